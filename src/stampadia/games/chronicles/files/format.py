"""The file of a sheet, field by field, in the order in which files have them.

The types say which fields there are, how long lists and how large numbers may be; the shapes that
look at a stranger's file, and its schema, follow from them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from stampadia.games.chronicles.content import COLUMNS, MOST_CIRCLES
from stampadia.games.chronicles.files.problems import LISTS, Kind, Where
from stampadia.words import LANGUAGES
from stampadia.workbench.file_shapes import Fields, Spoken, one_of, written
from stampadia.workbench.forms import Forms, Limits, of_shape

MOST_BYTES: Final = 2**20
MOST_ROOMS: Final = 100
MOST_ON_MAP: Final = 400
MOST_LINES: Final = 10
MOST_ITEMS: Final = 20
MOST_KEYWORDS: Final = 200
LONGEST_TEXT: Final = 500


# The types


_COORDINATE: Final = "([1-9]|1[0-9]|20)"
At = Annotated[str, of_shape(written(f"{_COORDINATE},{_COORDINATE}", "bad-place"))]
"""Column and row, as in the second column of the Rooms Table."""
Area = Annotated[str, of_shape(written(f"{_COORDINATE}x{_COORDINATE}", "bad-size"))]
Day = Annotated[str, of_shape(written("([0-9]{4}-[0-9]{2}-[0-9]{2})?", "bad-day"))]
Key = Annotated[str, of_shape(written("[a-z0-9]+(-[a-z0-9]+)*", "bad-key"))]
Words = Annotated[str | dict[str, str], of_shape(Spoken(LONGEST_TEXT))]
"""A plain text in the language of the file, or one text for each language."""
Side = Literal["right", "down"]
Number = Annotated[int, Meta(ge=0, le=99)]
Box = Annotated[str, Meta(max_length=60)]


class Entry(Struct, frozen=True):
    """An entry of a list."""

    kind: ClassVar[Kind]


class HeroEntry(Entry, frozen=True):
    kind = "hero"

    hp: Number
    xp: Number
    defense: Number = 1
    upper: Box = ""
    lower: Box = ""


class FoeEntry(Entry, frozen=True):
    kind = "foe"

    xp: Number
    defense: Number
    upper: Box = ""
    lower: Box = ""


class ItemEntry(Entry, frozen=True):
    kind = "item"

    key: Key
    text: Words
    owned: bool = False
    decoy: bool = False


class RoomEntry(Entry, frozen=True):
    kind = "room"

    number: Annotated[int, Meta(ge=1, le=99)]
    at: At
    size: Area
    start: bool = False
    decoy: bool = False
    hidden: bool = False
    lines: Annotated[tuple[Words, ...], Meta(max_length=MOST_LINES)] = ()


class DoorEntry(Entry, frozen=True):
    kind = "door"

    at: At
    side: Annotated[Side, of_shape(one_of(*get_args(Side)))]
    decoy: bool = False


class NumberEntry(Entry, frozen=True):
    kind = "number"

    at: At
    value: Number


class EnemyEntry(Entry, frozen=True):
    kind = "enemy"

    at: At
    circles: Annotated[int, Meta(ge=0, le=MOST_CIRCLES)]
    decoy: bool = False


class CellEntry(Entry, frozen=True):
    kind = "cell"

    at: At
    digit: Annotated[int, Meta(ge=1, le=9)]
    decoy: bool = False


_COLUMNS: Final = Meta(min_length=COLUMNS, max_length=COLUMNS)
_ON_MAP: Final = Meta(max_length=MOST_ON_MAP)


class SheetFile(Struct, frozen=True, kw_only=True):
    schema: Annotated[str, Meta(max_length=LONGEST_TEXT)] = msgspec.field(
        name="$schema", default=""
    )
    serial: Annotated[str, Meta(max_length=80)]
    edition: Annotated[str, Meta(max_length=20)] = "1"
    date: Day = ""
    language: Annotated[str | None, of_shape(one_of(*LANGUAGES))] = None
    title: Words
    hero_class: Words = msgspec.field(name="class")
    keywords: Annotated[dict[str, Words], Meta(max_length=MOST_KEYWORDS)] = {}
    hero: Annotated[tuple[HeroEntry, ...], _COLUMNS]
    foes: Annotated[tuple[FoeEntry, ...], _COLUMNS]
    items: Annotated[tuple[ItemEntry, ...], Meta(max_length=MOST_ITEMS)]
    rooms: Annotated[tuple[RoomEntry, ...], Meta(min_length=1, max_length=MOST_ROOMS)]
    doors: Annotated[tuple[DoorEntry, ...], _ON_MAP]
    numbers: Annotated[tuple[NumberEntry, ...], _ON_MAP] = ()
    enemies: Annotated[tuple[EnemyEntry, ...], _ON_MAP] = ()
    cells: Annotated[tuple[CellEntry, ...], _ON_MAP] = ()


# Their shapes


def _where(entry: Any) -> Callable[[object, int], Where | None]:
    """Tells where an entry is by what it calls itself, if it does so properly."""

    def name(value: object, number: int) -> Where | None:
        known_by = LISTS[entry.kind][1]
        if not known_by:
            return Where(entry.kind, str(number))
        found = [value.get(field) if isinstance(value, dict) else None for field in known_by]
        told = " ".join(str(one) for one in found if type(one) in (int, str))
        proper = None not in found and re.fullmatch(r"[\w,-]{1,40}( \w{1,10})?", told)
        return Where(entry.kind, told) if proper else None

    return name


_ABOUT: Final = {
    "SheetFile.schema": "",
    "FoeEntry.xp": "schema-foe-xp",
    "ItemEntry.text": "schema-item",
    "RoomEntry.at": "schema-room-at",
}

FORMS: Final = Forms(Limits(about=_ABOUT, entry_name=_where))
SHEET: Final = Fields(FORMS.fields(SheetFile))
