"""Room Cards in their four orientations, and the twenty-four rooms of a Dungeon prepared for
walking."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from stampadia.games.travelers.content import (
    ORIENTATIONS,
    ROOM_CARDS,
    ROOM_COLUMNS,
    ROOM_ROWS,
    Cell,
    Dungeon,
    Entry,
)
from stampadia.games.travelers.rules.rooms import Passageway, Room
from stampadia.workbench.walking import steps_from

Direction = tuple[int, int]

UP: Final = (-1, 0)
RIGHT: Final = (0, 1)
DOWN: Final = (1, 0)
LEFT: Final = (0, -1)
DIRECTIONS: Final[tuple[Direction, ...]] = (UP, RIGHT, DOWN, LEFT)
WAYS: Final = ("up", "right", "down", "left")
"""As words and choices number them."""
CORNERS: Final = frozenset(
    (row, column) for row in (0, ROOM_ROWS - 1) for column in (0, ROOM_COLUMNS - 1)
)


def size(orientation: int) -> tuple[int, int]:
    """Rows and columns, as seen: B and D lie on their long side."""
    return (ROOM_COLUMNS, ROOM_ROWS) if orientation % 2 else (ROOM_ROWS, ROOM_COLUMNS)


def turned(cell: Cell, orientation: int) -> Cell:
    """A cell of the card with A up, as it is seen in this orientation: each is one quarter turn to
    the left further."""
    row, column = cell
    for turn in range(orientation):
        row, column = size(turn)[1] - 1 - column, row
    return row, column


def turned_direction(direction: Direction, orientation: int) -> Direction:
    down, right = direction
    for _ in range(orientation):
        down, right = -right, down
    return down, right


def outward(cell: Cell) -> Direction | None:
    """Where a door in this cell of the card leads, with A up; None inside and in the corners."""
    row, column = cell
    ways = [
        way
        for way, at_border in (
            (UP, row == 0),
            (RIGHT, column == ROOM_COLUMNS - 1),
            (DOWN, row == ROOM_ROWS - 1),
            (LEFT, column == 0),
        )
        if at_border
    ]
    return ways[0] if len(ways) == 1 else None


def stepped(cell: Cell, direction: Direction) -> Cell:
    return cell[0] + direction[0], cell[1] + direction[1]


# The rooms of a Dungeon


ROOMS: Final = ROOM_CARDS * len(ORIENTATIONS)
DOOR: Final = 4
"""The mark of a step through a door, beside the four directions inside a room."""


CODES: Final = [f"{card + 1}{side}" for card in range(ROOM_CARDS) for side in ORIENTATIONS]
_ROOMS_BY_CODE: Final = {code: room for room, code in enumerate(CODES)}


def code_of(room: int) -> str:
    return CODES[room]


def room_of(code: str) -> int:
    return _ROOMS_BY_CODE[code]


@lru_cache(maxsize=64)
def rooms_of(dungeon: Dungeon) -> tuple[Room, ...]:
    entries = {entry.room: entry for page in dungeon.pages for entry in page}
    return tuple(_room(dungeon, index, entries.get(code_of(index))) for index in range(ROOMS))


def _room(dungeon: Dungeon, index: int, entry: Entry | None) -> Room:
    number, orientation = divmod(index, 4)
    card = dungeon.rooms[number]
    floor = frozenset(turned(cell, orientation) for cell in floor_cells(card.rows))
    return Room(
        index=index,
        code=code_of(index),
        card=number,
        orientation=orientation,
        floor=floor,
        steps={cell: _steps(cell, floor) for cell in sorted(floor)},
        doors=tuple(_doors(dungeon, index)),
        symbol=turned(card.symbol, orientation),
        entry=entry,
    )


def floor_cells(rows: tuple[str, ...]) -> list[Cell]:
    """With the A side up."""
    return [
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark != "#"
    ]


def floor_of(rows: tuple[str, ...]) -> frozenset[Cell]:
    return frozenset(floor_cells(rows))


def distances(floor: frozenset[Cell], start: Cell) -> dict[Cell, int]:
    def beside(cell: Cell) -> Iterator[Cell]:
        return (there for way in DIRECTIONS if (there := stepped(cell, way)) in floor)

    return steps_from([start], beside)


def _steps(cell: Cell, floor: frozenset[Cell]) -> tuple[tuple[int, Cell], ...]:
    ways = ((number, stepped(cell, way)) for number, way in enumerate(DIRECTIONS))
    return tuple((number, to) for number, to in ways if to in floor)


def _doors(dungeon: Dungeon, index: int) -> list[Passageway]:
    number, orientation = divmod(index, 4)
    found = []
    for door in dungeon.rooms[number].doors:
        way = outward(door.cell)
        if door.codes[orientation] and way is not None:
            to = room_of(door.codes[orientation])
            direction = DIRECTIONS.index(turned_direction(way, orientation))
            arrival = _door_back(dungeon, to, code_of(index))
            found.append(Passageway(turned(door.cell, orientation), direction, to, arrival))
    return found


def _door_back(dungeon: Dungeon, room: int, code: str) -> Cell | None:
    """Ruling D3: the one door of that room whose code names the room that is left."""
    number, orientation = divmod(room, 4)
    for door in dungeon.rooms[number].doors:
        if door.codes[orientation] == code:
            return turned(door.cell, orientation)
    return None


def placed_beside(top_left: Cell, door: Passageway) -> Cell:
    """Where the next room's top left corner lies, so that the two doors meet (ruling D2)."""
    assert door.arrival is not None
    here = top_left[0] + door.cell[0], top_left[1] + door.cell[1]
    there = stepped(here, DIRECTIONS[door.direction])
    return there[0] - door.arrival[0], there[1] - door.arrival[1]


def overlap(one: Cell, one_orientation: int, other: Cell, other_orientation: int) -> bool:
    rows, columns = size(one_orientation)
    other_rows, other_columns = size(other_orientation)
    return (
        one[0] < other[0] + other_rows
        and other[0] < one[0] + rows
        and one[1] < other[1] + other_columns
        and other[1] < one[1] + columns
    )


def cell_number(room: int, cell: Cell) -> int:
    """The cells of a room row by row, as they are seen."""
    return cell[0] * size(room % 4)[1] + cell[1]


def numbered_cell(room: int, number: int) -> Cell:
    return divmod(number, size(room % 4)[1])
