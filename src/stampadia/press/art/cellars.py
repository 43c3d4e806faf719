"""Rooms underground."""

from __future__ import annotations

import math

from stampadia.press.art.motif import Light
from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import WIDTH, polygon, rectangle, smooth, strip
from stampadia.press.art.skies import fan, rings, rows, slant


def room(plate: Plate, kind: str, light: Light) -> None:
    """A room underground; the light falls on the middle."""
    y: float
    x0, y0, r0 = light
    p = 7.4 * plate.coarse

    def d(x: float, y: float) -> float:
        return math.hypot((x - x0) * 0.86, y - y0)

    def t(x: float, y: float) -> float:
        return -0.08 + 0.98 * min(1, max(0, d(x, y) - r0) / 230)

    floor = 322
    if kind == "vault":
        n = int(120 / plate.coarse)
        plate.engrave(
            fan(x0, y0, n, 16),
            lambda x, y: min(0.94, t(x, y)),
            lambda x, y: 2 * math.pi * math.hypot(x - x0, y - y0) / n,
        )
        for r, w in ((300, 30), (258, 8)):
            a = [
                (300 + r * math.cos(u / 20 * math.pi), 330 - r * 0.98 * math.sin(u / 20 * math.pi))
                for u in range(21)
            ]
            plate.ink(strip(a, w, w), 4)
        for u in range(1, 20):
            c, q = math.cos(u / 20 * math.pi), math.sin(u / 20 * math.pi)
            plate.cut([(300 + 286 * c, 330 - 280 * q), (300 + 316 * c, 330 - 310 * q)], 3, 3)
    elif kind == "cave":
        plate.engrave(rings(x0, y0, p, r0 * 0.4), t, p)
        for x in range(-10, 620, 46):
            h = plate.hand.uniform(30, 120) * (1 if abs(x - 300) > 120 else 0.4)
            plate.ink(smooth((x - 26, -20, 1), (x + 4, h, 1), (x + 30, -20, 1)), 4, 0.9, 80, 6, 30)
    elif kind == "stair":
        plate.engrave(slant(p, 40), t, p)
        side = -1 if plate.hand.random() < 0.5 else 1

        def m(x: float) -> float:
            return x if side < 0 else WIDTH - x

        for i in range(9):
            x, y = i * 24 - 30, 112 + i * 25
            s = polygon((m(-20), y), (m(x + 44), y), (m(x + 44), y + 26), (m(-20), y + 26))
            plate.ink(s, 0)
            plate.cut([(m(-20), y), (m(x + 44), y)], 3.4, 3.4)
            plate.cut([(m(x + 44), y), (m(x + 44), y + 26)], 2, 2)
    elif kind == "brick":
        plate.engrave(rows(p, 340), lambda x, y: min(0.95, t(x, y) + 0.04), p)
        for j, y in enumerate(range(0, 330, 30)):
            for x in range(-40 + (j % 2) * 34, 640, 68):
                if d(x + 30, y + 15) > r0 + 70 and plate.hand.random() < 0.62:
                    s = polygon((x + 3, y + 3), (x + 63, y + 2), (x + 64, y + 26), (x + 2, y + 27))
                    plate.ink(s, 2.4, 0.9, 20, 5, 26)
    elif kind == "crypt":
        vs = [[(x, y) for y in range(-10, 350, 22)] for x in range(0, WIDTH + 8, round(p))]
        plate.engrave(vs, t, p)
        for x in (46, 554):
            plate.paper(
                rectangle(x - 22, 60, 44, 280), 3, 1.1, 180 if x < 300 else 0, 5.2, 30, halo=4
            )
            plate.paper(rectangle(x - 32, 44, 64, 18), 3, halo=4)
            plate.ink(rectangle(x - 32, 322, 64, 20), 3)
        arch = [(46 + 508 * u / 20, 56 - 62 * math.sin(u / 20 * math.pi)) for u in range(21)]
        plate.ink(strip(arch, 16, 16), 4)
    # the floor: flags in perspective
    plate.put("p", rectangle(0, floor, WIDTH, 140))
    plate.line([(-5, floor), (605, floor)], 4, 4)
    lines = []
    y, st = floor + 8.0, 6.0
    while y < 440:
        lines.append([(x, y) for x in range(-10, 621, 30)])
        y += st * plate.coarse
        st *= 1.2
    plate.engrave(
        lines, lambda x, _y: 0.22 + 0.42 * min(1, abs(x - x0) / 300), 8 * plate.coarse, "s"
    )
    for i in range(-6, 7):
        plate.cut([(300 + i * 42, floor + 2), (300 + i * 120, 450)], 2.2, 4)
