"""How tests drive the app: as a person does, who waits until they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual.pilot import Pilot

from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.sheets import LessonSheet

Driver = Pilot[str]


async def until(pilot: Driver, there: Callable[[], object]) -> None:
    """Wait for something on the screen. Textual's own pause calls every widget and draws, so it
    stands before the first look and behind the last, and not between them."""
    await pilot.pause(0.005)
    for _ in range(2000):
        if there():
            break
        await asyncio.sleep(0.005)
    await pilot.pause(0)


def is_asked(pilot: Driver) -> bool:
    """Can a person choose?"""
    screen = pilot.app.screen
    return isinstance(screen, PlayScreen) and bool(screen.choosing.menu)


async def until_asked(pilot: Driver) -> PlayScreen:
    """Wait until a person can choose; the pages of a lesson are put aside."""
    while True:
        await until(pilot, lambda: isinstance(pilot.app.screen, LessonSheet) or is_asked(pilot))
        if not isinstance(pilot.app.screen, LessonSheet):
            break
        await pilot.press("escape")
    await pilot.pause()
    assert isinstance(pilot.app.screen, PlayScreen)
    return pilot.app.screen
