"""Rulings 43 to 53: who fights, the roll, the placement, what the hero's abilities do.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3. The usual enemy has ATK -1/RNG 1 over Move -2; it has DEF 1.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import FOES, HERO, START, Worded, column, foe, hero, room
from stampadia.games.chronicles.content import GOLD


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


# 43 and 44: who fights


def test_ruling_43_enemies_still_act_when_the_hero_leaves_during_the_round() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", hero=hero("", "Move"))
    table.play("2 1", "2 1b", "to 4,3", "go on")
    assert table.asked == "enemy-roll"
    table.play("6 1")  # distance 2: it pulls him back, through the door
    assert (table.at, table.gold) == ("5,3", GOLD - 2)


def test_ruling_43_they_may_strike_through_the_door() -> None:
    foes = (foe("ATK -1/RNG 3"), *FOES[1:])
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", hero=hero("", "Move"), foes=foes)
    table.play("2 1", "2 1b", "to 4,3", "go on", "6 1")
    assert (table.room, table.hp) == (10, 3)


def test_ruling_43_enemies_of_the_room_entered_act_in_the_next_round() -> None:
    table = Table(
        START,
        hall(),
        vault(),
        enemies={"7,3": 0, "11,3": 0},
        at="9,3",
        hero=hero("", "Move"),
    )
    table.play("6 1", "6 1b", "to 10,3")
    table.play("1 1")  # the one in the hall
    assert [told["foe_column"] for told in table.happened("enemy-rolled")] == [7]
    assert table.asked == "hero-roll"
    table.play("1 1", "6 1")
    assert [told["foe_column"] for told in table.happened("enemy-rolled")] == [7, 11]


def test_ruling_44_entry_lines_come_before_the_battle_and_the_hero_goes_first() -> None:
    table = Table(START, hall("enter room » x12"), enemies={"7,3": 0})
    table.play("door 5,3", "1 1", "1 1")
    told = [
        name
        for name in table.order
        if name in ("ticked", "round-started", "hero-rolled", "enemy-rolled")
    ]
    assert told[:4] == ["ticked", "round-started", "hero-rolled", "enemy-rolled"]


# 45 and 46: roll and placement


def test_ruling_45_items_that_name_a_rolled_1_see_it_before_it_is_removed() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0},
        items=["Flip (hero turn roll & discard 1 rolled 1 » flip 1 die)"],
        at="5,3",
    )
    table.play("2 1", "use Flip")
    assert table.dice == (5,)
    assert "5 1a" in table.choices


def test_ruling_45_a_die_reduced_to_1_is_removed_with_the_1s() -> None:
    table = Table(
        START, hall("hero turn roll » reduce 1 die value by 1"), enemies={"6,3": 0}, at="5,3"
    )
    table.play("6 2", "die 2")
    assert table.choices == {"pass", "6 1a", "6 1b"}


def test_ruling_45_all_1s_are_removed() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3")
    table.play("1 1")
    assert table.asked == "enemy-roll"


def test_ruling_46_dice_lie_on_different_rows_and_columns_the_higher_one_left() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", xp=3)
    table.play("5 3")
    singles = {f"{die} {box}" for die in (5, 3) for box in ("1a", "1b", "2a", "2b")}
    assert table.choices == singles | {"pass", "5 1a, 3 2b", "5 1b, 3 2a"}


def test_ruling_46_equal_dice_may_lie_either_way() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", xp=3)
    table.play("4 4")
    assert {"4 1a, 4 2b", "4 1b, 4 2a"} <= table.choices


def test_ruling_46_a_column_enabled_in_the_middle_of_the_turn_waits() -> None:
    """The kill completes column 2, but both dice were placed before."""
    table = Table(
        START, hall(), enemies={"6,3": 0, "9,4": 0}, at="5,3", xp=2, hero=hero("ATK/RNG 1", "Move")
    )
    table.play("6 5")
    assert not any("2b" in choice for choice in table.choices)
    table.play("6 1a")
    assert table.columns == [1, 2]
    assert table.asked == "enemy-roll"


def test_ruling_46_a_covered_box_acts_though_its_column_was_switched_off() -> None:
    table = Table(
        START,
        hall("move [1] » -1XP"),
        enemies={"7,3": 1},
        cells={"6,3": 1},
        at="5,3",
        xp=3,
        hero=(column("", "Move", hp=4), column("ATK/RNG 1", xp=3), *HERO[2:]),
    )
    table.play("5 5", "5 1b, 5 2a", "to 6,3", "go on")
    assert table.columns == [1]
    assert table.hits("7,3") == 1


def test_ruling_46_empty_boxes_and_disabled_columns_take_no_die() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", hero=hero("ATK/RNG 1"))
    table.play("6 5")
    assert table.choices == {"pass", "6 1a", "5 1a"}


# 47 to 50: prices, negative results, attacks


def test_ruling_47_the_price_of_an_ability_is_paid_when_it_is_activated() -> None:
    table = Table(START, hall(), enemies={"6,3": 1}, at="5,3", hero=hero("(pay 3G) ATK/RNG 1"))
    table.play("6 1", "6 1a")
    assert (table.gold, table.hits("6,3")) == (GOLD - 3, 1)


def test_ruling_47_an_ability_that_cannot_be_paid_is_lost() -> None:
    table = Table(
        START, hall(), enemies={"6,3": 1}, at="5,3", hero=hero("(pay 3G) ATK/RNG 1"), gold=2
    )
    table.play("6 1", "6 1a")
    assert (table.gold, table.hits("6,3")) == (2, 0)


def test_ruling_48_negative_results_count_as_0() -> None:
    table = Table(START, hall(), enemies={"9,3": 0}, at="5,3", hero=hero("DEF -5", "Move -3"))
    table.play("2 1", "2 1b")
    assert (table.at, table.asked) == ("5,3", "enemy-roll")
    table.play("1 1", "3 1", "3 1a")
    assert table.defense == 1  # 0 + the bonus of column 1


@pytest.mark.parametrize(
    ("plus", "circles", "needed"),
    [(-1, 0, 3), (-1, 1, 4), (-1, 2, 5), (-1, 3, 6), (-2, 0, 4), (-2, 1, 5), (-2, 2, 6)],
)
def test_ruling_49_column_1_needs_of_an_attack(plus: int, circles: int, needed: int) -> None:
    for die in range(2, 7):
        table = Table(
            START, hall(), enemies={"6,3": circles}, at="5,3", hero=hero(f"ATK {plus}/RNG 1")
        )
        table.play(f"{die} 1", f"{die} 1a")
        assert table.hits("6,3") == (1 if die >= needed else 0), die


def test_ruling_49_a_weak_attack_never_hits_the_strongest() -> None:
    table = Table(START, hall(), enemies={"6,3": 3}, at="5,3", hero=hero("ATK -2/RNG 1"))
    table.play("6 1", "6 1a")
    assert table.hits("6,3") == 0  # 6 - 2 = 4 against DEF 4


def test_ruling_49_a_hit_takes_exactly_1_hp() -> None:
    table = Table(START, hall(), enemies={"6,3": 3}, at="5,3", hero=hero("ATK +9/RNG 1"))
    table.play("6 1", "6 1a")
    assert table.hits("6,3") == 1


def test_ruling_50_atk_all_is_one_roll_against_each_enemy_in_range() -> None:
    """3 - 0 beats DEF 1 and 2, not 3; the fourth enemy is too far."""
    table = Table(
        START,
        hall(),
        enemies={"6,2": 0, "6,3": 1, "7,3": 2, "9,3": 0},
        at="5,3",
        hero=hero("ATK/ALL 2"),
    )
    table.play("3 1", "3 1a")
    hits = [table.hits(at) for at in ("6,2", "6,3", "7,3", "9,3")]
    assert hits == [1, 1, 0, 0]


def test_ruling_50_rng_equal_2_is_exactly_2() -> None:
    enemies = {"6,3": 0, "7,3": 0, "8,3": 0}
    table = Table(START, hall(), enemies=enemies, at="5,3", hero=hero("ATK/RNG =2"))
    table.play("6 1", "6 1a")
    assert [table.alive(at) for at in enemies] == [True, False, True]


# 51: defense


def test_ruling_51_the_hero_defense_counts_for_this_round_only() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", hero=hero("DEF -1"))
    table.play("6 1", "6 1a")
    assert table.defense == 5 + 1
    table.play("6 1")
    assert table.hp == 4  # 6 - 1 against 6
    table.play("1 1", "6 1")
    assert table.hp == 3  # the next round: against the bonus alone


def test_ruling_51_an_enemy_defense_counts_until_its_next_turn() -> None:
    """DEF 2, and 5 - 4 = 1 more after its turn."""
    table = Table(
        START,
        hall(),
        enemies={"6,3": 1},
        at="5,3",
        hero=hero("ATK/RNG 1", "DEF"),
        foes=(foe(), *FOES[1:]),
    )
    table.play("1 1", "5 1")
    assert table.foe_defense("6,3") == 1
    table.play("3 1", "3 1a")
    assert table.hits("6,3") == 0  # 3 against 2 + 1
    table.play("1 1")
    assert table.foe_defense("6,3") == 0
    table.play("3 1", "3 1a")
    assert table.hits("6,3") == 1


def test_ruling_51_defense_is_set_and_does_not_stack() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0},
        at="5,3",
        hero=(column("DEF -2", hp=4), column("", "DEF -1", xp=0, defense=0), *HERO[2:]),
    )
    table.play("5 3", "5 1a, 3 2b")
    assert table.defense == (3 - 1) + 1


def test_ruling_51_all_defense_is_lost_in_a_room_without_enemies() -> None:
    table = Table(
        START,
        hall(),
        enemies={"9,3": 1},
        at="5,3",
        hero=hero("", "Move"),
        foes=(foe(), *FOES[1:]),
    )
    table.play("1 1", "6 1", "2 1", "2 1b", "to 4,3", "go on", "6 1")
    assert (table.room, table.asked) == (10, "explore")
    assert (table.foe_defense("9,3"), table.defense) == (0, 1)


# 52 and 53: Copy and Lock


def test_ruling_52_copy_takes_the_same_row_of_columns_enabled_for_living_enemies() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 2, "9,2": 1},
        hits={"9,2": 2},
        at="5,3",
        hero=hero("Copy", "Copy"),
    )
    table.play("6 1", "6 1a")
    assert table.choices == {"copy 1a", "copy 3a"}  # ALL and two circles; one circle is dead


def test_ruling_52_both_modifiers_apply() -> None:
    """6 - 1 for Copy, - 2 for the attack: 3 against DEF 3 is no hit, with Copy alone it is."""
    foes = (foe("ATK -2/RNG 1", "Move -2"), *FOES[1:])
    for copy, hits in (("Copy -1", 0), ("Copy", 1)):
        table = Table(START, hall(), enemies={"6,3": 2}, at="5,3", hero=hero(copy), foes=foes)
        table.play("6 1", "6 1a", "copy 1a")
        assert table.hits("6,3") == hits


def test_ruling_52_a_copied_move_moves_the_hero() -> None:
    table = Table(START, hall(), enemies={"9,3": 0}, at="5,3", hero=hero("", "Copy -1"))
    table.play("5 1", "5 1b")
    assert table.asked == "move"
    table.play("to 7,3")  # 5 - 1 - 2
    assert table.asked == "enemy-roll"


@pytest.mark.parametrize(("plus", "needed"), [(-3, 4), (-2, 3)])
def test_ruling_53_lock_needs_a_result_over_0(plus: int, needed: int) -> None:
    for die in range(2, 7):
        table = Table(START, hall(), enemies={"9,3": 0}, at="5,3", hero=hero(f"Lock {plus}"))
        table.play(f"{die} 1", f"{die} 1a")
        battle = table.position.battle
        assert battle is not None
        assert battle.locked == (1 if die >= needed else 0), die


def test_ruling_53_a_locked_die_is_missing_for_all_enemies_this_round() -> None:
    table = Table(START, hall(), enemies={"9,3": 0, "9,2": 0}, at="5,3", hero=hero("Lock"))
    table.play("5 1", "5 1a", "1")  # the nearest rolls one die
    assert table.asked == "enemy-roll"
    table.play("1", "1 1")
    assert table.asked == "enemy-roll"  # the next round: two dice again


def test_ruling_53_with_both_dice_locked_enemies_pass() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0},
        at="5,3",
        hero=(column("Lock", hp=4), column("", "Lock", xp=0), *HERO[2:]),
    )
    table.play("5 3", "5 1a, 3 2b")
    assert (table.asked, table.hp) == ("hero-roll", 6)
    assert table.happened("enemy-rolled") == []


def test_ruling_53_a_die_removed_as_a_1_is_there_again_for_enemies() -> None:
    table = Table(START, hall(), enemies={"9,3": 0}, at="5,3")
    table.play("1 1", "6 6")
    assert [told["dice"] for told in table.happened("enemy-rolled")] == [(6, 6)]


def test_ruling_53_lock_without_a_die_has_no_effect() -> None:
    table = Table(
        START,
        hall(),
        enemies={"9,3": 0},
        items=["Seal (hero turn roll » activate 1 ability using value 6)"],
        at="5,3",
        hero=hero("Lock"),
    )
    table.play("1 1", "use Seal")
    battle = table.position.battle
    assert battle is not None
    assert battle.locked == 0


def test_ruling_53_two_dice_summed_on_a_lock_are_both_kept() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0},
        items=["Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)"],
        at="5,3",
        hero=hero("Lock -2"),
    )
    table.play("2 1", "use Focus")
    assert (table.asked, table.happened("enemy-rolled")) == ("hero-roll", [])
