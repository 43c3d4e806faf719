"""What changes on the grid of a World."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from stampadia.workbench.fields import Declared, listed, same
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


class WorldState(Declared):
    world: World = same(told=lambda at: at.world.serial)
    grid: list[int] = listed(lambda _: list(range(WORLD_CARDS)))
    """The card in each cell, row by row; EMPTY where it was removed."""
    sides: list[int] = listed(lambda _: [0] * WORLD_CARDS)
    token: int = same(0)
    """The hero's cell."""
    marks: frozenset[str] = same(frozenset(), told=lambda at: sorted(at.marks))
    """Halves whose "For 1 time" has been used (ruling W9)."""
    fulfilled: bool = same(False)
    seen: frozenset[str] = same(
        frozenset(f"{card + 1}A" for card in range(WORLD_CARDS)), told=lambda at: sorted(at.seen)
    )
    unknown: frozenset[str] = same(frozenset(), told=lambda at: sorted(at.unknown))

    def __init__(self, world: World) -> None:
        self.world = world
        self.lay()

    def only_known(self) -> None:
        """Forget every half that has not been seen."""
        key = Itself(self.world), self.seen
        self.unknown, self.world = _KNOWN.get(key) or _KNOWN.keep(key, self._known())

    def _known(self) -> Known:
        codes = {f"{card + 1}{side}" for card in range(WORLD_CARDS) for side in WORLD_SIDES}
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
        return frozenset(codes - self.seen), world

    # Looking

    @property
    def serial(self) -> str:
        return self.world.serial

    def code(self, card: int) -> str:
        return f"{card + 1}{WORLD_SIDES[self.sides[card]]}"

    def half(self, card: int) -> WorldHalf:
        return self.world.cards[card].halves[self.sides[card]]

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
        given = self.half(self.grid[cell + 1]).bonus or NO_BONUS
        spaces = self.half(card).open
        level, attack, defense = (
            amount if stat in spaces else 0
            for stat, amount in zip(("level", "attack", "defense"), given, strict=True)
        )
        return level, attack, defense

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


def ways(cell: int) -> list[int]:
    """The directions that stay on the grid."""
    row, column = divmod(cell, SIDE)
    return [
        number
        for number, (down, right) in enumerate(DIRECTIONS)
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    ]


def cell_beyond(cell: int, way: int) -> int:
    down, right = DIRECTIONS[way]
    return cell + SIDE * down + right


def world_of(position: Position) -> WorldState:
    assert position.world is not None
    return position.world
