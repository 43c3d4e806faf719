"""The best end of one's own turn at a glance, over a few imagined worlds."""

from __future__ import annotations

from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.perspective import Perspective
from stampadia.players.tree import Node, look_through, worth_thinking


class Greedy:
    """Looks through all that it can still do this turn, and no further. A few imagined positions
    stand for what it cannot see."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        choices = worth_thinking(seat, self._dealer)
        if len(choices) == 1:
            return choices[0]
        root = Node()
        for _ in range(seat.game.worlds):
            world = seat.imagine(self._dealer)
            look_through(seat.game, world, seat.seat, root, seat.game.glance, seat.game.effort)
        best = max(child.mean for child in root.children.values())
        return self._dealer.one_of([c for c, child in root.children.items() if child.mean == best])
