"""The Rooms Table, and where its rooms lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stampadia.games.chronicles.content import LINES, SIZE, TABLE_ROWS, Room
from stampadia.games.chronicles.problems import Where
from stampadia.games.chronicles.structure import Spot
from stampadia.games.chronicles.validating.ground import (
    Found,
    Ground,
    at_room,
    error,
    told,
    warning,
)

NUMBERS: Final = range(1, 100)
"""Two digits: more leave the first column of the table."""
START_SIZE: Final = 3


def check(ground: Ground) -> Iterator[Found]:
    yield from _table(ground)
    yield from _start(ground)
    lying = [room for room in ground.sheet.rooms if _is_on_map(room)]
    for room in ground.sheet.rooms:
        if not _is_on_map(room):
            found = f"{room.column},{room.row} {room.width}x{room.height}"
            yield at_room(room), error("room-outside", found=found, most=SIZE)
    yield from _overlapping(lying)


def _table(ground: Ground) -> Iterator[Found]:
    table = ground.sheet.rooms
    if len(table) > TABLE_ROWS:
        yield Where(field="rooms"), error("too-many-rows", count=len(table), most=TABLE_ROWS)
    numbers = [room.number for room in table]
    for number, times in Counter(numbers).items():
        if times > 1:
            yield Where("room", str(number)), error("number-twice")
    if numbers != sorted(numbers):
        yield Where(field="rooms"), error("not-sorted")
    for room in table:
        if room.number not in NUMBERS:
            allowed = {"least": NUMBERS[0], "most": NUMBERS[-1]}
            yield at_room(room), error("bad-room-number", found=room.number, **allowed)
        if len(room.lines) > LINES:
            facts = {"count": len(room.lines), "most": LINES}
            yield at_room(room), error("too-many-lines", **facts)
        if not room.lines and not room.decoy:
            yield at_room(room), warning("no-line")


def _start(ground: Ground) -> Iterator[Found]:
    starts = ground.starts
    if not starts:
        yield Where(field="rooms"), error("no-start")
    for room in starts[1:]:
        yield at_room(room), error("two-starts", other=starts[0].number)
    for room in starts:
        if (room.width, room.height) != (START_SIZE, START_SIZE):
            yield at_room(room), error("start-size", found=f"{room.width}x{room.height}")
        if room.decoy or room.hidden:
            yield at_room(room), error("start-not-real")


def _is_on_map(room: Room) -> bool:
    return (
        room.column >= 1
        and room.row >= 1
        and room.width >= 1
        and room.height >= 1
        and room.column + room.width <= SIZE + 1
        and room.row + room.height <= SIZE + 1
    )


def _overlapping(rooms: list[Room]) -> Iterator[Found]:
    """Decoys as well: whoever may select a room to discover may draw one."""
    owners: dict[Spot, Room] = {}
    met: set[tuple[int, int]] = set()
    for room in rooms:
        for row in range(room.row, room.row + room.height):
            for column in range(room.column, room.column + room.width):
                owner = owners.setdefault((column, row), room)
                pair = owner.number, room.number
                if owner is not room and pair not in met:
                    met.add(pair)
                    place = told((column, row))
                    yield at_room(room), error("rooms-overlap", other=owner.number, place=place)
