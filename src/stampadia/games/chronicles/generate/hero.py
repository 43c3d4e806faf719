"""Who fights whom: the symbols of enemies and cells, and boxes for HP and XP, by what waits in the
rooms."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from msgspec.structs import replace

from stampadia.games.chronicles.content import (
    MOST_BOXES,
    Enemy,
    EnemyColumn,
    GreyCell,
    HeroColumn,
    Place,
)
from stampadia.games.chronicles.generate.plans import HeroPlan, Library, RoomPlan
from stampadia.games.chronicles.generate.quests import Placement
from stampadia.games.chronicles.generate.trouble import Numbers
from stampadia.games.chronicles.instructions import Ability
from stampadia.kernel.chance import Dealer

HeroColumns = tuple[HeroColumn, HeroColumn, HeroColumn, HeroColumn]

FEWEST_HP: Final = 6
MOST_HP: Final = 17
"""Boxes of all columns together."""
LEAST_HP: Final = 4
"""The same for a hero to whom a sheet would else be too kind: one in each column."""
BOSS_CIRCLES: Final = 3
"""Nobody has to beat a boss in order to grow."""
FIRST_STEP: Final = 3
"""XP that open the second column, where the small foes alone do not give so many."""


def robbed(hero: HeroPlan, dealer: Dealer) -> tuple[HeroPlan, Ability]:
    """The hero without one of the abilities that cost no gold and are not there from the start,
    and which it is."""
    boxes = [
        (column, row, ability)
        for column, pair in enumerate(hero.columns)
        for row, ability in enumerate(pair)
        if column > 0 and ability is not None and not ability.pay
    ]
    column, row, ability = dealer.one_of(boxes)
    columns = [list(pair) for pair in hero.columns]
    columns[column][row] = None
    left = tuple((upper, lower) for upper, lower in columns)
    return replace(hero, columns=left), ability


def grow_hero(
    hero: HeroPlan, foes: Sequence[Enemy], columns: FoeColumns, growth: Numbers, more: int = 0
) -> HeroColumns:
    """With so many HP boxes more than that, or fewer."""
    hp = _fitted(hero, _hp_boxes(hero, len(foes), growth), more)
    xp = _xp_boxes(foes, columns, growth)
    made = [
        HeroColumn(hp=boxes, xp=needed, upper=upper, lower=lower)
        for boxes, needed, (upper, lower) in zip(hp, xp, hero.columns, strict=True)
    ]
    return made[0], made[1], made[2], made[3]


def _hp_boxes(hero: HeroPlan, foes: int, growth: Numbers) -> list[int]:
    budget = foes * growth.hp_per_foe
    # Rounded first: 10 * 0.7 * 0.3 is a little more than 2.1, and so on.
    boxes = [min(MOST_BOXES, max(1, ceil(round(budget * share, 6)))) for share in hero.hp]
    while sum(boxes) < FEWEST_HP:
        boxes[0] += 1
    while sum(boxes) > MOST_HP:
        boxes[boxes.index(max(boxes))] -= 1
    return boxes


def _fitted(hero: HeroPlan, boxes: list[int], more: int) -> list[int]:
    """So many more, or fewer, each where the hero's own shares want it first."""
    columns = [column for column, share in enumerate(hero.hp) if share]
    for _ in range(more):
        free = [column for column in columns if boxes[column] < MOST_BOXES]
        if free and sum(boxes) < MOST_HP:
            boxes[min(free, key=lambda column: boxes[column] / hero.hp[column])] += 1
    for _ in range(-more):
        spare = [column for column in columns if boxes[column] > 1]
        if spare and sum(boxes) > LEAST_HP:
            boxes[max(spare, key=lambda column: boxes[column] / hero.hp[column])] -= 1
    return boxes


def _xp_boxes(foes: Sequence[Enemy], columns: FoeColumns, growth: Numbers) -> list[int]:
    """The small foes open the second column, most of the others the last."""
    low = high = 0
    for foe in foes:
        if foe.circles == 0:
            low += xp_of(foe.circles, columns)
        elif foe.circles < BOSS_CIRCLES:
            high += xp_of(foe.circles, columns)
    if low < FIRST_STEP < high:
        low, high = FIRST_STEP, high - (FIRST_STEP - low)
    wanted = low, int(high * growth.third), int(high * growth.fourth)
    return [0] + [min(MOST_BOXES, max(1, boxes)) for boxes in wanted]


def xp_of(circles: int, columns: FoeColumns) -> int:
    """ALL's XP, and that of the foe's own column if it has one."""
    return sum(column.xp for column in columns if column.circles in (None, circles))


# Where foes and grey cells stand, and what foes can do.


FoeColumns = tuple[EnemyColumn, EnemyColumn, EnemyColumn, EnemyColumn]


def stand_symbols(placement: Placement, dealer: Dealer) -> tuple[list[Enemy], list[GreyCell]]:
    """The symbols of all real rooms: never on a door cell, never two on one cell."""
    enemies: list[Enemy] = []
    cells: list[GreyCell] = []
    ground = placement.ground
    for placed in placement.quests:
        for room, plan in placed.plans():
            beside_doors = ground.door_places(room)
            free = [place for place in ground.plots[room].places if place not in beside_doors]
            foes, grey = symbols_on(plan, dealer.shuffled(free))
            enemies += foes
            cells += grey
    return enemies, cells


def symbols_on(
    plan: RoomPlan, places: Sequence[Place], *, decoy: bool = False
) -> tuple[list[Enemy], list[GreyCell]]:
    """The symbols of a room, on these cells in their order."""
    free = iter(places)
    digits = zip(plan.cells, free, strict=False)
    cells = [GreyCell(place.column, place.row, digit, decoy) for digit, place in digits]
    foes = zip(plan.foes, free, strict=False)
    return [Enemy(place.column, place.row, circles, decoy) for circles, place in foes], cells


def choose_columns(hero: HeroPlan, library: Library, dealer: Dealer) -> FoeColumns:
    """The Enemy Sheet: ALL, then one column for 1, 2 and 3 circles."""

    def column(circles: int | None) -> EnemyColumn:
        fitting = [
            foe.column
            for foe in library.foes
            if foe.column.circles == circles and (not foe.classes or hero.key in foe.classes)
        ]
        return dealer.one_of(fitting)

    return column(None), column(1), column(2), column(3)
