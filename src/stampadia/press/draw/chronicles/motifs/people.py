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
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS


@MOTIFS.motif(
    "captive-scribe",
    "night rain cross startrail dusk",
    "castle town monastery mountains",
    "grass stones puddles",
)
def captive_scribe(plate: Plate, _variant: int) -> None:
    cx = 300
    plate.line([(cx, -5), (cx, 40)], 5, 5)
    for i in range(5):
        plate.paper(ellipse(cx, 4 + i * 13, 4.4 if i % 2 else 6.4, 8), 3, halo=2)
    plate.halo(path("M208 320V196c0-78 46-122 92-122s92 44 92 122v124z"), 5)
    plate.hole(path("M208 320V196c0-78 46-122 92-122s92 44 92 122v124z"))
    # the scribe, still at it
    plate.ink(
        path(
            "M256 318c2-34 8-56 22-66-10-4-12-30 10-32 18 0 20 18 14 28 14 6 20 14 30"
            " 26l22-18 5 6-24 26c-12-2-18-6-24-12l4 42z"
        ),
        0,
        0.9,
        30,
        5,
        18,
    )
    plate.ink(
        polygon(
            (326, 292),
            (388, 292),
            (388, 299),
            (378, 299),
            (378, 318),
            (370, 318),
            (370, 299),
            (326, 299),
        ),
        0,
    )
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
    plate.ink(
        t(
            path(
                "M-48 0c2-40 8-66 20-80-14-18-6-54 24-58 26-2 42 18 36 44l-6 14c10 10 18 30 22 80z"
            )
        ),
        5,
        0.9,
        25,
        5.4,
        22,
    )
    plate.paper(t(path("M6-122c18-2 28 10 26 28-4 12-12 18-20 18-10-6-14-34-6-46z")), 2.6)
    for ex in (14, 26):
        plate.ink(t(ellipse(ex, -102, 2.6, 3.4)), 0)
    plate.line(t([(14.0, -87.0), (25.0, -88.0)]), 2, 2)
    plate.paper(t(polygon((16, -40), (64, -48), (70, -16), (22, -8))), 2.8, halo=3)
    for i in range(3):
        plate.line(t([(24.0, -34.0 + i * 8), (58.0 - i * 4, -40.0 + i * 8)]), 1.8, 1.8)
    plate.spot(t(smooth((44, -40, 1), (52, -74), (82, -104, 1), (74, -66))), 2.6, dense=0.95)
    plate.ink(t(path("M-6-64c20 4 30 14 44 20l-4 10C18-38 4-46-12-52z")), 2.6)


@MOTIFS.motif(
    "collectors-of-deeds",
    "cross dusk curtain noon night",
    "monastery town castle observatory",
    "grass stones",
    free="l",
)
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


@MOTIFS.motif(
    "debtors-tower",
    "storm night dusk cross rain",
    "moor cliffs mountains town castle",
    "stones puddles grass",
    free="r",
)
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


@MOTIFS.motif(
    "three-part-ransom",
    "dusk rain noon cross night",
    "cliffs mountains forest sea",
    "grass reeds stones",
    wide=True,
)
def three_part_ransom(plate: Plate, variant: int) -> None:
    plate.paper(
        path(
            "M64 214h472v34c-10 0-20 4-24 12v92h-30v-60c0-40-62-40-62 0v60h-30v-60c0"
            "-50-180-50-180 0v60h-30v-60c0-40-62-40-62 0v60H88v-92c-4-8-14-12-24-12z"
        ),
        3.6,
        0.8,
        190,
        5.4,
        36,
        halo=6,
    )
    plate.ink(rectangle(56, 204, 488, 14), 3)
    for _i, (x, hat) in enumerate(((176, 0), (300, 1), (424, 2))):
        hat = (hat + variant) % 3
        plate.ink(moved(path("M-34 6c0-40 12-54 34-54s34 14 34 54z"), x, 200), 5, 0.8, 20, 5, 14)
        plate.paper(ellipse(x, 134, 22, 24), 3.2, halo=4)
        plate.ink(path(f"M{x - 24} 126h48v14c-8 6-18 4-24-2-6 6-16 8-24 2z"), 0)
        for e in (-9, 9):
            plate.hole(ellipse(x + e, 132, 4, 3))
        if hat == 0:
            plate.ink(
                moved(
                    path(
                        "M-46 0c4-8 20-10 22-12 2-20 8-30 24-30s22 10 24 30c2 2 18 4 22 12-20 8"
                        "-72 8-92 0z"
                    ),
                    x,
                    122,
                ),
                4,
            )
            plate.spot(moved(polygon((-24, -12), (24, -12), (24, -6), (-24, -6)), x, 122), 0)
        elif hat == 1:
            plate.ink(
                moved(path("M-48 4c14-36 34-40 48-40s34 4 48 40C28-8-28-8-48 4z"), x, 120),
                4,
                0.8,
                60,
                5,
                18,
            )
        else:
            plate.ink(
                moved(path("M-24 0c-2-30 10-50 32-60 14-4 26 4 30 16-12-6-18 0-14 44z"), x, 124),
                4,
                0.8,
                30,
                5,
                14,
            )
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


@MOTIFS.motif(
    "two-sphinxes",
    "rays dusk noon startrail night cross",
    "desert ruins mountains town cliffs",
    "stones road grass",
    wide=True,
)
def two_sphinxes(plate: Plate, _variant: int) -> None:
    for f in (False, True):
        t = placing(300, 68, 0.83, flip=f)
        plate.paper(
            t(polygon((38, 356), (204, 356), (210, 398), (30, 398))), 3.4, 0.9, 190, 5.4, 60, halo=5
        )
        plate.ink(
            t(
                path(
                    "M206 356c10-40-6-86-40-98-24-8-42-4-56-10-8-4-10-12-10-22l-34 2c-8 30-12"
                    " 60-10 88-10 10-22 18-24 40z"
                )
            ),
            6,
            0.9,
            30,
            5.4,
            28,
        )
        plate.ink(t(path("M196 340c24 4 36-10 30-30-4-14-20-12-18 0 2 8-4 14-14 12z")), 4)
        plate.cut(t(curve((112, 352), (108, 320), (136, 300), (168, 310))), 0.8, 4, 0.8)
        plate.cut(t([(36.0, 350.0), (110.0, 350.0)]), 3, 3)
        # wing
        plate.paper(
            t(
                path(
                    "M104 262c10-40 44-70 92-76-6 14-14 18-22 22 10 0 14-2 20-4-6 18-16 24-26"
                    " 28 8 0 12 0 18-2-12 24-44 40-82 32z"
                )
            ),
            3,
            0.9,
            205,
            4.8,
            20,
            halo=4,
        )
        # head with its headcloth
        plate.ink(
            t(
                path(
                    "M60 244c-4-24-2-40 6-52 10-14 44-18 56 2 10 16 12 36 16 54-16 6-34 2-38"
                    "-12l-12 10z"
                )
            ),
            5,
        )
        for i in range(4):
            plate.cut(
                t(curve((100 + i * 8, 190 + i * 3), (108 + i * 7, 210), (110 + i * 7, 240 - i))),
                1,
                2.8,
                1,
            )
        face = t(path("M62 198c-6 6-8 12-8 18l-9 13 8 3-1 8 3 5c2 8 14 8 24 4 10-8 14-24 14-40z"))
        plate.paper(face, 3)
        plate.ink(t(ellipse(62, 217, 3.4, 2.6)), 0)
        plate.line(t([(52.0, 238.0), (62.0, 237.0)]), 2.4, 1.6)
    mark = moved(
        path(
            "M-9 30h17v-8c0-8 22-10 22-30 0-18-14-26-29-26-16 0-28 10-28 26h16c0-8 5"
            "-12 12-12 8 0 13 4 13 11C14 3-9 4-9 22zM-9 38H8v14H-9z"
        ),
        300,
        112,
        1.7,
    )
    plate.spot(
        moved(mark, 600, 0, flip=True) if plate.turned else mark, 5, 0.8, dense=0.9
    )  # asks the right way round
