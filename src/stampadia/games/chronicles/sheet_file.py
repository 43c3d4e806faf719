"""A sheet's file → a sheet, or everything that is wrong with it; and back.

A file is used whole or not at all. What can be read is also looked through by `validating`, so a
sheet that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from stampadia.games.chronicles import validating
from stampadia.games.chronicles.content import PACKAGE, Sheet
from stampadia.games.chronicles.problems import Problem, Report, UnusableSheet, Where
from stampadia.games.chronicles.sheet_format import MOST_BYTES, SHEET
from stampadia.games.chronicles.sheet_making import make_sheet
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.kernel.problems import Enough
from stampadia.kernel.strict_json import Refused, bytes_of, parse
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


class Reading(Struct, frozen=True):
    """What came of a file."""

    file: str
    sheet: Sheet | None
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> int:
        return sum(not problem.fault.warning for problem in self.problems)

    @property
    def warnings(self) -> int:
        return len(self.problems) - self.errors


def load_sheet(path: Path) -> Sheet:
    """The sheet in a file; UnusableSheet when there is none."""
    return usable(read_file(path))


def usable(reading: Reading) -> Sheet:
    if reading.sheet is None:
        errors = tuple(problem for problem in reading.problems if not problem.fault.warning)
        raise UnusableSheet(reading.file, errors)
    return reading.sheet


def read_file(path: Path) -> Reading:
    try:
        return read_bytes(bytes_of(path, MOST_BYTES), str(path))
    except Refused as refused:
        return _refused(str(path), refused)


def read_bytes(data: bytes, file: str) -> Reading:
    try:
        source = parse(data, MOST_BYTES)
    except Refused as refused:
        return _refused(file, refused)
    report = Report(file, Where())
    sheet: Sheet | None = None
    with suppress(Enough):
        SHEET.look(source, Where(), report)
        if not report.broken:
            sheet = make_sheet(source, report)
        if sheet is not None and not report.broken:
            for problem in validating.problems(sheet):
                report.add(problem.where, problem.fault)
    return Reading(file, None if report.broken else sheet, tuple(report.problems))


def _refused(file: str, refused: Refused) -> Reading:
    return Reading(file, None, (Problem(file, Where(), refused.fault),))


def schema(language: str = "en") -> dict[str, Any]:
    """The form of a file as JSON Schema, explained in this language."""
    said = words(language, KERNEL, PACKAGE)
    return {"$schema": SCHEMA, "title": said.say("schema-sheet")} | SHEET.schema(said)


def schema_text(language: str = "en") -> str:
    return json.dumps(schema(language), ensure_ascii=False, indent=2) + "\n"
