"""The almanac: what was published for a day, and never changes again.

A published day is data: the adventure as its game writes it, the proof, a game that was won, and
the ratings. A game keeps one file a year, `content/almanac-2026.bin`: an index and a zstd frame
for each day, all with one dictionary. A day is found without its game's code being asked anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.adventures.rating import Rating
from stampadia.kernel.errors import BadContent

MAGIC: Final = b"stampadia almanac 1\n"
DIGEST: Final = 16
LENGTH: Final = 4
"""Bytes of the number that says how long the index is."""
MOST_BYTES: Final = 2**20
"""Of one day, unpacked."""
DICTIONARY: Final = 2**16
LEAST_TO_TRAIN: Final = 12
"""Days from which a dictionary can be learned."""
LEVEL: Final = 19
OWN: Final = "own"
"""The rating by which an adventure was accepted; a game may have others beside it."""


class Face(Struct, frozen=True):
    """What may be told of an adventure before it is played, by language, and how the very same
    adventure is known again."""

    fingerprint: str
    title: dict[str, str]
    hero: dict[str, str]
    kind: dict[str, str] = {}
    """What kind of adventure it is, where a game has more than one."""


class Certified(Struct, frozen=True):
    """An adventure with everything that speaks for it, as data."""

    attempt: int
    face: Face
    adventure: str
    """As its game writes it into a file."""
    proof: Any
    told: dict[str, list[str]]
    """The proof in sentences, by language."""
    ratings: dict[str, Rating]
    won: int
    """The first game of the rating that was won."""
    record: str
    """That game, without the adventure, which it would carry."""

    @property
    def rating(self) -> Rating:
        return self.ratings[OWN]

    @property
    def fingerprint(self) -> str:
        return self.face.fingerprint


class _Index(Struct, frozen=True):
    game: str
    dictionary: int
    """Its size; it comes first."""
    days: dict[str, tuple[int, int]]
    """Where the frame of each day begins, and how long it is."""


# Reading


def published(package: str, day: str) -> Certified | None:
    """What the game in this package has published for a day."""
    almanac = of_year(package, day[:4])
    return None if almanac is None else almanac.day(day)


@lru_cache(maxsize=32)
def of_year(package: str, year: str) -> Almanac | None:
    """The file is found where the package lies, so that no code of the game has to be loaded."""
    found = find_spec(package)
    name = file_name(year)
    for folder in (found and found.submodule_search_locations) or ():
        path = Path(folder, "content", name)
        if path.is_file():
            return Almanac(path.read_bytes(), name)
    return None


def file_name(year: str) -> str:
    return f"almanac-{year}.bin"


class Almanac:
    """One file. Damage is said when it is met: that of the index at once, that of a day when it is
    asked for."""

    def __init__(self, data: bytes, name: str) -> None:
        self.name = name
        at = len(MAGIC) + LENGTH + DIGEST
        size = int.from_bytes(data[len(MAGIC) : len(MAGIC) + LENGTH], "big")
        index = data[at : at + size]
        if not data.startswith(MAGIC) or data[at - DIGEST : at] != _digest(index):
            raise self._damaged()
        self._index = msgspec.msgpack.decode(index, type=_Index)
        self._data = memoryview(data)[at + size :]

    @property
    def game(self) -> str:
        return self._index.game

    @property
    def days(self) -> Iterator[str]:
        return iter(self._index.days)

    def day(self, day: str) -> Certified | None:
        if day not in self._index.days:
            return None
        begin, size = self._index.days[day]
        frame = bytes(self._data[begin : begin + size])
        try:
            return msgspec.msgpack.decode(self._unpacked(frame), type=Certified)
        except (ValueError, msgspec.MsgspecError) as error:
            raise self._damaged() from error

    def _unpacked(self, frame: bytes) -> bytes:
        from zstandard import ZstdCompressionDict, ZstdDecompressor, ZstdError
        from zstandard import frame_content_size as unpacked_size

        words = bytes(self._data[: self._index.dictionary])
        learned = ZstdCompressionDict(words) if words else None
        try:
            if not 0 <= unpacked_size(frame) <= MOST_BYTES:
                raise self._damaged()
            # every frame ends with a checksum of what is in it
            return ZstdDecompressor(dict_data=learned).decompress(frame)
        except ZstdError as error:
            raise self._damaged() from error

    def _damaged(self) -> BadContent:
        return BadContent("almanac-damaged", file=self.name)


# Writing


def publish(
    folder: Path, game: str, days: Mapping[str, Certified], *, anew: bool = False
) -> dict[Path, bytes]:
    """The files that hold these days besides those that were published there before, which stay as
    they are; but a new edition of days that nobody has met yet takes their place."""
    files: dict[Path, bytes] = {}
    for year in sorted({day[:4] for day in days}):
        path = folder / file_name(year)
        whole = {day: one for day, one in days.items() if day.startswith(year)}
        if path.is_file():
            before = _all_days(Almanac(path.read_bytes(), path.name), game)
            whole = before | whole if anew else whole | before
        files[path] = written(game, dict(sorted(whole.items())))
    return files


def _all_days(almanac: Almanac, game: str) -> dict[str, Certified]:
    if almanac.game != game:
        raise BadContent("almanac-of-other-game", file=almanac.name, game=almanac.game)
    found = ((day, almanac.day(day)) for day in almanac.days)
    return {day: one for day, one in found if one is not None}


def written(game: str, days: Mapping[str, Certified]) -> bytes:
    """These days as one file."""
    from zstandard import ZstdCompressor

    bodies = {day: msgspec.msgpack.encode(one) for day, one in days.items()}
    learned = _dictionary([*bodies.values()])
    packing = ZstdCompressor(level=LEVEL, dict_data=learned, write_checksum=True)
    dictionary = b"" if learned is None else learned.as_bytes()
    frames = {day: packing.compress(body) for day, body in bodies.items()}
    at = len(dictionary)
    places = {}
    for day, frame in frames.items():
        places[day] = (at, len(frame))
        at += len(frame)
    index = msgspec.msgpack.encode(_Index(game, len(dictionary), places))
    head = MAGIC + len(index).to_bytes(LENGTH, "big") + _digest(index)
    return b"".join((head, index, dictionary, *frames.values()))


def _dictionary(bodies: list[bytes | bytearray | memoryview]) -> Any:
    """What the days have in common; a few days are not worth one."""
    from zstandard import train_dictionary

    return train_dictionary(DICTIONARY, bodies) if len(bodies) >= LEAST_TO_TRAIN else None


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST).digest()
