"""Games by name, through the entry-point group `stampadia.games`."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from stampadia.kernel.errors import UnknownGame
from stampadia.kernel.game import Game

GROUP = "stampadia.games"


def names() -> list[str]:
    return sorted({entry.name for entry in _offered()})


def load(name: str) -> Game:
    """The game of that name, ours or anyone's."""
    for entry in _offered():
        if entry.name == name:
            try:
                game = entry.load()
            except Exception as error:  # another maker's code: whatever it raises
                problem = " ".join(f"{type(error).__name__}: {error}".split())
                raise UnknownGame("broken-game", name=name, problem=problem) from error
            if not isinstance(game, Game):
                raise UnknownGame("not-a-game", name=name, value=entry.value)
            return game
    known = names()
    near = get_close_matches(name, known, n=1)
    if near:
        raise UnknownGame("unknown-game-near", name=name, near=near[0])
    raise UnknownGame("unknown-game", name=name, known=", ".join(known))


def _offered() -> tuple[EntryPoint, ...]:
    return _offered_on(tuple(sys.path))


@lru_cache(maxsize=8)
def _offered_on(_path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """What the packages on a path offer: to find it, the files of all of them are opened, and a
    server asks for a game with every request."""
    return tuple(entry_points(group=GROUP))
