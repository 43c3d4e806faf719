"""The Room Cards on the table in box-drawing characters; islands stand apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.geometry import DIRECTIONS, stepped
from stampadia.games.travelers.grid_text import TOKEN
from stampadia.games.travelers.phrases import WIDTH
from stampadia.games.travelers.symbols import symbol
from stampadia.games.travelers.view import DoorView, DungeonView, RoomView

_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the edges that meet there: 1 above, 2 right, 4 below, 8 left."""
_WAYS: Final = "▴▸▾◂"
_WALL: Final = "▒"
_CODE: Final = 2
"""The letters of a room's code."""


def map_lines(dungeon: DungeonView) -> Iterator[str]:
    """The hero's island first."""
    here = next(room.island for room in dungeon.rooms if room.code == dungeon.room)
    islands = sorted({room.island for room in dungeon.rooms}, key=lambda one: (one != here, one))
    for number, island in enumerate(islands):
        if number:
            yield ""
        rooms = [room for room in dungeon.rooms if room.island == island]
        yield from Island(dungeon, rooms).lines()


class Island:
    """Rooms with a common plan; a row of cells is one line."""

    def __init__(self, dungeon: DungeonView, rooms: list[RoomView]) -> None:
        self.dungeon = dungeon
        self.room_at: dict[Cell, RoomView] = {}
        self.doors: dict[tuple[Cell, Cell], DoorView] = {}
        for room in rooms:
            for row, line in enumerate(room.rows):
                for column in range(len(line)):
                    self.room_at[_on_table(room, (row, column))] = room
            for door in room.doors:
                cell = _on_table(room, door.cell)
                self.doors[cell, stepped(cell, DIRECTIONS[door.direction])] = door
        rows, columns = zip(*self.room_at, strict=True)
        self.rows = range(min(rows), max(rows) + 1)
        self.columns = range(min(columns), max(columns) + 1)
        self.wide = max(1, min(3, (WIDTH - 1) // len(self.columns) - 1))

    def lines(self) -> Iterator[str]:
        """Between two rows of cells there is a line only where some room begins or ends."""
        past = self.columns.stop
        for row in range(self.rows.start, self.rows.stop + 1):
            if any(self._edge((row - 1, column), (row, column)) for column in self.columns):
                yield "".join(
                    self._corner(row, column) + (self._above(row, column) if column < past else "")
                    for column in range(self.columns.start, past + 1)
                ).rstrip()
            if row < self.rows.stop:
                yield "".join(
                    self._left(row, column) + (self._cell((row, column)) if column < past else "")
                    for column in range(self.columns.start, past + 1)
                ).rstrip()

    # Cells

    def _cell(self, at: Cell) -> str:
        room = self.room_at.get(at)
        if room is None:
            return " " * self.wide
        row, column = at[0] - room.top_left[0], at[1] - room.top_left[1]
        if room.rows[row][column] == "#":
            return _WALL * self.wide
        shown = self._shown(room, (row, column), at)
        return f"{shown[: self.wide]:^{self.wide}}"

    def _shown(self, room: RoomView, cell: Cell, at: Cell) -> str:
        """The token, the symbol and the code of a door; the token hides what has no room."""
        shown = TOKEN if (room.code, cell) == (self.dungeon.room, self.dungeon.cell) else ""
        if cell == room.symbol:
            shown += symbol(*self.dungeon.symbols[room.code])
        elif self._code(at):
            shown += self._code(at)
        return shown or "·"

    def _code(self, at: Cell) -> str:
        """Where a door leads that is not open to a room beside it, if there is room for it."""
        if self.wide < _CODE:
            return ""
        for way, direction in enumerate(DIRECTIONS):
            door = self.doors.get((at, stepped(at, direction)))
            if door is not None and not door.attached and not door.blocked:
                return f"{door.code}{_WAYS[way]}"
        return ""

    # Edges

    def _edge(self, one: Cell, other: Cell) -> bool:
        return self.room_at.get(one) is not self.room_at.get(other)

    def _door(self, one: Cell, other: Cell) -> DoorView | None:
        return self.doors.get((one, other)) or self.doors.get((other, one))

    def _above(self, row: int, column: int) -> str:
        above, here = (row - 1, column), (row, column)
        if not self._edge(above, here):
            return " " * self.wide
        door = self._door(above, here)
        if door is None or door.blocked:
            return f"{self._name(here):─<{self.wide}}"
        return f"{' ' if door.attached else '▬':{'─' if self.wide > 1 else ''}^{self.wide}}"

    def _name(self, at: Cell) -> str:
        """A room is named at its upper left corner, where no door can be."""
        room = self.room_at.get(at)
        named = room is not None and room.top_left == at and self.wide >= _CODE
        return room.code if room is not None and named else ""

    def _left(self, row: int, column: int) -> str:
        left, here = (row, column - 1), (row, column)
        if not self._edge(left, here):
            return " "
        door = self._door(left, here)
        if door is None or door.blocked:
            return "│"
        return " " if door.attached else "▌"

    def _corner(self, row: int, column: int) -> str:
        upper_left, upper = (row - 1, column - 1), (row - 1, column)
        left, here = (row, column - 1), (row, column)
        walls = ((upper_left, upper), (upper, here), (left, here), (upper_left, left))
        met = sum(1 << bit for bit, (one, other) in enumerate(walls) if self._edge(one, other))
        return _CORNERS[met]


def _on_table(room: RoomView, cell: Cell) -> Cell:
    return room.top_left[0] + cell[0], room.top_left[1] + cell[1]
