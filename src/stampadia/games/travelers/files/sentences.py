"""Sentences in a set's file → the data they stand for, so that the rest is told one way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import LOWER, UPPER, WORLD_SIDES
from stampadia.games.travelers.files.format import RULE
from stampadia.games.travelers.files.problems import Report, Where
from stampadia.games.travelers.language import (
    BadLine,
    read_ability,
    read_exhaust,
    read_instruction,
    read_modifier,
)
from stampadia.words import LANGUAGES
from stampadia.workbench.bilingual import Text
from stampadia.workbench.problems import Fault

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
    instead: Raw | None = None
    """What stands there for the sake of all other checks if it cannot be read; None: nothing."""


SOME_ABILITY: Final[Raw] = {
    "cost": 1,
    "sentences": [{"do": [{"do": "gain", "of": "attack", "amount": 1}]}],
}
SOME_EXHAUST: Final[Raw] = {"cost": 1}
SOME_STORY: Final[Raw] = {"kind": "story", "text": dict.fromkeys(LANGUAGES, "…")}


def replace_sentences(source: object, report: Report) -> bool:
    """In place, in as much of a file as has the right form. Whether there were any; the report
    names those that could not be read."""
    found = list(_sentences(source))
    for place in found:
        made = _read(place.text, place.read)
        if not isinstance(made, BadLine):
            place.holder[place.key] = msgspec.json.decode(msgspec.json.encode(made))
            continue
        report.add(place.where, Fault(UNREAD, facts={"why": made}))
        if place.instead is None:
            del place.holder[place.key]
        else:
            place.holder[place.key] = deepcopy(place.instead)
    return bool(found)


UNREAD: Final = "line"
"""The fault of a sentence that could not be read."""


def _read(text: str, read: Reader) -> Struct | BadLine:
    """In whichever language it is; what is wrong is told of the one that understood more."""
    errors = []
    for language in LANGUAGES:
        try:
            return read(text, language)
        except BadLine as error:
            errors.append(error)
    return max(errors, key=lambda error: error.place)


def _sentences(source: object) -> Iterator[Sentence]:
    whole = _object(source)
    for number, card in enumerate(_list(_object(whole.get("hero")).get("cards")), 1):
        for name, half in HALVES.items():
            where = Where(f"hero/cards/{number}/{name}")
            yield from _of_hero_half(_object(_object(card).get(name)), where, half)
    for where, meeting in _meetings(_object(whole.get("adventure"))):
        for part in ("above", "below"):
            entries = _list(meeting.get(part))
            yield from _in_list(entries, where.inside(part), read_instruction, SOME_STORY)
        yield from _of_enemy(_object(meeting.get("enemy")), where.inside("enemy"))


def _object(value: object) -> Raw:
    """The object here; an empty one where the file has something else."""
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _of_hero_half(printed: Raw, where: Where, half: int) -> Iterator[Sentence]:
    if isinstance(text := printed.get("exhaust"), str):
        reader = partial(_exhaust, half)
        yield Sentence(printed, "exhaust", text, where.inside("exhaust"), reader, SOME_EXHAUST)
    abilities = _list(printed.get("abilities"))
    yield from _in_list(abilities, where.inside("abilities"), read_ability, SOME_ABILITY)


def _of_enemy(enemy: Raw, where: Where) -> Iterator[Sentence]:
    modifier = _object(enemy.get("modifier"))
    if isinstance(text := modifier.get(RULE), str):
        reader = partial(_modifier, _name(modifier.get("name")))
        here = where.within(f"/modifier/{RULE}")
        yield Sentence(enemy, "modifier", text, here, reader)


def _name(value: object) -> Text:
    try:
        return msgspec.convert(value, Text)
    except msgspec.ValidationError:
        return Text()  # what is wrong with it was told


def _in_list(entries: list[Any], where: Where, read: Reader, instead: Raw) -> Iterator[Sentence]:
    for number, entry in enumerate(entries):
        if isinstance(entry, str):
            yield Sentence(entries, number, entry, where.entry(number + 1), read, instead)


def _meetings(adventure: Raw) -> Iterator[tuple[Where, Raw]]:
    where = Where("adventure")
    for number, card in enumerate(_list(adventure.get("cards")), 1):
        for side in WORLD_SIDES.lower():
            here = where.inside("cards").entry(number).inside(side).inside("meeting")
            yield here, _object(_object(_object(card).get(side)).get("meeting"))
    for page, entries in enumerate(_list(adventure.get("pages")), 1):
        for number, entry in enumerate(_list(entries), 1):
            here = where.inside("pages").entry(page).entry(number).inside("meeting")
            yield here, _object(_object(entry).get("meeting"))


def _exhaust(half: int, text: str, language: str) -> Struct:
    return read_exhaust(text, half, language)


def _modifier(name: Text, text: str, language: str) -> Struct:
    return read_modifier(text, language, name)
