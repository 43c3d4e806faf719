"""The adventures of dates, as far as they may be told before they are played."""

from __future__ import annotations

from calendar import monthrange
from contextlib import suppress
from functools import lru_cache
from threading import Lock
from typing import Any, Final

import msgspec

from stampadia.adventures.calendar import read_day, today
from stampadia.adventures.certify import Adventures, adventures_of
from stampadia.adventures.rating import stars_for
from stampadia.adventures.spec import Spec
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, UnknownGame
from stampadia.kernel.game import Game
from stampadia.server import PACKAGE, wire_home

ONE_AT_A_TIME: Final = Lock()
"""Held by whatever reads content in a thread: msgspec crashes where two threads work out the same
type for the first time."""


def day_of(game: Game, date: str, language: str) -> wire_home.Day | None:
    """The adventure of a date, if it is published and has come; the others would have to be made
    first, or would be told too early."""
    days, day = game.adventures, read_day(date)
    if days is None or day > today():
        return None
    spec = days.spec(day.isoformat(), {})
    known = days.known(spec)
    if known is None or days.own(known.exact) is None:
        return None
    title, hero = (told.get(language, "") for told in (known.title, known.hero))
    options = dict.fromkeys(days.options, spec)
    return wire_home.Day(game.name, date, options, title, known.stars, hero)


def days_on(date: str, language: str) -> list[wire_home.Day]:
    """All games' adventures of a date that has come."""
    if read_day(date) > today():
        raise BadOption("date-to-come", package=PACKAGE, date=date)
    found = []
    for name in registry.names():
        with suppress(UnknownGame):
            if (day := day_of(registry.load(name), date, language)) is not None:
                found.append(day)
    return found


def month_of(month: str, language: str) -> list[wire_home.Day]:
    """Every day of a month, as 2026-11, that is published and has come."""
    first = read_day(f"{month}-01")
    last = first.replace(day=monthrange(first.year, first.month)[1])
    return list(_days_until(month, min(last, today()).isoformat(), language))


@lru_cache(maxsize=64)
def _days_until(month: str, last: str, language: str) -> tuple[wire_home.Day, ...]:
    found: list[wire_home.Day] = []
    for name in registry.names():
        with suppress(UnknownGame):
            days = adventures_of(registry.load(name))
            dates = (f"{month}-{number:02d}" for number in range(1, int(last[8:]) + 1))
            if days is not None and last.startswith(month):
                found += [day for date in dates if (day := _told(days, date, language))]
    return tuple(found)


@lru_cache(maxsize=1_000)
def day_played(game: str, options: str, language: str) -> wire_home.Day | None:
    """The published day that a match with these options, as JSON, is played with; None where it
    is none, or several."""
    days = adventures_of(registry.load(game))
    if days is None:
        return None
    given: dict[str, str] = msgspec.json.decode(options)
    specs = [spec for option in days.options for spec in days.specs(given[option])]
    dates = {spec.name for spec in specs}
    if len(dates) != 1 or any(days.published(spec) is None for spec in specs):
        return None
    return _told(days, dates.pop(), language)


def _told(days: Adventures[Any], date: str, language: str) -> wire_home.Day | None:
    spec: Spec = days.form.read(days.spec(date, {}))
    found = days.published(spec)
    if found is None:
        return None
    return wire_home.Day(
        days.game,
        date,
        dict.fromkeys(days.options, str(spec)),
        found.face.title.get(language, ""),
        stars_for(found.rating.rate),
        found.face.hero.get(language, ""),
    )
