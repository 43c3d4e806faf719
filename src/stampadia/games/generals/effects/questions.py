"""What the questions of the ops are about, as Structs, which a compiled module must not hold."""

from __future__ import annotations

from stampadia.games.generals.language.skills import (
    CardsOf,
    DiscardCards,
    MoveUnit,
    MoveWounds,
    SelectUnit,
)
from stampadia.games.generals.rules.causes import Cause
from stampadia.games.generals.rules.questions import Cell, Then
from stampadia.kernel.agenda import About

# On units

Source = Cell | tuple[Cell, Cell]
"""A space; it may bring its own goal, which holds from there on."""


class WoundsToMove(About, frozen=True):
    """Asks how many wounds go from a unit to another."""

    cause: Cause
    op: MoveWounds
    rest: list[Source]
    goal: Cell
    left: int
    """How many may still be moved in all."""
    source: Cell


class JumpOnto(About, frozen=True):
    """Asks whether a unit that jumps changes places with the one there."""

    row: int
    here: int
    there: int


class ElementToPour(About, frozen=True):
    """Asks for the Element that these units get."""

    cells: list[Cell]
    amount: int


# On the deck and the hand


class UnitToPrint(About, frozen=True):
    """Asks where a unit is printed."""

    level: int


class LookedToTake(About, frozen=True):
    """Asks which of the cards looked at goes to a hand."""

    left: int
    """How many may still be taken."""


class CardsOwed(About, frozen=True):
    """Asks for the next card that must be given."""

    rest: tuple[CardsOf, ...]
    """What must be given after it."""


class AnyToDiscard(About, frozen=True):
    """Asks whether to give one more card."""

    cause: Cause
    op: DiscardCards


# On the cards of units


class CardToDiscard(About, frozen=True):
    """Asks which card the unit on this space loses."""

    cell: Cell


class CardToTake(About, frozen=True):
    """Asks which card of the unit on this space goes to a hand, so many times."""

    cell: Cell
    times: int
    cause: Cause


class UnitToMove(About, frozen=True):
    """Asks for a unit that can be moved."""

    cause: Cause
    op: SelectUnit | MoveUnit
    then: Then


class Destination(About, frozen=True):
    """Asks where the unit on this space goes."""

    cell: Cell


class SpaceForThis(About, frozen=True):
    """Asks for the space on which the speaking card becomes a unit."""

    cause: Cause


class CardToReplace(About, frozen=True):
    """Asks which card of the unit on this space makes way for the speaking one."""

    cause: Cause
    cell: Cell
