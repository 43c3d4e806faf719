"""What a match pays, the same over every bridge.

* Sides against each other: everybody pays 1 and the winners share the pot, so that the payoffs
  sum to zero. Without a winner everybody is paid back.
* One side against the game (a seat alone, or seats that win and lose together): everybody gets
  the same, 1 for a win, -1 for a defeat, and what lies between for a share of a win.
* A match that ends unfinished pays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from stampadia.kernel.pending import Over, Pending


def together(sides: Sequence[int]) -> bool:
    """Do all seats stand and fall together?"""
    return len(set(sides)) == 1


def payoffs(pending: Pending, sides: Sequence[int]) -> list[float]:
    if not isinstance(pending, Over):
        return [0.0] * len(sides)
    shares = pending.returns
    if together(sides):
        if len(set(shares)) > 1:
            raise ValueError(f"{pending.how}: seats of one side were paid differently: {shares}")
        return [2.0 * share - 1.0 for share in shares]
    if not sum(shares):
        return [0.0] * len(sides)
    pot = len(sides) / sum(shares)
    return [share * pot - 1.0 for share in shares]


def least_and_most(sides: Sequence[int]) -> tuple[float, float]:
    """Between which payoffs every match ends."""
    return (-1.0, 1.0) if together(sides) else (-1.0, len(sides) - 1.0)
