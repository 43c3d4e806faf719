"""Rulings 36 to 42: death, XP, resurrection, defense, the Monk's score.

The usual hero has columns with 4, 2, 2 and 1 HP boxes and XP groups of 3, 4 and 5.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, Worded, column, hero, room, start
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.rules.hero import gain_xp, lose_xp

RESURRECTION = "Resurrection (hero died & pay 5G » +40HP, move on stairs)"


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


@pytest.mark.parametrize(("lost", "end"), [(4, ""), (5, "died")])
def test_ruling_36_death_comes_when_a_box_must_be_ticked_and_none_is_left(
    lost: int, end: str
) -> None:
    table = Table(START, hall(f"enter room » -{lost}HP"))
    table.play("door 5,3")
    assert (table.hp, table.end) == (0, end)


def test_ruling_36_two_hits_with_one_box_left_kill() -> None:
    table = Table(START, hall("enter room » -2HP"), lost_hp=3)
    table.play("door 5,3")
    assert (table.end, table.won, table.score) == ("died", False, 0)


def test_ruling_37_xp_fills_the_leftmost_group_that_is_not_full() -> None:
    table = Table(START, xp=5)
    assert (table.xp, table.columns) == ([3, 2, 0], [1, 2])


def test_ruling_37_xp_that_finds_no_box_is_lost() -> None:
    table = Table(START, xp=3 + 4 + 5 + 6)
    assert (table.xp, table.columns) == ([3, 4, 5], [1, 2, 3, 4])


def test_ruling_37_a_kill_by_an_item_gives_xp_too() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 2},
        items=["Bomb (hero turn » -3HP to all enemies in range 2)"],
        at="5,3",
    )
    table.play("1 1", "use Bomb")
    assert table.xp == [3, 0, 0]  # ALL 1 + two circles 2


def test_ruling_38_xp_is_lost_from_the_leftmost_ticked_box() -> None:
    """Column 2 is switched off while column 3 stays on."""
    table = Table(START, xp=7)
    assert table.columns == [1, 2, 3]
    lose_xp(table.position, 1)
    assert (table.xp, table.columns) == ([2, 4, 0], [1, 3])


def test_ruling_38_a_switched_off_column_comes_back_undamaged() -> None:
    table = Table(START, xp=3, lost_hp=5)
    assert (table.hp_ticks, table.hp) == ([4, 1, 0, 0], 1)
    lose_xp(table.position, 1)
    assert (table.hp_ticks, table.hp) == ([4, 0, 0, 0], 0)
    gain_xp(table.position, 1)
    assert (table.hp_ticks, table.hp) == ([4, 0, 0, 0], 2)


def test_ruling_38_losing_the_last_open_boxes_with_a_column_does_not_kill() -> None:
    table = Table(START, hall("enter room » -1XP"), xp=3, lost_hp=4)
    table.play("door 5,3")
    assert (table.hp, table.asked) == (0, "explore")


def test_ruling_39_pay_xp_needs_ticked_boxes_and_takes_the_leftmost() -> None:
    lines = hall("move [1] & pay 2XP » x12")
    table = Table(START, lines, cells={"7,3": 1}, at="5,3", xp=4)
    table.play("[1]", "yes")
    assert (table.xp, table.columns, table.ticked) == ([1, 1, 0], [1], {12})
    poor = Table(START, lines, cells={"7,3": 1}, at="5,3", xp=1)
    poor.play("[1]")
    assert poor.asked == "explore"


def test_ruling_40_resurrection_heals_pays_and_leads_to_the_stairs() -> None:
    table = Table(
        start("move on stairs » x10"),
        hall(),
        enemies={"6,3": 2},
        items=[RESURRECTION],
        at="5,3",
        lost_hp=4,
        gold=20,
        hits={"6,3": 1},
    )
    table.play("1 1", "6 1", "use Resurrection")
    assert (table.hp, table.gold, table.at, table.asked) == (4, 20 - 5, "3,3", "explore")
    assert table.hits("6,3") == 1  # the enemy keeps its ticks
    assert table.ticked == {10}  # it counts as `move on stairs`
    assert table.item("Resurrection") == "used"


def test_ruling_40_resurrection_may_be_declined() -> None:
    bread = "Bread (hero turn » +1HP)"
    table = Table(START, hall("enter room » -9HP"), items=[bread, RESURRECTION])
    table.play("door 5,3")
    assert table.choices == {"use Resurrection", "go on"}
    table.play("go on")
    assert table.end == "died"


def test_ruling_40_resurrection_needs_its_gold() -> None:
    table = Table(START, hall("enter room » -9HP"), items=[RESURRECTION], gold=5)
    table.play("door 5,3")  # 4 left
    assert table.end == "died"


def test_ruling_40_no_door_is_paid_and_no_escape_is_no_hindrance() -> None:
    table = Table(
        START, hall("no escape"), enemies={"6,3": 0}, items=[RESURRECTION], lost_hp=4, gold=10
    )
    table.play("door 5,3", "1 1", "6 1", "use Resurrection")
    assert (table.room, table.gold) == (10, 10 - 1 - 5)


def test_ruling_41_defense_bonuses_of_all_enabled_columns_add_up() -> None:
    assert [Table(START, xp=xp).defense for xp in (0, 3, 7, 12)] == [1, 2, 3, 4]


def test_ruling_41_defense_is_at_most_6() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0},
        at="5,3",
        hero=(column("DEF", hp=4), *HERO[1:]),
        xp=12,
    )
    table.play("6 1", "6 1a")
    assert table.defense == 6  # 6 + 4


def test_ruling_42_the_monk_counts_blank_enabled_hp_boxes() -> None:
    """Gold, HP left, XP beside the sheet, rooms, crossed cells and enemies, ticked rooms."""
    table = Table(
        start("move on stairs » you win"),
        hall("move [1] » x[1], x12, x10"),
        enemies={"9,2": 0},
        cells={"6,3": 1},
        variant="monk",
        xp=12 + 2,
        lost_hp=2,
        gold=30,
        hero=hero("ATK/RNG 9"),
    )
    table.play("door 5,3", "6 1", "6 1a", "[1]", "door 4,3", "stairs")
    gold, hp, beside, rooms, crossed, ticks = 30 - 2, 9 - 2, 2 + 1, 2, 2, 2
    assert table.score == gold + hp + beside + rooms + crossed + ticks


def test_ruling_42_other_variants_score_gold_alone() -> None:
    table = Table(start("move on stairs » you win"), xp=14)
    table.play("stairs")
    assert table.score == GOLD
