"""What is known of a clause beforehand leaves out nothing that it would do."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from games.chronicles.instruction_strategies import clauses
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, room, sheet_of
from stampadia.games.chronicles import moments
from stampadia.games.chronicles.content import OWNED, Item, Room
from stampadia.games.chronicles.instructions import (
    Activates,
    Clause,
    EnterRoom,
    Happening,
    KilledLastFoe,
    MoveOnCell,
    MoveOnStairs,
    RoundStarts,
    Text,
    TurnRoll,
)
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared, prepared_clauses
from stampadia.games.chronicles.rules import items
from stampadia.games.chronicles.rules.lines import SILENT, Occasion

EVENTS: Final[tuple[Happening, ...]] = (
    moments.ENTER,
    moments.BECOME,
    moments.OFFERED,
    MoveOnCell(1),
    MoveOnStairs(),
    KilledLastFoe(),
    RoundStarts(),
    TurnRoll("hero"),
    TurnRoll("enemy"),
    Activates("hero", "move"),
    Activates("enemy", "atk"),
)
WINDOWS: Final[tuple[Happening, ...]] = (
    moments.ANY_TIME,
    moments.BEFORE_HERO_ROLL,
    moments.HERO_ROLL,
    moments.ENEMY_ROLL,
    moments.HERO_DIED,
    moments.HERO_LOSES_HP,
    moments.CROSS_DOOR,
)


def in_battle(*scroll: Item) -> Position:
    """On a grey cell beside an enemy, with a 1 on the table."""
    hall = room(12, "5,2", "5x3")
    sheet = sheet_of(START, hall, enemies={"7,3": 2}, cells={"5,3": 1})
    position = Position((Prepared(structs.replace(sheet, items=scroll)),))
    position.play(next(iter(position.prepared.rooms[0].ways_out)))
    assert position.battle is not None
    position.battle.dice = (6, 1)
    position.items = [OWNED] * len(scroll)
    return position


@given(clauses("en"), st.sampled_from(EVENTS))
def test_a_clause_that_cannot_hear_an_event_keeps_silent(clause: Clause, event: Happening) -> None:
    position = in_battle()
    (one,) = prepared_clauses(Room(12, 5, 2, 5, 3, lines=((clause,),)), 1, 0)
    how = Occasion(1, event, cell=position.cell)._how(position, one)
    assert one.may_hear(type(event)) or how == SILENT


@given(clauses("en"), st.sampled_from(WINDOWS))
def test_an_item_is_of_no_use_at_a_moment_that_is_not_its_own(
    clause: Clause, window: Happening
) -> None:
    position = in_battle(Item("soap", Text("Soap", "Sapone"), clause))
    ways = items._ways(position, 0, window)
    assert items.usable_items(position, window) == ([0] if ways else [])


@pytest.mark.parametrize(
    ("line", "event", "hears"),
    [
        ("enter room » +1G", EnterRoom, True),
        ("enter room » +1G", MoveOnStairs, False),
        ("x12 » +1G", EnterRoom, True),
        ("x12 » +1G", KilledLastFoe, False),
        ("pay 1G » +1XP", MoveOnCell, True),
        ("pay 1G » +1XP", TurnRoll, False),
        ("hero turn rolled 1 » reroll all 1 once", TurnRoll, True),
        ("x12 or move [1] » +1G", EnterRoom, True),
        ("+1G", EnterRoom, True),
        ("+1G", MoveOnCell, False),
    ],
)
def test_what_a_line_listens_to(line: str, event: type[Happening], hears: bool) -> None:
    table = Table(START, room(12, "5,2", "5x3", line))
    hall = table.position.prepared.rooms[1]
    assert hall.heard(event) == ((0,) if hears else ())


def test_an_item_without_an_event_is_of_use_whenever_the_player_is_asked_anyway() -> None:
    table = Table(START, items=["Soap (pay 1G » +2HP)", "Rope (hero died » go to stairs)"])
    soap, rope = table.position.prepared.items
    assert soap.moments == moments.OWN_MOMENTS
    assert rope.moments == {type(moments.HERO_DIED)}
