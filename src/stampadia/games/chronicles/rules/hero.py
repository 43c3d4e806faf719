"""The Hero Sheet and the Gold Bar. Manual: "How to read the Hero Sheet", "How to read the
Inventory"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles.content import COLUMNS, GOLD, MOST_DEFENSE
from stampadia.games.chronicles.prepared import NOWHERE

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


# Columns


def enable_columns(position: Position) -> None:
    """Manual: "when a group of XP boxes is completed, the relative column will be enabled".
    Ruling 38: a column that is switched off loses the ticks of its HP boxes."""
    columns = 1
    for column in range(1, COLUMNS):
        if position.xp[column] >= position.prepared.hero_xp[column]:
            columns |= 1 << column
        else:
            position.hp[column] = 0
    if columns != position.columns:
        before, position.columns = position.columns, columns
        for column in range(1, COLUMNS):
            if (before ^ columns) >> column & 1:
                name = "column-enabled" if columns >> column & 1 else "column-disabled"
                position.news.append((name, column + 1))


def hp_left(position: Position) -> int:
    """Unticked HP boxes of enabled columns."""
    boxes, ticked, columns = position.prepared.hero_hp, position.hp, position.columns
    left = 0
    for column in range(COLUMNS):
        if columns >> column & 1:
            left += boxes[column] - ticked[column]
    return left


def total_xp(position: Position) -> int:
    return sum(position.xp)


def defense_bonus(position: Position) -> int:
    defense, columns = position.prepared.hero_defense, position.columns
    bonus = 0
    for column in range(COLUMNS):
        if columns >> column & 1:
            bonus += defense[column]
    return bonus


def final_defense(position: Position) -> int:
    battle = position.battle
    set_by_abilities = battle.defense if battle else 0
    return min(MOST_DEFENSE, set_by_abilities + defense_bonus(position))


# HP


def lose_hp(position: Position, amount: int) -> bool:
    """Manual: "Starting from the leftmost available unticked HP box". Ruling 36: whoever must
    tick and has no box left is dead. Says whether the hero lives."""
    boxes = position.prepared.hero_hp
    left = amount
    for column in range(COLUMNS):
        if position.columns >> column & 1:
            ticks = min(left, boxes[column] - position.hp[column])
            position.hp[column] += ticks
            left -= ticks
    position.news.append(("lost-hp", amount, hp_left(position)))
    position.dirty = True
    return left == 0


def gain_hp(position: Position, amount: int) -> None:
    """Manual: "Starting from the rightmost ticked HP box"."""
    left = amount
    for column in range(COLUMNS - 1, -1, -1):
        if position.columns >> column & 1:
            erased = min(left, position.hp[column])
            position.hp[column] -= erased
            left -= erased
    position.news.append(("gained-hp", amount - left, hp_left(position)))
    position.dirty = True


# XP


def gain_xp(position: Position, amount: int) -> None:
    """Manual: "starting from the leftmost group with at least one unchecked box". Ruling 37: what
    finds no box is lost; the Apprentice Monk counts it beside the sheet."""
    boxes = position.prepared.hero_xp
    left = amount
    for column in range(1, COLUMNS):
        ticks = min(left, boxes[column] - position.xp[column])
        position.xp[column] += ticks
        left -= ticks
    position.extra_xp += left
    position.news.append(("gained-xp", amount, total_xp(position)))
    position.dirty = True
    enable_columns(position)


def lose_xp(position: Position, amount: int) -> None:
    """Ruling 38: erased from the leftmost ticked box, so column 2 can be switched off while 3
    stays on."""
    left = amount
    for column in range(1, COLUMNS):
        erased = min(left, position.xp[column])
        position.xp[column] -= erased
        left -= erased
    position.news.append(("lost-xp", amount - left, total_xp(position)))
    position.dirty = True
    enable_columns(position)


# Gold


def spend_gold(position: Position, amount: int, why: str = "") -> None:
    """Ruling 12: whoever must spend more than is left loses what is left."""
    spent = min(amount, position.gold)
    position.gold -= spent
    position.news.append(("lost-gold", spent, position.gold, why))
    position.dirty = True


def gain_gold(position: Position, amount: int) -> None:
    """Manual: "If you don't have enough ticked circles … the remaining gained gold is lost"."""
    gained = min(amount, GOLD - position.gold)
    position.gold += gained
    position.news.append(("gained-gold", gained, position.gold))
    position.dirty = True


# Where he stands


def fights_in(position: Position, room: int) -> bool:
    """Are there enemies that count? In a room that "is empty" there are none (ruling 23)."""
    if position.empty and room == position.room:
        return False
    hits, circles = position.hits, position.prepared.circles
    return any(hits[foe] <= circles[foe] for foe in position.prepared.foes_in[room])


def counts(position: Position, foe: int) -> bool:
    """Is it alive, and not ignored because the hero's room "is empty" (ruling 23)?"""
    if position.empty and position.prepared.foe_rooms[foe] == position.room:
        return False
    return position.hits[foe] <= position.prepared.circles[foe]


def foes_within(position: Position, reach: int, *, exactly: bool = False) -> list[int]:
    """Living enemies in this range: through doors, never through walls (ruling 14); those of a
    room that "is empty" are no targets (ruling 23)."""
    prepared = position.prepared
    hits, circles = position.hits, prepared.circles
    ignored = position.room if position.empty else NOWHERE
    distances = prepared.reach(position.drawn, position.cell)
    found: list[int] = []
    for foe, cell, room in prepared.foes_standing:
        if room != ignored and hits[foe] <= circles[foe]:
            far = distances.get(cell, 0)
            if far == reach if exactly else 0 < far <= reach:
                found.append(foe)
    return found


def fighting(position: Position) -> bool:
    """Is there still somebody to fight, and a turn to fight with?"""
    battle = position.battle
    if battle is None or battle.passed:
        return False
    return any(counts(position, foe) for foe in battle.active)


def bound_to_room(position: Position, room: int | None = None) -> bool:
    """Manual: "no escape: You can't leave the room until all enemies have been killed"."""
    where = position.room if room is None else room
    return position.no_escape >> where & 1 == 1 and fights_in(position, where)
