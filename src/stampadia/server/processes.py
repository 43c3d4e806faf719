"""Processes beside the server, for what takes its time.

One that dies takes the work in hand along and nothing else: the next work has new ones. And whoever
stops the server waits for none of them: what they do is lost without harm, since only the server
keeps anything. A service manager may well stop them all at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


class Beside:
    def __init__(
        self, count: int, begin: Callable[[], None] | None = None, jobs: int | None = None
    ) -> None:
        """So many; each begins with that, and makes room for another after so many jobs."""
        self._count, self._begin, self._jobs = count, begin, jobs
        self._hands: ProcessPoolExecutor | None = None

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """Done by one of them; where it died, raises `BrokenProcessPool`."""
        if self._hands is None:
            # a fork would copy the server's threads and locks in whatever state they are
            self._hands = ProcessPoolExecutor(
                self._count, get_context("spawn"), self._begin, max_tasks_per_child=self._jobs
            )
        hands = self._hands
        try:
            return await asyncio.get_running_loop().run_in_executor(hands, function, *given)
        except BrokenProcessPool:
            if self._hands is hands:
                self.stop()
            raise

    def stop(self) -> None:
        """All of them, at once; they are there again for the next work."""
        hands, self._hands = self._hands, None
        if hands is None:
            return
        # the executor has no word for this before Python 3.14
        working = list((hands._processes or {}).values())
        hands.shutdown(wait=False)  # whoever waits is told that they died
        for process in working:
            process.kill()
        for process in working:
            process.join()
