"""The best end of one's own turn at a glance, over a few imagined worlds."""

from __future__ import annotations

from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.perspective import Perspective
from stampadia.players.tree import Node, look_through


class Greedy:
    """Looks through all that it can still do this turn, and no further. `worlds` imagined
    positions stand for what it cannot see."""

    def __init__(self, dealer: Dealer, worlds: int = 3, effort: int = 400) -> None:
        self._dealer = dealer
        self._worlds = worlds
        self._effort = effort

    def choose(self, seat: Perspective) -> Any:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        root = Node()
        for _ in range(self._worlds):
            world = seat.imagine(self._dealer)
            look_through(seat.game, world, seat.seat, root, seat.game.glance, self._effort)
        best = max(child.mean for child in root.children.values())
        return self._dealer.one_of([c for c, child in root.children.items() if child.mean == best])
