"""Fourteen far lands: both sides are furnished, the middle is left to the motif."""

from __future__ import annotations

import math

from stampadia.press.art.buildings import (
    bare,
    castle,
    church,
    columns,
    lighthouse,
    masts,
    mill,
    observatory,
    pine,
    ship,
    town,
    tree,
)
from stampadia.press.art.country import HORIZON, STYLES, contour, country, dunes, mountains, sea
from stampadia.press.art.outlines import outline
from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import moved, path, polygon


def land(plate: Plate, kind: str, v: int = 0) -> None:
    """Far country; both sides are furnished, the middle is left to the motif."""
    x: float
    s = plate.hand.uniform(-8, 8)
    ph = plate.hand.uniform(0, 6)

    def hill(x: float) -> float:
        return HORIZON + s + 12 * math.sin(x / 96 + ph) - 8 * math.cos(x / 210 + ph)

    def flat(x: float) -> float:
        return HORIZON + 6 + 3 * math.sin(x / 70 + ph)

    style = STYLES[(v * 3 + v // 7) % 4]
    if kind == "mountains":
        mountains(plate, HORIZON, 14 * (v % 3) - 10)
        country(plate, style, flat, ph)
        for x, k in ((24, 0.8), (66, 0.6), (548, 0.7), (584, 0.9)):
            pine(plate, x, HORIZON + 18, k)
    elif kind == "sea":
        sea(plate, HORIZON - 10)
        ship(plate, 78 if v % 2 else 520, HORIZON + 6, 0.72, bool(v % 2))
        ship(plate, 548 if v % 2 else 60, HORIZON - 4, 0.4, not v % 2)
    elif kind == "harbour":
        sea(plate, HORIZON - 4)
        if v % 2:
            masts(plate, 404, HORIZON + 12, 5)
        else:
            masts(plate, 30, HORIZON + 12, 4)
        town(plate, 4 if v % 2 else 470, HORIZON + 8, 4, 0.9)
    elif kind == "cliffs":
        sea(plate, HORIZON - 10)
        for f in (False, True):
            c = polygon((-10, 250), (70, 262), (96, 284), (110, 330), (128, 350), (-10, 360))
            c = [[(g[0], (600 - g[1][0], g[1][1] + 14)) for g in r] for r in c] if f else c
            plate.paper(c, 3, 1.0, 100, 6, 70, halo=3)
        lighthouse(plate, 44 if v % 2 else 560, 258 if v % 2 else 270, 0.9)
    elif kind == "desert":
        dunes(plate, HORIZON)
        contour(
            plate, lambda x: HORIZON + 4 + 9 * math.sin(x / 60 + ph), 10, 0.30, seed=ph, grow=1.1
        )
    else:
        country(plate, style if kind != "moor" else "tufts", hill, ph)

        def g(x: float) -> float:
            return hill(x) + 6

        if kind == "town":
            town(plate, 6, g(60), 5, 1)
            if v % 2:
                church(plate, 520, g(520), 0.9)
            else:
                town(plate, 446, g(520), 5, 1)
                church(plate, 92, g(92), 0.8)
        elif kind == "village":
            town(plate, 14, g(60), 3, 0.85)
            tree(plate, 128, g(128), 0.8)
            town(plate, 490, g(520), 3, 0.8)
            tree(plate, 474, g(474), 0.7)
            church(plate, 586, g(580), 0.55)
        elif kind == "forest":
            for side in ((-5, 180), (420, 605)):
                for x in sorted(
                    (plate.hand.uniform(*side) for _ in range(9)), key=lambda q: q % 40
                ):
                    pine(plate, x, g(x) + plate.hand.uniform(0, 22), plate.hand.uniform(0.7, 1.3))
        elif kind == "castle":
            castle(plate, 90 if v % 2 else 512, g(90 if v % 2 else 512), 0.9)
            for x in (468, 500, 540, 574) if v % 2 else (24, 60, 98, 140):
                tree(plate, x, g(x) + 6, plate.hand.uniform(0.6, 0.9))
        elif kind == "ruins":
            columns(plate, 26, g(60) + 4, 1)
            columns(plate, 476, g(520) + 4, 0.78)
        elif kind == "mill":
            mill(plate, 84 if v % 2 else 520, g(84 if v % 2 else 520), 1)
            town(plate, 470 if v % 2 else 20, g(520 if v % 2 else 60), 3, 0.8)
        elif kind == "monastery":
            x = 52 if v % 2 else 500
            church(plate, x, g(x), 1.05)
            for x in (450, 486, 520, 556, 590) if v % 2 else (12, 44, 78, 112, 146):
                cypress = moved(outline("cypress"), x, g(x) + 4, plate.hand.uniform(0.65, 0.95))
                plate.ink(cypress, 4, 0.8, 25, 5, 10)
        elif kind == "moor":
            bare(plate, 26 if v % 2 else 574, g(70) + 10, 1.4, bool(v % 2))
            for x in (452, 500, 566) if v % 2 else (34, 100, 148):
                grave = path("M-12 0v-28c0-18 24-18 24 0V0z")
                grave = moved(grave, x, g(x) + 6, plate.hand.uniform(0.7, 1.1))
                plate.ink(grave, 4, 0.9, 30, 5, 12)
        elif kind == "observatory":
            observatory(plate, 80 if v % 2 else 520, g(80 if v % 2 else 520), 1)
            for x in (476, 520, 560, 592) if v % 2 else (20, 56, 100, 140):
                pine(plate, x, g(x) + 10, plate.hand.uniform(0.6, 1))
