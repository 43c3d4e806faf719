"""The Map on the screen: what is drawn stands out, what is only printed is faint.

A high terminal gives each cell two lines, with the walls between them; in a low one a cell is a
single line and walls lie on its lower edge, so that a room is seen with all that is around it.
"""

from __future__ import annotations

from typing import Final

from textual.content import Content

from stampadia.games.chronicles.coach.signs import CROSSED, FOE
from stampadia.games.chronicles.content import Place, Room
from stampadia.games.chronicles.ground import Ground
from stampadia.games.chronicles.map_text import HERO
from stampadia.games.chronicles.view import CellView, FoeView
from stampadia.terminal.draw.canvas import Canvas
from stampadia.terminal.draw.chronicles.window import HEAD, WIDE, Window

STAIRS: Final = "▂▄▆"
DOOR_ACROSS: Final = "▬"
DOOR_UPRIGHT: Final = "▐"
LOW_DOOR: Final = "▂"
HITS: Final = "₀₁₂₃₄"
PAPER: Final = "on $card"
_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet there: 1 above, 2 right, 4 below, 8 left."""

Drawn = tuple[str, str]
"""Three characters and their style."""


class MapDrawing:
    def __init__(
        self,
        ground: Ground,
        window: Window,
        open_cells: frozenset[Place] = frozenset(),
        lit: frozenset[Place] = frozenset(),
    ) -> None:
        """`open_cells` can be chosen; `lit` are those under the cursor."""
        self.ground = ground
        self.window = window
        self.open_cells = open_cells
        self.lit = lit
        self.foes = {Place(foe.column, foe.row): foe for foe in ground.view.foes}
        self.cells = {Place(cell.column, cell.row): cell for cell in ground.view.cells}
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
        window, hero = self.window, self.ground.hero
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
        room = self.ground.room_at.get(place)
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
        elif place in self.ground.room_at:
            style = f"{style} {PAPER}".strip()
        x, y = self.window.at(place)
        self.canvas.put(x + 1, y, text, style)

    def _content(self, place: Place) -> Drawn:
        room = self.ground.room_at.get(place)
        wanted = place in self.open_cells
        style = "bold $spot" if wanted else "bold" if room else "$faint"
        if place == self.ground.hero:
            return f" {HERO} ", "bold $spot"
        if place == self.ground.stairs:
            return STAIRS, style
        if place in self.foes:
            return self._foe(self.foes[place], style)
        if place in self.cells:
            return self._grey(self.cells[place], style)
        if room is not None:
            return self._bare(place, room, wanted=wanted)
        number = self.ground.numbers.get(place)
        return ("   ", "") if number is None else (f"{number:^3}", style)

    def _bare(self, place: Place, room: Room, *, wanted: bool) -> Drawn:
        """An empty cell of a drawn room; without wall lines the first one names the room."""
        if wanted:
            return " • ", "bold $spot"
        if self.window.high == 1 and (place.column, place.row) == (room.column, room.row):
            return f"{room.number:<3}", "italic $spot"
        return " · ", "$faint"

    def _foe(self, foe: FoeView, style: str) -> Drawn:
        if not foe.alive:
            return f" {CROSSED} ", "$faint"
        return f"{FOE}{foe.circles}{HITS[foe.hits] if foe.hits else ' '}", style

    def _grey(self, cell: CellView, style: str) -> Drawn:
        return (f" {CROSSED} ", "$faint") if cell.crossed else (f"[{cell.digit}]", style)

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
        for room in self.ground.rooms.values():
            self._name(room)

    def _name(self, room: Room) -> None:
        """Beside a door, if the first cell has one above it."""
        place = Place(room.column, room.row)
        x, y = self.window.at(place)
        if self.window.shows(place):
            taken = self._door(_above(place), place)
            style = "bold $spot" if room is self.ground.here else "$spot"
            self.canvas.put(x + 1 + WIDE * taken, y - 1, str(room.number), style)

    def _upright(self, place: Place, x: int, y: int) -> None:
        """What stands on a cell's left."""
        left = Place(place.column - 1, place.row)
        wall, door = self._wall(left, place), self._door(left, place)
        if wall or door:
            sign = DOOR_UPRIGHT if door else "│"
            self.canvas.put(x, y, sign, self._ink(left, place) if wall else "$faint")

    def _across(self, place: Place, x: int, y: int) -> None:
        """What lies above a cell."""
        above = _above(place)
        if self._wall(above, place):
            text = f"─{DOOR_ACROSS}─" if self._door(above, place) else "───"
            self.canvas.put(x, y, text, self._ink(above, place))
        elif self._door(above, place):
            self.canvas.put(x + 1, y, DOOR_ACROSS, "$faint")

    def _corner(self, place: Place, x: int, y: int) -> None:
        above, left = _above(place), Place(place.column - 1, place.row)
        beyond = _above(left)
        walls = ((beyond, above), (above, place), (left, place), (beyond, left))
        met = sum(1 << bit for bit, (one, other) in enumerate(walls) if self._wall(one, other))
        if met:
            self.canvas.put(x, y, _CORNERS[met], self._ink(beyond, above, left, place))

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
        below = Place(place.column, place.row + 1)
        wall, door = self._wall(place, below), self._door(place, below)
        ink = self._ink(place, below) if wall else "$faint"
        if wall:
            right = Place(place.column + 1, place.row)
            goes_on = self._wall(right, Place(right.column, right.row + 1))
            self.canvas.underline(x, y, WIDE - 1 + goes_on, ink)
        if door and y >= HEAD:
            paper = f" {PAPER}" if place in self.ground.room_at else ""
            self.canvas.put(x + 2, y, LOW_DOOR, f"{ink}{paper}")

    def _wall(self, one: Place, other: Place) -> bool:
        return self.ground.wall_between(one, other)

    def _door(self, one: Place, other: Place) -> bool:
        return frozenset((one, other)) in self.ground.doors

    def _ink(self, *places: Place) -> str:
        """The walls of the hero's room stand out."""
        near = any(self.ground.room_at.get(place) is self.ground.here for place in places)
        return "bold $spot" if near else "$spot"


def _above(place: Place) -> Place:
    return Place(place.column, place.row - 1)
