"""The same luck for two decks that differ in a few cards.

When a card is taken out of a deck, an ordinary shuffle with the same seed gives another order
altogether. A steady one asks for each card's lot by the number it has in the whole deck: what
both decks hold falls in the same order, and the games part only where the missing card matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from stampadia.kernel.chance import Dealer

T = TypeVar("T")


class SteadyDealer(Dealer):
    """`numbers` says what each card is called in the whole deck of `whole` cards."""

    __slots__ = ("_numbers", "_whole")

    def __init__(self, seed: int | str, numbers: Sequence[int], whole: int) -> None:
        super().__init__(seed)
        self._numbers = numbers
        self._whole = whole

    def child(self, key: str | int) -> SteadyDealer:
        return SteadyDealer(f"{self.seed}/{key}", self._numbers, self._whole)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        uniform, numbers = self._uniform, self._numbers
        lots = [uniform() for _ in range(self._whole)]
        return sorted(items, key=lambda item: lots[numbers[item]])  # type: ignore[call-overload]
