"""The contract holds for every installed game."""

from __future__ import annotations

import pytest

from chunks import chunks
from every_game.contract import check_random_game, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer

GAMES = 30
CHUNKS = 6


@chunks(CHUNKS, normally=3)
@pytest.mark.parametrize("name", registry.names())
def test_the_contract_holds_in_random_games(name: str, chunk: int) -> None:
    game = registry.load(name)
    ways = setups(game)
    for number in range(chunk, GAMES, CHUNKS):
        dealer = Dealer("every game").child(name).child(number)
        check_random_game(game, ways[number % len(ways)], dealer)


@pytest.mark.parametrize("name", registry.names())
def test_a_game_knows_its_own_name_and_seats(name: str) -> None:
    game = registry.load(name)
    assert game.name == name
    assert game.edition
    assert {setup.seats for setup in setups(game)} == set(game.seats)
    assert game.seat_count(game.options()) in game.seats
