"""The small things that the honest player reckons with. They stay as they are where all around them
is machine code, which would forget that a Struct is frozen (`workbench/native.py`). None of them
can be part of a circle, so the collector need not look for them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.instructions import Ability

Boxed = tuple[int, Ability]
"""A box of the Enemy Sheet (2 * column + row), and what it says."""
Boxes = tuple[Ability | None, ...]
"""The eight boxes of the Hero Sheet; None: empty, or its column does not work."""
Copies = tuple[tuple[Ability, ...], tuple[Ability, ...]]
"""What Copy finds on the Enemy Sheet, in the upper and in the lower row."""


class Habits(Struct, frozen=True, cache_hash=True, gc=False):
    """What a room does to the turns of one side."""

    reduced: int = 0
    """So many points off one die."""
    rerolls: bool = False
    one_ability: bool = False
    move_plus: int = 0


class Foe(Struct, frozen=True, cache_hash=True, gc=False):
    """An enemy as the Enemy Sheet tells it, and the cell where it stands."""

    cell: int
    defense: int
    xp: int
    boxes: tuple[Boxed, ...]
    attacks: tuple[Ability, ...]


class Strike(Struct, frozen=True, cache_hash=True, gc=False):
    strength: int
    range: int
    exactly: bool = False
    all: bool = False

    def reaches(self, distance: int) -> bool:
        return distance == self.range if self.exactly else distance <= self.range


class Plan(Struct, frozen=True, cache_hash=True, gc=False):
    """A turn: strike, walk, strike; and what lasts while the enemies act."""

    first: Strike | None = None
    spaces: int = 0
    then: Strike | None = None
    guard: int = 0
    locked: int = 0
    healed: int = 0
    gold: int = 0


class Growth(Struct, frozen=True, cache_hash=True, gc=False):
    """What the hero becomes when he has gained so many XP more."""

    xp: int
    boxes: Boxes
    bonus: int


class Fighter(Struct, frozen=True, cache_hash=True, gc=False):
    """The hero as far as a battle is concerned."""

    boxes: Boxes
    bonus: int
    """Of the enabled columns, on his defense."""
    growth: tuple[Growth, ...] = ()

    def after(self, xp: int) -> Fighter:
        boxes, bonus = self.boxes, self.bonus
        later = []
        for one in self.growth:
            if one.xp <= xp:
                boxes, bonus = one.boxes, one.bonus
            else:
                later.append(Growth(one.xp - xp, one.boxes, one.bonus))
        return Fighter(boxes, bonus, tuple(later))


class Scene(Struct, frozen=True, gc=False):
    """What stays the same from round to round while nobody falls."""

    cells: tuple[int, ...]
    foes: tuple[Foe, ...]
    fighter: Fighter
    hero_habits: Habits
    foe_habits: Habits
    copies: Copies


class Rectangle(Struct, frozen=True, gc=False):
    """A place where a room may lie."""

    cells: int
    """A bit for each cell."""
    size: tuple[int, int]
    doors: tuple[tuple[int, int], ...]
    """Cells inside and outside its doors."""


class Guess(Struct, frozen=True, gc=False):
    """An undiscovered room as it probably is."""

    room: int
    entrance: int
    foes: tuple[tuple[int, float], ...]
    """Enemy symbols that may stand in it, and how likely."""
    cells: int
    """The likeliest rectangle."""
    doors: tuple[tuple[int, int], ...]


class Wants(Struct, frozen=True, gc=False):
    """What helps to win: rooms to be ticked, things to have, keywords to know."""

    ticks: frozenset[int] = frozenset()
    items: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()

    def joined(self, other: Wants) -> Wants:
        return Wants(
            self.ticks | other.ticks, self.items | other.items, self.keywords | other.keywords
        )


STRANDED: Final = 30.0
"""Gold that will not last for what is wanted, and for each coin that is missing:"""
MISSING_COIN: Final = 5.0


class Prices(Struct, frozen=True, gc=False):
    gold: float
    hp: float
    xp: float
    death: float
    spare: int
    """Gold that is not needed for the way."""

    def of_gold(self, amount: int) -> float:
        """To spend so much gold: the last coins are dear."""
        missing = amount - self.spare
        return self.gold * amount + (STRANDED + MISSING_COIN * missing if missing > 0 else 0.0)


class Route(Struct, frozen=True, order=True, gc=False):
    """How to get into a room from where the hero is."""

    price: float
    gold: int
    loss: float
    first: int
    """The cell to walk to now; NOWHERE: he is there."""


class Errand(Struct, frozen=True, gc=False):
    """Something to do: in which room, on which cell, and what for."""

    room: int
    cell: int
    """NOWHERE: being in the room is enough."""
    reward: float
    loss: float = 0.0
    """HP that it may cost, besides the way."""


SAFELY: Final = 2
"""The best kind of idea."""


class Idea(Struct, frozen=True, gc=False):
    """An errand, the way to it, and how good an idea it is."""

    rank: tuple[int, float]
    errand: Errand
    way: Route

    @property
    def safe(self) -> bool:
        return self.rank[0] == SAFELY
