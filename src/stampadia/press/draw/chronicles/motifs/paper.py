"""Quests of paper: what is folded, printed, posted and bound."""

from __future__ import annotations

import math

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
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
from stampadia.press.art.things import envelope, letter_s, skull
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS, outline


@MOTIFS.draws("paper-dragon")
def paper_dragon(plate: Plate, _variant: int) -> None:
    # far to near; it looks left
    folds = [[fold] for fold in outline("paper-dragon")]
    for fold in folds:
        plate.halo(fold, 6)
    for k, s in zip("kpkpksppskppkpkpkspkpskppspk", folds, strict=True):
        if k == "k":
            plate.paper(s, 2.6)
            plate.ink(s, 0, 0.9, 40, 5.4, 34)
        elif k == "s":
            plate.spot(s, 0, 0.8, 2.6, 30, 6, 30, dense=0.7)
        else:
            plate.paper(s, 2.6, 0.7, 205, 5, 22)
    plate.hole(ellipse(190, 104, 6))
    plate.ink(ellipse(188, 104, 3), 0)
    for i, (x, y, q) in enumerate(
        ((86, 142, -8), (58, 132, 10), (62, 158, -30), (30, 146, -6), (34, 118, 24))
    ):
        plate.spot(
            moved(polygon((10, 0), (0, -9), (-22, 0), (0, 9)), x, y, 1.1 - i * 0.1, rot=q),
            2.5,
            dense=0.95,
        )


@MOTIFS.draws("paper-army")
def paper_army(plate: Plate, _variant: int) -> None:
    x: float
    # one hat for all of them; it is also the palace
    for i in range(13):
        x = 300 + (i - 6) * 29
        top = 130 + abs(i - 6) ** 1.5 * 9 + (i * 37 % 17)
        plate.ink(strip([(x, 330), (x + (i - 6) * 3, top)], 5, 4), 2.6)
        plate.ink(
            moved(
                polygon((0, -24), (7, -6), (0, 2), (-7, -6)),
                x + (i - 6) * 3,
                top,
                1,
                rot=(i - 6) * 2,
            ),
            2.4,
        )
    crown = polygon((118, 304), (300, 40), (482, 304), (300, 262))
    plate.paper(crown, 4, halo=7)
    for j in range(11):  # yesterday's news
        y = 92 + j * 17
        for f in (-1, 1):
            w = (y - 50) * 0.62
            a, c = 300 + f * 9, 300 + f * min(w, 60 + (j * 31 % 40) + w * 0.4)
            if abs(c - a) > 12:
                if j % 4:
                    plate.line([(a, y), (c, y + (y - 60) * 0.05)], 3.4, 3.4)
                else:
                    plate.line([(a, y), (c, y + (y - 60) * 0.05)], 8, 8, c="s")
    plate.hatch(polygon((300, 40), (482, 304), (300, 262)), 196, 5.4, 0.8, 40)
    plate.line([(300, 40), (300, 262)], 3, 3)
    brim = polygon((118, 304), (300, 262), (482, 304), (462, 352), (300, 314), (138, 352))
    plate.paper(brim, 4, 0.9, 200, 5.4, 40, halo=3)
    plate.line([(300, 262), (300, 314)], 3, 3)
    n = 8
    for i in range(n):
        x, k = 300 + (i - (n - 1) / 2) * 40, 1.0
        yy = 386 - 10 * math.cos((x - 300) / 110)
        t = placing(x, yy, k)
        plate.ink(t(path("M-15 26c0-30 4-40 15-40s15 10 15 40z")), 4, 0.8, 20, 5, 9)
        plate.paper(t(ellipse(0, -22, 10.5, 11)), 2.8, halo=2.4)
        plate.line(t([(-4.0, -21.0), (5.0, -21.0)]), 2.4, 2.4)
        hat = t(polygon((-23, -28), (0, -58), (23, -28), (0, -34)))
        if i in (1, 6):
            plate.spot(hat, 3, 0, 2.4, dense=0.8)
        else:
            plate.paper(hat, 2.8, halo=3)
        plate.line(t([(0.0, -57.0), (0.0, -34.0)]), 1.6, 2.2)


@MOTIFS.draws("broadsheet")
def broadsheet(plate: Plate, _variant: int) -> None:
    # the sheet becomes the road
    plate.paper(
        smooth(
            (268, 300, 1),
            (336, 300, 1),
            (346, 340),
            (420, 366),
            (470, 396),
            (430, 452, 1),
            (210, 452, 1),
            (300, 404),
            (270, 366),
            (262, 330),
        ),
        3.4,
        halo=5,
    )
    for i, (a, b, y) in enumerate(
        (
            (276, 332, 314),
            (276, 336, 325),
            (276, 340, 336),
            (282, 356, 348),
            (292, 384, 361),
            (308, 412, 374),
            (320, 430, 388),
            (314, 440, 404),
            (296, 440, 422),
            (270, 432, 440),
        )
    ):
        plate.line([(a, y), (b - 12 * (i % 2), y)], 2 + i * 0.35, 2 + i * 0.35)
    for x in (198, 382):
        plate.ink(rectangle(x - 15, 74, 34, 250), 6, 0.9, 15, 6, 12)
    plate.ink(path("M160 52h284v40H160zM174 52l16-22h222l18 22z"), 6, 0.9, 15, 6, 30)
    plate.ink(rectangle(176, 232, 248, 24), 5)
    plate.ink(path("M160 300h284v26H160z"), 5, 0.8, 15, 6, 30)
    for i in range(6):
        plate.paper(moved(polygon((-17, -5), (17, 5), (17, 13), (-17, 3)), 301, 96 + i * 14), 2)
    plate.ink(rectangle(280, 176, 42, 22), 4)
    plate.ink(moved(rectangle(0, -6, 150, 12), 312, 186, rot=-8), 4)
    plate.ink(moved(ellipse(150, 0, 13, 11), 312, 186, rot=-8), 3)
    plate.spot(rectangle(232, 200, 138, 30), 4, 0.8, dense=0.9)
    plate.paper(polygon((216, 262), (388, 262), (400, 298), (204, 298)), 3, halo=3)
    letter_s(plate, 301, 280, 0.56, flip=True)
    for x in (222, 250, 348, 376):
        plate.line([(x, 270), (x + 4, 292)], 3, 3)


@MOTIFS.draws("binder-twins")
def binder_twins(plate: Plate, variant: int) -> None:
    for f in (False, True):
        t = placing(300, 0, 1, flip=f)
        page = t(path("M6 92c40-30 110-40 170-26v262c-60-14-130-4-170 26z"))
        plate.ink(t(path("M0 104c50-30 120-40 188-28v270c-68-12-138-2-188 26z")), 6)
        if variant % 3 == 1 or (variant % 3 == 0 and f):
            plate.spot(page, 0, 0, 2.6, dense=0.35)
        else:
            plate.paper(page, 2.6)
        back = variant % 3 == 1  # they are not speaking
        h = t(moved(outline("profile"), (110 if back else 96), 260, 1.42, flip=not back))
        plate.ink(h, 4, 0.9, 30, 5.2, 26)
        plate.ink(t(outline("shoulders")), 4, 0.9, 30, 5.6, 24)
        if variant % 3 == 2:  # sisters
            plate.ink(t(ellipse(150, 168, 26)), 3, 0.8, 30, 5, 14)
            plate.spot(t(path("M126 148l10-6 16 44-9 5z")), 2, dense=0.9)
        elif back:
            plate.ink(t(outline("hair")), 3, 0.8, 30, 5, 20)
            plate.spot(t(ellipse(96, 108, 10)), 2, dense=0.9)
        else:
            plate.ink(t(outline("beret")), 3)
        ex = 132 if back else 74
        plate.hole(t(ellipse(ex, 196, 5, 3.6)))
        plate.ink(t(ellipse(ex + (2 if back else -2), 196, 2.2)), 0)
    plate.line([(300, 96), (300, 366)], 5, 3, 5)
    th = curve((240, 84), (276, 66), (300, 84), (324, 100), (344, 66), (368, 52))
    plate.line(th, 2.6, 2.6, c="s")
    plate.ink(moved(polygon((-4, 26), (0, -30), (4, 26), (0, 30)), 378, 42, rot=52), 3)
    for i in range(7):
        plate.line([(288, 120 + i * 36), (312, 114 + i * 36)], 3.4, 3.4)


@MOTIFS.draws("by-return-of-post")
def by_return_of_post(plate: Plate, _variant: int) -> None:
    loop = curve(
        (118, 330),
        (150, 250),
        (150, 130),
        (260, 40),
        (420, 50),
        (500, 140),
        (470, 250),
        (380, 300),
        (250, 336),
        steps=8,
    )
    for a, b in zip(loop[::2], loop[1::2], strict=False):
        plate.halo(strip([a, b], 4, 4), 2)
        plate.line([a, b], 4, 4)
    t = placing(300, 186, 1.25, rot=-6)
    plate.paper(t(outline("bird-tail")), 3, 0.9, 160, 5, 30, halo=6)
    plate.paper(t(outline("bird-far-wing")), 3.2, 0.9, 240, 5, 40, halo=6)
    plate.paper(t(outline("bird")), 3.4, 0.9, 215, 5, 40, halo=6)
    plate.paper(t(outline("bird-wing")), 3.2, 0.9, 200, 5, 30, halo=5)
    plate.ink(t(ellipse(72, -24, 3.6)), 0)
    plate.ink(t(polygon((88, -26), (106, -14), (88, -14))), 2)
    plate.ink(t(outline("postal-cap")), 3)
    plate.spot(t(ellipse(70, -52, 6)), 0, dense=0.95)
    plate.line(t(curve((90, -12), (98, 4), (108, 16))), 3, 3)
    envelope(plate, *point_of(t([(110.0, 40.0)])), 1.15, 8)


@MOTIFS.draws("night-postmen")
def night_postmen(plate: Plate, _variant: int) -> None:
    for x, y, k, f in ((398, 392, 0.78, False), (270, 400, 1.16, True)):
        t = placing(x, y, k, flip=f)
        plate.ink(t(outline("ghost")), 6, 0.9, 20, 5.6, 24)
        skull(plate, *point_of(t([(2.0, -176.0)])), 0.92 * k)
        plate.ink(t(outline("postman-cap")), 4)
        plate.spot(t(path("M-8-224h20v20H-8z")), 2, dense=0.9)
        plate.cut(t([(-30.0, -198.0), (36.0, -198.0)]), 3, 3)
        plate.cut(t(curve((-40, -126), (0, -80), (34, -40))), 5, 5)
        bag = t(path("M10-56h58l6 52H6z"))
        plate.paper(bag, 3, 0.8, 205, 5, 22, halo=3)
        plate.paper(t(polygon((10, -56), (68, -56), (40, -30))), 3)
    # the letter, held out
    for dx, dy in ((0, 0), (6, 7), (12, 13), (16, 20)):
        plate.line(curve((214, 272 + dy * 0.6), (190, 270 + dy), (168 + dx, 262 + dy)), 6, 5, 4)
    envelope(plate, 148, 256, 0.86, -14)
