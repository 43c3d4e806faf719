"""The file of a sheet, field by field, in the order in which files have them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from stampadia.games.chronicles.content import COLUMNS, MOST_CIRCLES
from stampadia.games.chronicles.problems import Kind, Where
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.file_shapes import (
    FLAG,
    Entries,
    Field,
    Fields,
    Spoken,
    Table,
    one_of,
    text,
    whole,
    written,
)

MOST_BYTES: Final = 2**20
MOST_ROOMS: Final = 100
MOST_ON_MAP: Final = 400
MOST_LINES: Final = 10
MOST_ITEMS: Final = 20
MOST_KEYWORDS: Final = 200
LONGEST_TEXT: Final = 500

_COORDINATE: Final = "([1-9]|1[0-9]|20)"
PLACE: Final = written(f"{_COORDINATE},{_COORDINATE}", "bad-place")
"""Column and row, as in the second column of the Rooms Table."""
AREA: Final = written(f"{_COORDINATE}x{_COORDINATE}", "bad-size")
DAY: Final = written("([0-9]{4}-[0-9]{2}-[0-9]{2})?", "bad-day")
KEY: Final = written("[a-z0-9]+(-[a-z0-9]+)*", "bad-key")
WORDS: Final = Spoken(LONGEST_TEXT)


def _by(kind: Kind, *fields: str) -> Callable[[object, int], Where | None]:
    """Tells where an entry is by what it calls itself, if it does so properly."""

    def name(entry: object, _: int) -> Where | None:
        values = [entry.get(field) if isinstance(entry, dict) else None for field in fields]
        told = " ".join(str(value) for value in values if type(value) in (int, str))
        proper = None not in values and re.fullmatch(r"[\w,-]{1,40}( \w{1,10})?", told)
        return Where(kind, told) if proper else None

    return name


def _column(kind: Kind) -> Callable[[object, int], Where | None]:
    return lambda _, number: Where(kind, str(number))


_ABILITIES: Final = (
    Field("upper", text(60), must=False, about="schema-upper"),
    Field("lower", text(60), must=False, about="schema-lower"),
)
_HERO: Final = Fields(
    (
        Field("hp", whole(0, 99), about="schema-hp"),
        Field("xp", whole(0, 99), about="schema-xp"),
        Field("defense", whole(0, 99), must=False, about="schema-defense"),
        *_ABILITIES,
    )
)
_FOE: Final = Fields(
    (
        Field("xp", whole(0, 99), about="schema-foe-xp"),
        Field("defense", whole(0, 99), about="schema-defense"),
        *_ABILITIES,
    )
)
_AT: Final = Field("at", PLACE, about="schema-at")
_DECOY: Final = Field("decoy", FLAG, must=False, about="schema-decoy")
_ITEM: Final = Fields(
    (
        Field("key", KEY, about="schema-key"),
        Field("text", WORDS, about="schema-item"),
        Field("owned", FLAG, must=False, about="schema-owned"),
        _DECOY,
    )
)
_ROOM: Final = Fields(
    (
        Field("number", whole(1, 99), about="schema-number"),
        Field("at", PLACE, about="schema-room-at"),
        Field("size", AREA, about="schema-size"),
        Field("start", FLAG, must=False, about="schema-start"),
        _DECOY,
        Field("hidden", FLAG, must=False, about="schema-hidden"),
        Field("lines", Entries(WORDS, MOST_LINES), must=False, about="schema-lines"),
    )
)
_DOOR: Final = Fields((_AT, Field("side", one_of("right", "down"), about="schema-side"), _DECOY))
_NUMBER: Final = Fields((_AT, Field("value", whole(0, 99), about="schema-value")))
_ENEMY: Final = Fields(
    (_AT, Field("circles", whole(0, MOST_CIRCLES), about="schema-circles"), _DECOY)
)
_CELL: Final = Fields((_AT, Field("digit", whole(1, 9), about="schema-digit"), _DECOY))

SHEET: Final = Fields(
    (
        Field("$schema", text(LONGEST_TEXT), must=False),
        Field("serial", text(80), about="schema-serial"),
        Field("edition", text(20), must=False, about="schema-edition"),
        Field("date", DAY, must=False, about="schema-date"),
        Field("language", one_of(*LANGUAGES), must=False, about="schema-language"),
        Field("title", WORDS, about="schema-title"),
        Field("class", WORDS, about="schema-class"),
        Field("keywords", Table(WORDS, MOST_KEYWORDS), must=False, about="schema-keywords"),
        Field("hero", Entries(_HERO, COLUMNS, COLUMNS, _column("hero")), about="schema-hero"),
        Field("foes", Entries(_FOE, COLUMNS, COLUMNS, _column("foe")), about="schema-foes"),
        Field("items", Entries(_ITEM, MOST_ITEMS, 0, _by("item", "key")), about="schema-items"),
        Field("rooms", Entries(_ROOM, MOST_ROOMS, 1, _by("room", "number")), about="schema-rooms"),
        Field(
            "doors",
            Entries(_DOOR, MOST_ON_MAP, 0, _by("door", "at", "side")),
            about="schema-doors",
        ),
        Field(
            "numbers",
            Entries(_NUMBER, MOST_ON_MAP, 0, _by("number", "at")),
            must=False,
            about="schema-numbers",
        ),
        Field(
            "enemies",
            Entries(_ENEMY, MOST_ON_MAP, 0, _by("enemy", "at")),
            must=False,
            about="schema-enemies",
        ),
        Field(
            "cells",
            Entries(_CELL, MOST_ON_MAP, 0, _by("cell", "at")),
            must=False,
            about="schema-cells",
        ),
    )
)
