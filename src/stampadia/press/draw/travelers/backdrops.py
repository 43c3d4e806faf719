"""What each class stands before, under every picture of its cards. Day above, night below: the half
that is up is known across the table, and by black ink alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, radians, sin, tau
from typing import Final

from stampadia.press.draw.travelers.graver import Block, round_path
from stampadia.press.draw.travelers.layers import Backdrop
from stampadia.press.draw.travelers.skies import level_lines, starry

_DEEP: Final = 220
"""Below this the ground of a skill's picture begins; an avatar's is higher."""


def backdrop(block: Block, of: Backdrop) -> None:
    _BACKDROPS.get(of.name, _rays)(block, of)


def smoke(block: Block, x: float, y: float, count: int, up: float, drift: float) -> None:
    path = ""
    for k in range(count):
        at = x + k * 4
        path += (
            f"M{at:g} {y:g}C{at - 10:g} {y - up * 0.35:.1f} {at + 24:g} {y - up * 0.5:.1f} "
            f"{at + drift * 0.5:.1f} {y - up * 0.8:.1f}"
            f"S{at + drift:.1f} {y - up * 1.1:.1f} {at + drift + 18:.1f} {y - up * 1.25:.1f}"
        )
    block.draw(path, 3.4, "clear")
    block.trace(path, 1.3)


def _open_sky(block: Block, of: Backdrop) -> None:
    if of.night:
        starry(block, of.ground + 3, 30, 70)
    else:
        level_lines(block, of.ground, 5.8, 2.1, 0.8)


def _spheres(block: Block, of: Backdrop) -> None:
    """The Astronomer: orbits, each with its planet."""
    _open_sky(block, of)
    radii = (58, 84, 114, 150, 192) if of.ground > _DEEP else (74, 104, 138, 176)
    if not of.night:
        block.disc(of.x, of.y, radii[0], "clear")
    for k, radius in enumerate(radii):
        orbit, dash = round_path(of.x, of.y, radius), f"{9 + k * 5} {3 + k}"
        turn = radians(block.between(195, 345))
        planet = round(of.x + radius * cos(turn), 1), round(of.y + radius * sin(turn), 1)
        if of.night:
            block.draw(orbit, 1.7 - k * 0.25, "paper", dash=dash)
            block.disc(*planet, 5.2 - k * 0.6, "paper")
        else:
            block.draw(orbit, 4.2, "clear")
            block.trace(orbit, 1.7 - k * 0.25, dash)
            block.print(round_path(*planet, 5.2 - k * 0.6))


def _vapours(block: Block, of: Backdrop) -> None:
    """The Alchemist: something boils."""
    _open_sky(block, of)
    if not of.night:
        block.disc(of.x, of.y, 60, "clear")
    block.rays((of.x, of.y), (56, 88), 40, 1.6, "paper" if of.night else "ink")
    for away in (-176, -122, 116, 170):
        smoke(block, of.x + away, of.ground, 4, of.ground * 0.6, 26)


def _circle_of_measures(block: Block, of: Backdrop) -> None:
    """The Fencer: Thibault's mysterious circle, by whose chords and squares every step is
    measured."""
    x, y = of.x, of.y
    if of.night:
        starry(block, of.ground + 3, 0, 40)
    chords = ""
    for degrees in range(0, 180, 15):
        dx, dy = 420 * cos(radians(degrees + 7.5)), 420 * sin(radians(degrees + 7.5))
        chords += f"M{x - dx:.0f} {y - dy:.0f}L{x + dx:.0f} {y + dy:.0f}"
    _contrast(block, chords, 1.1, night=of.night)
    for radius, width in ((66, 2.2), (71, 0.9), (112, 1.6), (176, 1.2)):
        _contrast(block, round_path(x, y, radius), width, night=of.night)
    for radius, start in ((112, 0), (112, 45), (176, 22)):
        corners = [
            f"{x + radius * cos(radians(start + 90 * k)):.1f} "
            f"{y + radius * sin(radians(start + 90 * k)):.1f}"
            for k in range(4)
        ]
        _contrast(block, f"M{'L'.join(corners)}Z", 1.3, night=of.night)
    block.disc(x, y, 64, "ink" if of.night else "clear")
    if of.night:
        block.rays((x, y), (54, 63), 48, 0.8, "paper")


def _ring(block: Block, of: Backdrop) -> None:
    """The Juggler: the tent from within, and balls in the air, never twice in the same place."""
    x, y = of.x, of.y
    if of.night:
        block.fill(f"M0 0H{block.width}V{of.ground + 3:g}H0Z")
    width = 0.24 if block.inks.low else 0.36 if of.night else 0.62
    stripes = ""
    for k in range(22):
        a, b = tau * (k + 0.14) / 22, tau * (k + width) / 22
        stripes += (
            f"M{x:g} {y:g}L{x + 460 * cos(a):.1f} {y + 460 * sin(a):.1f}"
            f"L{x + 460 * cos(b):.1f} {y + 460 * sin(b):.1f}Z"
        )
    if of.night:
        block.fill(stripes, "paper")
    else:
        block.print(stripes)
    block.disc(x, y, 62, "ink" if of.night else "clear")
    if of.night:
        block.draw(round_path(x, y, 62), 1.8, "paper")
    for k in range(7):
        turn = pi + pi * ((k + of.phase) % 7) / 6.6
        _ball(block, x + 107.5 * cos(turn), y + 22 + 82.3 * sin(turn), night=of.night)


def _ball(block: Block, x: float, y: float, *, night: bool) -> None:
    x, y = round(x, 1), round(y, 1)
    block.disc(x, y, 12.4, "ink" if night else "clear")
    block.disc(x, y, 9.6, "paper" if night else "ink")
    gleam = f"M{x - 5:.1f} {y - 3.6:.1f}Q{x - 1:.1f} {y - 7:.1f} {x + 4:.1f} {y - 5.6:.1f}"
    block.draw(gleam, 1.7, "ink" if night else "paper")


def _field(block: Block, of: Backdrop) -> None:
    """The Standard Bearer: wind, pikes, and the thing itself borne on a flag with one tip by day
    and two by night, as the Banners have."""
    if of.night:
        starry(block, of.ground + 3, 26, 50)
    sparse = 3 if of.night or block.inks.low else 1
    row = 0
    while (y := 4 + row * 5.4) <= of.ground - 2:
        if row % sparse == 0:
            swell = (5 + 3 * sin(row * 0.5)) * 2 / 3
            up, level, down = f"{y - swell:.1f}", f"{y:.1f}", f"{y + swell:.1f}"
            path = f"M0 {level}" + "".join(
                f"C{x + 12} {up} {x + 24} {up} {x + 36} {level}"
                f"C{x + 48} {down} {x + 60} {down} {x + 72} {level}"
                for x in range(0, block.width + 1, 72)
            )
            _contrast(block, path, 0.8 if of.night else 2.3 - 1.5 * y / of.ground, night=of.night)
        row += 1
    for k in range(12):
        x = 64 + k * 17 if k < 6 else block.width - 64 - (k - 6) * 17
        top = of.ground - 62 - (k * 29) % 34 - (0 if 0 < k < 11 else 10)
        _pike(block, x, top, of.ground + 4, night=of.night)
    _flag(block, of)


def _pike(block: Block, x: float, top: float, bottom: float, *, night: bool) -> None:
    path = (
        f"M{x - 1.5:g} {bottom:g}V{top + 12:g}H{x - 4.5:g}L{x:g} {top - 6:g}"
        f"L{x + 4.5:g} {top + 12:g}H{x + 1.5:g}V{bottom:g}Z"
    )
    if night:
        block.fill(path, "paper")
    else:
        block.draw(path, 3.2, "clear")
        block.print(path)


def _flag(block: Block, of: Backdrop) -> None:
    def cloth(inset: float) -> str:
        left, right, top, low = of.x - 66 + inset, of.x + 66 - inset, of.y - 130, of.y + 46 - inset
        edge, point = (low + 3, low - 12) if of.night else (low - 22, low + 3)
        return f"M{left:g} {top:g}H{right:g}V{edge:g}L{of.x:g} {point:g}L{left:g} {edge:g}Z"

    block.draw(cloth(0), 9, "paper" if of.night and not block.inks.low else "clear")
    block.fill(cloth(0))
    block.fill(cloth(5), "paper" if not block.inks.low else "clear")
    if of.night:
        block.fill(cloth(7))


def _rays(block: Block, of: Backdrop) -> None:
    _open_sky(block, of)
    if not of.night:
        block.disc(of.x, of.y, 62, "clear")
    block.rays((of.x, of.y), (70, 220), 70, 1.6, "paper" if of.night else "ink")


def _contrast(block: Block, path: str, width: float, *, night: bool) -> None:
    if night:
        block.draw(path, width, "paper")
    else:
        block.trace(path, width)


_BACKDROPS: Final[Mapping[str, Callable[[Block, Backdrop], None]]] = {
    "astronomer": _spheres,
    "alchemist": _vapours,
    "fencer": _circle_of_measures,
    "juggler": _ring,
    "standard-bearer": _field,
}
