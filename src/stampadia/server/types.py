"""The wire's types for the pages: `python -m stampadia.server.types` writes `web/core/types.d.ts`.

They are made from the Structs themselves, so a page that sends or expects something else is found
by `tsc` before anybody plays.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from stampadia.server import wire, wire_asides, wire_brought, wire_home, wire_workshop
from stampadia.web import FOLDER

FILE: Final = FOLDER / "core" / "types.d.ts"
_HEAD: Final = (
    "// Made by `python -m stampadia.server.types` from the Structs of server/wire*.py; "
    "not written by hand.\n"
)


def written() -> str:
    """All types of the wire in TypeScript."""
    modules = (wire_asides, wire_home, wire_brought, wire, wire_workshop)
    structs = [one for module in modules for one in vars(module).values() if _is_own(one, module)]
    told = [_interface(one) for one in structs]
    tagged = [type_info(one) for one in structs]
    messages = [one for one in tagged if isinstance(one, StructType) and one.tag is not None]
    for name, sent in (("Sent", True), ("Answer", False)):
        kinds = [one.cls.__name__ for one in messages if one.forbid_unknown_fields == sent]
        told.append(f"export type {name} = {' | '.join(kinds)};")
    return "\n".join([_HEAD, *told, ""])


def _is_own(one: object, module: ModuleType) -> bool:
    return isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__


def _interface(struct: type[Struct]) -> str:
    info = type_info(struct)
    assert isinstance(info, StructType)
    return "\n".join((f"export interface {struct.__name__} {{", *_fields(info), "}"))


def _fields(info: StructType) -> Iterator[str]:
    if info.tag is not None:
        yield f'  {info.tag_field}: "{info.tag}";'
    # What we send may be left out where it has a usual value; what we get is always there.
    sent = info.forbid_unknown_fields
    for field in info.fields:
        missing = "?" if sent and not field.required else ""
        yield f"  {field.encode_name}{missing}: {_told(field.type)};"


def _told(kind: Type) -> str:
    match kind:
        case Metadata(type=inner):
            return _told(inner)
        case StrType():
            return "string"
        case IntType() | FloatType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType():
            return "any"
        case StructType(cls=cls):
            return cls.__name__
        case LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case UnionType(types=types):
            return " | ".join(map(_told, types))
        case ListType(item_type=item):
            return f"({_told(item)})[]" if isinstance(item, UnionType) else f"{_told(item)}[]"
        case TupleType(item_types=items):
            return f"[{', '.join(map(_told, items))}]"
        case DictType(key_type=key, value_type=value):
            return f"Record<{_told(key)}, {_told(value)}>"
        case _:
            raise TypeError(f"the wire has a type that the pages cannot read: {kind}")


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}\n")
