"""What a set of Travelers costs: made, a hint in a fight, and proven with its rating."""

from __future__ import annotations

from functools import partial
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

from benchmarks.sheets import Cost, taken

if TYPE_CHECKING:
    from stampadia.games.travelers.bots.solver import Situation
    from stampadia.kernel.chance import Dealer

MAKING_MS: Final = 25
HINT_MS: Final = 150
PROVING_S: Final = 30
HAND: Final = 5


def measure(sets: int, certified: int) -> list[Cost]:
    """With none certified, a smoke run: what takes long is left out."""
    from stampadia.adventures.almanac import Certified
    from stampadia.games.travelers.adventures import ADVENTURES
    from stampadia.games.travelers.generate.sets import make_set

    make_set("the blueprints are read once")
    making = [taken(partial(make_set, f"benchmark {number}")) for number in range(sets)]
    proving: list[float] = []
    for number in range(200):
        if len(proving) == certified:
            break
        spec = ADVENTURES.form.read(f"seed:benchmark {number}")
        start = process_time()
        # a set that is refused early would flatter us
        if isinstance(ADVENTURES.try_attempt(spec, 0), Certified):
            proving.append(process_time() - start)
    found = [
        Cost("bench-making", 1e3 * median(making), MAKING_MS),
        Cost("bench-hint", 1e3 * median(_hints(sets)), HINT_MS),
    ]
    return [*found, Cost("bench-proving", median(proving), PROVING_S)] if proving else found


def _hints(count: int) -> list[float]:
    """The exact best turn of hands of five, over all classes and Levels."""
    from stampadia.games.travelers.bots.solver import best_turn
    from stampadia.games.travelers.generate.cast import draw_enemy
    from stampadia.games.travelers.generate.strength import Scale
    from stampadia.kernel.chance import Dealer

    found = []
    for number in range(count):
        dealer = Dealer(f"benchmark/hint/{number}")
        situation = _situation(number, dealer)
        enemy = draw_enemy(dealer, "3", "normal", Scale(), set()).enemy
        found.append(taken(partial(best_turn, situation, enemy)))
    return found


def _situation(number: int, dealer: Dealer) -> Situation:
    from stampadia.games.travelers.bots.solver import Situation
    from stampadia.games.travelers.generate.hero.heroes import make_hero

    hero = make_hero(f"benchmark {number}")
    cards = dealer.shuffled(range(len(hero.cards)))[:HAND]
    hand = tuple((card, dealer.below(2)) for card in cards)
    return Situation(hero, 2 + number % 8, hand)
