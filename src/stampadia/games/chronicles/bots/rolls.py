"""The dice of a turn: how they fall, with what the lines of a room do to them, and what either side
can use them for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.figures import Boxes, Copies, Foe, Habits, Plan, Strike
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.rules.conditions import states_hold
from stampadia.games.chronicles.rules.foe_decision import (
    Boxed,
    Sight,
    boxes_for_the_lower_die,
    decide,
)
from stampadia.games.chronicles.rules.foe_turn import boxed

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


Roll = tuple[int, ...]
"""Dice that can be played, the highest first."""
Odds = tuple[tuple[Roll, float], ...]

FACES: Final = range(1, 7)


PLAIN: Final = Habits()


def habits_in(position: Position, room: int) -> tuple[Habits, Habits]:
    """The hero's and the enemies' habits in this room, by the lines that are known."""
    said = position.prepared.rooms[room]
    if not said.says & _SPEAK_OF_TURNS:
        return PLAIN, PLAIN
    sides = []
    for who in ("hero", "enemy"):
        acts = [
            (part, act)
            for one in said.clauses
            if not one.offers and states_hold(position, one.clause, room)
            for part in one.happenings
            if isinstance(part, say.TurnRoll | say.RolledOne | say.Activates)
            and part.who in ("any", who)
            for act in one.clause.do
        ]
        sides.append(
            Habits(
                reduced=sum(act.by for _, act in acts if isinstance(act, say.ReduceDie)),
                rerolls=any(isinstance(act, say.RerollOnes) for _, act in acts),
                one_ability=any(isinstance(act, say.OneAbility) for _, act in acts),
                move_plus=sum(
                    act.by
                    for part, act in acts
                    if isinstance(act, say.Effect)
                    and isinstance(part, say.Activates)
                    and part.ability == "move"
                ),
            )
        )
    return sides[0], sides[1]


_SPEAK_OF_TURNS: Final = frozenset({say.TurnRoll, say.RolledOne, say.Activates})


@lru_cache(maxsize=256)
def odds_of(dice: int, habits: Habits, *, for_hero: bool) -> Odds:
    """Every roll of a turn and its chance: 1s removed, the rest sorted."""
    found: dict[Roll, float] = defaultdict(float)
    share = 1.0 / 6 ** max(0, dice)
    for faces in product(FACES, repeat=max(0, dice)):
        for again, chance in _rerolled(faces, habits):
            found[_lowered(again, habits, for_hero=for_hero)] += share * chance
    return tuple(sorted(found.items()))


def _rerolled(faces: Roll, habits: Habits) -> list[tuple[Roll, float]]:
    ones = faces.count(1)
    if not habits.rerolls or not ones:
        return [(faces, 1.0)]
    kept = tuple(die for die in faces if die > 1)
    return [((*kept, *new), 1.0 / 6**ones) for new in product(FACES, repeat=ones)]


def _lowered(faces: Roll, habits: Habits, *, for_hero: bool) -> Roll:
    """The player says which die is reduced: his own lowest, the enemy's highest."""
    dice = sorted(faces, reverse=True)
    if habits.reduced and dice:
        at = -1 if for_hero else 0
        dice[at] = max(1, dice[at] - habits.reduced)
        dice.sort(reverse=True)
    return tuple(die for die in dice if die > 1)


# What an enemy's turn may bring, with exact odds.


class Turn:
    """How a turn may end."""

    def __init__(self, chance: float, damage: int, spaces: int, defense: int) -> None:
        self.chance = chance
        self.damage = damage
        self.spaces = spaces
        """How far the hero was pulled."""
        self.defense = defense
        """What the enemy has set for itself."""


@lru_cache(maxsize=50_000)
def turns_of(
    boxes: tuple[Boxed, ...],
    attacks: tuple[Ability, ...],
    distances: tuple[int, ...],
    hero_defense: int,
    dice: int,
    habits: Habits,
) -> tuple[Turn, ...]:
    """All ends of the turn of an enemy with these boxes; `distances` as in Sight."""
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for roll, chance in odds_of(dice, habits, for_hero=False):
        sight = Sight(attacks, distances, hero_defense, 0, habits.move_plus)
        found[_played(boxes, sight, roll[:1] if habits.one_ability else roll)] += chance
    return tuple([Turn(chance, *end) for end, chance in sorted(found.items())])


def _played(boxes: tuple[Boxed, ...], sight: Sight, roll: Roll) -> tuple[int, int, int]:
    """Damage, spaces and defense when the enemy plays this roll."""
    damage = spaces = defense = 0
    for die in roll:
        decision = decide(sight, die, boxes) if boxes else None
        if decision is None:
            break
        if decision.kind == "atk":
            damage += 1
        elif decision.kind == "move":
            spaces += decision.spaces
            sight = Sight(
                sight.attacks, sight.distances[decision.spaces :], sight.hero_defense,
                defense, sight.move_plus,
            )  # fmt: skip
        else:
            defense = die + boxed(boxes, decision.box).plus
        boxes = boxes_for_the_lower_die(boxes, decision.box)
    return damage, spaces, defense


def damage_of(foe: Foe, distances: tuple[int, ...], hero_defense: int, dice: Roll) -> int:
    """What it does with dice that it has rolled."""
    roll = tuple(die for die in dice if die > 1)
    return _played(foe.boxes, Sight(foe.attacks, distances, hero_defense, 0), roll)[0]


# What a roll can be used for: every placement of the dice, as strikes, steps and a guard.


Placed = tuple[tuple[int, int], ...]
"""Boxes and the dice on them, from left to right."""


NOTHING: Final = Plan()


def plans_for(
    placed: Placed, boxes: Boxes, copies: Copies, move_plus: int, start: Plan = NOTHING
) -> list[Plan]:
    """The plans that a placement allows: one, or one for each ability that Copy may take."""
    plans = [start]
    for box, die in placed:
        ability = boxes[box]
        if ability is None:
            return []
        if ability.kind == "copy":
            meanings = _meanings(ability, copies[box % 2])
            plans = [extended(plan, one, die, move_plus) for plan in plans for one in meanings]
        else:
            plans = [extended(plan, ability, die, move_plus) for plan in plans]
    return plans


def _meanings(copy: Ability, row: tuple[Ability, ...]) -> list[Ability]:
    """What Copy can become: both modifiers apply (ruling 52)."""
    return [
        Ability(
            kind=one.kind, plus=one.plus + copy.plus, range=one.range,
            exactly=one.exactly, all=one.all, pay=one.pay + copy.pay,
        )
        for one in row
    ]  # fmt: skip


def extended(plan: Plan, ability: Ability, die: int, move_plus: int) -> Plan:
    """The plan with one ability more."""
    first, spaces, then = plan.first, plan.spaces, plan.then
    guard, locked, healed = plan.guard, plan.locked, plan.healed
    value = die + ability.plus + (move_plus if ability.kind == "move" else 0)
    if value > 0:
        match ability.kind:
            case "move":
                spaces += value
            case "atk":
                strike = Strike(value, ability.range, ability.exactly, ability.all)
                if first is None and not spaces:
                    first = strike
                else:
                    then = strike
            case "def":
                guard = value
            case "lock":
                locked += 1
            case "gain-hp":
                healed += value
    return Plan(first, spaces, then, guard, locked, healed, plan.gold + ability.pay)


def placements(boxes: Boxes, roll: Roll, *, one_ability: bool) -> list[Placed]:
    """Manual: "different rows and columns, and in descending order"; one die, or none."""
    usable = [box for box, ability in enumerate(boxes) if ability is not None]
    found: list[Placed] = [()]
    found += [((box, die),) for die in sorted(set(roll)) for box in usable]
    if len(roll) > 1 and not one_ability:
        found += [
            ((left, roll[0]), (right, roll[1]))
            for left in usable
            for right in usable
            if left // 2 < right // 2 and left % 2 != right % 2
        ]
    return found


@lru_cache(maxsize=4096)
def worthwhile(
    boxes: Boxes, roll: Roll, copies: Copies, move_plus: int, one_ability: bool, weakest: int
) -> tuple[Plan, ...]:
    """The plans for a roll that no other plan outdoes; `weakest` is the least defense there is to
    overcome. Healing is left out: it does not help to win the fight sooner."""
    found: dict[Plan, None] = {}
    for placed in placements(boxes, roll, one_ability=one_ability):
        for plan in plans_for(placed, boxes, copies, move_plus):
            found[_simpler(plan, weakest)] = None
    plans = list(found)
    best = [
        plan for plan in plans if not any(one is not plan and _outdoes(one, plan) for one in plans)
    ]
    return tuple(best)


def _simpler(plan: Plan, weakest: int) -> Plan:
    """Without what has no effect."""
    first = plan.first if plan.first and plan.first.strength > weakest else None
    then = plan.then if plan.then and plan.then.strength > weakest else None
    if then and not plan.spaces and first is None:
        first, then = then, None
    return Plan(first, plan.spaces, then, plan.guard, plan.locked, 0, plan.gold)


def _outdoes(one: Plan, other: Plan) -> bool:
    """Is it at least as good in everything?"""
    return (
        _at_least(one.first, other.first)
        and _at_least(one.then, other.then)
        and one.spaces >= other.spaces
        and one.guard >= other.guard
        and one.locked >= other.locked
        and one.gold <= other.gold
    )


def _at_least(strike: Strike | None, other: Strike | None) -> bool:
    if strike is None or other is None:
        return other is None and strike is None
    return (
        strike.strength >= other.strength
        and strike.range >= other.range
        and strike.exactly == other.exactly
        and strike.all == other.all
        and (not strike.exactly or strike.range == other.range)
    )


def copies_of(columns: Sequence[tuple[Ability | None, Ability | None]]) -> Copies:
    """What the enabled columns of the Enemy Sheet offer to Copy."""
    rows: tuple[list[Ability], list[Ability]] = ([], [])
    for column in columns:
        for row in (0, 1):
            ability = column[row]
            if ability is not None and ability.kind != "copy" and ability not in rows[row]:
                rows[row].append(ability)
    return tuple(rows[0]), tuple(rows[1])
