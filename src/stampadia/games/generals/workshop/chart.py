"""Sets in numbers as one SVG: small panels of bars, ink on paper, told apart without colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.workshop.statistics import (
    LENGTHS,
    SLOTS,
    Slot,
    Statistics,
    greatest_share,
    share,
    title_of,
    value_label,
    values_of,
)
from stampadia.words import Words
from stampadia.workbench.problems import shortened

# Fills that differ in black and white: full ink, hatchings of a woodcut, an empty outline


_STROKES: Final = (
    "",
    "M0 4L4 0M-1 1L1 -1M3 5L5 3",
    None,
    "M2 0V4",
    "M0 0L4 4M-1 3L1 5M3 -1L5 1M0 4L4 0M-1 1L1 -1M3 5L5 3",
    "M0 2H1.5",
)
"""For each series, lines in a square of 4: none at all is full ink, None an outline."""
MOST_SERIES: Final = len(_STROKES)


class Fills:
    """Hands out fills, and remembers which patterns a picture has to define."""

    def __init__(self) -> None:
        self._used: dict[str, str] = {}

    def fill(self, series: int, ink: str) -> str:
        """The attributes of a shape that belongs to a series."""
        strokes = _STROKES[series]
        if strokes == "":
            return f'fill="{ink}"'
        outline = f'stroke="{ink}" stroke-width="1"'
        if strokes is None:
            return f'fill="none" {outline}'
        name = f"hatch{series}-{ink[1:]}"
        self._used[name] = (
            f'<pattern id="{name}" width="4" height="4" patternUnits="userSpaceOnUse">'
            f'<path d="{strokes}" stroke="{ink}" stroke-width="1"/></pattern>'
        )
        return f'fill="url(#{name})" {outline}'

    def definitions(self) -> Iterator[str]:
        yield from self._used.values()


__all__ = ["MOST_SERIES", "draw_chart"]

PAPER: Final = "#F6F0E2"
INK: Final = "#221C15"
FAINT: Final = "#6A6154"
SPOT: Final = "#0F6355"
ELEMENT_INK: Final = {
    "fire": "#B84A00", "water": "#0B62A0", "earth": "#00734F", "air": "#5B6B78",
}  # fmt: skip

_ROWS: Final = (
    ("levels", "attack-solo", "life-solo"),
    ("elements-header", "elements-body", "elements-condition"),
    ("attack-header", "attack-body", "columns"),
    ("life-header", "life-body", "place-elements"),
    ("triggers-header", "triggers-body", LENGTHS),
    ("prints", "place-levels", "event-levels"),
)
_WIDE: Final = 960
_MARGIN: Final = 48
_GAP: Final = 36
_PANEL: Final = (_WIDE - 2 * _MARGIN - 2 * _GAP) // 3
_LABEL: Final = 76
_NUMBER: Final = 30
"""Kept free behind the longest bar, for its number."""
_BAR: Final = 8
_STEP: Final = 10
"""From bar to bar."""
_BETWEEN: Final = 7
_TOOTH: Final = 16
_TITLE: Final = 30
_LEGEND: Final = 20
_TOP: Final = 96


class _Bar(Struct, frozen=True):
    series: int
    part: float
    """Of the longest that a panel has room for."""
    number: str
    told: str


class _Row(Struct, frozen=True):
    label: str
    element: str
    bars: tuple[_Bar, ...]


def draw_chart(sets: Sequence[Statistics], voice: Words) -> str:
    """At most MOST_SERIES sets: the first in full ink, the others hatched or outlined."""
    voice = voice.also(PACKAGE)
    fills = Fills()
    parts: list[str] = []
    top = _TOP + _LEGEND * len(sets)
    for topics in _ROWS:
        panels = [(topic, _panel(topic, sets, voice)) for topic in topics]
        drawn = [(topic, rows) for topic, rows in panels if rows]
        for place, (topic, rows) in enumerate(drawn):
            left = _MARGIN + place * (_PANEL + _GAP)
            parts += _draw_panel(title_of(topic, voice), rows, left, top, fills)
        if drawn:
            top += (
                _TITLE
                + max(sum(len(row.bars) * _STEP + _BETWEEN for row in rows) for _, rows in drawn)
                + _GAP
                - 8
            )
    heading = list(_heading(sets, voice, fills))
    high = -(-top // _TOOTH) * _TOOTH  # whole teeth
    return "\n".join(_page(high, [*heading, *parts], fills, voice, len(sets))) + "\n"


def _panel(topic: str, sets: Sequence[Statistics], voice: Words) -> list[_Row]:
    if topic == LENGTHS:
        return [_length_row(slot, sets, voice) for slot in SLOTS]
    most = greatest_share(topic, sets)
    rows = []
    for value in values_of(topic, sets) if most else ():
        label = value_label(topic, value, voice)
        bars = []
        for series, one in enumerate(sets):
            count, total = one.counts[topic].get(value, 0), one.total(topic)
            told = voice.say("chart-bar", set=one.code, value=label, count=count, total=total)
            part = share(one, topic, value) / most
            bars.append(_Bar(series, part, str(count) if total else "", told))
        rows.append(_Row(label, value if value in ELEMENT_INK else "", tuple(bars)))
    return rows


def _length_row(slot: Slot, sets: Sequence[Statistics], voice: Words) -> _Row:
    label = value_label(LENGTHS, slot, voice)
    bars = []
    for series, one in enumerate(sets):
        found = one.lengths[slot]
        told = voice.say("chart-length", set=one.code, value=label, count=found.fullest)
        number = f"{found.fullest} %" if found.count else ""
        bars.append(_Bar(series, min(found.fullest / 100, 1.2) / 1.2, number, told))
    return _Row(label, "", tuple(bars))


# Drawing


def _page(high: int, parts: Sequence[str], fills: Fills, voice: Words, count: int) -> Iterator[str]:
    title = escape(voice.say("chart-title", count=count))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{high}" '
        f'viewBox="0 0 {_WIDE} {high}" role="img" aria-labelledby="title caption" '
        f'font-family="Alegreya, \'EB Garamond\', Georgia, serif" font-size="13" fill="{INK}">'
    )
    yield f'<title id="title">{title}</title>'
    yield f'<desc id="caption">{escape(voice.say("chart-caption"))}</desc>'
    yield "<defs>"
    yield from fills.definitions()
    yield "</defs>"
    yield f'<path d="{_stamp(high)}" fill="{PAPER}"/>'
    yield from parts
    yield "</svg>"


def _stamp(high: int) -> str:
    """A sheet with the teeth of a stamp. Both its sides are multiples of a tooth."""
    quarter = _TOOTH // 4
    sides = []
    for length, x, y in ((_WIDE, 1, 0), (high, 0, 1), (_WIDE, -1, 0), (high, 0, -1)):
        straight = f"l{quarter * x} {quarter * y}"
        bite = f"a{quarter} {quarter} 0 0 0 {2 * quarter * x} {2 * quarter * y}"
        sides.append((straight + bite + straight) * (length // _TOOTH))
    return f"M0 0{''.join(sides)}z"


def _heading(sets: Sequence[Statistics], voice: Words, fills: Fills) -> Iterator[str]:
    yield _text(_MARGIN, 50, voice.say("chart-title", count=len(sets)), 'font-size="26"')
    yield (f'<path d="M{_MARGIN} 62H{_WIDE - _MARGIN}" stroke="{SPOT}" stroke-width="3"/>')
    yield _text(
        _WIDE - _MARGIN, 50, voice.say("chart-caption"), f'fill="{FAINT}" text-anchor="end"'
    )
    for series, one in enumerate(sets):
        y = 74 + _LEGEND * series
        yield _rect(_MARGIN, y, 28, 12, fills.fill(series, INK))
        yield _text(
            _MARGIN + 38, y + 11, f"{one.code}: {shortened(one.name)}", 'font-weight="bold"'
        )
        cards = voice.say("chart-cards", units=one.units, events=one.events)
        yield _text(_WIDE - _MARGIN, y + 11, cards, 'text-anchor="end"')


def _draw_panel(
    title: str, rows: Sequence[_Row], left: int, top: int, fills: Fills
) -> Iterator[str]:
    yield _text(left, top + 14, title, 'font-weight="bold" font-size="14"')
    yield f'<path d="M{left} {top + 20}h{_PANEL}" stroke="{INK}" stroke-width="1"/>'
    y = top + _TITLE
    for row in rows:
        yield from _draw_row(row, left, y, fills)
        y += len(row.bars) * _STEP + _BETWEEN


def _draw_row(row: _Row, left: int, top: int, fills: Fills) -> Iterator[str]:
    middle = top + len(row.bars) * _STEP / 2
    ink = ELEMENT_INK.get(row.element, INK)
    if row.element:
        yield _sign(row.element, left, middle - 5)
    yield _text(left + (16 if row.element else 0), middle + 4, row.label)
    start, room = left + _LABEL, _PANEL - _LABEL - _NUMBER
    for place, bar in enumerate(row.bars):
        y, wide = top + place * _STEP, bar.part * room
        yield f"<g><title>{escape(bar.told)}</title>"
        if wide:
            yield _rect(start, y, round(wide, 1), _BAR, fills.fill(bar.series, ink))
        small = f'font-size="10" fill="{INK if bar.part else FAINT}"'
        yield _text(start + wide + 4, y + 7.5, bar.number, small)
        yield "</g>"


def _sign(element: str, left: float, top: float) -> str:
    """The manual's triangles, in a box of 11 by 10; air and earth have a bar."""
    up = element in ("fire", "air")
    tip, base, bar = (0, 10, 6) if up else (10, 0, 4)
    d = f"M{left} {top + base}h11L{left + 5.5} {top + tip}z"
    if element in ("air", "earth"):
        d += f"M{left + 1} {top + bar}h9"
    solid = ELEMENT_INK[element] if element in ("fire", "water") else PAPER
    return f'<path d="{d}" fill="{solid}" stroke="{ELEMENT_INK[element]}" stroke-width="1.5"/>'


def _rect(x: float, y: float, wide: float, high: float, fill: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" {fill}/>'


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{round(x, 1)}" y="{round(y, 1)}" {more}>{escape(text)}</text>'
