"""Types → the shapes of the files that hold them, for every format.

A type says which fields there are, and may say with msgspec's `Meta` how large numbers and how
long texts and lists may be, or name a whole shape (`of_shape`); what it does not say of itself,
tables say by "Type.field", and of a list's entries by "Type.field[]". A number, a text or a list
that nobody bounds is a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from msgspec import Meta, Struct, inspect

from stampadia.words import Words
from stampadia.workbench.file_shapes import (
    FLAG,
    Entries,
    Field,
    Fields,
    Json,
    Named,
    OrNull,
    Shape,
    Table,
    Tagged,
    Together,
    one_of,
    text,
    whole,
)

SCHEMA: Final = "https://json-schema.org/draft/2020-12/schema"

EntryName = Callable[[object, int], Any]
"""Tells where an entry of a list is, from what is in it and its number."""


def of_shape(shape: Shape) -> Meta:
    """For an Annotated type: what stands there has this shape."""
    return Meta(extra={"shape": shape})


class Limits(Struct, frozen=True):
    """What types do not say of themselves."""

    leaves: Mapping[str, Shape] = {}
    """What stands there instead of what the type says."""
    lengths: Mapping[str, tuple[int, int]] = {}
    also: Mapping[str, Callable[[Shape], Shape]] = {}
    """What else may stand there, beside the data."""
    number: tuple[int, int] | None = None
    """From where to where numbers go of which nothing is said."""
    length: tuple[int, int] | None = None
    """The same for lists."""
    about: Mapping[str, str] = {}
    """The sentences of the schema; a field that is not listed has that of its name."""
    entry_name: Callable[[type], EntryName | None] = lambda _: None


class Forms:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.named: dict[str, Named] = {}
        """What stands in many places, by its name in the schema."""

    def fields(self, kind: type) -> tuple[Field, ...]:
        """Those of an object of this type."""
        found = inspect.type_info(kind)
        assert isinstance(found, inspect.StructType)
        return self._fields(found)

    def schema(self, whole_file: Shape, title: str, words: Words) -> Json:
        """The form of a file as JSON Schema."""
        definitions = {name: named.of.schema(words) for name, named in self.named.items()}
        opening = {"$schema": SCHEMA, "title": title}
        return opening | whole_file.schema(words) | {"$defs": definitions}

    def _shape(self, kind: inspect.Type, key: str) -> Shape:
        if key in self.limits.leaves:
            return self.limits.leaves[key]
        if key in self.limits.also:
            return self.limits.also[key](self._data(kind, key))
        return self._data(kind, key)

    def _data(self, kind: inspect.Type, key: str) -> Shape:
        match kind:
            case inspect.Metadata(extra={"shape": shape}):
                return cast(Shape, shape)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self._union(kind, key)
            case inspect.VarTupleType():
                least, most = self._length(kind, key)
                name = self._entry_name(kind.item_type)
                return Entries(self._shape(kind.item_type, f"{key}[]"), most, least, *name)
            case inspect.TupleType():
                return Together(tuple(self._shape(one, f"{key}[]") for one in kind.item_types))
            case inspect.DictType(max_length=int(most)):
                return Table(self._shape(kind.value_type, f"{key}[]"), most)
            case inspect.LiteralType():
                return _literal(kind.values)
            case inspect.BoolType():
                return FLAG
            case inspect.IntType(ge=int(least), le=int(most)):
                return whole(least, most)
            case inspect.IntType() if self.limits.number is not None:
                return whole(*self.limits.number)
            case inspect.StrType(max_length=int(most)):
                return text(most)
        raise TypeError(f"{key} has no shape")

    def _length(self, kind: inspect.VarTupleType, key: str) -> tuple[int, int]:
        if kind.max_length is not None:
            return kind.min_length or 0, kind.max_length
        length = self.limits.lengths.get(key, self.limits.length)
        if length is None:
            raise TypeError(f"{key} may be of any length")
        return length

    def _entry_name(self, kind: inspect.Type) -> list[EntryName]:
        found = self.limits.entry_name(kind.cls) if isinstance(kind, inspect.StructType) else None
        return [] if found is None else [found]

    def _union(self, kind: inspect.UnionType, key: str) -> Shape:
        kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(kinds) == 1:
            return self._data(kinds[0], key)
        structs = [one for one in kinds if isinstance(one, inspect.StructType)]
        tag = str(structs[0].tag_field)
        return Tagged(tag, {str(one.tag): self._struct(one) for one in structs})

    def _struct(self, kind: inspect.StructType) -> Named:
        name = kind.cls.__name__
        if name not in self.named:
            # Entered before its fields are looked at: what it holds may hold it again.
            named = self.named[name] = Named(name)
            named.of = Fields((*_tag(kind), *self._fields(kind)))
        return self.named[name]

    def _fields(self, kind: inspect.StructType) -> tuple[Field, ...]:
        fields = []
        for field in kind.fields:
            key = f"{kind.cls.__name__}.{field.name}"
            about = self.limits.about.get(key, f"schema-{field.encode_name}")
            shape = self._of_field(field, key)
            fields.append(Field(field.encode_name, shape, must=field.required, about=about))
        return tuple(fields)

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
