"""All that the grid of a World can become, and the ways from one state to the next."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, WORLD_CARDS, WORLD_SIDES, World
from stampadia.games.travelers.generate.world_grid import standing
from stampadia.games.travelers.generate.world_readings import WON, Outcome, Reading, read_half
from stampadia.kernel.errors import BadContent

MOST_STATES: Final = 20_000
"""Ours have some hundred; who writes by hand may have more, but must not wait for ever."""

Edge = tuple[str, int]
"""The half that is read, and the state afterwards."""


class Unproven(BadContent):
    """What is wrong with a World."""


class Half(Struct):
    """A half, and what its reading was found to do before."""

    code: str
    reading: Reading
    watched: int
    known: dict[int, tuple[Outcome, ...]]

    def outcomes(self, state: int) -> Iterator[Outcome]:
        """Remembered as changes: what is not watched does not matter, and stays as it is."""
        seen = state & self.watched
        if seen not in self.known:
            self.known[seen] = tuple(
                (WON if after == WON else after ^ state, sure)
                for after, sure in sorted(self.reading.outcomes(state))
            )
        for change, sure in self.known[seen]:
            yield (WON if change == WON else state ^ change), sure


class Search:
    """For one content of the tick boxes: `letters` tells what the leftmost free box shows."""

    def __init__(self, world: World, letters: Mapping[str, str]) -> None:
        self.halves = dict(_halves(world, letters))
        self.first = [state for state, _ in self.halves[0, 0].outcomes(0)]
        """The hero begins by reading the first card."""
        self.edges: dict[int, list[Edge]] = {}
        """The sure ones, for every state that can come about."""
        self._run()

    def _run(self) -> None:
        waiting = deque(self.first)
        while waiting:
            state = waiting.popleft()
            if state in self.edges:
                continue
            if len(self.edges) >= MOST_STATES:
                raise Unproven("world-too-wide", package=PACKAGE, most=MOST_STATES)
            self.edges[state] = []
            if state != WON:
                waiting.extend(self._next(state))

    def _next(self, state: int) -> Iterator[int]:
        for card in range(WORLD_CARDS):
            half = self.halves.get((card, standing(card, state)))
            if half is None:
                continue
            for after, sure in half.outcomes(state):
                if after != state:
                    if sure:
                        self.edges[state].append((half.code, after))
                    yield after

    def steps_to_win(self) -> dict[int, int]:
        """For every state that the ending can still be reached from, how many readings it takes."""
        before: dict[int, list[int]] = {}
        for state, edges in self.edges.items():
            for _, after in edges:
                before.setdefault(after, []).append(state)
        steps = {WON: 0} if WON in self.edges else {}
        waiting = deque(steps)
        while waiting:
            state = waiting.popleft()
            for earlier in before.get(state, ()):
                if earlier not in steps:
                    steps[earlier] = steps[state] + 1
                    waiting.append(earlier)
        return steps

    def plan(self, steps: Mapping[int, int]) -> tuple[str, ...]:
        """The halves of a shortest way."""
        state = min(self.first, key=lambda first: steps[first])
        halves = [_code(0, 0)]
        while state != WON:
            leading = [edge for edge in self.edges[state] if edge[1] in steps]
            code, state = min(leading, key=lambda edge: steps[edge[1]])
            halves.append(code)
        return tuple(halves)


def _halves(world: World, letters: Mapping[str, str]) -> Iterator[tuple[tuple[int, int], Half]]:
    """Those that touch the grid; the first in any case, for it is read at the beginning."""
    for card, printed in enumerate(world.cards):
        for side, half in enumerate(printed.halves):
            code = _code(card, side)
            reading = read_half(card, side, half.meeting, letters.get(code, ""))
            if reading.above or reading.below or (card, side) == (0, 0):
                yield (card, side), Half(code, reading, reading.watched, {})


def _code(card: int, side: int) -> str:
    return f"{card + 1}{WORLD_SIDES[side]}"
