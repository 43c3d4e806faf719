"""What a unit's numbers come to: columns, then Place Stack, banners, front skills, own cards.

Manual: "Area Skills"; rulings D7, D9, D11–D13, D28. Nothing here changes the position. Numbers and
reach are one chapter: a number depends on which banners reach the unit, and whom they reach may
depend on numbers ("all Enemies with {life}<2").
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.content import COLUMNS, ELEMENTS, FRONT, PLAYER
from stampadia.games.generals.language.skills import Infuse, InfuseLike, TableTest, Tally
from stampadia.games.generals.language.units import (
    Chosen,
    Comparison,
    Every,
    Extreme,
    Side,
    Spaces,
    Test,
    That,
    Units,
)
from stampadia.games.generals.prepared.skills import (
    ATTACK,
    NO_ELEMENTS,
    STATS,
    Prepared,
    Shift,
    Vector,
)
from stampadia.games.generals.rules.questions import Cell

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


Reason = tuple[int, str, int, int, int]
"""Why a number changed: face, part (header, body, place), by how much, how often the condition
was met, and the owner's cell (row * 4 + column; -1 for the Place Stack). Without a face: what an
earlier skill left ("lasting"), and what a card drawn just now brings ("drawn")."""
NO_FACE: Final = -1
MOST_TIMES_MET: Final = 99

COMPARE: Final[dict[Comparison, Callable[[int, int], bool]]] = {
    "<": operator.lt, "<=": operator.le, "=": operator.eq, ">=": operator.ge, ">": operator.gt,
}  # fmt: skip


def compare(first: int, how: Comparison, second: int) -> bool:
    return COMPARE[how](first, second)


def times_met(position: Position, skill: Prepared, have: Vector, at: Cell) -> int:
    """Ruling "Conditions": how often all that is asked for is there; 1 without a condition.
    `at` is where the unit stands that is asked."""
    fewest = MOST_TIMES_MET
    for test in skill.tests:
        if isinstance(test, Tally):
            fewest = min(fewest, tallied(position, test, at))
        elif not (isinstance(test, TableTest) and table_passes(position, test)):
            return 0
    if skill.need is None:
        return 1 if fewest == MOST_TIMES_MET else fewest
    for element, amount in skill.needed:
        times = amount_of(have, element) // amount
        if times < fewest:
            fewest = times
    return max(0, fewest)


def times_met_by(position: Position, skill: Prepared, row: int, column: int, troop: Troop) -> int:
    """By the elements of this unit; they are counted only if the text asks for some."""
    wants_elements = skill.need is not None
    have = elements_of(position, row, column, troop) if wants_elements else NO_ELEMENTS
    return times_met(position, skill, have, (row, column))


def tallied(position: Position, tally: Tally, at: Cell) -> int:
    """How many such things there are for the unit at `at`; off the battlefield there is only the
    Place Stack."""
    if tally.of == "places":
        return len(position.places)
    row, column = at
    if not 0 <= column < COLUMNS:
        return 0
    if tally.of in ("allies", "gaps"):
        beside = [place for place in (column - 1, column + 1) if 0 <= place < COLUMNS]
        allies = sum(position.rows[row][place] is not None for place in beside)
        return allies if tally.of == "allies" else len(beside) - allies
    troop = position.rows[row][column]
    if troop is None:
        return 0
    return troop.wounds if tally.of == "wounds" else len(troop.stack.cards) - 1


def table_passes(position: Position, test: TableTest) -> bool:
    return compare(_table_number(position, test.of), test.how, position.amount(test.than))


def _table_number(position: Position, of: str) -> int:
    if of == "life":
        return position.lives()
    if of == "ink":
        return position.ink_level()
    return len(position.shields if of == "shields" else position.hands[position.to_act])


# Elements


def elements_of(
    position: Position, row: int, column: int, troop: Troop, *, at_large: bool = True
) -> Vector:
    """Printed on the unit, plus all infusions that reach it; without those of banners and places
    that may ask for numbers themselves, if not `at_large`."""
    stack = position.stack_at(row, column, troop)
    have = stack.elements
    if position.place_infusion != NO_ELEMENTS:
        have = _sum(have, position.place_infusion)
    for skill in position.place_infusers if at_large else ():
        if times_met(position, skill, have, (row, column)):
            have = _infused(position, skill, (row, column), (row, column), have)
    banners = position.banners()
    if banners.infuse and at_large:
        for owner_row in (row, 1 - row):
            for owner_column in banners.rows[owner_row]:
                have = _infused_by_banner(position, (owner_row, owner_column), (row, column), have)
    opposite = position.rows[1 - row][column]
    if opposite is not None and (opposite.stack.front_infusions or opposite.stack.copies):
        for skill in position.stack_at(1 - row, column, opposite).front_infusions:
            owned = _plain_elements(position, opposite)
            if times_met(position, skill, owned, (1 - row, column)):
                have = _infused(position, skill, (1 - row, column), (row, column), have)
    for skill in stack.infusions:
        if times_met(position, skill, have, (row, column)):
            have = _infused(position, skill, (row, column), (row, column), have)
    action = position.action
    if action is not None and troop.serial in action.infused:
        have = _sum(have, action.infused[troop.serial])
    return have


def amount_of(have: Vector, element: int) -> int:
    """Written out: compiled, a tuple of four numbers is no object that can be asked for its nth."""
    if element < 2:
        return have[1] if element else have[0]
    return have[3] if element == 3 else have[2]


def cell_of(number: int) -> Cell:
    """The cell of a number, row * 4 + column."""
    return number // COLUMNS, number % COLUMNS


def _sum(first: Vector, second: Vector) -> Vector:
    return (
        first[0] + second[0],
        first[1] + second[1],
        first[2] + second[2],
        first[3] + second[3],
    )


def _plain_elements(position: Position, troop: Troop) -> Vector:
    """What a unit that infuses others has itself: without what others infuse it with in turn,
    or two of them could go round in a circle."""
    return _sum(troop.stack.elements, position.place_infusion)


def _infused_by_banner(position: Position, owner: Cell, cell: Cell, have: Vector) -> Vector:
    troop = position.rows[owner[0]][owner[1]]
    assert troop is not None
    skill = position.stack_at(owner[0], owner[1], troop).banner
    if skill is None or not skill.infusions:
        return have
    if times_met(position, skill, _plain_elements(position, troop), owner):
        return _infused(position, skill, owner, cell, have)
    return have


def _infused(position: Position, skill: Prepared, owner: Cell, cell: Cell, have: Vector) -> Vector:
    """The elements after this skill's infusions of the unit at `cell`."""
    for op in skill.infusions:
        if affects(position, op.to, skill, owner, cell):
            have = _sum(have, infusion_of(position, op, skill.element, owner, cell))
    return have


def infusion_of(
    position: Position, op: Infuse | InfuseLike, element: Vector, owner: Cell, that: Cell
) -> Vector:
    """`element` is what "this Element" means, `that` the unit spoken of."""
    if isinstance(op, InfuseLike):
        cells = cells_of(position, op.like, owner, that=that, passes=_passes_as_printed)
        return elements_at(position, cells)
    return named_elements(op, element)


def elements_at(position: Position, cells: list[Cell]) -> Vector:
    """All that is printed on the units there."""
    total: Vector = (0, 0, 0, 0)
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None:
            total = _sum(total, troop.stack.elements)
    return total


def named_elements(op: Infuse, element: Vector) -> Vector:
    if not op.elements:
        return element
    fire, air, earth, water = (op.elements.count(element) for element in ELEMENTS)
    return fire, air, earth, water


def affects(
    position: Position, to: tuple[Units, ...], skill: Prepared, owner: Cell, cell: Cell
) -> bool:
    """Whether a continuous skill reaches the unit at `cell`. "This Unit" on a banner, a place or
    a front skill is the unit that is evaluated."""
    of_affected = skill.area or skill.part == "place" or skill.when == "onFront"
    return any(
        (of_affected and isinstance(units, Spaces) and "self" in units.at)
        or cell in cells_of(position, (units,), owner, passes=_passes_by_itself)
        for units in to
    )


# Numbers


def count(
    position: Position,
    row: int,
    column: int,
    troop: Troop,
    stat: int,
    reasons: list[Reason],
    *,
    at_large: bool = True,
) -> int:
    """A unit's attack or life as it counts now, and why; without banners, if not `at_large`."""
    stack = troop.stack
    if stack.copies:
        stack = position.stack_at(row, column, troop)
    total = stack.attack if stat == ATTACK else stack.life
    if stack.swaps[stat] or (position.deck.swaps_at_large and at_large):
        total += _swapped(position, (row, column), troop, stat, reasons, at_large=at_large)
    have: Vector | None = None
    if position.place_pure[stat]:
        have = elements_of(position, row, column, troop, at_large=at_large)
        for skill in position.place_pure[stat]:
            total += _shifted(position, skill, stat, have, -1, reasons, (row, column))
    if at_large and position.banners().change[stat]:
        total += _by_banners(position, (row, column), stat, reasons)
    opposite = position.rows[1 - row][column]
    if opposite is not None and (opposite.stack.front_pure[stat] or opposite.stack.copies):
        in_front = position.stack_at(1 - row, column, opposite).front_pure[stat]
        if in_front:
            owned = elements_of(position, 1 - row, column, opposite, at_large=at_large)
            for skill in in_front:
                total += _shifted(position, skill, stat, owned, (1 - row) * 4 + column, reasons)
    if stack.pure[stat]:
        if have is None:
            have = elements_of(position, row, column, troop, at_large=at_large)
        for skill in stack.pure[stat]:
            total += _shifted(position, skill, stat, have, row * 4 + column, reasons)
    action = position.action
    if action is not None and action.lasting:
        lasting = action.lasting.get((troop.serial, stat), 0)
        if lasting:
            total += lasting
            reasons.append((NO_FACE, "lasting", lasting, 1, -1))
    return total


def _swapped(
    position: Position,
    cell: Cell,
    troop: Troop,
    stat: int,
    reasons: list[Reason],
    *,
    at_large: bool,
) -> int:
    """Ruling D28: by how much the other column is higher; two swaps undo each other."""
    stack = position.stack_at(cell[0], cell[1], troop)
    more = stack.life - stack.attack if stat == ATTACK else stack.attack - stack.life
    have = elements_of(position, cell[0], cell[1], troop, at_large=at_large)
    found = [(skill, have, -1) for skill in position.place_acts]
    for owner, banner, owned in _banners_over(position, cell[0]) if at_large else ():
        found.append((banner, owned, owner))
    found += [(skill, have, cell[0] * 4 + cell[1]) for skill in stack.skills]
    swapping = [
        (skill, owner)
        for skill, elements, owner in found
        if skill.swaps
        and skill.counts(stat)
        and times_met(position, skill, elements, cell if owner < 0 else cell_of(owner))
    ]
    if not more or len(swapping) % 2 == 0:
        return 0
    skill, owner = swapping[-1]
    reasons.append((skill.face, skill.part, more, 1, owner))
    return more


def _banners_over(position: Position, row: int) -> Iterator[tuple[int, Prepared, Vector]]:
    """The banners that wave over a row, in their order: owner's cell, skill, owner's elements."""
    banners = position.banners().rows
    for owner_row in (row, 1 - row):
        for column in banners[owner_row]:
            troop = position.rows[owner_row][column]
            assert troop is not None
            skill = position.stack_at(owner_row, column, troop).banner
            if skill is not None:
                elements = elements_of(position, owner_row, column, troop)
                yield owner_row * 4 + column, skill, elements


def _shifted(
    position: Position,
    skill: Prepared,
    stat: int,
    have: Vector,
    owner: int,
    reasons: list[Reason],
    at: Cell | None = None,
) -> int:
    """`at` is the unit that is asked, where no unit owns the skill: the Place Stack's."""
    x = times_met(position, skill, have, cell_of(owner) if at is None else at)
    if not x:
        return 0
    total = 0
    for shift in skill.pure[stat]:
        total += shift_by(position, shift, x)
    if total:
        reasons.append((skill.face, skill.part, total, x, owner))
    return total


def shift_by(position: Position, shift: Shift, x: int) -> int:
    by = position.amount(shift.by, x)
    return by if shift.times is None else by * max(0, position.amount(shift.times, x))


def _by_banners(position: Position, cell: Cell, stat: int, reasons: list[Reason]) -> int:
    banners = position.banners().rows
    total = 0
    for row in (cell[0], 1 - cell[0]):
        for column in banners[row]:
            troop = position.rows[row][column]
            assert troop is not None
            skill = position.stack_at(row, column, troop).banner
            if skill is None or not skill.pure[stat]:
                continue
            x = times_met_by(position, skill, row, column, troop)
            if not x:
                continue
            by = 0
            for shift in skill.pure[stat]:
                if affects(position, shift.to, skill, (row, column), cell):
                    by += shift_by(position, shift, x)
            if by:
                reasons.append((skill.face, skill.part, by, x, row * 4 + column))
                total += by
    return total


# Which units are meant

OFFSETS: Final = {
    "self": (0, 0),
    "left": (0, -1),
    "right": (0, 1),
    "front": (1, 0),
    "frontleft": (1, -1),
    "frontright": (1, 1),
}
"""Ruling D7: table directions, the same for both rows: other row or not, columns to the right."""


def cells_of(
    position: Position,
    to: tuple[Units, ...],
    owner: Cell,
    x: int = 1,
    that: Cell | None = None,
    this: Cell | None = None,
    passes: Passes | None = None,
) -> list[Cell]:
    """The cells of the units meant, in reading order, each once; those that need a player's
    choice are left out. Spaces off the battlefield do not exist (ruling D6). `this` is what
    "this Unit" means, where it is not the owner; `passes` how "with {life}<2" is tested, which is
    by the numbers as they count, unless it is asked while they are being counted."""
    found: dict[Cell, None] = {}
    for units in to:
        if type(units) is Spaces:
            for cell in _spaces(position, units, owner, x):
                found[this if this is not None and cell == owner else cell] = None
        else:
            for cell in _others(position, units, owner, that, passes or unit_passes):
                found[cell] = None
    return list(found)


def _spaces(position: Position, units: Spaces, owner: Cell, x: int) -> list[Cell]:
    row, column = owner
    cells: list[Cell] = []
    for space in units.at:
        other, right = OFFSETS[space]
        target_row = 1 - row if other else row
        if units.reach is not None:
            cells += _reached(position, target_row, column, right, units, x)
        elif 0 <= column + right < 4:
            cells.append((target_row, column + right))
    return cells


def _others(
    position: Position, units: Units, owner: Cell, that: Cell | None, passes: Passes
) -> list[Cell]:
    if isinstance(units, Every):
        return [
            cell
            for cell in others_cells(position, owner, units.side)
            if (troop := position.rows[cell[0]][cell[1]]) is not None
            and all(passes(position, test, cell, troop) for test in units.only)
        ]
    if isinstance(units, Extreme):
        return extreme_cells(position, units, owner)[:1]
    return [that] if isinstance(units, That) and that is not None else []


def _reached(
    position: Position, row: int, column: int, right: int, units: Spaces, x: int
) -> Iterator[Cell]:
    """The nearest so many units in a direction; straight ahead there is only one."""
    assert units.reach is not None
    if not 0 <= column < 4:
        return
    left = position.amount(units.reach, x)
    columns = [column] if right == 0 else list(range(column + right, 4 if right > 0 else -1, right))
    for place in columns:
        if left > 0 and position.rows[row][place] is not None:
            yield row, place
            left -= 1


def _side_cells(row: int) -> dict[Side, tuple[Cell, ...]]:
    """The cells of a side, as seen from a row; `yours` is the Player Row from anywhere."""
    own, other, yours = (
        tuple((one, column) for column in range(4)) for one in (row, 1 - row, PLAYER)
    )
    return {"enemy": other, "ally": own, "unit": own + other, "yours": yours}


SIDE_CELLS: Final = (_side_cells(PLAYER), _side_cells(FRONT))


def others_cells(position: Position, owner: Cell, side: Side) -> Sequence[Cell]:
    """The cells of a side, as seen from a unit. Edition 0.2: "A Unit is not its own Ally"."""
    cells = SIDE_CELLS[owner[0]][side]
    if side == "ally" and position.edition == "0.2":
        return [cell for cell in cells if cell != owner]
    return cells


def extreme_cells(position: Position, units: Extreme, owner: Cell) -> list[Cell]:
    """Ruling D9: by the column sums without skills; ties from left to right."""
    stat = STATS[units.stat]
    found = [
        (troop.stack.attack if stat == ATTACK else troop.stack.life, cell)
        for cell in others_cells(position, owner, units.side)
        if (troop := position.rows[cell[0]][cell[1]]) is not None
    ]
    if not found:
        return []
    best = (max if units.most == "highest" else min)(value for value, _ in found)
    return [cell for value, cell in found if value == best]


def chosen_cells(position: Position, units: Chosen, owner: Cell) -> list[Cell]:
    """The cells a player may choose from."""
    return [
        cell
        for cell in others_cells(position, owner, units.side)
        if (troop := position.rows[cell[0]][cell[1]]) is not None
        and all(unit_passes(position, test, cell, troop) for test in units.only)
        and not (units.facing and position.rows[1 - cell[0]][cell[1]] is None)
    ]


def can_choose(position: Position, units: Chosen, owner: Cell) -> bool:
    """Whether there is any such cell."""
    if units.only or units.facing:
        return bool(chosen_cells(position, units, owner))
    rows = position.rows
    for row, column in others_cells(position, owner, units.side):
        if rows[row][column] is not None:
            return True
    return False


# Whether a unit's number is as a text asks

Passes = Callable[["Position", Test, Cell, "Troop"], bool]


def unit_passes(position: Position, test: Test, cell: Cell, troop: Troop) -> bool:
    """By the numbers as they count now."""
    return _passes(position, test, cell, troop, at_large=True)


def _passes_by_itself(position: Position, test: Test, cell: Cell, troop: Troop) -> bool:
    """For what changes numbers without end, such as a banner: by the numbers without banners. One
    that changes the number it asks for would go round in a circle, and so would two."""
    return _passes(position, test, cell, troop, at_large=False)


def _passes(position: Position, test: Test, cell: Cell, troop: Troop, *, at_large: bool) -> bool:
    if test.of == "level":
        number = troop.stack.level
    elif test.of == "wounds":
        number = troop.wounds
    else:
        number = count(position, cell[0], cell[1], troop, STATS[test.of], [], at_large=at_large)
    return compare(number, test.how, position.amount(test.than))


def _passes_as_printed(position: Position, test: Test, _cell: Cell, troop: Troop) -> bool:
    """For Elements that are taken from others while Elements are being counted: by the column
    sums."""
    stack = troop.stack
    printed = {"attack": stack.attack, "life": stack.life, "level": stack.level}
    number = printed.get(test.of, troop.wounds)
    return compare(number, test.how, position.amount(test.than))
