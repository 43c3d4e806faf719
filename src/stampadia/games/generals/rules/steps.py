"""Unfinished business of this game, as the kernel's agenda has it (`kernel/agenda.py`). The
classes are the game's own, because no compiled class can be derived from one that is not: so a
step is told in digests by what it writes of itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from stampadia.kernel.agenda import About, told_of
from stampadia.kernel.pending import Ask, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position

_NAME: Final = attrgetter("name")
"""Asked for at run time: compiled, `step.name` would not see another maker's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of unfinished business. Steps are shared between clones of a position: they never
    change."""

    name: str = ""

    def proceed(self, position: Position) -> Pending | None:
        raise NotImplementedError

    def take(self, position: Position, choice: Any) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        """What a digest knows of it."""
        return str(_NAME(self))


Answer = Callable[[Any, Any, int], None]
"""What to do with the answer: the position, what the question was about, the choice."""


class Question(Step):
    """Something that must be decided. `about` is what the answer needs to know and a view may
    show, or None."""

    def __init__(
        self, name: str, seat: int, choices: Sequence[int], about: About | None, then: Answer
    ) -> None:
        self.name = name
        self.seat = seat
        self.choices = tuple(choices)
        self.about = about
        self.then = then

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(self.seat, self.choices)

    def take(self, position: Position, choice: int) -> None:
        self.then(position, self.about, choice)

    def __repr__(self) -> str:
        return f"{self.name}{self.choices}{told_of(self.about)}{told_of(self.then)}"


def ask(
    position: Position,
    name: str,
    choices: Sequence[int],
    about: About | None,
    then: Answer,
    seat: int = -1,
) -> None:
    """Ask for one of these, unless there is only one way, or none: a seat, or whose turn it is."""
    if len(choices) == 1:
        then(position, about, choices[0])
    elif choices:
        who = position.to_act if seat < 0 else seat
        position.agenda.append(Question(name, who, choices, about, then))
