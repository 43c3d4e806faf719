"""Defeat (manual: "Check target Unit defeat"; rulings D17–D21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stampadia.games.generals.battlefield import PLAYER
from stampadia.games.generals.evaluating import NO_FACE, Reason, count, times_met_by
from stampadia.games.generals.prepared import LIFE, Prepared
from stampadia.games.generals.rules.asking import Cause, Do, do_all
from stampadia.games.generals.rules.at_once import is_next
from stampadia.games.generals.rules.drawing import put_away
from stampadia.games.generals.rules.event_cards import FinishEvent, Window, offer
from stampadia.games.generals.rules.skills_at_work import queue_skills
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.action import Action
    from stampadia.games.generals.position import Position, Troop
    from stampadia.games.generals.stack import Stack


class OfUnit(Step["Position"]):
    """A step that falls away with its unit."""

    __slots__ = ("serial",)

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        found = position.find(self.serial)
        if found is not None:
            self.run(position, *found)

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{self.name}{self.serial}"


class CheckDefeat(OfUnit):
    name = "check-defeat"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        check_defeat(position, row, column, troop)


def check_after(position: Position, depth: int, row: int, column: int, troop: Troop) -> None:
    """Check a unit when all is done that lies on the agenda above `depth`."""
    if is_next(position, depth):
        check_defeat(position, row, column, troop)
    else:
        position.agenda.insert(depth, CheckDefeat(troop.serial))


def check_defeat(position: Position, row: int, column: int, troop: Troop) -> None:
    """ "If the wounds on the Unit are greater or equal to its life the unit is defeated"
    (rulings A11, D17). The columns are summed before life skills act; what these change is
    counted."""
    depth = len(position.agenda)
    action = position.action
    if action is not None:
        action.bonus = 0
        queue_skills(position, row, column, troop, "onLife", strike_for(action, troop.serial))
    if is_next(position, depth):
        judge(position, row, column, troop, troop.stack)
    else:
        position.agenda.insert(depth, Judge(troop.serial, troop.stack))


def strike_for(action: Action | None, serial: int) -> int:
    """Ruling D5: the attacker's skills act once in the action, others' once per strike."""
    return action.strike if action is not None and serial != action.attacker else 0


class Judge(OfUnit):
    __slots__ = ("stack",)

    name = "judge"

    def __init__(self, serial: int, stack: Stack) -> None:
        super().__init__(serial)
        self.stack = stack
        """The unit's cards before life skills acted."""

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        judge(position, row, column, troop, self.stack)

    def __repr__(self) -> str:
        return f"{self.name}{self.serial}:{self.stack.cards}"


def judge(position: Position, row: int, column: int, troop: Troop, stack: Stack) -> None:
    action = position.action
    reasons: list[Reason] = []
    as_it_was = troop
    if troop.stack is not stack:
        as_it_was = troop.clone()
        as_it_was.stack = stack
    life = count(position, row, column, as_it_was, LIFE, reasons)
    if action is not None and action.bonus:
        life += action.bonus
        reasons.append((NO_FACE, "drawn", action.bonus, 1, -1))
    told = (row * 4 + column, troop.stack.cards[-1])
    if troop.wounds >= life:
        position.news.append(("counted", *told, LIFE, life, tuple(reasons)))
        if is_next(position, len(position.agenda)):
            fall(position, row, column, troop)
        else:
            position.agenda.append(Fall(troop.serial))
    elif action is not None and action.hits and action.attacker != troop.serial:
        position.news.append(("endured", *told, troop.wounds, life, tuple(reasons)))


class Fall(OfUnit):
    name = "fall"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        fall(position, row, column, troop)


def fall(position: Position, row: int, column: int, troop: Troop) -> None:
    """A unit is defeated, unless another one takes its place; its defeat skills speak."""
    agenda = position.agenda
    serial = troop.serial
    if any(type(step) is Remove and step.serial == serial for step in agenda):
        return  # it is falling already
    guard = guard_for(position, "defeat", row, column)
    if guard is not None:
        agenda.append(Guarding(guard.serial))
        guard.act(position, serial)
        return
    position.news.append(("defeated", row * 4 + column, troop.stack.cards[-1], troop.wounds))
    depth = len(agenda)
    strike = strike_for(position.action, serial)
    queue_skills(position, row, column, troop, "onDefeat", strike)
    if row == PLAYER and position.event_pile:
        if is_next(position, depth):
            offer(position, "unit-defeated", serial)
        else:
            agenda.insert(depth, Window("unit-defeated", serial))
    if is_next(position, depth):
        remove(position, row, column, troop)
    else:
        agenda.insert(depth, Remove(serial))


class Remove(OfUnit):
    name = "remove"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        remove(position, row, column, troop)


def remove(position: Position, row: int, column: int, troop: Troop) -> None:
    """Discard the defeated unit; event cards in it may say otherwise."""
    position.put(row, column, None)
    for card in troop.stack.cards:
        do_all(position, put_away(position, card, "defeat"), Cause(card, "loose"))


def keep(position: Position, serial: int) -> None:
    """Ruling D20: once a unit is kept, its defeat is not processed any further."""
    agenda = position.agenda
    for index in range(len(agenda) - 1, -1, -1):
        step = agenda[index]
        if isinstance(step, Remove) and step.serial == serial:
            # what the keeping text itself still has to do is done
            agenda[index:] = [
                later for later in agenda[index + 1 :] if isinstance(later, Do | FinishEvent)
            ]
            return


# Guards


class Guardian(Struct, frozen=True):
    """Ruling D19: the first banner in order protects; compulsory; not its own unit."""

    row: int
    column: int
    serial: int
    skill: Prepared
    x: int

    def act(self, position: Position, protected: int) -> None:
        skill = self.skill
        assert skill.guard is not None
        position.news.append(("guarded", skill.face, self.row * 4 + self.column))
        at = (self.row, self.column)
        cause = Cause(skill.face, skill.part, self.serial, protected, self.x, at=at)
        do_all(position, skill.guard.do, cause)


class Guarding(Step["Position"]):
    """While a unit pays for an ally's defeat it takes no other's place, or two that pay with
    their own defeat would save each other for ever."""

    __slots__ = ("serial",)

    name = "guarding"

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def proceed(self, position: Position) -> None:
        position.agenda.pop()

    def __repr__(self) -> str:
        return f"{self.name}{self.serial}"


def guard_for(position: Position, against: str, row: int, column: int) -> Guardian | None:
    banners = position.banners()
    for place in banners.rows[row] if banners.guard else ():
        owner = position.rows[row][place]
        if place == column or owner is None or _is_guarding(position, owner.serial):
            continue
        skill = position.stack_at(row, place, owner).banner
        if skill is None or skill.guard is None or skill.guard.against != against:
            continue
        x = times_met_by(position, skill, row, place, owner)
        if x:
            return Guardian(row, place, owner.serial, skill, x)
    return None


def _is_guarding(position: Position, serial: int) -> bool:
    return any(isinstance(step, Guarding) and step.serial == serial for step in position.agenda)
