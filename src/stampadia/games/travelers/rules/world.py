"""What changes on the grid of a World."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.travelers.content import (
    WORLD_CARDS,
    WORLD_SIDES,
    Bonus,
    Meeting,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.rules.floor_plan import DIRECTIONS
from stampadia.workbench.bilingual import Text
from stampadia.workbench.recent import Itself, Recent

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

SIDE: Final = 3
"""The grid is three by three."""
EMPTY: Final = -1
UNSEEN: Final = WorldHalf(Text("?", "?"))
"""What stands for a half that nobody has seen yet, in an imagined adventure."""
NO_BONUS: Final = (0, 0, 0)


Known = tuple[frozenset[str], World]
"""What a player knows who has seen some halves: those that are unknown, and the cards."""
_KNOWN: Recent[Known] = Recent(64)


SEEN_AT_FIRST: Final = frozenset([f"{card + 1}A" for card in range(WORLD_CARDS)])
_CODES: Final = [f"{card + 1}{side}" for card in range(WORLD_CARDS) for side in WORLD_SIDES]


class WorldState:
    __slots__ = ("fulfilled", "grid", "marks", "seen", "sides", "token", "unknown", "world")

    def __init__(self, world: World, original: WorldState | None = None) -> None:
        """At the start, or as another is: what changes in place is copied."""
        self.world = world
        self.grid: list[int]
        """The card in each cell, row by row; EMPTY where it was removed."""
        self.sides: list[int]
        self.token: int
        """The hero's cell."""
        self.marks: frozenset[str]
        """Halves whose "For 1 time" has been used (ruling W9)."""
        self.fulfilled: bool
        self.seen: frozenset[str]
        self.unknown: frozenset[str]
        if original is None:
            self.grid = list(range(WORLD_CARDS))
            self.sides = [0] * WORLD_CARDS
            self.token = 0
            self.marks = frozenset()
            self.fulfilled = False
            self.seen = SEEN_AT_FIRST
            self.unknown = frozenset()
        else:
            self.grid = original.grid[:]
            self.sides = original.sides[:]
            self.token = original.token
            self.marks = original.marks
            self.fulfilled = original.fulfilled
            self.seen = original.seen
            self.unknown = original.unknown

    def clone(self) -> WorldState:
        return WorldState(self.world, self)

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of."""
        return (
            self.world.serial, self.grid, self.sides, self.token, sorted(self.marks),
            self.fulfilled, sorted(self.seen), sorted(self.unknown),
        )  # fmt: skip

    def only_known(self) -> None:
        """Forget every half that has not been seen."""
        key = Itself(self.world), self.seen
        self.unknown, self.world = _KNOWN.get(key) or _KNOWN.keep(key, self._known())

    def _known(self) -> Known:
        cards = [
            WorldCard(
                *(
                    half if f"{number}{side}" in self.seen else UNSEEN
                    for side, half in zip(WORLD_SIDES, card.halves, strict=True)
                )
            )
            for number, card in enumerate(self.world.cards, start=1)
        ]
        world = World(self.world.serial, self.world.title, tuple(cards), self.world.date)
        return frozenset(_CODES) - self.seen, world

    # Looking

    @property
    def serial(self) -> str:
        return self.world.serial

    def code(self, card: int) -> str:
        return _CODES[2 * card + self.sides[card]]

    def half(self, card: int) -> WorldHalf:
        printed = self.world.cards[card]
        return printed.b if self.sides[card] else printed.a

    @property
    def here(self) -> int:
        """The card under the token, or EMPTY."""
        return self.grid[self.token]

    def mapped(self, place: str) -> bool:
        """Ruling W4: the card lies on the grid, with that side up if the place names one."""
        card = int(place[0]) - 1
        return card in self.grid and (len(place) == 1 or self.code(card) == place)

    def meeting(self, place: str) -> Meeting:
        return self.world.cards[int(place[0]) - 1].halves[WORLD_SIDES.index(place[1])].meeting

    def bonus(self, cell: int) -> Bonus:
        """Ruling W3: from the half that is up on the right, only through open spaces."""
        card = self.grid[cell]
        if card == EMPTY or cell % SIDE == SIDE - 1 or self.grid[cell + 1] == EMPTY:
            return NO_BONUS
        given = self.half(self.grid[cell + 1]).bonus
        if given is None:
            return NO_BONUS
        spaces = self.half(card).open
        return (
            given[0] if "level" in spaces else 0,
            given[1] if "attack" in spaces else 0,
            given[2] if "defense" in spaces else 0,
        )

    # Changing

    def turn(self, card: int) -> None:
        """Ruling W9: a mark is gone with the turn."""
        self.marks -= {self.code(card)}
        self.sides[card] = 1 - self.sides[card]
        self.seen |= {self.code(card)}

    def remove(self, card: int) -> None:
        self.marks -= {self.code(card)}
        self.grid[self.grid.index(card)] = EMPTY

    def swap(self, one: int, other: int) -> None:
        """Ruling W11: the token goes with the card it stands on."""
        here = self.here
        first, second = self.grid.index(one), self.grid.index(other)
        self.grid[first], self.grid[second] = other, one
        if here != EMPTY:
            self.token = self.grid.index(here)


# Where cells lie


def _ways(cell: int) -> list[int]:
    row, column = divmod(cell, SIDE)
    return [
        number
        for number, (down, right) in enumerate(DIRECTIONS)
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    ]


_WAYS: Final = [_ways(cell) for cell in range(SIDE * SIDE)]


def ways(cell: int) -> list[int]:
    """The directions that stay on the grid."""
    return _WAYS[cell]


def cell_beyond(cell: int, way: int) -> int:
    down, right = DIRECTIONS[way]
    return cell + SIDE * down + right


def world_of(position: Position) -> WorldState:
    assert position.world is not None
    return position.world
