"""Many games on one core, on all of them, or on a Dask cluster; the same numbers anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from stampadia.lab.batch import Batch, Setup, play_batch
from stampadia.lab.cluster import dask_executor
from stampadia.lab.tally import Simulation, Tally, findings
from stampadia.lab.workers import cores, in_batches, processes

__all__ = ["cores", "simulate"]

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
        for batch in _played(setup, games, workers, cluster):
            tally += batch.tally
            progress(batch.tally.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - start
    return findings(setup, tally, interrupted=interrupted, seconds=seconds)


def _played(setup: Setup, games: int, workers: int, cluster: str | None) -> Iterator[Batch]:
    play = partial(play_batch, setup)
    if cluster is not None:
        with dask_executor(cluster) as (executor, width):
            yield from in_batches(executor, width, play, games)
    elif workers > 1 and games > 1:
        width = min(workers, games)
        with processes(width) as executor:
            yield from in_batches(executor, width, play, games)
    else:
        for number in range(games):
            yield play(number, number + 1)
