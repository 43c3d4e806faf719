"""Enemies: how far, how strong, and how they die. Manual: "How to read the Enemy Sheet"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.content import MOST_DEFENSE
from stampadia.games.chronicles.instructions import Ability, KilledLastFoe
from stampadia.games.chronicles.rules.hero import gain_xp
from stampadia.games.chronicles.rules.lines import happens

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

KILLED_LAST_FOE: Final = KilledLastFoe()


def abilities_of(position: Position, foe: int) -> tuple[tuple[int, Ability], ...]:
    """Its boxes on the Enemy Sheet (2 * column + row), from left to right."""
    return position.prepared.foe_kinds[foe].boxes


def defense_of(position: Position, foe: int) -> int:
    bonus = position.prepared.foe_kinds[foe].defense
    return min(MOST_DEFENSE, bonus + position.foe_defense[foe])


def strike(position: Position, foe: int, strength: int) -> None:
    """Ruling 49: strength - defense > 0 takes exactly 1 HP."""
    defense = defense_of(position, foe)
    position.news.append(("attacked", foe, strength, defense))
    if strength > defense:
        wound(position, foe, 1)


def wound(position: Position, foe: int, amount: int) -> None:
    """Manual: "tick one circle …, or, if there are no circles available, cross its cell"."""
    if not position.alive(foe):
        return
    position.hits[foe] += amount
    if position.alive(foe):
        position.news.append(("wounded", foe, position.hits[foe]))
        return
    room = position.prepared.foe_rooms[foe]
    position.news.append(("killed", foe))
    position.dirty = True
    if not position.living_foes(room):
        happens(position, KILLED_LAST_FOE, room)  # ruling 25: wherever the hero stands
    gain_xp(position, position.prepared.foe_kinds[foe].xp)
