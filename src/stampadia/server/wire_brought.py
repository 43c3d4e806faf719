"""What people bring along or ask for: files and records of their own, adventures that have to be
made first, codes of printed sheets."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stampadia.server.wire_home import TEXT, BoxOf


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A set, a sheet or an adventure of somebody's own, as its game's file."""

    game: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(min_length=2, max_length=400_000)]


class Uploaded(Struct, frozen=True):
    """What an upload is called here: by its content, so the same content has the same name. The
    name is what an option of a new match says; whoever does not have it does not find it."""

    name: str
    game: str
    title: str
    options: list[str]
    """The options that may name it."""
    play: dict[str, str]
    """Those of a match with it, and with what it needs beside it."""
    box: BoxOf


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """A record: of an open match in which one person plays, to go on with here, or of a finished
    one, to look at."""

    record: Annotated[str, Meta(min_length=20, max_length=1_000_000, pattern=TEXT)]
    name: Annotated[str, Meta(max_length=40, pattern=TEXT)] = ""


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An adventure that has to be made and proven first: of a date or of any words."""

    game: Annotated[str, Meta(max_length=64)]
    seed: Annotated[str, Meta(min_length=1, max_length=80, pattern=TEXT)]
    wishes: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]] = {}


class Adventure(Struct, frozen=True):
    """How far the work on an adventure has come. `state` is waiting, working, done or failed."""

    job: str
    game: str
    spec: str
    state: str
    ahead: int = 0
    """How many wait before it."""
    attempt: int = 0
    played: int = 0
    games: int = 0
    """Trial games that were played of this attempt, and that are played at most."""
    options: dict[str, str] = {}
    """Once it is done: what a new match with it says."""
    title: str = ""
    stars: int = 0
    why: str = ""


class Opened(Struct, frozen=True):
    """What the code on a printed sheet stands for."""

    game: str
    options: dict[str, str]
    at_hand: bool
    """Can a match begin with it at once? Else it has to be asked for (`wanted`)."""
    wanted: Wanted | None = None
