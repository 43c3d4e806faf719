"""Contenders measured in turns, round after round, so that a noisy machine is noisy for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from time import perf_counter

from msgspec import Struct

Work = Callable[[float], int]
"""Works for about so many seconds and says how much was done."""


class Contender(Struct, frozen=True):
    name: str
    work: Work


class Missing(Struct, frozen=True):
    """Somebody who cannot take part, and what would have to be installed."""

    name: str
    package: str


class Measured(Struct, frozen=True):
    name: str
    rates: tuple[float, ...]
    """Done a second, one for each round."""

    @property
    def rate(self) -> float:
        return median(self.rates)


class Contest(Struct, frozen=True):
    measured: list[Measured]
    missing: list[Missing]

    def rate(self, name: str) -> float:
        return next(entry.rate for entry in self.measured if entry.name == name)

    def fastest(self, among: Callable[[str], bool]) -> Measured | None:
        """The fastest of those whose name is meant."""
        meant = [entry for entry in self.measured if among(entry.name)]
        return max(meant, key=lambda entry: entry.rate, default=None)


def contest(entries: Iterable[Contender | Missing], rounds: int, seconds: float) -> Contest:
    everybody = list(entries)
    contenders = [entry for entry in everybody if isinstance(entry, Contender)]
    for contender in contenders:
        contender.work(seconds / 10)  # caches are warm in any long run
    rates: list[list[float]] = [[] for _ in contenders]
    for _ in range(rounds):
        for contender, own in zip(contenders, rates, strict=True):
            own.append(_rate(contender.work, seconds))
    return Contest(
        [Measured(c.name, tuple(own)) for c, own in zip(contenders, rates, strict=True)],
        [entry for entry in everybody if isinstance(entry, Missing)],
    )


def _rate(work: Work, seconds: float) -> float:
    start = perf_counter()
    done = work(seconds)
    return done / (perf_counter() - start)


def repeat(seconds: float, once: Callable[[], int]) -> int:
    """Do something whole again and again for so long."""
    until = perf_counter() + seconds
    done = once()
    while perf_counter() < until:
        done += once()
    return done
