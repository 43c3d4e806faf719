"""A match of Generals whose board is as full as it gets, as the record of somebody who plays it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match

GAME: Final = "generals"
DEALS: Final = 40


@lru_cache(maxsize=1)
def full_board() -> str:
    """Of so many random matches, the moment with the most Units at which somebody is asked."""
    best, text = -1, ""
    for deal in range(DEALS):
        match = Match(registry.load(GAME), 1, luck=Dealer(f"deal {deal}"), players=("you",))
        taste = Dealer(f"taste {deal}")
        while not match.over:
            pending = match.pending()
            if not isinstance(pending, Ask):
                match.deal()
                continue
            rows = match.view(pending.seat).rows  # type: ignore[attr-defined]
            units = sum(unit is not None for row in rows for unit in row)
            if units > best:
                best, text = units, str(match.record())
            match.play(taste.one_of(pending.choices))
    return text
