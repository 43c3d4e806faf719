"""What a fight will cost, before it is fought: the price of a few likely hands, turn after turn."""

from __future__ import annotations

from math import ceil
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from stampadia.games.travelers.bots.hands import (
    LIFE,
    NARROW,
    NO_WEAR,
    Hands,
    Option,
    Wear,
    hands_of,
)
from stampadia.games.travelers.bots.lives import in_life, lives, lowers
from stampadia.games.travelers.content import HAND, LAST_LEVEL, LOWER, UPPER, Enemy
from stampadia.games.travelers.rules.fight import Card
from stampadia.kernel.chance import Dealer

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

SAMPLES: Final = 5
TURNED_STEP: Final = 2
"""Heroes who differ by fewer turned cards are taken for the same."""
TURNS: Final = 30
HOPELESS: Final = 400.0
UNBEARABLE: Final = 600.0
SUPPOSED: Final = ((5, 8), (7, 12), (9, 16), (11, 19))
"""Attack and Defense of enemies that an adventure is likely to hold: what Levels are good for."""
USUAL_ODDS: Final = 0.6
VILLAIN_ODDS: Final = 0.03
"""That a villain does not wait on the symbol, but falls on whoever enters."""


class Foe(NamedTuple):
    """What has to be reached."""

    attack: int
    defense: int | None
    trap: bool = False


BY_DEPTH: Final = Foe(1, 1), Foe(2, 3), Foe(4, 5), Foe(5, 8), Foe(6, 11), Foe(8, 14)
VILLAIN: Final = Foe(11, 20)


def foe_of(enemy: Enemy, bonus: tuple[int, int, int] = (0, 0, 0), away: int = 0) -> Foe:
    """An enemy as it will be on the average, with so many steps to its symbol. Its Modifier is met
    every second time, the hero's luck rather less."""
    attack, defense = enemy.attack + bonus[1], enemy.defense
    modifier = enemy.modifier
    trap = modifier is not None and modifier.trap
    if defense is not None:
        defense += bonus[2] + away
    if modifier is not None and not trap:
        by = ceil(modifier.by / 2)
        if modifier.stat == "attack":
            attack += by
        elif defense is not None:
            defense += by
    return Foe(max(0, attack), None if defense is None else max(0, defense), trap)


class Prospects:
    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self._samples: dict[tuple[int, int, int], tuple[tuple[Option, ...], ...]] = {}
        self._costs: dict[tuple[object, ...], float] = {}

    def cost(self, level: int, turned: int, alive: int, foe: Foe) -> float:
        """The price to expect until it is defeated, in tenths of a life."""
        state = level, turned - turned % TURNED_STEP, alive
        key = (*state, foe)
        found = self._costs.get(key)
        if found is None:
            found = self._costs[key] = _expected(self._sampled(*state), foe)
        return found

    def _sampled(self, level: int, turned: int, alive: int) -> tuple[tuple[Option, ...], ...]:
        key = level, turned, alive
        found = self._samples.get(key)
        if found is None:
            dealer = Dealer(f"prospects/{level}/{turned}/{alive}")
            found = self._samples[key] = tuple(
                [
                    self.hands.options(level, self._hand(turned, alive, dealer), width=NARROW)
                    for _ in range(SAMPLES)
                ]
            )
        return found

    def _hand(self, turned: int, alive: int, dealer: Dealer) -> tuple[Card, ...]:
        cards = dealer.shuffled(range(len(self.hands.hero.cards)))[:alive]
        sides = {card: LOWER if at < turned else UPPER for at, card in enumerate(cards)}
        return tuple([(card, sides[card]) for card in dealer.shuffled(cards)[:HAND]])


def _expected(samples: tuple[tuple[Option, ...], ...], foe: Foe) -> float:
    """Each turn with the hand that comes: defeat it now, or hold out and go on."""
    prices = [_prices(options, foe) for options in samples]
    cost = 0.0
    for _ in range(TURNS):
        cost = fmean([min(win, hold + cost) for win, hold in prices])
        if cost >= HOPELESS:
            break
    if cost >= HOPELESS / 2:
        # of two that are hopeless now the weaker one will be beaten sooner
        return cost + 4.0 * (foe.attack + (foe.defense or 0))
    return cost


def _prices(options: tuple[Option, ...], foe: Foe) -> tuple[float, float]:
    """The least price of a victory with this hand, and of a turn without."""
    win = hold = HOPELESS
    for option in options:
        hits = max(0, foe.attack - option.defense)
        won = foe.defense is not None and option.attack >= foe.defense
        if won or (foe.trap and not hits):
            win = min(win, option.loss)
        hold = min(hold, option.loss + LIFE * hits)
    return win, hold + 1.0


def prospects_of(position: Position) -> Prospects:
    """Only of the cards that the hero has: one that may join is none of them yet."""
    hands = hands_of(position.hero, position.owned)
    found = hands.prospects
    if not isinstance(found, Prospects):
        found = hands.prospects = Prospects(hands)
    return found


def fight_cost(
    position: Position, foe: Foe, level: int | None = None, wear: Wear = NO_WEAR
) -> float:
    """With so many cards turned and removed until then."""
    cards = in_life(position)
    alive = len(cards) - wear.removed
    if alive <= 0:
        return HOPELESS
    turned = min(alive, max(0, lowers(position, cards) + wear.turned - wear.removed))
    at = position.level if level is None else level
    return prospects_of(position).cost(at, turned, alive, foe)


def risk(position: Position, cost: float, lost: int = 0) -> float:
    """What it means to lose so much: the more of what is left, the worse."""
    share = cost / max(1.0, LIFE * (lives(position) - lost))
    return min(UNBEARABLE, cost * (1.0 + 2.0 * share * share)) + cost / 4 + lost


def fear(position: Position, depth: int) -> float:
    """What may wait in a room so many doors from the entrance that nobody has seen: enemies are
    stronger further in, and one of the rooms is the villain's."""
    known = BY_DEPTH[min(depth, len(BY_DEPTH) - 1)]
    usual = risk(position, fight_cost(position, known))
    worst = risk(position, fight_cost(position, VILLAIN))
    odds = VILLAIN_ODDS if depth > 2 else VILLAIN_ODDS / 4
    return USUAL_ODDS * usual + odds * worst


def worth_of_level(position: Position) -> float:
    """What the next Level saves in fights to come."""
    level = position.level
    if level >= LAST_LEVEL:
        return 0.0
    saved = 0.0
    for attack, defense in SUPPOSED:
        foe = Foe(attack, defense)
        now = min(100.0, fight_cost(position, foe))
        saved += now - min(100.0, fight_cost(position, foe, level + 1))
    return min(60.0, max(8.0, saved))
