"""A set's file → a set, or everything that is wrong with it; and back.

A file is used whole or not at all. What can be read is also looked through by `checking`, so a
set that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from functools import partial
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from stampadia.games.travelers.content import (
    LOWER,
    PACKAGE,
    UPPER,
    WORLD_SIDES,
    Adventure,
    CardSet,
    Hero,
)
from stampadia.games.travelers.files import checking
from stampadia.games.travelers.files.format import (
    FORMAT,
    FORMS,
    LONGEST_SERIAL,
    MOST_BYTES,
    RULE,
    SET,
)
from stampadia.games.travelers.files.problems import Problem, Report, UnusableSet, Where
from stampadia.games.travelers.language import (
    BadLine,
    read_ability,
    read_exhaust,
    read_instruction,
    read_modifier,
)
from stampadia.words import KERNEL, LANGUAGES, words
from stampadia.workbench.bilingual import Text
from stampadia.workbench.content_file import ContentFiles, FileReading
from stampadia.workbench.pretty_json import pretty
from stampadia.workbench.problems import Enough, Fault

# Sentences in a set's file → the data they stand for, so that the rest is told one way


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

        def reader(text: str, language: str) -> Struct:
            return read_exhaust(text, half, language)

        yield Sentence(printed, "exhaust", text, where.inside("exhaust"), reader, SOME_EXHAUST)
    abilities = _list(printed.get("abilities"))
    yield from _in_list(abilities, where.inside("abilities"), read_ability, SOME_ABILITY)


def _of_enemy(enemy: Raw, where: Where) -> Iterator[Sentence]:
    modifier = _object(enemy.get("modifier"))
    if isinstance(text := modifier.get(RULE), str):
        reader = partial(read_modifier, name=_modifier_name(modifier.get("name")))
        here = where.within(f"/modifier/{RULE}")
        yield Sentence(enemy, "modifier", text, here, reader)


def _modifier_name(value: object) -> Text:
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


# In


Reading = FileReading[CardSet]


def _made(source: Any, report: Report) -> CardSet | None:
    """Everything that is wrong, at once: a fault in one place does not hide those in others."""
    try:
        SET.look(source, Where(), report)
        if replace_sentences(source, report):
            _look_again(source, report)
        made = _faces(source, report)
        for where, fault in checking.faults_of_faces(*made, unread=_unread(report)):
            report.add(where, fault)
    finally:
        name_cards(source, report)
    hero, adventure = made
    return None if hero is None or adventure is None else CardSet(hero, adventure)


def _look_again(source: Any, report: Report) -> None:
    """What a sentence says must be as printable as what is written out."""
    known = {(problem.where, problem.fault.key) for problem in report.problems}
    again = Report(report.file, Where())
    SET.look(source, Where(), again)
    for problem in again.problems:
        if (problem.where, problem.fault.key) not in known:
            report.add(problem.where, problem.fault)


def _faces(source: Any, report: Report) -> tuple[Hero | None, Adventure | None]:
    """The hero and the adventure, each if its form is right."""
    wrong = {
        problem.where.face
        for problem in report.problems
        if not problem.fault.warning and problem.fault.key != UNREAD
    }
    if not isinstance(source, dict) or "" in wrong:
        return None, None
    hero = None if "hero" in wrong else msgspec.convert(source["hero"], Hero)
    adventure = None
    if "adventure" not in wrong:
        adventure = msgspec.convert(source["adventure"], Adventure)
    return hero, adventure


def _unread(report: Report) -> bool:
    """Was there a sentence in the adventure that could not be read?"""
    return any(
        problem.fault.key == UNREAD and problem.where.face == "adventure"
        for problem in report.problems
    )


FILES: Final = ContentFiles(_made, Where(), UnusableSet, MOST_BYTES, "set")
load_set: Final = FILES.load
read_file: Final = FILES.read_file
read_bytes: Final = FILES.read_bytes
usable: Final = FILES.usable


def read_good(text: str) -> CardSet:
    """A set that was good when it was written: the validator of today, which may have become
    stricter, is not asked."""
    return msgspec.json.decode(text, type=CardSet)


def problems(made: CardSet) -> tuple[Problem, ...]:
    """Everything that is wrong with a set, however it was made."""
    report = Report("", Where())
    with suppress(Enough):
        SET.look(_source(made), Where(), report)
        if not report.broken:
            _look_through(made, report)
    return tuple(report.problems)


def _look_through(made: CardSet, report: Report) -> None:
    for where, fault in checking.faults(made):
        report.add(where, fault)


# Out


def write_set(made: CardSet) -> str:
    return pretty(_source(made), below_each_other=2)


def _source(made: CardSet) -> dict[str, Any]:
    # msgspec leaves a default out if it is the very same object: that it is only once it was read.
    again = msgspec.json.decode(msgspec.json.encode(made), type=CardSet)
    source: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(again))
    return {"format": FORMAT} | source


def schema(language: str = "en") -> dict[str, Any]:
    """The form of a file as JSON Schema, explained in this language."""
    said = words(language, KERNEL, PACKAGE)
    return FORMS.schema(SET, said.say("schema-set"), said)


def schema_text(language: str = "en") -> str:
    return json.dumps(schema(language), ensure_ascii=False, indent=2) + "\n"


# What the cards of a file are called, for problems that are told


_ON_CARDS: Final = ("cards", "pages")
"""Where cards lie in a file. Room Cards have no names but their numbers."""


def name_cards(source: object, report: Report) -> None:
    """In place: each problem that stands on a card gets its name."""
    report.problems = [
        structs.replace(
            problem,
            where=structs.replace(problem.where, card=_name(source, problem.where.path)),
        )
        for problem in report.problems
    ]


def _name(source: object, path: str) -> Text | None:
    """A half's own name, or the room that an entry is about."""
    here = source
    on_card = False
    for step in path.split("/"):
        if isinstance(here, dict):
            here = here.get(step)
        elif isinstance(here, list) and step.isdecimal() and 0 < int(step) <= len(here):
            here = here[int(step) - 1]
        else:
            return None
        on_card |= step in _ON_CARDS
        if on_card and isinstance(here, dict):
            for field in ("name", "title", "room"):
                if (name := _written(here.get(field))) is not None:
                    return name
    return None


def _written(value: object) -> Text | None:
    if isinstance(value, str) and value.strip():
        return Text(value, value)
    if not isinstance(value, dict):
        return None
    words = [word for language in LANGUAGES if isinstance(word := value.get(language), str)]
    return Text(*words) if len(words) == len(LANGUAGES) and all(map(str.strip, words)) else None


# A set to begin with


SERIAL: Final = "SOUP-1"
"""What the set is called before it has a name of its own."""


def starting_text(serial: str, language: str) -> str:
    """The file, with its sentences in this language; titles are in both, as always."""
    name = f"starting-set.{language}.json"
    text = files(PACKAGE).joinpath("content", name).read_text("utf-8")
    return text.replace(f'"{SERIAL}"', f'"{serial}"')


def serial_from(name: str) -> str:
    """A serial from a file's name."""
    parts = re.findall("[A-Z0-9]+", name.upper())
    return "-".join(parts)[:LONGEST_SERIAL].strip("-") or SERIAL
