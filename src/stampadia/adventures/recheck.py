"""A published day proven again from nothing: by its data alone, and the code of today."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from stampadia.adventures.almanac import Almanac, published
from stampadia.adventures.certify import Adventures, is_won
from stampadia.kernel.errors import StampadiaError


def published_days(package: str) -> list[str]:
    """All days that the game in this package has published."""
    found = find_spec(package)
    folders = (found and found.submodule_search_locations) or ()
    files = sorted(path for folder in folders for path in Path(folder).glob("content/almanac-*"))
    return [day for path in files for day in Almanac(path.read_bytes(), path.name).days]


def faults_of(adventures: Adventures[Any], day: str) -> list[str]:
    """What of a published day does not stand, by name; nothing if all of it does."""
    return [name for name, stands in _checks(adventures, day) if not stands]


def _checks(adventures: Adventures[Any], day: str) -> Iterator[tuple[str, bool]]:
    found = published(adventures.package, day)
    yield "published", found is not None
    if found is None:
        return
    adventure = adventures.read(day, found.adventure)
    yield "fingerprint", adventures.face(adventure).fingerprint == found.fingerprint
    yield "written", adventures.rules.write_content(adventure) == found.adventure
    yield "proof", _holds(lambda: _as_data(adventures.prove(adventure)) == _as_data(found.proof))
    yield "record", _holds(lambda: is_won(adventures.rules, adventures.record(day)))
    yield "rating", 0 < found.rating.wins <= found.rating.games


def _as_data(proof: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(proof))


def _holds(check: Any) -> bool:
    """Whether it comes to a good end: the proof is found again, a record replays and is won."""
    try:
        return bool(check())
    except StampadiaError:
        return False
