"""Room Cards one by one: floor, symbol, doors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.travelers.content import (
    ROOM_COLUMNS,
    ROOM_ROWS,
    Cell,
    Door,
    Dungeon,
    RoomCard,
)
from stampadia.games.travelers.geometry import DIRECTIONS, outward, stepped
from stampadia.games.travelers.ground import floor_cells
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.found import Found, error, warning
from stampadia.workbench.problems import Fault

_CORNERS: Final = {(row, column) for row in (0, ROOM_ROWS - 1) for column in (0, ROOM_COLUMNS - 1)}


def check(dungeon: Dungeon) -> Iterator[Found]:
    glyphs: dict[str, int] = {}
    for number, card in enumerate(dungeon.rooms, 1):
        where = at_card(number)
        first = glyphs.setdefault(card.glyph, number)
        if first != number:
            yield where.inside("glyph"), error("glyph-twice", glyph=card.glyph, other=first)
        if not _connected(card):
            yield where.inside("rows"), error("not-connected")
        for fault in _symbol(card):
            yield where.inside("symbol"), fault
        yield from _doors(card, where.inside("doors"), number)


def at_card(number: int) -> Where:
    return Where(f"adventure/rooms/{number}")


def _connected(card: RoomCard) -> bool:
    floor = set(floor_cells(card))
    reached: set[Cell] = set()
    left = list(floor)[:1]
    while left:
        cell = left.pop()
        if cell in floor and cell not in reached:
            reached.add(cell)
            left += [stepped(cell, way) for way in DIRECTIONS]
    return bool(floor) and reached == floor


def _symbol(card: RoomCard) -> Iterator[Fault]:
    if card.symbol not in floor_cells(card):
        yield error("symbol-in-wall")
    elif card.symbol in _CORNERS:
        yield error("symbol-in-corner")
    elif any(door.cell == card.symbol for door in card.doors):
        yield error("symbol-on-door")


def _doors(card: RoomCard, where: Where, number: int) -> Iterator[Found]:
    cells: set[Cell] = set()
    floor = floor_cells(card)
    for place, door in enumerate(card.doors, 1):
        here = where.entry(place)
        if door.cell in cells:
            yield here.inside("cell"), error("door-twice")
        cells.add(door.cell)
        if outward(door.cell) is None:
            corner = "yes" if door.cell in _CORNERS else "no"
            yield here.inside("cell"), error("door-not-at-border", corner=corner)
        elif door.cell not in floor:
            yield here.inside("cell"), error("door-in-wall")
        yield from _codes(door, here.inside("codes"), number)


def _codes(door: Door, where: Where, number: int) -> Iterator[Found]:
    if not any(door.codes):
        yield where, warning("door-never-opens")
    for place, code in enumerate(door.codes, 1):
        if code.startswith(str(number)):
            yield where.entry(place), error("door-to-itself", code=code)
