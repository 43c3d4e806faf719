"""Cards as views show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stampadia.games.generals.content import Event, Part, Place, Unit

if TYPE_CHECKING:
    from stampadia.games.generals.prepared.deck import Deck


class PartView(Struct, frozen=True):
    """A header or a body as printed."""

    attack: int
    life: int
    element: str
    amount: int
    trigger: str
    area: bool
    skill: str
    read: bool
    """Whether the table knows what the skill means; else it is applied by hand."""


class CardView(Struct, frozen=True):
    number: int
    """In the match's deck, from 1."""
    name: str
    kind: str
    """unit, place or event."""
    level: int
    header: PartView
    body: PartView
    language: str
    """Of its texts."""


def card_view(deck: Deck, face: int) -> CardView:
    side = deck.sides[face]
    kind = "event" if isinstance(side, Event) else "unit"
    return _card(deck, face, side, kind)


def place_view(deck: Deck, face: int) -> CardView:
    return _card(deck, face, deck.places[face], "place") if face < deck.units else card_view(
        deck, face
    )  # fmt: skip


def _card(deck: Deck, face: int, side: Unit | Place | Event, kind: str) -> CardView:
    header_skill = deck.place_skills[face] if kind == "place" else deck.header_skills[face]
    if kind == "unit":
        body_skill = deck.body_skills[face]
        body_read = body_skill is None or not body_skill.unread
    else:
        texts = deck.instructions[face] if kind == "place" else deck.happening(face)
        body_read = deck.is_read(texts)
    return CardView(
        face + 1,
        side.name,
        kind,
        side.level,
        _part(side.header, header_skill is None or not header_skill.unread),
        _part(side.body, body_read),
        deck.language(face),
    )


def _part(part: Part, read: bool) -> PartView:
    trigger = part.when if part.text else ""
    return PartView(
        part.attack or 0,
        part.life or 0,
        part.element or "",
        part.amount,
        trigger,
        part.area,
        part.skill,
        read,
    )
