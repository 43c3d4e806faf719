"""What stopping early does to a rating, worked out exactly for true rates of any size: how many
games it takes, how far off the rate that is told is on average, and how often the interval holds
the true one."""

from __future__ import annotations

from functools import cache

import pytest

from stampadia.adventures.rating import (
    BANDS,
    GAMES,
    LOOKS,
    NARROW,
    Band,
    Played,
    Rating,
    is_enough,
    play_games,
    summed_up,
    wilson,
)

TRUE_RATES = [number / 50 for number in range(1, 50)]
NARROWER = Band(0.33, 0.68)
"""As narrow as any that is wished."""
WISHED = [None, *BANDS.values(), NARROWER]
MANY = 60
"""Games of a rating that stops for nothing, to compare with."""


def rated(wins: int, games: int) -> Rating:
    return Rating(games, wins, 0, 0, 0)


@cache
def ends(rate: float, band: Band | None) -> dict[Rating, float]:
    """Every way in which a rating can end, and its chance."""
    found: dict[Rating, float] = {}
    going = {0: 1.0}
    for games in range(1, GAMES + 1):
        following: dict[int, float] = {}
        for wins, chance in going.items():
            following[wins] = following.get(wins, 0.0) + chance * (1 - rate)
            following[wins + 1] = following.get(wins + 1, 0.0) + chance * rate
        going = following
        for wins in list(going):
            rating = rated(wins, games)
            if games == GAMES or (games in LOOKS and is_enough(rating, band)):
                found[rating] = going.pop(wins)
    return found


def mean(found: dict[Rating, float], of: str) -> float:
    return float(sum(chance * getattr(rating, of) for rating, chance in found.items()))


def accepted(found: dict[Rating, float], band: Band) -> float:
    return sum(chance for rating, chance in found.items() if band.holds(rating))


def without_stopping(rate: float, games: int) -> dict[Rating, float]:
    chances = [1.0]
    for _ in range(games):
        lost, won = [*chances, 0.0], [0.0, *chances]
        chances = [(1 - rate) * one + rate * two for one, two in zip(lost, won, strict=True)]
    return {rated(wins, games): chance for wins, chance in enumerate(chances)}


@pytest.mark.parametrize("band", WISHED)
def test_the_ends_are_those_of_games_that_are_played(band: Band | None) -> None:
    for wins in range(GAMES + 1):
        # the wins spread evenly, so that many ways of going on are met
        games = [Played((number * wins) % GAMES < wins, 1, 1, 1) for number in range(GAMES)]
        rating = summed_up(play_games(games.__getitem__, GAMES, band))
        assert rated(rating.wins, rating.games) in ends(0.5, band)
    assert sum(ends(0.5, band).values()) == pytest.approx(1.0)


def test_an_interval_that_is_told_is_narrow() -> None:
    for rating in ends(0.5, None):
        low, high = rating.interval
        assert high - low <= NARROW
    low, high = wilson(GAMES // 2, GAMES)
    assert 0.29 < high - low <= NARROW, "no more games than that takes"


def test_the_rate_that_is_told_is_right_on_average() -> None:
    for rate in TRUE_RATES:
        assert abs(mean(ends(rate, None), "rate") - rate) < 0.012


def test_the_interval_holds_the_true_rate() -> None:
    for rate in TRUE_RATES:
        held = holding(ends(rate, None), rate)
        assert held > 0.915
        # that of as many games without a look is kept little better
        assert held > holding(without_stopping(rate, GAMES), rate) - 0.05


def holding(found: dict[Rating, float], rate: float) -> float:
    """The chance that the interval holds the true rate."""
    intervals = ((rating.interval, chance) for rating, chance in found.items())
    return sum(chance for (low, high), chance in intervals if low <= rate <= high)


@pytest.mark.parametrize("band", [*BANDS.values(), NARROWER])
def test_what_is_accepted_hardly_changes(band: Band) -> None:
    """Beside sixty games without a look: few that lie well inside are refused, few that lie well
    outside are accepted."""
    for rate in TRUE_RATES:
        sequential = accepted(ends(rate, band), band)
        whole = accepted(without_stopping(rate, MANY), band)
        assert abs(sequential - whole) < 0.16
        if band.least + 0.12 <= rate <= band.most - 0.12:
            assert sequential > 0.75
        if rate <= band.least - 0.12 or rate >= band.most + 0.12:
            assert sequential < 0.15


@pytest.mark.parametrize("band", [*BANDS.values(), NARROWER])
def test_an_accepted_rate_is_hardly_flattered(band: Band) -> None:
    """Of those that are accepted, too, where most are."""
    for rate in TRUE_RATES:
        found = ends(rate, band)
        share = accepted(found, band)
        if share > 0.9:
            told = sum(c * rating.rate for rating, c in found.items() if band.holds(rating)) / share
            assert abs(told - rate) < 0.025


def test_games_are_saved() -> None:
    games = [mean(ends(rate, BANDS["normal"]), "games") for rate in TRUE_RATES]
    assert max(games) <= GAMES < MANY
    assert sum(games) / len(games) < 0.55 * MANY
    assert mean(ends(0.96, BANDS["normal"]), "games") < 17
    assert mean(ends(0.9, NARROWER), "games") < 14
