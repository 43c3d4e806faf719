"""What a position is worth to whoever cannot look behind the next door: a rough chance to win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.rules.hero import hp_left

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

# What speaks for winning, as the logarithm of the odds: fitted to 5,395 positions of 720 games of
# the honest player on sheets of four difficulties (log-loss 0.37 where always guessing the mean
# gives 0.55).
BASE: Final = -6.56
PER_HP: Final = 0.45
PER_COLUMN: Final = 1.46
"""For each column of the Hero Sheet that is enabled, or the part of it that is earned."""
PER_GOLD: Final = 0.10
PER_TICK: Final = 0.20
UNFINISHED: Final = -0.4
"""For a battle that is not over: whoever only waits in it gets nowhere."""
WAITING: Final = -0.01
"""The same for each turn since the adventure began, so that nobody waits for ever. Chosen by hand:
a battle that lasts outweighs in the end whatever it spares."""
STILL_HOPE: Final = 0.2
"""Of a battle that seems lost: flight, an item, a second life."""


def estimate(position: Position, loss: float = 0.0, survival: float = 1.0) -> float:
    """Between 0 and 1; `loss` is what the present battle will still cost in HP, and `survival` the
    chance to live through it."""
    odds = (
        BASE
        + PER_HP * max(0.0, hp_left(position) - loss)
        + PER_COLUMN * _columns(position)
        + PER_GOLD * position.gold
        + PER_TICK * position.ticked.bit_count()
        + (UNFINISHED + WAITING * position.turn) * (position.battle is not None)
    )
    return (STILL_HOPE + (1.0 - STILL_HOPE) * survival) / (1.0 + exp(-odds))


def _columns(position: Position) -> float:
    hero = position.prepared.sheet.hero
    return sum(
        1.0 if position.columns >> column & 1 else position.xp[column] / one.xp
        for column, one in enumerate(hero)
    )
