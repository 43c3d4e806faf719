"""Worlds: whom one looks for."""

from __future__ import annotations

import math

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    arc,
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
    star,
    strip,
)
from stampadia.press.draw.travelers.motifs.collected import MOTIFS, outline


@MOTIFS.draws("world/lair")
def world_lair(plate: Plate, variant: int) -> None:
    k = variant % 3
    if k == 0:
        plate.ink(path("M160 398l30-318h22l-24 318zM440 398L410 80h-22l24 318z"), 6, 0.9, 12, 6, 10)
        plate.ink(path("M150 70h300v22H150z"), 5, 0.9, 12, 6, 30)
        plate.ink(polygon((166, 72), (300, 12), (434, 72), (414, 72), (300, 34), (186, 72)), 4)
    elif k == 1:  # nobody left a tower to hang it in
        trunk = curve(
            (140, 404), (166, 300), (146, 190), (172, 96), (300, 66), (440, 84), (490, 60)
        )
        for line, widths in (
            (trunk, (56, 42, 34, 30, 22, 14, 3)),
            (curve((152, 170), (110, 120), (104, 60)), (20, 12, 3)),
            (curve((390, 78), (430, 40), (436, 8)), (12, 8, 2)),
            (curve((190, 90), (200, 40), (180, 4)), (20, 12, 3)),
        ):
            plate.ink(strip(line, *widths), 6, 0.8, 30, 6, 12)
        bare = strip(trunk, 50, 36, 28, 24, 16, 9, 1)
        plate.put("k", moved(bare, 600, flip=True) if plate.turned else bare)
    else:
        plate.paper(outline("horseshoe-arch"), 4, 0.9, 190, 5.4, 24, halo=6)
        for j in range(8):
            for x in (146, 408):
                plate.line([(x, 180 + j * 28), (x + 46, 180 + j * 28)], 2.8, 2.8)
        for i in range(11):
            a = math.pi + math.pi * i / 10
            plate.line([around(300, 170, 108, a, 98), around(300, 164, 153, a, 146)], 2.8, 2.8)
    tilt = (-17, 15, -8)[variant % 3]
    t = placing(300, 96, (1.12, 1.0, 0.98)[k], rot=tilt)
    bell = outline("bell")
    plate.ink(t(ellipse(0, 172, 20)), 5)
    plate.spot(t(bell), 7, 0.9, 0, 20, 5.6, 34, dense=0.72)
    plate.cut(t(curve((-58, 92), (0, 106), (58, 92))), 3, 4.4, 3)
    plate.cut(t(curve((-80, 138), (0, 154), (80, 138))), 3, 4.4, 3)
    plate.ink(t(path("M-94 156h188v12H-94z")), 0)
    plate.ink(t(path("M-12-8h24v16h-24z")), 3)
    for d in (0, 1, 2):
        for f in (-1, 1):
            ring = arc(300, 200, 126 + d * 22, -28 if f > 0 else 152, 28 if f > 0 else 208, n=8)
            plate.halo(strip(ring, 4, 6, 4), 2.4)
            plate.line(ring, 1, 5, 1)


@MOTIFS.draws("world/generals")
def world_generals(plate: Plate, variant: int) -> None:
    plate.paper(outline("two-hills"), 3.4, 0.9, 196, 6, 60, halo=4)
    for x0, y0 in ((186, 276), (424, 262)):
        for i in range(9):
            plate.line(
                curve(
                    (x0 - 30 - i * 13, y0 + 40 + i * 11),
                    (x0, y0 + 16 + i * 12),
                    (x0 + 30 + i * 10, y0 + 40 + i * 11),
                ),
                0.6,
                4,
                0.6,
                c="s",
            )
    for x, y, f, c in ((186, 268, False, 0), (424, 252, True, 1)):
        t = placing(x, y, 1, flip=f)
        plate.ink(t(rectangle(-4, -214, 8, 226)), 5)
        plate.ink(t(polygon((0, -236), (9, -216), (0, -208), (-9, -216))), 3)
        b = t(outline("pennant"))
        if c == variant % 2:
            plate.spot(b, 5, 0.8, 0, 20, 6, 40, dense=0.8)
        else:
            plate.ink(b, 5, 0.9, 20, 6, 40)
        m = point_of(t([(50.0, -170.0)]))
        plate.hole(star(*m, 20, 8, 5) if c else ellipse(*m, 15))
        # tents
        for dx, k in ((-40, 0.9), (34, 1.0)):
            q = placing(x + dx, y + 36, k)
            plate.paper(q(polygon((-32, 0), (0, -48), (32, 0))), 3, 0.9, 190, 5, 22, halo=4)
            plate.ink(q(polygon((-9, 0), (0, -34), (9, 0))), 0)
        sm = t(curve((-58, 6), (-74, -40), (-52, -76), (-76, -116), (-60, -150)))
        plate.paper(strip(sm, 4, 12, 17, 20, 26, 12), 2.6, 0.7, 200, 5, 9, halo=3)


@MOTIFS.draws("world/final-form")
def world_final_form(plate: Plate, _variant: int) -> None:
    # the shadow has twice the size, and not quite the same head
    s = outline("twisted-shadow")
    plate.halo(s, 6)
    plate.ink(s, 0)
    plate.gouge(s, 0.8, 90, 7, 60)
    for x in (282, 320):
        plate.hole(moved(ellipse(0, 0, 9, 5), x, 108, rot=16 if x < 300 else -16))
    t = placing(300, 372, 1.1)
    st = path("M-50 0v-86c0-66 100-66 100 0V0z")
    plate.paper(t(st), 4, 0.9, 190, 5, 40, halo=6)
    plate.paper(t(path("M-38 0v-84c0-50 76-50 76 0V0z")), 2)
    for y, w in ((-74, 18), (-60, 24), (-46, 14)):
        plate.line(t([(-w * 1.0, y * 1.0), (w * 1.0, y * 1.0)]), 3.4, 3.4)
        if y == -60:
            plate.line(t([(-w * 1.0 - 4, y * 1.0 + 2), (w * 1.0 + 4, y * 1.0 - 3)]), 1.4, 1.4)
    plate.ink(path("M206 396c10-26 60-34 94-34s86 8 96 34z"), 4)
    plate.hole(ellipse(300, 384, 78, 11))
    plate.ink(ellipse(300, 386, 72, 9), 0)
    # wreath, bitten
    plate.line(arc(236, 340, 26, -40, 250), 8, 8)
    for a in range(-40, 250, 26):
        plate.spot(star(*around(236, 340, 26, math.radians(a)), 9, 4, 5), 2, dense=0.9)
    for x, y in ((392, 388), (414, 380), (436, 388), (458, 378), (480, 386)):
        plate.paper(
            moved(path("M-9 0c0-6 12-7 18-3 2 4-2 7-9 6-5 0-9 0-9-3z"), x, y, 0.9), 1.8, halo=2
        )
    plate.ink(moved(path("M-3 0v-70h6V0zM-13 0h26v30c-6 10-20 10-26 0z"), 186, 366, 0.9, rot=18), 4)


@MOTIFS.draws("world/captive")
def world_captive(plate: Plate, _variant: int) -> None:
    rock = outline("crag")
    plate.ink(rock, 6, 0.8, 60, 7, 60)
    plate.paper(path("M214 300V176c0-92 164-92 164 0v124z"), 4, halo=4)
    for i in range(9):
        a = math.pi + math.pi * i / 8
        plate.line([around(296, 176, 66, a, 52), around(296, 176, 82, a, 68)], 3, 3)
    plate.ink(path("M232 288V180c0-68 128-68 128 0v108z"), 0)
    for x in (250, 280, 312, 342):
        plate.paper(rectangle(x - 4, 128, 8, 162), 2.2)
    # the hand that points: a manicule, as in the margins
    hand = outline("manicule")
    plate.paper(hand, 3.6, 0.9, 260, 5, 14, halo=6)
    for c in (
        ((354, 241), (326, 241), (302, 246)),
        ((350, 263), (322, 263), (302, 266)),
        ((342, 283), (318, 283), (300, 284)),
        ((334, 207), (316, 215), (290, 216)),
    ):
        plate.line(curve(*c), 3.2, 2.4, 0.8)
    plate.spot(outline("manicule-cuff"), 3, 0.8, dense=0.8)
    for y in (222, 246, 268):
        plate.hole(ellipse(238, y, 3.4))
    for x in (250,):
        plate.paper(rectangle(x - 4, 128, 8, 162), 2.2)
    plate.paper(rectangle(204, 296, 184, 16), 3)


@MOTIFS.draws("world/false-friend")
def world_false_friend(plate: Plate, variant: int) -> None:
    k = variant % 3
    ear = outline("ear")
    if k == 0:  # the wall itself
        wall = outline("town-wall")
        plate.ink(wall, 6)
        for j in range(11):
            y = 78 + j * 29
            plate.cut([(160, y), (440, y)], 2, 2)
            for x in range(172 + (j % 2) * 28, 440, 56):
                plate.cut([(x, y), (x, y + 29)], 2, 2)
        x, y, s = 300, 240, 1.12
    elif k == 1:  # the moon has come closer
        x, y, s = 300, 170, 1.3
    else:  # one grows in the garden
        st = curve((300, 400), (288, 350), (304, 310), (296, 286))
        plate.ink(strip(st, 16, 12, 10), 5)
        for f in (False, True):
            leaf = smooth((0, 0, 1), (34, -34), (84, -30, 1), (40, 4))
            plate.ink(moved(leaf, 298, 372, 1, flip=f), 5, 0.9, 30, 5, 20)
        x, y, s = 300, 176, 1.16
    t = placing(x, y, s)
    if k == 2:
        for i in range(11):
            petal = smooth((0, -96, 1), (22, -122), (0, -156, 1), (-22, -122))
            plate.spot(moved(petal, x + 4, y - 4, s, rot=i * 32.7), 4, 0.7, 2.4, dense=0.6)
    if k == 1 and not plate.one_ink:  # in one ink its folds need the paper
        plate.spot(t(ear), 8, 0.9, 0, 30, 6, 40, dense=0.5)
    else:
        plate.paper(t(ear), 4, 0.9, 205, 5.4, 34, halo=8)
    plate.line(
        t(
            curve(
                (-52, 10), (-64, -40), (-34, -90), (14, -92), (46, -58), (34, -22), (8, 4), (0, 34)
            )
        ),
        3,
        9,
        7,
        3,
    )
    plate.line(t(curve((-28, 0), (-34, -34), (-6, -62), (20, -44), (10, -20), (-12, -8))), 2, 7, 3)
    plate.ink(t(ellipse(-14, 16, 13, 17)), 0)
    plate.line(t(curve((-40, 60), (-26, 44), (-30, 30))), 1, 5, 2)
    plate.spot(t(ellipse(-30, 106, 9)), 3, dense=1)
    # no more tea
    u = placing(196 if k else 404, 396, 0.62)
    plate.paper(u(path("M-44-56h84c0 34-14 52-42 52s-42-18-42-52z")), 3.4, 0.9, 205, 5, 20, halo=4)
    plate.line(u(arc(42, -36, 16, -90, 110)), 6, 6)
    plate.ink(u(ellipse(-2, -2, 52, 7)), 3)
    for dx in (-16, 8):
        plate.line(u(curve((dx, -66), (dx + 8, -84), (dx - 6, -100), (dx + 4, -118))), 1, 4, 1)
