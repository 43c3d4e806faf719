"""A set's file → a set, or everything that is wrong with it.

A file is used whole or not at all; its warnings do not stand in the way.
"""

from __future__ import annotations

from typing import Any, Final

from stampadia.games.generals.content import CardSet
from stampadia.games.generals.format import MOST_BYTES
from stampadia.games.generals.making import make_set
from stampadia.games.generals.problems import Report, UnusableSet, Where
from stampadia.games.generals.validating import check_set
from stampadia.workbench.content_file import ContentFiles, FileReading

Reading = FileReading[CardSet]


def _made(source: Any, report: Report) -> CardSet | None:
    check_set(source, report)
    return None if report.broken else make_set(source)


FILES: Final = ContentFiles(_made, Where(), UnusableSet, MOST_BYTES, "cards")
load_set: Final = FILES.load
load_bytes: Final = FILES.load_bytes
unusable: Final = FILES.refusal
read_file: Final = FILES.read_file
read_bytes: Final = FILES.read_bytes
