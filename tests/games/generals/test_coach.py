"""Beside a change that is made by hand stands who it is made to; a choice says where it points, a
question what it is about."""

from __future__ import annotations

import re
from typing import Final

import pytest

from games.generals.random_play import FORMS, Form, sampled, steadily
from games.generals.test_by_hand import at_the_riddle
from rulebook.generals.board import Board
from stampadia.games.generals import GAME
from stampadia.games.generals import choices as n
from stampadia.games.generals.choices import TABLE
from stampadia.games.generals.view import CardToPick, HitToTake, TextByHand, pile_of
from stampadia.kernel.pending import Ask
from stampadia.table.menu import entries, noted, shortest_run
from stampadia.terminal.voice import voice


def listed(shortest: int | None) -> dict[str, str]:
    """The lines of the list, each with what stands beside it."""
    position = at_the_riddle().position
    words, view = voice("en", GAME), position.view(0)
    pending = position.pending()
    menu = entries(pending.choices, lambda choice: GAME.write(position, choice), shortest)  # type: ignore[union-attr]
    return {entry.text: noted(entry, GAME, view, words).note for entry in menu}


def test_each_change_by_hand_names_the_card_at_its_place() -> None:
    notes = listed(None)
    assert notes["by hand wound front 1"] == "front 1"  # as the cards of this board are called
    assert notes["by hand defeat player 2"] == "player 2b"
    assert notes["by hand move player 2 to incoming 3"] == "player 2b"
    assert notes["by hand infuse air player 1"] == "player 1"
    unnamed = {text for text, note in notes.items() if not note}
    assert not any(" player " in text or " front " in text for text in unnamed)


def test_a_run_of_places_names_them_all() -> None:
    notes = listed(shortest_run(GAME.pace))
    assert notes["by hand wound player 1..2"] == "1 player 1, 2 player 2b"
    assert notes["by hand move player 2 to incoming 1..4"] == "player 2b"
    assert notes["by hand draw"] == ""


# Where a choice points, and what a question is about

PLACES: Final = re.compile(
    r"(player|front|incoming) [1-4]|column [1-4]|hand [12] [1-7]|card [0-9]+ (player|front) [1-4]"
    r"|(shields|places|looked)( [0-9]+)?|life|deck|event"
)
PILED: Final = {"shields", "places", "looked"}


def test_a_card_of_the_hand_and_its_space_are_named() -> None:
    view = next(sampled(FORMS[0], "places", every=1)).view(0)
    assert GAME.place(view, n.ADD) == "hand 1 1, player 1"
    assert GAME.place(view, n.ADD + n.COLUMNS + 2) == "hand 1 2, player 3"
    assert GAME.place(view, n.PAY_LIFE) == "life, deck"
    assert GAME.place(view, n.PASS) is None


@pytest.mark.parametrize("form", FORMS[::5], ids=str)
def test_every_choice_points_to_something_that_is_there(form: Form) -> None:
    asked: set[str] = set()
    for number in range(3):
        for position in sampled(form, f"places {number}", every=2, chooser=steadily):
            view, pending = position.view(0), position.pending()
            assert isinstance(pending, Ask)
            asked.add(type(view.question).__name__)
            for choice in pending.choices:
                for place in (GAME.place(view, choice) or "deck").split(", "):
                    assert PLACES.fullmatch(place), place
                    name, *numbers = place.split()
                    if name == "hand":
                        seat, slot = map(int, numbers)
                        assert slot <= len(view.hands[seat - 1])
                    elif name in PILED and numbers:
                        assert int(numbers[0]) <= len(getattr(view, name))
                assert choice < n.PICK or isinstance(view.question, CardToPick | TextByHand)
            if isinstance(view.question, CardToPick):
                assert pile_of(view, view.question)
    assert {"NoneType", "CardToPick"} <= asked


# What a number is made of, and what a choice makes of it


@pytest.mark.parametrize("form", FORMS[::5], ids=str)
def test_what_the_parts_print_comes_to_the_columns(form: Form) -> None:
    stacked = 0
    for position in sampled(form, "printed", every=3, chooser=steadily):
        for unit in (unit for row in position.view(0).rows for unit in row if unit):
            attack = sum(one.attack for one in unit.printed)
            life = sum(one.life for one in unit.printed)
            assert (attack, life) == unit.columns
            stacked += len(unit.cards) > 1
    assert stacked


def test_a_foretold_number_says_what_it_is_made_of() -> None:
    words = voice("en", GAME)
    told = skilled = 0
    for position in sampled(FORMS[0], "foretold", every=2, chooser=steadily):
        before, pending = position.view(0), position.pending()
        assert isinstance(pending, Ask)
        for choice in (one for one in pending.choices if n.ADD <= one < n.SACRIFICE):
            after = position.clone()
            after.play(choice)
            now = after.view(0)
            changes = {(one.place, one.short): one for one in GAME.foretell(before, now, words)}
            column = (choice - n.ADD) % n.COLUMNS
            unit, was = now.rows[0][column], before.rows[0][column]
            assert unit is not None
            level = changes[f"player {column + 1}", "Level"]
            assert (level.was, level.now) == (was.level if was else 0, unit.level)
            attack = changes.get((f"player {column + 1}", "attack"))
            if attack is not None:
                told += 1
                assert attack.now == unit.attack
                assert bool(attack.why) == bool(unit.attack_because)
            if attack is not None and attack.why:
                skilled += 1
                assert attack.why.startswith(f"{unit.columns[0]} printed; ".replace("-", "−"))
    assert told
    assert skilled


def test_of_a_unit_that_goes_its_cards_are_foretold() -> None:
    words = voice("en", GAME)
    for position in sampled(FORMS[0], "sacrificed", every=1, chooser=steadily):
        pending = position.pending()
        assert isinstance(pending, Ask)
        wanted = [one for one in pending.choices if TABLE.meaning(one).verb == "sacrifice"]
        if not wanted:
            continue
        before, after = position.view(0), position.clone()
        after.play(wanted[0])
        column = TABLE.meaning(wanted[0])["column"]
        unit = before.rows[0][column]
        assert unit is not None
        place = f"player {column + 1}"
        changes = [one for one in GAME.foretell(before, after.view(0), words) if one.place == place]
        assert [(one.short, one.was, one.now) for one in changes] == [("cards", len(unit.cards), 0)]
        return
    pytest.fail("nobody could be sacrificed")


def test_a_place_says_where_it_prints() -> None:
    view = next(sampled(FORMS[0], "places", every=1)).view(0)
    assert view.top is not None
    assert view.top.prints is None  # a Unit prints nothing
    places = [card for card in (*view.places, view.top_place) if card and card.prints]
    assert places
    for card in places:
        assert card.prints is not None
        assert set(card.prints.columns) <= {1, 2, 3, 4}


def test_a_direct_hit_names_the_event_that_would_save() -> None:
    text = "When you are defeated: gain 1 Life, draw 1 card and keep playing."
    words = voice("en", GAME)
    for life, events, rescue in (
        (0, [f"> {text}"], "event 1"),
        (1, [f"> {text}"], ""),
        (0, ["> Draw 1 card."], ""),
    ):
        board = Board(front={1: "1/1"}, life=life, shields=["1/1"], events=events)
        board.attack("front 1")
        view = board.position.view(0)
        assert view.question == HitToTake(1, rescue)
        told = f"{GAME.question(view, words)} {GAME.explain(view, n.LOSE_LIFE, words)}"
        assert (rescue != "" and rescue in told) == bool(rescue)
        assert ("loses the game" in told) == (not rescue and not life)
