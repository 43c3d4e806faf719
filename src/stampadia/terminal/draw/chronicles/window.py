"""Which part of the Map is seen, and where each of its cells is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import SIZE, Place
from stampadia.games.chronicles.ground import Ground

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
    ground: Ground, width: int, height: int, high: int, wanted: frozenset[Place] = frozenset()
) -> Window:
    """As much as fits: all that is drawn if possible, else the hero's room and the cells that are
    wanted, else those alone."""
    columns = min(SIZE, (width - MARGIN - 1) // WIDE)
    rows = min(SIZE, (height - HEAD - (high - 1)) // high)
    rooms, here = ground.rooms.values(), ground.here
    across = (here.column, here.column + here.width)
    down = (here.row, here.row + here.height)
    return Window(
        left=_first(
            columns,
            _around([(room.column, room.column + room.width) for room in rooms]),
            _around([across, *((place.column, place.column + 1) for place in wanted)]),
            _around([(place.column, place.column + 1) for place in wanted or {ground.hero}]),
        ),
        top=_first(
            rows,
            _around([(room.row, room.row + room.height) for room in rooms]),
            _around([down, *((place.row, place.row + 1) for place in wanted)]),
            _around([(place.row, place.row + 1) for place in wanted or {ground.hero}]),
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
