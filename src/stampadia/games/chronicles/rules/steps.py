"""Unfinished business of this game: what the kernel calls steps and questions, whose own classes no
compiled one can be derived from (`workbench/native.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles.instructions import Act, AnyAct, Narrate
from stampadia.kernel.agenda import About, told_of
from stampadia.kernel.pending import Ask, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

_NAME: Final = attrgetter("name")
"""Asked for at run time: compiled, `self.name` would not see another maker's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Steps are shared between clones of a position, and some by all: they never change. A
    fingerprint knows a step by its name and its values."""

    name: str = ""

    def proceed(self, position: Position) -> Pending | None:
        raise NotImplementedError

    def take(self, position: Position, choice: Any) -> None:
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        return ()

    def known_as(self) -> str:
        """The name that the fingerprint knows."""
        return str(_NAME(self))

    def __repr__(self) -> str:
        return " ".join([self.known_as(), *[str(value) for value in self.values()]])


class Later(Step):
    """Something that asks nothing and waits for its turn: what is done then, and with what."""

    def __init__(self, name: str, done: Callable[..., None], *told: Any) -> None:
        self.name = name
        self.done = done
        self.told = told

    def values(self) -> tuple[Any, ...]:
        return self.told

    def proceed(self, position: Position) -> Pending | None:
        position.agenda.pop()
        if self.told:
            self.done(position, *self.told)
        else:  # compiled, what is told nothing is called much faster so
            self.done(position)
        return None


Answer = Callable[["Position", Any, int], None]
"""What to do with the answer: the position, what the question was about, the choice."""


class Question(Step):
    """Something that must be decided. `about` is what the answer needs to know and a view may
    show."""

    def __init__(
        self, name: str, choices: Sequence[int], about: About | None, then: Answer
    ) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.about = about
        self.then = then

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, self.choices)

    def take(self, position: Position, choice: Any) -> None:
        self.then(position, self.about, choice)

    def __repr__(self) -> str:
        return f"{self.name}{self.choices}{told_of(self.about)}{told_of(self.then)}"


def ask(
    position: Position, name: str, choices: Sequence[int], about: About | None, then: Answer
) -> None:
    """Ask for one of these, unless there is only one way, or none."""
    if len(choices) == 1:
        then(position, about, choices[0])
    elif choices:
        position.agenda.append(Question(name, choices, about, then))


# The terms of an action, one after the other


class Reading:
    """Whose words are carried out: a clause of a room, or an item (no clause)."""

    def __init__(self, room: int, clause: int = -1) -> None:
        self.room = room
        self.clause = clause

    def __repr__(self) -> str:
        return f"Reading(room={self.room}, clause={self.clause})"


Meaning = Callable[["Position", Any, Reading], None]

OPS: Final[dict[type[Act], Meaning]] = {}
"""What each act does; `effects` fills it."""


def do_all(position: Position, acts: Sequence[AnyAct], reading: Reading) -> None:
    """Put these on the agenda, the first one next."""
    for act in reversed(acts):
        if type(act) is not Narrate:
            position.agenda.append(Later("do", OPS[type(act)], act, reading))
