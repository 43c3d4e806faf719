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
# The adventures

GO: Final = END + 1
"""One of the four directions: up, right, down, left."""
DOOR: Final = GO + 4
"""Through the door to this room; the rooms by card and orientation: 1A, 1B … 6D."""
ROOM_COUNT: Final = 24
ATTACH: Final = DOOR + ROOM_COUNT
"""Place the room beside this one."""
CELL: Final = ATTACH + ROOM_COUNT
"""A cell of a room, row by row as it is seen."""
CELL_COUNT: Final = 24
GRID: Final = CELL + CELL_COUNT
"""A card of the World."""
GRID_COUNT: Final = 9
HALF: Final = GRID + GRID_COUNT
"""The upper or the lower half."""
SYMBOL: Final = HALF + 2
"""Step on the room's symbol."""
STAND: Final = SYMBOL + 1
"""Walk no further in this fight."""
LEAVE: Final = STAND + 1
"""Leave the fight."""
YES: Final = LEAVE + 1
NO: Final = YES + 1
CHOICES: Final = NO + 1
