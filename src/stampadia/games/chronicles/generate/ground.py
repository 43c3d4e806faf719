"""The ground: where the rooms lie, the doors between them, and the numbers that lead there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import SIZE, TABLE_ROWS, BlackNumber, Door, Place
from stampadia.kernel.chance import Dealer

# Where the rooms lie: edge to edge on the Map, around the stairs.


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
        neighbours = [sum(1 for other in spots if other.covers & one.touches) for one in looked_at]
        best = looked_at[neighbours.index(max(neighbours))]
        spots.append(best)
        covered |= best.covers
    return spots


def _shapes_in_order(dealer: Dealer) -> list[tuple[int, int]]:
    halls = dealer.shuffled(dealer.one_of(ROOM_SETS))
    lengths = [dealer.one_of(CORRIDOR_LENGTHS) for _ in range(TABLE_ROWS - 1 - len(halls))]
    corridors = [(length, 1) if index % 2 else (1, length) for index, length in enumerate(lengths)]
    # Which rooms sit in the middle of the Map: those that are laid first.
    plan = dealer.below(3)
    if plan == 0:
        return corridors + halls
    if plan == 1:
        return sorted(halls, key=lambda size: -size[0] * size[1]) + corridors
    return dealer.shuffled(halls + corridors)


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


# Doors between rooms that touch, and the numbers that make the doors lead there

Pair = tuple[int, int]
"""Two rooms by their place in the layout, the smaller first."""

FEWEST_REAL_ROOMS: Final = 15
"""Leaf corridors become decoy rows only while so many rooms stay real."""
NUMBERS: Final = range(15, 66)
WINDOW: Final = 30
"""The room numbers of a sheet lie this close together, so that a decoy door's sum hits one."""
MOST_BLACK_NUMBER: Final = 60
SHUFFLES: Final = 40


class Ground:
    """The rooms of a sheet and the doors between them; 0 is the start room."""

    __slots__ = ("decoys", "doors", "hidden", "plots")

    def __init__(
        self,
        plots: Sequence[Plot],
        doors: Mapping[Pair, Door],
        decoys: Collection[int] = (),
        hidden: Collection[int] = (),
    ) -> None:
        self.plots = tuple(plots)
        self.doors = dict(doors)
        self.decoys = tuple(decoys)
        self.hidden = tuple(hidden)

    @property
    def real(self) -> list[int]:
        return [room for room in range(len(self.plots)) if room not in self.decoys]

    def doors_of(self, room: int) -> list[Pair]:
        return [pair for pair in self.doors if room in pair]

    def door_places(self, room: int) -> set[Place]:
        """The cells of a room just inside its doors."""
        return {self.place_inside(pair, room) for pair in self.doors_of(room)}

    def place_inside(self, pair: Pair, room: int) -> Place:
        first, second = self.doors[pair].cells
        return first if first in self.plots[room].places else second

    def distances(self) -> list[int | None]:
        """Doors from the start to each room; None where no doors lead."""
        beside: list[list[int]] = [[] for _ in self.plots]
        for one, other in self.doors:
            beside[one].append(other)
            beside[other].append(one)
        far: list[int | None] = [None] * len(self.plots)
        far[0] = 0
        reached = [0]
        for room in reached:
            here = far[room]
            assert here is not None
            for other in beside[room]:
                if far[other] is None:
                    far[other] = here + 1
                    reached.append(other)
        return far

    def whole(self) -> bool:
        """Do doors lead to every real room that is not hidden?"""
        far = self.distances()
        return all(far[room] is not None for room in self.real if room not in self.hidden)

    def bars(self, room: int, others: Iterable[int]) -> bool:
        """Does every way to one of the others lead through this room?"""
        far = self._without(self.doors_of(room)).distances()
        return any(far[other] is None for other in others if other not in self.hidden)

    def closed(self, room: int) -> Ground | None:
        """The same without a door to this room; None if that cuts another one off."""
        ground = self._without(self.doors_of(room), (room,))
        return ground if ground.whole() else None

    def _without(self, pairs: Collection[Pair], hidden: Collection[int] = ()) -> Ground:
        """The same without some of its doors, and with more hidden rooms."""
        doors = {pair: door for pair, door in self.doors.items() if pair not in pairs}
        return Ground(self.plots, doors, self.decoys, (*self.hidden, *hidden))

    def dead_ended(self, room: int, dealer: Dealer) -> Ground | None:
        """The same with one door to this room; None if that cuts another one off."""
        own = self.doors_of(room)
        if len(own) == 1:
            return self
        for kept in dealer.shuffled(own):
            ground = self._without([pair for pair in own if pair != kept])
            if ground.whole():
                return ground
        return None


def open_doors(plots: Sequence[Plot], dealer: Dealer) -> Ground:
    """One door between any two rooms that touch. Corridors that lead nowhere become decoys."""
    doors = {
        (one, other): dealer.one_of(shared)
        for one in range(len(plots))
        for other in range(one + 1, len(plots))
        if (shared := _shared_edges(plots[one], plots[other]))
    }
    decoys: list[int] = []
    for room in dealer.shuffled(range(1, len(plots))):
        own = [pair for pair in doors if room in pair]
        spare = len(plots) - len(decoys) > FEWEST_REAL_ROOMS
        if plots[room].corridor and len(own) == 1 and spare:
            decoys.append(room)
            del doors[own[0]]
    return Ground(plots, doors, sorted(decoys))


def _shared_edges(one: Plot, other: Plot) -> list[Door]:
    """Where a door between the two rooms may be."""
    rows = range(max(one.row, other.row), min(one.row + one.height, other.row + other.height))
    columns = range(
        max(one.column, other.column), min(one.column + one.width, other.column + other.width)
    )
    for left, right in ((one, other), (other, one)):
        if left.column + left.width == right.column:
            return [Door(right.column - 1, row, "right") for row in rows]
        if left.row + left.height == right.row:
            return [Door(column, right.row - 1, "down") for column in columns]
    return []


class Numbered(Struct, frozen=True):
    rooms: tuple[int, ...]
    """The number of each room of the ground."""
    black: tuple[BlackNumber, ...]


def number_rooms(ground: Ground, dealer: Dealer) -> Numbered:
    """Room numbers such that every black number is within its range."""
    sums = [
        [place.column + place.row for place in sorted(ground.door_places(room))]
        for room in range(len(ground.plots))
    ]
    for offsets in _offsets(sums, dealer):
        base = max(
            [NUMBERS[0]]
            + [max(own) - offset for own, offset in zip(sums, offsets, strict=True) if own]
        )
        rooms = tuple(base + offset for offset in offsets)
        if max(rooms) in NUMBERS and all(
            number - min(own) <= MOST_BLACK_NUMBER
            for own, number in zip(sums, rooms, strict=True)
            if own
        ):
            black = [
                BlackNumber(place.column, place.row, number - place.column - place.row)
                for room, number in enumerate(rooms)
                for place in ground.door_places(room)
            ]
            return Numbered(rooms, tuple(sorted(black)))
    raise AssertionError("numbers in the order of the sums always fit")


def _offsets(sums: list[list[int]], dealer: Dealer) -> Iterator[list[int]]:
    for _ in range(SHUFFLES):
        yield dealer.shuffled(range(WINDOW))[: len(sums)]
    # In the order of the sums the lower right gets the high numbers: dull, but it always fits.
    ranked = sorted(range(len(sums)), key=lambda room: max(sums[room], default=0))
    spread = sorted(dealer.shuffled(range(WINDOW))[: len(sums)])
    yield [spread[ranked.index(room)] for room in range(len(sums))]
