"""Every choice of the game in one table. Choices are ints, so that programs can count them; their
layout is part of the wire format."""

from __future__ import annotations

from typing import Final

from stampadia.games.generals.content import COLUMNS as COLUMNS
from stampadia.games.generals.content import ELEMENTS, MOST_IN_HAND, PACKAGE, ROW_NAMES
from stampadia.kernel.choices import Choices

ROWS: Final = len(ROW_NAMES)
CELLS: Final = ROWS * COLUMNS
"""Player Row, Front Row, Incoming Row."""
SEATS: Final = 2
MOST_NUMBER: Final = 100
MOST_PICKS: Final = 1_100
"""Cards that may lie in one pile: a deck's, and its events."""
TALLEST: Final = 64
"""Cards in a unit that a sacrifice can save; nothing grows so high."""
ADJUSTMENTS: Final = (
    "wound", "heal", "attack-up", "attack-down", "life-up", "life-down", "discard-bottom",
    "exhaust", "restore", "defeat",
)  # fmt: skip
"""What a player may do to a unit for a text that only people can read."""
TABLE_CHANGES: Final = (
    "gain-life", "lose-life", "gain-shield", "lose-shield", "raise-ink", "lower-ink", "add-place",
    "discard-place",
)  # fmt: skip
"""What a player may do to the table for such a text."""

_SPACE: Final = {"row": ROWS, "column": COLUMNS}
TABLE: Final = Choices(
    PACKAGE,
    {
        "pass": {},
        "pay-life": {},
        "event": {},
        "skip": {},
        "shields": {},
        "life": {},
        "life-up": {},
        "power-up": {},
        "leave": {},
        "yes": {},
        "no": {},
        "element": {"element": len(ELEMENTS)},
        "seat": {"seat": SEATS},
        "column": {"column": COLUMNS},
        "cell": _SPACE,
        "number": {"number": MOST_NUMBER + 1},
        "discard": {"seat": SEATS, "slot": MOST_IN_HAND},
        "add": {"slot": MOST_IN_HAND, "column": COLUMNS},
        "sacrifice": {"column": COLUMNS, "saved": TALLEST + 1},  # 0 saves no card, 1 the top one
        "pick": {"place": MOST_PICKS},
        "by-hand": {"adjustment": len(ADJUSTMENTS), **_SPACE},
        "by-hand-draw": {},
        "by-hand-move": {**_SPACE, "goal_row": ROWS, "goal_column": COLUMNS},
        "by-hand-table": {"change": len(TABLE_CHANGES)},
        "by-hand-infuse": {"element": len(ELEMENTS), **_SPACE},
    },
    "card",
)
PASS: Final = TABLE.first("pass")
PAY_LIFE: Final = TABLE.first("pay-life")
ACTIVATE: Final = TABLE.first("event")
SKIP: Final = TABLE.first("skip")
SHIELDS: Final = TABLE.first("shields")
LOSE_LIFE: Final = TABLE.first("life")
LIFE_UP: Final = TABLE.first("life-up")
POWER_UP: Final = TABLE.first("power-up")
LEAVE: Final = TABLE.first("leave")
YES: Final = TABLE.first("yes")
NO: Final = TABLE.first("no")
ELEMENT: Final = TABLE.first("element")
SEAT: Final = TABLE.first("seat")
COLUMN: Final = TABLE.first("column")
CELL: Final = TABLE.first("cell")
NUMBER: Final = TABLE.first("number")
HAND: Final = TABLE.first("discard")
ADD: Final = TABLE.first("add")
SACRIFICE: Final = TABLE.first("sacrifice")
PICK: Final = TABLE.first("pick")
BY_HAND: Final = TABLE.first("by-hand")
BY_HAND_DRAW: Final = TABLE.first("by-hand-draw")
MOVE: Final = TABLE.first("by-hand-move")
CHANGE: Final = TABLE.first("by-hand-table")
INFUSE: Final = TABLE.first("by-hand-infuse")
CHOICES: Final = TABLE.count
