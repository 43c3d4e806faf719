"""Adding up, one number after the other: from Python 3.12 on, `sum` makes up for what is rounded on
the way, and the honest player would think otherwise from one Python to the next."""

from __future__ import annotations

from collections.abc import Sequence


def added(numbers: Sequence[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total
