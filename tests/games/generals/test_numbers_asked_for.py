""" "With {life}<2" means the number as it counts, whether all such units are meant or one."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack
from stampadia.games.generals.rules.cards import activate

STRONG = stack("0/0 any> +2{life} |", "1/1")
"""Printed with 1 life; it counts 3."""


@pytest.mark.parametrize("who", ["all Enemies with {life}<2", "1 Enemy with {life}<2"])
def test_one_and_all_are_asked_for_the_same_number(who: str) -> None:
    board = Board(front={1: STRONG, 2: "1/1"}, events=[f"0/0 | > Exhaust {who}"])
    activate(board.position, 0)
    board._go_on()
    assert not board.exhausted("front 1")
    assert board.exhausted("front 2")


def test_a_banner_asks_for_the_number_without_banners() -> None:
    """It changes the very number it asks for, and yet comes to an end."""
    text = "+1{life} to all Allies with {life}<2"
    board = Board(player={1: f"1/3 banner any> {text}", 2: "1/1", 3: STRONG})
    assert board.life_of("player 2") == 2
    assert board.life_of("player 3") == 3


def test_two_banners_that_ask_for_what_the_other_changes_come_to_an_end() -> None:
    ask = "banner any> +1{life} to all Units with {attack}<2"
    other = "banner any> +1{attack} to all Units with {life}<2"
    board = Board(player={1: f"1/1 {ask}", 2: f"1/1 {other}"})
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (2, 2)


def test_elements_infused_for_a_number_come_to_an_end() -> None:
    unit = "1/1 banner any> Infuse all Allies with {life}<2 with {fire}"
    board = Board(player={1: unit, 2: stack("0/0 any> {fire}: +1{life} |", "1/1")})
    assert board.elements("player 2")[0] == 1
    assert board.life_of("player 2") == 2
