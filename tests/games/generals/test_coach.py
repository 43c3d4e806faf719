"""Beside a change that is made by hand stands who it is made to; a choice says where it points, a
question what it is about."""

from __future__ import annotations

import re
from typing import Final

import pytest

from games.generals.random_play import FORMS, Form, sampled, steadily
from games.generals.test_by_hand import at_the_riddle
from stampadia.games.generals import GAME
from stampadia.games.generals import choices as n
from stampadia.games.generals.view import CardToPick, TextByHand, pile_of
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
