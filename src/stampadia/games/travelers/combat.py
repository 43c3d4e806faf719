"""One Combat Turn's cards in play: the cross of cards around the Opening Card.

Everything here is a pure function of who lies where, so that the rules, the view and the solver
read the same figures (rulings, "Geometry").
"""

from __future__ import annotations

from collections.abc import Sequence

from stampadia.games.travelers.content import Hero, HeroHalf
from stampadia.games.travelers.hero_instructions import (
    AnyCondition,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    PreviousStars,
    Stars,
)

Card = tuple[int, int]
"""A Hero Card and the half that is up."""


Spoken = tuple[int, int, int]
"""An ability: a card, the half that is up, and which one of it."""


class Cross:
    """The cards in play: the column from the Opening Card down, Charge to the right, Infuse to the
    left (the first one nearest), Strain on top."""

    __slots__ = ("activated", "charge", "column", "infuse", "spoken", "strain")

    def __init__(self) -> None:
        self.column: list[Card] = []
        self.charge: list[Card] = []
        self.infuse: list[Card] = []
        self.strain: list[Card] = []
        self.activated = 0
        """How many abilities of the column's last card have been activated."""
        self.spoken: list[Spoken] = []
        """All that were activated in this turn, where one could repeat another (ruling A11)."""

    def clone(self) -> Cross:
        twin = Cross.__new__(Cross)
        twin.column = self.column[:]
        twin.charge = self.charge[:]
        twin.infuse = self.infuse[:]
        twin.strain = self.strain[:]
        twin.activated = self.activated
        twin.spoken = self.spoken[:]
        return twin

    @property
    def cards(self) -> list[Card]:
        return self.column + self.charge + self.infuse + self.strain


def half(hero: Hero, card: Card) -> HeroHalf:
    return hero.cards[card[0]].halves[card[1]]


def elements_in_play(hero: Hero, cross: Cross) -> dict[str, int]:
    """Manual: "all of the elements on the left and below the Opening Card", its own included."""
    return _elements(hero, cross.column + cross.infuse)


def _elements(hero: Hero, cards: Sequence[Card]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        element = half(hero, card).element
        if element is not None:
            found[element] = found.get(element, 0) + 1
    return found


def banners_in_play(cross: Cross) -> tuple[int, int]:
    """How many with one tip and with two: the Main Banner with the lowest card's tip, and one for
    each Charge card."""
    shown = [cross.column[-1][1]] if cross.column else []
    shown += [side for _, side in cross.charge]
    return shown.count(0), shown.count(1)


def constellation(hero: Hero, cross: Cross) -> Stars:
    """The spheres from left to right; the Opening Card's are the rightmost, covered or not
    (ruling 4.0.2)."""
    row = [*reversed(cross.infuse), *cross.column[:1]]
    return tuple(half(hero, card).stars for card in row)


def contains(row: Stars, wanted: Stars) -> bool:
    """Is this a run of neighbours in the row?"""
    size = len(wanted)
    return any(row[at : at + size] == wanted for at in range(len(row) - size + 1))


def holds(
    hero: Hero,
    cross: Cross,
    hand: Sequence[Card],
    points: dict[str, int],
    condition: AnyCondition,
) -> bool:
    """Is the condition met now? The ability's own card is in play (ruling A4)."""
    match condition:
        case HasElement():
            cards = cross.column + cross.infuse if condition.where == "play" else hand
            count = _elements(hero, cards).get(condition.element, 0)
            return count == 0 if condition.none else count >= condition.least
        case HasBanner():
            shown = banners_in_play(cross)
            if condition.where == "hand":
                sides = [side for _, side in hand]
                shown = sides.count(0), sides.count(1)
            return shown[condition.tips - 1] >= condition.least
        case HasCards():
            # ruling A3: strained cards were played this turn, so they count
            count = len(cross.cards) if condition.where == "play" else len(hand)
            if condition.how == ">=":
                return count >= condition.count
            return count <= condition.count
        case HasPoints():
            return points[condition.of] >= condition.least
        case PreviousStars():
            # ruling A10: the card above this one in the column
            above = cross.column[-2:-1]
            return bool(above) and half(hero, above[0]).stars == condition.stars
        case HasConstellation():
            return _constellation_met(hero, cross, hand, condition) != condition.none


def _constellation_met(
    hero: Hero, cross: Cross, hand: Sequence[Card], condition: HasConstellation
) -> bool:
    if condition.where == "play":
        return contains(constellation(hero, cross), condition.stars)
    # ruling A9: the order of a hand is free
    left = [half(hero, card).stars for card in hand]
    for star in condition.stars:
        if star not in left:
            return False
        left.remove(star)
    return True
