"""Quests of counting and of speaking up."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    arc,
    around,
    curve,
    ellipse,
    moved,
    path,
    placing,
    polygon,
    rectangle,
    smooth,
    star,
    strip,
)
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS, outline


@MOTIFS.draws("three-heralds")
def three_heralds(plate: Plate, variant: int) -> None:
    """Three trumpets as tall as towers; each flag tells a number, and none tells which is true."""
    for number, (x, turn) in enumerate(((238, -21), (300, 0), (362, 21))):
        there = placing(x, 392, 1, rot=turn)
        plate.ink(there(polygon((-9, 0), (-7, -232), (7, -232), (9, 0))), 5, 0.9, 8, 6, 8)
        bell = path("M-7-230C-8-262-16-282-44-300h88C16-282 8-262 7-230z")
        plate.ink(there(bell), 5, 0.9, 20, 5.4, 22)
        plate.paper(there(ellipse(0, -302, 46, 10)), 3.6, halo=3)
        plate.ink(there(ellipse(0, -301, 33, 5.6)), 0)
        for ring in (-40, -136, -214):
            plate.paper(there(rectangle(-13, ring, 26, 9)), 2.6, halo=2)
        _flag(plate, there, 1 + (number + variant) % 3, spot=(number + variant) % 3 == 1)
    plate.ink(path("M206 398c10-26 178-26 188 0z"), 4, 0.9, 60, 6, 14)


def _flag(plate: Plate, there: Callable[[Any], Any], tally: int, *, spot: bool) -> None:
    cloth = path("M9-198c22 10 40-6 66 4l-10 30 12 34c-28-8-44 8-68-2z")
    if spot:
        plate.spot(there(cloth), 4, 0.8, 0, 20, 6, 24, dense=0.6)
    else:
        plate.paper(there(cloth), 3.2, 0.8, 200, 5, 22, halo=4)
    for stroke in range(tally):
        x = 26 + stroke * 13
        line = there([(x, -178.0), (x + 1, -148.0)])
        plate.halo(strip(line, 5, 5), 2)
        plate.line(line, 5, 5)


@MOTIFS.draws("census")
def census(plate: Plate, variant: int) -> None:
    """An abacus for a giant: everything counts."""
    left, right, top, bottom = 148, 452, 86, 372
    frame = rectangle(left, top, right - left, bottom - top)
    plate.paper(frame, 4, halo=7)
    plate.shade(frame, 0.14, 0, 9)
    counts = (3, 7, 5, 2, 6, 4)
    for row in range(6):
        y = top + 34 + row * 44
        plate.line([(left, y), (right, y)], 4, 4)
        moved_over = counts[(row + variant) % 6]
        for bead in range(10):
            x = left + 26 + bead * 21 if bead < moved_over else right - 26 - (9 - bead) * 21
            shape = ellipse(x, y, 10.4, 17)
            if (bead + row) % 5 == 4:
                plate.spot(shape, 2.4, dense=0.85)
            elif row % 2:
                plate.ink(shape, 2.4, 0.9, 25, 4.6, 7)
            else:
                plate.paper(shape, 3, 0.9, 200, 4.4, 9, halo=2)
    for bar in (
        rectangle(left - 16, top - 18, right - left + 32, 20),
        rectangle(left - 16, bottom - 2, right - left + 32, 20),
        rectangle(left - 16, top - 18, 18, bottom - top + 36),
        rectangle(right - 2, top - 18, 18, bottom - top + 36),
    ):
        plate.ink(bar, 4, 0.8, 20, 6, 16)
    for x in (left - 7, right + 7):
        plate.hole(ellipse(x, top - 8, 3.4))
        plate.hole(ellipse(x, bottom + 8, 3.4))
    for x in (186, 414):
        plate.ink(path(f"M{x - 26} 400l12-14h28l12 14z"), 3)


@MOTIFS.draws("counting-sign")
def counting_sign(plate: Plate, variant: int) -> None:
    """An arch that adds, and the statue from which one counts."""
    arch = outline("arch")
    plate.paper(arch, 4, 0.9, 196, 6, 40, halo=7)
    for turn in range(15, 180, 25):
        angle = math.radians(turn)
        near = (300 - 62 * math.cos(angle), 226 - 78 * math.sin(angle))
        far = (300 - 120 * math.cos(angle), 226 - 140 * math.sin(angle))
        plate.line([near, far], 2.4, 3)
    for y in (268, 312, 356):
        plate.line([(178, y), (240, y)], 2.4, 2.4)
        plate.line([(360, y), (422, y)], 2.4, 2.4)
    # the way through is a wall
    for row, y in enumerate(range(236, 398, 20)):
        for x in range(244 - (row % 2) * 18, 358, 36):
            begin, end = max(243, x), min(357, x + 33)
            if end - begin > 8:
                plate.ink(rectangle(begin, y, end - begin, 17), 0, 0.8, 20, 5, 12)
    signs = ("+", "-", "=") if variant % 2 == 0 else ("-", "+", "=")
    for sign, x, y in ((signs[0], 209, 292), (signs[1], 391, 292), (signs[2], 300, 116)):
        plate.hole(ellipse(x, y, 25))
        if plate.one_ink:
            plate.paper(ellipse(x, y, 21), 3)
        else:
            plate.spot(ellipse(x, y, 21), 0)
        _sum_sign(plate, sign, x, y)
    # the statue, who points
    plate.ink(path("M446 398v-58h74v58z"), 4, 0.9, 20, 6, 20)
    plate.cut([(446, 352), (520, 352)], 3, 3)
    figure = outline("statue")
    plate.ink(figure, 5, 0.9, 15, 5.4, 16)
    plate.ink(strip(curve((478, 272), (446, 262), (416, 240)), 17, 12, 7), 4)


def _sum_sign(plate: Plate, sign: str, x: float, y: float) -> None:
    if sign == "=":
        for up in (-6, 6):
            plate.line([(x - 12, y + up), (x + 12, y + up)], 6, 6)
        return
    plate.line([(x - 13, y), (x + 13, y)], 7, 7)
    if sign == "+":
        plate.line([(x, y - 13), (x, y + 13)], 7, 7)


@MOTIFS.draws("weather-engine")
def weather_engine(plate: Plate, variant: int) -> None:
    """A boiler that makes clouds; what falls from them is ink."""
    cloud = outline("rain-cloud")
    plate.paper(cloud, 4, 0.9, 214, 5.4, 46, halo=6)
    for number in range(9):
        x = 182 + number * 29 + 8 * ((number + variant) % 2)
        y = 156 + 17 * ((number * 5 + variant) % 4)
        drop = moved(path("M0-16c6 9 9 13 9 18a9 9 0 0 1-18 0c0-5 3-9 9-18z"), x, y)
        if not 262 < x < 372:
            plate.spot(drop, 2.4, dense=0.95)
    # the pipe, and the boiler under it
    plate.ink(path("M296 142l-8 86h60l-8-86z"), 5, 0.9, 10, 6, 16)
    plate.paper(path("M284 138h68v12h-68z"), 3, halo=3)
    boiler = path("M226 398V276c0-34 34-52 92-52s92 18 92 52v122z")
    plate.ink(boiler, 6, 0.9, 12, 6, 34)
    for y in (262, 380):
        plate.cut(curve((228, y), (318, y + 9), (408, y)), 3, 3.4, 3)
    for x in range(244, 404, 22):
        plate.hole(ellipse(x, 392, 2.6))
    # the barometer
    plate.paper(ellipse(318, 318, 46), 5, halo=4)
    for tick in range(11):
        angle = math.radians(150 + tick * 24)
        c, s = math.cos(angle), math.sin(angle)
        plate.line([(318 + 34 * c, 318 + 34 * s), (318 + 41 * c, 318 + 41 * s)], 2.4, 2.4)
    angle = math.radians(190 + 34 * (variant % 5))
    hand = [(318.0, 318.0), around(318, 318, 33, angle)]
    plate.line(hand, 6, 2)
    plate.spot(ellipse(318, 318, 6), 0, dense=0.95)
    for x, y, radius, teeth in ((438, 352, 36, 12), (474, 300, 24, 9)):
        plate.ink(star(x, y, radius * 1.16, radius * 0.88, teeth, variant * 7), 4)
        plate.hole(ellipse(x, y, radius * 0.62))
        for spoke in range(3):
            angle = math.radians(60 * spoke + 11 * variant)
            c, s = math.cos(angle) * radius * 0.7, math.sin(angle) * radius * 0.7
            plate.line([(x - c, y - s), (x + c, y + s)], 5, 5)
        plate.ink(ellipse(x, y, radius * 0.2), 0)


@MOTIFS.draws("spoken-gate")
def spoken_gate(plate: Plate, variant: int) -> None:
    """Two wings, one mouth: it opens to the right word, and each side knows half of it."""
    plate.ink(path("M150 398V196c0-96 66-156 150-156s150 60 150 156v202z"), 7, 0.9, 10, 7, 26)
    door = path("M184 398V204c0-78 50-126 116-126s116 48 116 126v194z")
    plate.paper(door, 4, 0.8, 200, 6, 40)
    for x in (216, 248, 352, 384):
        plate.line([(x, 398), (x, 150)], 2, 2.4)
    # eyes are knockers
    for x in (244, 356):
        plate.paper(ellipse(x, 166, 29, 20), 4, halo=3)
        plate.ink(ellipse(x + 7 * (variant % 3 - 1), 168, 11), 0)
        plate.hole(ellipse(x - 4 + 7 * (variant % 3 - 1), 163, 3.4))
        plate.ink(strip(arc(x, 166, 34, 200, 340, 26), 3, 8, 3), 0)
    # the mouth
    lips = smooth(
        (204, 282, 1), (250, 244), (280, 240), (300, 250), (320, 240), (350, 244), (396, 282, 1),
        (356, 340), (300, 354), (244, 340),
    )  # fmt: skip
    plate.spot(lips, 5, 0.7, 3.4, 20, 6, 20, dense=0.8)
    inside = smooth((226, 283, 1), (262, 266), (300, 270), (338, 266), (374, 283, 1), (300, 326))
    plate.ink(inside, 3)
    for tooth in range(6):
        left = 252 + tooth * 16.6
        shape = polygon((left, 267), (left + 14, 267), (left + 11, 287), (left + 3, 287))
        plate.paper(shape, 2)
    for tooth in range(4):
        left = 266 + tooth * 17.4
        shape = polygon((left, 316), (left + 15, 316), (left + 12, 302), (left + 3, 302))
        plate.paper(shape, 2)
    plate.line([(300, 78), (300, 250)], 5, 4)
    plate.line([(300, 352), (300, 398)], 4, 5)
    for turn in range(20, 180, 20):
        angle = math.radians(turn)
        c, s = math.cos(angle), math.sin(angle)
        near, far = (300 - 122 * c, 200 - 128 * s), (300 - 146 * c, 198 - 154 * s)
        plate.cut([near, far], 3, 3)
    # half a word on each side
    for x, side in ((130, -1), (470, 1)):
        bubble = outline("bubble")
        plate.paper(moved(bubble, x, 104, 1, flip=side > 0), 3.6, halo=5)
        for number in range(3):
            plate.ink(ellipse(x - 14 + 14 * number, 86, 4), 0)
