"""The Room Cards on the table: floors, walls, doors with the room behind them, symbols, the token.

A row of cells is one line; between two rows there is a line only where some room begins or ends.
"""

from __future__ import annotations

from typing import Final

from textual.content import Content

from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.text.maps import (
    CORNERS,
    TOKEN,
    WALL,
    Island,
    island_numbers,
    on_table,
)
from stampadia.games.travelers.text.wording import symbol
from stampadia.games.travelers.view import DungeonView, RoomView
from stampadia.terminal.draw.pieces import Canvas

WIDE: Final = 4
"""Characters of a cell with the edge on its left."""
PAPER: Final = "on $card"


class DrawnIsland(Island):
    """Rooms with a common plan, and on which lines they are drawn."""

    def __init__(self, dungeon: DungeonView, number: int) -> None:
        super().__init__(dungeon, number)
        self._ruled: dict[int, bool] = {}
        self.line_of: dict[int, int] = {}
        """On which line a row of cells is drawn."""
        y = 0
        for row in range(self.rows.start, self.rows.stop + 1):
            if self.ruled(row):
                y += 1
            self.line_of[row] = y
            y += 1
        self.height = y - 1
        self.width = WIDE * len(self.columns) + 1

    def ruled(self, row: int) -> bool:
        """Is there a line above this row?"""
        if row not in self._ruled:  # every cell of it asks
            pairs = (((row - 1, column), (row, column)) for column in self.columns)
            self._ruled[row] = any(self.edge(*pair) for pair in pairs)
        return self._ruled[row]

    def at(self, cell: Cell) -> tuple[int, int]:
        """Where a cell's left edge is drawn."""
        return WIDE * (cell[1] - self.columns.start), self.line_of[cell[0]]


class RoomsDrawing:
    def __init__(
        self, island: DrawnIsland, width: int | None = None, height: int | None = None
    ) -> None:
        """All of an island, or as much of it as fits around the hero."""
        self.island = island
        self.dungeon = island.dungeon
        self.width = width or island.width
        self.height = height or island.height
        self.x, self.y = self._corner_shown()
        self.canvas = Canvas(self.width, self.height)

    def lines(
        self, open_cells: frozenset[Cell] = frozenset(), lit: Cell | None = None
    ) -> list[Content]:
        island = self.island
        for cell, room in island.room_at.items():
            self._cell(cell, room, wanted=cell in open_cells, lit=cell == lit)
        for row in range(island.rows.start, island.rows.stop + 1):
            for column in range(island.columns.start, island.columns.stop + 1):
                self._edges((row, column))
        for room in island.rooms:
            self._name(room)
        return self.canvas.lines()

    def cell_at(self, x: int, y: int) -> Cell | None:
        column = (x + self.x) // WIDE + self.island.columns.start
        for row, line in self.island.line_of.items():
            if line == y + self.y:
                return row, column
        return None

    # Which part is seen

    def _corner_shown(self) -> tuple[int, int]:
        here = next((room for room in self.island.rooms if room.code == self.dungeon.room), None)
        if here is None:
            return 0, 0
        left, top = self.island.at(here.top_left)
        last = on_table(here, (len(here.rows) - 1, len(here.rows[0]) - 1))
        right, bottom = self.island.at(last)
        x = _first(left, right + WIDE + 1, self.width, self.island.width)
        return x, _first(top - 1, bottom + 2, self.height, self.island.height)

    def _put(self, x: int, y: int, text: str, style: str) -> None:
        self.canvas.put(x - self.x, y - self.y, text, style)

    # Cells

    def _cell(self, cell: Cell, room: RoomView, *, wanted: bool, lit: bool) -> None:
        x, y = self.island.at(cell)
        row, column = cell[0] - room.top_left[0], cell[1] - room.top_left[1]
        self._put(x, y, " " * WIDE, PAPER)
        if room.rows[row][column] == "#":
            self._put(x + 1, y, WALL * (WIDE - 1), f"$faint {PAPER}")
            inside = column and room.rows[row][column - 1] == "#"
            self._put(x, y, WALL if inside else " ", f"$faint {PAPER}")
            return
        text, style = self._content(cell, room, (row, column))
        if lit:
            style = "bold $spot reverse"
        elif wanted:
            style = "bold $spot"
        self._put(x + 1, y, f"{text:^{WIDE - 1}}", style if lit else f"{style} {PAPER}")

    def _content(self, at: Cell, room: RoomView, cell: Cell) -> tuple[str, str]:
        here = (room.code, cell) == (self.dungeon.room, self.dungeon.cell)
        text = TOKEN if here else ""
        if cell == room.symbol:
            text += symbol(*self.dungeon.symbols[room.code])
        elif not here:
            text += self.island.way_out(at)
        return (text, "bold $spot" if here else "bold") if text else ("·", "$faint")

    # Edges

    def _edges(self, cell: Cell) -> None:
        """What is drawn above a cell, on its left, and at the corner between."""
        island = self.island
        row, column = cell
        x, y = island.at(cell)
        above, left, beyond = (row - 1, column), (row, column - 1), (row - 1, column - 1)
        if island.edge(above, cell) and column < island.columns.stop:
            self._put(x + 1, y - 1, self._above(above, cell), self._ink(above, cell))
        elif island.ruled(row) and cell in island.room_at and column < island.columns.stop:
            self._put(x, y - 1, " " * WIDE, PAPER)
        if island.edge(left, cell) and row < island.rows.stop:
            self._put(x, y, self._left(left, cell), self._ink(left, cell))
        met = island.edges_met(cell)
        if met and island.ruled(row):
            self._put(x, y - 1, CORNERS[met], self._ink(beyond, above, left, cell))

    def _above(self, above: Cell, cell: Cell) -> str:
        door = self.island.door(above, cell)
        if door is None or door.blocked:
            return "───"
        return "╴ ╶" if door.attached else "─▬─"

    def _left(self, left: Cell, cell: Cell) -> str:
        door = self.island.door(left, cell)
        if door is None or door.blocked:
            return "│"
        return " " if door.attached else "▌"

    def _name(self, room: RoomView) -> None:
        """At its upper left corner, where no door can be."""
        x, y = self.island.at(room.top_left)
        here = room.code == self.dungeon.room
        self._put(x + 1, y - 1, room.code, "bold $spot" if here else "bold")

    def _ink(self, *cells: Cell) -> str:
        """The edges of the hero's room stand out."""
        here = self.dungeon.here
        near = any(self.island.room_at.get(cell) is here for cell in cells)
        return "bold $spot" if near else "$faint"


def _first(first: int, beyond: int, seen: int, whole: int) -> int:
    """The first line or column that is seen, with the hero's room in the middle."""
    if whole <= seen:
        return -((seen - whole) // 2)
    return min(max((first + beyond - seen) // 2, 0), whole - seen)


def islands_of(dungeon: DungeonView) -> list[DrawnIsland]:
    return [DrawnIsland(dungeon, number) for number in island_numbers(dungeon)]
