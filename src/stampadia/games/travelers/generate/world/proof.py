"""A World → proof that it can be won, and that nothing a player does spoils it.

The search goes over what the grid can become. It lets the hero read the cards in any order. Walking
there he reads others on the way; that does no harm where cards only turn from A to B and leave:
each reading then changes nothing or brings him further along a way that ends.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, WORLD_CARDS, WORLD_SIDES, World
from stampadia.games.travelers.generate.world.readings import (
    B_UP,
    REMOVED,
    WON,
    Clause,
    Outcome,
    Reading,
    read_half,
    standing,
)
from stampadia.games.travelers.instructions import FillBox
from stampadia.kernel.errors import BadContent

# The search


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


# The proof


MOST_BOX_CONTENTS: Final = 64


class WorldProof(Struct, frozen=True):
    plan: tuple[str, ...]
    """The halves of a shortest way to the ending, in order; the first is where the hero starts."""
    states: int
    """How many different grids were looked at."""
    always: tuple[Clause, ...]
    """Conditions that are met whenever they are read."""
    never: tuple[Clause, ...]


def prove_world(world: World) -> WorldProof:
    """Raises Unproven for a World that cannot be won, can be spoilt, or has a half that never
    comes up."""
    plans: list[tuple[str, ...]] = []
    states = 0
    shown: set[int] = set()
    answers: dict[Clause, set[bool]] = {}
    for letters in box_contents(world):
        search = Search(world, letters)
        plans.append(_plan(search))
        states += len(search.edges)
        shown.update(_shown(search))
        for half in search.halves.values():
            for clause, found in half.reading.answers.items():
                answers.setdefault(clause, set()).update(found)
    for card in range(WORLD_CARDS):
        if card not in shown:
            raise Unproven("world-half-hidden", package=PACKAGE, half=f"{card + 1}B")
    return WorldProof(
        plan=plans[0],
        states=states,
        always=tuple(sorted(clause for clause, found in answers.items() if found == {True})),
        never=tuple(sorted(clause for clause, found in answers.items() if found == {False})),
    )


def _plan(search: Search) -> tuple[str, ...]:
    steps = search.steps_to_win()
    if not any(state in steps for state in search.first):
        raise Unproven("world-no-ending", package=PACKAGE)
    for state in search.edges:
        if state not in steps:
            raise Unproven("world-dead-end", package=PACKAGE, grid=_told(state))
    return search.plan(steps)


def _shown(search: Search) -> Iterator[int]:
    """The cards whose B half can be up."""
    for card in range(WORLD_CARDS):
        if any(state != WON and standing(card, state) == B_UP for state in search.edges):
            yield card


def box_contents(world: World) -> Iterator[Mapping[str, str]]:
    """What the leftmost free box may show once one was filled: boxes last between games."""
    shown = {
        code: sorted({*act.boxes[1:], act.end})
        for code, meeting in world.meetings().items()
        for instruction in meeting.instructions
        for act in instruction.do
        if isinstance(act, FillBox)
    }
    if prod(len(letters) for letters in shown.values()) > MOST_BOX_CONTENTS:
        raise Unproven("world-too-wide", package=PACKAGE, most=MOST_STATES)
    for letters in product(*shown.values()):
        yield dict(zip(shown, letters, strict=True))


def _told(state: int) -> str:
    return " ".join(
        f"{card + 1}{WORLD_SIDES[standing(card, state)]}"
        for card in range(WORLD_CARDS)
        if standing(card, state) != REMOVED
    )
