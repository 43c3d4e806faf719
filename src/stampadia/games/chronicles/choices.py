"""Every choice of the game as a number, so that programs can count on it."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles.content import COLUMNS, ITEMS, SIZE

MOST_FOES: Final = 100
MOST_ROOMS: Final = 100
MOST_WAYS: Final = 24
BOXES: Final = COLUMNS * 2

CELL: Final = 0
"""A cell of the Map: where to walk, to be moved, to draw."""
USE: Final = CELL + SIZE * SIZE
"""An item of the Equipment Scroll."""
GO_ON: Final = USE + ITEMS
"""Use nothing (more), stop here."""
NO: Final = GO_ON + 1
WAY: Final = NO + 1
"""A way to meet an offer; the first one is "yes"."""
PLACE: Final = WAY + MOST_WAYS
"""Dice on ability boxes: 9 * (box of the higher die + 1) + (box of the lower die + 1)."""
BOX: Final = PLACE + 81
"""An ability box of the Hero Sheet: 2 * column + row."""
FOE: Final = BOX + BOXES
FOE_BOX: Final = FOE + MOST_FOES
"""An ability box of the Enemy Sheet."""
DIE: Final = FOE_BOX + BOXES
"""A die by its value, 1 to 6."""
ROOM: Final = DIE + 7
"""A row of the Rooms Table."""
CHOICES: Final = ROOM + MOST_ROOMS
