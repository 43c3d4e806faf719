"""A sheet's file → a sheet, or everything that is wrong with it; and back.

A file is used whole or not at all. What can be read is also looked through by `validating`, so a
sheet that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stampadia.games.chronicles import validating
from stampadia.games.chronicles.content import PACKAGE, Sheet
from stampadia.games.chronicles.problems import Report, UnusableSheet, Where
from stampadia.games.chronicles.sheet_format import MOST_BYTES, SHEET
from stampadia.games.chronicles.sheet_making import make_sheet, read_words
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.kernel.words import KERNEL, words
from stampadia.workbench.content_file import ContentFiles, FileReading

__all__ = [
    "HOUSE_SHEETS",
    "Reading",
    "house_sheet",
    "load_sheet",
    "read_bytes",
    "read_file",
    "read_good",
    "read_house_sheet",
    "schema",
    "schema_text",
    "usable",
    "write_sheet",
]

SCHEMA: Final = "https://json-schema.org/draft/2020-12/schema"


Reading = FileReading[Sheet]


def _made(source: Any, report: Report) -> Sheet | None:
    """Everything that is wrong comes in one pass, as far as one fault does not follow from
    another: words are read though some entries have the wrong form, and the Map is looked at
    though some words could not be read."""
    SHEET.look(source, Where(), report)
    if report.broken:
        read_words(source, report)
        return None
    sheet = make_sheet(source, report)
    for where, fault in validating.faults(sheet, unread=report.broken):
        report.add(where, fault)
    return sheet


FILES: Final = ContentFiles(_made, Where(), UnusableSheet, MOST_BYTES, "sheet")
load_sheet: Final = FILES.load
read_file: Final = FILES.read_file
read_bytes: Final = FILES.read_bytes
usable: Final = FILES.usable


def read_good(text: str, file: str) -> Sheet:
    """A sheet that was good when it was written: its words are read, and the validator of today,
    which may have become stricter, is not asked."""
    report = Report(file, Where())
    sheet = make_sheet(json.loads(text), report)
    if report.broken:
        raise UnusableSheet(file, tuple(report.problems))
    return sheet


# The sheets that come with the game

FIRST_DAY: Final = "first-day"
"""The adventure to begin with, written by hand."""
HOUSE_SHEETS: Final = (FIRST_DAY,)


def read_house_sheet(name: str) -> Reading:
    data = files(PACKAGE).joinpath("content", f"{name}.json").read_bytes()
    return read_bytes(data, name)


@cache
def house_sheet(name: str = FIRST_DAY) -> Sheet:
    return usable(read_house_sheet(name))


def schema(language: str = "en") -> dict[str, Any]:
    """The form of a file as JSON Schema, explained in this language."""
    said = words(language, KERNEL, PACKAGE)
    return {"$schema": SCHEMA, "title": said.say("schema-sheet")} | SHEET.schema(said)


def schema_text(language: str = "en") -> str:
    return json.dumps(schema(language), ensure_ascii=False, indent=2) + "\n"
