"""The knife and the gouges: everything here turns a few points into hand-cut polygons.

A block is a list of layers, printed in order. Five kinds, so that one drawing gives the colour
print, the print with little ink and the outline:
    mass   what the key block leaves standing (black)
    patch  an area cut out of the key block, where the second ink shows
    cut    a gouge stroke through the key block (the second ink shows)
    mark   what is left standing inside a patch
    hole   cut through both blocks: paper shows
Lines are pairs of numbers as text; `!` after a pair makes it a corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, hypot, pi, radians, sin
from typing import Final, Literal

from stampadia.kernel.chance import Dealer

SIZE: Final = 240
"""How wide and high a figure's block is, in its own units."""
_FACET: Final = 0.42
"""How flat a knife's facet may be."""

Point = tuple[float, float]
Corner = tuple[float, float, bool]
Line = list[Point]
Shape = str | Sequence[Point] | Sequence[Corner]
Kind = Literal["mass", "patch", "cut", "mark", "hole"]
Tip = Literal["v", "in", "out", "even"]
"""Both ends thin; a blunt start; a blunt end; neither."""
Widths = Sequence[tuple[float, float]]
Layer = tuple[Kind, str, int]
"""What, its path, and its level: 0 the outline, 1 what survives at 12 mm, 2 detail."""


# Points and curves


def read(text: str) -> list[Corner]:
    told = text.split()
    return [
        (float(x.rstrip("!")), float(y.rstrip("!")), y.endswith("!"))
        for x, y in zip(told[::2], told[1::2], strict=True)
    ]


def _corners(shape: Shape) -> list[Corner]:
    if isinstance(shape, str):
        return read(shape)
    return [(point[0], point[1], bool(point[2]) if len(point) > 2 else False) for point in shape]


def curve(shape: Shape, *, closed: bool = False, step: float = 1.6) -> Line:
    """A smooth line through the points, broken at corners."""
    points = _corners(shape)
    count = len(points)
    last = count if closed else count - 1
    found: Line = []
    for number in range(last):
        before, start, end, after = (points[(number + k) % count] for k in (-1, 0, 1, 2))
        sharp_start = start[2] or (not closed and number == 0)
        sharp_end = end[2] or (not closed and number == last - 1)
        leaves = None if sharp_start else _tangent(before, start, end)
        arrives = None if sharp_end else _tangent(start, end, after)
        found += _piece(start, end, leaves, arrives, step)
    if not closed:
        found.append(points[-1][:2])
    return found


def _piece(
    start: Corner, end: Corner, leaves: Point | None, arrives: Point | None, step: float
) -> Line:
    """A cubic from one point to the next, without its end."""
    far = dist(start[:2], end[:2]) or 1e-6
    straight = ((end[0] - start[0]) / far, (end[1] - start[1]) / far)
    a = leaves or _lean(straight, arrives)
    b = arrives or _lean(straight, leaves)
    first = (start[0] + a[0] * far / 3, start[1] + a[1] * far / 3)
    second = (end[0] - b[0] * far / 3, end[1] - b[1] * far / 3)
    steps = max(2, int(far / step))
    found: Line = []
    for number in range(steps):
        t = number / steps
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        poles = (start[:2], first, second, end[:2])
        x, y = (sum(w * p[k] for w, p in zip(weights, poles, strict=True)) for k in (0, 1))
        found.append((x, y))
    return found


def _tangent(a: Corner, b: Corner, c: Corner) -> Point:
    one, two = dist(a[:2], b[:2]) or 1e-6, dist(b[:2], c[:2]) or 1e-6
    x = (b[0] - a[0]) / one * two + (c[0] - b[0]) / two * one
    y = (b[1] - a[1]) / one * two + (c[1] - b[1]) / two * one
    long = hypot(x, y) or 1e-6
    return x / long, y / long


def _lean(straight: Point, other: Point | None) -> Point:
    """At a corner the line leaves so that it bends evenly into the other end."""
    if not other:
        return straight
    dot = straight[0] * other[0] + straight[1] * other[1]
    x, y = 2 * dot * straight[0] - other[0], 2 * dot * straight[1] - other[1]
    long = hypot(x, y) or 1e-6
    return x / long, y / long


def at(line: Sequence[Point], t: float) -> tuple[Point, Point]:
    """The point and the direction at t (0..1) of a line's length."""
    want = max(0.0, min(1.0, t)) * length(line)
    for a, b in pairwise(line):
        far = dist(a, b)
        if want <= far and far:
            f = want / far
            point = (a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f)
            return point, ((b[0] - a[0]) / far, (b[1] - a[1]) / far)
        want -= far
    a, b = line[-2:]
    far = dist(a, b) or 1e-6
    return b, ((b[0] - a[0]) / far, (b[1] - a[1]) / far)


def spot(line: Sequence[Point], t: float) -> Point:
    return at(line, t)[0]


def length(line: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(line))


def _flat(line: Sequence[Point], facet: float) -> Line:
    """The knife's facets (Ramer-Douglas-Peucker)."""
    if len(line) < 3:
        return list(line)
    a, b = line[0], line[-1]
    wide = dist(a, b)
    far, index = -1.0, 0
    for number, p in enumerate(line[1:-1], 1):
        if wide < 1e-6:
            away = dist(p, a)
        else:
            away = abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / wide
        if away > far:
            far, index = away, number
    if far <= facet:
        return [a, b]
    return _flat(line[: index + 1], facet)[:-1] + _flat(line[index:], facet)


def path(polygon: Sequence[Point], facet: float = _FACET) -> str:
    half = len(polygon) // 2
    cut = _flat(polygon[: half + 1], facet)[:-1]
    cut += _flat([*polygon[half:], polygon[0]], facet)[:-1]
    if signed_area(cut) < 0:
        cut.reverse()  # one way round, so that neighbours can share one path (nonzero fill)
    return "M" + "L".join(f"{_told(x)} {_told(y)}" for x, y in cut) + "Z"


def _told(number: float) -> str:
    return f"{round(number, 1) + 0.0:g}"


def signed_area(polygon: Sequence[Point]) -> float:
    around = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in around) / 2


def mirror(line: Sequence[Point], x: float) -> Line:
    return [(2 * x - p[0], p[1]) for p in line]


def mirrored(text: str, x: float) -> Line:
    """A closed outline from its left half, top to bottom."""
    half = read(text)
    other = [(2 * x - a, b, c) for a, b, c in reversed(half) if abs(a - x) > 0.01]
    return curve([*half, *other], closed=True)


# Strokes


def stroke(spine: Sequence[Point], width: float, tip: Tip = "v") -> Line:
    """A gouge stroke along a line."""
    count = max(6, min(26, int(length(spine) / 2.6)))
    left: Line = []
    right: Line = []
    for number in range(count + 1):
        t = number / count
        p, d = at(spine, t)
        w = _swell(t, tip) * width / 2
        left.append((p[0] - d[1] * w, p[1] + d[0] * w))
        right.append((p[0] + d[1] * w, p[1] - d[0] * w))
    return left + right[::-1]


def _swell(t: float, tip: Tip) -> float:
    if tip == "v":
        return float(max(0.0, sin(pi * t**0.62)) ** 0.85)
    if tip == "in":
        return float((1 - t) ** 0.75 * min(1, 0.62 + 4 * t))
    if tip == "out":
        return float(t**0.75 * min(1, 0.62 + 4 * (1 - t)))
    return 1.0


def ribbon(spine: Sequence[Point], widths: Widths, count: int = 60) -> tuple[Line, Line]:
    """A body along a line, with half-widths given at places: its two sides."""
    left: Line = []
    right: Line = []
    for number in range(count + 1):
        t = number / count
        p, d = at(spine, t)
        w = width_at(widths, t)
        left.append((p[0] + d[1] * w, p[1] - d[0] * w))
        right.append((p[0] - d[1] * w, p[1] + d[0] * w))
    return left, right


def width_at(widths: Widths, t: float) -> float:
    for a, b in pairwise(widths):
        if a[0] <= t <= b[0]:
            f = (t - a[0]) / ((b[0] - a[0]) or 1)
            return a[1] + (b[1] - a[1]) * f * f * (3 - 2 * f)
    return widths[-1][1]


class Block:
    """A block of lino, and what was done to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.layers: list[Layer] = []
        self._dealer = Dealer(f"linocut/{name}")

    def between(self, least: float, most: float) -> float:
        """A hand is never quite the same twice."""
        return least + (most - least) * self._dealer.uniform()

    # Areas

    def mass(self, shape: Shape, level: int = 0) -> None:
        self._area("mass", shape, level)

    def patch(self, shape: Shape, level: int = 1) -> None:
        self._area("patch", shape, level)

    def hole(self, shape: Shape, level: int = 1) -> None:
        self._area("hole", shape, level)

    def dark(self, shape: Shape, level: int = 1) -> None:
        self._area("mark", shape, level)

    def _area(self, kind: Kind, shape: Shape, level: int) -> None:
        """Written points are joined in curves, others are the very edge."""
        line = curve(shape, closed=True) if isinstance(shape, str) else _bare(shape)
        self.layers.append((kind, path(line), level))

    # Strokes

    def cut(
        self, spine: Shape, width: float = 3, tip: Tip = "v", level: int = 2, kind: Kind = "cut"
    ) -> None:
        line = curve(spine) if isinstance(spine, str) or len(spine) == 3 else _bare(spine)
        self.layers.append((kind, path(stroke(line, width, tip), 0.2), level))

    def mark(self, spine: Shape, width: float = 3, tip: Tip = "v", level: int = 2) -> None:
        self.cut(spine, width, tip, level, "mark")

    def score(self, spine: Shape, width: float = 3, tip: Tip = "v", level: int = 2) -> None:
        self.cut(spine, width, tip, level, "hole")

    def limb(self, spine: Shape, width: float, tip: Tip = "in", level: int = 0) -> None:
        line = curve(spine) if isinstance(spine, str) else _bare(spine)
        self.layers.append(("mass", path(stroke(line, width, tip), 0.3), level))

    def rake(
        self,
        start: str,
        end: str,
        count: int,
        width: float = 2.6,
        bow: float = 0.0,
        ragged: float = 0.25,
        lead: float = 0.0,
        tip: Tip = "v",
        level: int = 2,
        kind: Kind = "cut",
    ) -> None:
        """Strokes side by side from one line to another; `bow` bends them, `ragged` cuts ends."""
        a, b = curve(start), curve(end)
        for number in range(count):
            t = (number + 0.5) / count + self.between(-0.16, 0.16) / count
            p, q = spot(a, t), spot(b, t)
            s, e = lead + self.between(0, ragged) * 0.4, 1 - self.between(0, ragged)
            p, q = ((p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f) for f in (s, e))
            across, down = q[0] - p[0], q[1] - p[1]
            middle = ((p[0] + q[0]) / 2 - down * bow, (p[1] + q[1]) / 2 + across * bow)
            wide = width * self.between(0.82, 1.15)
            if dist(p, q) > 3:
                self.cut([p, middle, q], wide, tip, level, kind)

    def fringe(self, line: str, count: int, long: float, width: float, lean: float) -> None:
        """Spikes that leave a line sideways: a mane."""
        a = curve(line)
        turn = radians(lean - 90)
        for number in range(count):
            t = (number + 0.5) / count + self.between(-0.2, 0.2) / count
            p, d = at(a, t)
            v = turned(d, turn)
            reach = long * self.between(0.88, 1)
            q = (p[0] + v[0] * reach, p[1] + v[1] * reach)
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            self.cut([p, middle, q], width * self.between(0.85, 1.12), "in", 0, "mass")

    def eye(self, x: float, y: float, radius: float = 4.2, look: Point = (0, 0)) -> None:
        self.hole(circle(x, y, radius))
        self.dark(circle(x + look[0], y + look[1], radius * 0.5))


def _bare(shape: Sequence[Point] | Sequence[Corner]) -> Line:
    return [(point[0], point[1]) for point in shape]


def turned(way: Point, angle: float) -> Point:
    c, s = cos(angle), sin(angle)
    return way[0] * c - way[1] * s, way[0] * s + way[1] * c


def circle(
    x: float, y: float, wide: float, high: float = 0, turn: float = 0.0, count: int = 18
) -> Line:
    found: Line = []
    for number in range(count):
        angle = 2 * pi * number / count
        u, v = turned((wide * cos(angle), (high or wide) * sin(angle)), radians(turn))
        found.append((x + u, y + v))
    return found


def inside(p: Point, polygon: Sequence[Point]) -> bool:
    x, y = p
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def net(seeds: Sequence[Point], box: tuple[float, float, float, float]) -> list[Line]:
    """The fields around some seeds, as a giraffe wears them."""
    found: list[Line] = []
    for a in seeds:
        field: Line = [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])]
        for b in seeds:
            if a != b and dist(a, b) <= 60 and field:
                field = _nearer(field, a, b)
        if field:
            found.append(field)
    return found


def _nearer(polygon: Line, a: Point, b: Point) -> Line:
    """What of it lies nearer to a than to b."""
    far = dist(a, b)
    nx, ny = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    limit = nx * (a[0] + b[0]) / 2 + ny * (a[1] + b[1]) / 2
    found: Line = []
    for p, q in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        here, there = (nx * x + ny * y - limit for x, y in (p, q))
        if here <= 0:
            found.append(p)
        if here < 0 < there or there < 0 < here:
            f = here / (here - there)
            found.append((p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f))
    return found
