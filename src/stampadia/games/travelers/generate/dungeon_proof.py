"""That a Dungeon can be won: its doors fit one plane map, every entry can be read, and from
whatever can happen a way leads on to the win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.adventure_instructions import Instruction, Mapped, Teleport
from stampadia.games.travelers.content import Cell, Dungeon
from stampadia.games.travelers.generate.dungeon_plane import (
    Unproven,
    Ways,
    laid_out,
    unproven,
    ways_of,
)
from stampadia.games.travelers.generate.dungeon_search import Move, Search, State
from stampadia.games.travelers.ground import code_of, room_of

__all__ = ["DungeonProof", "Unproven", "prove_dungeon"]

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
    ways = ways_of(dungeon)
    corners = laid_out(ways)
    graph = _Graph(Search(dungeon, ways))
    for code in dungeon.meetings():
        if room_of(code) not in graph.rooms:
            raise unproven("dungeon-out-of-reach", room_of(code))
    way, symbols = graph.shortest_way()
    always, never = _without_choice(dungeon, ways)
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
        line = [state for state in self.after if state.won]
        left = dict.fromkeys(line, 0)
        for state in line:
            for earlier in self.before[state]:
                if earlier not in left:
                    left[earlier] = left[state] + 1
                    line.append(earlier)
        return left


# Conditions


def _without_choice(dungeon: Dungeon, ways: Ways) -> tuple[tuple[str, ...], tuple[str, ...]]:
    leads = _leads(dungeon, ways)
    found: dict[bool, list[str]] = {True: [], False: []}
    for room, needed in _conditions(dungeon):
        cases = _cases(room, needed, leads)
        if len(cases) == 1:
            found[cases.pop()].append(code_of(room))
    return tuple(found[True]), tuple(found[False])


def _conditions(dungeon: Dungeon) -> Iterator[tuple[int, tuple[Mapped, ...]]]:
    for code, meeting in dungeon.meetings().items():
        for passage in meeting.passages:
            if isinstance(passage, Instruction):
                needed = tuple(one for one in passage.when if isinstance(one, Mapped))
                if needed:
                    yield room_of(code), needed


def _leads(dungeon: Dungeon, ways: Ways) -> list[set[int]]:
    """From each room to others, through doors and by teleports."""
    found = [{way.to for way in out} for out in ways]
    for code, meeting in dungeon.meetings().items():
        for passage in meeting.passages:
            if isinstance(passage, Instruction):
                places = [act.place for act in passage.do if isinstance(act, Teleport)]
                found[room_of(code)].update(map(room_of, places))
    return found


def _cases(goal: int, needed: tuple[Mapped, ...], leads: list[set[int]]) -> set[bool]:
    """Whether a hero can come here with the conditions met, and with them not met."""
    asked = {room_of(one.place) for one in needed}
    wanted = frozenset(room_of(one.place) for one in needed if not one.none)
    start = (0, frozenset({0} & asked))
    found = {start}
    line = [start]
    for room, mapped in line:
        for to in leads[room]:
            shown = frozenset(one for one in mapped if one // 4 != to // 4)
            there = (to, shown | ({to} & asked))
            if there not in found:
                found.add(there)
                line.append(there)
    return {mapped == wanted for room, mapped in found if room == goal}
