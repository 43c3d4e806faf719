"""How the pace of random play changes as the table grows: more seats, more card sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from benchmarks.contest import Contender
from benchmarks.decisions import contender, ours

FIRST: Final = "stampede, 2 seats"
SETS: Final = ("STFULL", "STRETURN", "STTOLL", "STLITE")


def entries() -> Iterator[Contender]:
    for seats in range(2, 7):
        yield contender(f"stampede, {seats} seats", ours("stampede", seats))
    for count in range(1, len(SETS) + 1):
        wishes = {"sets": ",".join(SETS[:count])}
        yield contender(f"generals, {count} × set", ours("generals", 1, wishes))
