"""What each card is worth, as one SVG: a dot and its interval on a line of battles, for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final
from xml.sax.saxutils import escape

from stampadia.cli.workshop.generals.balance_findings import Balance, CardUse
from stampadia.cli.workshop.generals.balance_text import card_name, decimal, effect, title
from stampadia.games.generals.chart import FAINT, INK, PAPER, SPOT
from stampadia.kernel.words import Words
from stampadia.lab.worth import Effect
from stampadia.workbench.problems import shortened

_WIDE: Final = 960
_MARGIN: Final = 48
_LEFT: Final = 330
"""Where the lines begin; names stand before it."""
_RIGHT: Final = 760
"""Where they end; numbers stand after it."""
_TOP: Final = 110
_STEP: Final = 24
_TICK: Final = 0.2
"""The scale ends at a multiple of this."""


def draw_worth(found: Balance, voice: Words) -> str:
    """The cards that help most stand first."""
    known = [(card, card.battles) for card in found.cards if card.battles is not None]
    known.sort(key=lambda pair: -pair[1].by)
    farthest = max((max(-one.low, one.high) for _, one in known), default=0.0)
    reach = max(1, ceil(farthest / _TICK)) * _TICK
    bottom = _TOP + _STEP * len(known)
    name = title(found, voice)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{bottom + 56}" '
        f'viewBox="0 0 {_WIDE} {bottom + 56}" role="img" aria-labelledby="title caption" '
        f'font-family="Alegreya, \'EB Garamond\', Georgia, serif" font-size="14" fill="{INK}">',
        f'<title id="title">{escape(name)}</title>',
        f'<desc id="caption">{escape(voice.say("balance-chart-caption"))}</desc>',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(_MARGIN, 48, name, 'font-size="24"'),
        f'<path d="M{_MARGIN} 60H{_WIDE - _MARGIN}" stroke="{SPOT}" stroke-width="3"/>',
        _text(_MARGIN, 82, voice.say("balance-chart-caption"), f'fill="{FAINT}"'),
        *_scale(reach, bottom, voice),
        *_rows(known, reach, voice),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _place(number: float, reach: float) -> float:
    return round((_LEFT + _RIGHT) / 2 + number / reach * (_RIGHT - _LEFT) / 2, 1)


def _scale(reach: float, bottom: int, voice: Words) -> Iterator[str]:
    for number in (-reach, -reach / 2, 0.0, reach / 2, reach):
        x = _place(number, reach)
        ink = f'stroke="{FAINT}" stroke-width="{1 if number else 1.5}"'
        dash = 'stroke-dasharray="2 4"' if number else ""
        yield f'<path d="M{x} {_TOP - 14}V{bottom}" {ink} {dash}/>'
        label = decimal(number, 2, voice, signed=True)
        yield _text(x, bottom + 20, label, f'text-anchor="middle" fill="{FAINT}"')


def _rows(known: Sequence[tuple[CardUse, Effect]], reach: float, voice: Words) -> Iterator[str]:
    for place, (card, one) in enumerate(known):
        y = _TOP + place * _STEP
        low, middle, high = (_place(number, reach) for number in (one.low, one.by, one.high))
        told = effect(one, 2, voice)
        yield f"<g><title>{escape(f'{card_name(card)}: {told}')}</title>"
        yield _text(_LEFT - 16, y + 5, shortened(card_name(card)), 'text-anchor="end"')
        yield f'<path d="M{low} {y}H{high}" stroke="{INK}" stroke-width="1.5"/>'
        fill = INK if one.sure else PAPER
        line = f'stroke="{INK}" stroke-width="1.5"'
        yield f'<circle cx="{middle}" cy="{y}" r="5" fill="{fill}" {line}/>'
        yield _text(_RIGHT + 16, y + 5, told)
        yield "</g>"


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" {more}>{escape(text)}</text>'
