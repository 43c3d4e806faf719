"""Quests of seals, stamps, keys and ink."""

from __future__ import annotations

import math
from typing import Any

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    arc,
    around,
    curve,
    ellipse,
    moved,
    path,
    perforated,
    placing,
    point_of,
    polygon,
    rectangle,
    star,
    strip,
)
from stampadia.press.art.things import coin, letter_s
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS, outline


@MOTIFS.draws("false-stamp-ring")
def false_stamp_ring(plate: Plate, variant: int) -> None:
    a = -6 + 3 * (variant % 3)
    t = placing(290, 196, 1, rot=a)
    plate.paper(t(perforated(-112, -146, 210, 286, 17, 5.4)), 3.4, halo=7)
    plate.spot(t(rectangle(-92, -126, 170, 246)), 0, dense=0.4)
    plate.hole(t(ellipse(-6, -30, 74, 84)))
    plate.ink(t(moved(outline("profile"), -6, 56, 1.24)), 0, 0.9, 30, 5, 26)
    plate.ink(t(path("M-54 56c20-10 70-10 96 0l16 64h-132z")), 3, 0.9, 20, 5.4, 20)
    plate.ink(t(path("M-44-66l-6-32 18 12 14-22 16 22 18-14-4 34z")), 3)
    # the mask
    plate.hole(t(outline("mask-edge")))
    plate.spot(t(outline("mask")), 0, dense=1)
    plate.hole(t(ellipse(25, -32, 6.4, 4.2)))
    for x in (-80, 66):
        plate.hole(t(rectangle(x - 8, 96, 18, 18)))
    letter_s(plate, *point_of(t([(66.0, 105.0)])), 0.36)
    # scissors take a tooth
    for f, r in ((1, 14), (-1, -14)):
        b = placing(446, 316, 1.12, rot=160 + r)
        plate.ink(b(polygon((-6, -5 * f), (96, -1 * f), (100, 2 * f), (-6, 6 * f))), 4)
        plate.ink(b(strip(arc(-40, -10 * f * -1, 21, 0, 360), 8, 8)), 4)
        plate.ink(b(polygon((-22, 8 * f), (4, -6 * f), (8, 4 * f), (-18, 15 * f))), 0)
    plate.hole(ellipse(446, 316, 4))
    for x, y in ((386, 372), (412, 384), (428, 352), (446, 380)):
        plate.paper(moved(path("M-8-6a8 8 0 0 1 16 0v12h-16z"), x, y, 0.9, rot=x), 2.4, halo=2.5)


@MOTIFS.draws("two-part-seal")
def two_part_seal(plate: Plate, variant: int) -> None:
    if variant % 2:
        plate.paper(outline("lightning"), 3, halo=5)
    t = placing(322, 176, 1.06, rot=14)
    handle = outline("seal-handle")
    plate.ink(t(handle), 7, 1, 20, 5.4, 26)
    plate.spot(t(path("M-70-2H70v14H-70z")), 3, dense=0.9)
    # a split that anybody would notice
    z = [(-96, 44), (-60, 30), (-30, 46), (0, 28), (34, 46), (64, 30), (98, 42)]
    mtx = polygon(*[(x, y + 14) for x, y in z], (98, 92), (-96, 92))
    b = placing(296, 236, 1.06, rot=-7)
    up = polygon((-96, 0), (98, 0), *[(x, y - 4) for x, y in reversed(z)])
    plate.ink(t(moved(up, 0, 14)), 6, 0.9, 20, 5.4, 24)
    plate.ink(b(mtx), 7, 0.9, 20, 5.4, 26)
    face = moved(ellipse(0, 0, 104, 30), 290, 336, 1, rot=-7)
    plate.paper(face, 4, halo=5)
    plate.spot(moved(ellipse(0, 0, 88, 23), 290, 336, 1, rot=-7), 0, dense=0.5)
    plate.hole(moved(ellipse(0, 0, 44, 16), 290, 336, 1, rot=-7))
    letter_s(plate, 290, 336, 0.62, flip=True)
    for x, y, r in ((186, 262, -30), (422, 250, 24), (170, 296, -60), (438, 284, 60)):
        plate.line(moved([(0.0, 0.0), (0.0, -26.0)], x, y, rot=r), 1, 5)


@MOTIFS.draws("cut-key")
def cut_key(plate: Plate, variant: int) -> None:
    a = (-52, -38, -64)[variant % 3]

    def t(s: Any, d: Any) -> Any:
        return moved(
            s,
            *around(304, 196, 1.04 * (d + (d > 60) * 26 - (d < -100) * 26), math.radians(a)),
            0.96,
            rot=a,
        )

    def z(x: float) -> Any:
        return [(x, -17), (x + 9, -8), (x - 5, 0), (x + 8, 9), (x, 17)]

    # bow
    for s in ((ellipse(52, 0, 42)), ellipse(-4, 38, 42), ellipse(-4, -38, 42)):
        plate.halo(t(s, 118), 6)
    stub = outline("key-stub")
    plate.halo(t(stub, 118), 6)
    for s in ((ellipse(52, 0, 42)), ellipse(-4, 38, 42), ellipse(-4, -38, 42), stub):
        plate.ink(t(s, 118), 0, 0.9, 20 - a, 5.4, 20)
    for s in (ellipse(52, 0, 20), ellipse(-4, 40, 20), ellipse(-4, -40, 20)):
        plate.paper(t(s, 118), 2.4)
    # stem
    stem = polygon(*[(x - 62, y) for x, y in z(0)], *[(x + 60, y) for x, y in reversed(z(0))])
    plate.spot(t(stem, -30), 6, 0.9, 0, 20 - a, 5.4, 18, dense=0.8)
    for x in (-30, -18, 26, 38):
        plate.cut(t([(float(x), -16.0), (float(x), 16.0)], -30), 3, 3)
    # bit
    bit = outline("key-bit")
    plate.ink(t(bit, -176), 6, 0.9, 20 - a, 5.4, 20)
    for d in (58, -92):
        for y in (-26, 26):
            plate.line(t([(-8.0, float(y)), (8.0, float(y))], d), 2.4, 2.4)


@MOTIFS.draws("ink-below")
def ink_below(plate: Plate, _variant: int) -> None:
    # what is below has already found the way round
    for x, f, h in ((214, 1, 1.0), (398, -1, 1.2), (250, 1, 0.6)):
        b = moved(
            curve((0, 170), (-34, 110), (4, 60), (-28, 20), (-2, -16), (20, -6), (16, 12)),
            x,
            330 - 100 * h,
            h,
            flip=f < 0,
        )
        plate.ink(strip(b, 40 * h, 30 * h, 20 * h, 9 * h, 2), 5)
        for i in range(4, len(b) - 10, 4):
            plate.hole(ellipse(b[i][0] + 6 * f, b[i][1], 5.2 * h * (1 - i / len(b)) + 1.4))
    plate.paper(path("M226 400l8-102h134l8 102z"), 3.4, halo=6)
    for j in range(5):
        y = 304 + j * 21
        plate.line([(230, y + 18), (372, y + 18)], 2.4, 2.4)
        for x in range(240 + (j % 2) * 16, 372, 33):
            plate.line([(x, y), (x, y + 18)], 2.4, 2.4)
    plate.hatch(path("M226 400l8-102h134l8 102z"), 180, 5, 0.9, 44)
    plate.ink(ellipse(301, 296, 78, 17), 4)
    plate.cut(curve(*arc(301, 296, 66, 200, 340, 10)), 1, 3, 1)
    for x in (234, 358):
        plate.ink(rectangle(x, 168, 10, 130), 4)
    plate.ink(polygon((210, 176), (301, 112), (392, 176), (384, 188), (301, 132), (218, 188)), 5)
    plate.ink(polygon((218, 180), (301, 120), (384, 180)), 0, 1, 60, 6, 40)
    plate.ink(rectangle(226, 204, 150, 9), 3)
    plate.ink(path("M372 200h20v6h-12v22h-6z"), 2)
    for x, y, k in (
        (301, 262, 1.1),
        (284, 226, 0.8),
        (320, 236, 0.6),
        (298, 92, 1),
        (318, 58, 0.7),
        (282, 44, 0.8),
        (304, 14, 0.5),
        (270, 96, 0.5),
    ):
        plate.spot(moved(outline("drop-of-ink"), x, y, k, rot=180), 3, dense=0.95)


@MOTIFS.draws("ink-on-the-cuffs")
def ink_on_the_cuffs(plate: Plate, _variant: int) -> None:
    # a hand that goes out at night, on two fingers
    hand = outline("hand-on-fingers")
    plate.paper(hand, 4, halo=7)
    plate.hatch(hand, 196, 5, 1.0, 30)
    plate.line(curve((270, 154), (300, 150), (322, 162)), 1, 3.4, 1)
    plate.line(curve((322, 178), (330, 150), (352, 130)), 1, 3.4, 1)
    for x, y, r in ((232, 338, 22), (329, 384, -4)):
        plate.ink(moved(path("M-11 0c0-16 22-16 22 0l-1 10c-6 5-14 5-20 0z"), x, y, 0.92, rot=r), 0)
    plate.line(curve((254, 268), (264, 274), (276, 272)), 1, 3, 1)
    plate.line(curve((318, 288), (328, 290), (340, 286)), 1, 3, 1)
    cuff = path("M408 44l74-10 22 104-74 14z")
    plate.paper(cuff, 4, 0.8, 196, 5, 26, halo=6)
    plate.ink(path("M478 22l130-28v150l-104 14z"), 6, 0.9, 20, 6, 60)
    for x, y in ((430, 66), (440, 118)):
        plate.paper(ellipse(x, y, 6.5), 3)
    plate.spot(outline("ink-stain"), 0, dense=1)
    plate.spot(ellipse(474, 130, 6), 0, dense=1)
    for x in (420, 470, 522):
        plate.spot(moved(ellipse(0, 0, 10, 4.6), x, 392 - (x % 3), rot=-6), 2, dense=1)


@MOTIFS.draws("price-of-blue")
def price_of_blue(plate: Plate, variant: int) -> None:
    tilt = (-9, 7, 0)[variant % 3]
    a = math.radians(tilt)
    plate.ink(path("M292 92h16v250h-16zM232 352c0-16 30-22 68-22s68 6 68 22z"), 6, 0.8, 15, 6, 8)
    plate.ink(star(300, 82, 18, 8, 4), 4)
    plate.ink(moved(outline("balance-beam"), 300, 108, rot=tilt), 5)
    for f in (-1, 1):
        x, y = 300 + f * 164 * math.cos(a), 108 + f * 164 * math.sin(a)
        for dx in (-58, 58):
            plate.line([(x, y), (x + dx, y + 96)], 2.6, 2.6)
        plate.ink(
            moved(path("M-72 0h144c-6 26-36 34-72 34S-66 26-72 0z"), x, y + 94), 5, 0.9, 25, 5.4, 26
        )
        if f > 0:  # the bottle
            t = placing(x, y + 92, 0.9)
            plate.paper(t(outline("bottle")), 3.6, halo=4)
            plate.spot(t(path("M-38-46h76v38c0 4-2 5-5 5h-66c-3 0-5-1-5-5z")), 0, 0.8, dense=0.9)
            plate.ink(t(rectangle(-15, -118, 30, 16)), 3)
            plate.hole(t(rectangle(-20, -36, 40, 24)))
            letter_s(plate, *point_of(t([(0.0, -24.0)])), 0.42)
        else:  # coin or blade
            for dx, n in ((-38, 3), (-4, 5), (32, 2)):
                for j in range(n):
                    coin(plate, x + dx, y + 88 - j * 10, 18, 5.4, 8)
            b = placing(x + 20, y + 66, 0.84, rot=24)
            blade = polygon((-4, -4), (4, -4), (4, -100), (0, -112), (-4, -100))
            plate.paper(b(blade), 2.6, 1, 180, 5, 4, halo=3.4)
            plate.ink(b(path("M-22-6h44v7H-22zM-4 0h8v24h-8z")), 2.6)


@MOTIFS.draws("stolen-flourish")
def stolen_flourish(plate: Plate, _variant: int) -> None:
    f = curve(
        (96, 342),
        (190, 372),
        (330, 356),
        (330, 300),
        (250, 276),
        (196, 322),
        (262, 370),
        (392, 344),
        (424, 262),
        (350, 196),
        (252, 214),
        (248, 268),
        (330, 268),
        (396, 210),
        (380, 146),
        steps=9,
    )
    plate.halo(strip(f, 4, 12, 20, 8, 22, 10, 24, 8, 22, 10, 6), 6)
    plate.line(f, 3, 12, 20, 7, 22, 9, 24, 7, 22, 9, 5, c="s")
    # the magpie
    t = placing(336, 108, 1.16, rot=-8)
    plate.ink(t(path("M-70 36c-40 14-80 34-112 62 20-40 52-70 96-84z")), 5, 0.8, 140, 6, 30)
    plate.ink(t(outline("magpie")), 5)
    plate.paper(t(path("M-30 38c20 10 56 4 70-14-20-2-50-4-70 14z")), 2.4)
    plate.ink(t(outline("magpie-wing")), 5)
    for i in range(5):
        quill = (-22 - i * 10, -4 - i * 2), (-62 - i * 12, -30 - i * 6), (-104 - i * 4, -56 + i * 2)
        plate.cut(t(curve(*quill)), 0.6, 4, 0.6)
    plate.hole(t(ellipse(40, -6, 4)))
    plate.ink(t(ellipse(41, -6, 2)), 0)
    plate.line(t(curve((58, 2), (66, 4), (74, 5))), 1, 2)
    plate.spot(t(strip(curve((66, 8), (50, 22), (42, 34)), 5, 5)), 0)
