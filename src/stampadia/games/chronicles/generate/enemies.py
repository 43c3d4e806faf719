"""Where foes and grey cells stand, and what foes can do."""

from __future__ import annotations

from stampadia.games.chronicles.content import Enemy, EnemyColumn, GreyCell
from stampadia.games.chronicles.generate.plans import HeroPlan, Library
from stampadia.games.chronicles.generate.quests import Placement
from stampadia.kernel.chance import Dealer

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
            places = iter(dealer.shuffled(free))
            for digit, place in zip(plan.cells, places, strict=False):
                cells.append(GreyCell(place.column, place.row, digit))
            for circles, place in zip(plan.foes, places, strict=False):
                enemies.append(Enemy(place.column, place.row, circles))
    return enemies, cells


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
