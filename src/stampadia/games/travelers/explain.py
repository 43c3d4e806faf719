"""What a choice would do, in a sentence or two with the rule behind it, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import explain_adventure as adventure
from stampadia.games.travelers import explain_cards as cards
from stampadia.games.travelers import explain_combat as combat
from stampadia.games.travelers.phrases import capital
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words


def explain(view: TravelersView, choice: int, words: Words) -> str:
    start, told = next(one for one in _RANGES if choice >= one[0])
    return capital(told(view, choice - start, words))


_RANGES: Final[tuple[tuple[int, Callable[[TravelersView, int, Words], str]], ...]] = (
    (n.NO, adventure.decline),
    (n.YES, adventure.accept),
    (n.LEAVE, combat.leave),
    (n.STAND, combat.stand),
    (n.SYMBOL, adventure.onto_symbol),
    (n.HALF, cards.choose_half),
    (n.GRID, adventure.swap_region),
    (n.CELL, adventure.choose_cell),
    (n.ATTACH, adventure.attach),
    (n.DOOR, adventure.take_door),
    (n.GO, adventure.go),
    (n.END, combat.end),
    (n.ACTIVATE, combat.activate),
    (n.HIT, cards.take_hit),
    (n.PAY, cards.pay),
    (n.EXHAUST, cards.exhaust),
    (n.TAKE, cards.take),
    (n.STRAIN_DEFENSE, combat.strain_for_defense),
    (n.STRAIN_ATTACK, combat.strain_for_attack),
    (n.ADD, combat.add),
    (n.INFUSE, combat.infuse),
    (n.CHARGE, combat.charge),
    (n.OPEN, combat.open_with),
)
"""From the last to the first, as the numbers of the choices lie."""
