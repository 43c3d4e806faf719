"""What can happen in a Dungeon to a hero who can win every fight, as a graph of few states.

Doors open from every table: what lies on it matters only to "mapped". So a state is the room of the
token, which of the rooms that a text asks for are mapped, whether the mission is fulfilled, which
of the "For 1 time" texts that matter were followed, and whether a card has joined the hero.

Nobody is obliged to step on a symbol or to take an offer; Hero Cards may be such that a condition
on them holds, or not; no row of boxes is full, as in a first game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from stampadia.games.travelers.adventure_instructions import (
    AllowLeaving,
    AnyAct,
    BoxesFilled,
    FulfilMission,
    Instruction,
    JoinHero,
    Mapped,
    MissionFulfilled,
    StopReading,
    Teleport,
    Win,
)
from stampadia.games.travelers.content import Dungeon, Enemy, Entry, joining_card
from stampadia.games.travelers.generate.dungeon_plane import Ways, unproven
from stampadia.games.travelers.ground import ROOMS, room_of

_STRUCTURAL: Final = StopReading | Teleport | JoinHero | FulfilMission | Win | AllowLeaving
_NONE: Final = -1
MOST_SENTENCES: Final = 50_000
"""Ours need a few hundred; texts that send the hero on to each other could need any number."""

Item = Instruction | Enemy


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
    def __init__(self, dungeon: Dungeon, ways: Ways) -> None:
        self.ways = ways
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
            if isinstance(item, Instruction)
            for condition in item.when
            if isinstance(condition, Mapped)
        }
        joining = joining_card(dungeon)
        self.leaving = _NONE if joining is None else joining - 1

    def start(self) -> State:
        return State(0, mapped=frozenset({0} & self.asked))

    def moves(self, state: State) -> Iterator[Move]:
        if state.won:
            return
        for way in self.ways[state.room]:
            if way.to // 4 != state.gone:
                yield from self._enter(way.to, Move(state))
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
        self, acts: Sequence[AnyAct], rest: Sequence[Item], reading: _Reading
    ) -> Iterator[Move]:
        for act in acts:
            state = reading.move.to
            match act:
                case StopReading():
                    rest = ()
                case Teleport(place) if room_of(place) // 4 != state.gone:
                    reading = reading._replace(teleport=room_of(place))
                case JoinHero(card):
                    reading = reading.at(state._replace(room=state.came, gone=card - 1, came=0))
                case AllowLeaving():
                    reading = reading._replace(may_leave=True)
                case FulfilMission():
                    reading = reading.at(state._replace(fulfilled=True))
                case Win():
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
        [one for one in part if isinstance(one, Instruction) and _matters(one)]
        for part in (meeting.above, meeting.below)
    )
    enemy = [meeting.enemy] if meeting.enemy is not None and below else []
    return [*above, *enemy, *below]


def _matters(text: Instruction) -> bool:
    return any(isinstance(act, _STRUCTURAL) for act in text.do + text.otherwise)


def _holds(text: Instruction, state: State) -> bool | None:
    """None: it depends on the hero's cards."""
    unknown = False
    for condition in text.when:
        match condition:
            case Mapped(place, none):
                if (room_of(place) in state.mapped) == none:
                    return False
            case MissionFulfilled(none):
                if state.fulfilled == none:
                    return False
            case BoxesFilled(_, none):
                if not none:
                    return False
            case _:
                unknown = True
    return None if unknown else True
