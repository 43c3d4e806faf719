"""Printed things, as their types declare them → shapes of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import inspect

from stampadia.games.travelers.set_format_shapes import (
    Named,
    OrNull,
    OrRule,
    OrSentence,
    Tagged,
    Together,
)
from stampadia.workbench.file_shapes import FLAG, Entries, Field, Fields, Shape, one_of, whole


class Forms:
    """`leaves` says what numbers and texts may be, by "Type.field", `lengths` how long lists may
    be; a list's entries are "Type.field[]". `sentences` may also stand there as text of so many
    characters, `ruled` as another object. A number that nobody bounds is a mistake."""

    def __init__(
        self,
        leaves: Mapping[str, Shape],
        lengths: Mapping[str, tuple[int, int]],
        sentences: Mapping[str, int],
        ruled: Mapping[str, Shape],
        about: Mapping[str, str],
    ) -> None:
        self.leaves = leaves
        self.lengths = lengths
        self.sentences = sentences
        self.ruled = ruled
        self.about = about
        self.named: dict[str, Named] = {}

    def fields(self, kind: type) -> tuple[Field, ...]:
        """Those of an object of this type."""
        found = inspect.type_info(kind)
        assert isinstance(found, inspect.StructType)
        return self._fields(found)

    def _shape(self, kind: inspect.Type, key: str) -> Shape:
        if key in self.sentences:
            return OrSentence(self._data(kind, key), self.sentences[key])
        if key in self.ruled:
            return OrRule(self._data(kind, key), self.ruled[key])
        return self.leaves.get(key) or self._data(kind, key)

    def _data(self, kind: inspect.Type, key: str) -> Shape:
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self._union(kind, key)
            case inspect.VarTupleType():
                least, most = self.lengths[key]
                return Entries(self._shape(kind.item_type, f"{key}[]"), most, least)
            case inspect.TupleType():
                return Together(tuple(self._shape(one, f"{key}[]") for one in kind.item_types))
            case inspect.LiteralType():
                return _literal(kind.values)
            case inspect.BoolType():
                return FLAG
        raise TypeError(f"{key} has no shape")

    def _union(self, kind: inspect.UnionType, key: str) -> Shape:
        kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(kinds) == 1:
            return self.leaves.get(key) or self._data(kinds[0], key)
        structs = [one for one in kinds if isinstance(one, inspect.StructType)]
        tag = str(structs[0].tag_field)
        return Tagged(tag, {str(one.tag): self._struct(one) for one in structs})

    def _struct(self, kind: inspect.StructType) -> Named:
        name = kind.cls.__name__
        if name not in self.named:
            self.named[name] = Named(name, Fields((*_tag(kind), *self._fields(kind))))
        return self.named[name]

    def _fields(self, kind: inspect.StructType) -> tuple[Field, ...]:
        return tuple(
            Field(
                field.encode_name,
                self._of_field(field, f"{kind.cls.__name__}.{field.name}"),
                must=field.required,
                about=self._about(kind, field),
            )
            for field in kind.fields
        )

    def _about(self, kind: inspect.StructType, field: inspect.Field) -> str:
        """The same name means the same wherever it stands, except for a few."""
        key = f"{kind.cls.__name__}.{field.name}"
        return self.about.get(key, f"schema-{field.encode_name}")

    def _of_field(self, field: inspect.Field, key: str) -> Shape:
        """What may be left out is left out; only what must be there can be null."""
        shape = self._shape(field.type, key)
        union = field.type.types if isinstance(field.type, inspect.UnionType) else ()
        nullable = any(isinstance(one, inspect.NoneType) for one in union)
        return OrNull(shape) if field.required and nullable else shape


def _tag(kind: inspect.StructType) -> list[Field]:
    if kind.tag_field is None:
        return []
    return [Field(kind.tag_field, one_of(str(kind.tag)), about="schema-which")]


def _literal(values: tuple[Any, ...]) -> Shape:
    if all(isinstance(value, str) for value in values):
        return one_of(*sorted(values))
    return whole(min(values), max(values))
