"""Quests of places and of things that stand in them."""

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
    strip,
)
from stampadia.press.art.things import letter_s
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS, outline


def moth_(plate: Plate, x: float, y: float, rot: float) -> None:
    w = outline("moth-wing-small")
    for f in (False, True):
        plate.paper(moved(w, x, y, 1, rot=rot, flip=f), 2.4, 0.8, 200, 4, 10, halo=3)
    plate.ink(moved(ellipse(0, 2, 2.4, 9), x, y, 1, rot=rot), 0)


@MOTIFS.draws("black-candle")
def black_candle(plate: Plate, variant: int) -> None:
    k = variant % 3
    for x, y, q in {
        0: ((300, 156, 1.0),),
        1: ((206, 216, 0.74), (394, 204, 0.74), (300, 150, 0.86)),
        2: ((300, 246, 1.5),),
    }[k]:
        t = placing(x, y, q)
        base = (352 - y) / q
        w = 38 if k < 2 else 56
        plate.ink(t(path(f"M{-w} 0h{2 * w}v{base:.0f}h{-2 * w}z")), 6, 0.9, 12, 6, 20 * q)
        plate.ink(
            t(
                path(
                    f"M{-w - 4} 6c0-16 {2 * w + 8}-16 {2 * w + 8} 0 0 30-8 10-12 34-4 30-12 6-14-6"
                    "-6 0-6 60-14 60s-4-50-14-52c-6 0-4 24-12 20-8-6-2-30"
                    f"-{2 * w - 58}-56z"
                )
            ),
            3,
        )
        for c in (
            ((-w + 2, 10), (-w + 4, 34), (-w + 2, 54)),
            ((4 - w * 0.2, 20), (6 - w * 0.2, 50), (8 - w * 0.2, 74)),
        ):
            plate.cut(t(curve(*c)), 1, 3.4, 1)
        fl = outline("flame")
        plate.halo(t(fl), 6)
        plate.spot(t(fl), 0, dense=0.45)
        plate.ink(t(outline("flame-within")), 3)
        plate.line(t([(0.0, 0.0), (0.0, -22.0)]), 3, 3)
    if k == 0:
        plate.ink(outline("saucer"), 6, 0.9, 25, 5.6, 30)
        plate.ink(strip(arc(408, 350, 24, -150, 150), 9, 9), 4)
        plate.cut(curve((220, 350), (300, 360), (384, 348)), 1, 4, 1)
    elif k == 1:  # three of them, on one foot
        plate.ink(outline("candlestick"), 6, 0.9, 20, 5.6, 30)
        plate.cut(curve((168, 350), (300, 358), (430, 350)), 1, 4, 1)
    else:  # burnt down to what is left of the night
        plate.ink(outline("burnt-candle"), 6, 0.9, 25, 5.6, 30)
    if k < 2:
        for x, y, r in ((170, 110, 30), (432, 96, -34), (222, 44, 40), (388, 40, -30)):
            moth_(plate, x, y, r)
    else:
        for x, y, r in ((196, 186, 30), (408, 176, -34), (244, 66, 40), (364, 58, -30)):
            moth_(plate, x, y, r)


def _stuff(plate: Plate, k: float, x: float, y: float) -> None:
    if k == 0:  # an umbrella and a boot
        plate.ink(moved(outline("umbrella"), x - 56, y + 10, 0.62, rot=-24), 4)
        plate.ink(moved(path("M-14 0v-44h24v26l20 8v10z"), x + 44, y + 4, 1, rot=160), 4)
    elif k == 1:  # a swan's neck and a glove
        neck = curve((x + 50, y + 20), (x + 42, y - 16), (x + 64, y - 36), (x + 84, y - 22))
        plate.paper(strip(neck, 17, 15, 13, 10), 3, halo=4)
        plate.ink(polygon((x + 82, y - 28), (x + 106, y - 12), (x + 80, y - 14)), 2)
        plate.ink(ellipse(x + 74, y - 29, 2.4), 0)
        plate.ink(moved(outline("glove"), x - 46, y + 4, 0.9), 4)
    else:  # a tail, and a trumpet
        tail = curve((x - 60, y + 10), (x - 78, y - 20), (x - 50, y - 34), (x - 62, y - 52))
        plate.ink(strip(tail, 12, 11, 8, 3), 4)
        plate.spot(moved(outline("trumpet"), x + 48, y, 0.9, rot=14), 4, dense=0.9)


@MOTIFS.draws("lost-property")
def lost_property(plate: Plate, variant: int) -> None:
    plate.ink(outline("wardrobe"), 6)
    plate.cut([(196, 95), (404, 95)], 3, 3)
    for i, y in enumerate((106, 198, 290)):
        out = (18, 30, 10)[(i + variant) % 3]
        plate.ink(rectangle(208, y, 184, 84), 0)
        d = polygon(
            (206 - out * 0.3, y + out * 0.55),
            (394 + out * 0.3, y + out * 0.55),
            (394 + out * 0.3, y + 80 + out * 0.3),
            (206 - out * 0.3, y + 80 + out * 0.3),
        )
        _stuff(plate, (i + variant) % 3, 300, y + out * 0.55 + 4)
        plate.paper(d, 3.4, 1, 192, 5, 60, halo=3)
        plate.ink(ellipse(300, y + 46 + out * 0.4, 9), 0)
        plate.paper(rectangle(262, y + 58 + out * 0.4, 76, 14), 2.4)
        for j in range(4):
            plate.line(
                [(270 + j * 17, y + 65 + out * 0.4), (280 + j * 17, y + 65 + out * 0.4)], 3, 3
            )


@MOTIFS.draws("not-a-drop")
def not_a_drop(plate: Plate, _variant: int) -> None:
    x: float
    y: float
    body = path("M198 138h190l-12 244H210z")
    handle = curve((384, 176), (452, 176), (462, 250), (446, 318), (378, 330))
    plate.ink(strip(handle, 24, 24, 24, 24), 6, 0.8, 20, 5, 14)
    plate.paper(body, 4, halo=7)
    for x in (228, 262, 296, 330, 360):
        plate.line([(x, 140), (x + (293 - x) * 0.09, 380)], 2.4, 2.4)
    plate.hatch(body, 186, 5, 1, 66)
    for y in (196, 330):
        left, right = 194 + y * 0.02, 392 - y * 0.02
        plate.ink(polygon((left, y), (right, y), (right - 1, y + 20), (left + 1, y + 20)), 3)
    foam = outline("foam")
    plate.paper(foam, 3.6, 0.7, 215, 5, 20, halo=4)
    # and yet: chained
    for (x0, y0), (x1, y1) in (((176, 214), (412, 322)), ((176, 322), (412, 214))):
        n = 13
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
            r = math.degrees(math.atan2(y1 - y0, x1 - x0))
            if i % 2:
                plate.paper(moved(ellipse(0, 0, 13, 8), x, y, rot=r), 4.4, halo=1.6)
            else:
                plate.ink(moved(ellipse(0, 0, 10, 3.6), x, y, rot=r), 1.4)
    plate.ink(strip(arc(294, 250, 22, 180, 360), 9, 9), 4)
    plate.spot(path("M262 250h64c2 30-4 50-32 58-28-8-34-28-32-58z"), 4, 0.8, 3, dense=0.85)
    plate.ink(path("M288 274a8 8 0 1 1 12 0l4 20h-20z"), 0)


@MOTIFS.draws("slow-convoy")
def slow_convoy(plate: Plate, _variant: int) -> None:
    plate.ink(outline("snail"), 6, 0.8, 60, 6, 24)
    for x, r in ((462, -8), (482, 14)):
        plate.ink(moved(polygon((-3, 0), (3, 0), (2, -52), (-2, -52)), x, 290, rot=r), 4)
        e = point_of(moved([(0.0, -56.0)], x, 290, rot=r))
        plate.paper(ellipse(*e, 8), 3, halo=3)
        plate.ink(ellipse(e[0] + 2, e[1], 3.4), 0)
    plate.paper(ellipse(272, 276, 108, 100), 4, halo=6)
    sp = [
        around(272, 282, 98 - 5.4 * i * 0.62, i * 0.36 + 0.4, 90 - 5.0 * i * 0.62)
        for i in range(29)
    ]
    plate.line(sp, 15, 13, 11, 8, 3, c="s")
    plate.line(sp, 2.6, 2.4, 2)
    plate.hatch(ellipse(272, 276, 106, 98), 200, 5.4, 0.9, 34)
    # the coach on top, with its passenger
    c = path("M196 96h120l10 84c-40 16-100 16-140 0z")
    plate.ink(c, 6, 0.9, 20, 5.6, 22)
    plate.ink(path("M184 96c20-24 124-24 144 0v8H184z"), 4)
    plate.paper(rectangle(212, 116, 38, 42), 3)
    plate.paper(rectangle(264, 116, 38, 42), 3)
    plate.ink(outline("passenger"), 0)
    plate.ink(path("M216 76h44v-22h-44zM268 76h28V60h-28z"), 4)
    plate.cut([(216, 65), (260, 65)], 2.4, 2.4)
    plate.ink(rectangle(330, 60, 4, 60), 3)
    plate.spot(path("M324 40h16l4 20h-24z"), 3, dense=0.9)
    plate.ink(path("M324 40h16l-8-8z"), 2)
    for x in range(60, 110, 18):
        plate.line([(x, 394), (x + 10, 394)], 3, 3)


@MOTIFS.draws("last-coach")
def last_coach(plate: Plate, _variant: int) -> None:
    y = 352
    h = outline("horse")
    for x, yy, k in ((188, y + 26, 1.0), (116, y + 40, 1.12)):
        plate.ink(moved(h, x, yy, k), 5, 0.8, 20, 5, 18)
        plate.hole(moved(ellipse(-50, -88, 2.6), x, yy, k))
        for i in range(4):
            x0, y0 = -36 + i * 8, -101 + i * 7
            hair = curve((x0, y0), (x0 + 8, -90 + i * 6), (x0 + 6, -80 + i * 5))
            plate.cut(moved(hair, x, yy, k), 0.4, 2.6, 0.4)
    plate.line(curve((186, 296), (220, 300), (262, 292)), 2.6, 2.6)
    plate.line(curve((70, 268), (200, 246), (296, 252)), 1.6, 1.6)
    # the coach
    plate.ink(outline("coach"), 6, 0.9, 20, 5.6, 26)
    plate.ink(path("M270 206h176v12H270z"), 4)
    plate.paper(rectangle(312, 230, 34, 34), 3)
    plate.paper(rectangle(364, 230, 38, 34), 3)
    plate.ink(outline("passenger-small"), 0)
    plate.spot(path("M356 274h54v24h-54z"), 0, dense=0.9)
    letter_s(plate, 383, 286, 0.3, "p")
    plate.ink(path("M318 206v-22h38v22zM362 206v-30h46v30z"), 4)
    plate.cut([(318, 194), (356, 194)], 2.4, 2.4)
    plate.cut([(385, 176), (385, 206)], 2.4, 2.4)
    # the coachman and the horn
    plate.ink(outline("coachman"), 5)
    plate.ink(path("M272 174c-4-6 2-10 6-10v-16h22v16c4 0 10 4 6 10z"), 3)
    plate.spot(outline("horn"), 3, dense=0.95)
    for x, r in ((326, 34), (428, 42)):
        plate.paper(ellipse(x, 396 - r, r), 6, halo=4)
        for i in range(10):
            a = math.radians(36 * i + 8)
            plate.line([(x, 396 - r), around(x, 396 - r, r, a)], 3.4, 2.6)
        plate.ink(ellipse(x, 396 - r, 7), 0)
    for x, yy, n in ((480, 380, 80), (490, 360, 60), (476, 340, 44), (500, 320, 60)):
        plate.line([(x, yy), (x + n, yy)], 5, 0.6)


@MOTIFS.draws("two-doors")
def two_doors(plate: Plate, variant: int) -> None:
    for i, x in enumerate((222, 378)):
        k = (i + variant) % 2
        t = placing(x, 396, 1)
        frame = path("M-68 0v-206c0-92 136-92 136 0V0z") if k == 0 else path("M-68 0v-262h136V0z")
        plate.paper(t(frame), 4, halo=7)
        for j in range(7):
            for f in (-1, 1):
                plate.line(t([(f * 68.0, -30.0 - j * 32), (f * 52.0, -30.0 - j * 32)]), 2.6, 2.6)
        leaf = path("M-50 0v-200c0-70 100-70 100 0V0z") if k == 0 else path("M-50 0v-244h100V0z")
        if k == 0:
            plate.ink(t(leaf), 0, 0.9, 8, 7, 18)
        else:
            plate.spot(t(leaf), 0, 0.8, 3.4, 8, 7, 18, dense=0.75)
        for q in (-25, 0, 25):
            plate.cut(t([(float(q), -236.0), (float(q), -4.0)]), 2.4, 2.4)
        for h in (-60, -190):
            plate.ink(t(rectangle(-50, h, 66, 9)), 2)
        plate.paper(t(strip(arc(0, -122, 14, 0, 360), 6, 6)), 2.4)
        plate.paper(t(ellipse(0, -138, 13, 12)), 3, halo=2)
        for e in (-5, 5):  # knockers: one is asleep
            if (i + variant) % 2:
                plate.line(t([(e - 3.0, -139.0), (e + 3.0, -139.0)]), 2, 2)
            else:
                plate.ink(t(ellipse(e, -140, 2.4)), 0)
        plate.line(t([(-4.0, -132.0), (4.0, -132.0)]), 2, 2)
        plate.hole(t(rectangle(-48, -4, 96, 3.4)))
        plate.ink(t(rectangle(-84, -2, 168, 12)), 0)
        plate.cut(t([(-80.0, 2.0), (80.0, 2.0)]), 2.6, 2.6)


@MOTIFS.draws("quiet-heist")
def quiet_heist(plate: Plate, variant: int) -> None:
    x, y = 300, 196
    plate.halo(ellipse(x, y, 146), 6)
    plate.ink(ellipse(x, y, 146), 0)
    for i in range(20):
        a = math.radians(18 * i + 4)
        plate.hole(ellipse(*around(x, y, 133, a), 5.4))
    plate.paper(ellipse(x, y, 118), 4)
    plate.spot(ellipse(x, y, 110), 0, dense=0.32)
    for i in range(60):
        a = math.radians(6 * i)
        q = 10 if i % 5 else 20
        plate.cut([around(x, y, 106, a), around(x, y, 106 - q, a)], 2.6, 2.6)
    plate.hole(ellipse(x, y, 76))
    for i in range(5):
        a = 72 * i + 10 + 24 * variant
        plate.ink(moved(polygon((10, -6), (86, -5), (86, 5), (10, 6)), x, y, rot=a), 3)
        c = point_of(moved([(92.0, 0.0)], x, y, rot=a))
        plate.ink(ellipse(*c, 12), 3)
        plate.hole(ellipse(c[0] - 3, c[1] - 3, 3))
    plate.ink(ellipse(x, y, 34), 4, 0.9, 30, 5, 20)
    plate.hole(path(f"M{x - 6} {y - 2}a8 8 0 1 1 12 0l4 18h-20z"))
    for d in (-62, 62):
        plate.ink(rectangle(x + 138, y + d - 20, 30, 40), 4)
    # felt shoes go by
    for i, (fx, r) in enumerate(((214, -8), (258, 6), (302, -8), (346, 6), (390, -8))):
        shoe = path("M-14 0c-2-9 6-12 14-10 10 0 18 2 20 10z")
        plate.ink(moved(shoe, fx, 388 - (i % 2) * 12, 0.8, rot=r), 3)
