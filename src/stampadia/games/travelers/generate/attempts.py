"""Attempts at a set, by their numbers: which draw of hero and adventure, and how much stronger or
weaker its enemies are than usual.

A draw that proves too mild or too hard is not thrown away at once: it is tried again with other
figures, and nothing else of it changes.
"""

from __future__ import annotations

from typing import Final

SHIFTS: Final = (0.0, 0.05, -0.05, 0.1, -0.1)
"""On the scale of generate/strength.py; a draw has one attempt for each, in this order."""
_STRONGER: Final = {0: 1, 1: 3}
_WEAKER: Final = {0: 2, 2: 4}
"""Which of a draw's attempts comes after one that was too mild, and after one that was too hard."""


def draw_of(attempt: int) -> int:
    return attempt // len(SHIFTS)


def shift_of(attempt: int) -> float:
    return SHIFTS[attempt % len(SHIFTS)]


def following(attempt: int, *, too_mild: bool = False, too_hard: bool = False) -> int:
    """The attempt after one that was refused: the same draw with other figures where that may help,
    else the next draw."""
    at = attempt % len(SHIFTS)
    here = attempt - at
    if too_mild and at in _STRONGER:
        return here + _STRONGER[at]
    if too_hard and at in _WEAKER:
        return here + _WEAKER[at]
    return here + len(SHIFTS)
