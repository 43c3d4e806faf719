"""Days as people write them, ratings, and the honest defaults of a game that has no days."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from kernel.pig import PIG
from stampadia.kernel.days import Days, Rating, read_day, today
from stampadia.kernel.errors import BadOption
from stampadia.kernel.statistics import wilson
from stampadia.kernel.words import LANGUAGES, kernel_words


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


def test_a_rating_knows_its_doubt() -> None:
    rating = Rating(games=60, wins=15, turns=1, decisions=1, score=1)
    assert rating.rate == 0.25
    assert rating.interval == wilson(15, 60)
    assert Rating(0, 0, 0, 0, 0).rate == 0


def test_a_game_without_days_says_so() -> None:
    assert PIG.days is None
    with pytest.raises(NotImplementedError):
        Days().spec("2026-11-15", {})
