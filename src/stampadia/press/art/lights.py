"""Sun, moon and what else stands in the sky; it wears the sign of whoever is behind it."""

from __future__ import annotations

import math

from stampadia.press.art.motif import Light
from stampadia.press.art.outlines import outline
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
    smooth,
)


def moth(plate: Plate, x: float, y: float, k: float = 1.0, rot: float = 0) -> None:
    w = outline("moth-wing")
    for f in (False, True):
        plate.ink(moved(w, x, y, k, rot=rot, flip=f), 3.4, 0.8, pitch=4.4, reach=12)
    plate.ink(moved(ellipse(0, 2, 3.4, 13), x, y, k, rot=rot), 0)


def drips(plate: Plate) -> None:
    """The Ink Baron: the sky itself runs down."""
    x, d = -10.0, "M-10-10"
    while x < 615:
        w, n = plate.hand.uniform(12, 20), plate.hand.choice((16.0, 26.0, 44.0, 70.0, 104.0))
        if 170 < x < 430:
            n *= 0.42
        down = f"c2 {n * 0.5:.0f} {w * 0.1:.0f} {n * 0.8:.0f} {w / 2:.0f} {n:.0f}"
        up = f"c{w * 0.4:.0f} {-n * 0.2:.0f} {w * 0.4:.0f} {-n * 0.5:.0f} {w / 2:.0f} {-n:.0f}"
        d += f"L{x:.0f} 12{down}{up}c3-7 9-7 12 0"
        x += w + 12
    plate.ink(path(d + "L620-10Z"), 4)


def orb(plate: Plate, light: Light, form: str, sign: str = "") -> None:
    x, y, r = light
    disc = ellipse(x, y, r)
    if sign == "clockmaker":
        plate.paper(disc, 4.5, halo=5)
        plate.paper(ellipse(x, y, r * 0.84), 1.6)
        for i in range(12):
            a = math.radians(30 * i)
            plate.line([around(x, y, r * 0.66, a), around(x, y, r * 0.8, a)], 3.4, 3.4)
        a = math.radians(-75 + 24 * plate.hand.below(10))
        plate.line([(x, y), around(x, y, r * 0.66, a)], 5, 2.4)
        plate.line([(x, y), around(x, y, r * 0.4, a + 2.1)], 6, 4)
        plate.spot(ellipse(x, y, r * 0.12), 0)
        return
    if sign == "frost-abbess":
        plate.hole(ellipse(x, y, r * 0.5))
        for i in range(6):
            a = 60 * i + 8
            arm = [(0, 0), (r * 1.05, 0)]
            plate.line(moved(arm, x, y, rot=a), 6, 4, c="s")
            for u, v in ((0.45, 0.26), (0.7, 0.2)):
                for sgn in (-1, 1):
                    twig = [(r * u, 0), (r * (u + v), sgn * r * v)]
                    plate.line(moved(twig, x, y, rot=a), 4, 2.4, c="s")
        return
    if form == "crescent":
        plate.hole(ellipse(x, y, r + 5))
        plate.shade(disc, 0.62, 0, 6)
        sickle = moved(path("M14-48A50 50 0 1 0 48 14A39 39 0 1 1 14-48Z"), x, y, r / 50)
        plate.spot(sickle, 3.5, 0.9, ang=20, pitch=6, reach=22)
    elif form == "moon":
        plate.spot(disc, 5)
        for c in (
            ((-28, -12), (-16, -15), (-4, -11)),
            ((-2, 20), (12, 23), (26, 18)),
            ((8, -26), (18, -28), (26, -24)),
            ((-22, 32), (-14, 35), (-6, 32)),
        ):
            plate.cut(moved(curve(*c), x, y, r / 50), 1, 4, 1)
    elif form == "face":
        plate.spot(disc, 5)
        for c in (
            ((-24, -10), (-16, -17), (-7, -10)),
            ((8, -10), (16, -17), (25, -10)),
            ((2, -8), (-4, 10), (4, 12)),
            ((-20, 20), (2, 33), (22, 18)),
        ):
            plate.cut(moved(curve(*c), x, y, r / 50), 1.5, 4, 1.5)
    elif form == "sun":
        beams(plate, light)
        plate.spot(disc, 4)
        plate.cut(curve(*arc(x, y, r * 0.72, 200, 290, n=5)), 0.6, 4, 0.6)
    elif form == "half":
        plate.spot(disc, 5, dense=0.5)
        for i in range(6):
            yy = y + r * (-0.1 + 0.19 * i)
            plate.cut([(x - r, yy), (x + r, yy)], 1 + i * 0.9, 1 + i * 0.9)
    elif form == "pale":
        plate.paper(disc, 4, 0.9, 215, 5, r * 0.8, halo=4)
        for cx, cy, cr in ((-14, -16, 9), (12, 8, 12), (-20, 18, 6), (16, -24, 5)):
            plate.paper(ellipse(x + cx * r / 50, y + cy * r / 50, cr * r / 50), 2.4)
    if sign == "salt-king":
        t = placing(x, y - r * 0.86, r / 50, rot=-7)
        plate.ink(t(path("M-34 0l-6-34 20 16 20-26 20 26 20-16-6 34z")), 4)
        plate.cut(t([(-28.0, -6.0), (28.0, -6.0)]), 3, 3)
    elif sign == "moth-queen":
        gaps = ((-20, -22, 11), (16, 4, 14), (-12, 26, 8), (30, -26, 6), (40, 34, 12), (-44, 4, 10))
        bites = ((0, 1), (1, 0.8), (2.1, 1.1), (3.2, 0.85), (4.2, 1.05), (5.3, 0.8))
        for a, b, wide in gaps:
            rim = [around(a, b, wide * k, turn) for turn, k in bites]
            plate.hole(smooth(*[(x + across * r / 50, y + down * r / 50) for across, down in rim]))
        for a, b, k, rr in ((-150, 30, 0.8, -20), (128, -16, 1.0, 25), (88, 66, 0.6, 10)):
            moth(plate, x + a * (1 if x < 400 else 0.7), max(40, y + b), k, rr)
    elif sign == "shadow-taxman":
        t = placing(x, y - r * 0.72, r / 50, rot=10)
        plate.ink(t(outline("tall-hat")), 4)
        plate.cut(t([(-22.0, -8.0), (22.0, -8.0)]), 3, 3)


def beams(plate: Plate, light: Light) -> None:
    x, y, r = light
    for i in range(16):
        far = r * (1.62 if i % 2 else 1.38)
        beam = polygon((r * 1.12, -r * 0.13), (far, 0), (r * 1.12, r * 0.13))
        plate.spot(moved(beam, x, y, rot=22.5 * i), 2.5, dense=0.9)


def wears(plate: Plate, light: Light, glyph: str) -> bool:
    """The light of the day carries the mark of whoever is behind it, or of what is missing."""
    if not glyph:
        return False
    x, y, r = light
    plate.spot(ellipse(x, y, r), 5, dense=0.42)
    mark = moved(outline(f"mark-{glyph}"), x, y, r / 40)
    if plate.one_ink:
        plate.ink(mark, 4)
    else:
        plate.hole(mark)
    return True


def thumb(plate: Plate, x: float, y: float, r: float) -> None:
    """The moon has been touched."""
    plate.paper(ellipse(x, y, r * 1.05, r * 1.2), 2, halo=5)
    for i in range(6):
        q = r * (0.16 + 0.16 * i)
        for a0, a1 in ((-200, -30), (-10, 140)):
            plate.line(arc(x, y + 4, q, a0 + i * 17, a1 + i * 11, q * 1.16), 1, 4.6, 1, c="s")


def cup(plate: Plate, x: float, y: float, r: float) -> None:
    """A ring of coffee on the map."""
    plate.hole(ellipse(x, y, r * 1.14))
    for k, w in ((1, 8), (0.84, 3)):
        a = arc(x, y, r * k, 20, 356, r * k * 0.97, 26)
        plate.line(a, w * 0.5, w, w * 0.7, w * 1.1, w * 0.4, c="s")
    plate.spot(ellipse(x + r * 1.1, y + r * 0.8, 5), 2, dense=1)


def small_sign(plate: Plate, sign: str) -> None:
    if sign == "moth-queen":
        for at in ((70, 70, 0.9, -20), (530, 96, 1, 20), (150, 40, 0.6, 10), (470, 40, 0.6, -14)):
            moth(plate, *at)


def sign_below(plate: Plate, sign: str, right: bool) -> None:
    """The villain's sign underground, on the side where nobody stands."""
    x = 84 if right else 516
    if sign == "clockmaker":
        orb(plate, (x, 110, 40), "pale", sign)
    elif sign == "frost-abbess":
        orb(plate, (x, 104, 38), "pale", sign)
        for i in range(12):
            a = i * 54 + 4
            plate.paper(polygon((a - 10, -4), (a + 10, -4), (a, 26 + (i * 29) % 34)), 2.4, halo=2)
    elif sign == "moth-queen":
        for dx, y, k, r in ((0, 90, 1, 12), (44, 150, 0.7, -20), (-30, 170, 0.6, 24)):
            moth(plate, x + dx * (1 if right else -1), y, k, r)
    elif sign == "ink-baron":
        drips(plate)
    elif sign == "salt-king":
        for dx, h in ((-34, 60), (0, 104), (34, 74)):
            crystal = polygon((-18, 330), (-14, 330 - h), (0, 316 - h), (15, 334 - h), (18, 330))
            plate.paper(moved(crystal, x + dx), 3, 1, 190, 5, 18, halo=4)
    elif sign == "shadow-taxman":
        plate.ink(moved(outline("taxman"), x, 112, 0.98), 4, 0.7, 90, 7, 50)
        for e in (-6, 6):
            plate.hole(ellipse(x + e, 112, 2.6))
