"""The Map on the screen: what is drawn stands out, what is only printed is faint.

A high terminal gives each cell two lines, with the walls between them; in a low one a cell is a
single line and walls lie on its lower edge, so that a room is seen with all that is around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from textual.content import Content

from stampadia.games.chronicles.content import SIZE, Place, Room
from stampadia.games.chronicles.text.sentences import CROSSED, FOE
from stampadia.games.chronicles.text.table import CORNERS, HERO
from stampadia.games.chronicles.view import FoeView
from stampadia.games.chronicles.view.map import ShownMap
from stampadia.terminal.draw.pieces import Canvas

STAIRS: Final = "▂▄▆"
DOOR_ACROSS: Final = "▬"
DOOR_UPRIGHT: Final = "▐"
LOW_DOOR: Final = "▂"
HITS: Final = "₀₁₂₃₄"
PAPER: Final = "on $card"

Drawn = tuple[str, str]
"""Three characters and their style."""


class MapDrawing:
    def __init__(
        self,
        shown: ShownMap,
        window: Window,
        open_cells: frozenset[Place] = frozenset(),
        lit: frozenset[Place] = frozenset(),
    ) -> None:
        """`open_cells` can be chosen; `lit` are those under the cursor."""
        self.shown = shown
        self.window = window
        self.open_cells = open_cells
        self.lit = lit
        self.foes = {foe.place: foe for foe in shown.view.foes}
        self.cells = {cell.place: cell for cell in shown.view.cells}
        self.canvas = Canvas(window.width, window.height)

    def lines(self) -> list[Content]:
        self._heads()
        for place in self.window.places:
            self._floor(place)
            self._cell(place)
        if self.window.high > 1:
            self._walls()
        else:
            self._low_walls()
        return self.canvas.lines()

    def _heads(self) -> None:
        window, hero = self.window, self.shown.hero
        for column in range(window.left, window.right):
            x, _ = window.at(Place(column, window.top))
            style = "bold" if column == hero.column else "$faint"
            self.canvas.put(x + 1, 0, f"{column:^3}", style)
        for row in range(window.top, window.bottom):
            _, y = window.at(Place(window.left, row))
            self.canvas.put(0, y, f"{row:>2}", "bold" if row == hero.row else "$faint")

    # Cells

    def _floor(self, place: Place) -> None:
        """The paper of a drawn room, without its walls."""
        room = self.shown.room_at.get(place)
        if room is None:
            return
        x, y = self.window.at(place)
        wall = int(place.column == room.column)
        self.canvas.put(x + wall, y, " " * (WIDE - wall), PAPER)
        if self.window.high > 1 and place.row > room.row:
            self.canvas.put(x + wall, y - 1, " " * (WIDE - wall), PAPER)

    def _cell(self, place: Place) -> None:
        text, style = self._content(place)
        if place in self.lit:
            style = "bold $spot reverse"
        elif place in self.shown.room_at:
            style = f"{style} {PAPER}".strip()
        x, y = self.window.at(place)
        self.canvas.put(x + 1, y, text, style)

    def _content(self, place: Place) -> Drawn:
        room = self.shown.room_at.get(place)
        wanted = place in self.open_cells
        style = "bold $spot" if wanted else "bold" if room else "$faint"
        if place == self.shown.hero:
            return f" {HERO} ", "bold $spot"
        if place == self.shown.stairs:
            return STAIRS, style
        if place in self.foes:
            return self._foe(self.foes[place], style)
        if cell := self.cells.get(place):
            return (f" {CROSSED} ", "$faint") if cell.crossed else (f"[{cell.digit}]", style)
        if room is not None:
            return self._bare(place, room, wanted=wanted)
        number = self.shown.numbers.get(place)
        return ("   ", "") if number is None else (f"{number:^3}", style)

    def _bare(self, place: Place, room: Room, *, wanted: bool) -> Drawn:
        """An empty cell of a drawn room; without wall lines the first one names the room."""
        if wanted:
            return " • ", "bold $spot"
        if self.window.high == 1 and place == room.corner:
            return f"{room.number:<3}", "italic $spot"
        return " · ", "$faint"

    def _foe(self, foe: FoeView, style: str) -> Drawn:
        if not foe.alive:
            return f" {CROSSED} ", "$faint"
        return f"{FOE}{foe.circles}{HITS[foe.hits] if foe.hits else ' '}", style

    # Walls

    def _walls(self) -> None:
        """Box-drawing lines, then the rooms' numbers on their upper walls."""
        window = self.window
        for row in range(window.top, window.bottom + 1):
            for column in range(window.left, window.right + 1):
                place = Place(column, row)
                x, y = window.at(place)
                self._corner(place, x, y - 1)
                if column < window.right:
                    self._across(place, x + 1, y - 1)
                if row < window.bottom:
                    self._upright(place, x, y)
        for room in self.shown.rooms.values():
            self._name(room)

    def _name(self, room: Room) -> None:
        """Beside a door, if the first cell has one above it."""
        place = room.corner
        x, y = self.window.at(place)
        if self.window.shows(place):
            taken = self._door(place.to(0, -1), place)
            style = "bold $spot" if room is self.shown.here else "$spot"
            self.canvas.put(x + 1 + WIDE * taken, y - 1, str(room.number), style)

    def _upright(self, place: Place, x: int, y: int) -> None:
        """What stands on a cell's left."""
        left = place.to(-1, 0)
        wall, door = self.shown.wall_between(left, place), self._door(left, place)
        if wall or door:
            sign = DOOR_UPRIGHT if door else "│"
            self.canvas.put(x, y, sign, self._ink(left, place) if wall else "$faint")

    def _across(self, place: Place, x: int, y: int) -> None:
        """What lies above a cell."""
        above = place.to(0, -1)
        if self.shown.wall_between(above, place):
            text = f"─{DOOR_ACROSS}─" if self._door(above, place) else "───"
            self.canvas.put(x, y, text, self._ink(above, place))
        elif self._door(above, place):
            self.canvas.put(x + 1, y, DOOR_ACROSS, "$faint")

    def _corner(self, place: Place, x: int, y: int) -> None:
        if met := self.shown.walls_at(place):
            ink = self._ink(place.to(-1, -1), place.to(0, -1), place.to(-1, 0), place)
            self.canvas.put(x, y, CORNERS[met], ink)

    def _low_walls(self) -> None:
        window = self.window
        for row in range(window.top - 1, window.bottom):
            for column in range(window.left, window.right + 1):
                place = Place(column, row)
                x, y = window.at(place)
                if row >= window.top:
                    self._upright(place, x, y)
                if column < window.right:
                    self._lower_edge(place, x + 1, y)

    def _lower_edge(self, place: Place, x: int, y: int) -> None:
        below = place.to(0, 1)
        wall, door = self.shown.wall_between(place, below), self._door(place, below)
        ink = self._ink(place, below) if wall else "$faint"
        if wall:
            goes_on = self.shown.wall_between(place.to(1, 0), place.to(1, 1))
            self.canvas.underline(x, y, WIDE - 1 + goes_on, ink)
        if door and y >= HEAD:
            paper = f" {PAPER}" if place in self.shown.room_at else ""
            self.canvas.put(x + 2, y, LOW_DOOR, f"{ink}{paper}")

    def _door(self, one: Place, other: Place) -> bool:
        return frozenset((one, other)) in self.shown.doors

    def _ink(self, *places: Place) -> str:
        """The walls of the hero's room stand out."""
        near = any(self.shown.room_at.get(place) is self.shown.here for place in places)
        return "bold $spot" if near else "$spot"


# Which part of the Map is seen, and where each of its cells is drawn.


WIDE: Final = 4
"""Characters of a cell with its left wall."""
MARGIN: Final = 3
"""Characters of the row numbers."""
HEAD: Final = 1
"""Lines of the column numbers."""

Span = tuple[int, int]


class Window(Struct, frozen=True):
    left: int
    top: int
    columns: int
    rows: int
    high: int
    """Lines of a cell: one, or two with the wall above it."""

    @property
    def width(self) -> int:
        return MARGIN + WIDE * self.columns + 1

    @property
    def height(self) -> int:
        return HEAD + self.high * self.rows + (self.high - 1)

    @property
    def right(self) -> int:
        """The first column that is not seen."""
        return self.left + self.columns

    @property
    def bottom(self) -> int:
        return self.top + self.rows

    @property
    def places(self) -> list[Place]:
        return [
            Place(column, row)
            for row in range(self.top, self.bottom)
            for column in range(self.left, self.right)
        ]

    def shows(self, place: Place) -> bool:
        return self.left <= place.column < self.right and self.top <= place.row < self.bottom

    def at(self, place: Place) -> tuple[int, int]:
        """Where a cell's left wall is drawn, on the line of its content."""
        x = MARGIN + WIDE * (place.column - self.left)
        return x, HEAD + self.high * (place.row - self.top) + self.high - 1

    def place_at(self, x: int, y: int) -> Place | None:
        """The cell that is drawn here."""
        column, row = (x - MARGIN) // WIDE, (y - HEAD) // self.high
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        return Place(self.left + column, self.top + row)


def window_on(
    shown: ShownMap, width: int, height: int, high: int, wanted: frozenset[Place] = frozenset()
) -> Window:
    """As much as fits: all that is drawn if possible, else the hero's room and the cells that are
    wanted, else those alone."""
    columns = min(SIZE, (width - MARGIN - 1) // WIDE)
    rows = min(SIZE, (height - HEAD - (high - 1)) // high)
    rooms, here = shown.rooms.values(), shown.here
    across = (here.column, here.column + here.width)
    down = (here.row, here.row + here.height)
    return Window(
        left=_first(
            columns,
            _around([(room.column, room.column + room.width) for room in rooms]),
            _around([across, *((place.column, place.column + 1) for place in wanted)]),
            _around([(place.column, place.column + 1) for place in wanted or {shown.hero}]),
        ),
        top=_first(
            rows,
            _around([(room.row, room.row + room.height) for room in rooms]),
            _around([down, *((place.row, place.row + 1) for place in wanted)]),
            _around([(place.row, place.row + 1) for place in wanted or {shown.hero}]),
        ),
        columns=columns,
        rows=rows,
        high=high,
    )


def whole_map(high: int) -> Window:
    return Window(left=1, top=1, columns=SIZE, rows=SIZE, high=high)


def _around(spans: Iterable[Span]) -> Span:
    """The span that holds all of these."""
    firsts, beyonds = zip(*spans, strict=True)
    return min(firsts), max(beyonds)


def _first(seen: int, drawn: Span, near: Span, needed: Span) -> int:
    """The first column or row that is seen: in the middle lies the largest of these spans that
    fits, what is drawn with a cell around it."""
    first, beyond = needed
    if drawn[1] - drawn[0] + 2 <= seen:
        first, beyond = _around([drawn, needed])
    elif near[1] - near[0] <= seen:
        first, beyond = near
    return min(max((first + beyond - seen) // 2, 1), SIZE - seen + 1)
