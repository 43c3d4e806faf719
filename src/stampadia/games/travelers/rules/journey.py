"""The way through an adventure. Manual: "Setup", "Training", "World Adventure: Movement", "Dungeon
Adventure: Movement"; rulings W1 to W3 and D1 to D10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Enemy
from stampadia.games.travelers.rules.agenda import TextOffered, WayPaid
from stampadia.games.travelers.rules.cards import discard, lay_shuffled
from stampadia.games.travelers.rules.combat_turn import begin_fight
from stampadia.games.travelers.rules.dungeon import dungeon_of
from stampadia.games.travelers.rules.ending import Finished, unknown
from stampadia.games.travelers.rules.fight import Fight
from stampadia.games.travelers.rules.floor_plan import code_of
from stampadia.games.travelers.rules.reading import changes_anything, read
from stampadia.games.travelers.rules.rooms import DoorTaken, Passageway
from stampadia.games.travelers.rules.steps import Question, Step
from stampadia.games.travelers.rules.world import EMPTY, cell_beyond, ways, world_of
from stampadia.kernel.pending import Ask, Pending, Shuffle
from stampadia.workbench.bilingual import Text

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.rules.dungeon import DungeonState

TRAINING_LEVEL: Final = 4
DUMMY: Final = Enemy(Text("the Training Dummy", "il Manichino"), level=4, attack=3, defense=5)
"""Manual: "Can you defeat a Defense 5 enemy?", "block the enemy Attack 3"; whoever defeats it gains
a Level, so its own is not lower than the hero's."""


def begin(position: Position) -> None:
    if position.world is not None:
        position.agenda = [Travel(), LayGrid(), FirstHand()]
    elif position.dungeon is not None:
        position.agenda = [Explore(), FirstHand()]
    else:
        position.agenda = [Finished("won", 1.0)]
        begin_fight(position, Fight(DUMMY))


class FirstHand(Step):
    """Manual: shuffle the Hero Cards face up, slide 5 from the bottom."""

    name = "first-hand"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("shuffle", False, tuple(sorted(position.deck)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        lay_shuffled(position, choice)


# In a World


class LayGrid(Step):
    """Manual: shuffle the cards, make the grid, and place the token on the first card."""

    name = "lay-grid"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("grid", True, tuple(sorted(world_of(position).grid)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        world = world_of(position)
        world.grid = list(choice)
        world.token = world.grid.index(0)
        position.news.append(("grid-laid",))
        enter(position)


class Travel(Step):
    name = "travel"

    def proceed(self, position: Position) -> Pending:
        return Ask(0, [n.GO + way for way in ways(world_of(position).token)])

    def take(self, position: Position, choice: int) -> None:
        position.agenda.append(self)
        position.turn += 1
        _pay_to_move(position, WayPaid(choice - n.GO))


def _move(position: Position, way: int) -> None:
    world = world_of(position)
    world.token = cell_beyond(world.token, way)
    position.news.append(("moved", way))
    enter(position)


def enter(position: Position) -> None:
    """Ruling W1: read on every entry; an empty cell holds no text (W2)."""
    world = world_of(position)
    if world.here == EMPTY:
        return
    place = world.code(world.here)
    if place in world.unknown:
        unknown(position)
    else:
        read(position, place)


# In a Dungeon


class Explore(Step):
    """Walking inside a room is free, so what is chosen is where to: a door, or the symbol."""

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
        position.agenda.append(Question("offer", [n.YES, n.NO], TextOffered(place), _answered))
    else:
        read(position, place)


def _answered(position: Position, about: TextOffered, choice: int) -> None:
    if choice == n.YES:
        read(position, about.place)
    else:
        position.news.append(("declined", about.place))


# Doors


def _take_door(position: Position, state: DungeonState, to: int) -> None:
    """Ruling D2: free where the room is attached; else a card is discarded, and it is placed."""
    door = next(door for door in state.open_doors() if door.to == to)
    if state.attached(state.room, door):
        _cross(position, door)
    else:
        _pay_to_move(position, DoorTaken(door))


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


# The price of a move


def _pay_to_move(position: Position, to: WayPaid | DoorTaken) -> None:
    """Rulings W1 and D2: for one card of the hand; with an empty hand it is free."""
    if position.hand:
        cards = [n.TAKE + card for card in sorted(position.hand)]
        position.agenda.append(Question("discard-to-move", cards, to, _paid))
    else:
        _go_on(position, to)


def _paid(position: Position, to: WayPaid | DoorTaken, choice: int) -> None:
    position.hand.remove(choice - n.TAKE)
    discard(position, choice - n.TAKE)
    _go_on(position, to)


def _go_on(position: Position, to: WayPaid | DoorTaken) -> None:
    if isinstance(to, WayPaid):
        _move(position, to.way)
    else:
        _place(position, to.door)
