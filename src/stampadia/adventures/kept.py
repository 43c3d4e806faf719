"""What was worked out here before, in the cache folder.

It holds for as long as its *makers* stay the same: all code and all blueprints of the game, and
how adventures are rated. What was published lies in the almanac instead, and holds for ever.
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

from stampadia.adventures.almanac import Certified
from stampadia.adventures.calendar import day_of
from stampadia.workbench.folders import cache_folder, write_whole

MOST_BYTES: Final = 2**20
_OURS: Final = "stampadia.adventures"


class _Entry(Struct, frozen=True):
    made_by: str
    spec: str
    checksum: str
    certified: msgspec.Raw


class Kept:
    """The certificates of one game on this disk, by spec."""

    def __init__(self, game: str, package: str) -> None:
        self.game = game
        self.package = package

    def makers(self) -> str:
        return _makers(self.package)

    def folder(self) -> Path:
        return cache_folder() / "days" / self.game

    def path(self, spec: str) -> Path:
        name = spec
        if day_of(spec) is None:
            name = blake2b(spec.encode(), digest_size=12).hexdigest()
        return self.folder() / f"{name}.json"

    def find(self, spec: str) -> Certified | None:
        """What this disk holds for a spec; a file that is broken, cut short or out of date is
        none."""
        with suppress(OSError, RuntimeError, ValueError, msgspec.MsgspecError):
            data = self.path(spec).read_bytes()
            found = msgspec.json.decode(data[:MOST_BYTES], type=_Entry)
            if (
                found.made_by == self.makers()
                and found.spec == spec
                and found.checksum == _checksum(found.certified)
            ):
                return msgspec.json.decode(found.certified, type=Certified)
        return None

    def put(self, spec: str, certified: Certified) -> None:
        """For the next time; where nothing can be written, the work is done again."""
        whole = msgspec.Raw(msgspec.json.encode(certified))
        entry = _Entry(self.makers(), spec, _checksum(whole), whole)
        with suppress(OSError, RuntimeError):
            path = self.path(spec)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, msgspec.json.encode(entry))


@cache
def _makers(package: str) -> str:
    """A fingerprint of all code and all blueprints that have a say in what is made."""
    known = blake2b(digest_size=8)
    for one in (package, _OURS):
        for path, data in sorted(_sources(files(one), "")):
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


def _checksum(data: msgspec.Raw) -> str:
    return blake2b(bytes(data), digest_size=16).hexdigest()
