"""The calendar: even, far apart, and the same from wherever it is asked."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from stampadia.kernel.calendar import Calendar
from stampadia.kernel.days import FIRST_DAY

SHAPES = [(1, 0), (2, 1), (5, 2), (25, 14), (25, 24), (150, 90)]


@pytest.mark.parametrize(("count", "gap"), SHAPES)
def test_nothing_comes_back_before_its_gap(count: int, gap: int) -> None:
    calendar = Calendar("apart", count, gap)
    seen: dict[int, int] = {}
    for turn in range(6 * count):
        thing = calendar.at(turn)
        assert turn - seen.get(thing, -gap - 1) > gap
        seen[thing] = turn


@pytest.mark.parametrize(("count", "gap"), SHAPES)
def test_everything_comes_once_in_each_deck(count: int, gap: int) -> None:
    calendar = Calendar("even", count, gap)
    for deck in range(6):
        drawn = Counter(calendar.at(deck * count + place) for place in range(count))
        assert drawn == dict.fromkeys(range(count), 1)


def test_decks_differ_from_each_other_and_by_seed() -> None:
    one, other = Calendar("one", 25, 14), Calendar("other", 25, 14)
    decks = {tuple(one.at(25 * deck + place) for place in range(25)) for deck in range(20)}
    assert len(decks) == 20
    assert [one.at(turn) for turn in range(25)] != [other.at(turn) for turn in range(25)]


def test_a_day_is_the_same_whichever_was_asked_before() -> None:
    days = [FIRST_DAY + timedelta(days=turn) for turn in range(0, 3000, 37)]
    forwards = [Calendar("any", 25, 14).on(day) for day in days]
    backwards = [Calendar("any", 25, 14).on(day) for day in reversed(days)]
    assert forwards == backwards[::-1]
    # Written down once: a calendar that is published never changes.
    assert [Calendar("any", 25, 14).on(date(2026, 11, day)) for day in (15, 16, 17)] == [6, 20, 13]


def test_how_often_something_was_drawn_before() -> None:
    calendar = Calendar("count", 7, 3)
    for turn in range(40):
        drawn = sum(calendar.at(earlier) in (2, 5) for earlier in range(turn))
        assert calendar.turns_before(turn, (2, 5)) == drawn


@pytest.mark.parametrize(("count", "gap"), [(3, 3), (0, 0), (3, -1)])
def test_an_impossible_calendar_is_refused(count: int, gap: int) -> None:
    with pytest.raises(ValueError, match="days apart"):
        Calendar("no", count, gap)
