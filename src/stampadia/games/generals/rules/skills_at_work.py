"""Which skills speak at a step, in which order, and what they do besides changing the number
that is counted (manual: "The Skills", "Area Skills"; rulings D11–D14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.battlefield import PLAYER
from stampadia.games.generals.content import Trigger
from stampadia.games.generals.evaluating import Cell, cells_of, shift_by, times_met_by
from stampadia.games.generals.prepared import Prepared
from stampadia.games.generals.rules.asking import Cause, Unread, do_all
from stampadia.games.generals.rules.payable import demands_of, meets
from stampadia.games.generals.skills import CardToLife, DiscardCards, DiscardShields, LoseLife
from stampadia.games.generals.stack import Skills
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop

PLAYERS_COSTS: Final = (CardToLife, DiscardCards, DiscardShields, LoseLife)
ONCE_IN_AN_ACTION: Final = ("onAll", "onFront", "onAttack")
"""Ruling D14: an "any" skill acts once in the action; D5: a struck unit's once per strike."""
PART_NUMBERS: Final = {"header": 0, "body": 1, "place": 2}

Spoken = tuple[Prepared, int]
"""A skill, and its owner's serial; the affected unit's, for the Place Stack."""


def queue_skills(
    position: Position, row: int, column: int, troop: Troop, when: Trigger, strike: int
) -> None:
    """Put all acts on the agenda that this step of this unit sets off, the first one next."""
    found = acting_at(position, row, column, troop, when)
    if found:
        serial = troop.serial
        steps = [Apply(skill, owner, serial, strike) for skill, owner in reversed(found)]
        action = position.action
        if action is not None and action.used:
            steps = [step for step in steps if step.key not in action.used]
        position.agenda += steps


def acting_at(
    position: Position, row: int, column: int, troop: Troop, when: Trigger
) -> Sequence[Spoken]:
    """Those of `speaking` that do more than change the number that is counted. At most steps there
    are none, and stacks, places and banners know it beforehand."""
    own = position.stack_at(row, column, troop).acting[when]
    in_front: Skills = ()
    opposite = position.rows[1 - row][column]
    if opposite is not None:
        in_front = position.stack_at(1 - row, column, opposite).front_acting
    places = position.place_acting[when]
    banners_act = position.banners().act
    if not (own or in_front or places or banners_act):
        return ()
    found = [(skill, troop.serial) for skill in places]
    if banners_act:
        found += [item for item in waving(position, row, when) if item[0].works]
    if opposite is not None:
        found += [(skill, opposite.serial) for skill in in_front]
    found += [(skill, troop.serial) for skill in own]
    return found


def speaking(
    position: Position, row: int, column: int, troop: Troop, when: Trigger
) -> Iterator[Spoken]:
    """The skills that speak at a step of this unit, in order (ruling D11)."""
    serial = troop.serial
    for skill in position.place_acts:
        if skill.speaks(when):
            yield skill, serial
    yield from waving(position, row, when)
    opposite = position.rows[1 - row][column]
    if opposite is not None:
        for skill in position.stack_at(1 - row, column, opposite).front:
            yield skill, opposite.serial
    for skill in position.stack_at(row, column, troop).skills:
        if skill.speaks(when):
            yield skill, serial


def waving(position: Position, row: int, when: Trigger) -> Iterator[Spoken]:
    """The banners that speak at a step of a unit in this row, its own row's first."""
    banners = position.banners().rows
    for owner_row in (row, 1 - row):
        for column in banners[owner_row]:
            owner = position.rows[owner_row][column]
            assert owner is not None
            banner = position.stack_at(owner_row, column, owner).banner
            if banner is not None and banner.speaks(when):
                yield banner, owner.serial


def cause_of(skill: Prepared, owner: int, at: Cell, affected: int, x: int) -> Cause:
    this = affected if skill.area or skill.when == "onFront" else -1
    that = -1 if skill.selects else affected
    return Cause(skill.face, skill.part, owner, that, x, this, at)


def can_pay(position: Position, skill: Prepared, row: int) -> bool:
    """The Sacred Printer has no hand, no Life and no Shields to pay with."""
    if row != PLAYER and any(isinstance(op, PLAYERS_COSTS) for op in skill.cost):
        return False
    return meets(position, demands_of(skill.cost))


class Apply(Step["Position"]):
    """A skill about to act: its condition is tested when its turn comes. Only what was really
    done is used up; a condition that was not met may be met at a later step."""

    __slots__ = ("affected", "key", "owner", "skill")

    name = "apply"

    def __init__(self, skill: Prepared, owner: int, affected: int, strike: int) -> None:
        if skill.when in ONCE_IN_AN_ACTION:
            strike = 0
        self.skill = skill
        self.owner = owner
        self.affected = affected
        self.key = (skill.face, PART_NUMBERS[skill.part], owner, affected, strike)

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        found = position.find(self.owner)
        if found is None:
            return
        row, column, troop = found
        skill = self.skill
        x = times_met_by(position, skill, row, column, troop)
        action = position.action
        if not x or (skill.cost and not can_pay(position, skill, row)):
            return
        if not (action is None or action.first_time(*self.key)):
            return
        cause = cause_of(skill, self.owner, (row, column), self.affected, x)
        if skill.unread:
            do_all(position, (Unread(),), cause)
            return
        position.news.append(("used", skill.face, skill.part, row * 4 + column))
        if skill.foreign:
            self._last(position, row, column, x)
        if skill.cost or skill.discards:
            position.paid = 0
        do_all(position, (*skill.cost, *skill.acts), cause)

    def _last(self, position: Position, row: int, column: int, x: int) -> None:
        """Changes that last to the end of the action."""
        action = position.action
        affected = position.find(self.affected)
        if action is None or affected is None:
            return
        for shift in self.skill.foreign:
            # owner and affected unit are two for banners and front skills only
            for cell in cells_of(position, shift.to, (row, column), x, this=affected[:2]):
                target = position.rows[cell[0]][cell[1]]
                if target is not None:
                    key = (target.serial, shift.stat)
                    by = shift_by(position, shift, x)
                    action.lasting[key] = action.lasting.get(key, 0) + by
                    position.news.append(("changed", cell[0] * 4 + cell[1], shift.stat, by))

    def __repr__(self) -> str:
        return f"apply{self.skill}{self.owner}{self.affected}"
