"""Chance that only this game knows."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Chance


class ShuffleAndTurn(Chance, frozen=True):
    """An order for so many two-sided cards, each with a side up: face 2n or 2n + 1 for card n."""

    count: int

    def odds(self) -> Sequence[tuple[Any, Fraction]]:
        """For tiny decks only."""
        orders = list(permutations(range(self.count)))
        turns = list(product((0, 1), repeat=self.count))
        share = Fraction(1, len(orders) * len(turns))
        return [
            (tuple(2 * card + side for card, side in zip(order, sides, strict=True)), share)
            for order in orders
            for sides in turns
        ]

    def lots(self, fallen: Sequence[Any] = ()) -> Sequence[tuple[Any, Fraction]]:
        """Card by card, with either side up."""
        laid = {face // 2 for face in fallen}
        faces = [face for face in range(2 * self.count) if face // 2 not in laid]
        return [(face, Fraction(1, len(faces))) for face in faces]

    def gathered(self, fallen: Sequence[Any]) -> tuple[int, ...]:
        return tuple(fallen)

    def sample(self, dealer: Dealer) -> tuple[int, ...]:
        return tuple(2 * card + dealer.below(2) for card in dealer.shuffled(range(self.count)))

    def admits(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and all(type(face) is int for face in outcome)
            and sorted(face // 2 for face in outcome) == list(range(self.count))
        )
