"""Things that several quests are about."""

from __future__ import annotations

import math

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    arc,
    around,
    ellipse,
    moved,
    path,
    placing,
    point_of,
    polygon,
    smooth,
    strip,
)


def eye(plate: Plate, x: float, y: float, k: float, c: str = "s", lid: bool = True) -> None:
    t = placing(x, y, k)
    plate.paper(t(path("M-100 0C-60-56 60-56 100 0 60 50-60 50-100 0z")), 4.5, halo=7)
    (plate.spot if c == "s" else plate.ink)(t(ellipse(0, -2, 42)), 0)
    for i in range(24):
        a = math.radians(15 * i)
        plate.cut(t([around(0, -2, 22, a), around(0, -2, 39, a)]), 2.4, 0.5)
    plate.ink(t(ellipse(0, -2, 19)), 0)
    plate.hole(t(ellipse(-9, -12, 6)))
    if lid:
        plate.ink(t(path("M-104 0C-62-66 62-66 104 0 60-44-60-44-104 0z")), 0)
        for i in range(9):
            a = -72 + i * 18
            lash = polygon((-4, 0), (0, -26 - 4 * (4 - abs(i - 4))), (4, 0))
            root = point_of(t([(a * 1.12, -46.0 + abs(i - 4) ** 2 * 1.9)]))
            plate.ink(moved(lash, *root, k, rot=a * 0.55), 2.4)


def key(plate: Plate, x: float, y: float, k: float = 1.0, rot: float = 0, c: str = "k") -> None:
    t = placing(x, y, k, rot=rot)
    f = plate.ink if c == "k" else plate.spot
    s = path("M-4 20h8v86h26v10H18v12H4v12h-8z")
    plate.halo(t(s), 4)
    f(t(strip(arc(0, 0, 20, 0, 360, n=20), 11, 11)), 4)
    f(t(s), 0)


def wax(plate: Plate, x: float, y: float, r: float, rot: float = 0) -> None:
    s = smooth(
        *[
            around(x, y, r * (1 + 0.13 * math.sin(i * 2.3 + rot)), i * math.pi / 6)
            for i in range(12)
        ]
    )
    plate.spot(s, 5, 0.8, 0, 30, 5.4, r * 0.5, dense=0.8)
    if plate.one_ink:
        plate.line(arc(x, y, r * 0.62, 0, 360), 3, 3)
    else:
        plate.cut(arc(x, y, r * 0.62, 0, 360), 3, 3)
