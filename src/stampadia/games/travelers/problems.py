"""Where something is wrong with a set."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE
from stampadia.kernel.words import Words
from stampadia.workbench import problems
from stampadia.workbench.bilingual import Text
from stampadia.workbench.problems import shortened


class Where(Struct, frozen=True):
    """A place in a set's file, as a path: hero/cards/3/lower. Entries count from 1."""

    package: ClassVar[str] = PACKAGE

    path: str = ""
    card: Text | None = None
    """What the card there is called, if it is called anything."""

    def told(self, words: Words) -> list[str]:
        if self.card is None:
            return [self.path] if self.path else []
        name = self.card.in_language(words.language)
        return [words.say("problem-place", path=self.path, card=shortened(name))]

    def within(self, path: str) -> Self:
        return type(self)(self.path + path)

    def inside(self, name: str) -> Self:
        return type(self)(f"{self.path}/{name}" if self.path else name)

    @property
    def face(self) -> str:
        """hero or adventure; nothing where the place is of neither."""
        return self.path.partition("/")[0]

    def entry(self, number: int) -> Self:
        return self.inside(str(number))


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSet(problems.Unusable):
    command: ClassVar[str] = "stampadia decks validate"
