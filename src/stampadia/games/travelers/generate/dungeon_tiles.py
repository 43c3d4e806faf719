"""Where symbols and doors may be on a room tile, and how its doors are seen in each orientation."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import ROOM_COLUMNS, ROOM_ROWS, Cell
from stampadia.games.travelers.generate.dungeon_models import Tile
from stampadia.games.travelers.geometry import (
    DIRECTIONS,
    Direction,
    outward,
    stepped,
    turned,
    turned_direction,
)

MOST_STEPS: Final = 3
"""From a door to the symbol: in a fight each step costs an Attack Point (ruling D11)."""
_CORNERS: Final = frozenset(
    (row, column) for row in (0, ROOM_ROWS - 1) for column in (0, ROOM_COLUMNS - 1)
)


class Arc(Struct, frozen=True):
    """A cell that may be a door, as it is seen in one orientation."""

    cell: Cell
    """On the card with A up."""
    seen: Cell
    way: Direction


class Layout(Struct, frozen=True):
    """A symbol's place, and the doors that are near it."""

    symbol: Cell
    arcs: tuple[tuple[Arc, ...], ...]
    """For each orientation."""


def floor_of(rows: tuple[str, ...]) -> frozenset[Cell]:
    return frozenset(
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "."
    )


def distances(floor: frozenset[Cell], start: Cell) -> dict[Cell, int]:
    found = {start: 0}
    line = [start]
    for cell in line:
        for way in DIRECTIONS:
            there = stepped(cell, way)
            if there in floor and there not in found:
                found[there] = found[cell] + 1
                line.append(there)
    return found


@cache
def layouts(tile: Tile) -> tuple[Layout, ...]:
    """A symbol is no corner and in nobody's way: who does not want to step on it walks around it.
    On every side of the card a door must be near."""
    floor = floor_of(tile.rows)
    found = []
    for symbol in sorted(floor - _CORNERS):
        rest = floor - {symbol}
        if len(distances(rest, min(rest))) < len(rest):
            continue
        near = distances(floor, symbol)
        doors = tuple(
            cell for cell in sorted(rest) if outward(cell) is not None and near[cell] <= MOST_STEPS
        )
        if {outward(cell) for cell in doors} == set(DIRECTIONS):
            found.append(Layout(symbol, tuple(_arcs(doors, turn) for turn in range(4))))
    return tuple(found)


def _arcs(doors: tuple[Cell, ...], orientation: int) -> tuple[Arc, ...]:
    ways = ((cell, outward(cell)) for cell in doors)
    return tuple(
        Arc(cell, turned(cell, orientation), turned_direction(way, orientation))
        for cell, way in ways
        if way is not None
    )
