"""Playing a position on in the mind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position

LONGEST: Final = 10_000
"""No playout is longer than this many choices."""

Returns = Sequence[float] | defaultdict[int, float]


def play_out(game: Game, world: Position, dealer: Dealer, last: int | None) -> Returns:
    """By instinct to the turn `last`, where the game is asked for its opinion; to the end of the
    game if there is no such turn, or no opinion."""
    pending = world.pending()
    for _ in range(LONGEST):
        if type(pending) is Ask:
            if last is not None and world.turn >= last:
                chances = game.appraise(world)
                if chances is not None:
                    return chances
                last = None
            world.play(game.instinct(world, pending, dealer))
        elif isinstance(pending, Over):
            return pending.returns
        else:
            world.play(dealer.answer(pending))  # type: ignore[arg-type]
        pending = world.pending()
    return defaultdict(float)  # a playout that does not end has no winner
