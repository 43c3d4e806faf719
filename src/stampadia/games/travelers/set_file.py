"""A set's file → a set, or everything that is wrong with it; and back.

A file is used whole or not at all. What can be read is also looked through by `validating`, so a
set that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

import msgspec

from stampadia.games.travelers import validating
from stampadia.games.travelers.content import PACKAGE, CardSet
from stampadia.games.travelers.problems import Problem, Report, UnusableSet, Where
from stampadia.games.travelers.set_file_sentences import replace_sentences
from stampadia.games.travelers.set_format import DEFINITIONS, FORMAT, MOST_BYTES, SET
from stampadia.kernel.content_file import ContentFiles, FileReading
from stampadia.kernel.pretty_json import pretty
from stampadia.kernel.problems import Enough
from stampadia.kernel.words import KERNEL, words

SCHEMA: Final = "https://json-schema.org/draft/2020-12/schema"

Reading = FileReading[CardSet]


def _made(source: Any, report: Report) -> CardSet | None:
    SET.look(source, Where(), report)
    if not report.broken and replace_sentences(source, report) and not report.broken:
        # What a sentence says must be as printable as what is written out.
        SET.look(source, Where(), report)
    if report.broken:
        return None
    made = msgspec.convert(source, CardSet)
    _look_through(made, report)
    return made


FILES: Final = ContentFiles(_made, Where(), UnusableSet, MOST_BYTES)
load_set: Final = FILES.load
read_file: Final = FILES.read_file
read_bytes: Final = FILES.read_bytes
usable: Final = FILES.usable


def problems(made: CardSet) -> tuple[Problem, ...]:
    """Everything that is wrong with a set, however it was made."""
    report = Report("", Where())
    with suppress(Enough):
        SET.look(_source(made), Where(), report)
        if not report.broken:
            _look_through(made, report)
    return tuple(report.problems)


def _look_through(made: CardSet, report: Report) -> None:
    for where, fault in validating.faults(made):
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
    definitions = {name: shape.schema(said) for name, shape in DEFINITIONS.items()}
    opening = {"$schema": SCHEMA, "title": said.say("schema-set")}
    return opening | SET.schema(said) | {"$defs": definitions}


def schema_text(language: str = "en") -> str:
    return json.dumps(schema(language), ensure_ascii=False, indent=2) + "\n"
