"""Where to go next: what reading each place brings, and what the way there costs; in a Dungeon
the rooms that were seen, and the doors to those that were not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.bots.prospects import fear
from stampadia.games.travelers.bots.texts import NOTHING, VICTORY, Visit, visit
from stampadia.games.travelers.content import Entry
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.games.travelers.rules.world import EMPTY, cell_beyond, ways
from stampadia.workbench.walking import steps_from

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.rules.world import WorldState

ENOUGH: Final = 60.0
"""No prize counts more, as long as there is a lesser one for less: first what is cheap."""
TRIFLE: Final = 5.0
"""Nobody goes anywhere for less; whoever comes by takes it."""
STEP: Final = 0.4
LATER_ON: Final = 50
LATE: Final = 110
"""Between these turns the hero loses patience with everything but the quest."""
DESPERATE: Final = 150
"""From this turn on no fear counts any more: whoever goes on avoiding the last fight will never
win."""
NO_BONUS: Final = (0, 0, 0)

Node = tuple[str, int]
"""A cell of the World, a room, or a room's symbol."""
CELL: Final = "cell"


class Way(NamedTuple):
    cost: float
    node: Node
    choice: int
    """The first step."""
    steps: int = 1


Leads = Callable[[Node], Iterable[tuple[Node, float]]]


def ways_from(
    first: list[tuple[int, Node]], leads: Leads, toll: Callable[[Node], float]
) -> list[Way]:
    """The cheapest way to each place that can be reached; its own toll is not yet counted."""
    waiting: list[Way] = []
    for choice, node in first:
        heappush(waiting, Way(STEP, node, choice))
    found: dict[Node, Way] = {}
    while waiting:
        way = heappop(waiting)
        if way.node in found:
            continue
        found[way.node] = way
        beyond = way.cost + toll(way.node)
        for node, cost in leads(way.node):
            if node not in found:
                heappush(waiting, Way(beyond + cost, node, way.choice, way.steps + 1))
    return list(found.values())


def best_way(
    ways_there: list[Way], visits: Callable[[Node], Visit], eagerness: float, fear: float
) -> int | None:
    """First what pays, then what must be; None where nothing is worth going to."""
    best: tuple[float, int] | None = None
    must: tuple[float, int] | None = None
    for way in ways_there:
        there = visits(way.node)
        if there.prize < TRIFLE:
            continue
        loss = there.toll + way.cost
        sure = there.prize >= VICTORY and loss < ENOUGH / 8
        prize = there.prize if sure else eagerness * min(there.prize, ENOUGH)
        score = prize - loss, -way.choice
        if score[0] > 0 and (best is None or score > best):
            best = score
        longing = there.prize - fear * loss - STEP * way.steps, -way.choice
        if must is None or longing > must:
            must = longing
    chosen = best or must
    return None if chosen is None else -chosen[1]


def eagerness(position: Position) -> float:
    """Nobody makes detours for ever."""
    return min(1.0, max(0.0, (LATE - position.turn) / (LATE - LATER_ON)))


def fear_left(position: Position) -> float:
    """How much what may be lost still counts, from 1 to 0."""
    return min(1.0, max(0.0, (DESPERATE - position.turn) / (DESPERATE - LATE)))


def travel(position: Position, choices: tuple[int, ...]) -> int | None:
    world = position.world
    assert world is not None
    known: dict[Node, Visit] = {}

    def visits(node: Node) -> Visit:
        if node not in known:
            known[node] = _visit_cell(position, world, node[1])
        return known[node]

    def leads(node: Node) -> Iterable[tuple[Node, float]]:
        return [((CELL, cell_beyond(node[1], way)), STEP) for way in ways(node[1])]

    first = [(choice, (CELL, cell_beyond(world.token, choice - n.GO))) for choice in choices]
    there = ways_from(first, leads, lambda node: max(0.0, -visits(node).net))
    return best_way(there, visits, eagerness(position), fear_left(position))


def _visit_cell(position: Position, world: WorldState, cell: int) -> Visit:
    card = world.grid[cell]
    if card == EMPTY:
        return NOTHING
    place = world.code(card)
    return visit(position, place, world.meeting(place), world.bonus(cell), 0)


# In a Dungeon


ROOM, SYMBOL = "room", "symbol"
DISCOVERY: Final = 30.0
"""What a room that nobody has seen promises, as long as the mission is not fulfilled."""
FOREBODING: Final = 60.0
"""The same of a room that a text speaks of: the quest leads there."""
NEEDED: Final = 40.0
"""What it is worth to lay a room that the mission needs."""
DEEP: Final = 3
ON_THE_WAY: Final = 1
"""How many steps the enemy's symbol is away when a room is entered, as far as it matters."""


def explore(position: Position, choices: tuple[int, ...]) -> int | None:
    chart = Chart(position)
    first = [chart.first_step(choice) for choice in choices if not chart.would_refuse(choice)]
    there = ways_from(first, chart.leads, chart.toll)
    return best_way(there, chart.visit, eagerness(position), fear_left(position))


def anything_elsewhere(position: Position) -> bool:
    """Is there another room that is worth going to?"""
    chart = Chart(position)
    state = chart.state
    doors = {door.to for room in state.seen - {state.room} for door in state.rooms[room].doors}
    rooms = sorted((state.seen | doors) - {state.room})
    visits = (chart.visit((kind, room)) for room in rooms for kind in (ROOM, SYMBOL))
    return any(there.prize >= TRIFLE and there.net > 0 for there in visits)


def accepts(position: Position, entry: Entry) -> bool:
    """Does what a symbol offers pay, for whoever stands on it?"""
    return visit(position, entry.room, entry.meeting, NO_BONUS, 0).net > 0


def entry_visit(position: Position, entry: Entry) -> Visit:
    return visit(position, entry.room, entry.meeting, NO_BONUS, ON_THE_WAY)


def _fulfils(sentence: say.Instruction) -> bool:
    return any(isinstance(act, say.FulfilMission) for act in sentence.do)


class Chart:
    """The rooms that were seen, and the doors that lead on."""

    def __init__(self, position: Position) -> None:
        assert position.dungeon is not None
        self.position = position
        self.state = position.dungeon
        self._known: dict[Node, Visit] = {}
        self._depths = steps_from([0], self._beyond)
        """How many doors each room is from the entrance, by what was seen."""
        self._named = self._spoken_of()
        self._wanted = self._needed()

    def first_step(self, choice: int) -> tuple[int, Node]:
        if choice == n.SYMBOL:
            return choice, (SYMBOL, self.state.room)
        return choice, (ROOM, choice - n.DOOR)

    def would_refuse(self, choice: int) -> bool:
        """Whoever would refuse what a symbol offers need not step on it again and again."""
        entry = self.state.here.entry
        if choice != n.SYMBOL or entry is None or entry.trigger != "choice":
            return False
        return not accepts(self.position, entry)

    def leads(self, node: Node) -> Iterable[tuple[Node, float]]:
        state = self.state
        kind, room = node
        if room not in state.seen:
            return
        entry = state.rooms[room].entry
        if kind == ROOM and entry is not None and entry.trigger != "immediate":
            yield (SYMBOL, room), STEP
        for door in state.rooms[room].doors:
            if door.arrival is not None and door.to // 4 not in state.gone:
                attached = state.on_table(room) and state.attached(room, door)
                yield (ROOM, door.to), STEP if attached else 3 * STEP

    def toll(self, node: Node) -> float:
        """A symbol that asks can be refused."""
        entry = self.state.rooms[node[1]].entry
        if node[0] == SYMBOL and entry is not None and entry.trigger == "choice":
            return 0.0
        return max(0.0, -self.visit(node).net)

    def visit(self, node: Node) -> Visit:
        found = self._known.get(node)
        if found is None:
            found = self._known[node] = self._visit(*node)
        return found

    def _visit(self, kind: str, room: int) -> Visit:
        if room not in self.state.seen:
            return self._unseen(room)
        entry = self.state.rooms[room].entry
        found = NOTHING
        if entry is not None and (entry.trigger == "immediate") == (kind == ROOM):
            found = entry_visit(self.position, entry)
        if kind == ROOM and room in self._wanted:
            return Visit(found.prize + NEEDED, found.toll)
        return found

    def _unseen(self, room: int) -> Visit:
        if self.state.fulfilled:
            return Visit(0.0, fear(self.position, DEEP))
        if room in self._named:
            return Visit(FOREBODING, fear(self.position, DEEP))
        return Visit(DISCOVERY, fear(self.position, self._depths.get(room, DEEP)))

    def _beyond(self, room: int) -> list[int]:
        return [door.to for door in self.state.rooms[room].doors] if room in self.state.seen else []

    def _spoken_of(self) -> set[int]:
        """Rooms that texts name, among those that were seen."""
        found: set[int] = set()
        for room in self.state.seen:
            entry = self.state.rooms[room].entry
            for sentence in entry.meeting.instructions if entry is not None else ():
                found.update(
                    room_of(part.place)
                    for part in (*sentence.when, *sentence.do)
                    if isinstance(part, say.Mapped | say.Teleport) and len(part.place) > 1
                )
        return found

    def _needed(self) -> set[int]:
        """Rooms that have to be mapped for the mission, and are not: whoever goes there lays
        them."""
        state = self.state
        if state.fulfilled:
            return set()
        return {
            room_of(condition.place)
            for room in state.seen
            if (entry := state.rooms[room].entry) is not None
            and any(map(_fulfils, entry.meeting.instructions))
            for sentence in entry.meeting.instructions
            for condition in sentence.when
            if isinstance(condition, say.Mapped)
            and condition.none == any(isinstance(act, say.StopReading) for act in sentence.do)
            and not state.mapped(condition.place)
        }
