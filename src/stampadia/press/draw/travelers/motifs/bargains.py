"""Worlds: bargains, errands and places that watch."""

from __future__ import annotations

import math

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
    smooth,
)
from stampadia.press.art.things import coin, envelope
from stampadia.press.draw.travelers.motifs.collected import MOTIFS, outline
from stampadia.press.draw.travelers.motifs.things import eye


@MOTIFS.draws("world/auction")
def world_auction(plate: Plate, variant: int) -> None:
    """The hammer, and under it the town."""
    there = placing(316, 150, 1, rot=-24 + 6 * (variant % 3))
    plate.ink(there(path("M-10 30l-6 170c-2 22 34 22 32 0l-6-170z")), 5, 0.9, 10, 6, 14)
    plate.ink(there(path("M-104-46h208c10 0 10 84 0 84h-208c-10 0-10-84 0-84z")), 6, 0.9, 14, 6, 34)
    for x in (-82, 70):
        plate.spot(there(rectangle(x, -50, 14, 92)), 3, dense=0.85)
    plate.paper(path("M176 398c0-34 40-52 112-52s112 18 112 52z"), 4, 0.9, 196, 5, 30, halo=5)
    for number, (x, high) in enumerate(((212, 22), (246, 34), (284, 26), (322, 38), (356, 24))):
        plate.ink(rectangle(x, 348 - high, 24, high), 3)
        plate.ink(polygon((x - 4, 348 - high), (x + 12, 330 - high), (x + 28, 348 - high)), 2)
        if number % 2:
            plate.hole(rectangle(x + 8, 340 - high + 16, 6, 8))
    for number in range(3):
        turn = -150 + 26 * number
        plate.line(arc(288, 318, 128 + 5 * number, turn, turn + 16), 1, 5, 1)


@MOTIFS.draws("world/weigh-house")
def world_weigh_house(plate: Plate, variant: int) -> None:
    """A steelyard as high as a crane, and a sack that weighs what it is told."""
    tilt = (-7, 5, -3)[variant % 3]
    plate.ink(polygon((288, 398), (294, 96), (306, 96), (312, 398)), 6, 0.9, 8, 6, 9)
    plate.ink(path("M236 398h128l-18-26h-92z"), 4)
    beam = placing(300, 110, 1, rot=tilt)
    plate.ink(beam(polygon((-170, -7), (170, -11), (170, 11), (-170, 7))), 5, 0.9, 70, 8, 9)
    for x in range(-150, 160, 25):
        plate.cut(beam([(x, -5.0), (x, 5.0)]), 2, 2)
    plate.spot(ellipse(300, 108, 15), 4, dense=0.9)
    left, right = beam([(-160.0, 0.0)])[0], beam([(160.0, 0.0)])[0]
    for (x, y), low in ((left, 96), (right, 74)):
        for aside in (-34, 34):
            plate.line([(x, y), (x + aside, y + low)], 2.6, 2.6)
        plate.ink(path(f"M{x - 48} {y + low}h96c-4 24-24 30-48 30s-44-6-48-30z"), 4, 0.9, 25, 5, 18)
    x, y = left[0], left[1] + 96
    plate.paper(
        path(f"M{x - 34} {y}c-14-30-6-56 20-62l-8-16h44l-8 16c26 6 34 32 20 62z"), 3.4, 0.9, 200, 5,
        24, halo=4,
    )  # fmt: skip
    for step in range(3):
        coin(plate, right[0] - 6 + step * 5, right[1] + 72 - step * 9)


@MOTIFS.draws("world/relay")
def world_relay(plate: Plate, variant: int) -> None:
    """A signpost with seven arms, and the one letter."""
    plate.ink(polygon((288, 398), (292, 46), (308, 46), (312, 398)), 5, 0.9, 8, 6, 9)
    plate.spot(ellipse(300, 42, 13), 4, dense=0.9)
    for number in range(7):
        y, side = 72 + number * 38, 1 if (number + variant) % 2 else -1
        long = 96 + 13 * ((number * 3 + variant) % 4)
        arm = path(f"M-8-13h{long}l18 13-18 13h{-long}z")
        board = moved(arm, 300, y, 1, rot=4 * (number % 3 - 1) * side, flip=side < 0)
        if number == 6:
            plate.spot(board, 4, dense=0.6)
        else:
            plate.paper(board, 3.2, 0.9, 205, 5, 26, halo=4)
        for tick in range(number + 1):
            x = 300 + side * (20 + tick * 9)
            plate.line([(x, y - 5), (x, y + 5)], 3, 3)
    envelope(plate, 428, 344, 1.25, -10)


@MOTIFS.draws("world/watchtower")
def world_watchtower(plate: Plate, _variant: int) -> None:
    """The eye on the hill."""
    plate.ink(path("M150 400c30-60 90-84 150-84s120 24 150 84z"), 5, 0.9, 100, 7, 40)
    plate.paper(polygon((246, 340), (260, 190), (340, 190), (354, 340)), 4, 1, 190, 5.4, 30, halo=6)
    for y in (216, 250, 284, 316):
        plate.line([(252, y), (348, y)], 2, 2)
    crown = "M236 192v-26h20v12h18v-12h20v12h18v-12h20v12h18v-12h14v26z"
    plate.ink(path(crown), 5)
    eye(plate, 300, 110, 0.92)
    for turn in (-64, -32, 32, 64):
        angle = math.radians(turn - 90)
        c, s = math.cos(angle), math.sin(angle)
        plate.cut([(300 + 92 * c, 108 + 68 * s), (300 + 132 * c, 108 + 106 * s)], 1, 6, 1)
    plate.ink(path("M284 340v-34a16 18 0 0 1 32 0v34z"), 0)


@MOTIFS.draws("world/broker")
def world_broker(plate: Plate, variant: int) -> None:
    """A label tied to nobody: the name is on the other side."""
    there = placing(300, 214, 1, rot=-9 + 5 * (variant % 3))
    plate.line(curve((300, 88), (258, 44), (300, 6), (316, -10)), 4, 4)
    plate.paper(there(path("M-96 160v-230l40-52h112l40 52v230z")), 4.5, 0.9, 198, 5.4, 50, halo=7)
    plate.paper(there(ellipse(0, -86, 15)), 4)
    plate.ink(there(ellipse(0, -86, 7)), 0)
    for row, long in enumerate((120, 86, 132, 64)):
        y = -30 + row * 38
        plate.line(there([(-66.0, y), (-66.0 + long, y)]), 5, 5)
    plate.spot(there(polygon((-80, 20), (84, -4), (88, 22), (-76, 46))), 3, dense=0.7)
    for x, y in ((186, 384), (410, 388), (440, 372)):
        plate.paper(moved(path("M-18-10h28l10 10-10 10h-28z"), x, y, 1, rot=x), 2.6, halo=3)


@MOTIFS.draws("world/mountain")
def world_mountain(plate: Plate, _variant: int) -> None:
    """The mountain with a keyhole."""
    peak = outline("mountain")
    plate.paper(peak, 4.5, halo=7)
    shade = polygon((300, 54), (366, 190), (392, 176), (508, 398), (352, 398), (330, 236))
    plate.hatch(shade, 116, 6, 1.3, 90)
    plate.hatch(polygon((196, 214), (222, 222), (246, 300), (150, 398), (92, 398)), 112, 8, 0.8, 60)
    snow = smooth(
        (300, 54, 1), (330, 116, 1), (316, 106), (306, 128, 1), (292, 108), (278, 124, 1),
        (266, 122, 1),
    )  # fmt: skip
    plate.hole(snow)
    plate.ink(outline("keyhole"), 6)
    for step in range(5):
        y = 398 - step * 12
        plate.cut([(262 + step * 3, y - 4), (338 - step * 3, y - 4)], 3, 3)
    plate.spot(ellipse(300, 260, 15), 0, dense=0.9)


@MOTIFS.draws("world/theatre")
def world_theatre(plate: Plate, variant: int) -> None:
    """Two masks before a curtain; nobody claps yet."""
    plate.ink(rectangle(132, 46, 336, 16), 4)
    for x in range(140, 468, 41):
        fold = path(f"M{x} 62c6 90-8 190 2 286h36c-8-96 8-196 2-286z")
        plate.spot(fold, 3, 0.8, 0, 8, 6, 14, dense=0.5)
    plate.ink(rectangle(120, 346, 360, 54), 5, 0.9, 90, 8, 16)
    for number, (x, y, turn) in enumerate(((252, 196, -12), (352, 214, 14))):
        there = placing(x, y, 1.1, rot=turn)
        plate.paper(
            there(outline("theatre-mask")), 4, 0.9,
            205, 5, 26, halo=6
        )  # fmt: skip
        sad = (number + variant) % 2
        for side in (-1, 1):
            plate.ink(
                there(moved(path("M-16 4c6-14 24-14 32 0-10 6-22 6-32 0z"), 24 * side, -14)), 0
            )
        mouth = "M-28 34c14 22 42 22 56 0-8 38-48 38-56 0z"
        plate.ink(there(moved(path(mouth), 0, 78 if sad else 0, 1, ky=-1 if sad else 1)), 0)
    for x in range(150, 470, 44):
        plate.paper(moved(path("M-14 0c0-20 28-20 28 0z"), x, 400), 3, halo=3)
