"""What the questions of the rules are about (`kernel/agenda.py`, `About`). They are Structs, which
a compiled module must not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stampadia.games.generals.language.units import Units
from stampadia.games.generals.rules.causes import Cause
from stampadia.kernel.agenda import About

Cell = tuple[int, int]
"""Row and column."""
Then = Callable[[Any, Cause, Any, list[Cell]], None]
"""What to do with the units that an op means: the position, whose text it is, the op, the
cells."""


class UnitOfMany(About, frozen=True):
    """Asks for the next unit that an op means."""

    cause: Cause
    op: Any
    rest: tuple[Units, ...]
    """Those that are still to be settled."""
    found: list[Cell]
    then: Then


class UnitOfText(About, frozen=True):
    """Asks for the one unit that an op means."""

    cause: Cause
    op: Any


class EventOffered(About, frozen=True):
    """Asks whether to use the face-up event."""

    moment: str
    """The special window that is open, or nothing."""
    serial: int
    """The unit whose moment it is."""


class CardGiven(About, frozen=True):
    """Asks who gets the first of the cards looked at."""

    told: str
    """The fact's name."""


class DirectHit(About, frozen=True):
    """Asks what to give for an attack that no unit stops."""

    attack: int


class ShieldToKeep(About, frozen=True):
    """Asks which Shield a general takes to the hand."""

    seat: int
