"""The sheets of a match, from how people name them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.days import SHELF
from stampadia.games.chronicles.generate.certify import Certified, certify, with_record
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.proof import prove
from stampadia.games.chronicles.generate.rating import play_game
from stampadia.games.chronicles.house_sheets import house_sheet
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.sheet_file import load_sheet, read_bytes, usable
from stampadia.games.chronicles.specs import OPTION, Spec, read_spec, read_specs
from stampadia.kernel.carried import bare_names
from stampadia.kernel.days import Progress, no_progress
from stampadia.kernel.errors import BadOption
from stampadia.kernel.shelf import Row
from stampadia.kernel.specs import path_of

MOST_PREPARED: Final = 64


def sheets_for(text: str) -> tuple[Prepared, ...]:
    """The sheets of one spec, or of several between commas: a Vs. Campaign. A day or a seed that
    was not certified before is certified now."""
    return tuple(_prepared(spec, _changed(spec)) for spec in read_specs(text))


def exact(text: str) -> str:
    """The same specs with their attempts, so that they need no certificate."""
    return ",".join(str(_exact(spec)) for spec in read_specs(text))


def names(text: str) -> list[str]:
    """How a record calls these sheets."""
    return bare_names([str(spec) for spec in read_specs(text)])


def own_sheet(name: str) -> Prepared:
    """A sheet that needs no file and no certificate."""
    spec = read_spec(name)
    if spec.kind == "file" or (spec.kind == "made" and spec.attempt is None):
        raise BadOption("not-carried", name=OPTION, text=name)
    return _prepared(spec, 0.0)


@lru_cache(maxsize=MOST_PREPARED)
def read_sheet(name: str, text: str) -> Prepared:
    """A sheet from a file's text."""
    return Prepared(usable(read_bytes(text.encode(), name)))


def sheet_of(spec: Spec) -> Sheet:
    return _prepared(spec, _changed(spec)).sheet


@lru_cache(maxsize=MOST_PREPARED)
def _prepared(spec: Spec, _changes: float) -> Prepared:
    if spec.kind == "house":
        return Prepared(house_sheet(spec.name))
    if spec.kind == "file":
        return Prepared(load_sheet(path_of(spec)))
    found = _exact(spec)
    return Prepared(make_sheet(found.name, found.wishes, found.attempt or 0))


def _changed(spec: Spec) -> float:
    """When a file was changed, so that an edited sheet is read again."""
    if spec.kind != "file":
        return 0.0
    path = path_of(spec)
    return path.stat().st_mtime if path.is_file() else 0.0


def _exact(spec: Spec) -> Spec:
    if spec.kind == "file":
        return Spec("file", str(path_of(spec).absolute()))
    if spec.kind == "house" or spec.attempt is not None:
        return spec
    return spec.exact(known_attempt(spec))


# Certificates


def known_attempt(spec: Spec) -> int:
    row = usable_row(spec)
    return row.attempt if row is not None else certified(spec).attempt


def usable_row(spec: Spec) -> Row | None:
    """The row of the table that comes with the game, if the day's sheet is still the same."""
    row = SHELF.shipped(spec)
    if row is None or _prepared(spec.exact(row.attempt), 0.0).fingerprint != row.fingerprint:
        return None
    return row


def certified(spec: Spec, progress: Progress = no_progress) -> Certified:
    """Sheet, proof, record and rating: from the table or the disk, or worked out now and kept."""
    found = _from_table(spec) or SHELF.kept(spec)
    return found or certified_anew(spec, progress)


def certified_anew(spec: Spec, progress: Progress = no_progress) -> Certified:
    found = certify(spec, progress)
    SHELF.keep(spec, found)
    return found


def _from_table(spec: Spec) -> Certified | None:
    """The table has no room for proofs and records: they are made again."""
    row = usable_row(spec)
    if row is None:
        return None
    found = spec.exact(row.attempt)
    prepared = _prepared(found, 0.0)
    # The very game of the table, unless today's player plays it otherwise.
    numbers = (row.won, *range(row.games))
    won = next((number for number in numbers if play_game(prepared, number).won), None)
    if won is None:
        return None
    return with_record(found, prepared, prove(prepared.sheet), row.rating, won)
