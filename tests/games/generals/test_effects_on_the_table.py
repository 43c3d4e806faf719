"""What each op on the deck, the hand, Life, Shields and Ink does."""

from __future__ import annotations

from rulebook.generals.board import Board, stack


def event(text: str, **table: object) -> Board:
    """A board on which an event of this text has just been used."""
    board = Board(events=[f"> {text}"], **table)  # type: ignore[arg-type]
    board.run("play", "event")
    return board


def test_print_on_columns_until_the_level_is_reached() -> None:
    place = "Print a level {level} Unit on the Incoming Row 1st and 3rd column"
    board = Board(pile=[f"1/1 // > {place}", "L2 1/1", "L1 1/1", "L3 1/1"], incoming={3: "1/1"})
    board.run("check")
    assert board.cards("incoming 1") == ["pile 2", "pile 3"]
    assert board.cards("incoming 3") == ["incoming 3"]


def test_print_on_all_empty_spaces_or_on_one_of_choice() -> None:
    everywhere = event("Print level 1 Units on all Incoming Row empty spaces.", incoming={2: "1/1"})
    assert everywhere.row("incoming") == ["filler 1", "incoming 2", "filler 2", "filler 3"]
    chosen = event("Select 1 Incoming Row empty space: print a level 1 Unit there.")
    assert chosen.choices == {f"column {column}" for column in (1, 2, 3, 4)}
    chosen.play("column 3")
    assert chosen.row("incoming") == ["", "", "filler 1", ""]


def test_draw_into_a_hand_with_room() -> None:
    board = event("Draw 3 cards.", hand=["1/1"] * 5)
    assert board.hand[-2:] == ["filler 1", "filler 2"]
    assert board.pile[0] == "filler 3"


def test_draw_does_nothing_on_the_printers_side() -> None:
    board = Board(front={1: "1/9 attack> Draw 1 card"}, player={1: "1/9"})
    board.attack("front 1")
    assert board.hand == []


def test_draw_and_pick_one_of_three() -> None:
    board = event("Draw 3 cards, pick 1, discard the other 2.")
    assert board.choices == {"take filler 1", "take filler 2", "take filler 3"}
    board.play("take filler 2")
    assert board.hand == ["filler 2"]
    assert board.discard == ["filler 1", "filler 3"]


def test_draw_to_row_on_an_empty_space() -> None:
    board = event("Draw 1 card and put it on a Player Row empty space.", player={2: "1/1"})
    assert board.choices == {"column 1", "column 3", "column 4"}
    board.play("column 4")
    assert board.row("player") == ["", "player 2", "", "filler 1"]


def test_gain_life_up_to_five() -> None:
    board = event("Gain 2 Life.", life=4)
    assert board.life == 5
    assert board.discard == ["filler 1"]


def test_lose_life_as_a_cost_needs_it() -> None:
    text = "Lose 1 Life, draw 2 cards."
    board = event(text, life=1)
    assert (board.life, len(board.hand)) == (0, 2)
    refused = Board(events=[f"> {text}"], life=0)
    refused.run("play")
    assert "event" not in refused.choices


def test_gain_shields_for_the_player_only() -> None:
    assert event("Gain 2 Shields.").shields == ["filler 1", "filler 2"]
    board = Board(front={1: "1/9 attack> Gain 1 Shield"}, player={1: "1/9"})
    board.attack("front 1")
    assert board.shields == []


def test_discard_shields_all_of_them() -> None:
    text = "In Recover Phase, have 2 or more shields: discard all shields, gain 1 Life."
    board = Board(events=[f"> {text}"], shields=["1/1"] * 3, life=2)
    board.run("recover", "event")
    assert (board.shields, board.life) == ([], 3)


def test_discard_cards_of_the_elements_asked() -> None:
    hand = ["1/1 fire", "1/1", "fire |", "1/1 water"]
    board = event("Discard 1 {fire} and 1 {water} Unit Cards: draw 1 card.", hand=hand)
    assert board.choices == {"discard hand 1", "discard hand 3"}
    board.play("discard hand 3")
    assert board.discard == ["hand 3", "hand 4"]
    assert board.hand == ["hand 1", "hand 2", "filler 1"]


def test_discard_cards_any_number_is_what_is_paid() -> None:
    text = "Discard any number of Unit Cards: draw the same number of cards."
    board = event(text, hand=["1/1"] * 3)
    board.play("discard hand 3", "discard hand 1", "pass")
    assert board.hand == ["hand 2", "filler 1", "filler 2"]


def test_discard_top_of_the_printer_deck() -> None:
    board = event("Discard Printer Deck top card.")
    assert board.discard == ["filler 1"]


def test_declare_element_and_if_top_infuses_it() -> None:
    text = "Declare 1 Element: draw 1 card, gain 1 Life if the new top card infuses that Element."
    board = event(text, pile=["1/1", "1/1 air"], life=1)
    assert board.choices == {"fire", "air", "earth", "water"}
    board.play("air")
    assert (board.life, board.hand) == (2, ["pile 1"])


def test_if_top_infuses_something_else_the_rest_is_done() -> None:
    text = (
        "Declare 1 Element: draw 1 card, draw 2 cards if the new top card infuses that Element."
        " Else, lose 1 Life."
    )
    board = event(text, pile=["1/1", "1/1 air"], life=1)
    board.play("fire")
    assert (board.life, board.hand) == (0, ["pile 1"])


def test_set_ink_while_the_card_lies_in_the_place_stack() -> None:
    board = Board(events=["L1 any> From now on: {level} is 7 | > Draw 1 card."])
    assert board.ink == 3
    board.run("play", "event")
    assert board.ink == 7


def test_card_to_life_from_the_hand() -> None:
    text = "Select 1 Unit Card from hand: add it face down to your Life."
    board = event(text, full=True, life=3, hand=["1/1", "1/1"])
    board.play("discard hand 2")
    assert (board.life, board.hand) == (4, ["hand 1"])


def test_keep_playing_at_the_losing_moment() -> None:
    text = "When you are defeated: gain 1 Life, draw 1 card and keep playing."
    board = Board(front={1: "1/1"}, life=0, events=[f"> {text}"])
    board.attack("front 1", "event")
    assert board.asked == "rest"
    assert (board.life, len(board.hand)) == (1, 1)


def test_lose_game_is_the_end() -> None:
    board = event("Draw 1 card and the game is over.")
    assert board.over is not None
    assert board.over.how == "defeated"


def test_battle_won_keeps_its_promise() -> None:
    """An event in the Place Stack says what happens when the battle is won."""
    promise = "L3 | > Lose 1 Life. When you win this battle: gain 1 Life, draw 2 cards."
    board = Board(event_places=[promise], life=2, filler=20)
    board.run("check")
    assert board.asked == "heal"
    assert (board.life, len(board.hand)) == (3, 2)
    assert board.event_pile == ["event place 1 turned"]


def test_one_event_after_the_other() -> None:
    """An event that defeats a unit opens no window for the next one, and no card is lost."""
    events = [
        "> Select 1 of your Units: {defeat} it.",
        "> When 1 of your Units is defeated: draw 1 card.",
    ]
    board = Board(player={1: "1/1", 2: stack("1/1", "1/1")}, events=events)
    board.run("play", "event", "player 2")
    assert board.asked == "play"
    assert board.places == ["event 1"]
