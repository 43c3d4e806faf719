"""What a hand can do in one Combat Turn: a broad search instead of the solver's exact one, and its
results kept, for the same hands come again and again.

Prices are counted in tenths of a life: an upper half that is turned is one life, and a card played
is a trifle.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from msgspec.structs import replace

from stampadia.games.travelers.bots.lives import power_of
from stampadia.games.travelers.bots.solver.compiled import Cards, PreparedCard, Scene
from stampadia.games.travelers.bots.solver.search import Point, Search
from stampadia.games.travelers.bots.solver.turns import Exhausting, Situation, Turns, eager
from stampadia.games.travelers.content import UPPER, Enemy, Hero, Modifier
from stampadia.games.travelers.rules.fight import Card, Cross, half
from stampadia.workbench.bilingual import Text

# The solver's search, made quick: only the most promising ways are followed


class Beam(Search):
    """The most promising ways only: half of them for Attack, half for Defense."""

    def __init__(self, cards: Cards, level: int, always: int, laid: int, width: int) -> None:
        super().__init__(cards, level, always, laid)
        self.width = width
        self._worths: dict[int, int] = {}
        self.worth = [round(power_of(half(cards.hero, one.card), level)) for one in cards.cards]

    def _emptied(self, at: int) -> list[tuple[Scene, Point]]:
        bucket = super()._emptied(at)
        if len(bucket) <= self.width:
            return bucket
        part = self.width // 2
        bucket.sort(key=self._promise_of_attack, reverse=True)
        kept, rest = bucket[:part], bucket[part:]
        rest.sort(key=self._promise_of_defense, reverse=True)
        return kept + rest[:part]

    def _promise_of_attack(self, one: tuple[Scene, Point]) -> tuple[int, int]:
        scene, point = one
        reached = 4 * point.attack + point.defense + 3 * point.mana
        return reached + self.worth_of(scene.hand), -point.gate

    def _promise_of_defense(self, one: tuple[Scene, Point]) -> tuple[int, int]:
        scene, point = one
        reached = 4 * point.defense + point.attack + 3 * point.mana
        return reached + self.worth_of(scene.hand), -point.gate

    def worth_of(self, mask: int) -> int:
        """What these cards can still do."""
        found = self._worths.get(mask)
        if found is None:
            found = self._worths[mask] = sum(self.worth[one.at] for one in self.members(mask))
        return found


LIFE: Final = 10
REMOVED: Final = 17
"""A lower half is a life too, and the card is gone with it. No number of cards that are turned
makes up for a removed one, so a sum tells both."""
WIDTH: Final = 26
"""How many ways to go on are kept of those with equally many cards in play."""
NARROW: Final = 10
"""The same, for a guess."""
MANY: Final = 1000
MOST_HANDS: Final = 4_000
MOST_HEROES: Final = 16


class Option(NamedTuple):
    """A turn that no other beats in every respect; the enemy's Modifier is already counted, as if
    it were the hero's."""

    attack: int
    defense: int
    loss: int
    """Of cards that are not paid for."""
    played: int
    """What the cards that leave the hand are worth."""
    choices: tuple[int, ...]
    """To the end of Plan."""

    @property
    def wear(self) -> Wear:
        return wear_of(self.loss)


class Wear(NamedTuple):
    """How many cards are turned, and how many removed."""

    turned: int
    removed: int


NO_WEAR: Final = Wear(0, 0)


def wear_of(loss: int) -> Wear:
    """A loss tells what it is made of: no turn has more than nine cards."""
    removed = next(count for count in range(10) if (loss - REMOVED * count) % LIFE == 0)
    return Wear((loss - REMOVED * removed) // LIFE, removed)


class Weighing(Exhausting):
    """A card that is removed is a greater loss than one that is turned."""

    def loss(self, one: PreparedCard) -> int:
        if one.harmless:
            return 0
        return LIFE if one.card[1] == UPPER else REMOVED


class _Options(Turns):
    def __init__(self, situation: Situation, modifier: Modifier | None, width: int) -> None:
        enemy = Enemy(Text("", ""), 0, MANY, MANY, modifier)
        super().__init__(situation, enemy, (0, 0, 0), eager)
        laid = self.cards.every ^ self.hand
        self.beam = Beam(self.cards, situation.level, self.search.always, laid, width)
        self.search = self.beam
        self.exhausting = Weighing(self.cards, situation.level)
        self.front: list[tuple[int, int, int, int, Point]] = []

    def options(self, goal: int) -> tuple[Option, ...]:
        """All, or enough to have so much Attack without a loss."""
        self.search.run(
            self.starts(),
            self._keep,
            lambda _: any(one[0] >= goal and not one[2] for one in self.front),
        )
        return tuple(
            Option(attack, defense, loss, played, tuple(point.all_choices()))
            for attack, defense, loss, played, point in self.front
        )

    def _keep(self, scene: Scene, point: Point) -> None:
        strong, sturdy = self.stats(scene)
        assert sturdy is not None
        more_attack, more_defense = MANY - sturdy, MANY - strong
        played = self.beam.worth_of(self.cards.every ^ scene.hand)
        for way in self.ways_out(scene, point):
            attack = point.attack + way.attack + more_attack
            defense = point.defense + way.defense + more_defense
            self._add((attack, defense, way.unpaid, played, point))

    def _add(self, found: tuple[int, int, int, int, Point]) -> None:
        attack, defense, loss, played, _ = found
        price = LIFE * loss + played
        for other in self.front:
            if other[0] >= attack and other[1] >= defense and LIFE * other[2] + other[3] <= price:
                return
        self.front = [
            other
            for other in self.front
            if other[0] > attack or other[1] > defense or LIFE * other[2] + other[3] < price
        ]
        self.front.append(found)


class Hands:
    """What the hands of one hero can do, as far as it was asked."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        self._known: OrderedDict[object, tuple[Option, ...]] = OrderedDict()

    def options(
        self,
        level: int,
        hand: tuple[Card, ...],
        modifier: Modifier | None = None,
        points: tuple[int, int, int] = (0, 0, 0),
        cross: Cross | None = None,
        ticks: dict[str, int] | None = None,
        width: int = WIDTH,
        goal: int = MANY,
    ) -> tuple[Option, ...]:
        """Attack, Defense and Mana are what is already on the tracks; more Attack than the goal
        is of no use."""
        hand = tuple(sorted(hand))
        laid = cross and (
            *map(tuple, (cross.column, cross.charge, cross.infuse, cross.strain)),
            cross.activated,
            *cross.spoken[-1:],
        )
        filled = tuple(sorted((ticks or {}).items()))
        key = level, hand, _rule(modifier), points, laid, filled, width
        found = self._known.get((key, MANY))
        if found is not None and not _reaches(found, goal):
            return found  # the search for this goal would have gone to its end
        found = self._known.get((key, goal))
        if found is None:
            attack, defense, mana = points
            situation = Situation(self.hero, level, hand, attack, defense, mana, ticks or {}, cross)
            found = _Options(situation, modifier, width).options(goal)
            self._known[key, goal if _reaches(found, goal) else MANY] = found
            if len(self._known) > MOST_HANDS:
                self._known.popitem(last=False)
        return found


def _reaches(options: tuple[Option, ...], goal: int) -> bool:
    """So much Attack without a loss?"""
    return any(option.attack >= goal and not option.loss for option in options)


def _rule(modifier: Modifier | None) -> object:
    """What a Modifier does, whatever its name."""
    if modifier is None or modifier.trap:
        return None
    one = modifier
    return one.stat, one.by, one.element, one.banner, one.cards, one.count


_HEROES: OrderedDict[tuple[int, ...], Hands] = OrderedDict()


def hands_of(hero: Hero, owned: int) -> Hands:
    """By the cards that the hero has: every game of a day has them in common."""
    cards = hero.cards[:owned]
    key = tuple(map(id, cards))
    found = _HEROES.get(key)
    if found is None:
        found = _HEROES[key] = Hands(replace(hero, cards=cards))
        if len(_HEROES) > MOST_HEROES:
            _HEROES.popitem(last=False)
    return found
