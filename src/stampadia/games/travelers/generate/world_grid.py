"""What the grid of a World shows, as one number: two bits a card (A up, B up, removed) and one bit
for each half that bears a "For 1 time" mark."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import WORLD_CARDS, WORLD_SIDES

B_UP: Final = 1
REMOVED: Final = 2
_MARKS: Final = 2 * WORLD_CARDS
"""The first bit of the marks."""


def card_of(place: str) -> int:
    """From 0; a place is a half ("3B") or a card ("3")."""
    return int(place[0]) - 1


def standing(card: int, grid: int) -> int:
    return (grid >> (2 * card)) & 3


def mapped(place: str, grid: int) -> bool:
    """Ruling W4: a half that is up, or a card that is on the grid."""
    up = standing(card_of(place), grid)
    return up != REMOVED and (len(place) == 1 or up == WORLD_SIDES.index(place[1]))


def revealed(place: str, grid: int) -> int:
    """Ruling W5: nothing happens to a card that is removed, or shows this half already."""
    card, side = card_of(place), WORLD_SIDES.index(place[1])
    if standing(card, grid) in (side, REMOVED):
        return grid
    return _placed(card, side, grid)


def removed(card: int, grid: int) -> int:
    return _placed(card, REMOVED, grid)


def mark(card: int, side: int) -> int:
    return 1 << (_MARKS + 2 * card + side)


def bits(card: int) -> int:
    """All that tells of this card."""
    return 3 << (2 * card) | 3 << (_MARKS + 2 * card)


def _placed(card: int, standing: int, grid: int) -> int:
    """Its marks go with the turn (ruling W9)."""
    return (grid & ~bits(card)) | standing << (2 * card)
