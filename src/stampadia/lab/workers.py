"""Where games are played: processes of our own, or Dask `distributed` for those who have it (extra
`lab`); and work cut into batches for them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Final, Protocol, TypeVar

from stampadia.kernel.errors import StampadiaError

BATCH_SECONDS: Final = 0.25
"""What a batch should take: far above the cost of sending it, short enough to show progress."""


class Timed(Protocol):
    @property
    def seconds(self) -> float:
        """How long it took to play."""
        ...


T = TypeVar("T", bound=Timed)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def batches(
    play: Callable[[int, int], T], games: int, workers: int, cluster: str | None = None
) -> Iterator[T]:
    """`play(first, after)` for all games, in batches: on a cluster, on so many cores, or here."""
    if cluster is not None:
        with dask_executor(cluster) as (executor, width):
            yield from in_batches(executor, width, play, games)
    elif workers > 1 and games > 1:
        width = min(workers, games)
        with processes(width) as executor:
            yield from in_batches(executor, width, play, games)
    else:
        yield from in_turn(play, games)


def in_batches(
    executor: Executor, width: int, play: Callable[[int, int], T], games: int
) -> Iterator[T]:
    """`play(first, after)` for all games: two batches a worker under way, sized by the pace so
    far."""
    under_way: dict[Future[T], int] = {}
    sent = played = 0
    spent = 0.0
    while sent < games or under_way:
        while sent < games and len(under_way) < 2 * width:
            after = min(games, sent + _batch(played, spent))
            under_way[executor.submit(play, sent, after)] = after - sent
            sent = after
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            played += under_way.pop(future)
            batch = future.result()
            spent += batch.seconds
            yield batch


def in_turn(play: Callable[[int, int], T], games: int) -> Iterator[T]:
    """The same in this process, one batch after the other."""
    played, spent = 0, 0.0
    while played < games:
        after = min(games, played + _batch(played, spent))
        batch = play(played, after)
        played = after
        spent += batch.seconds
        yield batch


def _batch(played: int, spent: float) -> int:
    """How many games are a batch, by the pace so far."""
    return max(1, int(BATCH_SECONDS * played / spent)) if spent else 1


@contextmanager
def processes(width: int) -> Iterator[Executor]:
    """New interpreters, not forks: the same on every system, and safe beside threads."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(width, context, initializer=_begin_to_work)
    try:
        yield executor
    except BrokenProcessPool:
        raise StampadiaError("worker-lost", package="stampadia") from None
    except BaseException:
        # A long game that will not be counted is not waited for.
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin_to_work() -> None:
    """Interrupts are left to the parent; without one there is nothing to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    """Whoever is killed cannot tell his workers."""
    wait_for([parent])
    os._exit(1)


OURS: Final = "stampadia"
"""Whose catalogue holds these refusals."""
PATIENCE: Final = "5s"
"""How long a scheduler may take to answer."""


@contextmanager
def dask_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The cluster behind this scheduler address, and how many batches it plays at once."""
    try:
        from distributed import Client
    except ImportError:
        raise StampadiaError("cluster-needs-extra", package=OURS) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise StampadiaError("cluster-unreachable", package=OURS, address=address) from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise StampadiaError("cluster-without-workers", package=OURS, address=address)
        executor = client.get_executor(pure=False)
        try:
            yield executor, threads
        finally:
            executor.shutdown(wait=False)
