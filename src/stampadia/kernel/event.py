"""What happened, for those who may know it."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from msgspec import Struct, StructMeta

Told = str | int | tuple[str | int, ...]


class Event(Struct, frozen=True, gc=False):
    """A past-tense fact. `about` is for everyone, `secret` only for the seats in `audience`;
    `reveals` is true when somebody learned something hidden, which no undo may cross. An event
    with nothing for everyone is its audience's alone: others get its number and an empty body."""

    name: str
    about: dict[str, Told]
    secret: dict[str, Told] = {}
    audience: tuple[int, ...] = ()
    reveals: bool = False
    number: int = 0
    """Its place among all that has happened in its match, from 1; 0 outside of a match."""

    def told_to(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) hears it."""
        if not self.secret:
            return self
        if seat in self.audience:
            known = self.about | self.secret
        elif self.about:
            known = self.about
        else:
            return Event("", {}, number=self.number)
        return Event(self.name, known, reveals=self.reveals, number=self.number)


class _SequenceMeta(StructMeta, ABCMeta):
    """A Struct that is a Sequence: every choice played makes one, and a Struct is made twice as
    fast as an object with an `__init__`."""


class Happened(Struct, Sequence[Event], metaclass=_SequenceMeta, eq=False):
    """Events written out only when somebody reads them: most play is by programs that do not.

    Where `count` and `reveals` are given, how many there are and whether one of them reveals
    something is found without a word of them."""

    _facts: Any
    _write: Callable[[Any], Sequence[Event]]
    _count: int | None = None
    _reveals: Callable[[Any], bool] | None = None
    _told: Sequence[Event] | None = None

    @property
    def reveals(self) -> bool:
        if self._reveals is not None:
            return self._reveals(self._facts)
        return any(event.reveals for event in self._all())

    def _all(self) -> Sequence[Event]:
        if self._told is None:
            self._told = self._write(self._facts)
        return self._told

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all()) if self._count is None else self._count

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())


def reveal(events: Sequence[Event]) -> bool:
    """Did somebody learn something hidden?"""
    if isinstance(events, Happened):
        return events.reveals
    return any(event.reveals for event in events)


def told_to(seat: int | None, events: Sequence[Event]) -> list[Event]:
    """What this seat (None: a spectator) hears of these events."""
    return [told for event in events if (told := event.told_to(seat)).name]
