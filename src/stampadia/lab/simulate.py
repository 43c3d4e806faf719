"""Many games on one core, on all of them, or on a Dask cluster; the same numbers anywhere."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from stampadia.kernel.errors import StampadiaError
from stampadia.lab.batch import Batch, Setup, play_batch
from stampadia.lab.cluster import dask_executor
from stampadia.lab.tally import Simulation, Tally, findings

BATCH_SECONDS: Final = 0.25
"""What a batch should take: far above the cost of sending it, short enough to show progress."""

Progress = Callable[[int], None]
"""Called with how many more games are done."""


def simulate(
    setup: Setup,
    games: int,
    *,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress = lambda _: None,
) -> Simulation:
    """Play that many games. Ctrl-C gives the findings of those that were finished."""
    start = perf_counter()
    tally = Tally()
    interrupted = False
    try:
        for done in _played(setup, games, workers, cluster):
            tally += done
            progress(done.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - start
    return findings(setup, tally, interrupted=interrupted, seconds=seconds)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _played(setup: Setup, games: int, workers: int, cluster: str | None) -> Iterator[Tally]:
    if cluster is not None:
        with dask_executor(cluster) as (executor, width):
            yield from _in_batches(executor, width, setup, games)
    elif workers > 1 and games > 1:
        width = min(workers, games)
        with _processes(width) as executor:
            yield from _in_batches(executor, width, setup, games)
    else:
        for number in range(games):
            yield play_batch(setup, number, number + 1).tally


def _in_batches(executor: Executor, width: int, setup: Setup, games: int) -> Iterator[Tally]:
    """Two batches a worker under way, sized by the pace so far."""
    under_way: set[Future[Batch]] = set()
    sent = played = 0
    spent = 0.0
    while sent < games or under_way:
        while sent < games and len(under_way) < 2 * width:
            size = int(BATCH_SECONDS * played / spent) if spent else 1
            after = min(games, sent + max(1, size))
            under_way.add(executor.submit(play_batch, setup, sent, after))
            sent = after
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for batch in (future.result() for future in done):
            played += batch.tally.games
            spent += batch.seconds
            yield batch.tally


@contextmanager
def _processes(width: int) -> Iterator[Executor]:
    """New interpreters, not forks: the same on every system, and safe beside threads."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(width, context, initializer=_leave_interrupts_to_parent)
    try:
        yield executor
    except BrokenProcessPool:
        raise StampadiaError("worker-lost", package="stampadia") from None
    except BaseException:
        # Nobody waits for a long game that nobody will count.
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
