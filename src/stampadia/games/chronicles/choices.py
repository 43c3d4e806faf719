"""Every choice of the game as a number; their layout is part of the wire format."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles.content import COLUMNS, ITEMS, PACKAGE, SIZE
from stampadia.kernel.choices import Choices, Meant

MOST_FOES: Final = 100
MOST_ROOMS: Final = 100
MOST_WAYS: Final = 24
BOXES: Final = COLUMNS * 2
"""A box is counted 2 * column + row."""

TABLE: Final = Choices(
    PACKAGE,
    {
        "to": {"cell": SIZE * SIZE},  # where to walk, to be moved, to draw
        "use": {"item": ITEMS},
        "go-on": {},  # use nothing (more), stop here
        "no": {},
        "yes": {"way": MOST_WAYS},
        "place": {"higher": BOXES + 1, "lower": BOXES + 1},  # a die on no box: 0
        "box": {"box": BOXES},
        "enemy": {"foe": MOST_FOES},
        "copy": {"box": BOXES},  # of the Enemy Sheet
        "die": {"die": 7},
        "room": {"room": MOST_ROOMS},  # a row of the Rooms Table
    },
    "other",
    "other_die",
)
CELL: Final = TABLE.first("to")
USE: Final = TABLE.first("use")
GO_ON: Final = TABLE.first("go-on")
NO: Final = TABLE.first("no")
WAY: Final = TABLE.first("yes")
PLACE: Final = TABLE.first("place")
BOX: Final = TABLE.first("box")
FOE: Final = TABLE.first("enemy")
FOE_BOX: Final = TABLE.first("copy")
DIE: Final = TABLE.first("die")
ROOM: Final = TABLE.first("room")
CHOICES: Final = TABLE.count


def covered(meant: Meant, dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """The boxes that a placement covers, from left to right, each with the die on it."""
    boxes = meant["higher"], meant["lower"]
    return sorted((box - 1, dice[at]) for at, box in enumerate(boxes) if box)


def cell_name(cell: int) -> str:
    """As on the Map: column,row."""
    return f"{cell % SIZE + 1},{cell // SIZE + 1}"


def box_name(box: int) -> str:
    """The column, and a (above) or b (below)."""
    return f"{box // 2 + 1}{'ab'[box % 2]}"


def box_numbered(name: str) -> int:
    return 2 * int(name[0]) - 2 + "ab".index(name[1])
