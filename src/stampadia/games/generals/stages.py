"""A choice followed blow by blow, for whoever looks on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.cards import proceed

BEGINS: Final = frozenset(("activated", "advanced", "attacks", "evolved", "printed"))
"""Facts with which something begins that is shown by itself."""


def stages(position: Position, choice: Any) -> Iterator[tuple[Position, int]]:
    """The table before each thing that begins on the way to the next decision, and how much had
    happened by then."""
    way = position.clone()
    way.agenda.pop().take(way, choice)
    while True:
        before, told = way.clone(), len(way.news)
        pending = proceed(way)
        if any(fact[0] in BEGINS for fact in way.news[told:]):
            before.phase = way.phase  # a phase has begun with it
            yield before, told
        if pending is not None:
            return
