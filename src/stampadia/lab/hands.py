"""Who plays when many games are wanted: the usual players, and two that do not think long."""

from __future__ import annotations

from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.kernel.perspective import Perspective
from stampadia.players import Player, make_player
from stampadia.players.tree import Node, look_through

ONE_CHOICE: Final = 2
"""The effort that reaches the choices at hand, and none that follows them."""


class Instinct:
    """Does what the game calls instinct, in one imagined world."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        world = seat.imagine(self._dealer)
        return seat.game.instinct(world, Ask(seat.seat, choices), self._dealer)


class Hasty:
    """Greedy in a hurry: looks at each choice once, in one imagined world."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        root = Node()
        world = seat.imagine(self._dealer)
        look_through(seat.game, world, seat.seat, root, seat.game.glance, ONE_CHOICE)
        best = max(child.mean for child in root.children.values())
        return self._dealer.one_of([c for c, child in root.children.items() if child.mean == best])


def make_hand(spec: str, dealer: Dealer) -> Player:
    """A player by its short name: `instinct`, `hasty`, or one that plays elsewhere too."""
    if spec == "instinct":
        return Instinct(dealer)
    if spec == "hasty":
        return Hasty(dealer)
    return make_player(spec, dealer)
