"""Rulings 54 to 63: the enemies' turns, pulls, items in battle, flight.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3. The usual enemy has ATK -1/RNG 1 over Move -2 in the ALL column.
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


def corridor(*lines: str) -> Worded:
    """One row: 5,3 to 9,3."""
    return room(12, "5,3", "5x1", *lines)


def boxes_used(table: Table) -> list[tuple[object, object]]:
    """The boxes of the Enemy Sheet that were activated, and by which die."""
    return [(told["foe_box"], told["die"]) for told in table.happened("enemy-activated")]


UPPER_ALL, LOWER_ALL, UPPER_ONE, LOWER_ONE, UPPER_TWO, LOWER_TWO, UPPER_THREE, LOWER_THREE = range(
    8
)


# 54: order


def test_ruling_54_the_nearest_enemy_acts_first() -> None:
    table = Table(START, hall(), enemies={"9,3": 0, "7,3": 0}, at="5,3")
    table.play("1 1", "1 1", "1 1")
    assert [told["foe_column"] for told in table.happened("enemy-rolled")] == [7, 9]


def test_ruling_54_the_player_breaks_ties() -> None:
    table = Table(START, hall(), enemies={"6,2": 0, "6,4": 0, "9,3": 0}, at="5,3")
    table.play("1 1")
    assert table.choices == {"enemy 6,2", "enemy 6,4"}
    table.play("enemy 6,4", "1 1", "1 1", "1 1")
    assert [told["foe_row"] for told in table.happened("enemy-rolled")] == [4, 2, 3]


def test_ruling_54_distances_are_measured_once_after_the_hero_turn() -> None:
    """At 2, 3 and 4; the first one pulls him so that the third is nearer than the second."""
    table = Table(START, room(12, "5,2", "7x3"), enemies={"9,3": 0, "5,2": 0, "11,3": 0}, at="7,3")
    table.play("1 1", "6 1")
    assert table.at == "8,3"
    assert table.distance("8,3", "11,3") < table.distance("8,3", "5,2")
    table.play("1 1", "1 1")
    assert [told["foe_column"] for told in table.happened("enemy-rolled")] == [9, 5, 11]


# 55 to 57: the decision, pulls


def test_ruling_55_damage_comes_first_then_the_lower_die_on_the_other_row_to_the_right() -> None:
    table = Table(START, hall(), enemies={"6,3": 3}, at="5,3")
    table.play("1 1", "6 5")
    assert boxes_used(table) == [(UPPER_ALL, 6), (LOWER_THREE, 5)]
    assert table.hp == 4 - 2


def test_ruling_55_a_move_when_no_attack_can_hurt() -> None:
    table = Table(START, hall(), enemies={"9,3": 3}, at="5,3")
    table.play("1 1", "6 4")
    assert boxes_used(table) == [(LOWER_ALL, 6), (UPPER_THREE, 4)]
    assert (table.at, table.hp) == ("8,3", 3)


def test_ruling_55_defense_when_neither_attack_nor_move_serves() -> None:
    """ALL: 2 - 1 against DEF 1 does not hurt; he stands in range; so the DEF of two circles."""
    table = Table(START, hall(), enemies={"6,3": 2}, at="5,3", hero=hero("DEF"))
    table.play("4 1", "4 1a", "5 1")  # DEF 5: 5 - 1 and 5 - 2 do not hurt
    assert boxes_used(table) == [(UPPER_TWO, 5)]
    assert table.foe_defense("6,3") == 1


def test_ruling_55_the_own_column_forfeits_the_second_die() -> None:
    table = Table(START, hall(), enemies={"6,3": 2}, at="5,3", hero=hero("DEF"))
    table.play("4 1", "4 1a", "5 5")
    assert boxes_used(table) == [(UPPER_TWO, 5)]


def test_ruling_55_a_die_without_purpose_drops_all_dice() -> None:
    """No attack in range, no Move far enough, no DEF: the lower die is not even tried."""
    foes = (foe("ATK/RNG 1", "Move -4"), *FOES[1:])
    table = Table(START, hall(), enemies={"9,3": 0}, at="5,3", foes=foes)
    table.play("1 1", "6 6")
    assert (boxes_used(table), table.at) == ([], "5,3")
    assert len(table.happened("enemy-passed")) == 1


def test_ruling_55_two_attacks_in_the_all_column_are_used_for_the_most_damage() -> None:
    """Above, the lower die would find DEF; below, it finds another attack."""
    foes = (foe("ATK/RNG 1", "ATK/RNG 1"), foe("ATK/RNG 1", "DEF"), *FOES[2:])
    table = Table(START, hall(), enemies={"6,3": 1}, at="5,3", foes=foes)
    table.play("1 1", "6 5")
    assert boxes_used(table) == [(LOWER_ALL, 6), (UPPER_ONE, 5)]
    assert table.hp == 4 - 2


def test_ruling_56_no_partial_pull() -> None:
    """4 - 2 spaces would leave him 2 away from an attack of range 1."""
    table = Table(START, hall(), enemies={"9,3": 0}, at="5,3")
    table.play("1 1", "4 1")
    assert (table.at, boxes_used(table)) == ("5,3", [])
    table.play("1 1", "5 1")
    assert table.at == "8,3"


def test_ruling_56_no_pull_that_is_not_needed() -> None:
    table = Table(START, hall(), enemies={"6,3": 1}, at="5,3", hero=hero("DEF"))
    table.play("6 1", "6 1a", "6 1")  # in range, but nothing hurts: DEF -4
    assert (table.at, boxes_used(table)) == ("5,3", [(UPPER_ONE, 6)])


def test_ruling_56_the_pull_stops_when_the_most_attacks_are_in_range() -> None:
    """Ranges 1 and 3: at distance 4 a pull of 3 brings both."""
    foes = (foe("ATK -1/RNG 3", "Move -2"), foe("ATK -1/RNG 1", "DEF"), *FOES[2:])
    table = Table(START, hall(), enemies={"9,3": 1}, at="5,3", foes=foes)
    table.play("1 1", "6 1")
    assert table.at == "8,3"


def test_ruling_56_the_player_chooses_among_shortest_paths() -> None:
    table = Table(START, hall(), enemies={"7,4": 0}, at="6,2")
    table.play("1 1", "6 1")
    assert (table.choices, table.dice) == ({"to 7,2", "to 6,3"}, (6,))
    table.play("to 6,3")
    assert table.choices == {"to 7,3", "to 6,4"}
    table.play("to 6,4")
    assert table.at == "6,4"


def test_ruling_56_a_pull_goes_around_living_enemies() -> None:
    table = Table(START, hall(), enemies={"7,3": 0, "8,3": 0}, hits={"7,3": 0}, at="6,3")
    table.play("1 1", "1 1", "6 1")  # 8,3 pulls him around 7,3
    assert table.asked == "pulled"
    table.play("to 6,2")
    assert table.at == "8,2"


def test_ruling_56_a_pull_obeys_no_escape() -> None:
    """Two rooms: the vault, where he has fled, does not let him go while its own enemy lives."""
    table = Table(
        START,
        hall(),
        vault("no escape"),
        enemies={"8,3": 0, "12,2": 0},
        at="9,3",
        hero=hero("", "Move"),
    )
    table.play("2 1", "2 1b", "to 10,3", "6 1")
    assert (table.room, boxes_used(table)) == (14, [])


def test_ruling_56_a_pull_through_a_door_costs_gold_and_needs_it() -> None:
    for gold, at in ((2, "5,3"), (1, "4,3")):
        table = Table(START, hall(), enemies={"6,3": 0}, at="5,3", hero=hero("", "Move"), gold=gold)
        table.play("2 1", "2 1b", "to 4,3", "go on", "6 1")
        assert (table.at, table.gold) == (at, 0)


def test_ruling_56_a_pull_through_two_doors_needs_gold_for_both() -> None:
    """Else the pull would end halfway: not pulled at all."""
    hallway = room(13, "10,3", "1x1")
    for gold, at in ((4, "9,3"), (3, "11,3")):
        table = Table(
            START,
            corridor(),
            hallway,
            room(14, "11,2", "3x3"),
            enemies={"8,3": 0},
            at="9,3",
            hero=hero("", "Move"),
            drawn=[13, 14],
            gold=gold,
        )
        table.play("2 1", "2 1b", "to 10,3", "to 11,3", "6 1")
        assert (table.at, table.gold) == (at, gold - (4 if at == "9,3" else 2))


@pytest.mark.parametrize("circles", [0, 4])
def test_ruling_57_no_circle_and_four_circles_have_the_all_column_only(circles: int) -> None:
    table = Table(START, hall(), enemies={"6,3": circles}, at="5,3")
    table.play("1 1", "6 5")
    assert boxes_used(table) == [(UPPER_ALL, 6)]


def test_ruling_57_damage_does_not_change_the_level() -> None:
    table = Table(START, hall(), enemies={"6,3": 3}, hits={"6,3": 3}, at="5,3")
    table.play("1 1", "6 5")
    assert boxes_used(table) == [(UPPER_ALL, 6), (LOWER_THREE, 5)]


# 58 to 63: items, effects, flight


def test_ruling_58_direct_damage_ignores_defense_and_uses_ordinary_distance() -> None:
    """5,2 is three steps from 4,2, for the wall is between them."""
    table = Table(
        START,
        hall(),
        enemies={"5,2": 3, "5,3": 3},
        items=["Bomb (pay 1G » -1HP to all enemies in range 2)"],
        at="4,2",
        drawn=[12],
    )
    table.play("use Bomb")
    assert (table.hits("5,2"), table.hits("5,3")) == (0, 1)


def test_ruling_58_an_attack_by_cells_strikes_any_one_enemy_of_the_room() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0, "9,4": 3},
        items=["Bell (hero turn roll » ATK by current room cells count)"],
        at="5,3",
    )
    table.play("1 1", "use Bell")
    assert table.choices == {"enemy 6,3", "enemy 9,4"}
    table.play("enemy 9,4")
    assert table.hits("9,4") == 1  # 15 cells against DEF 4


def test_ruling_59_effect_minus_1_shortens_the_hero_move() -> None:
    table = Table(
        START,
        corridor("hero activates MOVE » effect -1"),
        enemies={"9,3": 0},
        at="5,3",
        hero=hero("", "Move"),
    )
    table.play("3 1", "3 1b")
    assert {"to 6,3", "to 7,3"} <= table.choices
    assert "to 8,3" not in table.choices


def test_ruling_59_effect_minus_1_shortens_pulls_too() -> None:
    """5 - 2 would do; 5 - 2 - 1 is one space short, so there is no pull."""
    for line, at in (("any MOVE activation » effect -1", "5,3"), ("Ink everywhere", "8,3")):
        table = Table(START, corridor(line), enemies={"9,3": 0}, at="5,3")
        table.play("1 1", "5 1")
        assert table.at == at


def test_ruling_59_an_effect_that_the_hero_pays_for_shortens_the_pull_under_way() -> None:
    table = Table(
        START, corridor("enemy activates MOVE & pay 2G » effect -1"), enemies={"9,3": 0}, at="5,3"
    )
    table.play("1 1", "5 1", "yes")
    assert (table.at, table.gold) == ("7,3", GOLD - 2)


def test_ruling_59_effects_on_other_abilities_of_enemies_count_as_well() -> None:
    """ATK 3 - 1 hurts against DEF 1; with -1 it does not, so it defends itself or passes."""
    for line, hp in (("enemy activates ATK » effect -1", 4), ("Ink everywhere", 3)):
        table = Table(START, hall(line), enemies={"6,3": 0}, at="5,3")
        table.play("1 1", "3 1")
        assert table.hp == hp


def test_ruling_59_effects_on_the_defense_of_enemies_are_known_to_them() -> None:
    """6 - 4 raises it by 2, with +1 by 3, with -2 not at all: then it passes."""
    for line, defense in (("Ink", 2), ("any DEF activation » effect +1", 3)):
        table = Table(START, hall(line), enemies={"9,3": 1}, at="5,3", foes=(foe(), *FOES[1:]))
        table.play("1 1", "6 1")
        assert table.foe_defense("9,3") == defense
    weak = hall("enemy activates DEF » effect -2")
    table = Table(START, weak, enemies={"9,3": 1}, at="5,3", foes=(foe(), *FOES[1:]))
    table.play("1 1", "6 1")
    assert boxes_used(table) == []


def test_ruling_60_after_flight_ticks_stay_and_defenses_vanish() -> None:
    table = Table(
        START,
        hall(),
        enemies={"9,3": 1},
        at="5,3",
        hits={"9,3": 1},
        hero=hero("", "Move"),
        foes=(foe(), *FOES[1:]),
    )
    table.play("1 1", "6 1")
    assert table.foe_defense("9,3") == 2
    table.play("2 1", "2 1b", "to 4,3", "go on", "6 1")
    assert (table.room, table.asked) == (10, "explore")  # nobody follows
    assert (table.hits("9,3"), table.foe_defense("9,3")) == (1, 0)


def test_ruling_61_no_escape_blocks_doors_and_item_teleports() -> None:
    table = Table(
        START,
        hall("no escape"),
        enemies={"9,2": 0},
        items=["Mirror (hero turn » move anywhere in starting room)"],
        hero=hero("", "Move"),
    )
    table.play("door 5,3", "6 1")  # the mirror is not offered, neither before nor after the roll
    assert table.asked == "placement"
    table.play("6 1b")
    assert "to 4,3" not in table.choices


def test_ruling_61_no_escape_blocks_items_that_may_lead_away_too() -> None:
    for effect in ('A sign says "move anywhere in Fox Room"', "roll a die: 1~6 move on stairs"):
        table = Table(
            START, hall("no escape"), enemies={"9,2": 0}, items=[f"Mirror (hero turn » {effect})"]
        )
        table.play("door 5,3")
        assert table.asked == "hero-roll"


def test_ruling_61_room_instructions_override_no_escape() -> None:
    table = Table(
        START,
        hall("no escape", "move [1] » move on stairs"),
        enemies={"9,2": 0},
        cells={"6,3": 1},
        hero=hero("", "Move"),
    )
    table.play("door 5,3", "6 1", "6 1b", "to 6,3")
    assert table.room == 10


def test_ruling_61_when_all_enemies_are_dead_the_doors_are_open() -> None:
    table = Table(START, hall("no escape"), enemies={"6,3": 0})
    table.play("door 5,3", "6 1", "6 1a")
    assert table.choices == {"door 4,3"}


def test_ruling_62_a_free_action_is_any_enabled_ability_beside_the_dice() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 2},
        items=["Stamp (hero turn roll » activate 1 ability using value 6)"],
        at="5,3",
    )
    table.play("6 1", "use Stamp")
    assert table.choices == {"box 1a", "box 1b"}
    table.play("box 1a", "6 1a")
    assert table.hits("6,3") == 2


def test_ruling_63_the_sum_of_both_dice_counts_1s_and_ends_the_turn() -> None:
    table = Table(
        START,
        hall(),
        enemies={"9,3": 0},
        items=["Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)"],
        at="5,3",
        hero=hero("DEF -3", "Move"),
    )
    table.play("5 1", "use Focus", "box 1a")
    assert table.asked == "enemy-roll"
    assert table.defense == (5 + 1 - 3) + 1


def test_ruling_63_the_sum_may_be_12() -> None:
    table = Table(
        START,
        hall(),
        enemies={"6,3": 3},
        items=["Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)"],
        at="5,3",
        hero=(column("ATK -7/RNG 1", hp=4), *HERO[1:]),
    )
    table.play("6 6", "use Focus")
    assert table.hits("6,3") == 1  # 12 - 7 = 5 against DEF 4


def test_ruling_63_summed_dice_are_gone() -> None:
    table = Table(
        START,
        hall(),
        enemies={"9,3": 0},
        items=[
            "Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)",
            "Vow (hero turn roll & discard 1 rolled 6 » +4G)",
        ],
        at="5,3",
        hero=hero("DEF"),
    )
    table.play("6 1")
    assert {"use Focus", "use Vow"} <= table.choices
    table.play("use Focus")
    assert table.asked == "enemy-roll"


# Why an enemy did what it did


def reason(table: Table) -> tuple[object, ...]:
    """Of the first box that was activated."""
    told = table.happened("enemy-activated")[0]
    return told["kind"], told["because"], told["distance"], told["reach"]


def test_ruling_55_an_enemy_that_hits_says_so() -> None:
    table = Table(START, hall(), enemies={"6,3": 3}, at="5,3")
    table.play("1 1", "6 5")
    assert reason(table) == ("atk", "hit", 1, 2)


def test_ruling_55_an_enemy_that_pulls_says_how_far_the_hero_was_and_how_far_it_reaches() -> None:
    table = Table(START, hall(), enemies={"9,3": 3}, at="5,3")
    table.play("1 1", "6 4")
    assert reason(table) == ("move", "far", 4, 2)
    rolled = table.happened("enemy-rolled")[0]
    assert (rolled["hero_column"], rolled["hero_row"]) == (5, 3)


def test_ruling_55_an_enemy_too_weak_to_hurt_says_by_how_much() -> None:
    table = Table(START, hall(), enemies={"6,3": 0}, at="5,3")
    table.play("1 1", "2 2")
    told = table.happened("enemy-passed")[0]
    assert (told["because"], told["strength"]) == ("weak", 1)
    assert told["guard"] == table.defense
