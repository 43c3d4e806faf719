"""Where something is wrong with a set's file."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct, structs

from stampadia.games.generals.content import PACKAGE
from stampadia.kernel.words import Words
from stampadia.workbench import problems


class Where(Struct, frozen=True):
    """A place in a set. Cards, sides and lines count from 1; 0 is none."""

    package: ClassVar[str] = PACKAGE

    card: int = 0
    name: str = ""
    side: int = 0
    kind: str = ""
    field: str = ""
    line: int = 0

    def told(self, words: Words) -> list[str]:
        parts = []
        if self.card:
            named = "yes" if self.name else "no"
            parts.append(words.say("at-card", card=str(self.card), named=named, name=self.name))
        if self.side:
            parts.append(words.say("at-side", side=str(self.side), kind=self.kind or "none"))
        if self.field:
            parts.append(self.field)
        if self.line:
            parts.append(words.say("at-line", line=str(self.line)))
        return parts

    def within(self, path: str) -> Self:
        return structs.replace(self, field=self.field + path)


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSet(problems.Unusable):
    command: ClassVar[str] = "stampadia sets validate"
