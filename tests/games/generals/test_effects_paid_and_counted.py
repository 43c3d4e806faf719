"""Skills that cost something, and what the life check counts."""

from __future__ import annotations

from rulebook.generals.board import Board, stack

PAID = "1/3 attack> Discard 1 Unit Card: +2{attack}"


def test_a_skill_with_a_cost_is_paid_for() -> None:
    board = Board(player={1: PAID}, front={1: "1/9"}, hand=["1/1", "2/2"])
    assert board.attack_of("player 1") == 1
    board.attack("player 1")
    assert board.asked == "which-to-discard"
    board.play("discard hand 2")
    assert board.wounds("front 1") == 3
    assert (board.hand, board.discard) == (["hand 1"], ["hand 2"])


def test_a_cost_that_cannot_be_paid_brings_nothing() -> None:
    board = Board(player={1: PAID}, front={1: "1/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 1


def test_the_sacred_printer_has_nothing_to_pay_with() -> None:
    board = Board(player={1: "1/9"}, front={1: PAID}, hand=["1/1"])
    board.attack("front 1")
    assert board.wounds("player 1") == 1
    assert board.hand == ["hand 1"]


def test_as_many_as_were_paid() -> None:
    text = "Discard any number of Unit Cards: add the same number of {wound} to {front}"
    board = Board(player={1: f"0/3 attack> {text}"}, front={1: "1/9"}, hand=["1/1"] * 3)
    board.attack("player 1", "discard hand 1", "discard hand 2", "pass")
    assert board.wounds("front 1") == 2


def test_a_continuous_text_with_a_cost_is_left_to_the_players() -> None:
    text = "Discard 1 Unit Card: if this Unit attacks and adds {wound} to a Unit, exhaust that Unit"
    unit = f"1/3 attack> {text}"
    board = Board(player={1: unit}, front={1: "1/9"}, hand=["1/1"], unread=True)
    board.attack("player 1")
    assert board.asked == "by-hand"
    board.play("skip text")
    assert not board.exhausted("front 1")


def test_what_the_life_step_infuses_counts_in_it() -> None:
    unit = stack("0/0 life> Infuse with {fire} |", "0/2 life> {fire}: +1{life}")
    board = Board(player={1: "2/9"}, front={1: unit})
    board.attack("player 1")
    assert board.wounds("front 1") == 2


def test_a_neighbours_gain_in_the_life_step_counts_in_it() -> None:
    board = Board(player={1: "2/9"}, front={1: "0/2 life> +1{life} to 1 Ally"})
    board.attack("player 1")
    assert board.wounds("front 1") == 2


def test_life_given_by_hand_counts() -> None:
    board = Board(
        player={1: "2/9"}, front={1: "0/2 life> Whistle until {wound} blushes"}, unread=True
    )
    board.attack("player 1", "by hand life-up front 1", "pass")
    assert board.wounds("front 1") == 2


def test_all_wounds_are_moved_without_asking_how_many() -> None:
    unit = "1/9 attack> Move here all {wound} from {sides}"
    board = Board(
        player={1: stack("1/9", wounds=2), 2: unit, 3: stack("1/9", wounds=1)}, front={2: "1/9"}
    )
    board.attack("player 2")
    assert [board.wounds(f"player {column}") for column in (1, 2, 3)] == [0, 3, 0]
