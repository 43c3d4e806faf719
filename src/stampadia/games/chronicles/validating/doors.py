"""Doors and the black numbers beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.chronicles.content import Door, Room
from stampadia.games.chronicles.structure import Spot, sides
from stampadia.games.chronicles.validating.ground import (
    Fact,
    Found,
    Ground,
    at,
    at_door,
    error,
    on_map,
    told,
    warning,
)
from stampadia.workbench.problems import Fault

BLACK_NUMBERS: Final = range(100)


def check(ground: Ground) -> Iterator[Found]:
    yield from _doors(ground)
    yield from _numbers(ground)


def _doors(ground: Ground) -> Iterator[Found]:
    edges: set[tuple[Spot, Spot]] = set()
    joined: dict[tuple[int, int], Door] = {}
    for door in ground.sheet.doors:
        edge = sides(door)
        if edge in edges:
            yield at_door(door), error("door-twice")
            continue
        edges.add(edge)
        if not all(map(on_map, edge)):
            yield at_door(door), error("door-outside")
            continue
        rooms = tuple(ground.room_at.get(spot) for spot in edge)
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
        yield from _beside(door, edge, (one, other), ground)


def _no_wall(one: Room | None, other: Room | None) -> Fault:
    if one is None and other is None:
        return error("door-on-no-wall")
    if one is other and one is not None:
        return error("door-inside", room=one.number)
    room = one or other
    assert room is not None
    return error("door-to-nowhere", room=room.number)


def _beside(
    door: Door, edge: tuple[Spot, Spot], rooms: tuple[Room, Room], ground: Ground
) -> Iterator[Found]:
    """The number on each side names the room on that side."""
    for spot, room in zip(edge, rooms, strict=True):
        number = ground.black_numbers.get(spot)
        right = room.number - sum(spot)
        facts: dict[str, Fact] = {"place": told(spot), "room": room.number, "right": right}
        if number is None:
            yield at_door(door), error("door-without-number", **facts)
        elif number != right:
            facts |= {"found": number, "leads": number + sum(spot)}
            yield at_door(door), error("door-number-wrong", **facts)


def _numbers(ground: Ground) -> Iterator[Found]:
    seen: set[Spot] = set()
    for number in ground.sheet.numbers:
        spot = number.column, number.row
        where = at("number", spot)
        if spot in seen:
            yield where, error("two-on-cell")
        seen.add(spot)
        if not on_map(spot):
            yield where, error("off-map")
        room = ground.room_at.get(spot)
        if number.value < 0 and room is not None and number.value + sum(spot) == room.number:
            facts: dict[str, Fact] = {"room": room.number, "least": sum(spot)}
            yield where, error("room-number-too-small", **facts)
        elif number.value not in BLACK_NUMBERS:
            allowed = {"least": BLACK_NUMBERS[0], "most": BLACK_NUMBERS[-1]}
            yield where, error("bad-black-number", found=number.value, **allowed)
        if room is not None and spot not in ground.door_spots:
            yield where, error("decoy-number-in-room", room=room.number)
        elif spot not in ground.all_door_spots:
            yield where, warning("number-without-door")
