"""What is wrong with a file, as data that can be told in any language.

A *fault* is wrong wherever it stands, a *problem* is a fault in its place. What a place is, each
kind of file says itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, Self, TypeVar

from msgspec import Struct

from stampadia.kernel.errors import BadContent, StampadiaError
from stampadia.words import KERNEL, Words
from stampadia.workbench.json_places import Steps

MOST_PROBLEMS: Final = 500
_LONGEST_SHOWN: Final = 40
_LONGEST_COMPARED: Final = 64

UNPRINTABLE: Final = re.compile(
    # Controls, line and paragraph separators, marks that turn the reading direction around,
    # halves of characters, byte order marks and what Unicode promises never to be a character.
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]"
)


class Fault(Struct, frozen=True):
    """Something wrong with a value, wherever it stands. `near` is what was perhaps meant."""

    key: str
    near: str = ""
    facts: Mapping[str, str | int | float | StampadiaError] = {}
    warning: bool = False
    inside: str = ""
    """Where in the value, if it has parts: ".do[0].by"."""

    def tell(self, words: Words) -> str:
        """What is wrong, wherever it stands; `words` have the sentences of the file's game."""
        facts = {
            name: fact.tell(words) if isinstance(fact, StampadiaError) else fact
            for name, fact in self.facts.items()
        }
        told = words.say(f"problem-{self.key}", **facts)
        return f"{told} {words.say('problem-near', near=self.near)}" if self.near else told


class Spot(Protocol):
    """A place in a file; without anything, the file itself."""

    package: ClassVar[str]
    """Whose catalogue names places and problems."""

    def told(self, words: Words) -> list[str]: ...

    def within(self, path: str) -> Self: ...

    def steps(self, source: Any) -> Steps:
        """The way to it in the JSON value of the file, as far as it is there."""


S = TypeVar("S", bound=Spot)


class Problem(Struct, Generic[S], frozen=True):
    file: str
    where: S
    fault: Fault

    @property
    def weight(self) -> Literal["error", "warning"]:
        return "warning" if self.fault.warning else "error"

    def tell(self, words: Words) -> str:
        """The problem as one line."""
        words = words.also(KERNEL, self.where.package)
        told = [f"{safe(self.file)}:"] if self.file else []
        if place := self.where.told(words):
            told.append(", ".join(place) + ":")
        if self.fault.warning:
            told.append(words.say("problem-warning"))
        return " ".join((*told, self.fault.tell(words)))


class Unusable(BadContent):
    """A file that nothing can be made of, with everything that is wrong with it."""

    command: ClassVar[str] = ""
    """What lists all of it."""

    def __init__(self, file: str, problems: tuple[Problem[Any], ...]) -> None:
        super().__init__("unusable-file")
        self.file = file
        self.problems = problems

    def tell(self, words: Words) -> str:
        first = self.problems[0].tell(words)
        if len(self.problems) == 1:
            return first
        more = len(self.problems) - 1
        return words.also(KERNEL).say(self.key, first=first, count=more, command=self.command)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.problems)


class Enough(Exception):
    """So much is wrong that the rest is not listed."""


class Report(Generic[S]):
    """Collects the problems of one file, of which `nowhere` is the whole."""

    def __init__(self, file: str, nowhere: S) -> None:
        self.file = file
        self.nowhere = nowhere
        self.problems: list[Problem[S]] = []
        self.broken = False

    def add(self, where: S, fault: Fault) -> None:
        if fault.inside:
            where = where.within(fault.inside)
        self.problems.append(Problem(self.file, where, fault))
        self.broken |= not fault.warning
        if len(self.problems) == MOST_PROBLEMS:
            stop = Fault("too-many", facts={"most": MOST_PROBLEMS})
            self.problems.append(Problem(self.file, self.nowhere, stop))
            self.broken = True
            raise Enough


# What was found, short and harmless


def safe(text: str) -> str:
    """Text in which nothing can move a cursor, break a line or hide."""
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)


def shortened(text: str) -> str:
    return safe(text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 1]}…")


def nearest(found: object, known: Iterable[str]) -> str:
    """The known word that was perhaps meant, or nothing."""
    if not isinstance(found, str) or len(found) > _LONGEST_COMPARED:
        return ""
    spelled = {word.casefold(): word for word in known}
    near = get_close_matches(found.casefold().strip(), spelled, n=1)
    return spelled[near[0]] if near else ""


# What is wrong with a line of text, and in which column


_LONGEST_QUOTED: Final = 48


class BadLine(BadContent):
    """A text that cannot be read. `place` counts from 0, the column that people are told from 1.
    Each game has its own class, with the catalogue of its sentences."""

    catalogue: ClassVar[str]

    def __init__(self, key: str, place: int, **facts: str | int) -> None:
        super().__init__(f"line-{key}", package=self.catalogue, column=place + 1, **facts)
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        facts = {name: fact for name, fact in self.facts.items() if name != "column"}
        return _again, (type(self), self.key.removeprefix("line-"), self.place, facts)


def _again(kind: type[BadLine], key: str, place: int, facts: dict[str, Any]) -> BadLine:
    return kind(key, place, **facts)


def shown(text: str) -> str:
    """What was found, short, and with nothing in it that could move a cursor."""
    text = " ".join(text.split())
    return safe(text if len(text) <= _LONGEST_QUOTED else f"{text[: _LONGEST_QUOTED - 1]}…")
