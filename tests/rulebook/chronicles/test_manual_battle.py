"""The manual from "When there are enemies…" to "round end", a test or more a paragraph.

The hero stands at 5,3 in the hall 12 (5,2 5x3), whose door to the start 10 is at 4,3.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import FOES, HERO, START, column, foe, hero, room
from stampadia.games.chronicles.content import GOLD


def fight(*lines: str, **laid: Any) -> Table:
    laid = {"enemies": {"6,3": 1}, "at": "5,3", **laid}
    return Table(START, room(12, "5,2", "5x3", *lines), **laid)


# When there are enemies


def test_manual_all_enemies_of_the_room_are_active_and_the_hero_goes_first() -> None:
    table = fight(enemies={"9,2": 0, "9,4": 0})
    assert table.asked == "hero-roll"
    table.play("1 1", "enemy 9,4", "1 1", "1 1")
    assert len(table.happened("enemy-rolled")) == 2
    assert table.asked == "hero-roll"


def test_manual_enemies_of_other_rooms_are_not_active() -> None:
    table = fight(enemies={"6,3": 0, "2,2": 0})
    table.play("1 1", "1 1")
    assert len(table.happened("enemy-rolled")) == 1


# The hero turn


def test_manual_hero_turn_dice_that_rolled_1_are_not_played() -> None:
    table = fight()
    table.play("4 1")
    assert table.choices == {"pass", "4 1a", "4 1b"}


def test_manual_hero_turn_may_use_one_die_or_none() -> None:
    table = fight(xp=3)
    table.play("6 5")
    assert {"pass", "6 1a", "5 1a", "6 2b", "5 2b"} <= table.choices
    table.play("pass")
    assert table.asked == "enemy-roll"


def test_manual_hero_turn_activates_from_left_to_right() -> None:
    """Move first, then the attack that the Move made possible."""
    table = fight(
        enemies={"8,3": 1},
        hero=(column("", "Move", hp=4), column("ATK/RNG 1", hp=2), *HERO[2:]),
    )
    table.play("4 4", "4 1b, 4 2a", "to 7,3")
    assert table.hits("8,3") == 1


def test_manual_hero_turn_dice_in_descending_order() -> None:
    table = fight(xp=3)
    table.play("6 2")
    assert {"6 1a, 2 2b", "6 1b, 2 2a"} <= table.choices
    assert not {"2 1a, 6 2b", "2 1b, 6 2a"} & table.choices


def test_manual_pay_1g_is_spent_first_or_the_ability_is_not_performed() -> None:
    for gold, hits in ((1, 1), (0, 0)):
        table = fight(hero=hero("(pay 1G) ATK/RNG 1"), gold=gold)
        table.play("6 1", "6 1a")
        assert (table.gold, table.hits("6,3")) == (0, hits)


@pytest.mark.parametrize(("ability", "spaces"), [("Move", 3), ("Move -1", 2), ("Move +1", 4)])
def test_manual_move_up_to_the_activation_value(ability: str, spaces: int) -> None:
    table = fight(enemies={"9,2": 0}, at="5,4", hero=hero("", ability))
    table.play("3 1", "3 1b")
    reached = {choice for choice in table.choices if choice.endswith(",4")}
    assert reached == {f"to {5 + step},4" for step in range(1, spaces + 1)}


def test_manual_move_may_be_shorter() -> None:
    table = fight(enemies={"9,3": 0}, hero=hero("", "Move"))
    table.play("4 1", "4 1b", "to 6,3")
    assert (table.at, table.asked) == ("6,3", "enemy-roll")


def test_manual_move_not_over_living_enemies_but_over_dead_ones() -> None:
    for hits, reachable in ((0, False), (1, True)):
        table = fight(
            enemies={"6,3": 0, "9,2": 0}, hits={"6,3": hits}, hero=hero("", "Move"), at="5,3"
        )
        table.play("2 1", "2 1b")
        assert ("to 6,3" in table.choices) is reachable


def test_manual_atk_rng_attacks_one_enemy_at_most_so_far() -> None:
    table = fight(enemies={"6,3": 0, "7,3": 0, "8,3": 0}, hero=hero("ATK/RNG 2"))
    table.play("6 1", "6 1a")
    assert table.choices == {"enemy 6,3", "enemy 7,3"}


def test_manual_atk_subtracts_bonuses_and_gained_defense() -> None:
    """DEF 1 + 1 from its columns, 6 - 4 from its last turn."""
    table = fight(hero=hero("ATK/RNG 1", "DEF"), foes=(foe(), *FOES[1:]))
    table.play("6 1", "6 1b", "6 1")
    table.play("4 1", "4 1a")
    told = table.happened("attacked")[-1]
    assert (told["strength"], told["defense"]) == (4, 2 + 2)
    assert table.hits("6,3") == 0


def test_manual_atk_kills_when_no_circle_is_left_and_gives_all_enabled_xp() -> None:
    table = fight(enemies={"6,3": 1}, hits={"6,3": 1}, hero=hero("ATK/RNG 1"))
    table.play("6 1", "6 1a")
    assert not table.alive("6,3")
    assert table.xp == [2, 0, 0]  # ALL 1 + one circle 1


def test_manual_atk_all_strikes_all_in_range() -> None:
    table = fight(enemies={"6,3": 0, "5,2": 0, "8,3": 0}, hero=hero("ATK/ALL 1"))
    table.play("6 1", "6 1a")
    assert [table.alive(at) for at in ("6,3", "5,2", "8,3")] == [False, False, True]


def test_manual_def_sets_the_defense() -> None:
    table = fight(hero=hero("DEF -1"))
    table.play("4 1", "4 1a")
    assert table.defense == 3 + 1


@pytest.mark.parametrize(("ability", "hp"), [("Gain HP -2", 2), ("Gain HP -5", 1), ("Gain HP", 4)])
def test_manual_gain_hp_never_takes_hp(ability: str, hp: int) -> None:
    table = fight(enemies={"9,3": 0}, hero=hero(ability), lost_hp=3)
    table.play("3 1", "3 1a")
    assert table.hp == hp


def test_manual_copy_uses_the_own_activation_value() -> None:
    foes = (foe("ATK -2/RNG 1", "Move -2"), *FOES[1:])
    table = fight(enemies={"6,3": 0}, hero=hero("Copy -1"), foes=foes)
    table.play("6 1", "6 1a")
    assert table.happened("attacked")[0]["strength"] == 6 - 1 - 2


def test_manual_lock_keeps_the_die_for_this_round() -> None:
    table = fight(enemies={"6,3": 3}, hero=hero("Lock -2"))
    table.play("3 1", "3 1a", "6", "1 1")
    assert table.hp == 3  # one die, one strike
    table.play("6 6")
    assert table.hp == 1  # unlocked when the round ended


def test_manual_end_of_hero_turn_defense_is_at_most_6() -> None:
    table = fight(hero=hero("DEF"), xp=3)
    table.play("6 1", "6 1a")
    assert table.defense == 6  # 6 + 2
    table.play("6 1")
    assert table.happened("hero-attacked") == []  # 6 - 1 cannot hurt: it defends itself


# The enemy turn


def test_manual_enemy_turn_removes_1s_too() -> None:
    table = fight(enemies={"6,3": 3})
    table.play("1 1", "1 1")
    assert (table.hp, len(table.happened("enemy-passed"))) == (4, 1)


@pytest.mark.parametrize(
    ("dice", "used"),
    [
        ("6 1", [(0, 6)]),  # the highest die on a single ability
        ("6 5", [(0, 6), (7, 5)]),  # upper ALL, lower of the own column
        ("1 1", []),  # skipping the turn
    ],
)
def test_manual_enemy_turn_ways_to_play_the_dice(dice: str, used: list[tuple[int, int]]) -> None:
    table = fight(enemies={"6,3": 3})
    table.play("1 1", dice)
    assert [(told["foe_box"], told["die"]) for told in table.happened("enemy-activated")] == used


def test_manual_enemy_turn_lower_all_then_upper_of_the_own_column() -> None:
    table = fight(enemies={"8,3": 3})
    table.play("1 1", "6 5")
    used = [(told["foe_box"], told["die"]) for told in table.happened("enemy-activated")]
    assert used == [(1, 6), (6, 5)]


def test_manual_enemy_move_attracts_the_hero() -> None:
    table = fight(enemies={"9,3": 0})
    table.play("1 1", "5 1")
    assert table.at == "8,3"  # 5 - 2 spaces


def test_manual_enemy_move_spends_gold_at_doors() -> None:
    table = fight(enemies={"7,3": 0}, hero=hero("", "Move"))
    table.play("2 1", "2 1b", "to 4,3", "go on", "6 1")
    assert (table.at, table.gold) == ("6,3", GOLD - 2)


@pytest.mark.parametrize(("die", "hp"), [(2, 4), (3, 3)])
def test_manual_enemy_atk_hurts_beyond_the_hero_defense(die: int, hp: int) -> None:
    table = fight(enemies={"6,3": 0})
    table.play("1 1", f"{die} 1")
    assert table.hp == hp  # die - 1 against 1


def test_manual_enemy_def_is_set_and_ends_with_its_next_turn() -> None:
    table = fight(enemies={"9,3": 1}, foes=(foe(), *FOES[1:]))
    table.play("1 1", "6 1")
    assert table.foe_defense("9,3") == 2
    assert table.happened("enemy-set-defense")[0]["value"] == 2
    table.play("1 1", "5 1")
    assert table.foe_defense("9,3") == 1
    table.play("1 1", "4 1")
    assert table.foe_defense("9,3") == 0


def test_manual_end_of_enemy_turn_defense_is_at_most_6() -> None:
    foes = (foe("DEF", defense=3), *FOES[1:])
    table = fight(enemies={"6,3": 0}, foes=foes, hero=hero("ATK +3/RNG 1"))
    table.play("1 1", "6 1", "4 1", "4 1a")
    assert table.happened("attacked")[0]["defense"] == 6  # 3 + 6
    assert not table.alive("6,3")


# Round end


def test_manual_round_end_a_new_round_while_enemies_are_in_the_room() -> None:
    table = fight(enemies={"9,3": 0})
    table.play("1 1", "1 1")
    assert (table.asked, len(table.happened("round-started"))) == ("hero-roll", 1)


def test_manual_round_end_exploring_when_all_are_dead() -> None:
    table = fight(enemies={"6,3": 0}, hero=hero("ATK/RNG 1"))
    table.play("6 1", "6 1a")
    assert (table.asked, table.position.battle) == ("explore", None)


def test_manual_round_end_exploring_after_an_escape() -> None:
    table = fight(enemies={"9,2": 0}, hero=hero("", "Move"))
    table.play("3 1", "3 1b", "to 4,3", "to 4,2", "1 1")
    assert (table.room, table.asked) == (10, "explore")
