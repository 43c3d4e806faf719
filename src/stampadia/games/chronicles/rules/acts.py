"""What every rule does: carry out the acts of a clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles.instructions import Act, AnyAct, Narrate
from stampadia.games.chronicles.rules.steps import Step
from stampadia.kernel.pending import Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


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


class Do(Step):
    """A term of an action that waits for its turn."""

    name = "do"

    def __init__(self, act: AnyAct, reading: Reading) -> None:
        self.act = act
        self.reading = reading

    def values(self) -> tuple[Any, ...]:
        return self.act, self.reading

    def proceed(self, position: Position) -> Pending | None:
        position.agenda.pop()
        OPS[type(self.act)](position, self.act, self.reading)
        return None


def do_all(position: Position, acts: Sequence[AnyAct], reading: Reading) -> None:
    """Put these on the agenda, the first one next."""
    for act in reversed(acts):
        if type(act) is not Narrate:
            position.agenda.append(Do(act, reading))
