"""The middle ground, from hills in four manners to the sea."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any, Final

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import HEIGHT, WIDTH, polygon, rectangle

HORIZON: Final = 318
"""Where the far land begins, about."""
Crest = Callable[[float], float]


def contour(
    plate: Plate,
    top: Crest,
    pitch: float = 9.0,
    tone: float = 0.42,
    c: str = "s",
    depth: float = 150,
    grow: float = 1.03,
    seed: float = 0,
) -> None:
    """Paper hill below top(x), with lines that follow its crest."""
    pts = [(x, top(x)) for x in range(-10, WIDTH + 11, 20)]
    plate.put("p", polygon(*pts, (WIDTH + 10, HEIGHT), (-10, HEIGHT)))
    p, off, lines = pitch * plate.coarse, pitch * plate.coarse * 0.8, []
    while off < depth:
        lines.append([(x, y + off) for x, y in pts])
        off += p
        p *= grow
    plate.engrave(
        lines,
        lambda x, y: (
            tone + 0.22 * math.sin(x / 83 + seed) + 0.12 * math.sin(x / 29 + y / 17 + seed)
        ),
        pitch * plate.coarse,
        c,
    )


def country(plate: Plate, style: str, top: Crest, seed: float = 0.0) -> None:
    """The middle ground in one of four manners."""
    if style == "contour":
        contour(plate, top, seed=seed)
        return
    pts = [(x, top(x)) for x in range(-10, WIDTH + 11, 20)]
    plate.put("p", polygon(*pts, (WIDTH + 10, HEIGHT), (-10, HEIGHT)))
    plate.line(pts, 2, 3, 2, c="s")
    if style == "furrows":
        vx, lines = 300 + 160 * math.sin(seed), []
        n = int(46 / plate.coarse)
        for i in range(n):
            x = vx + (i - n / 2 + 0.5) * 1500 / n
            along = [(vx + (x - vx) * t, t) for t in (0.14, 0.3, 0.5, 0.75, 1)]
            lines.append(
                [(at, top(min(600, max(0, at))) + 3 + 150 * (t - 0.14)) for at, t in along]
            )
        plate.engrave(
            lines,
            lambda x, _y: 0.40 + 0.12 * math.sin(x / 50),
            lambda _x, y: max(3, 13 * plate.coarse * (y - HORIZON + 26) / 130),
            "s",
        )
    elif style == "fields":
        ys = (0, 16, 42, 92)
        for j in range(3):
            xs = [
                -40 + (i + 0.4 * (j % 2)) * (150 + 34 * j) + 22 * math.sin(i * 3 + seed)
                for i in range(7)
            ]
            for i, (a, b) in enumerate(itertools.pairwise(xs)):
                a, b = max(-10, a + 4), min(610, b)
                if b - a < 12:
                    continue

                def q(x: float, k: Any) -> Any:
                    return (x, top(min(600, max(0, x))) + ys[k] + 3)

                cell = polygon(
                    q(a, j),
                    q((a + b) / 2, j),
                    q(b, j),
                    q(b + 5, j + 1),
                    q((a + b) / 2, j + 1),
                    q(a + 5, j + 1),
                )
                plate.shade(
                    cell,
                    (0.36, 0.62, 0.22, 0.5)[(i + j * 2 + int(seed)) % 4],
                    (0, 58, -52, 20)[(i * 3 + j + int(seed * 2)) % 4],
                    6.4,
                    "s",
                )
                plate.line([q(b, j), q(b + 5, j + 1)], 3.4, 3.4, c="p")
    else:  # tufts
        y, k = 10.0, 0.7
        while y < 96:
            x = plate.hand.uniform(-20, 10)
            while x < 610:
                yy = top(min(600, max(0, x))) + y
                for dx in (-5, 0, 5):
                    plate.line(
                        [(x + dx * 0.3 * k, yy), (x + dx * k, yy - 11 * k)], 3.4 * k, 0.8, c="s"
                    )
                x += 30 * k * plate.coarse + plate.hand.uniform(0, 16)
            y += 13 * k
            k *= 1.2


STYLES = ("contour", "fields", "furrows", "tufts")


def mountains(plate: Plate, y: float, shift: float = 0) -> None:
    for x, h, w in (
        (40 + shift, 130, 130),
        (560 - shift, 150, 150),
        (170 + shift, 84, 110),
        (450 - shift, 76, 110),
    ):
        peak = polygon(
            (x - w, y + 20),
            (x - w * 0.42, y - h * 0.5),
            (x - w * 0.3, y - h * 0.46),
            (x, y - h),
            (x + w * 0.28, y - h * 0.52),
            (x + w * 0.4, y - h * 0.56),
            (x + w, y + 20),
        )
        plate.paper(peak, 3, 0, halo=3)
        right_side = polygon(
            (x, y - h),
            (x + w * 0.28, y - h * 0.52),
            (x + w * 0.4, y - h * 0.56),
            (x + w, y + 20),
            (x + w * 0.1, y + 20),
            (x + w * 0.06, y - h * 0.4),
        )
        plate.hatch(right_side, 118, 6, 1.25, 66)
        shoulder = polygon(
            (x - w * 0.42, y - h * 0.5),
            (x - w * 0.3, y - h * 0.46),
            (x - w * 0.2, y + 20),
            (x - w * 0.7, y + 20),
        )
        plate.hatch(shoulder, 108, 7, 0.8, 44)


def sea(plate: Plate, y: float) -> None:
    plate.put("p", rectangle(0, y - 4, WIDTH, 150))
    plate.line([(-5, y - 4), (605, y - 4)], 3, 3)
    lines, yy, p = [], y + 4, 5.0
    while yy < 420:
        lines.append(
            [(x, yy + p * 0.30 * math.sin(x / (5 + p * 2.0) + yy)) for x in range(-10, 621, 10)]
        )
        yy += p * plate.coarse
        p *= 1.09
    plate.engrave(
        lines, lambda x, y2: 0.34 + 0.30 * math.sin(x / 37 + y2 / 9), 8 * plate.coarse, "s"
    )


def dunes(plate: Plate, y: float) -> None:
    for a, b in ((70, 44), (540, 60)):
        left, top, right = (a - b * 1.5, y + 10), (a, y - b * 1.3), (a + b * 1.5, y + 10)
        plate.paper(polygon(left, top, right), 3, halo=3)
        plate.hatch(polygon(top, right, (a + b * 0.1, y + 10)), 180, 5, 1.1, 80)
