"""Matches that were played on paper: what a score slip says, typed in and kept beside its day.

A slip is a person's word and proves nothing, so its result lies apart from records, which replay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from stampadia.adventures.calendar import day_of
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.workbench.folders import data_folder, read_regular, write_whole
from stampadia.workbench.score_slip import Box, Filled, ScoreSlip, Value

TABLE: Final = "stampadia.table"
LARGEST: Final = 10_000_000


# What people type


def box_named(slip: ScoreSlip, text: str) -> Box:
    """A box by its name, or by the label that is printed beside it."""
    wanted = " ".join(text.split()).casefold()
    for box in slip.boxes:
        if wanted in (box.name.casefold(), box.label.casefold()):
            return box
    known = ", ".join(box.name for box in slip.boxes)
    raise BadOption("slip-no-such-box", package=TABLE, name=text, known=known)


def read_box(box: Box, text: str) -> Value | None:
    """What stands in a box; None if it was left blank and may be."""
    text = " ".join(text.split())
    if not text and box.optional:
        return None
    if box.marks:
        return _mark(box, text)
    number = int(text) if re.fullmatch("[0-9]{1,6}", text, re.ASCII) else -1
    if not box.least <= number <= box.most:
        raise BadOption(
            "slip-bad-number",
            package=TABLE,
            text=text or "—",
            box=box.label,
            least=box.least,
            most=box.most,
        )
    return number


def _mark(box: Box, text: str) -> str:
    """By its sign or its label, or by how these begin."""
    wanted = text.casefold()
    names = {mark.sign: (mark.sign.casefold(), mark.label.casefold()) for mark in box.marks}
    exact = [sign for sign, known in names.items() if wanted in known]
    begun = [sign for sign, known in names.items() if any(one.startswith(wanted) for one in known)]
    found = exact or (begun if wanted else [])
    if len(found) != 1:
        known = ", ".join(marks_of(box))
        raise BadOption(
            "slip-bad-mark", package=TABLE, text=text or "—", box=box.label, known=known
        )
    return found[0]


def marks_of(box: Box) -> list[str]:
    """How its marks can be typed: a letter with its meaning, a word by itself."""
    return [
        mark.label if len(mark.sign) > 1 else f"{mark.sign} ({mark.label})" for mark in box.marks
    ]


def check_whole(slip: ScoreSlip, filled: Filled) -> None:
    """Refuse a slip with a box that is still to be filled."""
    if (box := slip.half_filled(filled)) is not None:
        raise BadOption("slip-half-filled", package=TABLE, box=box.label, part=box.part)
    for box in slip.boxes:
        if not box.optional and box.counts(filled) and filled.get(box.name) is None:
            raise BadOption("slip-box-missing", package=TABLE, box=box.label, name=box.name)


# What is kept


class Result(Struct, frozen=True, omit_defaults=True):
    game: str
    noted: str
    """The day on which it was typed in."""
    won: bool
    points: int | None = None
    adventure: dict[str, str] = {}
    """Which one it was, as the game's options name it; nothing where there are no days."""
    boxes: dict[str, Value] = {}

    @property
    def day(self) -> date | None:
        """Of the adventure, where it is one of a day."""
        return next(filter(None, map(day_of, self.adventure.values())), None)


_DECODER: Final = msgspec.json.Decoder(Result)


def results_file() -> Path:
    return data_folder() / "results" / "on-paper.jsonl"


def results() -> list[Result]:
    """All that were kept, in the order in which they were typed in. A file that cannot be read is
    refused, not begun anew."""
    path = results_file()
    try:
        data = read_regular(path, LARGEST + 1)
        if len(data) > LARGEST:
            raise ValueError("more than anybody has played")
        return [_DECODER.decode(line) for line in data.splitlines() if line.strip()]
    except (FileNotFoundError, NotADirectoryError):
        return []
    except (ValueError, msgspec.DecodeError) as error:
        raise StampadiaError("slip-results-damaged", package=TABLE, file=str(path)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise StampadiaError("table-cannot-read", package=TABLE, file=str(path), why=why) from error


def keep(result: Result) -> None:
    _write([*results(), result])


def forget(number: int) -> Result:
    """One of them, counted from 1."""
    kept = results()
    if not 1 <= number <= len(kept):
        raise BadOption("slip-no-such-result", package=TABLE, number=number, most=len(kept))
    forgotten = kept.pop(number - 1)
    _write(kept)
    return forgotten


def _write(kept: Iterable[Result]) -> None:
    path = results_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
    except OSError as error:
        why = error.strerror or str(error)
        raise StampadiaError(
            "table-cannot-write", package=TABLE, file=str(path), why=why
        ) from error


def of_adventure(game: str, adventure: dict[str, str]) -> list[Result]:
    return [one for one in results() if (one.game, one.adventure) == (game, adventure)]


def days_in_a_row(kept: Iterable[Result], game: str) -> int:
    """How many days of a game were played one after the other, up to the latest."""
    days = {one.day for one in kept if one.game == game and one.day is not None}
    if not days:
        return 0
    latest = max(days)
    return next(run for run in range(1, len(days) + 1) if latest - timedelta(run) not in days)
