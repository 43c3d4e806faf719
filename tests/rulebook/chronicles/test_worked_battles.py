"""Worked examples: whole turns and rounds, with the sums written out.

A die plus what the box says, minus the defense: above 0 it takes 1 HP. The hero stands at 5,3 in
the hall 12 (5,2 5x3); its door to the start 10 leads to 4,3.
"""

from __future__ import annotations

from typing import Any

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import FOES, HERO, START, column, foe, hero, room
from stampadia.games.chronicles.content import GOLD


def fight(*lines: str, **laid: Any) -> Table:
    laid = {"enemies": {"6,3": 1}, "at": "5,3", **laid}
    return Table(START, room(12, "5,2", "5x3", *lines), **laid)


def struck(table: Table) -> list[tuple[object, object]]:
    """Strength and defense of the hero's attacks."""
    return [(told["strength"], told["defense"]) for told in table.happened("attacked")]


def parried(table: Table) -> list[tuple[object, object]]:
    """Strength and defense of the attacks on the hero."""
    return [(told["strength"], told["defense"]) for told in table.happened("hero-attacked")]


# Attacks of the hero


def test_1_a_5_with_minus_1_against_two_circles() -> None:
    table = fight(enemies={"6,3": 2})
    table.play("5 1", "5 1a")
    assert struck(table) == [(5 - 1, 1 + 2)]
    assert table.hits("6,3") == 1


def test_2_a_4_with_minus_1_against_two_circles() -> None:
    table = fight(enemies={"6,3": 2})
    table.play("4 1", "4 1a")
    assert struck(table) == [(4 - 1, 1 + 2)]
    assert table.hits("6,3") == 0


def test_3_two_dice_two_attacks_on_one_enemy() -> None:
    heroes = (column("ATK -1/RNG 1", hp=4), column("", "ATK/RNG 1"), *HERO[2:])
    table = fight(enemies={"6,3": 1}, hero=heroes)
    table.play("5 3", "5 1a, 3 2b")
    assert struck(table) == [(5 - 1, 2), (3, 2)]
    assert not table.alive("6,3")  # one circle, two hits
    assert sum(table.xp) == 1 + 1


def test_4_the_first_attack_kills_so_the_second_finds_another_target() -> None:
    heroes = (column("ATK/RNG 1", hp=4), column("", "ATK/RNG 2"), *HERO[2:])
    table = fight(enemies={"6,3": 0, "7,3": 0}, hero=heroes)
    table.play("6 4", "6 1a, 4 2b")
    assert not table.alive("6,3")
    assert not table.alive("7,3")


def test_5_an_attack_out_of_range_does_nothing() -> None:
    table = fight(enemies={"7,3": 0})
    table.play("6 1", "6 1a")
    assert (struck(table), table.alive("7,3")) == ([], True)


def test_6_rng_equal_2_misses_the_neighbour_and_takes_the_next() -> None:
    table = fight(enemies={"6,3": 0, "7,3": 1}, hero=hero("ATK -1/RNG =2"))
    table.play("4 1", "4 1a")
    assert struck(table) == [(4 - 1, 1 + 1)]
    assert table.hits("7,3") == 1


def test_7_rng_equal_2_around_a_corner() -> None:
    table = fight(enemies={"6,4": 0, "6,3": 3}, hero=hero("ATK/RNG =2"))
    table.play("2 1", "2 1a")
    assert struck(table) == [(2, 1)]
    assert not table.alive("6,4")


def test_8_atk_all_3_against_four_enemies() -> None:
    """4 - 1 = 3: over DEF 1 and 2, not over 3, and 8,2 is out of range."""
    table = fight(enemies={"6,3": 0, "7,3": 1, "8,3": 2, "8,2": 0}, hero=hero("ATK -1/ALL 3"))
    table.play("4 1", "4 1a")
    assert sorted(struck(table), key=str) == [(3, 1), (3, 2), (3, 3)]
    assert [table.hits(at) for at in ("6,3", "7,3", "8,3", "8,2")] == [1, 1, 0, 0]


def test_9_atk_all_kills_two_and_fills_a_group() -> None:
    table = fight(enemies={"6,3": 0, "5,2": 1}, hits={"5,2": 1}, hero=hero("ATK/ALL 1"))
    table.play("3 1", "3 1a")
    assert table.xp == [1 + 2, 0, 0]
    assert table.columns == [1, 2]


def test_10_xp_of_the_kill_raises_the_defense_of_the_same_turn() -> None:
    """Manual: the bonuses are summed at the end of the hero turn; 3 - 1 against 2."""
    table = fight(enemies={"6,3": 0, "5,2": 0}, xp=2, hero=hero("ATK/RNG 1"))
    table.play("6 1", "6 1a", "enemy 6,3", "3 1")
    assert table.columns == [1, 2]
    assert (parried(table), table.hp) == ([], 4 + 2)


# Defense


def test_11_defense_of_ability_and_columns() -> None:
    """DEF 4 - 2 = 2, and 2 columns: 4. A 5 - 1 does not hurt, a 6 - 1 does."""
    for die, hp in ((5, 6), (6, 5)):
        table = fight(enemies={"6,3": 0}, xp=3)
        table.play("4 1", "4 2a")
        assert table.defense == (4 - 2) + 2
        table.play(f"{die} 1")
        assert table.hp == hp


def test_12_defense_is_capped_at_6_so_a_strong_attack_still_hurts() -> None:
    foes = (foe("ATK +1/RNG 1"), *FOES[1:])
    table = fight(enemies={"6,3": 0}, xp=12, hero=hero("DEF"), foes=foes)
    table.play("6 1", "6 1a", "6 1")
    assert parried(table) == [(6 + 1, 6)]
    assert table.hp == 9 - 1


def test_13_an_enemy_defense_is_capped_at_6() -> None:
    """DEF 1 + 3 and DEF 6: 10, but 6 at most; so 6 + 1 hits."""
    foes = (foe("DEF"), *FOES[1:])
    table = fight(enemies={"6,3": 3}, hero=hero("ATK +1/RNG 1"), foes=foes)
    table.play("1 1", "6 1")  # the ATK of three circles hurts first: leftmost box that hurts
    assert parried(table) == [(6, 1)]
    quiet = fight(enemies={"6,3": 0}, hero=hero("ATK +1/RNG 1"), foes=foes)
    quiet.play("1 1", "6 1", "6 1", "6 1a")
    assert struck(quiet) == [(7, 6)]
    assert not quiet.alive("6,3")


def test_14_the_later_defense_replaces_the_first_one() -> None:
    heroes = (column("DEF -1", hp=4), column("", "DEF"), *HERO[2:])
    table = fight(hero=heroes)
    table.play("6 2", "6 1a, 2 2b")
    assert table.defense == 2 + 2  # not (6 - 1) + 2 + 2


# Gain HP, Copy, Lock, prices


def test_15_gain_hp_erases_from_the_right_and_loses_the_rest() -> None:
    """5 ticks over two columns; 6 - 2 = 4 are erased: the one of column 2, three of column 1."""
    table = fight(enemies={"9,3": 0}, hero=hero("Gain HP -2"), xp=3, lost_hp=5)
    table.play("6 1", "6 1a")
    assert (table.hp_ticks, table.hp) == ([1, 0, 0, 0], 5)


def test_16_gain_hp_for_gold() -> None:
    table = fight(enemies={"9,3": 0}, xp=7, lost_hp=4, gold=3)
    table.play("4 1", "4 3a")
    assert (table.gold, table.hp) == (3 - 1, 8 - 4 + (4 - 2))


def test_17_copying_an_attack_of_three_circles() -> None:
    """Copy -1 and ATK -2/RNG 2 in the same row: 6 - 1 - 2 = 3 against 4."""
    table = fight(enemies={"7,3": 3}, hero=hero("", "Copy -1"))
    table.play("6 1", "6 1b")
    assert table.choices == {"copy 1b", "copy 4b"}
    table.play("copy 4b")
    assert struck(table) == [(6 - 1 - 2, 1 + 3)]


def test_18_copying_defense() -> None:
    """6 - 4 and the bonus of column 1."""
    table = fight(enemies={"6,3": 1}, hero=hero("Copy"))
    table.play("6 1", "6 1a", "copy 2a")
    assert table.defense == (6 - 4) + 1


def test_19_locking_one_die_halves_the_danger() -> None:
    """Three circles with 6 and 6 strike twice; with one die they strike once."""
    table = fight(enemies={"6,3": 3}, hero=hero("Lock -2"))
    table.play("3 1", "3 1a", "6")
    assert parried(table) == [(6 - 1, 1)]
    assert table.hp == 3


def test_20_a_price_that_the_first_die_used_up() -> None:
    """2 gold: the first box takes them, the second is lost."""
    heroes = (column("(pay 2G) ATK/RNG 1", hp=4), column("", "(pay 1G) ATK/RNG 1"), *HERO[2:])
    table = fight(enemies={"6,3": 3}, hero=heroes, gold=2)
    table.play("6 6", "6 1a, 6 2b")
    assert (table.gold, table.hits("6,3")) == (0, 1)
    assert len(table.happened("ability-too-dear")) == 1


# Turns of enemies


def test_21_two_circles_strike_twice() -> None:
    """6 - 1 above in ALL, 5 - 2 below in its own column, both against 1."""
    table = fight(enemies={"6,3": 2})
    table.play("1 1", "6 5")
    assert parried(table) == [(6 - 1, 1), (5 - 2, 1)]
    assert table.hp == 2


def test_22_two_circles_strike_once_when_the_lower_die_is_too_low() -> None:
    """3 - 2 against 1 does not hurt, and below there is no DEF to use it for."""
    table = fight(enemies={"6,3": 2})
    table.play("1 1", "6 3")
    assert parried(table) == [(6 - 1, 1)]
    assert table.foe_defense("6,3") == 0


def test_23_one_circle_strikes_and_the_lower_die_finds_a_useless_move() -> None:
    """The hero is in range already: no pull, the enemy passes."""
    table = fight(enemies={"6,3": 1})
    table.play("1 1", "6 5")
    assert (table.at, table.hp) == ("5,3", 3)
    assert len(table.happened("enemy-activated")) == 1


def test_24_one_circle_pulls_and_defends() -> None:
    """Far away: Move 6 - 2 below in ALL pulls him 3; above in its own column DEF 5 - 4."""
    table = fight(enemies={"9,3": 1})
    table.play("1 1", "6 5")
    assert (table.at, table.hp, table.foe_defense("9,3")) == ("8,3", 4, 1)


def test_25_three_circles_pull_and_strike() -> None:
    """Ranges 1, 1 and 2: at 4 a pull of 3; then ATK 4 above in its own column against 1."""
    table = fight(enemies={"9,3": 3})
    table.play("1 1", "5 4")
    assert (table.at, table.hp) == ("8,3", 3)
    assert parried(table) == [(4, 1)]


def test_26_three_circles_reach_two_cells_with_the_lower_box() -> None:
    """At 2 nothing in ALL hurts, ATK -2/RNG 2 does: the own column forfeits the lower die."""
    table = fight(enemies={"7,3": 3})
    table.play("1 1", "6 6")
    assert parried(table) == [(6 - 2, 1)]
    assert table.at == "5,3"


def test_27_four_circles_have_one_column_and_five_hits() -> None:
    table = fight(enemies={"6,3": 4}, hero=hero("ATK/RNG 1"))
    table.play("2 1", "2 1a", "6 6")
    assert struck(table) == [(2, 1)]
    assert (table.hits("6,3"), table.hp) == (1, 3)


def test_28_who_acts_last_has_the_hero_beside_him() -> None:
    """Both at 2: the first pulls him 1 space, the second 2 spaces back, and no die is left."""
    for first, second, at in (("5,3", "9,3", "8,3"), ("9,3", "5,3", "6,3")):
        table = Table(START, room(12, "5,3", "5x1"), enemies={"5,3": 0, "9,3": 0}, at="7,3")
        table.play("1 1", f"enemy {first}", "3 1")
        assert table.distance(table.at, first) == 1
        table.play("4 1")
        assert (table.at, table.hp) == (at, 4)
        assert table.distance(table.at, second) == 1


# Pulls with doors and gold


def test_29_a_pull_through_a_door_and_a_strike() -> None:
    """He fled to 4,3; three circles at 7,3 pull him 2 (6 - 2 would be 4) and strike with 5."""
    table = fight(enemies={"7,3": 3}, hero=hero("", "Move"))
    table.play("2 1", "2 1b", "to 4,3", "go on", "6 5")
    assert (table.at, table.gold, table.hp) == ("6,3", GOLD - 2, 3)


def test_30_without_gold_he_stays_outside() -> None:
    table = fight(enemies={"7,3": 3}, hero=hero("", "Move"), gold=1)
    table.play("2 1", "2 1b", "to 4,3", "go on", "6 5")
    assert (table.at, table.gold, table.hp) == ("4,3", 0, 4)


def test_31_a_pull_over_a_trap() -> None:
    """Pulled over the grey cell, he loses 1 HP there and 1 to the strike."""
    table = Table(
        START,
        room(12, "5,3", "5x1", "move [1] » x[1], -1HP"),
        enemies={"9,3": 3},
        cells={"7,3": 1},
        at="5,3",
    )
    table.play("1 1", "6 6")
    assert (table.at, table.hp, table.crossed) == ("8,3", 2, {"7,3"})


def test_32_a_trapdoor_on_the_way_ends_the_pull() -> None:
    table = Table(
        START,
        room(12, "5,3", "5x1", "move [1] » move on stairs"),
        enemies={"9,3": 0},
        cells={"6,3": 1},
        at="5,3",
    )
    table.play("1 1", "6 1")
    assert (table.at, table.hp, table.asked) == ("3,3", 4, "explore")


# Whole rounds


def test_33_a_battle_from_door_to_door() -> None:
    """Two rounds against one circle: DEF 2, two hits, 2 XP."""
    table = Table(
        START, room(12, "5,2", "5x3", "killed last foe » +2G"), enemies={"6,3": 1}, gold=20
    )
    table.play("door 5,3")
    table.play("4 1", "4 1a")  # 4 - 1 = 3 against 2: hit
    table.play("5 2")  # 5 - 1 = 4 against 1: hit; the 2 is useless
    assert (table.hits("6,3"), table.hp) == (1, 3)
    table.play("3 2", "3 1a")  # 3 - 1 = 2 against 2: no hit
    table.play("2 2")  # 2 - 1 = 1 against 1: no hit; pull not needed; DEF 2 - 4: pass
    assert (table.hits("6,3"), table.hp) == (1, 3)
    table.play("6 1", "6 1a")
    assert (table.asked, table.gold, table.xp) == ("explore", 20 - 1 + 2, [2, 0, 0])


def test_34_death_by_the_second_of_two_enemies() -> None:
    table = fight(enemies={"6,3": 0, "5,2": 0}, lost_hp=3)
    table.play("1 1", "enemy 6,3", "6 1")
    assert (table.hp, table.asked) == (0, "enemy-roll")
    table.play("6 1")
    assert (table.end, table.score) == ("died", 0)


def test_35_a_kill_in_the_enemy_turn_ends_the_battle() -> None:
    """Wounded, he throws caltrops; the enemy that struck him dies before its second die."""
    table = fight(
        enemies={"6,3": 3},
        hits={"6,3": 3},
        items=["Caltrops (hero loses HP » -1HP to all enemies in range 2)"],
    )
    table.play("1 1", "6 6", "use Caltrops")
    assert (table.alive("6,3"), table.asked) == (False, "explore")
    assert table.hp == 4 - 1 + 2  # its 4 XP enable column 2
