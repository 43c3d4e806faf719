"""A set's file → a set, or everything that is wrong with it; and back.

A file is used whole or not at all. What can be read is also looked through by `checking`, so a
set that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import structs

from stampadia.games.travelers.content import PACKAGE, Adventure, CardSet, Hero
from stampadia.games.travelers.files import checking
from stampadia.games.travelers.files.format import FORMAT, FORMS, LONGEST_SERIAL, MOST_BYTES, SET
from stampadia.games.travelers.files.problems import Problem, Report, UnusableSet, Where
from stampadia.games.travelers.files.sentences import UNREAD, replace_sentences
from stampadia.words import KERNEL, LANGUAGES, words
from stampadia.workbench.bilingual import Text
from stampadia.workbench.content_file import ContentFiles, FileReading
from stampadia.workbench.pretty_json import pretty
from stampadia.workbench.problems import Enough

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
