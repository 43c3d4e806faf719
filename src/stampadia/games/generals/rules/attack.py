"""An attack action, step by step (manual: "Attack Phase" to "Area Skills", "Defense Phase")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.action import Action
from stampadia.games.generals.battlefield import FRONT, PLAYER
from stampadia.games.generals.choices import LOSE_LIFE as CHOOSE_LIFE
from stampadia.games.generals.choices import SHIELDS
from stampadia.games.generals.evaluating import Cell, Reason, count, elements_of, times_met
from stampadia.games.generals.prepared import ATTACK, Prepared
from stampadia.games.generals.rules.asking import Cause, ask, do_all
from stampadia.games.generals.rules.defeat import CheckDefeat, guard_for
from stampadia.games.generals.rules.drawing import LOSE_LIFE, DiscardShields, gain_shield
from stampadia.games.generals.rules.event_cards import offer
from stampadia.games.generals.rules.skills_at_work import queue_skills, speaking
from stampadia.games.generals.rules.targets import resolve
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


class AttackRow(Step["Position"]):
    """Ruling D3: again and again the leftmost unit of the row that is not exhausted; then all of
    the row are restored (A1, A2, A5)."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row

    @property
    def name(self) -> str:  # type: ignore[override]
        return "defense" if self.row == FRONT else "attack"

    def proceed(self, position: Position) -> None:
        beginning = position.phase != self.name
        if beginning:
            position.phase = self.name
            position.restored = ()
        troops = position.rows[self.row]
        if any(troop is not None and not troop.exhausted for troop in troops):
            position.agenda.append(BEGIN[self.row])
            # ruling E2: events between attack actions; before the first they were just offered
            if position.event_pile and not position.quiet and not beginning:
                offer(position, "")
            return
        position.agenda.pop()
        for troop in troops:
            if troop is not None:
                troop.exhausted = False

    def __repr__(self) -> str:
        return self.name


class BeginAttack(Step["Position"]):
    __slots__ = ("row",)

    name = "begin-attack"

    def __init__(self, row: int) -> None:
        self.row = row

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        for column, troop in enumerate(position.rows[self.row]):
            if troop is not None and not troop.exhausted:
                begin(position, self.row, column, troop)
                return

    def __repr__(self) -> str:
        return f"{self.name}{self.row}"


BEGIN: Final = (BeginAttack(PLAYER), BeginAttack(FRONT))


def begin(position: Position, row: int, column: int, troop: Troop) -> None:
    position.action = Action(troop.serial, row)
    position.news.append(("attacks", row * 4 + column, troop.stack.cards[-1]))
    position.agenda += ATTACK_STEPS
    queue_skills(position, row, column, troop, "onAttack", 0)
    if row == PLAYER and position.event_pile:
        offer(position, "unit-attacks", troop.serial)


def count_attack(position: Position, row: int, column: int, troop: Troop) -> int:
    """The attacker's attack value, told with its reasons."""
    reasons: list[Reason] = []
    value = count(position, row, column, troop, ATTACK, reasons)
    position.news.append(
        ("counted", row * 4 + column, troop.stack.cards[-1], ATTACK, value, tuple(reasons))
    )
    return value


class OfAttacker(Step["Position"]):
    """A step that falls away with the attacker, or when it has changed sides."""

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action = position.action
        assert action is not None
        found = position.find(action.attacker)
        if found is not None and found[0] == action.row:
            self.run(position, action, *found)

    def run(self, position: Position, action: Action, row: int, column: int, troop: Troop) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.name


class Aim(OfAttacker):
    """ "Calculate the attacker's attack value", "Define the attack target space"; rulings D4,
    D5, D6, D8: targets are settled once, after all attack skills and any Jump."""

    name = "aim"

    def run(self, position: Position, action: Action, row: int, column: int, troop: Troop) -> None:
        value = action.value = count_attack(position, row, column, troop)
        if value <= 0:
            position.news.append(("held", row * 4 + column, troop.stack.cards[-1]))
            position.agenda.append(CheckDefeat(troop.serial))
            return
        if action.targets is not None:
            _settle(position, action, troop.serial, action.targets)
        elif action.aimed_by is None:
            _settle(position, action, troop.serial, [column])
        else:
            resolve(position, action.aimed_by, None, action.aim, _aimed)


def _aimed(position: Position, _cause: Cause, _op: None, cells: list[Cell]) -> None:
    action = position.action
    assert action is not None
    attacker = position.find(action.attacker)
    assert attacker is not None
    row, column, _ = attacker
    targets = [place for across, place in cells if across != row]
    _settle(position, action, action.attacker, [column, *targets] if action.also else targets)


def _settle(position: Position, action: Action, attacker: int, targets: list[int]) -> None:
    """Ruling D6: an attack on no space at all is none; the attacker is checked all the same."""
    action.targets = targets * action.times
    position.agenda.append(STRIKE if targets else CheckDefeat(attacker))


class Strike(OfAttacker):
    """The whole attack sequence on the next target space (rulings A7, D5)."""

    name = "strike"

    def run(self, position: Position, action: Action, row: int, column: int, troop: Troop) -> None:
        assert action.targets is not None
        number = action.strike
        if number == len(action.targets):
            return
        action.strike = number + 1
        action.hits = 0
        target_column = action.targets[number]
        agenda = position.agenda
        if number + 1 < len(action.targets):
            agenda.append(STRIKE)
        agenda.append(CheckDefeat(troop.serial))
        if number:  # the first strike's value has just been told
            action.value = count_attack(position, row, column, troop)
        if action.value <= 0:
            return
        target = position.rows[1 - row][target_column]
        if target is not None:
            agenda.append(CheckDefeat(target.serial))
            agenda.append(AddWounds(target.serial))
            before = len(agenda)
            queue_skills(position, 1 - row, target_column, target, "onDefend", number + 1)
            action.defended = len(agenda) > before
        elif row == PLAYER:
            position.news.append(("unopposed", target_column))
            gain_shield(position)
        else:
            agenda.append(DirectHit(target_column))


class AddWounds(Step["Position"]):
    """ "Add wounds": as many as the attack is now, after the target's skills (ruling D16)."""

    __slots__ = ("target",)

    name = "add-wounds"

    def __init__(self, target: int) -> None:
        self.target = target

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action = position.action
        assert action is not None
        attacker = position.find(action.attacker)
        target = position.find(self.target)
        if attacker is None or target is None:
            return
        row, column, troop = attacker
        value = action.value
        if action.defended:
            value = count(position, row, column, troop, ATTACK, [])
        target_row, target_column, struck = target
        guard = guard_for(position, "wounds", target_row, target_column)
        cell = target_row * 4 + target_column
        if value > 0 and guard is not None:
            guard.act(position, struck.serial)
            value = 0
        position.news.append(("struck", cell, struck.stack.cards[-1], max(0, value)))
        if value <= 0:
            return
        struck.wounds += value
        action.hits = value
        if not (position.deck.hits_at_large or position.stack_at(row, column, troop).hits):
            return
        hits = [
            (skill, owner)
            for skill, owner in speaking(position, row, column, troop, "onAttack")
            if skill.on_hit
        ]
        for skill, owner in reversed(hits):
            self._follow_up(position, skill, owner, struck.serial)

    @staticmethod
    def _follow_up(position: Position, skill: Prepared, owner: int, struck: int) -> None:
        """Ruling D25: what a hit sets off."""
        action, found = position.action, position.find(owner)
        assert action is not None and found is not None
        x = times_met(position, skill, elements_of(position, *found))
        if x:
            this = action.attacker if skill.area or skill.when == "onFront" else -1
            at = found[:2]
            position.news.append(("used", skill.face, skill.part, found[0] * 4 + found[1]))
            cause = Cause(skill.face, skill.part, owner, struck, x, this, at)
            do_all(position, skill.on_hit, cause)

    def __repr__(self) -> str:
        return f"{self.name}{self.target}"


class DirectHit(Step["Position"]):
    """Manual: "Defense Phase"; rulings A6, D24: Shields for the whole attack, or 1 Life."""

    __slots__ = ("column",)

    name = "direct-hit"

    def __init__(self, column: int) -> None:
        self.column = column

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action = position.action
        assert action is not None
        attacker = position.find(action.attacker)
        if attacker is None:
            return
        row, column, troop = attacker
        value = count(position, row, column, troop, ATTACK, [])
        position.news.append(("direct-hit", self.column, troop.stack.cards[-1], value))
        ways = [SHIELDS, CHOOSE_LIFE] if len(position.shields) >= value else [CHOOSE_LIFE]
        ask(position, "direct-hit", ways, value, _take_hit)

    def __repr__(self) -> str:
        return f"{self.name}{self.column}"


def _take_hit(position: Position, value: int, choice: int) -> None:
    position.agenda.append(DiscardShields(value) if choice == SHIELDS else LOSE_LIFE)


class EndAttack(Step["Position"]):
    """ "Exhaust the attacker Unit", unless it attacks once more (ruling D26)."""

    name = "end-attack"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action = position.action
        assert action is not None
        found = position.find(action.attacker)
        if found is None:
            position.action = None
            return
        row, column, troop = found
        cards = troop.stack.cards
        again = cards[-1] in action.again and len(cards) > 1 and row == action.row
        if again and action.first_time(-3, cards[-1]):
            position.news.append(("merged", row * 4 + column, cards[-1]))
            position.restack(troop, (cards[-1], *cards[:-1]))
            action.targets = None
            action.strike = 0
            position.agenda += ATTACK_STEPS
            queue_skills(position, row, column, troop, "onAttack", 0)
            return
        troop.exhausted = True
        position.action = None

    def __repr__(self) -> str:
        return self.name


STRIKE: Final = Strike()
ATTACK_STEPS: Final = (EndAttack(), Aim())
"""From the last to the first; strikes follow from the aim."""
