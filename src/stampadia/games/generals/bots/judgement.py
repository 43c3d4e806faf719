"""The chances to win, judged with care at the start of a turn.

A battle is won or lost by what lies on the table; the game by what is left when a battle is won:
Life and the cards in hand. So three things are foreseen besides the chance to win the battle: the
Life, the cards and their worth at its end. They begin the next battle, after two Healing Actions,
and so on to the last Ink Level.

What has just been printed is not looked at: as yet it is only one more Place to come. Which cards
it was made of is luck that no choice changed, and would hide what the choices did change.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from stampadia.games.generals.content import (
    FRONT,
    INCOMING,
    LAST_INK,
    MOST_IN_HAND,
    MOST_LIFE,
    PLAYER,
)

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


PATIENCE: Final = 0.96
"""What a chance is still worth a turn later, chosen, not fitted. Odds alone do not feel time: one
weak Enemy left standing is as good as beaten, in this turn or in any later one, and gathering
Shields from it looks better for ever."""

# What speaks for winning a battle, as the logarithm of the odds: fitted to 7,320 turns of 784
# battles with the first version of our Full set, each begun at a random Ink Level with random Life
# and a random hand (logistic regression). An Enemy that stands counted in favour there, because
# those who waited had one; it is left out. With the cards of today a Life is worth more than a
# card: 434 battles begun in their midst, as `python -m benchmarks.fit_generals` does it, say by a
# third, so the weights of Life, card and worth were moved that way. The other weights of that fit
# made players hurry to the next battle with too few cards, and were not taken: the fit sees which
# tables were won, not which choices won them. docs/build/simulation.md has the games by which the
# two were compared.
BY_INK: Final[tuple[float, ...]] = (0.54, 0.54, 0.54, 0.54, 0.51, 0.64, 0.87)
ODDS: Final[tuple[float, ...]] = (
    0.42,
    -0.21,
    0.20,
    0.065,
    -1.30,
    -0.186,
    0.20,
    0.0,
    -0.36,
    0.0,
    -1.37,
)
"""For each Life, Life below two, card, worth, and for each thing on the table, as `Situation` has
them."""

# What will be left at the end of the battle, if it is won (least squares over the same turns):
# always, and for each Life, card, worth, and each thing on the table. A Shield counts for twice the
# cards that were measured: who looks no further than the end of the turn would else never lay out
# a card to earn many.
LIFE_LEFT: Final[tuple[float, ...]] = (
    0.03,
    0.74,
    0.0,
    0.015,
    -0.37,
    -0.012,
    -0.012,
    0.15,
    -0.04,
    0.0,
    0.0,
)
CARDS_LEFT: Final[tuple[float, ...]] = (
    4.81,
    0.15,
    0.29,
    0.002,
    -0.57,
    -0.094,
    -0.069,
    0.7,
    0.02,
    0.0,
    0.0,
)
WORTH_LEFT: Final[tuple[float, ...]] = (
    20.5,
    0.65,
    -1.52,
    0.63,
    -2.89,
    -0.37,
    -0.50,
    2.8,
    -0.12,
    0.0,
    0.0,
)

PROMISED: Final = 0.2
"""When all Places have come, what is foreseen beyond what is there is a promise, and counts for
this much: a player who takes it for cash never cashes it in."""

SOON: Final = 5
URGENCY: Final = -0.035
NUMBERS_OF_AN_ENEMY: Final = 3
"""Chosen, not fitted: for each turn after so many, and each number of the Enemies, who count for
some themselves. The longer a battle lasts, the more it is worth to hurt them, whatever it costs:
else two sides that cannot hurt each other from where they stand would face each other for ever."""

HOPELESS: Final = 700.0
"""Odds against, as a logarithm; a number beyond this has no exponential. A battle has no last turn,
so urgency alone gets there."""

HEALING_ACTIONS: Final = 2
WORTH_OF_A_CARD: Final = 3
"""On average."""
LEVEL_OF_A_PLACE: Final = 2


class Stock(NamedTuple):
    """What a general has left."""

    life: float
    cards: float
    worth: float


class Situation(NamedTuple):
    """What lies on the table."""

    places: int
    """Still to come in this battle."""
    enemy_numbers: int = 0
    """Points of attack and life; at least one for each Enemy."""
    own_numbers: int = 0
    spare_shields: int = 0
    """Earned each turn beyond what they must ward off, up to two."""
    hits: int = 0
    """Direct attacks each turn that Shields cannot ward off."""
    enemies: int = 0
    harmless: int = 0
    """Enemies without attack: they stay until they are killed."""


def chance_to_win(position: Position) -> float:
    """The chance to win the game, less for each turn that this battle has taken."""
    over = position.over
    if over is not None:
        return over.returns[0]
    ink = position.ink_level()
    table = table_of(position)
    stock = stock_of(position)
    late = 0.0
    if position.battle_turns > SOON:
        strength = table.enemy_numbers + NUMBERS_OF_AN_ENEMY * table.enemies
        late = URGENCY * (position.battle_turns - SOON) * strength
    actions = 0
    if position.phase == "heal":
        actions = sum(step.name == "heal" for step in position.agenda)
    ways = [_healed(stock, actions, up) for up in range(actions + 1)] if actions else [stock]
    chance = max(_chance(ink, table, way, late) for way in ways)
    return float(chance * PATIENCE**position.battle_turns)


def stock_of(position: Position) -> Stock:
    worth = position.deck.worth
    cards = [card for hand in position.hands for card in hand]
    generals = position.seats
    return Stock(
        position.lives(), len(cards) / generals, sum(worth[card] for card in cards) / generals
    )


def _healed(stock: Stock, actions: float, life_ups: float) -> Stock:
    drawn = min(actions - life_ups, MOST_IN_HAND - stock.cards)
    return Stock(
        min(MOST_LIFE, stock.life + life_ups),
        stock.cards + drawn,
        stock.worth + WORTH_OF_A_CARD * drawn,
    )


def _chance(ink: int, table: Situation, stock: Stock, late: float) -> float:
    """To win this battle, and then those that follow."""
    chance = _battle_chance(ink, table, stock, late)
    while ink < LAST_INK:
        ink += 1
        left = _left(table, stock)
        life_ups = min(HEALING_ACTIONS, MOST_LIFE - left.life)
        stock = _healed(left, HEALING_ACTIONS, life_ups)
        table = Situation(_places(ink, 0))
        chance *= _battle_chance(ink, table, stock)
    return chance


def _battle_chance(ink: int, table: Situation, stock: Stock, late: float = 0.0) -> float:
    odds = BY_INK[min(ink, LAST_INK)] + late
    for weight, number in zip(ODDS, features(table, stock), strict=True):
        if number:
            odds += weight * number
    return 1 / (1 + exp(min(-odds, HOPELESS)))


def features(table: Situation, stock: Stock) -> tuple[float, ...]:
    """What the odds are made of, in the order of `ODDS`."""
    life, cards, worth = stock
    return (life, max(0, 2 - life), cards, worth, *table)


def _left(table: Situation, stock: Stock) -> Stock:
    numbers: list[float] = [1.0, *stock, *table]
    life, cards, worth = (
        _weighed(LIFE_LEFT, numbers),
        _weighed(CARDS_LEFT, numbers),
        _weighed(WORTH_LEFT, numbers),
    )
    left = Stock(min(MOST_LIFE, max(0, life)), min(MOST_IN_HAND, max(0, cards)), max(0, worth))
    if table.places:
        return left
    return Stock(
        *(min(then, now + PROMISED * (then - now)) for then, now in zip(left, stock, strict=True))
    )


def _weighed(weights: tuple[float, ...], numbers: list[float]) -> float:
    """Added one by one, because `sum` rounds otherwise in some Pythons than compiled."""
    total = 0.0
    for index, weight in enumerate(weights):
        total += weight * numbers[index]
    return total


def _places(ink: int, level: int) -> int:
    """How many more Places a battle needs."""
    return -(min(0, level - ink) // LEVEL_OF_A_PLACE)


def table_of(position: Position) -> Situation:
    own, front, incoming = (position.rows[row] for row in (PLAYER, FRONT, INCOMING))
    oldest, level = _just_printed(position)
    enemy_numbers = own_numbers = shields = blows = hits = enemies = harmless = 0
    for unit, first, second in zip(own, front, incoming, strict=True):
        if unit is not None:
            own_numbers += _numbers(unit, 0)
        if second is not None and second.serial >= oldest:
            second = None
        for enemy in (first, second):
            if enemy is not None:
                enemies += 1
                enemy_numbers += _numbers(enemy, 1)
        opposite = first or second
        if opposite is None:
            shields += unit is not None and unit.stack.attack > 0
        elif opposite.stack.attack <= 0:
            harmless += 1
        elif unit is None:
            blows += opposite.stack.attack
            hits += 1
    spare = min(2, max(0, shields - blows))
    hits = hits if blows > shields else 0
    places = _places(position.ink_level(), level)
    return Situation(places, enemy_numbers, own_numbers, spare, hits, enemies, harmless)


def _numbers(unit: Troop, least: int) -> int:
    return max(least, unit.stack.attack + unit.stack.life - unit.wounds)


def _just_printed(position: Position) -> tuple[int, int]:
    """The first serial of the units printed in this turn's Check Phase, and the Level that the
    Place Stack had before. They were the last to be mustered when the Play Phase begins."""
    oldest, level = position.serials + 1, position.place_level
    deck, places = position.deck, position.places
    if position.phase != "play" or not places or places[-1] >= deck.units:
        return oldest, level
    waiting = {unit.serial for unit in position.rows[INCOMING] if unit is not None}
    while oldest - 1 in waiting:
        oldest -= 1
    if oldest > position.serials:
        return oldest, level
    return oldest, level - deck.place_levels[places[-1]]
