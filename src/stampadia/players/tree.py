"""What the players that look ahead share: a tree of choices with what is known of each, a look
through one's own turn, playing on in the mind, and what a decision may take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position

LONGEST_PLAYOUT: Final = 10_000
"""Choices."""
CARE: Final = 1.5
"""How far a careful player looks ahead, beside a hurried one."""
A_TURN_LATER: Final = 0.998
"""What comes a turn later is worth a little less: a player who wins now or next turn, surely in
both cases, would else put it off for ever, for next turn the two are the same again. The price is
so small that it decides only between what is otherwise as good."""


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
Returns = Sequence[float] | defaultdict[int, float]


class Budget:
    """So many iterations, or so many seconds from now on; with neither, no end."""

    __slots__ = ("_iterations", "_seconds", "_start", "spent")

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        self._iterations = iterations
        self._seconds = seconds
        self._start = monotonic()
        self.spent = 0
        """Iterations."""

    def allows(self, iterations: int, share: float = 1.0) -> bool:
        """Whether so many more stay within this share of the budget. Time is never so short that
        nothing is tried at all."""
        if self._iterations is not None and self.spent + iterations > share * self._iterations:
            return False
        if self._seconds is None or not self.spent:
            return True
        return monotonic() - self._start < share * self._seconds

    def at_once(self, most: int, cost: int = 1, share: float = 1.0) -> int:
        """How many times so many more may be spent before time is looked at again, up to `most`,
        within this share of the budget."""
        if not self.allows(cost, share):
            return 0
        if self._iterations is not None:
            most = min(most, int(share * self._iterations - self.spent) // cost)
        return most


def worth_after(turns: int) -> float:
    """What is left of a chance after so many turns."""
    return float(A_TURN_LATER**turns)


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


def play_out(game: Game, world: Position, dealer: Dealer, last: int | None) -> Returns:
    """By instinct to the turn `last`, where the game is asked for its opinion; to the end of the
    game if there is no such turn, or no opinion."""
    pending = world.pending()
    for _ in range(LONGEST_PLAYOUT):
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


def best_way(game: Game, world: Position, seat: int, effort: int) -> list[Any]:
    """The seat's choices on the way to the best end of its turn in this world."""
    node, way = Node(), list[Any]()
    look_through(game, world, seat, node, game.appraise, effort)
    while node.children:
        choice, node = max(node.children.items(), key=lambda one: one[1].value)
        way.append(choice)
    return way


def play_with_care(game: Game, world: Position, dealer: Dealer, last: int, effort: int) -> Returns:
    """By careful players, each of whom sees what its seat would, to the turn `last`, where the game
    is asked for its opinion, which it must have."""
    for _ in range(LONGEST_PLAYOUT):
        pending = world.pending()
        if isinstance(pending, Over):
            return pending.returns
        if type(pending) is not Ask:
            world.play(dealer.answer(pending))  # type: ignore[arg-type]
            continue
        if world.turn >= last and (chances := game.appraise(world)) is not None:
            return chances
        seat = pending.seat
        for choice in best_way(game, game.conceal(world, seat, dealer), seat, effort):
            pending = world.pending()
            # What the seat did not see may be otherwise than it thought.
            if type(pending) is not Ask or pending.seat != seat or choice not in pending.choices:
                break
            world.play(choice)
    return defaultdict(float)
