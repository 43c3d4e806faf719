"""A card that sends itself elsewhere leaves where it lay; the board counts all cards each time."""

from __future__ import annotations

from rulebook.generals.board import Board, stack


def test_a_defeated_units_card_joins_the_place_stack() -> None:
    board = Board(
        player={1: "9/9"},
        front={1: stack("0/1 |", "0/1 defeat> Add this card to Place Stack")},
    )
    board.attack("player 1")
    assert board.places == ["front 1b"]
    assert board.discard == ["front 1a"]


def test_a_units_only_card_that_joins_the_place_stack_takes_the_unit_with_it() -> None:
    board = Board(player={1: "9/9"}, front={1: "0/1 defeat> Add this card to Place Stack"})
    board.attack("player 1")
    assert (board.places, board.discard, board.cards("front 1")) == (["front 1"], [], [])


def test_a_units_card_merges_with_the_one_in_front() -> None:
    merging = stack("1/1 |", "1/1 attack> Merge this card with {front}")
    board = Board(player={1: merging}, front={1: "1/9"})
    board.attack("player 1")
    assert board.cards("player 1") == ["player 1a"]
    assert board.cards("front 1") == ["player 1b", "front 1"]


def test_a_units_card_is_added_to_its_neighbour() -> None:
    adding = stack("1/1 |", "1/1 attack> Add this card to {right}")
    board = Board(player={1: adding, 2: "1/1"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.cards("player 1") == ["player 1a"]
    assert board.cards("player 2") == ["player 2", "player 1b"]


def test_a_units_only_card_does_not_join_itself() -> None:
    board = Board(player={1: "1/1 attack> Add this card to this Unit"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.cards("player 1") == ["player 1"]


def test_a_units_card_hides_among_the_life_cards() -> None:
    hiding = stack("1/1 |", "1/1 attack> Shuffle this card face down with Life Cards")
    board = Board(player={1: hiding}, front={1: "1/9"}, life=2, full=True)
    board.attack("player 1")
    assert (board.life, board.cards("player 1")) == (3, ["player 1a"])


def test_no_card_hides_in_life_without_room_or_life_cards() -> None:
    hiding = stack("1/1 |", "1/1 attack> Shuffle this card face down with Life Cards")
    for board in (
        Board(player={1: hiding}, front={1: "1/9"}, life=5, full=True),
        Board(player={1: hiding}, front={1: "1/9"}, life=2),
    ):
        before = board.life
        board.attack("player 1")
        assert (board.life, len(board.cards("player 1"))) == (before, 2)


def test_a_units_card_becomes_a_unit_of_its_own() -> None:
    parting = stack("1/1 |", "1/1 attack> Put this card in any empty space")
    board = Board(player={1: parting, 2: "1/1", 3: "1/1"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.row("player") == ["player 1a", "player 2", "player 3", "player 1b"]


def test_a_units_card_replaces_another() -> None:
    text = "Select 1 Unit's Unit Card infusing any Element: discard it, replace it with this card"
    board = Board(player={1: stack("1/1 |", f"1/9 attack> {text}")}, front={1: "1/9 fire"})
    board.attack("player 1")
    assert board.cards("player 1") == ["player 1a"]
    assert board.cards("front 1") == ["player 1b"]
    assert board.discard == ["front 1"]


def test_a_copying_card_sends_itself_away_and_not_the_copied_one() -> None:
    copying = "This text is the same as {front}. If copied, this effect text is blank"
    board = Board(
        player={1: stack("1/1 |", f"1/1 any> {copying}")},
        front={1: "1/9 attack> Add this card to Place Stack"},
    )
    board.attack("player 1")
    assert board.places == ["player 1b"]
    assert board.cards("front 1") == ["front 1"]


def test_a_place_that_joins_a_unit_leaves_the_place_stack() -> None:
    board = Board(
        player={1: "1/1"},
        front={1: "1/9"},
        places=["1/1 // L2 attack> Add this card to this Unit | "],
    )
    board.attack("player 1")
    assert board.places == []
    assert board.cards("player 1") == ["player 1", "place 1"]


def test_an_event_card_of_a_defeated_unit_joins_another_unit() -> None:
    event = "1/1 | > Add this card to 1 of your Units. On defeat: add this card to 1 of your Units."
    board = Board(player={1: "0/1"}, front={1: "9/9"}, events=[event])
    board.run("play", "event")
    assert board.cards("player 1") == ["player 1", "event 1"]
    board.play("end")
    board.position.muster(0, 1, (board.position.pile.pop(),))
    board.attack("front 1")
    assert board.cards("player 2")[-1:] == ["event 1"]
    assert board.event_pile == []


def test_an_event_card_that_finds_no_other_unit_is_put_away() -> None:
    event = "1/1 | > Add this card to 1 of your Units. On defeat: add this card to 1 of your Units."
    board = Board(player={1: "0/1"}, front={1: "9/9"}, events=[event])
    board.run("play", "event", "end")
    board.attack("front 1")
    assert board.event_pile == ["event 1 turned"]


def test_an_event_that_discards_itself_does_not_join_the_place_stack() -> None:
    board = Board(events=["> Draw 1 card, and discard this card."])
    board.run("play", "event")
    assert (board.places, board.event_pile) == ([], ["event 1 turned"])


def test_an_event_keeps_the_unit_whose_defeat_it_is_and_is_over() -> None:
    event = "> When 1 of your Units is defeated: keep the Unit, remove all {wound} from this Unit."
    board = Board(player={1: "0/1"}, front={1: "9/9"}, events=[event])
    board.attack("front 1", "event")
    assert (board.cards("player 1"), board.wounds("player 1")) == (["player 1"], 0)
    assert board.places == ["event 1"]


def test_a_card_sent_away_twice_goes_once() -> None:
    text = "Add this card to Place Stack, add this card to {right}, and {defeat} this Unit"
    board = Board(player={1: stack("1/1 |", f"1/1 attack> {text}"), 2: "1/1"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.cards("player 2") == ["player 2", "player 1b"]
    assert (board.places, board.discard) == ([], ["player 1a"])
