"""What must hold at every decision, written from the manual and read off the bare position."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles import choices as n
from stampadia.games.chronicles.content import COLUMNS, GOLD, MOST_DEFENSE
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.rules.hero import final_defense
from stampadia.kernel.pending import Ask

LONGEST_AGENDA: Final = 60
"""Unfinished business is short: nothing piles up."""


def check_decision(position: Position, ask: Ask) -> None:
    check_choices(position, ask)
    check_hero(position)
    check_place(position)
    check_marks(position)
    check_battle(position)


def check_choices(position: Position, ask: Ask) -> None:
    assert ask.seat == 0 and ask.choices
    assert all(type(choice) is int and 0 <= choice < n.CHOICES for choice in ask.choices)
    assert len(set(ask.choices)) == len(ask.choices)
    assert len(ask.choices) > 1 or position.agenda[-1].name == "explore", "no real question"
    assert len(position.agenda) < LONGEST_AGENDA


def check_hero(position: Position) -> None:
    assert 0 <= position.gold <= GOLD
    hero = position.prepared.sheet.hero
    for column in range(COLUMNS):
        assert 0 <= position.hp[column] <= hero[column].hp
        assert 0 <= position.xp[column] <= hero[column].xp
        enabled = position.xp[column] == hero[column].xp
        assert enabled == bool(position.columns >> column & 1)
        assert enabled or position.hp[column] == 0
    assert 1 <= final_defense(position) <= MOST_DEFENSE
    assert set(position.items) <= {0, 1, 2}


def check_place(position: Position) -> None:
    """On a cell of the room he is said to be in, which is drawn, and on nobody's toes."""
    prepared = position.prepared
    assert position.drawn >> position.room & 1
    assert position.cell in prepared.rooms[position.room].cells
    if not position.empty:
        standing = [prepared.foe_cells[foe] for foe in position.living_foes(position.room)]
        assert position.cell not in standing


def check_marks(position: Position) -> None:
    for foe, hits in enumerate(position.hits):
        circles = position.prepared.circles[foe]
        room = position.prepared.foe_rooms[foe]
        assert hits == 0 or (room >= 0 and position.drawn >> room & 1)
        assert 0 <= hits <= circles + 3, "a foe is hit again after its death"
    assert position.revealed.bit_length() <= max(position.prepared.clauses) + 1
    for cell in position.crossed:
        assert cell in position.prepared.grey or cell in position.drawn_cells


def check_battle(position: Position) -> None:
    battle = position.battle
    if position.agenda[-1].name == "explore":
        assert battle is None
        assert position.empty or not position.living_foes(position.room)
        assert not any(position.foe_defense)
    elif battle is not None:
        assert len(battle.dice) <= 2 and all(1 <= die <= 6 for die in battle.dice)
        assert list(battle.dice) == sorted(battle.dice, reverse=True)
        assert 0 <= battle.locked <= 2
