"""What the printed Map tells about rooms that nobody has entered.

Every number beside a door names the room it lies in (manual: number + column + row), no number of
another room lies inside a room, and every door on a room's wall is a true one. So the numbers and
doors leave few rectangles for a room; the symbols inside them are what waits there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.figures import Guess, Rectangle
from stampadia.games.chronicles.content import SIZE, BlackNumber, Door
from stampadia.games.chronicles.prepared import cell_of, place_of

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

LONGEST_WALL: Final = 6
USUAL_SIZES: Final = frozenset({
    (3, 3), (4, 4), (3, 5), (5, 3), (5, 4), (4, 5), (2, 3), (3, 2), (4, 2), (2, 4), (6, 6),
    (1, 2), (1, 3), (1, 4), (2, 1), (3, 1), (4, 1),
})  # fmt: skip
UNUSUAL: Final = 0.01
"""How likely another size is, beside a usual one."""
SEEN: Final = 4.0
"""How much likelier a size becomes with every drawn room that has it, turned or not."""
MORE_DOORS: Final = 100.0
"""How much likelier a rectangle is with one more number of its own inside: another room's number
would have to be right by accident."""
UNKNOWN_WAY: Final = 8
"""Doors to a room that is on nobody's map: hidden, or far away."""
LOOKED_AT: Final = 8
"""Rectangles kept for a room."""


@lru_cache(maxsize=64)
def atlas(
    doors: tuple[Door, ...], numbers: tuple[BlackNumber, ...]
) -> dict[int, tuple[Rectangle, ...]]:
    """For each room number, all rectangles that the print allows."""
    told = {cell_of(one): one.room for one in numbers}
    steps = [tuple(map(cell_of, door.cells)) for door in doors]
    bits = dict.fromkeys(told.values(), 0)
    for cell, number in told.items():
        bits[number] |= 1 << cell
    numbered = sum(1 << cell for cell in told)
    found: dict[int, list[Rectangle]] = defaultdict(list)
    for cells, size in _rectangles():
        inside = cells & numbered
        if not inside:
            continue
        number = told[inside.bit_length() - 1]
        if inside & ~bits[number]:
            continue
        ways = _doors_of(cells, steps)
        if ways is not None and inside == sum(1 << cell for cell in {way[0] for way in ways}):
            found[number].append(Rectangle(cells, size, ways))
    return {number: tuple(rectangles) for number, rectangles in found.items()}


@lru_cache(maxsize=1)
def _rectangles() -> list[tuple[int, tuple[int, int]]]:
    """Wherever they may lie on the Map, a bit for each cell."""
    return [
        (_bits(column, row, width, height), (width, height))
        for width in range(1, LONGEST_WALL + 1)
        for height in range(1, LONGEST_WALL + 1)
        for row in range(SIZE - height + 1)
        for column in range(SIZE - width + 1)
    ]


def _bits(column: int, row: int, width: int, height: int) -> int:
    line = (1 << width) - 1 << column
    return sum(line << SIZE * each for each in range(row, row + height))


def _doors_of(cells: int, steps: list[tuple[int, ...]]) -> tuple[tuple[int, int], ...] | None:
    """The doors on its walls; None when there is one in its middle."""
    found = []
    for one, other in steps:
        within, beyond = cells >> one & 1, cells >> other & 1
        if within and beyond:
            return None
        if within:
            found.append((one, other))
        elif beyond:
            found.append((other, one))
    return tuple(found)


# What one position makes of it


class Chart:
    """All rooms that doors of drawn rooms lead to, directly or through one another."""

    def __init__(self, position: Position) -> None:
        prepared = position.prepared
        self.guesses: dict[int, Guess] = {}
        self.ways: dict[int, list[int]] = defaultdict(list)
        """From each room to its neighbours, drawn or guessed."""
        self.losses: dict[Hashable, float] = {}
        """What others have worked out about its rooms."""
        self.steps: dict[int, list[tuple[int, int, int, int]]] = {}
        """Through its doors, as `routes` tells them."""
        self._far: dict[int, dict[int, int]] = {}
        self._atlas = atlas(prepared.sheet.doors, prepared.sheet.numbers)
        self._drawn = 0
        self._sizes: dict[tuple[int, int], int] = defaultdict(int)
        for index, room in enumerate(prepared.sheet.rooms):
            if position.drawn >> index & 1:
                self._drawn |= sum(1 << cell for cell in prepared.rooms[index].cells)
                self._sizes[room.width, room.height] += not room.start
        self._explore(position)

    def _explore(self, position: Position) -> None:
        """From the drawn rooms outwards."""
        prepared = position.prepared
        edge = []
        for index, room in enumerate(prepared.rooms):
            if position.drawn >> index & 1:
                for door in room.exits:
                    if door.leads >= 0:
                        self.ways[index].append(door.leads)
                        edge.append((door.leads, door.outside))
        while edge:
            following = []
            for room_index, entrance in edge:
                if position.drawn >> room_index & 1 or room_index in self.guesses:
                    continue
                guess = self._guess(position, room_index, entrance)
                self.guesses[room_index] = guess
                for there, outside in self.beyond(position, room_index):
                    self.ways[room_index].append(there)
                    following.append((there, outside))
            edge = following

    def _guess(self, position: Position, room: int, entrance: int) -> Guess:
        prepared = position.prepared
        weighed = sorted(
            (
                (self._weight(one), one)
                for one in self._atlas.get(prepared.rooms[room].number, ())
                if one.cells >> entrance & 1 and not one.cells & self._drawn
            ),
            key=lambda pair: (-pair[0], pair[1].cells),
        )[:LOOKED_AT]
        total = added([weight for weight, _ in weighed])
        foes: list[tuple[int, float]] = []
        for foe, cell in enumerate(prepared.foe_cells):
            within = added([weight for weight, one in weighed if one.cells >> cell & 1])
            if within:
                foes.append((foe, within / total))
        best = weighed[0][1] if weighed else Rectangle(1 << entrance, (1, 1), ())
        return Guess(room, entrance, tuple(foes), best.cells, best.doors)

    def _weight(self, one: Rectangle) -> float:
        usual = 1.0 if one.size in USUAL_SIZES else UNUSUAL
        inside = len({cell for cell, _ in one.doors})
        seen = self._sizes[one.size] + (one.size[0] != one.size[1]) * self._sizes[one.size[::-1]]
        return (usual + SEEN * seen) * MORE_DOORS**inside

    def beyond(self, position: Position, room: int) -> list[tuple[int, int]]:
        """The rooms that a guessed room leads to, and the cells outside its doors."""
        guess = self.guesses.get(room)
        doors = guess.doors if guess else ()
        named = position.prepared.room_named_at
        found = [(named(place_of(outside)), outside) for _, outside in doors]
        return [(there, outside) for there, outside in found if there >= 0]

    def doors(self, room: int, other: int) -> int:
        """How many doors lie between two rooms, as far as one can tell."""
        if room not in self._far:
            self._far[room] = self._measure(room)
        return self._far[room].get(other, UNKNOWN_WAY)

    def _measure(self, room: int) -> dict[int, int]:
        found = {room: 0}
        edge = [room]
        for here in edge:
            for there in self.ways[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
        return found


def chart_of(position: Position) -> Chart:
    notes = position.prepared.notes
    if "chart" not in notes:
        notes["chart"] = Chart(position)
    chart: Chart = notes["chart"]
    return chart
