"""Where something is wrong with a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, Self

from msgspec import Struct, structs

from stampadia.games.chronicles.content import PACKAGE
from stampadia.words import LANGUAGES, Words
from stampadia.workbench import problems
from stampadia.workbench.json_places import Steps, steps_along

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

    def steps(self, source: Any) -> Steps:
        found = steps_along(source, self._entry(source) + self._part)
        said = source
        for step in found:
            said = said[step]
        if self.language and isinstance(said, dict) and self.language in said:
            return (*found, self.language)
        return found

    def _entry(self, source: Any) -> str:
        """The path of what it is about: entries of lists are known by what they call themselves."""
        if self.kind == "entry":
            owner, _, number = self.name.rpartition(" ")
            return f"{owner}[{int(number) - 1}]"
        if not self.kind:
            return ""
        name, known_by = LISTS[self.kind]
        entries = source.get(name) if isinstance(source, dict) else None
        for at, entry in enumerate(entries if isinstance(entries, list) else ()):
            called = [entry.get(field) for field in known_by] if isinstance(entry, dict) else []
            if (" ".join(map(str, called)) if known_by else str(at + 1)) == self.name:
                return f"{name}[{at}]"
        return name

    @property
    def _part(self) -> str:
        if self.line:
            return f".lines[{self.line - 1}]"
        if self.kind == "item" and self.language and not self.field:
            return ".text"
        return f".{self.field}" if self.field else ""


LISTS: Final[Mapping[Kind, tuple[str, tuple[str, ...]]]] = {
    "room": ("rooms", ("number",)),
    "item": ("items", ("key",)),
    "hero": ("hero", ()),
    "foe": ("foes", ()),
    "door": ("doors", ("at", "side")),
    "number": ("numbers", ("at",)),
    "enemy": ("enemies", ("at",)),
    "cell": ("cells", ("at",)),
}
"""Where each kind of entry stands in a file, and by which fields it is known there: none, by its
number."""


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSheet(problems.Unusable):
    command: ClassVar[str] = "stampadia sheets validate"
