"""Printed texts at work: whose they are, what they demand, which units they mean, which skills
speak at a step and in which order (manual: "The Skills", "Area Skills"; rulings D9, D11–D14, D31,
E3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.choices import CELL
from stampadia.games.generals.content import PLAYER, Trigger
from stampadia.games.generals.language.skills import (
    OP_TYPES,
    AnyOp,
    CardToLife,
    DiscardCards,
    DiscardShields,
    LoseLife,
)
from stampadia.games.generals.language.units import THAT, Chosen, Extreme, Units
from stampadia.games.generals.prepared.skills import Prepared
from stampadia.games.generals.prepared.stacks import Skills
from stampadia.games.generals.rules.causes import NOWHERE, ApplyByHand, Cause
from stampadia.games.generals.rules.numbers import (
    can_choose,
    cell_of,
    cells_of,
    chosen_cells,
    extreme_cells,
    shift_by,
    times_met_by,
)
from stampadia.games.generals.rules.questions import Cell, Then, UnitOfMany
from stampadia.games.generals.rules.steps import Step, ask

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


Effect = Callable[["Position", Cause, Any], None]
"""What an op does."""


class Do(Step):
    """An op that waits for its turn."""

    name = "do"

    def __init__(self, op: AnyOp | ApplyByHand, cause: Cause) -> None:
        self.op = op
        self.cause = cause

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.ops[type(self.op)](position, self.cause, self.op)

    def __repr__(self) -> str:
        return f"{self.name}{self.op}{self.cause}"


def do_all(position: Position, ops: Sequence[AnyOp | ApplyByHand], cause: Cause) -> None:
    """Put these ops on the agenda, the first one next."""
    if ops:
        position.agenda += [Do(op, cause) for op in reversed(ops)]


def is_next(position: Position, depth: int) -> bool:
    """Whether a step that belongs on the agenda at `depth` would be the very next thing to happen:
    nothing has been put above it, and the deck needs no shuffle first (rulings B5, B6). Then it
    may be taken at once, where the units it is about are still known; all that follows is the
    same, and most attacks are over before anything had to wait."""
    return len(position.agenda) == depth and bool(position.pile or not position.discard)


# What must be possible for a text to begin: a cost in full and a legal target (ruling E3)


Ops = tuple[AnyOp, ...]
What = Callable[["Position", Any, int, Ops], bool]
Demand = tuple[What, Any, Ops]
"""What is demanded, of which op or units, and all ops of the text, among them the one that
selects a unit."""


def meets(position: Position, demands: Sequence[Demand], serial: int = -1) -> bool:
    """Whether all of these can be done; `serial` is the unit whose moment it is."""
    for what, op, ops in demands:  # noqa: SIM110 - asked before every choice of the Play Phase
        if not what(position, op, serial, ops):
            return False
    return True


def demands_of(position: Position, ops: Ops) -> tuple[Demand, ...]:
    """What a text of these ops demands: it follows from the text alone. Most ops demand nothing."""
    found: list[Demand] = []
    for op in ops:
        what = position.demands.get(type(op))
        if what is not None:
            found.append((what, op, ops))
        elif choices := choices_in(op):
            found.append((_units, choices, ops))
    return tuple(found)


def _units(position: Position, choices: list[Chosen], _serial: int, _ops: Ops) -> bool:
    for one in choices:  # noqa: SIM110 - likewise
        if not can_choose(position, one, NOWHERE):
            return False
    return True


def choices_in(op: AnyOp) -> list[Chosen]:
    """The units that an op lets the player choose."""
    found: list[Chosen] = []
    for name in UNIT_FIELDS[type(op)]:
        units = getattr(op, name)
        listed = units if isinstance(units, tuple) else (units,)
        found += [one for one in listed if isinstance(one, Chosen)]
    return found


UNIT_FIELDS: Final = {
    kind: tuple(name for name in ("of", "to", "source") if name in kind.__struct_fields__)
    for kind in OP_TYPES
}
"""By op: the fields that say which units."""


# Which units an op means


def owner_cell(position: Position, cause: Cause) -> Cell:
    """Where the text speaks from; if its unit is gone, from where it stood."""
    found = position.find(cause.owner) if cause.owner >= 0 else None
    return (found[0], found[1]) if found else cause.at


def holder_of(cause: Cause) -> int:
    """The serial of the unit whose card speaks; of the one whose moment it is, for an event."""
    return cause.owner if cause.owner >= 0 else cause.this


def speaks_for(cause: Cause) -> int:
    """The serial of "this Unit"."""
    return cause.this if cause.this >= 0 else cause.owner


def this_cell(position: Position, cause: Cause) -> Cell:
    """Where "this Unit" stands."""
    this = speaks_for(cause)
    found = position.find(this) if this >= 0 else None
    return (found[0], found[1]) if found else NOWHERE


def speaking_card(troop: Troop, cause: Cause) -> int:
    """The unit's card that says this; ruling D29: the copying one, where it copies the text."""
    copied = cause.part == "body" and troop.stack.copies
    return troop.stack.cards[-1] if copied else cause.face


def is_players(position: Position, cause: Cause) -> bool:
    """Whether the player decides for this text: own units, places and events."""
    return owner_cell(position, cause)[0] == PLAYER


def that_cell(position: Position, cause: Cause) -> Cell | None:
    serial = cause.that if cause.that >= 0 else position.selected
    found = position.find(serial) if serial >= 0 else None
    return (found[0], found[1]) if found else None


def meant_cells(position: Position, cause: Cause, units: tuple[Units, ...]) -> list[Cell]:
    """The cells of the units that a text means, where it leaves no choice."""
    this = this_cell(position, cause)
    that = that_cell(position, cause) if THAT in units else None
    speaks_for_itself = cause.this < 0 and this != NOWHERE
    owner = this if cause.owner < 0 or speaks_for_itself else owner_cell(position, cause)
    cells = cells_of(position, units, owner, cause.x, that, this)
    return [cell for cell in cells if cell != NOWHERE]


def resolve(
    position: Position, cause: Cause, op: Any, units: tuple[Units, ...], then: Then
) -> None:
    """Go on with the cells meant, once all are known."""
    if may_need_a_choice(units):
        _resolve(position, cause, op, units, [], then)
    else:
        then(position, cause, op, meant_cells(position, cause, units))


def for_units(field: str, then: Then) -> Effect:
    """What an op does that is for units: by the field that says which, and what is done to them."""

    def effect(position: Position, cause: Cause, op: Any) -> None:
        units = getattr(op, field)
        resolve(position, cause, op, units if isinstance(units, tuple) else (units,), then)

    return effect


def may_need_a_choice(units: tuple[Units, ...]) -> bool:
    return any(isinstance(one, Chosen | Extreme) for one in units)


def _resolve(
    position: Position,
    cause: Cause,
    op: Any,
    units: tuple[Units, ...],
    found: list[Cell],
    then: Then,
) -> None:
    owner = owner_cell(position, cause)
    for number, one in enumerate(units):
        options = _options(position, one, owner)
        if options is None:
            found = found + meant_cells(position, cause, (one,))
            continue
        count = one.count if isinstance(one, Chosen) else 1
        options = [cell for cell in options if cell not in found]
        if owner[0] != PLAYER and not (isinstance(one, Extreme) and position.edition == "0.2"):
            found = found + options[:count]  # the Sacred Printer's default: leftmost
            continue
        if len(options) <= count:
            found = found + options
            continue
        rest = units[number + 1 :]
        if count > 1 and isinstance(one, Chosen):
            rest = (Chosen(one.side, count - 1, one.only, one.facing), *rest)
        choices = [CELL + row * 4 + column for row, column in options]
        ask(position, "which-unit", choices, UnitOfMany(cause, op, rest, found, then), _picked)
        return
    then(position, cause, op, list(dict.fromkeys(found)))


def _options(position: Position, one: Units, owner: Cell) -> list[Cell] | None:
    """What a player may choose from; None when there is no choice."""
    if isinstance(one, Chosen):
        return chosen_cells(position, one, owner)
    if isinstance(one, Extreme) and position.edition == "0.2":
        return extreme_cells(position, one, owner)
    return None


def _picked(position: Position, about: UnitOfMany, choice: int) -> None:
    found = [*about.found, cell_of(choice - CELL)]
    _resolve(position, about.cause, about.op, about.rest, found, about.then)


# Skills at a step of an attack


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
        steps = [_applied(skill, owner, serial, strike) for skill, owner in reversed(found)]
        action = position.action
        if action is not None and action.used:
            steps = [step for step in steps if step.key not in action.used]
        position.agenda += steps


def acting_at(
    position: Position, row: int, column: int, troop: Troop, when: Trigger
) -> Sequence[Spoken]:
    """Those of `speaking` that do more than change the number that is counted. At most steps there
    are none, and stacks, places and banners know it beforehand."""
    stack = troop.stack
    if stack.copies:
        stack = position.stack_at(row, column, troop)
    own = stack.acting[when]
    in_front: Skills = ()
    opposite = position.rows[1 - row][column]
    if opposite is not None:
        stack = opposite.stack
        if stack.copies:
            stack = position.stack_at(1 - row, column, opposite)
        in_front = stack.front_acting
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
    return meets(position, demands_of(position, skill.cost))


Key = tuple[int, int, int, int, int]
"""Face, part, owner, affected unit, strike."""


def _applied(skill: Prepared, owner: int, affected: int, strike: int) -> Apply:
    if skill.when in ONCE_IN_AN_ACTION:
        strike = 0
    key = (skill.face, PART_NUMBERS[skill.part], owner, affected, strike)
    return Apply(skill, owner, affected, key)


class Apply(Step):
    """A skill about to act: its condition is tested when its turn comes. Only what was really
    done is used up; a condition that was not met may be met at a later step."""

    name = "apply"

    def __init__(self, skill: Prepared, owner: int, affected: int, key: Key) -> None:
        self.skill = skill
        self.owner = owner
        self.affected = affected
        self.key = key
        """What is used up when it has acted."""

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
        if not (action is None or action.first_time(self.key)):
            return
        cause = cause_of(skill, self.owner, (row, column), self.affected, x)
        if skill.unread:
            do_all(position, (ApplyByHand(),), cause)
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
            this = (affected[0], affected[1])
            for cell in cells_of(position, shift.to, (row, column), x, this=this):
                target = position.rows[cell[0]][cell[1]]
                if target is not None:
                    key = (target.serial, shift.stat)
                    by = shift_by(position, shift, x)
                    action.lasting[key] = action.lasting.get(key, 0) + by
                    position.news.append(("changed", cell[0] * 4 + cell[1], shift.stat, by))

    def __repr__(self) -> str:
        return f"apply{self.skill}{self.owner}{self.affected}"
