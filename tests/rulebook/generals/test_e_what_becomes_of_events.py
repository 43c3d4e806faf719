"""Rulings E4–E12: where event cards go, and what some of them mean."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

JOIN = "> Add this card to 1 of your Units."
ON_DEFEAT = f"{JOIN} On defeat: add this card to Place Stack, draw 1 card."
KEEP_PLAYING = "> When you are defeated: draw 2 cards and keep playing."
OTHER_SIDE = "Select 1 of your Units: discard its bottom card and draw the remaining cards if any."


def test_e4_an_activated_event_joins_the_bottom_of_the_place_stack_with_its_level() -> None:
    board = Board(places=["// L1 |"], events=["L2 |> Draw 1 card."])
    board.run("play", "event")
    assert board.places == ["place 1", "event 1"]
    assert board.position.view(0).place_level == 3


def test_e4_its_header_skill_counts_there_for_all_units() -> None:
    event = "earth any> Infuse with this Element. |> Discard 1 {air} Unit Card."
    board = Board(player={1: "1/1"}, front={2: "earth | 1/1"}, hand=["air | 1/1"], events=[event])
    board.run("play", "event")
    assert board.elements("player 1") == (0, 0, 1, 0)
    assert board.elements("front 2") == (0, 0, 2, 0)


def test_e4_a_header_with_numbers_counts_for_all_units() -> None:
    event = "any> +1{attack} |> Touch the Printer Deck."
    board = Board(player={1: "1/1"}, front={2: "1/1"}, events=[event])
    board.run("play", "event")
    assert (board.attack_of("player 1"), board.attack_of("front 2")) == (2, 2)


def test_e4_a_header_that_discards_itself_leaves_the_place_stack() -> None:
    event = "L2 attack> Discard this card |> Touch the Printer Deck."
    board = Board(player={1: "1/1"}, events=[event])
    board.run("play", "event", "end")
    board.attack("player 1")
    assert board.places == []
    assert board.event_pile == ["event 1 turned"]


def test_e4_its_columns_mean_nothing_there() -> None:
    board = Board(player={1: "1/1"}, events=["2/2 | 3/3 > Touch the Printer Deck."])
    board.run("play", "event")
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (1, 1)


def test_e4_unless_its_text_sends_it_to_a_unit() -> None:
    board = Board(player={1: "1/1"}, events=[f"L1 2/1 fire | {JOIN}"])
    board.run("play", "event")
    assert board.places == []
    assert board.cards("player 1") == ["player 1", "event 1"]
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (2, 1)
    assert board.level("player 1") == 2
    assert board.elements("player 1") == (1, 0, 0, 0)


def test_e4_or_to_the_life_cards() -> None:
    event = (
        "L1 |> You have less than 5 Life: shuffle this card face down with Life Cards, "
        "draw 1 card. When lost: add this card to Place Stack."
    )
    board = Board(full=True, life=1, events=[event], wait_for_chance=True)
    board.run("play", "event")
    assert board.places == []
    assert board.life == 2
    assert len(board.hand) == 1
    board.play("pay life", "life 2")
    assert board.life == 1
    assert board.places == ["event 1"]
    assert board.discard == []


def test_e5_a_discarded_event_goes_turned_to_the_bottom_of_the_event_deck() -> None:
    board = Board(
        event_places=["Fair = L2 |", "Feast = L1 |"],
        events=["> Select a level 2 Place Stack card: discard it.", "> Draw 1 card."],
    )
    board.run("play", "event")
    assert board.places == ["Feast", "event 1"]
    assert board.event_pile == ["event 2", "Fair turned"]


def test_e5_the_other_half_is_active_next_time() -> None:
    board = Board(
        event_places=["Fair = L2 |> Draw 1 card. // L1 |> Draw 3 cards."],
        events=["> Select a level 2 Place Stack card: discard it."],
    )
    board.run("play", "event", "event")
    assert len(board.hand) == 3
    assert board.position.view(0).place_level == 0 + 1


def test_e6_an_attached_event_that_is_defeated_does_what_it_says() -> None:
    board = Board(player={1: "1/1"}, front={1: "3/3"}, events=[ON_DEFEAT])
    board.run("play", "event", "end")
    board.attack("front 1")
    assert board.places == ["event 1"]
    assert len(board.hand) == 1
    assert board.event_pile == []


@pytest.mark.parametrize(
    "text",
    [
        "Select 1 of your Units: discard its bottom card.",
        OTHER_SIDE,
    ],
)
def test_e6_discarded_by_another_event_it_says_nothing(text: str) -> None:
    board = Board(player={1: "Imp = 1/1"}, events=[ON_DEFEAT, f"> {text}"])
    board.run("play", "event", "event")
    assert board.places == ["event 2"]
    assert board.event_pile == ["event 1 turned"]


def test_e6_nor_when_the_battle_ends() -> None:
    board = Board(player={1: "1/1"}, places=["// L3 |"], events=[ON_DEFEAT])
    board.run("play", "event", "end")
    board.run("check")
    assert board.places == []
    assert board.hand == []
    assert board.event_pile == ["event 1 turned"]


def test_e6_nor_when_pressure_discards_the_row() -> None:
    board = Board(
        player={1: "1/1"}, front={1: "0/9"}, places=["// L3 |"], events=[ON_DEFEAT], edition="0.2"
    )
    board.run("play", "event", "end")
    board.run("check")
    board.run("check")
    assert board.row("player") == [""] * 4
    assert board.hand == []
    assert board.event_pile == ["event 1 turned"]


def test_e6_drawing_the_rest_of_a_unit_discards_its_event_cards() -> None:
    board = Board(
        player={1: stack("A = 1/1", "B = 1/1")},
        hand=["C = 1/1"],
        events=[ON_DEFEAT, f"> {OTHER_SIDE}"],
    )
    board.run("play", "event", "add C to 1", "event")
    assert board.hand == ["A", "B"]
    assert board.discard == ["C"]
    assert board.event_pile == ["event 1 turned"]


@pytest.mark.parametrize(
    ("card", "pays"),
    [
        ("fire | 1/1", True),
        ("1/0 | 1/1 fire", True),
        ("1/1", False),
        ("water | 1/1 air", False),
        ("1/1 // fire |", False),
        ("attack> {fire}{fire}: +{x}{attack} | 1/1", False),
    ],
)
def test_e7_a_fire_unit_card_shows_fire_in_the_header_or_body_of_its_unit_half(
    card: str, pays: bool
) -> None:
    board = Board(events=["> Discard 1 {fire} Unit Card: draw 1 card."], hand=[card])
    board.run("play")
    assert ("event" in board.choices) is pays


@pytest.mark.parametrize(
    ("top", "drawn"), [("fire | 1/1", 1), ("1/1 fire", 1), ("1/1 // fire |", 0), ("water |", 0)]
)
def test_e7_so_does_a_top_card_that_infuses(top: str, drawn: int) -> None:
    text = (
        "Declare 1 Element: discard Printer Deck top card, "
        "draw 1 if the new top card infuses that Element."
    )
    board = Board(events=[f"> {text}"], pile=["Old = 1/1", top])
    board.run("play", "event", "fire")
    assert board.discard == ["Old"]
    assert len(board.hand) == drawn


TO_LIFE = [
    "> Select 1 Unit Card from hand: add it face down to your Life.",
    "> You have less than 5 Life: shuffle this card face down with Life Cards.",
]


@pytest.mark.parametrize("event", TO_LIFE)
def test_e8_in_lite_there_are_no_life_cards_and_such_events_cannot_be_used(event: str) -> None:
    board = Board(events=[event], hand=["1/1"], life=3)
    board.run("play")
    assert "event" not in board.choices


@pytest.mark.parametrize("event", TO_LIFE)
def test_e8_in_full_they_can_below_5_life(event: str) -> None:
    for life, can in ((4, True), (5, False)):
        board = Board(events=[event], hand=["1/1"], life=life, full=True)
        board.run("play")
        assert ("event" in board.choices) is can


def test_e8_in_full_a_card_from_the_hand_becomes_a_life_card_that_was_seen() -> None:
    board = Board(events=[TO_LIFE[0]], hand=["A = 1/1", "B = 1/1"], life=3, full=True)
    board.run("play", "event", "discard B")
    assert board.hand == ["A"]
    assert board.life == 4
    assert [card.name for card in board.position.view(0).life_known] == ["B"]


def test_e9_any_empty_space_is_one_of_the_player_row() -> None:
    event = "Guest = 0/0 | 2/2 > Discard 1 Unit Card: put this card in any empty space."
    board = Board(player={2: "1/1"}, front={1: "1/1"}, hand=["1/1"], events=[event])
    board.run("play", "event")
    assert board.choices == {"column 1", "column 3", "column 4"}
    board.play("column 3")
    assert board.row("player") == ["", "player 2", "Guest", ""]


def test_e9_its_2_and_2_are_body_and_lost_when_covered() -> None:
    event = "Guest = 2/2 > Discard 1 Unit Card: put this card in any empty space."
    board = Board(hand=["A = 1/1", "B = 1/0 | 0/1"], events=[event])
    board.run("play", "event", "discard A", "column 1")
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (2, 2)
    board.play("add B to 1")
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (1, 1)


def test_e10_tearing_up_a_card_is_ignored_and_it_goes_back_like_any_other() -> None:
    event = "Ghost = L3 |> Accept your destiny. (When you win this battle: tear up this card)"
    board = Board(events=[event])
    board.run("play", "event", "end")
    board.run("check")
    assert "won-battle" in board.order
    assert board.event_pile == ["Ghost turned"]


def test_e10_turning_the_card_changes_nothing_in_this_game() -> None:
    board = Board(events=["Page = > Turn this card."])
    board.run("play", "event")
    assert board.places == ["Page"]


def test_e11_the_losing_moment_is_a_window_and_the_game_goes_on_at_0_life() -> None:
    board = Board(front={1: "1/9"}, life=0, events=[KEEP_PLAYING])
    board.attack("front 1")
    assert board.choices == {"pass", "event"}
    board.play("event")
    assert board.over is None
    assert board.life == 0
    assert len(board.hand) == 2
    assert board.places == ["event 1"]
    assert board.exhausted("front 1")
    board.attack("front 1")
    assert board.over is not None
    assert board.over.how == "defeated"


def test_e11_whoever_declines_is_defeated() -> None:
    board = Board(front={1: "1/9"}, life=0, events=[KEEP_PLAYING])
    board.attack("front 1", "pass")
    assert board.over is not None
    assert board.over.how == "defeated"


def test_e11_before_the_losing_moment_it_cannot_be_used() -> None:
    board = Board(front={1: "1/9"}, life=1, events=[KEEP_PLAYING])
    board.run("play")
    assert "event" not in board.choices
    board.play("end")
    board.attack("front 1")
    assert board.asked == "rest"
    assert board.life == 0


def test_e11_once_saved_the_moment_is_over_for_the_next_event() -> None:
    board = Board(front={1: "1/9"}, life=0, events=[KEEP_PLAYING, KEEP_PLAYING])
    board.attack("front 1", "event")
    assert board.asked == "rest"
    assert len(board.hand) == 2
    board.attack("front 1", "event")
    assert board.over is None
    assert len(board.hand) == 4


def test_e11_the_other_kind_ends_the_game() -> None:
    event = "> When you are defeated: turn this card and the game is over."
    board = Board(front={1: "1/9"}, life=0, events=[event])
    board.attack("front 1", "event")
    assert board.over is not None
    assert board.over.how == "defeated"


def test_e12_an_event_of_high_level_ends_the_battle_sooner() -> None:
    def board() -> Board:
        return Board(places=["// L1 |"], events=["L2 |> Touch the Printer Deck."], ink=3)

    used = board()
    used.run("play", "event", "end")
    used.run("check")
    assert "won-battle" in used.order
    unused = board()
    unused.run("play", "end")
    unused.run("check")
    assert "evolved" in unused.order
    assert "won-battle" not in unused.order


def test_e12_an_event_of_negative_level_prolongs_it() -> None:
    board = Board(places=["// L3 |"], events=["L-1 |> Touch the Printer Deck."], ink=3)
    board.run("play", "event", "end")
    board.run("check")
    assert "evolved" in board.order
    assert "won-battle" not in board.order
