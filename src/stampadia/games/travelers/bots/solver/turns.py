"""The best Combat Turn of a hand, and what a hand can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver.compiled import (
    ABOVE,
    ACTIVATED,
    BANNER,
    CHARGE,
    COUNT,
    IGNORED,
    INFUSE,
    LAST,
    NONE,
    SET,
    SPOKEN,
    STRAIN,
    Cards,
    PreparedCard,
    Scene,
    banners_of,
    shown_of,
)
from stampadia.games.travelers.bots.solver.search import FREE, Point, Search, all_choices
from stampadia.games.travelers.content import ELEMENTS, HAND, Enemy, Hero, Modifier
from stampadia.games.travelers.instructions import LEFT_BEHIND
from stampadia.games.travelers.rules.fight import Card, Cross

# The ways out: which cards are paid for, and what the others leave behind


class WayOut(NamedTuple):
    unpaid: int
    attack: int
    defense: int
    choices: tuple[int, ...]


ANY_MANA: Final = 1000


class Exhausting:
    """For a set of cards with visible Exhaust Effects and the Mana that is left, all ways out that
    no other beats in every respect."""

    def __init__(self, cards: Cards, level: int) -> None:
        self.cards = cards
        self.level = level
        self._known: dict[tuple[int, int], list[WayOut]] = {}
        self._prices: dict[int, int] = {}

    def ways(self, burden: int, mana: int) -> list[WayOut]:
        if not burden:
            return [WayOut(0, 0, 0, ())]
        found = self._known.get((burden, mana))
        if found is None:
            price = self._price(burden)
            found = self.ways(burden, price) if mana > price else self._find(burden, mana)
            self._known[burden, mana] = found
        return found

    def _price(self, burden: int) -> int:
        """Of all of them: more Mana than that opens no other way."""
        found = self._prices.get(burden)
        if found is None:
            members = [one for one in self.cards.cards if one.bit & burden]
            found = sum(one.exhaust or 0 for one in members)
            if any(one.form == "spark" for one in members):
                found = ANY_MANA
            self._prices[burden] = found
        return found

    def _find(self, burden: int, mana: int) -> list[WayOut]:
        found: list[WayOut] = []
        for one in self._next(burden):
            rest = burden ^ one.bit
            if one.exhaust is not None and one.exhaust <= mana:
                for way in self.ways(rest, mana - one.exhaust):
                    choices = (n.PAY + one.card[0], *way.choices)
                    _keep(found, WayOut(way.unpaid, way.attack, way.defense, choices))
            left, amount, loss = LEFT_BEHIND.get(one.form), 2 + one.card[1], self.loss(one)
            more_attack = amount if left == "attack" else 0
            more_defense = amount if left == "defense" else 0
            mana_left = mana + amount if left == "mana" else mana
            for unpaid, attack, defense, choices in self.ways(rest, min(self.level, mana_left)):
                choices = (n.EXHAUST + one.card[0], *choices)
                _keep(
                    found,
                    WayOut(unpaid + loss, attack + more_attack, defense + more_defense, choices),
                )
        return found

    def loss(self, one: PreparedCard) -> int:
        """What it counts not to pay for a card."""
        return 0 if one.harmless else 1

    def _next(self, burden: int) -> list[PreparedCard]:
        """Which card may be the next. The order matters only where one leaves Mana."""
        members = [one for one in self.cards.cards if one.bit & burden]
        return members if any(one.form == "spark" for one in members) else members[:1]


def _keep(found: list[WayOut], way: WayOut) -> None:
    for other in found:
        if _beats(other, way):
            return
    found[:] = [other for other in found if not _beats(way, other)]
    found.append(way)


def _beats(one: WayOut, other: WayOut) -> bool:
    return (
        one.unpaid <= other.unpaid and one.attack >= other.attack and one.defense >= other.defense
    )


# Turns


class Prospect(Struct, frozen=True):
    """The next hand, as far as the order of the Discard Deck tells (ruling A40)."""

    worth: dict[Card, float]
    """Of each card of this turn in the next hand."""
    draws: tuple[float, ...]
    """The worth of what is drawn, in order; where that was shuffled, the average."""

    def of_hand(self, kept: list[Card], laid: list[Card]) -> float:
        """With these cards kept; where the deck runs short, the best of those just laid follow."""
        missing = max(0, HAND - len(kept))
        again = sorted((self.worth[card] for card in laid), reverse=True)
        drawn = [*self.draws, *again][:missing]
        return sum(self.worth[card] for card in kept) + sum(drawn)


class Situation(Struct, frozen=True):
    """A Combat Turn that begins, or that has begun."""

    hero: Hero
    level: int
    hand: tuple[Card, ...]
    attack: int = 0
    defense: int = 0
    mana: int = 0
    ticks: dict[str, int] = {}
    cross: Cross | None = None
    """The cards in play, in the middle of Plan."""
    ignored: bool = False
    """The enemy's Modifier, in the middle of Plan."""
    prospect: Prospect | None = None
    """What will be drawn after the turn, where somebody knows and minds."""


class Outcome(Struct, frozen=True):
    attack: int
    defense: int
    unpaid: int
    """Cards that were exhausted without paying, and lost by it: turned to the lower half, or
    removed."""
    hits: int
    """Hits that no card in hand takes without harm: a Shield takes one, as does a card that is
    turned to its upper half; one that is only discarded takes all (ruling A20)."""
    defeated: bool
    kept: int
    """Cards that stay in hand."""


class Turn(Struct, frozen=True):
    outcome: Outcome
    choices: tuple[int, ...]
    """From now to the last Exhaust Effect."""


class Reach(Struct, frozen=True):
    """The most that a hand can have at the end of a turn, one at a time: whatever it costs, and
    with every Exhaust Effect paid."""

    attack: int = 0
    defense: int = 0
    attack_paid: int = 0
    defense_paid: int = 0


Order = Callable[[Outcome], tuple[int, ...]]
"""Which outcome is better: the one with the greater figures."""


def careful(outcome: Outcome) -> tuple[int, ...]:
    """Defeat the enemy while everything is paid; else take the least damage; then keep cards."""
    damage = outcome.unpaid + outcome.hits
    return outcome.defeated and not damage, -damage, outcome.defeated, outcome.kept


def eager(outcome: Outcome) -> tuple[int, ...]:
    """Defeat the enemy at any price; else as `careful`."""
    return outcome.defeated, -(outcome.unpaid + outcome.hits), outcome.kept


def best_turn(
    situation: Situation,
    enemy: Enemy,
    bonus: tuple[int, int, int] = (0, 0, 0),
    order: Order = careful,
) -> Turn:
    """Exactly: no other turn of this hand has a better outcome."""
    return Turns(situation, enemy, bonus, order).best()


def reach(situation: Situation) -> Reach:
    prepared = Prepared(situation)
    most = [situation.attack, situation.defense] * 2

    def visit(scene: Scene, point: Point) -> None:
        for way in prepared.ways_out(scene, point):
            reached = point[0] + way.attack, point[1] + way.defense
            for at in (0, 1):
                most[at] = max(most[at], reached[at])
                if not way.unpaid:
                    most[at + 2] = max(most[at + 2], reached[at])

    prepared.search.run(prepared.starts(), visit, lambda _: False)
    return Reach(*most)


class Prepared:
    """A situation with its cards in numbers."""

    def __init__(self, situation: Situation, modifier: Modifier | None = None) -> None:
        self.ignored = situation.ignored or modifier is None
        self.situation = situation
        self.cross = situation.cross or Cross()
        every = [*situation.hand, *self.cross.cards]
        self.cards = Cards(situation.hero, every, situation.ticks)
        self.hand = (1 << len(situation.hand)) - 1
        laid = self.cards.every ^ self.hand
        self.search = Search(self.cards, situation.level, _needs(modifier), laid)
        self.exhausting = Exhausting(self.cards, situation.level)

    def starts(self) -> Iterator[tuple[Scene, Point]]:
        now = self.situation
        if not self.cross.column:
            yield from self.search.openings(
                self.hand, now.attack, now.defense, now.mana, self.ignored
            )
            return
        at = {one.card: one.at for one in self.cards.cards}
        column = [at[card] for card in self.cross.column]
        infuse = [at[card] for card in self.cross.infuse]
        row = tuple(map(self.cards.marks, [*reversed(infuse), column[0]]))
        above = self.cards.stars[column[-2]] if self.cards.previous and len(column) > 1 else 0
        scene = (
            self.hand
            | sum(1 << at[card] for card in self.cross.charge) << CHARGE
            | sum(1 << card for card in infuse) << INFUSE
            | sum(1 << at[card] for card in self.cross.strain) << STRAIN
            | column[-1] << LAST
            | self.cross.activated << ACTIVATED
            | (IGNORED if self.ignored else 0)
            | self._spoken(at) + 1 << SPOKEN
            | above << ABOVE
        )
        if self.cards.rows:
            scene = self.cards.with_row(scene, row)
        yield scene, (now.attack, now.defense, now.mana, FREE, None, ())

    def _spoken(self, at: dict[Card, int]) -> int:
        """The ability that was activated last."""
        if not self.cards.repeats or not self.cross.spoken:
            return NONE
        card, side, number = self.cross.spoken[-1]
        return self.cards.number(at[card, side], number)

    def ways_out(self, scene: Scene, point: Point) -> list[WayOut]:
        burden = self.cards.every & ~(scene | scene >> CHARGE | scene >> INFUSE)
        return self.exhausting.ways(burden, point[2])


class Turns(Prepared):
    def __init__(
        self, situation: Situation, enemy: Enemy, bonus: tuple[int, int, int], order: Order
    ) -> None:
        super().__init__(situation, enemy.modifier)
        self.enemy = enemy
        self.bonus = bonus
        self.order = order
        self.shields = sum(
            one.bit for one in self.cards.cards if one.form == "shield" or one.harmless
        )
        self.endless = sum(one.bit for one in self.cards.cards if one.form == "discard")
        self.top: tuple[tuple[int, ...], Outcome, Scene, Point, WayOut] | None = None
        self.promise = 0.0
        """What the best turn so far lets the next hand be worth."""

    def best(self) -> Turn:
        self.search.run(self.starts(), self._visit, self._unbeatable)
        if self.top is None:
            now = self.situation
            nothing = IGNORED if self.ignored else 0
            way = WayOut(0, 0, 0, ())
            return Turn(self._outcome(nothing, now.attack, now.defense, way), ())
        _, outcome, scene, point, way = self.top
        rest = [card for card, _ in self._laid(scene)]
        choices = (*all_choices(point), n.END, *(n.EXHAUST + card for card in rest), *way.choices)
        return Turn(outcome, choices)

    def _unbeatable(self, played: int) -> bool:
        """Is the best so far as good as a victory without a scratch, with so many cards played?"""
        kept = len(self.cards.cards) - played
        ideal = Outcome(0, 0, unpaid=0, hits=0, defeated=True, kept=kept)
        return self.top is not None and self.top[0] >= self.order(ideal)

    def _visit(self, scene: Scene, point: Point) -> None:
        for way in self.ways_out(scene, point):
            attack, defense = point[0] + way.attack, point[1] + way.defense
            outcome = self._outcome(scene, attack, defense, way)
            rank = self.order(outcome)
            if self.top is None or rank > self.top[0]:
                self.promise = self._promise(scene, outcome)
                self.top = rank, outcome, scene, point, way
            elif rank == self.top[0]:
                promise = self._promise(scene, outcome)
                if promise > self.promise:
                    self.promise = promise
                    self.top = rank, outcome, scene, point, way

    def _promise(self, scene: Scene, outcome: Outcome) -> float:
        """Of turns that are equally good the one with the better next hand, if there is one: a
        fight that is won begins no other turn."""
        prospect = self.situation.prospect
        if prospect is None or outcome.defeated:
            return 0.0
        kept = [one.card for one in self.search.members(scene & SET)]
        return prospect.of_hand(kept, self._laid(scene))

    def _laid(self, scene: Scene) -> list[Card]:
        """Charge and Infuse cards in the order they are discarded: what is laid first is drawn
        first, so the best of them come first."""
        laid = (scene >> CHARGE | scene >> INFUSE) & SET
        cards = [one.card for one in self.search.members(laid)]
        prospect = self.situation.prospect
        if prospect is not None:
            cards.sort(key=lambda card: (-prospect.worth[card], card))
        return cards

    def _outcome(self, scene: Scene, attack: int, defense: int, way: WayOut) -> Outcome:
        strong, sturdy = self.stats(scene)
        defeated = sturdy is not None and attack >= sturdy
        hits = 0 if defeated else max(0, strong - defense)
        modifier = None if scene & IGNORED else self.enemy.modifier
        if modifier is not None and modifier.trap and not hits:
            defeated = True
        if scene & self.endless:
            hits = 0
        elif hits:
            hits = max(0, hits - (scene & self.shields).bit_count())
        return Outcome(attack, defense, way.unpaid, hits, defeated, (scene & SET).bit_count())

    def stats(self, scene: Scene) -> tuple[int, int | None]:
        """The enemy's Attack and Defense after this Plan (rulings A5 and A31)."""
        modifier = None if scene & IGNORED else self.enemy.modifier
        more = {"attack": 0, "defense": 0}
        if modifier is not None and not modifier.trap and self._applies(modifier, scene):
            more[modifier.stat] = modifier.by
        attack = max(0, self.enemy.attack + self.bonus[1] + more["attack"])
        if self.enemy.defense is None:
            return attack, None
        return attack, max(0, self.enemy.defense + self.bonus[2] + more["defense"])

    def _applies(self, modifier: Modifier, scene: Scene) -> bool:
        every = self.cards.every
        if modifier.element is not None:
            shown = shown_of(scene, every)
            return (shown & self.cards.elements[modifier.element]).bit_count() >= modifier.count
        if modifier.banner is not None:
            shown = banners_of(scene)
            return (shown & self.cards.tips[modifier.banner - 1]).bit_count() >= modifier.count
        played = (every & ~scene).bit_count()
        if modifier.cards == ">=":
            return played >= modifier.count
        return modifier.cards == "<=" and played <= modifier.count


def _needs(modifier: Modifier | None) -> int:
    """What may help at the end of Plan."""
    if modifier is None or modifier.trap:
        return 0
    if modifier.element is not None:
        return 1 << ELEMENTS.index(modifier.element)
    if modifier.banner is not None:
        return BANNER[modifier.banner - 1]
    return COUNT
