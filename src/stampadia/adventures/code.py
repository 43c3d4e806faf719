"""The code on a sheet: short enough to type, and it opens exactly the same adventure anywhere.

    C-2026-11-16-K7Q4              a published day, C being the game's letter
    T-2026-11-16-2026-11-20-K7Q4   a hero of one day in another's adventure
    C-E9S6-AWHF-5WT0-K7Q4          anything else that has a name: a seed, an attempt, wishes

The first sign of the last group tells a slip of the finger; the other three tell the adventure
itself, so that another edition's adventure of the same name is not taken for it. The code says no
more than the adventure's name does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

from msgspec import Struct

from stampadia.adventures.calendar import day_of
from stampadia.adventures.spec import SEED
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, UnknownGame
from stampadia.kernel.game import Game

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those of Crockford's base 32: none looks like another."""
_MISREAD: Final = str.maketrans("OILU", "011V")
_CODE: Final = re.compile(r"([A-Z])[- ]?([0-9A-Z][0-9A-Z -]{4,300}?)[- ]?([0-9A-Z]{4})")
_LIKE: Final = re.compile(r"[A-Z](?:[- ]|(?=[0-9]))(?=[A-Z -]*[0-9])[0-9A-Z -]{4,300}")
_DAY: Final = re.compile(r"([0-9]{4})-?([0-9]{2})-?([0-9]{2})-?")
_BETWEEN: Final = "|"
"""Between the names of two adventures that are played together: no name has it."""


class Opened(Struct, frozen=True):
    """What a code stands for."""

    game: str
    options: dict[str, str]
    """The game's options that say which adventure is played."""


def code_of(game: Game, options: Mapping[str, str]) -> str:
    """The code of the adventure that these options of a game name exactly; nothing where one is a
    file, which only its owner has."""
    adventures = game.adventures
    names = [_exact(adventures, options[option]) for option in adventures.options]
    if any(adventures.form.read(name).kind == "file" for name in names):
        return ""
    name = _joined(names)
    days = all(map(day_of, names))
    body = name.replace(_BETWEEN, "-") if days else "-".join(_groups(_written(name)))
    seals = _seal(name, 1) + _seal(_prints(adventures, names), 3)
    return f"{adventures.letter}-{body}-{seals}"


def is_code(text: str) -> bool:
    """Does this look like a code, right or wrong?"""
    return _LIKE.fullmatch(text.strip().upper()) is not None


def opened(text: str) -> Opened:
    """What a code stands for; BadOption if it was mistyped, or if this edition does not have the
    adventure."""
    found = _CODE.fullmatch(" ".join(text.upper().split()))
    if found is None:
        raise BadOption("no-code", text=text)
    letter, body, seals = found[1], found[2], found[3].translate(_MISREAD)
    game = _with_letter(letter, text)
    name = next((name for name in _names(body) if _seal(name, 1) == seals[0]), None)
    if name is None:
        raise BadOption("mistyped-code", text=text)
    adventures = game.adventures
    names = name.split(_BETWEEN)
    if len(names) == 1:
        names *= len(adventures.options)
    if len(names) != len(adventures.options) or not _are_names(adventures, names):
        raise BadOption("mistyped-code", text=text)
    if _seal(_prints(adventures, names), 3) != seals[1:]:
        raise BadOption("code-of-another-edition", text=text)
    return Opened(game.name, dict(zip(adventures.options, names, strict=True)))


def _exact(adventures: Any, name: str) -> str:
    """A published day is the same without its attempt; all else needs it."""
    spec = adventures.form.read(name)
    if adventures.published(spec):
        return str(spec.name)
    return str(adventures.settled(name, adventures.certify))


def _joined(names: Iterable[str]) -> str:
    """A seed goes without the word that says that it is one."""
    return _BETWEEN.join(name.removeprefix(SEED) for name in dict.fromkeys(names))


def _names(body: str) -> Iterator[str]:
    """What the middle of a code can mean: days as they are written, or signs."""
    plain = body.replace(" ", "-")
    if not _DAY.sub("", plain):
        yield _BETWEEN.join("-".join(day) for day in _DAY.findall(plain))
    with suppress(ValueError):
        yield _read(plain.replace("-", "").translate(_MISREAD)).decode()


def _are_names(adventures: Any, names: list[str]) -> bool:
    for index, name in enumerate(names):
        if name not in adventures.house and not _starts_with_day(name):
            names[index] = SEED + name
    try:
        return all(_is_exact(adventures, adventures.form.read(name)) for name in names)
    except BadOption:
        return False


def _is_exact(adventures: Any, spec: Any) -> bool:
    """A code names what is there to be compared; nothing is ever proven to open one."""
    if spec.kind == "made" and spec.attempt is None:
        return adventures.published(spec) is not None
    return bool(spec.kind != "file")


def _starts_with_day(name: str) -> bool:
    return _DAY.match(name) is not None and name[4:5] == "-"


def _with_letter(letter: str, text: str) -> Game:
    for name in registry.names():
        try:
            game = registry.load(name)
        except UnknownGame:
            continue  # another maker's, and broken
        if game.adventures is not None and game.adventures.letter == letter:
            return game
    raise BadOption("no-code", text=text)


def _prints(adventures: Any, names: Iterable[str]) -> str:
    """The fingerprints of the adventures themselves."""
    return _BETWEEN.join(
        adventures.face(adventures.adventure(name)).fingerprint for name in dict.fromkeys(names)
    )


# Signs


def _seal(text: str, count: int) -> str:
    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
    return "".join(_SIGNS[number >> 5 * at & 31] for at in range(count))


def _written(text: str) -> str:
    data = text.encode()
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    return "".join(_SIGNS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def _read(signs: str) -> bytes:
    bits = "".join(f"{_SIGNS.index(sign):05b}" for sign in signs)
    whole = len(bits) // 8 * 8
    if "1" in bits[whole:]:
        raise ValueError
    return bytes(int(bits[at : at + 8], 2) for at in range(0, whole, 8))


def _groups(signs: str) -> list[str]:
    return [signs[at : at + 4] for at in range(0, len(signs), 4)]
