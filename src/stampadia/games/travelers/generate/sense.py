"""Whether a condition asks for anything: one that is always met, or never, is no condition."""

from __future__ import annotations

from stampadia.games.travelers.content import HAND, HeroHalf, tips
from stampadia.games.travelers.hero_instructions import (
    AnyCondition,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    PreviousStars,
)


def always_met(condition: AnyCondition, half: int, printed: HeroHalf) -> bool:
    """On this half, whatever lies around it? It is in play itself, the last of its column."""
    match condition:
        case HasElement(none=False):
            own = int(condition.where == "play" and printed.element == condition.element)
            return condition.least <= own
        case HasBanner():
            own = int(condition.where == "play" and tips(half) == condition.tips)
            return condition.least <= own
        case HasCards(how=">="):
            return condition.count <= int(condition.where == "play")
        case HasCards():
            most = HAND if condition.where == "play" else HAND - 1
            return condition.count >= most
        case HasPoints():
            return condition.least <= 0
        case _:
            return False


def never_met(condition: AnyCondition, half: int, printed: HeroHalf) -> bool:
    """With a hand of 5, of which one lies here?"""
    match condition:
        case HasElement(none=True):
            return condition.where == "play" and printed.element == condition.element
        case HasElement():
            own = int(condition.where == "play" and printed.element == condition.element)
            return condition.least > HAND - 1 + own
        case HasBanner():
            own = int(condition.where == "play" and tips(half) == condition.tips)
            return condition.least > HAND - 1 + own
        case HasCards(how=">="):
            return condition.count > (HAND if condition.where == "play" else HAND - 1)
        case HasCards():
            return condition.count < int(condition.where == "play")
        case HasConstellation(none=False):
            return len(condition.stars) > (HAND if condition.where == "play" else HAND - 1)
        case PreviousStars():
            return condition.stars not in (1, 2)
        case _:
            return False
