"""Marks on the sheet, what the hero owns and knows, the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import BOX, CELL, ROOM
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.doing import Reading, means
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
    draw_room,
    free_cells,
    unknown,
)

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

# Marks on the sheet


@means(say.Narrate)
def narrate(position: Position, act: say.Narrate, reading: Reading) -> None:
    """Ruling 31: words have no effect."""


@means(say.Nothing)
def nothing(position: Position, act: say.Nothing, reading: Reading) -> None:
    position.news.append(("nothing",))


@means(say.Tick)
def tick(position: Position, act: say.Tick, reading: Reading) -> None:
    index = position.prepared.index_of.get(act.room)
    if index is not None and not position.ticked >> index & 1:
        position.ticked |= 1 << index
        position.dirty = True
        position.news.append(("ticked", act.room))


@means(say.Cross)
def cross(position: Position, act: say.Cross, reading: Reading) -> None:
    cells = position.prepared.rooms[reading.room].cells
    found = [cell for cell in cells if position.digit_at(cell) == act.cell]
    if found:
        position.crossed |= set(found)
        position.news.append(("crossed-cell", act.cell))


@means(say.DrawCell)
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
    ask(position, "draw-cell", empty, act.cell, _draw_here)


def _draw_here(position: Position, digit: int, choice: int) -> None:
    cell = choice - CELL
    position.drawn_cells = {**position.drawn_cells, cell: digit}
    position.crossed -= {cell}
    position.news.append(("drew-cell", digit, cell))


@means(say.Discover)
def discover(position: Position, act: say.Discover, reading: Reading) -> None:
    room = position.prepared.index_of.get(act.room)
    if room is not None and not position.imagined:
        draw_room(position, room)


@means(say.SelectRoom)
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


@means(say.Change)
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


@means(say.Get)
def get(position: Position, act: say.Get, reading: Reading) -> None:
    """Ruling 29: what was used or lost cannot be had again."""
    index = position.prepared.item_index.get(act.item)
    if index is not None and position.items[index] == 0:
        position.items[index] = 1
        position.news.append(("got-item", index))


@means(say.Lose)
def lose(position: Position, act: say.Lose, reading: Reading) -> None:
    index = position.prepared.item_index.get(act.item)
    if index is not None and position.items[index] == 1:
        position.items[index] = 2
        position.news.append(("lost-item", index))


@means(say.Learn)
def learn(position: Position, act: say.Learn, reading: Reading) -> None:
    if act.keyword not in position.memory:
        position.memory |= {act.keyword}
        position.dirty = True
        position.news.append(("learned", act.keyword))


@means(say.Forget)
def forget(position: Position, act: say.Forget, reading: Reading) -> None:
    if act.keyword in position.memory:
        position.memory -= {act.keyword}
        position.dirty = True
        position.news.append(("forgot", act.keyword))


@means(say.GainAbility)
def gain_ability(position: Position, act: say.GainAbility, reading: Reading) -> None:
    """Manual: "if your Hero Sheet have no empty ability boxes, any new ability is lost"."""
    empty = [BOX + box for box, ability in enumerate(position.boxes) if ability is None]
    ask(position, "empty-box", empty, act.ability, _write_ability)


def _write_ability(position: Position, ability: Ability, choice: int) -> None:
    box = choice - BOX
    position.boxes = (*position.boxes[:box], ability, *position.boxes[box + 1 :])
    position.news.append(("gained-ability", box, ability))


# The room


@means(say.RoomIsEmpty)
def room_is_empty(position: Position, act: say.RoomIsEmpty, reading: Reading) -> None:
    if reading.room == position.room:
        position.empty = True
        position.news.append(("room-is-empty",))


@means(say.NoEscape)
def no_escape(position: Position, act: say.NoEscape, reading: Reading) -> None:
    position.no_escape |= 1 << reading.room
    if fights_in(position, reading.room):
        position.news.append(("no-escape",))


@means(say.StopReading)
def stop(position: Position, act: say.StopReading, reading: Reading) -> None:
    stop_reading(position, reading)
