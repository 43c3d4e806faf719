"""Where something is wrong with a set."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE
from stampadia.kernel import problems
from stampadia.kernel.words import Words


class Where(Struct, frozen=True):
    """A place in a set's file, as a path: hero/cards/3/lower. Entries count from 1."""

    package: ClassVar[str] = PACKAGE

    path: str = ""

    def told(self, words: Words) -> list[str]:  # noqa: ARG002
        return [self.path] if self.path else []

    def within(self, path: str) -> Self:
        return type(self)(self.path + path)

    def inside(self, name: str) -> Self:
        return type(self)(f"{self.path}/{name}" if self.path else name)

    def entry(self, number: int) -> Self:
        return self.inside(str(number))


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSet(problems.Unusable):
    command: ClassVar[str] = "stampadia decks validate"
