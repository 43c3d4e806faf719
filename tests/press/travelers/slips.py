"""Sets as they are printed, and the letters of their slips."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct, structs

from press.letters import HYPHENS, Letter, letters_on_faces
from press.longer import longer
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.faces import CardFaces, SetFaces
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.on_paper import nine_cards, one_size, set_faces
from stampadia.games.travelers.paper import SLIP_MM
from stampadia.press import Layout, Style
from stampadia.words import words
from stampadia.workbench.faces import Run
from stampadia.workbench.printing import Printed

SLEEVES = Layout(mode="sleeves")
TWIN = "T-2026-11-17-NTDN"
_NOT_WORDS = {
    *("code", "picture", "hero_class", "icon", "symbol", "sides", "rows", "codes", "element"),
    *("trigger", "kind", "open", "bonus", "level", "attack", "defense", "twin", "set_in"),
}


@cache
def made(seed: str) -> CardSet:
    """As a seed makes it at first; nobody proves it."""
    return make_set(seed)


@cache
def faces_of(seed: str, language: str, *, lengthened: bool = False) -> SetFaces:
    told = set_faces(made(seed), made(seed), words(language), TWIN)
    return _longer_set(told) if lengthened else told


def printed_of(told: SetFaces, language: str) -> Printed:
    return Printed(
        game="travelers",
        title=told.title,
        language=language,
        cards=nine_cards(told),
        card_mm=SLIP_MM,
    )


# A language in which every word is 40 % longer


def _longer_set(told: SetFaces) -> SetFaces:
    heroes = [_longer(card.hero) for card in told.cards]
    behind = one_size(tuple(_longer(card.adventure) for card in told.cards))
    cards = tuple(CardFaces(hero, side) for hero, side in zip(heroes, behind, strict=True))
    return structs.replace(told, cards=cards)


def _longer(value: Any) -> Any:
    match value:
        case tuple():
            return tuple(_longer(one) for one in value)
        case Run():
            return value if value.icon else structs.replace(value, text=longer(value.text))
        case str():
            return longer(value)
        case Struct():
            fields = {
                name: _longer(getattr(value, name))
                for name in value.__struct_fields__
                if name not in _NOT_WORDS
            }
            return structs.replace(value, **fields)
        case _:
            return value


# Letters


def letters_of(printed: Printed, style: Style | None = None) -> Iterator[tuple[Any, list[Letter]]]:
    """Each face with the letters that are printed on it: all but hyphens, which a reader takes out
    at the end of a line."""
    for face, letters in letters_on_faces(printed, SLEEVES, style, loose=True):
        yield face, [one for one in letters if one.text not in HYPHENS]
