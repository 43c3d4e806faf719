"""Doors between rooms that touch, and the numbers that make the doors lead there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import BlackNumber, Door, Place
from stampadia.games.chronicles.generate.layout import Plot
from stampadia.kernel.chance import Dealer

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
        plot = self.plots[room]
        first, second = self.doors[pair].cells
        inside = (
            plot.column <= first.column < plot.column + plot.width
            and plot.row <= first.row < plot.row + plot.height
        )
        return first if inside else second

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
        doors = {pair: door for pair, door in self.doors.items() if room not in pair}
        far = Ground(self.plots, doors).distances()
        return any(far[other] is None for other in others if other not in self.hidden)

    def closed(self, room: int) -> Ground | None:
        """The same without a door to this room; None if that cuts another one off."""
        doors = {pair: door for pair, door in self.doors.items() if room not in pair}
        ground = Ground(self.plots, doors, self.decoys, (*self.hidden, room))
        return ground if ground.whole() else None

    def dead_ended(self, room: int, dealer: Dealer) -> Ground | None:
        """The same with one door to this room; None if that cuts another one off."""
        own = self.doors_of(room)
        if len(own) == 1:
            return self
        for kept in dealer.shuffled(own):
            doors = {
                pair: door for pair, door in self.doors.items() if room not in pair or pair == kept
            }
            ground = Ground(self.plots, doors, self.decoys, self.hidden)
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
            return Numbered(rooms, _black_numbers(ground, rooms))
    raise AssertionError("numbers in the order of the sums always fit")


def _offsets(sums: list[list[int]], dealer: Dealer) -> Iterator[list[int]]:
    for _ in range(SHUFFLES):
        yield dealer.shuffled(range(WINDOW))[: len(sums)]
    # In the order of the sums the lower right gets the high numbers: dull, but it always fits.
    ranked = sorted(range(len(sums)), key=lambda room: max(sums[room], default=0))
    spread = sorted(dealer.shuffled(range(WINDOW))[: len(sums)])
    yield [spread[ranked.index(room)] for room in range(len(sums))]


def _black_numbers(ground: Ground, rooms: Sequence[int]) -> tuple[BlackNumber, ...]:
    return tuple(
        sorted(
            BlackNumber(place.column, place.row, rooms[room] - place.column - place.row)
            for room in range(len(ground.plots))
            for place in ground.door_places(room)
        )
    )
