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
    ABOVE,
    ACTIVATED,
    BANNER,
    BY_CHARGING,
    BY_INFUSING,
    BY_STRAINING,
    CHARGE,
    COUNT,
    FOUR_BITS,
    IGNORED,
    INFUSE,
    LAST,
    NONE,
    NOT_ADDED,
    NOT_SPOKEN,
    SET,
    SIX_BITS,
    SPOKEN,
    STRAIN,
    TICKED,
    Cards,
    Met,
    PreparedAbility,
    PreparedCard,
    PreparedSentence,
    Scene,
    activated_of,
    last_of,
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
                    doing = doing._replace(scene=doing.scene | IGNORED)
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
        spoken = (doing.scene >> SPOKEN & SIX_BITS) - 1
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
                return bool(action.count and doing.scene >> INFUSE & SET)
            case GainTick():
                return True
            case IgnoreModifier():
                return not doing.scene & IGNORED

    def _gained(self, doing: Doing, action: Gain | GainTick) -> Doing:
        if isinstance(action, GainTick):
            scene = doing.scene + (1 << TICKED)
            ticked = scene >> TICKED & SIX_BITS
            filled = min(len(action.boxes), self.cards.cards[last_of(scene)].ticks + ticked)
            doing = doing._replace(scene=scene)
            return _changed(doing, action.of, (*action.boxes, action.end)[filled])
        if action.of == "mana":
            return doing._replace(mana=min(self.level, doing.mana + action.amount))
        return _changed(doing, action.of, action.amount)

    def _taken_back(self, doing: Doing, count: int) -> Iterator[Doing]:
        """Up to so many Infuse cards; who takes fewer than he could says so."""
        scene = doing.scene
        cards = [one for one in self.cards.cards if one.bit << INFUSE & scene]
        for many in range(min(count, len(cards)) + 1):
            for chosen in combinations(cards, many):
                bits = sum(one.bit for one in chosen)
                there = scene ^ (bits | bits << INFUSE)
                if self.cards.rows:
                    row = self.cards.row_of(scene)
                    row = (*(at for at in row[:-1] if not bits >> at & 1), row[-1])
                    there = self.cards.with_row(there, row)
                choices = tuple(n.TAKE + one.card[0] for one in chosen)
                if many < count and many < len(cards):
                    choices = (*choices, n.END)
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
GATE_BITS: Final = 16
"""No gate needs more."""
_KEPT: Final = ~(_PHASE | _WHICH << _INDEX | _OPEN)
_BANNERS: Final = BANNER[0] | BANNER[1]
_ACTIVATED: Final = (n.ACTIVATE,)
_STEPS: Final = 4
"""Scenes with so many cards in play are walked through by the abilities activated, 0 to 3."""


Point = tuple[int, int, int, int, "Point | None", tuple[int, ...]]
"""Tracks in a scene, and how they were reached: Attack, Defense, Mana, the gate, the point before
and the choices since. A plain tuple, because a search makes some thousand of them."""


def all_choices(point: Point) -> list[int]:
    found: list[tuple[int, ...]] = []
    at: Point | None = point
    while at is not None:
        found.append(at[5])
        at = at[4]
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
        self._end_well = [
            one.form in LEFT_BEHIND or bool(always & (one.element | COUNT | _BANNERS))
            for one in cards.cards
        ]
        """Whether it may be good to end with a card in the column, activated or not."""

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
                for one in self.fronts[scene]:
                    if one is point:
                        if not self._pointless_end(scene):
                            visit(scene, point)
                        self._expand(scene, point)
                        break
            if self.cards.takes_back:
                at = 0

    def _emptied(self, at: int) -> list[tuple[Scene, Point]]:
        bucket, self.buckets[at] = self.buckets[at], []
        return bucket

    def openings(
        self, hand: int, attack: int, defense: int, mana: int, ignored: bool
    ) -> Iterator[tuple[Scene, Point]]:
        for one in self.members(hand):
            scene = hand ^ one.bit | one.at << LAST | (IGNORED if ignored else 0)
            if self.cards.rows:
                scene = self.cards.with_row(scene, (self.cards.marks(one.at),))
            earned = min(self.level, mana + one.value)
            yield scene, (attack, defense, earned, FREE, None, (n.OPEN + one.card[0],))

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
                # most are beaten by nobody, and Mana shows it at once
                if other[2] >= point[2] and beats(other, point):
                    return
            for other in front:
                if point[2] >= other[2] and beats(point, other):
                    front[:] = [other for other in front if not beats(point, other)]
                    break
            front.append(point)
        played = len(self.cards.cards) - (scene & SET).bit_count()
        self.buckets[played * _STEPS + (scene >> ACTIVATED & 7)].append((scene, point))

    # Going on

    def _expand(self, scene: Scene, point: Point) -> None:
        cards, arrive = self.cards, self._arrive
        attack, defense, mana, gate, _, _ = point
        last = cards.cards[scene >> LAST & FOUR_BITS]
        activated = scene >> ACTIVATED & 7
        hand = scene & SET
        if activated < len(last.abilities):
            ability = last.abilities[activated]
            if ability.cost <= mana and not _can_wait(ability, gate):
                self._activate(scene, point, ability)
        if not hand:
            return
        needs = cards.needs_of(hand) | last.needs[activated] | self.always
        if cards.takes_back:
            needs |= cards.needs_of(scene >> INFUSE & SET)
        adds = not self._idle(scene) or self._use_of_idle(last, needs)
        phase = gate & _PHASE
        if phase >= _ADDED:
            if adds:
                for one in self.members(hand):
                    self._add(scene, point, one, needs)
            return
        # Charge, Strain or Infuse with a card, where its turn has come
        which = gate >> _INDEX & _WHICH
        level = self.level
        may_charge, may_infuse = phase < _CHARGED, phase < _INFUSED or cards.rows
        strains = mana >= STRAIN_PRICE
        may_strain = phase == FREE or gate & _OPEN
        for one in self.members(hand):
            at = one.at
            later = at > which
            if (may_charge or (phase == _CHARGED and later)) and (
                mana < level or needs & one.charge_helps
            ):
                earned = mana + one.value
                loose = gate & _LOOSE if earned + 1 <= level else 0
                opened = _OPEN if mana == 0 else 0
                gated = _CHARGED | at << _INDEX | opened | loose | (mana + 1) << _SPARE
                arrive(
                    scene ^ one.to_charge,
                    (
                        attack, defense, earned if earned < level else level, gated, point,
                        (n.CHARGE + one.card[0],),
                    ),
                )  # fmt: skip
            if strains and (may_strain or (phase == _STRAINED and later)):
                gated = _STRAINED | at << _INDEX | _LOOSE
                there, left = scene ^ one.to_strain, mana - STRAIN_PRICE
                choices = (n.STRAIN_ATTACK + one.card[0],)
                arrive(there, (attack + 1, defense, left, gated, point, choices))
                choices = (n.STRAIN_DEFENSE + one.card[0],)
                arrive(there, (attack, defense + 1, left, gated, point, choices))
            if (later or may_infuse) and needs & one.infuse_helps:
                gated = _INFUSED | at << _INDEX | _ROW | gate & _KEPT
                there = scene ^ one.to_infuse
                if cards.rows:
                    there = cards.with_row(there, (cards.marks(at), *cards.row_of(scene)))
                arrive(there, (attack, defense, mana, gated, point, (n.INFUSE + one.card[0],)))
            if adds:
                self._add(scene, point, one, needs)

    def _activate(self, scene: Scene, point: Point, ability: PreparedAbility) -> None:
        attack, defense, mana, _, _, _ = point
        mana -= ability.cost
        now = scene + (1 << ACTIVATED)
        spoken = 0
        if self.cards.repeats:
            spoken = self.cards.number(last_of(scene), activated_of(scene)) + 1
        if ability.plain is not None:
            for when, more_attack, more_defense, more_mana in ability.plain:
                for met in when:
                    if not met(now, attack, defense):
                        break
                else:
                    attack += more_attack
                    defense += more_defense
                    if more_mana:
                        mana = min(self.level, mana + more_mana)
            if spoken:
                now = now & NOT_SPOKEN | spoken << SPOKEN
            self._arrive(now, (attack, defense, mana, FREE, point, _ACTIVATED))
            return
        doing = Doing(now, attack, defense, mana, _ACTIVATED)
        for there, attack, defense, mana, choices in self.activating.ends(doing, ability.sentences):
            if spoken:
                there = there & NOT_SPOKEN | spoken << SPOKEN
            self._arrive(there, (attack, defense, mana, FREE, point, choices))

    def _add(self, scene: Scene, point: Point, one: PreparedCard, needs: int) -> None:
        attack, defense, mana, gate, _, _ = point
        ability = one.abilities[0]
        idle = needs & one.idle_helps or self._end_well[one.at]
        if not idle and (ability.cost > mana or _can_wait(ability, gate)):
            return
        there = (scene & NOT_ADDED) ^ one.bit | one.at << LAST
        if self.cards.previous:
            there |= self.cards.stars[scene >> LAST & FOUR_BITS] << ABOVE
        added = (attack, defense, mana, _ADDED | gate & _KEPT, point, (n.ADD + one.card[0],))
        if idle:
            self._arrive(there, added)
        else:
            self._activate(there, added, ability)

    # Cards that were added and not activated

    def _idle(self, scene: Scene) -> bool:
        if scene >> ACTIVATED & 7 or self.laid >> (scene >> LAST & FOUR_BITS) & 1:
            return False
        elsewhere = scene | scene >> CHARGE | scene >> INFUSE | scene >> STRAIN
        return (self.cards.every & ~elsewhere).bit_count() > 1

    def _use_of_idle(self, one: PreparedCard, needs: int) -> bool:
        return bool(needs & one.idle_helps) or self._end_well[one.at]

    def _pointless_end(self, scene: Scene) -> bool:
        """Whoever ends here had better not added the last card."""
        return self._idle(scene) and not self._end_well[scene >> LAST & FOUR_BITS]


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
