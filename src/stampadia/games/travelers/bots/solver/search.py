"""Every Plan of one Combat Turn, as far as it can matter.

The search walks from scene to scene and keeps, for each, the tracks that no others beat. What it
leaves out is never better than something it keeps:

- More Mana never hurts; nor more Attack or Defense, unless a card of the hand turns having into
  paying (`Cards.ordered`). So beaten tracks are dropped.
- Plays between two activations can be put in one order: Strain, Charge, Infuse, Add. Only a Charge
  from no Mana at all may come before a Strain, for which it pays.
- A play that does not help the next activation can be made after it: Infuse and Strain as they are,
  a Charge if the Mana was enough without it (and then less of it is lost to the Level).
- A card that is added and not activated, or infused or charged without any use, had better stayed
  in the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver.compiled import (
    BANNER,
    BY_CHARGING,
    BY_INFUSING,
    BY_STRAINING,
    CONSTELLATION,
    COUNT,
    FEWER,
    NONE,
    PREVIOUS,
    Cards,
    Met,
    PreparedAbility,
    PreparedCard,
    PreparedSentence,
    Scene,
)
from stampadia.games.travelers.content import STRAIN_PRICE
from stampadia.games.travelers.instructions import (
    LEFT_BEHIND,
    AnyAction,
    Choose,
    Empty,
    Gain,
    GainTick,
    IgnoreModifier,
    Pay,
    PlainAction,
    RepeatAbility,
    TakeBack,
    Transfer,
)

# What an ability does to the tracks and to the cards in play, sentence by sentence


class Doing(NamedTuple):
    """In the middle of an ability."""

    scene: Scene
    attack: int
    defense: int
    mana: int
    choices: tuple[int, ...]


class Activating:
    def __init__(self, cards: Cards, level: int) -> None:
        self.cards = cards
        self.level = level

    def ends(self, doing: Doing, sentences: tuple[PreparedSentence, ...]) -> list[Doing]:
        """All ways in which these sentences can end: several, where cards may be taken back."""
        found = [doing]
        for when, do in sentences:
            found = [
                end for one in found for end in (self._done(one, do) if _met(one, when) else (one,))
            ]
        return found

    def _done(self, doing: Doing, actions: tuple[AnyAction, ...]) -> list[Doing]:
        for at, action in enumerate(actions):
            match action:
                case Gain() | GainTick():
                    doing = self._gained(doing, action)
                case Pay():
                    if _points(doing, action.of) < action.amount:
                        break
                    doing = _changed(doing, action.of, -action.amount)
                case Empty():
                    doing = _changed(doing, action.of, -_points(doing, action.of))
                case Transfer():
                    amount = _points(doing, action.source)
                    doing = _changed(doing, action.source, -amount)
                    doing = _changed(doing, action.to, amount)
                case IgnoreModifier():
                    doing = doing._replace(scene=doing.scene._replace(ignored=True))
                case Choose():
                    rest = actions[at + 1 :]
                    ends = self._chosen(doing, action)
                    return [end for one in ends for end in self._done(one, rest)]
                case RepeatAbility():
                    rest = actions[at + 1 :]
                    ends = self._repeated(doing)
                    return [end for one in ends for end in self._done(one, rest)]
                case TakeBack():
                    rest = actions[at + 1 :]
                    taken = self._taken_back(doing, action.count)
                    return [end for one in taken for end in self._done(one, rest)]
        return [doing]

    def _chosen(self, doing: Doing, choice: Choose) -> list[Doing]:
        """Asked as the rules ask (ruling A45)."""
        ways = [way for way in (choice.first, choice.second) if way and _payable(doing, way)]
        if len(ways) == 2:
            yes, no = (doing._replace(choices=(*doing.choices, one)) for one in (n.YES, n.NO))
            return self._done(yes, choice.first) + self._done(no, choice.second)
        if choice.second:
            return self._done(doing, ways[0]) if ways else [doing]
        if not ways or not any(self._possible(doing, action) for action in choice.first):
            return [doing]
        yes, no = (doing._replace(choices=(*doing.choices, one)) for one in (n.YES, n.NO))
        return [*self._done(yes, choice.first), no]

    def _repeated(self, doing: Doing) -> list[Doing]:
        """Ruling A11; whoever can may."""
        spoken = doing.scene.spoken
        if spoken == NONE:
            return [doing]
        before = self.cards.numbered(spoken)
        if not before.repeatable or before.cost > doing.mana:
            return [doing]
        yes, no = (doing._replace(choices=(*doing.choices, one)) for one in (n.YES, n.NO))
        paid = yes._replace(mana=yes.mana - before.cost)
        return [*self.ends(paid, before.sentences), no]

    def _possible(self, doing: Doing, action: PlainAction) -> bool:
        """Would it change anything?"""
        match action:
            case Gain():
                return action.amount > 0 and (action.of != "mana" or doing.mana < self.level)
            case Pay():
                return 0 < action.amount <= _points(doing, action.of)
            case Empty():
                return _points(doing, action.of) > 0
            case Transfer():
                return _points(doing, action.source) > 0
            case TakeBack():
                return bool(action.count and doing.scene.infuse)
            case GainTick():
                return True
            case IgnoreModifier():
                return not doing.scene.ignored

    def _gained(self, doing: Doing, action: Gain | GainTick) -> Doing:
        if isinstance(action, GainTick):
            scene = doing.scene._replace(ticked=doing.scene.ticked + 1)
            filled = min(len(action.boxes), self.cards.cards[scene.last].ticks + scene.ticked)
            doing = doing._replace(scene=scene)
            return _changed(doing, action.of, (*action.boxes, action.end)[filled])
        if action.of == "mana":
            return doing._replace(mana=min(self.level, doing.mana + action.amount))
        return _changed(doing, action.of, action.amount)

    def _taken_back(self, doing: Doing, count: int) -> Iterator[Doing]:
        """Up to so many Infuse cards; who takes fewer than he could says so."""
        scene = doing.scene
        cards = [one for one in self.cards.cards if one.bit & scene.infuse]
        for many in range(min(count, len(cards)) + 1):
            for chosen in combinations(cards, many):
                bits = sum(one.bit for one in chosen)
                row = scene.row
                if self.cards.rows:
                    row = (*(at for at in row[:-1] if not bits >> at & 1), row[-1])
                choices = tuple(n.TAKE + one.card[0] for one in chosen)
                if many < count and many < len(cards):
                    choices = (*choices, n.END)
                there = scene._replace(hand=scene.hand | bits, infuse=scene.infuse ^ bits, row=row)
                yield doing._replace(scene=there, choices=doing.choices + choices)


def _met(doing: Doing, when: tuple[Met, ...]) -> bool:
    scene, attack, defense = doing.scene, doing.attack, doing.defense
    return all(met(scene, attack, defense) for met in when)


def _payable(doing: Doing, actions: tuple[PlainAction, ...]) -> bool:
    first = actions[0]
    return not isinstance(first, Pay) or _points(doing, first.of) >= first.amount


def _points(doing: Doing, track: str) -> int:
    return doing.attack if track == "attack" else doing.defense


def _changed(doing: Doing, track: str, by: int) -> Doing:
    scene, attack, defense, mana, choices = doing
    if track == "attack":
        return Doing(scene, attack + by, defense, mana, choices)
    return Doing(scene, attack, defense + by, mana, choices)


# The search


FREE: Final = 0
"""A gate tells what may still be played before the next activation, and what need not have been
played before it. Nothing has been played yet: everything may be."""
_STRAINED, _CHARGED, _INFUSED, _ADDED = 1, 2, 3, 4
_PHASE: Final = 7
_INDEX: Final = 3
"""Where the gate keeps which card was played last; equal plays go from card to card upwards."""
_WHICH: Final = 15
_OPEN: Final = 1 << 7
"""The last Charge began with no Mana, so a Strain may follow."""
_ROW: Final = 1 << 8
"""Something was infused."""
_LOOSE: Final = 1 << 9
"""Something was strained, and no Mana was saved by it."""
_SPARE: Final = 10
"""Where the gate keeps the Mana before the last Charge, plus 1."""
_KEPT: Final = ~(_PHASE | _WHICH << _INDEX | _OPEN)
_BANNERS: Final = BANNER[0] | BANNER[1]
_STEPS: Final = 4
"""Scenes with so many cards in play are walked through by the abilities activated, 0 to 3."""


class Point(NamedTuple):
    """Tracks in a scene, and how they were reached."""

    attack: int
    defense: int
    mana: int
    gate: int
    before: Point | None
    choices: tuple[int, ...]

    def all_choices(self) -> list[int]:
        found: list[tuple[int, ...]] = []
        point: Point | None = self
        while point is not None:
            found.append(point.choices)
            point = point.before
        return [choice for choices in reversed(found) for choice in choices]


Visit = Callable[[Scene, Point], None]
Enough = Callable[[int], bool]
"""Can nothing better come, with so many cards in play or more?"""


class Search:
    def __init__(self, cards: Cards, level: int, always: int = 0, laid: int = 0) -> None:
        self.cards = cards
        self.level = level
        self.always = always
        """What is needed at the end of Plan, by the enemy's Modifier."""
        self.laid = laid
        """Cards that were in play before the search."""
        self.activating = Activating(cards, level)
        self.fronts: dict[Scene, list[Point]] = {}
        self.buckets: list[list[tuple[Scene, Point]]] = []
        self._members: dict[int, tuple[PreparedCard, ...]] = {}

    def run(self, starts: Iterator[tuple[Scene, Point]], visit: Visit, enough: Enough) -> None:
        """Every scene with its best tracks, those with few cards in play first."""
        self.buckets = [[] for _ in range((len(self.cards.cards) + 1) * _STEPS)]
        for scene, point in starts:
            self._arrive(scene, point)
        at = 0
        while at < len(self.buckets):
            if not self.buckets[at]:
                at += 1
                continue
            # cards that are taken back lead to fewer cards in play, but never to none
            if enough(1 if self.cards.takes_back else at // _STEPS):
                return
            for scene, point in self._emptied(at):
                if any(one is point for one in self.fronts[scene]):
                    if not self._pointless_end(scene):
                        visit(scene, point)
                    self._expand(scene, point)
            if self.cards.takes_back:
                at = 0

    def _emptied(self, at: int) -> list[tuple[Scene, Point]]:
        bucket, self.buckets[at] = self.buckets[at], []
        return bucket

    def openings(
        self, hand: int, attack: int, defense: int, mana: int, ignored: bool
    ) -> Iterator[tuple[Scene, Point]]:
        for one in self.members(hand):
            row = (self.cards.marks(one.at),) if self.cards.rows else ()
            scene = Scene(one.at, 0, hand ^ one.bit, 0, 0, 0, row, 0, 0, ignored, NONE)
            earned = min(self.level, mana + one.value)
            yield scene, Point(attack, defense, earned, FREE, None, (n.OPEN + one.card[0],))

    def members(self, mask: int) -> tuple[PreparedCard, ...]:
        found = self._members.get(mask)
        if found is None:
            found = tuple(one for one in self.cards.cards if one.bit & mask)
            self._members[mask] = found
        return found

    # Arriving

    def _arrive(self, scene: Scene, point: Point) -> None:
        front = self.fronts.get(scene)
        if front is None:
            self.fronts[scene] = [point]
        else:
            beats = _beats if self.cards.ordered else _beats_in_mana
            for other in front:
                if beats(other, point):
                    return
            front[:] = [other for other in front if not beats(point, other)]
            front.append(point)
        played = len(self.cards.cards) - scene.hand.bit_count()
        self.buckets[played * _STEPS + scene.activated].append((scene, point))

    # Going on

    def _expand(self, scene: Scene, point: Point) -> None:
        last = self.cards.cards[scene.last]
        if scene.activated < len(last.abilities):
            ability = last.abilities[scene.activated]
            if ability.cost <= point.mana and not _can_wait(ability, point.gate):
                self._activate(scene, point, ability)
        if not scene.hand:
            return
        needs = self.cards.needs_of(scene.hand) | last.needs[scene.activated] | self.always
        if self.cards.takes_back:
            needs |= self.cards.needs_of(scene.infuse)
        adds = not self._idle(scene) or self._use_of_idle(last, needs)
        plays = point.gate & _PHASE < _ADDED
        for one in self.members(scene.hand):
            if plays:
                self._play(scene, point, one, needs)
            if adds:
                self._add(scene, point, one, needs)

    def _activate(self, scene: Scene, point: Point, ability: PreparedAbility) -> None:
        last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken = scene
        now = Scene(
            last, activated + 1, hand, charge, infuse, strain, row, above, ticked, ignored, spoken
        )
        attack, defense, mana, _, _, _ = point
        doing = Doing(now, attack, defense, mana - ability.cost, (n.ACTIVATE,))
        for there, attack, defense, mana, choices in self.activating.ends(doing, ability.sentences):
            if self.cards.repeats:
                there = there._replace(spoken=self.cards.number(last, activated))
            self._arrive(there, Point(attack, defense, mana, FREE, point, choices))

    def _play(self, scene: Scene, point: Point, one: PreparedCard, needs: int) -> None:
        """Charge, Strain or Infuse with a card, where its turn has come."""
        gate = point.gate
        phase = gate & _PHASE
        later = one.at > gate >> _INDEX & _WHICH
        if phase < _CHARGED or (phase == _CHARGED and later):
            self._charge(scene, point, one, needs)
        if point.mana >= STRAIN_PRICE and (
            phase == FREE or (phase == _STRAINED and later) or gate & _OPEN
        ):
            self._strain(scene, point, one)
        if (phase < _INFUSED or later or self.cards.rows) and needs & (
            one.element | COUNT | FEWER | CONSTELLATION
        ):
            self._infuse(scene, point, one)

    def _charge(self, scene: Scene, point: Point, one: PreparedCard, needs: int) -> None:
        attack, defense, mana, gate, _, _ = point
        if mana >= self.level and not needs & (COUNT | FEWER | BANNER[one.card[1]]):
            return
        loose = gate & _LOOSE if mana + 1 + one.value <= self.level else 0
        opened = _OPEN if mana == 0 else 0
        gate = _CHARGED | one.at << _INDEX | opened | loose | (mana + 1) << _SPARE
        last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken = scene
        hand, charge = hand ^ one.bit, charge | one.bit
        there = Scene(
            last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken
        )
        mana = min(self.level, mana + one.value)
        self._arrive(there, Point(attack, defense, mana, gate, point, (n.CHARGE + one.card[0],)))

    def _strain(self, scene: Scene, point: Point, one: PreparedCard) -> None:
        gate = _STRAINED | one.at << _INDEX | _LOOSE
        last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken = scene
        hand, strain = hand ^ one.bit, strain | one.bit
        there = Scene(
            last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken
        )
        attack, defense, mana = point.attack, point.defense, point.mana - STRAIN_PRICE
        choices = (n.STRAIN_ATTACK + one.card[0],)
        self._arrive(there, Point(attack + 1, defense, mana, gate, point, choices))
        choices = (n.STRAIN_DEFENSE + one.card[0],)
        self._arrive(there, Point(attack, defense + 1, mana, gate, point, choices))

    def _infuse(self, scene: Scene, point: Point, one: PreparedCard) -> None:
        attack, defense, mana, gate, _, _ = point
        gate = _INFUSED | one.at << _INDEX | _ROW | gate & _KEPT
        last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken = scene
        hand, infuse = hand ^ one.bit, infuse | one.bit
        if self.cards.rows:
            row = (self.cards.marks(one.at), *row)
        there = Scene(
            last, activated, hand, charge, infuse, strain, row, above, ticked, ignored, spoken
        )
        self._arrive(there, Point(attack, defense, mana, gate, point, (n.INFUSE + one.card[0],)))

    def _add(self, scene: Scene, point: Point, one: PreparedCard, needs: int) -> None:
        attack, defense, mana, gate, _, _ = point
        ability = one.abilities[0]
        idle = self._use_of_idle(one, needs)
        if not idle and (ability.cost > mana or _can_wait(ability, gate)):
            return
        above = self.cards.stars[scene.last] if self.cards.previous else 0
        _, _, hand, charge, infuse, strain, row, _, _, ignored, spoken = scene
        there = Scene(
            one.at, 0, hand ^ one.bit, charge, infuse, strain, row, above, 0, ignored, spoken
        )
        gate = _ADDED | gate & _KEPT
        added = Point(attack, defense, mana, gate, point, (n.ADD + one.card[0],))
        if idle:
            self._arrive(there, added)
        else:
            self._activate(there, added, ability)

    # Cards that were added and not activated

    def _idle(self, scene: Scene) -> bool:
        if scene.activated or self.laid >> scene.last & 1:
            return False
        column = self.cards.every & ~(scene.hand | scene.charge | scene.infuse | scene.strain)
        return column.bit_count() > 1

    def _use_of_idle(self, one: PreparedCard, needs: int) -> bool:
        helps = one.element | COUNT | FEWER | PREVIOUS
        return bool(needs & helps) or self._ends_well(one)

    def _pointless_end(self, scene: Scene) -> bool:
        """Whoever ends here had better not added the last card."""
        return self._idle(scene) and not self._ends_well(self.cards.cards[scene.last])

    def _ends_well(self, one: PreparedCard) -> bool:
        """Whether it may be good to end with this card in the column, activated or not."""
        return one.form in LEFT_BEHIND or bool(self.always & (one.element | COUNT | _BANNERS))


def _beats(one: Point, other: Point) -> bool:
    """At least as many points and as much Mana, and at least as free."""
    return (
        one[0] >= other[0]
        and one[1] >= other[1]
        and one[2] >= other[2]
        and (one[3] == other[3] or one[3] == FREE or _freer(one[3], other[3]))
    )


def _freer(gate: int, other: int) -> bool:
    """Does one gate let everything through that the other does?"""
    return (
        gate & _PHASE == other & _PHASE
        and gate & _WHICH << _INDEX <= other & _WHICH << _INDEX
        and gate & _OPEN >= other & _OPEN
        and not gate & (_ROW | _LOOSE) & ~other
        and gate >> _SPARE <= other >> _SPARE
    )


def _beats_in_mana(one: Point, other: Point) -> bool:
    return one[0] == other[0] and one[1] == other[1] and _beats(one, other)


def _can_wait(ability: PreparedAbility, gate: int) -> bool:
    """Was something played before that could as well be played after this?"""
    if gate & _ROW and not ability.needs & BY_INFUSING:
        return True
    if gate & _LOOSE and not ability.needs & BY_STRAINING:
        return True
    return (gate >> _SPARE) - 1 >= ability.cost and not ability.needs & BY_CHARGING
