"""Quests of people in trouble."""

from __future__ import annotations

import math

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    curve,
    ellipse,
    moved,
    path,
    perforated,
    placing,
    polygon,
    rectangle,
    smooth,
)
from stampadia.press.art.things import sheet
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS, outline


@MOTIFS.draws("captive-scribe")
def captive_scribe(plate: Plate, _variant: int) -> None:
    cx = 300
    plate.line([(cx, -5), (cx, 40)], 5, 5)
    for i in range(5):
        plate.paper(ellipse(cx, 4 + i * 13, 4.4 if i % 2 else 6.4, 8), 3, halo=2)
    plate.halo(outline("cage"), 5)
    plate.hole(outline("cage"))
    # the scribe, still at it
    plate.ink(outline("scribe"), 0, 0.9, 30, 5, 18)
    plate.ink(outline("desk"), 0)
    plate.line(curve((352, 262), (366, 236), (384, 214)), 2, 6, 1)
    plate.spot(smooth((356, 254, 1), (362, 230), (384, 206, 1), (384, 230)), 0, dense=0.9)
    for w in (-92, -62, -31, 0, 31, 62, 92):
        plate.line(curve((cx + w, 322), (cx + w, 200), (cx + w * 0.72, 118), (cx, 74)), 5, 5)
    for y, w in ((196, 92), (318, 96), (252, 92)):
        plate.ink(rectangle(cx - w - 4, y, 2 * w + 8, 8 if y != 252 else 5), 0)
    plate.ink(path("M196 326h208v14H196zM286 76c0-18 28-18 28 0z"), 4)
    plate.ink(path("M398 236h20v30h-20z"), 3)
    plate.hole(path("M405 246a4 4 0 1 1 6 0l2 12h-10z"))
    for x, y, r in ((232, 372, 24), (286, 386, -30), (350, 368, 12), (196, 350, -18)):
        sheet(plate, x, y, 0.7, r, 3)


def _monk(plate: Plate, x: float, y: float, k: float, flip: bool) -> None:
    t = placing(x, y, k, flip=flip)
    plate.ink(t(outline("monk")), 5, 0.9, 25, 5.4, 22)
    plate.paper(t(outline("monk-face")), 2.6)
    for ex in (14, 26):
        plate.ink(t(ellipse(ex, -102, 2.6, 3.4)), 0)
    plate.line(t([(14.0, -87.0), (25.0, -88.0)]), 2, 2)
    plate.paper(t(polygon((16, -40), (64, -48), (70, -16), (22, -8))), 2.8, halo=3)
    for i in range(3):
        plate.line(t([(24.0, -34.0 + i * 8), (58.0 - i * 4, -40.0 + i * 8)]), 1.8, 1.8)
    plate.spot(t(smooth((44, -40, 1), (52, -74), (82, -104, 1), (74, -66))), 2.6, dense=0.95)
    plate.ink(t(path("M-6-64c20 4 30 14 44 20l-4 10C18-38 4-46-12-52z")), 2.6)


@MOTIFS.draws("collectors-of-deeds")
def collectors_of_deeds(plate: Plate, _variant: int) -> None:
    books = (
        (196, 368, 210, 34, "p"),
        (212, 330, 176, 38, "k"),
        (188, 290, 196, 40, "s"),
        (222, 256, 150, 34, "p"),
        (206, 222, 158, 34, "k"),
    )
    for i, (x, y, w, h, c) in enumerate(books):
        b = rectangle(x, y, w, h)
        if c == "k":
            plate.ink(b, 4.5, 0.8, 15, 6, 30)
        elif c == "s":
            plate.spot(b, 4.5, 0.8, 0, 15, 6, 30, dense=0.7)
        else:
            plate.paper(b, 3.4, 1, 190, 4.6, 60, halo=4.5)
        e = x if i % 2 else x + w - 22
        plate.paper(rectangle(e, y + 4, 22, h - 8), 2.4)
        for j in range(4):
            plate.line(
                [(e + 2, y + 9 + j * (h - 14) / 3), (e + 20, y + 9 + j * (h - 14) / 3)], 1.4, 1.4
            )
        for u in (0.3, 0.7):
            (plate.cut if c != "p" else plate.line)(
                [(x + w * u, y + 2), (x + w * u, y + h - 2)], 3, 3
            )
    _monk(plate, 286, 222, 1.18, False)
    _monk(plate, 420, 396, 0.98, True)
    # the one below: only the hood and the pen
    _monk(plate, 186, 330, 0.66, True)


@MOTIFS.draws("debtors-tower")
def debtors_tower(plate: Plate, variant: int) -> None:
    n = 17
    for j in range(n):
        y = 384 - j * 19
        w = 82 - j * 1.1 + (3 if j % 2 else -3)
        dx = (j * 37 % 11) - 5
        plate.halo(
            path(f"M{300 - w + dx} {y}v-13a{w} 11 0 0 1 {2 * w} 0v13a{w} 11 0 0 1 {-2 * w} 0z"), 6
        )
        plate.ink(
            path(f"M{300 - w + dx} {y}v-13a{w} 11 0 0 1 {2 * w} 0v13a{w} 11 0 0 1 {-2 * w} 0z"), 0
        )
        for i in range(-7, 8):
            x = 300 + dx + i * w * 0.125
            e = math.sqrt(max(0, 1 - (i * 0.125) ** 2)) * 11
            if i > -7:
                plate.cut([(x, y - 12 + e + 2), (x, y + e - 2)], 2, 2)
    top = 384 - (n - 1) * 19 - 13
    plate.spot(ellipse(300 + ((n - 1) * 37 % 11) - 5, top, 64, 11), 0, 0, 3, dense=0.5)
    for x, y in ((270, 150), (330, 236), (268, 300)):
        plate.paper(path(f"M{x - 20} {y + 26}v-34c0-28 40-28 40 0v34z"), 4, halo=3)
        for i in (-10, 0, 10):
            plate.line([(x + i, y - 24), (x + i, y + 26)], 4, 4)
        if (x + variant) % 2 == 0 or y == 236:  # a hand asks
            plate.paper(
                path(
                    f"M{x + 2} {y + 16}l34 8 22-10c6 0 6 6 2 8l8-2c6 2 4 8-2 10l4 2c2 6-4 6-8 6"
                    "l-26 2-38-12z"
                ),
                2.8,
                halo=3,
            )
    # chain and ball
    c = curve((222, 252), (190, 300), (210, 356), (168, 384))
    for i in range(0, len(c), 2):
        plate.paper(ellipse(*c[i], 6.4, 6.4), 3.4, halo=1.6)
    plate.ink(ellipse(152, 384, 24), 5, 0.9, 30, 5, 14)


@MOTIFS.draws("three-part-ransom")
def three_part_ransom(plate: Plate, variant: int) -> None:
    plate.paper(outline("bridge"), 3.6, 0.8, 190, 5.4, 36, halo=6)
    plate.ink(rectangle(56, 204, 488, 14), 3)
    for x, hat in ((176, 0), (300, 1), (424, 2)):
        hat = (hat + variant) % 3
        plate.ink(moved(path("M-34 6c0-40 12-54 34-54s34 14 34 54z"), x, 200), 5, 0.8, 20, 5, 14)
        plate.paper(ellipse(x, 134, 22, 24), 3.2, halo=4)
        plate.ink(path(f"M{x - 24} 126h48v14c-8 6-18 4-24-2-6 6-16 8-24 2z"), 0)
        for e in (-9, 9):
            plate.hole(ellipse(x + e, 132, 4, 3))
        if hat == 0:
            plate.ink(moved(outline("bowler"), x, 122), 4)
            plate.spot(moved(polygon((-24, -12), (24, -12), (24, -6), (-24, -6)), x, 122), 0)
        elif hat == 1:
            plate.ink(moved(outline("flat-cap"), x, 120), 4, 0.8, 60, 5, 18)
        else:
            plate.ink(moved(outline("nightcap"), x, 124), 4, 0.8, 30, 5, 14)
            plate.spot(ellipse(x + 36, 84, 6), 2)
        plate.line([(x - 10, 152), (x + 10, 150)], 2, 3, 2)
    # the parcel
    plate.line([(300, 214), (300, 268)], 4, 4)
    t = placing(300, 316, 1, rot=5)
    for x in (-20, 20):
        plate.ink(t(path(f"M{x - 7} 40h14v26l12 4v8h-26z")), 3)
    plate.paper(t(rectangle(-56, -48, 112, 94)), 3.6, 0.8, 200, 5, 36, halo=5)
    plate.ink(t(rectangle(-5, -48, 10, 94)), 0)
    plate.ink(t(rectangle(-56, -6, 112, 10)), 0)
    plate.ink(t(path("M0-48c-30-26-36 2 0 0 36 2 30-26 0 0z")), 2)
    plate.paper(t(perforated(18, -44, 32, 34, 8, 2.4)), 2)
    plate.hole(t(ellipse(-32, -28, 12, 9)))
    plate.ink(t(ellipse(-36, -28, 3)), 0)
    plate.ink(t(ellipse(-27, -28, 3)), 0)


@MOTIFS.draws("two-sphinxes")
def two_sphinxes(plate: Plate, _variant: int) -> None:
    for f in (False, True):
        t = placing(300, 68, 0.83, flip=f)
        plate.paper(
            t(polygon((38, 356), (204, 356), (210, 398), (30, 398))), 3.4, 0.9, 190, 5.4, 60, halo=5
        )
        plate.ink(t(outline("sphinx")), 6, 0.9, 30, 5.4, 28)
        plate.ink(t(outline("sphinx-tail")), 4)
        plate.cut(t(curve((112, 352), (108, 320), (136, 300), (168, 310))), 0.8, 4, 0.8)
        plate.cut(t([(36.0, 350.0), (110.0, 350.0)]), 3, 3)
        # wing
        plate.paper(t(outline("sphinx-wing")), 3, 0.9, 205, 4.8, 20, halo=4)
        # head with its headcloth
        plate.ink(t(outline("headcloth")), 5)
        for i in range(4):
            fold = curve((100 + i * 8, 190 + i * 3), (108 + i * 7, 210), (110 + i * 7, 240 - i))
            plate.cut(t(fold), 1, 2.8, 1)
        face = t(outline("sphinx-face"))
        plate.paper(face, 3)
        plate.ink(t(ellipse(62, 217, 3.4, 2.6)), 0)
        plate.line(t([(52.0, 238.0), (62.0, 237.0)]), 2.4, 1.6)
    mark = moved(outline("question-mark"), 300, 112, 1.7)
    plate.spot(
        moved(mark, 600, 0, flip=True) if plate.turned else mark, 5, 0.8, dense=0.9
    )  # asks the right way round
