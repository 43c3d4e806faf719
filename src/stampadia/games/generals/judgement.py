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

from stampadia.games.generals.battlefield import (
    FRONT,
    INCOMING,
    LAST_INK,
    MOST_IN_HAND,
    MOST_LIFE,
    PLAYER,
)

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop

# What speaks for winning a battle, as the logarithm of the odds: fitted to 7,320 turns of 784
# battles with our Full set, each begun at a random Ink Level with random Life and a random hand,
# half of them played by the greedy player and half by the search (logistic regression, log-loss
# 0.37 where always guessing the mean gives 0.56).
BY_INK: Final = (0.54, 0.54, 0.54, 0.54, 0.51, 0.64, 0.87, 1.42)
PER_LIFE: Final = 0.32
PER_MISSING_LIFE: Final = -0.21
"""For each Life below two."""
PER_CARD: Final = 0.23
PER_WORTH: Final = 0.076
PER_PLACE: Final = -1.30
"""For each Place that is still to come in this battle."""
PER_OWN_NUMBER: Final = 0.20
"""For each point of attack or life on the own side."""
PER_ENEMY_NUMBER: Final = -0.186
PER_ENEMY: Final = 0.23
"""A weak one left standing does little harm, and while it stands there is time to gather cards."""
PER_HARMLESS_ENEMY: Final = -1.37
"""One without attack that still stands is hard to kill."""
PER_HIT: Final = -0.36
PER_TURN: Final = -0.062
LATE: Final = 40
PER_LATE_TURN: Final = -0.4
"""A battle that lasts too long is a stalemate."""

# What will be left at the end of the battle, if it is won (least squares over the same turns):
# always, and for each Life, card, worth, Place to come, Enemy number, own number, Shield, hit. A
# Shield counts for twice the cards that were measured: who looks no further than the end of the
# turn would else never lay out a card to earn many.
LIFE_LEFT: Final = (0.03, 0.74, 0.0, 0.015, -0.37, -0.012, -0.012, 0.15, -0.04)
CARDS_LEFT: Final = (4.81, 0.15, 0.29, 0.002, -0.57, -0.094, -0.069, 0.7, 0.02)
WORTH_LEFT: Final = (20.5, 0.65, -1.52, 0.63, -2.89, -0.37, -0.50, 2.8, -0.12)

HEALING_ACTIONS: Final = 2
WORTH_OF_A_CARD: Final = 3
"""On average."""
LEVEL_OF_A_PLACE: Final = 2


class Stock(NamedTuple):
    """What a general has left."""

    life: float
    cards: float
    worth: float


class Table(NamedTuple):
    """What lies on it: what it does for the odds, and what decides how the stock will change."""

    odds: float
    places: int
    """Still to come."""
    enemy_numbers: int = 0
    own_numbers: int = 0
    spare_shields: int = 0
    """Earned each turn beyond what they must ward off, up to two."""
    hits: int = 0
    """Direct attacks each turn that Shields cannot ward off."""


def chance_to_win(position: Position) -> float:
    over = position.over
    if over is not None:
        return over.returns[0]
    ink = position.ink_level()
    table = _table(position, ink)
    stock = _stock(position)
    if position.phase != "heal":
        return _chance(ink, table, stock)
    actions = sum(step.name == "heal" for step in position.agenda)
    return max(_chance(ink, table, _healed(stock, actions, up)) for up in range(actions + 1))


def _stock(position: Position) -> Stock:
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


def _chance(ink: int, table: Table, stock: Stock) -> float:
    """To win this battle, and then those that follow."""
    chance = _battle_chance(table, stock)
    while ink < LAST_INK:
        ink += 1
        left = _left(table, stock)
        life_ups = min(HEALING_ACTIONS, MOST_LIFE - left.life)
        stock = _healed(left, HEALING_ACTIONS, life_ups)
        places = _places(ink, 0)
        table = Table(BY_INK[ink] + PER_PLACE * places + PER_TURN, places)
        chance *= _battle_chance(table, stock)
    return chance


def _battle_chance(table: Table, stock: Stock) -> float:
    life, cards, worth = stock
    odds = table.odds + PER_LIFE * life + PER_CARD * cards + PER_WORTH * worth
    if life < 2:
        odds += PER_MISSING_LIFE * (2 - life)
    return 1 / (1 + exp(-odds))


def _left(table: Table, stock: Stock) -> Stock:
    numbers = (1, *stock, *table[1:])
    life, cards, worth = (
        sum(weight * number for weight, number in zip(weights, numbers, strict=True))
        for weights in (LIFE_LEFT, CARDS_LEFT, WORTH_LEFT)
    )
    return Stock(min(MOST_LIFE, max(0, life)), min(MOST_IN_HAND, max(0, cards)), max(0, worth))


def _places(ink: int, level: int) -> int:
    """How many more Places a battle needs."""
    return -(min(0, level - ink) // LEVEL_OF_A_PLACE)


def _table(position: Position, ink: int) -> Table:
    own, front, incoming = (position.rows[row] for row in (PLAYER, FRONT, INCOMING))
    oldest, level = _just_printed(position)
    odds, places = BY_INK[min(ink, len(BY_INK) - 1)], _places(ink, level)
    enemy_numbers = own_numbers = shields = blows = hits = 0
    for unit, first, second in zip(own, front, incoming, strict=True):
        if unit is not None:
            own_numbers += _numbers(unit, 0)
        if second is not None and second.serial >= oldest:
            second = None
        for enemy in (first, second):
            if enemy is not None:
                odds += PER_ENEMY
                enemy_numbers += _numbers(enemy, 1)
        opposite = first or second
        if opposite is None:
            shields += unit is not None and unit.stack.attack > 0
        elif opposite.stack.attack <= 0:
            odds += PER_HARMLESS_ENEMY
        elif unit is None:
            blows += opposite.stack.attack
            hits += 1
    spare = min(2, max(0, shields - blows))
    hits = hits if blows > shields else 0
    odds += PER_PLACE * places + PER_OWN_NUMBER * own_numbers + PER_ENEMY_NUMBER * enemy_numbers
    odds += PER_HIT * hits + PER_TURN * position.battle_turns
    odds += PER_LATE_TURN * max(0, position.battle_turns - LATE)
    return Table(odds, places, enemy_numbers, own_numbers, spare, hits)


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
