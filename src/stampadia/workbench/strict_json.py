"""JSON without surprises: no byte order mark, no NaN, no endless nesting, and an
object tells whether a key stood in it twice."""

from __future__ import annotations

import json
import math
import os
import stat
from collections import Counter
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from stampadia.workbench.problems import Fault, shortened

_LONGEST_NUMBER: Final = 15
_BOM: Final = b"\xef\xbb\xbf"

# How Python's parser begins its complaints, and what we call them.
_COMPLAINTS: Final = (
    ("Expecting property name", "key"),
    ("Expecting ':'", "colon"),
    ("Expecting ','", "comma"),
    ("Expecting value", "value"),
    ("Unterminated string", "open-string"),
    ("Invalid control character", "control"),
    ("Invalid \\", "escape"),
    ("Extra data", "extra"),
    ("Illegal trailing comma", "trailing-comma"),
)


class Refused(Exception):
    """The whole file is not what it should be."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.fault = Fault(key, facts=facts)


class Huge(Struct, frozen=True):
    """A number with more digits than anything printed could have."""

    digits: str


class Doubled(dict[str, Any]):
    """An object in which some keys stood twice."""

    twice: tuple[str, ...] = ()


def bytes_of(path: Path, most: int) -> bytes:
    """All of a file, if it is a regular one of reasonable size."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise Refused("file-is-folder")
        if not stat.S_ISREG(mode):  # a pipe or a device may never end
            raise Refused("file-is-special")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise Refused("file-missing") from None
    except OSError as error:
        problem = os.strerror(error.errno) if error.errno else type(error).__name__
        raise Refused("file-unreadable", problem=problem) from None
    except ValueError:  # a path that no system could have
        raise Refused("file-missing") from None
    _check_size(data, most)
    return data


def _check_size(data: bytes, most: int) -> None:
    if len(data) > most:
        raise Refused("file-too-large", most=most // 2**20)


def parse(data: bytes, most: int) -> Any:
    _check_size(data, most)
    if data.startswith(_BOM):
        raise Refused("file-bom")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("file-not-utf8", place=str(error.start + 1)) from None
    if not text.strip():
        raise Refused("file-empty")
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        why = next((why for begin, why in _COMPLAINTS if error.msg.startswith(begin)), "other")
        if why == "comma":  # which is missing behind what was read, not before what follows
            error = json.JSONDecodeError(error.msg, text, len(text[: error.pos].rstrip()))
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise Refused("not-json", why=why, **place) from None
    except RecursionError:
        raise Refused("too-deep") from None


def shown(value: object) -> str:
    """A value as the file has it, cut short."""
    match value:
        case str():
            return f'"{shortened(value)}"'
        case bool() | None:
            return json.dumps(value)
        case Huge(digits=digits):
            return shortened(digits)
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case _:
            return str(value)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) == len(pairs):
        return plain
    doubled = Doubled(plain)
    doubled.twice = tuple(
        key for key, times in Counter(key for key, _ in pairs).items() if times > 1
    )
    return doubled


def _whole(digits: str) -> int | Huge:
    return int(digits) if len(digits) <= _LONGEST_NUMBER else Huge(digits)


def _broken(digits: str) -> float | Huge:
    number = float(digits)
    return number if len(digits) <= _LONGEST_NUMBER and math.isfinite(number) else Huge(digits)


def _constant(name: str) -> Any:
    raise Refused("json-constant", found=name)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_broken, parse_constant=_constant
)
