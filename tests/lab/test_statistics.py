"""Intervals and spreads against known values."""

from __future__ import annotations

from collections import Counter

import pytest

from stampadia.adventures.rating import wilson
from stampadia.lab.statistics import Spread, share, spread


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I,
        # method 3: the score method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_the_published_table(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_mirrors_wins_and_losses() -> None:
    for wins in range(21):
        low, high = wilson(wins, 20)
        assert wilson(20 - wins, 20) == pytest.approx((1 - high, 1 - low))


def test_wilson_touches_the_ends_exactly_and_holds_the_rate() -> None:
    for games in (1, 2, 7, 1000):
        assert wilson(0, games)[0] == 0.0
        assert wilson(games, games)[1] == 1.0
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0


def test_without_games_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share("nobody", 0, 0).rate == 0.0


@pytest.mark.parametrize(("wins", "games"), [(-1, 5), (6, 5)])
def test_impossible_counts_are_refused(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match=f"{wins} wins in {games} games"):
        wilson(wins, games)


def test_spread_of_an_odd_and_an_even_number_of_values() -> None:
    assert spread(Counter([3, 1, 2])) == Spread(mean=2, median=2, least=1, most=3, most_of_them=3)
    assert spread(Counter([4, 1, 2, 3])) == Spread(
        mean=2.5, median=2.5, least=1, most=4, most_of_them=4
    )


def test_spread_leaves_the_longest_twentieth_above_its_mark() -> None:
    found = spread(Counter(range(1, 101)))
    assert found is not None
    assert found.most_of_them == 95


def test_no_values_have_no_spread() -> None:
    assert spread(Counter()) is None
