"""What is said over the wire in the workshop and in the laboratory. Places in a text are counted as
browsers count them, in units of UTF-16."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from stampadia.server.wire import Look

LONGEST_DRAFT: Final = 400_000
MOST_DEALS: Final = 100
MOST_TRIALS: Final = 5_000


class ColourOf(Struct, frozen=True):
    """A colour of a picture, by its sign."""

    sign: str
    colour: str
    """As #RRGGBB; nothing where the paper shows."""


class PaintsOf(Struct, frozen=True):
    """Pictures that a file carries as texts: a sign for each pixel, down the columns."""

    wide: int
    high: int
    colours: list[ColourOf]


class Bench(Struct, frozen=True):
    """A game for which people can write files."""

    game: str
    title: str
    look: Look
    weighs: bool
    """Can it find out by playing what each part of a file is worth?"""
    counts: bool = False
    """Can it tell a file in numbers?"""
    paints: PaintsOf | None = None
    """With what pictures are drawn, where its files have some."""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it stands; it is looked at and kept nowhere."""

    text: Annotated[str, Meta(max_length=LONGEST_DRAFT)]
    piece: Annotated[str, Meta(max_length=40)] = ""
    """What is to be drawn of it."""


class Begun(Struct, frozen=True):
    text: str


class Mended(Struct, frozen=True):
    """What a button puts in the place of some characters."""

    begin: int
    end: int
    text: str


class Remark(Struct, frozen=True):
    """A problem beside the text."""

    weight: Literal["error", "warning"]
    why: str
    """In one sentence or two."""
    place: str
    """Where that is in words, for what stands at no place of its own."""
    line: int
    """From 1; 0 for the whole file."""
    column: int
    begin: int
    end: int
    mend: Mended | None = None


class PieceOf(Struct, frozen=True):
    """Something that is printed by itself, and where it stands."""

    name: str
    title: str
    line: int
    begin: int
    end: int
    picture: str = ""
    """A small picture as an address of its own."""
    canvas: tuple[int, int] | None = None
    """From where to where that picture stands in the text, with its quotes, if it can be drawn."""


class Galley(Struct, frozen=True):
    """What a maker should hear of a file."""

    title: str
    about: str
    good: bool
    """Can it be played and printed?"""
    read: int
    unread: int
    remarks: list[Remark]
    pieces: list[PieceOf]


class TopicOf(Struct, frozen=True):
    """Something that is counted."""

    title: str
    counts: list[tuple[str, int]]
    unit: str


class NumbersOf(Struct, frozen=True):
    """A good file in numbers."""

    topics: list[TopicOf]
    remarks: list[str]


class Trial(Struct, frozen=True, array_like=True):
    """One game of a study: its deal, the number of the part that was left out, and what it
    brought."""

    deal: Annotated[int, Meta(ge=0, le=MOST_DEALS)]
    without: Annotated[int, Meta(ge=0, le=1000)] | None
    won: bool
    worth: Annotated[float, Meta(ge=-10_000, le=10_000)]


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """Games that are to be played with a good text, and those that were played before. Who asks
    keeps them: stopping is not asking again."""

    text: Annotated[str, Meta(max_length=LONGEST_DRAFT)]
    seed: Annotated[str, Meta(min_length=1, max_length=40)]
    first: Annotated[int, Meta(ge=0, le=MOST_TRIALS)] = 0
    played: Annotated[list[Trial], Meta(max_length=MOST_TRIALS)] = []


class WorthOf(Struct, frozen=True):
    """What a part adds, with its 95 % interval."""

    name: str
    by: float
    low: float
    high: float
    sure: bool
    """Also when all parts are asked about at once."""
    deals: int


class Weighed(Struct, frozen=True):
    about: str
    """What is measured."""
    a_deal: int
    """Games that a deal takes."""
    games: list[Trial]
    """Those that were played now."""
    parts: list[WorthOf]
    """As far as it can be told."""


class RatedDay(Struct, frozen=True):
    """What honest players made of a day that has come."""

    date: str
    title: str
    stars: int
    games: int
    wins: int
    low: float
    """The 95 % interval of the rate."""
    high: float
    turns: float
    """The median of the games that were won."""
    decisions: float


class RatedDays(Struct, frozen=True):
    """All published days of a game up to today."""

    game: str
    title: str
    look: Look
    days: list[RatedDay]
