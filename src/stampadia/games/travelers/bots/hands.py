"""What a hand can do in one Combat Turn: a broad search instead of the solver's exact one, and its
results kept, for the same hands come again and again.

Prices are counted in tenths of a life: an upper half that is turned is one life, and a card played
is a trifle.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from stampadia.games.travelers.bots.lives import power_of
from stampadia.games.travelers.bots.solver.prepared import SET, Cards, PreparedCard
from stampadia.games.travelers.bots.solver.search import GATE_BITS, Point, Search, all_choices
from stampadia.games.travelers.bots.solver.situations import Situation, eager
from stampadia.games.travelers.bots.solver.turns import Exhausting, Turns, WayOut
from stampadia.games.travelers.content import UPPER, Enemy, Hero, Modifier
from stampadia.games.travelers.rules.fight import Card, Cross, half
from stampadia.workbench.bilingual import Text
from stampadia.workbench.recent import Itself, Recent

# The solver's search, made quick: only the most promising ways are followed


class Beam(Search):
    """The most promising ways only: half of them for Attack, half for Defense."""

    def __init__(self, cards: Cards, level: int, always: int, laid: int, width: int) -> None:
        super().__init__(cards, level, always, laid)
        self.width = width
        self.worths = [0] * (1 << len(cards.cards))
        """What the cards of each set can do."""
        for one in cards.cards:
            worth = round(power_of(half(cards.hero, one.card), level))
            for rest in range(one.bit):
                self.worths[one.bit | rest] = worth + self.worths[rest]

    def emptied(self, at: int) -> list[Point]:
        bucket = super().emptied(at)
        if len(bucket) <= self.width:
            return bucket
        part = self.width // 2
        worths = self.worths
        # what was reached and what the hand can still do; of equals the one that is freer
        promises = [
            (4 * one.attack + one.defense + 3 * one.mana + worths[one.scene & SET] << GATE_BITS)
            - one.gate
            for one in bucket
        ]
        order = sorted(range(len(bucket)), key=promises.__getitem__, reverse=True)
        kept, rest = order[:part], order[part:]
        for at in rest:
            one = bucket[at]
            promises[at] += 3 * (one.defense - one.attack) << GATE_BITS
        rest.sort(key=promises.__getitem__, reverse=True)
        return [bucket[at] for at in kept + rest[:part]]


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
MOST_BURDENS: Final = 8_000
MOST_HEROES: Final = 32
"""Those of an adventure and the ten that enemies are set by, each with a card that joins and
without."""


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


@cache
def wear_of(loss: int) -> Wear:
    """A loss tells what it is made of: no turn has more than nine cards."""
    removed = next(count for count in range(10) if (loss - REMOVED * count) % LIFE == 0)
    return Wear((loss - REMOVED * removed) // LIFE, removed)


class Weighing(Exhausting):
    """A card that is removed is a greater loss than one that is turned. What becomes of cards does
    not depend on those beside them, so all hands of a hero share what was found."""

    def __init__(self, cards: Cards, level: int, shared: Recent[list[WayOut]]) -> None:
        super().__init__(cards, level)
        self.shared = shared

    def find(self, burden: int, mana: int) -> list[WayOut]:
        members = tuple([one.card for one in self.cards.cards if one.bit & burden])
        key = self.level, members, mana
        found = self.shared.get(key)
        return found if found is not None else self.shared.keep(key, super().find(burden, mana))

    def loss(self, one: PreparedCard) -> int:
        if one.harmless:
            return 0
        return LIFE if one.card[1] == UPPER else REMOVED


class _Kept:
    """A turn that no other beats, as the search has found it."""

    __slots__ = ("attack", "defense", "loss", "played", "point", "price")

    def __init__(
        self, attack: int, defense: int, price: int, loss: int, played: int, point: Point
    ) -> None:
        self.attack = attack
        self.defense = defense
        self.price = price
        self.loss = loss
        self.played = played
        self.point = point


class _Options(Turns):
    def __init__(
        self,
        situation: Situation,
        modifier: Modifier | None,
        width: int,
        ways_out: Recent[list[WayOut]],
        goal: int,
    ) -> None:
        enemy = Enemy(Text("", ""), 0, MANY, MANY, modifier)
        super().__init__(situation, enemy, (0, 0, 0), eager)
        self.beam = Beam(self.cards, situation.level, self.always, self.laid, width)
        self.search = self.beam
        self.exhausting = Weighing(self.cards, situation.level, ways_out)
        self.front: list[_Kept] = []
        self.modified = modifier is not None and not modifier.trap
        self.goal = goal

    def options(self) -> tuple[Option, ...]:
        """All, or enough to have so much Attack without a loss."""
        self.search.run(self.starts(), self)
        return tuple(
            [
                Option(one.attack, one.defense, one.loss, one.played, tuple(all_choices(one.point)))
                for one in self.front
            ]
        )

    def enough(self, played: int) -> bool:  # noqa: ARG002
        return any(one.attack >= self.goal and not one.loss for one in self.front)

    def visit(self, point: Point) -> None:
        reached_attack, reached_defense = point.attack, point.defense
        if self.modified:
            strong, sturdy = self.stats(point.scene)
            assert sturdy is not None
            reached_attack += MANY - sturdy
            reached_defense += MANY - strong
        played = self.beam.worths[self.cards.every & ~point.scene]
        for way in self.ways_out(point):
            attack, defense = reached_attack + way.attack, reached_defense + way.defense
            price = LIFE * way.unpaid + played
            for other in self.front:
                if other.attack >= attack and other.defense >= defense and other.price <= price:
                    break
            else:
                self.front = [
                    other
                    for other in self.front
                    if other.attack > attack or other.defense > defense or other.price < price
                ]
                self.front.append(_Kept(attack, defense, price, way.unpaid, played, point))


class _Found(NamedTuple):
    options: tuple[Option, ...]
    unhurt: int
    """The most Attack without a loss; below 0 where there is none."""


class Hands:
    """What the hands of one hero can do, as far as it was asked."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        self.prospects: object = None
        """What `prospects.py` knows of them."""
        self._known: Recent[_Found] = Recent(MOST_HANDS)
        self._ways_out: Recent[list[WayOut]] = Recent(MOST_BURDENS)

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
        if found is not None and found.unhurt < goal:
            return found.options  # the search for this goal would have gone to its end
        found = self._known.get((key, goal))
        if found is None:
            attack, defense, mana = points
            situation = Situation(self.hero, level, hand, attack, defense, mana, ticks or {}, cross)
            options = _Options(situation, modifier, width, self._ways_out, goal).options()
            found = _Found(options, _most_unhurt(options))
            self._known.keep((key, goal if found.unhurt >= goal else MANY), found)
        return found.options

    def ways_out(self, level: int, burden: tuple[Card, ...], mana: int) -> list[WayOut]:
        """How these cards can be exhausted, one after the other."""
        key = level, burden, mana
        found = self._ways_out.get(key)
        if found is None:
            cards = Cards(self.hero, burden, {})
            weighing = Weighing(cards, level, self._ways_out)
            found = self._ways_out.keep(key, weighing.ways(cards.every, mana))
        return found


def _most_unhurt(options: tuple[Option, ...]) -> int:
    return max((option.attack for option in options if not option.loss), default=-1)


def _rule(modifier: Modifier | None) -> object:
    """What a Modifier does, whatever its name."""
    if modifier is None or modifier.trap:
        return None
    one = modifier
    return one.stat, one.by, one.element, one.banner, one.cards, one.count


_HEROES: Recent[Hands] = Recent(MOST_HEROES)


class _Asked:
    """Who asked last, as one decision asks many times."""

    def __init__(self) -> None:
        self.hero: Hero | None = None
        self.owned = 0
        self.hands: Hands | None = None


_ASKED: Final = _Asked()


def hands_of(hero: Hero, owned: int) -> Hands:
    """By the cards that the hero has: every game of a day has them in common."""
    found = _ASKED.hands
    if found is None or _ASKED.hero is not hero or _ASKED.owned != owned:
        cards = hero.cards[:owned]
        key = hero.serial, *[Itself(card) for card in cards]
        found = _HEROES.get(key) or _HEROES.keep(key, Hands(replace(hero, cards=cards)))
        _ASKED.hero, _ASKED.owned, _ASKED.hands = hero, owned, found
    return found
