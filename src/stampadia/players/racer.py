"""The player that lets its best choices run a race, each played on in the mind by careful players.

Everybody at the imagined table, the others too, takes the best end of each turn as the careful
player does, and sees no more of the table than the seat would. So the race measures what a choice
is worth between good players, which no look through a single turn can. Who looks less far there
does not see to the end of an action that takes two choices, and plays so much worse that the race
learns less from many more playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.mind import Mind
from stampadia.kernel.perspective import Perspective
from stampadia.players.player import Considered, mind_of, worth_thinking
from stampadia.players.race import Race, Runner, rank
from stampadia.players.tree import (
    CARE,
    Budget,
    Node,
    look_through,
    play_out,
    play_with_care,
    worth_after,
)

PLAYOUTS: Final = 400
FIELD: Final = 8
"""So many choices run, the best by a look through the own turn."""
TURNS: Final = 8
"""Turns to play on before the game is asked for its opinion: beyond them luck hides the choice."""
FIRST_CHECK: Final = 16
AT_ONCE: Final = 16
"""Laps, where a game has a mind of its own: some hundredths of a second."""


class Racer:
    """`playouts` or `seconds` a decision."""

    def __init__(
        self, dealer: Dealer, *, playouts: int | None = None, seconds: float | None = None
    ) -> None:
        self._dealer = dealer
        self._playouts = playouts if playouts or seconds else PLAYOUTS
        self._seconds = seconds

    def choose(self, seat: Perspective) -> Any:
        choices = worth_thinking(seat, self._dealer)
        if len(choices) == 1:
            return choices[0]
        return self.consider(seat)[0].choice

    def consider(self, seat: Perspective) -> list[Considered]:
        """The choices that ran, the best first."""
        budget = Budget(self._playouts, self._seconds)
        mind = mind_of(seat, self._dealer)
        if mind is not None:
            foreseen = _foreseen_with(mind, seat.game)
            run = partial(_run_with, mind, seat.game.effort)
        else:
            foreseen = _foreseen(seat, self._dealer)
            run = partial(_run, seat, self._dealer)
        foreseen.sort(key=lambda one: -one[1])
        runners = [Runner(choice, Node()) for choice, _ in foreseen[:FIELD]]
        ranked = rank(Race(runners, FIRST_CHECK), budget, run, AT_ONCE)
        if mind is not None:
            mind.close()
        return [Considered(one.choice, one.node.visits, one.node.mean) for one in ranked]


def _note(race: Race, laps: Sequence[Sequence[float]]) -> None:
    """What the field has brought in each of these worlds."""
    for lap in laps:
        for runner, result in zip(race.field, lap, strict=True):
            runner.results.append(result)
            runner.node.visits += 1
            runner.node.value += result
        race.lap()


# Through positions


def _foreseen(seat: Perspective, dealer: Dealer) -> list[tuple[Any, float]]:
    """The choices with what they bring by the end of the own turn."""
    game, root = seat.game, Node()
    for _ in range(game.worlds):
        world = seat.imagine(dealer)
        look_through(game, world, seat.seat, root, game.appraise, int(CARE * game.effort))
    return [(choice, child.mean) for choice, child in root.children.items()]


def _run(seat: Perspective, dealer: Dealer, race: Race, laps: int) -> None:
    choices = [runner.choice for runner in race.field]
    _note(race, [_lap(seat, dealer, choices) for _ in range(laps)])


def _lap(seat: Perspective, dealer: Dealer, choices: Sequence[Any]) -> list[float]:
    """Each choice in the same world, with the same luck from there on."""
    game, world = seat.game, seat.imagine(dealer)
    luck, last = dealer.where(), world.turn + TURNS
    has_opinion = game.appraise(world) is not None
    brought = []
    for choice in choices:
        dealer.go_on(luck)
        there = world.clone()
        there.play(choice)
        if has_opinion:
            returns = play_with_care(game, there, dealer, last, game.effort)
        else:
            returns = play_out(game, there, dealer, None)
        brought.append(returns[seat.seat] * worth_after(there.turn - world.turn))
    return brought


# With a mind of the game's own


def _foreseen_with(mind: Mind, game: Game) -> list[tuple[Any, float]]:
    mind.look(hurried=False, effort=int(CARE * game.effort), worlds=game.worlds, weight=1)
    return [(choice, value / visits) for choice, visits, value in mind.considered()]


def _run_with(mind: Mind, effort: int, race: Race, laps: int) -> None:
    choices = [runner.choice for runner in race.field]
    _note(race, mind.race(choices, laps, TURNS, effort))
