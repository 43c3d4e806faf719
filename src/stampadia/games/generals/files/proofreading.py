"""What a maker should hear of a set that can be played as it is: how its texts are read, which of
them a player applies by hand, and which do not fit on the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct, structs

from stampadia.games.generals.content import PACKAGE, Card, CardSet, Face, Part, Text, name_of
from stampadia.games.generals.faces import card_faces
from stampadia.games.generals.files.format import BODY, HEADER
from stampadia.games.generals.files.reading import Problem, Where
from stampadia.games.generals.language import Misplaced, holder_of, skill_of, write
from stampadia.games.generals.language.placement import Holder
from stampadia.games.generals.language.skills import Unread
from stampadia.games.generals.paper import settings
from stampadia.games.generals.text.cards import written_out
from stampadia.words import Words
from stampadia.workbench.checks import fits
from stampadia.workbench.problems import Fault, safe, shortened

# How the texts of a card are read


_HALVES: Final[tuple[Literal["header", "body"], ...]] = ("header", "body")


def reading_lines(card: Card, language: str, voice: Words) -> Iterator[str]:
    """A line for each text of a card in the language of a set; none for a card without any."""
    voice = voice.also(PACKAGE)
    told = [
        voice.say(
            "read-text", name=side.name, part=half, text=_reading(side, half, language, voice)
        )
        for side in card.sides
        if not isinstance(side, Text)
        for half in _HALVES
        if _part(side, half).text
    ]
    if told:
        yield voice.say("read-heading")
        yield from (f"  {line}" for line in told)


def _part(side: Face, half: Literal["header", "body"]) -> Part:
    return side.header if half == "header" else side.body


def _reading(side: Face, half: Literal["header", "body"], language: str, voice: Words) -> str:
    found = skill_of(_part(side, half), language, holder_of(side, half))
    if isinstance(found, Misplaced):
        return voice.say("read-never-acts")
    if isinstance(found, Unread):
        return voice.say("read-by-hand")
    condition, text = write(found, voice.language.upper())
    said = f"{condition}: {text}" if condition else text
    return written_out(said, voice.language, voice)


# Which texts are understood


_PARTS: Final[tuple[tuple[Literal["header", "body"], Mapping[str, str]], ...]] = (
    ("header", HEADER),
    ("body", BODY),
)


class Understood(Struct, frozen=True):
    """How many texts were read, and a warning for each that was not."""

    read: int
    unread: tuple[Problem, ...]


def understood(made: CardSet, file: str) -> Understood:
    read = 0
    unread: list[Problem] = []
    for where, part, holder in _texts(made):
        found = skill_of(part, made.meta.language, holder)
        if isinstance(found, Misplaced):
            facts = {"text": safe(found.text), "why": found.why}
            unread.append(Problem(file, where, Fault("text-misplaced", facts=facts, warning=True)))
        elif isinstance(found, Unread):
            facts = {"text": safe(found.text), "near": found.near or "none"}
            unread.append(Problem(file, where, Fault("text-unread", facts=facts, warning=True)))
        else:
            read += 1
    return Understood(read, tuple(unread))


def _texts(made: CardSet) -> Iterator[tuple[Where, Part, Holder]]:
    for number, card in enumerate(made.cards, 1):
        name = shortened(name_of(card))
        for place, side in enumerate(card.sides, 1):
            if isinstance(side, Text):
                continue
            kind = str(type(side).__struct_config__.tag)
            for half, names in _PARTS:
                part: Part = getattr(side, half)
                if part.text:
                    holder = holder_of(side, half)
                    yield Where(number, name, place, kind, names["text"]), part, holder


# Which texts do not fit


_FIELDS: Final = {"header": "boostDescription", "body": "description"}
"""What the file calls them; the others have one name."""


def unfit(made: CardSet, file: str) -> Iterator[Problem]:
    """A warning for each: such a card can be played all the same."""
    for number, card in enumerate(made.cards, 1):
        for setting in settings(card_faces(card, made.meta.language)):
            for fault in fits(setting.texts, *setting.boxes, lacking=setting.lacking):
                where = _where(number, card, setting.where)
                yield Problem(file, where, structs.replace(fault, warning=True))


def _where(number: int, card: Card, at: str) -> Where:
    side, _, field = at.rpartition(".")
    name = shortened(name_of(card))
    if not side:
        return Where(number, name, field="id")
    kind = str(type(card.sides[int(side) - 1]).__struct_config__.tag)
    return Where(number, name, int(side), kind, _FIELDS.get(field, field))
