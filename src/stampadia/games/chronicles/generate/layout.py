"""Where the rooms lie: edge to edge on the Map, around the stairs."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import SIZE, TABLE_ROWS, Place
from stampadia.kernel.chance import Dealer

START: Final = (3, 3)
ROOM_SETS: Final = (
    ((4, 4),) * 4 + ((3, 5),) * 4 + ((5, 3),) * 4,
    ((4, 4),) * 2 + ((3, 3),) * 10,
    ((5, 4), (4, 5)) + ((2, 3),) * 5 + ((3, 2),) * 5,
    ((6, 6),) + ((4, 2),) * 6 + ((2, 4),) * 7,
)
"""Four families of rooms; corridors fill each up to the rows of the table."""
CORRIDOR_LENGTHS: Final = 2, 3, 4
START_BAND: Final = range(6, 13)
"""Columns and rows where the start room's upper left cell may lie: near the middle."""
SPOTS_LOOKED_AT: Final = 2
"""Of so many free spots a room takes the one with most neighbours: fewer make sprawling maps,
more make crowded ones."""
ATTEMPTS: Final = 50

_STRIDE: Final = SIZE + 2


class Plot(Struct, frozen=True):
    """The ground of a room, before it has a number or a story."""

    column: int
    row: int
    width: int
    height: int

    @property
    def corridor(self) -> bool:
        return min(self.width, self.height) == 1

    @property
    def size(self) -> int:
        return self.width * self.height

    @property
    def places(self) -> tuple[Place, ...]:
        return tuple(
            Place(column, row)
            for row in range(self.row, self.row + self.height)
            for column in range(self.column, self.column + self.width)
        )


class _Spot(Struct, frozen=True):
    """A plot as bits: what it covers, and the cells that touch it from outside."""

    plot: Plot
    covers: int
    touches: int


def lay_out(dealer: Dealer) -> tuple[Plot, ...]:
    """All rooms of a sheet; the first is the start room. Each touches an earlier one."""
    # A crowded map may leave no spot for a large room: once in a thousand layouts.
    attempts = (_attempt(dealer) for _ in range(ATTEMPTS))
    return next(tuple(spot.plot for spot in spots) for spots in attempts if spots)


def _attempt(dealer: Dealer) -> list[_Spot] | None:
    column, row = dealer.one_of(START_BAND), dealer.one_of(START_BAND)
    spots = [_spot(column, row, *START)]
    covered = spots[0].covers
    for size in _shapes_in_order(dealer):
        free = [
            spot for spot in _spots(*size) if not covered & spot.covers and covered & spot.touches
        ]
        if not free:
            return None
        looked_at = [dealer.one_of(free) for _ in range(SPOTS_LOOKED_AT)]
        best = max(looked_at, key=lambda spot: _neighbours(spot, spots))
        spots.append(best)
        covered |= best.covers
    return spots


def _shapes_in_order(dealer: Dealer) -> list[tuple[int, int]]:
    halls = dealer.shuffled(dealer.one_of(ROOM_SETS))
    corridors = _corridors(dealer, TABLE_ROWS - 1 - len(halls))
    # Which rooms sit in the middle of the Map: those that are laid first.
    plan = dealer.below(3)
    if plan == 0:
        return corridors + halls
    if plan == 1:
        return sorted(halls, key=lambda size: -size[0] * size[1]) + corridors
    return dealer.shuffled(halls + corridors)


def _corridors(dealer: Dealer, count: int) -> list[tuple[int, int]]:
    lengths = [dealer.one_of(CORRIDOR_LENGTHS) for _ in range(count)]
    return [(length, 1) if index % 2 else (1, length) for index, length in enumerate(lengths)]


def _neighbours(spot: _Spot, spots: list[_Spot]) -> int:
    return sum(1 for other in spots if other.covers & spot.touches)


@cache
def _spots(width: int, height: int) -> tuple[_Spot, ...]:
    return tuple(
        _spot(column, row, width, height)
        for row in range(1, SIZE - height + 2)
        for column in range(1, SIZE - width + 2)
    )


def _spot(column: int, row: int, width: int, height: int) -> _Spot:
    covers = _bits(column, row, width, height)
    touches = (
        _bits(column - 1, row, 1, height)
        | _bits(column + width, row, 1, height)
        | _bits(column, row - 1, width, 1)
        | _bits(column, row + height, width, 1)
    )
    return _Spot(Plot(column, row, width, height), covers, touches)


def _bits(column: int, row: int, width: int, height: int) -> int:
    line = ((1 << width) - 1) << column
    return sum(line << (each * _STRIDE) for each in range(row, row + height))
