"""Which skills speak at a step, in which order, and what they do besides changing the number
that is counted (manual: "The Skills", "Area Skills"; rulings D11–D14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.battlefield import PLAYER
from stampadia.games.generals.content import Trigger
from stampadia.games.generals.evaluating import Cell, cells_of, elements_of, shift_by, times_met
from stampadia.games.generals.prepared import Prepared
from stampadia.games.generals.rules.asking import Cause, do_all
from stampadia.games.generals.rules.payable import can_do
from stampadia.games.generals.skills import CardToLife, DiscardCards, DiscardShields, LoseLife
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop

PLAYERS_COSTS: Final = (CardToLife, DiscardCards, DiscardShields, LoseLife)
PART_NUMBERS = {"header": 0, "body": 1, "place": 2}


def queue_skills(
    position: Position, row: int, column: int, troop: Troop, when: Trigger, strike: int
) -> None:
    """Put all acts on the agenda that this step of this unit sets off, the first one next."""
    stack = position.stack_at(row, column, troop)
    banners = position.banners()
    opposite = position.rows[1 - row][column]
    if not (
        stack.works
        or position.place_works
        or banners[0]
        or banners[1]
        or (opposite is not None and (opposite.stack.front_works or opposite.stack.copies))
    ):
        return
    steps: list[Apply] = []
    for skill, owner in speaking(position, row, column, troop, when):
        _add(position, steps, skill, owner, troop.serial, strike)
    position.agenda += reversed(steps)


def speaking(
    position: Position, row: int, column: int, troop: Troop, when: Trigger
) -> Iterator[tuple[Prepared, int]]:
    """The skills that speak at a step of this unit, with their owners, in order (ruling D11)."""
    serial = troop.serial
    for skill in position.place_acts:
        if skill.speaks(when):
            yield skill, serial
    banners = position.banners()
    for owner_row in (row, 1 - row):
        for owner_column in banners[owner_row]:
            owner = position.rows[owner_row][owner_column]
            assert owner is not None
            banner = position.stack_at(owner_row, owner_column, owner).banner
            if banner is not None and banner.speaks(when):
                yield banner, owner.serial
    opposite = position.rows[1 - row][column]
    if opposite is not None:
        for skill in position.stack_at(1 - row, column, opposite).front:
            yield skill, opposite.serial
    for skill in position.stack_at(row, column, troop).skills:
        if skill.speaks(when):
            yield skill, serial


def _add(
    position: Position, steps: list[Apply], skill: Prepared, owner: int, affected: int, strike: int
) -> None:
    if not skill.works:
        return
    # ruling D14: an "any" skill once in the action, D5: a struck unit's once per strike
    strike = 0 if skill.when in ("onAll", "onFront", "onAttack") else strike
    action = position.action
    step = Apply(skill, owner, affected, strike)
    if action is None or step.key not in action.used:
        steps.append(step)


def cause_of(skill: Prepared, owner: int, at: Cell, affected: int, x: int) -> Cause:
    this = affected if skill.area or skill.when == "onFront" else -1
    that = -1 if skill.selects else affected
    return Cause(skill.face, skill.part, owner, that, x, this, at)


def can_pay(position: Position, skill: Prepared, row: int) -> bool:
    """The Sacred Printer has no hand, no Life and no Shields to pay with."""
    if row != PLAYER and any(isinstance(op, PLAYERS_COSTS) for op in skill.cost):
        return False
    return all(can_do(position, op, ops=skill.cost) for op in skill.cost)


class Apply(Step["Position"]):
    """A skill about to act: its condition is tested when its turn comes. Only what was really
    done is used up; a condition that was not met may be met at a later step."""

    __slots__ = ("affected", "key", "owner", "skill")

    name = "apply"

    def __init__(self, skill: Prepared, owner: int, affected: int, strike: int) -> None:
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
        x = times_met(position, skill, elements_of(position, row, column, troop))
        action = position.action
        if not x or (skill.cost and not can_pay(position, skill, row)):
            return
        if not (action is None or action.first_time(*self.key)):
            return
        cause = cause_of(skill, self.owner, (row, column), self.affected, x)
        if skill.unread:
            from stampadia.games.generals.rules.by_hand import by_hand

            by_hand(position, cause)
            return
        position.news.append(("used", skill.face, skill.part, row * 4 + column))
        self._last(position, row, column, x)
        if skill.cost:
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
