"""What is printed on each face, from a set alone: units, places, events, texts, the back, and the
list of a set's cards. A set speaks its own language; only the list's headings need words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stampadia.games.generals.content import (
    LAST_INK,
    MOST_LIFE,
    PACKAGE,
    Card,
    CardSet,
    Element,
    Event,
    EventCard,
    Face,
    Part,
    Place,
    Text,
    TextCard,
    Unit,
    UnitCard,
    id_of,
    tokens_in,
)
from stampadia.games.generals.language import holder_of, skill_of
from stampadia.games.generals.language.skills import Print, Unread
from stampadia.games.generals.text.cards import signed
from stampadia.words import Words
from stampadia.workbench.faces import Line, Run, Style
from stampadia.workbench.lettering import NO_BREAK
from stampadia.workbench.score_slip import Box, Mark, ScoreSlip

_TRIGGER_ICONS: Final = {
    "onAttack": "attack", "onDefend": "defend", "onLife": "life", "onDefeat": "defeat",
    "onFront": "frontal", "onAll": "any",
}  # fmt: skip
_PHASE_ICONS: Final = {
    "phaseany": "any", "phasedefense": "defend", "phasedefeat": "defeat",
    "phaseattack": "attack", "phaselife": "life", "phasefront": "frontal",
}  # fmt: skip
_STYLES: Final[dict[str, Style]] = {
    "bold": "bold",
    "italic": "italic",
    "endbold": "",
    "enditalic": "",
}
_ASKED: Final = re.compile(r"\{(fire|water|earth|air)\}")
_MINUS: Final = re.compile(r"-(?=\d|$)")
_SHORT_BEFORE_ICON: Final = re.compile(r"(^|[ (])(\w{1,4}) $")
MOST_ELEMENTS: Final = 2
COLUMNS: Final = 4


class PartFace(Struct, frozen=True):
    """A header or a body. A number that is not printed is None."""

    attack: str | None
    life: str | None
    element: Element | None
    amount: int
    trigger: str
    """The icon before the skill, or nothing."""
    area: bool
    """Whether a banner hangs beside it."""
    skill: Line


class Slot(Struct, frozen=True):
    """A column of the Incoming Row on a Place."""

    column: int
    prints: bool


class Slots(Struct, frozen=True):
    """Where a Place prints, and what: at the Ink Level and so much more, or a fixed level."""

    columns: tuple[Slot, ...]
    ink: bool
    plus: str
    """Nothing for 0."""


class UnitFace(Struct, frozen=True, tag_field="face", tag="unit"):
    level: str
    name: str
    elements: tuple[str, ...]
    """What it is about: brings or asks for; at most two."""
    header: PartFace
    body: PartFace
    illustration: str


class PlaceFace(Struct, frozen=True, tag_field="face", tag="place"):
    level: str
    name: str
    elements: tuple[str, ...]
    header: PartFace
    instruction: Line
    slots: Slots | None
    """None where the instruction is not understood: then it is in words alone."""


class EventFace(Struct, frozen=True, tag_field="face", tag="event"):
    level: str
    name: str
    elements: tuple[str, ...]
    header: PartFace
    body: PartFace
    tally: bool
    """Whether the columns of attack and life are printed: the card may join a Unit."""
    flavour: Line
    illustration: str
    dot: bool
    """On the first of the two."""


class TextFace(Struct, frozen=True, tag_field="face", tag="text"):
    title: str
    lines: tuple[Line, ...]
    """The empty one is a blank line."""


class BackFace(Struct, frozen=True, tag_field="face", tag="back"):
    """The same upside down: it must not tell Units from Places."""

    title: str
    emblem: str


class PictureFace(Struct, frozen=True, tag_field="face", tag="picture"):
    """An illustration by itself, as a screen shows it beside words."""

    illustration: str


CardFace = UnitFace | PlaceFace | EventFace | TextFace


class CardFaces(Struct, frozen=True):
    """One side of the paper: a face, and upside down below it another."""

    code: str
    upright: CardFace
    turned: CardFace | None


class ListRow(Struct, frozen=True, tag_field="entry", tag="row"):
    number: str
    level: str
    name: str
    other: str
    """The name on the other half."""
    elements: tuple[str, ...]
    illustration: str
    header: PartFace
    body: PartFace
    slots: Slots | None
    other_says: tuple[Line, ...] = ()
    """The skills of the other half; where a Place prints, its slots show."""


class DeckList(Struct, frozen=True, tag_field="face", tag="list"):
    title: str
    code: str
    units_title: str
    units_note: str
    units: tuple[ListRow, ...]
    events_title: str
    events_note: str
    events: tuple[ListRow, ...]
    texts: tuple[str, ...]
    author: str


class ListHeading(Struct, frozen=True, tag_field="entry", tag="heading"):
    title: str
    note: str


class ListPage(Struct, frozen=True, tag_field="face", tag="list-page"):
    """One page of a list, in two columns."""

    title: str
    code: str
    left: tuple[ListRow | ListHeading, ...]
    right: tuple[ListRow | ListHeading, ...]
    author: str
    texts: tuple[str, ...]


def faces(found: CardSet) -> tuple[CardFaces, ...]:
    """Every card of a set."""
    return tuple(card_faces(card, found.meta.language) for card in found.cards)


def card_faces(card: Card, language: str) -> CardFaces:
    match card:
        case UnitCard(unit=unit, place=place):
            return CardFaces(id_of(card), unit_face(unit), place_face(place, language))
        case EventCard(upright=upright, turned=turned):
            return CardFaces(id_of(card), event_face(upright, dot=True), event_face(turned))
        case TextCard(text=text):
            return CardFaces(id_of(card), text_face(text), None)


def unit_face(unit: Unit) -> UnitFace:
    return UnitFace(
        signed(unit.level),
        unit.name,
        elements_of(unit),
        _part(unit.header),
        _part(unit.body),
        unit.illustration,
    )


def place_face(place: Place, language: str) -> PlaceFace:
    return PlaceFace(
        signed(place.level),
        place.name,
        elements_of(place),
        _part(place.header),
        printed(place.body.skill),
        slots_of(place, language),
    )


def event_face(event: Event, *, dot: bool = False) -> EventFace:
    return EventFace(
        signed(event.level),
        event.name,
        elements_of(event),
        _part(event.header),
        _part(event.body),
        event.joins_a_unit,
        printed(event.flavor_text, "italic"),
        event.illustration,
        dot,
    )


def text_face(text: Text) -> TextFace:
    return TextFace(text.title, tuple(printed(line) for line in text.lines))


def back(words: Words) -> BackFace:
    return BackFace(words.also(PACKAGE).say("print-back"), "court")


def deck_list(found: CardSet, words: Words) -> DeckList:
    """What is in a set, a row a card."""
    words, language = words.also(PACKAGE), found.meta.language
    return DeckList(
        found.meta.name,
        found.meta.code,
        words.say("print-list-units"),
        words.say("print-list-units-note"),
        tuple(
            _row(number, card.unit, card.place, slots_of(card.place, language))
            for number, card in enumerate(found.units, 1)
        ),
        words.say("print-list-events"),
        words.say("print-list-events-note"),
        tuple(
            _row(number, card.upright, card.turned, None)
            for number, card in enumerate(found.events, 1)
        ),
        tuple(card.text.title for card in found.texts),
        found.meta.author,
    )


def _row(number: int, face: Unit | Event, other: Face, slots: Slots | None) -> ListRow:
    return ListRow(
        str(number),
        signed(face.level),
        face.name,
        other.name,
        elements_of(face),
        face.illustration,
        _part(face.header),
        _part(face.body),
        slots,
        tuple(_other_says(other)),
    )


def _other_says(other: Face) -> Iterator[Line]:
    for part in (other.header,) if isinstance(other, Place) else (other.header, other.body):
        if part.skill:
            sign = Run(icon=f"phase-{_TRIGGER_ICONS[part.when]}")
            brought = [Run(icon=part.element)] * part.amount if part.element else []
            first = (Run(f"{other.name}: ", style="italic"), sign, Run(" "))
            yield (*first, *printed(part.skill), Run(" "), *brought)


def elements_of(face: Face) -> tuple[str, ...]:
    """The Elements that a face brings, then those that it asks for."""
    brought = [part.element for part in (face.header, face.body) if part.element]
    asked = [
        element for part in (face.header, face.body) for element in _ASKED.findall(part.condition)
    ]
    return tuple(dict.fromkeys((*brought, *asked)))[:MOST_ELEMENTS]


def slots_of(place: Place, language: str) -> Slots | None:
    found = skill_of(place.body, language, holder_of(place, "body"))
    if found is None or isinstance(found, Unread):
        return None
    prints = [op for op in found.do if isinstance(op, Print) and not op.chosen]
    if not prints:
        return None
    level = prints[0].level
    columns = prints[0].columns or range(1, COLUMNS + 1)
    sign = "+" if level.ink and level.plus > 0 else ""
    return Slots(
        tuple(Slot(column, column in columns) for column in range(1, COLUMNS + 1)),
        bool(level.ink),
        sign + signed(level.plus) if level.plus else "",
    )


def _part(part: Part) -> PartFace:
    return PartFace(
        None if part.attack is None else signed(part.attack),
        None if part.life is None else signed(part.life),
        part.element,
        part.amount,
        _TRIGGER_ICONS[part.when] if part.skill else "",
        part.area,
        printed(part.skill),
    )


# Words and signs


def printed(text: str, style: Style = "") -> Line:
    """A text with icons for its tokens. A hyphen before a number is a minus, and a short word
    holds on to the icon after it, so that no sign stands alone on a line."""
    runs: list[Run] = []
    pieces = list(tokens_in(text))
    now = style
    for number, (piece, is_token) in enumerate(pieces):
        if not is_token:
            before_icon = number + 1 < len(pieces) and pieces[number + 1][0] not in _STYLES
            said = _MINUS.sub("−", piece) if before_icon else re.sub(r"-(?=\d)", "−", piece)
            if before_icon:
                said = _SHORT_BEFORE_ICON.sub(rf"\1\2{NO_BREAK}", said)
            runs.append(Run(said, style=now))
        elif piece in _STYLES:
            now = _STYLES[piece] or style
        else:
            runs += _sign(piece, now)
    return tuple(runs)


def _sign(token: str, style: Style) -> Iterator[Run]:
    if token == "x":
        yield Run("x", style="italic")
    elif token == "x+1":
        yield from (Run("(", style=style), Run("x", style="italic"), Run("+1)", style=style))
    elif token in _PHASE_ICONS:
        yield Run(icon=f"phase-{_PHASE_ICONS[token]}")
    elif token.startswith("level"):
        yield Run(icon="level")
        if more := token.removeprefix("level").replace("-", "−"):
            yield Run(more, style=style)
    else:
        yield Run(icon=token)


# The score slip: what is noted when it is over, blank on paper and asked for at a table

RESULT: Final = "result"
WON: Final = "won"
LOST: Final = "lost"
LEAST_INK: Final = 2
"""Where the Lite rules begin."""


def score_slip(words: Words) -> ScoreSlip:
    said = words.also(PACKAGE)
    results = tuple(Mark(how, said.say(f"slip-{how}")) for how in (WON, LOST))
    return ScoreSlip(
        said.say("slip-title"),
        (
            Box(name="generals", label=said.say("slip-generals"), least=1, most=2),
            Box(name=RESULT, label=said.say("slip-result"), marks=results),
            Box(name="life", label=said.say("slip-life"), most=MOST_LIFE, only=(RESULT, WON)),
            Box(
                name="ink",
                label=said.say("slip-ink"),
                least=LEAST_INK,
                most=LAST_INK,
                only=(RESULT, LOST),
            ),
        ),
        said.say("slip-note"),
    )
