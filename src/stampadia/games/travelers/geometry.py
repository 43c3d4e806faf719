"""A Room Card in its four orientations: where its cells and directions are seen."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import ROOM_COLUMNS, ROOM_ROWS, Cell

Direction = tuple[int, int]

UP: Final = (-1, 0)
RIGHT: Final = (0, 1)
DOWN: Final = (1, 0)
LEFT: Final = (0, -1)
DIRECTIONS: Final[tuple[Direction, ...]] = (UP, RIGHT, DOWN, LEFT)


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
