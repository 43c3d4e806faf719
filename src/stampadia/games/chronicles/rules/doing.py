"""Carrying out the terms of an action, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from stampadia.games.chronicles.instructions import Act, AnyAct, Narrate
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class Reading(Struct, frozen=True):
    """Whose words are carried out: a clause of a room, or an item (no clause)."""

    room: int
    clause: int = -1


Meaning = Callable[["Position", Any, Reading], None]

EFFECTS: Final[dict[type[Act], Meaning]] = {}
"""What each act does; `effects.py` fills it."""


def means(act: type[Act]) -> Callable[[Meaning], Meaning]:
    def entered(meaning: Meaning) -> Meaning:
        EFFECTS[act] = meaning
        return meaning

    return entered


class Do(Step["Position"]):
    """A term of an action that waits for its turn."""

    __slots__ = ("act", "reading")

    name = "do"

    def __init__(self, act: AnyAct, reading: Reading) -> None:
        self.act = act
        self.reading = reading

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        EFFECTS[type(self.act)](position, self.act, self.reading)

    def __repr__(self) -> str:
        return f"do {self.act} {self.reading}"


def do_all(position: Position, acts: Sequence[AnyAct], reading: Reading) -> None:
    """Put these on the agenda, the first one next."""
    position.agenda += [Do(act, reading) for act in reversed(acts) if type(act) is not Narrate]
