"""Cards, units and spaces in words: what the story, the table and the explanations share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.content import (
    ELEMENTS,
    PACKAGE,
    ROW_NAMES,
    STYLES,
    Card,
    CardSet,
    Event,
    Face,
    Part,
    Place,
    Text,
    id_of,
    tokens_in,
)
from stampadia.games.generals.language.wording import contractions
from stampadia.words import LANGUAGES, Words, capital, words, yes

if TYPE_CHECKING:
    from stampadia.games.generals.prepared.card_views import CardView, PartView
    from stampadia.games.generals.view import ReasonView, UnitView


GLYPHS: Final = {
    "fire": "▲", "air": "△", "water": "▼", "earth": "▽",
    "attack": "⚔", "life": "♥", "wound": "✖", "defeat": "☠",
    "left": "←", "right": "→", "sides": "↔", "front": "↑", "frontleft": "↖", "frontright": "↗",
    "frontsides": "↖↗", "around": "←↑→", "area": "⚑",
    "phaseattack": "⚔", "phasedefense": "▣", "phaselife": "♥", "phasedefeat": "☠",
    "phasefront": "⇕", "phaseany": "◆",
    "level": "L", "level+1": "L+1", "level+2": "L+2", "level-1": "L−1", "level-2": "L−2",
}  # fmt: skip
TRIGGER_GLYPHS: Final = {
    "onAttack": "⚔", "onDefend": "▣", "onLife": "♥", "onDefeat": "☠", "onFront": "⇕", "onAll": "◆",
}  # fmt: skip


_COUNTABLE: Final = ("wound",)
_ONE: Final = re.compile(r"((?<!\d)1|\b(each|every|ogni) )$")
_SPACES: Final = frozenset(
    ("left", "right", "sides", "front", "frontleft", "frontright", "frontsides", "around")
)
_NUMBER: Final = re.compile(r"(\d|\bx|\bx\+1) $")
_SIGN: Final = re.compile(r"(^|[\s(])[-−+]$")
_MINUS: Final = re.compile(r"(?<!\S)-(?=\d|\(|[xL]\b)")
_BEGINNING: Final = re.compile(r"(^|[.:!?(]\s*)$")


def kind_of(card: Card) -> str:
    return str(type(card).__struct_config__.tag)


def written_out(text: str, language: str, voice: Words) -> str:
    """A printed text with words for its symbols, in the language of the text if we speak it."""
    code = language.lower()
    spoken = words(code, PACKAGE) if code in LANGUAGES else voice.also(PACKAGE)
    told = ""
    for piece, is_token in tokens_in(text):
        if not is_token:
            told += piece
        elif piece not in STYLES:
            word = _word_after(told, piece, spoken)
            touching = told[-1:].isalnum() or told[-1:] == ")"
            told += f" {word}" if touching else word
    told = _MINUS.sub("−", told)
    for pattern, together in contractions(spoken.language):
        told = pattern.sub(together, told)
    return told


def _word_after(told: str, token: str, voice: Words) -> str:
    """A symbol's words as they fit what has been said: "1 wound", "each wound", "2 wounds",
    "−(x+1)"."""
    if token in _SPACES and _NUMBER.search(told):
        return voice.say(f"token-{token}.reach")
    word = token_word(token, voice, many=_ONE.search(told) is None)
    if token == "defeat" and _BEGINNING.search(told):
        return capital(word)
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


# Pieces of sentences


Facts = dict[str, str | int]
"""What a sentence is told."""


def ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ")", "”", "»")) else f"{text}."


def plus(number: int) -> str:
    """ "+2", "−1"."""
    return f"+{number}" if number > 0 else signed(number)


def listed(items: Sequence[str], words: Words) -> str:
    if len(items) < 2:
        return "".join(items)
    return words.say("list-and", head=", ".join(items[:-1]), last=items[-1])


def elements(names: Iterable[str], words: Words) -> str:
    return ", ".join(token_word(name, words) for name in names)


def elements_had(amounts: Sequence[int], words: Words) -> str:
    """ "2 × Fire, Air"."""
    return ", ".join(
        words.say("shows-element", element=token_word(name, words), amount=amount)
        for name, amount in zip(ELEMENTS, amounts, strict=True)
        if amount
    )


def spoken(text: str, language: str, words: Words) -> str:
    """A printed text with words for its symbols, ending like a sentence."""
    return ended(written_out(text, language, words))


GLOSSARY: Final = (
    "fire", "air", "water", "earth", "attack", "life", "wound", "defeat", "phasedefense",
    "phasefront", "phaseany", "area", "left", "right", "sides", "front", "frontleft", "frontright",
    "frontsides", "around", "level", "x",
)  # fmt: skip


def glossary(words: Words) -> list[tuple[str, str]]:
    """The symbols that stand on cards, by their names, and what each means."""
    return [(name, words.say(f"glossary-{name}")) for name in GLOSSARY]


# Who and where


def unit_at(cell: int, words: Words, card: str = "", *, watching: bool = False) -> str:
    """ "your Bellows Bear (column 2)", or without its name "your Unit in column 2"."""
    facts = {"row": ROW_NAMES[cell // 4], "column": cell % 4 + 1, "yours": yes(not watching)}
    return words.say("unit" if card else "unit-unnamed", card=card, **facts)


def space_at(cell: int, words: Words) -> str:
    return words.say("space", row=ROW_NAMES[cell // 4], column=cell % 4 + 1)


# Why a number is what it is


def reasons(printed: int, why: Sequence[str], words: Words) -> str:
    """ "2 printed; Fire, Fire: +2 from the header of Bellows Bear"."""
    return "; ".join((words.say("reason-printed", number=signed(printed)), *why))


def reason(card: str, rule: str, by: int, times: int, need: Sequence[str], words: Words) -> str:
    return words.say(
        "reason",
        needed=yes(need),
        need=elements(need, words),
        times=times,
        by=plus(by),
        source=words.say("reason-source", rule=rule, card=card),
    )


def because(total: int, found: Sequence[ReasonView], words: Words) -> str:
    why = [reason(one.card, one.rule, one.by, one.times, one.need, words) for one in found]
    return reasons(total - sum(one.by for one in found), why, words)


# Cards


def part_shows(part: PartView, card: CardView, words: Words) -> str:
    """ "attack 1, Fire; when attacking: Fire Fire: +x attack."; nothing for an empty part."""
    shown = [
        words.say(f"shows-{stat}", number=signed(number))
        for stat, number in (("attack", part.attack), ("life", part.life))
        if number
    ]
    if part.element:
        name = token_word(part.element, words)
        shown.append(words.say("shows-element", element=name, amount=part.amount))
    skill = skill_says(part, card, words)
    return "; ".join(piece for piece in (", ".join(shown), skill) if piece)


def skill_says(part: PartView, card: CardView, words: Words) -> str:
    """A skill with its moment; an instruction, which has none, as it is."""
    if not part.skill:
        return ""
    said = spoken(part.skill, card.language, words)
    if card.kind != "unit" and part is card.body:
        return said
    area = banner_says(part.skill, words) + ", " if part.area else ""
    return f"{area}{words.say(f'when-{part.trigger}')}: {said}"


def card_says(card: CardView, words: Words, *, numbered: bool = False) -> str:
    """A card in a line: name (and number in the deck), Level, header, body."""
    name = f"{card.name} #{card.number}" if numbered else card.name
    line = words.say("card-line", name=name, level=signed(card.level))
    for side, part in (("header", card.header), ("body", card.body)):
        if shown := part_shows(part, card, words):
            instruction = card.kind != "unit" and side == "body"
            told = capital(shown) if instruction else words.say("face-part", part=side, what=shown)
            line += f" {ended(told)}"
    return line


def stack_names(unit: UnitView, words: Words) -> str:
    """From the bottom to the top, as a stack is read."""
    bottom, *above = (card.name for card in reversed(unit.cards))
    return words.say("stack", bottom=bottom, above=", ".join(above)) if above else bottom
