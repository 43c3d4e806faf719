"""Ratings: what is counted, what is accepted, and how sure one may be."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stampadia.adventures.rating import (
    BANDS,
    FEWEST,
    GAMES,
    HALF_A_STAR,
    LOOKS,
    STARS,
    Band,
    Played,
    Rating,
    play_games,
    star_band,
    stars_for,
    summed_up,
    wilson,
)


def won(gold: int, turns: int = 10, decisions: int = 20) -> Played:
    return Played(True, turns, decisions, gold)


LOST = Played(False, 99, 999, 0)


def test_a_rating_knows_its_doubt() -> None:
    rating = Rating(games=60, wins=15, turns=1, decisions=1, score=1)
    assert rating.rate == 0.25
    assert rating.interval == wilson(15, 60)
    assert Rating(0, 0, 0, 0, 0).rate == 0


def test_medians_are_of_the_games_that_were_won() -> None:
    rating = summed_up([won(3, 10, 20), LOST, won(9, 30, 50), won(4, 20, 40), LOST])
    assert rating == Rating(games=5, wins=3, turns=20, decisions=40, score=4)
    assert summed_up([LOST]) == Rating(1, 0, 0, 0, 0)
    assert summed_up([LOST]).rate == 0


@pytest.mark.parametrize(
    ("rate", "stars"),
    [(1.0, 1), (0.72, 1), (0.71, 2), (0.58, 2), (0.5, 3), (0.43, 4), (0.3, 4), (0.29, 5), (0, 5)],
)
def test_stars(rate: float, stars: int) -> None:
    assert stars_for(rate) == stars


def test_the_bands_of_the_stars_are_their_shares_of_normal() -> None:
    bands = [star_band(stars) for stars in range(1, STARS + 1)]
    assert (bands[0].most, bands[-1].least) == (BANDS["normal"].most, BANDS["normal"].least)
    for harder, easier in pairwise(reversed(bands)):
        assert harder.most == easier.least
    for stars, band in enumerate(bands, start=1):
        for games in range(FEWEST, GAMES + 1):
            for wins in range(games + 1):
                if band.holds(Rating(games, wins, 1, 1, 1)):
                    assert stars_for(wins / games) == stars


def test_slack_lies_towards_the_middle_so_that_no_star_only_takes() -> None:
    slack = [star_band(stars, HALF_A_STAR) for stars in range(1, STARS + 1)]
    own = [star_band(stars) for stars in range(1, STARS + 1)]
    assert [band.most for band in slack[:2]] == [band.most for band in own[:2]]
    assert [band.least for band in slack[3:]] == [band.least for band in own[3:]]
    assert slack[2] == Band(0.36, 0.64)
    assert [round(band.most - band.least, 2) for band in slack] == [0.21, 0.21, 0.28, 0.21, 0.21]


@pytest.mark.parametrize(
    ("difficulty", "wins", "accepted"),
    [
        ("normal", 8, False), ("normal", 9, True), ("normal", 51, True), ("normal", 52, False),
        ("easy", 32, False), ("easy", 33, True), ("easy", 58, True), ("easy", 59, False),
        ("hard", 1, False), ("hard", 2, True), ("hard", 18, True), ("hard", 19, False),
    ],
)  # fmt: skip
def test_what_is_accepted(difficulty: str, wins: int, accepted: bool) -> None:
    band = BANDS[difficulty]
    assert band.holds(Rating(60, wins, 1, 1, 1)) == accepted


def test_without_a_win_nothing_is_accepted() -> None:
    assert not Band(0, 1).holds(Rating(60, 0, 0, 0, 0))


def test_games_stop_when_they_are_sure_to_miss() -> None:
    whole = [won(number) if number % 3 else LOST for number in range(30)]
    for band in (Band(0.0, 0.2), Band(0.95, 1.0)):
        stopped = play_games(whole.__getitem__, 30, band)
        assert stopped == whole[: len(stopped)]
        assert len(stopped) in LOOKS and band.missed_by(summed_up(stopped))
        before = LOOKS[: LOOKS.index(len(stopped))]
        assert not any(band.missed_by(summed_up(whole[:games])) for games in before)
    # 10 lost games in a row are enough to refuse what should be won in 15 %, 9 are not
    assert BANDS["normal"].missed_by(Rating(10, 0, 0, 0, 0))
    assert not BANDS["normal"].missed_by(Rating(9, 0, 0, 0, 0))


def test_games_stop_when_it_is_known_how_often_they_are_won() -> None:
    games = [LOST, *(won(number) for number in range(GAMES))]
    told = summed_up(play_games(games.__getitem__))
    assert (told.games, told.wins) == (FEWEST, FEWEST - 1)
    even = [won(1) if number % 2 else LOST for number in range(GAMES)]
    assert len(play_games(even.__getitem__)) == GAMES
    assert len(play_games(games.__getitem__, 5)) == 5
