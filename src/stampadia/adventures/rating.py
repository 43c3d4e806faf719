"""How hard an adventure is: an honest player, who sees only what is discovered, plays it many
times. Such games are counted and accepted alike wherever there are adventures.

Games are looked at now and then (`LOOKS`), and no more are played than are needed:

- *refused*: the rate lies outside what is wished, as sure as `DOUBT` says. To refuse one in error
  costs another attempt and nothing else, so that does not take much;
- *known*: the 95 % interval is no wider than `NARROW`, after `FEWEST` games or more. It is as
  narrow after `GAMES` at the latest.

Whether an adventure is accepted, its rate alone says, by the games that were played. What all this
does to true rates of any size is worked out exactly in tests/adventures/test_sequential.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from statistics import median
from typing import Final

from msgspec import Struct

STARS: Final = 5
GAMES: Final = 40
"""At most: the interval of 20 games won of 40 is no wider than `NARROW`."""
LOOKS: Final = 8, 12, 16, 24, 32
"""After so many games one looks whether more are needed."""
FEWEST: Final = 24
"""With fewer games a rate that happens to lie far from the middle would pass for known."""
NARROW: Final = 0.3
"""A 95 % interval that is told is no wider."""
DOUBT: Final = 1.2815515655446004
"""How many standard deviations make an adventure refused before it is known: those of 80 %."""
LONGEST: Final = 1_500
"""A game with more decisions than that leads nowhere: it counts as not won."""
STAR_RATES: Final = 0.71, 0.57, 0.43, 0.29
"""Who wins more often than this has one star, two, three, four; the others have five. Equal parts
of what is accepted for `normal`."""
HALF_A_STAR: Final = 0.07
"""Half of such a part."""


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
        """Is the true rate outside, as sure as one has to be to refuse?"""
        low, high = wilson(rating.wins, rating.games, DOUBT)
        return high < self.least or low > self.most


BANDS: Final[dict[str, Band]] = {
    "easy": Band(0.55, 0.97),
    "normal": Band(0.15, 0.85),
    "hard": Band(0.03, 0.30),
}


def star_band(stars: int, slack: float = 0.0) -> Band:
    """What has so many stars, and a little of the stars beside them, towards the middle: what is
    wished equally often then comes equally often, too. With slack to the outer sides there would
    be too many with one star and with five, where nobody gives any back."""
    normal = BANDS["normal"]
    ends = (normal.most, *STAR_RATES, normal.least)
    most, least = ends[stars - 1], ends[stars]
    middle = (1 + STARS) / 2
    return Band(
        round(least - slack, 2) if stars <= middle else least,
        round(most + slack, 2) if stars >= middle else most,
    )


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
    """So many games at most, and no more than it takes to know how often they are won."""
    played: list[Played] = []
    for number in range(games):
        played.append(play_game(number))
        progress(number + 1)
        if number + 1 in LOOKS and is_enough(summed_up(played), band):
            break
    return played


def is_enough(rating: Rating, band: Band | None) -> bool:
    """Whether it is known how often an adventure is won, or that the band is missed."""
    low, high = rating.interval
    known = rating.games >= FEWEST and high - low <= NARROW
    return known or (band is not None and band.missed_by(rating))


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
