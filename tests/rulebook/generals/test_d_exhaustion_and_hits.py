"""Rulings D22–D25: exhausted and Incoming units, direct hits, and what a hit sets off."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

STUN = "attack> If this Unit attacks and adds {wound} to a Unit, exhaust that Unit"


def attackers(board: Board) -> list[str]:
    return [str(told["card"]) for told in board.happened("attacks")]


def test_d22_a_unit_exhausted_in_the_other_sides_phase_skips_its_next_attack() -> None:
    board = Board(player={1: f"1/9 {STUN}"}, front={1: "5/9"})
    board.run("attack")
    board.run("defense")
    assert board.wounds("player 1") == 0
    assert not board.exhausted("front 1")  # restored at the end of its own phase
    board.run("defense")
    assert board.wounds("player 1") == 5


def test_d22_exhaustion_survives_a_new_bottom_card() -> None:
    board = Board(player={1: stack("1/9", exhausted=True)}, hand=["Imp = 1/1"])
    board.run("play", "add Imp to 1", "end")
    assert board.exhausted("player 1")


def test_d22_exhaustion_survives_a_lost_bottom_card() -> None:
    event = "| > Select 1 Enemy: discard its bottom card."
    board = Board(front={1: stack("1/1", "1/1", exhausted=True)}, events=[event], hand=["1/1"])
    board.run("play", "event")
    assert board.cards("front 1") == ["front 1a"]
    assert board.exhausted("front 1")


def test_d22_exhausted_units_still_project_area_skills() -> None:
    board = Board(
        player={
            1: stack("0/9 front> -1{attack} to {front}", exhausted=True),
            2: stack("0/9 banner any> +1{life}", exhausted=True),
        },
        front={1: "3/9"},
    )
    assert board.attack_of("front 1") == 3 - 1
    assert board.life_of("front 1") == 9 + 1


def test_d22_a_unit_may_be_restored_to_attack_again_once_in_a_phase() -> None:
    board = Board(player={1: "Anna = 1/9", 2: "Bert = 0/9 attack> Restore {left}"})
    board.run("attack")
    assert attackers(board) == ["Anna", "Bert", "Anna"]


def test_d22_a_restoration_in_the_defense_phase_does_not_use_up_the_next_attack_phases() -> None:
    board = Board(
        player={
            1: stack("Anna = defend> Restore this Unit | 1/9", exhausted=True),
            2: "Bert = 0/9 attack> Restore {left}",
        },
        front={1: "1/9"},
        places=["// L3 |"],
    )
    board.run("defense", on=True)
    assert board.happened("restored")
    before = len(board.happened("attacks"))
    board.play("end")
    assert attackers(board)[before : before + 3] == ["Anna", "Bert", "Anna"]


def test_d23_incoming_units_project_nothing() -> None:
    board = Board(
        player={1: "1/9"},
        incoming={1: "0/9 front> -1{attack} to {front}", 2: "0/9 banner any> +5{attack}"},
    )
    assert board.attack_of("player 1") == 1


def test_d23_incoming_units_are_not_attacked_and_are_nobodys_enemies() -> None:
    board = Board(
        player={1: "1/9 attack> Add 1{wound} to all Enemies"}, front={2: "0/9"}, incoming={1: "0/1"}
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 1
    assert board.wounds("incoming 1") == 0
    assert len(board.shields) == 1  # the space in front was empty


def test_d23_incoming_units_do_not_attack() -> None:
    board = Board(incoming={1: "3/9"}, life=5)
    board.run("defense")
    assert board.life == 5


def test_d24_a_direct_hit_costs_shields_for_the_whole_attack_or_1_life() -> None:
    def board() -> Board:
        return Board(front={1: "3/9"}, shields=["1/1"] * 4, life=5)

    by_shields, by_life = board(), board()
    by_shields.attack("front 1")
    assert by_shields.choices == {"shields", "life"}
    by_shields.play("shields")
    for _ in range(3):
        by_shields.play(sorted(by_shields.choices)[0])
    assert (len(by_shields.shields), by_shields.life) == (4 - 3, 5)
    by_life.attack("front 1", "life")
    assert (len(by_life.shields), by_life.life) == (4, 5 - 1)


def test_d24_there_is_no_part_payment() -> None:
    board = Board(front={1: "3/9"}, shields=["1/1"] * 2, life=5)
    board.attack("front 1")
    assert (len(board.shields), board.life) == (2, 4)


def test_d24_life_is_1_whatever_the_attack() -> None:
    board = Board(front={1: "9/9"}, life=5)
    board.attack("front 1")
    assert board.life == 4


def test_d24_each_strike_is_paid_by_itself() -> None:
    board = Board(
        front={2: "2/9 attack> Attack {frontsides} instead."}, shields=["1/1"] * 3, life=5
    )
    board.attack("front 2", "shields", "discard shield 1", "discard shield 2")
    assert (len(board.shields), board.life) == (1, 4)  # 1 Shield does not pay for the second 2


def test_d24_skills_count_in_a_direct_hit() -> None:
    board = Board(front={1: "1/9 attack> +2{attack}"}, shields=["1/1"] * 2, life=5)
    board.attack("front 1")
    assert board.life == 4  # 3 attack, 2 Shields


@pytest.mark.parametrize(("attack", "exhausted"), [(2, True), (1, False)])
def test_d25_a_hit_needs_a_wound_really_added(attack: int, exhausted: bool) -> None:
    board = Board(
        player={1: f"{attack}/9 {STUN}"},
        front={1: stack("defend> -1{attack} to {front} |", "0/9")},
    )
    board.attack("player 1")
    assert board.exhausted("front 1") is exhausted


def test_d25_a_guarded_blow_is_no_hit() -> None:
    guard = "banner defend> Any Ally: do not get any {wound}, {defeat} this Unit now."
    board = Board(player={1: f"1/9 {STUN}"}, front={1: "0/9", 2: f"0/9 {guard}"})
    board.attack("player 1")
    assert not board.exhausted("front 1")


def test_d25_wounds_by_skills_are_no_hit() -> None:
    hit = "attack> If this Unit attacks and adds {wound} to a Unit, {defeat} that Unit."
    board = Board(
        player={1: f"attack> Add 1{{wound}} to {{frontright}} | 1/9 {hit}"}, front={2: "0/9"}
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 1


def test_d25_it_acts_before_the_struck_unit_is_checked() -> None:
    """The attacker falls first, the struck unit after it: both are gone."""
    hit = f"{STUN} and {{defeat}} this Unit."
    board = Board(player={1: f"3/9 {hit}"}, front={1: "0/2"})
    board.attack("player 1")
    fallen = [told["row"] for told in board.happened("defeated")]
    assert fallen == ["player", "front"]
    assert board.order.index("exhausted") < board.order.index("defeated")


def test_d25_discarding_the_card_uncovers_what_lies_behind_it() -> None:
    hit = f"{STUN} and discard this card."
    board = Board(player={1: stack("Rest = 1/1 | 2/2", f"Genie = 1/1 {hit}")}, front={1: "0/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + 1
    assert board.cards("player 1") == ["Rest"]
    assert board.attack_of("player 1") == 1 + 2


def test_d25_each_strike_that_wounds_is_a_hit() -> None:
    hit = "attack> If this Unit attacks and adds {wound} to a Unit, Add 1{wound} to this Unit |"
    board = Board(
        player={2: stack(hit, "1/9 attack> Attack {frontsides} instead.")},
        front={1: "0/9", 3: "0/9"},
    )
    board.attack("player 2")
    assert board.wounds("player 2") == 2


def test_d25_a_banner_or_a_place_may_speak_of_hits() -> None:
    hit = "If this Unit attacks and adds {wound} to a Unit, exhaust that Unit"
    by_banner = Board(player={1: "1/9", 2: f"0/9 banner attack> {hit}"}, front={1: "0/9"})
    by_banner.attack("player 1")
    assert by_banner.exhausted("front 1")
    by_place = Board(player={1: "1/9"}, front={1: "0/9"}, places=[f"// any> {hit} |"])
    by_place.attack("player 1")
    assert by_place.exhausted("front 1")
