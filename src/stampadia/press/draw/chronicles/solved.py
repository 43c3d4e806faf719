"""The way through a solved Map, as lines from room to room through their doors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from stampadia.games.chronicles.content import SIZE
from stampadia.games.chronicles.faces import OpenDoor, OpenRoom, SpoilerFace

Place = tuple[float, float]
"""In cells, from the upper left corner of the Map."""
_ASIDE: Final = (0.0, 0.14, -0.14, 0.28, -0.28)
"""Legs that share a door do not hide each other."""


def solved(face: SpoilerFace) -> dict[str, Any]:
    """What the template draws beside the face itself."""
    rooms = {room.number: room for room in face.rooms}
    start = next(room for room in face.rooms if room.kind == "start")
    legs: list[list[Place]] = []
    ends: list[Place] = []
    here = start
    for number, stage in enumerate(face.stages):
        way = [rooms[room] for room in stage.rooms if room in rooms]
        leg = list(_leg(here, way, face.doors, _ASIDE[number % len(_ASIDE)]))
        if len(leg) > 1:
            legs.append(leg)
        here = way[-1] if way else here
        ends.append(_end(here, sum(end_room is here for end_room in _ended(ends, rooms))))
    return {
        "legs": legs,
        "ends": ends,
        "stairs": _stairs(start),
        "rock": rock(),
        "corners": [_free_cell(room, face) for room in face.rooms],
    }


def _free_cell(room: OpenRoom, face: SpoilerFace) -> Place:
    """Where the number of a room stands: in the first cell of it that holds nothing."""
    marks = (*face.enemies, *face.cells)
    taken = {(one.column, one.row) for one in marks if not one.decoy}
    cells = [
        (column, row)
        for row in range(room.row, room.row + room.height)
        for column in range(room.column, room.column + room.width)
    ]
    column, row = next((cell for cell in cells if cell not in taken), cells[0])
    return column - 1, row - 1


def _ended(ends: Sequence[Place], rooms: dict[int, OpenRoom]) -> Iterator[OpenRoom]:
    for x, y in ends:
        yield from (
            room
            for room in rooms.values()
            if 0 <= x - room.column + 1 <= room.width and 0 <= y - room.row + 1 <= room.height
        )


def _leg(
    here: OpenRoom, way: Sequence[OpenRoom], doors: Sequence[OpenDoor], aside: float
) -> Iterator[Place]:
    yield _shifted(_middle(here), aside)
    for room in way:
        door = _door(here, room, doors)
        if door is not None:
            yield _shifted(door, aside)
        yield _shifted(_middle(room), aside)
        here = room


def _door(one: OpenRoom, other: OpenRoom, doors: Sequence[OpenDoor]) -> Place | None:
    """Where two rooms meet, if a door joins them."""
    for door in doors:
        right = door.side == "right"
        near = (door.column, door.row)
        far = (door.column + 1, door.row) if right else (door.column, door.row + 1)
        if (_holds(one, near) and _holds(other, far)) or (_holds(other, near) and _holds(one, far)):
            return (door.column, door.row - 0.5) if right else (door.column - 0.5, door.row)
    return None


def _holds(room: OpenRoom, cell: tuple[int, int]) -> bool:
    return (
        room.column <= cell[0] < room.column + room.width
        and room.row <= cell[1] < room.row + room.height
    )


def _middle(room: OpenRoom) -> Place:
    return room.column - 1 + room.width / 2, room.row - 1 + room.height / 2


def _shifted(place: Place, aside: float) -> Place:
    return place[0] + aside, place[1] + aside


def _end(room: OpenRoom, before: int) -> Place:
    """Where the number of a step stands: at the lower right of its room, beside those before."""
    x, y = room.column - 1 + room.width, room.row - 1 + room.height
    return x - 0.35 - 0.45 * before, y - 0.35


def _stairs(start: OpenRoom) -> tuple[int, int]:
    return start.column - 1 + start.width // 2, start.row - 1 + start.height // 2


@cache
def rock() -> str:
    """Everything that is no room: diagonal cuts over the whole Map, as one path."""
    side, pitch = SIZE * 10.0, 3.2
    data = ""
    along = pitch
    while along < 2 * side:
        a, b = max(0.0, along - side), min(along, side)
        data += f"M{a:.1f} {along - a:.1f}L{b:.1f} {along - b:.1f}"
        along += pitch
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side:.0f}" height="{side:.0f}" '
        f'viewBox="0 0 {side:.0f} {side:.0f}"><path d="{data}" stroke="KEY" '
        'stroke-width=".17" fill="none"/></svg>'
    )
