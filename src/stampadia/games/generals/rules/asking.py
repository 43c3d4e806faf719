"""Questions: a step that knows its choices, and what to do with the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from stampadia.games.generals.skills import AnyOp, Op
from stampadia.kernel.agenda import Answer, Question, Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position

NOWHERE: Final = (0, -9)
"""Where an event stands: with the player, but on no column."""


class Cause(Struct, frozen=True):
    """Whose text is carried out: the card, the unit it speaks for, and how often its condition
    was met."""

    face: int
    part: str = ""
    owner: int = -1
    """The owner unit's serial; -1 when an event or a place speaks."""
    that: int = -1
    """The serial of the unit spoken of."""
    x: int = 1
    this: int = -1
    """The serial of "this Unit", where it is not the owner: banners and front skills speak of
    the unit they affect, events of the unit whose moment it is."""
    at: tuple[int, int] = NOWHERE
    """Where the owner stood when the text began: it keeps its side when its unit is gone."""

    @property
    def speaks_for(self) -> int:
        """The serial of "this Unit"."""
        return self.this if self.this >= 0 else self.owner


def ask(
    position: Position,
    name: str,
    choices: Sequence[int],
    about: Any,
    then: Answer[Position],
    seat: int | None = None,
) -> None:
    """Ask for one of these, unless there is only one way, or none."""
    if len(choices) == 1:
        then(position, about, choices[0])
    elif choices:
        who = position.to_act if seat is None else seat
        position.agenda.append(Question(name, who, choices, about, then))


class Unread(Struct, frozen=True):
    """Instead of ops, for a text that only people understand: they carry it out by hand."""


Effect = Callable[["Position", Cause, Any], None]

EFFECTS: Final[dict[type[Op] | type[Unread], Effect]] = {}
"""What each op does. `effects` enters them all: its functions ask in turn, so they stand above
this module."""


class Do(Step["Position"]):
    """An op that waits for its turn."""

    __slots__ = ("cause", "op")

    name = "do"

    def __init__(self, op: AnyOp | Unread, cause: Cause) -> None:
        self.op = op
        self.cause = cause

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        EFFECTS[type(self.op)](position, self.cause, self.op)

    def __repr__(self) -> str:
        return f"do{self.op}{self.cause}"


def do_all(position: Position, ops: Sequence[AnyOp | Unread], cause: Cause) -> None:
    """Put these ops on the agenda, the first one next."""
    if ops:
        position.agenda += [Do(op, cause) for op in reversed(ops)]
