"""A day's picture: the thing of the quest stands in the land as large as a hill, the hero has just
arrived before it, and whoever is behind it signs the sky.

It is drawn from what the title tells, never from what a sheet hides. The same words give the same
bytes. A seed that is a date steps through skies, lands, sides and variants, so that neighbours in
a month differ even when they have the same quest.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct

from stampadia.press.art import lights, skies
from stampadia.press.art.cellars import room
from stampadia.press.art.grounds import ground
from stampadia.press.art.lands import land
from stampadia.press.art.motif import Form, HeroFigure, Light, Motif, scenes_of
from stampadia.press.art.plate import INK, PAPER, SPOT, Inks, Plate, mirrored
from stampadia.press.art.shapes import WIDTH, Shape, curve, ellipse, path, placing

Crop = Literal["4:3", "16:10", "square", "stamp"]
CROPS: Final[dict[Crop, tuple[float, float, float, float]]] = {
    "4:3": (0, 0, 600, 450),
    "16:10": (0, 34, 600, 375),
    "square": (75, 0, 450, 450),
    "stamp": (20, 24, 560, 560 * 22 / 30),
}
LEAN: Final = 63
"""How far a square leans towards the hero."""
BLACK: Final = Inks()
COARSE: Final = 1.55
"""A stamp is cut anew with wider lines, not shrunk."""
ORBS: Final = ("moon", "crescent", "face", "pale")
SUNS: Final = ("sun", "face", "half")
SIZES: Final = ((0.94, 414), (1.04, 424), (1.22, 446))
"""How tall heroes are, and where their feet are."""


@lru_cache(maxsize=256)
def day_picture(
    game: str,
    hero_class: str,
    quest: str,
    sign: str = "",
    seed: str = "",
    crop: Crop = "4:3",
    inks: Inks = BLACK,
    label: str = "",
) -> str:
    """The picture as SVG text. `quest`: its key in the game's content; `sign`: who is behind it, by
    key or by name; `seed`: the date, or any other words."""
    day = _Day(game, hero_class, quest, sign, seed, _steps(seed))
    plate = Plate(
        f"{game}/{quest}/{seed}",
        one_ink=inks.spot is None,
        coarse=COARSE if crop == "stamp" else 1.0,
    )
    right = _compose(plate, day)
    x, y, width, height = CROPS[crop]
    if crop == "square":
        x += LEAN if right else -LEAN
    return plate.svg(inks, label, (x, y, width, height))


class _Day(Struct, frozen=True):
    game: str
    hero_class: str
    quest: str
    sign: str
    seed: str
    steps: int

    @property
    def week(self) -> int:
        """It begins on Mondays, as the rows of a calendar do."""
        return (self.steps - 1) // 7

    @property
    def own(self) -> int:
        return sum(map(ord, self.quest))


def _steps(seed: str) -> int:
    try:
        return date.fromisoformat(seed).toordinal()
    except ValueError:
        return int.from_bytes(sha256(seed.encode()).digest()[:4], "big")


def _compose(plate: Plate, day: _Day) -> bool:
    """Draws it all, back to front; says whether the hero stands on the right."""
    scenes = scenes_of(day.game)
    motif = scenes.motif(day.quest)
    shift, steps, week = scenes.shift, day.steps, day.week
    right = (steps + shift) % 2 == 0
    kind = motif.skies[(steps + 2 * week + day.own) % len(motif.skies)]
    light = motif.light or _light(steps, right=right, under=motif.under)
    # the sky, or the stone
    if motif.under:
        room(plate, kind, light)
        lights.sign_below(plate, day.sign, right)
    else:
        glyph = scenes.marks.get(day.sign.split()[-1].lower(), "") if day.sign else ""
        _sky(plate, (day.sign, glyph), motif, kind, light, steps + shift)
        lands = motif.lands
        land(plate, lands[(steps + week + day.own) % len(lands)], steps + shift)
    # the motif
    flip = ((motif.free == "r") != right) if motif.free else bool((steps + week + day.own) % 2)
    variant = (steps + week) % 3 + 3 * ((steps // 3) % 2)
    motif.draw(mirrored(plate) if flip else plate, variant)
    # the ground, and who stands on it
    grounds = motif.grounds
    ground(plate, grounds[(steps + steps // 5 + shift) % len(grounds)], under=motif.under)
    size, feet = SIZES[(steps + steps // 4 + shift) % len(SIZES)]
    if size > 1.1 and (motif.under or motif.wide):
        size, feet = SIZES[1]
    figure = scenes.heroes[day.hero_class]
    aside = figure.stands + 60 * (size - 1)
    _draw_hero(plate, figure, WIDTH - aside if right else aside, feet, size, flip=right)
    return right


def _light(steps: int, *, right: bool, under: bool) -> Light:
    """On the side where nobody stands; every third day it is larger."""
    x, y, radius = (114, 116, 54) if steps % 3 == 0 and not under else (94, 104, 42)
    return (x if right else WIDTH - x, y, radius)


def _sky(
    plate: Plate, signs: tuple[str, str], motif: Motif, kind: str, light: Light, number: int
) -> None:
    (sign, glyph), dark = signs, kind in skies.DARK
    form = motif.orb or (ORBS[number % len(ORBS)] if dark else SUNS[number % len(SUNS)])
    skies.sky(plate, kind, light)
    if dark and kind not in ("storm", "snow"):
        skies.stars(plate, light)
    if sign == "ink-baron":
        lights.drips(plate)
    overcast = kind in ("storm", "rain")
    if form == "print":
        lights.thumb(plate, *light)
    elif form == "cup":
        lights.cup(plate, *light)
    elif form != "none" and (not overcast or sign in ("clockmaker", "frost-abbess")):
        plain = form not in ("moon", "sun", "half") or motif.light is not None
        if plain or not lights.wears(plate, light, glyph):
            lights.orb(plate, light, form, sign)
        elif form == "sun":
            lights.beams(plate, light)
    if kind in ("noon", "storm", "rain") and form not in ("half", "cup"):
        skies.clouds(plate, 3, kind != "noon")
    if form == "none" or overcast:
        lights.small_sign(plate, sign)


def _draw_hero(
    plate: Plate, figure: HeroFigure, x: float, y: float, k: float, *, flip: bool
) -> None:
    """No taller than a thumb, with the feet at x, y."""
    there = placing(x + (50 * k if flip else -50 * k), y - 160 * k, k, flip=flip)
    ink, spot, eyes, paper = (
        [there(_shape(form)) for form in forms]
        for forms in (figure.ink, figure.spot, figure.eyes, figure.paper)
    )
    for shape in (*ink, *spot, *paper):
        plate.halo(shape, 5.5)
    for shape in paper:
        plate.paper(shape, 3)
    for shape in ink:
        plate.put(INK, shape)
    for shape in spot:
        if plate.one_ink:
            plate.put(PAPER, shape, INK, 2.4)
            plate.shade(shape, 0.4, 30, 5)
        else:
            plate.put(SPOT, shape)
    for cut in figure.cuts:
        plate.cut(there(curve(*cut)), 0.6, 2.7, 0.6)
    for eye in eyes:
        plate.hole(eye)
    for line in figure.lines:
        plate.line(there(line), 1.4, 2.2, 1.4)


def _shape(form: Form) -> Shape:
    return path(form) if isinstance(form, str) else ellipse(*form)
