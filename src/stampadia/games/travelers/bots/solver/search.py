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

from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver.activating import Activating, Doing
from stampadia.games.travelers.bots.solver.prepared import (
    ABOVE,
    ACTIVATED,
    BANNER,
    BY_CHARGING,
    BY_INFUSING,
    BY_STRAINING,
    CHARGE,
    COUNT,
    COUNTS,
    FOUR_BITS,
    IGNORED,
    INFUSE,
    LAST,
    NOT_ADDED,
    NOT_SPOKEN,
    SET,
    SPOKEN,
    STRAIN,
    TWO_BITS,
    Cards,
    PreparedAbility,
    PreparedCard,
    Scene,
    activated_of,
    last_of,
)
from stampadia.games.travelers.content import STRAIN_PRICE
from stampadia.games.travelers.instructions import LEFT_BEHIND
from stampadia.workbench.native import mypyc_attr

# The search


FREE: Final = 0
"""A gate tells what may still be played before the next activation, and what need not have been
played before it. Nothing has been played yet: everything may be."""
_STRAINED: Final = 1
_CHARGED: Final = 2
_INFUSED: Final = 3
_ADDED: Final = 4
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
_ONE_ACTIVATED: Final = 1 << ACTIVATED
_STEPS: Final = 4
"""Scenes with so many cards in play are walked through by the abilities activated, 0 to 3."""


@mypyc_attr(acyclic=True)
class Point:
    """Tracks in a scene, and how they were reached: the point before, and the choices since."""

    __slots__ = (
        "attack", "beaten", "before", "choices", "defense", "gate", "mana", "scene"
    )  # fmt: skip

    def __init__(
        self,
        scene: Scene,
        attack: int,
        defense: int,
        mana: int,
        gate: int,
        before: Point | None,
        choices: tuple[int, ...],
    ) -> None:
        self.scene = scene
        self.attack = attack
        self.defense = defense
        self.mana = mana
        self.gate = gate
        self.before = before
        self.choices = choices
        self.beaten = False
        """By others in the same scene: whoever waits to go on from here need not."""


def all_choices(point: Point) -> list[int]:
    found: list[tuple[int, ...]] = []
    at: Point | None = point
    while at is not None:
        found.append(at.choices)
        at = at.before
    return [choice for choices in reversed(found) for choice in choices]


class Visitor:
    """Whoever wants to know of every way to end Plan."""

    def visit(self, point: Point) -> None:
        raise NotImplementedError

    def enough(self, played: int) -> bool:
        """Can nothing better come, with so many cards in play or more?"""
        raise NotImplementedError


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
        self.buckets: list[list[Point]] = []
        self._members: list[tuple[PreparedCard, ...] | None] = [None] * (1 << len(cards.cards))
        self._end_well = [
            one.form in LEFT_BEHIND or bool(always & (one.element | COUNT | _BANNERS))
            for one in cards.cards
        ]
        """Whether it may be good to end with a card in the column, activated or not."""

    def run(self, starts: list[Point], visitor: Visitor) -> None:
        """Every scene with its best tracks, those with few cards in play first."""
        takes_back = self.cards.takes_back
        self.buckets = [[] for _ in range((len(self.cards.cards) + 1) * _STEPS)]
        for start in starts:
            self._arrive(
                start.scene, start.attack, start.defense, start.mana, start.gate, None,
                start.choices,
            )  # fmt: skip
        at = 0
        while at < len(self.buckets):
            if not self.buckets[at]:
                at += 1
                continue
            # cards that are taken back lead to fewer cards in play, but never to none
            if visitor.enough(1 if takes_back else at // _STEPS):
                return
            for point in self.emptied(at):
                if not point.beaten:
                    if not self._pointless_end(point.scene):
                        visitor.visit(point)
                    self._expand(point)
            if takes_back:
                at = 0

    def emptied(self, at: int) -> list[Point]:
        bucket, self.buckets[at] = self.buckets[at], []
        return bucket

    def openings(
        self, hand: int, attack: int, defense: int, mana: int, ignored: bool
    ) -> list[Point]:
        found: list[Point] = []
        for one in self.members(hand):
            scene = hand ^ one.bit | one.at << LAST | (IGNORED if ignored else 0)
            if self.cards.rows:
                scene = self.cards.with_row(scene, (self.cards.marks(one.at),))
            earned = min(self.level, mana + one.value)
            opened = (n.OPEN + one.card[0],)
            found.append(Point(scene, attack, defense, earned, FREE, None, opened))
        return found

    def members(self, mask: int) -> tuple[PreparedCard, ...]:
        found = self._members[mask]
        if found is None:
            found = tuple([one for one in self.cards.cards if one.bit & mask])
            self._members[mask] = found
        return found

    # Arriving

    def _arrive(
        self,
        scene: Scene,
        attack: int,
        defense: int,
        mana: int,
        gate: int,
        before: Point | None,
        choices: tuple[int, ...],
    ) -> None:
        """Unless somebody was there with at least as many points and as much Mana, and at least as
        free; whoever had less is beaten."""
        front = self.fronts.get(scene)
        if front is None:
            point = Point(scene, attack, defense, mana, gate, before, choices)
            self.fronts[scene] = [point]
        else:
            ordered = self.cards.ordered
            for other in front:
                # most are beaten by nobody, and Mana shows it at once
                if (
                    other.mana >= mana
                    and (
                        (other.attack >= attack and other.defense >= defense)
                        if ordered
                        else (other.attack == attack and other.defense == defense)
                    )
                    and (other.gate == gate or other.gate == FREE or _freer(other.gate, gate))
                ):
                    return
            better = False
            for other in front:
                if (
                    mana >= other.mana
                    and (
                        (attack >= other.attack and defense >= other.defense)
                        if ordered
                        else (attack == other.attack and defense == other.defense)
                    )
                    and (gate == other.gate or gate == FREE or _freer(gate, other.gate))
                ):
                    better = other.beaten = True
            if better:
                front[:] = [other for other in front if not other.beaten]
            point = Point(scene, attack, defense, mana, gate, before, choices)
            front.append(point)
        played = len(self.cards.cards) - COUNTS[scene & SET]
        self.buckets[played * _STEPS + (scene >> ACTIVATED & TWO_BITS)].append(point)

    # Going on

    def _expand(self, point: Point) -> None:
        cards = self.cards
        scene, attack, defense = point.scene, point.attack, point.defense
        mana, gate = point.mana, point.gate
        last = cards.cards[scene >> LAST & FOUR_BITS]
        activated = scene >> ACTIVATED & TWO_BITS
        hand = scene & SET
        if activated < len(last.abilities):
            ability = last.abilities[activated]
            if ability.cost <= mana and not _can_wait(ability, gate):
                self._activate(scene, attack, defense, mana, point, ability)
        if not hand:
            return
        needs = cards.needs[hand] | last.needs[activated] | self.always
        if cards.takes_back:
            needs |= cards.needs[scene >> INFUSE & SET]
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
        may_strain = phase == FREE or bool(gate & _OPEN)
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
                if earned > level:
                    earned = level
                self._arrive(
                    scene ^ one.to_charge, attack, defense, earned, gated, point, one.charge
                )
            if strains and (may_strain or (phase == _STRAINED and later)):
                gated = _STRAINED | at << _INDEX | _LOOSE
                there, left = scene ^ one.to_strain, mana - STRAIN_PRICE
                self._arrive(there, attack + 1, defense, left, gated, point, one.strain_attack)
                self._arrive(there, attack, defense + 1, left, gated, point, one.strain_defense)
            if (later or may_infuse) and needs & one.infuse_helps:
                gated = _INFUSED | at << _INDEX | _ROW | gate & _KEPT
                there = scene ^ one.to_infuse
                if cards.rows:
                    there = cards.infused(there, at)
                self._arrive(there, attack, defense, mana, gated, point, one.infuse)
            if adds:
                self._add(scene, point, one, needs)

    def _activate(
        self,
        scene: Scene,
        attack: int,
        defense: int,
        mana: int,
        before: Point | None,
        ability: PreparedAbility,
    ) -> None:
        mana -= ability.cost
        now = scene + _ONE_ACTIVATED
        spoken = 0
        if self.cards.repeats:
            spoken = self.cards.number(last_of(scene), activated_of(scene)) + 1
        plain = ability.plain
        if plain is not None:
            for gain in plain:
                for met in gain.when:
                    if not met.holds(now, attack, defense):
                        break
                else:
                    attack += gain.attack
                    defense += gain.defense
                    if gain.mana:
                        mana = min(self.level, mana + gain.mana)
            if spoken:
                now = now & NOT_SPOKEN | spoken << SPOKEN
            self._arrive(now, attack, defense, mana, FREE, before, _ACTIVATED)
            return
        doing = Doing(now, attack, defense, mana, _ACTIVATED)
        for end in self.activating.ends(doing, ability.sentences):
            there = end.scene
            if spoken:
                there = there & NOT_SPOKEN | spoken << SPOKEN
            self._arrive(there, end.attack, end.defense, end.mana, FREE, before, end.choices)

    def _add(self, scene: Scene, point: Point, one: PreparedCard, needs: int) -> None:
        ability = one.abilities[0]
        idle = bool(needs & one.idle_helps) or self._end_well[one.at]
        if not idle and (ability.cost > point.mana or _can_wait(ability, point.gate)):
            return
        there = (scene & NOT_ADDED) ^ one.bit | one.at << LAST
        if self.cards.previous:
            there |= self.cards.stars[scene >> LAST & FOUR_BITS] << ABOVE
        attack, defense, mana = point.attack, point.defense, point.mana
        gate = _ADDED | point.gate & _KEPT
        if idle:
            self._arrive(there, attack, defense, mana, gate, point, one.add)
        else:
            added = Point(there, attack, defense, mana, gate, point, one.add)
            self._activate(there, attack, defense, mana, added, ability)

    # Cards that were added and not activated

    def _idle(self, scene: Scene) -> bool:
        if scene >> ACTIVATED & TWO_BITS or self.laid >> (scene >> LAST & FOUR_BITS) & 1:
            return False
        elsewhere = scene | scene >> CHARGE | scene >> INFUSE | scene >> STRAIN
        return COUNTS[self.cards.every & ~elsewhere] > 1

    def _use_of_idle(self, one: PreparedCard, needs: int) -> bool:
        return bool(needs & one.idle_helps) or self._end_well[one.at]

    def _pointless_end(self, scene: Scene) -> bool:
        """Whoever ends here had better not added the last card."""
        return self._idle(scene) and not self._end_well[scene >> LAST & FOUR_BITS]


def _freer(gate: int, other: int) -> bool:
    """Does one gate let everything through that the other does?"""
    return (
        gate & _PHASE == other & _PHASE
        and gate & _WHICH << _INDEX <= other & _WHICH << _INDEX
        and gate & _OPEN >= other & _OPEN
        and not gate & (_ROW | _LOOSE) & ~other
        and gate >> _SPARE <= other >> _SPARE
    )


def _can_wait(ability: PreparedAbility, gate: int) -> bool:
    """Was something played before that could as well be played after this?"""
    if gate & _ROW and not ability.needs & BY_INFUSING:
        return True
    if gate & _LOOSE and not ability.needs & BY_STRAINING:
        return True
    return (gate >> _SPARE) - 1 >= ability.cost and not ability.needs & BY_CHARGING
