"""The back: a court card's two generals on one sash. It is the same upside down, so that nobody can
tell a Unit from a Place."""

from __future__ import annotations

from typing import Any, Final

from stampadia.games.generals.faces import BackFace
from stampadia.games.generals.paper import CARD_MM, HALF, PIXEL_MM
from stampadia.press.draw.generals.forme import (
    Forme,
    Rect,
    dithered,
    framed,
    notched,
    outline_of,
)
from stampadia.press.draw.generals.inks import (
    BLACK,
    CREAM,
    RED,
    VERDIGRIS,
    Inks,
    grey,
    mixed,
)
from stampadia.press.draw.generals.sorts import cells, court

_WIDE, _HIGH = HALF[0], 93
_SHADE_ROWS: Final = 14
_PLATE: Final = (36, 6.2)
"""Behind the title, in pixels."""
_TITLE_TOP: Final = 6.0


def dressed_back(face: BackFace, inks: Inks) -> dict[str, Any]:
    tone, spot = _tones(inks)
    ground = CREAM if inks.dark_bars else None
    forme = Forme()
    if inks.dark_bars:
        forme.rects(notched(_WIDE, _HIGH), VERDIGRIS)
    if not inks.outlined:
        shade = mixed(CREAM, 0.4, VERDIGRIS) if inks.dark_bars else mixed(VERDIGRIS, 0.45)
        forme.drawing(_shade(shade))
    thick = (0.25 if inks.outlined else 0.35) / PIXEL_MM
    rim = CREAM if inks.dark_bars else tone
    forme.rects(framed(_WIDE, _HIGH, thick), rim)
    forme.rects(_holes(0.25 if inks.low else 0), rim)
    if ground:
        rows = court()
        wide, high = len(rows[0]) + 6, len(rows) - 4
        at = ((_WIDE - wide) / 2, (_HIGH - high) / 2)
        forme.rects(notched(wide, high, at=at), ground)
    _emblem(forme, tone, spot, hollow=inks.low)
    _plates(forme, VERDIGRIS if inks.dark_bars else "#FFFFFF")
    return {
        "kind": "back",
        "border": BLACK if inks.dark_bars else "",
        "drawing": forme.svg(_WIDE, _HIGH),
        "wide": _WIDE * PIXEL_MM,
        "high": _HIGH * PIXEL_MM,
        "title": face.title.upper(),
        "title_middle": (CARD_MM[1] - _HIGH * PIXEL_MM) / 2
        + (_TITLE_TOP + _PLATE[1] / 2) * PIXEL_MM,
        "fill": rim,
    }


def _tones(inks: Inks) -> tuple[str, str]:
    if inks.look == "ink":
        return grey(0.5), grey(0.74)
    return VERDIGRIS, RED


def _shade(ink: str) -> str:
    """Denser towards both ends, the one turned of the other."""
    below = dithered(_WIDE - 6, _SHADE_ROWS, ink, at=(3, _HIGH - _SHADE_ROWS - 3))
    return f'{below}<g transform="rotate(180 {_WIDE / 2} {_HIGH / 2})">{below}</g>'


def _holes(inset: float) -> list[Rect]:
    near, far = 1 + inset, 2 - inset
    found: list[Rect] = [
        (step + inset, near, step + 1 - inset, far) for step in range(2, _WIDE - 2, 2)
    ]
    found += [(near, step + inset, far, step + 1 - inset) for step in range(2, _HIGH - 1, 2)]
    return found + [_turned(rect) for rect in found]


def _turned(rect: Rect) -> Rect:
    left, top, right, bottom = rect
    return _WIDE - right, _HIGH - bottom, _WIDE - left, _HIGH - top


def _emblem(forme: Forme, tone: str, spot: str, *, hollow: bool) -> None:
    """With little ink only the outline of what is solid."""
    rows = court()
    left, top = (_WIDE - len(rows[0])) / 2, (_HIGH - len(rows)) / 2
    for sign, ink in (("#", tone), ("+", spot)):
        path = outline_of(cells(rows, sign), left, top)
        if hollow:
            forme.drawing(f'<path fill="none" stroke="{ink}" stroke-width="0.3" d="{path}"/>')
        else:
            forme.path(path, ink)


def _plates(forme: Forme, ground: str) -> None:
    wide, high = _PLATE
    plate = ((_WIDE - wide) / 2, _TITLE_TOP, (_WIDE + wide) / 2, _TITLE_TOP + high)
    forme.rects((plate, _turned(plate)), ground)
