"""The hand solver: the best Combat Turn of a hand, found exactly, and what a hand can reach.

turn = hint(position)                                    # in the middle of a game
turn = best_turn(Situation(hero, level, hand), enemy)    # on paper
reach(Situation(hero, level, hand))                      # without an enemy
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.travelers.bots.solver.situations import (
    Order,
    Outcome,
    Prospect,
    Reach,
    Situation,
    Turn,
    careful,
    eager,
)
from stampadia.games.travelers.bots.solver.turns import best_turn, reach
from stampadia.games.travelers.content import FIRST_LEVEL, HAND, LAST_LEVEL, LOWER, UPPER, Hero
from stampadia.games.travelers.rules.fight import Card
from stampadia.kernel.chance import Dealer

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


# What a hero's hands reach at each Level: the curves that enemies are set from


TURNED: Final = {2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4}
"""How many of the eight cards show their lower half by then: about one for every second fight."""
_LOW, _HIGH = 0.1, 0.9


class Spread(Struct, frozen=True):
    """A figure over many hands: nine in ten reach `low`, half `median`, one in ten `high`."""

    low: int
    median: int
    high: int


class LevelReach(Struct, frozen=True):
    level: int
    attack: Spread
    defense: Spread
    attack_paid: Spread
    defense_paid: Spread


def reach_curve(hero: Hero, dealer: Dealer, hands: int = 12) -> list[LevelReach]:
    """For every Level, over so many hands dealt at random."""
    levels = range(FIRST_LEVEL, LAST_LEVEL + 1)
    return [level_reach(hero, level, dealer.child(level), hands) for level in levels]


def level_reach(hero: Hero, level: int, dealer: Dealer, hands: int = 12) -> LevelReach:
    found = [reach(Situation(hero, level, _hand(hero, level, dealer))) for _ in range(hands)]
    return LevelReach(
        level,
        *(_spread(found, name) for name in ("attack", "defense", "attack_paid", "defense_paid")),
    )


def _hand(hero: Hero, level: int, dealer: Dealer) -> tuple[Card, ...]:
    cards = dealer.shuffled(range(len(hero.cards)))
    turned = set(dealer.shuffled(cards)[: TURNED[level]])
    return tuple((card, LOWER if card in turned else UPPER) for card in cards[:HAND])


def _spread(found: list[Reach], name: str) -> Spread:
    figures = sorted(getattr(one, name) for one in found)
    last = len(figures) - 1
    return Spread(
        figures[round(last * _LOW)], figures[round(last / 2)], figures[round(last * _HIGH)]
    )
