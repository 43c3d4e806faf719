"""Rulings D9 and D10: the highest and lowest enemy, and jumps (manual: "Jump")."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

TO_HIGHEST = "attack> Jump to highest {attack} Enemy."
SWAPPING = "any> Jumps may swap places with allies."


def test_d9_the_columns_are_compared_header_and_body_together() -> None:
    board = Board(
        player={4: "0/9 attack> Add 1{wound} to highest {attack} Enemy"},
        front={1: "0/0 | 3/9", 2: stack("2/0 |", "2/0 | 0/9"), 3: "1/0 | 1/9"},
    )
    board.attack("player 4")
    assert [board.wounds(f"front {column}") for column in (1, 2, 3)] == [0, 1, 0]


def test_d9_skills_do_not_count() -> None:
    board = Board(
        player={
            1: "0/9 front> -3{attack} to {front}",
            4: "0/9 attack> {defeat} highest {attack} Enemy",
        },
        front={1: "3/9", 2: "2/9 any> +5{attack}"},
    )
    board.attack("player 4")
    assert board.row("front") == ["", "front 2", "", ""]


@pytest.mark.parametrize(
    ("which", "column"),
    [("highest {attack}", 2), ("lowest {attack}", 3), ("highest {life}", 3), ("lowest {life}", 1)],
)
def test_d9_highest_and_lowest_of_both_columns(which: str, column: int) -> None:
    board = Board(
        player={4: f"0/9 attack> {{defeat}} {which} Enemy"},
        front={1: "2/1", 2: "3/2", 3: "1/3"},
    )
    board.attack("player 4")
    assert board.row("front")[column - 1] == ""
    assert board.row("front").count("") == 2


def test_d9_ties_go_to_the_leftmost_in_edition_0_1() -> None:
    board = Board(
        player={1: "0/9 attack> Add 1{wound} to lowest {life} Enemy"},
        front={2: "1/1", 3: "1/1", 4: "1/2"},
    )
    board.attack("player 1")
    assert board.asked == "rest"
    assert [board.wounds(f"front {column}") for column in (2, 3, 4)] == [1, 0, 0]


def test_d9_ties_are_the_players_in_edition_0_2() -> None:
    board = Board(
        player={1: "0/9 attack> Add 1{wound} to lowest {life} Enemy"},
        front={2: "1/1", 3: "1/1", 4: "1/2"},
        edition="0.2",
    )
    board.attack("player 1")
    assert board.choices == {"front 2", "front 3"}
    board.play("front 3")
    assert [board.wounds(f"front {column}") for column in (2, 3, 4)] == [0, 1, 0]


def test_d9_only_the_opposing_row_counts() -> None:
    board = Board(
        player={1: "0/9 attack> Add 1{wound} to highest {attack} Enemy", 2: "5/9"},
        front={3: "1/9"},
        incoming={4: "9/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 3") == 1
    assert board.wounds("player 2") == board.wounds("incoming 4") == 0


def test_d10_a_jump_may_pass_over_units() -> None:
    board = Board(player={1: "Imp = 1/9 attack> Jump 2 spaces {right}", 2: "0/9"})
    board.attack("player 1")
    assert board.row("player") == ["", "player 2", "Imp", ""]


def test_d10_a_jump_to_an_occupied_space_is_not_performed() -> None:
    board = Board(
        player={1: "Imp = 1/9 attack> Jump 2 spaces {right}", 3: "0/9"}, front={1: "0/9", 3: "0/9"}
    )
    board.attack("player 1")
    assert board.row("player") == ["Imp", "", "player 3", ""]
    assert (board.wounds("front 1"), board.wounds("front 3")) == (1, 0)


@pytest.mark.parametrize("jump", ["Jump 3 spaces {right}", "Jump 2 spaces {left}"])
def test_d10_a_jump_off_the_battlefield_is_not_performed(jump: str) -> None:
    board = Board(player={2: f"Imp = 1/9 attack> {jump}"})
    board.attack("player 2")
    assert board.row("player") == ["", "Imp", "", ""]


def test_d10_a_jump_by_x_uses_the_times_the_condition_is_met() -> None:
    jump = "attack> {air}{air}: Jump {x} spaces {left}"
    board = Board(player={4: stack(f"air*2 {jump} |", "air*2 | 1/9")})
    board.attack("player 4")
    assert board.row("player") == ["", "player 4b", "", ""]


def test_d10_a_jump_to_an_enemy_goes_to_the_own_rows_space_in_front_of_it() -> None:
    board = Board(player={1: f"Imp = 1/9 {TO_HIGHEST}"}, front={1: "1/9", 4: "2/9"})
    board.attack("player 1")
    assert board.row("player") == ["", "", "", "Imp"]


def test_d10_with_no_enemy_there_is_no_jump() -> None:
    board = Board(player={1: f"Imp = 1/9 {TO_HIGHEST}"})
    board.attack("player 1")
    assert board.row("player") == ["Imp", "", "", ""]
    assert len(board.shields) == 1


def test_d10_the_player_may_swap_with_an_ally_in_the_way() -> None:
    def board() -> Board:
        return Board(
            player={1: f"Imp = {TO_HIGHEST} | 1/9 {SWAPPING}", 3: "Ally = 0/9"}, front={3: "2/9"}
        )

    swapped = board()
    swapped.attack("player 1")
    assert swapped.choices == {"yes", "no"}
    swapped.play("yes")
    assert swapped.row("player") == ["Ally", "", "Imp", ""]
    assert swapped.wounds("front 3") == 1
    stayed = board()
    stayed.attack("player 1", "no")
    assert stayed.row("player") == ["Imp", "", "Ally", ""]
    assert stayed.wounds("front 3") == 0


def test_d10_a_swap_with_a_condition_needs_it() -> None:
    swapping = "any> {air}: Jumps may swap places with allies."
    units = {1: f"Imp = {TO_HIGHEST} | 1/9 {swapping}", 3: "Ally = 0/9"}
    board = Board(player=units, front={3: "2/9"})
    board.attack("player 1")
    assert board.row("player") == ["Imp", "", "Ally", ""]


def test_d10_the_sacred_printer_always_swaps() -> None:
    board = Board(
        front={1: f"Imp = {TO_HIGHEST} | 1/9 {SWAPPING}", 3: "Ally = 0/9"}, player={3: "2/9"}
    )
    board.attack("front 1")
    assert board.row("front") == ["Ally", "", "Imp", ""]
    assert board.wounds("player 3") == 1


def test_d10_a_jump_takes_wounds_along() -> None:
    board = Board(player={1: stack("1/9 attack> Jump 1 space {right}", wounds=2)})
    board.attack("player 1")
    assert board.wounds("player 2") == 2
