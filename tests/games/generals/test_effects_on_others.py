"""Texts that speak of units other than the one that is evaluated."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

FIRE = (1, 0, 0, 0)


@pytest.mark.parametrize("trigger", ["attack", "any"])
def test_a_change_to_a_unit_of_choice(trigger: str) -> None:
    unit = f"3/3 {trigger}> -1{{life}} to 1 Enemy"
    board = Board(player={1: unit}, front={1: "1/9", 3: "1/9"})
    board.attack("player 1")
    assert board.choices == {"front 1", "front 3"}
    board.play("front 1")
    assert board.happened("changed")[0]["by"] == -1
    assert board.happened("endured")[0]["value"] == 8


def test_the_sacred_printer_weakens_the_leftmost_unit() -> None:
    board = Board(player={2: "1/9", 3: "1/9"}, front={2: "3/3 attack> -7{life} to 1 Enemy"})
    board.attack("front 2")
    assert board.row("player") == ["", "", "player 3", ""]


def test_a_change_to_the_selected_unit() -> None:
    board = Board(
        player={1: "3/3 attack> Select 1 Enemy: -8{life} to that Unit"},
        front={1: "1/9", 3: "1/9"},
    )
    board.attack("player 1", "front 1")
    assert board.row("front") == ["", "", "front 3", ""]


def test_a_banner_changes_the_unit_it_speaks_of() -> None:
    board = Board(player={1: "1/1", 2: "1/1 banner attack> +2{attack}"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 3


def test_infusing_a_unit_of_choice_at_any_step() -> None:
    unit = "1/1 any> Infuse 1 Ally with {fire}"
    burning = "1/0 life> {fire}: +1{attack} |"
    board = Board(player={1: unit, 2: stack(burning, "1/1")}, front={1: "1/9"})
    board.attack("player 1")
    assert board.choices == {"player 1", "player 2"}
    board.play("player 2")
    assert board.happened("infused")[0]["column"] == 2


def test_infusing_the_enemy_in_front_without_a_banner() -> None:
    board = Board(
        player={1: "3/3 any> Infuse {front} with {fire}"},
        front={1: "0/1 life> {fire}: +5{life}"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 3
    assert board.elements("front 1") == (0, 0, 0, 0)


def test_infusing_oneself_and_a_neighbour_reaches_each_once() -> None:
    unit = "1/1 any> Infuse this Unit and {right} with {fire}"
    board = Board(player={1: unit, 2: "1/1"}, front={1: "1/9"})
    assert board.elements("player 1") == FIRE
    board.attack("player 1")
    assert [told["column"] for told in board.happened("infused")] == [2]


@pytest.mark.parametrize("trigger", ["attack", "any"])
def test_moving_wounds_to_a_unit_of_choice(trigger: str) -> None:
    hurt = stack(f"1/5 {trigger}> Move 1{{wound}} from this Unit to 1 Enemy", wounds=2)
    board = Board(player={1: hurt}, front={2: "1/9", 3: "1/9"})
    board.attack("player 1", "front 3")
    assert (board.wounds("player 1"), board.wounds("front 3")) == (1, 1)


def test_infusing_with_the_elements_of_the_unit_spoken_of() -> None:
    text = "If this Unit attacks and adds {wound} to a Unit, infuse with that Unit Cards Elements"
    board = Board(player={1: f"1/9 attack> {text}"}, front={1: "1/9 fire*2"})
    board.attack("player 1")
    assert "infused" in board.order


def test_infusing_with_the_elements_of_a_unit_of_choice() -> None:
    board = Board(
        player={1: "1/9 any> Infuse with 1 Enemy Unit Cards Elements"},
        front={1: "1/9", 2: "1/9 fire"},
    )
    board.attack("player 1", "front 2")
    assert "infused" in board.order


def test_an_event_infuses_the_unit_whose_moment_it_is() -> None:
    event = "> When 1 of your Units attacks: infuse it with {fire}."
    board = Board(player={1: "1/9 attack> {fire}: +2{attack}"}, front={1: "1/9"}, events=[event])
    board.attack("player 1", "event")
    assert board.wounds("front 1") == 3


def test_an_event_speaks_to_the_unit_whose_moment_it_is() -> None:
    for text in ("+2{attack}", "+2{attack} to this Unit"):
        event = f"> When 1 of your Units attacks: {text}."
        board = Board(player={1: "1/9"}, front={1: "1/9"}, events=[event])
        board.attack("player 1", "event")
        assert board.wounds("front 1") == 3


def test_an_event_makes_the_unit_whose_moment_it_is_attack_twice() -> None:
    event = "> When 1 of your Units attacks: attack twice."
    board = Board(player={1: "1/9"}, front={1: "1/9"}, events=[event])
    board.attack("player 1", "event")
    assert board.wounds("front 1") == 2


def test_a_text_keeps_its_side_when_its_unit_is_gone() -> None:
    text = "{defeat} this Unit, add 3{wound} to all Enemies, and exhaust all Allies"
    board = Board(
        player={1: "1/9", 2: "1/9"},
        front={2: f"1/1 attack> {text}", 3: "1/9"},
    )
    board.attack("front 2")
    assert (board.wounds("player 1"), board.wounds("player 2")) == (3, 3)
    assert board.wounds("front 3") == 0
    assert board.exhausted("front 3") and not board.exhausted("player 1")


def test_a_gone_unit_is_nobody_even_if_another_stands_there() -> None:
    text = "{defeat} this Unit, add 1{wound} to this Unit, add 1{wound} to {right}"
    board = Board(player={1: f"1/1 attack> {text}", 2: "1/9"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.wounds("player 2") == 1
