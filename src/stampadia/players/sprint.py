"""Search to a horizon: for a game that says how many turns are worth looking ahead.

All walks end at the same turn and are judged there, so what they bring can be compared. The
choices to decide between run a race: they are tried in the same worlds with the same luck, the
worse half is left out again and again, and so is what is clearly behind. What a world brings
depends on its luck more than on the choice; where both are the same the choices can be told apart
sooner, so it is their differences that are judged. Most iterations go to what is hard to tell
apart; an easy decision takes fewer than it may.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Draw, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.players.tree import Budget, Node, play_out, worth_after

# How much to explore: at first, and then in standard deviations of what the walks bring.
EXPLORATION: Final = 0.15
EXPLORATION_BY_SPREAD: Final = 0.7
LEAST_EXPLORATION: Final = 0.005

FIRST_CHECK: Final = 4
"""Laps before anybody may be left out."""
BETWEEN_CHECKS: Final = 1.5
"""The next check is at so many times the laps: who looks all the time sees what is only chance."""
BEHIND: Final = 2.5
"""Standard errors by which a runner must be behind to be left out."""
MATTERS: Final = 0.002
"""Who cannot be better than the first by more than this is left out too."""


class Runner:
    """A choice, its place in the tree, and what it brought in each world."""

    __slots__ = ("choice", "node", "results")

    def __init__(self, choice: Any, node: Node) -> None:
        self.choice = choice
        self.node = node
        self.results: list[float] = []

    def is_behind(self, first: Runner) -> bool:
        laps = len(self.results)
        gaps = [own - best for own, best in zip(self.results, first.results, strict=True)]
        mean = sum(gaps) / laps
        variance = sum((gap - mean) ** 2 for gap in gaps) / (laps - 1)
        return mean + BEHIND * sqrt(variance / laps) < MATTERS


class Race:
    """`field` still runs, `out` does not any more, the last to leave first."""

    def __init__(self, runners: Sequence[Runner]) -> None:
        self.field = list(runners)
        self.out: list[Runner] = []
        self.rounds = max(1, (len(self.field) - 1).bit_length())
        """Halvings until one is left."""
        self.spread = 0.0
        """The standard deviation of what the field has brought; 0 before the first check."""
        self._laps = 0
        self._check = FIRST_CHECK

    def lap(self) -> None:
        """All of the field have run through one more world."""
        self._laps += 1
        if self._laps < self._check:
            return
        self._check = int(self._laps * BETWEEN_CHECKS)
        self.spread = _deviation([result for runner in self.field for result in runner.results])
        self._rank()
        first = self.field[0]
        self._leave([runner for runner in self.field[1:] if runner.is_behind(first)])

    def halve(self) -> None:
        self._rank()
        self._leave(self.field[(len(self.field) + 1) // 2 :])

    def ranking(self) -> list[Runner]:
        return [*self.field, *self.out]

    def _rank(self) -> None:
        self.field.sort(key=lambda runner: -runner.node.mean)

    def _leave(self, leaving: list[Runner]) -> None:
        self.out[:0] = leaving
        self.field = [runner for runner in self.field if runner not in leaving]


def _deviation(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))


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
        race = Race(runners)
        while len(race.field) > 1 and not budget.allows(len(race.field)):
            race.halve()  # by what was foreseen: there is no time for all
        for number in range(1, race.rounds + 1):
            share = number / race.rounds
            while len(race.field) > 1 and budget.allows(len(race.field), share):
                budget.spent += len(race.field)
                self._run_lap(race)
            race.halve()
        return race.ranking()

    def _run_lap(self, race: Race) -> None:
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
