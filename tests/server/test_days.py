"""Days as the pages hear of them: a month at a time, and which one a match is played with."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from stampadia.kernel.errors import BadOption
from stampadia.kernel.registry import load
from stampadia.server import days


@pytest.fixture(autouse=True)
def _evening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "today", lambda: date(2026, 11, 20))


def test_a_month_tells_of_every_day_that_has_come_and_of_none_that_has_not() -> None:
    told = days.month_of("2026-11", "en")
    assert {day.game for day in told} == {"chronicles", "travelers"}
    assert {day.date for day in told} == {f"2026-11-{day}" for day in range(15, 21)}
    assert days.month_of("2026-12", "en") == []
    assert all(day.title and 1 <= day.stars <= 5 for day in told)
    assert told[0].title != days.month_of("2026-11", "it")[0].title


def test_a_date_is_told_once_it_has_come() -> None:
    told = days.days_on("2026-11-20", "en")
    assert {day.game for day in told} == {"chronicles", "travelers"}
    assert told[0] in days.month_of("2026-11", "en")
    for game in ("chronicles", "travelers"):
        adventures = load(game).adventures
        assert adventures.known(adventures.spec("2026-11-21", {}))  # it is there, and not told
        assert days.day_of(load(game), "2026-11-21", "en") is None
    with pytest.raises(BadOption, match="2026-11-21 has not come yet"):
        days.days_on("2026-11-21", "en")


@pytest.mark.parametrize("month", ["2026-13", "1999-01", "november", "2026-11-01"])
def test_what_is_no_month_is_refused(month: str) -> None:
    with pytest.raises(BadOption):
        days.month_of(month, "en")


@pytest.mark.parametrize("game", ["chronicles", "travelers"])
def test_a_match_knows_its_day(game: str) -> None:
    adventures = load(game).adventures
    exact = adventures.certify("2026-11-15").exact
    played = msgspec.json.encode(dict.fromkeys(adventures.options, exact)).decode()
    told = days.day_played(game, played, "en")
    assert told in days.month_of("2026-11", "en")
    house = next(iter(adventures.house))
    other = msgspec.json.encode(dict.fromkeys(adventures.options, house)).decode()
    assert days.day_played(game, other, "en") is None


def test_a_game_without_days_has_none() -> None:
    assert days.day_played("stampede", "{}", "en") is None
