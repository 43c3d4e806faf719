"""Where something is wrong with a sheet."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec import Struct, structs

from stampadia.games.chronicles.content import PACKAGE
from stampadia.kernel.words import LANGUAGES, Words
from stampadia.workbench import problems

Kind = Literal["", "room", "item", "hero", "foe", "door", "number", "enemy", "cell", "entry"]


class Where(Struct, frozen=True):
    """A place on a sheet, or in its file. Lines count from 1; 0 is none."""

    package: ClassVar[str] = PACKAGE

    kind: Kind = ""
    name: str = ""
    """Which one: a room's number, an item's key, a symbol's cell, an entry of a list."""
    field: str = ""
    line: int = 0
    language: str = ""

    def told(self, words: Words) -> list[str]:
        parts = []
        if self.kind == "entry":
            owner, _, number = self.name.rpartition(" ")
            parts.append(words.say("at-entry", owner=owner, number=number))
        elif self.kind:
            parts.append(words.say(f"at-{self.kind}", name=self.name))
        if self.line:
            parts.append(words.say("at-line", line=str(self.line)))
        if self.field:
            parts.append(self.field)
        if self.language:
            parts.append(words.say("at-language", language=self.language))
        return parts

    def within(self, path: str) -> Self:
        return structs.replace(self, field=self.field + path)

    def inside(self, name: str) -> Self:
        if name in LANGUAGES:
            return structs.replace(self, language=name)
        return self.within(f".{name}" if self.field else name)

    def entry(self, number: int) -> Self:
        if self.field == "lines":
            return structs.replace(self, field="", line=number)
        return type(self)("entry", f"{self.field} {number}")


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSheet(problems.Unusable):
    command: ClassVar[str] = "stampadia sheets validate"
