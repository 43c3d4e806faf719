"""Search to a horizon: for a game that says how many turns are worth looking ahead.

All walks end at the same turn and are judged there, so what they bring can be compared. The
choices to decide between run a race (`race`), each down its own part of the tree.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Draw, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.players.race import Race, Runner, rank
from stampadia.players.tree import Budget, Node, play_out, worth_after

# How much to explore: at first, and then in standard deviations of what the walks bring.
EXPLORATION: Final = 0.15
EXPLORATION_BY_SPREAD: Final = 0.7
LEAST_EXPLORATION: Final = 0.005

FIRST_CHECK: Final = 4


class Sprint:
    def __init__(self, seat: Perspective, dealer: Dealer, horizon: int) -> None:
        """`horizon` in turns from now."""
        self._seat = seat
        self._game = seat.game
        self._dealer = dealer
        self._horizon = horizon
        self._last = 0
        """The turn at which walks end."""
        self._exploration = EXPLORATION

    def rank(self, runners: list[Runner], budget: Budget) -> list[Runner]:
        """The best first."""
        return rank(Race(runners, FIRST_CHECK), budget, self._run_lap)

    def _run_lap(self, race: Race, _: int) -> None:
        world = self._seat.imagine(self._dealer)
        luck = str(self._dealer.uniform())
        self._last = world.turn + self._horizon
        for runner in race.field:
            runner.results.append(self._walk(runner, world.clone(), Dealer(luck)))
        race.lap()
        if race.spread:
            self._exploration = max(LEAST_EXPLORATION, EXPLORATION_BY_SPREAD * race.spread)

    def _walk(self, runner: Runner, world: Position, luck: Dealer) -> float:
        """Down the tree to a new node or to the horizon, and on by instinct; what it brings to
        the seat."""
        node, start = runner.node, world.turn
        world.play(runner.choice)
        path: list[tuple[Node, int]] = [(node, self._seat.seat)]
        new = not node.visits
        while not new:
            pending = world.pending()
            if type(pending) is Ask:
                if world.turn >= self._last:
                    break
                node, choice, new = self._select(node, world, pending)
                world.play(choice)
                path.append((node, pending.seat))
            elif isinstance(pending, Over):
                break
            else:
                outcome = luck.answer(pending)  # type: ignore[arg-type]
                world.play(outcome)
                # Dice that all can see branch the tree; a shuffle or a hidden draw does not.
                if isinstance(pending, Draw) and pending.visible:
                    node = node.child(("chance", outcome))
        returns = play_out(self._game, world, luck, self._last)
        left = worth_after(world.turn - start)
        for visited, mover in path:
            visited.visits += 1
            visited.value += returns[mover] * left
        return returns[self._seat.seat] * left

    def _select(self, node: Node, world: Position, ask: Ask) -> tuple[Node, Any, bool]:
        """The child to go to, its choice, and whether it is new. What is untried
        counts like one visit with the usual outcome; instinct says what to try first."""
        choices = self._game.candidates(world, ask)
        best, best_score, best_choice = None, 0.0, None
        untried = []
        visits, value = 0, 0.0
        for choice in choices:
            child = node.children.get(choice)
            if child is None or not child.visits:
                untried.append(choice)
                continue
            child.chances += 1
            visits += child.visits
            value += child.value
            score = child.mean + self._exploration * sqrt(log(child.chances) / child.visits)
            if best is None or score > best_score:
                best, best_score, best_choice = child, score, choice
        if best is None:
            choice = self._game.instinct(world, ask, self._dealer)
        elif untried and value / visits + self._exploration * sqrt(log(1 + visits)) > best_score:
            choice = untried[self._dealer.below(len(untried))]
        else:
            return best, best_choice, False
        child = node.child(choice)
        child.chances += 1
        return child, choice, True
