"""Houses, trees and ships of the far land."""

from __future__ import annotations

from typing import Any

from stampadia.press.art.outlines import outline
from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import (
    curve,
    ellipse,
    moved,
    path,
    placing,
    polygon,
    rectangle,
    strip,
)


def house(plate: Plate, x: float, y: float, w: float, h: float, roof: float) -> None:
    b = rectangle(x, y - h, w, h)
    plate.ink(b, 4.5)
    gable = polygon((x - 4, y - h), (x + w / 2, y - h - roof), (x + w + 4, y - h))
    plate.ink(gable, 4.5, 0.9, 62, 4.6, roof * 0.5)
    plate.put("k", b)
    for i in range(max(1, int(w // 16))):
        wx = x + 6 + i * 14
        if wx + 6 < x + w - 2:
            plate.hole(rectangle(wx, y - h + 7, 5.4, 8))


def town(plate: Plate, x: float, y: float, n: int = 4, k: float = 1.0) -> None:
    for _ in range(n):
        w, h, r = (
            plate.hand.uniform(24, 36) * k,
            plate.hand.uniform(20, 44) * k,
            plate.hand.uniform(18, 30) * k,
        )
        house(plate, x, y + plate.hand.uniform(0, 5), w, h, r)
        x += w * 0.86


def church(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    t = placing(x, y, k)
    plate.ink(t(polygon((-16, 0), (-16, -74), (0, -128), (16, -74), (16, 0))), 5, 0.9, 80, 5, 30)
    plate.ink(t(polygon((12, 0), (12, -40), (34, -62), (58, -40), (58, 0))), 5, 0.9, 50, 5, 22)
    plate.hole(t(ellipse(0, -60, 7)))
    plate.hole(t(path("M-4 0v-16a5 5 0 0 1 9 0V0z")))
    for i in (24, 36, 48):
        plate.hole(t(path(f"M{i - 2} -12v-16a3 3 0 0 1 5 0v16z")))


def tower(
    plate: Plate,
    x: float,
    y: float,
    k: float = 1.0,
    w: float = 34,
    h: float = 96,
    cap: str = "crenel",
) -> None:
    t = placing(x, y, k)
    s = polygon((-w / 2, 0), (-w / 2 + 3, -h), (w / 2 - 3, -h), (w / 2, 0))
    plate.ink(t(s), 5, 0.9, 20, 5.6, 13)
    if cap == "crenel":
        plate.ink(t(path(f"M{-w / 2 - 4} {-h + 4}v-24h9v8h8v-8h8v8h8v-8h9v24z")), 4.5)
    else:
        plate.ink(
            t(polygon((-w / 2 - 5, -h + 2), (0, -h - 46), (w / 2 + 5, -h + 2))), 4.5, 0.9, 70, 5, 24
        )
    for yy in (-h + 22, -h + 50):
        plate.hole(t(path(f"M-3 {yy + 12}v-9a3 3 0 0 1 6 0v9z")))


def castle(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    t = placing(x, y, k)
    plate.ink(t(outline("battlements")), 5)
    for dx, w, h, c in (
        (-64, 26, 70, "crenel"),
        (64, 26, 78, "cone"),
        (-20, 34, 110, "cone"),
        (24, 24, 84, "crenel"),
    ):
        tower(plate, x + dx * k, y, k, w, h, c)
    plate.hole(t(path("M-10 0v-18a11 11 0 0 1 22 0V0z")))


def pine(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    plate.ink(moved(outline("pine"), x, y, k), 4, 0.8, 40, 5, 12)


def tree(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    plate.ink(moved(outline("tree"), x, y, k), 4, 0.9, 35, 5, 16)


def bare(plate: Plate, x: float, y: float, k: float = 1.0, flip: bool = False) -> None:
    def t(*c: Any) -> Any:
        return moved(curve(*c), x, y, k, flip=flip)

    boughs = [
        strip(t(*line), *[width * k for width in widths])
        for line, widths in (
            (((0, 4), (-4, -30), (3, -60), (-2, -84)), (11, 7, 2)),
            (((-2, -34), (-16, -50), (-20, -74)), (6, 4, 1.4)),
            (((1, -48), (16, -58), (22, -80)), (5, 3.4, 1.4)),
            (((-15, -48), (-30, -54), (-36, -66)), (4, 3, 1)),
            (((14, -57), (28, -58), (36, -68)), (4, 2.6, 1)),
        )
    ]
    for bough in boughs:
        plate.ink(bough, 3.4)
    plate.put("k", boughs[0])


def ship(plate: Plate, x: float, y: float, k: float = 1.0, flip: bool = False) -> None:
    t = placing(x, y, k, flip=flip)
    plate.ink(t(outline("hull")), 4, 0.8, 20, 5, 14)
    for s in (
        "M-20-14c-6-20-4-44 2-60 16 10 22 40 16 60z",
        "M12-14c-6-24-2-56 4-74 20 14 26 52 18 74z",
    ):
        plate.paper(t(path(s)), 3, 0.8, 200, 4.6, 16, halo=3.5)
    plate.ink(t(rectangle(-21, -80, 3, 72)), 0)
    plate.ink(t(rectangle(13, -98, 3, 90)), 0)
    plate.spot(t(path("M16-98c8-4 14 3 24 0l-6 6 6 6c-10 3-16-4-24 0z")), 2)


def columns(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    for i, h in enumerate((92, 70, 98, 34)):
        a = x + i * 34 * k
        plate.paper(moved(rectangle(-8, -h, 16, h), a, y, k), 3, 1, 180, 4.4, 9, halo=4)
        if h > 60:
            plate.paper(moved(rectangle(-13, -h - 8, 26, 9), a, y, k), 3)
        plate.ink(moved(rectangle(-12, -6, 24, 7), a, y, k), 0)
    if k > 0.8:
        beam = polygon((-16, -100), (-16, -114), (84, -116), (84, -106), (50, -104), (44, -100))
        plate.paper(moved(beam, x, y, k), 3, 1, 180, 4, 20)


def mill(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    t = placing(x, y, k)
    plate.ink(t(polygon((-22, 0), (-15, -70), (15, -70), (22, 0))), 5, 0.9, 20, 5.4, 14)
    plate.ink(t(path("M-19-68c2-20 36-20 38 0z")), 4)
    for a in (20, 110, 200, 290):
        sail = moved(polygon((2, -4), (62, -12), (62, 6), (2, 4)), x, y - 72 * k, k, rot=a)
        plate.paper(sail, 2.4, 0.8, 90, 6, 14, halo=3)


def observatory(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    t = placing(x, y, k)
    plate.ink(t(path("M-44 0v-38h88V0zM-46-40c0-58 92-58 92 0z")), 5, 0.9, 30, 5.2, 22)
    plate.hole(t(polygon((8, -82), (22, -76), (8, -42), (-2, -42))))
    plate.ink(t(polygon((2, -50), (40, -108), (54, -100), (16, -44))), 3.5)
    for i in (-30, -10, 12, 32):
        plate.hole(t(path(f"M{i - 4} -10v-10a4 4 0 0 1 8 0v10z")))


def lighthouse(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    t = placing(x, y, k)
    plate.paper(t(polygon((-16, 0), (-10, -96), (10, -96), (16, 0))), 3, 1, 180, 4.6, 12, halo=5)
    for a, b in ((-30, -52), (-72, -90)):
        plate.spot(t(polygon((-14, a), (14, a), (12.6, b), (-12.6, b))), 0, dense=0.8)
    plate.ink(t(outline("lantern")), 4)


def masts(plate: Plate, x: float, y: float, n: int = 4) -> None:
    for i in range(n):
        a, h = x + i * 34 + plate.hand.uniform(-5, 5), plate.hand.uniform(70, 120)
        plate.ink(rectangle(a - 1.6, y - h, 3.4, h), 3)
        for j in (0.3, 0.55, 0.78):
            plate.ink(rectangle(a - 16 * (1.2 - j), y - h * j - 20, 32 * (1.2 - j), 2.6), 2.4)
        plate.line([(a, y - h), (a - 22, y)], 1.2, 1.2)
        plate.line([(a, y - h), (a + 22, y)], 1.2, 1.2)
        plate.ink(polygon((a - 26, y - 10), (a + 26, y - 10), (a + 19, y + 4), (a - 20, y + 4)), 3)
