"""Outlines and lines as lists of numbers: what a burin cuts along.

A shape is a list of rings; a ring is `("M", point)` followed by `("L", point)` or `("C", point,
point, point)`. Nothing is ever clipped: whatever is cut to an outline is cut by arithmetic, so
that any number of pictures share a page.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

Point = tuple[float, float]
Points = Sequence[tuple[float, ...]]
Ring = list[tuple[Any, ...]]
Shape = list[Ring]

WIDTH: Final = 600
HEIGHT: Final = 450
"""Of every picture, in its own units."""

_TOKEN: Final = re.compile(r"[a-zA-Z]|-?(?:\d*\.\d+|\d+)")
_LONGEST_TURN: Final = 1.6
"""Radians that one cubic may stand for."""


# From words to shapes


def path(data: str) -> Shape:
    """What SVG path data (M L H V C S Q A Z, small or capital) draws."""
    return _Reader(_TOKEN.findall(data)).read()


class _Reader:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.next = 0
        self.x = self.y = 0.0
        self.shape: Shape = []

    def read(self) -> Shape:
        command = ""
        start = (0.0, 0.0)
        last: Point | None = None
        while self.next < len(self.tokens):
            if self.tokens[self.next].isalpha():
                command = self.tokens[self.next]
                self.next += 1
            relative, kind = command.islower(), command.upper()
            if kind == "Z":
                self.x, self.y = start
                continue
            if kind == "M":
                start = self._to(relative)
                self.shape.append([("M", start)])
                command = "l" if relative else "L"
                last = None
                continue
            last = self._drawn(kind, relative, last)
        return self.shape

    def _drawn(self, kind: str, relative: bool, last: Point | None) -> Point | None:
        """One stretch of the outline; of C and S, what the next S goes on from."""
        ring = self.shape[-1]
        before = (self.x, self.y)
        if kind in "CS":
            first = self._point(relative) if kind == "C" else _through(last, before)
            second = self._point(relative)
            ring.append(("C", first, second, self._to(relative)))
            return second
        if kind == "Q":
            bow = self._point(relative)
            end = self._to(relative)
            ring.append(("C", _towards(before, bow), _towards(end, bow), end))
        elif kind == "A":
            rx, ry, _, large, sweep = (self._number() for _ in range(5))
            ring += _arc_between(before, (rx, ry), (large, sweep), self._to(relative))
        elif kind == "H":
            self.x = (self.x if relative else 0) + self._number()
            ring.append(("L", (self.x, self.y)))
        elif kind == "V":
            self.y = (self.y if relative else 0) + self._number()
            ring.append(("L", (self.x, self.y)))
        else:
            ring.append(("L", self._to(relative)))
        return None

    def _number(self) -> float:
        self.next += 1
        return float(self.tokens[self.next - 1])

    def _point(self, relative: bool) -> Point:
        from_x, from_y = (self.x, self.y) if relative else (0.0, 0.0)
        return from_x + self._number(), from_y + self._number()

    def _to(self, relative: bool) -> Point:
        self.x, self.y = self._point(relative)
        return self.x, self.y


def _through(last: Point | None, here: Point) -> Point:
    """The handle on the other side of a smooth joint."""
    return (2 * here[0] - last[0], 2 * here[1] - last[1]) if last else here


def _towards(end: Point, bow: Point) -> Point:
    return end[0] + (bow[0] - end[0]) * 2 / 3, end[1] + (bow[1] - end[1]) * 2 / 3


def _arc_between(
    start: Point, radii: tuple[float, float], flags: tuple[float, float], end: Point
) -> Ring:
    (rx, ry), (large, sweep) = radii, flags
    if start == end or not rx or not ry:
        return [("L", end)]
    dx, dy = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    far = dx * dx + dy * dy
    if far > 1:
        rx, ry = rx * math.sqrt(far), ry * math.sqrt(far)
        dx, dy, far = dx / math.sqrt(far), dy / math.sqrt(far), 1
    aside = math.sqrt(max(0, 1 / far - 1)) * (-1 if large == sweep else 1)
    cx, cy = aside * dy, -aside * dx
    begin, stop = math.atan2(dy - cy, dx - cx), math.atan2(-dy - cy, -dx - cx)
    if sweep and stop < begin:
        stop += 2 * math.pi
    if not sweep and stop > begin:
        stop -= 2 * math.pi
    middle = ((start[0] + end[0]) / 2 + cx * rx, (start[1] + end[1]) / 2 + cy * ry)
    return _turning(middle, rx, ry, begin, stop)


def _turning(middle: Point, rx: float, ry: float, begin: float, stop: float) -> Ring:
    """An arc as cubics."""
    count = max(1, math.ceil(abs(stop - begin) / _LONGEST_TURN))

    def at(across: float, down: float) -> Point:
        return middle[0] + rx * across, middle[1] + ry * down

    ring: Ring = []
    for number in range(count):
        first = begin + (stop - begin) * number / count
        second = begin + (stop - begin) * (number + 1) / count
        reach = 4 / 3 * math.tan((second - first) / 4)
        ring.append(
            (
                "C",
                at(
                    math.cos(first) - reach * math.sin(first),
                    math.sin(first) + reach * math.cos(first),
                ),
                at(
                    math.cos(second) + reach * math.sin(second),
                    math.sin(second) - reach * math.cos(second),
                ),
                at(math.cos(second), math.sin(second)),
            )
        )
    return ring


# Shapes from numbers


def polygon(*points: tuple[float, ...]) -> Shape:
    return [[("M", points[0]), *(("L", point) for point in points[1:])]]


def rectangle(x: float, y: float, width: float, height: float) -> Shape:
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Shape:
    return [[("M", (x + rx, y)), *_turning((x, y), rx, rx if ry is None else ry, 0, 2 * math.pi)]]


def smooth(*points: tuple[float, ...], closed: bool = True) -> Shape:
    """An outline through the points; a point with a third member is a corner."""
    count = len(points)
    ring: Ring = [("M", points[0][:2])]
    for number in range(count if closed else count - 1):
        a, b = points[number], points[(number + 1) % count]
        before = points[number - 1] if closed or number else a
        after = points[(number + 2) % count] if closed or number + 2 < count else b
        leave, arrive = (0 if len(a) > 2 else 1 / 6), (0 if len(b) > 2 else 1 / 6)
        ring.append(
            (
                "C",
                (a[0] + (b[0] - before[0]) * leave, a[1] + (b[1] - before[1]) * leave),
                (b[0] - (after[0] - a[0]) * arrive, b[1] - (after[1] - a[1]) * arrive),
                b[:2],
            )
        )
    return [ring]


def star(x: float, y: float, far: float, near: float, count: int, start: float = -90) -> Shape:
    def point(number: int) -> Point:
        radius = near if number % 2 else far
        turn = math.radians(start + 180 * number / count)
        return x + radius * math.cos(turn), y + radius * math.sin(turn)

    return polygon(*map(point, range(2 * count)))


def perforated(
    x: float, y: float, width: float, height: float, pitch: float = 14.0, radius: float = 4.6
) -> Shape:
    """A stamp's outline."""
    across, down = max(2, round(width / pitch)), max(2, round(height / pitch))
    data = f"M{x} {y}"
    sides = (
        (across, width / across, 1, 0),
        (down, height / down, 0, 1),
        (across, width / across, -1, 0),
        (down, height / down, 0, -1),
    )
    for count, step, dx, dy in sides:
        flat_part = step / 2 - radius
        tooth = f"l{dx * flat_part:.2f} {dy * flat_part:.2f}"
        data += (
            f"{tooth}a{radius} {radius} 0 0 0 {dx * 2 * radius} {dy * 2 * radius}{tooth}" * count
        )
    return path(data + "Z")


def strip(points: Points, *widths: float) -> Shape:
    """A stroke along the points whose width runs through `widths`."""
    lengths = [0.0]
    for a, b in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.dist(a, b))
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        long = math.hypot(bx - ax, by - ay) or 1
        where = lengths[number] / (lengths[-1] or 1) * (len(widths) - 1)
        step = min(int(where), len(widths) - 2)
        half = (widths[step] + (widths[step + 1] - widths[step]) * (where - step)) / 2
        left.append((x - (by - ay) / long * half, y + (bx - ax) / long * half))
        right.append((x + (by - ay) / long * half, y - (bx - ax) / long * half))
    return polygon(*left, *right[::-1])


# Lines


def arc(
    x: float,
    y: float,
    radius: float,
    begin: float,
    stop: float,
    ry: float | None = None,
    n: int = 16,
) -> list[Point]:
    down = radius if ry is None else ry
    turns = [math.radians(begin + (stop - begin) * number / n) for number in range(n + 1)]
    return [around(x, y, radius, turn, down) for turn in turns]


def around(x: float, y: float, radius: float, turn: float, ry: float | None = None) -> Point:
    """The point of a circle, or of an ellipse, at a turn in radians."""
    down = radius if ry is None else ry
    return x + radius * math.cos(turn), y + down * math.sin(turn)


def curve(*points: tuple[float, ...], steps: int = 7) -> list[Point]:
    """A smooth line through the points."""
    return flat(smooth(*points, closed=False), steps)[0]


def flat(shape: Shape, steps: int = 7) -> list[list[Point]]:
    """The rings of a shape as points, each curve in so many steps."""
    rings = []
    for ring in shape:
        points: list[Any] = []
        for part in ring:
            if part[0] == "C":
                points += _along(points[-1], *part[1:], steps=steps)
            else:
                points.append(part[1])
        rings.append(points)
    return rings


def _along(a: Point, b: Point, c: Point, d: Point, *, steps: int) -> list[Point]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    return [
        (p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy)
        for p, q, r, s in _shares(steps)
    ]


@cache
def _shares(steps: int) -> list[tuple[float, float, float, float]]:
    """How much each of the four points of a curve counts at each step."""
    found = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        found.append((u**3, 3 * u * u * t, 3 * u * t * t, t**3))
    return found


# Moving


def moved(
    thing: Any,
    x: float = 0.0,
    y: float = 0.0,
    k: float = 1.0,
    ky: float | None = None,
    rot: float = 0.0,
    flip: bool = False,
) -> Any:
    """A shape, path data or a line: scaled about its origin, mirrored, turned, then put at x, y."""
    tall = k if ky is None else ky
    cosine, sine = math.cos(math.radians(rot)), math.sin(math.radians(rot))

    def there(point: Point) -> Point:
        a, b = (-point[0] if flip else point[0]) * k, point[1] * tall
        return x + a * cosine - b * sine, y + a * sine + b * cosine

    if isinstance(thing, str):
        thing = path(thing)
    if thing and isinstance(thing[0], tuple):
        return [there(point) for point in thing]
    return [[(part[0], *map(there, part[1:])) for part in ring] for ring in thing]


def placing(*where: Any, **how: Any) -> Callable[[Any], Any]:
    """What moves every part of one thing to the same place."""
    return lambda thing: moved(thing, *where, **how)


def point_of(line: Any) -> Point:
    """The first point of a line that was moved."""
    x, y = line[0]
    return x, y


# From shapes to words


def path_data(shape: Shape) -> str:
    """A shape as path data: tenths, relative, closed."""
    out: list[str] = []
    for ring in shape:
        # whole tenths: what is rounded does not add up
        right, down = ring[0][1]
        x, y = round(right * 10), round(down * 10)
        out += ("M", _tenths(x), _next_tenths(y))
        for part in ring[1:]:
            if part[0] == "C":
                sign, after = "c", _tenths
                left, top = x, y
                for right, down in part[1:]:
                    x, y = round(right * 10), round(down * 10)
                    out += (sign, after(x - left), _next_tenths(y - top))
                    sign, after = "", _next_tenths
            else:
                right, down = part[1]
                across, along = round(right * 10) - x, round(down * 10) - y
                if across or along:
                    out += ("l", _tenths(across), _next_tenths(along))
                    x += across
                    y += along
        out.append("z")
    return "".join(out)


def ring_data(points: Iterable[Point]) -> str:
    """The same of a ring of points alone."""
    cells = [(round(right * 10), round(down * 10)) for right, down in points]
    x, y = cells[0]
    out = ["M", _tenths(x), _next_tenths(y)]
    for right, down in cells:
        if right != x or down != y:
            out += ("l", _tenths(right - x), _next_tenths(down - y))
            x, y = right, down
    out.append("z")
    return "".join(out)


# A picture has thousands of numbers, and few that differ.
@cache
def _tenths(value: int) -> str:
    if value % 10 == 0:
        return str(value // 10)
    told = f"{abs(value) // 10 or ''}.{abs(value) % 10}"
    return f"-{told}" if value < 0 else told


@cache
def _next_tenths(value: int) -> str:
    """After another number; a minus parts them already."""
    return _tenths(value) if value < 0 else f" {_tenths(value)}"
