"""How the hero grows: boxes for HP and XP, measured by what waits in the rooms."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from stampadia.games.chronicles.content import MOST_BOXES, Enemy, HeroColumn
from stampadia.games.chronicles.generate.enemies import FoeColumns
from stampadia.games.chronicles.generate.plans import HeroPlan
from stampadia.games.chronicles.generate.wishes import Difficulty

HeroColumns = tuple[HeroColumn, HeroColumn, HeroColumn, HeroColumn]

HP_PER_FOE: Final[dict[Difficulty, float]] = {"easy": 0.8, "normal": 0.45, "hard": 0.3}
"""The original's 0.7 is won too often by the honest player, who avoids what he need not fight."""
BOSS_CIRCLES: Final = 3
"""Nobody has to beat a boss in order to grow."""
FIRST_STEP: Final = 3
"""XP that open the second column, where the small foes alone do not give so many."""
LATER_COLUMNS: Final[dict[Difficulty, tuple[float, float]]] = {
    "easy": (0.35, 0.65),
    "normal": (0.45, 0.85),
    "hard": (0.55, 1.0),
}
"""The share of the stronger foes' XP that opens the third column, and the fourth."""


def grow_hero(
    hero: HeroPlan, foes: Sequence[Enemy], columns: FoeColumns, difficulty: Difficulty
) -> HeroColumns:
    hp = _hp_boxes(hero, len(foes), difficulty)
    xp = _xp_boxes(foes, columns, difficulty)
    made = [
        HeroColumn(hp=boxes, xp=needed, upper=upper, lower=lower)
        for boxes, needed, (upper, lower) in zip(hp, xp, hero.columns, strict=True)
    ]
    return made[0], made[1], made[2], made[3]


def _hp_boxes(hero: HeroPlan, foes: int, difficulty: Difficulty) -> list[int]:
    budget = foes * HP_PER_FOE[difficulty]
    # Rounded first: 10 * 0.7 * 0.3 is a little more than 2.1, and so on.
    return [min(MOST_BOXES, max(1, ceil(round(budget * share, 6)))) for share in hero.hp]


def _xp_boxes(foes: Sequence[Enemy], columns: FoeColumns, difficulty: Difficulty) -> list[int]:
    """The small foes open the second column, most of the others the last."""
    low = high = 0
    for foe in foes:
        if foe.circles == 0:
            low += xp_of(foe.circles, columns)
        elif foe.circles < BOSS_CIRCLES:
            high += xp_of(foe.circles, columns)
    if low < FIRST_STEP < high:
        low, high = FIRST_STEP, high - (FIRST_STEP - low)
    third, fourth = LATER_COLUMNS[difficulty]
    wanted = low, int(high * third), int(high * fourth)
    return [0] + [min(MOST_BOXES, max(1, boxes)) for boxes in wanted]


def xp_of(circles: int, columns: FoeColumns) -> int:
    """ALL's XP, and that of the foe's own column if it has one."""
    return sum(column.xp for column in columns if column.circles in (None, circles))
