"""The sets of a match, from how people name them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.days import SHELF
from stampadia.games.travelers.generate.certify import Certified, certify, fingerprint, with_record
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.set_file import load_set, read_bytes, usable
from stampadia.games.travelers.specs import ADVENTURE, Spec, read_spec
from stampadia.kernel.days import Progress, no_progress
from stampadia.kernel.errors import BadOption
from stampadia.kernel.shelf import Row
from stampadia.kernel.specs import path_of

MOST_SETS: Final = 64


def set_for(text: str) -> CardSet:
    """A day or a seed that was not certified before is certified now."""
    return set_of(read_spec(text))


def exact(text: str) -> str:
    """The same with its attempt, so that it needs no certificate."""
    return str(_exact(read_spec(text)))


def own_set(name: str) -> CardSet:
    """A set that needs no file and no certificate."""
    spec = read_spec(name)
    if spec.kind == "file" or spec.attempt is None:
        raise BadOption("not-carried", name=ADVENTURE, text=name)
    return set_of(spec)


@lru_cache(maxsize=MOST_SETS)
def read_set(name: str, text: str) -> CardSet:
    """A set from a file's text."""
    return usable(read_bytes(text.encode(), name))


def set_of(spec: Spec) -> CardSet:
    return _made(spec, _changed(spec))


@lru_cache(maxsize=MOST_SETS)
def _made(spec: Spec, _changes: float) -> CardSet:
    if spec.kind == "file":
        return load_set(path_of(spec))
    found = _exact(spec)
    return make_set(found.name, found.wishes, found.attempt or 0)


def _changed(spec: Spec) -> float:
    """When a file was changed, so that an edited set is read again."""
    path = path_of(spec)
    return path.stat().st_mtime if spec.kind == "file" and path.is_file() else 0.0


def _exact(spec: Spec) -> Spec:
    if spec.kind == "file":
        return Spec("file", str(path_of(spec).absolute()))
    return spec if spec.attempt is not None else spec.exact(known_attempt(spec))


# Certificates


def known_attempt(spec: Spec) -> int:
    row = usable_row(spec)
    return row.attempt if row is not None else certified(spec).attempt


def usable_row(spec: Spec) -> Row | None:
    """The row of the table that comes with the game, if the day's set is still the same."""
    row = SHELF.shipped(spec)
    if row is None or fingerprint(set_of(spec.exact(row.attempt))) != row.fingerprint:
        return None
    return row


def certified(spec: Spec, progress: Progress = no_progress) -> Certified:
    """Set, proof, record and rating: from the table or the disk, or worked out now and kept."""
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
    return with_record(spec.exact(row.attempt), row.rating, row.won)
