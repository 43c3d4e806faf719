"""What on Travelers' table a choice touches: a Hero Card, a cell of the World or of a room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.geometry import DIRECTIONS, size, stepped
from stampadia.games.travelers.ground import code_of
from stampadia.games.travelers.view import DungeonView, RoomView, TravelersView, WorldView
from stampadia.games.travelers.world_state import SIDE

NOWHERE: Final = -1


def card_of(view: TravelersView, choice: int | None) -> int:
    """The Hero Card that is played, paid for or asked for; the one with the next ability."""
    if choice is None or choice > n.ACTIVATE:
        return NOWHERE
    if choice == n.ACTIVATE:
        return view.cross.column[-1][0]
    return choice % n.MOST_CARDS


def place_of(view: TravelersView, choice: int | None) -> Cell | None:
    """Where a choice lies: row and column of the grid, or of the rooms on the table."""
    if choice is None:
        return None
    if view.world is not None:
        return _in_world(view.world, choice)
    if view.dungeon is not None:
        return _in_dungeon(view, view.dungeon, choice)
    return None


def _in_world(world: WorldView, choice: int) -> Cell | None:
    if n.GO <= choice < n.DOOR:
        return stepped(divmod(world.token, SIDE), DIRECTIONS[choice - n.GO])
    if n.GRID <= choice < n.HALF:
        number = str(choice - n.GRID + 1)
        for at, region in enumerate(world.cells):
            if region is not None and region.code[0] == number:
                return divmod(at, SIDE)
    return None


def _in_dungeon(view: TravelersView, dungeon: DungeonView, choice: int) -> Cell | None:
    here = room_at(dungeon, dungeon.room)
    if n.GO <= choice < n.DOOR:
        return on_table(here, stepped(dungeon.cell, DIRECTIONS[choice - n.GO]))
    if n.DOOR <= choice < n.ATTACH:
        code = code_of(choice - n.DOOR)
        return next((on_table(here, door.cell) for door in here.doors if door.code == code), None)
    if n.ATTACH <= choice < n.CELL:
        return room_at(dungeon, code_of(choice - n.ATTACH)).top_left
    if n.CELL <= choice < n.GRID:
        room = view.about[0]
        cell = divmod(choice - n.CELL, size(room % 4)[1])
        return on_table(room_at(dungeon, code_of(room)), cell)
    return on_table(here, here.symbol) if choice == n.SYMBOL else None


def room_at(dungeon: DungeonView, code: str) -> RoomView:
    return next(room for room in dungeon.rooms if room.code == code)


def on_table(room: RoomView, cell: Cell) -> Cell:
    return room.top_left[0] + cell[0], room.top_left[1] + cell[1]


# Walking with the arrow keys


def beside(
    view: TravelersView, choice: int, choices: Sequence[int], across: int, down: int
) -> int | None:
    """The choice that lies next in this direction; None where the list's own order counts."""
    way = n.GO + DIRECTIONS.index((down, across))
    if n.GO <= choice < n.DOOR:
        return way if way in choices else None
    if view.step == "plan":
        return _among_cards(choice, choices, across, down)
    return _nearest(view, choice, choices, across, down)


def _among_cards(choice: int, choices: Sequence[int], across: int, down: int) -> int | None:
    """Left and right: the same with the next card. Up and down: something else with this card."""
    if choice >= n.ACTIVATE:
        return None
    kind, card = divmod(choice, n.MOST_CARDS)
    if across:
        same = [one for one in choices if one < n.ACTIVATE and one // n.MOST_CARDS == kind]
        return same[(same.index(choice) + across) % len(same)]
    column = [one for one in choices if one >= n.ACTIVATE or one % n.MOST_CARDS == card]
    return column[(column.index(choice) + down) % len(column)]


def _nearest(
    view: TravelersView, choice: int, choices: Sequence[int], across: int, down: int
) -> int | None:
    here = place_of(view, choice)
    if here is None:
        return None
    found: list[tuple[int, int, int]] = []
    for other in choices:
        there = place_of(view, other)
        if there is not None:
            rows, columns = there[0] - here[0], there[1] - here[1]
            far = columns * across + rows * down
            if far > 0:
                found.append((far + 2 * abs(columns * down + rows * across), far, other))
    return min(found)[2] if found else None
