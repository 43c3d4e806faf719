"""Canaries: in a test build every hidden card and text carries a mark, and where a mark turns up
that may not be there, something has leaked.

`every_game/swapping.py` compares what two worlds say. Here nothing is compared and no game is asked
to imagine: the marks stand in the content itself, a game's own tests say in their words, reading
the bare position (`tests/games/<game>/marks.py`), which of them lie open to a seat, and whatever
leaves the server is searched for all others.

A game's hook is a module with

* `GAME`: the game with marked content, called `marked-<game>`;
* `WISHES`: with which players and options it is played;
* `found(text)`: the marks in a text, in any language;
* `shown(position, seat)`: those that lie open to the seat (None: a spectator) now.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec import structs

from stampadia.kernel.game import Game
from stampadia.workbench.bilingual import Text

GAMES: Final = ("chronicles", "generals", "stampede", "travelers")
_MARK: Final = re.compile(r"kanari\w+?q", re.IGNORECASE)

T = TypeVar("T")


class Hook(Protocol):
    GAME: Game
    WISHES: Sequence[Mapping[str, Any]]

    def found(self, text: str) -> Set[str]: ...
    def shown(self, position: Any, seat: int | None) -> Set[str]: ...


def hook_of(name: str) -> Hook:
    return import_module(f"games.{name}.marks")


def mark(*where: object) -> str:
    """A word that no card has, made of where it stands."""
    told = "-".join(map(str, where))
    return f"kanari{''.join(sign if sign.isalnum() else 'w' for sign in told)}q".lower()


def marks_in(text: str) -> Set[str]:
    return {one.lower() for one in _MARK.findall(text)}


def marked(thing: T, word: str) -> T:
    """The same with the word in every text of it."""
    changed: Any = thing
    match thing:
        case Text(en, it):
            changed = Text(f"{en} {word}" if en else "", f"{it} {word}" if it else "")
        case msgspec.Struct():
            fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
            changed = structs.replace(thing, **{n: marked(f, word) for n, f in fields.items()})
        case tuple():
            changed = tuple(marked(one, word) for one in thing)
    return changed  # type: ignore[no-any-return]
