"""What a game comes in, as it stands on a shelf: a picture, a name, and what is inside."""

from __future__ import annotations

from msgspec import Struct


class Mark(Struct, frozen=True):
    """A small sign with a number."""

    words: str
    """What it stands for."""
    count: int
    ink: str
    shape: str
    """The path of an SVG of 24 by 24."""


class Box(Struct, frozen=True):
    title: str
    about: str
    """What is inside, in a few words."""
    play: dict[str, str]
    """The options of a match with it, and with what it needs beside it."""
    picture: bytes = b""
    """A small PNG."""
    marks: tuple[Mark, ...] = ()
