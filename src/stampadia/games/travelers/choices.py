"""Every choice of the game as a number, so that programs can count on it."""

from __future__ import annotations

from typing import Final

MOST_CARDS: Final = 9
"""Eight Hero Cards, and one that may be found."""

OPEN: Final = 0
CHARGE: Final = OPEN + MOST_CARDS
INFUSE: Final = CHARGE + MOST_CARDS
ADD: Final = INFUSE + MOST_CARDS
STRAIN_ATTACK: Final = ADD + MOST_CARDS
STRAIN_DEFENSE: Final = STRAIN_ATTACK + MOST_CARDS
TAKE: Final = STRAIN_DEFENSE + MOST_CARDS
"""A card of the Infuse row back to the hand; a card wherever a text asks for one."""
EXHAUST: Final = TAKE + MOST_CARDS
"""Exhaust this card without paying, or discard it where nothing is to be paid."""
PAY: Final = EXHAUST + MOST_CARDS
"""Exhaust this card and pay for it."""
HIT: Final = PAY + MOST_CARDS
"""Exhaust this card for a hit that was taken."""
ACTIVATE: Final = HIT + MOST_CARDS
END: Final = ACTIVATE + 1
"""End Plan; take no more."""
FREE: Final = END + 1
"""Here the adventures' own choices begin."""
