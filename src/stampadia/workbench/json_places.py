"""Where in a file's text a value stands: good JSON, read once more for its places."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from msgspec import Struct, field

Step = str | int
Steps = tuple[Step, ...]
"""The way to a value: keys of objects, and numbers in lists, which count from 0."""

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]|[^\s{}\[\],:"]+')
_MARKS: Final = "./[]"
"""What may stand between the steps of a path that people are told."""
_CHARACTER: Final = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.|.", re.DOTALL
)


class Place(Struct):
    """From where to where a value stands, counted in characters, and what stands in it."""

    begin: int
    end: int
    key: tuple[int, int] | None = None
    """Where its key stands, in an object."""
    parts: dict[Step, Place] = field(default_factory=dict)
    holds: str = ""
    """The bracket that it begins with, if it holds anything."""


def scanned(text: str) -> Place:
    """The places of a text that is JSON."""
    whole = Place(0, len(text))
    holders: list[Place] = []
    key: re.Match[str] | None = None
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign in ("}", "]"):
            holders.pop().end = token.end()
            continue
        if holders and holders[-1].holds == "{" and key is None:
            key = token
            continue
        place = Place(*token.span(), key and key.span())
        if holders:
            parts = holders[-1].parts
            parts[json.loads(key[0]) if key else len(parts)] = place
        else:
            whole = place
        key = None
        if sign in ("{", "["):
            place.holds = sign
            holders.append(place)
    return whole


def found(whole: Place, steps: Steps) -> tuple[Place, int]:
    """The place that these steps lead to, as far as they do, and how many of them do."""
    here = whole
    for done, step in enumerate(steps):
        if step not in here.parts:
            return here, done
        here = here.parts[step]
    return here, len(steps)


def steps_along(value: Any, path: str, first: int = 0) -> Steps:
    """What a path stands for in this value, as far as it leads: `meta.name`, `do[0].by`, or with
    lists that count from 1 `hero/cards/3`. A key may hold any of the marks itself."""
    steps: list[Step] = []
    rest = path
    while rest:
        counted = 0 if rest.startswith("[") else first
        rest = rest.lstrip(_MARKS)
        if isinstance(value, dict):
            fitting = [key for key in value if key and _begins(rest, key)]
            if not fitting:
                break
            key = max(fitting, key=len)
            steps.append(key)
            value, rest = value[key], rest[len(key) :]
        elif isinstance(value, list) and (number := re.match("[0-9]{1,6}", rest)):
            entry = int(number[0]) - counted
            if not 0 <= entry < len(value):
                break
            steps.append(entry)
            value, rest = value[entry], rest[number.end() :]
        else:
            break
    return tuple(steps)


def _begins(rest: str, key: str) -> bool:
    return rest.startswith(key) and (len(rest) == len(key) or rest[len(key)] in _MARKS)


def character_spans(literal: str) -> list[tuple[int, int]]:
    """Of a string as it stands in a file: from where to where each of its characters is written,
    which an escape makes longer than one."""
    return [one.span() for one in _CHARACTER.finditer(literal, 1, len(literal) - 1)]
