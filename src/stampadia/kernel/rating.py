"""How hard an adventure is: an honest player, who sees only what is discovered, plays it many
times. Games with days share what such games are counted and accepted by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from typing import Final

from msgspec import Struct

from stampadia.kernel.days import Rating

GAMES: Final = 60
LONGEST: Final = 1_500
"""A game with more decisions than that leads nowhere: it counts as not won."""
STAR_RATES: Final = 0.71, 0.57, 0.43, 0.29
"""Who wins more often than this has one star, two, three, four; the others have five. Equal parts
of what is accepted for `normal`."""


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
