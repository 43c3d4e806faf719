"""Who sits down at a match, gets ready, begins, goes, comes back, and is forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from stampadia.kernel.chance import unguessable
from stampadia.kernel.errors import BadOption, IllegalChoice, StampadiaError
from stampadia.matches.record import one_line
from stampadia.players import LEVELS
from stampadia.server import PACKAGE, wire
from stampadia.server.databases import Taken
from stampadia.server.legible import called, legible
from stampadia.server.room import LOBBY, OPEN, OVER, now
from stampadia.server.rows import MatchRow, SeatRow
from stampadia.server.store import Store
from stampadia.server.tokens import NOBODY, hashed, new_token
from stampadia.table.seats import OPPONENT, YOU, free_colour

if TYPE_CHECKING:
    from stampadia.server.room import Room


BOTS: Final = (*LEVELS, "random", "greedy", "search")
"""The programs that may be asked for: a longer budget would let one table slow the others."""


def check_program(name: str) -> None:
    if name not in BOTS:
        raise BadOption("no-such-program", package=PACKAGE, text=name, known=", ".join(BOTS))


# Before the match


async def join(room: Room, wish: wire.Join) -> wire.Seated:
    """The first open seat, for whoever was invited; in a match that has begun, one that was left
    for latecomers."""
    token = new_token()
    async with room.lock:
        await room.look()
        await room.catch_up()
        for seat in room.seats:
            if not seat.player and await _take(room, seat, wish, hashed(token)):
                break
        else:
            raise StampadiaError("no-seat-left", package=PACKAGE)
        await room.look()
    await start_when_full(room)
    room.tell_lobby()
    if room.state == OPEN:
        room.broadcast()
        await room.go_on()
    return wire.Seated(seat.seat, token)


async def _take(room: Room, seat: SeatRow, wish: wire.Join, token: bytes) -> bool:
    name, words = called(wish.name), legible(wish.words)
    fields = {
        "token": token, "name": name, "player": YOU, "stands_in": "", "seen": 0,
        "ready": room.state != LOBBY or not room.row.gather,
        "colour": free_colour(wish.colour, _colours(room, but=seat.seat)),
    }  # fmt: skip
    if room.state == OVER:
        return False
    if room.state == OPEN:
        try:
            await room.change_hands(seat.seat, name, fields)
        except Taken:
            return False
        return True
    if not await room.store.sit(room.id, seat.seat, NOBODY, **fields):
        return False
    await _mix_in(room, seat.seat, words)
    return True


async def _mix_in(room: Room, seat: int, words: str) -> None:
    """Words of somebody's own go into the luck, before it begins to fall."""
    if words:
        mixed = {str(key): word for key, word in room.luck_words.items()} | {str(seat): words}
        await room.store.change(room.id, luck_words=msgspec.json.encode(mixed).decode())


def _colours(room: Room, but: int) -> set[str]:
    return {seat.colour for seat in room.seats if seat.seat != but}


async def dress(room: Room, seat: int, wish: wire.Dress) -> None:
    colour = wish.colour or room.seats[seat].colour
    if colour != free_colour(colour, _colours(room, but=seat)):
        raise IllegalChoice("colour-taken", package=PACKAGE)
    await _change(room, seat, name=called(wish.name), colour=colour)


async def ready(room: Room, seat: int, is_ready: bool, words: str = "") -> None:
    await _change(room, seat, legible(words), ready=is_ready)
    await start_when_full(room)


async def _change(room: Room, seat: int, words: str = "", **fields: str | bool) -> None:
    async with room.lock:
        await room.look()
        _must_wait(room)
        await _mix_in(room, seat, words)
        await room.store.sit(room.id, seat, room.seats[seat].token, **fields)
        await room.look()
    room.tell_lobby()


def _must_wait(room: Room) -> None:
    if room.row.state != LOBBY:
        raise IllegalChoice("match-has-begun", package=PACKAGE)


def _must_be_host(room: Room, seat: int) -> None:
    if seat != room.row.host:
        raise IllegalChoice("only-the-host", package=PACKAGE)


async def dismiss(room: Room, host: int, seat: int) -> None:
    """The host opens somebody's seat again; whoever sat there is out."""
    async with room.lock:
        await room.look()
        _must_be_host(room, host)
        _must_wait(room)
        if seat >= len(room.seats) or seat == host or room.seats[seat].player != YOU:
            raise IllegalChoice("nobody-to-dismiss", package=PACKAGE)
        await _leave_lobby(room, seat)
        await room.look()
    room.tell_lobby()


async def _leave_lobby(room: Room, seat: int) -> None:
    mixed = {str(key): word for key, word in room.luck_words.items() if key != seat}
    await room.store.change(room.id, luck_words=msgspec.json.encode(mixed).decode())
    await room.store.sit(
        room.id, seat, room.seats[seat].token,
        token=NOBODY, name="", player="", ready=False, colour="", seen=0, muted="[]",
    )  # fmt: skip


async def start(room: Room, host: int, wish: wire.Start) -> None:
    """The host begins, once everybody is ready; programs take the open seats, for good or until
    latecomers come."""
    check_program(wish.program)
    async with room.lock:
        await room.look()
        _must_be_host(room, host)
        _must_wait(room)
        if not all(seat.ready for seat in room.seats if seat.player == YOU and seat.seat != host):
            raise IllegalChoice("not-all-ready", package=PACKAGE)
        for seat in room.seats:
            if seat.player:
                continue
            if wish.fill == "bots":
                fields = {"player": wish.program, "name": wish.program, "ready": True}
            else:
                fields = {"stands_in": wish.program}
            if not await room.store.sit(room.id, seat.seat, NOBODY, **fields):
                raise IllegalChoice("motion-pending", package=PACKAGE)
        await room.look()
        await _begin(room)
    await _tell_begun(room)


async def start_when_full(room: Room) -> None:
    """Begin by itself once somebody sits on every seat, and all are ready."""
    async with room.lock:
        await room.look()
        full = all(seat.player and seat.ready for seat in room.seats)
        if room.row.state != LOBBY or room.row.gather or not full:
            return
        await _begin(room)
    await _tell_begun(room)


async def _begin(room: Room) -> None:
    players = [seat.name or seat.stands_in for seat in room.seats]
    written = msgspec.json.encode(players).decode()
    await room.store.change(room.id, state=OPEN, began=now(), players=written)
    await room.look()


async def _tell_begun(room: Room) -> None:
    room.tell_lobby()
    room.broadcast()
    await room.go_on()


# In the match


async def come_back(room: Room, seat: int) -> None:
    """Take one's own seat back from the program that plays for it."""
    async with room.lock:
        await room.look()
        await room.catch_up()
        if not room.seats[seat].stands_in or room.state != OPEN:
            raise IllegalChoice("nothing-to-take-back", package=PACKAGE)
        if seat in room.match.resigned:
            raise IllegalChoice("has-resigned", package=PACKAGE)
        await room.change_hands(seat, room.seats[seat].name, {"stands_in": ""})
    room.tell_lobby()
    room.broadcast()
    await room.go_on()


async def mute(room: Room, seat: int, other: int, muted: bool) -> None:
    """What a person does not want to hear is kept with the seat, and told to nobody."""
    if other >= len(room.seats):
        raise IllegalChoice("nobody-to-mute", package=PACKAGE)
    async with room.lock:  # or a look that has begun would bring back what was
        now_muted = {*msgspec.json.decode(room.seats[seat].muted, type=list[int])}
        now_muted = now_muted | {other} if muted else now_muted - {other}
        written = msgspec.json.encode(sorted(now_muted)).decode()
        await room.store.sit(room.id, seat, room.seats[seat].token, muted=written)
        room.seats[seat] = replace(room.seats[seat], muted=written)


# After it, and for good


async def play_again(store: Store, room: Room, seat: int) -> str:
    """The match in which the same people play again, which the first who asks opens; the same
    tokens and links open it."""
    if room.state != OVER:
        raise IllegalChoice("match-is-not-over", package=PACKAGE)
    if not room.row.rematch:
        row, seats = _again(room, seat)
        with suppress(Taken):  # somebody else asked first
            await store.create(row, seats, again=room.id)
        async with room.lock:
            await room.look()
        room.tell_lobby()
    return room.row.rematch


def _again(room: Room, host: int) -> tuple[MatchRow, list[SeatRow]]:
    row = replace(
        room.row, id=unguessable(), luck=unguessable(), luck_words="{}", state=LOBBY, rematch="",
        host=host, gather=False, created=now() // 1000, began=0, players="[]", from_file=False,
    )  # fmt: skip
    seats = []
    for seat in room.seats:
        name = seat.name or seat.player  # a program where somebody was forgotten
        ready = seat.player not in ("", YOU)
        seats.append(replace(seat, match=row.id, name=name, ready=ready, stands_in="", seen=0))
    return row, seats


async def forget(room: Room, seat: int) -> None:
    """A person goes for good: name, token and talk are wiped out, and a program plays on. Where
    nobody else is left, the whole match goes."""
    async with room.lock:
        await room.look()
        await room.catch_up()
        others = [one for one in room.seats if one.player == YOU and one.seat != seat]
        if not others:
            await room.store.forget(room.id)
        elif room.row.state == LOBBY:
            await _leave_lobby(room, seat)
        else:
            await _wipe(room, seat)
        if others and room.row.host == seat:
            await room.store.change(room.id, host=others[0].seat)
    await room.hear()
    if others:
        await room.go_on()


def waits_for(room: Room, token: str) -> int | None:
    """The seat of somebody whom others would like to play again with, and who has not said yes."""
    seat = room.seat_of(token)
    waits = seat is not None and room.row.state == LOBBY and not room.seats[seat].ready
    return seat if waits else None


async def _wipe(room: Room, seat: int) -> None:
    name = room.seats[seat].name
    fields = {
        "token": NOBODY, "name": OPPONENT, "player": OPPONENT, "stands_in": "", "seen": 0,
        "muted": "[]",
    }  # fmt: skip
    if room.state == OPEN:
        await room.change_hands(seat, OPPONENT, fields)
    else:
        await room.store.sit(room.id, seat, room.seats[seat].token, **fields | {"name": ""})
    players: list[str] = msgspec.json.decode(room.row.players)
    kept = ["" if number == seat else player for number, player in enumerate(players)]
    await room.store.wipe(room.id, seat, one_line(name), msgspec.json.encode(kept).decode())
