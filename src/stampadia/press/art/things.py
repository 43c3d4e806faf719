"""Small things that lie about in many pictures."""

from __future__ import annotations

from stampadia.press.art.outlines import outline
from stampadia.press.art.plate import Plate
from stampadia.press.art.shapes import ellipse, moved, path, placing, polygon, rectangle, star


def letter_s(plate: Plate, x: float, y: float, k: float, c: str = "k", flip: bool = False) -> None:
    """The S of Stampadia; `flip` for type, which is cut the other way round."""
    flip = flip != plate.turned
    s = moved(outline("letter-s"), x, y, k, flip=flip)
    if c == "k":
        plate.ink(s, 0)
    else:
        plate.hole(s)


def sheet(
    plate: Plate,
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0,
    lines: int = 3,
    halo: float = 3.5,
) -> None:
    plate.paper(
        moved(polygon((-17, -22), (10, -22), (17, -15), (17, 22), (-17, 22)), x, y, k, rot=rot),
        2.6,
        halo=halo,
    )
    for i in range(lines):
        plate.line(
            moved([(-11.0, -10.0 + i * 9), (10.0 - 5 * (i % 2), -10.0 + i * 9)], x, y, k, rot=rot),
            1.6,
            2.2,
        )


def envelope(
    plate: Plate, x: float, y: float, k: float = 1.0, rot: float = 0, seal: bool = True
) -> None:
    t = placing(x, y, k, rot=rot)
    plate.paper(t(rectangle(-34, -22, 68, 44)), 3, halo=4)
    plate.hatch(t(rectangle(-34, -22, 68, 44)), 200, 5, 0.8, 22 * k)
    plate.line(t([(-34.0, -22.0), (0.0, 6.0), (34.0, -22.0)]), 3, 3)
    if seal:
        plate.spot(t(star(0, 4, 12, 9.6, 9)), 2, dense=0.95)


def coin(plate: Plate, x: float, y: float, rx: float = 20, ry: float = 6, h: float = 8) -> None:
    plate.ink(
        path(f"M{x - rx} {y}v{-h}a{rx} {ry} 0 0 1 {2 * rx} 0v{h}a{rx} {ry} 0 0 1 {-2 * rx} 0z"), 0
    )
    for i in range(-3, 4):
        plate.cut(
            [
                (x + i * rx * 0.27, y - h + ry * (1 - abs(i) * 0.1) + 2),
                (x + i * rx * 0.27, y + ry * (1 - abs(i) * 0.12) - 1),
            ],
            1.6,
            1.6,
        )
    plate.paper(ellipse(x, y - h, rx, ry), 2.2)


def skull(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    t = placing(x, y, k)
    plate.paper(t(outline("skull")), 3.4, 0.9, 205, 4.6, 18, halo=4)
    for f in (-1, 1):
        plate.ink(t(ellipse(13 * f, -8, 9.5, 10.5)), 0)
        plate.hole(t(ellipse(13 * f + 2, -6, 2.2)))
    plate.ink(t(polygon((0, 4), (-5, 14), (5, 14))), 0)
    for i in (-12, -4, 4, 12):
        plate.line(t([(float(i), 17.0), (float(i), 28.0)]), 2, 2)
