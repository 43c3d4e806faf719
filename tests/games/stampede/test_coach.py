"""What is said beside Stampede's choices."""

from __future__ import annotations

import pytest

from stampadia.games.stampede import GAME
from stampadia.games.stampede.choices import TABLE


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
