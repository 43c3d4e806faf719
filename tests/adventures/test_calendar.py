"""Days as people write them, and the calendar: even, far apart, the same wherever it is asked."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest

from stampadia.adventures.calendar import FIRST_DAY, Calendar, day_of, read_day, today
from stampadia.kernel.errors import BadOption
from stampadia.words import LANGUAGES, kernel_words

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


# Days


def test_days_are_read() -> None:
    assert read_day("2026-11-15") == date(2026, 11, 15)
    assert read_day("2020-01-01") == date(2020, 1, 1)
    assert read_day("9999-12-31") == date.max


@pytest.mark.parametrize(
    "text",
    ["", "today", "2026-1-5", "20261115", "2026-W46-7", "2026-02-30", "15-11-2026", "٢٠٢٦-11-15"],
)
def test_what_is_no_day(text: str) -> None:
    with pytest.raises(BadOption, match="is not a day") as refused:
        read_day(text)
    assert len({refused.value.tell(kernel_words(language)) for language in LANGUAGES}) == 2


def test_before_the_first_day_there_was_nothing() -> None:
    with pytest.raises(BadOption, match="no adventures before 2020-01-01"):
        read_day("2019-12-31")


def test_today_is_the_same_everywhere() -> None:
    before = datetime.now(UTC).date()
    assert before <= today() <= datetime.now(UTC).date()


def test_seeds_that_are_no_dates_name_no_day() -> None:
    assert day_of("2026-02-30") is day_of("hello") is day_of("2019-12-31") is None
    assert day_of("2026-02-28") == date(2026, 2, 28)
