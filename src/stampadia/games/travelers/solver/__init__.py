"""The hand solver: the best Combat Turn of a hand, found exactly, and what a hand can reach.

turn = hint(position)                                    # in the middle of a game
turn = best_turn(Situation(hero, level, hand), enemy)    # on paper
reach(Situation(hero, level, hand))                      # without an enemy
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers.solver.curves import LevelReach, Spread, level_reach, reach_curve
from stampadia.games.travelers.solver.turns import (
    Order,
    Outcome,
    Reach,
    Situation,
    Turn,
    best_turn,
    careful,
    eager,
    reach,
)

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

__all__ = [
    "LevelReach",
    "Order",
    "Outcome",
    "Reach",
    "Situation",
    "Spread",
    "Turn",
    "best_turn",
    "careful",
    "eager",
    "hint",
    "level_reach",
    "reach",
    "reach_curve",
]


def hint(position: Position, order: Order = careful) -> Turn | None:
    """The best way to go on, if a Combat Turn waits for its Opening Card or is in Plan."""
    fight = position.fight
    if fight is None or position.agenda[-1].name not in ("opening", "plan"):
        return None
    situation = Situation(
        hero=position.hero,
        level=position.level,
        hand=tuple(position.hand_cards()),
        attack=position.attack,
        defense=position.defense,
        mana=position.mana,
        ticks=position.ticks,
        cross=position.cross,
    )
    return best_turn(situation, fight.enemy, fight.bonus, order)
