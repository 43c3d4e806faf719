"""One fight: the cross of cards around the Opening Card, and the enemy.

What counts in play is a pure function of who lies where, so that the rules, the view and the solver
read the same figures (rulings, "Geometry").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stampadia.games.travelers.content import UPPER, Bonus, Enemy, Hero, HeroHalf, Modifier
from stampadia.games.travelers.instructions import (
    AnyCondition,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    PreviousStars,
    Stars,
)
from stampadia.games.travelers.rules.counts import Counts

Card = tuple[int, int]
"""A Hero Card and the half that is up."""


Spoken = tuple[int, int, int]
"""An ability: a card, the half that is up, and which one of it."""


class Cross:
    """The cards in play: the column from the Opening Card down, Charge to the right, Infuse to the
    left (the first one nearest), Strain on top."""

    __slots__ = ("activated", "charge", "column", "infuse", "spent", "spoken", "strain")

    def __init__(self, original: Cross | None = None) -> None:
        """Empty, or as another is."""
        self.column: list[Card] = [] if original is None else original.column[:]
        self.charge: list[Card] = [] if original is None else original.charge[:]
        self.infuse: list[Card] = [] if original is None else original.infuse[:]
        self.strain: list[Card] = [] if original is None else original.strain[:]
        self.activated: int = 0 if original is None else original.activated
        """How many abilities of the column's last card have been activated."""
        self.spent: dict[int, int] = {} if original is None else original.spent.copy()
        """The same of every card in the column: what was activated stays visible under an Add."""
        self.spoken: list[Spoken] = [] if original is None else original.spoken[:]
        """All that were activated in this turn, where one could repeat another (ruling A11)."""

    def clone(self) -> Cross:
        return Cross(self)

    @property
    def cards(self) -> list[Card]:
        return self.column + self.charge + self.infuse + self.strain


def half(hero: Hero, card: Card) -> HeroHalf:
    printed = hero.cards[card[0]]
    return printed.upper if card[1] == UPPER else printed.lower


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


# The enemy


NO_COUNTS: Final = Counts()


class Fight:
    __slots__ = (
        "bonus", "counts", "defeated", "enemy", "ignored", "left", "may_leave", "place", "turns"
    )  # fmt: skip

    def __init__(
        self, enemy: Enemy, place: str = "", bonus: Bonus = (0, 0, 0), *, may_leave: bool = False
    ) -> None:
        self.enemy = enemy
        self.place = place
        """The half or the room whose text the enemy stands in."""
        self.turns = 0
        """Combat Turns begun against this enemy."""
        self.counts = NO_COUNTS
        self.bonus = bonus
        """Level, Attack and Defense that its place adds."""
        self.may_leave = may_leave
        self.defeated = False
        self.left = False
        """The hero has left it, or has escaped."""
        self.ignored = False
        """Its Modifier, in this Combat Turn (ruling A44)."""

    def clone(self) -> Fight:
        twin = Fight(self.enemy, self.place, self.bonus, may_leave=self.may_leave)
        twin.turns = self.turns
        twin.counts = self.counts
        twin.defeated = self.defeated
        twin.left = self.left
        twin.ignored = self.ignored
        return twin

    def known(self) -> tuple[Any, ...]:
        """For fingerprints; a Modifier is mentioned only where it is ignored."""
        told = (
            self.enemy, self.place, self.turns, self.counts, self.bonus, self.may_leave,
            self.defeated, self.left,
        )  # fmt: skip
        return (*told, "ignored") if self.ignored else told

    # What counts now

    @property
    def modifier(self) -> Modifier | None:
        """Unless it is ignored in this turn."""
        return None if self.ignored else self.enemy.modifier

    def modified(self, stat: str) -> int:
        """What the Modifier adds to Attack or Defense."""
        modifier = self.modifier
        if modifier is None or modifier.trap or modifier.stat != stat:
            return 0
        return modifier.by if self._applies() else 0

    def _applies(self) -> bool:
        modifier = self.enemy.modifier
        assert modifier is not None
        if modifier.element is not None:
            return dict(self.counts.elements).get(modifier.element, 0) >= modifier.count
        if modifier.banner is not None:
            return self.counts.banners[modifier.banner - 1] >= modifier.count
        if modifier.cards == ">=":
            return self.counts.cards >= modifier.count
        return modifier.cards == "<=" and self.counts.cards <= modifier.count

    @property
    def level(self) -> int:
        return max(0, self.enemy.level + self.bonus[0])

    @property
    def attack(self) -> int:
        """Ruling A31: never below 0."""
        return max(0, self.enemy.attack + self.bonus[1] + self.modified("attack"))

    @property
    def defense(self) -> int | None:
        if self.enemy.defense is None:
            return None
        return max(0, self.enemy.defense + self.bonus[2] + self.modified("defense"))

    @property
    def trap(self) -> bool:
        return self.modifier is not None and self.modifier.trap
