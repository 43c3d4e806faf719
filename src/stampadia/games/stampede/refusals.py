"""Why nothing can be chosen at a place of the table: what the animal trades, and what has to be
picked now. From a view alone."""

from __future__ import annotations

from stampadia.games.stampede.text import animal
from stampadia.games.stampede.view import StampedeView
from stampadia.words import Words, capital
from stampadia.workbench.coaching import with_rule

_RETURNS = ("return-from-album", "return-from-album-below-top")


def why_not(view: StampedeView, place: str, words: Words) -> str:
    own = f"album {view.asked + 1} " if view.asked is not None else "?"
    if view.step in _RETURNS and place.startswith(own):
        return with_rule(words.say("why-same-stamp"), "animals", words)
    trades = capital(animal(view.played.split("/")[0], words)) if view.played else ""
    told = words.say("why-stampede", step=view.step, animal=trades)
    return with_rule(told, "animals" if trades else "turn", words)


def place_meant(text: str) -> str:
    """A stamp, wherever it lies: what is asked now says what is wrong with it."""
    return f"stamp {text}" if len(text.split()) > 1 else ""
