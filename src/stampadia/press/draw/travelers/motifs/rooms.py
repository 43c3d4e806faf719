"""Dungeons: supper, books, and doors at the back."""

from __future__ import annotations

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    arc,
    curve,
    ellipse,
    moved,
    path,
    placing,
    polygon,
    rectangle,
    strip,
)
from stampadia.press.draw.travelers.motifs.collected import MOTIFS, outline
from stampadia.press.draw.travelers.motifs.things import eye


@MOTIFS.draws("dungeon/bell")
def dungeon_bell(plate: Plate, variant: int) -> None:
    """The supper bell over a table for nobody."""
    plate.ink(rectangle(296, -6, 8, 60), 3)
    there = placing(300, 60, 1, rot=(-14, 10, 16)[variant % 3])
    bell = "M0-6c52 0 56 70 64 108 4 18 18 24 30 38H-94c12-14 26-20 30-38C-56 64-52-6 0-6z"
    plate.ink(there(ellipse(0, 146, 17)), 4)
    plate.spot(there(path(bell)), 6, 0.9, 0, 15, 6, 36, dense=0.62)
    plate.cut(there(curve((-60, 104), (0, 116), (60, 104))), 3, 4, 3)
    plate.ink(path("M150 300h300l12 26H138z"), 5)
    cloth = outline("tablecloth")
    plate.paper(cloth, 3.4, 0.8, 200, 5, 20, halo=4)
    for x in (206, 300, 394):
        plate.paper(ellipse(x, 306, 36, 9), 3, halo=3)
        plate.paper(ellipse(x, 305, 22, 5), 2)
    for x in (162, 438):
        plate.ink(rectangle(x - 6, 340, 12, 56), 3)


@MOTIFS.draws("dungeon/ledger")
def dungeon_ledger(plate: Plate, variant: int) -> None:
    """Two ledgers alike; only the ribbon differs."""
    for number, (x, y, turn) in enumerate(((232, 232, -8), (368, 240, 7))):
        there = placing(x, y, 1, rot=turn)
        plate.ink(there(rectangle(-74, -124, 148, 250)), 6, 0.9, 15, 6, 30)
        plate.paper(there(rectangle(-60, -116, 128, 8)), 2)
        plate.paper(there(rectangle(-40, -84, 88, 52)), 3, halo=2)
        for row in range(3):
            plate.line(
                there([(-30.0, -72.0 + row * 14), (36.0 - 16 * (row % 2), -72.0 + row * 14)]), 3, 3
            )
        for corner in ((-74, -124), (56, -124), (-74, 108), (56, 108)):
            plate.paper(there(rectangle(*corner, 18, 18)), 2.4)
        ribbon = there(polygon((18, 120), (32, 120), (34, 178), (25, 166), (16, 180)))
        if (number + variant) % 2:
            plate.spot(ribbon, 3, dense=0.9)
        else:
            plate.paper(ribbon, 2.6, halo=3)
        for row in range(4):
            y0 = 10.0 + row * 24
            plate.cut(there([(-44.0, y0), (44.0, y0)]), 2.6, 2.6)


@MOTIFS.draws("dungeon/witness")
def dungeon_witness(plate: Plate, _variant: int) -> None:
    """Somebody was walled up, and still sees."""
    for row, y in enumerate(range(70, 390, 40)):
        for x in range(150 - (row % 2) * 36, 450, 72):
            begin, end = max(150, x), min(450, x + 66)
            gap = 200 < y + 20 < 290 and 226 < (begin + end) / 2 < 376
            if end - begin > 14 and not gap:
                plate.paper(rectangle(begin, y, end - begin, 34), 3, 0.8, 195, 5, 18, halo=2)
    plate.ink(rectangle(224, 194, 154, 92), 4)
    eye(plate, 301, 240, 0.66)
    for x, y, turn in ((182, 388, 10), (244, 396, -16), (398, 390, 24)):
        plate.paper(
            moved(rectangle(-32, -16, 62, 30), x, y, 0.9, rot=turn), 3, 0.8, 195, 5, 16, halo=3
        )


@MOTIFS.draws("dungeon/drop")
def dungeon_drop(plate: Plate, _variant: int) -> None:
    """The quick way down: a shaft, and a bucket on its rope."""
    plate.paper(ellipse(300, 312, 176, 62), 5, 0.9, 195, 6, 40, halo=7)
    plate.ink(ellipse(300, 312, 142, 46), 0)
    for number in range(5):
        plate.cut(
            arc(300, 322 + number * 7, 126 - number * 20, 12, 168, 34 - number * 6), 1, 2.6, 1
        )
    for x in range(150, 451, 50):
        plate.line([(x, 352 - abs(x - 300) * 0.12), (x, 372 - abs(x - 300) * 0.3)], 2.4, 2.4)
    plate.line([(300, -6), (300, 206)], 5, 5)
    for y in range(4, 200, 15):
        plate.cut([(297, y), (303, y + 6)], 2, 2)
    plate.ink(path("M262 236h76l-10 62h-56z"), 5, 0.9, 12, 5.6, 18)
    plate.spot(path("M258 230h84v12h-84z"), 3, dense=0.9)
    plate.line(arc(300, 236, 36, 190, 350, 34), 4, 4)


@MOTIFS.draws("dungeon/egg")
def dungeon_egg(plate: Plate, variant: int) -> None:
    """The egg that sings, in a cup."""
    shell = outline("egg")
    plate.paper(shell, 4.5, 0.9, 205, 5.6, 60, halo=8)
    crack = [
        (208, 206),
        (238, 190),
        (258, 214),
        (288, 186),
        (312, 212),
        (342, 188),
        (366, 210),
        (392, 194),
    ]
    plate.line(crack, 4, 5, 4)
    plate.ink(outline("egg-cup"), 6, 0.9, 14, 6, 34)
    plate.spot(path("M192 286h216v14H192z"), 3, dense=0.9)
    for number, (x, y) in enumerate(((142, 150), (176, 84), (430, 96), (466, 168))):
        note = path("M-4 0a9 7 0 1 1 0-.1zM-5-2v-40h4v40zM-5-42l18 8v10l-18-8z")
        plate.ink(moved(note, x, y, 1.25, rot=8 * ((number + variant) % 3 - 1)), 4)


@MOTIFS.draws("dungeon/lamp-out")
def dungeon_lamp_out(plate: Plate, _variant: int) -> None:
    """A lamp too many, and somebody's feet at the end of a bed."""
    plate.ink(rectangle(296, -6, 8, 44), 3)
    plate.ink(path("M262 62l38-30 38 30z"), 4)
    plate.paper(path("M266 62h68l14 96h-96z"), 4, halo=6)
    plate.spot(outline("lamp-flame"), 3, dense=0.9)
    for x in (278, 322):
        plate.line([(x, 62), (x + (x - 300) * 0.4, 158)], 3, 3)
    plate.ink(path("M248 158h104l-10 18h-84z"), 4)
    plate.ink(rectangle(132, 232, 20, 168), 5)
    plate.ink(rectangle(452, 264, 20, 136), 5)
    plate.paper(outline("bedclothes"), 4, 0.9, 200, 6, 46, halo=5)
    plate.paper(path("M156 306c-4-30 62-40 72-8 6 22-60 34-72 8z"), 3, 0.8, 200, 5, 20, halo=3)
    for x in (412, 440):
        plate.paper(path(f"M{x - 10} 300c-4-26 0-38 10-38s14 12 10 38z"), 3, halo=3)
    plate.ink(rectangle(140, 352, 324, 18), 4, 0.9, 80, 7, 9)


@MOTIFS.draws("dungeon/runaway")
def dungeon_runaway(plate: Plate, variant: int) -> None:
    """The back door stands open, and somebody's footprints lead out of it."""
    plate.ink(rectangle(224, 66, 176, 330), 6)
    plate.hole(rectangle(238, 80, 148, 316))
    plate.shade(rectangle(238, 80, 148, 316), 0.16, 90, 8)
    somebody = outline("runaway")
    plate.ink(somebody, 4, 0.9, 15, 5, 12)
    plate.paper(polygon((386, 80), (470, 46), (470, 430), (386, 396)), 4, 0.9, 190, 6, 40, halo=5)
    plate.spot(ellipse(456, 240, 9), 3, dense=0.95)
    for y in (130, 330):
        plate.line([(390, y), (466, y - 6 if y < 200 else y + 8)], 3, 3)
    for number in range(5):
        x = 286 + 8 * (number % 2) - number * 30 + 10 * (variant % 2)
        plate.ink(ellipse(x, 372 - number * 0.5 + (number % 2) * 9, 11 - number, 4), 2)
    plate.ink(strip([(224, 396), (400, 396)], 8, 8), 3)
