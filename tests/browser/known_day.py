"""A server, and a browser, on a day that is known: what tests play must not depend on when they are
run."""

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


def stop_at(context: BrowserContext, day: str) -> None:
    """Noon, for whatever this browser shows; timers run on."""
    context.clock.set_fixed_time(f"{day}T12:00:00Z")
