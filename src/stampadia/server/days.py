"""The adventures of dates, as far as they may be told before they are played."""

from __future__ import annotations

from contextlib import suppress
from threading import Lock
from typing import Final

from stampadia.adventures.calendar import read_day
from stampadia.kernel import registry
from stampadia.kernel.errors import UnknownGame
from stampadia.kernel.game import Game
from stampadia.server import wire

ONE_AT_A_TIME: Final = Lock()
"""Held by whatever reads content in a thread: msgspec crashes where two threads work out the same
type for the first time."""


def day_of(game: Game, date: str, language: str) -> wire.Day | None:
    """The adventure of a date, if it is published; the others would have to be made first."""
    days = game.adventures
    if days is None:
        return None
    spec = days.spec(read_day(date).isoformat(), {})
    known = days.known(spec)
    if known is None or days.own(known.exact) is None:
        return None
    title, hero = (told.get(language, "") for told in (known.title, known.hero))
    options = dict.fromkeys(days.options, spec)
    return wire.Day(game.name, date, options, title, known.stars, hero)


def days_on(date: str, language: str) -> list[wire.Day]:
    """All games' adventures of a date."""
    found = []
    for name in registry.names():
        with suppress(UnknownGame):
            if (day := day_of(registry.load(name), date, language)) is not None:
                found.append(day)
    return found
