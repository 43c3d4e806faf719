"""What a single value of a set may be, beyond what any file's may."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import Final

from stampadia.games.generals.content import TOKENS
from stampadia.workbench.checks import Check, text
from stampadia.workbench.problems import Fault, nearest, safe, shortened
from stampadia.workbench.strict_json import shown

SYMBOLS: Final = "0123456789ABCDEFGHIJKLMNO"
"""One for each colour of an illustration; 0 is transparent."""
PIXELS: Final = 24 * 24
FIRST_YEAR: Final = 2023

_BRACED: Final = re.compile(r"\{([^{}]*)\}")
_DAY: Final = re.compile("[0-9]{8}")


def prose(most: int) -> Check:
    """Text with tokens in it."""
    plain = text(most)

    def check(value: object) -> Iterator[Fault]:
        yield from plain(value)
        if isinstance(value, str):
            yield from _tokens(value[:most])

    return check


def _tokens(value: str) -> Iterator[Fault]:
    unknown = dict.fromkeys(name for name in _BRACED.findall(value) if name not in TOKENS)
    for name in unknown:
        near = nearest(name, TOKENS)
        braced = f"{{{near}}}" if near else ""
        yield Fault("token-unknown", braced, {"found": f"{{{shortened(name)}}}"})
    rest = _BRACED.sub("", value)
    for brace, key in (("{", "brace-open"), ("}", "brace-stray")):
        if brace in rest:
            near = nearest(rest.partition(brace)[2].split(" ")[0], TOKENS) if brace == "{" else ""
            yield Fault(key, f"{{{near}}}" if near else "", {"found": shortened(value)})


def set_id(value: object) -> Iterator[Fault]:
    if not (isinstance(value, str) and re.fullmatch("[A-Z0-9]{1,10}", value)):
        near = ""
        if isinstance(value, str) and value.isascii() and len(value) < 20:
            near = re.sub("[^A-Z0-9]", "", value.upper())[:10]
        yield Fault("bad-set-id", near, {"found": shown(value)})


def day(value: object) -> Iterator[Fault]:
    if not (isinstance(value, str) and _DAY.fullmatch(value) and int(value[:4]) >= FIRST_YEAR):
        yield Fault("not-a-day", facts={"found": shown(value), "first": str(FIRST_YEAR)})
        return
    try:
        date(int(value[:4]), int(value[4:6]), int(value[6:]))
    except ValueError:
        yield Fault("no-such-day", facts={"found": value})


def illustration(value: object) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield Fault("not-text", facts={"found": shown(value)})
        return
    if len(value) != PIXELS:
        yield Fault("art-length", facts={"count": len(value), "most": PIXELS})
    strange = [place for place, symbol in enumerate(value[:PIXELS]) if symbol not in SYMBOLS]
    if strange:
        place = strange[0]
        facts: dict[str, str | int] = {"found": safe(value[place]), "count": len(strange)}
        facts |= {"column": str(place // 24 + 1), "row": str(place % 24 + 1)}
        yield Fault("art-symbol", facts=facts)
