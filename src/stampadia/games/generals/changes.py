"""What has changed on the table between two looks and no event has told: numbers, and the card
that lies on top now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.generals.table_text import deck_lines, unit_line
from stampadia.games.generals.view import GeneralsView, UnitView
from stampadia.kernel.words import Words

WITH_TOP_CARD: Final = ("play", "heal", "who-draws")
"""Questions for which one must know the deck's top card."""


def changes(before: GeneralsView, now: GeneralsView, words: Words) -> Iterator[str]:
    if now.step == "play" and before.turn == now.turn:
        for column, (was, unit) in enumerate(zip(before.rows[0], now.rows[0], strict=True), 1):
            if unit is not None and _numbers(unit) != _numbers(was):
                yield unit_line(column, unit, words)
    if now.step in WITH_TOP_CARD and now.top != before.top:
        yield from deck_lines(now, words)


def _numbers(unit: UnitView | None) -> object:
    return unit and (unit.level, unit.attack, unit.life, unit.wounds, unit.elements)
