"""Where matches are kept between two evenings, and how they get there whole."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count, islice
from pathlib import Path
from typing import Final

from msgspec import Struct

from stampadia.kernel.errors import BadRecord, StampadiaError
from stampadia.matches.record import LARGEST, Header, Record, parse
from stampadia.table.seats import YOU
from stampadia.table.standstill import GIVEN_UP
from stampadia.workbench.folders import (
    NO_FILE,
    ChangedMeanwhile,
    data_folder,
    digest_of,
    digest_of_bytes,
    read_regular,
    sweep,
    write_whole,
)

ENDING: Final = ".record"
MOST_OFFERED: Final = 20
MOST_LOOKED_AT: Final = 200
"""A folder may hold years of finished games; the start screen does not read them all."""


class Save(Struct, frozen=True):
    """A match on disk that can be gone on with."""

    path: Path
    header: Header
    turn: int
    changed: datetime


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_save(game: str) -> Path:
    """A path of its own for each match, even for two that begin in the same second."""
    return saves_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}{ENDING}"


class Kept(Struct):
    """Where a match is kept, and what was left there last: if something else is found there,
    the match was gone on with elsewhere."""

    path: Path
    left: bytes = NO_FILE

    @classmethod
    def at(cls, path: Path) -> Kept:
        """A file as it is now."""
        return cls(path, digest_of(path))

    def write(self, record: Record) -> Path | None:
        """Keep it. Where another window went on with the same match, both are kept: this one goes
        on in a file of its own, which is returned."""
        data = str(record).encode()
        try:
            _write(self.path, data, instead_of=self.left)
            forked = None
        except ChangedMeanwhile:
            self.path = forked = _beside(self.path)
            _write(self.path, data, instead_of=NO_FILE)
        self.left = digest_of_bytes(data)
        _note_elsewhere(self.path)
        return forked


def write(path: Path, record: Record) -> None:
    """A copy, over whatever may be there."""
    _write(path, str(record).encode())


def _write(path: Path, data: bytes, *, instead_of: bytes | None = None) -> None:
    try:
        if path.parent == saves_folder():  # a folder that somebody typed may be a slip
            path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data, instead_of=instead_of)
    except ChangedMeanwhile:
        raise
    except (OSError, ValueError) as error:  # a path may hold what no file name can
        raise StampadiaError(
            "table-cannot-write", package="stampadia.table", file=str(path), why=_why(error)
        ) from error


def _beside(path: Path) -> Path:
    names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in names if not os.path.lexists(name))


def read(path: Path) -> Record:
    return opened(path)[0]


def opened(path: Path) -> tuple[Record, Kept]:
    """A record, and its file as it was when it was read."""
    try:
        data = read_regular(path, LARGEST + 1)
        return parse(data.decode()), Kept(path, digest_of_bytes(data))
    except UnicodeDecodeError as error:
        raise StampadiaError("table-not-text", package="stampadia.table", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise StampadiaError(
            "table-cannot-read", package="stampadia.table", file=str(path), why=_why(error)
        ) from error


# Matches that somebody keeps in a file of their own


def _elsewhere() -> Path:
    return data_folder() / "saves-elsewhere.txt"


def kept_elsewhere() -> list[Path]:
    """The files that people have named themselves, the latest last."""
    try:
        lines = read_regular(_elsewhere(), LARGEST).decode().splitlines()
    except (OSError, ValueError):
        return []
    return [Path(line) for line in lines if line]


def _note_elsewhere(path: Path) -> None:
    """So that it is offered as well; a note that cannot be written must not end the game."""
    path = path.absolute()
    if path.parent == saves_folder().absolute() or "\n" in str(path):
        return
    known = kept_elsewhere()
    if path not in known:
        noted = [*known, path][-MOST_LOOKED_AT:]
        with suppress(OSError, ValueError):
            _elsewhere().parent.mkdir(parents=True, exist_ok=True)
            write_whole(_elsewhere(), "".join(f"{one}\n" for one in noted).encode())


def unfinished() -> Iterator[Save]:
    """Matches to go on with, the latest first; what is no record is passed over."""
    sweep(saves_folder())
    try:
        paths = [*saves_folder().glob(f"*{ENDING}"), *kept_elsewhere()]
    except OSError:
        return
    found = [(age, path) for path in paths if (age := _age(path))]
    latest = sorted(found, reverse=True)[:MOST_LOOKED_AT]
    yield from islice(_waiting(path for _, path in latest), MOST_OFFERED)


def _waiting(files: Iterable[Path]) -> Iterator[Save]:
    for path in files:
        try:
            record = read(path)
        except (BadRecord, StampadiaError):
            continue
        if _waits(record):
            yield Save(path, record.header, _turn(record), datetime.fromtimestamp(_age(path)))


def finished(record: Record) -> bool:
    return any(line.kind == "over" for line in record.lines)


def _turn(record: Record) -> int:
    """The number of the turn it waits in, as the table tells it: that of the last one that is
    noted. A first turn that begins with the match is not."""
    noted = [line.text.split(maxsplit=1)[0] for line in record.lines if line.kind == "digest"]
    return int(noted[-1]) if noted and re.fullmatch("[0-9]{1,9}", noted[-1]) else 1


def _waits(record: Record) -> bool:
    """Is it unfinished, was it not given up, and has a person chosen anything in it?"""
    players = record.header.players or (YOU,) * record.header.seats
    people = {seat for seat, spec in enumerate(players) if spec == YOU}
    chosen = False
    for line in record.lines:
        if line.kind == "over" or (line.kind == "comment" and line.text == GIVEN_UP):
            return False
        chosen = chosen or (line.kind == "choice" and line.seat in people)
    return chosen


def _age(path: Path) -> float:
    """When it was changed; 0 for what is no file, such as a link that leads nowhere."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _why(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
