"""Two small known games through the contract and through the search."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from every_game.contract import check_random_game, setups
from kernel.kuhn import KUHN
from kernel.leduc import LEDUC
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.matches.match import Match
from stampadia.players import Player, Random, Search
from tape import Tape


@pytest.mark.parametrize("game", [KUHN, LEDUC], ids=lambda game: game.name)
def test_the_contract_holds(game: Game) -> None:
    for number in range(GAMES):
        check_random_game(game, setups(game)[0], Dealer(game.name).child(number))


def best(game: Game, done: Sequence[str], seed: str) -> object:
    """What the search does after these cards and bets."""
    position = game.begin(2)
    for choice in done:
        position.play(choice)
    asked = position.pending()
    assert isinstance(asked, Ask)
    search = Search(Dealer(seed), iterations=400, rollout_turns=None)
    return search.choose(Perspective(game, position, asked.seat))


GAMES = 400
"""Enough that 0.52 lies about three standard errors below what the search gets."""


@pytest.mark.parametrize("seed", "abc")
def test_the_search_finds_what_is_dominant_in_kuhn(seed: str) -> None:
    assert best(KUHN, ["Q", "K", "bet"], seed) == "bet"
    assert best(KUHN, ["Q", "J", "bet"], seed) == "pass"
    assert best(KUHN, ["K", "J", "pass", "bet"], seed) == "bet"
    assert best(KUHN, ["J", "K", "pass", "bet"], seed) == "pass"


@pytest.mark.parametrize("seed", "abc")
def test_the_search_raises_the_best_hand_and_folds_the_worst_in_leduc(seed: str) -> None:
    assert best(LEDUC, ["K1", "Q1", "call", "call", "K2"], seed) == "raise"
    assert best(LEDUC, ["J1", "Q1", "call", "call", "K2", "raise", "raise"], seed) == "fold"


@pytest.mark.parametrize("game", [KUHN, LEDUC], ids=lambda game: game.name)
def test_the_search_plays_better_than_chance(game: Game) -> None:
    total = 0.0
    for number in range(GAMES):
        dealer = Dealer("against").child(game.name).child(number)
        search = Search(dealer.child("search"), iterations=60, rollout_turns=None)
        players: list[Player] = [search, Random(dealer.child("random"))]
        if number % 2:
            players.reverse()
        match = Match(game, 2, luck=dealer.child("cards"))
        match.deal()
        while isinstance(pending := match.pending(), Ask):
            match.play(players[pending.seat].choose(match.perspective(pending.seat)))
        assert isinstance(pending, Over)
        total += pending.returns[number % 2]
    assert total / GAMES > 0.52


def test_the_better_card_wins_the_showdown() -> None:
    match = Match(LEDUC, 2, luck=Tape(["J1", "Q1", "J2"]))
    match.deal()
    for bet in ("raise", "raise", "call", "call", "raise", "call"):
        match.play_text(bet)
    assert match.over is not None
    # Player 1's pair of jacks takes 1 + 4 + 4 chips from player 2, who keeps 4 of 13.
    assert match.over.returns == (22 / 26, 4 / 26)
    assert match.over.winners == (0,)
