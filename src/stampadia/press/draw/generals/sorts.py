"""The pixel sorts: signs as squares, and among words as small pictures with their width."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stampadia.games.generals.paper import icon_em
from stampadia.games.generals.text.cards import GLYPHS
from stampadia.press.draw.generals.forme import Cell, Forme, outline_of
from stampadia.press.draw.generals.inks import ELEMENTS, Inks
from stampadia.workbench.faces import Line

PIXEL_EM: Final = 0.094
"""A pixel of a sign among words, in type sizes."""
_SCALES: Final = {
    "wound": 0.82, "level": 0.9, "left": 0.98, "right": 0.98, "sides": 0.98, "front": 0.98,
    "frontleft": 0.98, "frontright": 0.98, "frontsides": 0.98, "around": 0.98,
    "fire": 0.86, "water": 0.86, "earth": 0.86, "air": 0.86,
}  # fmt: skip
TILE: Final = 13
"""How many pixels wide and high the tile of a trigger is."""
_TILE_PIXEL_EM: Final = PIXEL_EM * 0.74
FIRST_TILE_PIXEL_EM: Final = 0.073
_JOINER: Final = "\u2060"
_MAY_BREAK: Final = "\u200b"
_LONG_WORD: Final = re.compile(r"\S{16,}")
_TILE_NAMES: Final = {
    "any": "phaseany", "defend": "phasedefense", "defeat": "phasedefeat",
    "attack": "phaseattack", "life": "phaselife", "frontal": "phasefront",
}  # fmt: skip


@cache
def sorts() -> dict[str, tuple[str, ...]]:
    """Every sign, row by row."""
    found: dict[str, tuple[str, ...]] = {}
    for part in _file("sorts.txt").split("@")[1:]:
        name, *rows = part.split()
        found[name] = tuple(rows)
    return found


@cache
def court() -> tuple[str, ...]:
    """The emblem of the back."""
    return tuple(_file("court.txt").splitlines()[1:])


def _file(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def cells(rows: tuple[str, ...], ink: str = "#") -> list[Cell]:
    return [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == ink]


def size(name: str) -> tuple[int, int]:
    rows = sorts()[name]
    return len(rows[0]), len(rows)


@cache
def sort(name: str, left: float = 0, top: float = 0, pixel: float = 1) -> str:
    """A sign's path."""
    return outline_of(cells(sorts()[name]), left, top, pixel)


def centred(name: str, middle: tuple[float, float], pixel: float) -> str:
    wide, high = size(name)
    return sort(name, middle[0] - wide * pixel / 2, middle[1] - high * pixel / 2, pixel)


def tile(
    forme: Forme, name: str, at: tuple[float, float], pixel: float, ink: str, knock: str
) -> None:
    """A trigger: its sign knocked out of an inked square with its corners cut."""
    x, y = at
    full = TILE * pixel
    forme.rects(
        ((x + pixel, y, x + full - pixel, y + full), (x, y + pixel, x + full, y + full - pixel)),
        ink,
    )
    forme.path(centred(name, (x + full / 2, y + full / 2), pixel), knock)


# Among words


@cache
def _picture(name: str, ink: str, knock: str) -> str:
    forme = Forme()
    if name.startswith("phase-"):
        tile(forme, name.removeprefix("phase-"), (0, 0), 1, ink, knock)
        return forme.svg(TILE, TILE)
    forme.path(sort(name), ink)
    return forme.svg(*size(name))


def sign(name: str, inks: Inks, *, on_bar: bool, knock: str) -> dict[str, Any]:
    """A sign among words: its picture, and in type sizes its width with the space about it."""
    if name in ELEMENTS:
        ink = inks.sign(name, on_bar=on_bar)
    elif name == "wound":
        ink = inks.wound(on_bar=on_bar)
    elif name == "area":
        ink = inks.banner
    else:
        ink = inks.on_bar if on_bar else inks.ink
    bare = name.removeprefix("phase-")
    pixel, high = PIXEL_EM * _SCALES.get(name, 1), size(bare)[1]
    if bare != name:
        pixel, high = _TILE_PIXEL_EM, TILE
    glyph = GLYPHS[_TILE_NAMES[bare] if bare != name else name]
    return _shown(_picture(name, ink, knock), icon_em(name), high * pixel, glyph)


def first_tile(name: str, inks: Inks, *, on_bar: bool, knock: str) -> dict[str, Any]:
    """The trigger that begins a skill."""
    picture = _picture(f"phase-{name}", inks.on_bar if on_bar else inks.ink, knock)
    wide = TILE * FIRST_TILE_PIXEL_EM
    return _shown(picture, wide, wide, GLYPHS[_TILE_NAMES[name]]) | {"after": True}


def _shown(picture: str, wide: float, high: float, glyph: str) -> dict[str, Any]:
    return {"picture": picture, "wide": wide, "high": high, "glyph": glyph}


def dressed_line(
    line: Line, inks: Inks, *, on_bar: bool = False, knock: str = "#FFFFFF", bound: bool = True
) -> list[dict[str, Any]]:
    """A line for the template: words, and signs as pictures. A sign does not part from what it
    touches, unless it must."""
    made: list[dict[str, Any]] = []
    for number, run in enumerate(line):
        if run.icon:
            if bound and number and line[number - 1].icon:
                made.append({"text": _JOINER, "style": ""})
            made.append(sign(run.icon, inks, on_bar=on_bar, knock=knock))
            continue
        text = run.text if bound else breakable(run.text)
        if bound and number and line[number - 1].icon and not text[:1].isspace():
            text = _JOINER + text
        if bound and number + 1 < len(line) and line[number + 1].icon and not text[-1:].isspace():
            text += _JOINER
        made.append({"text": text, "style": run.style})
    return made


def breakable(text: str) -> str:
    """With long words that may break anywhere."""
    return _LONG_WORD.sub(lambda word: _MAY_BREAK.join(word[0]), text)
