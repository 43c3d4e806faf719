"""The best Combat Turn of a hand, and what a hand can reach."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver.prepared import (
    ABOVE,
    ACTIVATED,
    BANNER,
    CHARGE,
    COUNT,
    COUNTS,
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
from stampadia.games.travelers.bots.solver.search import FREE, Point, Search, Visitor, all_choices
from stampadia.games.travelers.bots.solver.situations import (
    Order,
    Outcome,
    Reach,
    Situation,
    Turn,
    careful,
)
from stampadia.games.travelers.content import ELEMENTS, Enemy, Modifier
from stampadia.games.travelers.instructions import LEFT_BEHIND
from stampadia.games.travelers.rules.fight import Card, Cross

# The ways out: which cards are paid for, and what the others leave behind


class WayOut:
    __slots__ = ("attack", "choices", "defense", "unpaid")

    def __init__(self, unpaid: int, attack: int, defense: int, choices: tuple[int, ...]) -> None:
        self.unpaid = unpaid
        self.attack = attack
        self.defense = defense
        self.choices = choices


NOTHING_LEFT: Final = [WayOut(0, 0, 0, ())]
ANY_MANA: Final = 1000
_MANA_BITS: Final = 16


class Exhausting:
    """For a set of cards with visible Exhaust Effects and the Mana that is left, all ways out that
    no other beats in every respect."""

    def __init__(self, cards: Cards, level: int) -> None:
        self.cards = cards
        self.level = level
        self._known: dict[int, list[WayOut]] = {}
        """By burden and Mana."""
        self._prices: dict[int, int] = {}

    def ways(self, burden: int, mana: int) -> list[WayOut]:
        if not burden:
            return NOTHING_LEFT
        key = burden << _MANA_BITS | mana
        found = self._known.get(key)
        if found is None:
            price = self._price(burden)
            found = self.ways(burden, price) if mana > price else self.find(burden, mana)
            self._known[key] = found
        return found

    def _price(self, burden: int) -> int:
        """Of all of them: more Mana than that opens no other way."""
        found = self._prices.get(burden)
        if found is None:
            members = [one for one in self.cards.cards if one.bit & burden]
            found = sum([one.exhaust or 0 for one in members])
            if any(one.form == "spark" for one in members):
                found = ANY_MANA
            self._prices[burden] = found
        return found

    def find(self, burden: int, mana: int) -> list[WayOut]:
        found: list[WayOut] = []
        for one in self._next(burden):
            rest = burden ^ one.bit
            exhaust = one.exhaust
            if exhaust is not None and exhaust <= mana:
                for way in self.ways(rest, mana - exhaust):
                    choices = (n.PAY + one.card[0], *way.choices)
                    _keep(found, WayOut(way.unpaid, way.attack, way.defense, choices))
            left, amount, loss = LEFT_BEHIND.get(one.form), 2 + one.card[1], self.loss(one)
            more_attack = amount if left == "attack" else 0
            more_defense = amount if left == "defense" else 0
            mana_left = mana + amount if left == "mana" else mana
            for way in self.ways(rest, min(self.level, mana_left)):
                choices = (n.EXHAUST + one.card[0], *way.choices)
                attack, defense = way.attack + more_attack, way.defense + more_defense
                _keep(found, WayOut(way.unpaid + loss, attack, defense, choices))
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


def best_turn(
    situation: Situation,
    enemy: Enemy,
    bonus: tuple[int, int, int] = (0, 0, 0),
    order: Order = careful,
) -> Turn:
    """Exactly: no other turn of this hand has a better outcome."""
    return Turns(situation, enemy, bonus, order).best()


def reach(situation: Situation) -> Reach:
    return _Reaching(situation).reach()


class Prepared(Visitor):
    """A situation with its cards in numbers."""

    def __init__(self, situation: Situation, modifier: Modifier | None = None) -> None:
        self.ignored = situation.ignored or modifier is None
        self.situation = situation
        self.cross = situation.cross or Cross()
        every = [*situation.hand, *self.cross.cards]
        self.cards = Cards(situation.hero, every, situation.ticks)
        self.hand = (1 << len(situation.hand)) - 1
        self.always = _needs(modifier)
        self.exhausting = Exhausting(self.cards, situation.level)
        self.search = Search(self.cards, situation.level, self.always, self.laid)

    @property
    def laid(self) -> int:
        """Cards that are in play already."""
        return self.cards.every ^ self.hand

    def starts(self) -> list[Point]:
        now = self.situation
        if not self.cross.column:
            return self.search.openings(self.hand, now.attack, now.defense, now.mana, self.ignored)
        at = {one.card: one.at for one in self.cards.cards}
        column = [at[card] for card in self.cross.column]
        infuse = [at[card] for card in self.cross.infuse]
        row = tuple([self.cards.marks(card) for card in (*reversed(infuse), column[0])])
        above = self.cards.stars[column[-2]] if self.cards.previous and len(column) > 1 else 0
        scene = (
            self.hand
            | sum([1 << at[card] for card in self.cross.charge]) << CHARGE
            | sum([1 << card for card in infuse]) << INFUSE
            | sum([1 << at[card] for card in self.cross.strain]) << STRAIN
            | column[-1] << LAST
            | self.cross.activated << ACTIVATED
            | (IGNORED if self.ignored else 0)
            | self._spoken(at) + 1 << SPOKEN
            | above << ABOVE
        )
        if self.cards.rows:
            scene = self.cards.with_row(scene, row)
        return [Point(scene, now.attack, now.defense, now.mana, FREE, None, ())]

    def _spoken(self, at: dict[Card, int]) -> int:
        """The ability that was activated last."""
        if not self.cards.repeats or not self.cross.spoken:
            return NONE
        card, side, number = self.cross.spoken[-1]
        return self.cards.number(at[card, side], number)

    def ways_out(self, point: Point) -> list[WayOut]:
        scene = point.scene
        burden = self.cards.every & ~(scene | scene >> CHARGE | scene >> INFUSE)
        return self.exhausting.ways(burden, point.mana)


class _Reaching(Prepared):
    """The most of everything, without an enemy."""

    def __init__(self, situation: Situation) -> None:
        super().__init__(situation)
        self.most = [situation.attack, situation.defense] * 2

    def reach(self) -> Reach:
        self.search.run(self.starts(), self)
        return Reach(*self.most)

    def visit(self, point: Point) -> None:
        most = self.most
        for way in self.ways_out(point):
            for at, reached in ((0, point.attack + way.attack), (1, point.defense + way.defense)):
                most[at] = max(most[at], reached)
                if not way.unpaid:
                    most[at + 2] = max(most[at + 2], reached)

    def enough(self, played: int) -> bool:  # noqa: ARG002
        return False


class Turns(Prepared):
    def __init__(
        self, situation: Situation, enemy: Enemy, bonus: tuple[int, int, int], order: Order
    ) -> None:
        super().__init__(situation, enemy.modifier)
        self.enemy = enemy
        self.bonus = bonus
        self.order = order
        self.shields = sum(
            [one.bit for one in self.cards.cards if one.form == "shield" or one.harmless]
        )
        self.endless = sum([one.bit for one in self.cards.cards if one.form == "discard"])
        self.top: tuple[tuple[int, ...], Outcome, Point, WayOut] | None = None
        self.promise = 0.0
        """What the best turn so far lets the next hand be worth."""

    def best(self) -> Turn:
        self.search.run(self.starts(), self)
        if self.top is None:
            now = self.situation
            nothing = IGNORED if self.ignored else 0
            way = WayOut(0, 0, 0, ())
            return Turn(self._outcome(nothing, now.attack, now.defense, way), ())
        _, outcome, point, way = self.top
        rest = [card for card, _ in self._laid(point.scene)]
        choices = (*all_choices(point), n.END, *[n.EXHAUST + card for card in rest], *way.choices)
        return Turn(outcome, choices)

    def enough(self, played: int) -> bool:
        """Is the best so far as good as a victory without a scratch, with so many cards played?"""
        kept = len(self.cards.cards) - played
        ideal = Outcome(0, 0, unpaid=0, hits=0, defeated=True, kept=kept)
        return self.top is not None and self.top[0] >= self.order(ideal)

    def visit(self, point: Point) -> None:
        scene = point.scene
        for way in self.ways_out(point):
            attack, defense = point.attack + way.attack, point.defense + way.defense
            outcome = self._outcome(scene, attack, defense, way)
            rank = self.order(outcome)
            if self.top is None or rank > self.top[0]:
                self.promise = self._promise(scene, outcome)
                self.top = rank, outcome, point, way
            elif rank == self.top[0]:
                promise = self._promise(scene, outcome)
                if promise > self.promise:
                    self.promise = promise
                    self.top = rank, outcome, point, way

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
            hits = max(0, hits - COUNTS[scene & self.shields])
        return Outcome(attack, defense, way.unpaid, hits, defeated, COUNTS[scene & SET])

    def stats(self, scene: Scene) -> tuple[int, int | None]:
        """The enemy's Attack and Defense after this Plan (rulings A5 and A31)."""
        modifier = None if scene & IGNORED else self.enemy.modifier
        attack, defense = self.enemy.attack + self.bonus[1], self.enemy.defense
        if defense is not None:
            defense += self.bonus[2]
        if modifier is not None and not modifier.trap and self.applies(modifier, scene):
            if modifier.stat == "attack":
                attack += modifier.by
            elif defense is not None:
                defense += modifier.by
        return max(0, attack), None if defense is None else max(0, defense)

    def applies(self, modifier: Modifier, scene: Scene) -> bool:
        cards = self.cards
        if modifier.element is not None:
            return COUNTS[shown_of(scene, cards.elements[modifier.element])] >= modifier.count
        if modifier.banner is not None:
            flown = banners_of(scene) & cards.tips[modifier.banner - 1]
            return COUNTS[flown] >= modifier.count
        played = COUNTS[cards.every & ~scene]
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
