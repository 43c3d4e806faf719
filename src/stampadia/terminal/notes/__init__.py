"""What is said in a list of choices beside the notation, for both kinds of terminal.

A game plugs in by a line in `NOTES`: the module of its `note`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

NOTES: Final = {
    "chronicles": "stampadia.terminal.notes.chronicles",
    "stampede": "stampadia.terminal.notes.stampede",
    "travelers": "stampadia.terminal.notes.travelers",
}


def note(game: Game, view: View, choice: Any, words: Words) -> str:
    """Nothing where the notation says enough."""
    if game.name not in NOTES:
        return ""
    return str(import_module(NOTES[game.name]).note(view, choice, words))
