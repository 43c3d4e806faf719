"""Ruling "Two generals together"."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.generals.board import Board, stack
from rulebook.generals.setting_up import set_up
from stampadia.games.generals import GAME, GeneralsOptions
from stampadia.kernel.errors import BadOption
from stampadia.kernel.pending import Ask


def two(**rest: Any) -> Board:
    wish: dict[str, Any] = {"full": True, "hand": [], "second_hand": []}
    return Board(**(wish | rest))


def asked_seat(board: Board) -> int:
    pending = board.position.pending()
    assert isinstance(pending, Ask)
    return pending.seat


def test_coop_is_for_the_full_version_only() -> None:
    assert GAME.begin(2).seats == 2
    with pytest.raises(BadOption, match="need the Full version"):
        GAME.begin(2, GeneralsOptions(sets="STLITE"))


def test_coop_four_starting_cards_each() -> None:
    position = set_up(60, seats=2)
    assert [len(hand) for hand in position.hands] == [4, 4]
    assert len(position.pile) + len(position.places) == 60 - 5 - 4 - 8


def test_coop_each_play_phase_a_first_general_is_chosen() -> None:
    board = two(hand=["A = 1/1"], second_hand=["B = 1/1"])
    board.run("play")
    assert board.asked == "who-begins"
    assert board.choices == {"general 1", "general 2"}
    board.play("general 2")
    assert asked_seat(board) == 1
    assert "add B to 1" in board.choices
    assert "add A to 1" not in board.choices
    board.play("end")
    board.run("play", "general 1")
    assert asked_seat(board) == 0


def test_coop_the_generals_take_turns_with_single_actions() -> None:
    board = two(
        player={4: stack("Top = 1/1", "Bottom = 1/1")},
        hand=["A = 1/1", "B = 1/1"],
        second_hand=["C = 1/1"],
    )
    board.run("play", "general 1", "add A to 1")
    assert asked_seat(board) == 1
    board.play("pay life")
    assert asked_seat(board) == 0
    board.play("sacrifice 4")
    assert asked_seat(board) == 1
    board.play("add C to 2")
    assert asked_seat(board) == 0


def test_coop_one_general_declares_the_end_for_both() -> None:
    board = two(hand=["A = 1/1"], second_hand=["B = 1/1"])
    board.run("play", "general 1", "add A to 1", "end")
    assert board.asked == "rest"
    assert board.second_hand == ["B"]


def test_coop_life_is_shared_and_who_pays_draws() -> None:
    board = two(pile=["A = 1/1", "B = 1/1"], life=2)
    board.run("play", "general 2", "pay life")
    assert (board.hand, board.second_hand) == ([], ["A"])
    board.play("pay life")
    assert (board.hand, board.second_hand) == (["B"], ["A"])
    assert board.life == 0
    assert "pay life" not in board.choices


def test_coop_who_sacrifices_saves_the_card() -> None:
    board = two(player={4: stack("Top = 1/1", "Bottom = 1/1")})
    board.run("play", "general 2", "sacrifice 4 saving Top")
    assert board.second_hand == ["Top"]


def test_coop_units_and_their_levels_are_common() -> None:
    board = two(hand=["A = L2 1/1"], second_hand=["B = L2 1/1"], ink=3)
    board.run("play", "general 1", "add A to 1", "add B to 1")
    assert board.cards("player 1") == ["A", "B"]


def test_coop_each_hand_has_its_own_limit() -> None:
    board = two(hand=["1/1"] * 7, second_hand=["1/1"] * 6)
    board.run("play", "general 1")
    assert "pay life" not in board.choices
    board.play("add hand 1 to 1")
    assert "pay life" in board.choices


def test_coop_each_general_may_take_one_shield() -> None:
    board = two(shields=["A = 1/1", "B = 1/1", "C = 1/1"])
    board.run("recover")
    assert asked_seat(board) == 0
    board.play("take B")
    assert asked_seat(board) == 1
    assert board.choices == {"pass", "take A", "take C"}
    board.play("take C")
    assert (board.hand, board.second_hand) == (["B"], ["C"])
    assert board.discard == ["A"]


def test_coop_a_general_may_decline_and_the_other_takes_one_only() -> None:
    board = two(shields=["A = 1/1", "B = 1/1"])
    board.run("recover", "pass", "take A")
    assert (board.hand, board.second_hand) == ([], ["A"])
    assert board.discard == ["B"]


def test_coop_drawn_cards_may_be_split_card_by_card() -> None:
    board = two(events=["> Draw 3 cards."], pile=["A = 1/1", "B = 1/1", "C = 1/1"])
    board.run("play", "general 1", "event", "general 2", "general 1", "general 2")
    assert (board.hand, board.second_hand) == (["B"], ["A", "C"])


def test_coop_a_full_hand_leaves_the_draw_to_the_other() -> None:
    board = two(events=["> Draw 2 cards."], hand=["1/1"] * 7, second_hand=["1/1"] * 6)
    board.run("play", "general 1", "event")
    assert (len(board.hand), len(board.second_hand)) == (7, 7)


def test_coop_a_cost_may_be_split_between_the_hands() -> None:
    board = two(
        events=["> Discard 1 {fire} and 1 {water} Unit Cards."],
        hand=["A = fire | 1/1", "B = 1/1"],
        second_hand=["C = water | 1/1"],
    )
    board.run("play", "general 1", "event")
    assert sorted(board.discard) == ["A", "C"]
    assert (board.hand, board.second_hand) == (["B"], [])


def test_coop_a_card_picked_from_three_goes_to_either() -> None:
    board = two(
        events=["> Draw 3 cards, pick 1, discard the other 2."],
        pile=["A = 1/1", "B = 1/1", "C = 1/1"],
    )
    board.run("play", "general 1", "event", "take B")
    english = GAME.words("en")
    assert "Who draws B?" in GAME.question(board.position.view(0), english)
    board.play("general 2")
    assert (board.hand, board.second_hand) == ([], ["B"])
    assert board.discard == ["A", "C"]


def test_coop_a_picked_card_finds_the_hand_with_room() -> None:
    board = two(
        events=["> Draw 3 cards, pick 1, discard the other 2."],
        hand=["1/1"] * 7,
        pile=["A = 1/1", "B = 1/1", "C = 1/1"],
    )
    board.run("play", "general 1", "event", "take B")
    assert board.second_hand == ["B"]


def test_coop_cards_drawn_from_a_unit_go_to_either_one_by_one() -> None:
    text = "Select 1 of your Units: discard its bottom card and draw the remaining cards if any."
    board = two(player={1: stack("A = 1/1", "B = 1/1", "C = 1/1")}, events=[f"> {text}"])
    board.run("play", "general 1", "event", "general 2", "general 1")
    assert sorted([*board.hand, *board.second_hand]) == ["A", "B"]
    assert (len(board.hand), len(board.second_hand)) == (1, 1)
    assert board.discard == ["C"]


def test_coop_a_card_of_a_defeated_unit_goes_to_either() -> None:
    event = "> When discarding 1 of your defeated Units: draw 1 of its Unit Cards."
    board = two(
        player={1: stack("Top = 0/1 |", "Bottom = 0/1 |")}, front={1: "3/9"}, events=[event]
    )
    board.attack("front 1", "event", "take Top", "general 2")
    assert board.second_hand == ["Top"]
    assert board.discard == ["Bottom"]


def test_coop_healing_may_give_the_card_to_either() -> None:
    board = two(places=["// L3 |"], pile=["A = 1/1", "B = 1/1"])
    board.run("check", "power up", "general 2", "leave")
    assert board.second_hand == ["A"]


@pytest.mark.parametrize(("first", "seat"), [("general 1", 0), ("general 2", 1)])
def test_coop_events_may_be_used_by_either_and_take_nobodys_turn(first: str, seat: int) -> None:
    board = two(
        events=["> Touch the Printer Deck.", "> Touch the Printer Deck."],
        hand=["A = 1/1"],
        second_hand=["B = 1/1"],
    )
    board.run("play", first)
    assert "event" in board.choices
    board.play("event")
    assert asked_seat(board) == seat
    board.play("event")
    assert asked_seat(board) == seat


def test_coop_both_win_and_lose_together() -> None:
    lost = two(front={1: "1/9"}, life=0)
    lost.attack("front 1")
    assert lost.over is not None
    assert lost.over.returns == (0.0, 0.0)
    won = two(places=["// L3 |", "// L3 |"], ink=6)
    won.run("check")
    assert won.over is not None
    assert won.over.returns == (1.0, 1.0)
