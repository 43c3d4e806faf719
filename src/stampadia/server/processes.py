"""Processes beside the server, for what takes its time.

One that dies takes the work in hand along and nothing else: the next work has new ones. And whoever
stops the server waits for none of them: what they do is lost without harm, since only the server
keeps anything. A service manager may well stop them all at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool, _ExecutorManagerThread
from multiprocessing import get_context, util
from threading import enumerate as threads
from typing import Any, Final, TypeVar

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds in which an executor puts away what it had, once its processes are dead."""


class _Hands:
    """Some processes, how many jobs they were given, and how many of them are still to be done."""

    def __init__(self, count: int, begin: Callable[[], None] | None) -> None:
        # a fork would copy the server's threads and locks in whatever state they are
        self.executor = ProcessPoolExecutor(count, get_context("spawn"), begin)
        self.given = 0
        self.open = 0

    def end(self) -> None:
        # the executor has no word for this before Python 3.14
        working = list((self.executor._processes or {}).values())
        self.executor.shutdown(wait=False)  # whoever waits is told that they died
        for process in working:
            process.kill()
        for process in working:
            process.join()


class Beside:
    def __init__(
        self, count: int, begin: Callable[[], None] | None = None, jobs: int | None = None
    ) -> None:
        """So many; each begins with that. After so many jobs they make room for others; an executor
        that replaces its processes by itself may wait for ever in Python 3.11 (issue 115634)."""
        self._count, self._begin, self._jobs = count, begin, jobs
        self._hands: _Hands | None = None
        self._closed = False
        self._leaving: set[_Hands] = set()
        """Those that have made room, and still do what they were given."""

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """Done by one of them; where it died, raises `BrokenProcessPool`. Once they are gone for
        good, whoever asks is called off: a process begun then would outlive the server."""
        if self._closed:
            raise asyncio.CancelledError
        hands = self._hands = self._hands or _Hands(self._count, self._begin)
        hands.given += 1
        hands.open += 1
        if hands.given == self._jobs:
            self._hands = None
            self._leaving.add(hands)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(hands.executor, function, *given)
        except BrokenProcessPool:
            if self._hands is hands:
                self._hands = None
                hands.end()
            raise
        finally:
            hands.open -= 1
            if hands in self._leaving and not hands.open:
                self._leaving.remove(hands)
                hands.executor.shutdown(wait=False)

    def stop(self) -> None:
        """All of them, at once; they are there again for the next work."""
        hands, self._hands = self._hands, None
        leaving, self._leaving = self._leaving, set()
        for one in (*leaving, *([hands] if hands else [])):
            one.end()

    def close(self) -> None:
        """The same for good."""
        self._closed = True
        self.stop()


def give_back() -> None:
    """Unlink the semaphores that the system keeps by name for all processes that were begun here,
    once nobody uses them any more. Python does so at its end, which a server that ends with the
    signal that it was sent never comes to."""
    for thread in threads():
        if isinstance(thread, _ExecutorManagerThread):  # it gives back, too, and is not cut short
            thread.join(PATIENCE)
    util._run_finalizers(0)  # type: ignore[attr-defined]
