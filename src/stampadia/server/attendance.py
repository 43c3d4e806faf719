"""Who comes to a match and who goes: a seat whose owner has a socket open is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stampadia.server import deciding

if TYPE_CHECKING:
    from stampadia.server.listener import Listener
    from stampadia.server.room import Room


async def enter(room: Room, listener: Listener, at: int) -> None:
    """From now on it hears all that happens: first how things stand, in one breath, or what happens
    meanwhile would be told twice."""
    seat = listener.seat
    came = seat is not None and not room.is_present(room.seats[seat])
    if seat is not None:
        await _see(room, seat, at)
    room.listeners.add(listener)
    if came:
        room.tell_lobby()
    else:
        listener.tell_lobby()
    if room.row.state != "lobby":
        listener.tell_table()
    if came:
        await deciding.weigh(room)


def leave(room: Room, listener: Listener) -> None:
    """A socket was closed; its owner may have another one open."""
    if listener in room.listeners:
        room.listeners.discard(listener)
        seat = listener.seat
        if seat is not None and not any(other.seat == seat for other in room.listeners):
            room.soon(_miss(room, seat))


async def _miss(room: Room, seat: int) -> None:
    if room.gone:
        return
    await _see(room, seat, 0)
    room.tell_lobby()
    await deciding.weigh(room)


async def _see(room: Room, seat: int, at: int) -> None:
    async with room.lock:  # or a look that has begun would bring back what was
        await room.store.see([(room.id, seat)], at)
        room.seats[seat] = replace(room.seats[seat], seen=at)
