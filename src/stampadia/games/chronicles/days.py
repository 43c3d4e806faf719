"""Adventures that were certified before: those that come with the game, and those on this disk.

`content/days.json` is a table of days: the attempt that was accepted, its fingerprint and its
rating. The disk holds everything, sheet, proof, record and rating, for whatever else was asked for.
What was worked out by other rules, another player or other blueprints is not used again: each entry
says by which *makers* it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.certify import Certified
from stampadia.games.chronicles.generate.wishes import NO_WISHES
from stampadia.games.chronicles.specs import Spec, is_day
from stampadia.kernel.days import Rating
from stampadia.kernel.folders import cache_folder, write_whole

TABLE: Final = "days.json"
MOST_BYTES: Final = 2**20


@cache
def makers() -> str:
    """A fingerprint of all code and all blueprints that have a say in what is made."""
    known = blake2b(digest_size=8)
    for path, data in sorted(_sources(files(PACKAGE), "")):
        known.update(f"{path} {len(data)} ".encode())
        known.update(data)
    return known.hexdigest()


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        inner = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inner)
        elif entry.name.endswith((".py", ".toml")):
            yield inner, entry.read_bytes()


# The table that comes with the game


class Row(Struct, frozen=True, array_like=True):
    """A day that was certified at the maker's."""

    attempt: int
    fingerprint: str
    won: int
    games: int
    wins: int
    turns: float
    decisions: float
    score: float

    @property
    def rating(self) -> Rating:
        return Rating(self.games, self.wins, self.turns, self.decisions, self.score)


class Table(Struct, frozen=True):
    made_by: str
    days: dict[str, Row]


@cache
def table() -> Table:
    return msgspec.json.decode(files(PACKAGE).joinpath("content", TABLE).read_bytes(), type=Table)


def shipped(spec: Spec) -> Row | None:
    plain = spec.kind == "made" and spec.attempt is None and spec.wishes == NO_WISHES
    return table().days.get(spec.name) if plain else None


def row_of(one: Certified) -> Row:
    rating = one.rating
    return Row(
        attempt=one.attempt,
        fingerprint=one.fingerprint,
        won=one.won,
        games=rating.games,
        wins=rating.wins,
        turns=rating.turns,
        decisions=rating.decisions,
        score=rating.score,
    )


def table_text(rows: dict[str, Row]) -> str:
    """The table of these days, each on a line of its own."""
    lines = ",\n".join(f"    {_json(day)}: {_json(row)}" for day, row in sorted(rows.items()))
    return f'{{\n  "made_by": {_json(makers())},\n  "days": {{\n{lines}\n  }}\n}}\n'


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# The disk


class _Kept(Struct, frozen=True):
    made_by: str
    spec: str
    checksum: str
    certified: msgspec.Raw


def folder() -> Path:
    return cache_folder() / "days" / "chronicles"


def kept(spec: Spec) -> Certified | None:
    """What this disk holds for a spec; a file that is broken, cut short or out of date is none."""
    with suppress(OSError, RuntimeError, ValueError, msgspec.MsgspecError):
        data = _path(spec).read_bytes()
        found = msgspec.json.decode(data[:MOST_BYTES], type=_Kept)
        if (
            found.made_by == makers()
            and found.spec == str(spec)
            and found.checksum == _checksum(found.certified)
        ):
            return msgspec.json.decode(found.certified, type=Certified)
    return None


def keep(spec: Spec, certified: Certified) -> None:
    """For the next time; where nothing can be written, the work is done again."""
    whole = msgspec.Raw(msgspec.json.encode(certified))
    entry = _Kept(makers(), str(spec), _checksum(whole), whole)
    with suppress(OSError, RuntimeError):
        path = _path(spec)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, msgspec.json.encode(entry))


def _checksum(data: msgspec.Raw) -> str:
    return blake2b(bytes(data), digest_size=16).hexdigest()


def _path(spec: Spec) -> Path:
    name = str(spec)
    if not is_day(name):
        name = blake2b(name.encode(), digest_size=12).hexdigest()
    return folder() / f"{name}.json"
