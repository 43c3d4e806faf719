"""What the hands of each class reach, as an SVG a class: bands by Level, and enemies as points.

`python -m stampadia.games.travelers.generate.plots FOLDER` draws them all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final, get_args
from xml.sax.saxutils import escape

from msgspec import Struct

from stampadia.games.travelers.content import FIRST_LEVEL, LAST_LEVEL, PACKAGE
from stampadia.games.travelers.generate.hero.models import HeroClass, models
from stampadia.games.travelers.generate.strength import (
    LEVELS,
    TIER_LEVELS,
    Measure,
    Part,
    Scale,
    Variant,
    figures,
    references,
)
from stampadia.words import Words, words

PAPER: Final = "#F6F0E2"
INK: Final = "#221C15"
FAINT: Final = "#6A6154"
SPOT: Final = "#9C2F1F"

_WIDE: Final = 960
_HIGH: Final = 464
_MARGIN: Final = 48
_TOP: Final = 132
_BOTTOM: Final = 372
_PANEL: Final = 408
_STEP: Final = 50
"""From Level to Level."""
_INSET: Final = 36
"""From a panel's left border to Level 2: room for the numbers."""
_TALLEST: Final = 36
_GRID: Final = 6
_DASH: Final = 'stroke-dasharray="6 4"'
_RADIUS: Final = 4.5


class _Panel(Struct, frozen=True):
    title: str
    left: int
    open: Measure
    paid: Measure
    enemy: str

    def x(self, level: float) -> float:
        return self.left + _INSET + (level - FIRST_LEVEL) * _STEP


_PANELS: Final = (
    _Panel("curves-attack", _MARGIN, "attack", "attack_paid", "defense"),
    _Panel("curves-defense", _WIDE - _MARGIN - _PANEL, "defense", "defense_paid", "attack"),
)


def draw_curves(kind: HeroClass, voice: Words) -> str:
    voice = voice.also(PACKAGE)
    title = voice.say("curves-title", name=kind.name.in_language(voice.language))
    caption = voice.say("curves-caption")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{_HIGH}" '
        f'viewBox="0 0 {_WIDE} {_HIGH}" role="img" aria-labelledby="title caption" '
        f'font-family="Alegreya, \'EB Garamond\', Georgia, serif" font-size="14" fill="{INK}">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="caption">{escape(caption)}</desc>',
        f'<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse">'
        f'<path d="M-1 6L6 -1" stroke="{FAINT}" stroke-width="0.8"/></pattern></defs>',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(_MARGIN, 48, title, 'font-size="24"'),
        f'<path d="M{_MARGIN} 60H{_WIDE - _MARGIN}" stroke="{SPOT}" stroke-width="3"/>',
        _text(_MARGIN, 82, caption, f'fill="{FAINT}"'),
    ]
    for panel in _PANELS:
        lines += _draw_panel(panel, kind.key, voice)
    return "\n".join([*lines, *_legend(voice), "</svg>"]) + "\n"


def _draw_panel(panel: _Panel, key: str, voice: Words) -> Iterator[str]:
    yield _text(panel.left, _TOP - 16, voice.say(panel.title), 'font-weight="bold"')
    yield from _scale(panel, voice)
    yield from _band(panel, key, panel.open, f'fill="none" stroke="{FAINT}"')
    yield from _band(panel, key, panel.paid, 'fill="url(#hatch)" stroke="none"')
    yield _line(panel, key, panel.open, "")
    yield _line(panel, key, panel.paid, _DASH)
    yield from _enemies(panel)


def _scale(panel: _Panel, voice: Words) -> Iterator[str]:
    left, right = panel.x(FIRST_LEVEL) - 12, panel.x(LAST_LEVEL) + 12
    for figure in range(0, _TALLEST + 1, _GRID):
        dots = 'stroke-dasharray="1 4"' if figure else ""
        yield f'<path d="M{left} {_y(figure)}H{right}" stroke="{FAINT}" {dots}/>'
        label = f'text-anchor="end" fill="{FAINT}"'
        yield _text(left - 6, _y(figure) + 5, str(figure), label)
    for level in LEVELS:
        yield _text(panel.x(level), _BOTTOM + 20, str(level), 'text-anchor="middle"')
    label = f'text-anchor="end" fill="{FAINT}"'
    yield _text(right, _BOTTOM + 38, voice.say("curves-level"), label)


def _band(panel: _Panel, key: str, measure: Measure, ink: str) -> Iterator[str]:
    there = _points(panel, key, measure, "high")
    back = reversed(_points(panel, key, measure, "low"))
    yield f'<path d="M{"L".join([*there, *back])}Z" {ink}/>'


def _line(panel: _Panel, key: str, measure: Measure, dash: str) -> str:
    d = "L".join(_points(panel, key, measure, "median"))
    return f'<path d="M{d}" fill="none" stroke="{INK}" stroke-width="2" {dash}/>'


def _points(panel: _Panel, key: str, measure: Measure, part: Part) -> Sequence[str]:
    """The mean of the class's reference heroes, Level by Level."""
    ours = [one for one in references() if one.key == key]
    means = [fmean(getattr(one.spread(measure, level), part) for one in ours) for level in LEVELS]
    return [f"{panel.x(level)} {_y(mean)}" for level, mean in zip(LEVELS, means, strict=True)]


def _enemies(panel: _Panel) -> Iterator[str]:
    """Each tier in the middle of the Levels it is meant for."""
    for tier, (first, last) in TIER_LEVELS.items():
        for variant in get_args(Variant):
            figure = getattr(figures(tier, variant, Scale()), panel.enemy)
            yield _mark(variant, panel.x((first + last) / 2), _y(figure))


def _mark(variant: Variant, x: float, y: float) -> str:
    """Told apart by shape: an open ring, a full dot, a square on its tip."""
    if variant == "hard":
        r = _RADIUS + 1
        return f'<path d="M{x} {y - r}l{r} {r}l-{r} {r}l-{r} -{r}Z" fill="{SPOT}"/>'
    fill = SPOT if variant == "normal" else PAPER
    line = f'stroke="{SPOT}" stroke-width="1.5"'
    return f'<circle cx="{x}" cy="{y}" r="{_RADIUS}" fill="{fill}" {line}/>'


def _legend(voice: Words) -> Iterator[str]:
    y = _HIGH - 28
    samples = (
        (_MARGIN, "curves-open", f'fill="none" stroke="{FAINT}"', ""),
        (_MARGIN + 184, "curves-paid", 'fill="url(#hatch)" stroke="none"', _DASH),
    )
    for x, key, band, dash in samples:
        yield f'<rect x="{x}" y="{y - 12}" width="32" height="14" {band}/>'
        yield f'<path d="M{x} {y - 5}h32" stroke="{INK}" stroke-width="2" {dash}/>'
        yield _text(x + 40, y, voice.say(key))
    for place, variant in enumerate(get_args(Variant)):
        x = _MARGIN + 464 + place * 140
        yield _mark(variant, x, y - 5)
        yield _text(x + 12, y, voice.say(f"curves-enemy-{variant}"))


def _y(figure: float) -> float:
    return round(_BOTTOM - figure / _TALLEST * (_BOTTOM - _TOP), 1)


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" {more}>{escape(text)}</text>'


def main(folder: Path) -> None:
    for kind in models().classes:
        drawn = draw_curves(kind, words("en", PACKAGE))
        (folder / f"travelers-{kind.key}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
