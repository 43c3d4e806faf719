"""Rulings B1–B8: the version, the deal, what is known, the deck that runs out, the hand."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack
from rulebook.generals.setting_up import plain_set, set_up
from stampadia.games.generals.position import Position
from stampadia.games.generals.prepared.deck import Deck
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Chance, Shuffle


@pytest.mark.parametrize(("units", "full"), [(39, False), (40, True), (41, True)])
def test_b1_exactly_40_unit_cards_are_the_full_version(units: int, full: bool) -> None:
    position = set_up(units)
    assert position.deck.full is full
    assert len(position.life_cards) == (5 if full else 0)
    assert position.lives() == 5


def test_b2_the_unit_cards_of_all_sets_count_together() -> None:
    assert not Deck([plain_set(25)]).full
    assert Deck([plain_set(25), plain_set(15)]).full


def test_b2_event_cards_do_not_count() -> None:
    assert not Deck([plain_set(39, events=20)]).full


def test_b2_cards_count_before_anything_is_dealt() -> None:
    """Of 40 cards, 26 stay in the deck, and it is the Full version all the same."""
    position = set_up(40)
    assert len(position.pile) + len(position.places) == 40 - 5 - 4 - 5
    assert position.deck.full


def test_b3_of_60_cards_51_are_left_and_46_after_the_first_hand() -> None:
    position = Position(Deck([plain_set(60)]), 1, 3, "0.1", False)
    deal = position.pending()
    assert isinstance(deal, Shuffle)
    position.play(deal.sample(Dealer("b3")))
    assert len(position.life_cards) == 5
    assert len(position.columns) == 4
    assert len(position.hands[0]) == 5
    # the first Check Phase has already taken a Place card
    assert len(position.pile) + len(position.places) == 46


def test_b3_lite_deals_neither_life_cards_nor_columns() -> None:
    position = set_up(24)
    assert (position.life, position.life_cards, position.columns) == (5, [], [])
    assert len(position.pile) + len(position.places) == 24 - 5


def test_b3_the_column_cards_do_not_come_back_with_the_discard_pile() -> None:
    board = Board(full=True, life=3)
    columns = set(board.position.columns)
    board.position.discard += board.position.pile[1:]
    del board.position.pile[1:]
    board.run("play", "pay life")
    assert "reshuffled" in board.order
    assert columns.isdisjoint(board.position.pile)
    assert set(board.position.columns) == columns


def test_b4_only_the_top_card_of_the_printer_deck_is_shown_with_both_halves() -> None:
    board = Board(pile=["Imp = 1/1 // L3 |", "Ogre = 1/1"], filler=3)
    view = board.position.view(0)
    assert view.top is not None and view.top.name == "Imp"
    assert view.top_place is not None and view.top_place.name == "Imp place"
    assert view.deck == 5
    assert "Ogre" not in repr(view)
    assert "filler" not in repr(view)


def test_b4_only_the_top_card_of_the_event_deck_is_shown() -> None:
    events = ["Fair = > Draw 1 card.", "Flood = > Draw 2 cards."]
    view = Board(events=events).position.view(0)
    assert view.event is not None and view.event.name == "Fair"
    assert view.events == 2
    assert "Flood" not in repr(view)


def test_b4_life_cards_and_column_cards_are_hidden() -> None:
    board = Board(full=True, life=4)
    view = board.position.view(0)
    assert view.life == 4
    assert view.life_known == ()
    assert "life 1" not in repr(view)
    assert "column 1" not in repr(view)


def test_b4_a_life_card_gained_later_was_seen() -> None:
    board = Board(full=True, life=3, pile=["Imp = 1/1"], places=["// L3 |"])
    board.run("check", "life up", "leave")
    assert board.life == 4
    assert [card.name for card in board.position.view(0).life_known] == ["Imp"]


def test_b4_a_seen_life_card_that_is_lost_is_no_longer_among_the_known() -> None:
    board = Board(full=True, life=0, pile=["Imp = 1/1"], places=["// L3 |"])
    board.run("check", "life up", "leave")
    board.run("play", "pay life")
    assert board.life == 0
    assert board.position.view(0).life_known == ()


def test_b4_an_imagined_position_looks_the_same_and_hides_other_cards() -> None:
    board = Board(
        full=True,
        life=4,
        pile=["Imp = 1/1"],
        places=["// L3 |"],
        events=["> Draw 1 card."] * 6,
        filler=40,
    )
    board.run("check", "life up", "leave")
    board.run("play")
    real = board.position
    worlds = [real.imagine(0, Dealer(f"world {number}")) for number in range(8)]
    assert all(world.view(0) == real.view(0) for world in worlds)
    assert any(set(world.life_cards[:4]) != set(real.life_cards[:4]) for world in worlds)
    assert any(world.pile != real.pile for world in worlds)
    assert any(world.event_pile != real.event_pile for world in worlds)
    seen = real.life_cards[4]
    assert all(world.life_cards[4] == seen for world in worlds)
    assert all(world.pile[-1] == real.pile[-1] for world in worlds)
    assert all(world.event_pile[-1] == real.event_pile[-1] for world in worlds)


def test_b4_after_the_first_reshuffle_hidden_life_cannot_be_in_the_deck() -> None:
    """The new deck is the discard pile, whose cards everybody saw."""
    board = Board(full=True, life=4)
    position = board.position
    position.discard += position.pile[1:]
    del position.pile[1:]
    board.run("play", "pay life")
    unseen = {*position.life_cards, *position.columns}
    for number in range(8):
        world = position.imagine(0, Dealer(f"world {number}"))
        assert {*world.life_cards, *world.columns} == unseen


def test_b5_the_discard_pile_is_shuffled_at_once_when_the_last_card_is_drawn() -> None:
    board = Board(
        pile=["Last = 1/1"], filler=0, discard=["A = 1/1", "B = 1/1"], wait_for_chance=True
    )
    board.run("play", "pay life")
    chance = board.position.pending()
    assert isinstance(chance, Shuffle)
    assert chance.what == "reshuffle"
    assert board.hand == ["Last"]
    board.position.play(chance.sample(Dealer("b5")))
    assert sorted(board.pile) == ["A", "B"]
    assert board.discard == []
    assert board.position.view(0).top is not None


def test_b5_a_place_card_is_followed_only_after_the_shuffle() -> None:
    place = "// L3 | > Print a level {level} Unit on the Incoming Row 1st column."
    board = Board(pile=[place], filler=0, discard=["Imp = L3 1/1"])
    board.run("check")
    assert board.cards("incoming 1") == ["Imp"]


def test_b5_a_print_goes_on_with_the_reshuffled_deck() -> None:
    place = "// L3 | > Print a level 5 Unit on the Incoming Row 1st column."
    board = Board(pile=[place, "L2 1/1"], filler=0, discard=["L3 1/1", "L3 1/1", "L3 1/1"])
    board.run("check")
    assert board.level("incoming 1") == 5
    assert board.cards("incoming 1")[0] == "pile 2"
    assert len(board.pile) == 2
    assert board.order.count("printed") == 1


def test_b6_a_print_stops_short_without_cards() -> None:
    place = "// L3 | > Print level 5 Units on the Incoming Row 1st and 2nd column."
    board = Board(pile=[place, "L2 1/1"], filler=0)
    board.run("check")
    assert board.level("incoming 1") == 2
    assert board.row("incoming") == ["pile 2", "", "", ""]


def test_b6_without_a_card_there_is_no_shield() -> None:
    board = Board(player={1: "1/1"}, filler=0)
    board.attack("player 1")
    assert board.shields == []


def test_b6_without_a_card_nothing_is_drawn() -> None:
    board = Board(events=["> Draw 2 cards."], pile=["Last = 1/1"], filler=0)
    board.run("play", "event")
    assert board.hand == ["Last"]
    assert board.places == ["event 1"]


def test_b6_without_a_card_the_place_stack_does_not_evolve() -> None:
    board = Board(filler=0, hand=["1/1"])
    board.run("turn")
    assert board.places == []
    assert board.asked == "play"


def test_b6_the_first_discarded_card_becomes_the_new_deck() -> None:
    board = Board(player={1: stack("Top = 1/1", "Bottom = 1/1")}, filler=0)
    board.run("play", "sacrifice 1 saving Top")
    assert board.pile == ["Bottom"]
    assert board.discard == []


def test_b6_in_lite_life_buys_no_card_that_is_not_there() -> None:
    board = Board(filler=0, player={1: "1/1"})
    board.run("play")
    assert "pay life" not in board.choices


def test_b6_all_cards_stay_on_the_table_while_the_deck_is_shuffled() -> None:
    """A defeated unit's cards are the new deck before its event has joined the Place Stack."""
    event = (
        "0/0 | > Add this card to 1 of your Units with {attack}>1. "
        "On defeat: add this card to Place Stack, draw 1 card."
    )
    board = Board(
        player={1: "Imp = 2/1"}, front={1: "3/3"}, events=[event], filler=0, wait_for_chance=True
    )
    board.run("play", "event", "end")
    board.attack("front 1")
    assert isinstance(board.position.pending(), Chance)
    board.play("reshuffle 1")
    assert board.places == ["event 1"]
    assert board.hand == ["Imp"]


def test_b7_each_draw_is_tested_by_itself_and_surplus_cards_stay_on_the_deck() -> None:
    board = Board(
        events=["> Draw 3 cards."], hand=["1/1"] * 5, pile=["A = 1/1", "B = 1/1", "C = 1/1"]
    )
    board.run("play", "event")
    assert len(board.hand) == 7
    assert board.pile[0] == "C"
    assert board.discard == []


def test_b7_of_three_cards_looked_at_one_is_taken() -> None:
    board = Board(
        events=["> Draw 3 cards, pick 1, discard the other 2."],
        hand=["1/1"] * 6,
        pile=["A = 1/1", "B = 1/1", "C = 1/1", "D = 1/1"],
    )
    board.run("play", "event")
    assert board.choices == {"take A", "take B", "take C"}
    board.play("take B")
    assert board.hand[-1] == "B"
    assert board.discard == ["A", "C"]
    assert board.pile[0] == "D"


def test_b7_without_room_all_three_are_discarded() -> None:
    board = Board(
        events=["> Draw 3 cards, pick 1, discard the other 2."],
        hand=["1/1"] * 7,
        pile=["A = 1/1", "B = 1/1", "C = 1/1"],
    )
    board.run("play", "event")
    assert len(board.hand) == 7
    assert board.discard == ["A", "B", "C"]


def test_b7_shields_are_not_hand_draws() -> None:
    board = Board(player={1: "1/1"}, hand=["1/1"] * 7)
    board.attack("player 1")
    assert len(board.shields) == 1


def test_b7_place_cards_are_not_hand_draws() -> None:
    board = Board(hand=["1/1"] * 7, pile=["Imp = 1/1 // L1 |"])
    board.run("check")
    assert board.places == ["Imp"]


def test_b7_life_is_not_a_hand_draw() -> None:
    board = Board(hand=["1/1"] * 7, full=True, life=2, places=["// L3 |"], pile=["Imp = 1/1"])
    board.run("check", "life up", "leave")
    assert board.life == 3


def test_b7_cards_drawn_to_the_table_are_not_hand_draws() -> None:
    board = Board(
        hand=["1/1"] * 7,
        events=["> Draw 1 card and put it on a Player Row empty space."],
        pile=["Imp = 1/1"],
    )
    board.run("play", "event", "column 2")
    assert board.row("player") == ["", "Imp", "", ""]


@pytest.mark.parametrize(("cards", "offered"), [(6, True), (7, False)])
def test_b8_paying_life_is_not_offered_with_seven_cards(cards: int, offered: bool) -> None:
    board = Board(hand=["1/1"] * cards)
    board.run("play")
    assert ("pay life" in board.choices) is offered
