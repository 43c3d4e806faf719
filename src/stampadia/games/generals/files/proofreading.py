"""What a maker should hear of a set that can be played as it is: how its texts are read, which of
them a player applies by hand, and which do not fit on the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct, structs

from stampadia.games.generals.content import PACKAGE, Card, CardSet, Part, Text, name_of
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
        voice.say("read-text", name=name, part=half, text=_reading(part, holder, language, voice))
        for name, half, _, part, holder in _texts(card)
    ]
    if told:
        yield voice.say("read-heading")
        yield from (f"  {line}" for line in told)


def _texts(card: Card) -> Iterator[tuple[str, str, str, Part, Holder]]:
    """On the side of which name each stands, on which half, where, and as what it is printed."""
    for place, side in enumerate(card.sides, 1):
        if isinstance(side, Text):
            continue
        for half in _HALVES:
            part = side.header if half == "header" else side.body
            if part.text:
                yield side.name, half, f"{place}.{half}", part, holder_of(side, half)


def _reading(part: Part, holder: Holder, language: str, voice: Words) -> str:
    found = skill_of(part, language, holder)
    if isinstance(found, Misplaced):
        return voice.say("read-never-acts")
    if isinstance(found, Unread):
        return voice.say("read-by-hand")
    condition, text = write(found, voice.language.upper())
    said = f"{condition}: {text}" if condition else text
    return written_out(said, voice.language, voice)


# Which texts are understood


class Understood(Struct, frozen=True):
    """How many texts were read, and a warning for each that was not."""

    read: int
    unread: tuple[Problem, ...]


def understood(made: CardSet, file: str) -> Understood:
    read = 0
    unread: list[Problem] = []
    for number, card in enumerate(made.cards, 1):
        for *_, at, part, holder in _texts(card):
            found = skill_of(part, made.meta.language, holder)
            if not isinstance(found, Unread):
                read += 1
                continue
            text = safe(found.text)
            if isinstance(found, Misplaced):
                facts = {"text": text, "why": found.why}
                fault = Fault("text-misplaced", facts=facts, warning=True)
            else:
                facts = {"text": text, "near": found.near or "none"}
                fault = Fault("text-unread", facts=facts, warning=True)
            unread.append(Problem(file, _where(number, card, at), fault))
    return Understood(read, tuple(unread))


# Which texts do not fit


_FIELDS: Final = {"header": HEADER["text"], "body": BODY["text"]}
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
