"""What every player is, how long it may play, and the two simplest: random and greedy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.players.tree import Node, look_through

# Whatever the rules say: a rule book may know games that never end, and people stop when they like.
# A program is stopped: its game is then *unfinished*, which is neither a win nor a loss, and is
# counted by itself.
LONGEST: Final = 500
"""Turns."""
MOST_DECISIONS: Final = 10_000
"""For a game whose turns are long, or are not counted."""


class Player(Protocol):
    def choose(self, seat: Perspective) -> Any:
        """One of `seat.choices()`."""
        ...


def is_too_long(position: Position, decisions: int, longest: int = LONGEST) -> bool:
    return position.turn > longest or decisions >= MOST_DECISIONS


def worth_thinking(seat: Perspective, dealer: Dealer) -> Sequence[Any]:
    """The seat's candidates, which are the same in every world it can imagine. The dealer is not
    used up: whether there was anything to think about must not change what comes after."""
    choices = seat.choices()
    if len(choices) < 2:
        return choices
    world = seat.imagine(dealer.child("candidates"))
    pending = world.pending()
    assert isinstance(pending, Ask)
    return seat.game.candidates(world, pending)


class Random:
    """Any legal choice, all equally likely; texts that only people can read are skipped."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        skip = seat.skip()
        return self._dealer.one_of(seat.choices()) if skip is None else skip


class Greedy:
    """The best end of its own turn at a glance, and no further. A few imagined positions stand for
    what it cannot see."""

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
