"""What a good player of Chronicles looks at. Everything here works on what has been discovered: the
positions it sees are imagined ones, whose sheet is blank where nobody has been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stampadia.games.chronicles.bots.deciding import decide, promising
from stampadia.games.chronicles.bots.scenes import survival
from stampadia.games.chronicles.bots.standing import cost_of_moment
from stampadia.games.chronicles.estimating import estimate
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

__all__ = ["appraise", "candidates", "instinct"]


def appraise(position: Position) -> Sequence[float]:
    """The chance to win, as far as one can tell."""
    over = position.pending()
    if isinstance(over, Over):
        return over.returns
    loss = cost_of_moment(position)
    return (estimate(position, loss, survival(hp_left(position), loss)),)


def candidates(position: Position, ask: Ask) -> Sequence[Any]:
    """In battle, one of each kind of turn that comes close to the best. Where to go is not thought
    over: behind the next door all imagination ends, and nobody can say what an errand was good
    for."""
    return promising(position, tuple(ask.choices))


def instinct(position: Position, ask: Ask, dealer: Dealer) -> Any:
    """The honest player: plans routes by gold, places dice by what they are worth, and leaves
    fights it will lose."""
    return decide(position, ask, dealer)
