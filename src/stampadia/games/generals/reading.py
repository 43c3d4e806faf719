"""A set's file → a set, or everything that is wrong with it.

A file is used whole or not at all; its warnings do not stand in the way.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from stampadia.games.generals.content import CardSet
from stampadia.games.generals.format import MOST_BYTES
from stampadia.games.generals.making import make_set
from stampadia.games.generals.problems import Problem, Report, UnusableSet, Where
from stampadia.games.generals.validating import check_set
from stampadia.kernel.problems import Enough
from stampadia.kernel.strict_json import Refused, bytes_of, parse


class Reading(Struct, frozen=True):
    """What came of a file."""

    file: str
    set: CardSet | None
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> int:
        return sum(not problem.fault.warning for problem in self.problems)

    @property
    def warnings(self) -> int:
        return len(self.problems) - self.errors


def load_set(path: Path) -> CardSet:
    """The set in a file; UnusableSet when there is none."""
    reading = read_file(path)
    if reading.set is None:
        raise unusable(reading)
    return reading.set


def load_bytes(path: Path, most: int) -> bytes:
    """A file of any kind; UnusableSet when it cannot be read."""
    try:
        return bytes_of(path, most)
    except Refused as refused:
        raise unusable(_refused(str(path), refused)) from None


def unusable(reading: Reading) -> UnusableSet:
    errors = tuple(problem for problem in reading.problems if not problem.fault.warning)
    return UnusableSet(reading.file, errors)


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
    with suppress(Enough):
        check_set(source, report)
    made = None if report.broken else make_set(source)
    return Reading(file, made, tuple(report.problems))


def _refused(file: str, refused: Refused) -> Reading:
    return Reading(file, None, (Problem(file, Where(), refused.fault),))
