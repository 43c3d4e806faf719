"""Marks on the sheet, what the hero owns and knows, the room; moving by instruction; the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import BOX, CELL, NO, ROOM
from stampadia.games.chronicles.rules.ending import finish
from stampadia.games.chronicles.rules.harm import hurt
from stampadia.games.chronicles.rules.hero import (
    fights_in,
    gain_gold,
    gain_hp,
    gain_xp,
    lose_xp,
    spend_gold,
)
from stampadia.games.chronicles.rules.lines import stop_reading
from stampadia.games.chronicles.rules.moving import (
    arrive,
    draw_room,
    free_cells,
    move_back,
    unknown,
)
from stampadia.games.chronicles.rules.questions import (
    IntoRoom,
    NewAbility,
    NewCell,
    Riddling,
)
from stampadia.games.chronicles.rules.steps import Question, Reading, ask

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


# Marks on the sheet


def narrate(position: Position, act: say.Narrate, reading: Reading) -> None:
    """Ruling 31: words have no effect."""


def nothing(position: Position, act: say.Nothing, reading: Reading) -> None:
    position.news.append(("nothing",))


def tick(position: Position, act: say.Tick, reading: Reading) -> None:
    index = position.prepared.index_of.get(act.room)
    if index is not None and not position.ticked >> index & 1:
        position.ticked |= 1 << index
        position.dirty = True
        position.news.append(("ticked", act.room))


def cross(position: Position, act: say.Cross, reading: Reading) -> None:
    cells = position.prepared.rooms[reading.room].cells
    found = [cell for cell in cells if position.digit_at(cell) == act.cell]
    if found:
        position.crossed |= set(found)
        position.news.append(("crossed-cell", act.cell))


def draw_cell(position: Position, act: say.DrawCell, reading: Reading) -> None:
    """In any empty cell: no enemy, no grey cell, not the stairs."""
    room = position.prepared.index_of.get(act.room)
    if room is None or unknown(position, room):
        return
    draw_room(position, room)
    empty = [
        CELL + cell
        for cell in free_cells(position, room)
        if not position.digit_at(cell) and cell not in (position.prepared.stairs, position.cell)
    ]
    ask(position, "draw-cell", empty, NewCell(act.cell), _draw_here)


def _draw_here(position: Position, about: NewCell, choice: int) -> None:
    cell = choice - CELL
    position.drawn_cells = {**position.drawn_cells, cell: about.digit}
    position.crossed -= {cell}
    position.news.append(("drew-cell", about.digit, cell))


def discover(position: Position, act: say.Discover, reading: Reading) -> None:
    room = position.prepared.index_of.get(act.room)
    if room is not None and not position.imagined:
        draw_room(position, room)


def select_room(position: Position, act: say.SelectRoom, reading: Reading) -> None:
    """Ruling 6: any undrawn row, decoys included."""
    undrawn = [
        ROOM + room
        for room in range(len(position.prepared.rooms))
        if not position.drawn >> room & 1
    ]
    ask(position, "select-room", undrawn, None, _select)


def _select(position: Position, about: None, choice: int) -> None:
    if not position.imagined:
        draw_room(position, choice - ROOM)


# Gold, HP, XP, items, memory


def change(position: Position, act: say.Change, reading: Reading) -> None:
    amount = abs(act.by)
    gain = act.by > 0
    match act.what:
        case "G":
            (gain_gold if gain else spend_gold)(position, amount)
        case "XP":
            (gain_xp if gain else lose_xp)(position, amount)
        case "HP":
            (gain_hp if gain else hurt)(position, amount)


def get(position: Position, act: say.Get, reading: Reading) -> None:
    """Ruling 29: what was used or lost cannot be had again."""
    index = position.prepared.item_index.get(act.item)
    if index is not None and position.items[index] == 0:
        position.items[index] = 1
        position.news.append(("got-item", index))


def lose(position: Position, act: say.Lose, reading: Reading) -> None:
    index = position.prepared.item_index.get(act.item)
    if index is not None and position.items[index] == 1:
        position.items[index] = 2
        position.news.append(("lost-item", index))


def learn(position: Position, act: say.Learn, reading: Reading) -> None:
    if act.keyword not in position.memory:
        position.memory |= {act.keyword}
        position.dirty = True
        position.news.append(("learned", act.keyword))


def forget(position: Position, act: say.Forget, reading: Reading) -> None:
    if act.keyword in position.memory:
        position.memory -= {act.keyword}
        position.dirty = True
        position.news.append(("forgot", act.keyword))


def gain_ability(position: Position, act: say.GainAbility, reading: Reading) -> None:
    """Manual: "if your Hero Sheet have no empty ability boxes, any new ability is lost"."""
    empty = [BOX + box for box, ability in enumerate(position.boxes) if ability is None]
    ask(position, "empty-box", empty, NewAbility(act.ability), _write_ability)


def _write_ability(position: Position, about: NewAbility, choice: int) -> None:
    box, ability = choice - BOX, about.ability
    position.boxes = (*position.boxes[:box], ability, *position.boxes[box + 1 :])
    position.news.append(("gained-ability", box, ability))


# The room


def room_is_empty(position: Position, act: say.RoomIsEmpty, reading: Reading) -> None:
    if reading.room == position.room:
        position.empty = True
        position.news.append(("room-is-empty",))


def no_escape(position: Position, act: say.NoEscape, reading: Reading) -> None:
    position.no_escape |= 1 << reading.room
    if fights_in(position, reading.room):
        position.news.append(("no-escape",))


def stop(position: Position, act: say.StopReading, reading: Reading) -> None:
    stop_reading(position, reading)


# Moving the hero by instruction, and the end of an adventure


# Moving the hero


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
    ask(position, "move-anywhere", cells, IntoRoom(room), _put_token)


def _put_token(position: Position, about: IntoRoom, choice: int) -> None:
    arrive(position, about.room, choice - CELL, by_instruction=True)


def go_to_stairs(position: Position, act: say.GoToStairs, reading: Reading) -> None:
    """Ruling 40: it counts as `move on stairs`."""
    arrive(position, position.prepared.start, position.prepared.stairs, by_instruction=True)


def go_back(position: Position, act: say.MoveBack, reading: Reading) -> None:
    move_back(position)


def riddle(position: Position, act: say.Riddle, reading: Reading) -> None:
    """Ruling 33: the player names a number that is on the table, or has no idea."""
    rows = [ROOM + room for room in range(len(position.prepared.rooms))]
    question = Question("riddle", (*rows, NO), Riddling(reading.clause), _solve)
    position.agenda.append(question)


def _solve(position: Position, about: Riddling, choice: int) -> None:
    if choice != NO:
        _move_into(position, choice - ROOM)


def win(position: Position, act: say.Win, reading: Reading) -> None:
    finish(position, "won", won=True)


def tear_off(position: Position, act: say.TearOff, reading: Reading) -> None:
    """The page is destroyed: the adventure ends here, and nothing was won on it but the story."""
    finish(position, "torn-off", won=False)
