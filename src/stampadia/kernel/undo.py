"""Taking back: the law, and the way back.

The law: taking back never changes whose turn it is, never makes another player redo, and never
crosses something revealed or a visible chance event; dice that a person rolled and typed in may be
typed again. Whoever plays alone has all turns. Study mode, declared at the start, lifts the law.

The way back: copies of the position are kept as the match goes on, so that nobody has to play it
again from its start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.kernel.errors import UndoRefused
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.kernel.position import Position
from stampadia.kernel.record import PLAYED, Line

EVERY: Final = 16
"""A copy is made when so many lines have been written since the last one."""
ABREAST: Final = 4
"""So many copies stay at each distance before the distance doubles."""


def lines_kept(
    lines: Sequence[Line], firm: Sequence[bool], seat: int, pending: Pending, *, alone: bool
) -> int:
    """How many lines stay when this seat takes its last choice back by the law; `firm` says of
    each line whether it revealed something."""
    if (isinstance(pending, Ask) and pending.seat != seat) or isinstance(pending, Over):
        raise UndoRefused("undo-not-your-turn")
    if not any(line.seat == seat and line.kind in PLAYED for line in reversed(lines)):
        raise UndoRefused("undo-nothing")
    for index in range(len(lines) - 1, -1, -1):
        line = lines[index]
        if (line.kind == "choice" and line.seat != seat) or line.kind in ("seat", "resign"):
            raise UndoRefused("undo-other-seat")
        if line.kind == "digest" and not alone:
            raise UndoRefused("undo-other-turn")
        if firm[index]:
            raise UndoRefused("undo-revealed")
        if line.seat == seat:
            return index
    raise UndoRefused("undo-nothing")


def lines_kept_in_study(lines: Sequence[Line], seat: int) -> int:
    """How many stay where anything may be taken back: all before the seat's last choice."""
    for index in range(len(lines) - 1, -1, -1):
        if lines[index].seat == seat and lines[index].kind in PLAYED:
            return index
    raise UndoRefused("undo-nothing")


class Snapshots:
    """Copies of a position on its way, by the number of lines before them: close together at the
    end, where most is taken back, and ever farther apart before it."""

    def __init__(self, start: Position) -> None:
        self._kept = {0: start.clone()}

    def note(self, lines: int, position: Position) -> None:
        """Keep this position, if the last one kept lies far enough back."""
        if lines // EVERY <= max(self._kept) // EVERY:
            return
        self._kept[lines] = position.clone()
        for at in [at for at in self._kept if at and not _stays(at, lines)]:
            del self._kept[at]

    def before(self, lines: int) -> tuple[int, Position]:
        """A copy of the last position kept at or before so many lines, and how many it had."""
        at = max(at for at in self._kept if at <= lines)
        return at, self._kept[at].clone()

    def forget(self, lines: int) -> None:
        """Drop what lies beyond so many lines."""
        for at in [at for at in self._kept if at > lines]:
            del self._kept[at]

    def __len__(self) -> int:
        return len(self._kept)


def _stays(at: int, now: int) -> bool:
    """Of the copies that are older, every second one; of those older still, every fourth one."""
    age, apart = now // EVERY - at // EVERY, 1
    while age > ABREAST * apart:
        apart *= 2
    return at // EVERY % apart == 0
