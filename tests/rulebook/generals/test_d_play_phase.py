"""Rulings D1 and D2: adding cards and sacrificing units (manual: "Play Phase")."""

from __future__ import annotations

from rulebook.generals.board import Board, stack


def test_d1_a_card_may_be_added_to_a_unit_below_the_ink_level_even_if_it_rises_over_it() -> None:
    board = Board(player={1: "L2 1/1"}, hand=["Imp = L3 1/1"], ink=3)
    board.run("play", "add Imp to 1")
    assert board.level("player 1") == 5


def test_d1_not_to_a_unit_of_the_ink_level_or_more() -> None:
    board = Board(player={1: "L2 1/1", 2: "L3 1/1", 3: stack("L2 |", "L2 |")}, hand=["Imp = 1/1"])
    board.run("play")
    assert {choice for choice in board.choices if choice.startswith("add")} == {
        "add Imp to 1",
        "add Imp to 4",
    }


def test_d1_an_empty_space_is_open_to_every_card() -> None:
    board = Board(hand=["Giant = L3 3/3"], ink=2)
    board.run("play", "add Giant to 1")
    assert board.level("player 1") == 3


def test_d1_negative_levels_count() -> None:
    board = Board(player={1: stack("L3 |", "L-1 |")}, hand=["Imp = L3 1/1"], ink=3)
    board.run("play")
    assert "add Imp to 1" in board.choices


def test_d1_event_cards_in_a_unit_count() -> None:
    event = "L1 0/0 | > Add this card to 1 of your Units with {attack}>1."
    board = Board(player={1: "L2 2/2"}, hand=["Imp = L3 1/1"], events=[event], ink=3)
    board.run("play")
    assert "add Imp to 1" in board.choices
    board.play("event")
    assert board.level("player 1") == 3
    assert "add Imp to 1" not in board.choices


def test_d1_the_limit_does_not_bind_events_that_add_themselves() -> None:
    event = "L1 0/0 | > Add this card to 1 of your Units with {attack}>1."
    board = Board(player={1: "L3 2/2"}, events=[event], ink=3)
    board.run("play", "event")
    assert board.cards("player 1") == ["player 1", "event 1"]


def test_d1_the_added_card_covers_the_body_of_the_old_one() -> None:
    board = Board(player={1: "1/0 | 2/1"}, hand=["Imp = 0/1 | 3/1"])
    board.run("play", "add Imp to 1")
    assert board.cards("player 1") == ["player 1", "Imp"]
    assert board.attack_of("player 1") == 1 + 0 + 3
    assert board.life_of("player 1") == 0 + 1 + 1


def test_d2_a_sacrifice_may_save_any_card_but_the_bottom_one() -> None:
    board = Board(player={2: stack("Top = 1/1", "Middle = 1/1", "Bottom = 1/1")})
    board.run("play")
    assert {choice for choice in board.choices if choice.startswith("sacrifice")} == {
        "sacrifice 2",
        "sacrifice 2 saving Top",
        "sacrifice 2 saving Middle",
    }
    board.play("sacrifice 2 saving Middle")
    assert board.hand == ["Middle"]
    assert board.discard == ["Top", "Bottom"]
    assert board.row("player") == [""] * 4


def test_d2_a_sacrificed_single_card_is_discarded() -> None:
    board = Board(player={2: "Imp = 1/1"})
    board.run("play", "sacrifice 2")
    assert board.hand == []
    assert board.discard == ["Imp"]


def test_d2_nothing_can_be_saved_into_a_hand_of_seven() -> None:
    board = Board(player={2: stack("Top = 1/1", "Bottom = 1/1")}, hand=["1/1"] * 7)
    board.run("play")
    assert {choice for choice in board.choices if choice.startswith("sacrifice")} == {"sacrifice 2"}


def test_d2_a_sacrifice_is_not_a_defeat() -> None:
    """No defeat skill speaks, no ally's banner saves the unit."""
    board = Board(
        player={
            1: "Imp = 1/1 defeat> Discard this card, remove all {wound}, and keep the Unit.",
            2: stack("defeat> Add 3{wound} to {right} |", "1/1"),
            3: "0/9",
            4: "1/1 banner defeat> Any Ally: keep {wound} on that Unit, discard this card instead.",
        }
    )
    board.run("play", "sacrifice 2", "sacrifice 1")
    assert board.row("player") == ["", "", "player 3", "player 4"]
    assert board.wounds("player 3") == 0
    assert "defeated" not in board.order


def test_d2_an_event_card_in_the_unit_cannot_be_saved_and_says_nothing() -> None:
    event = (
        "0/0 | > Add this card to 1 of your Units with {attack}>1. "
        "On defeat: add this card to Place Stack, draw 1 card."
    )
    board = Board(player={2: "Old = 2/1"}, hand=["New = 1/1"], events=[event])
    board.run("play", "event", "add New to 2")
    assert board.cards("player 2") == ["Old", "event 1", "New"]
    assert "sacrifice 2 saving Old" in board.choices
    assert "sacrifice 2 saving event 1" not in board.choices
    board.play("sacrifice 2")
    assert board.places == []
    assert board.hand == []
    assert board.event_pile == ["event 1 turned"]


def test_d2_only_own_units_are_sacrificed_and_only_in_the_play_phase() -> None:
    board = Board(player={2: "0/9"}, front={1: "1/9"}, shields=["1/1"])
    board.run("play")
    assert {choice for choice in board.choices if choice.startswith("sacrifice")} == {"sacrifice 2"}
    board.play("end")
    board.run("defense")
    assert board.choices == {"shields", "life"}
