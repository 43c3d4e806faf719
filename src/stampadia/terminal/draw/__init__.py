"""How each game's table is drawn. A game without its own drawing is shown as plain text.

A drawing is a package with a module `table`, whose `Table` draws; it may have `words/` of its own,
and `COLOURS` that it calls by name. Ours is called like the game; a game from elsewhere names its
own by `Game.drawing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from stampadia.kernel.coach import Spot
from stampadia.kernel.game import Game


def drawing_of(game: Game) -> str | None:
    """The package that draws this game's table, if there is one."""
    if game.drawing:
        return game.drawing
    ours = f"{__name__}.{game.name}"
    found = find_spec(ours) if game.name.isidentifier() else None
    return ours if found is not None and found.submodule_search_locations else None


def colours_of(game: Game) -> Mapping[str, Spot]:
    """Colours of a drawing besides the game's own, each by the name that the drawing uses."""
    drawing = drawing_of(game)
    colours: Mapping[str, Spot] = getattr(import_module(drawing), "COLOURS", {}) if drawing else {}
    return colours
