"""Days, and a calendar that remembers: what they draw from is shuffled like a deck and dealt to its
end before it is shuffled again, so that everything comes equally often and nothing comes back soon.

Any day can be asked for by itself, in any order, on any machine, and the answer is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption

FIRST_DAY: Final = date(2020, 1, 1)
DECKS_REMEMBERED: Final = 512


def today() -> date:
    """Days follow UTC, so that everybody has the same."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A date as 2026-11-15, not before there were any adventures."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadOption("not-a-day", text=text) from None
    if day.isoformat() != text:
        raise BadOption("not-a-day", text=text)
    if day < FIRST_DAY:
        raise BadOption("day-too-early", text=text, first=FIRST_DAY.isoformat())
    return day


def day_of(seed: str) -> date | None:
    """The day that a seed names; nothing for any other words."""
    try:
        return read_day(seed)
    except BadOption:
        return None


class Calendar:
    """Which of `count` things a day draws. Between two days with the same one lie at least `gap`
    others; every thing comes once in each run of `count` days that one shuffle deals."""

    def __init__(self, seed: str, count: int, gap: int) -> None:
        if not 0 <= gap < count:
            raise ValueError(f"{count} things cannot keep {gap} days apart")
        self.seed = seed
        self.count = count
        self.gap = gap

    def on(self, day: date) -> int:
        """The number of the thing that this day draws."""
        return self.at((day - FIRST_DAY).days)

    def at(self, turn: int) -> int:
        """The same for things that are not dealt every day: the turn is counted from 0."""
        if turn < 0:
            raise ValueError("before the first day nothing was drawn")
        deck, place = divmod(turn, self.count)
        return _deck(self.seed, self.count, self.gap, deck)[place]

    def turns_before(self, turn: int, things: Sequence[int] | frozenset[int]) -> int:
        """How often one of these was drawn before this turn."""
        deck, place = divmod(turn, self.count)
        dealt = _deck(self.seed, self.count, self.gap, deck)[:place]
        return deck * len(set(things)) + sum(thing in things for thing in dealt)


@lru_cache(maxsize=DECKS_REMEMBERED)
def _deck(seed: str, count: int, gap: int, number: int) -> tuple[int, ...]:
    """The deck after its `number`th shuffle. Each follows from the one before, which must have been
    played out at least `gap` days ago; so they are made from the first on, not by recursion."""
    deck = _shuffled(seed, count, gap, 0, ())
    for later in range(1, number + 1):
        deck = _shuffled(seed, count, gap, later, deck)
    return deck


def _shuffled(
    seed: str, count: int, gap: int, number: int, before: tuple[int, ...]
) -> tuple[int, ...]:
    dealer = Dealer(f"calendar/{seed}/{number}")
    last = {thing: place - count for place, thing in enumerate(before)}
    left = list(range(count))
    deck: list[int] = []
    for place in range(count):
        # At least count - gap of them have rested long enough, so one can always be drawn.
        rested = [thing for thing in left if place - last.get(thing, -count - gap) > gap]
        thing = dealer.one_of(rested)
        left.remove(thing)
        deck.append(thing)
    return tuple(deck)
