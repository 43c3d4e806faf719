"""Information-set Monte Carlo tree search, for any game through the contract.

Each iteration imagines a full position that the seat cannot tell from the real one, walks down
a tree of choices by upper confidence bounds, adds a node, plays on by instinct for a while, and
asks the game what it thinks of the place it got to. Statistics are kept per choice, over all
imagined worlds: a choice competes only when it was legal (its *chances* to be tried), so what
is impossible in one world does no harm to what is good in another.

Before the first iteration the search looks through its own turn in a few worlds, as the greedy
player does. Without that, a choice that opens many bad ways and one very good one looks bad for
a long time.

All seats share one tree, in which the others choose as if they knew what this seat knows. That is
sound while choices are made in turn and become known; a game that says it is `simultaneous` is
warned about.

A game may say that beyond some turns instinct tells less than its opinion: then all walks end at
the same turn and are judged there, so what they bring can be compared, and the choices to decide
between run a race (`race`), each down its own part of the tree.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.mind import Mind
from stampadia.kernel.pending import Ask, Draw, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.players.player import Considered, mind_of, worth_thinking
from stampadia.players.race import Race, Runner, rank
from stampadia.players.tree import CARE, Budget, Node, Returns, look_through, play_out, worth_after
from stampadia.words import choose_language

ITERATIONS: Final = 400
EXPLORATION: Final = 0.5
EXPLORATION_BY_OPINION: Final = 0.15
"""Opinions differ by less than wins and losses do."""
EXPLORATION_BY_SPREAD: Final = 0.7
"""The same in standard deviations of what walks to a horizon bring, once that is known."""
LEAST_EXPLORATION: Final = 0.005
ROLLOUT_TURNS: Final = 1

WEIGHT: Final = 2
"""How many visits the look ahead counts for."""
WALKS_AT_ONCE: Final = 64
"""Where a game has a mind of its own: less than a hundredth of a second."""
FIRST_CHECK: Final = 4
"""Laps to a horizon before any choice may be left out."""


class Search:
    """`iterations` or `seconds` a decision; `rollout_turns` is how many turns to play on by
    instinct before the game is asked for its opinion, None for playing to the end."""

    def __init__(
        self,
        dealer: Dealer,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float | None = None,
        rollout_turns: int | None = ROLLOUT_TURNS,
    ) -> None:
        self._dealer = dealer
        self._iterations = iterations if iterations or seconds else ITERATIONS
        self._seconds = seconds
        self._wished_exploration = exploration
        self._exploration = EXPLORATION
        self._rollout_turns = rollout_turns

    def choose(self, seat: Perspective) -> Any:
        choices = worth_thinking(seat, self._dealer)
        if len(choices) == 1:
            return choices[0]
        return self.consider(seat)[0].choice

    def consider(self, seat: Perspective) -> list[Considered]:
        """All choices looked at, the best first."""
        if seat.game.simultaneous:
            words = seat.game.words(choose_language())
            warnings.warn(words.say("search-simultaneous", game=seat.game.name), stacklevel=2)
        budget = Budget(self._iterations, self._seconds)
        mind = mind_of(seat, self._dealer)
        if mind is not None:
            return self._consider_with(mind, seat.game, budget)
        root = self._foresight(seat)
        horizon = seat.game.horizon
        if horizon is not None and root.children and self._rollout_turns is not None:
            runners = [Runner(choice, child) for choice, child in root.children.items()]
            ranked = Sprint(seat, self._dealer, horizon).rank(runners, budget)
            return [Considered(one.choice, one.node.visits, one.node.mean) for one in ranked]
        usual = EXPLORATION_BY_OPINION if root.children else EXPLORATION
        self._exploration = self._wished_exploration or usual
        while budget.allows(1):
            budget.spent += 1
            self._iterate(root, seat.game, seat.imagine(self._dealer))
        by_visits = sorted(root.children.items(), key=lambda item: -item[1].visits)
        return [Considered(choice, child.visits, child.mean) for choice, child in by_visits]

    def _consider_with(self, mind: Mind, game: Game, budget: Budget) -> list[Considered]:
        """The same with a mind of the game's own."""
        effort = int(CARE * game.effort)
        mind.look(hurried=False, effort=effort, worlds=game.worlds, weight=WEIGHT)
        exploration = self._wished_exploration or EXPLORATION_BY_OPINION
        while times := budget.at_once(WALKS_AT_ONCE):
            budget.spent += times
            mind.walk(times, exploration, self._rollout_turns)
        mind.close()
        by_visits = sorted(mind.considered(), key=lambda one: -one[1])
        return [Considered(choice, visits, value / visits) for choice, visits, value in by_visits]

    def _foresight(self, seat: Perspective) -> Node:
        """The own turn looked through, where the game has an opinion to look with."""
        root = Node()
        for _ in range(seat.game.worlds):
            world = seat.imagine(self._dealer)
            if seat.game.appraise(world) is None:
                break
            effort = int(CARE * seat.game.effort)
            look_through(seat.game, world, seat.seat, root, seat.game.appraise, effort, WEIGHT)
        return root

    def _iterate(self, node: Node, game: Game, world: Position) -> None:
        path: list[tuple[Node, int]] = []
        start = world.turn
        returns: Returns | None = None
        while returns is None:
            pending = world.pending()
            if type(pending) is Ask:
                node, choice, new = self._select(node, game.candidates(world, pending))
                world.play(choice)
                path.append((node, pending.seat))
                if new:
                    returns = self._play_out(game, world)
            elif isinstance(pending, Over):
                returns = pending.returns
            else:
                outcome = self._dealer.answer(pending)  # type: ignore[arg-type]
                world.play(outcome)
                # Dice that all can see branch the tree; a shuffle or a hidden draw does not.
                if isinstance(pending, Draw) and pending.visible:
                    node = node.children.setdefault(("chance", outcome), Node())
        left = worth_after(world.turn - start)
        for visited, seat in path:
            visited.visits += 1
            visited.value += returns[seat] * left

    def _select(self, node: Node, choices: Sequence[Any]) -> tuple[Node, Any, bool]:
        """The child to go to, its choice, and whether it is new."""
        children = node.children
        new = [choice for choice in choices if choice not in children]
        if new:
            choice = new[self._dealer.below(len(new))]
            children[choice] = Node()
            for known in choices:
                if known in children:
                    children[known].chances += 1
            return children[choice], choice, True
        best, best_score, best_choice = None, 0.0, None
        exploration = self._exploration
        for choice in choices:
            child = children[choice]
            child.chances += 1
            visits = child.visits
            score = child.value / visits + exploration * sqrt(log(child.chances) / visits)
            if best is None or score > best_score:
                best, best_score, best_choice = child, score, choice
        assert best is not None
        return best, best_choice, False

    def _play_out(self, game: Game, world: Position) -> Returns:
        last = None if self._rollout_turns is None else world.turn + self._rollout_turns
        return play_out(game, world, self._dealer, last)


class Sprint:
    """Search to a horizon."""

    def __init__(self, seat: Perspective, dealer: Dealer, horizon: int) -> None:
        """`horizon` in turns from now."""
        self._seat = seat
        self._game = seat.game
        self._dealer = dealer
        self._horizon = horizon
        self._last = 0
        """The turn at which walks end."""
        self._exploration = EXPLORATION_BY_OPINION

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
