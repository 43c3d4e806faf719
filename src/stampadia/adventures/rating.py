"""How hard an adventure is: an honest player, who sees only what is discovered, plays it many
times. Such games are counted and accepted alike wherever there are adventures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from statistics import median
from typing import Final

from msgspec import Struct

STARS: Final = 5
GAMES: Final = 60
LONGEST: Final = 1_500
"""A game with more decisions than that leads nowhere: it counts as not won."""
STAR_RATES: Final = 0.71, 0.57, 0.43, 0.29
"""Who wins more often than this has one star, two, three, four; the others have five. Equal parts
of what is accepted for `normal`."""


Z95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The score interval of a proportion: honest for few games and for rates near 0 and 1."""
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    weight = z * z / games
    middle = rate + weight / 2
    reach = z * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    # At the ends the interval touches 0 and 1 exactly; rounding must not push it off.
    low = 0.0 if wins == 0 else (middle - reach) / (1 + weight)
    high = 1.0 if wins == games else (middle + reach) / (1 + weight)
    return low, high


class Rating(Struct, frozen=True):
    """What an honest player made of an adventure."""

    games: int
    wins: int
    turns: float
    """The medians of the games that were won."""
    decisions: float
    score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate is, with a certainty of 95 %."""
        return wilson(self.wins, self.games)


class Band(Struct, frozen=True):
    """Rates of winning that are accepted."""

    least: float
    most: float

    def holds(self, rating: Rating) -> bool:
        return bool(rating.wins) and self.least <= rating.rate <= self.most

    def missed_by(self, rating: Rating) -> bool:
        """Is the true rate outside, as sure as 95 %?"""
        low, high = rating.interval
        return high < self.least or low > self.most


BANDS: Final[dict[str, Band]] = {
    "easy": Band(0.55, 0.97),
    "normal": Band(0.15, 0.85),
    "hard": Band(0.03, 0.30),
}


class Played(Struct, frozen=True):
    won: bool
    turns: int
    decisions: int
    score: int


def stars_for(rate: float) -> int:
    return 1 + sum(rate <= mark for mark in STAR_RATES)


def play_games(
    play_game: Callable[[int], Played],
    games: int = GAMES,
    band: Band | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Played]:
    """So many games, or fewer when they are certain to miss the band."""
    played: list[Played] = []
    for number in range(games):
        played.append(play_game(number))
        progress(number + 1)
        if band is not None and band.missed_by(summed_up(played)):
            break
    return played


def summed_up(played: list[Played]) -> Rating:
    won = [game for game in played if game.won]
    return Rating(
        games=len(played),
        wins=len(won),
        turns=_median(game.turns for game in won),
        decisions=_median(game.decisions for game in won),
        score=_median(game.score for game in won),
    )


def _median(values: Iterator[int]) -> float:
    found = list(values)
    return float(median(found)) if found else 0.0
