"""The doors of a printed Dungeon, and where its rooms lie when all are laid out at once."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, Cell, Dungeon
from stampadia.games.travelers.geometry import Direction, outward, turned, turned_direction
from stampadia.games.travelers.ground import ROOMS, code_of, overlap, room_of
from stampadia.kernel.errors import BadContent


class Unproven(BadContent):
    """A Dungeon that contradicts itself, or that nobody could win."""


class Way(Struct, frozen=True):
    """Out of a room, as it is seen in its orientation."""

    to: int
    cell: Cell
    direction: Direction


Ways = list[list[Way]]
"""For each room."""


def ways_of(dungeon: Dungeon) -> Ways:
    found: Ways = [[] for _ in range(ROOMS)]
    for number, card in enumerate(dungeon.rooms):
        for door in card.doors:
            out = outward(door.cell)
            for orientation, code in enumerate(door.codes):
                if code and out is not None:
                    cell = turned(door.cell, orientation)
                    direction = turned_direction(out, orientation)
                    found[number * 4 + orientation].append(Way(room_of(code), cell, direction))
    return found


def laid_out(ways: Ways) -> tuple[Cell | None, ...]:
    """The top left cell of every room, with 1A at the origin; Unproven if doors do not match or two
    rooms would lie on each other. What no door leads to is an island with an origin of its own."""
    corners: dict[int, Cell] = {}
    for first in range(ROOMS):
        if first not in corners and (ways[first] or first == 0):
            corners |= _island(first, ways)
    return tuple(corners.get(room) for room in range(ROOMS))


def _island(first: int, ways: Ways) -> dict[int, Cell]:
    corners: dict[int, Cell] = {first: (0, 0)}
    line = [first]
    for room in line:
        for way in ways[room]:
            corner = _corner(corners[room], way, _way_back(ways, room, way))
            if way.to not in corners:
                corners[way.to] = corner
                line.append(way.to)
            elif corners[way.to] != corner:
                raise unproven("dungeon-twisted", room, way.to)
    for one, other in combinations(line, 2):
        if overlap(corners[one], one % 4, corners[other], other % 4):
            raise unproven("dungeon-overlap", one, other)
    return corners


def _way_back(ways: Ways, room: int, way: Way) -> Way:
    """Ruling D3: there is exactly one, and it faces the door."""
    back = [other for other in ways[way.to] if other.to == room]
    facing = (-way.direction[0], -way.direction[1])
    if len(back) != 1 or back[0].direction != facing:
        raise unproven("dungeon-no-door-back", way.to, room)
    return back[0]


def _corner(corner: Cell, way: Way, back: Way) -> Cell:
    return (
        corner[0] + way.cell[0] + way.direction[0] - back.cell[0],
        corner[1] + way.cell[1] + way.direction[1] - back.cell[1],
    )


def unproven(key: str, room: int, other: int = 0) -> Unproven:
    return Unproven(key, package=PACKAGE, room=code_of(room), other=code_of(other))
