"""The hand solver: the best Combat Turn of a hand, found exactly, and what a hand can reach.

turn = hint(position)                                    # in the middle of a game
turn = best_turn(Situation(hero, level, hand), enemy)    # on paper
reach(Situation(hero, level, hand))                      # without an enemy
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import TYPE_CHECKING

from stampadia.games.travelers.solver.curves import LevelReach, Spread, level_reach, reach_curve
from stampadia.games.travelers.solver.turns import (
    Order,
    Outcome,
    Prospect,
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
    "Prospect",
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


Worth = Callable[["Position", int], float]
"""What a Hero Card is worth in the next hand."""


def hint(position: Position, order: Order = careful, worth: Worth | None = None) -> Turn | None:
    """The best way to go on, if a Combat Turn waits for its Opening Card or is in Plan. With a
    `worth` the next hand counts, too, among turns that are equally good."""
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
        ignored=fight.ignored,
        prospect=None if worth is None else _prospect(position, worth),
    )
    return best_turn(situation, fight.enemy, fight.bonus, order)


def _prospect(position: Position, worth: Worth) -> Prospect:
    """Ruling A40: only what the player knows of the deck's order is used."""
    turn = [*position.hand_cards(), *position.cross.cards]
    hidden = position.shuffled
    average = fmean(worth(position, card) for card in hidden) if hidden else 0.0
    return Prospect(
        worth={card: worth(position, card[0]) for card in turn},
        draws=tuple(average if card in hidden else worth(position, card) for card in position.deck),
    )
