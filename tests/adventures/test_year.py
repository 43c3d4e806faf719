"""The days that were published, as somebody meets them who plays each of them: no day is missing,
none is another one again, and what they are called, and who plays in them, does not come back
soon."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date
from functools import cache
from itertools import pairwise

import pytest

from stampadia.adventures.almanac import Certified, published
from stampadia.adventures.rating import STARS, stars_for
from stampadia.adventures.recheck import published_days
from stampadia.kernel import registry
from stampadia.words import LANGUAGES

APART = {"chronicles": 90, "travelers": 60}
"""Days from a title to the same one again, as the pages about their generators say."""
EVEN_FROM = "2027-03"
"""From this month on stars are dealt evenly."""

every_game = pytest.mark.parametrize("game", APART)


@cache
def year(game: str) -> dict[date, Certified]:
    package = registry.load(game).package
    found = {day: published(package, day) for day in published_days(package)}
    return {date.fromisoformat(day): one for day, one in found.items() if one is not None}


@every_game
def test_no_day_is_missing_and_none_comes_twice(game: str) -> None:
    days = year(game)
    assert {(later - day).days for day, later in pairwise(days)} == {1}
    assert len({one.fingerprint for one in days.values()}) == len(days) >= 412


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_title_comes_back_soon(game: str, language: str) -> None:
    last: dict[str, date] = {}
    for day, one in year(game).items():
        title = one.face.title[language]
        assert title not in last or (day - last[title]).days > APART[game], (title, day)
        last[title] = day


@every_game
def test_no_hero_comes_on_the_next_day(game: str) -> None:
    heroes = [one.face.hero["en"] for one in year(game).values()]
    assert all(one != other for one, other in pairwise(heroes))


@every_game
def test_each_month_has_days_of_every_difficulty(game: str) -> None:
    stars: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for day, one in year(game).items():
        if f"{day:%Y-%m}" >= EVEN_FROM:
            stars[f"{day:%Y-%m}"][stars_for(one.rating.rate)] += 1
    assert {month for month, told in stars.items() if set(told) != {*range(1, STARS + 1)}} == set()


@every_game
def test_stars_are_spread_evenly(game: str) -> None:
    """Each about as often as the others, over the edition that deals them so."""
    stars = Counter(
        stars_for(one.rating.rate) for day, one in year(game).items() if f"{day:%Y-%m}" >= EVEN_FROM
    )
    share = stars.total() / STARS
    assert all(abs(stars[each] - share) <= share / 4 for each in range(1, STARS + 1)), stars
