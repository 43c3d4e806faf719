"""The manual from "Starting the game" to "Upside-down text?", a test or more a paragraph.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, Worded, hero, room, start
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.content import GOLD
from stampadia.kernel.errors import IllegalChoice


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


# Starting the game, when there are no enemies


def test_manual_starting_the_game_on_the_stairs_reads_the_starting_room() -> None:
    table = Table(start("x10", "learn 'Ink'"))
    assert (table.at, table.gold, table.hp) == ("3,3", GOLD, 4)
    assert (table.ticked, table.memory) == ({10}, {"Ink"})
    assert table.position.turn == 1


def test_manual_starting_the_game_the_first_reading_is_told_before_the_first_choice() -> None:
    table = Table(start("The stairs creak", "learn 'Ink' | enter room » +1XP"), hall("x12"))
    opening = GAME.opening(table.position)
    assert [event.name for event in opening] == ["line", "learned", "line", "gained-xp"]
    told = [event.about["text_en"] for event in opening if event.name == "line"]
    assert told == ["learn 'Ink'", "enter room » +1XP"]
    assert table.play("door 5,3")[0].name == "lost-gold"
    assert [line["text_en"] for line in table.happened("line")] == ["x12"]
    assert "learned" not in [event.name for event in table.play("door 4,3")]


def test_manual_no_enemies_the_token_may_go_to_cells_stairs_and_doors() -> None:
    table = Table(start("move [1] » +1XP"), hall(), cells={"2,4": 1})
    assert table.choices == {"cell 2,4", "stairs", "door 5,3"}


def test_manual_no_enemies_a_crossed_cell_has_no_symbol_on_it() -> None:
    table = Table(
        START, hall("move [1] » x[1], +1XP"), enemies={"6,3": 0}, cells={"7,3": 1}, at="5,3"
    )
    table.play("6 1", "6 1a")  # the enemy is crossed out: no battle any more
    assert table.choices == {"cell 7,3", "door 4,3"}
    table.play("[1]")
    assert table.choices == {"door 4,3"}


def test_manual_no_enemies_walls_cannot_be_crossed() -> None:
    table = Table(START, hall(), vault())
    table.play("door 5,3")
    with pytest.raises(IllegalChoice):
        table.play("door 3,3")
    assert table.at == "5,3"


def test_manual_no_enemies_the_token_stops_outside_the_door() -> None:
    table = Table(START, hall())
    table.play("door 5,3")
    assert (table.at, table.gold) == ("5,3", GOLD - 1)
    assert table.position.turn > 1


def test_manual_no_enemies_where_the_room_has_enemies_walking_is_over() -> None:
    table = Table(START, hall(), enemies={"9,3": 0})
    table.play("door 5,3")
    assert table.asked == "hero-roll"


# Discovering a new room


def test_manual_discovering_draws_the_walls_and_reads_the_room() -> None:
    table = Table(START, hall("x12"))
    table.play("door 5,3")
    assert (table.drawn, table.ticked) == ({10, 12}, {12})
    assert table.order.index("drew-room") < table.order.index("ticked")


def test_manual_discovering_a_room_without_standing_in_it_reads_nothing() -> None:
    """ "if your Hero Token is inside this new room, read …" """
    table = Table(start("discover room 12"), hall("x12"))
    assert (table.drawn, table.ticked) == ({10, 12}, set())


# How to read room instructions


def test_manual_instructions_trigger_every_time_they_are_satisfied() -> None:
    table = Table(START, hall("move [1] » +1XP"), cells={"7,3": 1}, at="5,3")
    table.play("[1]", "[1]", "[1]")
    assert sum(table.xp) == 3


def test_manual_instructions_need_all_parts_of_a_condition() -> None:
    line = hall("move [1] & x12 & know 'Ink' » +1XP")
    for ticked, memory, xp in (([12], ["Ink"], 1), ([12], [], 0), ([], ["Ink"], 0)):
        table = Table(START, line, cells={"7,3": 1}, at="5,3", ticked=ticked, memory=memory)
        table.play("[1]")
        assert sum(table.xp) == xp


def test_manual_instructions_with_two_offers_are_met_together_or_not() -> None:
    line = hall('move [1] & pay 2G & "Please!" » +1XP')
    table = Table(START, line, cells={"7,3": 1}, at="5,3")
    table.play("[1]", "no")
    assert (table.gold, sum(table.xp)) == (GOLD, 0)
    table.play("[1]", "yes")
    assert (table.gold, sum(table.xp)) == (GOLD - 2, 1)


def test_manual_instructions_without_a_condition_are_carried_out_once() -> None:
    table = Table(START, hall("+1XP", "-1HP"))
    table.play("door 5,3", "door 4,3", "door 5,3")
    assert (sum(table.xp), table.hp) == (1, 3)


def test_manual_instructions_split_by_a_bar_are_lines_of_their_own() -> None:
    """The first clause is an action, carried out once; the second fires at every entry."""
    table = Table(START, hall("-1HP | enter room » +1XP"))
    table.play("door 5,3", "door 4,3", "door 5,3")
    assert (table.hp, sum(table.xp)) == (3, 2)


def test_manual_instructions_keep_applying_after_the_battle() -> None:
    table = Table(START, hall("no foes & move [1] » +1XP"), enemies={"6,3": 0}, cells={"7,3": 1})
    table.play("door 5,3", "6 1", "6 1a", "[1]")
    assert sum(table.xp) == 1 + 1  # the kill and the cell


def test_manual_no_escape_until_all_enemies_have_been_killed() -> None:
    table = Table(
        START, hall("no escape"), enemies={"6,3": 0, "6,2": 0}, hero=hero("ATK/RNG 2", "Move")
    )
    table.play("door 5,3", "6 1", "6 1a", "enemy 6,3", "1 1", "6 1", "6 1b")
    assert "to 4,3" not in table.choices
    table.play("go on", "1 1", "6 1", "6 1a")
    assert table.choices == {"door 4,3"}


def test_manual_room_is_empty_ignores_enemies_and_grey_cells() -> None:
    table = Table(
        START,
        room(12, "5,3", "3x1", "room is empty", "move [1] » -1HP"),
        room(14, "8,2", "3x3"),
        enemies={"7,3": 0},
        cells={"6,3": 1},
    )
    table.play("door 5,3", "door 8,3")  # over the cell and past the enemy
    assert (table.room, table.hp) == (14, 4)


def test_manual_stop_reading_ignores_the_next_lines() -> None:
    table = Table(START, hall("x12, stop reading", "x10"))
    table.play("door 5,3")
    assert table.ticked == {12}


def test_manual_draw_a_cell_that_acts_as_a_grey_one() -> None:
    table = Table(start("draw [1] in room 12"), hall("move [1] » +1XP"))
    table.play("to 9,4", "door 5,3", "[1]")
    assert (table.at, sum(table.xp)) == ("9,4", 1)


# Upside-down text?


def test_manual_upside_down_text_is_part_of_the_action() -> None:
    table = Table(START, hall("move [1] » a click, {-2HP, x[1]}"), cells={"7,3": 1}, at="5,3")
    table.play("[1]")
    assert (table.hp, table.crossed) == (2, {"7,3"})


def test_manual_upside_down_text_stays_unread_until_triggered() -> None:
    table = Table(START, hall("move [1] » a click, {-2HP}"), cells={"7,3": 1}, at="5,3")
    row = next(row for row in table.position.view(0).rows if row.number == 12)
    assert row.room is not None
    assert len(row.room.clauses[0].do) == 1
