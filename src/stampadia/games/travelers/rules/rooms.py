"""Walking in a Dungeon: doors, symbols, teleports. Manual: "Dungeon Adventure: Movement"; rulings
D1 to D10, D17 and D18."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.geometry import size
from stampadia.games.travelers.ground import Passageway, code_of, room_of
from stampadia.games.travelers.rules.approaching import dungeon_of
from stampadia.games.travelers.rules.cards import discard
from stampadia.games.travelers.rules.ending import Finished, unknown
from stampadia.games.travelers.rules.reading import changes_anything, read
from stampadia.kernel.agenda import Question, Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Cell
    from stampadia.games.travelers.dungeon_state import DungeonState
    from stampadia.games.travelers.position import Position


class Explore(Step["Position"]):
    """Walking inside a room is free, so what is chosen is where to: a door, or the symbol."""

    __slots__ = ()

    name = "explore"

    def proceed(self, position: Position) -> Pending | None:
        state = dungeon_of(position)
        if state.entering:
            state.entering = False
            _enter(position, state)
            return None
        choices = walks(state)
        if choices:
            return Ask(0, choices)
        position.news.append(("lost-the-way",))
        position.agenda = [Finished("lost-the-way", 0.0)]
        return None

    def take(self, position: Position, choice: int) -> None:
        position.agenda.append(self)
        position.turn += 1
        state = dungeon_of(position)
        if choice == n.SYMBOL:
            state.cell = state.here.symbol
            step_on_symbol(position, state)
        else:
            _take_door(position, state, choice - n.DOOR)

    def __repr__(self) -> str:
        return self.name


def _active(state: DungeonState) -> bool:
    """Does something happen on the symbol of this room?"""
    entry = state.here.entry
    return entry is not None and entry.trigger != "immediate"


def walks(state: DungeonState) -> list[int]:
    """Doors that are reached without stepping on a symbol that acts, and the symbol."""
    room = state.here
    barred = room.symbol if _active(state) else None
    reached = {state.cell}
    edge = [state.cell]
    beside_symbol = False
    while edge:
        for _, to in room.steps[edge.pop()]:
            if to == barred:
                beside_symbol = True
            elif to not in reached:
                reached.add(to)
                edge.append(to)
    doors = sorted(n.DOOR + door.to for door in state.open_doors() if door.cell in reached)
    return [*doors, n.SYMBOL] if beside_symbol else doors


def _enter(position: Position, state: DungeonState) -> None:
    """Ruling D8: on every entry, also when coming back."""
    entry = state.here.entry
    if state.room in state.unknown:
        unknown(position)
    elif entry is not None and entry.trigger == "immediate":
        read(position, state.code_here())
    elif state.cell == state.here.symbol:
        step_on_symbol(position, state)


def step_on_symbol(position: Position, state: DungeonState) -> None:
    """Ruling D9."""
    entry = state.here.entry
    if entry is None or entry.trigger == "immediate":
        return
    place = state.code_here()
    if entry.trigger == "choice" and not changes_anything(position, place):
        position.news.append(("nothing-to-do",))
    elif entry.trigger == "choice":
        position.agenda.append(Question("offer", 0, [n.YES, n.NO], place, _answered))
    else:
        read(position, place)


def _answered(position: Position, place: str, choice: int) -> None:
    if choice == n.YES:
        read(position, place)
    else:
        position.news.append(("declined", place))


# Doors


def _take_door(position: Position, state: DungeonState, to: int) -> None:
    """Ruling D2: free where the room is attached; else a card is discarded, and it is placed."""
    door = next(door for door in state.open_doors() if door.to == to)
    if state.attached(state.room, door):
        _cross(position, door)
    elif position.hand:
        cards = [n.TAKE + card for card in sorted(position.hand)]
        position.agenda.append(Question("discard-to-move", 0, cards, door, _paid))
    else:
        _place(position, door)


def _paid(position: Position, door: Passageway, choice: int) -> None:
    position.hand.remove(choice - n.TAKE)
    discard(position, choice - n.TAKE)
    _place(position, door)


def _place(position: Position, door: Passageway) -> None:
    state = dungeon_of(position)
    state.place_behind(state.room, door)
    position.news.append(("room-placed", code_of(door.to)))
    _cross(position, door)


def _cross(position: Position, door: Passageway) -> None:
    state = dungeon_of(position)
    assert door.arrival is not None
    state.came = state.room, door.cell
    state.room, state.cell = door.to, door.arrival
    state.entering = True
    position.news.append(("crossed", code_of(door.to)))


# Teleports


def is_gone(position: Position, place: str) -> bool:
    """Its card has joined the hero."""
    return room_of(place) // 4 in dungeon_of(position).gone


def teleport(position: Position, place: str) -> None:
    """Ruling D17."""
    state = dungeon_of(position)
    room = room_of(place)
    if is_gone(position, place):
        position.news.append(("no-such-room", place))
        return
    if state.on_table(room):
        _choose_cell(position, room)
        return
    beside = state.places_to_attach(room)
    if len(beside) > 1:
        choices = sorted(n.ATTACH + number for number, _ in beside)
        position.agenda.append(Question("attach", 0, choices, room, _attach))
    elif beside:
        _attach(position, room, n.ATTACH + beside[0][0])
    else:
        state.place_apart(room)
        position.news.append(("room-placed", place))
        _choose_cell(position, room)


def _attach(position: Position, room: int, choice: int) -> None:
    state = dungeon_of(position)
    beside = dict(state.places_to_attach(room))
    state.place_behind(choice - n.ATTACH, beside[choice - n.ATTACH])
    position.news.append(("room-placed", code_of(room)))
    _choose_cell(position, room)


def _choose_cell(position: Position, room: int) -> None:
    state = dungeon_of(position)
    if room in state.unknown:
        unknown(position)
        return
    cells = sorted(state.ground[room].floor)
    choices = [cell_choice(room, cell) for cell in cells]
    position.agenda.append(Question("teleport", 0, choices, room, _teleported))


def cell_choice(room: int, cell: Cell) -> int:
    return n.CELL + cell[0] * size(room % 4)[1] + cell[1]


def cell_chosen(room: int, choice: int) -> Cell:
    return divmod(choice - n.CELL, size(room % 4)[1])


def _teleported(position: Position, room: int, choice: int) -> None:
    state = dungeon_of(position)
    state.room, state.cell = room, cell_chosen(room, choice)
    state.came = None
    state.entering = True
    position.news.append(("teleported", code_of(room)))


# A card that leaves


def leave_card(position: Position, card: int) -> None:
    """Ruling D18: back to the door cell the hero came through; after a teleport to the nearest
    room on the table, by its number."""
    state = dungeon_of(position)
    state.take_away(card)
    if state.room // 4 != card:
        return
    if state.came is not None and state.on_table(state.came[0]):
        state.room, state.cell = state.came
    else:
        number, placed = min(state.table.items())
        state.room = number * 4 + placed.orientation
        state.cell = min(state.here.floor)
    state.came = None
    position.news.append(("stepped-back", state.code_here()))
