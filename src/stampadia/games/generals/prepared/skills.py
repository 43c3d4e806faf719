"""Skills made ready for play: sorted by what they do at which step of an attack.

What changes a number is *pure*: it is counted anew whenever the number is. What changes another
unit, or a number that is not counted at this step, is *foreign*: it is done once in an attack
and lasts to its end (rulings D14, D15). All else is an *act*, and so is whatever needs a choice,
or must be paid for.
"""

from __future__ import annotations

from typing import Final

from msgspec import structs

from stampadia.games.generals.content import ELEMENTS, Part, Trigger
from stampadia.games.generals.language.skills import (
    AnyOp,
    Change,
    CopyText,
    DiscardCards,
    Elements,
    Guard,
    Infuse,
    InfuseLike,
    JumpsMaySwap,
    Moment,
    Need,
    OnHit,
    Repeat,
    SelectUnit,
    SetInk,
    Skill,
    SwapColumns,
    Unread,
)
from stampadia.games.generals.language.units import SELF, Amount, Chosen, Spaces, Stat, That, Units

Vector = tuple[int, int, int, int]
"""A number for each element, in the order of ELEMENTS."""
NO_ELEMENTS: Final[Vector] = (0, 0, 0, 0)


def infusion(part: Part) -> Vector:
    if not part.amount:
        return NO_ELEMENTS
    fire, air, earth, water = (part.amount if part.element == one else 0 for one in ELEMENTS)
    return fire, air, earth, water


ATTACK: Final = 0
LIFE: Final = 1
STATS: Final = {"attack": ATTACK, "life": LIFE}
STAT_NAMES: Final[tuple[Stat, Stat]] = ("attack", "life")

COUNTED: Final[dict[Trigger, tuple[int, ...]]] = {
    "onAttack": (ATTACK,),
    "onLife": (LIFE,),
    "onAll": (ATTACK, LIFE),
    "onFront": (ATTACK, LIFE),
    "onDefend": (),
    "onDefeat": (),
}
"""Which numbers are counted while a skill of this trigger speaks."""


class Shift:
    """A change of a number: `by`, `times` over."""

    __slots__ = ("by", "stat", "times", "to")

    def __init__(self, stat: int, by: Amount, times: Amount | None, to: tuple[Units, ...]) -> None:
        self.stat = stat
        self.by = by
        self.times = times
        self.to = to


Shifts = tuple[Shift, ...]


class Prepared:
    __slots__ = (
        "acts", "area", "copies", "cost", "discards", "element", "face", "foreign", "guard",
        "infusions", "may_swap", "need", "needed", "on_hit", "part", "printed", "pure", "selects",
        "sets_ink", "swaps", "tests", "unread", "when", "works",
    )  # fmt: skip

    def __init__(
        self,
        face: int,
        part: str,
        when: Trigger,
        area: bool,
        element: tuple[int, int, int, int],
        printed: Skill | Unread,
    ) -> None:
        self.face = face
        self.part = part
        self.when = when
        self.area = area
        self.element = element
        """What "this Element" means on this card."""
        self.printed = printed
        self.unread = isinstance(printed, Unread)
        self.need: tuple[int, ...] | None = None
        self.needed: tuple[tuple[int, int], ...] = ()
        """The same, but only the elements that are needed: which, and how many."""
        self.tests: tuple[Need, ...] = ()
        self.pure: tuple[Shifts, ...] = ((), ())
        """By stat: the changes that count whenever it is counted."""
        self.foreign: Shifts = ()
        self.infusions: tuple[Infuse | InfuseLike, ...] = ()
        self.acts: tuple[AnyOp, ...] = ()
        self.cost: tuple[AnyOp, ...] = ()
        """What is done before the acts, in full or not at all."""
        self.selects = False
        """Whether "that Unit" is one that the text itself selects."""
        self.discards = False
        """Whether cards are discarded from the hand, for the text to count."""
        self.on_hit: tuple[AnyOp, ...] = ()
        self.guard: Guard | None = None
        self.sets_ink: Amount | None = None
        self.swaps = self.may_swap = self.copies = False
        self._sort_needs(printed.need)
        if isinstance(printed, Skill):
            self._sort(printed)
        else:
            self._sort_unread()
        self.works = self._works()
        """Whether it does anything but change the number that is being counted."""

    def __repr__(self) -> str:
        return f"{self.face}.{self.part}"

    def _sort_needs(self, needs: tuple[Need, ...]) -> None:
        for need in needs:
            if isinstance(need, Elements):
                self.need = tuple(need.of.count(element) for element in ELEMENTS)
                self.needed = tuple(item for item in enumerate(self.need) if item[1])
            else:
                self.tests += (need,)

    def _sort_unread(self) -> None:
        # a moment that never comes here does not keep people from applying it
        self.tests = tuple(need for need in self.tests if not isinstance(need, Moment))
        if self.when == "onFront" and (self.area or self.part == "place"):
            self.when = "onAll"  # they stand in front of no unit

    def _sort(self, skill: Skill) -> None:
        pure: tuple[list[Shift], list[Shift]] = ([], [])
        self.cost = skill.cost
        self.selects = any(isinstance(op, SelectUnit) for op in (*skill.cost, *skill.do))
        self.discards = any(isinstance(op, DiscardCards) for op in (*skill.cost, *skill.do))
        for op in skill.do:
            shifts = shifts_of(op) if not skill.cost else None
            if shifts is not None:
                for shift in shifts:
                    self._sort_shift(shift, pure)
            elif isinstance(op, Infuse | InfuseLike) and not skill.cost:
                self._sort_infusion(op)
            elif isinstance(op, OnHit):
                self.on_hit += op.do
            elif isinstance(op, Guard):
                self.guard = op
            elif isinstance(op, SetInk):
                self.sets_ink = op.to
            elif isinstance(op, SwapColumns):
                self.swaps = True
            elif isinstance(op, JumpsMaySwap):
                self.may_swap = True
            elif isinstance(op, CopyText):
                self.copies = True
            else:
                self.acts += (op,)
        self.pure = (tuple(pure[ATTACK]), tuple(pure[LIFE]))

    def _sort_shift(self, shift: Shift, pure: tuple[list[Shift], list[Shift]]) -> None:
        """Split by target: the affected unit itself now, all others as foreign; those that are
        not known before the text speaks, as an act."""
        open_ones = tuple(units for units in shift.to if is_open(units))
        if open_ones:
            self.acts += (change_of(shift, open_ones),)
        to = tuple(units for units in shift.to if not is_open(units))
        own, others = split_targets(to, front_is_own=self.when == "onFront")
        counted = self.counts(shift.stat)
        if self.area and counted:
            if to:
                pure[shift.stat].append(Shift(shift.stat, shift.by, shift.times, to))
            return
        if own and counted:
            pure[shift.stat].append(Shift(shift.stat, shift.by, shift.times, (SELF,)))
        elif own:
            others = (*others, SELF)
        if others:
            self.foreign += (Shift(shift.stat, shift.by, shift.times, others),)

    def _sort_infusion(self, op: Infuse | InfuseLike) -> None:
        """Continuous where it reaches the unit that is evaluated; all others as an act."""
        lasting = self.when in ("onAll", "onFront") and not (
            isinstance(op, InfuseLike) and any(isinstance(units, Chosen) for units in op.like)
        )
        reached = tuple(units for units in op.to if lasting and self._reaches(units))
        others = tuple(units for units in op.to if units not in reached)
        if reached:
            self.infusions += (structs.replace(op, to=reached),)
        if others:
            self.acts += (structs.replace(op, to=others),)

    def _reaches(self, units: Units) -> bool:
        """Whether these units can be told when any unit's elements are counted."""
        if is_open(units):
            return False
        own, others = split_targets((units,), front_is_own=self.when == "onFront")
        at_large = self.part == "place" and getattr(units, "side", "enemy") != "enemy"
        return self.area or at_large or (own and not others)

    def _works(self) -> bool:
        """Asked apart: where they are first set, the compiler takes what is empty for always so."""
        return bool(self.acts or self.cost or self.foreign or self.unread)

    def plainly_infuses(self) -> bool:
        """ "Infuse with this Element", without a condition and at every step."""
        return (
            self.infusions == (Infuse(),)
            and self.when == "onAll"
            and self.need is None
            and not (self.tests or self.acts or self.foreign or self.pure[0] or self.pure[1])
        )

    def counts(self, stat: int) -> bool:
        return stat in COUNTED[self.when]

    def speaks(self, when: Trigger) -> bool:
        return self.when in (when, "onAll")


def shifts_of(op: AnyOp) -> list[Shift] | None:
    """A change of numbers, or a repetition of nothing else."""
    if isinstance(op, Change):
        return [Shift(STATS[op.stat], op.by, None, op.to)]
    if isinstance(op, Repeat) and all(isinstance(each, Change) for each in op.do):
        return [
            Shift(STATS[each.stat], each.by, op.times, each.to)
            for each in op.do
            if isinstance(each, Change)
        ]
    return None


def change_of(shift: Shift, to: tuple[Units, ...]) -> AnyOp:
    """The op that says this of these units."""
    change = Change(STAT_NAMES[shift.stat], shift.by, to)
    return change if shift.times is None else Repeat(shift.times, (change,))


def is_open(units: Units) -> bool:
    """Whether it takes a choice or a moment to know these units."""
    return isinstance(units, Chosen | That)


def split_targets(to: tuple[Units, ...], *, front_is_own: bool) -> tuple[bool, tuple[Units, ...]]:
    """Whether the affected unit is among the targets, and the other targets."""
    own = False
    others: list[Units] = []
    for units in to:
        if not isinstance(units, Spaces) or units.reach is not None:
            others.append(units)
            continue
        at = tuple(
            space
            for space in units.at
            if not (space == "self" or (front_is_own and space == "front"))
        )
        own = own or len(at) < len(units.at)
        if at:
            others.append(Spaces(at))
    return own, tuple(others)
