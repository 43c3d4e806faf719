"""What a page or a program can do with the files that people write for a game: begin one, hear what
is wrong with it, see what it prints, play it. Each game that has files says how."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from stampadia.words import Words
from stampadia.workbench.json_places import Steps
from stampadia.workbench.printing import Printed
from stampadia.workbench.problems import Problem


class Piece(Struct, frozen=True):
    """What is printed by itself: a side of a card, or a page."""

    name: str
    """By which it is asked for."""
    title: str
    """As it is called in the file, if it is."""
    steps: Steps
    """Where it stands there."""
    picture: bytes = b""
    """A small PNG that tells it from others, where there is one."""
    canvas: Steps = ()
    """Where its picture stands in the file, if a maker can draw it (`Workshop.paints`)."""


class Proof(Struct, frozen=True):
    """What a maker should hear of a file as it stands."""

    problems: tuple[Problem[Any], ...]
    title: str = ""
    about: str = ""
    """Beside the title, in a few words."""
    good: bool = False
    """Can it be played and printed?"""
    pieces: tuple[Piece, ...] = ()
    read: int = 0
    """Texts whose meaning is understood, and those that people have to apply by hand."""
    unread: int = 0


class Paints(Struct, frozen=True):
    """Pictures that a file carries as texts: a sign for each pixel, down the columns."""

    wide: int
    high: int
    colours: tuple[tuple[str, str], ...]
    """The signs, each with its colour, as #RRGGBB; nothing for the one that lets the paper show."""


class Topic(Struct, frozen=True):
    """Something that can be counted in a file."""

    title: str
    counts: tuple[tuple[str, int], ...]
    """What is counted, in words, and how often it is there."""
    unit: str = ""
    """Behind each number."""


class Numbers(Struct, frozen=True):
    """A good file in numbers."""

    topics: tuple[Topic, ...]
    remarks: tuple[str, ...]
    """What its maker may not have meant, in a sentence each."""


class Drawing(Struct, frozen=True):
    """A face to be drawn: a card's, or a whole page's."""

    face: Struct
    page: bool = False


class Trial(Struct, frozen=True):
    """A file laid open for study: what each of its parts is worth is found out by playing."""

    bench: Any
    """A `stampadia.lab.ablation.Workbench`."""
    parts: tuple[str, ...]
    """What they are called."""
    measure: int
    """Which of its measures tells what a part is worth."""
    about: str
    """What that is, in a sentence."""


class Workshop:
    """Every text is a stranger's: nothing is opened or kept, and what cannot be read is told."""

    most_bytes: ClassVar[int]
    weighs: ClassVar[bool] = False
    """Has it trials?"""
    counts: ClassVar[bool] = False
    """Has it numbers?"""
    paints: ClassVar[Paints | None] = None
    """With what its pieces' pictures are drawn, where a maker draws them."""

    def begin(self, language: str) -> str:
        """A small file to begin with, each part of it there to be changed."""
        raise NotImplementedError

    def proof(self, text: str, words: Words) -> Proof:
        raise NotImplementedError

    def drawn(self, text: str, piece: str, words: Words) -> Drawing | None:
        """A piece as it would be printed; None where nothing can be drawn of it yet."""
        raise NotImplementedError

    def printed(self, text: str, words: Words) -> Printed:
        """All of a good file for paper; the game's own refusal of any other."""
        raise NotImplementedError

    def played(self, text: str, name: str) -> dict[str, str]:
        """The options of a match with a good file that is called so."""
        raise NotImplementedError

    def numbers(self, text: str, words: Words) -> Numbers | None:  # noqa: ARG002
        """What a good file consists of; None where nothing is counted."""
        return None

    def trial(self, text: str, words: Words) -> Trial | None:  # noqa: ARG002
        """How a good file is weighed; None where its parts cannot be left out one by one."""
        return None
