"""That a Dungeon can be won: its doors fit one plane map, every entry can be read, and from
whatever can happen a way leads on to the win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import PACKAGE, Cell, Dungeon, Enemy, Entry, joining_card
from stampadia.games.travelers.rules.floor_plan import (
    DIRECTIONS,
    ROOMS,
    code_of,
    overlap,
    placed_beside,
    room_of,
    rooms_of,
)
from stampadia.games.travelers.rules.rooms import Passageway, Room
from stampadia.kernel.errors import BadContent
from stampadia.workbench.walking import steps_from

# The doors of a printed Dungeon, and where its rooms lie when all are laid out at once


class Unproven(BadContent):
    """A Dungeon that contradicts itself, or that nobody could win."""


Clash = Literal["twisted", "overlap"]


class Island:
    """Rooms that doors join, laid out on a table of their own, and what contradicts it."""

    def __init__(self, first: int, rooms: Sequence[Room]) -> None:
        self.corners: dict[int, Cell] = {first: (0, 0)}
        """The top left cell of each."""
        self.clashes: list[tuple[Clash, int, int]] = []
        """A room that cannot lie where it is, and the other one."""
        line = [first]
        for room in line:
            for door in rooms[room].doors:
                corner = placed_beside(self.corners[room], door)
                if door.to not in self.corners:
                    self.clashes += [
                        ("overlap", door.to, other)
                        for other, there in self.corners.items()
                        if overlap(corner, door.to % 4, there, other % 4)
                    ]
                    self.corners[door.to] = corner
                    line.append(door.to)
                elif self.corners[door.to] != corner:
                    self.clashes.append(("twisted", room, door.to))


def islands(rooms: Sequence[Room]) -> Iterator[Island]:
    """The entrance's first; what no door leads to has an origin of its own."""
    placed: set[int] = set()
    for room in rooms:
        if room.index not in placed and (room.doors or room.index == 0):
            island = Island(room.index, rooms)
            placed |= island.corners.keys()
            yield island


def laid_out(rooms: Sequence[Room]) -> tuple[Cell | None, ...]:
    """The top left cell of every room; Unproven if doors do not match or two rooms would lie on
    each other."""
    for room in rooms:
        for door in room.doors:
            _check_way_back(rooms, room.index, door)
    corners: dict[int, Cell] = {}
    for island in islands(rooms):
        if island.clashes:
            raise _worst(island)
        corners |= island.corners
    return tuple(corners.get(room) for room in range(ROOMS))


def _worst(island: Island) -> Unproven:
    """Doors that lead to two places, then the rooms that were laid first."""
    order = list(island.corners).index

    def laid(clash: tuple[Clash, int, int]) -> tuple[int, int]:
        kind, room, other = clash
        return (-1, -1) if kind == "twisted" else (order(other), order(room))

    kind, room, other = min(island.clashes, key=laid)
    pair = (room, other) if kind == "twisted" else (other, room)
    return unproven(f"dungeon-{kind}", *pair)


def _check_way_back(rooms: Sequence[Room], room: int, door: Passageway) -> None:
    """Ruling D3: there is exactly one, and it faces the door."""
    back = [other.direction for other in rooms[door.to].doors if other.to == room]
    if back != [(door.direction + 2) % len(DIRECTIONS)]:
        raise unproven("dungeon-no-door-back", door.to, room)


def unproven(key: str, room: int, other: int = 0) -> Unproven:
    return Unproven(key, package=PACKAGE, room=code_of(room), other=code_of(other))


# What can happen in a Dungeon to a hero who can win every fight, as a graph of few states.
#
# Doors open from every table: what lies on it matters only to "mapped". So a state is the room of
# the token, which of the rooms that a text asks for are mapped, whether the mission is fulfilled,
# which of the "For 1 time" texts that matter were followed, and whether a card has joined the hero.
#
# Nobody is obliged to step on a symbol or to take an offer; Hero Cards may be such that a condition
# on them holds, or not; no row of boxes is full, as in a first game


_STRUCTURAL: Final = (
    say.StopReading | say.Teleport | say.JoinHero | say.FulfilMission | say.Win | say.AllowLeaving
)
_NONE: Final = -1
MOST_SENTENCES: Final = 50_000
"""Ours need a few hundred; texts that send the hero on to each other could need any number."""

Item = say.Instruction | Enemy


class State(NamedTuple):
    room: int
    came: int = 0
    """The room before this one, for who stands on the joining card (ruling D18)."""
    mapped: frozenset[int] = frozenset()
    fulfilled: bool = False
    marks: frozenset[int] = frozenset()
    """Rooms whose "For 1 time" was followed."""
    gone: int = _NONE
    won: bool = False


class Move(NamedTuple):
    to: State
    unsure: bool = False
    """It needed a price that the hero perhaps cannot pay, or an escape."""
    rooms: tuple[int, ...] = ()
    """Those that were entered, one after the other."""
    on_symbol: bool = False
    """It began with a step on the symbol."""


class _Reading(NamedTuple):
    place: int
    move: Move
    may_leave: bool = False
    teleport: int = _NONE
    """Where the token goes when the text is read to its end."""

    def at(self, state: State) -> _Reading:
        return self._replace(move=self.move._replace(to=state))


class Search:
    def __init__(self, dungeon: Dungeon) -> None:
        self.rooms = rooms_of(dungeon)
        self.sentences = 0
        """Followed until now, on all ways that were tried."""
        self.texts: dict[int, list[Item]] = {}
        """What matters of each room's entry."""
        self.at_once: set[int] = set()
        for page in dungeon.pages:
            for entry in page:
                if items := _what_matters(entry):
                    self.texts[room_of(entry.room)] = items
                    if entry.trigger == "immediate":
                        self.at_once.add(room_of(entry.room))
        self.asked = {
            room_of(condition.place)
            for items in self.texts.values()
            for item in items
            if isinstance(item, say.Instruction)
            for condition in item.when
            if isinstance(condition, say.Mapped)
        }
        joining = joining_card(dungeon)
        self.leaving = _NONE if joining is None else joining - 1

    def start(self) -> State:
        return State(0, mapped=frozenset({0} & self.asked))

    def moves(self, state: State) -> Iterator[Move]:
        if state.won:
            return
        for door in self.rooms[state.room].doors:
            if door.to // 4 != state.gone:
                yield from self._enter(door.to, Move(state))
        if state.room in self.texts and state.room not in self.at_once:
            stepped = Move(state, on_symbol=True)
            yield from self._follow(self.texts[state.room], _Reading(state.room, stepped))

    def _enter(self, room: int, move: Move) -> Iterator[Move]:
        """Rulings D4 and D8: the card leaves its old place, and the entry is read."""
        card = room // 4
        mapped = frozenset(one for one in move.to.mapped if one // 4 != card)
        if room in self.asked:
            mapped |= {room}
        came = move.to.room if card == self.leaving else 0
        there = move.to._replace(room=room, mapped=mapped, came=came)
        after = move._replace(to=there, rooms=(*move.rooms, room))
        if room in self.at_once:
            yield from self._follow(self.texts[room], _Reading(room, after))
        else:
            yield after

    def _follow(self, items: Sequence[Item], reading: _Reading) -> Iterator[Move]:
        self.sentences += 1
        if self.sentences > MOST_SENTENCES:
            raise unproven("dungeon-too-tangled", reading.place)
        if not items:
            yield from self._end(reading)
            return
        item, *rest = items
        if isinstance(item, Enemy):
            yield reading.move._replace(unsure=reading.move.unsure or not reading.may_leave)
            yield from self._follow(rest, reading)
            return
        state = reading.move.to
        if item.once and reading.place in state.marks:
            yield from self._follow(rest, reading)
            return
        done = reading
        if item.once:
            done = reading.at(state._replace(marks=state.marks | {reading.place}))
        holds = _holds(item, state)
        if holds is not False:
            unsure = done.move.unsure or bool(item.price)
            paid = done._replace(move=done.move._replace(unsure=unsure))
            yield from self._act(item.do, rest, paid)
            if item.may or item.price:
                yield from self._follow(rest, reading)
        if holds is not True:
            yield from self._act(item.otherwise, rest, done if item.otherwise else reading)

    def _act(
        self, acts: Sequence[say.AnyAct], rest: Sequence[Item], reading: _Reading
    ) -> Iterator[Move]:
        for act in acts:
            state = reading.move.to
            match act:
                case say.StopReading():
                    rest = ()
                case say.Teleport(place) if room_of(place) // 4 != state.gone:
                    reading = reading._replace(teleport=room_of(place))
                case say.JoinHero(card):
                    reading = reading.at(state._replace(room=state.came, gone=card - 1, came=0))
                case say.AllowLeaving():
                    reading = reading._replace(may_leave=True)
                case say.FulfilMission():
                    reading = reading.at(state._replace(fulfilled=True))
                case say.Win():
                    yield reading.at(state._replace(won=True)).move
                    return
                case _:
                    pass
        yield from self._follow(rest, reading)

    def _end(self, reading: _Reading) -> Iterator[Move]:
        if reading.teleport == _NONE:
            yield reading.move
        elif len(reading.move.rooms) < ROOMS:  # else one teleport leads to the next for ever
            yield from self._enter(reading.teleport, reading.move)


def _what_matters(entry: Entry) -> list[Item]:
    meeting = entry.meeting
    above, below = (
        [one for one in part if isinstance(one, say.Instruction) and _matters(one)]
        for part in (meeting.above, meeting.below)
    )
    enemy = [meeting.enemy] if meeting.enemy is not None and below else []
    return [*above, *enemy, *below]


def _matters(text: say.Instruction) -> bool:
    return any(isinstance(act, _STRUCTURAL) for act in text.do + text.otherwise)


def _holds(text: say.Instruction, state: State) -> bool | None:
    """None: it depends on the hero's cards."""
    unknown = False
    for condition in text.when:
        match condition:
            case say.Mapped(place, none):
                if (room_of(place) in state.mapped) == none:
                    return False
            case say.MissionFulfilled(none):
                if state.fulfilled == none:
                    return False
            case say.BoxesFilled(_, none):
                if not none:
                    return False
            case _:
                unknown = True
    return None if unknown else True


# The proof


MOST_STATES: Final = 50_000
"""Ours have a few hundred; whoever writes more conditions waits a second or two at most."""


class DungeonProof(Struct, frozen=True):
    way: tuple[str, ...]
    """The rooms of a shortest way to win, from the entrance to the entrance."""
    symbols: tuple[int, ...]
    """After which of them, counted from 0, the hero steps on the symbol."""
    corners: tuple[Cell | None, ...]
    """Where each room lies on the plane map: its top left cell; None where no door leads."""
    always: tuple[str, ...]
    """Rooms with a condition on "mapped" that is met whenever it is read."""
    never: tuple[str, ...]
    """Rooms with one that never is."""


def prove_dungeon(dungeon: Dungeon) -> DungeonProof:
    corners = laid_out(rooms_of(dungeon))
    graph = _Graph(Search(dungeon))
    for code in dungeon.meetings():
        if room_of(code) not in graph.rooms:
            raise unproven("dungeon-out-of-reach", room_of(code))
    way, symbols = graph.shortest_way()
    always, never = _without_choice(dungeon)
    return DungeonProof(way, symbols, corners, always, never)


# The way


class _Graph:
    """Everything that can happen, breadth first; what needed a price or an escape counts as
    possible, but never as help."""

    def __init__(self, search: Search) -> None:
        self.start = search.start()
        self.after: dict[State, list[Move]] = {}
        self.before: dict[State, list[State]] = {self.start: []}
        self.rooms = {self.start.room}
        line = [self.start]
        for state in line:
            if len(line) > MOST_STATES:
                raise unproven("dungeon-too-tangled", state.room)
            self.after[state] = []
            for move in search.moves(state):
                self.rooms.update(move.rooms)
                if move.to not in self.before:
                    self.before[move.to] = []
                    line.append(move.to)
                if not move.unsure:
                    self.before[move.to].append(state)
                    self.after[state].append(move)

    def shortest_way(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        left = self._moves_left()
        for state in self.after:
            if state not in left:
                key = "dungeon-dead-end" if self.start in left else "dungeon-not-won"
                raise unproven(key, state.room)
        rooms = [self.start.room]
        symbols = []
        state = self.start
        while left[state]:
            move = min(self.after[state], key=lambda move: left[move.to])
            if move.on_symbol:
                symbols.append(len(rooms) - 1)
            rooms += move.rooms
            state = move.to
        return tuple(map(code_of, rooms)), tuple(symbols)

    def _moves_left(self) -> dict[State, int]:
        """To the win, from every state that leads to it."""
        return steps_from([state for state in self.after if state.won], self.before.__getitem__)


# Conditions


def _without_choice(dungeon: Dungeon) -> tuple[tuple[str, ...], tuple[str, ...]]:
    leads = _leads(dungeon)
    found: dict[bool, list[str]] = {True: [], False: []}
    for room, needed in _conditions(dungeon):
        cases = _cases(room, needed, leads)
        if len(cases) == 1:
            found[cases.pop()].append(code_of(room))
    return tuple(found[True]), tuple(found[False])


def _conditions(dungeon: Dungeon) -> Iterator[tuple[int, tuple[say.Mapped, ...]]]:
    for code, meeting in dungeon.meetings().items():
        for sentence in meeting.instructions:
            if needed := tuple(one for one in sentence.when if isinstance(one, say.Mapped)):
                yield room_of(code), needed


def _leads(dungeon: Dungeon) -> list[set[int]]:
    """From each room to others, through doors and by teleports."""
    found = [{door.to for door in room.doors} for room in rooms_of(dungeon)]
    for code, meeting in dungeon.meetings().items():
        for sentence in meeting.instructions:
            places = [act.place for act in sentence.do if isinstance(act, say.Teleport)]
            found[room_of(code)].update(map(room_of, places))
    return found


def _cases(goal: int, needed: tuple[say.Mapped, ...], leads: list[set[int]]) -> set[bool]:
    """Whether a hero can come here with the conditions met, and with them not met."""
    asked = {room_of(one.place) for one in needed}
    wanted = frozenset(room_of(one.place) for one in needed if not one.none)

    def led(at: tuple[int, frozenset[int]]) -> Iterator[tuple[int, frozenset[int]]]:
        room, mapped = at
        for to in leads[room]:
            shown = frozenset(one for one in mapped if one // 4 != to // 4)
            yield to, shown | ({to} & asked)

    found = steps_from([(0, frozenset({0} & asked))], led)
    return {mapped == wanted for room, mapped in found if room == goal}
