"""Statistics of many games: shares with their doubt, how long games last, what makes a difference.

Differences between shares of games won: the adjusted interval for matched pairs of Agresti and Min
(Statistics in Medicine 24, 2005, 729-740), which stays honest for few games and for rates near 0.
Numbers such as turns: Student's interval of the mean difference. Games of one deal are one
observation, however many they are: ratios over such heaps have a linearised variance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, inf, sqrt
from statistics import NormalDist, fmean
from typing import Final

from msgspec import Struct

from stampadia.adventures.rating import wilson


class Share(Struct, frozen=True):
    """How often this one won, and the 95 % Wilson interval of its true rate."""

    name: str
    wins: int
    rate: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """Where some whole numbers lie: 95 % of them are at most `most_of_them`."""

    mean: float
    median: float
    least: int
    most: int
    most_of_them: int


def share(name: str, wins: int, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(name, wins, wins / games if games else 0.0, low, high)


def spread(counts: Counter[int]) -> Spread | None:
    """Of values with how often each occurred; None when there are none."""
    total = counts.total()
    if total == 0:
        return None
    return Spread(
        mean=sum(value * count for value, count in counts.items()) / total,
        median=(ranked(counts, (total + 1) // 2) + ranked(counts, total // 2 + 1)) / 2,
        least=min(counts),
        most=max(counts),
        most_of_them=ranked(counts, ceil(0.95 * total)),
    )


def ranked(counts: Counter[int], rank: int) -> int:
    """The value that stands at this rank, from 1, when all are put in order."""
    for value in sorted(counts):
        rank -= counts[value]
        if rank <= 0:
            return value
    raise ValueError("fewer values than that")


CONFIDENCE: Final = 0.95


class Shift(Struct, frozen=True):
    """A difference and the interval that holds the true one at the confidence asked for."""

    by: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether it is there at all: the interval leaves out 0."""
        return self.low > 0 or self.high < 0


def normal_reach(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations to either side hold so much of a normal distribution."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student_reach(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The same for Student's, by the expansion of Cornish and Fisher: within 1 % from 9 degrees
    of freedom on, even at 99.98 %; too short for very few."""
    if freedom < 1:
        return inf
    z = normal_reach(confidence)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def one_for_all(questions: int) -> float:
    """The confidence for each of so many answers that makes all of them hold together
    (Bonferroni)."""
    return 1 - (1 - CONFIDENCE) / max(1, questions)


def share_of(differences: Sequence[float], confidence: float = CONFIDENCE) -> Shift | None:
    """The mean of differences between shares of games won, each from -1 to 1. Half a deal that
    speaks for each side, and one for neither, are added to the interval: where few deals differ,
    it must not pretend to know that so few always will."""
    deals = len(differences)
    if not deals:
        return None
    whole = deals + 2
    middle = sum(differences) / whole
    variance = (sum(one * one for one in differences) + 1) / whole - middle * middle
    reach = normal_reach(confidence) * sqrt(max(0.0, variance) / whole)
    return Shift(fmean(differences), middle - reach, middle + reach)


def mean_of(numbers: Sequence[float], confidence: float = CONFIDENCE) -> Shift | None:
    """The mean with Student's interval: of the differences of pairs, or of anything else."""
    count = len(numbers)
    if count < 2:
        return None
    mean = fmean(numbers)
    spread = sqrt(sum((one - mean) ** 2 for one in numbers) / (count - 1))
    reach = student_reach(count - 1, confidence) * spread / sqrt(count)
    return Shift(mean, mean - reach, mean + reach)


class Heap(Struct, frozen=True):
    """The games of one deal: how many had something and what they brought in all, and the same
    of those that had not."""

    games: int = 0
    sum: float = 0.0
    other_games: int = 0
    other_sum: float = 0.0


def between_heaps(heaps: Sequence[Heap], confidence: float = CONFIDENCE) -> Shift | None:
    """How much more a game with it brings than one without. The smaller side is taken to scatter
    at least as much as the larger one: a dozen games that went alike by chance prove nothing."""
    one = _Side([(heap.games, heap.sum) for heap in heaps])
    two = _Side([(heap.other_games, heap.other_sum) for heap in heaps])
    least = min(one.deals, two.deals)
    if least < 2:
        return None
    correction = len(heaps) / (len(heaps) - 1)
    linear = sum((a - b) ** 2 for a, b in zip(one.residues, two.residues, strict=True))
    scatter = max(side.deals * sum(r * r for r in side.residues) for side in (one, two))
    variance = correction * max(linear, scatter / one.deals + scatter / two.deals)
    reach = student_reach(least - 1, confidence) * sqrt(variance)
    by = one.mean - two.mean
    return Shift(by, by - reach, by + reach)


class _Side:
    """The games with it, or those without it, by deal: how many, and what they brought."""

    def __init__(self, deals: Sequence[tuple[int, float]]) -> None:
        games = sum(count for count, _ in deals)
        self.deals = sum(count > 0 for count, _ in deals)
        self.mean = sum(brought for _, brought in deals) / games if games else 0.0
        self.residues = [(brought - self.mean * count) / (games or 1) for count, brought in deals]
