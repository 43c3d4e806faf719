"""Information-set Monte Carlo tree search, for any game through the contract.

Each iteration imagines a full position that the seat cannot tell from the real one, walks down
a tree of choices by upper confidence bounds, adds a node, plays on at random for a while, and
asks the game what it thinks of the place it got to. Statistics are kept per choice, over all
imagined worlds: a choice competes only when it was legal (its *chances* to be tried), so what
is impossible in one world does no harm to what is good in another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import monotonic
from typing import Any, Final

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Draw, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position

ITERATIONS: Final = 400
EXPLORATION: Final = 0.5
ROLLOUT_TURNS: Final = 1
LONGEST: Final = 10_000
"""No playout is longer than this many choices."""


class Node:
    __slots__ = ("chances", "children", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.chances = 0
        self.value = 0.0


class Considered(Struct, frozen=True):
    """A choice, how often the search went there, and how it fared on average."""

    choice: Any
    visits: int
    value: float


class Search:
    """`iterations` or `seconds` a decision; `rollout_turns` is how many turns to play at random
    before the game is asked for its opinion, None for playing to the end."""

    def __init__(
        self,
        dealer: Dealer,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
        rollout_turns: int | None = ROLLOUT_TURNS,
    ) -> None:
        self._dealer = dealer
        self._iterations = iterations if iterations or seconds else ITERATIONS
        self._seconds = seconds
        self._exploration = exploration
        self._rollout_turns = rollout_turns

    def choose(self, seat: Perspective) -> Any:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        return self.consider(seat)[0].choice

    def consider(self, seat: Perspective) -> list[Considered]:
        """All choices looked at, the best first."""
        root = Node()
        deadline = monotonic() + self._seconds if self._seconds else None
        done = 0
        while self._iterations is None or done < self._iterations:
            if deadline is not None and done and monotonic() >= deadline:
                break
            self._iterate(root, seat.game, seat.imagine(self._dealer))
            done += 1
        ranked = sorted(root.children.items(), key=lambda item: -item[1].visits)
        return [
            Considered(choice, child.visits, child.value / max(child.visits, 1))
            for choice, child in ranked
        ]

    def _iterate(self, node: Node, game: Game, world: Position) -> None:
        path: list[tuple[Node, int]] = []
        returns: Sequence[float] | None = None
        while True:
            pending = world.pending()
            if type(pending) is Ask:
                child, choice, new = self._select(node, game.candidates(world, pending))
                world.play(choice)
                path.append((child, pending.seat))
                node = child
                if new:
                    returns = self._play_out(game, world)
                    break
            elif isinstance(pending, Over):
                returns = pending.returns
                break
            else:
                outcome = self._dealer.answer(pending)  # type: ignore[arg-type]
                world.play(outcome)
                if isinstance(pending, Draw):  # dice branch the tree; a shuffle is passed over
                    node = node.children.setdefault(("chance", outcome), Node())
        for visited, seat in path:
            visited.visits += 1
            visited.value += returns[seat]

    def _select(self, node: Node, choices: Sequence[Any]) -> tuple[Node, Any, bool]:
        children = node.children
        new = [choice for choice in choices if choice not in children]
        if new:
            choice = new[self._dealer.below(len(new))]
            child = children[choice] = Node()
            for known in choices:
                if known in children:
                    children[known].chances += 1
            return child, choice, True
        best, best_score, best_choice = None, -1.0, None
        exploration = self._exploration
        for choice in choices:
            child = children[choice]
            child.chances += 1
            visits = child.visits
            score = child.value / visits + exploration * sqrt(log(child.chances) / visits)
            if score > best_score:
                best, best_score, best_choice = child, score, choice
        assert best is not None
        return best, best_choice, False

    def _play_out(self, game: Game, world: Position) -> Sequence[float]:
        dealer = self._dealer
        turns = self._rollout_turns
        last = None if turns is None else world.turn + turns
        for _ in range(LONGEST):
            pending = world.pending()
            if type(pending) is Ask:
                if last is not None and world.turn >= last:
                    chances = game.appraise(world)
                    if chances is not None:
                        return chances
                    last = None
                world.play(dealer.one_of(pending.choices))
            elif isinstance(pending, Over):
                return pending.returns
            else:
                world.play(dealer.answer(pending))  # type: ignore[arg-type]
        return [0.0] * len(game.appraise(world) or ())
