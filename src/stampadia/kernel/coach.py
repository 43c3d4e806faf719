"""What a game may tell a table besides its rules: how it is listed, a page of a lesson, advice, and
what a choice changes."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

TODAY: Final = "today"
SEED: Final = "seed"
"""What can be wished for in place of an adventure: today's, or the one of a seed."""


class Pace(Struct, frozen=True):
    """How a game's choices and its table are read, line by line."""

    run: int | None = 10
    """From so many choices on that differ only in a number, they are listed as one; None: never."""
    longest_list: int | None = None
    """A list longer than this is shortened after all where it is listened to."""
    terse: bool = False
    """Do choices of a word or two say little about what they do? Then they are explained."""
    shown_again: tuple[str, ...] = ()
    """Phases that begin with another table than the turn did."""


class Spot(Struct, frozen=True):
    """A game's one colour, on a dark ground and on paper."""

    night: str
    paper: str


class Page(Struct, frozen=True):
    """A page of a lesson."""

    key: str
    """The same key is not shown twice."""
    title: str
    text: str
    task: str
    """What to try now, in a sentence or two."""


class Advice(Struct, frozen=True):
    """What a good player would choose now, and perhaps next."""

    line: tuple[Any, ...]
    exact: bool = False
    """Is nothing better?"""


class Foretold(Struct, frozen=True):
    """A number that a choice changes, short enough to stand beside it."""

    place: str
    """Where on the table it stands, as the game names its places; nothing where it has none."""
    name: str
    """What it counts, in the reader's language."""
    was: int
    now: int
    short: str = ""
    """The same at its place, which says of whom it is; nothing where the name is short enough."""
    why: str = ""
    """What it is then made of, where that is not plain."""

    def __str__(self) -> str:
        return f"{self.name} {self.was} → {self.now}"
