"""Luck that is known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stampadia.kernel.pending import Chance


class Tape:
    """Outcomes in their order, or a function that says them; None when there are no more."""

    def __init__(self, outcomes: Iterable[Any] | Callable[[Chance], Any]) -> None:
        left = iter(() if callable(outcomes) else outcomes)
        self._next = outcomes if callable(outcomes) else lambda _: next(left, None)

    def answer(self, chance: Chance) -> Any:
        return self._next(chance)
