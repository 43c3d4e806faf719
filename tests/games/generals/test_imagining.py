"""Imagined worlds: nobody can tell them from the real one, and hidden cards are really laid anew,
each where it could be and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.generals.invariants import check_decision, check_end
from games.generals.lawful import see, unseen_units
from games.generals.random_play import FORMS, Form, begin, decisions, sampled, steadily
from leaks import Leak, choice_leaks, event_leaks, luck_leaks, view_leaks, worlds_of
from stampadia.games.generals import GAME
from stampadia.games.generals.position import Position
from stampadia.kernel.chance import Dealer, Luck
from stampadia.kernel.pending import Ask

FULL = Form("STFULL,STRETURN,STTOLL", "0.1", "random")
LITE = Form("STLITE", "0.1", "none")
MANY = 1_500
"""Worlds: enough for each of some 70 cards to turn up at a given place."""


# Nothing leaks


def leaks_at(position: Position, seat: int, dealer: Dealer) -> list[Leak]:
    worlds = worlds_of(position, seat, dealer, 12)
    return [
        *view_leaks(position, seat, worlds),
        *choice_leaks(GAME, position, seat, worlds),
        *event_leaks(position, seat, worlds, see, dealer),
    ]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_imagined_worlds_look_alike(form: Form) -> None:
    for game in range(2):
        positions = sampled(form, f"leaks {game}", every=9, chooser=steadily)
        for number, position in enumerate(positions):
            for seat in range(position.seats):
                leaks = leaks_at(position, seat, Dealer(f"{form} {game} {number} {seat}"))
                assert not leaks, str(leaks[0])


@pytest.mark.parametrize("form", FORMS[::3], ids=str)
def test_nobody_is_told_where_the_luck_comes_from(form: Form) -> None:
    def start(_: Luck) -> Position:
        return begin(form)

    leaks = luck_leaks(GAME, start, form.seats, f"canary-{form}")
    assert not leaks, str(leaks[0])


@pytest.mark.parametrize("form", FORMS[::2], ids=str)
def test_worlds_can_be_played_to_the_end(form: Form) -> None:
    dealer = Dealer(f"to the end {form}")
    for position in sampled(form, f"worlds {form}", every=25, chooser=steadily):
        world = position.imagine(0, dealer)
        for ask, _ in decisions(world, dealer):
            check_decision(world, ask)
        check_end(world)


# Hidden cards are laid anew


def first_position(
    form: Form, when: Callable[[Position], bool], *, seed: str = "looked for"
) -> Position:
    """The first decision in steady games at which this is so."""
    for number in range(200):
        position = begin(form)
        for _ in decisions(position, Dealer(f"{seed} {number}"), steadily):
            if when(position):
                return position
    raise AssertionError("never so")


def found_at(position: Position, pile: str, place: int) -> set[int]:
    """Which cards turn up at a place of a pile, over many worlds."""
    worlds = worlds_of(position, 0, Dealer("many worlds"), MANY)
    return {getattr(world, pile)[place] for world in worlds}


def hidden_life(position: Position) -> list[int]:
    return [
        index for index, card in enumerate(position.life_cards) if card not in position.seen_life
    ]


def test_at_the_start_every_unseen_card_can_lie_at_every_hidden_place() -> None:
    position = first_position(FULL, lambda position: position.turn == 1)
    assert position.fresh_pile and len(hidden_life(position)) == 5
    unseen = unseen_units(position)
    assert len(unseen) > 60
    assert found_at(position, "pile", -2) == unseen
    assert found_at(position, "pile", 0) == unseen
    assert found_at(position, "columns", 3) == unseen
    assert found_at(position, "life_cards", 2) == unseen


def test_after_a_reshuffle_the_deck_holds_what_was_discarded_and_nothing_else() -> None:
    position = first_position(
        FULL, lambda one: not one.fresh_pile and len(one.pile) > 3 and len(hidden_life(one)) > 1
    )
    below_top = set(position.pile[:-1])
    face_down = {position.life_cards[index] for index in hidden_life(position)}
    face_down |= set(position.columns)
    assert below_top | face_down == unseen_units(position)
    assert found_at(position, "pile", -2) == below_top
    assert found_at(position, "columns", 0) == face_down
    index = hidden_life(position)[0]
    assert found_at(position, "life_cards", index) == face_down


def test_a_life_card_that_was_seen_is_remembered_where_it_lies() -> None:
    position = first_position(FULL, lambda one: bool(one.seen_life and hidden_life(one)))
    for card in position.seen_life:
        index = position.life_cards.index(card)
        assert found_at(position, "life_cards", index) == {card}
    other = hidden_life(position)[0]
    assert len(found_at(position, "life_cards", other)) > 10


def test_in_the_lite_version_only_the_deck_is_hidden() -> None:
    position = first_position(LITE, lambda one: one.turn == 2 and len(one.pile) > 5)
    below_top = set(position.pile[:-1])
    assert below_top == unseen_units(position)
    assert found_at(position, "pile", 0) == below_top


# The Event Deck


def test_events_seen_going_to_the_bottom_stay_there_and_the_others_are_shuffled() -> None:
    position = first_position(
        FULL, lambda one: one.known_events > 1 and len(one.event_pile) > one.known_events + 3
    )
    known, pile = position.known_events, position.event_pile
    for place in range(known):
        assert found_at(position, "event_pile", place) == {pile[place]}
    assert found_at(position, "event_pile", -1) == {pile[-1]}
    turned = position.deck.turned
    middle = {side for face in pile[known:-1] for side in (face, turned(face))}
    for place in (known, -2):
        assert found_at(position, "event_pile", place) == middle


def test_with_the_dot_up_the_side_is_known() -> None:
    form = Form("STFULL", "0.1", "dot")
    position = first_position(form, lambda one: one.turn == 1)
    below_top = set(position.event_pile[:-1])
    assert found_at(position, "event_pile", 0) == below_top


def test_when_all_events_have_been_seen_nothing_is_left_to_imagine() -> None:
    form = Form("STLITE,STTOLL", "0.1", "random")
    position = first_position(form, lambda one: one.known_events >= len(one.event_pile) - 1 > 1)
    for world in worlds_of(position, 0, Dealer("all seen")):
        assert world.event_pile == position.event_pile


def test_imagining_leaves_the_real_position_alone() -> None:
    for position in sampled(FULL, "left alone", every=5, chooser=steadily):
        before, pending = position.digest(), position.pending()
        position.imagine(0, Dealer("elsewhere"))
        assert position.digest() == before
        assert isinstance(pending, Ask) and position.pending() is pending
