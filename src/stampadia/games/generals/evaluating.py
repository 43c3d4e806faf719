"""What a unit's numbers come to: columns, then Place Stack, banners, front skills, own cards.

Manual: "Area Skills"; rulings D7, D9, D11–D13, D28. Nothing here changes the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.deck import Vector
from stampadia.games.generals.prepared import ATTACK, STATS, Prepared, Shift
from stampadia.games.generals.skills import (
    Chosen,
    Comparison,
    Every,
    Extreme,
    Infuse,
    InfuseLike,
    Side,
    Spaces,
    TableTest,
    Test,
    That,
    Units,
)

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop

Cell = tuple[int, int]
"""Row and column."""
Reason = tuple[int, str, int, int, int]
"""Why a number changed: face, part (header, body, place), by how much, how often the condition
was met, and the owner's cell (row * 4 + column; -1 for the Place Stack). Without a face: what an
earlier skill left ("lasting"), and what a card drawn just now brings ("drawn")."""
NO_FACE: Final = -1

COMPARE: Final = {
    "<": int.__lt__, "<=": int.__le__, "=": int.__eq__, ">=": int.__ge__, ">": int.__gt__,
}  # fmt: skip


def compare(first: int, how: Comparison, second: int) -> bool:
    return bool(COMPARE[how](first, second))


def times_met(position: Position, skill: Prepared, have: Vector) -> int:
    """Ruling, language section: how often the elements go into the condition; 1 without one."""
    for test in skill.tests:
        if not (isinstance(test, TableTest) and table_passes(position, test)):
            return 0
    need = skill.need
    if need is None:
        return 1
    fewest = 99
    for amount, owned in zip(need, have, strict=True):
        if amount and owned // amount < fewest:
            fewest = owned // amount
    return max(0, fewest)


def table_passes(position: Position, test: TableTest) -> bool:
    number = {
        "life": position.lives(),
        "ink": position.ink_level(),
        "shields": len(position.shields),
        "hand": len(position.hands[position.to_act]),
    }[test.of]
    return compare(number, test.how, position.amount(test.than))


# Elements


def elements_of(position: Position, row: int, column: int, troop: Troop) -> Vector:
    """Printed on the unit, plus all infusions that reach it."""
    stack = position.stack_at(row, column, troop)
    have = stack.elements
    places = position.place_infusion
    if places != (0, 0, 0, 0):
        have = _sum(have, places)
    for skill in position.place_acts:
        if skill.infusions and times_met(position, skill, have):
            have = _infused(position, skill, (row, column), (row, column), have)
    banners = position.banners()
    for owner_row in (row, 1 - row):
        for owner_column in banners[owner_row]:
            have = _infused_by_banner(position, (owner_row, owner_column), (row, column), have)
    opposite = position.rows[1 - row][column]
    if opposite is not None and (opposite.stack.front_infusions or opposite.stack.copies):
        for skill in position.stack_at(1 - row, column, opposite).front_infusions:
            if times_met(position, skill, _plain_elements(position, opposite)):
                have = _infused(position, skill, (1 - row, column), (row, column), have)
    for skill in stack.infusions:
        if times_met(position, skill, have):
            have = _infused(position, skill, (row, column), (row, column), have)
    action = position.action
    if action is not None and troop.serial in action.infused:
        have = _sum(have, action.infused[troop.serial])
    return have


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
    skill = position.stack_at(*owner, troop).banner
    if skill and skill.infusions and times_met(position, skill, _plain_elements(position, troop)):
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
        return elements_at(position, cells_of(position, op.like, owner, that=that))
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
        or cell in cells_of(position, (units,), owner)
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
) -> int:
    """A unit's attack or life as it counts now, and why."""
    stack = position.stack_at(row, column, troop)
    total = stack.attack if stat == ATTACK else stack.life
    if stack.swaps[stat] or position.deck.swaps_at_large:
        total += _swapped(position, (row, column), troop, stat, reasons)
    opposite = position.rows[1 - row][column]
    banners = position.banners()
    pure = stack.pure[stat]
    have: Vector | None = None
    if position.place_pure[stat]:
        have = elements_of(position, row, column, troop)
        for skill in position.place_pure[stat]:
            total += _shifted(position, skill, stat, have, -1, reasons)
    if banners[0] or banners[1]:
        for owner_row in (row, 1 - row):
            for owner_column in banners[owner_row]:
                total += _by_banner(
                    position, (owner_row, owner_column), (row, column), stat, reasons
                )
    if opposite is not None and (opposite.stack.front or opposite.stack.copies):
        front = position.stack_at(1 - row, column, opposite).front
        if any(skill.pure[stat] for skill in front):
            owned = elements_of(position, 1 - row, column, opposite)
            for skill in front:
                if skill.pure[stat]:
                    owner = (1 - row) * 4 + column
                    total += _shifted(position, skill, stat, owned, owner, reasons)
    if pure:
        if have is None:
            have = elements_of(position, row, column, troop)
        for skill in pure:
            total += _shifted(position, skill, stat, have, row * 4 + column, reasons)
    action = position.action
    if action is not None and action.lasting:
        lasting = action.lasting.get((troop.serial, stat), 0)
        if lasting:
            total += lasting
            reasons.append((NO_FACE, "lasting", lasting, 1, -1))
    return total


def _swapped(position: Position, cell: Cell, troop: Troop, stat: int, reasons: list[Reason]) -> int:
    """Ruling D28: by how much the other column is higher; two swaps undo each other."""
    stack = position.stack_at(*cell, troop)
    more = stack.life - stack.attack if stat == ATTACK else stack.attack - stack.life
    have = elements_of(position, *cell, troop)
    found = [(skill, have, -1) for skill in position.place_acts]
    for owner, banner, owned in _banners_over(position, cell[0]):
        found.append((banner, owned, owner))
    found += [(skill, have, cell[0] * 4 + cell[1]) for skill in stack.skills]
    swapping = [
        (skill, owner)
        for skill, elements, owner in found
        if skill.swaps and skill.counts(stat) and times_met(position, skill, elements)
    ]
    if not more or len(swapping) % 2 == 0:
        return 0
    skill, owner = swapping[-1]
    reasons.append((skill.face, skill.part, more, 1, owner))
    return more


def _banners_over(position: Position, row: int) -> Iterator[tuple[int, Prepared, Vector]]:
    """The banners that wave over a row, in their order: owner's cell, skill, owner's elements."""
    banners = position.banners()
    for owner_row in (row, 1 - row):
        for column in banners[owner_row]:
            troop = position.rows[owner_row][column]
            assert troop is not None
            skill = position.stack_at(owner_row, column, troop).banner
            if skill is not None:
                elements = elements_of(position, owner_row, column, troop)
                yield owner_row * 4 + column, skill, elements


def _shifted(
    position: Position, skill: Prepared, stat: int, have: Vector, owner: int, reasons: list[Reason]
) -> int:
    x = times_met(position, skill, have)
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


def _by_banner(
    position: Position, owner: Cell, cell: Cell, stat: int, reasons: list[Reason]
) -> int:
    troop = position.rows[owner[0]][owner[1]]
    assert troop is not None
    skill = position.stack_at(*owner, troop).banner
    if skill is None or not skill.pure[stat]:
        return 0
    x = times_met(position, skill, elements_of(position, *owner, troop))
    if not x:
        return 0
    total = sum(
        shift_by(position, shift, x)
        for shift in skill.pure[stat]
        if affects(position, shift.to, skill, owner, cell)
    )
    if total:
        reasons.append((skill.face, skill.part, total, x, owner[0] * 4 + owner[1]))
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
) -> list[Cell]:
    """The cells of the units meant, in reading order, each once; those that need a player's
    choice are left out. Spaces off the battlefield do not exist (ruling D6). `this` is what
    "this Unit" means, where it is not the owner."""
    found: dict[Cell, None] = {}
    for units in to:
        for cell in _cells(position, units, owner, x, that):
            is_self = cell == owner and isinstance(units, Spaces)
            found[this if is_self and this is not None else cell] = None
    return list(found)


def _cells(
    position: Position, units: Units, owner: Cell, x: int, that: Cell | None
) -> Iterator[Cell]:
    row, column = owner
    if isinstance(units, Spaces):
        for space in units.at:
            other, right = OFFSETS[space]
            target_row = 1 - row if other else row
            if units.reach is not None:
                yield from _reached(position, target_row, column, right, units, x)
            elif 0 <= column + right < 4:
                yield target_row, column + right
    elif isinstance(units, Every):
        yield from (
            cell
            for cell in others_cells(position, owner, units.side)
            if (troop := position.rows[cell[0]][cell[1]]) is not None
            and all(_passes_as_printed(position, test, troop) for test in units.only)
        )
    elif isinstance(units, Extreme):
        yield from extreme_cells(position, units, owner)[:1]
    elif isinstance(units, That) and that is not None:
        yield that


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


def side_cells(row: int, side: Side) -> list[Cell]:
    """The cells of a side, as seen from a row; `yours` is the Player Row from anywhere."""
    rows = {"enemy": (1 - row,), "ally": (row,), "unit": (row, 1 - row), "yours": (0,)}[side]
    return [(one, column) for one in rows for column in range(4)]


def others_cells(position: Position, owner: Cell, side: Side) -> list[Cell]:
    """The cells of a side, as seen from a unit. Edition 0.2: "A Unit is not its own Ally"."""
    cells = side_cells(owner[0], side)
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
    return any(rows[row][column] for row, column in others_cells(position, owner, units.side))


def _passes_as_printed(position: Position, test: Test, troop: Troop) -> bool:
    """By the column sums without skills, as for highest and lowest: a skill that changes the
    number it asks for would have no end."""
    stack = troop.stack
    printed = {"attack": stack.attack, "life": stack.life, "level": stack.level}
    number = printed.get(test.of, troop.wounds)
    return compare(number, test.how, position.amount(test.than))


def unit_passes(position: Position, test: Test, cell: Cell, troop: Troop) -> bool:
    if test.of == "level":
        number = troop.stack.level
    elif test.of == "wounds":
        number = troop.wounds
    else:
        number = count(position, *cell, troop, STATS[test.of], [])
    return compare(number, test.how, position.amount(test.than))
