"""What is wrong with a set's file, as data that can be told in any language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, Literal

from msgspec import Struct, structs

from stampadia.games.generals.content import PACKAGE
from stampadia.kernel.errors import BadContent
from stampadia.kernel.words import Words

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
    facts: Mapping[str, str | int] = {}
    warning: bool = False
    inside: str = ""
    """Where in the value, if it has parts: ".do[0].by"."""


class Where(Struct, frozen=True):
    """A place in a set. Cards, sides and lines count from 1; 0 is none."""

    card: int = 0
    name: str = ""
    side: int = 0
    kind: str = ""
    field: str = ""
    line: int = 0


class Problem(Struct, frozen=True):
    file: str
    where: Where
    fault: Fault

    @property
    def weight(self) -> Literal["error", "warning"]:
        return "warning" if self.fault.warning else "error"

    def tell(self, words: Words) -> str:
        """The problem as one line."""
        words = words.also(PACKAGE)
        told = [f"{safe(self.file)}:", *self._place(words)]
        if self.fault.warning:
            told.append(words.say("set-warning"))
        told.append(words.say(f"problem-{self.fault.key}", **self.fault.facts))
        if self.fault.near:
            told.append(words.say("set-near", near=self.fault.near))
        return " ".join(told)

    def _place(self, words: Words) -> list[str]:
        at, parts = self.where, []
        if at.card:
            named = "yes" if at.name else "no"
            parts.append(words.say("at-card", card=str(at.card), named=named, name=at.name))
        if at.side:
            parts.append(words.say("at-side", side=str(at.side), kind=at.kind or "none"))
        if at.field:
            parts.append(at.field)
        if at.line:
            parts.append(words.say("at-line", line=str(at.line)))
        return [", ".join(parts) + ":"] if parts else []


class UnusableSet(BadContent):
    """A file that no set can be made of, with everything that is wrong with it."""

    def __init__(self, file: str, problems: tuple[Problem, ...]) -> None:
        super().__init__("set-unusable", package=PACKAGE, file=file, count=len(problems))
        self.file = file
        self.problems = problems

    def tell(self, words: Words) -> str:
        first = self.problems[0].tell(words)
        if len(self.problems) == 1:
            return first
        return words.also(PACKAGE).say("set-unusable", first=first, count=len(self.problems) - 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return UnusableSet, (self.file, self.problems)


class Enough(Exception):
    """So much is wrong that nobody would read on."""


class Report:
    """Collects the problems of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.broken = False

    def add(self, where: Where, fault: Fault) -> None:
        if fault.inside:
            where = structs.replace(where, field=where.field + fault.inside)
        self.problems.append(Problem(self.file, where, fault))
        self.broken |= not fault.warning
        if len(self.problems) == MOST_PROBLEMS:
            stop = Fault("too-many", facts={"most": MOST_PROBLEMS})
            self.problems.append(Problem(self.file, Where(), stop))
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
