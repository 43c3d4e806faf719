"""Sentences in a set's file → the data they stand for, so that the rest is told one way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import LOWER, UPPER, WORLD_SIDES
from stampadia.games.travelers.language import (
    BadLine,
    read_ability,
    read_exhaust,
    read_instruction,
    read_modifier,
)
from stampadia.games.travelers.problems import Report, Where
from stampadia.games.travelers.set_format_shapes import RULE
from stampadia.kernel.bilingual import Text
from stampadia.kernel.problems import Fault
from stampadia.kernel.words import LANGUAGES

Raw = dict[str, Any]
Reader = Callable[[str, str], Struct]
HALVES: Final = {"upper": UPPER, "lower": LOWER}


class Sentence(Struct, frozen=True):
    """A place in the file where a sentence stands, which takes the place of `key` in its list or
    object."""

    holder: Any
    key: Any
    text: str
    where: Where
    read: Reader


def replace_sentences(source: Raw, report: Report) -> bool:
    """In place. Whether there were any; the report stays unbroken if all could be read."""
    found = list(_sentences(source))
    for place in found:
        made = _read(place.text, place.read)
        if isinstance(made, BadLine):
            report.add(place.where, Fault("line", facts={"why": made}))
        else:
            place.holder[place.key] = msgspec.json.decode(msgspec.json.encode(made))
    return bool(found)


def _read(text: str, read: Reader) -> Struct | BadLine:
    """In whichever language it is; what is wrong is told of the one that understood more."""
    errors = []
    for language in LANGUAGES:
        try:
            return read(text, language)
        except BadLine as error:
            errors.append(error)
    return max(errors, key=lambda error: error.place)


def _sentences(source: Raw) -> Iterator[Sentence]:
    for number, card in enumerate(source["hero"]["cards"], 1):
        for name, half in HALVES.items():
            where = Where(f"hero/cards/{number}/{name}")
            yield from _of_hero_half(card[name], where, half)
    for where, meeting in _meetings(source["adventure"]):
        for part in ("above", "below"):
            yield from _in_list(meeting.get(part, []), where.inside(part), read_instruction)
        if "enemy" in meeting:
            yield from _of_enemy(meeting["enemy"], where.inside("enemy"))


def _of_hero_half(printed: Raw, where: Where, half: int) -> Iterator[Sentence]:
    if isinstance(text := printed["exhaust"], str):
        yield Sentence(printed, "exhaust", text, where.inside("exhaust"), partial(_exhaust, half))
    yield from _in_list(printed["abilities"], where.inside("abilities"), read_ability)


def _of_enemy(enemy: Raw, where: Where) -> Iterator[Sentence]:
    modifier = enemy.get("modifier", {})
    if RULE in modifier:
        reader = partial(_modifier, msgspec.convert(modifier["name"], Text))
        here = where.within(f"/modifier/{RULE}")
        yield Sentence(enemy, "modifier", modifier[RULE], here, reader)


def _in_list(entries: list[Any], where: Where, read: Reader) -> Iterator[Sentence]:
    for number, entry in enumerate(entries):
        if isinstance(entry, str):
            yield Sentence(entries, number, entry, where.entry(number + 1), read)


def _meetings(adventure: Raw) -> Iterator[tuple[Where, Raw]]:
    where = Where("adventure")
    if adventure["kind"] == "world":
        for number, card in enumerate(adventure["cards"], 1):
            for side in WORLD_SIDES.lower():
                here = where.inside("cards").entry(number).inside(side).inside("meeting")
                yield here, card[side].get("meeting", {})
    else:
        for page, entries in enumerate(adventure["pages"], 1):
            for number, entry in enumerate(entries, 1):
                here = where.inside("pages").entry(page).entry(number).inside("meeting")
                yield here, entry["meeting"]


def _exhaust(half: int, text: str, language: str) -> Struct:
    return read_exhaust(text, half, language)


def _modifier(name: Text, text: str, language: str) -> Struct:
    return read_modifier(text, language, name)
