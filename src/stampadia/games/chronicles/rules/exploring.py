"""The rules, a module for each chapter of the manual; here, how an adventure goes on, and what one
does in a room without enemies. Manual: "Starting the game", "When there are no enemies…"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles import effects as effects  # fills the table of what acts mean
from stampadia.games.chronicles.choices import CELL
from stampadia.games.chronicles.content import OWNED
from stampadia.games.chronicles.moments import ENTER
from stampadia.games.chronicles.prepared import NEIGHBOURS, apart
from stampadia.games.chronicles.rules.battle import start_round
from stampadia.games.chronicles.rules.ending import finish, leave_battle
from stampadia.games.chronicles.rules.hero import enable_columns, fights_in
from stampadia.games.chronicles.rules.items import any_usable, use_beside, uses_item, with_items
from stampadia.games.chronicles.rules.lines import Occasion, look_at_states
from stampadia.games.chronicles.rules.moving import DOOR_PRICE, specials_in, step_onto
from stampadia.games.chronicles.rules.steps import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


__all__ = ["EXPLORE", "advance", "begin", "decide"]


def decide(position: Position, choice: int) -> None:
    """The player's answer: to the question that stands, or an item beside it."""
    if uses_item(position, choice):
        use_beside(position, choice)
        return
    position.through_door = False
    position.agenda.pop().take(position, choice)


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    while True:
        if position.dirty:
            look_at_states(position)
        pending = position.agenda[-1].proceed(position)
        if pending is not None:
            if type(pending) is Ask and OWNED in position.items:
                return with_items(position, pending)
            return pending


# A room without enemies


def begin(position: Position) -> None:
    """Manual: "Place the Hero Token on the stairs cell of the map, … read the stairs room
    instructions". Ruling 15: standing there is not `move on stairs`."""
    position.agenda = [EXPLORE]
    position.turn += 1
    enable_columns(position)
    position.agenda.append(Occasion(position.room, ENTER))


class Explore(Step):
    """The bottom of the agenda: what to do next, or a battle round if there are enemies.

    Inside a room every path is free, so a choice names where to go: a grey cell, the stairs, or
    the cell outside a door. What lies between is walked without being asked.
    """

    name = "explore"

    def proceed(self, position: Position) -> Pending | None:
        if fights_in(position, position.room):
            start_round(position)
            return None
        if position.battle is not None:
            leave_battle(position)
        choices = [CELL + cell for cell in destinations(position)]
        if choices or any_usable(position):
            return Ask(0, choices)
        finish(position, "stranded", won=False)
        return None

    def take(self, position: Position, choice: Any) -> None:
        position.agenda.append(self)
        position.turn += 1
        walk_to(position, choice - CELL)


EXPLORE: Final = Explore()


def destinations(position: Position) -> list[int]:
    """The cells where something may happen."""
    prepared = position.prepared
    room = prepared.rooms[position.room]
    found = []
    if not position.empty:
        found = [cell for cell in prepared.grey_in[position.room] if cell not in position.crossed]
        if position.drawn_cells:
            found += [
                cell
                for cell in position.drawn_cells
                if cell in room.inside and cell not in position.crossed and cell not in found
            ]
    if room.stairs >= 0:
        found.append(room.stairs)
    found += room.ways_out
    return found


def walk_to(position: Position, goal: int) -> None:
    """Cell by cell, around what would be triggered on the way; where there is no way around, the
    token stops there first (ruling 15)."""
    prepared = position.prepared
    inside = goal
    through_door = prepared.room_at.get(goal) != position.room
    if through_door:
        inside = prepared.door(position.room, goal).inside
    stop = _first_special(position, inside, goal_counts=not through_door)
    if stop is not None:
        step_onto(position, stop)
    elif not through_door:
        step_onto(position, goal)
    elif position.gold < DOOR_PRICE:
        # manual: "If you can't afford that, your time is up and your hero is lost in the dungeon"
        finish(position, "lost", won=False)
    else:
        position.cell = inside
        step_onto(position, goal)


def _first_special(position: Position, goal: int, *, goal_counts: bool) -> int | None:
    """The first cell in the way where something happens, if none of the ways is free of them."""
    specials = specials_in(position)
    specials.discard(position.cell)
    if goal_counts:
        specials.discard(goal)
    if not specials:
        return None
    inside = position.prepared.rooms[position.room].inside
    walked = {position.cell}
    barring: set[int] = set()
    edge = [position.cell]
    while edge and goal not in walked:
        following = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if there not in inside or there in walked:
                    continue
                if there in specials:
                    barring.add(there)
                    continue
                walked.add(there)
                following.append(there)
        edge = following
    if goal in walked:
        return None
    # of the cells that bar the way, the one nearest to the goal: the hero walks towards it
    return min([(apart(cell, goal), cell) for cell in barring])[1]
