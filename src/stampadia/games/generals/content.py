"""The printed things: a set's cards, as they stand on paper.

A card has two sides (a text card one). A unit, a place and an event are *faces*: each has a
header, which stays visible when another card covers it, and a body, which does not. The file
calls the header's fields `boost…`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal, get_args

from msgspec import Struct, field

if TYPE_CHECKING:
    from stampadia.games.generals.language.skills import Skill


PACKAGE: Final = "stampadia.games.generals"
"""Whose catalogue holds the sentences about sets and cards."""

Element = Literal["fire", "air", "earth", "water"]
Trigger = Literal["onAttack", "onDefend", "onAll", "onDefeat", "onLife", "onFront"]
Language = Literal["EN", "FR", "IT", "ES"]
SetType = Literal["full", "expansion"]

ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
SET_TYPES: Final[tuple[SetType, ...]] = get_args(SetType)

STYLES: Final = ("bold", "endbold", "italic", "enditalic")
TOKENS: Final = (
    *("fire", "water", "earth", "air", "attack", "life", "wound", "defeat", "x", "x+1"),
    *("level", "level+1", "level+2", "level-1", "level-2"),
    *("left", "right", "sides", "front", "frontleft", "frontright", "frontsides", "around"),
    *("phaseany", "phasedefense", "phasedefeat", "phaseattack", "phaselife", "phasefront"),
    *("area", *STYLES),
)
"""What may stand between braces in a skill or a text."""


class Part(Struct, frozen=True):
    """What a header or a body shows. A number that is not printed is None: on an event, even a
    printed 0 says that the card is meant to join a Unit."""

    element: Element | None = None
    amount: int = 0
    trigger: Trigger | None = None
    area: bool = False
    condition: str = ""
    text: str = ""
    attack: int | None = None
    life: int | None = None
    effect: Skill | None = None
    """What the skill does, where its maker said it in data; it counts for more than the text."""

    @property
    def when(self) -> Trigger:
        """The trigger, which places and events may leave out: then it is any."""
        return self.trigger or "onAll"

    @property
    def skill(self) -> str:
        """The skill as one printed line."""
        return f"{self.condition}: {self.text}" if self.condition else self.text


NOTHING: Final = Part()


class Unit(Struct, frozen=True, tag_field="type", tag="unit"):
    version: str
    id: str
    level: int
    name: str
    illustration: str
    header: Part = NOTHING
    body: Part = NOTHING


class Place(Struct, frozen=True, tag_field="type", tag="place"):
    version: str
    id: str
    level: int
    name: str
    header: Part = NOTHING
    body: Part = NOTHING


class Event(Struct, frozen=True, tag_field="type", tag="event"):
    version: str
    id: str
    level: int
    name: str
    illustration: str
    header: Part = NOTHING
    body: Part = NOTHING
    flavor_text: str = ""

    @property
    def joins_a_unit(self) -> bool:
        """Whether the attack and life columns are printed."""
        shown = (self.header.attack, self.header.life, self.body.attack, self.body.life)
        return any(number is not None for number in shown)


class Text(Struct, frozen=True, tag_field="type", tag="text"):
    version: str
    id: str
    title: str
    lines: tuple[str, ...]
    """The empty one is a blank line."""

    @property
    def name(self) -> str:
        return self.title


Face = Unit | Place | Event
Side = Face | Text


class UnitCard(Struct, frozen=True, tag_field="card", tag="unit"):
    unit: Unit
    place: Place
    """Upside down on the same paper."""

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.unit, self.place


class EventCard(Struct, frozen=True, tag_field="card", tag="event"):
    upright: Event
    """The side with the grey dot."""
    turned: Event

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.upright, self.turned


class TextCard(Struct, frozen=True, tag_field="card", tag="text"):
    text: Text

    @property
    def sides(self) -> tuple[Side, ...]:
        return (self.text,)


Card = UnitCard | EventCard | TextCard


def id_of(card: Card) -> str:
    return card.sides[0].id


def name_of(card: Card) -> str:
    return card.sides[0].name


class Meta(Struct, frozen=True, omit_defaults=True):
    """What a set says of itself, under the names that its file has."""

    id: str
    language: Language
    version: str
    type: SetType
    created: str = field(name="dateCreated")
    updated: str = field(name="dateUpdated")
    """Days, as YYYYMMDD."""
    name: str
    description: str
    flavor_text: str = field(name="flavorText")
    author: str
    author_link: str = field(default="", name="authorLink")

    @property
    def code(self) -> str:
        """What tells this set from every other: GOSX-EN-1.0."""
        return f"{self.id}-{self.language}-{self.version}"


class CardSet(Struct, frozen=True):
    meta: Meta
    cards: tuple[Card, ...]

    @property
    def units(self) -> tuple[UnitCard, ...]:
        return tuple(card for card in self.cards if isinstance(card, UnitCard))

    @property
    def events(self) -> tuple[EventCard, ...]:
        return tuple(card for card in self.cards if isinstance(card, EventCard))

    @property
    def texts(self) -> tuple[TextCard, ...]:
        return tuple(card for card in self.cards if isinstance(card, TextCard))


# Symbols in texts


_TOKEN: Final = re.compile(r"\{([^{}]*)\}")


def tokens_in(text: str) -> Iterator[tuple[str, bool]]:
    """The pieces of a text as they are shown, each with whether it is a token's name. A file may
    say `>=`; on a card it is one sign."""
    shown = text.replace(">=", "≥").replace("<=", "≤")
    for number, piece in enumerate(_TOKEN.split(shown)):
        if piece:
            yield piece, bool(number % 2)


# The battlefield, and the manual's few limits


PLAYER: Final = 0
FRONT: Final = 1
INCOMING: Final = 2
ROW_NAMES: Final = ("player", "front", "incoming")
COLUMNS: Final = 4

MOST_LIFE: Final = 5
MOST_IN_HAND: Final = 7
LAST_INK: Final = 6
