"""Edition 0.2: the complete list of what it changes; 0.1 stays the default."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board
from stampadia.games.generals import GAME, GeneralsOptions

EDITIONS = ["0.1", "0.2"]
TO_HIGHEST = "attack> Jump to highest {attack} Enemy."


def test_0_1_is_the_default_and_0_2_an_option() -> None:
    assert GAME.begin(1).edition == "0.1"
    assert GAME.begin(1, GeneralsOptions(rules="0.2")).edition == "0.2"


@pytest.mark.parametrize(("edition", "pressure"), [("0.1", 0), ("0.2", 1)])
def test_0_2_adds_pressure(edition: str, pressure: int) -> None:
    board = Board(front={1: "0/9"}, places=["// L3 |"], edition=edition)
    board.run("check")
    assert board.position.view(0).pressure == pressure


# "A Unit is not its own Ally"


@pytest.mark.parametrize(("edition", "own"), [("0.1", 1), ("0.2", 0)])
def test_0_2_all_allies_are_all_others_of_the_row(edition: str, own: int) -> None:
    board = Board(
        player={1: "1/9 attack> Add 1{wound} to all Allies", 2: "1/9", 4: "1/9"}, edition=edition
    )
    board.attack("player 1")
    assert [board.wounds(f"player {column}") for column in (1, 2, 4)] == [own, 1, 1]


@pytest.mark.parametrize(("edition", "struck"), [("0.1", "player 1"), ("0.2", "player 3")])
def test_0_2_the_highest_ally_is_another_unit(edition: str, struck: str) -> None:
    board = Board(
        player={1: "3/9 attack> Add 1{wound} to highest {attack} Ally", 2: "1/9", 3: "2/9"},
        edition=edition,
    )
    board.attack("player 1")
    wounded = [cell for cell in ("player 1", "player 2", "player 3") if board.wounds(cell)]
    assert wounded == [struck]


def test_0_2_one_ally_to_choose_is_another_unit() -> None:
    def choices(edition: str) -> set[str]:
        board = Board(
            player={1: "1/9 attack> Add 1{wound} to 1 Ally", 2: "1/9", 3: "2/9"}, edition=edition
        )
        board.attack("player 1")
        return board.choices

    assert choices("0.1") == {"player 1", "player 2", "player 3"}
    assert choices("0.2") == {"player 2", "player 3"}


@pytest.mark.parametrize(("edition", "own"), [("0.1", 2), ("0.2", 1)])
def test_0_2_a_banner_for_allies_does_not_reach_its_own_unit(edition: str, own: int) -> None:
    board = Board(
        player={1: "1/9 banner any> +1{attack} to all Allies", 2: "1/9"},
        front={1: "1/9"},
        edition=edition,
    )
    attacks = [board.attack_of(cell) for cell in ("player 1", "player 2", "front 1")]
    assert attacks == [own, 2, 1]


# Print


@pytest.mark.parametrize("edition", EDITIONS)
def test_0_2_print_looks_at_the_incoming_row_only(edition: str) -> None:
    text = "Print level 1 Units on the Incoming Row 1st and 2nd column."
    board = Board(
        player={1: "1/1"},
        front={1: "1/1"},
        incoming={2: "Old = 1/1"},
        pile=[f"// L1 | > {text}", "New = 1/1"],
        edition=edition,
    )
    board.run("check")
    assert board.row("incoming") == ["New", "Old", "", ""]
    assert board.cards("incoming 2") == ["Old"]


# Jump


def tied(edition: str, **rest: str) -> Board:
    """A unit that may jump to column 2 or 4."""
    others = {int(name[-1]): line for name, line in rest.items()}
    return Board(
        player={1: f"Imp = 1/9 {TO_HIGHEST}"} | others,
        front={1: "1/9", 2: "2/9", 4: "2/9"},
        edition=edition,
    )


def test_0_1_a_tied_jump_goes_to_the_leftmost() -> None:
    board = tied("0.1")
    board.attack("player 1")
    assert board.row("player") == ["", "Imp", "", ""]


def test_0_2_of_several_destinations_the_player_decides() -> None:
    board = tied("0.2")
    board.attack("player 1")
    assert board.choices == {"front 2", "front 4"}
    board.play("front 4")
    assert board.row("player") == ["", "", "", "Imp"]
    assert board.wounds("front 4") == 1


def test_0_2_the_player_decides_for_the_sacred_printer_too() -> None:
    board = Board(front={1: f"Imp = 1/9 {TO_HIGHEST}"}, player={2: "2/9", 4: "2/9"}, edition="0.2")
    board.attack("front 1")
    assert board.choices == {"player 2", "player 4"}
    board.play("player 2")
    assert board.row("front") == ["", "Imp", "", ""]


def test_0_2_an_occupied_space_is_no_valid_destination() -> None:
    board = tied("0.2", on_2="0/9")
    board.attack("player 1")
    assert board.row("player") == ["", "player 2", "", "Imp"]


def test_0_2_nor_is_the_space_where_it_stands() -> None:
    board = Board(player={2: f"Imp = 1/9 {TO_HIGHEST}"}, front={2: "2/9", 3: "2/9"}, edition="0.2")
    board.attack("player 2")
    assert board.row("player") == ["", "", "Imp", ""]


def test_0_2_with_no_valid_destination_there_is_no_jump() -> None:
    board = tied("0.2", on_2="0/9", on_4="0/9")
    board.attack("player 1")
    assert board.row("player") == ["Imp", "player 2", "", "player 4"]
    assert board.wounds("front 1") == 1


def test_0_2_a_space_to_swap_with_is_a_valid_destination() -> None:
    board = Board(
        player={
            1: f"Imp = {TO_HIGHEST} | 1/9 any> Jumps may swap places with allies.",
            2: "Ally = 0/9",
        },
        front={2: "2/9", 4: "2/9"},
        edition="0.2",
    )
    board.attack("player 1", "front 2", "yes")
    assert board.row("player") == ["Ally", "Imp", "", ""]


# Area skills


@pytest.mark.parametrize("edition", EDITIONS)
def test_0_2_a_banner_applies_to_allies_enemies_and_itself(edition: str) -> None:
    board = Board(
        player={1: "1/9 banner any> +1{attack}", 3: "1/9"}, front={2: "1/9"}, edition=edition
    )
    attacks = [board.attack_of(cell) for cell in ("player 1", "player 3", "front 2")]
    assert attacks == [2, 2, 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_0_2_a_front_skill_applies_when_the_opposing_unit_is_evaluated(edition: str) -> None:
    """To its attack, to its life, and to the effects its own skills have."""
    board = Board(
        player={
            1: "0/9 front> -1{attack} to {front}",
            2: "0/9 front> -2{life} to {front}",
            3: "fire | 0/9 front> Infuse {front} with {fire}",
        },
        front={1: "2/3", 2: "2/3", 3: "1/3 attack> {fire}: +2{attack}", 4: "2/3"},
        edition=edition,
    )
    assert [board.attack_of(f"front {column}") for column in (1, 2, 3, 4)] == [1, 2, 3, 2]
    assert [board.life_of(f"front {column}") for column in (1, 2, 3, 4)] == [3, 1, 3, 3]
    assert board.attack_of("player 1") == 0
