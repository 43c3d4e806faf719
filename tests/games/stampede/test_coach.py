"""What is said beside Stampede's choices."""

from __future__ import annotations

import pytest

from stampadia.games.stampede import GAME
from stampadia.games.stampede.choices import TABLE
from stampadia.games.stampede.coach import missing


@pytest.mark.parametrize(("language", "who"), [("en", "Player 2"), ("it", "del Giocatore 2")])
def test_a_number_in_a_line_is_a_player_in_words(language: str, who: str) -> None:
    view = GAME.begin(3).view(0)
    words = GAME.words(language)
    for choice in range(GAME.choice_count):
        told, meant = GAME.note(view, choice, words), TABLE.meaning(choice)
        if meant.verb in ("take-from", "swap"):
            assert told and (who in told) == (meant["seat"] == 1)
        else:
            assert not told


@pytest.mark.parametrize(
    ("album", "short"),
    [
        ({}, 4),  # four parrots
        ({"lion": 4}, 1),
        ({"parrot": 3}, 1),
        ({"lion": 2, "parrot": 2}, 2),
        (dict.fromkeys(("elephant", "hippo", "lion", "crocodile", "giraffe", "rhino"), 1), 3),
        ({"lion": 5}, 0),
        ({"buffalo": 6}, 0),
    ],
)
def test_an_album_is_so_many_stamps_short_of_winning(album: dict[str, int], short: int) -> None:
    assert missing(album) == short
