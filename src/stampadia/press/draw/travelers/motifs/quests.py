"""Worlds: what one looks for."""

from __future__ import annotations

import math
from typing import Any

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    around,
    curve,
    ellipse,
    moved,
    path,
    placing,
    point_of,
    polygon,
    rectangle,
    smooth,
    strip,
)
from stampadia.press.art.things import skull
from stampadia.press.draw.travelers.motifs.collected import MOTIFS, outline


@MOTIFS.draws("world/missing-key")
def world_missing_key(plate: Plate, _variant: int) -> None:
    plate.paper(path("M194 400V150c0-140 212-140 212 0v250z"), 4, halo=7)
    for i in range(13):
        a = math.pi + math.pi * i / 12
        plate.line([around(300, 152, 84, a), around(300, 152, 106, a)], 3, 3)
    for j in range(8):
        for f in (-1, 1):
            plate.line([(300 + f * 84, 176 + j * 28), (300 + f * 106, 176 + j * 28)], 3, 3)
    d = path("M220 400V152c0-106 160-106 160 0v248z")
    plate.ink(d, 0, 0.9, 8, 7, 22)
    for y in (134, 214, 294):
        plate.ink(rectangle(220, y, 160, 15), 0)
        plate.cut([(222, y), (378, y)], 2, 2)
        plate.cut([(222, y + 15), (378, y + 15)], 2, 2)
        for x in range(236, 380, 26):
            plate.hole(ellipse(x, y + 7.5, 3.6))
    plate.paper(path("M278 246h44v62h-44z"), 3)
    plate.ink(path("M292 276a11 11 0 1 1 16 0l6 24h-28z"), 0)
    # spring looks out
    st = curve((300, 282), (326, 262), (344, 270), (362, 246), (372, 226))
    plate.halo(strip(st, 6, 5, 4), 3)
    plate.line(st, 5, 4, 3, c="s")
    for x, y, r in ((338, 262, -40), (356, 262, 50)):
        plate.spot(
            moved(smooth((0, 0, 1), (9, -8), (24, 0, 1), (9, 7)), x, y, 1, rot=r), 2.4, dense=0.9
        )
    for i in range(6):
        plate.spot(moved(ellipse(0, -11, 6.4, 9), 376, 216, rot=60 * i), 1.8, dense=0.7)
    plate.paper(ellipse(376, 216, 6), 2)
    for i in range(9):
        x = 204 + i * 24
        if 0 < i < 8:
            down = abs(i - 4) ** 2 * 4.6
            tip = (x, 84 + down + (i * 37 % 19))
            plate.paper(polygon((x - 7, 60 + down), (x + 7, 60 + down), tip), 2.2)
    plate.paper(outline("clods"), 3, halo=3)


@MOTIFS.draws("world/curse")
def world_curse(plate: Plate, variant: int) -> None:
    # one word, and it has teeth
    tower = polygon((268, 398), (276, 250), (356, 250), (364, 398))
    plate.ink(tower, 6, 0.9, 10, 6, 18)
    plate.ink(path("M262 256v-34h16v12h14v-12h16v12h14v-12h16v12h14v-12h16v34z"), 5)
    for x, y, a in ((316, 290, 200), (300, 346, 60), (336, 352, 310)):
        plate.paper(ellipse(x, y, 17), 3, halo=2)
        for d, long in ((a, 12), (a * 2.3, 8)):
            plate.line([(x, y), around(x, y, long, math.radians(d))], 3, 2)
    mouth = outline("lips")
    plate.paper(mouth, 3, halo=4)
    plate.ink(outline("open-mouth"), 0)
    for i in range(6):
        plate.hole(polygon((278 + i * 13, 214), (289 + i * 13, 214), (283.5 + i * 13, 224)))
    plate.spot(path("M292 240c8-10 36-10 44 0-6 6-38 6-44 0z"), 0, dense=1)
    bal = outline("speech")
    plate.paper(bal, 4.4, halo=7)
    plate.hatch(bal, 192, 5.4, 0.7, 26)
    items = ["spiral", "skull", "bolt", "at", "star"]
    items = items[variant % 5 :] + items[: variant % 5]
    for i, it in enumerate(items):
        x, y = 140 + i * 80, 98 + (6 if i % 2 else -4)
        if it == "spiral":
            plate.line(
                [around(x, y, 3 + j * 1.15, j * 0.5) for j in range(26)],
                4,
                6,
            )
        elif it == "skull":
            skull(plate, x, y + 8, 0.78)
        elif it == "bolt":
            bolt = ((8, -42), (-22, 8), (-3, 4), (-12, 42), (24, -12), (4, -8), (20, -42))
            plate.spot(moved(polygon(*bolt), x, y), 0, dense=1)
        elif it == "at":
            plate.ink(moved(outline("asterisk"), x, y), 0)
        else:
            plate.ink(moved(path("M-10-36h20l-4 44h-12zM-8 18H8v15H-8z"), x, y, 1.05), 0)


@MOTIFS.draws("world/shards")
def world_shards(plate: Plate, variant: int) -> None:
    cx, cy, r = 300, 142, 104
    left = path(f"M{cx} {cy - r}A{r} {r} 0 0 0 {cx} {cy + r}" + "v-11.9a7 7 0 0 0 0-14" * 8 + "Z")
    g = path(f"M{cx} {cy - r}A{r} {r} 0 0 1 {cx} {cy + r}" + "v-11.9a7 7 0 0 1 0-14" * 8 + "Z")
    a = (-6, 5, -9)[variant % 3]

    def tl(s: Any) -> Any:
        return moved(moved(s, -cx, -cy), cx - 16, cy + 5, rot=a)

    def tr(s: Any) -> Any:
        return moved(moved(s, -cx, -cy), cx + 18, cy - 8, rot=-a)

    plate.spot(tl(left), 6, 0.9, 0, 20, 7, 44, dense=0.8)
    for c in (
        ((-70, -36), (-48, -46), (-26, -42)),
        ((-84, 2), (-58, -6), (-34, 6)),
        ((-66, 44), (-42, 38), (-18, 46)),
    ):
        plate.cut(tl([(cx + x, cy + y) for x, y in curve(*c)]), 1, 4.4, 1)
    plate.paper(tr(g), 4, 0.8, 205, 6, 34, halo=6)
    for x, y, q in ((46, -34, 15), (66, 20, 10), (34, 48, 19), (36, 2, 5)):
        plate.paper(tr(ellipse(cx + x, cy + y, q)), 3)
    # the cushion waits
    plate.paper(outline("cushion"), 4, 0.9, 205, 5.4, 40, halo=6)
    for c in (
        ((190, 320), (250, 350), (292, 358)),
        ((410, 320), (350, 350), (308, 358)),
        ((186, 396), (250, 376), (292, 364)),
        ((414, 396), (350, 376), (308, 364)),
    ):
        plate.line(curve(*c), 0.8, 3.4, 1)
    plate.spot(ellipse(300, 361, 9), 2, dense=0.9)
    for x, f in ((188, 1), (412, -1)):
        for i in range(4):
            plate.line([(x, 318), (x - f * (6 + i * 5), 338 - i * 4)], 3, 1.6)
        plate.spot(ellipse(x, 316, 7), 2)


@MOTIFS.draws("world/element-gate")
def world_element_gate(plate: Plate, variant: int) -> None:
    if variant % 3 == 2:
        for f in (False, True):
            turret = moved(path("M104 398V96h72v302zM96 96l44-74 44 74z"), 300, 0, 1, flip=f)
            plate.ink(turret, 6, 0.9, 12, 7, 22)
            plate.hole(moved(path("M134 150v-18a7 7 0 0 1 14 0v18z"), 300, 0, 1, flip=f))
    if variant % 3 == 1:
        plate.ink(path("M172 398V150L300 40l128 110v248z"), 6, 0.8, 60, 7, 40)
        plate.paper(ellipse(300, 96, 15), 3)
    else:
        plate.ink(outline("gate-wall"), 6)
    plate.paper(path("M196 398V236c0-132 208-132 208 0v162z"), 3.4)
    for i in range(11):
        a = math.pi + math.pi * i / 10
        plate.line([around(300, 226, 84, a, 76), around(300, 230, 103, a, 98)], 3, 3)
    d = path("M216 398V236c0-106 168-106 168 0v162z")
    plate.ink(d, 0, 0.9, 8, 6.6, 16)
    plate.cut([(300, 160), (300, 398)], 4, 4)
    for i, (x, y) in enumerate(((256, 222), (344, 222), (256, 316), (344, 316))):
        plate.paper(ellipse(x, y, 34), 3.4, halo=2)
        up = i in (0, 3)
        tri = moved(
            polygon((0, -22), (21, 14), (-21, 14))
            if up
            else polygon((0, 22), (21, -14), (-21, -14)),
            x,
            y,
        )
        (plate.spot if i == variant % 4 else plate.ink)(tri, 0)
        if i in (2, 3):
            plate.cut([(x - 22, y + (2 if up else -2)), (x + 22, y + (2 if up else -2))], 4.4, 4.4)
    for f in (False, True):  # winds
        for j in (0, 1) if variant % 3 < 2 else (0,):
            t = placing(
                88 if not f else 512, 84 + j * 122, 0.86 if variant % 3 < 2 else 1.1, flip=f
            )
            plate.paper(t(outline("wind")), 3, 0.8, 160, 5, 22, halo=5)
            plate.ink(t(ellipse(12, -6, 3.4)), 0)
            for dy, n in ((10, 64), (17, 84), (24, 56)):
                w = t(curve((50, dy), (50 + n * 0.5, dy - 7), (50 + n, dy)))
                plate.halo(strip(w, 3, 3), 2)
                plate.line(w, 3.4, 1)


@MOTIFS.draws("world/beacons")
def world_beacons(plate: Plate, _variant: int) -> None:
    for x, h, f in ((196, 212, False), (430, 240, True)):
        t = placing(x, 400, 1, flip=f)
        plate.paper(
            t(
                polygon(
                    (-64, 0),
                    (-50, -70),
                    (-56, -120),
                    (-34, -h + 70),
                    (34, -h + 66),
                    (44, -110),
                    (60, -64),
                    (74, 0),
                )
            ),
            3.6,
            1.1,
            100,
            6,
            90,
            halo=6,
        )
        plate.ink(t(path(f"M-8 {-h + 72}v-70h-26l6-34h56l6 34H8v70z")), 5, 0.8, 15, 5, 12)
        plate.ink(t(path(f"M-32 {-h - 30}h64v-8h-64z")), 3)
        for a in (-24, -8, 10, 26):  # unlit
            plate.ink(
                moved(
                    polygon((-5, 0), (5, 0), (4, -34), (-4, -34)),
                    *point_of(t([(a * 0.8, -h - 36.0)])),
                    1,
                    rot=a * (1 if not f else -1),
                ),
                3,
            )
        sm = t(curve((0, -h - 70), (12, -h - 100), (-6, -h - 126), (10, -h - 150)))
        plate.line(sm, 2, 8, 3)
    # a ship that would have liked to know
    t = placing(312, 372, 1.12, rot=-19)
    plate.ink(t(rectangle(-2, -150, 5, 140)), 4)
    plate.ink(t(rectangle(36, -112, 4, 96)), 4)
    plate.paper(t(path("M4-140c34 12 40 60 20 92l-20-4z")), 3, 0.9, 200, 5, 20, halo=4)
    plate.paper(t(path("M-8-128c-34 20-44 56-36 84l36-6z")), 3, 0.9, 200, 5, 20, halo=4)
    plate.spot(t(outline("ship-pennant")), 3, dense=0.9)
    plate.ink(t(outline("ship-hull")), 5, 0.9, 20, 5.4, 20)
    for x, k in ((236, 0.9), (272, 0.6), (366, 0.8), (394, 1.1)):
        reef = polygon((-26, 6), (-12, -26), (0, -14), (10, -38), (28, 6))
        plate.ink(moved(reef, x, 398, k), 4, 0.9, 40, 5, 14)
