"""A view as a row of numbers of one fixed length, for learning programs.

Five planes of 20 × 20 cells (drawn rooms, the hero, what enemies can still take, grey cells, room
numbers told by black numbers), then gold, battle, the Hero Sheet and the Enemy Sheet, items.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.chronicles.content import COLUMNS, GOLD, ITEMS, MOST_BOXES, SIZE
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.view import ChroniclesView

PLANES: Final = 5
_KINDS: Final = ("move", "atk", "def", "gain-hp", "copy", "lock")
_STATES: Final = ("absent", "owned", "used")
_ABILITY: Final = len(_KINDS) + 4
LENGTH: Final = (
    PLANES * SIZE * SIZE + 8 + COLUMNS * (5 + 2 * _ABILITY) + COLUMNS * (2 + 2 * _ABILITY) + ITEMS
)


def observe(view: ChroniclesView) -> Sequence[float]:
    planes = [0.0] * (PLANES * SIZE * SIZE)

    def mark(plane: int, column: int, row: int, value: float) -> None:
        planes[(plane * SIZE + row - 1) * SIZE + column - 1] = value

    for found in view.rows:
        if found.room is not None:
            for place in found.room.places:
                mark(0, place.column, place.row, 1.0 + found.ticked)
    mark(1, view.column, view.row, 1.0)
    for foe in view.foes:
        if foe.alive:
            mark(2, foe.column, foe.row, (foe.circles + 1 - foe.hits) / 5)
    for cell in view.cells:
        if not cell.crossed:
            mark(3, cell.column, cell.row, cell.digit / 2)
    for number in view.numbers:
        mark(4, number.column, number.row, (number.value + number.column + number.row) / 100)
    items = [_STATES.index(one.state) / 2 for one in view.items]
    return [*planes, *_battle(view), *_hero(view), *_enemies(view), *_padded(items, ITEMS)]


def _battle(view: ChroniclesView) -> list[float]:
    battle = view.battle
    dice = _padded([die / 6 for die in battle.dice] if battle else [], 2)
    return [
        view.gold / GOLD,
        float(view.room_is_empty),
        float(battle is not None),
        float(battle is not None and battle.foe >= 0),
        *dice,
        battle.locked / 2 if battle else 0.0,
        view.hero.defense / 6,
    ]


def _hero(view: ChroniclesView) -> list[float]:
    hero = view.hero
    found: list[float] = []
    for column in range(COLUMNS):
        found += [
            float(hero.enabled[column]),
            hero.columns[column].hp / MOST_BOXES,
            hero.hp_ticked[column] / MOST_BOXES,
            hero.columns[column].xp / MOST_BOXES,
            hero.xp_ticked[column] / MOST_BOXES,
        ]
        found += _ability(hero.boxes[2 * column]) + _ability(hero.boxes[2 * column + 1])
    return found


def _enemies(view: ChroniclesView) -> list[float]:
    found: list[float] = []
    for column in view.enemy_sheet:
        found += [column.defense / 6, column.xp / 6]
        found += _ability(column.upper) + _ability(column.lower)
    return found


def _ability(ability: Ability | None) -> list[float]:
    if ability is None:
        return [0.0] * _ABILITY
    kinds = [float(ability.kind == kind) for kind in _KINDS]
    reach = float(ability.range) / 4
    return [*kinds, (ability.plus + 6) / 6, reach, float(ability.all), ability.pay / 5]


def _padded(numbers: list[float], length: int) -> list[float]:
    return (numbers + [0.0] * length)[:length]
