"""Dungeons."""

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
    star,
    strip,
)
from stampadia.press.art.things import envelope
from stampadia.press.draw.travelers.motifs.collected import MOTIFS, outline
from stampadia.press.draw.travelers.motifs.things import eye, key


@MOTIFS.draws("dungeon/tyrant")
def dungeon_tyrant(plate: Plate, _variant: int) -> None:
    # an armchair that has been carried down with some effort, and is not paid for
    plate.ink(path("M212 392V190c0-90 176-90 176 0v202z"), 7, 0.9, 12, 6.4, 34)
    plate.spot(path("M232 300V196c0-62 136-62 136 0v104z"), 0, 0, 3, dense=0.5)
    for y in (190, 224, 258):
        for x in range(252 + (y % 4) * 6, 360, 32):
            plate.hole(ellipse(x, y, 4.4))
    for f in (False, True):
        t = placing(300, 0, 1, flip=f)
        plate.ink(t(path("M64 394V296c0-30 56-30 56 0v98z")), 5, 0.9, 20, 6, 16)
        plate.paper(t(ellipse(92, 294, 17)), 3)
        plate.line(
            t([around(92, 294, 2 + j * 0.9, j * 0.7) for j in range(14)]),
            2,
            3,
        )
    plate.paper(outline("bolster"), 3.4, 0.8, 200, 5, 40, halo=3)
    plate.ink(path("M240 330h120v62H240z"), 0, 0.8, 12, 6, 20)
    # the crown, hung on the ear of the chair
    c = placing(356, 134, 1.0, rot=24)
    plate.paper(
        c(path("M-36 16l-8-46 24 18 20-30 20 30 24-18-8 46z")), 3.4, 0.8, 205, 5, 20, halo=5
    )
    for x in (-44, 0, 44):
        plate.spot(c(ellipse(x, -34 if x else -46, 6)), 2)
    # slippers, and the rent
    for x, r in ((268, -6), (322, 4)):
        plate.paper(moved(outline("slipper"), x, 400, 0.86, rot=r), 3, halo=4)
    for i, (x, y, r) in enumerate(((186, 386, -12), (176, 374, 8), (192, 366, -4))):
        envelope(plate, x, y, 0.56, r, i == 2)


@MOTIFS.draws("dungeon/missing-key")
def dungeon_missing_key(plate: Plate, variant: int) -> None:
    plate.ink(path("M172 398V70h256v328z"), 7, 0.9, 8, 8, 26)
    for x in (236, 300, 364):
        plate.cut([(x, 72), (x, 396)], 2.6, 2.6)
    for y in (96, 350):
        plate.ink(rectangle(172, y, 256, 20), 0)
        for q in (y, y + 20):
            plate.cut([(172, q), (428, q)], 2.2, 2.2)
        for x in range(188, 428, 28):
            plate.hole(ellipse(x, y + 10, 4))
    hole_ = path("M262 214a56 56 0 1 1 76 0l34 116H228z")
    plate.paper(hole_, 5, halo=5)
    plate.ink(path("M272 210a44 44 0 1 1 56 0l28 106H244z"), 0)
    e = placing(300, 184, 0.4)
    plate.paper(e(path("M-100 0C-60-56 60-56 100 0 60 50-60 50-100 0z")), 2)
    plate.spot(e(ellipse((-16, 0, 18)[variant % 3], 0, 40)), 0, dense=0.6)
    plate.ink(e(ellipse((-16, 0, 18)[variant % 3], 0, 18)), 0)
    # the key hangs where nobody can say that it does not
    plate.line([(128, -4), (128, 112)], 3, 3)
    key(plate, 128, 132, 0.95, 6, "s")


@MOTIFS.draws("dungeon/captain")
def dungeon_captain(plate: Plate, _variant: int) -> None:
    # behind: the bed
    plate.paper(rectangle(196, 150, 244, 200), 3.4, halo=5)
    plate.ink(path("M180 96h276v26H180z"), 5, 0.8, 10, 6, 30)
    for f in (False, True):
        t = placing(318, 0, 1, flip=f)
        plate.spot(t(outline("bed-curtain")), 4, 0.9, 0, 8, 7, 30, dense=0.65)
    plate.paper(path("M266 268c10-24 90-24 104 0v50H266z"), 3, 0.8, 205, 5, 30)
    plate.paper(ellipse(318, 252, 20, 16), 3)
    plate.ink(outline("sleeper-hair"), 3)
    plate.spot(ellipse(372, 268, 7), 2)
    plate.line(curve((308, 256), (313, 259), (318, 256)), 1.6, 2.6, 1.6)
    for x, y, k in ((352, 214, 0.8), (366, 186, 1.0), (384, 152, 1.3)):
        plate.ink(
            moved(path("M-10-12h20v5L-2 7h12v6h-22V8L0-6h-10z"), x, y, k, flip=plate.turned), 3
        )
    # before it: the captain
    t = placing(212, 398, 1.2)
    plate.ink(t(strip([(64, 4), (64, -240)], 7, 7)), 5)
    plate.paper(t(outline("halberd")), 3, 0.8, 205, 4, 12, halo=4)
    plate.ink(t(outline("captain")), 6, 0.9, 20, 5.6, 24)
    plate.ink(t(path("M20-140l34 26 14 4v12c-24 2-44-10-56-24z")), 4)
    plate.paper(
        t(path("M-22-160v-32c0-30 44-30 44 0v32c-12 8-32 8-44 0z")), 3.4, 0.9, 200, 4.6, 20, halo=4
    )
    plate.ink(t(rectangle(-20, -190, 40, 8)), 0)
    for x in (-8, 0, 8):
        plate.line(t([(float(x), -176.0), (float(x), -164.0)]), 2.4, 2.4)
    plate.spot(t(outline("plume")), 3.4, 0.8, dense=0.9)
    plate.paper(t(outline("shield")), 3.4, 0.8, 205, 4.6, 18, halo=4)
    plate.ink(t(star(-40, -98, 14, 6, 5)), 0)


@MOTIFS.draws("dungeon/curse")
def dungeon_curse(plate: Plate, _variant: int) -> None:
    for i in range(28):
        a = math.radians(360 / 28 * i + 5)
        r0, r1 = 136, 176 if i % 2 else 220
        s = polygon(
            around(300, 166, r0 * 1.25, a - 0.05, r0 * 0.8),
            around(300, 166, r1 * 1.25, a, r1 * 0.8),
            around(300, 166, r0 * 1.25, a + 0.05, r0 * 0.8),
        )
        if 166 + r1 * 0.8 * math.sin(a) < 320:
            plate.spot(s, 3, dense=1)
    eye(plate, 300, 166, 1.52)
    # inside out: an umbrella, a sock, a hat
    u = placing(204, 396, 0.9)
    plate.ink(u(path("M-3 0v-60h6V0zM0 0c0 12-16 12-16 0h5c0 5 6 5 6 0z")), 4)
    plate.ink(u(outline("umbrella-inside-out")), 4, 0.8, 300, 5, 26)
    b = placing(386, 400, 1)
    plate.paper(b(path("M-46-28h92c0 24-16 34-46 34S-46-4-46-28z")), 3.4, 0.9, 205, 5, 26, halo=5)
    plate.spot(b(ellipse(0, -28, 46, 9)), 0, 0, 3, dense=0.4)
    plate.cut(b(curve((-26, -29), (-4, -25), (22, -29))), 1, 3, 1)


@MOTIFS.draws("dungeon/prisoner")
def dungeon_prisoner(plate: Plate, _variant: int) -> None:
    plate.paper(path("M184 400V176c0-136 232-136 232 0v224z"), 4, halo=7)
    for i in range(11):
        a = math.pi + math.pi * i / 10
        plate.line([around(300, 178, 92, a, 80), around(300, 178, 116, a, 102)], 3, 3)
    for j in range(7):
        for f in (-1, 1):
            plate.line([(300 + f * 92, 200 + j * 30), (300 + f * 116, 200 + j * 30)], 3, 3)
    plate.ink(path("M210 400V178c0-106 180-106 180 0v222z"), 0)
    # who waits, and has kept count
    plate.paper(ellipse(300, 232, 24, 28), 3)
    plate.line([(290, 230), (294, 230)], 4, 4)
    plate.line([(306, 230), (310, 230)], 4, 4)
    plate.line(curve((292, 246), (300, 243), (308, 246)), 1.6, 2.6, 1.6)
    plate.paper(outline("beard"), 2.6)
    plate.spot(outline("prisoner"), 0, 0.9, 0, 10, 7, 24, dense=0.6)
    for x in (228, 264, 300, 336, 372):
        plate.paper(
            rectangle(x - 5, 98 if x == 300 else (106 if x in (264, 336) else 138), 10, 302), 2.6
        )
    plate.paper(rectangle(206, 312, 188, 12), 2.6)
    for x in (264, 336):
        plate.paper(moved(path("M-13-12c0-8 26-8 26 0v20c0 10-26 10-26 0z"), x, 292), 3, halo=2)
        for i in (-5, 3):
            plate.line([(x + i + 1, 284), (x + i + 1, 302)], 2, 2)
    plate.ink(rectangle(364, 296, 34, 46), 3)
    plate.hole(path("M376 318a6 6 0 1 1 10 0l3 14h-16z"))
    for g in range(2):
        for i in range(5):
            x, y = 440 + g * 44, 140
            stroke = [(x + i * 7, y), (x + i * 7 + 1, y + 30)]
            if i == 4:  # through the other four
                stroke = [(x - 6, y + 26), (x + 32, y + 4)]
            plate.halo(strip(stroke, 4, 4), 2.4)
            plate.line(stroke, 3.4, 3)
    # somebody else's tail has the keys
    tail = curve((-10, 60), (60, 40), (110, 80), (128, 150), (104, 176), (92, 150))
    plate.ink(strip(tail, 30, 24, 18, 13, 9, 3), 5, 0.8, 70, 5, 12)
    plate.paper(strip(arc(108, 190, 22, 0, 360), 6, 6), 2.4, halo=2)
    for r in (-24, 4, 30):
        key(plate, *point_of(moved([(0.0, 40.0)], 108, 190, rot=r)), 0.42, r)
