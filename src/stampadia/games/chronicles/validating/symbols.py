"""Enemies, grey cells and stairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stampadia.games.chronicles.content import MOST_CIRCLES, Enemy, GreyCell
from stampadia.games.chronicles.problems import Where
from stampadia.games.chronicles.structure import Spot
from stampadia.games.chronicles.validating.ground import (
    Found,
    Ground,
    at,
    at_room,
    error,
    on_map,
    told,
)

DIGITS: Final = range(1, 10)
CIRCLES: Final = range(MOST_CIRCLES + 1)


def check(ground: Ground) -> Iterator[Found]:
    yield from _alone_on_their_cells(ground)
    for foe in ground.sheet.enemies:
        spot = foe.column, foe.row
        yield from _place(foe, spot, at("enemy", spot), ground)
        room = ground.room_at.get(spot)
        if room is not None and room.start and not foe.decoy:
            yield at("enemy", spot), error("enemy-in-start")
        if foe.circles not in CIRCLES:
            facts = {"found": foe.circles, "most": MOST_CIRCLES}
            yield at("enemy", spot), error("bad-circles", **facts)
    for cell in ground.sheet.cells:
        spot = cell.column, cell.row
        yield from _place(cell, spot, at("cell", spot), ground)
        if cell.digit not in DIGITS:
            facts = {"found": cell.digit, "least": DIGITS[0], "most": DIGITS[-1]}
            yield at("cell", spot), error("bad-digit", **facts)
    for room in ground.sheet.rooms:
        for digit, times in Counter(ground.digits_in.get(room.number, ())).items():
            if times > 1 and not room.decoy:
                yield at_room(room), error("digit-twice", digit=digit)


def _place(symbol: Enemy | GreyCell, spot: Spot, where: Where, ground: Ground) -> Iterator[Found]:
    if not on_map(spot):
        yield where, error("off-map")
        return
    room = ground.room_at.get(spot)
    if symbol.decoy and room is not None:
        yield where, error("decoy-symbol-in-room", room=room.number)
    elif not symbol.decoy and room is None:
        yield where, error("symbol-outside-rooms")
    elif spot in ground.door_spots:
        yield where, error("symbol-on-door")


def _alone_on_their_cells(ground: Ground) -> Iterator[Found]:
    """Two symbols, or a symbol and a number, would be printed over each other."""
    sheet = ground.sheet
    symbols = [at("enemy", (foe.column, foe.row)) for foe in sheet.enemies]
    symbols += [at("cell", (cell.column, cell.row)) for cell in sheet.cells]
    taken = {told(spot) for spot in ground.black_numbers if spot not in ground.door_spots}
    taken |= {told((place.column, place.row)) for room in ground.starts if (place := room.stairs)}
    for where in symbols:
        if where.name in taken:
            yield where, error("two-on-cell")
        taken.add(where.name)
