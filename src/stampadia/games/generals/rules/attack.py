"""An attack action, step by step (manual: "Attack Phase" to "Area Skills", "Defense Phase")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.action import Action
from stampadia.games.generals.battlefield import FRONT, PLAYER
from stampadia.games.generals.choices import LOSE_LIFE as CHOOSE_LIFE
from stampadia.games.generals.choices import SHIELDS
from stampadia.games.generals.evaluating import Cell, Reason, count, times_met_by
from stampadia.games.generals.prepared import ATTACK, Prepared
from stampadia.games.generals.rules.asking import Cause, ask, do_all
from stampadia.games.generals.rules.at_once import is_next
from stampadia.games.generals.rules.defeat import check_after, guard_for
from stampadia.games.generals.rules.drawing import LOSE_LIFE, DiscardShields, gain_shield
from stampadia.games.generals.rules.event_cards import offer
from stampadia.games.generals.rules.skills_at_work import queue_skills, speaking
from stampadia.games.generals.rules.targets import resolve
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Found, Position, Troop


class AttackRow(Step["Position"]):
    """Ruling D3: again and again the leftmost unit of the row that is not exhausted; then all of
    the row are restored (A1, A2, A5)."""

    __slots__ = ("name", "row")

    def __init__(self, row: int) -> None:
        self.row = row
        self.name = "defense" if row == FRONT else "attack"

    def proceed(self, position: Position) -> None:
        beginning = position.phase != self.name
        if beginning:
            position.phase = self.name
            position.restored = ()
        unit = next_to_attack(position, self.row)
        if unit is None:
            position.agenda.pop()
            for troop in position.rows[self.row]:
                if troop is not None:
                    troop.exhausted = False
            return
        depth = len(position.agenda)
        # ruling E2: events between attack actions; before the first they were just offered
        if not beginning:
            offer(position, "")
        if is_next(position, depth):
            begin(position, *unit)
        else:
            position.agenda.insert(depth, BEGIN[self.row])

    def __repr__(self) -> str:
        return self.name


def next_to_attack(position: Position, row: int) -> Found | None:
    for column, troop in enumerate(position.rows[row]):
        if troop is not None and not troop.exhausted:
            return row, column, troop
    return None


class BeginAttack(Step["Position"]):
    __slots__ = ("row",)

    name = "begin-attack"

    def __init__(self, row: int) -> None:
        self.row = row

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        unit = next_to_attack(position, self.row)
        if unit is not None:
            begin(position, *unit)

    def __repr__(self) -> str:
        return f"{self.name}{self.row}"


BEGIN: Final = (BeginAttack(PLAYER), BeginAttack(FRONT))


def begin(position: Position, row: int, column: int, troop: Troop) -> None:
    action = position.action = Action(troop.serial, row)
    position.news.append(("attacks", row * 4 + column, troop.stack.cards[-1]))
    agenda = position.agenda
    agenda.append(END_ATTACK)
    depth = len(agenda)
    queue_skills(position, row, column, troop, "onAttack", 0)
    if row == PLAYER:
        offer(position, "unit-attacks", troop.serial)
    if is_next(position, depth):
        AIM.run(position, action, row, column, troop)
    else:
        agenda.insert(depth, AIM)


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
            check_after(position, len(position.agenda), row, column, troop)
            return
        if action.targets is None and action.aimed_by is not None:
            resolve(position, action.aimed_by, None, action.aim, _aimed)
            return
        targets = [column] if action.targets is None else action.targets
        _settle(position, action, (row, column, troop), targets)


AIM: Final = Aim()


def _aimed(position: Position, _cause: Cause, _op: None, cells: list[Cell]) -> None:
    action = position.action
    assert action is not None
    attacker = position.find(action.attacker)
    assert attacker is not None
    row, column, _ = attacker
    targets = [place for across, place in cells if across != row]
    _settle(position, action, attacker, [column, *targets] if action.also else targets)


def _settle(position: Position, action: Action, attacker: Found, targets: list[int]) -> None:
    """Ruling D6: an attack on no space at all is none; the attacker is checked all the same."""
    action.targets = targets * action.times
    depth = len(position.agenda)
    if not targets:
        check_after(position, depth, *attacker)
    elif is_next(position, depth):
        STRIKE.run(position, action, *attacker)
    else:
        position.agenda.append(STRIKE)


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
        agenda = position.agenda
        if number + 1 < len(action.targets):
            agenda.append(STRIKE)
        depth = len(agenda)
        if number:  # the first strike's value has just been told
            action.value = count_attack(position, row, column, troop)
        if action.value > 0:
            strike_space(position, action, (row, column, troop), action.targets[number])
        check_after(position, depth, row, column, troop)


STRIKE: Final = Strike()


def strike_space(position: Position, action: Action, attacker: Found, place: int) -> None:
    row = attacker[0]
    target = position.rows[1 - row][place]
    if target is not None:
        strike_unit(position, action, attacker, (1 - row, place, target))
    elif row == PLAYER:
        position.news.append(("unopposed", place))
        gain_shield(position)
    else:
        hit_player(position, action.value, attacker[2], place)


def strike_unit(position: Position, action: Action, attacker: Found, target: Found) -> None:
    """The target's skills, then the wounds, then the target's check."""
    agenda = position.agenda
    depth = len(agenda)
    queue_skills(position, *target, "onDefend", action.strike)
    action.defended = len(agenda) > depth
    if is_next(position, depth):
        add_wounds(position, action, attacker, target)
    else:
        agenda.insert(depth, AddWounds(target[2].serial))
    check_after(position, depth, *target)


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
        if attacker is not None and target is not None:
            add_wounds(position, action, attacker, target)

    def __repr__(self) -> str:
        return f"{self.name}{self.target}"


def add_wounds(position: Position, action: Action, attacker: Found, target: Found) -> None:
    row, column, troop = attacker
    value = action.value
    if action.defended:
        value = count(position, row, column, troop, ATTACK, [])
    target_row, target_column, struck = target
    guard = guard_for(position, "wounds", target_row, target_column) if value > 0 else None
    if guard is not None:
        guard.act(position, struck.serial)
        value = 0
    cell = target_row * 4 + target_column
    position.news.append(("struck", cell, struck.stack.cards[-1], max(0, value)))
    if value <= 0:
        return
    struck.wounds += value
    action.hits = value
    if position.deck.hits_at_large or position.stack_at(row, column, troop).hits:
        hits = [
            (skill, owner)
            for skill, owner in speaking(position, row, column, troop, "onAttack")
            if skill.on_hit
        ]
        for skill, owner in reversed(hits):
            _follow_up(position, action, skill, owner, struck.serial)


def _follow_up(
    position: Position, action: Action, skill: Prepared, owner: int, struck: int
) -> None:
    """Ruling D25: what a hit sets off."""
    found = position.find(owner)
    assert found is not None
    x = times_met_by(position, skill, *found)
    if x:
        this = action.attacker if skill.area or skill.when == "onFront" else -1
        at = found[:2]
        position.news.append(("used", skill.face, skill.part, found[0] * 4 + found[1]))
        cause = Cause(skill.face, skill.part, owner, struck, x, this, at)
        do_all(position, skill.on_hit, cause)


def hit_player(position: Position, value: int, attacker: Troop, column: int) -> None:
    """Manual: "Defense Phase"; rulings A6, D24: Shields for the whole attack, or 1 Life."""
    position.news.append(("direct-hit", column, attacker.stack.cards[-1], value))
    ways = [SHIELDS, CHOOSE_LIFE] if len(position.shields) >= value else [CHOOSE_LIFE]
    ask(position, "direct-hit", ways, value, _take_hit)


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
            position.agenda += [self, AIM]
            queue_skills(position, row, column, troop, "onAttack", 0)
            return
        troop.exhausted = True
        position.action = None

    def __repr__(self) -> str:
        return self.name


END_ATTACK: Final = EndAttack()
