"""What is asked, and what it may cost: a small Struct for each question, as its answer needs it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, structs

from stampadia.games.chronicles.instructions import Ability, Resource, Text
from stampadia.kernel.agenda import About

# Prices


class Price(Struct, frozen=True, tag_field="price"):
    """Something given up to meet an offer. A fingerprint knows it by its bare values."""

    def __repr__(self) -> str:
        return _bare(self.__struct_config__.tag, *structs.astuple(self))


def _bare(*values: Any) -> str:
    return f"({', '.join(map(repr, values))})"


class Paid(Price, frozen=True, tag="pay"):
    what: Resource
    amount: int

    def __repr__(self) -> str:
        return _bare(self.what, self.amount)


class ItemGiven(Price, frozen=True, tag="item"):
    item: int


class Said(Price, frozen=True, tag="say"):
    words: Text


class Forgotten(Price, frozen=True, tag="forget"):
    keyword: str
    gold: int
    """What makes up for a number that is too small."""


class TurnPassed(Price, frozen=True, tag="pass"):
    """The hero's turn."""


class DieDiscarded(Price, frozen=True, tag="discard"):
    value: int


class DieSet(Price, frozen=True, tag="set"):
    value: int
    to: int


AnyPrice = Paid | ItemGiven | Said | Forgotten | TurnPassed | DieDiscarded | DieSet
Way = tuple[AnyPrice, ...]
"""One way to meet all the offers of a clause."""


# Clauses that ask, by their number over the whole sheet; a view says it otherwise


class Offering(About, frozen=True, tag="offering"):
    clause: int
    ways: tuple[Way, ...]


class Riddling(About, frozen=True, tag="riddling"):
    clause: int
    """-1: an item's."""


# Questions that views show as they are


class ItemPrice(About, frozen=True, tag="item-price"):
    item: int
    ways: tuple[Way, ...]


class Pulled(About, frozen=True, tag="pulled"):
    foe: int
    left: int
    """Spaces after this one."""


class Waiting(About, frozen=True, tag="waiting"):
    """Enemies whose turn is still to come."""

    enemies: tuple[tuple[int, int], ...]
    """The distance of each, and which it is."""


class Value(About, frozen=True, tag="value"):
    """The strength of an attack, or the value of a free ability."""

    value: int


class Copied(About, frozen=True, tag="copied"):
    """An ability of the Enemy Sheet, in this row, with so many dice."""

    value: int
    row: int
    dice: int


class ChangedDie(About, frozen=True, tag="changed-die"):
    how: Literal["by", "to", "flip", "discard"]
    number: int = 0


class Damage(About, frozen=True, tag="damage"):
    amount: int
    left: int
    """How many more enemies it may hit."""
    chosen: tuple[int, ...] = ()


class Victims(About, frozen=True, tag="victims"):
    """Direct damage to some of these enemies."""

    damage: Damage
    targets: tuple[int, ...]


class NewAbility(About, frozen=True, tag="new-ability"):
    """To be written into an empty box."""

    ability: Ability


class NewCell(About, frozen=True, tag="new-cell"):
    """A grey cell to be drawn."""

    digit: int


class IntoRoom(About, frozen=True, tag="into-room"):
    """The hero is put anywhere in this room."""

    room: int


AnyQuestion = (
    ItemPrice
    | Pulled
    | Waiting
    | Value
    | Copied
    | ChangedDie
    | Victims
    | NewAbility
    | NewCell
    | IntoRoom
)
