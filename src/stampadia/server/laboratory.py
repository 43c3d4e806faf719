"""What the laboratory's page is told: the ratings of the days that have come. Of a day that is
still to come nothing is told, not even that it is there."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Final

from litestar import get

from stampadia.adventures.almanac import of_year
from stampadia.adventures.calendar import today
from stampadia.adventures.rating import stars_for
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.server import wire_workshop as wire
from stampadia.server.asked import Spoken
from stampadia.server.days import ONE_AT_A_TIME
from stampadia.server.own_pages import look_of
from stampadia.words import KERNEL, words

FIRST_YEAR: Final = 2026


@get("/api/lab/days", sync_to_thread=True)
def rated_days(spoken: Spoken) -> list[wire.RatedDays]:
    """For anybody: how the published days of each game were rated, up to today."""
    with ONE_AT_A_TIME:
        return days_until(today().isoformat(), spoken)


@lru_cache(maxsize=4)
def days_until(last: str, language: str) -> list[wire.RatedDays]:
    told = []
    for name in registry.names():
        with suppress(StampadiaError):
            game = registry.load(name)
            if days := _days(game.package, last, language):
                title = words(language, KERNEL, game.package).say("title")
                told.append(wire.RatedDays(name, title, look_of(game), days))
    return told


def _days(package: str, last: str, language: str) -> list[wire.RatedDay]:
    found = []
    for year in range(FIRST_YEAR, int(last[:4]) + 1):
        almanac = of_year(package, str(year))
        for date in sorted(almanac.days) if almanac else ():
            if date <= last and (day := almanac and almanac.day(date)):
                rating = day.rating
                found.append(
                    wire.RatedDay(
                        date=date,
                        title=day.face.title.get(language, ""),
                        stars=stars_for(rating.rate),
                        games=rating.games,
                        wins=rating.wins,
                        low=rating.interval[0],
                        high=rating.interval[1],
                        turns=rating.turns,
                        decisions=rating.decisions,
                    )
                )
    return found
