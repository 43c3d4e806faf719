"""What reading a half does to the grid, as far as a proof is concerned.

A reading has several outcomes. Some are *sure*: the player can bring them about, whatever his cards
are. Fights count as won, a "may" is answered both ways. What has a price, or depends on the hero's
cards, may happen and may not: its outcomes must do no harm, but no plan rests on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import WORLD_CARDS, WORLD_SIDES, Meeting

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
