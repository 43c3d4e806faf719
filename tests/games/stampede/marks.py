"""Stampede's stamps are marks by themselves: a front that somebody knows is told with its back as
"lion/hippo", and one that lies face down never."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache
from typing import ClassVar

from stampadia.games.stampede import Stampede
from stampadia.games.stampede.content import NAMES
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import STAMP
from stampadia.words import LANGUAGES

WISHES = (
    {"players": ["you", "", ""], "options": {}},
    {"players": ["you", "", "", "random"], "options": {"teams": "two"}},
    {"players": ["you", "random"], "options": {}},
)


class Marked(Stampede):
    name: ClassVar[str] = "marked-stampede"


GAME = Marked()


@cache
def _animals() -> dict[str, str]:
    """Every animal in every language, by its English name."""
    return {
        GAME.words(language).say(f"animal-{name}"): name for language in LANGUAGES for name in NAMES
    }


@cache
def _stamp() -> re.Pattern[str]:
    animal = "|".join(map(re.escape, _animals()))
    return re.compile(rf"\b({animal})/({animal})\b", re.IGNORECASE)


def found(text: str) -> Set[str]:
    names = _animals()
    return {
        f"{names[front.lower()]}/{names[other.lower()]}" for front, other in _stamp().findall(text)
    }


def shown(position: Position, seat: int | None) -> Set[str]:
    """Albums, the exchange area, what was given up and the stamp that was played; of a seat's own
    cards its hand, those set aside and those it has picked."""
    cards = {*position.exchange, *position.given_up, *({position.played} - {-1})}
    cards |= {card for album in position.albums for card in album}
    if seat is not None:
        cards |= {*position.hands[seat]}
        if seat == position.active:
            cards |= {*position.former_hand, *position.chosen}
    return {STAMP[position.kinds[card]] for card in cards}
