"""What a roll can be used for: every placement of the dice, as strikes, steps and a guard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.bots.rolls import Roll
from stampadia.games.chronicles.instructions import Ability

Boxes = tuple[Ability | None, ...]
"""The eight boxes of the Hero Sheet; None: empty, or its column does not work."""
Placed = tuple[tuple[int, int], ...]
"""Boxes and the dice on them, from left to right."""
Copies = tuple[tuple[Ability, ...], tuple[Ability, ...]]
"""What Copy finds on the Enemy Sheet, in the upper and in the lower row."""


class Strike(Struct, frozen=True):
    strength: int
    range: int
    exactly: bool = False
    all: bool = False

    def reaches(self, distance: int) -> bool:
        return distance == self.range if self.exactly else distance <= self.range


class Plan(Struct, frozen=True):
    """A turn: strike, walk, strike; and what lasts while the enemies act."""

    first: Strike | None = None
    spaces: int = 0
    then: Strike | None = None
    guard: int = 0
    locked: int = 0
    healed: int = 0
    gold: int = 0


NOTHING: Final = Plan()


def plans_for(
    placed: Placed, boxes: Boxes, copies: Copies, move_plus: int, start: Plan = NOTHING
) -> Iterator[Plan]:
    """The plans that a placement allows: one, or one for each ability that Copy may take."""
    each = [tuple(_meanings(boxes[box], box % 2, copies)) for box, _ in placed]
    for abilities in product(*each):
        plan = start
        for ability, (_, die) in zip(abilities, placed, strict=True):
            plan = extended(plan, ability, die, move_plus)
        yield plan


def _meanings(ability: Ability | None, row: int, copies: Copies) -> Iterable[Ability]:
    """The ability itself; for Copy, what it can become: both modifiers apply (ruling 52)."""
    if ability is None:
        return ()
    if ability.kind != "copy":
        return (ability,)
    return (
        Ability(
            kind=one.kind, plus=one.plus + ability.plus, range=one.range,
            exactly=one.exactly, all=one.all, pay=one.pay + ability.pay,
        )
        for one in copies[row]
    )  # fmt: skip


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


def placements(boxes: Boxes, roll: Roll, *, one_ability: bool) -> Iterator[Placed]:
    """Manual: "different rows and columns, and in descending order"; one die, or none."""
    usable = [box for box, ability in enumerate(boxes) if ability is not None]
    yield ()
    for die in sorted(set(roll)):
        for box in usable:
            yield ((box, die),)
    if len(roll) > 1 and not one_ability:
        for left in usable:
            for right in usable:
                if left // 2 < right // 2 and left % 2 != right % 2:
                    yield ((left, roll[0]), (right, roll[1]))


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
    return tuple(
        plan for plan in plans if not any(_outdoes(one, plan) for one in plans if one is not plan)
    )


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
