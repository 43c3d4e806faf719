"""Beside Stampede's choices: whose album a stamp comes from, whose hand is swapped."""

from __future__ import annotations

from stampadia.games.stampede.notation import meaning
from stampadia.games.stampede.text import player
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.words import Words


def note(_view: StampedeView, choice: int, words: Words) -> str:
    """A number in a line is a player's, and a player has a name."""
    meant = meaning(choice)
    if meant.verb not in ("take-from", "swap"):
        return ""
    return words.say(f"term-stampede-{meant.verb}", who=player(meant.seat, None, words))
