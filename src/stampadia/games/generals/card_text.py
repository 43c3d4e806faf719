"""A card as plain lines, for pipes and screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from stampadia.games.generals.content import (
    PACKAGE,
    Card,
    CardSet,
    Event,
    EventCard,
    Face,
    Part,
    Place,
    Text,
    UnitCard,
    id_of,
)
from stampadia.games.generals.language.contractions import contractions
from stampadia.games.generals.symbols import GLYPHS, tokens_in
from stampadia.kernel.words import LANGUAGES, Words, words

_MARKS: Final = ("bold", "endbold", "italic", "enditalic")
_COUNTABLE: Final = ("wound",)
_ONE: Final = re.compile(r"(?<!\d)1$")
_SPACES: Final = frozenset(
    ("left", "right", "sides", "front", "frontleft", "frontright", "frontsides", "around")
)
_NUMBER: Final = re.compile(r"(\d|\bx|\bx\+1) $")
_SIGN: Final = re.compile(r"(^|[\s(])[-−+]$")
_MINUS: Final = re.compile(r"(?<!\S)-(?=\d|\(|[xL]\b)")
_BEGINNING: Final = re.compile(r"(^|[.:!?(]\s*)$")


def kind_of(card: Card) -> str:
    return (
        "unit" if isinstance(card, UnitCard) else "event" if isinstance(card, EventCard) else "text"
    )


def written_out(text: str, language: str, voice: Words) -> str:
    """A printed text with words for its symbols, in the language of the text if we speak it."""
    code = language.lower()
    spoken = words(code, PACKAGE) if code in LANGUAGES else voice.also(PACKAGE)
    told = ""
    for piece, is_token in tokens_in(text):
        if not is_token:
            told += piece
        elif piece not in _MARKS:
            word = _word_after(told, piece, spoken)
            touching = told[-1:].isalnum() or told[-1:] == ")"
            told += f" {word}" if touching else word
    told = _MINUS.sub("−", told)
    for pattern, together in contractions(spoken.language):
        told = pattern.sub(together, told)
    return told


def _word_after(told: str, token: str, voice: Words) -> str:
    """A symbol's words as they fit what has been said: "1 wound", "2 wounds", "−(x+1)"."""
    if token in _SPACES and _NUMBER.search(told):
        return voice.say(f"token-{token}.reach")
    word = token_word(token, voice, many=_ONE.search(told) is None)
    if token == "defeat" and _BEGINNING.search(told):
        return word[:1].upper() + word[1:]
    return f"({word})" if re.search("[+−]", word) and _SIGN.search(told) else word


def banner_says(skill: str, voice: Words) -> str:
    """For whom a banner works; its symbols are seen from the card's own place (ruling D13)."""
    here = any(is_token and piece in _SPACES for piece, is_token in tokens_in(skill))
    return voice.say("when-area-here" if here else "when-area")


def token_word(token: str, voice: Words, *, many: bool = False) -> str:
    plural = ".many" if many and token in _COUNTABLE else ""
    return voice.say("token-" + token.replace("-", "-minus-").replace("+", "-plus-") + plural)


def card_lines(card: Card, number: int, language: str, voice: Words) -> Iterator[str]:
    voice = voice.also(PACKAGE)
    yield voice.say("card-heading", card=str(number), kind=kind_of(card), id=id_of(card))
    for side in card.sides:
        if isinstance(side, Text):
            yield side.title
            yield from (written_out(line, language, voice) for line in side.lines)
        else:
            yield from _face_lines(side, language, voice)


def _face_lines(face: Face, language: str, voice: Words) -> Iterator[str]:
    kind = str(type(face).__struct_config__.tag)
    yield voice.say("face-heading", kind=kind, name=face.name, level=signed(face.level))
    for name, part in (("header", face.header), ("body", face.body)):
        told = list(_part_phrases(part, face, language, voice))
        if told:
            yield "  " + voice.say("face-part", part=name, what="; ".join(told))
    if isinstance(face, Event) and face.flavor_text:
        yield "  " + voice.say("face-flavor", text=written_out(face.flavor_text, language, voice))


def _part_phrases(part: Part, face: Face, language: str, voice: Words) -> Iterator[str]:
    for stat, number in (("attack", part.attack), ("life", part.life)):
        if number is not None:
            yield voice.say(f"shows-{stat}", number=signed(number))
    if part.element:
        name = token_word(part.element, voice)
        yield voice.say("shows-element", element=name, amount=part.amount)
    if part.text or part.condition:
        skill = written_out(part.skill, language, voice)
        instruction = isinstance(face, Place | Event) and part is face.body
        when = "" if instruction else voice.say(f"when-{part.when}") + ": "
        area = banner_says(part.skill, voice) + ", " if part.area else ""
        yield f"{area}{when}{skill}"


def signed(number: int) -> str:
    return str(number).replace("-", "−")


# A set at a glance


def about(found: CardSet, voice: Words) -> Iterator[str]:
    """What a set says of itself."""
    voice, meta = voice.also(PACKAGE), found.meta
    days = {"created": _day(meta.created), "updated": _day(meta.updated)}
    counts = {"units": len(found.units), "events": len(found.events), "texts": len(found.texts)}
    yield f"{meta.code}: {meta.name}"
    yield meta.description
    yield voice.say("set-made", author=meta.author, **days)
    yield voice.say("set-counts", **counts)


def card_row(card: Card) -> tuple[str, ...]:
    """A card in short: name, level, attack, life, elements (header + body), other side."""
    face = card.sides[0]
    if isinstance(face, Text):
        return face.title, "", "", "", "", ""
    parts = (face.header, face.body)
    elements = " + ".join(GLYPHS[part.element] * part.amount for part in parts if part.element)
    attack = _sum(face.header.attack, face.body.attack)
    life = _sum(face.header.life, face.body.life)
    return face.name, signed(face.level), attack, life, elements, card.sides[1].name


def _sum(header: int | None, body: int | None) -> str:
    if header is None and body is None:
        return ""
    return f"{signed(header or 0)} + {signed(body or 0)}"


def _day(day: str) -> str:
    return f"{day[:4]}-{day[4:6]}-{day[6:]}"
