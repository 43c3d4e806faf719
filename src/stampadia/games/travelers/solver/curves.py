"""What a hero's hands reach at each Level: the curves that enemies are set from."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stampadia.games.travelers.combat import Card
from stampadia.games.travelers.content import FIRST_LEVEL, HAND, LAST_LEVEL, LOWER, UPPER, Hero
from stampadia.games.travelers.solver.turns import Reach, Situation, reach
from stampadia.kernel.chance import Dealer

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
