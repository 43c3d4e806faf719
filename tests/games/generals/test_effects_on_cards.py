"""What each op on the cards of units, and on the card that speaks, does."""

from __future__ import annotations

from rulebook.generals.board import Board, stack

EVENT_OVER = "On defeat: add this card to Place Stack"


def test_discard_this_leaves_the_rest_of_the_unit() -> None:
    board = Board(player={1: stack("1/1 |", "1/1 attack> Discard this card")})
    board.attack("player 1")
    assert board.cards("player 1") == ["player 1a"]
    assert board.discard == ["player 1b"]


def test_discard_this_of_the_only_card_is_the_end_of_the_unit_and_no_defeat() -> None:
    board = Board(player={1: "1/1 attack> Discard this card"})
    board.attack("player 1")
    assert board.row("player") == ["", "", "", ""]
    assert "defeated" not in board.order


def test_keep_unit_that_would_be_defeated() -> None:
    text = "Discard this card, remove all {wound}, and keep the Unit"
    board = Board(player={1: "5/9"}, front={1: stack("0/1 |", f"0/1 defeat> {text}")})
    board.attack("player 1")
    assert board.cards("front 1") == ["front 1a"]
    assert board.wounds("front 1") == 0


def test_move_or_merge_changes_sides() -> None:
    text = "Discard this card, remove all {wound}, move or merge remaining cards with {front}"
    unit = stack("0/1 |", f"0/1 defeat> {text}")
    merged = Board(player={1: "5/9"}, front={1: unit})
    merged.attack("player 1")
    assert merged.row("front") == ["", "", "", ""]
    assert merged.cards("player 1") == ["front 1a", "player 1"]
    moved = Board(player={2: "5/9 attack> Attack {frontleft} instead"}, front={1: unit})
    moved.attack("player 2")
    assert moved.cards("player 1") == ["front 1a"]


def test_add_drawn_at_the_bottom_of_the_unit() -> None:
    text = "Draw 1 Unit Card, add it to this Unit, and ignore its effects"
    board = Board(player={1: f"1/1 attack> {text}"}, pile=["2/2"], front={1: "1/9"})
    board.attack("player 1")
    assert board.cards("player 1") == ["player 1", "pile 1"]


def test_add_drawn_and_apply_brings_its_life_to_the_check() -> None:
    text = "Draw 1 Unit Card, add it to this Unit, and apply its effects now"
    saved = Board(player={1: "2/1"}, front={1: f"0/1 life> {text}"}, pile=["0/2"])
    saved.attack("player 1")
    assert saved.cards("front 1") == ["front 1", "pile 1"]
    lost = Board(player={1: "2/1"}, front={1: f"0/1 life> {text}"}, pile=["0/1"])
    lost.attack("player 1")
    assert lost.cards("front 1") == []


def test_select_unit_is_that_unit_from_then_on() -> None:
    event = "> Select 1 Enemy: exhaust it."
    board = Board(front={1: "1/1", 3: "1/1"}, events=[event])
    board.run("play", "event")
    assert board.choices == {"front 1", "front 3"}
    board.play("front 3")
    assert (board.exhausted("front 1"), board.exhausted("front 3")) == (False, True)


def test_discard_from_unit_any_card_or_the_bottom_one() -> None:
    enemy = {1: stack("1/1", "1/1", "1/1")}
    board = Board(front=enemy, events=["> Discard 1 Unit Card from any Enemy."])
    board.run("play", "event")
    assert board.choices == {"discard front 1a", "discard front 1b", "discard front 1c"}
    board.play("discard front 1a")
    assert board.cards("front 1") == ["front 1b", "front 1c"]
    bottom = Board(front=enemy, events=["> Select 1 Enemy: discard its bottom card."])
    bottom.run("play", "event")
    assert bottom.cards("front 1") == ["front 1a", "front 1b"]
    top = Board(player={1: "0/9 attack> Discard the top card of {front}"}, front=enemy)
    top.attack("player 1")
    assert top.cards("front 1") == ["front 1b", "front 1c"]


def test_take_from_unit_into_the_hand() -> None:
    event = "> When 1 of your Units is defeated: draw 2 of its Unit Cards."
    board = Board(player={1: stack("1/0", "0/0", "0/1")}, front={1: "9/9"}, events=[event])
    board.attack("front 1", "event", "take player 1a")
    assert board.choices == {"take player 1b", "take player 1c"}
    board.play("take player 1c")
    assert board.hand == ["player 1a", "player 1c"]
    assert board.discard == ["player 1b"]


def test_move_unit_to_another_space_or_back() -> None:
    event = "> Move 1 of your Units to another Player Row empty space."
    board = Board(player={1: "1/1", 2: "1/1"}, events=[event])
    board.run("play", "event", "player 1")
    assert board.choices == {"player 3", "player 4"}
    board.play("player 4")
    assert board.row("player") == ["", "player 2", "", "player 1"]
    event = "> Select 1 Unit from the Front Row: move it back to the Incoming Row."
    back = Board(front={2: "1/1"}, incoming={1: "1/1"}, events=[event])
    back.run("play", "event")
    assert back.row("incoming") == ["incoming 1", "front 2", "", ""]


def test_join_unit_below_or_behind() -> None:
    for verb, cards in (
        ("Add this card to", ["player 1", "event 1"]),
        ("Merge this card with", ["event 1", "player 1"]),
    ):
        event = f"1/1 | 3/3 > {verb} 1 of your Units. {EVENT_OVER}."
        board = Board(player={1: "1/1"}, events=[event])
        board.run("play", "event")
        assert board.cards("player 1") == cards
        assert board.places == []


def test_become_unit_on_an_empty_space() -> None:
    event = f"2/2 > Put this card in any empty space. {EVENT_OVER}."
    board = Board(player={1: "1/1", 2: "1/1"}, front={4: "5/9"}, events=[event])
    board.run("play", "event")
    assert board.choices == {"column 3", "column 4"}
    board.play("column 4", "end")
    assert (board.attack_of("player 4"), board.life_of("player 4")) == (2, 2)
    board.attack("front 4")
    assert board.row("player")[3] == ""
    assert board.places == ["event 1"]


def test_replace_card_that_infuses() -> None:
    text = "Select 1 Enemy's Unit Card infusing any Element: discard it, replace it with this card."
    board = Board(front={1: stack("fire |", "1/1", "1/1 air"), 2: "1/1"}, events=[f"> {text}"])
    board.run("play", "event")
    assert board.choices == {"discard front 1a", "discard front 1c"}
    board.play("discard front 1a")
    assert board.cards("front 1") == ["event 1", "front 1b", "front 1c"]
    assert board.discard == ["front 1a"]


def test_discard_place_of_that_level_that_infuses() -> None:
    text = "Select a level 2 Place Stack card infusing any Element: discard it."
    places = ["1/1 // L2 fire |", "1/1 // L2 |", "1/1 // L1 fire |", "1/1 // L2 air |"]
    board = Board(places=places, events=[f"> {text}"])
    board.run("play", "event")
    assert board.choices == {"discard place 1", "discard place 4"}
    board.play("discard place 1")
    assert board.places == ["place 2", "place 3", "place 4", "event 1"]
    assert board.discard == ["place 1"]


def test_this_to_life_until_it_is_lost() -> None:
    text = "Shuffle this card face down with Life Cards. When lost: add this card to Place Stack"
    board = Board(full=True, life=0, events=[f"> {text}, draw 2 cards."])
    board.run("play", "event")
    assert (board.life, board.places) == (1, [])
    board.play("pay life")
    assert (board.life, board.places) == (0, ["event 1"])
    assert len(board.hand) == 2 + 1


def test_this_to_place_stack_when_the_unit_is_defeated() -> None:
    event = f"0/1 | > Merge this card with 1 of your Units. {EVENT_OVER}, draw 1 card."
    board = Board(player={1: "1/1"}, front={1: "9/9"}, events=[event])
    board.run("play", "event", "end")
    board.attack("front 1")
    assert board.places == ["event 1"]
    assert board.hand == ["filler 1"]


def test_turn_this_changes_nothing_within_a_game() -> None:
    board = Board(player={1: "1/1"}, events=["> Draw 1 card, turn this card."])
    board.run("play", "event")
    assert board.places == ["event 1"]
    assert board.hand == ["filler 1"]


def test_ritual_asks_nothing_and_changes_nothing_but_the_place_stack() -> None:
    board = Board(events=["L1 | > Touch the Printer Deck."])
    happened = board.run("play", "event")
    assert [event.name for event in happened] == ["activated", "joined-places"]
    assert board.places == ["event 1"]


def test_reprint_this_card_is_the_next_to_be_drawn() -> None:
    fallen = stack("0/1 |", "0/1 defeat> Put this card on top of the Printer Deck")
    board = Board(player={1: "9/9 attack> Draw 1 card"}, front={1: fallen}, pile=["1/1", "2/2"])
    board.attack("player 1")
    assert board.discard == ["front 1a"]
    board.attack("player 1")
    assert set(board.hand) == {"pile 1", "front 1b"}


def test_reprint_this_event_card_stays_where_it_is() -> None:
    board = Board(events=["> Put this card on top of the Printer Deck"], pile=["1/1"])
    board.run("play", "event")
    assert board.places == ["event 1"]
