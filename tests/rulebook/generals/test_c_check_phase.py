"""Rulings C1–C7: evolving the Place Stack, printing, the end of a battle, healing."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

PRINT = "Print a level {level} Unit on the Incoming Row 1st column."


def place_level(board: Board) -> int:
    return board.position.view(0).place_level


def test_c1_the_place_level_sums_places_and_events() -> None:
    board = Board(places=["// L2 |", "// L1 |"], event_places=["L2 |", "L-1 |"])
    assert place_level(board) == 2 + 1 + 2 - 1


def test_c1_it_may_be_below_zero() -> None:
    board = Board(event_places=["L-2 |"], pile=["// L1 |"], ink=2)
    assert place_level(board) == -2
    board.run("check")
    assert place_level(board) == -1


def test_c1_an_empty_place_stack_is_level_0_and_evolves() -> None:
    board = Board(pile=["Imp = 1/1"])
    assert place_level(board) == 0
    board.run("check")
    assert board.places == ["Imp"]


def test_c1_the_unit_halves_level_does_not_count() -> None:
    board = Board(places=["L3 1/1 // L1 |"])
    assert place_level(board) == 1


def test_c2_one_place_card_in_a_check_phase_even_if_the_level_is_still_low() -> None:
    board = Board(pile=["A = // L1 |", "B = // L1 |"], ink=3)
    board.run("turn")
    assert board.places == ["A"]
    assert board.asked == "play"


def test_c2_the_new_card_is_added_at_the_bottom() -> None:
    board = Board(places=["Old = // L1 |"], pile=["New = // L1 |"])
    board.run("check")
    assert board.places == ["Old", "New"]


def test_c2_instructions_of_older_places_are_not_repeated() -> None:
    board = Board(
        places=[f"// L1 | > {PRINT}"],
        pile=["// L1 | > Print a level 1 Unit on the Incoming Row 3rd column.", "Imp = 1/1"],
    )
    board.run("check")
    assert board.row("incoming") == ["", "", "Imp", ""]


def test_c2_at_the_ink_level_the_stack_does_not_evolve() -> None:
    board = Board(places=["// L3 |"], incoming={1: "1/1"}, pile=["Imp = 1/1"], ink=3)
    board.run("check")
    assert board.places == ["place 1"]
    assert board.pile[0] == "Imp"


def test_c3_cards_are_added_until_the_level_is_reached_or_surpassed() -> None:
    board = Board(pile=[f"// L1 | > {PRINT}", "L2 1/1", "L2 1/1", "L3 1/1"], ink=3)
    board.run("check")
    assert board.cards("incoming 1") == ["pile 2", "pile 3"]
    assert board.level("incoming 1") == 4


def test_c3_each_new_card_is_the_bottom_one() -> None:
    board = Board(pile=[f"// L1 | > {PRINT}", "L2 1/0 | 5/5", "L1 0/1 | 0/2"], ink=3)
    board.run("check")
    board.run("advance")
    assert board.attack_of("front 1") == 1
    assert board.life_of("front 1") == 1 + 2


def test_c3_columns_are_printed_from_left_to_right() -> None:
    text = "Print level 1 Units on the Incoming Row 2nd and 4th column."
    board = Board(pile=[f"// L1 | > {text}", "A = 1/1", "B = 1/1"])
    board.run("check")
    assert board.row("incoming") == ["", "A", "", "B"]


def test_c3_an_occupied_incoming_space_is_skipped() -> None:
    text = "Print level 1 Units on the Incoming Row 1st and 2nd column."
    board = Board(
        incoming={1: "Old = 1/1"}, front={2: "1/1"}, pile=[f"// L1 | > {text}", "A = 1/1"]
    )
    board.run("check")
    assert board.row("incoming") == ["Old", "A", "", ""]
    assert board.cards("incoming 1") == ["Old"]


@pytest.mark.parametrize("level", ["{level-2}", "0"])
def test_c3_at_least_one_card_is_printed_even_for_level_0(level: str) -> None:
    text = f"Print a level {level} Unit on the Incoming Row 1st column."
    board = Board(pile=[f"// L1 | > {text}", "A = L2 1/1", "B = L2 1/1"], ink=2)
    board.run("check")
    assert board.cards("incoming 1") == ["A"]


def test_c3_negative_cards_prolong_the_print() -> None:
    board = Board(
        pile=[f"// L1 | > {PRINT}", "L2 1/1", "L-1 1/1", "L1 1/1", "L1 1/1", "L1 1/1"], ink=3
    )
    board.run("check")
    assert board.cards("incoming 1") == ["pile 2", "pile 3", "pile 4", "pile 5"]
    assert board.level("incoming 1") == 3


@pytest.mark.parametrize(("text", "level"), [("{level+1}", 4), ("{level+2}", 5), ("{level-1}", 2)])
def test_c3_the_level_follows_the_ink_level(text: str, level: int) -> None:
    instruction = f"Print a level {text} Unit on the Incoming Row 1st column."
    board = Board(pile=[f"// L1 | > {instruction}"], ink=3)
    board.run("check")
    assert board.level("incoming 1") == level


def test_c4_the_drawn_card_goes_to_the_hand_after_printing() -> None:
    text = "Print a level 2 Unit on the Incoming Row 1st column, and draw 1 card."
    board = Board(pile=[f"// L1 | > {text}", "A = 1/1", "B = 1/1", "C = 1/1"])
    board.run("check")
    assert board.cards("incoming 1") == ["A", "B"]
    assert board.hand == ["C"]


def test_c5_the_battle_does_not_end_while_the_place_level_is_low() -> None:
    board = Board(places=["// L2 |"], pile=["// L2 |"], ink=3)
    board.run("check")
    assert "won-battle" not in board.order


@pytest.mark.parametrize("row", ["front", "incoming"])
def test_c5_nor_while_an_enemy_is_in_either_row(row: str) -> None:
    units = {3: "1/1"}
    board = Board(
        places=["// L3 |"],
        front=units if row == "front" else None,
        incoming=units if row == "incoming" else None,
    )
    board.run("check")
    assert "won-battle" not in board.order
    assert board.asked == "rest"


def test_c5_only_the_check_phase_ends_a_battle() -> None:
    """The last enemy falls in the Attack Phase, and the other phases are still played."""
    board = Board(
        player={1: "2/2", 2: "1/1"}, front={1: "1/1"}, places=["// L3 |"], hand=["Imp = 1/1"]
    )
    board.run("turn", "end")
    assert board.row("front") == [""] * 4
    assert board.asked == "recover-shield"
    assert "won-battle" not in board.order
    board.play("pass")
    assert "won-battle" in board.order


def test_c5_the_player_row_and_the_place_stack_are_discarded_hand_and_life_stay() -> None:
    board = Board(
        player={1: stack("A = 1/1", "B = 1/1"), 4: "C = 1/1"},
        places=["D = // L3 |"],
        hand=["E = 1/1"],
        life=4,
    )
    board.run("check")
    assert board.row("player") == [""] * 4
    assert board.places == []
    assert sorted(board.discard) == ["A", "B", "C", "D"]
    assert board.hand == ["E"]
    assert board.life == 4


def test_c5_event_cards_go_turned_to_the_bottom_of_the_event_deck() -> None:
    event = "Bard = L0 1/1 | > Add this card to 1 of your Units."
    board = Board(
        player={1: "1/1"},
        places=["// L3 |"],
        event_places=["Fair = L0 |"],
        events=[event, "Top = > Draw 1 card."],
    )
    board.run("play", "event", "end")
    assert board.cards("player 1") == ["player 1", "Bard"]
    board.run("check")
    assert board.event_pile[0] == "Top"
    assert sorted(board.event_pile[1:]) == ["Bard turned", "Fair turned"]


def test_c5_then_the_ink_level_rises_by_1_and_a_new_battle_begins_in_the_same_turn() -> None:
    board = Board(places=["// L3 |"], pile=["1/1", "1/1", "Imp = // L2 |"], ink=3)
    board.run("turn", "leave", "leave")
    assert board.ink == 4
    assert board.places == ["Imp"]
    assert board.asked == "play"
    assert board.order.count("began-turn") == 1


@pytest.mark.parametrize(("ink", "won"), [(5, False), (6, True)])
def test_c6_the_game_is_won_after_the_battle_at_ink_6(ink: int, won: bool) -> None:
    board = Board(places=["// L3 |", "// L3 |"], ink=ink)
    board.run("check")
    assert (board.over is not None) is won
    if board.over is not None:
        assert board.over.how == "won"


def test_c6_a_battle_at_a_printed_ink_7_wins_as_well() -> None:
    board = Board(
        places=["// L3 |", "// L3 |", "// L3 |"],
        event_places=["L-2 > From now on: {level} is 7. |"],
        ink=3,
    )
    assert board.ink == 7
    board.run("check")
    assert board.over is not None
    assert board.over.how == "won"


def test_c6_at_ink_7_the_place_stack_needs_level_7() -> None:
    board = Board(
        places=["// L3 |", "// L3 |"],
        event_places=["L0 > From now on: {level} is 7. |"],
        pile=["Imp = // L1 |"],
        ink=3,
    )
    board.run("check")
    assert board.over is None
    assert board.places[-1] == "Imp"


def test_c7_two_separate_healing_actions_of_three_options() -> None:
    board = Board(places=["// L3 |"], life=3, pile=["A = 1/1", "B = 1/1"])
    board.run("check")
    assert board.choices == {"life up", "power up", "leave"}
    board.play("power up")
    assert board.hand == ["A"]
    assert board.choices == {"life up", "power up", "leave"}
    board.play("life up")
    assert board.life == 4
    assert "B" in board.discard
    assert board.asked == "rest"


def test_c7_leaving_discards_the_top_card() -> None:
    board = Board(places=["// L3 |"], pile=["A = 1/1", "B = 1/1", "C = 1/1"])
    board.run("check", "leave", "leave")
    assert board.discard[-2:] == ["A", "B"]


def test_c7_power_up_needs_room_in_the_hand() -> None:
    board = Board(places=["// L3 |"], life=3, hand=["1/1"] * 7)
    board.run("check")
    assert board.choices == {"life up", "leave"}


def test_c7_leave_is_legal_even_when_nothing_else_is() -> None:
    board = Board(places=["// L3 |"], life=5, hand=["1/1"] * 7, pile=["A = 1/1", "B = 1/1"])
    board.run("check")
    assert board.discard[-2:] == ["A", "B"]


def test_c7_after_healing_the_whole_check_phase_is_performed_again() -> None:
    board = Board(
        places=["// L3 |"],
        pile=["1/1", "1/1", "Imp = // L2 | > Print a level 2 Unit on the Incoming Row 2nd column."],
    )
    board.run("check", "leave", "leave")
    assert board.places == ["Imp"]
    assert board.row("incoming")[1] != ""
