"""A server, and a browser, on a day that is known, and luck that is: what tests play must depend
neither on when they are run nor on chance."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import BrowserContext

DAY: Final = "2026-11-16"
"""The day of the tests: it and the one before are published, so there is a campaign of two."""


def first(day: str) -> str:
    """What a server does first whose day is known."""
    return (
        "from datetime import date\n"
        "from stampadia.adventures import calendar\n"
        f'calendar.today = lambda: date.fromisoformat("{day}")\n'
    )


LUCK: Final = """
from itertools import count
from stampadia.kernel import chance
numbers = count()
chance.unguessable = lambda: f"known-luck-{next(numbers):011}"
"""
"""What a server does first whose luck is known: the first match of every such server is dealt
alike, and so is the second."""


def stop_at(context: BrowserContext, day: str) -> None:
    """Noon, for whatever this browser shows; timers run on."""
    context.clock.set_fixed_time(f"{day}T12:00:00Z")
