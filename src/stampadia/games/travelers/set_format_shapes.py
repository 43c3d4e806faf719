"""Shapes that the printed things need beside those of every file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from stampadia.kernel.words import Words
from stampadia.workbench.file_shapes import Json, P, Shape, text
from stampadia.workbench.problems import Fault, Report, nearest
from stampadia.workbench.strict_json import shown

RULE: Final = "rule"


class Named(Struct, frozen=True):
    """A shape that stands in many places and is described once."""

    name: str
    of: Shape

    def look(self, value: object, where: P, report: Report[P]) -> None:
        self.of.look(value, where, report)

    def schema(self, words: Words) -> Json:  # noqa: ARG002
        return {"$ref": f"#/$defs/{self.name}"}


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
        elif self.tag not in value:
            allowed = ", ".join(self.kinds)
            report.add(where.inside(self.tag), Fault("kind-missing", facts={"allowed": allowed}))
        else:
            facts = {"found": shown(kind), "allowed": ", ".join(self.kinds)}
            fault = Fault("not-one-of", nearest(kind, self.kinds), facts)
            report.add(where.inside(self.tag), fault)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [kind.schema(words) for kind in self.kinds.values()]}


class OrSentence(Struct, frozen=True):
    """Effect data, or the same as a sentence of the cards."""

    of: Shape
    most: int

    def look(self, value: object, where: P, report: Report[P]) -> None:
        shape = text(self.most) if isinstance(value, str) else self.of
        shape.look(value, where, report)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [text(self.most).schema(words), self.of.schema(words)]}


class OrRule(Struct, frozen=True):
    """Effect data, or an object in which the field `rule` says the same as a sentence."""

    of: Shape
    ruled: Shape

    def look(self, value: object, where: P, report: Report[P]) -> None:
        ruled = isinstance(value, dict) and RULE in value
        (self.ruled if ruled else self.of).look(value, where, report)

    def schema(self, words: Words) -> Json:
        return {"oneOf": [self.of.schema(words), self.ruled.schema(words)]}


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
            facts: dict[str, str | int] = {"count": len(value), "allowed": str(len(self.of))}
            report.add(where, Fault("wrong-count", facts=facts))
            return
        for number, (shape, entry) in enumerate(zip(self.of, value, strict=True), 1):
            shape.look(entry, where.entry(number), report)

    def schema(self, words: Words) -> Json:
        size = len(self.of)
        places = [shape.schema(words) for shape in self.of]
        return {"type": "array", "prefixItems": places, "minItems": size, "maxItems": size}
