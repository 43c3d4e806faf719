"""What people say at a match. It is in no record."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

from stampadia.server import wire
from stampadia.server.databases import Taken
from stampadia.server.rows import ChatRow

if TYPE_CHECKING:
    from stampadia.server.room import Room

MOST_TRIES: Final = 8
"""How often somebody speaks up again when others were first."""
MOST_TALKS: Final = 100
"""What somebody who comes back hears of what was said."""


async def say(room: Room, seat: int, text: str) -> None:
    for _ in range(MOST_TRIES):
        said = ChatRow(room.talked, seat, text, int(time()))
        try:
            await room.store.talk(room.id, said.number, seat, text, said.at)
        except Taken:
            await room.hear()
            continue
        if room.talked == said.number:
            room.talked = said.number + 1
            tell(room, said)
        return


async def talks(room: Room, since: int) -> list[wire.Talk]:
    """What was said from this number on."""
    rows = await room.store.talks(room.id, since)
    return [_talk(room, row) for row in rows[-MOST_TALKS:]]


def tell(room: Room, said: ChatRow) -> None:
    for listener in tuple(room.listeners):
        listener.tell_talk(_talk(room, said))


def _talk(room: Room, said: ChatRow) -> wire.Talk:
    return wire.Talk(said.number, said.seat, room.seats[said.seat].name, said.text)
