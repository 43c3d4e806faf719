"""Going through clauses: every value of a kind, and the same clause with some of them changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from stampadia.games.chronicles.instructions import Clause, Text

S = TypeVar("S", bound=Struct)
Change = Callable[[str, Any], Any]
"""Given a field's name and value, what should stand there instead."""


def renumbered(clause: S, mapping: Mapping[int, int]) -> S:
    """The same about other rooms."""

    def change(name: str, value: Any) -> Any:
        return mapping[value] if name == "room" and value is not None else value

    return _changed(clause, change)


def reworded(clause: S, tell: Callable[[Text], Text]) -> S:
    """The same in other words."""
    return _changed(clause, lambda _, value: tell(value) if isinstance(value, Text) else value)


def mentioned(clauses: Iterable[Clause], *names: str) -> Iterator[Any]:
    """The values of all fields of these names: `mentioned(clauses, "item")`."""
    return (value for clause in clauses for name, value in _walk(clause) if name in names)


def texts(clauses: Iterable[Clause]) -> Iterator[Text]:
    return (value for clause in clauses for _, value in _walk(clause) if isinstance(value, Text))


def terms(clauses: Iterable[Clause]) -> Iterator[Struct]:
    """All parts and acts, also those inside a roll table."""
    return (value for clause in clauses for _, value in _walk(clause) if isinstance(value, Struct))


def _walk(struct: Struct) -> Iterator[tuple[str, Any]]:
    for field in type(struct).__struct_fields__:
        value = getattr(struct, field)
        for each in value if isinstance(value, tuple) else (value,):
            yield field, each
            if isinstance(each, Struct):
                yield from _walk(each)


def _changed(struct: S, change: Change) -> S:
    new = {}
    for field in type(struct).__struct_fields__:
        old = getattr(struct, field)
        value = change(field, old)
        if isinstance(value, tuple):
            value = tuple(_changed(each, change) for each in value)
        elif isinstance(value, Struct) and not isinstance(value, Text):
            value = _changed(value, change)
        if value is not old:
            new[field] = value
    return replace(struct, **new) if new else struct
