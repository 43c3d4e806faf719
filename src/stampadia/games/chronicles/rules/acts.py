"""What every rule does: carry out the acts of a clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from stampadia.games.chronicles.instructions import Act, AnyAct, Narrate
from stampadia.kernel.agenda import RuleStep

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


# The terms of an action, one after the other


class Reading(Struct, frozen=True):
    """Whose words are carried out: a clause of a room, or an item (no clause)."""

    room: int
    clause: int = -1


Meaning = Callable[["Position", Any, Reading], None]

OPS: Final[dict[type[Act], Meaning]] = {}
"""What each act does; `effects` fills it."""


class Do(RuleStep["Position"], frozen=True):
    """A term of an action that waits for its turn."""

    name = "do"

    act: AnyAct
    reading: Reading

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        OPS[type(self.act)](position, self.act, self.reading)


def do_all(position: Position, acts: Sequence[AnyAct], reading: Reading) -> None:
    """Put these on the agenda, the first one next."""
    position.agenda += [Do(act, reading) for act in reversed(acts) if type(act) is not Narrate]
