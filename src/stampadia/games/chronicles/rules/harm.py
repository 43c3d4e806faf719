"""Losing HP, and what may follow from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles.rules.ending import Dying
from stampadia.games.chronicles.rules.hero import lose_hp
from stampadia.games.chronicles.rules.items import HERO_LOSES_HP, open_window

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


def hurt(position: Position, amount: int) -> None:
    if lose_hp(position, amount):
        open_window(position, HERO_LOSES_HP)
    else:
        position.agenda.append(Dying())
