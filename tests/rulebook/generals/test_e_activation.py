"""Rulings E1–E3: which event may be used, when, and for what price."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

TOUCH = "> Touch the Printer Deck."
DRAW = "> Draw 1 card."
STILL = {
    "player": {1: "0/9", 2: "0/9"},
    "front": {1: "0/9", 2: "0/9"},
    "places": ["// L3 |"],
}
"""Units that only look at each other."""


def usable(board: Board) -> bool:
    board.run("play")
    return "event" in board.choices


def test_e1_only_the_face_up_top_card_may_be_used() -> None:
    board = Board(events=["Top = > Draw 1 card.", "Below = > Draw 2 cards."])
    board.run("play", "event")
    assert board.places == ["Top"]
    assert len(board.hand) == 1


def test_e1_a_top_card_that_cannot_be_used_blocks_the_ones_below() -> None:
    board = Board(events=["> Discard 2 {air} Unit Cards.", DRAW])
    assert not usable(board)


def test_e1_it_is_voluntary() -> None:
    board = Board(events=[DRAW])
    board.run("play", "end")
    assert board.event_pile == ["event 1"]
    assert board.hand == []


def test_e1_any_number_of_events_in_a_turn() -> None:
    board = Board(events=[TOUCH] * 4)
    board.run("play", "event", "event", "event", "event")
    assert board.places == ["event 1", "event 2", "event 3", "event 4"]
    assert "event" not in board.choices


def test_e1_a_card_that_came_back_turned_is_another_event_in_the_same_turn() -> None:
    event = "Bard = 0/0 | > Add this card to 1 of your Units. // > Draw 1 card."
    board = Board(player={1: "1/1"}, events=[event])
    board.run("turn", "event", "sacrifice 1")
    assert board.event_pile == ["Bard turned"]
    board.play("event")
    assert len(board.hand) == 1


def test_e2_events_are_offered_between_phases_and_between_attack_actions() -> None:
    board = Board(**STILL, events=[DRAW])  # type: ignore[arg-type]
    board.run("turn")
    assert "event" in board.choices
    board.play("end")
    offered = []
    while board.asked == "event":
        attacks = len(board.happened("attacks"))
        offered.append((board.position.phase, attacks))
        assert board.choices == {"pass", "skip events", "event"}
        board.play("pass")
    assert offered == [
        ("attack", 1),
        ("attack", 2),
        ("advance", 2),
        ("defense", 3),
        ("defense", 4),
        ("recover", 4),
    ]
    assert board.asked == "play"


def test_e2_an_event_used_between_two_attacks_is_felt_by_the_second() -> None:
    event = "fire any> Infuse with this Element. |> Touch the Printer Deck."
    fiery = "1/9 attack> {fire}: +1{attack}"
    board = Board(player={1: fiery, 2: fiery}, front={1: "0/9", 2: "0/9"}, events=[event])
    board.run("attack", "event")
    assert (board.wounds("front 1"), board.wounds("front 2")) == (1, 2)


def test_e2_events_may_be_declined_for_the_rest_of_the_turn() -> None:
    board = Board(**STILL, events=[DRAW])  # type: ignore[arg-type]
    board.run("turn", "end", "skip events")
    assert board.asked == "play"
    assert board.position.turn == 2
    board.play("end")
    assert board.asked == "event"


def test_e2_when_a_unit_attacks_has_a_window_of_its_own() -> None:
    event = "> When 1 of your Units attacks: infuse it with 1 Element of your choice."
    board = Board(
        player={1: "0/9", 2: "1/9 attack> {water}: +2{attack}"},
        front={2: "1/9"},
        events=[event],
    )
    assert not usable(board)
    board.play("end")
    board.run("attack", "pass", "event", "water")
    assert board.wounds("front 2") == 3
    assert board.places == ["event 1"]


def test_e2_an_enemys_attack_is_no_window() -> None:
    event = "> When 1 of your Units attacks: infuse it with 1 Element of your choice."
    board = Board(player={1: "0/9"}, front={1: "1/9"}, events=[event])
    board.attack("front 1")
    assert board.asked == "rest"


def test_e2_when_a_unit_is_defeated_one_of_its_cards_may_be_saved() -> None:
    event = "> When discarding 1 of your defeated Units: draw 1 of its Unit Cards."
    board = Board(
        player={1: stack("Top = 0/1 |", "Bottom = 0/1 |")}, front={1: "3/9"}, events=[event]
    )
    board.attack("front 1", "event", "take Top")
    assert board.hand == ["Top"]
    assert board.discard == ["Bottom"]
    assert board.row("player") == [""] * 4


def test_e2_an_enemys_defeat_is_no_window() -> None:
    event = "> When discarding 1 of your defeated Units: draw 1 of its Unit Cards."
    board = Board(player={1: "3/9"}, front={1: "0/1"}, events=[event])
    board.attack("player 1")
    assert board.asked == "rest"
    assert board.row("front") == [""] * 4


def test_e2_in_the_recover_phase_before_a_shield_is_taken() -> None:
    event = "> In Recover Phase, have 1 or more shields: discard all shields, draw 1 card."
    board = Board(shields=["A = 1/1", "B = 1/1"], pile=["C = 1/1"], events=[event])
    assert not usable(board)
    board.play("end")
    board.run("recover", "event")
    assert sorted(board.discard) == ["A", "B"]
    assert board.hand == ["C"]
    assert board.asked == "rest"


def test_e2_without_the_shields_it_asks_for_there_is_no_window() -> None:
    event = "> In Recover Phase, have 1 or more shields: discard all shields, draw 1 card."
    board = Board(events=[event])
    board.run("recover")
    assert board.asked == "rest"


@pytest.mark.parametrize(
    ("text", "hand", "can"),
    [
        ("Discard 1 Unit Card: draw 2 cards.", [], False),
        ("Discard 1 Unit Card: draw 2 cards.", ["1/1"], True),
        ("Discard 2 {water} Unit Cards: draw 3 cards.", ["water | 1/1"], False),
        ("Discard 2 {water} Unit Cards: draw 3 cards.", ["water*2 | 1/1", "1/1"], False),
        ("Discard 2 {water} Unit Cards: draw 3 cards.", ["water | 1/1"] * 2, True),
        ("Discard 2 {air} Unit Cards.", ["air | 1/1"], False),
        ("Discard 2 {air} Unit Cards.", ["air | 1/1"] * 2, True),
        ("Discard 1 {fire} and 1 {water} Unit Cards: draw 2 cards.", ["fire | water"], False),
        ("Discard 1 {fire} and 1 {water} Unit Cards: draw 2 cards.", ["fire | water"] * 2, True),
    ],
)
def test_e3_a_cost_is_paid_in_full_or_the_event_cannot_be_used(
    text: str, hand: list[str], can: bool
) -> None:
    assert usable(Board(events=[f"> {text}"], hand=hand)) is can


def test_e3_cards_are_paid_from_the_hand_only() -> None:
    board = Board(
        events=["> Discard 1 {fire} Unit Card."],
        player={1: "fire | 1/1"},
        shields=["fire | 1/1"],
        hand=["1/1"],
    )
    assert not usable(board)


def test_e3_no_card_may_be_given_that_leaves_the_rest_unpayable() -> None:
    board = Board(
        events=["> Discard 1 {fire} and 1 {water} Unit Cards: draw 2 cards."],
        hand=["Both = fire | water", "Fiery = fire | 1/1"],
        pile=["C = 1/1", "D = 1/1"],
    )
    board.run("play", "event")
    assert board.discard == ["Fiery", "Both"]
    assert board.hand == ["C", "D"]


def test_e3_the_player_chooses_what_to_pay_with() -> None:
    board = Board(
        events=["> Discard 1 Unit Card: draw 1 card."],
        hand=["A = 1/1", "B = 1/1"],
        pile=["C = 1/1"],
    )
    board.run("play", "event")
    assert board.choices == {"discard A", "discard B"}
    board.play("discard B")
    assert board.hand == ["A", "C"]


def test_e3_losing_life_is_a_price_too() -> None:
    assert not usable(Board(events=["> Lose 1 Life."], life=0, hand=["1/1"]))
    board = Board(events=["> Lose 1 Life."], life=1)
    board.run("play", "event")
    assert board.life == 0
    assert board.over is None


FULL_ROW = dict.fromkeys((1, 2, 3, 4), "1/1")


@pytest.mark.parametrize(
    ("text", "without", "with_target"),
    [
        ("Select 1 Enemy: discard its bottom card.", {}, {"front": {1: "1/1"}}),
        (
            "Select 1 Enemy: discard its bottom card.",
            {"incoming": {1: "1/1"}},
            {"front": {1: "1/1"}},
        ),
        (
            "Select 1 of your Units: discard its bottom card and draw the remaining cards if any.",
            {"front": {1: "1/1"}},
            {"player": {1: "1/1"}},
        ),
        ("Add this card to 1 of your Units with {attack}>1.", {"player": {1: "1/1"}},
         {"player": {1: "2/1"}}),
        (
            "Discard 1 Unit Card: move 1 of your Units to another Player Row empty space.",
            {"player": FULL_ROW},
            {"player": {1: "1/1"}},
        ),
        (
            "Discard 1 Unit Card: move 1 Enemy in front of 1 of your Units to another empty space.",
            {"player": {1: "1/1"}, "front": {2: "1/1"}},
            {"player": {2: "1/1"}, "front": {2: "1/1"}},
        ),
        ("Discard 1 Unit Card: put this card in any empty space.", {"player": FULL_ROW}, {}),
        (
            "Print level 1 Units on all Incoming Row empty spaces.",
            {"incoming": FULL_ROW},
            {"incoming": {1: "1/1"}},
        ),
        (
            "Select 1 Incoming Row empty space: print a level 6 Unit there.",
            {"incoming": FULL_ROW},
            {"incoming": {1: "1/1"}},
        ),
        (
            "Select 1 Unit from the Front Row: move it back to the Incoming Row.",
            {"front": {1: "1/1"}, "incoming": {1: "1/1"}, "player": {2: "1/1"}},
            {"front": {1: "1/1"}, "incoming": {2: "1/1"}},
        ),
        (
            "Select 1 Unit from the Front Row: move it to another empty space of the Front Row.",
            {"front": FULL_ROW, "player": {2: "1/1"}},
            {"front": {1: "1/1"}},
        ),
    ],
)  # fmt: skip
def test_e3_without_a_legal_target_it_cannot_be_used(
    text: str, without: dict[str, object], with_target: dict[str, object]
) -> None:
    hand = ["1/1", "1/1"]
    assert not usable(Board(events=[f"> {text}"], hand=hand, **without))  # type: ignore[arg-type]
    assert usable(Board(events=[f"> {text}"], hand=hand, **with_target))  # type: ignore[arg-type]


def test_e3_only_legal_targets_may_be_selected() -> None:
    board = Board(
        front={1: "1/1", 2: "1/1", 3: "1/1"},
        incoming={1: "1/1"},
        events=["> Select 1 Unit from the Front Row: move it back to the Incoming Row."],
    )
    board.run("play", "event")
    assert board.choices == {"front 2", "front 3"}
    board.play("front 3")
    assert board.row("incoming") == ["incoming 1", "", "front 3", ""]
    assert board.row("front") == ["front 1", "front 2", "", ""]


@pytest.mark.parametrize(("life", "can"), [(1, True), (2, True), (3, False)])
def test_e3_the_condition_before_the_colon_must_hold(life: int, can: bool) -> None:
    board = Board(events=["> You have 2 Life or less: gain 1 Life."], life=life)
    assert usable(board) is can
