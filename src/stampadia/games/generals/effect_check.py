"""Whether a value in a file is effect data: the form of a Skill, part by part.

The types of `skills` say what may stand where. An unknown field is an error here: an
effect that is half understood would be another effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import inspect

from stampadia.games.generals.skills import Skill
from stampadia.workbench.problems import Fault, nearest
from stampadia.workbench.strict_json import Doubled, shown

_DEEPEST: Final = 12
_MOST_PARTS: Final = 500
_MOST: Final = 99
_RANGES: Final = {"columns": (1, 4), "count": (1, _MOST), "look": (1, _MOST), "pick": (1, _MOST)}
_MAY_BE_EMPTY: Final = {"need", "cost", "later", "otherwise", "only", "columns", "cards"}
"""Lists that mean something when they are empty; a skill's own `do` is another."""


def check_effect(value: object) -> Iterator[Fault]:
    if _size(value) > _MOST_PARTS:
        yield Fault("effect-too-large")
        return
    yield from _struct(value, _skill(), "")


@cache
def _skill() -> inspect.StructType:
    made = inspect.type_info(Skill)
    assert isinstance(made, inspect.StructType)
    return made


def _size(value: object, depth: int = 0) -> int:
    """How many parts a value has; too many, if it is too deep."""
    if depth > _DEEPEST:
        return _MOST_PARTS + 1
    parts: Any = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return 1
    size = 1
    for part in parts:
        size += _size(part, depth + 1)
        if size > _MOST_PARTS:
            break
    return size


def _struct(value: object, kind: inspect.StructType, at: str) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault("not-an-object", facts={"found": shown(value)}, inside=at)
        return
    if isinstance(value, Doubled):
        yield from (Fault("key-twice", inside=f"{at}.{name}") for name in value.twice)
    known = {field.name: field for field in kind.fields}
    for name in value:
        if name not in known and name != kind.tag_field:
            near = nearest(name, known)
            yield Fault("key-misspelt", near, inside=f"{at}.{name[:40]}")
    for name, field in known.items():
        if name in value:
            empty_too = name in _MAY_BE_EMPTY or kind.cls is Skill or _is_infusion(kind, name)
            yield from _value(value[name], field.type, f"{at}.{name}", empty_too=empty_too)
        elif field.required:
            yield Fault("missing", inside=f"{at}.{name}")


def _is_infusion(kind: inspect.StructType, name: str) -> bool:
    """No elements named: this card's own."""
    return kind.tag == "infuse" and name == "elements"


def _value(value: object, kind: inspect.Type, at: str, *, empty_too: bool) -> Iterator[Fault]:
    match kind:
        case inspect.UnionType():
            yield from _union(value, kind, at, empty_too=empty_too)
        case inspect.StructType():
            yield from _struct(value, kind, at)
        case inspect.VarTupleType():
            yield from _list(value, kind, at, empty_too=empty_too)
        case inspect.LiteralType():
            if value not in kind.values:
                known = [str(each) for each in kind.values]
                facts = {"found": shown(value), "allowed": ", ".join(known)}
                yield Fault("not-one-of", nearest(value, known), facts, inside=at)
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield Fault("not-flag", facts={"found": shown(value)}, inside=at)
        case inspect.IntType():
            yield from _whole(value, at)
        case inspect.StrType():
            if not isinstance(value, str):
                yield Fault("not-text", facts={"found": shown(value)}, inside=at)
            elif not value.strip() or len(value) > _MOST or not value.isprintable():
                yield Fault("effect-empty" if not value.strip() else "effect-too-large", inside=at)


def _whole(value: object, at: str) -> Iterator[Fault]:
    name = at.rpartition(".")[2].partition("[")[0]
    least, most = _RANGES.get(name, (-_MOST, _MOST))
    if not (type(value) is int and least <= value <= most):
        facts = {"found": shown(value), "least": str(least).replace("-", "−"), "most": str(most)}
        yield Fault("not-whole", facts=facts, inside=at)


def _list(
    value: object, kind: inspect.VarTupleType, at: str, *, empty_too: bool
) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield Fault("not-a-list", facts={"found": shown(value)}, inside=at)
        return
    if not value and not empty_too:
        yield Fault("effect-empty", inside=at)
    for number, part in enumerate(value):
        yield from _value(part, kind.item_type, f"{at}[{number}]", empty_too=False)


def _union(value: object, kind: inspect.UnionType, at: str, *, empty_too: bool) -> Iterator[Fault]:
    others = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    if value is None and len(others) < len(kind.types):
        return
    if len(others) == 1:
        yield from _value(value, others[0], at, empty_too=empty_too)
        return
    tagged = {each.tag: each for each in others if isinstance(each, inspect.StructType)}
    name = next(iter(tagged.values())).tag_field or ""
    if not isinstance(value, dict):
        yield Fault("not-an-object", facts={"found": shown(value)}, inside=at)
    elif name not in value:
        yield Fault("missing", inside=f"{at}.{name}")
    elif not isinstance(value[name], str) or value[name] not in tagged:
        near = nearest(value[name], [str(tag) for tag in tagged])
        facts = {"found": shown(value[name]), "tag": name}
        yield Fault("effect-tag", near, facts, inside=f"{at}.{name}")
    else:
        yield from _struct(value, tagged[value[name]], at)
