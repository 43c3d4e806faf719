"""The only place where randomness enters: a seeded Dealer, or other luck."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from fractions import Fraction
from hashlib import blake2b
from math import lcm
from secrets import randbits, token_urlsafe
from typing import Any, Protocol, TypeVar

from stampadia.kernel.pending import Chance

T = TypeVar("T")


def unguessable() -> str:
    """A secret of 128 bits that fits into an address."""
    return token_urlsafe(16)


def stream_start(seed: str) -> bytes:
    """What a seed's stream begins with: a number of 128 bits, the highest first."""
    return blake2b(seed.encode(), digest_size=16).digest()


class Luck(Protocol):
    """Whatever can say how chance falls."""

    def answer(self, chance: Chance) -> Any:
        """The outcome, or None where somebody has yet to say it."""
        ...


class Dealer:
    """A seeded stream. `child(key)` names an independent stream, so that one more draw here
    shifts nothing there."""

    __slots__ = ("_random", "_uniform", "seed")

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self._random = random.Random(int.from_bytes(stream_start(self.seed), "big"))
        self._uniform = self._random.random

    @classmethod
    def fresh(cls) -> Dealer:
        """A dealer that cannot be foreseen; its seed is short enough to write down."""
        return cls(randbits(40))

    def child(self, key: str | int) -> Dealer:
        return Dealer(f"{self.seed}/{key}")

    def where(self) -> Sequence[int]:
        """How far this stream has come, for whoever goes on with it elsewhere."""
        words: Sequence[int] = self._random.getstate()[1]
        return words

    def go_on(self, where: Sequence[int]) -> None:
        """From here: the next draw is the one that follows there."""
        self._random.setstate((3, tuple(where), None))

    def answer(self, chance: Chance) -> Any:
        return chance.sample(self)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1 (bias under limit / 2**53)."""
        return int(self._uniform() * limit)

    def uniform(self) -> float:
        return self._uniform()

    def one_of(self, items: Sequence[T]) -> T:
        return items[int(self._uniform() * len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Sorting by random keys: three times faster than swapping, and as fair."""
        uniform = self._uniform
        return sorted(items, key=lambda _: uniform())

    def pick(self, odds: Sequence[tuple[T, Fraction]]) -> T:
        share, count = odds[0][1], len(odds)
        if share.denominator == count and all(one[1] is share for one in odds):
            # lots that are alike need no sum
            return odds[self._random.randrange(count)][0]
        whole = lcm(*(share.denominator for _, share in odds))
        mark = self._random.randrange(whole)
        for outcome, share in odds:
            mark -= share.numerator * (whole // share.denominator)
            if mark < 0:
                return outcome
        raise ValueError("the odds do not sum to one")
