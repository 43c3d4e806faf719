"""What paired games say about parts; the games here are made up, so that the answer is known."""

from __future__ import annotations

import pytest

from stampadia.lab.ablation import Sample, SteadyDealer
from stampadia.lab.worth import couples, overall, worth_of

NOTHING: frozenset[tuple[int, int]] = frozenset()


def game(deal: int, without: int | None, battles: float, won: bool = False) -> Sample:
    return Sample(deal, without, won, (battles, 10.0), frozenset(), NOTHING)


def test_a_part_that_always_wins_a_battle_is_worth_one() -> None:
    games = [game(deal, None, 1.0 + deal % 2) for deal in range(30)]
    games += [game(deal, 0, float(deal % 2) + (0.1 if deal == 3 else 0)) for deal in range(30)]
    worth = worth_of(games, 0, questions=5)
    battles, turns = worth.measures
    assert worth.deals == 30
    assert battles is not None and battles.by == pytest.approx(1.0, abs=0.01) and battles.sure
    assert turns is None, "no deal differs, so nobody can say how sure that is"
    assert worth.wins is not None and worth.wins.by == 0 and not worth.wins.sure


def test_few_deals_are_never_sure() -> None:
    games = [game(deal, part, part is None and 2.0 + deal / 9) for deal in range(9)
             for part in (None, 0)]  # fmt: skip
    battles = worth_of(games, 0, 1).measures[0]
    assert battles is not None and battles.low > 0 and not battles.sure


def test_a_deal_counts_only_when_both_ways_were_played() -> None:
    games = [game(0, None, 1), game(0, 0, 1), game(1, None, 1), game(2, 0, 1)]
    assert worth_of(games, 0, 1).deals == 1
    assert overall(games).games == 2


def test_a_part_is_judged_by_all_games_that_had_it() -> None:
    games = [game(0, None, 4), game(0, 0, 1), game(0, 1, 2), game(0, 2, 3),
             game(1, None, 0), game(1, 0, 1), game(1, 1, 0), game(1, 2, 0)]  # fmt: skip
    battles = worth_of(games, 0, 1).measures[0]
    assert battles is not None and battles.by == pytest.approx(((4 + 2 + 3) / 3 - 1 - 1) / 2)


def test_two_that_only_win_together_are_found() -> None:
    games = []
    for deal in range(40):
        together = deal % 2 == 0
        both = frozenset({(1, 2)}) if together else NOTHING
        battles = (2.0 if together else 0.0) + deal % 3
        games.append(Sample(deal, None, together, (battles, 9.0), frozenset({1, 2, 3}), both))
    found = couples(games, 0)
    assert [couple.parts for couple in found] == [(1, 2)]
    couple = found[0]
    assert (couple.together, couple.apart) == (20, 20)
    assert (couple.won_together, couple.won_apart) == (1.0, 0.0)
    assert couple.effect.by == pytest.approx(2.0, abs=0.2) and couple.effect.sure
    assert couples(games, 0, frozenset({3})) == []
    assert couples(games[:18], 0) == [], "nine deals each are too few"


def test_a_steady_shuffle_keeps_the_order_of_what_stays() -> None:
    whole = SteadyDealer("deal", range(20), 20)
    left = [number for number in range(20) if number not in (4, 11)]
    smaller = SteadyDealer("deal", left, 20)
    for _ in range(5):
        order = [card for card in whole.shuffled(range(20)) if card not in (4, 11)]
        assert [left[card] for card in smaller.shuffled(range(18))] == order
    assert whole.child("a").shuffled(range(20)) != whole.child("b").shuffled(range(20))
