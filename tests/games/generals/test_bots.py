"""What bots think of, and that they think the same every time."""

from __future__ import annotations

import pytest

from games.generals.random_play import is_endless
from stampadia.games.generals import GAME, GeneralsOptions, bots
from stampadia.games.generals.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.matches.match import Match
from stampadia.players import make_player

LITE = GeneralsOptions(sets="STLITE")


def game(spec: str, seed: str, turns: int = 150) -> Match:
    match = Match(GAME, 1, LITE, luck=Dealer(seed))
    player = make_player(spec, Dealer(f"{seed} {spec}"))
    match.deal()
    while not match.over and match.position.turn < turns:
        match.play(player.choose(match.perspective(0)))
    return match


@pytest.mark.parametrize("spec", ["greedy", "search:5"])
def test_a_seed_gives_the_same_game_whatever_was_played_before(spec: str) -> None:
    first = str(game(spec, "one", turns=6).record())
    game(spec, "two", turns=3)
    assert str(game(spec, "one", turns=6).record()) == first


def test_candidates_are_legal_and_chances_are_chances() -> None:
    for number in range(6):
        dealer = Dealer(f"candidates {number}")
        position = GAME.begin(1, GeneralsOptions())
        while not isinstance(pending := position.pending(), Over) and not is_endless(position):
            if isinstance(pending, Ask):
                found = list(GAME.candidates(position, pending))
                assert found and set(found) <= set(pending.choices)
                assert GAME.instinct(position, pending, dealer) in pending.choices
                (chance,) = GAME.appraise(position)
                assert 0 <= chance <= 1
                position.play(dealer.one_of(found))
            else:
                position.play(dealer.answer(pending))
        if isinstance(pending, Over):
            assert list(GAME.appraise(position)) == list(pending.returns)


def test_thinking_changes_nothing_on_the_table() -> None:
    dealer = Dealer("thinking")
    position = GAME.begin(1, LITE)
    while isinstance(pending := position.pending(), Chance):
        position.play(dealer.answer(pending))
    before = position.digest()
    bots.appraise(position)
    bots.end_of_turn(position, stop=False)
    assert position.digest() == before


@pytest.mark.parametrize(("games", "lead"), [(2, 0), pytest.param(6, 3, marks=pytest.mark.deep)])
def test_greedy_gets_further_than_random(games: int, lead: int) -> None:
    def battles(spec: str) -> int:
        matches = [game(spec, f"further {number}") for number in range(games)]
        return sum(match.position.ink for match in matches if isinstance(match.position, Position))

    assert battles("greedy") > battles("random") + lead


def test_a_unit_that_cannot_grow_may_be_sacrificed_for_its_best_card() -> None:
    """Sacrifices are thought of only where a unit is stuck before an Enemy."""
    dealer = Dealer("stuck")
    thought_of = 0
    for _ in range(12):
        position = GAME.begin(1, GeneralsOptions(ink=2))
        while not isinstance(pending := position.pending(), Over) and not is_endless(position):
            if not isinstance(pending, Ask):
                position.play(dealer.answer(pending))
                continue
            found = GAME.candidates(position, pending)
            rescues = [one for one in found if GAME.write(position, one).startswith("sacrifice")]
            for rescue in rescues:
                column = int(GAME.write(position, rescue).split()[1]) - 1
                own = position.rows[0][column]
                assert own is not None and own.stack.level >= position.ink_level()
                assert position.rows[1][column] or position.rows[2][column]
            thought_of += len(rescues)
            position.play(GAME.instinct(position, pending, dealer))
    assert thought_of > 0
