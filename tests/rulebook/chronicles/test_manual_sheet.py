"""The manual from "Your memory" to "How to read the Enemy Sheet", a test or more a paragraph.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3. The usual hero has columns with 4, 2, 2 and 1 HP boxes and XP groups of 3, 4 and 5.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, Worded, column, hero, room, start
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.rules.hero import gain_hp, gain_xp, lose_hp, lose_xp


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


# Your memory, the Map, distances, the Rooms Table


def test_manual_your_memory_is_kept_from_before_and_may_be_blank() -> None:
    line = start("move on stairs & know 'Sword' » x10")
    for memory, ticked in ((["Sword"], {10}), ([], set())):
        table = Table(line, memory=memory)
        table.play("stairs")
        assert table.ticked == ticked


def test_manual_the_map_shows_only_the_walls_of_the_starting_room() -> None:
    table = Table(START, hall(), vault())
    assert table.drawn == {10}
    shown = {row.number: row.room for row in table.position.view(0).rows}
    assert shown[10] is not None
    assert (shown[12], shown[14]) == (None, None)


def test_manual_distances_count_the_cells_of_the_shortest_path() -> None:
    """ "counting the destination cell too" """
    table = Table(START, hall(), drawn=[12])
    assert table.distance("2,3", "4,3") == 2
    assert table.distance("4,3", "7,3") == 3  # across the door
    assert table.distance("4,4", "5,4") == 3  # not across the wall


def test_manual_rooms_table_rows_are_for_the_room_the_hero_is_in() -> None:
    table = Table(
        START, hall("move [1] » +1XP"), vault("move [1] » -1HP"), cells={"7,3": 1}, at="5,3"
    )
    table.play("[1]")
    assert (table.xp, table.hp) == ([1, 0, 0], 4)


# The Inventory


def test_manual_spending_gold_ticks_circles() -> None:
    table = Table(start("move on stairs & pay 7G » x10"))
    table.play("stairs", "yes")
    assert table.gold == GOLD - 7


def test_manual_spending_gold_that_is_not_there_cannot_be_done() -> None:
    table = Table(start("move on stairs & pay 7G » x10"), at="2,2", gold=6)
    table.play("stairs")
    assert (table.asked, table.gold, table.ticked) == ("explore", 6, set())


def test_manual_time_is_gold_for_doors_when_exploring_and_fighting() -> None:
    table = Table(START, hall(), enemies={"9,2": 0}, hero=hero("", "Move"))
    table.play("door 5,3", "2 1", "2 1b", "to 4,3", "go on")
    assert table.gold == GOLD - 2


def test_manual_time_is_gold_and_without_it_the_hero_is_lost() -> None:
    table = Table(START, hall(), gold=0)
    table.play("door 5,3")
    assert (table.end, table.won) == ("lost", False)


def test_manual_gaining_gold_is_lost_beyond_the_circles() -> None:
    table = Table(start("move on stairs » +5G"), at="2,2", gold=47)
    table.play("stairs")
    assert table.gold == GOLD


def test_manual_using_items_checks_the_condition_ticks_and_applies() -> None:
    table = Table(START, hall(), items=["Bread (pay 2G » +1XP)"])
    table.play("use Bread")
    assert (table.gold, table.xp, table.item("Bread")) == (GOLD - 2, [1, 0, 0], "used")


def test_manual_using_items_is_not_possible_twice() -> None:
    table = Table(START, hall(), items=["Bread (pay 2G » +1XP)"])
    table.play("use Bread")
    assert "use Bread" not in table.choices


def test_manual_using_items_needs_a_verified_condition() -> None:
    table = Table(START, hall(), items=["Bread (<10G left » +1XP)"], gold=10)
    assert "use Bread" not in table.choices
    table.play("door 5,3")
    assert "use Bread" in table.choices


def test_manual_using_items_without_a_box_is_not_possible() -> None:
    table = Table(START, hall(), items=["*Bread (pay 2G » +1XP)"])
    assert "use Bread" not in table.choices


def test_manual_using_items_at_any_time_means_also_in_the_hero_turn() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, items=["Bread (pay 2G » +1XP)"], at="5,3")
    table.play("6 1")
    assert table.asked == "placement"
    assert {"use Bread", "6 1a"} < table.choices
    table.play("use Bread")
    assert (table.asked, table.xp) == ("placement", [1, 0, 0])


def test_manual_losing_an_item_ticks_its_box_without_effect() -> None:
    table = Table(START, hall("lose Bread"), items=["Bread (pay 2G » +1XP)"])
    table.play("door 5,3")
    assert (table.item("Bread"), table.xp) == ("used", [0, 0, 0])


def test_manual_getting_an_item_draws_a_box_to_be_used_later() -> None:
    table = Table(START, hall("get Bread"), items=["*Bread (pay 2G » +1XP)"])
    table.play("door 5,3", "use Bread")
    assert (table.item("Bread"), table.xp) == ("used", [1, 0, 0])


# The Hero Sheet


def test_manual_hero_sheet_begins_with_the_first_column() -> None:
    table = Table(START)
    assert (table.columns, table.hp, table.defense) == ([1], 4, 1)


def test_manual_gaining_xp_completes_groups_and_enables_columns() -> None:
    table = Table(START)
    gain_xp(table.position, 2)
    assert table.columns == [1]
    gain_xp(table.position, 1)
    assert (table.columns, table.hp, table.defense) == ([1, 2], 4 + 2, 2)


def test_manual_losing_xp_switches_a_column_off_and_erases_its_hp_ticks() -> None:
    table = Table(START, xp=3, lost_hp=5)
    lose_xp(table.position, 1)
    assert (table.columns, table.hp_ticks, table.defense) == ([1], [4, 0, 0, 0], 1)


def test_manual_losing_more_xp_than_there_is_leaves_none() -> None:
    table = Table(START, xp=2)
    lose_xp(table.position, 5)
    assert table.xp == [0, 0, 0]


def test_manual_gaining_hp_erases_from_the_rightmost_ticked_box() -> None:
    table = Table(START, xp=3, lost_hp=5)
    gain_hp(table.position, 1)
    assert table.hp_ticks == [4, 0, 0, 0]
    gain_hp(table.position, 9)  # "the cure is lost"
    assert (table.hp_ticks, table.hp) == ([0, 0, 0, 0], 6)


def test_manual_losing_hp_ticks_from_the_leftmost_open_box() -> None:
    table = Table(START, xp=3)
    assert lose_hp(table.position, 5)
    assert table.hp_ticks == [4, 1, 0, 0]


def test_manual_losing_hp_without_a_box_left_is_death() -> None:
    table = Table(START, hall("enter room » -1HP"), lost_hp=4)
    table.play("door 5,3")
    assert table.end == "died"


def test_manual_gaining_an_ability_fills_an_empty_box() -> None:
    table = Table(
        START,
        hall('gain hero ability "ATK/RNG 2"'),
        hero=(column("ATK -1/RNG 1", "", hp=4), *HERO[1:]),
        enemies={"7,3": 0},
    )
    table.play("door 5,3", "6 1")
    assert "6 1b" in table.choices
    table.play("6 1b")
    assert not table.alive("7,3")


@pytest.mark.parametrize(("gold", "items"), [(4, True), (50, False)])
def test_manual_when_your_hero_dies_without_item_or_gold_the_game_ends(
    gold: int, items: bool
) -> None:
    resurrection = "Resurrection (hero died & pay 5G » +40HP, move on stairs)"
    table = Table(START, hall("-9HP"), items=[resurrection] if items else [], gold=gold + 1)
    table.play("door 5,3")
    assert (table.end, table.score) == ("died", 0)


def test_manual_when_your_hero_dies_the_item_brings_him_back_to_the_stairs() -> None:
    resurrection = "Resurrection (hero died & pay 5G » +40HP, move on stairs)"
    table = Table(START, hall("enter room » -9HP"), items=[resurrection])
    table.play("door 5,3", "use Resurrection")
    assert (table.at, table.hp, table.gold) == ("3,3", 4, GOLD - 1 - 5)
    table.play("door 5,3")
    assert table.end == "died"  # only once


# The Enemy Sheet


@pytest.mark.parametrize(
    ("circles", "defense", "xp", "hits"),
    [(0, 1, 1, 1), (1, 2, 2, 2), (2, 3, 3, 3), (3, 4, 4, 4), (4, 1, 1, 5)],
)
def test_manual_enemy_sheet_adds_the_all_column_and_the_matching_one(
    circles: int, defense: int, xp: int, hits: int
) -> None:
    table = Table(START, hall(), enemies={"6,3": circles}, at="5,3", hero=hero("ATK +9/RNG 1"))
    for _ in range(hits):
        assert table.alive("6,3")
        table.play("6 1", "6 1a")
        if table.asked == "enemy-roll":
            table.play("1 1")
    assert not table.alive("6,3")
    assert table.happened("attacked")[0]["defense"] == defense
    assert sum(table.xp) == xp
