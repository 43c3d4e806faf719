"""Moving the hero by instruction, and the end of an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import CELL, NO, ROOM
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.doing import Reading, means
from stampadia.games.chronicles.rules.ending import finish
from stampadia.games.chronicles.rules.moving import (
    arrive,
    draw_room,
    free_cells,
    move_back,
    unknown,
)
from stampadia.kernel.agenda import Question

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

# Moving the hero


@means(say.MoveAnywhere)
def move_anywhere(position: Position, act: say.MoveAnywhere, reading: Reading) -> None:
    """Ruling 7: draw it, stand on any valid cell, read its text; no gold."""
    prepared = position.prepared
    room = prepared.start if act.room is None else prepared.index_of.get(act.room)
    if room is not None:
        _move_into(position, room)


def _move_into(position: Position, room: int) -> None:
    if unknown(position, room):
        return
    draw_room(position, room)
    cells = [CELL + cell for cell in free_cells(position, room)]
    ask(position, "move-anywhere", cells, room, _put_token)


def _put_token(position: Position, room: int, choice: int) -> None:
    arrive(position, room, choice - CELL, by_instruction=True)


@means(say.GoToStairs)
def go_to_stairs(position: Position, act: say.GoToStairs, reading: Reading) -> None:
    """Ruling 40: it counts as `move on stairs`."""
    arrive(position, position.prepared.start, position.prepared.stairs, by_instruction=True)


@means(say.MoveBack)
def go_back(position: Position, act: say.MoveBack, reading: Reading) -> None:
    move_back(position)


@means(say.Riddle)
def riddle(position: Position, act: say.Riddle, reading: Reading) -> None:
    """Ruling 33: the player names a number that is on the table, or has no idea."""
    rows = [ROOM + room for room in range(len(position.prepared.rooms))]
    question = Question("riddle", 0, (*rows, NO), reading.clause, _solve)
    position.agenda.append(question)


def _solve(position: Position, clause: int, choice: int) -> None:
    if choice != NO:
        _move_into(position, choice - ROOM)


@means(say.Win)
def win(position: Position, act: say.Win, reading: Reading) -> None:
    finish(position, "won", won=True)


@means(say.TearOff)
def tear_off(position: Position, act: say.TearOff, reading: Reading) -> None:
    """The page is destroyed: the adventure ends here, and nothing was won on it but the story."""
    finish(position, "torn-off", won=False)
