"""Unfinished business of this game, which waits on the agenda."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from stampadia.kernel.agenda import told_of
from stampadia.kernel.pending import Ask, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

_NAME: Final = attrgetter("name")
"""Asked for at run time: compiled, `step.name` would not see another maker's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of unfinished business: what the kernel calls a step, whose own class no compiled one
    can be derived from. A fingerprint knows it by its name."""

    name: str = ""

    def proceed(self, position: Position) -> Pending | None:
        raise NotImplementedError

    def take(self, position: Position, choice: Any) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        name: str = _NAME(self)
        return name


Then = Callable[["Position", Any, int], None]
"""What to do with the answer: the position, what the question was about, the choice."""


class Question(Step):
    """Something that must be decided. `about` is what the answer needs to know and a view may
    show."""

    def __init__(self, name: str, choices: Sequence[int], about: Any, then: Then) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.about = about
        self.then = then

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, self.choices)

    def take(self, position: Position, choice: int) -> None:
        self.then(position, self.about, choice)

    def __repr__(self) -> str:
        asked, then = told_of(self.about), told_of(self.then)
        return f"{self.name}{self.choices}{asked}{then}"
