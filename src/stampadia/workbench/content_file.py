"""Files that people write, of whichever game: used whole, or refused with all that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct

from stampadia.matches.record import MAGIC, REDACTED
from stampadia.workbench.problems import Enough, Fault, Problem, Report, Spot, Unusable
from stampadia.workbench.strict_json import Refused, bytes_of, parse

T = TypeVar("T")
Kind = Literal["record", "cards", "sheet", "set", "days", "schema"]
"""To mix two kinds of files up deserves a better answer than a hundred faults."""

_MARKS: Final[dict[Kind, frozenset[str]]] = {
    "cards": frozenset(("meta", "deck")),
    "sheet": frozenset(("serial", "rooms")),
    "set": frozenset(("hero", "adventure")),
    "days": frozenset(("made_by", "days")),
    "schema": frozenset(("$schema", "properties")),
}


class FileReading(Struct, Generic[T], frozen=True):
    """What came of a file. Warnings do not stand in its way."""

    file: str
    made: T | None
    problems: tuple[Problem[Any], ...]
    draft: T | None = None
    """What could be made of it all the same, to be looked at and not to be played."""

    @property
    def errors(self) -> int:
        return sum(not problem.fault.warning for problem in self.problems)

    @property
    def warnings(self) -> int:
        return len(self.problems) - self.errors


class ContentFiles(Generic[T]):
    """How the files of one kind are read. `make` looks at the JSON value, reports what is wrong
    with it, and gives what it means if nothing is."""

    def __init__(
        self,
        make: Callable[[Any, Report[Any]], T | None],
        nowhere: Spot,
        unusable: type[Unusable],
        most_bytes: int,
        kind: Kind,
    ) -> None:
        self.make = make
        self.nowhere = nowhere
        self.unusable = unusable
        self.most_bytes = most_bytes
        self.kind = kind

    def load(self, path: Path) -> T:
        """What is in a file; the game's own Unusable when there is nothing."""
        return self.usable(self.read_file(path))

    def usable(self, reading: FileReading[T]) -> T:
        if reading.made is None:
            raise self.refusal(reading)
        return reading.made

    def refusal(self, reading: FileReading[T]) -> Unusable:
        errors = tuple(problem for problem in reading.problems if not problem.fault.warning)
        return self.unusable(reading.file, errors)

    def load_bytes(self, path: Path, most: int) -> bytes:
        """A file that goes with such a file, of any kind."""
        try:
            return bytes_of(path, most)
        except Refused as refused:
            raise self.refusal(self._refused(str(path), refused)) from None

    def read_file(self, path: Path) -> FileReading[T]:
        try:
            return self.read_bytes(bytes_of(path, self.most_bytes), str(path))
        except Refused as refused:
            return self._refused(str(path), refused)

    def read_bytes(self, data: bytes, file: str) -> FileReading[T]:
        if (kind := _kind_of_bytes(data)) is not None:
            return self._of_other_kind(file, kind)
        try:
            source = parse(data, self.most_bytes)
        except Refused as refused:
            return self._refused(file, refused)
        if (kind := _kind_of(source)) not in (None, self.kind):
            return self._of_other_kind(file, kind)
        report = Report(file, self.nowhere)
        made: T | None = None
        with suppress(Enough):
            made = self.make(source, report)
        problems = tuple(report.problems)
        return FileReading(file, None if report.broken else made, problems, made)

    def _of_other_kind(self, file: str, kind: Kind) -> FileReading[T]:
        fault = Fault("other-kind", facts={"kind": kind, "wanted": self.kind})
        return FileReading(file, None, (Problem(file, self.nowhere, fault),))

    def _refused(self, file: str, refused: Refused) -> FileReading[T]:
        return FileReading(file, None, (Problem(file, self.nowhere, refused.fault),))


def _kind_of_bytes(data: bytes) -> Kind | None:
    """What kind it is, as far as that shows before it is read as JSON."""
    first = data[:80].lstrip()
    return "record" if first.startswith((MAGIC[:-1].encode(), REDACTED[:-1].encode())) else None


def _kind_of(source: Any) -> Kind | None:
    """What a JSON value surely is: the one kind all of whose marks it has."""
    if not isinstance(source, dict):
        return None
    kinds = [kind for kind, marks in _MARKS.items() if marks <= source.keys()]
    return kinds[0] if len(kinds) == 1 else None
