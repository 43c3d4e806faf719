"""A player who does anything that is legal, for comparison."""

from __future__ import annotations

from stampadia.games.travelers.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask


def at_random(position: Position, dealer: Dealer) -> int:
    ask = position.pending()
    assert isinstance(ask, Ask)
    choice: int = dealer.one_of(ask.choices)
    return choice
