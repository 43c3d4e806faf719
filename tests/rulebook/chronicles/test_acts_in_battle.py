"""Every term of an action that is about dice, abilities and enemies, by its name.

The hero stands at 5,3 in the hall 12 (5,2 5x3); the usual enemy is at 6,3.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, column, hero, room
from stampadia.games.chronicles.view import Spaces


def fight(*lines: str, item: str = "", **laid: Any) -> Table:
    laid = {"enemies": {"6,3": 2}, "at": "5,3", **laid}
    return Table(START, room(12, "5,2", "5x3", *lines), items=[item] if item else [], **laid)


TWO_COLUMNS = (column("ATK/RNG 1", "Move", hp=4), column("DEF", "ATK/RNG 1"), *HERO[2:])


# What lines do to a turn


def test_act_effect_changes_the_value_of_the_ability() -> None:
    table = fight("hero activates ATK » effect -2", hero=hero("ATK/RNG 1"), enemies={"6,3": 0})
    table.play("3 1", "3 1a")
    assert table.happened("attacked")[0]["strength"] == 3 - 2


def test_act_effect_of_two_lines_adds_up() -> None:
    table = fight(
        "hero activates ATK » effect -2", "any ATK activation » effect +1", hero=hero("ATK/RNG 1")
    )
    table.play("6 1", "6 1a")
    assert table.happened("attacked")[0]["strength"] == 6 - 2 + 1


def test_act_effect_ends_with_the_ability() -> None:
    """Move 3 - 1, and ATK 3 as it is."""
    heroes = (column("", "Move", hp=4), column("ATK/RNG 1"), *HERO[2:])
    table = fight("hero activates MOVE » effect -1", hero=heroes, enemies={"8,3": 1})
    table.play("3 3", "3 1b, 3 2a", "to 7,3")
    assert table.happened("attacked")[0]["strength"] == 3


def test_act_reduce_die_asks_which_die() -> None:
    table = fight("hero turn roll » reduce 1 die value by 2")
    table.play("6 4")
    assert table.choices == {"die 6", "die 4"}
    table.play("die 6")
    assert table.dice == (4, 4)


def test_act_reduce_die_of_an_enemy_is_the_choice_of_the_player() -> None:
    table = fight("enemy turn roll » reduce 1 die value by 1")
    table.play("1 1", "6 4", "die 6")
    assert table.happened("enemy-activated")[0]["die"] == 5


def test_act_one_ability_leaves_one_die() -> None:
    table = fight("hero turn roll » can activate 1 ability only", hero=TWO_COLUMNS)
    table.play("6 5")
    assert not any("," in choice for choice in table.choices)
    assert {"6 1a", "5 1a", "6 2b", "5 2b"} <= table.choices


def test_act_one_ability_binds_enemies_too() -> None:
    for line, wounds in (("enemy turn roll » can activate 1 ability only", 1), ("Ink", 2)):
        table = fight(line, enemies={"6,3": 3})
        table.play("1 1", "6 6")
        assert table.hp == 4 - wounds


def test_act_one_ability_of_the_hero_does_not_bind_enemies() -> None:
    table = fight("hero turn roll » can activate 1 ability only", enemies={"6,3": 3})
    table.play("1 1", "6 6")
    assert table.hp == 4 - 2


def test_act_reroll_ones_rolls_every_1_again_once() -> None:
    table = fight("hero turn rolled 1 » reroll all 1 once")
    table.play("1 1")
    assert table.asked == "reroll"
    table.play("5 1")
    assert (table.asked, table.dice) == ("placement", (5,))


def test_act_reroll_ones_leaves_other_dice_alone() -> None:
    table = fight("rolled 1 in battle » reroll all 1 once")
    table.play("4 1", "6")
    assert table.dice == (6, 4)
    table.play("pass", "3 2")
    assert table.asked == "hero-roll"


# Damage


def test_act_damage_to_all_in_range() -> None:
    table = fight(
        item="Bomb (hero turn roll » -1HP to all enemies in range 2)",
        enemies={"6,3": 3, "7,3": 3, "8,3": 3},
    )
    table.play("1 1", "use Bomb")
    assert [table.hits(at) for at in ("6,3", "7,3", "8,3")] == [1, 1, 0]


def test_act_damage_to_up_to_two_asks_which() -> None:
    table = fight(
        item="Darts (hero turn roll » -1HP to up to 2 enemies in range 3)",
        enemies={"6,3": 3, "7,3": 3, "8,3": 3},
    )
    table.play("1 1", "use Darts")
    assert table.choices == {"enemy 6,3", "enemy 7,3", "enemy 8,3"}
    table.play("enemy 8,3")
    assert table.choices == {"enemy 6,3", "enemy 7,3", "go on"}
    table.play("enemy 6,3")
    assert [table.hits(at) for at in ("6,3", "7,3", "8,3")] == [1, 0, 1]
    assert table.asked == "enemy-roll"


def test_act_damage_to_up_to_two_hits_both_where_there_are_two() -> None:
    table = fight(
        item="Darts (hero turn roll » -1HP to up to 2 enemies in range 3)",
        enemies={"6,3": 3, "7,3": 3},
    )
    table.play("1 1", "use Darts")
    assert [table.hits(at) for at in ("6,3", "7,3")] == [1, 1]


def test_act_damage_of_two_takes_two_hp_at_once() -> None:
    table = fight(item="Axe (hero turn » -2HP to 1 enemy in range 1)")
    table.play("1 1", "use Axe")
    assert table.hits("6,3") == 2


# Dice of items


@pytest.mark.parametrize(("count", "dice"), [("1 die", (6,)), ("2 dice", ())])
def test_act_discard_dice(count: str, dice: tuple[int, ...]) -> None:
    table = fight(item=f"Pun (enemy turn roll » discard {count})", enemies={"6,3": 0})
    table.play("1 1", "6 4", "use Pun")
    if dice:
        table.play("die 4")
    used = [told["die"] for told in table.happened("enemy-activated")]
    assert (used, table.asked) == (list(dice), "hero-roll")


def test_act_discard_low_keeps_the_highest_only() -> None:
    table = fight(item="Fog (enemy turn roll » discard dice <=5)", enemies={"6,3": 3})
    table.play("1 1", "6 5", "use Fog")
    assert [told["die"] for told in table.happened("enemy-activated")] == [6]


def test_act_set_dice_sets_one_of_them() -> None:
    table = fight(item="Rage (hero turn roll » set 1 die to 6)")
    table.play("4 1", "use Rage", "die 1")
    assert table.dice == (6, 4)


def test_act_set_dice_sets_both() -> None:
    table = fight(item="Tactic (hero turn roll » set 2 dice to 5)")
    table.play("4 1", "use Tactic")
    assert table.dice == (5, 5)


def test_act_set_dice_after_a_discard_sets_the_other() -> None:
    table = fight(item="Grog (hero turn roll » discard 1 die, set 1 die to 6)")
    table.play("4 2", "use Grog", "die 2")
    assert table.dice == (6,)


@pytest.mark.parametrize(("die", "other"), [(6, 1), (4, 3), (2, 5)])
def test_act_flip_die_is_7_minus_its_value(die: int, other: int) -> None:
    table = fight(item="Flip (hero turn roll » flip 1 die)")
    table.play(f"{die} {die}", "use Flip")
    assert table.dice == tuple(sorted((d for d in (die, other) if d > 1), reverse=True))


def test_act_lower_first_allows_the_lower_die_on_the_left() -> None:
    table = fight(item="Spin (hero turn roll » play lower die first)", hero=TWO_COLUMNS)
    table.play("6 3", "use Spin")
    assert {"6 1a, 3 2b", "3 1a, 6 2b"} <= table.choices
    table.play("3 1a, 6 2b")
    assert [told["strength"] for told in table.happened("attacked")] == [3, 6]


def test_act_same_column_allows_both_dice_in_one_column() -> None:
    table = fight(item="Lunge (hero turn roll » play dice in same column)", hero=TWO_COLUMNS)
    table.play("6 3", "use Lunge")
    assert {"6 1a, 3 1b", "3 1a, 6 1b", "6 1a, 3 2b"} <= table.choices
    assert "6 1a, 3 2a" not in table.choices


def test_act_same_row_allows_both_dice_in_one_row() -> None:
    table = fight(item="Sweep (hero turn roll » play dice in same row)", hero=TWO_COLUMNS)
    table.play("6 3", "use Sweep")
    assert {"6 1a, 3 2a", "6 1b, 3 2b"} <= table.choices
    assert "3 1a, 6 2a" not in table.choices


def test_act_sum_dice_uses_both_on_one_ability() -> None:
    table = fight(
        item="Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)",
        enemies={"9,3": 0},
        hero=hero("", "Move"),
    )
    table.play("2 1", "use Focus")
    assert table.asked == "move"
    table.play("to 8,3")
    assert table.asked == "enemy-roll"


def test_act_free_ability_pays_for_its_ability() -> None:
    table = fight(
        item="Stamp (hero turn roll » activate 1 ability using value 5)",
        hero=hero("(pay 4G) ATK/RNG 1"),
        gold=9,
    )
    table.play("1 1", "use Stamp")
    assert (table.gold, table.hits("6,3")) == (5, 1)


@pytest.mark.parametrize("kind", ["ATK", "Move", "DEF"])
def test_act_by_room_cells_counts_the_cells_of_the_room(kind: str) -> None:
    table = fight(item=f"Bell (hero turn roll » {kind} by current room cells count)")
    table.play("1 1", "use Bell")
    match kind:
        case "ATK":
            assert table.happened("attacked")[0]["strength"] == 5 * 3
        case "Move":
            assert table.asked == "move"
            assert table.position.view(0).question == Spaces(5 * 3)
        case "DEF":
            assert table.defense == 6
