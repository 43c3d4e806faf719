"""The numbers of the choices. Choices are ints, so that programs can count them; their layout
is part of the wire format."""

from __future__ import annotations

from typing import Final

from stampadia.games.generals.battlefield import MOST_IN_HAND

COLUMNS: Final = 4
CELLS: Final = 12
"""Three rows of four: Player Row, Front Row, Incoming Row."""
MOST_NUMBER: Final = 100
MOST_PICKS: Final = 1_100
"""Cards that may lie in one pile: a deck's, and its events."""
TALLEST: Final = 64
"""Cards in a unit that a sacrifice can save; nothing grows so high."""

PASS: Final = 0
PAY_LIFE: Final = 1
ACTIVATE: Final = 2
SKIP: Final = 3
SHIELDS: Final = 4
LOSE_LIFE: Final = 5
LIFE_UP: Final = 6
POWER_UP: Final = 7
LEAVE: Final = 8
YES: Final = 9
NO: Final = 10
ELEMENT: Final = 11
SEAT: Final = ELEMENT + 4
COLUMN: Final = SEAT + 2
CELL: Final = COLUMN + COLUMNS
NUMBER: Final = CELL + CELLS
HAND: Final = NUMBER + MOST_NUMBER + 1  # HAND + seat * MOST_IN_HAND + slot
ADD: Final = HAND + 2 * MOST_IN_HAND  # ADD + slot * COLUMNS + column
SACRIFICE: Final = ADD + MOST_IN_HAND * COLUMNS
"""SACRIFICE + column * (TALLEST + 1) saves no card, + 1 + place the card at that place."""
PICK: Final = SACRIFICE + COLUMNS * (TALLEST + 1)
BY_HAND: Final = PICK + MOST_PICKS
ADJUSTMENTS: Final = (
    "wound", "heal", "attack-up", "attack-down", "life-up", "life-down", "discard-bottom",
    "exhaust", "restore", "defeat",
)  # fmt: skip
"""What a player may do to a unit for a text that only people can read."""
BY_HAND_DRAW: Final = BY_HAND + len(ADJUSTMENTS) * CELLS
MOVE: Final = BY_HAND_DRAW + 1
"""MOVE + from * CELLS + to: a unit changes its space, by hand."""
TABLE: Final = MOVE + CELLS * CELLS
TABLE_CHANGES: Final = (
    "gain-life", "lose-life", "gain-shield", "lose-shield", "raise-ink", "lower-ink", "add-place",
    "discard-place",
)  # fmt: skip
"""What a player may do to the table for such a text: TABLE + which."""
INFUSE: Final = TABLE + len(TABLE_CHANGES)
"""INFUSE + element * CELLS + cell: a unit gets an Element, by hand."""
CHOICES: Final = INFUSE + 4 * CELLS
