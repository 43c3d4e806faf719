"""How many examples a property is tried with: a third of them normally, all in a deep run."""

from __future__ import annotations

import os
from typing import Final

DEEP: Final = os.environ.get("STAMPADIA_TESTS") == "deep"
"""`make test-deep` says so."""


def examples(number: int) -> int:
    return number if DEEP else max(5, number // 3)
