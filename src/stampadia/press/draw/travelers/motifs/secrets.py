"""Dungeons with something to find out."""

from __future__ import annotations

import math

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
    strip,
)
from stampadia.press.art.things import coin, sheet, skull
from stampadia.press.draw.travelers.motifs.collected import MOTIFS, outline
from stampadia.press.draw.travelers.motifs.things import wax

SKIN = (
    "M-14 8c-30 6-58 16-70 40-8 26-12 70-14 110l20 2 16-80c4 40-2 90-10 136"
    "l30 6 34-4 30 6 26-8c-8-46-12-92-8-136l16 82 20-4c-2-40-6-84-14-110-12"
    "-24-40-36-62-40z"
)


def _skin(plate: Plate, x: float, y: float, k: float, kind: str, rot: float = 0) -> None:
    t = placing(x, y, k, rot=rot)
    s = t(path(SKIN))
    if kind == "s":
        plate.spot(s, 7, 0.9, 0, 12, 6.4, 34, dense=0.7)
    elif kind == "k":
        plate.ink(s, 7, 1, 12, 6.4, 40)
    else:
        plate.paper(s, 4, 0.9, 200, 5.6, 34, halo=7)
    if kind == "s":
        for b in (60, 96, 132):
            plate.hole(t(ellipse(0, b, 5.4)))
    else:
        f = plate.cut if kind == "k" else plate.line
        f(t(curve((0, 30), (2, 90), (-2, 150), (4, 210))), 2, 2)
        for i in range(6):
            f(t([(-10.0, 50.0 + i * 26), (11.0, 46.0 + i * 26)]), 3, 3)
    for g in (-1, 1):
        hand = "M-9-8h18l3 22-5 1-2 12-4-1-1 10-4 0-2-10-4 1-1-14-4-2z"
        plate.paper(t(moved(hand, -92 * g, 168, 0.9, flip=g > 0)), 2.4, halo=3)


def _face(plate: Plate, x: float, y: float, k: float = 1.0, rot: float = 0) -> None:
    q = placing(x, y, k, rot=rot)
    plate.paper(q(outline("empty-face")), 3.4, 0.9, 200, 4.6, 16, halo=4)
    for f in (-1, 1):
        plate.ink(q(ellipse(12 * f, -2, 7, 9)), 0)
    plate.ink(q(path("M-13 20c8 8 18 8 26 0-2 16-24 16-26 0z")), 0)


@MOTIFS.draws("dungeon/second-skin")
def dungeon_second_skin(plate: Plate, variant: int) -> None:
    k = variant % 3
    a, b = (("s", "k"), ("p", "s"))[variant // 3 % 2]
    if k == 0:  # a cloakroom: the third peg is free
        plate.ink(path("M120 78h368v16H120z"), 5, 0.8, 8, 6, 30)
        for x in (180, 304, 428):
            plate.ink(path(f"M{x - 4} 90h8v22c0 14-22 14-22 0h7c0 6 7 6 7 0z"), 4)
        _skin(plate, 178, 118, 1, a)
        _skin(plate, 302, 118, 1, b)
        _face(plate, 180, 152, 1, 14)
        _face(plate, 304, 160, 1, -12)
        plate.line(curve((382, 142), (428, 124), (474, 142)), 5, 6, 5)
    elif k == 1:  # washing day
        plate.line(curve((-10, 66), (150, 88), (300, 96), (450, 88), (610, 66)), 5, 5)
        _skin(plate, 270, 336, 1.12, a, 180)
        for x in (226, 312):
            plate.paper(rectangle(x - 6, 76, 12, 34), 3, halo=2)
        _face(plate, 428, 124, 1.25, 10)
        plate.paper(rectangle(424, 72, 12, 34), 3, halo=2)
    else:  # a stand in the hall, with a hat on it
        plate.ink(outline("hat-stand"), 5)
        plate.ink(strip(curve((302, 110), (350, 112), (366, 84)), 8, 8, 6), 4)
        plate.ink(strip(curve((302, 110), (254, 112), (238, 84)), 8, 8, 6), 4)
        _skin(plate, 302, 96, 1.14, b)
        _face(plate, 372, 112, 1.05, -10)
        plate.ink(moved(outline("bowler"), 302, 72, 1.15, rot=-6), 4)
    x = (428, 428, 400)[k]
    for i, fx in enumerate((x - 24, x + 12, x - 14, x + 20)):
        print_ = path("M-9 0c-2-8 6-12 9-12s11 4 9 12c-1 4-17 4-18 0z")
        plate.ink(moved(print_, fx, 348 + i * 13, 0.7 + i * 0.1), 3)


@MOTIFS.draws("dungeon/heist")
def dungeon_heist(plate: Plate, _variant: int) -> None:
    plate.ink(path("M176 352c-20-160 30-290 124-290s144 130 124 290z"), 5)
    for e, y, k in (
        (250, 140, 1),
        (352, 126, 0.8),
        (300, 106, 0.6),
        (228, 196, 0.7),
        (374, 188, 0.9),
    ):
        for f in (-1, 1):
            plate.hole(moved(polygon((3, 0), (16, -8), (17, 1)), e, y, k, flip=f < 0))
    # rails
    for f in (-1, 1):
        plate.paper(
            polygon(
                (300 + f * 22, 330), (300 + f * 30, 330), (300 + f * 150, 452), (300 + f * 118, 452)
            ),
            3,
        )
    for y, w in ((340, 44), (356, 62), (378, 92), (408, 132)):
        plate.ink(rectangle(300 - w, y, 2 * w, 5 + (y - 340) * 0.1), 2)
    # the cart
    for x in (238, 362):
        plate.paper(ellipse(x, 376, 25), 6, halo=5)
        for i in range(6):
            a = math.radians(60 * i + 12)
            plate.line([(x, 376), around(x, 376, 24, a)], 4, 3)
        plate.ink(ellipse(x, 376, 6), 0)
    # the goods
    plate.spot(
        moved(path("M-60 0l-14-84 40 30 34-56 34 56 40-30-14 84z"), 300, 254, 1, rot=-6),
        6,
        0.9,
        0,
        20,
        6,
        34,
        dense=0.7,
    )
    for x, y in ((-74, -90), (0, -118), (74, -90)):
        q = point_of(moved([(x, y)], 300, 254, rot=-6))
        plate.paper(ellipse(*q, 9), 3, halo=3)
    for i in range(9):
        a = math.radians(200 + i * 17.5)
        s = strip([around(300, 236, 150, a, 128), around(300, 236, 182, a, 158)], 1, 6)
        plate.hole(s)
    for x in (232, 268, 330, 366):
        coin(plate, x, 254, 20, 6, 9)
    plate.ink(path("M192 244h216l-22 112H214z"), 6, 0.9, 12, 6.4, 34)
    plate.ink(rectangle(182, 240, 236, 16), 3)
    for x in (210, 255, 300, 345, 390):
        plate.hole(ellipse(x, 248, 3.6))
    for x in (252, 300, 348):
        plate.cut([(x, 260), (x + (300 - x) * 0.1, 354)], 2.6, 2.6)
    for x, n in ((446, 60), (440, 90), (452, 50)):
        plate.line([(x, 286 + n * 0.5), (x + n, 286 + n * 0.5)], 5, 0.6)


@MOTIFS.draws("dungeon/two-seals")
def dungeon_two_seals(plate: Plate, _variant: int) -> None:
    plate.paper(path("M166 398V128L300 62l134 66v270z"), 4, 0.7, 200, 6, 30, halo=7)
    skull(plate, 300, 112, 0.72)
    plate.ink(path("M196 398V158h208v240z"), 0, 0.9, 8, 7, 18)
    plate.cut([(300, 160), (300, 398)], 4, 4)
    for x in (214, 318):
        for y in (172, 282):
            plate.cut([(x, y), (x + 68, y), (x + 68, y + 92), (x, y + 92), (x, y)], 2.2, 2.2)
    for (x0, y0), (x1, y1) in (((190, 190), (410, 330)), ((410, 190), (190, 330))):
        s = strip([(x0, y0), (x1, y1)], 15, 15)
        plate.paper(s, 3, halo=3)
    for x, y in ((226, 286), (374, 286)):
        for f in (-1, 1):
            ribbon = polygon((-9, 0), (9, 0), (12, 62), (0, 50), (-12, 62))
            plate.spot(moved(ribbon, x, y + 16, 1, rot=-f * 18), 3, dense=0.5)
        wax(plate, x, y, 40, x)
        # it is being sat on
        t = placing(x, y - 26, 1, flip=x > 300)
        plate.ink(t(outline("toad")), 5, 0.8, 30, 5, 18)
        plate.paper(t(ellipse(22, -38, 9)), 3, halo=2)
        plate.ink(t(ellipse(24, -38, 4)), 0)
        plate.cut(t(curve((20, -18), (32, -16), (44, -20))), 1, 3, 1)
        for a, b in ((-24, -14), (-12, -26), (-30, 0)):
            plate.hole(t(ellipse(a, b, 2.8)))


@MOTIFS.draws("dungeon/mirror")
def dungeon_mirror(plate: Plate, variant: int) -> None:
    sq = variant % 2
    out = outline("oval-frame") if not sq else path("M190 60h220v296H190z")
    inn = outline("oval-glass") if not sq else path("M216 86h168v244H216z")
    for x in (230, 370):
        right = 24 if x > 300 else 0
        plate.ink(polygon((x - 10, 330), (x + 10, 330), (x + right, 402), (x + right - 24, 402)), 5)
    plate.ink(out, 7, 0.9, 40, 7, 18)
    n = 26
    if not sq:
        for i in range(n):
            a = 2 * math.pi * i / n
            plate.hole(ellipse(*around(300, 195, 91, a, 139), 5))
    else:
        for i in range(9):
            plate.hole(ellipse(203, 76 + i * 33, 5))
            plate.hole(ellipse(397, 76 + i * 33, 5))
        for i in range(1, 7):
            plate.hole(ellipse(203 + i * 28, 73, 5))
            plate.hole(ellipse(203 + i * 28, 343, 5))
    plate.ink(moved(outline("mirror-crest"), 300, 64 if sq else 50), 4)
    plate.spot(ellipse(300, 40 if sq else 26, 8), 3)
    plate.paper(inn, 3)
    plate.shade(inn, 0.36, 62, 9, "s")
    # somebody is just leaving
    plate.halo(outline("somebody-leaving"), 4)
    plate.ink(outline("somebody-leaving"), 0, 0.9, 15, 6, 20)
    plate.paper(path("M306 172c8 0 14 6 14 12l8 6-8 4c-2 8-6 10-12 8z"), 2.2)
    plate.ink(ellipse(313, 184, 2.2), 0)
    for one, other in (
        ((240, 150), (262, 118)),
        ((244, 172), (274, 126)),
        ((346, 270), (362, 244)),
    ):
        plate.cut([one, other], 1, 5, 1)


@MOTIFS.draws("dungeon/chimney")
def dungeon_chimney(plate: Plate, _variant: int) -> None:
    plate.ink(path("M150 398V190h-20v-32h56L224-10h152l38 168h56v32h-20v208z"), 6)
    for j, y in enumerate(range(6, 158, 25)):
        w = 78 + max(0, y) * 0.24
        plate.cut([(300 - w, y), (300 + w, y)], 2, 2)
        for x in range(int(300 - w) + 16 + (j % 2) * 22, int(300 + w) - 6, 44):
            plate.cut([(x, y), (x, y + 25)], 2, 2)
    plate.cut([(134, 168), (466, 168)], 3, 3)
    plate.cut([(150, 190), (450, 190)], 3, 3)
    for y in (220, 256, 292, 328, 364):
        for f in (-1, 1):
            plate.cut([(300 + f * 148, y), (300 + f * 112, y)], 2.4, 2.4)
    plate.paper(path("M190 398V262c0-60 220-60 220 0v136z"), 4)
    fl = outline("hearth-fire")
    plate.spot(fl, 0, 0, 3, dense=0.75)
    plate.hole(outline("hearth-fire-within"))
    plate.ink(path("M196 388h208v14H196z"), 0)
    for x in (214, 244, 300, 350, 384):
        plate.ink(moved(rectangle(-24, -7, 48, 14), x, 388, rot=(x % 5 - 2) * 7), 2.4)
    for x, y, r, k in (
        (240, 226, -24, 0.74),
        (360, 240, 30, 0.7),
        (298, 214, 8, 0.66),
        (180, 346, -16, 0.62),
        (424, 366, 22, 0.7),
    ):
        sheet(plate, x, y, k, r, 3)
    for x, y, r in ((278, 120, 20), (326, 70, -26), (286, 26, 14)):
        sheet(plate, x, y, 0.62, r, 3, 3)
    plate.ink(moved(path("M-10 0h20c2 12-2 20-10 20S-12 12-10 0z"), 300, 176), 0)
