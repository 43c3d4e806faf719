"""A view as a row of numbers of one fixed length, for learning programs.

The table (Ink, Life, piles), the twelve spaces, both hands, the deck's top card and the
face-up event, each by what is printed or counted; nothing depends on the set being played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.generals.battlefield import MOST_IN_HAND
from stampadia.games.generals.card_view import CardView, PartView
from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.view import GeneralsView, UnitView

PHASES: Final = ("check", "heal", "play", "attack", "advance", "defense", "recover")
UNIT_NUMBERS: Final = 11
CARD_NUMBERS: Final = 14


def observe(view: GeneralsView) -> list[float]:
    own = view.acting if view.seat is None else view.seat
    numbers = [float(view.phase == phase) for phase in PHASES]
    numbers += [
        float(number)
        for number in (
            view.ink, view.life, len(view.shields), view.deck, len(view.discard),
            len(view.places), view.place_level, view.pressure, view.events, view.battle_turn,
            view.number, view.asked == own,
        )
    ]  # fmt: skip
    for row in view.rows:
        for unit in row:
            numbers += _unit(unit)
    hands = (view.hands[own], view.hands[1 - own] if len(view.hands) > 1 else ())
    for hand in hands:
        for slot in range(MOST_IN_HAND):
            numbers += _card(hand[slot] if slot < len(hand) else None)
    for card in (view.top, view.event):
        numbers += _card(card)
    return numbers


def _unit(unit: UnitView | None) -> list[float]:
    if unit is None:
        return [0.0] * UNIT_NUMBERS
    shown = (1, len(unit.cards), unit.level, unit.attack, unit.life, unit.wounds, unit.exhausted)
    return [float(number) for number in (*shown, *unit.elements)]


def _card(card: CardView | None) -> list[float]:
    if card is None:
        return [0.0] * CARD_NUMBERS
    return [1.0, float(card.level), *_part(card.header), *_part(card.body)]


def _part(part: PartView) -> Iterator[float]:
    yield float(part.attack)
    yield float(part.life)
    for element in ELEMENTS:
        yield float(part.amount if part.element == element else 0)
