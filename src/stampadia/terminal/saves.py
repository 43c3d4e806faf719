"""Where matches are kept between two evenings, and how they get there whole."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from msgspec import Struct

from stampadia.kernel.errors import BadRecord, StampadiaError
from stampadia.kernel.record import LARGEST, Header, Record, parse
from stampadia.terminal.seating import YOU
from stampadia.terminal.standstill import GIVEN_UP

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


def data_folder() -> Path:
    """The platform's place for a person's data."""
    home = Path.home()
    if sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "stampadia"


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_save(game: str) -> Path:
    """A path of its own for each match, even for two that begin in the same second."""
    return saves_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}{ENDING}"


def write(path: Path, record: Record) -> None:
    """The old file stays until the new one is whole: it is written beside it, then renamed."""
    try:
        if path.parent == saves_folder():  # a folder that somebody typed may be a slip
            path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=".saving-", delete=False
        ) as file:
            try:
                file.write(str(record))
                file.flush()
                os.fsync(file.fileno())
                file.close()
                os.replace(file.name, path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except (OSError, ValueError) as error:  # a path may hold what no file name can
        raise StampadiaError(
            "term-cannot-write", package="stampadia.terminal", file=str(path), why=_why(error)
        ) from error


def read(path: Path) -> Record:
    try:
        with path.open(encoding="utf-8") as file:
            return parse(file.read(LARGEST + 1))
    except UnicodeDecodeError as error:
        raise StampadiaError(
            "term-not-text", package="stampadia.terminal", file=str(path)
        ) from error
    except (OSError, ValueError) as error:
        raise StampadiaError(
            "term-cannot-read", package="stampadia.terminal", file=str(path), why=_why(error)
        ) from error


def unfinished() -> Iterator[Save]:
    """Matches to go on with, the latest first; what is no record is passed over."""
    try:
        files = sorted(saves_folder().glob(f"*{ENDING}"), key=_age, reverse=True)
    except OSError:
        return
    yield from islice(_waiting(files[:MOST_LOOKED_AT]), MOST_OFFERED)


def _waiting(files: Iterable[Path]) -> Iterator[Save]:
    for path in files:
        try:
            record = read(path)
        except (BadRecord, StampadiaError):
            continue
        if _waits(record):
            yield Save(path, record.header, _turn(record), datetime.fromtimestamp(_age(path)))


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
    return path.stat().st_mtime


def _why(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
