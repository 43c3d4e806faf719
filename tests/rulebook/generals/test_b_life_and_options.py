"""Rulings B9–B15: Life, and the options of a match."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulebook.generals.board import Board
from rulebook.generals.setting_up import set_up
from stampadia.games.generals import GAME, GeneralsOptions
from stampadia.kernel.pending import Draw

WON = ["// L3 |"]
"""A Place Stack that ends the battle at Ink 3."""


@pytest.mark.parametrize("full", [False, True])
def test_b9_five_lives_survive_five_losses_and_not_a_sixth(full: bool) -> None:
    board = Board(front={1: "1/9"}, full=full)
    for left in (4, 3, 2, 1, 0):
        board.attack("front 1")
        assert board.life == left
        assert board.over is None
    board.attack("front 1")
    assert board.over is not None
    assert board.over.how == "defeated"
    assert board.over.returns == (0.0,)


def test_b10_life_up_is_not_offered_at_5() -> None:
    board = Board(places=WON, life=5)
    board.run("check")
    assert board.choices == {"power up", "leave"}


@pytest.mark.parametrize("full", [False, True])
def test_b10_a_gain_at_5_is_ignored_and_moves_no_card(full: bool) -> None:
    board = Board(events=["> Gain 1 Life."], pile=["Imp = 1/1"], life=5, full=full)
    board.run("play", "event")
    assert board.life == 5
    assert board.pile[0] == "Imp"
    assert board.discard == []


@pytest.mark.parametrize("full", [False, True])
def test_b10_a_gain_of_two_at_4_stops_at_5(full: bool) -> None:
    board = Board(events=["> Gain 2 Life."], pile=["A = 1/1", "B = 1/1"], life=4, full=full)
    board.run("play", "event")
    assert board.life == 5
    assert board.pile[0] == "B"


def test_b10_in_lite_the_top_card_is_discarded_for_the_life() -> None:
    board = Board(places=WON, life=2, pile=["Imp = 1/1"])
    board.run("check", "life up", "leave")
    assert board.life == 3
    assert "Imp" in board.discard


def test_b10_in_full_the_top_card_becomes_a_life_card() -> None:
    board = Board(places=WON, life=2, pile=["Imp = 1/1"], full=True)
    board.run("check")
    taken = board.position.pile[-1]
    board.play("life up", "leave")
    assert taken in board.position.life_cards
    assert "Imp" not in board.discard


def test_b11_in_lite_life_rises_without_a_card() -> None:
    board = Board(events=["> Gain 1 Life."], life=2, filler=0)
    board.run("play", "event")
    assert board.life == 3


def test_b11_in_full_no_life_is_gained_without_a_card() -> None:
    board = Board(events=["> Gain 1 Life."], life=2, full=True)
    board.position.hands[0] = board.position.pile[:7]
    board.position.columns = [*board.position.columns, *board.position.pile[7:]]
    board.position.pile = []
    board.run("play", "event")
    assert board.life == 2


def test_b12_paying_needs_a_life() -> None:
    board = Board(life=1, hand=["1/1"])
    board.run("play")
    assert "pay life" in board.choices
    board.play("pay life")
    assert board.life == 0
    assert board.over is None
    assert "pay life" not in board.choices


def test_b12_life_is_lost_before_the_card_is_drawn() -> None:
    """With no other card left, the Life Card itself becomes the deck and is drawn."""
    board = Board(life=1, full=True)
    position = board.position
    (life_card,) = position.life_cards
    position.columns = [*position.columns, *position.pile]
    position.pile = []
    board.run("play", "pay life")
    assert position.hands[0] == [life_card]
    assert position.life_cards == []


def test_b12_in_full_the_life_card_is_discarded_and_the_top_card_drawn() -> None:
    board = Board(life=1, full=True, pile=["Imp = 1/1"])
    board.run("play", "pay life")
    assert board.discard == ["life 1"]
    assert board.hand == ["Imp"]
    assert board.order.index("lost-life") < board.order.index("drew")


def test_b13_every_life_card_is_lost_as_likely_as_the_others() -> None:
    board = Board(life=4, full=True, wait_for_chance=True)
    board.run("play", "pay life")
    pending = board.position.pending()
    assert isinstance(pending, Draw)
    assert pending.listed == tuple((index, Fraction(1, 4)) for index in range(4))
    board.play("life 3")
    assert board.discard == ["life 3"]


def test_b14_events_begin_with_the_grey_dot_up() -> None:
    position = set_up(24, events=12)
    units = position.deck.units
    assert sorted(position.event_pile) == [units + 2 * number for number in range(12)]


def test_b14_either_side_at_random_is_an_option() -> None:
    sides = set()
    for number in range(4):
        position = set_up(24, events=12, random_events=True, seed=f"b14 {number}")
        faces = [face - position.deck.units for face in position.event_pile]
        assert sorted(face // 2 for face in faces) == list(range(12))
        sides |= {face % 2 for face in faces}
    assert sides == {0, 1}
    assert GAME.begin(1, GeneralsOptions(events="random")).random_events
    assert not GAME.begin(1).random_events


@pytest.mark.parametrize(("ink", "battles"), [(2, [2, 3, 4, 5, 6]), (3, [3, 4, 5, 6])])
def test_b15_a_first_game_has_five_battles_instead_of_four(ink: int, battles: list[int]) -> None:
    board = Board(ink=ink, pile=["// L3 |"] * 12, filler=0)
    board.run("turn")
    while board.over is None:
        board.play("end" if board.asked == "play" else "leave")
    assert [told["ink"] for told in board.happened("won-battle")] == battles
    assert board.over.how == "won"
    assert board.over.returns == (1.0,)


def test_b15_the_ink_level_to_begin_with_is_an_option() -> None:
    assert GAME.begin(1).ink_level() == 3
    assert GAME.begin(1, GeneralsOptions(ink=2)).ink_level() == 2
