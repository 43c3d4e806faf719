"""What a half of a Hero Card may do for its level.

Every half has a level, from 1 to 9: cards 1-4 have 1, 1, 2, 2 above and 3, 3, 4, 4 below; cards 5-8
have 3, 4, 5, 6 above and 7, 7, 8, 9 below. The level is a budget of Mana:

- An ability costs the level, or the share of it that its model spends.
- Mana buys *points* (`POINTS`): two for each Mana, a little less at the beginning and more at the
  end, because whoever pays 8 at once has waited for Level 8.
- A condition is a *credit*: Mana on top, as much as it is hard to meet. The points of cost and
  credit together are then changed into Attack (1 point), Defense (1.2 points: fewer things give it,
  and it is wanted every turn) or Mana.
- The sphere's value and the Exhaust Effect's cost follow the level (`VALUE`, `EXHAUST`). What
  rounding took from the amounts is given back in the sphere, and a half may trade: one more Mana in
  the sphere for one point less, or the other way round.
"""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.generate.hero.models import AbilityModel, Amount

POINTS: Final = (0, 1, 3, 5, 7, 9, 11, 13, 16, 18, 20, 22, 24, 26)
VALUE: Final = (0, 3, 4, 4, 5, 5, 5, 6, 7, 7)
EXHAUST: Final = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4)
WORTH: Final = {"attack": 1.0, "defense": 1.2, "mana": 1.0}

LEAST_VALUE: Final = 2
MOST_VALUE: Final = 9
MOST_EXHAUST: Final = 4
UPPER_LEVELS: Final = (1, 1, 2, 2, 3, 4, 5, 6)
LOWER_LEVELS: Final = (3, 3, 4, 4, 7, 7, 8, 9)
PERK_COST: Final = 1


def cost(model: AbilityModel, level: int) -> int:
    return max(1, round(level * model.spend))


def amount(wanted: Amount, paid: int, traded: int = 0) -> int:
    return max(1, round(_exact(wanted, paid, traded)))


def may_trade(model: AbilityModel, level: int, traded: int) -> bool:
    """A point that is not there cannot be given away."""
    return model.a is not None and _exact(model.a, cost(model, level), traded) >= 1


def left_over(model: AbilityModel, level: int) -> float:
    """What rounding took from an ability, in points; less than 0 where it gave."""
    paid = cost(model, level)
    amounts = [one for one in (model.a, model.b) if one is not None]
    return sum((_exact(one, paid) - amount(one, paid)) * WORTH[one.of] for one in amounts)


def value(level: int, over: float, traded: int) -> int:
    """The number in the sphere."""
    return min(MOST_VALUE, max(LEAST_VALUE, VALUE[level] + round(over) + traded))


def exhaust_cost(level: int, dearer: int = 0) -> int:
    return min(MOST_EXHAUST, EXHAUST[level] + dearer)


def _exact(wanted: Amount, paid: int, traded: int = 0) -> float:
    points = _points(paid + wanted.credit) * wanted.share - traded
    return points / WORTH[wanted.of]


def _points(mana: float) -> float:
    """Between the steps of the table, on a straight line."""
    whole = int(mana)
    low, high = POINTS[whole], POINTS[whole + 1]
    return low + (high - low) * (mana - whole)
