"""The Hero Sheet: boxes that match the foes and never leave the paper."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games.chronicles.generate.tiny import tiny_library
from stampadia.games.chronicles.content import MOST_BOXES, Enemy
from stampadia.games.chronicles.generate.hero import (
    FEWEST_HP,
    MOST_HP,
    choose_columns,
    grow_hero,
    robbed,
    xp_of,
)
from stampadia.games.chronicles.generate.trouble import trouble_for
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, Difficulty
from stampadia.kernel.chance import Dealer

FIGHTER = tiny_library().heroes[0]
COLUMNS = choose_columns(FIGHTER, tiny_library(), Dealer(0))
GROWN = replace(trouble_for("normal"), hp_per_foe=0.45, third=0.45, fourth=0.85)


def foes(*circles: int) -> list[Enemy]:
    return [Enemy(1, 1, each) for each in circles]


def test_hp_are_shared_by_the_ramp_and_rounded_up() -> None:
    hero = grow_hero(FIGHTER, foes(*[0] * 10), COLUMNS, GROWN)
    assert [column.hp for column in hero] == [3, 1, 2, 1]  # 2.25, 0.675, 1.125, 0.45


def test_a_hero_has_six_boxes_at_least_and_seventeen_at_most() -> None:
    hp = [
        sum(column.hp for column in grow_hero(FIGHTER, foes(*[0] * count), COLUMNS, GROWN))
        for count in range(1, 60)
    ]
    assert min(hp) == FEWEST_HP and max(hp) == MOST_HP and hp == sorted(hp)


def test_more_stars_mean_fewer_hp_and_slower_growth() -> None:
    growths = [trouble_for("normal", stars) for stars in range(1, 6)]
    assert [each.hp_per_foe for each in growths] == sorted(
        (each.hp_per_foe for each in growths), reverse=True
    )
    assert trouble_for("hard", 1) == trouble_for("hard")
    assert trouble_for("normal", None) not in growths


def test_whoever_is_robbed_has_one_empty_box_more_and_keeps_the_first_column() -> None:
    for seed in range(20):
        left, ability = robbed(FIGHTER, Dealer(seed))
        changed = [
            (column, row)
            for column, pair in enumerate(FIGHTER.columns)
            for row, had in enumerate(pair)
            if left.columns[column][row] != had
        ]
        ((column, row),) = changed
        assert column > 0 and left.columns[column][row] is None
        assert FIGHTER.columns[column][row] == ability and not ability.pay


def test_small_foes_open_the_second_column_and_others_the_rest() -> None:
    hero = grow_hero(FIGHTER, foes(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), COLUMNS, GROWN)
    # low: 4 foes of 1 XP; high: 3 of 2 XP, 2 of 3 XP; the boss is left out
    assert [column.xp for column in hero] == [0, 4, 5, 10]


def test_a_first_step_of_three_is_taken_from_the_others() -> None:
    hero = grow_hero(FIGHTER, foes(0, 1, 1, 2, 2), COLUMNS, GROWN)
    assert [column.xp for column in hero] == [0, 3, 3, 6]  # 8 of 10 are left for the rest


def test_xp_of_a_foe_is_that_of_all_its_columns() -> None:
    assert [xp_of(circles, COLUMNS) for circles in range(5)] == [1, 2, 3, 4, 1]


def test_an_easier_wish_gives_more_hp() -> None:
    hp = [
        sum(
            column.hp
            for column in grow_hero(FIGHTER, foes(*[1] * 14), COLUMNS, trouble_for(difficulty))
        )
        for difficulty in DIFFICULTIES
    ]
    assert hp[0] > hp[1] > hp[2]


@given(st.lists(st.integers(0, 4), max_size=60), st.sampled_from(DIFFICULTIES))
def test_no_group_is_longer_than_its_place(circles: list[int], difficulty: Difficulty) -> None:
    hero = grow_hero(FIGHTER, foes(*circles), COLUMNS, trouble_for(difficulty))
    assert hero[0].xp == 0
    assert all(1 <= column.hp <= MOST_BOXES for column in hero)
    assert all(1 <= column.xp <= MOST_BOXES for column in hero[1:])


def test_columns_of_foes_may_depend_on_the_class() -> None:
    fighter, mage = tiny_library().heroes
    drawn = {
        hero.key: {choose_columns(hero, tiny_library(), Dealer(seed))[0] for seed in range(40)}
        for hero in (fighter, mage)
    }
    assert len(drawn["fighter"]) == 1 and len(drawn["mage"]) == 2
    assert [column.circles for column in COLUMNS] == [None, 1, 2, 3]
