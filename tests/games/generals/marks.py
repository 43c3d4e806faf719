"""Generals with a canary in the name of every unit, place and event."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import ClassVar

from msgspec import structs

from canaries import mark, marks_in
from stampadia.games.generals import Generals
from stampadia.games.generals.content import Card, EventCard, Face, UnitCard
from stampadia.games.generals.files.match_sets import OpenedSet
from stampadia.games.generals.position import Position

WISHES = (
    {"players": ["you", ""], "options": {"sets": "STFULL"}},
    {"players": ["you"], "options": {"sets": "STFULL,STTOLL", "events": "random"}},
    {"players": ["you"], "options": {"sets": "STLITE", "rules": "0.2"}},
)
found = marks_in


def _named(face: Face) -> Face:
    return structs.replace(face, name=f"{face.name} {mark(face.id, face.name)}")


def _card(card: Card) -> Card:
    if isinstance(card, UnitCard):
        return UnitCard(_named(card.unit), _named(card.place))  # type: ignore[arg-type]
    if isinstance(card, EventCard):
        return EventCard(_named(card.upright), _named(card.turned))  # type: ignore[arg-type]
    return card


@lru_cache(maxsize=16)
def _with_marks(name: str) -> OpenedSet:
    plain = Generals().own_content(name).cards
    return OpenedSet(name, structs.replace(plain, cards=tuple(map(_card, plain.cards))))


class Marked(Generals):
    name: ClassVar[str] = "marked-generals"

    def own_content(self, name: str) -> OpenedSet:
        return _with_marks(name)


GAME = Marked()


def shown(position: Position, seat: int | None) -> Set[str]:  # noqa: ARG001
    """Ruling B4: all that lies on the table or in a hand, the top cards of the Printer Deck (with
    its other half) and of the Event Deck, Life Cards that were seen, and who speaks."""
    deck = position.deck
    faces = {*position.shields, *position.discard, *position.seen_life, *position.looked}
    faces |= {card for hand in position.hands for card in hand}
    faces |= {card for row in position.rows for troop in row if troop for card in troop.stack.cards}
    faces |= {*position.pile[-1:], *position.event_pile[-1:]}
    faces |= {position.active_event} - {-1}
    places = {*position.places, *position.pile[-1:]}
    names = [deck.sides[face].name for face in faces]
    names += map(deck.place_name, places)
    return {word for name in names for word in marks_in(name)}
