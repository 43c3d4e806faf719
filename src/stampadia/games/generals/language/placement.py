"""Whether a text could ever act where it is printed.

Every word of it may be known, and yet it is said at a moment, or by a card, that gives it nothing
to do: "+1{attack} to all Enemies" by an event while no Unit attacks. Such a text is not played
silently into nothing: it is told when the set is read, and at the table people apply it by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.generals.content import Trigger
from stampadia.games.generals.language.skills import (
    HOW_TO_ATTACK,
    OF_A_UNIT,
    AddDrawn,
    AddWounds,
    AnyOp,
    AttackAgainMerged,
    AttackSpaces,
    BecomeUnit,
    Change,
    CopyText,
    Defeat,
    DiscardFromUnit,
    DiscardThis,
    Elements,
    Exhaust,
    Guard,
    Infuse,
    InfuseAny,
    InfuseLike,
    JoinUnit,
    Jump,
    JumpsMaySwap,
    JumpTo,
    KeepPlaying,
    KeepUnit,
    Later,
    Moment,
    MoveOrMerge,
    MoveUnit,
    MoveWounds,
    OnHit,
    RemoveWounds,
    ReplaceCard,
    Restore,
    SelectUnit,
    SetInk,
    Skill,
    SwapColumns,
    TakeFromUnit,
    ThisToLife,
    ops_within,
    units_named,
)
from stampadia.games.generals.language.units import (
    FRONT,
    SELF,
    THAT,
    Chosen,
    Spaces,
    That,
    Units,
    is_several,
)

Holder = Literal["header", "body", "banner", "place", "instruction", "event", "event-header"]
"""What a text is printed on: a unit's header or body, a body with a banner, a place's header or
its instruction, an event or an event's header."""
Reason = Literal[
    "moment", "elements", "price", "later", "no-unit", "no-attack", "several", "trigger", "front",
    "side", "this-unit", "kind",
]  # fmt: skip

CONTINUOUS: Final = (CopyText, Guard, JumpsMaySwap, OnHit, SetInk, SwapColumns)
"""Texts that hold wherever numbers, strikes, wounds and jumps are worked out. They have no moment
of their own: not one at which they could be paid for, nor one within another op."""
_STRUCK: Final = ("onDefend", "onLife", "onDefeat")
_COUNTED_IN_ATTACKS: Final = (Change, Infuse, InfuseLike, InfuseAny)
_THIS_UNIT: Final = (
    *HOW_TO_ATTACK,
    *(Jump, JumpTo, SwapColumns, KeepUnit, MoveOrMerge, AddDrawn, JumpsMaySwap, CopyText),
    *(Guard, OnHit),
)
"""Ops that are about the unit whose card speaks, without naming it."""
_FOR_THE_LIVING: Final = (
    Change, AddWounds, RemoveWounds, Exhaust, Restore, Infuse, InfuseAny, InfuseLike,
)  # fmt: skip
"""What is nothing to a unit that is being discarded."""
_ONE_UNIT: Final = (DiscardFromUnit, TakeFromUnit, MoveUnit, JoinUnit, ReplaceCard, SelectUnit)


class _Said(Struct, frozen=True):
    """An op and where it is said."""

    op: AnyOp
    skill: Skill
    holder: Holder
    when: Trigger
    has_unit: bool
    """Whether there is a unit that it speaks for, and an attack under way."""
    inside: type | None = None


def never_acts(skill: Skill, holder: Holder, when: Trigger) -> Reason | None:
    """Why a text can do nothing on such a card, or only half of what it says."""
    return next(_reasons(skill, holder, when), None)


def _reasons(skill: Skill, holder: Holder, when: Trigger) -> Iterator[Reason]:
    is_event = holder == "event"
    if not is_event and any(isinstance(need, Moment) for need in skill.need):
        yield "moment"
    if holder in ("event", "instruction"):
        if any(isinstance(need, Elements) for need in skill.need):
            yield "elements"
    elif skill.cost and any(isinstance(op, CONTINUOUS) for op in skill.do):
        yield "price"
    if when == "onFront" and (holder == "place" or (holder == "banner" and not _counts(skill))):
        yield "front"
    for later in skill.later:
        if not is_event or not _can_come(later, skill):
            yield "later"
        for op in ops_within(later.do):
            yield from _of_op(_Said(op, skill, "event", when, has_unit=False))
    has_unit = holder not in ("event", "instruction") or any(n in OF_A_UNIT for n in skill.need)
    for op in (*skill.cost, *skill.do):
        yield from _of_ops(_Said(op, skill, holder, when, has_unit))


def _counts(skill: Skill) -> bool:
    """Whether it only changes numbers and Elements, of units that are known beforehand."""
    return not skill.cost and all(
        isinstance(op, Change | Infuse | InfuseLike)
        and not any(isinstance(units, Chosen | That) for units in units_named(op))
        for op in skill.do
    )


def _can_come(later: Later, skill: Skill) -> bool:
    """Whether the card will be where the moment finds it: in a unit, in the Life, in play."""
    kinds = {type(op) for op in (*skill.cost, *skill.do)}
    if later.when == "defeat":
        return bool(kinds & {JoinUnit, BecomeUnit, ReplaceCard})
    if later.when == "lost":
        return ThisToLife in kinds
    return not kinds & {ThisToLife, DiscardThis}


def _of_ops(said: _Said) -> Iterator[Reason]:
    """Of an op and all within it."""
    yield from _of_op(said)
    op = said.op
    for inner in (*getattr(op, "do", ()), *getattr(op, "otherwise", ())):
        inside = OnHit if OnHit in (said.inside, type(op)) else type(op)
        yield from _of_ops(_Said(inner, said.skill, said.holder, said.when, said.has_unit, inside))


def _of_op(said: _Said) -> Iterator[Reason]:
    op = said.op
    if not said.has_unit:
        if isinstance(op, _THIS_UNIT) or _speaks_of_this_unit(said):
            yield "no-unit"
        if isinstance(op, _COUNTED_IN_ATTACKS):
            yield "no-attack"
    if _means_several(op):
        yield "several"
    if said.holder in ("place", "event-header") and any(map(_takes_a_side, units_named(op))):
        yield "side"
    if _has_no_use(said):
        yield "kind"
    if _comes_too_late(said):
        yield "trigger"


def _speaks_of_this_unit(said: _Said) -> bool:
    named = units_named(said.op)
    return any(isinstance(one, Spaces) for one in named) or (
        THAT in named and not _selects(said.skill) and said.inside not in (OnHit, Guard)
    )


def _means_several(op: AnyOp) -> bool:
    """Whether it is said of several units, where only one is meant: the others would be lost."""
    if isinstance(op, _ONE_UNIT):
        return is_several(op.of)
    if isinstance(op, JumpTo):
        return is_several(op.to)
    if isinstance(op, MoveWounds):
        # ruling "Moving wounds": so many in all from the spaces named; where it is "up to" so
        # many, the player shares them out
        counted = op.amount is not None
        from_many = len(op.source) > 1 or any(map(is_several, op.source))
        if op.up_to and all(isinstance(one, Spaces) for one in op.source):
            from_many = False
        shared = all(isinstance(one, Spaces) for one in op.to) and op.up_to
        to_many = len(op.to) > 1 or any(map(is_several, op.to))
        return (counted and from_many) or (to_many and not shared)
    return False


def _has_no_use(said: _Said) -> bool:
    """Whether this kind of card cannot do it."""
    op, holder = said.op, said.holder
    if isinstance(op, CONTINUOUS) and said.inside is not None:
        return True
    match op:
        case Guard():
            return holder != "banner"
        case CopyText():
            alone = said.skill == Skill(do=(op,))
            return holder not in ("body", "banner") or not alone
        case SetInk():
            if holder in ("place", "event-header"):
                return bool(said.skill.need) or bool(op.to.x or op.to.paid)
            return holder not in ("event", "instruction")
        case OnHit() | SwapColumns() | JumpsMaySwap():
            return holder == "event"
        case AttackAgainMerged():
            return holder in ("event", "place") or said.when == "onFront"
        case KeepPlaying():
            return Moment("you-are-defeated") not in said.skill.need
        case ReplaceCard():
            return not isinstance(op.of, Chosen)
        case JumpTo():
            return op.to in (SELF, FRONT)
        case AttackSpaces():
            return any(map(_is_own_row, op.at))
        case MoveWounds():
            return op.source == op.to
        case MoveUnit():
            return op.back and isinstance(op.of, Chosen) and op.of.side == "yours"
    return False


def _takes_a_side(units: Units) -> bool:
    """In the Place Stack a text is for all units: it does not say whose Enemies it means."""
    return getattr(units, "side", "unit") in ("enemy", "ally")


def _is_own_row(units: Units) -> bool:
    """Attacks go to the Opposing Row."""
    if isinstance(units, Spaces):
        return any(space in ("self", "left", "right") for space in units.at)
    return getattr(units, "side", "enemy") == "ally"


def _comes_too_late(said: _Said) -> bool:
    """Whether all is over that it could change."""
    op, when, event = said.op, said.when, said.holder == "event"
    falls = Moment("unit-defeated") in said.skill.need if event else when == "onDefeat"
    if isinstance(op, HOW_TO_ATTACK):
        if said.inside is OnHit:
            return True
        return Moment("unit-attacks") not in said.skill.need if event else when in _STRUCK
    if isinstance(op, KeepUnit):
        return not falls
    if isinstance(op, OnHit | JumpsMaySwap) and not event:
        return when in _STRUCK
    if isinstance(op, SwapColumns) and not event:
        return when in ("onFront", "onDefend", "onDefeat")
    if isinstance(op, Defeat) and falls and said.inside is not Guard:
        return _is_of_itself(said)
    if said.inside is not None or said.holder not in ("header", "body", "event"):
        return False
    return _too_late_for_itself(said, falls=falls)


def _is_of_itself(said: _Said) -> bool:
    """Whether it is said of the unit it speaks for, and of no other."""
    named = set(units_named(said.op))
    return bool(named) and named <= ({SELF} if _selects(said.skill) else {SELF, THAT})


def _selects(skill: Skill) -> bool:
    """Whether "that Unit" is one that the text itself selects."""
    return any(isinstance(op, SelectUnit) for op in (*skill.cost, *skill.do))


def _too_late_for_itself(said: _Said, *, falls: bool) -> bool:
    """What a unit's own card says of its own unit alone, or an event of the unit whose moment it
    is."""
    op = said.op
    if not _is_of_itself(said):
        return False
    if falls and isinstance(op, _FOR_THE_LIVING):
        saved = any(isinstance(one, KeepUnit | MoveOrMerge) for one in said.skill.do)
        return not saved
    if said.holder == "event":
        return False
    if isinstance(op, Change):
        return said.when == "onDefend" and op.stat == "attack"
    return isinstance(op, Restore) and said.when == "onAttack"
