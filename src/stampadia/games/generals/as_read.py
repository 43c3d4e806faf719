"""How the texts of a card are read: what the rules make of them, said back in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from stampadia.games.generals.card_text import written_out
from stampadia.games.generals.content import PACKAGE, Card, Face, Part, Text
from stampadia.games.generals.language import Misplaced, Unread, holder_of, skill_of, write
from stampadia.kernel.words import Words

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
