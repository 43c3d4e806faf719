"""What may stand in a file: shapes that check a value and describe it as JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, Self, TypeVar

from msgspec import Struct

from stampadia.kernel.words import LANGUAGES, Words
from stampadia.workbench import checks
from stampadia.workbench.problems import Fault, Report, Spot, nearest, shortened
from stampadia.workbench.strict_json import Doubled, shown

Json = dict[str, Any]


class Place(Spot, Protocol):
    """A spot that knows the way to its parts."""

    def inside(self, name: str) -> Self:
        """A field of the object that is here."""

    def entry(self, number: int) -> Self:
        """An entry of the list that is here, from 1."""


P = TypeVar("P", bound=Place)


class Shape(Protocol):
    def look(self, value: object, where: P, report: Report[P]) -> None:
        """Report everything that is wrong with a value."""

    def schema(self, words: Words) -> Json: ...


class Leaf(Struct, frozen=True):
    check: checks.Check
    json: Mapping[str, Any]

    def look(self, value: object, where: P, report: Report[P]) -> None:
        for fault in self.check(value):
            report.add(where, fault)

    def schema(self, words: Words) -> Json:  # noqa: ARG002
        return dict(self.json)


def text(most: int) -> Leaf:
    return Leaf(checks.text(most), {"type": "string", "maxLength": most})


def whole(least: int, most: int) -> Leaf:
    json = {"type": "integer", "minimum": least, "maximum": most}
    return Leaf(checks.whole(least, most), json)


def one_of(*known: str) -> Leaf:
    return Leaf(checks.one_of(known), {"enum": list(known)})


def written(pattern: str, problem: str) -> Leaf:
    """A text of a certain form; `problem` is what is said of any other."""
    compiled = re.compile(pattern, re.ASCII)

    def check(value: object) -> Any:
        if not (isinstance(value, str) and compiled.fullmatch(value)):
            yield Fault(problem, facts={"found": shown(value)})

    return Leaf(check, {"type": "string", "pattern": f"^{pattern}$"})


FLAG: Final = Leaf(checks.flag, {"type": "boolean"})


class Spoken(Struct, frozen=True):
    """Words: a plain text in the language of the file, or one text for each language."""

    most: int

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if not isinstance(value, dict):
            text(self.most).look(value, where, report)
            return
        self._fields.look(value, where, report)
        if not value:
            report.add(where, Fault("language-missing"))

    def schema(self, words: Words) -> Json:
        return {"oneOf": [text(self.most).schema(words), self._object(words)]}

    @property
    def _fields(self) -> Fields:
        return Fields(tuple(Field(code, text(self.most), must=False) for code in LANGUAGES))

    def _object(self, words: Words) -> Json:
        return self._fields.schema(words) | {"minProperties": 1}


class Field(Struct, frozen=True):
    name: str
    shape: Shape
    must: bool = True
    about: str = ""
    """The sentence that explains it in the schema."""


class Fields(Struct, frozen=True):
    """An object with these fields and no others."""

    fields: tuple[Field, ...]

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if not isinstance(value, dict):
            report.add(where, Fault("not-an-object", facts={"found": shown(value)}))
            return
        known = [field.name for field in self.fields]
        for name in value.twice if isinstance(value, Doubled) else ():
            report.add(where.inside(shortened(name)), Fault("key-twice"))
        for name in value:
            if name not in known:
                near = nearest(name, known)
                report.add(where.inside(shortened(name)), Fault("key-misspelt", near))
        for field in self.fields:
            if field.name in value:
                field.shape.look(value[field.name], where.inside(field.name), report)
            elif field.must:
                report.add(where.inside(field.name), Fault("missing"))

    def schema(self, words: Words) -> Json:
        properties = {}
        for field in self.fields:
            about = {"description": words.say(field.about)} if field.about else {}
            properties[field.name] = about | field.shape.schema(words)
        return {
            "type": "object",
            "properties": properties,
            "required": [field.name for field in self.fields if field.must],
            "additionalProperties": False,
        }


class Entries(Struct, frozen=True):
    """A list; `name` tells where an entry of it is, from what is in it."""

    of: Shape
    most: int
    least: int = 0
    name: Callable[[object, int], Any] = lambda _, __: None

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if not isinstance(value, list):
            report.add(where, Fault("not-a-list", facts={"found": shown(value)}))
            return
        if not self.least <= len(value) <= self.most:
            report.add(where, _wrong_count(len(value), self.least, self.most))
            return
        for number, entry in enumerate(value, 1):
            self.of.look(entry, self.name(entry, number) or where.entry(number), report)

    def schema(self, words: Words) -> Json:
        limits = {"minItems": self.least, "maxItems": self.most}
        return {"type": "array", "items": self.of.schema(words)} | limits


class Table(Struct, frozen=True):
    """An object whose keys are the maker's own."""

    of: Shape
    most: int

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if not isinstance(value, dict):
            report.add(where, Fault("not-an-object", facts={"found": shown(value)}))
            return
        if len(value) > self.most:
            report.add(where, _wrong_count(len(value), 0, self.most))
            return
        for name in value.twice if isinstance(value, Doubled) else ():
            report.add(where.inside(shortened(name)), Fault("key-twice"))
        for name, entry in value.items():
            here = where.inside(shortened(name))
            text(80).look(name, here, report)
            self.of.look(entry, here, report)

    def schema(self, words: Words) -> Json:
        return {
            "type": "object",
            "additionalProperties": self.of.schema(words),
            "maxProperties": self.most,
        }


def _wrong_count(count: int, least: int, most: int) -> Fault:
    allowed = str(most) if least == most else f"{least}–{most}"
    return Fault("wrong-count", facts={"count": count, "allowed": allowed})
