"""The process that makes and proves adventures, one job after the other, beside the server.

It takes what waits in the store, says there how far it is, and ends when nothing waits; whoever
asks for an adventure, or for how far one is, starts it again.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from time import monotonic, time
from typing import Final

import msgspec

from stampadia.adventures.certify import adventures_of
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.server.shelf import DONE, FAILED, AdventureRow, Shelf
from stampadia.server.store import open_store

SAY_EVERY: Final = 0.5
"""Seconds between two notes of how far a job is."""
GENTLY: Final = 10
"""How much it steps back behind the server and its bots."""


class Certifier:
    def __init__(self, url: str) -> None:
        self._url = url
        self._process: BaseProcess | None = None

    def wake(self) -> None:
        if self._process is None or not self._process.is_alive():
            self._process = get_context("spawn").Process(
                target=work_on, args=(self._url,), daemon=True
            )
            self._process.start()

    def close(self) -> None:
        """What it has begun is taken up again by the next one."""
        if self._process is not None:
            self._process.terminate()
            self._process.join()


def work_on(url: str) -> None:
    """Do what waits, then end."""
    with suppress(OSError):
        os.nice(GENTLY)
    with asyncio.Runner() as runner:
        store = open_store(url)
        shelf = Shelf(store.database)
        while (row := runner.run(shelf.claim(_now()))) is not None:

            def note(fields: dict[str, int | str], job: str = row.job) -> None:
                runner.run(shelf.note(job, **fields))

            _work_out(row, note)
        runner.run(store.close())


def _work_out(row: AdventureRow, note: Callable[[dict[str, int | str]], None]) -> None:
    last = monotonic()

    def progress(attempt: int, played: int, games: int) -> None:
        nonlocal last
        if monotonic() - last >= SAY_EVERY:
            note({"attempt": attempt, "played": played, "games": games, "changed": _now()})
            last = monotonic()

    try:
        days = adventures_of(registry.load(row.game))
        if days is None:
            raise BadOption("no-adventures-here", package="stampadia.server", game=row.game)
        found = days.work_out(days.form.read(row.spec), progress)
    except StampadiaError as error:
        note({"state": FAILED, "why": str(error), "changed": _now()})
        return
    certified = msgspec.json.encode(found).decode()
    note({"state": DONE, "certified": certified, "attempt": found.attempt, "changed": _now()})


def _now() -> int:
    return int(time() * 1000)
