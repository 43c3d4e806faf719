"""A sheet's file → a sheet, or everything that is wrong with it; and back.

A file is used whole or not at all. What can be read is also looked through by `validating`, so a
sheet that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
from typing import Any, Final

from stampadia.games.chronicles import validating
from stampadia.games.chronicles.content import PACKAGE, Sheet
from stampadia.games.chronicles.problems import Report, UnusableSheet, Where
from stampadia.games.chronicles.sheet_format import MOST_BYTES, SHEET
from stampadia.games.chronicles.sheet_making import make_sheet, read_words
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.kernel.content_file import ContentFiles, FileReading
from stampadia.kernel.words import KERNEL, words

__all__ = [
    "Reading",
    "load_sheet",
    "read_bytes",
    "read_file",
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


def schema(language: str = "en") -> dict[str, Any]:
    """The form of a file as JSON Schema, explained in this language."""
    said = words(language, KERNEL, PACKAGE)
    return {"$schema": SCHEMA, "title": said.say("schema-sheet")} | SHEET.schema(said)


def schema_text(language: str = "en") -> str:
    return json.dumps(schema(language), ensure_ascii=False, indent=2) + "\n"
