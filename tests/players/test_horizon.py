"""Search to a horizon: Generals says that one turn is worth looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from stampadia.games.generals import GAME, Generals, GeneralsOptions
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.kernel.perspective import Perspective
from stampadia.players import Search
from stampadia.players.race import Runner
from stampadia.players.search import WEIGHT, Sprint
from stampadia.players.tree import Budget, Node

FORESEEN = WEIGHT * GAME.worlds
"""Visits that each choice has before the first iteration."""


def asked(game: Generals, seed: str, least: int = 2) -> Iterator[Perspective]:
    """Decisions between so many candidates at least, in a game played by instinct."""
    dealer = Dealer(seed)
    position = game.begin(1, GeneralsOptions(sets="STLITE"))
    while not position.over:
        pending = position.pending()
        if isinstance(pending, Ask):
            if len(game.candidates(position, pending)) >= least:
                yield Perspective(game, position, 0)
            position.play(game.instinct(position, pending, dealer))
        else:
            position.play(dealer.answer(pending))  # type: ignore[arg-type]


class Watched(Generals):
    """Generals that notes of which turns it was asked for its opinion."""

    def __init__(self) -> None:
        self.turns: set[int] = set()

    def appraise(self, position: Any) -> list[float]:
        self.turns.add(position.turn)
        return super().appraise(position)


def test_every_walk_ends_at_the_horizon() -> None:
    game = Watched()
    for horizon in (1, 2):
        for seat in islice(asked(game, "horizon"), 6):
            world = seat.imagine(Dealer("now"))
            pending = world.pending()
            assert isinstance(pending, Ask)
            runners = [Runner(choice, Node()) for choice in game.candidates(world, pending)]
            game.turns.clear()
            Sprint(seat, Dealer("s"), horizon).rank(runners, Budget(60, None))
            assert game.turns == {world.turn + horizon}


@pytest.mark.parametrize("iterations", [3, 40, 200])
def test_every_candidate_is_ranked_and_the_budget_kept(iterations: int) -> None:
    seat = next(asked(GAME, "budget", least=8))
    pending = seat.imagine(Dealer("now")).pending()
    assert isinstance(pending, Ask)
    considered = Search(Dealer("b"), iterations=iterations).consider(seat)
    assert {one.choice for one in considered} == set(
        GAME.candidates(seat.imagine(Dealer("now")), pending)
    )
    assert considered == sorted(considered, key=lambda one: -one.visits)
    assert all(0 <= one.value <= 1 for one in considered)
    assert sum(one.visits - FORESEEN for one in considered) <= iterations


def test_an_easy_decision_takes_less_than_it_may() -> None:
    took = [
        sum(one.visits - FORESEEN for one in Search(Dealer("e"), iterations=300).consider(seat))
        for seat in islice(asked(GAME, "easy"), 12)
    ]
    assert min(took) < 60 < max(took) <= 300


def test_the_time_is_kept() -> None:
    seat = next(asked(GAME, "time", least=8))
    short = Search(Dealer("time"), seconds=0.001).consider(seat)
    assert sum(one.visits - FORESEEN for one in short) >= len(short)
    assert len(short) >= 8
