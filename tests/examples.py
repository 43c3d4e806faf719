"""How much a property is tried with: a third of it normally, all in a deep run."""

from __future__ import annotations

import os
from typing import Final

DEEP: Final = os.environ.get("STAMPADIA_TESTS") == "deep"
"""`make test-deep` says so."""


def examples(number: int) -> int:
    return number if DEEP else max(5, number // 3)


def is_sampled(number: int) -> bool:
    """Of a long row whose members are much alike, whether this one is looked at."""
    return DEEP or number % 3 == 0
