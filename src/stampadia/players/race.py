"""A race between the choices of a decision, for whoever can try each of them again and again.

They are tried in the same worlds with the same luck, the worse half is left out again and again,
and so is what is clearly behind. What a world brings depends on its luck more than on the choice;
where both are the same the choices can be told apart sooner, so it is their differences that are
judged. Most tries go to what is hard to tell apart; an easy decision takes fewer than it may.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from stampadia.players.tree import Budget, Node

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

    def __init__(self, runners: Sequence[Runner], first_check: int) -> None:
        """`first_check`: laps before anybody may be left out."""
        self.field = list(runners)
        self.out: list[Runner] = []
        self.rounds = max(1, (len(self.field) - 1).bit_length())
        """Halvings until one is left."""
        self.spread = 0.0
        """The standard deviation of what the field has brought; 0 before the first check."""
        self._laps = 0
        self._check = first_check

    @property
    def before_check(self) -> int:
        """Laps until somebody may be left out."""
        return self._check - self._laps

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


def rank(
    race: Race, budget: Budget, run: Callable[[Race, int], None], at_once: int = 1
) -> list[Runner]:
    """Let them run as long as the budget allows; the best first. `run` lets the field run through
    so many worlds, up to `at_once`, and says so by `Race.lap` after each."""
    while len(race.field) > 1 and not budget.allows(len(race.field)):
        race.halve()  # by what was foreseen: there is no time for all
    for number in range(1, race.rounds + 1):
        share = number / race.rounds
        while len(race.field) > 1 and (
            laps := budget.at_once(min(at_once, race.before_check), len(race.field), share)
        ):
            budget.spent += laps * len(race.field)
            run(race, laps)
        race.halve()
    return race.ranking()
