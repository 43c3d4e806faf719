"""What can be reached, step by step."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def steps_from(starts: Iterable[T], leads: Callable[[T], Iterable[T]]) -> dict[T, int]:
    """Everything that can be reached from these, with the steps there; the nearest first."""
    found = dict.fromkeys(starts, 0)
    line = list(found)
    for one in line:
        for other in leads(one):
            if other not in found:
                found[other] = found[one] + 1
                line.append(other)
    return found
