"""What is said in a list of choices beside the notation, for both kinds of terminal.

A game plugs in by a line in `NOTES`: the module of its `note`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from msgspec import structs

from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.kernel.words import Words
from stampadia.terminal.menu import Entry

NOTES: Final = {
    "chronicles": "stampadia.terminal.notes.chronicles",
    "generals": "stampadia.terminal.notes.generals",
    "stampede": "stampadia.terminal.notes.stampede",
    "travelers": "stampadia.terminal.notes.travelers",
}


def note(game: Game, view: View, choice: Any, words: Words) -> str:
    """Nothing where the notation says enough."""
    if game.name not in NOTES:
        return ""
    return str(import_module(NOTES[game.name]).note(view, choice, words))


def noted(entry: Entry, game: Game, view: View, words: Words) -> Entry:
    """A line of the list with what is said beside it; beside a run, where its game has words for
    a whole run."""
    if game.name not in NOTES:
        return entry
    if not entry.run:
        return structs.replace(entry, note=note(game, view, entry.choice, words))
    run_note = getattr(import_module(NOTES[game.name]), "run_note", None)
    return structs.replace(entry, note=run_note(view, entry.run, words)) if run_note else entry
