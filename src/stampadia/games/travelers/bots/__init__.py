"""What a good player of Travelers looks at. Everything here works on what has been seen: halves
that are up, rooms that were entered, and the Discard Deck without its order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stampadia.games.travelers.bots.deciding import answer, decide
from stampadia.games.travelers.bots.standing import chances
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

__all__ = ["appraise", "candidates", "instinct"]


def appraise(position: Position) -> Sequence[float]:
    """The chance to win, as far as one can tell."""
    over = position.pending()
    if isinstance(over, Over):
        return over.returns
    return (chances(position),)


def candidates(position: Position, ask: Ask) -> Sequence[Any]:
    """What the honest player would do, where it has an opinion: a game is long, and what a turn was
    good for shows much later."""
    choices = tuple(ask.choices)
    best = answer(position, choices)
    return choices if best is None else (best,)


def instinct(position: Position, ask: Ask, dealer: Dealer) -> Any:
    """The honest player: fights by what a hand can do and what it costs, and goes where a text is
    worth its way."""
    return decide(position, ask, dealer)
