"""The Rooms Table, and what lies on the Map: rooms, doors, black numbers, enemies, grey cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stampadia.games.chronicles.content import (
    LINES,
    MOST_CIRCLES,
    SIZE,
    TABLE_ROWS,
    Door,
    Enemy,
    GreyCell,
    Place,
    Room,
)
from stampadia.games.chronicles.files.checks.survey import (
    Fact,
    Found,
    Survey,
    at_door,
    at_room,
    error,
    on_map,
    warning,
)
from stampadia.games.chronicles.files.problems import Where
from stampadia.workbench.problems import Fault

NUMBERS: Final = range(1, 100)
"""Two digits: more leave the first column of the table."""
START_SIZE: Final = 3


def check_rooms(survey: Survey) -> Iterator[Found]:
    yield from _table(survey)
    yield from _start(survey)
    lying = [room for room in survey.sheet.rooms if _is_on_map(room)]
    for room in survey.sheet.rooms:
        if not _is_on_map(room):
            found = f"{room.corner.at} {room.width}x{room.height}"
            yield at_room(room), error("room-outside", found=found, most=SIZE)
    yield from _overlapping(lying)


def _table(survey: Survey) -> Iterator[Found]:
    table = survey.sheet.rooms
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


def _start(survey: Survey) -> Iterator[Found]:
    starts = survey.starts
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
    owners: dict[Place, Room] = {}
    met: set[tuple[int, int]] = set()
    for room in rooms:
        for place in room.places:
            owner = owners.setdefault(place, room)
            pair = owner.number, room.number
            if owner is not room and pair not in met:
                met.add(pair)
                yield at_room(room), error("rooms-overlap", other=owner.number, place=place.at)


# Doors and the black numbers beside them.


BLACK_NUMBERS: Final = range(100)


def check_doors(survey: Survey) -> Iterator[Found]:
    yield from _doors(survey)
    yield from _numbers(survey)


def _doors(survey: Survey) -> Iterator[Found]:
    edges: set[tuple[Place, Place]] = set()
    joined: dict[tuple[int, int], Door] = {}
    for door in survey.sheet.doors:
        edge = door.cells
        if edge in edges:
            yield at_door(door), error("door-twice")
            continue
        edges.add(edge)
        if not all(map(on_map, edge)):
            yield at_door(door), error("door-outside")
            continue
        rooms = tuple(survey.room_at.get(place) for place in edge)
        if door.decoy:
            for number in dict.fromkeys(room.number for room in rooms if room):
                yield at_door(door), error("decoy-door-touches", room=number)
            continue
        one, other = rooms
        if one is None or other is None or one is other:
            yield at_door(door), _no_wall(one, other)
            continue
        pair = (min(one.number, other.number), max(one.number, other.number))
        if joined.setdefault(pair, door) is not door:
            facts = {"one": pair[0], "other": pair[1]}
            yield at_door(door), error("doors-between-two", **facts)
        for room in (one, other):
            if room.hidden:
                yield at_door(door), error("hidden-has-door", room=room.number)
        yield from _beside(door, (one, other), survey)


def _no_wall(one: Room | None, other: Room | None) -> Fault:
    if one is None and other is None:
        return error("door-on-no-wall")
    if one is other and one is not None:
        return error("door-inside", room=one.number)
    room = one or other
    assert room is not None
    return error("door-to-nowhere", room=room.number)


def _beside(door: Door, rooms: tuple[Room, Room], survey: Survey) -> Iterator[Found]:
    """The number on each side names the room on that side."""
    for place, room in zip(door.cells, rooms, strict=True):
        number = survey.sheet.number_at.get(place)
        right = room.number - place.column - place.row
        facts: dict[str, Fact] = {"place": place.at, "room": room.number, "right": right}
        if number is None:
            yield at_door(door), error("door-without-number", **facts)
        elif number != right:
            facts |= {"found": number, "leads": room.number + number - right}
            yield at_door(door), error("door-number-wrong", **facts)


def _numbers(survey: Survey) -> Iterator[Found]:
    seen: set[Place] = set()
    for number in survey.sheet.numbers:
        place = number.place
        where = Where("number", number.at)
        if place in seen:
            yield where, error("two-on-cell")
        seen.add(place)
        if not on_map(place):
            yield where, error("off-map")
        room = survey.room_at.get(place)
        if number.value < 0 and room is not None and number.room == room.number:
            facts: dict[str, Fact] = {"room": room.number, "least": room.number - number.value}
            yield where, error("room-number-too-small", **facts)
        elif number.value not in BLACK_NUMBERS:
            allowed = {"least": BLACK_NUMBERS[0], "most": BLACK_NUMBERS[-1]}
            yield where, error("bad-black-number", found=number.value, **allowed)
        if room is not None and place not in survey.beside_doors:
            yield where, error("decoy-number-in-room", room=room.number)
        elif place not in survey.beside_all_doors:
            yield where, warning("number-without-door")


# Enemies, grey cells and stairs.


DIGITS: Final = range(1, 10)
CIRCLES: Final = range(MOST_CIRCLES + 1)


def check_symbols(survey: Survey) -> Iterator[Found]:
    yield from _alone_on_their_cells(survey)
    for foe in survey.sheet.enemies:
        where = Where("enemy", foe.at)
        yield from _place(foe, where, survey)
        room = survey.room_at.get(foe.place)
        if room is not None and room.start and not foe.decoy:
            yield where, error("enemy-in-start")
        if foe.circles not in CIRCLES:
            yield where, error("bad-circles", found=foe.circles, most=MOST_CIRCLES)
    for cell in survey.sheet.cells:
        where = Where("cell", cell.at)
        yield from _place(cell, where, survey)
        if cell.digit not in DIGITS:
            yield where, error("bad-digit", found=cell.digit, least=DIGITS[0], most=DIGITS[-1])
    for room in survey.sheet.rooms:
        for digit, times in Counter(survey.digits_in.get(room.number, ())).items():
            if times > 1 and not room.decoy:
                yield at_room(room), error("digit-twice", digit=digit)


def _place(symbol: Enemy | GreyCell, where: Where, survey: Survey) -> Iterator[Found]:
    if not on_map(symbol):
        yield where, error("off-map")
        return
    room = survey.room_at.get(symbol.place)
    if symbol.decoy and room is not None:
        yield where, error("decoy-symbol-in-room", room=room.number)
    elif not symbol.decoy and room is None:
        yield where, error("symbol-outside-rooms")
    elif symbol.place in survey.beside_doors:
        yield where, error("symbol-on-door")


def _alone_on_their_cells(survey: Survey) -> Iterator[Found]:
    """Two symbols, or a symbol and a number, would be printed over each other."""
    sheet = survey.sheet
    taken = {place for place in sheet.number_at if place not in survey.beside_doors}
    taken |= {place for room in survey.starts if (place := room.stairs)}
    symbols = [(Where("enemy", foe.at), foe.place) for foe in sheet.enemies]
    symbols += [(Where("cell", cell.at), cell.place) for cell in sheet.cells]
    for where, place in symbols:
        if place in taken:
            yield where, error("two-on-cell")
        taken.add(place)
