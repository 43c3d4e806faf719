"""What Hero Cards are worth: as lives, and as what they can do in a fight."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from stampadia.games.travelers.content import UPPER, HeroHalf
from stampadia.games.travelers.instructions import AnyAction, Choose, Gain, GainTick, Sentence
from stampadia.games.travelers.rules.fight import half

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

OUT_OF_REACH: Final = 0.25
"""What an ability counts that costs more Mana than the Level allows."""
CONDITIONAL: Final = 0.6
MANA: Final = 0.4


def in_life(position: Position) -> list[int]:
    """The cards that are not removed, in play ones included."""
    return position.hand + position.deck + [card for card, _ in position.cross.cards]


def lives(position: Position) -> int:
    """How many hits the hero can take: two for an upper half, one for a lower."""
    cards = in_life(position)
    return 2 * len(cards) - lowers(position, cards)


def lowers(position: Position, cards: list[int]) -> int:
    sides = position.sides
    found = 0
    for card in cards:
        if sides[card] != UPPER:
            found += 1
    return found


def power(position: Position, card: int, side: int | None = None) -> float:
    shown = position.sides[card] if side is None else side
    return power_of(half(position.hero, (card, shown)), position.level)


@lru_cache(maxsize=4096)
def power_of(printed: HeroHalf, level: int) -> float:
    total = MANA * printed.value
    for ability in printed.abilities:
        gained = sum(map(_gained, ability.sentences)) - MANA * ability.cost
        total += max(0.0, gained) * (1.0 if ability.cost <= level else OUT_OF_REACH)
    return total


def _gained(sentence: Sentence) -> float:
    found = sum(map(_brought, sentence.do))
    return found * (CONDITIONAL if sentence.when else 1.0)


def _brought(action: AnyAction) -> float:
    match action:
        case Gain():
            return action.amount * (MANA if action.of == "mana" else 1.0)
        case GainTick():
            return 1.0
        case Choose():
            return max(sum(map(_brought, way)) for way in (action.first, action.second))
        case _:
            return 0.0
