"""The ground under the hero's feet."""

from __future__ import annotations

from stampadia.press.art.outlines import outline
from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import curve, ellipse, moved, polygon, star


def ground(plate: Plate, kind: str, *, under: bool = False) -> None:
    if under:
        _worn_step(plate)
    else:
        _earth(plate, kind)


def _worn_step(plate: Plate) -> None:
    plate.ink(polygon((-10, 394), (610, 394), (610, 460), (-10, 460)), 5)
    plate.cut([(-10, 408), (610, 408)], 3, 3)
    for number in range(-30, 620, 88):
        x = number + plate.hand.uniform(-18, 18)
        plate.cut([(x, 408), (x - 6, 452)], 2.4, 2.4)
        for _ in range(2):
            a, b = x + plate.hand.uniform(10, 50), plate.hand.uniform(416, 444)
            plate.cut([(a, b), (a + 18, b - 1)], 0.4, 2.4, 0.4)
    for _ in range(4):
        x, k = plate.hand.uniform(0, 600), plate.hand.uniform(0.3, 0.6)
        plate.ink(moved(outline("stone"), x, 394, k), 3, 0.9, 25, 5, 12)


def _earth(plate: Plate, kind: str) -> None:
    base = 398.0
    heights = [plate.hand.uniform(-7, 7) for _ in range(7)]
    pts = [(i * 104 - 12, base + heights[i] + (6 if i in (2, 3, 4) else -4)) for i in range(7)]
    edge = curve(*pts)
    plate.ink(polygon(*edge, (620, 460), (-20, 460)), 6)
    for _ in range(int(20 / plate.coarse)):
        x, y, n = (
            plate.hand.uniform(-10, 590),
            plate.hand.uniform(base + 16, 444),
            plate.hand.uniform(24, 80),
        )
        plate.cut([(x, y), (x + n * 0.5, y - 1.5), (x + n, y)], 0.5, 3, 0.5)
    if kind == "grass":
        for _ in range(26):
            x = plate.hand.uniform(0, 600)
            y = base + 4
            for dx in (-6, 0, 6):
                tip, foot = (x + dx, y - plate.hand.uniform(12, 24)), x + dx * 0.3
                plate.ink(polygon((foot - 2.4, y), tip, (foot + 2.4, y)), 0)
    elif kind == "stones":
        for _ in range(9):
            x, k = plate.hand.uniform(0, 600), plate.hand.uniform(0.6, 1.4)
            plate.ink(moved(outline("stone"), x, base + 6, k), 3.4, 0.9, 25, 5, 12)
    elif kind == "flowers":
        for _ in range(9):
            x, h = plate.hand.uniform(0, 600), plate.hand.uniform(14, 30)
            plate.line(curve((x, base + 6), (x + 2, base - h * 0.5), (x - 1, base - h)), 3, 2)
            plate.spot(star(x - 1, base - h, 8, 3.4, 5), 2.4, dense=0.9)
    elif kind == "road":
        plate.hole(polygon((300, base + 6), (330, base + 5), (300, 460), (150, 460)))
        plate.line([(318, base + 6), (240, 460)], 1.5, 4)
    elif kind == "puddles":
        for _ in range(5):
            x, y, w = (
                plate.hand.uniform(20, 580),
                plate.hand.uniform(base + 20, 440),
                plate.hand.uniform(16, 44),
            )
            plate.hole(ellipse(x, y, w, w * 0.14))
            plate.line([(x - w * 0.6, y), (x + w * 0.5, y)], 1, 2, 1)
    elif kind == "mushrooms":
        for _ in range(7):
            x, k = plate.hand.uniform(0, 600), plate.hand.uniform(0.5, 1.2)
            plate.ink(moved(outline("mushroom"), x, base + 4, k), 3.6)
            plate.hole(moved(ellipse(-6, -28, 3, 2.4), x, base + 4, k))
            plate.hole(moved(ellipse(6, -30, 3.6, 2.6), x, base + 4, k))
    elif kind == "reeds":
        for _ in range(20):
            x, h = plate.hand.uniform(0, 600), plate.hand.uniform(18, 46)
            plate.line(curve((x, base + 6), (x + 3, base - h * 0.5), (x + 7, base - h)), 3, 1.6)
            if plate.hand.random() < 0.5:
                plate.ink(moved(ellipse(0, 0, 2.8, 8), x + 7, base - h, rot=8), 0)
    elif kind == "snow":
        drift = ((620, 430), (430, 426), (300, 436), (120, 424), (-20, 432))
        plate.hole(polygon(*[(x, y + 3) for x, y in edge], *drift))
        for _ in range(9):
            x, y = plate.hand.uniform(0, 570), plate.hand.uniform(base + 14, 424)
            plate.line([(x, y), (x + 24, y - 1)], 0.6, 2, 0.6)
