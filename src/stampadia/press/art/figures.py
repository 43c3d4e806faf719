"""The hero in a day's picture, no taller than a thumb."""

from __future__ import annotations

from stampadia.press.art.motif import HeroFigure
from stampadia.press.art.plate import INK, PAPER, SPOT, Plate
from stampadia.press.art.shapes import curve, placing


def draw_hero(
    plate: Plate, figure: HeroFigure, x: float, y: float, k: float, *, flip: bool
) -> None:
    """With the feet at x, y."""
    there = placing(x + (50 * k if flip else -50 * k), y - 160 * k, k, flip=flip)
    for shape in (*figure.ink, *figure.spot, *figure.paper):
        plate.halo(there(shape), 5.5)
    for shape in figure.paper:
        plate.paper(there(shape), 3)
    for shape in figure.ink:
        plate.put(INK, there(shape))
    for shape in figure.spot:
        if plate.one_ink:
            plate.put(PAPER, there(shape), INK, 2.4)
            plate.shade(there(shape), 0.4, 30, 5)
        else:
            plate.put(SPOT, there(shape))
    for cut in figure.cuts:
        plate.cut(there(curve(*cut)), 0.6, 2.7, 0.6)
    for eye in figure.eyes:
        plate.hole(there(eye))
    for line in figure.lines:
        plate.line(there(list(line)), 1.4, 2.2, 1.4)
