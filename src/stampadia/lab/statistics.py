"""Small statistics of many games: shares with their doubt, and how long games last."""

from __future__ import annotations

from collections import Counter
from math import ceil

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
