"""What is asked and told around a match: days, paper, how a match came out, boards."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

NAME: Final = r"^[^\x00]*[^\x00\s][^\x00]*$"
"""What people can be called: something that can be read."""
LINE: Final = r"^[^\x00-\x1f\x7f\x85\u2028\u2029]*$"
"""What stands on one line of a record."""
TEXT: Final = r"^[^\x00]*$"
"""Anything but the sign that PostgreSQL cannot keep: what is written fits into either database."""


class Day(Struct, frozen=True):
    """The adventure of a date, as far as it may be told before it is played."""

    game: str
    date: str
    options: dict[str, str]
    """What a new match with it says."""
    title: str
    stars: int
    """How hard it is, of five; 0 where nobody knows."""
    about: str
    """Whose it is, in a word or two."""


class Box(Struct, frozen=True):
    """Something that comes with a game, can be printed by itself, and be played with."""

    option: str
    value: str
    words: str


class MarkOf(Struct, frozen=True):
    """A small sign on a box, with a number."""

    words: str
    count: int
    ink: str
    shape: str
    """The path of an SVG of 24 by 24."""


class BoxOf(Struct, frozen=True):
    """A box on the shelf at home: pressed, a match begins with what is in it."""

    title: str
    about: str
    play: dict[str, str]
    """The options of that match."""
    picture: str
    """As an address of its own; nothing where there is none."""
    marks: list[MarkOf]


class PrintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be printed of a game: the day of a date, what some options name, or its rules."""

    game: Annotated[str, Meta(max_length=64)]
    rules: bool = False
    date: Annotated[str, Meta(max_length=10)] = ""
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = {}
    file: Annotated[str, Meta(max_length=200)] = ""
    """A file of somebody's own by the name it has here, or an adventure that was proven here or is
    published, as a match's options say it."""
    also: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)] = []
    """Pages beside it, of those that a proof names."""
    paper: Annotated[str, Meta(max_length=12)] = "a4"
    mode: Annotated[str, Meta(max_length=12)] = ""
    """Nothing: as it is usually done."""
    style: Annotated[str, Meta(max_length=12)] = "colour"
    ink: Annotated[str, Meta(max_length=12)] = "full"
    large: bool = False
    language: Annotated[str, Meta(pattern="^(en|it)$")] = "en"


class Proof(Struct, frozen=True, kw_only=True):
    """What a wish comes to on paper, and how it could be printed otherwise."""

    title: str
    file: str
    """How the file is called."""
    pages: int
    shown: int
    """How many can be looked at: of an adventure, no page that tells anything before its time."""
    ink: float
    """The share of the paper that ink covers."""
    papers: list[str]
    modes: list[str]
    mode: str
    """How it is done now."""
    styles: list[str] = []
    inks: list[str]
    large: bool = False
    """Can it be had in large print?"""
    also: list[str] = []
    spoiler: bool = False
    """Is there a page that tells everything?"""
    notes: list[str] = []


class Ended(Struct, frozen=True):
    """How a match came out, in few words for a calendar."""

    won: bool
    """By the listener; by anybody, for a spectator."""
    score: int | None
    """What the game counts of an adventure; None where it counts nothing."""


class PutUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match of a day goes on the board of its date, under a name that all can read."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=NAME)]


class Ranked(Struct, frozen=True):
    name: str
    won: bool
    score: int
    turns: int


class Board(Struct, frozen=True):
    game: str
    date: str
    played: int
    """By all who gave a name."""
    won: int
    rows: list[Ranked]
    """The best first."""
    own_luck: list[Ranked]
    """Those whose luck fell elsewhere."""
