"""The grid of a World and the Room Cards on the table, in box-drawing characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.rules.floor_plan import DIRECTIONS, stepped
from stampadia.games.travelers.rules.world import SIDE
from stampadia.games.travelers.text.wording import WIDTH, plus, symbol, wrapped
from stampadia.games.travelers.view import DoorView, DungeonView, RegionView, RoomView, WorldView
from stampadia.words import Words

TOKEN: Final = "☻"
_INNER: Final = 24
_LETTERS: Final = "LAD"
"""Level, Attack and Defense; Livello, Attacco, Difesa."""


def grid_lines(world: WorldView, words: Words) -> Iterator[str]:
    cells = [
        _cell(region, words, token=cell == world.token) for cell, region in enumerate(world.cells)
    ]
    yield _border("┌┬┐")
    for row in range(SIDE):
        here = cells[row * SIDE : (row + 1) * SIDE]
        for parts in zip_longest(*here, fillvalue=""):
            yield "│" + "│".join(f" {part:<{_INNER - 1}}" for part in parts) + "│"
        yield _border("├┼┤" if row < SIDE - 1 else "└┴┘")


def _border(joints: str) -> str:
    line = "─" * _INNER
    return f"{joints[0]}{line}{joints[1]}{line}{joints[1]}{line}{joints[2]}"


def _cell(region: RegionView | None, words: Words, *, token: bool) -> list[str]:
    mark = f"{TOKEN} " if token else ""
    if region is None:
        return [f"{mark}{words.say('show-empty-cell')}", ""]
    title = region.half.title.in_language(words.language)
    lines = wrapped(f"{mark}{region.code} {title}", "", "   ", _INNER - 1)
    enemy = region.half.meeting.enemy
    if enemy is not None:
        name = enemy.name.in_language(words.language)
        if name != title:
            lines += wrapped(name, " ", "   ", _INNER - 1)
        lines.append(f" {figures_of(region)}")
    if region.half.bonus is not None and any(region.half.bonus):
        lines.append(f" ◂ {bonus_signs(region.half.bonus)}")
    if region.marked:
        lines.append(f" {words.say('show-marked')}")
    return lines if len(lines) > 1 else [*lines, ""]


def figures_of(region: RegionView) -> str:
    """ "L3 A3+1 D5": with what the card on the right adds; nothing where nobody is."""
    enemy = region.half.meeting.enemy
    if enemy is None:
        return ""
    printed = (enemy.level, enemy.attack, "-" if enemy.defense is None else enemy.defense)
    return " ".join(
        f"{letter}{figure}{plus(more) if more else ''}"
        for letter, figure, more in zip(_LETTERS, printed, region.bonus, strict=True)
    )


def bonus_signs(bonus: tuple[int, int, int]) -> str:
    return " ".join(f"{letter}{plus(by)}" for letter, by in zip(_LETTERS, bonus, strict=True) if by)


# Rooms; islands stand apart


CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the edges that meet there: 1 above, 2 right, 4 below, 8 left."""
WAYS: Final = "▴▸▾◂"
WALL: Final = "▒"
_CODE: Final = 2
"""The letters of a room's code."""


def on_table(room: RoomView, cell: Cell) -> Cell:
    return room.top_left[0] + cell[0], room.top_left[1] + cell[1]


def island_numbers(dungeon: DungeonView) -> list[int]:
    """The hero's first."""
    here = dungeon.here.island
    return sorted({room.island for room in dungeon.rooms}, key=lambda one: (one != here, one))


class Island:
    """Rooms with a common plan."""

    def __init__(self, dungeon: DungeonView, number: int) -> None:
        self.dungeon = dungeon
        self.rooms = [room for room in dungeon.rooms if room.island == number]
        self.room_at: dict[Cell, RoomView] = {}
        self.doors: dict[tuple[Cell, Cell], DoorView] = {}
        for room in self.rooms:
            for row, line in enumerate(room.rows):
                for column in range(len(line)):
                    self.room_at[on_table(room, (row, column))] = room
            for door in room.doors:
                cell = on_table(room, door.cell)
                self.doors[cell, stepped(cell, DIRECTIONS[door.direction])] = door
        rows, columns = zip(*self.room_at, strict=True)
        self.rows = range(min(rows), max(rows) + 1)
        self.columns = range(min(columns), max(columns) + 1)

    def edge(self, one: Cell, other: Cell) -> bool:
        return self.room_at.get(one) is not self.room_at.get(other)

    def door(self, one: Cell, other: Cell) -> DoorView | None:
        return self.doors.get((one, other)) or self.doors.get((other, one))

    def way_out(self, at: Cell) -> str:
        """Where a door leads that is not open to a room beside it."""
        for way, direction in enumerate(DIRECTIONS):
            door = self.doors.get((at, stepped(at, direction)))
            if door is not None and not door.attached and not door.blocked:
                return f"{door.code}{WAYS[way]}"
        return ""

    def edges_met(self, at: Cell) -> int:
        """Those at a cell's upper left corner, as the signs of corners are numbered."""
        row, column = at
        above, left, beyond = (row - 1, column), (row, column - 1), (row - 1, column - 1)
        walls = ((beyond, above), (above, at), (left, at), (beyond, left))
        return sum(1 << bit for bit, (one, other) in enumerate(walls) if self.edge(one, other))


def map_lines(dungeon: DungeonView) -> Iterator[str]:
    for place, number in enumerate(island_numbers(dungeon)):
        if place:
            yield ""
        yield from _InLines(dungeon, number).lines()


class _InLines(Island):
    """A row of cells is one line."""

    def __init__(self, dungeon: DungeonView, number: int) -> None:
        super().__init__(dungeon, number)
        self.wide = max(1, min(3, (WIDTH - 1) // len(self.columns) - 1))

    def lines(self) -> Iterator[str]:
        """Between two rows of cells there is a line only where some room begins or ends."""
        past = self.columns.stop
        for row in range(self.rows.start, self.rows.stop + 1):
            if any(self.edge((row - 1, column), (row, column)) for column in self.columns):
                yield "".join(
                    CORNERS[self.edges_met((row, column))]
                    + (self._above(row, column) if column < past else "")
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
            return WALL * self.wide
        shown = self._shown(room, (row, column), at)
        return f"{shown[: self.wide]:^{self.wide}}"

    def _shown(self, room: RoomView, cell: Cell, at: Cell) -> str:
        """The token, the symbol and the code of a door; the token hides what has no room."""
        shown = TOKEN if (room.code, cell) == (self.dungeon.room, self.dungeon.cell) else ""
        if cell == room.symbol:
            shown += symbol(*self.dungeon.symbols[room.code])
        elif self.wide >= _CODE:
            shown += self.way_out(at)
        return shown or "·"

    # Edges

    def _above(self, row: int, column: int) -> str:
        above, here = (row - 1, column), (row, column)
        if not self.edge(above, here):
            return " " * self.wide
        door = self.door(above, here)
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
        if not self.edge(left, here):
            return " "
        door = self.door(left, here)
        if door is None or door.blocked:
            return "│"
        return " " if door.attached else "▌"
