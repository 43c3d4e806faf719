"""Many days certified on one core, on all of them, or on a Dask cluster: the same days anywhere.

No day waits for another, since what each of them draws follows from its date alone. Every day is
kept on this disk as soon as it is done, so a run that was stopped, or killed, goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from datetime import date, timedelta
from typing import Any

from msgspec import Struct

from stampadia.adventures.almanac import Certified
from stampadia.adventures.certify import Adventures, adventures_of
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.lab.workers import OURS, dask_executor, processes


class Asked(Struct, frozen=True):
    """A day of a game."""

    game: str
    day: str
    anew: bool = False
    """Not as it was published: for a new edition."""


class Progress(Struct, frozen=True):
    """How far a run has come."""

    done: int
    worked_out: int
    """Of these, how many were not there when it began."""
    days: int

    def seconds_left(self, seconds: float) -> float | None:
        """How long the rest will take, if it goes on as in these seconds; None before anybody can
        say. Days that were there took no time, and none of what is left is there."""
        if not self.worked_out:
            return None
        return seconds / self.worked_out * (self.days - self.done)


Done = Callable[[Progress], None]
"""Called after each day that is done."""


def adventures_named(game: str) -> Adventures[Any]:
    """The adventures of a game, which has some."""
    found = adventures_of(registry.load(game))
    if found is None:
        raise BadOption("game-without-days", package=OURS, game=game)
    return found


def dates_from(first: date, count: int) -> list[date]:
    """So many days, or as many as the calendar still has."""
    count = min(count, (date.max - first).days + 1)
    return [first + timedelta(number) for number in range(count)]


def certify_days(
    asked: Sequence[Asked],
    *,
    workers: int = 1,
    cluster: str | None = None,
    done: Done = lambda _: None,
) -> tuple[dict[Asked, Certified], bool]:
    """What was certified, in the order asked for, and whether Ctrl-C ended it before all was
    there."""
    found: dict[Asked, Certified] = {}
    interrupted = False
    try:
        there = _there(asked)
        for one, certified in there.items():
            found[one] = certified
            done(Progress(len(found), 0, len(asked)))
        missing = [one for one in asked if one not in there]
        for one, certified in _certified(missing, workers, cluster):
            _keep(one, certified)
            found[one] = certified
            done(Progress(len(found), len(found) - len(there), len(asked)))
    except KeyboardInterrupt:
        interrupted = True
    return {one: found[one] for one in asked if one in found}, interrupted


def _there(asked: Sequence[Asked]) -> dict[Asked, Certified]:
    """What was published, or worked out here before."""
    found = {}
    for one in asked:
        adventures = adventures_named(one.game)
        spec = adventures.form.read(adventures.spec(one.day, {}))
        published = None if one.anew else adventures.published(spec)
        certified = published or adventures.kept(spec)
        if certified is not None:
            found[one] = certified
    return found


def _keep(one: Asked, certified: Certified) -> None:
    """Here, too, what was worked out on another machine."""
    adventures = adventures_named(one.game)
    spec = adventures.form.read(adventures.spec(one.day, {}))
    if adventures.kept(spec) is None:
        adventures.keep(spec, certified)


def _certified(
    missing: Sequence[Asked], workers: int, cluster: str | None
) -> Iterator[tuple[Asked, Certified]]:
    if cluster is not None and missing:
        with dask_executor(cluster) as (executor, _):
            yield from _by_others(executor, missing)
    elif workers > 1 and len(missing) > 1:
        with processes(min(workers, len(missing))) as executor:
            yield from _by_others(executor, missing)
    else:
        for one in missing:
            yield one, certify_day(one, adventures_named(one.game).disk.makers())


def _by_others(executor: Executor, missing: Sequence[Asked]) -> Iterator[tuple[Asked, Certified]]:
    makers = {game: adventures_named(game).disk.makers() for game in {one.game for one in missing}}
    under_way = {executor.submit(certify_day, one, makers[one.game]): one for one in missing}
    for future in as_completed(under_way):
        yield under_way[future], future.result()


def certify_day(one: Asked, makers: str) -> Certified:
    """One day, by the same code and blueprints as whoever asks for it has."""
    adventures = adventures_named(one.game)
    if adventures.disk.makers() != makers:
        raise StampadiaError("cluster-of-other-makers", package=OURS, game=one.game)
    return adventures.certified(adventures.spec(one.day, {}), anew=one.anew)
