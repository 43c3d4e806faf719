"""Adventures that were certified before: those that come with a game, and those on this disk.

A game's `content/days.json` is a table of days: the attempt that was accepted, its fingerprint and
its rating. The disk holds everything, adventure, proof, record and rating, for whatever else was
asked for. What was worked out by other rules, another player or other blueprints is not used again:
each entry says by which *makers* it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from stampadia.kernel.days import Rating
from stampadia.kernel.folders import cache_folder, write_whole
from stampadia.kernel.specs import Spec, is_day

TABLE: Final = "days.json"
MOST_BYTES: Final = 2**20


class Certified(Protocol):
    """An adventure with everything that speaks for it; each game has its own."""

    @property
    def attempt(self) -> int: ...
    @property
    def fingerprint(self) -> str: ...
    @property
    def rating(self) -> Rating: ...
    @property
    def won(self) -> int:
        """The first game of the rating that was won."""
        ...


C = TypeVar("C", bound=Certified)


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


class Table(Struct, frozen=True):
    made_by: str
    days: dict[str, Row]


class _Kept(Struct, frozen=True):
    made_by: str
    spec: str
    checksum: str
    certified: msgspec.Raw


class Shelf(Generic[C]):
    """Where one game keeps its certified adventures."""

    def __init__(self, game: str, package: str, certified: type[C], usual: Any) -> None:
        self.game = game
        self.package = package
        self.certified = certified
        self.usual = usual
        """The wishes of a plain day."""

    def makers(self) -> str:
        return _makers(self.package)

    # The table that comes with the game

    def table(self) -> Table:
        return _table(self.package)

    def shipped(self, spec: Spec) -> Row | None:
        plain = spec.kind == "made" and spec.attempt is None and spec.wishes == self.usual
        return self.table().days.get(spec.name) if plain else None

    def table_text(self, rows: dict[str, Row]) -> str:
        """The table of these days, each on a line of its own."""
        lines = ",\n".join(f"    {_json(day)}: {_json(row)}" for day, row in sorted(rows.items()))
        return f'{{\n  "made_by": {_json(self.makers())},\n  "days": {{\n{lines}\n  }}\n}}\n'

    # The disk

    def folder(self) -> Path:
        return cache_folder() / "days" / self.game

    def kept(self, spec: Spec) -> C | None:
        """What this disk holds for a spec; a file that is broken, cut short or out of date is
        none."""
        with suppress(OSError, RuntimeError, ValueError, msgspec.MsgspecError):
            data = self.path(spec).read_bytes()
            found = msgspec.json.decode(data[:MOST_BYTES], type=_Kept)
            if (
                found.made_by == self.makers()
                and found.spec == str(spec)
                and found.checksum == _checksum(found.certified)
            ):
                return msgspec.json.decode(found.certified, type=self.certified)
        return None

    def keep(self, spec: Spec, certified: C) -> None:
        """For the next time; where nothing can be written, the work is done again."""
        whole = msgspec.Raw(msgspec.json.encode(certified))
        entry = _Kept(self.makers(), str(spec), _checksum(whole), whole)
        with suppress(OSError, RuntimeError):
            path = self.path(spec)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, msgspec.json.encode(entry))

    def path(self, spec: Spec) -> Path:
        name = str(spec)
        if not is_day(name):
            name = blake2b(name.encode(), digest_size=12).hexdigest()
        return self.folder() / f"{name}.json"


@cache
def _makers(package: str) -> str:
    """A fingerprint of all code and all blueprints that have a say in what is made."""
    known = blake2b(digest_size=8)
    for path, data in sorted(_sources(files(package), "")):
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


@cache
def _table(package: str) -> Table:
    return msgspec.json.decode(files(package).joinpath("content", TABLE).read_bytes(), type=Table)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _checksum(data: msgspec.Raw) -> str:
    return blake2b(bytes(data), digest_size=16).hexdigest()
