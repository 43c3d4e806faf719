"""How well an adventure goes."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from stampadia.games.travelers.bots.lives import lives
from stampadia.games.travelers.content import HERO_CARDS, LAST_LEVEL

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

LIFE, LEVEL, SEEN, FULFILLED = 3.0, 2.0, 1.5, 3.0
USUAL: Final = 3.2


def chances(position: Position) -> float:
    """From lives, Level, what was seen, and the mission; nothing here is certain."""
    whole = 2 * HERO_CARDS
    adventure = position.world or position.dungeon
    good = LIFE * lives(position) / whole + LEVEL * position.level / LAST_LEVEL
    if adventure is not None:
        good += SEEN * len(adventure.seen) / 18 + FULFILLED * adventure.fulfilled
    return 1.0 / (1.0 + exp(USUAL - good)) if lives(position) else 0.0
