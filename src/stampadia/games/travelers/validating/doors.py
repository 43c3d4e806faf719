"""Doors between rooms: each leads back, the rooms lie beside each other, and all can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.adventure_instructions import Teleport
from stampadia.games.travelers.content import ORIENTATIONS, Cell, Door, Dungeon
from stampadia.games.travelers.geometry import outward, turned_direction
from stampadia.games.travelers.ground import (
    Room,
    code_of,
    ground_of,
    overlap,
    placed_beside,
    room_of,
)
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.found import Found, error, texts_of, warning
from stampadia.games.travelers.validating.rooms import at_card

ENTRANCE: Final = "1A"


class Opening(Struct, frozen=True):
    """A door as it is in one orientation of its card."""

    room: str
    to: str
    door: Door
    where: Where

    @property
    def direction(self) -> tuple[int, int]:
        way = outward(self.door.cell)
        assert way is not None
        return turned_direction(way, ORIENTATIONS.index(self.room[1]))


def check(dungeon: Dungeon) -> Iterator[Found]:
    """Only of Room Cards that are sound one by one."""
    openings = list(_openings(dungeon))
    faults = list(_back_and_forth(openings))
    yield from faults
    if not faults:
        yield from _reached(dungeon, openings)
        yield from _plane(ground_of(dungeon))


def _openings(dungeon: Dungeon) -> Iterator[Opening]:
    for number, card in enumerate(dungeon.rooms, 1):
        for place, door in enumerate(card.doors, 1):
            where = at_card(number).within(f"/doors/{place}/codes")
            for side, code in enumerate(door.codes):
                if code:
                    room = f"{number}{ORIENTATIONS[side]}"
                    yield Opening(room, code, door, where.entry(side + 1))


def _back_and_forth(openings: Sequence[Opening]) -> Iterator[Found]:
    by_way: dict[tuple[str, str], list[Opening]] = {}
    for opening in openings:
        by_way.setdefault((opening.room, opening.to), []).append(opening)
    for opening in openings:
        same = by_way[opening.room, opening.to]
        if same[0] is not opening:
            yield opening.where, error("way-twice", room=opening.room, to=opening.to)
            continue
        back = by_way.get((opening.to, opening.room), [])
        if not back:
            yield opening.where, error("no-way-back", room=opening.room, to=opening.to)
        elif turned_direction(opening.direction, 2) != back[0].direction:
            yield opening.where, error("doors-do-not-meet", room=opening.room, to=opening.to)


# What can be reached


def _reached(dungeon: Dungeon, openings: Sequence[Opening]) -> Iterator[Found]:
    ways: dict[str, list[str]] = {}
    for opening in openings:
        ways.setdefault(opening.room, []).append(opening.to)
    texts = texts_of(dungeon)
    for told in texts:
        for _, act in told.acts():
            if isinstance(act, Teleport):
                ways.setdefault(told.place, []).append(act.place)
    reached = _from(ENTRANCE, ways)
    for told in texts:
        if told.place not in reached:
            yield told.where, error("room-unreachable", room=told.place)
    entries = {told.place for told in texts}
    for opening in openings:
        if opening.room not in reached | entries:
            yield opening.where, error("room-unreachable", room=opening.room)


def _from(start: str, ways: dict[str, list[str]]) -> set[str]:
    reached: set[str] = set()
    left = [start]
    while left:
        room = left.pop()
        if room not in reached:
            reached.add(room)
            left += ways.get(room, [])
    return reached


# The plane map


def _plane(rooms: Sequence[Room]) -> Iterator[Found]:
    """Each group of rooms that doors join, laid out on a table of its own."""
    placed: set[int] = set()
    for room in (rooms[room_of(ENTRANCE)], *rooms):
        if room.index not in placed and room.doors:
            island: dict[int, Cell] = {}
            yield from _lay_out(room, rooms, island)
            placed |= set(island)


def _lay_out(start: Room, rooms: Sequence[Room], island: dict[int, Cell]) -> Iterator[Found]:
    island[start.index] = (0, 0)
    left = [start]
    while left:
        room = left.pop(0)
        for door in room.doors:
            corner = placed_beside(island[room.index], door)
            if door.to in island:
                if island[door.to] != corner:
                    yield (
                        _at_room(room),
                        warning("map-twisted", room=room.code, to=code_of(door.to)),
                    )
                continue
            new = rooms[door.to]
            for other, place in island.items():
                if overlap(corner, new.orientation, place, rooms[other].orientation):
                    yield (
                        _at_room(new),
                        warning("rooms-overlap", room=new.code, other=code_of(other)),
                    )
            island[door.to] = corner
            left.append(new)


def _at_room(room: Room) -> Where:
    return at_card(room.card + 1)
