"""Every choice of the game as a number; their layout is part of the wire format."""

from __future__ import annotations

from typing import Final

from stampadia.games.stampede.content import KINDS, PACKAGE
from stampadia.kernel.choices import Choices

PLACES: Final = 90
MOST_SEATS: Final = 6

TABLE: Final = Choices(
    PACKAGE,
    {
        "play": {"stamp": KINDS},
        "give": {"stamp": KINDS},
        "take": {"stamp": KINDS},  # from the own album or the exchange area
        "take-from": {"seat": MOST_SEATS, "stamp": KINDS},
        "give-up": {"stamp": KINDS},
        "swap": {"seat": MOST_SEATS},
        "take-first": {},
        "return-first": {},
        "return": {"stamp": KINDS, "place": PLACES},  # place 0 is the top
    },
)
GIVE: Final = TABLE.first("give")
TAKE: Final = TABLE.first("take")
TAKE_FROM: Final = TABLE.first("take-from")
GIVE_UP: Final = TABLE.first("give-up")
SWAP_WITH: Final = TABLE.first("swap")
TAKE_FIRST: Final = TABLE.first("take-first")
RETURN_FIRST: Final = TABLE.first("return-first")
RETURN: Final = TABLE.first("return")
CHOICES: Final = TABLE.count
NUMBERS: Final = tuple(range(CHOICES))
"""Each number once, so that long lists of choices are cut from it and not counted out."""
