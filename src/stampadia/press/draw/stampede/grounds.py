"""What lies behind each animal: the second block, a slab of ink with the sky and the ground cut
away."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, dist, pi, radians, sin
from typing import Final

from stampadia.press.draw.stampede.gouge import Block, Line, at, circle, curve, turned

WIDE: Final = 290
HIGH: Final = 244
SHIFT: Final = (25, 3)
"""Where the animal stands on its slab."""


def ground(name: str) -> tuple[str, list[str]]:
    """The slab's edge, and what is cut out of it."""
    b = Block(f"{name} ground")
    edge = _slab(b)
    _GROUNDS[name](b)
    return edge, [path for _, path, _ in b.layers]


def _slab(b: Block) -> str:
    points: Line = []
    corners = ((0, 0), (WIDE, 0), (WIDE, HIGH), (0, HIGH), (0, 0))
    for (x0, y0), (x1, y1) in pairwise(corners):
        steps = int(dist((x0, y0), (x1, y1)) / 17)
        inwards = ((y0 - y1) / WIDE, (x1 - x0) / WIDE)
        for step in range(steps):
            f, deep = step / steps, b.between(-0.2, 1.5)
            x, y = x0 + (x1 - x0) * f, y0 + (y1 - y0) * f
            points.append((x + inwards[0] * deep, y + inwards[1] * deep))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


# What grows and shines everywhere


def _grass(b: Block, count: int, tall: float) -> None:
    for number in range(count):
        x = 6 + 278 * (number + b.between(0.1, 0.9)) / count
        high, lean = tall * b.between(0.55, 1.1), b.between(-5, 5)
        stalk = [(x, 241), (x + lean * 0.3, 241 - high * 0.5), (x + lean, 241 - high)]
        b.score(stalk, b.between(3, 4.6), "in")


def _ripples(
    b: Block,
    rows: tuple[float, float, int],
    long: tuple[float, float],
    gap: float,
    between: tuple[float, float] = (4, 286),
    width: float = 3.6,
) -> None:
    """So many rows of short strokes, from one height to another."""
    top, bottom, count = rows
    for number in range(count):
        y = top + (bottom - top) * (number + 0.5) / count
        x = between[0] + b.between(0, 22)
        while x < between[1] - 14:
            reach = min(b.between(*long), between[1] - x)
            b.score(
                [
                    (x, y + b.between(-1, 1)),
                    (x + reach / 2, y - 2.4 + b.between(-1, 1)),
                    (x + reach, y + b.between(-1, 1)),
                ],
                width * b.between(0.75, 1.15),
            )
            x += reach + b.between(0.5, 1.3) * gap


# One scene an animal


def _elephant(b: Block) -> None:
    x, y, radius = 60, 44, 19
    b.hole(circle(x, y, radius, count=26))
    for ray in range(16):
        angle = 2 * pi * ray / 16 + 0.1
        near, far = radius + 5, radius + 5 + 13 * b.between(0.7, 1.1)
        ends = [(x + r * cos(angle), y + r * sin(angle)) for r in (near, far)]
        b.score(ends, 4.4, "in")
    _ripples(b, (78, 120, 3), (14, 34), 60, (4, 50))
    _grass(b, 30, 20)


def _hippo(b: Block) -> None:
    reeds = ((250, 70, 8), (262, 92, -6), (272, 60, 10), (240, 48, -7), (281, 84, 4), (228, 34, 6))
    for number, (x, high, lean) in enumerate(reeds):
        foot = 98 - number % 2 * 4
        b.score([(x, foot), (x + lean * 0.3, 98 - high * 0.5), (x + lean, 98 - high)], 5.4, "in")
    _ripples(b, (182, 241, 6), (24, 70), 12)
    _ripples(b, (20, 60, 3), (20, 50), 40, (110, 215))


def _lion(b: Block) -> None:
    """The mane is a sun, and the slab its rays."""
    x, y = 90 + SHIFT[0], 92 + SHIFT[1]
    rays = 46
    for number in range(rays):
        angle = 2 * pi * (number + 0.5) / rays
        odd = number % 2
        start = 92 + 6 * odd + b.between(0, 5)
        dx, dy = cos(angle), sin(angle)
        reach = min(_until(x, dx, WIDE), _until(y, dy, HIGH))
        if reach - start > 8:
            end = start + (reach - start) * b.between(0.45, 0.8) if odd else reach
            ends = [(x + r * dx, y + r * dy) for r in (start, end)]
            b.score(ends, 3.6 if odd else 5.2, "out")


def _until(start: float, step: float, edge: float) -> float:
    """How far it is to the slab's edge."""
    if step > 1e-3:
        return (edge - 3 - start) / step
    return (3 - start) / step if step < -1e-3 else 1e9


def _crocodile(b: Block) -> None:
    _ripples(b, (2, 244, 19), (18, 56), 18, width=3.4)


def _giraffe(b: Block) -> None:
    for x, top, half, foot, rows in ((54, 62, 44, 172, 8), (254, 118, 24, 180, 5)):
        _acacia(b, x, top, half, foot, rows)
    _ripples(b, (182, 200, 2), (20, 60), 14)
    _grass(b, 34, 24)


def _acacia(b: Block, x0: float, top: float, half: float, foot: float, rows: int) -> None:
    for number in range(rows):
        y = top + number * 5.4
        wide = half * sin(pi * (number + 1.3) / (rows + 2.2)) ** 0.6
        x = x0 + b.between(-4, 4)
        ends = (y + b.between(-1, 1), y + b.between(-1, 1))
        b.score([(x - wide, ends[0]), (x, y - 3), (x + wide, ends[1])], 4)
    low = top + rows * 5.4
    for lean in (-0.55, 0, 0.5):
        middle = (x0 + lean * half * 0.35, (low * 2 + foot) / 3)
        b.score([(x0 + lean * half, low), middle, (x0, foot)], 4)


def _rhino(b: Block) -> None:
    """A mountain with snow, and dust where it came from."""
    b.hole(
        "218 40! 226 26 238 20 250 26 258 40! 254 46 252 58! 247 48! 243 64! 238 50! 232 60! "
        "229 48! 224 52!"
    )
    b.score([(220, 37), (200, 58), (176, 82)], 6, "in")
    b.score([(256, 37), (270, 54), (287, 70)], 6, "in")
    for number in range(4):
        up = number % 2 * 15
        start, middle = (52 + number * 30, 40 - up), (70 + number * 28, 36 - up)
        b.score([start, middle, (92 + number * 26, 39 - up)], 3.8)
    _ripples(b, (150, 214, 5), (12, 36), 30, (246, 287))
    _ripples(b, (168, 220, 4), (14, 30), 24, (4, 100))
    _grass(b, 34, 15)


def _baboon(b: Block) -> None:
    """A moon, and the rock it sits on."""
    b.hole("240 24 256 26 267 40 266 58 254 70 238 73! 250 60 252 44 246 32")
    for number in range(4):
        y = 22 + number * 8
        b.score([(20 + number * 7, y), (44 + number * 4, y - 3), (70 - number * 2, y)], 3.2)
    for number in range(40):
        x = 2 + number * 7.4
        end = (x + b.between(9, 17), 233 - b.between(0, 4))
        b.score([(x, 242), (x + 6, 238), end], 3.6, "in")
    _ripples(b, (100, 216, 6), (14, 26), 30, (262, 288))
    _ripples(b, (190, 222, 2), (16, 34), 20, (4, 60))


def _buffalo(b: Block) -> None:
    """Rain, and dust."""
    for row in range(15):
        for column in range(22):
            x, y = column * 15 - 10 + (row % 2) * 7.5, row * 17 + 2
            long = b.between(9, 15)
            if x - long * 0.5 > 3 and x < WIDE - 3 and y + long < 232:
                drop = [(x, y), (x - long * 0.24, y + long * 0.5), (x - long * 0.5, y + long)]
                b.score(drop, 2.9, "out")
    _grass(b, 30, 12)


def _parrot(b: Block) -> None:
    for middle, count, long, width in (
        ("288 234 256 212 218 206 180 214", 13, 22, 4.6),
        ("286 168 270 178 256 180 238 176", 6, 14, 4),
        ("4 168 12 178 26 186 44 188", 7, 13, 3.8),
        ("104 4 120 20 138 28 156 26", 7, 14, 3.8),
    ):
        _frond(b, middle, count, long, width)


def _frond(b: Block, middle: str, count: int, long: float, width: float) -> None:
    line = curve(middle)
    for number in range(count):
        t = 0.06 + 0.92 * number / (count - 1)
        p, d = at(line, t)
        reach = long * sin(pi * (0.16 + 0.8 * t)) + 4
        for side in (1, -1):
            v = turned(d, radians(48 * side))
            q = (p[0] + v[0] * reach, p[1] + v[1] * reach)
            if 3 < q[0] < WIDE - 3 and 3 < q[1] < HIGH - 3:
                bend = ((p[0] + q[0]) / 2 + d[0] * 2, (p[1] + q[1]) / 2 + d[1] * 2)
                b.score([(p[0] + v[0] * 2.4, p[1] + v[1] * 2.4), bend, q], width)


_GROUNDS: Final[dict[str, Callable[[Block], None]]] = {
    "elephant": _elephant,
    "hippo": _hippo,
    "lion": _lion,
    "crocodile": _crocodile,
    "giraffe": _giraffe,
    "rhino": _rhino,
    "baboon": _baboon,
    "buffalo": _buffalo,
    "parrot": _parrot,
}
