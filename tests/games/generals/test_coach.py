"""Beside a change that is made by hand stands who it is made to."""

from __future__ import annotations

from games.generals.test_by_hand import at_the_riddle
from stampadia.games.generals import GAME
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
