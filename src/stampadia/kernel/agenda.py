"""Unfinished business as data.

A *step* is a piece of unfinished business on the position's agenda. `proceed` does what needs
no decision and returns None, or returns what must be decided; `take` carries the decision out,
after the position has taken the step off the agenda.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct, structs

from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Chance, Pending

P = TypeVar("P")


class Step(Generic[P]):
    """Steps are shared between clones of a position: they never change."""

    __slots__ = ()

    name = ""

    def proceed(self, position: P) -> Pending | None:
        raise NotImplementedError

    def take(self, position: P, choice: Any) -> None:
        raise NotImplementedError


class About(Struct, frozen=True, tag_field="about"):
    """What a question is about: each of a game's is a small frozen Struct with a tag of its own,
    so that a view can show it and a program can take it apart by its names. In a fingerprint it is
    no more than its values."""


Answer = Callable[[P, Any, Any], None]
"""What to do with the answer: the position, what the question was about, the choice."""


class Question(Step[P]):
    """Something that must be decided. `about` is what the answer needs to know and a view may show:
    an `About` of the game, or None."""

    __slots__ = ("about", "choices", "name", "seat", "then")

    def __init__(
        self, name: str, seat: int, choices: Sequence[int], about: Any, then: Answer[P]
    ) -> None:
        self.name = name
        self.seat = seat
        self.choices = tuple(choices)
        self.about = about
        self.then = then

    def proceed(self, position: P) -> Pending:  # noqa: ARG002
        return Ask(self.seat, self.choices)

    def take(self, position: P, choice: Any) -> None:
        self.then(position, self.about, choice)

    def __repr__(self) -> str:
        return f"{self.name}{self.choices}{told_of(self.about)}{told_of(self.then)}"


def told_of(about: Any) -> str:
    """What a question is about, the same in every process: functions by their names."""
    if isinstance(about, About):
        values = structs.astuple(about)
        about = values[0] if len(values) == 1 else values
    if isinstance(about, tuple | list):
        return f"({', '.join(map(told_of, about))})"
    return about.__qualname__ if callable(about) else repr(about)


class Asking(Protocol):
    """A position that keeps unfinished business, and whose turn it is."""

    agenda: list[Step[Any]]

    @property
    def to_act(self) -> int: ...


A = TypeVar("A", bound=Asking)


def ask(
    position: A,
    name: str,
    choices: Sequence[int],
    about: About | None,
    then: Answer[A],
    seat: int | None = None,
) -> None:
    """Ask for one of these, unless there is only one way, or none: a seat, or whose turn it is."""
    if len(choices) == 1:
        then(position, about, choices[0])
    elif choices:
        who = position.to_act if seat is None else seat
        position.agenda.append(Question(name, who, choices, about, then))


def check_choice(pending: Pending, choice: Any) -> None:
    """Refuse what is not legal now, in a game whose choices are ints."""
    if type(pending) is Ask:
        if type(choice) is not int or choice not in pending.choices:  # 3.0 would equal 3
            raise IllegalChoice("not-legal-now")
    elif isinstance(pending, Chance):
        if not pending.admits(choice):
            raise IllegalChoice("impossible-outcome", what=pending.what)
    else:
        raise IllegalChoice("match-is-over")
