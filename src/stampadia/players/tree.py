"""A tree of choices with what is known of each, and a look through one's own turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.players.haste import worth_after


class Node:
    """A choice: how often it was visited, how often it could have been (its *chances*), and the
    sum of what it brought to the seat that made it."""

    __slots__ = ("chances", "children", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.chances = 0
        self.value = 0.0

    def child(self, choice: Any) -> Node:
        found = self.children.get(choice)
        if found is None:
            found = self.children[choice] = Node()
        return found

    @property
    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


Opinion = Callable[[Position], Sequence[float] | None]
"""Each seat's chances in a full position: `Game.appraise` or `Game.glance`."""


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


def look_through(
    game: Game,
    world: Position,
    seat: int,
    node: Node,
    opinion: Opinion,
    effort: int,
    weight: int = 1,
    since: int | None = None,
) -> float:
    """The best end of the seat's own turn in this world, in this opinion. Where no other seat has
    a turn, the look goes on into the next as far as the effort reaches.

    Every choice on the way is entered below the node with the best that can follow it, counted
    as `weight` visits. `effort` is how many ends of the turn are looked at, roughly. `since` is the
    turn in which the look begins: this one, if it is not said.
    """
    pending = world.pending()
    since = world.turn if since is None else since
    if isinstance(pending, Over):
        return pending.returns[seat] * worth_after(world.turn - since)
    if not (isinstance(pending, Ask) and pending.seat == seat) or effort <= 1:
        # An opinion is no end: looks that got further must not pay for it.
        chances = opinion(world)
        return 0.5 if chances is None else chances[seat]
    choices = game.candidates(world, pending)
    best = 0.0
    for choice in choices:
        there = world.clone()
        there.play(choice)
        child = node.child(choice)
        # A single candidate costs something, too: where no other seat has a turn and nothing is
        # left to chance, the look would never end.
        share = effort // len(choices) if len(choices) > 1 else effort - 1
        value = look_through(game, there, seat, child, opinion, share, weight, since)
        child.visits += weight
        child.chances += weight
        child.value += value * weight
        best = max(best, value)
    return best
