"""Defeat (manual: "Check target Unit defeat"; rulings D17–D21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stampadia.games.generals.battlefield import PLAYER
from stampadia.games.generals.evaluating import NO_FACE, Reason, count, elements_of, times_met
from stampadia.games.generals.prepared import LIFE, Prepared
from stampadia.games.generals.rules.asking import Cause, Do, do_all
from stampadia.games.generals.rules.drawing import put_away
from stampadia.games.generals.rules.event_cards import FinishEvent, Window
from stampadia.games.generals.rules.skills_at_work import queue_skills
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.action import Action
    from stampadia.games.generals.deck import Stack
    from stampadia.games.generals.position import Position, Troop


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
    """ "If the wounds on the Unit are greater or equal to its life the unit is defeated"
    (rulings A11, D17). The columns are summed before life skills act; what these change is
    counted."""

    name = "check-defeat"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        before = len(position.agenda)
        position.agenda.append(Judge(self.serial, troop.stack))
        action = position.action
        if action is not None:
            action.bonus = 0
            queue_skills(position, row, column, troop, "onLife", strike_for(action, self.serial))
        if len(position.agenda) == before + 1:
            judge = position.agenda.pop()
            assert isinstance(judge, Judge)
            judge.run(position, row, column, troop)


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
        action = position.action
        reasons: list[Reason] = []
        as_it_was = troop
        if troop.stack is not self.stack:
            as_it_was = troop.clone()
            as_it_was.stack = self.stack
        life = count(position, row, column, as_it_was, LIFE, reasons)
        bonus = action.bonus if action else 0
        if bonus:
            life += bonus
            reasons.append((NO_FACE, "drawn", bonus, 1, -1))
        told = (row * 4 + column, troop.stack.cards[-1])
        if troop.wounds >= life:
            position.news.append(("counted", *told, LIFE, life, tuple(reasons)))
            defeat(position, self.serial)
        elif action is not None and action.hits and action.attacker != self.serial:
            position.news.append(("endured", *told, troop.wounds, life, tuple(reasons)))

    def __repr__(self) -> str:
        return f"{self.name}{self.serial}:{self.stack.cards}"


def defeat(position: Position, serial: int) -> None:
    position.agenda.append(Fall(serial))


class Fall(OfUnit):
    """A unit is defeated, unless another one takes its place; its defeat skills speak."""

    name = "fall"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        if Remove(self.serial) in position.agenda:
            return  # it is falling already
        guard = guard_for(position, "defeat", row, column)
        if guard is not None:
            position.agenda.append(Guarding(guard.serial))
            guard.act(position, self.serial)
            return
        position.news.append(("defeated", row * 4 + column, troop.stack.cards[-1], troop.wounds))
        position.agenda.append(Remove(self.serial))
        if row == PLAYER and position.event_pile:
            position.agenda.append(Window("unit-defeated", self.serial))
        strike = strike_for(position.action, self.serial)
        queue_skills(position, row, column, troop, "onDefeat", strike)


class Remove(OfUnit):
    """Discard the defeated unit; event cards in it may say otherwise."""

    name = "remove"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Remove) and other.serial == self.serial

    def __hash__(self) -> int:
        return hash(self.serial)

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
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
    for place in position.banners()[row]:
        owner = position.rows[row][place]
        if place == column or owner is None or _is_guarding(position, owner.serial):
            continue
        skill = position.stack_at(row, place, owner).banner
        if skill is None or skill.guard is None or skill.guard.against != against:
            continue
        x = times_met(position, skill, elements_of(position, row, place, owner))
        if x:
            return Guardian(row, place, owner.serial, skill, x)
    return None


def _is_guarding(position: Position, serial: int) -> bool:
    return any(isinstance(step, Guarding) and step.serial == serial for step in position.agenda)
