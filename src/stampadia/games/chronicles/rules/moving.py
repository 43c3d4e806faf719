"""The Hero Token moves: onto cells, through doors, by instruction. Rulings 1 to 15."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.instructions import MoveOnCell
from stampadia.games.chronicles.moments import CROSS_DOOR, ENTER, ON_STAIRS
from stampadia.games.chronicles.prepared import NEIGHBOURS, NOWHERE
from stampadia.games.chronicles.rules.ending import Finished, estimate
from stampadia.games.chronicles.rules.hero import bound_to_room, spend_gold
from stampadia.games.chronicles.rules.items import open_window
from stampadia.games.chronicles.rules.lines import Occasion, end_stay, happens
from stampadia.games.chronicles.rules.steps import Later

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

DOOR_PRICE: Final = 1
"""Manual, "Time is Gold!": 1 gold every time the Hero Token crosses a door."""


def special(position: Position, cell: int) -> bool:
    """Does something happen to whoever moves here? In a room that "is empty" grey cells are
    ignored like enemies (manual)."""
    if cell == position.prepared.stairs:
        return True
    return not position.empty and position.digit_at(cell) > 0


def specials_in(position: Position) -> set[int]:
    """All such cells of the hero's room."""
    prepared = position.prepared
    room = prepared.rooms[position.room]
    found = {room.stairs} if room.stairs != NOWHERE else set()
    if not position.empty:
        found.update(prepared.grey_in[position.room])
        if position.drawn_cells:
            found.update(room.inside.intersection(position.drawn_cells))
        if position.crossed:
            found -= position.crossed - {room.stairs}
    return found


def step_onto(position: Position, cell: int) -> None:
    """One space further, inside the room or through a door."""
    if position.prepared.room_at.get(cell) == position.room:
        stand_on(position, cell)
    else:
        cross_door(position, cell)


def stand_on(position: Position, cell: int) -> None:
    position.cell = cell
    position.news.append(("moved", cell))
    trigger_cell(position)


def trigger_cell(position: Position) -> None:
    """What the cell under the token does."""
    cell = position.cell
    if cell == position.prepared.stairs:
        happens(position, ON_STAIRS)
    elif not position.empty:
        digit = position.digit_at(cell)
        if digit:
            happens(position, MoveOnCell(digit))


def cross_door(position: Position, outside: int) -> None:
    """Manual: "stop the Hero Token outside the door and spend 1 gold"."""
    room = position.prepared.door(position.room, outside).leads
    spend_gold(position, DOOR_PRICE, "door")
    new = not position.drawn >> room & 1
    position.news.append(("crossed-door", outside, int(new)))
    if unknown(position, room):
        return
    arrive(position, room, outside)
    position.through_door = True
    open_window(position, CROSS_DOOR)


def unknown(position: Position, room: int) -> bool:
    """Whoever imagines cannot know an undiscovered room: there the imagination ends."""
    if not position.imagined or position.drawn >> room & 1:
        return False
    position.agenda = [Finished("unknown", (estimate(position),))]
    return True


def arrive(
    position: Position,
    room: int,
    cell: int,
    *,
    by_instruction: bool = False,
    looks_down: bool = True,
) -> None:
    """Into a room, by door, pull or instruction: draw it if it is new, then read it (rulings 5, 7
    and 8)."""
    draw_room(position, room)
    end_stay(position)
    position.came_from = (position.room, position.cell)
    position.room = room
    position.cell = cell
    position.empty = False
    position.standing = 0
    position.turn += 1
    position.news.append(("entered", position.prepared.rooms[room].number, cell))
    if looks_down and special(position, cell):
        position.agenda.append(Later("look-down", _look_down, cell))
    if position.prepared.rooms[room].clauses:
        position.agenda.append(Occasion(room, ENTER, by_instruction))


def _look_down(position: Position, cell: int) -> None:
    """Ruling 7: a grey cell under a token that has just come works too, after the room was
    read."""
    if position.cell == cell:
        trigger_cell(position)


def draw_room(position: Position, room: int) -> None:
    """Manual, "Discovering a new room"."""
    if position.drawn >> room & 1:
        return
    position.drawn |= 1 << room
    position.news.append(("drew-room", position.prepared.rooms[room].number))


def free_cells(position: Position, room: int) -> list[int]:
    """Where the token may be put: not on a living enemy that counts."""
    taken = {position.prepared.foe_cells[foe] for foe in position.living_foes(room)}
    return [cell for cell in position.prepared.rooms[room].cells if cell not in taken]


def move_back(position: Position) -> None:
    """Ruling 9: to the cell he came from, no gold, no trigger there; else to the stairs."""
    room, cell = position.came_from
    if room == NOWHERE:
        room, cell = position.prepared.start, position.prepared.stairs
    arrive(position, room, cell, by_instruction=True, looks_down=False)


def reachable(position: Position, spaces: int) -> dict[int, int]:
    """Where a Move of so many spaces may end, and how many spaces that takes: not on or past
    living enemies; where something happens (a grey cell, a door) the way ends for the moment."""
    room = position.prepared.rooms[position.room]
    inside = room.inside
    ends = specials_in(position)
    blocked = occupied(position)
    doors = room.doors
    barred = bound_to_room(position) or position.gold < DOOR_PRICE
    found: dict[int, int] = {position.cell: 0}
    edge = [position.cell]
    for far in range(1, spaces + 1):
        following: list[int] = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if there not in inside or there in found or there in blocked:
                    continue
                found[there] = far
                if there not in ends:
                    following.append(there)
            if not barred and here in doors:
                for there in doors[here]:
                    if there not in found and there not in blocked:
                        found[there] = far
        if not following:
            break
        edge = following
    del found[position.cell]
    return found


def occupied(position: Position) -> set[int]:
    """Cells of living enemies in drawn rooms; those of a room that "is empty" do not count."""
    prepared = position.prepared
    hits, circles, drawn = position.hits, prepared.circles, position.drawn
    ignored = position.room if position.empty else NOWHERE
    return {
        cell
        for foe, cell, room in prepared.foes_standing
        if drawn >> room & 1 and hits[foe] <= circles[foe] and room != ignored
    }
