"""What paired games say about each part, and about two parts together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stampadia.lab.ablation import Sample
from stampadia.lab.statistics import (
    Heap,
    Share,
    Shift,
    between_heaps,
    mean_of,
    one_for_all,
    share,
    share_of,
)

FEWEST_DEALS: Final = 10
"""With fewer, nothing is sure. Two parts are judged when so many deals had them together, and so
many apart."""


class Effect(Struct, frozen=True):
    """A difference with its 95 % interval, and whether it is there even when all parts are
    asked about at once."""

    by: float
    low: float
    high: float
    sure: bool


class Worth(Struct, frozen=True):
    """What a part adds: games with it less games without it."""

    deals: int
    wins: Effect | None
    measures: tuple[Effect | None, ...]
    """None where no deal shows any difference: then it cannot be said how sure that is."""


class Overall(Struct, frozen=True):
    """The games with everything."""

    games: int
    wins: Share
    measures: tuple[Shift | None, ...]


class Couple(Struct, frozen=True):
    """Two parts: games in which they stood together, against games that had both, apart."""

    parts: tuple[int, int]
    together: int
    apart: int
    won_together: float
    won_apart: float
    effect: Effect


def overall(games: Sequence[Sample]) -> Overall:
    whole = [sample for sample in games if sample.without is None]
    columns = zip(*(sample.measures for sample in whole), strict=True)
    wins = share("", sum(sample.won for sample in whole), len(whole))
    return Overall(len(whole), wins, tuple(mean_of(column) for column in columns))


def worth_of(games: Sequence[Sample], without: int, questions: int) -> Worth:
    """`questions`: how many parts are asked about."""
    deals = list(_both_ways(games, without))
    wins = [_mean([s.won for s in there]) - lacking.won for there, lacking in deals]
    measured = range(len(games[0].measures)) if games else range(0)
    columns = [
        [_mean([s.measures[n] for s in there]) - lacking.measures[n] for there, lacking in deals]
        for n in measured
    ]
    strict = one_for_all(questions)
    return Worth(
        len(deals),
        _effect(share_of(wins), share_of(wins, strict), len(deals)),
        tuple(
            _effect(mean_of(column), mean_of(column, strict), len(deals)) if any(column) else None
            for column in columns
        ),
    )


def _both_ways(games: Sequence[Sample], without: int) -> Iterator[tuple[list[Sample], Sample]]:
    """By deal: the games that had this part, and the one that had not. Games that lack another
    part have this one: all of them say what it is worth, and no single one weighs too much."""
    by_deal: dict[int, list[Sample]] = defaultdict(list)
    for sample in games:
        by_deal[sample.deal].append(sample)
    for samples in by_deal.values():
        there = [sample for sample in samples if sample.without != without]
        for lacking in samples:
            if lacking.without == without and there:
                yield there, lacking


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _effect(usual: Shift | None, strict: Shift | None, deals: int) -> Effect | None:
    if usual is None or strict is None:
        return None
    sure = strict.is_sure and deals >= FEWEST_DEALS
    return Effect(usual.by, usual.low, usual.high, sure)


def couples(
    games: Sequence[Sample], measure: int, among: frozenset[int] | None = None
) -> list[Couple]:
    """Pairs that were seen often enough, those that gain most from each other first. `among`:
    at least one of the two is one of these."""
    heaps = _heaps(games, among)
    fit = {pair: deals for pair, deals in heaps.items() if _often_enough(deals)}
    found = []
    for pair, deals in fit.items():
        pools = [
            Heap(
                len(one), sum(s.measures[measure] for s in one),
                len(two), sum(s.measures[measure] for s in two),
            )
            for one, two in deals
        ]  # fmt: skip
        effect = _effect(
            between_heaps(pools), between_heaps(pools, one_for_all(len(fit))), len(deals)
        )
        assert effect is not None
        together = [sample for one, _ in deals for sample in one]
        apart = [sample for _, two in deals for sample in two]
        counts = (len(together), len(apart))
        rates = (_rate(together), _rate(apart))
        found.append(Couple(pair, *counts, *rates, effect))
    return sorted(found, key=lambda couple: -couple.effect.low)


Deals = list[tuple[list[Sample], list[Sample]]]
"""By deal: the games with the two together, and those with the two apart."""


def _heaps(games: Sequence[Sample], among: frozenset[int] | None) -> dict[tuple[int, int], Deals]:
    by_deal: dict[int, list[Sample]] = defaultdict(list)
    for sample in games:
        by_deal[sample.deal].append(sample)
    heaps: dict[tuple[int, int], Deals] = defaultdict(list)
    for samples in by_deal.values():
        here: dict[tuple[int, int], tuple[list[Sample], list[Sample]]] = {}
        for sample in samples:
            names = sorted(sample.present)
            for place, first in enumerate(names):
                for second in names[place + 1 :]:
                    if among is None or first in among or second in among:
                        pair = (first, second)
                        heap = here.setdefault(pair, ([], []))
                        heap[pair not in sample.together].append(sample)
        for pair, heap in here.items():
            heaps[pair].append(heap)
    return heaps


def _often_enough(deals: Deals) -> bool:
    return min(sum(bool(one) for one, _ in deals), sum(bool(two) for _, two in deals)) >= (
        FEWEST_DEALS
    )


def _rate(games: Sequence[Sample]) -> float:
    return sum(sample.won for sample in games) / len(games)
