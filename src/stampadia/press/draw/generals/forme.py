"""Squares locked up in a forme: everything pictorial on a card is set in them, and printed as SVG.

One path for each run of one ink: inside a path no seam can show.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Cell = tuple[int, int]

_BAYER: Final = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


class Forme:
    """What is printed, ink after ink."""

    def __init__(self) -> None:
        self._paths: list[tuple[str, list[str]]] = []

    def path(self, data: str, ink: str | None) -> None:
        """Without an ink nothing is printed."""
        if ink is None or not data:
            return
        if self._paths and self._paths[-1][0] == ink:
            self._paths[-1][1].append(data)
        else:
            self._paths.append((ink, [data]))

    def rects(self, rects: Iterable[Rect], ink: str | None) -> None:
        if ink is not None:
            self.path(_rects(tuple(rects)), ink)

    def rect(self, left: float, top: float, right: float, bottom: float, ink: str | None) -> None:
        self.rects(((left, top, right, bottom),), ink)

    def drawing(self, data: str) -> None:
        """Something that is SVG already."""
        self._paths.append(("", [data]))

    def svg(self, width: float, height: float) -> str:
        paths = "".join(
            f'<path fill="{ink}" d="{"".join(data)}"/>' if ink else data[0]
            for ink, data in self._paths
        )
        size = f'viewBox="0 0 {_told(width)} {_told(height)}"'
        size += f' width="{_told(width)}" height="{_told(height)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paths}</svg>'


def outline_of(cells: Iterable[Cell], left: float = 0, top: float = 0, scale: float = 1) -> str:
    """The path around these squares: neighbours share no line."""
    inside = set(cells)
    ways: dict[Cell, list[Cell]] = {}
    for x, y in sorted(inside):
        for beside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in inside:
                ways.setdefault(start, []).append(end)
    path = ""
    while ways:
        start = next(iter(ways))
        corners = _round(ways, start)
        points = [(left + scale * x, top + scale * y) for x, y in corners]
        path += f"M{_told(points[0][0])} {_told(points[0][1])}"
        for before, point in pairwise(points):
            straight = point[1] == before[1]
            path += f"H{_told(point[0])}" if straight else f"V{_told(point[1])}"
        path += "Z"
    return path


def _round(ways: dict[Cell, list[Cell]], start: Cell) -> list[Cell]:
    """Once around from a corner, taking the lines out; only where it turns."""
    corners = [start]
    here = start
    while True:
        ends = ways[here]
        # where two squares touch at a corner, each keeps its own outline: turn to the right
        end = ends.pop() if len(ends) == 1 else _rightmost(corners, here, ends)
        if not ends:
            ways.pop(here, None)
        if len(corners) > 1 and _in_line(corners[-2], here, end):
            corners[-1] = end
        else:
            corners.append(end)
        here = end
        if here == start:
            return corners[:-1]


def _rightmost(corners: Sequence[Cell], here: Cell, ends: list[Cell]) -> Cell:
    if len(corners) < 2:
        return ends.pop()
    before = corners[-2]
    way = (_sign(here[0] - before[0]), _sign(here[1] - before[1]))
    right = (here[0] - way[1], here[1] + way[0])
    return ends.pop(ends.index(right) if right in ends else 0)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _in_line(a: Cell, b: Cell, c: Cell) -> bool:
    return (a[0] == b[0] == c[0]) or (a[1] == b[1] == c[1])


def notched(
    width: float,
    height: float,
    *,
    left: bool = True,
    right: bool = True,
    at: Sequence[float] = (0, 0),
) -> list[Rect]:
    """A plate with a square cut out of its corners."""
    x, y = at
    return [
        (x + left, y, x + width - right, y + height),
        (x, y + 1, x + width, y + height - 1),
    ]


def framed(width: float, height: float, weight: float, at: Sequence[float] = (0, 0)) -> list[Rect]:
    """The line around such a plate."""
    x, y = at
    k, w, h = weight, width, height
    rects = (
        (1, 0, w - 1, k), (1, h - k, w - 1, h), (0, 1, k, h - 1), (w - k, 1, w, h - 1),
        (1, 0, 1 + k, 1 + k), (0, 1, 1 + k, 1 + k),
        (w - 1 - k, 0, w - 1, 1 + k), (w - 1 - k, 1, w, 1 + k),
        (1, h - 1 - k, 1 + k, h), (0, h - 1 - k, 1 + k, h - 1),
        (w - 1 - k, h - 1 - k, w - 1, h), (w - 1 - k, h - 1 - k, w, h - 1),
    )  # fmt: skip
    return [(x + a, y + b, x + c, y + d) for a, b, c, d in rects]


@cache
def dithered(
    columns: int,
    rows: int,
    ink: str,
    start: float = 0.0,
    end: float = 0.5,
    at: tuple[int, int] = (0, 0),
) -> str:
    """Shade as a printer of pixels makes it: squares in a fixed order, denser downwards, as SVG.

    Up to half of them are inked, never two neighbours in a row: a row is a dashed line."""
    x, y = at
    lines: dict[int, str] = {}
    for row in range(rows):
        share = start + (end - start) * row / max(1, rows - 1)
        inked = [place for place, rank in enumerate(_BAYER[row % 4]) if (rank + 0.5) / 16 < share]
        if inked:
            gap = 4 // len(inked) - 1
            line = f"M{x + inked[0]} {y + row + 0.5}H{x + columns}"
            lines[gap] = lines.get(gap, "") + line
    return "".join(
        f'<path fill="none" stroke="{ink}" stroke-dasharray="1 {gap}" d="{line}"/>'
        for gap, line in lines.items()
    )


@lru_cache(maxsize=4096)
def _rects(rects: tuple[Rect, ...]) -> str:
    return "".join(map(_rect, rects))


def _rect(rect: Rect) -> str:
    left, top, right, bottom = rect
    return f"M{_told(left)} {_told(top)}H{_told(right)}V{_told(bottom)}H{_told(left)}Z"


def _told(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
