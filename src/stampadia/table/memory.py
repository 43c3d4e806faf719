"""What a hero remembers from one adventure to the next: a person's own list of keywords.

Manual, "Your memory": keywords are kept for any adventure that is played next. A match notes what
it has learned and forgotten since it looked last, so that two matches that are played by turns do
not undo each other.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Final

from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.workbench.folders import data_folder, read_regular, write_whole

OPTION: Final = "memory"
"""The option of a game that has a memory."""
REMEMBERS: Final = "with the memory of this profile"
"""The comment by which a record declares that what it learns is kept."""
LARGEST: Final = 1_000_000


class Damaged(StampadiaError):
    """The file is there, and no list of keywords."""


def has_memory(game: Game) -> bool:
    return OPTION in game.options.__struct_fields__


def remembers(game: Game, options: dict[str, str]) -> bool:
    """Does a match with these options begin with what the person's heroes know? Not where other
    keywords are wished for."""
    return has_memory(game) and OPTION not in options and not game.begins_blank(options)


def memory_file(game: str) -> Path:
    return data_folder() / "memory" / f"{game}.txt"


def remembered(game: str) -> frozenset[str]:
    """One keyword a line. A file that cannot be read is refused, not forgotten."""
    path = memory_file(game)
    try:
        data = read_regular(path, LARGEST + 1)
        lines = data.decode().splitlines()
        if len(data) > LARGEST or "\0" in data.decode():
            raise ValueError("not a list of keywords")
    except (FileNotFoundError, NotADirectoryError):
        return frozenset()
    except ValueError as error:
        raise Damaged(
            "table-memory-damaged", package="stampadia.table", file=str(path), game=game
        ) from error
    except OSError as error:
        raise StampadiaError(
            "table-cannot-read", package="stampadia.table", file=str(path), why=_why(error)
        ) from error
    return frozenset(keyword for line in lines if (keyword := " ".join(line.split())))


def write(game: str, keywords: Iterable[str]) -> None:
    path = memory_file(game)
    text = "".join(f"{keyword}\n" for keyword in sorted(keywords))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except (OSError, ValueError) as error:
        raise StampadiaError(
            "table-cannot-write", package="stampadia.table", file=str(path), why=_why(error)
        ) from error


def clear(game: str) -> tuple[int, Path | None]:
    """Forget everything: how much that was. A damaged file is set aside, for perhaps somebody can
    mend it: where it is then."""
    known: frozenset[str] = frozenset()
    aside: Path | None = None
    try:
        known = remembered(game)
    except Damaged:
        path = memory_file(game)
        aside = path.with_name(f"{path.stem}-damaged-{datetime.now():%Y-%m-%d-%H%M%S}.txt")
        os.replace(path, aside)
    write(game, ())
    return len(known), aside


def note(game: str, before: frozenset[str], now: frozenset[str]) -> None:
    """Learn and forget what a match has learned and forgotten between two looks."""
    if before != now:
        write(game, remembered(game) - (before - now) | (now - before))


def as_option(keywords: Iterable[str]) -> str:
    """As the game's option reads them: between commas."""
    return ",".join(sorted(keyword for keyword in keywords if "," not in keyword))


def _why(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
