"""Losing HP: the hero, with what may come before and after it, and the enemies. Manual:
"How to read the Enemy Sheet"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stampadia.games.chronicles.content import MOST_DEFENSE, OWNED
from stampadia.games.chronicles.instructions import Ability, Happening
from stampadia.games.chronicles.moments import HERO_LOSES_HP, KILLED_LAST_FOE, THREAT
from stampadia.games.chronicles.rules.ending import DYING
from stampadia.games.chronicles.rules.hero import gain_xp, hp_left, lose_hp
from stampadia.games.chronicles.rules.items import ItemWindow, is_quiet, open_window
from stampadia.games.chronicles.rules.lines import happens
from stampadia.games.chronicles.rules.steps import Later

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class ThreatWindow(ItemWindow):
    """Ruling 64: before a loss that kills, whatever helps; before a blow, what may turn it away."""

    def __init__(self, event: Happening, amount: int, blow: bool) -> None:
        super().__init__(event)
        self.amount = amount
        self.blow = blow

    def values(self) -> tuple[Any, ...]:
        return self.event, self.amount, self.blow

    def offered(self, position: Position) -> list[int]:
        found = super().offered(position)
        if self.amount > hp_left(position):
            return found
        return [index for index in found if self.blow and not is_quiet(position, index)]


def hurt(position: Position, amount: int) -> None:
    """A loss of HP that comes without warning, unless it kills."""
    if amount > hp_left(position) and OWNED in position.items:
        position.agenda.append(Later("hurting", suffer, amount))
        position.agenda.append(ThreatWindow(THREAT, amount, blow=False))
    else:
        suffer(position, amount)


def suffer(position: Position, amount: int) -> None:
    if lose_hp(position, amount):
        open_window(position, HERO_LOSES_HP)
    else:
        position.agenda.append(DYING)


# Enemies: how strong they are, and how they die


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
