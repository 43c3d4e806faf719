"""A choice by the short way: proposed, appended and synced, applied, told, acknowledged, without a
task that waits for anything.

Nearly every message is a choice at a table where nothing else goes on. Whatever is not so (somebody
has the lock, the choice does not fit, the store fails, its database needs a task) goes the long
way, `Room.do`, which does the same and says why not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from stampadia.kernel.errors import ChoiceError
from stampadia.matches.record import Line
from stampadia.server.databases import Outcome

if TYPE_CHECKING:
    from stampadia.server.room import Room

Landed = Callable[[int | None], None]
"""Told the sequence of a choice that is there, or nothing where it has to go the long way."""


class Choice:
    """On its way from the proposal until everybody was told; it holds the lock of its room until it
    is applied."""

    __slots__ = ("_at", "_id", "_landed", "_line", "_room")

    def __init__(self, room: Room, id_: str, line: Line, at: int, landed: Landed) -> None:
        self._room = room
        self._id = id_
        self._line = line
        self._at = at
        self._landed = landed

    def kept(self, outcome: Outcome) -> None:
        """The store has it for good, or says why not."""
        room = self._room
        try:
            if outcome[1] is None:
                room.applied(self._line, self._id, self._at)
        except Exception as error:
            outcome = None, error
        if outcome[1] is not None:
            room.lock.release()
            self._landed(None)
        elif room.follows:
            room.soon(self._follow_up())
        else:
            room.lock.release()
            self._end()

    async def _follow_up(self) -> None:
        try:
            await self._room.follow_up_or_later()
        finally:
            self._room.lock.release()
            self._end()

    def _end(self) -> None:
        self._room.broadcast()
        self._room.settle_soon()
        self._landed(self._room.done(self._id))


def set_out(room: Room, seat: int, choice: tuple[str, int, str], at: int, landed: Landed) -> bool:
    """Let a seat's choice (its id, the sequence that it answers, its text) go the short way, if it
    can; `landed` hears of it later, never now."""
    id_, after, text = choice
    if room.lock.locked() or not room.plays_itself(seat) or room.done(id_) is not None:
        return False
    try:
        line = room.match.propose_text(seat, text, after)
    except ChoiceError:
        return False
    if not _take(room.lock):
        return False
    kept = Choice(room, id_, line, at, landed).kept
    if room.store.append_soon(room.id, room.match.sequence, line, id_, at, kept):
        return True
    room.lock.release()
    return False


def _take(lock: asyncio.Lock) -> bool:
    """Take a lock that nobody has and nobody waits for; whether it was so."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # somebody waits: that one is first
    return False
