"""A good sheet, and ways to break it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from stampadia.games.chronicles.content import (
    BlackNumber,
    Door,
    Enemy,
    GreyCell,
    HeroColumn,
    Item,
    Room,
    Sheet,
)
from stampadia.games.chronicles.files.problems import Problem
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.instructions import Clause, Line, Text
from stampadia.games.chronicles.language import names_of, read_line
from stampadia.words import words

GOOD: Final = house_sheet()
START, KEY, BOSS, SHOP, CORRIDOR, HALL, CELLAR, DECOY = 31, 35, 42, 29, 40, 38, 47, 27
"""Rooms of the good sheet by what they are for."""


def told(problem: Problem, language: str = "en") -> str:
    return problem.tell(words(language))


def line(text: str, sheet: Sheet = GOOD) -> Line:
    """A line as data; narrative in both languages, so that nothing is untranslated."""
    return tuple(_spoken(clause) for clause in read_line(text, "en", names_of(sheet)))


def _spoken(value: Any) -> Any:
    if isinstance(value, Text):
        return Text(value.en, value.en)
    if isinstance(value, tuple):
        return tuple(map(_spoken, value))
    if hasattr(value, "__struct_fields__"):
        fields = {name: _spoken(getattr(value, name)) for name in value.__struct_fields__}
        return type(value)(**fields)
    return value


def room(number: int, /, **fields: Any) -> Sheet:
    """The good sheet with something else about one room."""
    rooms = tuple(
        structs.replace(one, **fields) if one.number == number else one for one in GOOD.rooms
    )
    return structs.replace(GOOD, rooms=tuple(sorted(rooms, key=lambda one: one.number)))


def says(number: int, *texts: str) -> Sheet:
    """The good sheet with other lines in one room."""
    return room(number, lines=tuple(line(text) for text in texts))


def also_says(number: int, text: str) -> Sheet:
    """The good sheet with one more clause in a room's last line."""
    lines = GOOD.by_number[number].lines
    return room(number, lines=(*lines[:-1], lines[-1] + line(text)))


def clause(number: int, made: Clause) -> Sheet:
    """As `also_says`, of what nobody could write."""
    lines = GOOD.by_number[number].lines
    return room(number, lines=(*lines[:-1], (*lines[-1], made)))


def also(**more: Any) -> Sheet:
    """The good sheet with more of something."""
    return structs.replace(
        GOOD, **{name: (*getattr(GOOD, name), one) for name, one in more.items()}
    )


def door(column: int, row: int, side: Any, *, decoy: bool = False) -> Sheet:
    return also(doors=Door(column, row, side, decoy))


def number(column: int, row: int, value: int) -> Sheet:
    """A black number, instead of the one that was there."""
    kept = tuple(one for one in GOOD.numbers if (one.column, one.row) != (column, row))
    return structs.replace(GOOD, numbers=(*kept, BlackNumber(column, row, value)))


def without_number(column: int, row: int) -> Sheet:
    kept = tuple(one for one in GOOD.numbers if (one.column, one.row) != (column, row))
    return structs.replace(GOOD, numbers=kept)


def without_door(column: int, row: int) -> Sheet:
    kept = tuple(one for one in GOOD.doors if (one.column, one.row) != (column, row))
    beside = {cell for one in kept for cell in one.cells}
    numbers = tuple(
        one
        for one in GOOD.numbers
        if any((one.column, one.row) == (c.column, c.row) for c in beside)
    )
    return structs.replace(GOOD, doors=kept, numbers=numbers)


def enemy(column: int, row: int, circles: int = 1, *, decoy: bool = False) -> Sheet:
    return also(enemies=Enemy(column, row, circles, decoy))


def cell(column: int, row: int, digit: int = 1, *, decoy: bool = False) -> Sheet:
    return also(cells=GreyCell(column, row, digit, decoy))


def item(key: str, /, **fields: Any) -> Sheet:
    items = tuple(structs.replace(one, **fields) if one.key == key else one for one in GOOD.items)
    return structs.replace(GOOD, items=items)


def item_does(key: str, text: str) -> Sheet:
    return item(key, clause=line(text)[0])


def hero(place: int, **fields: Any) -> Sheet:
    columns: list[HeroColumn] = list(GOOD.hero)
    columns[place - 1] = structs.replace(columns[place - 1], **fields)
    return structs.replace(GOOD, hero=tuple(columns))


def foes(place: int, **fields: Any) -> Sheet:
    columns = list(GOOD.foes)
    columns[place - 1] = structs.replace(columns[place - 1], **fields)
    return structs.replace(GOOD, foes=tuple(columns))


def more_rows(count: int) -> Sheet:
    """Decoy rows of one cell each along the bottom of the map."""
    rows = tuple(
        Room(60 + place, 1 + place, 20, 1, 1, (line("Nothing much"),), decoy=True)
        for place in range(count)
    )
    return structs.replace(GOOD, rooms=GOOD.rooms + rows)


def another_item() -> Sheet:
    spare = Item("spare", Text("Spare", "Ricambio"), line("hero turn » +1HP")[0], owned=True)
    return also(items=spare)
