"""Worked examples: one attack each, on made-up cards, with the sum written out.

Columns first (headers of all cards, body of the bottom one), then skills. A wound is what is left
of the attack when the struck unit has had its say; life is counted when it is checked.
"""

from __future__ import annotations

from rulebook.generals.board import Board, stack

# Columns


def test_a_single_card_attacks_with_header_and_body() -> None:
    board = Board(player={1: "2/0 | 1/1"}, front={1: "0/9"})
    board.attack("player 1")
    assert board.counted("player 1") == [2 + 1]
    assert board.wounds("front 1") == 3


def test_a_stack_adds_all_headers_and_the_bottom_body_only() -> None:
    board = Board(player={1: stack("1/0 | 3/3", "2/0 | 3/3", "0/1 | 1/1")}, front={1: "0/9"})
    board.attack("player 1")
    headers, body = 1 + 2 + 0, 1
    assert board.wounds("front 1") == headers + body


def test_negative_columns_are_subtracted() -> None:
    board = Board(player={1: stack("3/0 |", "-1/0 | 2/9")}, front={1: stack("0/-2 |", "0/6")})
    board.attack("player 1")
    assert board.counted("player 1") == [3 - 1 + 2]
    assert board.row("front")[0] == ""  # 4 wounds ≥ −2 + 6 life


def test_life_is_the_sum_of_headers_and_bottom_body() -> None:
    board = Board(player={1: "4/9"}, front={1: stack("0/2 | 0/9", "0/1 | 0/2")})
    board.attack("player 1")
    assert board.life_of("front 1") == 2 + 1 + 2
    assert board.wounds("front 1") == 4  # 4 < 5: it stands


def test_old_wounds_count_with_new_ones() -> None:
    board = Board(player={1: "2/9"}, front={1: stack("0/5", wounds=3)})
    board.attack("player 1")
    assert board.row("front")[0] == ""  # 3 + 2 wounds ≥ 5 life
    assert board.happened("defeated")[0]["wounds"] == 3 + 2


# Conditions, {x} and {x+1}


def test_fire_fire_with_five_fires_is_met_twice() -> None:
    board = Board(
        player={1: stack("fire*2 |", "fire*2 attack> {fire}{fire}: +{x}{attack} |", "fire | 1/9")},
        front={1: "0/9"},
    )
    board.attack("player 1")
    x = (2 + 2 + 1) // 2
    assert board.wounds("front 1") == 1 + x == 3


def test_x_plus_1_counts_one_more_than_the_condition_is_met() -> None:
    board = Board(
        player={1: stack("water*2 attack> {water}{water}: +{x+1}{attack} |", "water*2 | 1/9")},
        front={1: "0/9"},
    )
    board.attack("player 1")
    x = (2 + 2) // 2
    assert board.wounds("front 1") == 1 + (x + 1) == 4


def test_x_plus_1_is_nothing_when_the_condition_is_not_met() -> None:
    board = Board(
        player={1: "water attack> {water}{water}: +{x+1}{attack} | 1/9"}, front={1: "0/9"}
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 1


def test_a_mixed_condition_is_met_as_often_as_its_scarcer_element() -> None:
    board = Board(
        player={
            1: stack("earth*2 |", "earth |", "fire*2 attack> {earth}{fire}: +{x}{attack} | 1/9")
        },
        front={1: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + min(3, 2)


def test_elements_are_not_used_up_by_a_condition() -> None:
    skill = "attack> {fire}{fire}: +{x}{attack} |"
    board = Board(player={1: stack(f"fire*2 {skill}", skill, "1/9")}, front={1: "0/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + 1 + 1


def test_the_element_of_a_covered_body_does_not_count() -> None:
    board = Board(
        player={1: stack("0/0 | fire*2", "fire attack> {fire}: +{x}{attack} | 1/9")},
        front={1: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + 1


def test_x_times_changes_both_columns_x_times() -> None:
    board = Board(
        player={1: stack("earth*2 any> {earth}: {x} times, -1{attack}, +2{life} |", "4/1")},
        front={1: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 4 + 2 * -1
    assert board.life_of("player 1") == 1 + 2 * 2


# Triggers


def test_a_life_skill_saves_the_struck_unit() -> None:
    board = Board(player={1: "3/9"}, front={1: "water*2 life> {water}{water}: +{x}{life} | 0/3"})
    board.attack("player 1")
    assert board.wounds("front 1") == 3  # 3 < 3 + 1 life


def test_a_defence_skill_wounds_the_attacker_before_it_is_struck() -> None:
    board = Board(
        player={1: "2/3"},
        front={1: "fire*2 defend> {fire}: Add {x+1}{wound} to {front} | 0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 2
    assert board.row("player")[0] == ""  # 2 + 1 wounds ≥ 3 life, at the attacker's own check


def test_a_defeat_skill_wounds_the_victor() -> None:
    board = Board(player={1: "2/3"}, front={1: "defeat> Add 2{wound} to {front} | 0/2"})
    board.attack("player 1")
    assert board.row("front")[0] == ""
    assert board.wounds("player 1") == 2  # 2 < 3 life


def test_a_defeat_skill_brings_the_victor_down() -> None:
    board = Board(
        player={1: stack("2/3", wounds=1)}, front={1: "defeat> Add 2{wound} to {front} | 0/2"}
    )
    board.attack("player 1")
    assert board.row("front")[0] == board.row("player")[0] == ""  # 1 + 2 wounds ≥ 3 life


def test_front_skills_of_both_sides_work_at_once() -> None:
    board = Board(
        player={1: "earth*2 front> {earth}{earth}: -{x+1}{life} to {front} | 3/9"},
        front={1: "earth*2 front> {earth}{earth}: -{x}{attack} to {front} | 0/4"},
    )
    board.attack("player 1")
    attack, life = 3 - 1, 4 - (1 + 1)
    assert (attack, life) == (2, 2)
    assert board.row("front")[0] == ""  # 2 wounds ≥ 2 life


def test_an_any_skill_counts_for_attack_and_for_life() -> None:
    skill = "any> {water}{water}: +{x}{attack}, +{x}{life}"
    board = Board(player={1: f"water*2 {skill} | 2/1"}, front={1: f"water*2 {skill} | 1/3"})
    board.attack("player 1")
    assert board.wounds("front 1") == 2 + 1  # 3 < 3 + 1 life
    board.attack("front 1")
    assert board.row("player")[0] == ""  # 1 + 1 wounds ≥ 1 + 1 life


def test_an_any_skill_weakens_this_unit_and_the_one_in_front() -> None:
    skill = "any> {earth}{water}: {x} times, -1{attack} this Unit and {front}"
    board = Board(player={1: "4/9"}, front={1: stack(f"earth {skill} |", "water | 3/9")})
    board.attack("player 1")
    assert board.wounds("front 1") == 4 - 1
    assert board.attack_of("front 1") == 3 - 1


def test_attack_brought_below_zero_is_no_attack() -> None:
    board = Board(player={1: "2/9"}, front={1: "front> -3{attack} to {front} | 0/9"})
    board.attack("player 1")
    assert board.counted("player 1") == [2 - 3]
    assert board.happened("held") and not board.happened("struck")


# Places, banners, infusions


def test_a_place_infuses_both_sides() -> None:
    skill = "attack> {fire}{fire}: +{x}{attack}"
    board = Board(
        player={1: f"fire {skill} | 1/9"},
        front={1: f"fire {skill} | 1/9"},
        places=["// fire any> Infuse with this Element. |"],
    )
    board.attack("player 1")
    board.attack("front 1")
    x = (1 + 1) // 2
    assert (board.wounds("front 1"), board.wounds("player 1")) == (1 + x, 1 + x)


def test_two_places_infuse_twice_and_a_doubled_symbol_counts_double() -> None:
    infuse = "any> Infuse with this Element. |"
    board = Board(
        player={1: "1/9 attack> {air}: +{x}{attack}"},
        front={1: "0/9"},
        places=[f"// air {infuse}", f"// air*2 {infuse}"],
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + (1 + 2)


def test_a_place_weakens_every_attack() -> None:
    board = Board(player={1: "3/9"}, front={1: "0/9"}, places=["// attack> -1{attack} |"] * 2)
    board.attack("player 1")
    assert board.wounds("front 1") == 3 - 1 - 1


def test_a_neighbours_banner_strengthens_only_the_sides_it_names() -> None:
    board = Board(
        player={2: "0/9 banner attack> +2{attack} to {sides}", 3: "1/9", 4: "1/9"},
        front={3: "0/9", 4: "0/9"},
    )
    board.attack("player 3")
    board.attack("player 4")
    assert (board.wounds("front 3"), board.wounds("front 4")) == (1 + 2, 1)


def test_an_enemy_banner_strengthens_the_attacker_too() -> None:
    board = Board(
        player={1: "1/9"}, front={1: "0/9", 2: "air*2 | 0/9 banner any> {air}: +{x}{attack}"}
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + 2


def test_a_neighbours_banner_infuses_and_a_skill_uses_it() -> None:
    board = Board(
        player={
            1: "0/9 banner any> Infuse {sides} with {fire}",
            2: "fire attack> {fire}{fire}: +{x+1}{attack} | 1/9",
        },
        front={2: "0/9"},
    )
    board.attack("player 2")
    x = (1 + 1) // 2
    assert board.wounds("front 2") == 1 + (x + 1)


def test_place_banner_front_and_own_skill_in_one_sum() -> None:
    board = Board(
        player={
            2: stack("fire*2 attack> {fire}: +{x}{attack} |", "1/0 | 1/9"),
            3: "0/9 banner attack> +1{attack}",
        },
        front={2: "front> -2{attack} to {front} | 0/9"},
        places=["// any> +1{attack} |", "// fire any> Infuse with this Element. |"],
    )
    board.attack("player 2")
    columns, place, banner, front, own = 1 + 1, 1, 1, -2, 2 + 1
    assert board.wounds("front 2") == columns + place + banner + front + own == 5


def test_an_attack_skill_infuses_a_neighbour_for_this_action_only() -> None:
    board = Board(
        player={1: "1/9 attack> Infuse {front} with {earth}"},
        front={1: "0/3 life> {earth}: -2{life}"},
    )
    board.attack("player 1")
    assert board.row("front")[0] == ""  # 1 wound ≥ 3 − 2 life
