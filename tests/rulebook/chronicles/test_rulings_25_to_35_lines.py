"""Rulings 25 to 35: kills, prices, sayings, memory, items, riddles, the end.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, Worded, column, hero, room, start
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.instructions import Clause


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


# 25 to 28: kills and offers


def test_ruling_25_killed_last_foe_waits_for_the_last_one() -> None:
    table = Table(START, hall("killed last foe » x12"), enemies={"6,3": 0, "5,2": 0}, at="5,3")
    table.play("6 1", "6 1a", "enemy 6,3")
    assert table.ticked == set()
    table.play("1 1", "6 1", "6 1a")
    assert table.ticked == {12}


def test_ruling_25_an_item_may_kill_the_last_foe() -> None:
    table = Table(
        START,
        hall("killed last foe » x12"),
        enemies={"6,3": 0},
        items=["Bomb (hero turn roll » -1HP to all enemies in range 2)"],
        at="5,3",
    )
    table.play("1 1", "use Bomb")
    assert (table.ticked, table.asked) == ({12}, "explore")


def test_ruling_25_a_kill_from_outside_is_resolved_for_the_room_of_the_enemy() -> None:
    table = Table(
        START,
        hall("killed last foe » x[1], x12"),
        enemies={"5,3": 0},
        cells={"9,2": 1},
        items=["Bomb (pay 1G » -1HP to all enemies in range 2)"],
        at="4,3",
        drawn=[12],
    )
    table.play("use Bomb")
    assert (table.room, table.ticked, table.crossed) == (10, {12}, {"9,2"})


def test_ruling_25_all_lines_about_the_kill_are_read_though_one_moves_the_hero() -> None:
    table = Table(
        START,
        hall("killed last foe » move on stairs", "killed last foe » x12"),
        enemies={"6,3": 0},
        at="5,3",
    )
    table.play("6 1", "6 1a")
    assert (table.room, table.ticked) == (10, {12})


def test_ruling_26_pay_hp_needs_boxes_and_may_take_the_last_one() -> None:
    lines = hall("move [1] & pay 4HP » +1XP")
    table = Table(START, lines, cells={"7,3": 1}, at="5,3")
    table.play("[1]", "yes")
    assert (table.hp, table.xp, table.asked) == (0, [1, 0, 0], "explore")
    table.play("[1]")
    assert table.asked == "explore"  # 0 of 4: not offered


def test_ruling_26_minus_hp_as_a_condition_is_pay_hp() -> None:
    table = Table(START, hall("move [1] & -3HP » +1XP"), cells={"7,3": 1}, at="5,3", lost_hp=1)
    table.play("[1]", "yes")
    assert (table.hp, table.xp) == (0, [1, 0, 0])
    table.play("[1]")
    assert table.asked == "explore"


def test_ruling_27_a_saying_is_offered_on_entry_at_cells_and_before_the_roll() -> None:
    peaceful = Table(START, hall('"Hello!" » +1XP'), cells={"7,3": 1})
    peaceful.play("door 5,3")
    assert peaceful.asked == "offer"
    peaceful.play("yes", "[1]")
    assert peaceful.asked == "offer"
    peaceful.play("no")
    assert peaceful.xp == [1, 0, 0]
    battle = Table(START, hall('"Hello!" » +1XP'), enemies={"6,3": 0}, at="5,3")
    battle.play("yes")
    assert (battle.asked, battle.xp) == ("hero-roll", [1, 0, 0])
    battle.play("1 1", "1 1")
    assert battle.asked == "offer"  # the next round


def test_ruling_28_forgetting_as_a_condition_is_a_choice() -> None:
    table = Table(START, hall("enter room & forget 'Ink' » +1XP"), memory=["Ink"])
    table.play("door 5,3", "no")
    assert (table.memory, table.xp) == ({"Ink"}, [0, 0, 0])
    table.play("door 4,3", "door 5,3", "yes")
    assert (table.memory, table.xp) == (set(), [1, 0, 0])
    table.play("door 4,3", "door 5,3")
    assert table.asked == "explore"  # nothing left to forget


def test_ruling_28_forgetting_as_an_action_is_no_choice_and_may_find_nothing() -> None:
    table = Table(START, hall("enter room » forget 'Ink', +1XP"), memory=["Ink", "Press"])
    table.play("door 5,3")
    assert (table.memory, table.xp) == ({"Press"}, [1, 0, 0])
    table.play("door 4,3", "door 5,3")
    assert (table.memory, table.xp) == ({"Press"}, [2, 0, 0])


# 29 to 32: items, hidden text, words, abilities


def test_ruling_29_an_item_whose_box_is_ticked_cannot_be_had_again() -> None:
    table = Table(START, hall("enter room » get Bread"), items=["*Bread (pay 1G » +1XP)"])
    table.play("door 5,3")
    assert table.item("Bread") == "owned"
    table.play("use Bread", "door 4,3", "door 5,3")
    assert table.item("Bread") == "used"


def read_so_far(table: Table, number: int) -> Clause:
    """The first clause of this row, as far as the player may know it."""
    row = next(row for row in table.position.view(0).rows if row.number == number)
    assert row.room is not None
    return row.room.clauses[0]


def test_ruling_30_upside_down_text_is_hidden_until_its_trigger() -> None:
    table = Table(START, hall("move [1] » -1G, {+1XP, x12}"), cells={"7,3": 1})
    table.play("door 5,3")
    assert len(read_so_far(table, 12).do) == 1
    table.play("[1]")
    assert (table.gold, table.xp, table.ticked) == (GOLD - 2, [1, 0, 0], {12})
    assert len(read_so_far(table, 12).do) == 3


def test_ruling_30_an_offer_that_is_declined_shows_nothing() -> None:
    table = Table(START, hall("enter room & pay 1G » {+1XP}"))
    table.play("door 5,3", "no")
    assert read_so_far(table, 12).do == ()
    table.play("door 4,3", "door 5,3", "yes")
    assert len(read_so_far(table, 12).do) == 1


def test_ruling_31_words_have_no_effect() -> None:
    table = Table(START, hall('A smell of ink | enter room » a voice says "pay 5G, x12"'))
    table.play("door 5,3")
    assert (table.gold, table.ticked, table.asked) == (GOLD - 1, set(), "explore")


def test_ruling_32_an_ability_may_be_written_into_any_empty_box() -> None:
    table = Table(
        START,
        hall('enter room » gain hero ability "ATK/RNG 2"'),
        hero=(column("ATK -1/RNG 1"), HERO[1], HERO[2], column("", "Move", xp=5)),
    )
    table.play("door 5,3")
    assert table.choices == {"box 1b", "box 4a"}
    table.play("box 1b")
    gained = table.position.boxes[1]
    assert gained is not None
    assert (gained.kind, gained.range, gained.pay) == ("atk", 2, 0)


def test_ruling_32_without_an_empty_box_the_ability_is_lost() -> None:
    table = Table(START, hall('enter room » gain hero ability "ATK/RNG 2"'))
    before = table.position.boxes
    table.play("door 5,3")
    assert (table.asked, table.position.boxes) == ("explore", before)


# 33 to 35: riddles, victory, memory


def test_ruling_33_a_riddle_asks_for_a_number_and_moves_the_hero_there() -> None:
    secret = room(20, "15,15", "2x1", "enter room » x20", hidden=True)
    sign = hall('move [1] » A sign says "move anywhere in Owl Room"')
    table = Table(START, sign, secret, cells={"7,3": 1}, at="5,3")
    table.play("[1]")
    assert table.choices == {"room 10", "room 12", "room 20", "no"}
    table.play("room 20", "to 16,15")
    assert (table.room, table.ticked, table.gold) == (20, {20}, GOLD)


def test_ruling_33_who_has_no_idea_stays() -> None:
    sign = hall('move [1] » A sign says "move anywhere in Owl Room"')
    table = Table(START, sign, cells={"7,3": 1}, at="5,3")
    table.play("[1]", "no")
    assert table.at == "7,3"


def test_ruling_34_victory_is_where_a_line_says_you_win() -> None:
    table = Table(start("move on stairs & x12 » +3G, you win"), hall("x12"))
    table.play("stairs")
    assert table.end == ""
    table.play("door 5,3", "door 4,3", "stairs")
    assert (table.end, table.won, table.score) == ("won", True, GOLD - 2 + 2)


def test_ruling_34_a_second_clause_may_tell_another_end() -> None:
    better = "move on stairs & x12 & x10 » +8G, you win | move on stairs & x12 » you win"
    table = Table(start(better), hall(), at="2,2", ticked=[12], gold=20)
    table.play("stairs")
    assert (table.won, table.score) == (True, 20)


def test_ruling_34_nothing_is_read_behind_you_win() -> None:
    table = Table(start("move on stairs » you win, -5G", "move on stairs » -5G"), at="2,2", gold=9)
    table.play("stairs")
    assert table.score == 9


@pytest.mark.parametrize("variant", ["", "premonition"])
def test_ruling_35_keywords_survive_death(variant: str) -> None:
    table = Table(START, hall("learn 'Loop', -99HP"), variant=variant)
    table.play("door 5,3")
    if variant:
        table.play("yes")
    assert table.memory == {"Loop"}


def test_ruling_35_what_stands_behind_a_deadly_term_is_not_carried_out() -> None:
    table = Table(
        START,
        hall("enter room » -9HP, learn 'Loop'"),
        items=["Resurrection (hero died & pay 5G » +40HP, move on stairs)"],
        hero=hero("ATK/RNG 1"),
    )
    table.play("door 5,3", "use Resurrection")
    assert (table.room, table.memory) == (10, set())
