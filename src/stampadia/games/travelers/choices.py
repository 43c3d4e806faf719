"""Every choice of the game as a number; their layout is part of the wire format."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import (
    HERO_CARDS,
    ORIENTATIONS,
    PACKAGE,
    ROOM_CARDS,
    ROOM_COLUMNS,
    ROOM_ROWS,
    WORLD_CARDS,
)
from stampadia.kernel.choices import Choices

MOST_CARDS: Final = HERO_CARDS + 1
"""Eight Hero Cards, and one that may be found."""
ROOM_COUNT: Final = ROOM_CARDS * len(ORIENTATIONS)
"""The rooms by card and orientation: 1A, 1B … 6D."""
_CARD: Final = {"card": MOST_CARDS}
_ROOM: Final = {"room": ROOM_COUNT}

TABLE: Final = Choices(
    PACKAGE,
    {
        "open": _CARD,
        "charge": _CARD,
        "infuse": _CARD,
        "add": _CARD,
        "strain-attack": _CARD,
        "strain-defense": _CARD,
        "card": _CARD,  # wherever a text or a move asks for one
        "exhaust": _CARD,  # without paying; or discard it where nothing is to be paid
        "pay": _CARD,  # exhaust it and pay for it
        "hit": _CARD,  # exhaust it for a hit that was taken
        "activate": {},
        "end": {},  # end Plan; take no more
        "go": {"way": 4},  # up, right, down, left
        "door": _ROOM,  # through the door to this room
        "beside": _ROOM,  # place the room beside this one
        "cell": {"cell": ROOM_ROWS * ROOM_COLUMNS},  # of a room, row by row as it is seen
        "region": {"region": WORLD_CARDS},
        "half": {"half": 2},  # upper, lower
        "symbol": {},  # step on the room's symbol
        "stand": {},  # walk no further in this fight
        "leave": {},  # the fight
        "yes": {},
        "no": {},
    },
)
OPEN: Final = TABLE.first("open")
CHARGE: Final = TABLE.first("charge")
INFUSE: Final = TABLE.first("infuse")
ADD: Final = TABLE.first("add")
STRAIN_ATTACK: Final = TABLE.first("strain-attack")
STRAIN_DEFENSE: Final = TABLE.first("strain-defense")
TAKE: Final = TABLE.first("card")
EXHAUST: Final = TABLE.first("exhaust")
PAY: Final = TABLE.first("pay")
HIT: Final = TABLE.first("hit")
ACTIVATE: Final = TABLE.first("activate")
END: Final = TABLE.first("end")
GO: Final = TABLE.first("go")
DOOR: Final = TABLE.first("door")
ATTACH: Final = TABLE.first("beside")
CELL: Final = TABLE.first("cell")
GRID: Final = TABLE.first("region")
HALF: Final = TABLE.first("half")
SYMBOL: Final = TABLE.first("symbol")
STAND: Final = TABLE.first("stand")
LEAVE: Final = TABLE.first("leave")
YES: Final = TABLE.first("yes")
NO: Final = TABLE.first("no")
CHOICES: Final = TABLE.count
