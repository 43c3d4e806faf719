"""An attack action, step by step, to the defeat of a unit (manual: "Attack Phase" to "Area Skills",
"Defense Phase", "Check target Unit defeat"; rulings D3–D8, D16–D26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import LOSE_LIFE as CHOOSE_LIFE
from stampadia.games.generals.choices import SHIELDS
from stampadia.games.generals.content import FRONT, PLAYER
from stampadia.games.generals.prepared.skills import ATTACK, LIFE, Prepared
from stampadia.games.generals.rules.cards import (
    LOSE_LIFE,
    DiscardShields,
    FinishEvent,
    Window,
    gain_shield,
    offer,
    put_away,
)
from stampadia.games.generals.rules.causes import Cause
from stampadia.games.generals.rules.numbers import NO_FACE, Reason, count, times_met_by
from stampadia.games.generals.rules.questions import Cell, DirectHit
from stampadia.games.generals.rules.steps import Action, Step, ask
from stampadia.games.generals.rules.texts import (
    Do,
    do_all,
    is_next,
    queue_skills,
    resolve,
    speaking,
)

if TYPE_CHECKING:
    from stampadia.games.generals.position import Found, Position, Troop
    from stampadia.games.generals.prepared.stacks import Stack


class OfUnit(Step):
    """A step that falls away with its unit."""

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        found = position.find(self.serial)
        if found is not None:
            row, column, troop = found
            self.run(position, row, column, troop)

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{self.name}{self.serial}"


class AttackRow(Step):
    """Ruling D3: again and again the leftmost unit of the row that is not exhausted; then all of
    the row are restored (A1, A2, A5)."""

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
            row, column, attacker = unit
            begin(position, row, column, attacker)
        else:
            position.agenda.insert(depth, BEGIN[self.row])


def next_to_attack(position: Position, row: int) -> Found | None:
    for column, troop in enumerate(position.rows[row]):
        if troop is not None and not troop.exhausted:
            return row, column, troop
    return None


class BeginAttack(Step):
    name = "begin-attack"

    def __init__(self, row: int) -> None:
        self.row = row

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        unit = next_to_attack(position, self.row)
        if unit is not None:
            row, column, troop = unit
            begin(position, row, column, troop)

    def __repr__(self) -> str:
        return f"{self.name}{self.row}"


BEGIN: Final = [BeginAttack(PLAYER), BeginAttack(FRONT)]


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


class OfAttacker(Step):
    """A step that falls away with the attacker, or when it has changed sides."""

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action = position.action
        assert action is not None
        found = position.find(action.attacker)
        if found is not None and found[0] == action.row:
            row, column, troop = found
            self.run(position, action, row, column, troop)

    def run(self, position: Position, action: Action, row: int, column: int, troop: Troop) -> None:
        raise NotImplementedError


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
    row, column, troop = attacker
    if not targets:
        check_after(position, depth, row, column, troop)
    elif is_next(position, depth):
        STRIKE.run(position, action, row, column, troop)
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
    row, column, troop = target
    queue_skills(position, row, column, troop, "onDefend", action.strike)
    action.defended = len(agenda) > depth
    if is_next(position, depth):
        add_wounds(position, action, attacker, target)
    else:
        agenda.insert(depth, AddWounds(troop.serial))
    check_after(position, depth, row, column, troop)


class AddWounds(OfUnit):
    """ "Add wounds": as many as the attack is now, after the target's skills (ruling D16)."""

    name = "add-wounds"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        action = position.action
        assert action is not None
        attacker = position.find(action.attacker)
        if attacker is not None:
            add_wounds(position, action, attacker, (row, column, troop))


def add_wounds(position: Position, action: Action, attacker: Found, target: Found) -> None:
    row, column, troop = attacker
    value = action.value
    if action.defended:
        value = count(position, row, column, troop, ATTACK, [])
    target_row, target_column, struck = target
    if value > 0:
        guard = guard_for(position, "wounds", struck.serial, target_row, target_column)
        if guard is not None:
            protect(position, *guard)
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
    row, column, troop = found
    x = times_met_by(position, skill, row, column, troop)
    if x:
        this = action.attacker if skill.area or skill.when == "onFront" else -1
        position.news.append(("used", skill.face, skill.part, row * 4 + column))
        cause = Cause(skill.face, skill.part, owner, struck, x, this, (row, column))
        do_all(position, skill.on_hit, cause)


def hit_player(position: Position, value: int, attacker: Troop, column: int) -> None:
    """Manual: "Defense Phase"; rulings A6, D24: Shields for the whole attack, or 1 Life."""
    position.news.append(("direct-hit", column, attacker.stack.cards[-1], value))
    ways = [SHIELDS, CHOOSE_LIFE] if len(position.shields) >= value else [CHOOSE_LIFE]
    ask(position, "direct-hit", ways, DirectHit(value), _take_hit)


def _take_hit(position: Position, hit: DirectHit, choice: int) -> None:
    position.agenda.append(DiscardShields(hit.attack) if choice == SHIELDS else LOSE_LIFE)


class EndAttack(Step):
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
        if again and action.first_time((-3, cards[-1])):
            position.news.append(("merged", row * 4 + column, cards[-1]))
            position.restack(troop, (cards[-1], *cards[:-1]))
            action.targets = None
            action.strike = 0
            position.agenda += [self, AIM]
            queue_skills(position, row, column, troop, "onAttack", 0)
            return
        troop.exhausted = True
        position.action = None


END_ATTACK: Final = EndAttack()


# Defeat


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
    cell, bottom = row * 4 + column, troop.stack.cards[-1]
    if troop.wounds >= life:
        position.news.append(("counted", cell, bottom, LIFE, life, tuple(reasons)))
        if is_next(position, len(position.agenda)):
            fall(position, row, column, troop)
        else:
            position.agenda.append(Fall(troop.serial))
    elif action is not None and action.hits and action.attacker != troop.serial:
        position.news.append(("endured", cell, bottom, troop.wounds, life, tuple(reasons)))


class Fall(OfUnit):
    name = "fall"

    def run(self, position: Position, row: int, column: int, troop: Troop) -> None:
        fall(position, row, column, troop)


def fall(position: Position, row: int, column: int, troop: Troop) -> None:
    """A unit is defeated, unless another one takes its place; its defeat skills speak."""
    agenda = position.agenda
    serial = troop.serial
    for step in agenda:
        if isinstance(step, Remove) and step.serial == serial:
            return  # it is falling already
    guard = guard_for(position, "defeat", serial, row, column)
    if guard is not None:
        agenda.append(Guarding(guard[1].owner))
        protect(position, *guard)
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


class Guarding(Step):
    """While a unit pays for an ally's defeat it takes no other's place, or two that pay with
    their own defeat would save each other for ever."""

    name = "guarding"

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def proceed(self, position: Position) -> None:
        position.agenda.pop()

    def __repr__(self) -> str:
        return f"{self.name}{self.serial}"


def guard_for(
    position: Position, against: str, protected: int, row: int, column: int
) -> tuple[Prepared, Cause] | None:
    """Ruling D19: the first banner in order protects; compulsory; not its own unit."""
    banners = position.banners()
    if not banners.guard:
        return None
    paying = {step.serial for step in position.agenda if isinstance(step, Guarding)}
    for place in banners.rows[row]:
        owner = position.rows[row][place]
        if place == column or owner is None or owner.serial in paying:
            continue
        skill = position.stack_at(row, place, owner).banner
        if skill is None or skill.guard is None or skill.guard.against != against:
            continue
        x = times_met_by(position, skill, row, place, owner)
        if x:
            at = (row, place)
            return skill, Cause(skill.face, skill.part, owner.serial, protected, x, at=at)
    return None


def protect(position: Position, skill: Prepared, cause: Cause) -> None:
    """What the banner asks of its own unit for it."""
    assert skill.guard is not None
    position.news.append(("guarded", skill.face, cause.at[0] * 4 + cause.at[1]))
    do_all(position, skill.guard.do, cause)
