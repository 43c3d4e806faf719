"""What may stand in a file: shapes that check a value and describe it as JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Protocol, Self, TypeVar

from msgspec import Struct

from stampadia.words import LANGUAGES, Words
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


def some_text(most: int) -> Leaf:
    """A text in which something is written."""

    def check(value: object) -> Iterator[Fault]:
        yield from checks.text(most)(value)
        if blank(value):
            yield Fault("no-words")

    return Leaf(check, {"type": "string", "maxLength": most, "pattern": "\\S"})


def one_of(*known: str) -> Leaf:
    return Leaf(checks.one_of(known), {"enum": list(known)})


def written(pattern: str, problem: str) -> Leaf:
    """A text of a certain form; `problem` is what is said of any other."""
    compiled = re.compile(pattern, re.ASCII)

    def check(value: object) -> Iterator[Fault]:
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
    lenient: bool = False
    """Whether a field that is like none of these is ignored with a warning, and a blank text is as
    good as none."""

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
                ignored = self.lenient and not near
                fault = Fault("key-unknown" if ignored else "key-misspelt", near, warning=ignored)
                report.add(where.inside(shortened(name)), fault)
        for field in self.fields:
            if field.name in value and not (self.lenient and blank(value[field.name])):
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


class OrNull(Struct, frozen=True):
    of: Shape

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if value is not None:
            self.of.look(value, where, report)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [self.of.schema(words), {"type": "null"}]}


class Together(Struct, frozen=True):
    """A list in which each place has a meaning of its own."""

    of: tuple[Shape, ...]

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if not isinstance(value, list):
            report.add(where, Fault("not-a-list", facts={"found": shown(value)}))
            return
        if len(value) != len(self.of):
            report.add(where, _wrong_count(len(value), len(self.of), len(self.of)))
            return
        for number, (shape, entry) in enumerate(zip(self.of, value, strict=True), 1):
            shape.look(entry, where.entry(number), report)

    def schema(self, words: Words) -> Json:
        size = len(self.of)
        places = [shape.schema(words) for shape in self.of]
        return {"type": "array", "prefixItems": places, "minItems": size, "maxItems": size}


_MOST_LISTED: Final = 30
"""Nobody reads a longer list of what may stand in a place."""


class Tagged(Struct, frozen=True):
    """One of several objects; the field `tag` says which."""

    tag: str
    kinds: Mapping[str, Shape]

    def look(self, value: object, where: P, report: Report[P]) -> None:
        if not isinstance(value, dict):
            report.add(where, Fault("not-an-object", facts={"found": shown(value)}))
            return
        kind = value.get(self.tag)
        if isinstance(kind, str) and kind in self.kinds:
            self.kinds[kind].look(value, where, report)
        else:
            report.add(where.inside(self.tag), self._no_kind(value))

    def _no_kind(self, value: Json) -> Fault:
        listed = {"allowed": ", ".join(self.kinds)}
        few = len(self.kinds) <= _MOST_LISTED
        if self.tag not in value:
            return Fault("kind-missing", facts=listed) if few else Fault("missing")
        found = value[self.tag]
        facts = {"found": shown(found)} | (listed if few else {"tag": self.tag})
        return Fault("not-one-of" if few else "kind-unknown", nearest(found, self.kinds), facts)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [kind.schema(words) for kind in self.kinds.values()]}


class Named(Struct):
    """A shape that stands in many places and is described once. It may hold itself, so what it is
    can be said later."""

    name: str
    of: Shape = FLAG

    def look(self, value: object, where: P, report: Report[P]) -> None:
        self.of.look(value, where, report)

    def schema(self, words: Words) -> Json:  # noqa: ARG002
        return {"$ref": f"#/$defs/{self.name}"}


def blank(value: object) -> bool:
    return isinstance(value, str) and not value.strip()


def _wrong_count(count: int, least: int, most: int) -> Fault:
    allowed = str(most) if least == most else f"{least}–{most}"
    return Fault("wrong-count", facts={"count": count, "allowed": allowed})
