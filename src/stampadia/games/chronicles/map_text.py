"""The drawn part of the Map, or all of it, in box-drawing characters: a cell is one line of three
characters, or of two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.chronicles.content import SIZE, Place, Room
from stampadia.games.chronicles.ground import Ground

HERO: Final = "☻"
MOST_COLUMNS: Final = 19
"""So many cells of three characters, with their walls, fit a line of 80; twenty get two each."""

_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet there: 1 above, 2 right, 4 below, 8 left."""
_DOOR_ACROSS: Final = "▬"
_DOOR_UPRIGHT: Final = "▌"


def map_lines(ground: Ground) -> Iterator[str]:
    """The drawn rooms and one cell around them."""
    return MapText(ground).lines()


def whole_map_lines(ground: Ground) -> Iterator[str]:
    """Everything that is printed, decoys among it, and the walls that are drawn."""
    return MapText(ground, whole=True).lines()


class MapText:
    def __init__(self, ground: Ground, *, whole: bool = False) -> None:
        self.ground = ground
        self.whole = whole
        rooms = ground.rooms.values()
        self.left = self.top = 1
        self.right = self.bottom = SIZE
        if not whole:
            self.left = max(1, min(room.column for room in rooms) - 1)
            self.right = min(SIZE, max(room.column + room.width for room in rooms))
            self.top = max(1, min(room.row for room in rooms) - 1)
            self.bottom = min(SIZE, max(room.row + room.height for room in rooms))
        self.wide = 3 if self.right - self.left < MOST_COLUMNS else 2
        self.symbols = self._symbols()
        self.names: dict[Place, int] = {}
        for room in rooms:
            self._name(room)

    def lines(self) -> Iterator[str]:
        columns = range(self.left, self.right + 1)
        heading = " ".join(f"{column:^{self.wide}}" for column in columns)
        yield f"    {heading}".rstrip()
        for row in range(self.top, self.bottom + 2):
            edges = "".join(
                self._corner(column, row) + self._edge_above(column, row)
                for column in (*columns, self.right + 1)
            )
            if edges.strip() or self.top < row <= self.bottom:
                yield f"   {edges}".rstrip()
            if row <= self.bottom:
                cells = "".join(
                    self._edge_left(column, row) + self._cell(Place(column, row))
                    for column in (*columns, self.right + 1)
                )
                yield f"{row:>2} {cells}".rstrip()

    # Cells

    def _cell(self, place: Place) -> str:
        symbol = self.symbols.get(place, "") if place.column <= self.right else ""
        if place == self.ground.hero:
            symbol = HERO + symbol if self.wide > len(symbol) else HERO
        return f"{symbol:^{self.wide}}" if self.wide > len(symbol) else symbol

    def _symbols(self) -> dict[Place, str]:
        """What is printed or crossed in drawn rooms, and the numbers outside their doors; of the
        whole Map everything. In a drawn room no number is needed: it would name that room."""
        view, rooms = self.ground.view, self.ground.room_at
        found = {}
        for foe in view.foes:
            found[Place(foe.column, foe.row)] = f"@{foe.circles}" if foe.alive else "×@"
        for cell in view.cells:
            found[Place(cell.column, cell.row)] = "×#" if cell.crossed else f"#{cell.digit}"
        if self.ground.stairs:
            found[self.ground.stairs] = "//"
        if self.whole:
            numbers = self.ground.numbers.items()
            return {place: str(value) for place, value in numbers if place not in rooms} | found
        found = {place: symbol for place, symbol in found.items() if place in rooms}
        for edge in self.ground.doors:
            outside = [place for place in edge if place not in rooms]
            if len(outside) == 1 and outside[0] in self.ground.numbers:
                found[outside[0]] = str(self.ground.numbers[outside[0]])
        return found

    # Walls

    def _wall(self, one: Place, other: Place) -> bool:
        return self.ground.wall_between(one, other)

    def _door(self, one: Place, other: Place) -> bool:
        """Doors of drawn rooms; of the whole Map all that are printed."""
        printed = frozenset((one, other)) in self.ground.doors
        return printed and (self.whole or self._wall(one, other))

    def _edge_left(self, column: int, row: int) -> str:
        left, here = Place(column - 1, row), Place(column, row)
        if self._door(left, here):
            return _DOOR_UPRIGHT
        return "│" if self._wall(left, here) else " "

    def _edge_above(self, column: int, row: int) -> str:
        above, here = Place(column, row - 1), Place(column, row)
        wall = self._wall(above, here)
        if self._door(above, here):
            return f"{_DOOR_ACROSS:{'─' if wall else ' '}^{self.wide}}"
        if not wall:
            return " " * self.wide
        return f"{self.names.get(here, ''):─<{self.wide}}"

    def _name(self, room: Room) -> None:
        """A room is named on its upper wall; where doors leave no place there, inside."""
        for place in room.places[: room.width]:
            if not self._door(Place(place.column, place.row - 1), place):
                self.names[place] = room.number
                return
        for place in room.places:
            if place not in self.symbols and place != self.ground.hero:
                self.symbols[place] = str(room.number)
                return

    def _corner(self, column: int, row: int) -> str:
        """The walls that meet above and to the left of a cell."""
        upper_left, upper = Place(column - 1, row - 1), Place(column, row - 1)
        left, here = Place(column - 1, row), Place(column, row)
        walls = ((upper_left, upper), (upper, here), (left, here), (upper_left, left))
        met = sum(1 << bit for bit, (one, other) in enumerate(walls) if self._wall(one, other))
        return _CORNERS[met]
