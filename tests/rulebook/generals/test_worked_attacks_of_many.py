"""Worked examples with more than one strike, more than one struck, and more than one fallen."""

from __future__ import annotations

from rulebook.generals.board import Board, stack

HIT = "attack> If this Unit attacks and adds {wound} to a Unit,"
SNOWMAN = "banner defend> Any Ally: do not get any {wound}, {defeat} this Unit now."
COCOON = "defeat> Discard this card, remove all {wound}, and keep the Unit."


def test_two_strikes_wound_twice_and_fell_a_unit_that_one_would_not() -> None:
    board = Board(player={1: "1/0 | 1/9 attack> Attack twice."}, front={1: "0/4"})
    board.attack("player 1")
    assert board.row("front")[0] == ""  # 2 + 2 wounds ≥ 4 life
    assert board.shields == []  # the second strike still found it standing


def test_three_strikes_a_fall_and_two_shields() -> None:
    board = Board(player={1: "3/9 attack> Attack 3 times."}, front={1: "0/3"})
    board.attack("player 1")
    assert board.row("front")[0] == ""  # 3 wounds ≥ 3 life
    assert len(board.shields) == 3 - 1


def test_a_defender_that_strikes_back_at_every_strike() -> None:
    board = Board(
        player={2: stack("attack> Attack twice. |", "2/5")},
        front={2: "defend> Add 2{wound} to {front} | 0/9"},
    )
    board.attack("player 2")
    assert board.wounds("front 2") == 2 + 2
    assert board.wounds("player 2") == 2 + 2  # 4 < 5 life


def test_frontsides_with_a_conditional_bonus() -> None:
    board = Board(
        player={
            2: stack(
                "air*2 attack> {air}{air}: +{x}{attack} |",
                "1/9 attack> Attack {frontsides} instead.",
            )
        },
        front={1: "0/3", 2: "0/9", 3: "0/2"},
    )
    board.attack("player 2")
    each = 1 + 1
    assert board.wounds("front 1") == each  # 2 < 3 life
    assert board.wounds("front 2") == 0
    assert board.row("front")[2] == ""  # 2 ≥ 2 life


def test_frontsides_at_the_edge_hits_one_side_only() -> None:
    board = Board(player={4: "2/9 attack> Attack {frontsides} instead."}, front={3: "0/9"})
    board.attack("player 4")
    assert board.wounds("front 3") == 2
    assert board.shields == []


def test_also_keeps_the_usual_target_first() -> None:
    board = Board(player={2: "2/9 attack> Attack also {frontright}"}, front={2: "0/9", 3: "0/9"})
    board.attack("player 2")
    struck = [told["column"] for told in board.happened("struck")]
    assert struck == [2, 3]
    assert board.wounds("front 2") + board.wounds("front 3") == 2 + 2


def test_wounds_by_a_skill_come_before_the_strike() -> None:
    board = Board(
        player={1: "fire*2 attack> {fire}: Add {x}{wound} to {front} | 1/9"}, front={1: "0/3"}
    )
    board.attack("player 1")
    assert board.row("front")[0] == ""  # 2 by the skill + 1 by the strike ≥ 3 life


def test_wounds_by_a_skill_elsewhere_do_not_fell() -> None:
    board = Board(
        player={1: "fire*2 attack> {fire}: Add {x+1}{wound} to {frontright} | 1/9"},
        front={1: "0/9", 2: "0/1"},
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 2 + 1  # 3 ≥ 1 life, but nobody checks it


def test_one_wound_for_each_of_the_x_nearest_on_that_side() -> None:
    board = Board(
        player={1: "fire*2 attack> {fire}: Add 1{wound} to {x} {frontright} | 1/9"},
        front={1: "0/9", 2: "0/9", 4: "0/9"},
    )
    board.attack("player 1")
    x = 2  # the nearest two on the right stand in columns 2 and 4
    assert board.wounds("front 2") + board.wounds("front 4") == x * 1
    assert board.wounds("front 1") == 1


def test_soaking_up_wounds_brings_the_attacker_down() -> None:
    board = Board(
        player={
            1: stack("0/9", wounds=2),
            2: stack("1/3 attack> Move here up to 3{wound} from {sides}", wounds=1),
        },
        front={2: "0/9"},
    )
    board.attack("player 2", "move 2")
    assert board.wounds("player 1") == 2 - 2
    assert board.wounds("front 2") == 1  # it strikes all the same
    assert board.row("player")[1] == ""  # 1 + 2 wounds ≥ 3 life


def test_healing_before_the_check_saves_the_attacker() -> None:
    board = Board(player={1: stack("1/2 life> Remove 1{wound}", wounds=2)}, front={1: "0/9"})
    board.attack("player 1")
    assert board.wounds("player 1") == 2 - 1  # 1 < 2 life


def test_a_jump_brings_another_enemy_and_its_front_skill() -> None:
    board = Board(
        player={1: "air*2 attack> {air}{air}: Jump {x+1} spaces {right} | 3/9"},
        front={1: "0/9", 3: "front> -1{attack} to {front} | 0/9"},
    )
    board.attack("player 1")
    x = 2 // 2
    assert board.unit(f"player {1 + x + 1}") is not None
    assert board.wounds("front 3") == 3 - 1


def test_a_blocked_jump_and_a_strike_at_home() -> None:
    board = Board(
        player={1: "attack> Jump to lowest {life} Enemy. | 2/9", 4: "0/9"},
        front={1: "0/9", 4: "0/1"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 2
    assert board.wounds("front 4") == 0


def test_a_hit_that_defeats_whatever_the_life() -> None:
    board = Board(player={1: f"1/9 {HIT} {{defeat}} that Unit."}, front={1: "0/9"})
    board.attack("player 1")
    assert board.row("front")[0] == ""
    assert board.happened("defeated")[0]["wounds"] == 1  # 1 < 9 life, defeated by the text


def test_a_hit_that_does_not_come_about() -> None:
    board = Board(
        player={1: f"1/9 {HIT} {{defeat}} that Unit."},
        front={1: "front> -1{attack} to {front} | 0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 0  # 1 − 1 attack: no strike


def test_a_snowman_takes_a_great_blow_for_a_small_ally() -> None:
    board = Board(player={2: "0/1", 3: f"0/9 {SNOWMAN}"}, front={2: "7/9"})
    board.attack("front 2")
    assert board.wounds("player 2") == 7 - 7
    assert board.row("player") == ["", "player 2", "", ""]


def test_a_snowman_serves_one_strike_only() -> None:
    board = Board(
        player={1: "0/3", 3: "0/3", 4: f"0/9 {SNOWMAN}"},
        front={2: "2/9 attack> Attack {frontsides} instead."},
    )
    board.attack("front 2")
    assert board.row("player") == ["player 1", "", "player 3", ""]
    assert (board.wounds("player 1"), board.wounds("player 3")) == (0, 2)


def test_a_guard_whose_condition_is_not_met_stands_by() -> None:
    guard = (
        "banner defend> {water}{water}: Any Ally: do not get any {wound}, {defeat} this Unit now."
    )
    board = Board(player={2: "0/9", 3: f"water | 0/9 {guard}"}, front={2: "2/9"})
    board.attack("front 2")
    assert board.wounds("player 2") == 2
    assert board.row("player") == ["", "player 2", "player 3", ""]


def test_a_kept_unit_stands_with_what_was_under_the_cocoon() -> None:
    board = Board(player={1: "5/9"}, front={1: stack("1/1 | 2/2", f"1/1 | 0/1 {COCOON}")})
    board.attack("player 1")
    assert board.cards("front 1") == ["front 1a"]  # 5 wounds ≥ 1 + 1 + 1 life
    assert board.wounds("front 1") == 0
    assert (board.attack_of("front 1"), board.life_of("front 1")) == (1 + 2, 1 + 2)


def test_twice_against_a_cocoon() -> None:
    board = Board(
        player={1: "3/9 attack> Attack twice."}, front={1: stack("0/1 | 0/2", f"0/1 {COCOON}")}
    )
    board.attack("player 1")
    assert board.row("front")[0] == ""  # 3 ≥ 1 + 1: kept without wounds; then 3 ≥ 1 + 2
    assert len(board.happened("defeated")) == 2


def test_a_chain_of_falls() -> None:
    """The struck unit pulls its neighbour down, which pulls the next one down."""
    fall = "defeat> {defeat} {right}"
    board = Board(
        player={1: "1/9"},
        front={1: f"{fall} | 0/1", 2: f"{fall} | 0/9", 3: "0/9", 4: "0/9"},
    )
    board.attack("player 1")
    fallen = [told["column"] for told in board.happened("defeated")]
    assert fallen == [1, 2, 3]
    assert board.row("front") == ["", "", "", "front 4"]


def test_two_units_that_pull_each_other_down_fall_once() -> None:
    board = Board(
        player={1: "1/9"},
        front={1: "defeat> {defeat} {right} | 0/1", 2: "defeat> {defeat} {left} | 0/9"},
    )
    board.attack("player 1")
    assert [told["column"] for told in board.happened("defeated")] == [1, 2]
    assert sorted(board.discard) == ["front 1", "front 2"]


def test_a_blast_takes_the_attacker_along_before_its_second_strike() -> None:
    board = Board(
        player={2: "4/9 attack> Attack twice."},
        front={1: "0/9", 2: "air*2 defend> {air}{air}: {defeat} this Unit and {around} | 0/9"},
    )
    board.attack("player 2")
    assert board.row("front") == board.row("player") == [""] * 4
    assert board.shields == []


def test_a_direct_hit_of_a_strengthened_unit() -> None:
    board = Board(
        front={3: stack("fire*2 attack> {fire}{fire}: +{x+1}{attack} |", "1/9")},
        shields=["1/1"] * 4,
        life=2,
    )
    board.attack("front 3")
    hit = 1 + (1 + 1)
    assert board.happened("direct-hit")[0]["wounds"] == hit
    board.play("shields", "discard shield 1", "discard shield 2", "discard shield 3")
    assert (len(board.shields), board.life) == (4 - hit, 2)


def test_an_attack_again_with_another_body() -> None:
    turret = (
        "attack> After its first attack, merge this card with this Unit and attack again "
        "if possible or it has no effect."
    )
    board = Board(
        player={1: stack("1/1 | 3/1", f"fire*2 attack> {{fire}}: +{{x}}{{attack}} | 0/1 {turret}")},
        front={1: "0/9"},
    )
    board.attack("player 1")
    first, second = (1 + 0) + 2, (1 + 3) + 2
    assert board.happened("struck")[0]["wounds"] == first
    assert board.row("front")[0] == ""  # 3 + 6 wounds ≥ 9 life
    assert board.happened("struck")[1]["wounds"] == second
