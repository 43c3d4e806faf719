"""Many days certified on one core or on all of them.

Every day is kept as soon as it is done, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from datetime import date, timedelta
from typing import Any

from stampadia.adventures.certify import Adventures, Certificate, adventures_of
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption
from stampadia.lab.workers import processes

Done = Callable[[Certificate], None]
"""Called with each day that is done, in the order in which that happens."""


def adventures_named(game: str) -> Adventures[Any]:
    """The adventures of a game, which has some."""
    found = adventures_of(registry.load(game))
    if found is None:
        raise BadOption("game-without-days", package="stampadia", game=game)
    return found


def dates_from(first: date, count: int) -> list[date]:
    """So many days, or as many as the calendar still has."""
    count = min(count, (date.max - first).days + 1)
    return [first + timedelta(number) for number in range(count)]


def certify_days(
    game: str, specs: Sequence[str], *, workers: int = 1, done: Done = lambda _: None
) -> tuple[dict[str, Certificate], bool]:
    """The certificates by spec, and whether Ctrl-C ended it before all were there."""
    found: dict[str, Certificate] = {}
    interrupted = False
    try:
        for certificate in _certified(game, specs, workers):
            found[certificate.spec] = certificate
            done(certificate)
    except KeyboardInterrupt:
        interrupted = True
    return {spec: found[spec] for spec in specs if spec in found}, interrupted


def _certified(game: str, specs: Sequence[str], workers: int) -> Iterator[Certificate]:
    adventures = adventures_named(game)
    missing = []
    for spec in specs:
        known = adventures.known(spec)
        if known is None:
            missing.append(spec)
        else:
            yield known
    if workers > 1 and len(missing) > 1:
        with processes(min(workers, len(missing))) as executor:
            under_way = [executor.submit(certify_day, game, spec) for spec in missing]
            yield from (future.result() for future in as_completed(under_way))
    else:
        yield from (certify_day(game, spec) for spec in missing)


def certify_day(game: str, spec: str) -> Certificate:
    return adventures_named(game).certify(spec)
