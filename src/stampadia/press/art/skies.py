"""Twelve skies: in which direction their lines run says what weather it is."""

from __future__ import annotations

import math
from collections.abc import Callable

from stampadia.press.art.motif import Light
from stampadia.press.art.outlines import outline
from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import WIDTH, ellipse, moved, star

Lines = list[list[tuple[float, float]]]
Bend = Callable[[float, float], float]


def rows(
    pitch: float, y1: float = 345, bend: Bend | None = None, step: int = 20, y0: float = 0
) -> Lines:
    out: Lines = []
    y = y0 + pitch / 2
    while y < y1:
        out.append([(x, y + (bend(x, y) if bend else 0)) for x in range(-10, WIDTH + 31, step)])
        y += pitch
    return out


def slant(pitch: float, ang: float, step: int = 22) -> Lines:
    c, q = math.cos(math.radians(ang)), math.sin(math.radians(ang))
    out: Lines = []
    v = -520.0
    while v < 520:
        pts = [(300 + u * c - v * q, 180 + u * q + v * c) for u in range(-480, 481, step)]
        pts = [p for p in pts if -25 < p[0] < WIDTH + 25 and -25 < p[1] < 352]
        if len(pts) > 2:
            out.append(pts)
        v += pitch
    return out


def rings(cx: float, cy: float, pitch: float, r0: float = 0.0) -> Lines:
    out, r = [], r0 + pitch / 2
    while r < 640:
        n = max(20, int(r / 3.4))
        pts = [
            (cx + r * math.cos(2 * math.pi * i / n), cy + r * math.sin(2 * math.pi * i / n))
            for i in range(n + 1)
        ]
        run = []
        for p in pts:
            if -24 < p[0] < WIDTH + 24 and -24 < p[1] < 352:
                run.append(p)
            elif run:
                out.append(run)
                run = []
        if run:
            out.append(run)
        r += pitch
    return [o for o in out if len(o) > 2]


def fan(cx: float, cy: float, n: int, r0: float, r1: int = 660, step: int = 34) -> Lines:
    out = []
    for i in range(n):
        a = 2 * math.pi * (i + 0.5) / n
        pts = [(cx + r * math.cos(a), cy + r * math.sin(a)) for r in range(int(r0), r1, step)]
        pts = [p for p in pts if -40 < p[0] < WIDTH + 40 and -40 < p[1] < 370]
        if len(pts) > 1:
            out.append(pts)
    return out


def sky(plate: Plate, kind: str, light: Light) -> None:
    """light = (x, y, r). Returns nothing; the light itself is drawn by `orb`."""
    x0, y0, r0 = light
    p = 7.4 * plate.coarse

    def d(x: float, y: float) -> float:
        return math.hypot(x - x0, y - y0)

    def glow(x: float, y: float, k: float) -> float:
        return max(0, 1 - max(0, d(x, y) - r0) / k)

    def low(y: float) -> float:
        return y / 345

    if kind == "night":
        plate.engrave(rows(p), lambda x, y: 0.88 - 0.26 * low(y) - 0.66 * glow(x, y, 170), p)
    elif kind == "rings":
        plate.engrave(
            rings(x0, y0, p, r0 + 4),
            lambda x, y: 0.30 + 0.62 * min(1, (d(x, y) - r0) / 300) - 0.2 * low(y),
            p,
        )
    elif kind == "startrail":
        plate.engrave(
            rings(x0, y0, p * 1.1, r0 + 3),
            lambda x, y: (
                0.86 - 0.5 * max(0, math.sin(math.atan2(y - y0, x - x0) * 5 + d(x, y) / 31) - 0.35)
            ),
            p * 1.1,
        )
    elif kind == "rays":
        n = int(104 / plate.coarse)
        plate.engrave(
            fan(x0, y0, n, r0 + 10),
            lambda x, y: 0.20 + 0.30 * min(1, (d(x, y) - r0) / 330),
            lambda x, y: 2 * math.pi * d(x, y) / n,
        )
    elif kind == "darkrays":
        n = int(84 / plate.coarse)
        plate.engrave(
            fan(x0, y0, n, r0 + 6),
            lambda x, y: 0.42 + 0.46 * min(1, (d(x, y) - r0) / 260),
            lambda x, y: 2 * math.pi * d(x, y) / n,
        )
    elif kind == "noon":
        plate.engrave(rows(p * 1.15), lambda _x, y: 0.46 - 0.42 * low(y), p * 1.15)
        plate.hole(ellipse(x0, y0, r0 * 1.75))
    elif kind == "dusk":

        def waves(x: float, y: float) -> float:
            return 9 * math.sin(x / 62 + y / 90) + 4 * math.sin(x / 27)

        plate.engrave(
            rows(p, bend=waves),
            lambda x, y: 0.76 - 0.62 * low(y) + 0.16 * math.sin(x / 90 - y / 30),
            p,
        )
    elif kind == "storm":
        plate.engrave(
            slant(p, 62),
            lambda x, y: 0.62 - 0.30 * low(y) + 0.24 * math.sin(x / 70 + y / 40) * math.sin(y / 52),
            p,
        )
    elif kind == "rain":
        plate.engrave(
            slant(p * 1.5, 74),
            lambda x, y: 0.16 + 0.22 * (math.sin(x * 1.7 + y / 17) > 0.1) + 0.10 * (1 - low(y)),
            p * 1.5,
        )
    elif kind == "snow":
        plate.engrave(rows(p), lambda _x, y: 0.66 - 0.36 * low(y), p)
        for _ in range(int(74 / plate.coarse)):
            x, y = plate.hand.uniform(0, WIDTH), plate.hand.uniform(0, 330)
            plate.hole(ellipse(x, y, plate.hand.choice((2.6, 3.4, 4.6, 6))))
    elif kind == "curtain":
        folds = [
            [(x + 14 * math.sin(y / 50 + x / 80), y) for y in range(-10, 360, 24)]
            for x in range(-20, WIDTH + 21, round(p * 1.1))
        ]
        plate.engrave(
            folds,
            lambda x, y: (
                0.80 - 0.5 * low(y) - 0.34 * max(0, math.sin(x / 47 + 0.5 * math.sin(y / 60)))
            ),
            p * 1.1,
        )
    elif kind == "cross":
        plate.engrave(
            slant(p * 1.3, 24), lambda x, y: 0.46 - 0.36 * low(y) - 0.3 * glow(x, y, 120), p * 1.3
        )
        plate.engrave(
            slant(p * 1.3, -24), lambda x, y: 0.34 - 0.36 * low(y) - 0.3 * glow(x, y, 120), p * 1.3
        )


DARK = {"night", "rings", "startrail", "darkrays", "storm", "snow", "curtain"}


def stars(plate: Plate, light: Light, n: int = 16) -> None:
    for _ in range(n):
        x, y, s = (
            plate.hand.uniform(14, 586),
            plate.hand.uniform(12, 210),
            plate.hand.choice((3.4, 4, 5.4)),
        )
        if math.hypot(x - light[0], y - light[1]) > light[2] + 26:
            plate.hole(star(x, y, s * 1.9 * plate.coarse**0.5, s * 0.55, 4))


def clouds(plate: Plate, n: int = 3, dark: bool = False) -> None:
    for i in range(n):
        x, y, k = (
            (90 + i * 210 + plate.hand.uniform(-50, 50)) % 600,
            50 + plate.hand.uniform(0, 110),
            plate.hand.uniform(0.7, 1.15),
        )
        c = moved(outline("cloud"), x, y, k, flip=bool(i % 2))
        plate.paper(c, 2.6, 0.9, 208 if not dark else 250, 5.0, 34 * k, halo=4)
