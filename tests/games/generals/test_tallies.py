"""Conditions that count: "For each Ally beside this Unit: +{x}{attack}"."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, Laid, stack

BOOST = "+{x}{attack}"


def counting(what: str) -> str:
    return f"1/9 attack> For each {what}: {BOOST}"


@pytest.mark.parametrize(
    ("player", "attack"),
    [
        ({2: counting("Ally beside this Unit")}, 1),
        ({2: counting("Ally beside this Unit"), 3: "1/1", 4: "1/1"}, 2),
        ({1: "1/1", 2: counting("Ally beside this Unit"), 3: "1/1"}, 3),
        ({1: "1/1", 2: counting("empty space beside this Unit"), 3: "1/1"}, 1),
        ({2: counting("empty space beside this Unit"), 3: "1/1"}, 2),
        ({2: stack(counting("{wound} on this Unit"))}, 1),
        ({2: stack(counting("{wound} on this Unit"), wounds=2)}, 3),
        ({2: stack(counting("other card of this Unit"))}, 1),
        ({2: stack("0/0 |", "0/0 |", counting("other card of this Unit"))}, 3),
        ({2: counting("card in the Place Stack")}, 3),
    ],
)
def test_a_number_grows_with_what_is_counted(player: dict[int, str | Laid], attack: int) -> None:
    board = Board(player=player, front={2: "1/9"}, places=["1/1", "1/1"])
    assert board.attack_of("player 2") == attack
    board.attack("player 2")
    assert board.wounds("front 2") == attack


def test_there_is_no_empty_space_beyond_the_battlefield() -> None:
    board = Board(player={1: counting("empty space beside this Unit")})
    assert board.attack_of("player 1") == 2


def test_nothing_counted_nothing_done() -> None:
    line = "1/9 attack> For each {wound} on this Unit: draw {x} cards"
    board = Board(player={1: line}, front={1: "0/9"}, pile=["1/1", "1/1"])
    board.attack("player 1")
    assert board.hand == []


def test_elements_and_a_tally_count_as_often_as_both_are_there() -> None:
    line = "1/9 fire attack> {fire}, for each Ally beside this Unit: +{x}{attack}"
    board = Board(player={1: "1/1", 2: line, 3: "1/1"})
    assert board.attack_of("player 2") == 2


def test_a_place_counts_for_the_unit_that_it_speaks_to() -> None:
    place = "1/1 // L2 attack> For each Ally beside this Unit: +{x}{attack} |"
    board = Board(player={1: "1/1", 2: "1/1", 4: "1/1"}, places=[place])
    assert [board.attack_of(f"player {column}") for column in (1, 2, 4)] == [2, 2, 1]


def test_an_event_counts_for_the_unit_whose_moment_it_is() -> None:
    event = "> When 1 of your Units attacks, for each other card of this Unit: draw {x} cards."
    pile = ["1/1", "1/1", "1/1"]
    board = Board(player={1: stack("1/1", "1/1", "1/1")}, events=[event], pile=pile)
    board.attack("player 1", "event")
    assert len(board.hand) == 2
    alone = Board(player={1: "1/1"}, events=[event], pile=pile)
    alone.attack("player 1")
    assert alone.asked != "event"
