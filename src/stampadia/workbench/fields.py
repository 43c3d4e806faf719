"""What a position is made of, each field declared once.

    class Position(Declared):
        pile: list[int] = listed(lambda _: [])
        turn: int = same(0)
        news: list[Fact] = anew(list)

The slots, the start, the copy and the fingerprint are all made of these lines. The functions that
a class gets are written out field by field, as one would write them by hand, because searches copy
positions all the time.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from types import FunctionType
from typing import Any, Final, Self


class _Field:
    __slots__ = ("copy", "start", "told")

    def __init__(self, copy: str, start: Any, told: Any) -> None:
        self.copy = copy
        """What a copy gets, as an expression of `here`, the field of the original."""
        self.start = start
        self.told = told


_NONE: Final = object()
WHOLE: Final = object()
"""A field tells a fingerprint all that it holds."""
UNTOLD: Final = object()
"""A field tells a fingerprint nothing: it follows from the others, or belongs to the table."""


def same(start: Any = _NONE, *, told: Any = WHOLE) -> Any:
    """A field whose value never changes in place: a copy has the very same.

    `start` is what the field begins with, or a function of the position that says it; a field
    without one is set by whoever makes the position. `told` is a function of the position that
    says what a fingerprint knows of it.
    """
    return _Field("{here}", start, told)


def listed(start: Any = _NONE, *, told: Any = WHOLE) -> Any:
    """A list: a copy has its own."""
    return _Field("{here}[:]", start, told)


def lists(start: Any = _NONE, *, told: Any = WHOLE) -> Any:
    """A list of lists: a copy has its own of each."""
    return _Field("[inner[:] for inner in {here}]", start, told)


def cloned(start: Any = _NONE, *, told: Any = WHOLE) -> Any:
    """Something that can clone itself, or None."""
    return _Field("{here} and {here}.clone()", start, told)


def copied(how: str, start: Any = _NONE, *, told: Any = WHOLE) -> Any:
    """A field that is copied in a way of its own: an expression of `{here}`."""
    return _Field(how, start, told)


def anew(kind: type) -> Any:
    """Empty at the start and in every copy; no fingerprint knows it."""
    return _Field(f"{kind.__name__}()", lambda _: kind(), UNTOLD)


class _Declaring(type):
    def __new__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> Any:
        fields = {key: member for key, member in members.items() if isinstance(member, _Field)}
        rest = {key: member for key, member in members.items() if key not in fields}
        made = super().__new__(cls, name, bases, {"__slots__": tuple(fields), **rest})
        if fields:
            for method in (_lay(fields), _clone(made, fields), _told(fields)):
                if method.__name__ not in members:
                    setattr(made, method.__name__, method)
        return made


class Declared(metaclass=_Declaring):
    __slots__ = ()

    def lay(self) -> None:
        """Set every field that has a start to it."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A cheap, independent copy."""
        raise NotImplementedError

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of, in the order of the fields."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of the whole position, hidden parts included."""
        return blake2b(repr(self.told()).encode(), digest_size=6).hexdigest()


def _lay(fields: dict[str, _Field]) -> Callable[..., Any]:
    starts = {name: field.start for name, field in fields.items() if field.start is not _NONE}
    lines = [
        f"self.{name} = {name}(self)" if type(start) is FunctionType else f"self.{name} = {name}"
        for name, start in starts.items()
    ]
    return _written("lay(self)", lines, starts)


def _clone(made: type, fields: dict[str, _Field]) -> Callable[..., Any]:
    lines = [
        f"twin.{name} = {field.copy.format(here=f'self.{name}')}" for name, field in fields.items()
    ]
    return _written("clone(self)", ["twin = new(made)", *lines, "return twin"],
                    {"new": object.__new__, "made": made})  # fmt: skip


def _told(fields: dict[str, _Field]) -> Callable[..., Any]:
    known = {name: field.told for name, field in fields.items() if field.told is not UNTOLD}
    values = [f"self.{name}" if told is WHOLE else f"{name}(self)" for name, told in known.items()]
    return _written("told(self)", [f"return ({', '.join(values)},)"], known)


def _written(head: str, lines: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    found: dict[str, Any] = {}
    body = "\n    ".join(lines) or "pass"
    exec(f"def {head}:\n    {body}", names, found)  # only names and forms of this module
    made: Callable[..., Any] = found[head.partition("(")[0]]
    return made
