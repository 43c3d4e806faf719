"""How much a share of wins may be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

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
