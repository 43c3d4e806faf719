"""Time costs something: what comes a turn later is worth a little less.

A player who wins now or next turn, surely in both cases, would else put it off for ever: the two
are worth the same, and next turn they are again. The price is so small that it decides only
between what is otherwise as good.
"""

from __future__ import annotations

from typing import Final

A_TURN_LATER: Final = 0.998


def worth_after(turns: int) -> float:
    """What is left of a chance after so many turns."""
    return float(A_TURN_LATER**turns)
