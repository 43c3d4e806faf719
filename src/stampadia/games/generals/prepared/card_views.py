"""Cards as views show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.generals.content import Event, Part, Place, Unit
from stampadia.games.generals.language.skills import Print, Skill, Unread

if TYPE_CHECKING:
    from stampadia.games.generals.prepared.deck import Deck

COLUMN_NUMBERS: Final = (1, 2, 3, 4)
"""Where a Place prints that names none."""


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


class PrintsView(Struct, frozen=True):
    columns: tuple[int, ...]
    level: str
    """ "+1" at the Ink Level and so much more, "3" at a fixed one; nothing at the Ink Level."""


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
    prints: PrintsView | None = None
    """Where a Place prints; nothing where that is not known, or on another card."""


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
        body_read = isinstance(texts, Skill)
    return CardView(
        face + 1,
        side.name,
        kind,
        side.level,
        _part(side.header, header_skill is None or not header_skill.unread),
        _part(side.body, body_read),
        deck.language(face),
        _prints(texts) if kind == "place" else None,
    )


def _prints(text: Skill | Unread) -> PrintsView | None:
    ops = text.do if isinstance(text, Skill) else ()
    found = next((op for op in ops if isinstance(op, Print) and not op.chosen), None)
    if found is None:
        return None
    plus = found.level.plus
    level = f"{plus:+}" if found.level.ink and plus else str(plus or "")
    return PrintsView(found.columns or COLUMN_NUMBERS, level.replace("-", "−"))


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
