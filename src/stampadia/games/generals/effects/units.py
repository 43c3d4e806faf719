"""Ops on units: numbers, wounds, jumps, infusions, how they attack, exhaustion, defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import CELL, ELEMENT, MOST_NUMBER, NO, NUMBER, YES
from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.effects.questions import ElementToPour, JumpOnto, Source, WoundsToMove
from stampadia.games.generals.language.skills import (
    AddWounds,
    AttackAgainMerged,
    AttackPlaces,
    AttackSpaces,
    AttackTimes,
    Change,
    Defeat,
    Exhaust,
    Infuse,
    InfuseAny,
    InfuseLike,
    Jump,
    JumpTo,
    MoveWounds,
    Print,
    RemoveWounds,
    Repeat,
    Restore,
    Skill,
    TurnPage,
)
from stampadia.games.generals.language.units import Extreme
from stampadia.games.generals.prepared.skills import STATS, Shift, Vector, infusion
from stampadia.games.generals.rules.attack import Fall
from stampadia.games.generals.rules.causes import Cause
from stampadia.games.generals.rules.numbers import (
    cell_of,
    elements_at,
    extreme_cells,
    named_elements,
    shift_by,
    times_met_by,
)
from stampadia.games.generals.rules.questions import Cell, UnitOfText
from stampadia.games.generals.rules.steps import ask
from stampadia.games.generals.rules.texts import (
    do_all,
    for_units,
    is_players,
    owner_cell,
    resolve,
    speaking,
    speaking_card,
    speaks_for,
    this_cell,
)

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop

MOST_TIMES: Final = 20


def _change(position: Position, cause: Cause, op: Change, cells: list[Cell]) -> None:
    """By an event or inside another op: it lasts to the end of the attack under way."""
    action = position.action
    if action is None:
        return
    shift = Shift(STATS[op.stat], op.by, None, op.to)
    by = shift_by(position, shift, cause.x)
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None:
            key = (troop.serial, shift.stat)
            action.lasting[key] = action.lasting.get(key, 0) + by
            position.news.append(("changed", row * 4 + column, shift.stat, by))


def repeat(position: Position, cause: Cause, op: Repeat) -> None:
    """A repetition within a repetition is done once each time, or a text could go on for ever."""
    times = min(MOST_TIMES, max(0, position.amount(op.times, cause.x)))
    once = [part for one in op.do for part in (one.do if isinstance(one, Repeat) else (one,))]
    do_all(position, once * times, cause)


# Wounds


def _add_wounds(position: Position, cause: Cause, op: AddWounds, cells: list[Cell]) -> None:
    amount = position.amount(op.amount, cause.x)
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None and amount > 0:
            troop.wounds += amount
            position.news.append(("wounded", row * 4 + column, troop.stack.cards[-1], amount))


def _remove_wounds(position: Position, cause: Cause, op: RemoveWounds, cells: list[Cell]) -> None:
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is None or not troop.wounds:
            continue
        wish = troop.wounds if op.amount is None else position.amount(op.amount, cause.x)
        healed = min(troop.wounds, max(0, wish))
        troop.wounds -= healed
        if healed:
            position.news.append(("healed", row * 4 + column, troop.stack.cards[-1], healed))


def _move_wounds_from(position: Position, cause: Cause, op: MoveWounds, cells: list[Cell]) -> None:
    resolve(position, cause, (op, cells), op.to, _move_wounds_to)


def _move_wounds_to(
    position: Position, cause: Cause, about: tuple[MoveWounds, list[Cell]], cells: list[Cell]
) -> None:
    op, sources = about
    goals = [cell for cell in cells if position.rows[cell[0]][cell[1]]]
    if goals:
        wounds = sum(
            troop.wounds for row, column in sources if (troop := position.rows[row][column])
        )
        left = wounds if op.amount is None else position.amount(op.amount, cause.x)
        # what the first goal does not get, the next ones may
        further = [(source, goal) for goal in goals[1:] for source in sources]
        _move_next(position, cause, op, [*sources, *further], goals[0], left)


def _move_next(
    position: Position, cause: Cause, op: MoveWounds, cells: list[Source], goal: Cell, left: int
) -> None:
    """The next source: all that may be moved, or as many as the player says."""
    if not cells or left <= 0:
        return
    source, goal = _way(cells[0], goal)
    rest = cells[1:]
    troop = position.rows[source[0]][source[1]]
    most = min(left, troop.wounds) if troop is not None and source != goal else 0
    about = WoundsToMove(cause, op, rest, goal, left, source)
    if most and op.up_to and op.amount is not None and is_players(position, cause):
        choices = [NUMBER + number for number in range(min(most, MOST_NUMBER), -1, -1)]
        ask(position, "how-many-wounds", choices, about, _move_some)
    else:
        _move_some(position, about, NUMBER + most)


def _way(first: Source, goal: Cell) -> tuple[Cell, Cell]:
    """From where to where."""
    one, other = first
    if isinstance(one, int):
        assert isinstance(other, int)
        return (one, other), goal
    assert not isinstance(other, int)
    return one, other


def _move_some(position: Position, about: WoundsToMove, choice: int) -> None:
    source, goal, number = about.source, about.goal, choice - NUMBER
    giving = position.rows[source[0]][source[1]]
    taking = position.rows[goal[0]][goal[1]]
    if number and giving is not None and taking is not None:
        giving.wounds -= number
        taking.wounds += number
        cells = (source[0] * 4 + source[1], goal[0] * 4 + goal[1])
        position.news.append(("moved-wounds", *cells, number))
    _move_next(position, about.cause, about.op, about.rest, goal, about.left - number)


# Jumps


def jump(position: Position, cause: Cause, op: Jump) -> None:
    row, column = this_cell(position, cause)
    spaces = position.amount(op.by, cause.x)
    _jump(position, cause, (row, column), column + (spaces if op.toward == "right" else -spaces))


def jump_to(position: Position, cause: Cause, op: JumpTo) -> None:
    if position.edition == "0.2" and isinstance(op.to, Extreme):
        # "if several destinations are valid, the player decides"
        start = this_cell(position, cause)
        cells = extreme_cells(position, op.to, owner_cell(position, cause))
        valid = [(row, column) for row, column in cells if _can_jump(position, start, column)]
        choices = [CELL + row * 4 + column for row, column in valid]
        ask(position, "which-unit", choices, UnitOfText(cause, op), _jump_to_picked)
    else:
        resolve(position, cause, op, (op.to,), _jump_to)


def _jump_to_picked(position: Position, about: UnitOfText, choice: int) -> None:
    _jump_to(position, about.cause, about.op, [cell_of(choice - CELL)])


def _jump_to(position: Position, cause: Cause, _op: JumpTo, cells: list[Cell]) -> None:
    if cells:
        _jump(position, cause, this_cell(position, cause), cells[0][1])


def _jump(position: Position, cause: Cause, start: Cell, column: int) -> None:
    if not _can_jump(position, start, column):
        return
    row, here = start
    if position.rows[row][column] is not None and is_players(position, cause):
        ask(position, "swap", [YES, NO], JumpOnto(row, here, column), _swap)
    else:
        _swap(position, JumpOnto(row, here, column), YES)


def _can_jump(position: Position, start: Cell, column: int) -> bool:
    """Ruling D10: only the destination matters; an occupied one can at most be swapped with."""
    row, here = start
    if not (0 <= column < 4 and 0 <= here < 4) or column == here:
        return False
    troop = position.rows[row][here]
    if troop is None:
        return False
    return position.rows[row][column] is None or _may_swap(position, row, here, troop)


def _may_swap(position: Position, row: int, column: int, troop: Troop) -> bool:
    found = [
        (skill, position.find(owner))
        for skill, owner in speaking(position, row, column, troop, "onAttack")
        if skill.may_swap
    ]
    return any(
        owner is not None and times_met_by(position, skill, *owner) for skill, owner in found
    )


def _swap(position: Position, jump: JumpOnto, choice: int) -> None:
    if choice != YES:
        return
    row, here, there = jump.row, jump.here, jump.there
    troop, other = position.rows[row][here], position.rows[row][there]
    assert troop is not None
    position.put(row, there, troop)
    position.put(row, here, other)
    swapped = other.stack.cards[-1] if other is not None else -1
    told = (row * 4 + here, row * 4 + there, troop.stack.cards[-1], swapped)
    position.news.append(("jumped", *told))


# Infusions


def infuse(position: Position, cause: Cause, op: Infuse) -> None:
    vector = named_elements(op, _this_element(position, cause))
    resolve(position, cause, vector, op.to, _pour_all)


def _infuse_like(position: Position, cause: Cause, op: InfuseLike, cells: list[Cell]) -> None:
    resolve(position, cause, elements_at(position, cells), op.to, _pour_all)


def _this_element(position: Position, cause: Cause) -> Vector:
    """What "this Element" means; on an event, the one of its header."""
    deck = position.deck
    if cause.part == "place":
        return infusion(deck.places[cause.face].header)
    return (deck.body_infusions if cause.part == "body" else deck.header_infusions)[cause.face]


def _pour_all(position: Position, _cause: Cause, vector: Vector, cells: list[Cell]) -> None:
    for cell in cells:
        position.pour(cell, vector)


def _infuse_any(position: Position, cause: Cause, op: InfuseAny, cells: list[Cell]) -> None:
    if not cells:
        return
    choices = [ELEMENT + number for number in range(len(ELEMENTS))]
    if not is_players(position, cause):
        choices = choices[:1]  # ruling D31: the Sacred Printer does it, and takes the first
    amount = position.amount(op.amount, cause.x)
    ask(position, "which-element", choices, ElementToPour(cells, amount), _pour_chosen)


def _pour_chosen(position: Position, about: ElementToPour, choice: int) -> None:
    fire, air, earth, water = (about.amount * (choice - ELEMENT == number) for number in range(4))
    for cell in about.cells:
        position.pour(cell, (fire, air, earth, water))


# How a unit attacks


def attack_times(position: Position, cause: Cause, op: AttackTimes) -> None:
    action = position.action
    if action is not None and action.attacker == speaks_for(cause):
        action.times = max(1, position.amount(op.times, cause.x))


def attack_spaces(position: Position, cause: Cause, op: AttackSpaces) -> None:
    action = position.action
    if action is not None and action.attacker == speaks_for(cause):
        action.aim = op.at
        action.aimed_by = cause
        action.also = op.also


def attack_places(position: Position, cause: Cause, _op: AttackPlaces) -> None:
    """Ruling D27: the Place card is read for its columns only."""
    action = position.action
    if action is None or action.attacker != speaks_for(cause) or not position.pile:
        return
    card = position.pile.pop()
    instruction = position.deck.instructions[card]
    columns: list[int] = []
    for op in instruction.do if isinstance(instruction, Skill) else ():
        if isinstance(op, Print):
            columns += [column - 1 for column in op.columns or (1, 2, 3, 4)]
    action.targets = columns
    position.news.append(("aimed-by-place", card, tuple(column + 1 for column in columns)))
    position.discard.append(card)


def attack_again_merged(position: Position, cause: Cause, _op: AttackAgainMerged) -> None:
    action, found = position.action, position.find(cause.owner)
    if action is not None and found is not None and action.attacker == cause.owner:
        action.again += (speaking_card(found[2], cause),)


# Exhaustion and defeat


def _turn_page(position: Position, _cause: Cause, _op: TurnPage, cells: list[Cell]) -> None:
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None and len(troop.stack.cards) > 1:
            *above, bottom = troop.stack.cards
            position.restack(troop, (bottom, *above))
            position.news.append(("turned-page", row * 4 + column, above[-1]))


def _exhaust(position: Position, _cause: Cause, _op: Exhaust, cells: list[Cell]) -> None:
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None and not troop.exhausted:
            troop.exhausted = True
            position.news.append(("exhausted", row * 4 + column, troop.stack.cards[-1]))


def _restore(position: Position, _cause: Cause, _op: Restore, cells: list[Cell]) -> None:
    """Each unit once in a phase, or two units could restore each other for ever."""
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None and troop.exhausted and troop.serial not in position.restored:
            troop.exhausted = False
            position.restored += (troop.serial,)
            position.news.append(("restored", row * 4 + column, troop.stack.cards[-1]))


def _defeat(position: Position, _cause: Cause, _op: Defeat, cells: list[Cell]) -> None:
    """Ruling D18: at once, in the order listed."""
    troops = [position.rows[row][column] for row, column in cells]
    position.agenda += [Fall(troop.serial) for troop in reversed(troops) if troop is not None]


# Ops that are done to the units they name


change: Final = for_units("to", _change)
add_wounds: Final = for_units("to", _add_wounds)
remove_wounds: Final = for_units("of", _remove_wounds)
move_wounds: Final = for_units("source", _move_wounds_from)
infuse_like: Final = for_units("like", _infuse_like)
infuse_any: Final = for_units("to", _infuse_any)
turn_page: Final = for_units("of", _turn_page)
exhaust: Final = for_units("of", _exhaust)
restore: Final = for_units("of", _restore)
defeat_units: Final = for_units("of", _defeat)
