"""A World → proof that it can be won, and that nothing a player does spoils it.

Reading a half has several outcomes. Some are *sure*: the player can bring them about, whatever his
cards are. Fights count as won, a "may" is answered both ways. What has a price, or depends on the
hero's cards, may happen and may not: its outcomes must do no harm, but no plan rests on them.

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

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import PACKAGE, WORLD_CARDS, WORLD_SIDES, Meeting, World
from stampadia.games.travelers.instructions import FillBox
from stampadia.kernel.errors import BadContent
from stampadia.workbench.walking import steps_from

# What the grid of a World shows, as one number: two bits a card (A up, B up, removed) and one bit
# for each half that bears a "For 1 time" mark

B_UP: Final = 1
REMOVED: Final = 2
_MARKS: Final = 2 * WORLD_CARDS
"""The first bit of the marks."""


def card_of(place: str) -> int:
    """From 0; a place is a half ("3B") or a card ("3")."""
    return int(place[0]) - 1


def standing(card: int, grid: int) -> int:
    return (grid >> (2 * card)) & 3


def mapped(place: str, grid: int) -> bool:
    """Ruling W4: a half that is up, or a card that is on the grid."""
    up = standing(card_of(place), grid)
    return up != REMOVED and (len(place) == 1 or up == WORLD_SIDES.index(place[1]))


def revealed(place: str, grid: int) -> int:
    """Ruling W5: nothing happens to a card that is removed, or shows this half already."""
    card, side = card_of(place), WORLD_SIDES.index(place[1])
    if standing(card, grid) in (side, REMOVED):
        return grid
    return _placed(card, side, grid)


def removed(card: int, grid: int) -> int:
    return _placed(card, REMOVED, grid)


def mark(card: int, side: int) -> int:
    return 1 << (_MARKS + 2 * card + side)


def bits(card: int) -> int:
    """All that tells of this card."""
    return 3 << (2 * card) | 3 << (_MARKS + 2 * card)


def _placed(card: int, standing: int, grid: int) -> int:
    """Its marks go with the turn (ruling W9)."""
    return (grid & ~bits(card)) | standing << (2 * card)


# Readings

WON: Final = -1

Outcome = tuple[int, bool]
"""The state afterwards, and whether it is sure."""

_TOUCHES: Final = (
    say.Reveal,
    say.RemoveThis,
    say.JoinHero,
    say.StopReading,
    say.AllowLeaving,
    say.Win,
)


class Clause(Struct, frozen=True, order=True):
    """A condition of a World: which half, above or below the enemy, which passage, which one."""

    half: str
    below: bool
    passage: int
    condition: int


class _Sentence(Struct, frozen=True):
    instruction: say.Instruction
    clauses: tuple[Clause, ...]


class _Moment(Struct):
    """In the middle of a reading."""

    state: int
    sure: bool = True
    reading: bool = True
    may_leave: bool = False


class Reading(Struct, frozen=True):
    """The text of one half."""

    card: int
    side: int
    above: tuple[_Sentence, ...]
    fight: bool
    below: tuple[_Sentence, ...]
    letter: str
    """What the leftmost free box of this text shows."""
    answers: dict[Clause, set[bool]]
    """How "mapped" was answered in all readings so far."""

    def outcomes(self, state: int) -> frozenset[Outcome]:
        moments = [_Moment(state)]
        for sentence in self.above:
            moments = [after for now in moments for after in self._follow(sentence, now)]
        if self.fight:
            moments = [after for now in moments for after in _fought(now)]
        for sentence in self.below:
            moments = [after for now in moments for after in self._follow(sentence, now)]
        return frozenset((moment.state, moment.sure) for moment in moments)

    @property
    def watched(self) -> int:
        """The bits that a reading looks at or changes."""
        found = bits(self.card)
        for instruction in (sentence.instruction for sentence in self.above + self.below):
            for condition in instruction.when:
                if isinstance(condition, say.Mapped):
                    found |= bits(card_of(condition.place))
            for act in instruction.do + instruction.otherwise:
                if isinstance(act, say.Reveal):
                    found |= bits(card_of(act.place))
                elif isinstance(act, say.JoinHero):
                    found |= bits(act.card - 1)
        return found

    def _follow(self, sentence: _Sentence, now: _Moment) -> Iterator[_Moment]:
        instruction = sentence.instruction
        if not now.reading or now.state == WON or self._done(instruction, now.state):
            yield now
            return
        met, sure = self._met(sentence, now.state)
        if met or not sure:
            yield from self._take(instruction, now, sure)
        if not met or not sure:
            yield self._acted(instruction.otherwise, now, sure)

    def _done(self, instruction: say.Instruction, state: int) -> bool:
        return instruction.once and bool(state & mark(self.card, self.side))

    def _take(self, instruction: say.Instruction, now: _Moment, sure: bool) -> Iterator[_Moment]:
        paid = not instruction.price
        if instruction.may:
            yield _Moment(now.state, now.sure and sure, may_leave=now.may_leave)
        elif not paid:
            yield _Moment(now.state, sure=False, may_leave=now.may_leave)
        if instruction.once:
            now = _Moment(now.state | mark(self.card, self.side), now.sure, may_leave=now.may_leave)
        yield self._acted(instruction.do, now, sure and paid)

    def _met(self, sentence: _Sentence, state: int) -> tuple[bool, bool]:
        """Whether the condition is met, and whether this is sure."""
        sure = True
        for condition, clause in zip(sentence.instruction.when, sentence.clauses, strict=True):
            if isinstance(condition, say.Mapped):
                met = mapped(condition.place, state) != condition.none
                self.answers.setdefault(clause, set()).add(met)
                if not met:
                    return False, True
            elif isinstance(condition, say.BoxShows):
                if condition.letter != self.letter:
                    return False, True
            else:
                sure = False
        return sure, sure

    def _acted(self, acts: tuple[say.AnyAct, ...], now: _Moment, sure: bool) -> _Moment:
        after = _Moment(now.state, now.sure and sure, now.reading, now.may_leave)
        for act in acts:
            if isinstance(act, say.Win):
                after.state = WON
                return after
            if isinstance(act, say.Reveal):
                after.state = revealed(act.place, after.state)
            elif isinstance(act, say.RemoveThis):
                after.state = removed(self.card, after.state)
            elif isinstance(act, say.JoinHero):
                after.state = removed(act.card - 1, after.state)
            elif isinstance(act, say.StopReading):
                after.reading = False
            elif isinstance(act, say.AllowLeaving):
                after.may_leave = True
        return after


def read_half(card: int, side: int, meeting: Meeting, letter: str) -> Reading:
    code = f"{card + 1}{WORLD_SIDES[side]}"
    return Reading(
        card=card,
        side=side,
        above=_sentences(meeting.above, code, below=False),
        fight=meeting.enemy is not None,
        below=_sentences(meeting.below, code, below=True),
        letter=letter,
        answers={},
    )


def _sentences(passages: tuple[say.Passage, ...], code: str, below: bool) -> tuple[_Sentence, ...]:
    return tuple(
        _Sentence(
            passage,
            tuple(Clause(code, below, place, number) for number in range(len(passage.when))),
        )
        for place, passage in enumerate(passages)
        if isinstance(passage, say.Instruction) and _matters(passage)
    )


def _matters(instruction: say.Instruction) -> bool:
    """Whether it touches the grid or the reading, or at least asks the grid. What else it does to
    the hero's cards does not count here."""
    asks = instruction.when and all(isinstance(one, say.Mapped) for one in instruction.when)
    acts = instruction.do + instruction.otherwise
    return bool(asks) or any(isinstance(act, _TOUCHES) for act in acts)


def _fought(now: _Moment) -> Iterator[_Moment]:
    yield now
    if now.reading and now.may_leave:
        yield _Moment(now.state, now.sure, reading=False)


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
        return steps_from([WON] if WON in self.edges else [], lambda state: before.get(state, ()))

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
