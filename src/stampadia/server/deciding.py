"""What people decide together in a match: asked, voted on, carried out. The rules of voting stand
in `table/motions.py`."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from stampadia.kernel.errors import ChoiceError, IllegalChoice, StampadiaError
from stampadia.server import PACKAGE, wire
from stampadia.server.databases import Taken
from stampadia.server.rows import MotionRow
from stampadia.server.voices import names
from stampadia.table.motions import (
    ABANDON,
    ASKED,
    HAND_OVER,
    UNDO,
    Motion,
    needed,
    verdict,
    voters,
)
from stampadia.table.seats import OPPONENT
from stampadia.words import Words, capital

if TYPE_CHECKING:
    from stampadia.server.room import Room


async def undo(room: Room, seat: int, id_: str, after: int) -> int | None:
    """Take back, by the kernel's law: at once where no other person plays, else if the others
    agree; the sequence, once it is done."""
    if room.people <= {seat}:
        return await room.do(id_, seat, lambda match: match.propose_undo(seat, after))
    if room.done(id_) is None:
        room.match.propose_undo(seat, after)  # which says why not, if the law forbids it
        await _ask(room, UNDO, seat, seat, id_)
    return room.done(id_)


async def abandon(room: Room, seat: int, id_: str, after: int) -> int | None:
    """Break the match off without a result, likewise."""
    if room.people <= {seat}:
        return await room.do(id_, seat, lambda match: match.propose_abandonment(after))
    if room.done(id_) is None:
        room.match.propose_abandonment(after)
        await _ask(room, ABANDON, seat, seat, id_)
    return room.done(id_)


async def hand_over(room: Room, by: int, seat: int) -> None:
    """Let a program play for somebody who is not there, if the others agree."""
    who = room.gathering()
    if seat not in who.people or seat == by:
        raise IllegalChoice("nobody-to-replace", package=PACKAGE)
    if seat in who.present:
        raise IllegalChoice("still-there", package=PACKAGE)
    await _ask(room, HAND_OVER, by, seat, "")


async def _ask(room: Room, what: str, by: int, seat: int, id_: str) -> None:
    async with room.lock:
        if room.state != "open":
            raise IllegalChoice("match-has-not-begun", package=PACKAGE)
        last = room.motion
        if last is not None and last.state == ASKED:
            if (last.what, last.by, last.seat, last.choice) == (what, by, seat, id_):
                return  # the same was asked twice
            raise IllegalChoice("motion-pending", package=PACKAGE)
        if by not in room.people:
            raise IllegalChoice("program-plays-for-you", package=PACKAGE)
        number = 0 if last is None else last.number + 1
        row = MotionRow(room.id, number, what, by, seat, room.match.sequence, id_)
        try:
            await room.store.move(row)
        except Taken:
            raise IllegalChoice("motion-pending", package=PACKAGE) from None
        room.motion, room.votes = row, {}
    room.tell_motion()
    await weigh(room)


async def vote(room: Room, seat: int, number: int, yes: bool) -> None:
    """A vote counts once; whoever is not asked is told so."""
    async with room.lock:
        row = room.motion
        if row is None or row.number != number or row.state != ASKED:
            raise IllegalChoice("motion-passed", package=PACKAGE)
        concerned = not yes and row.what == HAND_OVER and seat == row.seat
        if seat not in voters(_motion(row), room.gathering()) and not concerned:
            raise IllegalChoice("motion-not-yours", package=PACKAGE)
        with suppress(Taken):
            await room.store.vote(room.id, number, seat, yes)
            room.votes = {**room.votes, seat: yes}
    await weigh(room)
    if room.motion is row:
        room.tell_motion()


def is_asked(room: Room) -> bool:
    """Is anything to be decided?"""
    return room.motion is not None and room.motion.state == ASKED


async def weigh(room: Room) -> None:
    """Carry out what has been decided, if it has."""
    if not is_asked(room):
        return
    async with room.lock:
        row = room.motion
        if row is None or row.state != ASKED:
            return
        state = verdict(_motion(row), room.votes, room.gathering())
        if state == ASKED:
            return
        if state == "granted":
            try:
                await _carry_out(room, row)
            except Taken:
                return  # another process was first, and says so
            except ChoiceError:
                state = "void"
        await room.store.settle(room.id, row.number, state)
        room.motion = replace(row, state=state)
    room.tell_motion()
    if state == "granted":
        room.tell_lobby()
        room.broadcast()
        await room.go_on()


async def _carry_out(room: Room, row: MotionRow) -> None:
    match row.what:
        case "undo":
            await room.append(room.match.propose_undo(row.by, row.after), row.choice)
        case "abandon":
            await room.append(room.match.propose_abandonment(), row.choice)
        case "bot":
            await room.change_hands(row.seat, OPPONENT, {"stands_in": OPPONENT})
        case _:
            raise StampadiaError("motion-passed", package=PACKAGE)


def _motion(row: MotionRow) -> Motion:
    return Motion(row.what, row.by, row.seat, row.after)


def told(room: Room, words: Words) -> wire.MotionOf:
    """The last motion, as everybody may know it."""
    row = room.motion
    assert row is not None
    motion, who = _motion(row), room.gathering()
    named = words.named(names(room.seats))
    yes = {seat for seat, said in room.votes.items() if said} | (
        {row.by} if row.what == HAND_OVER else set()
    )
    return wire.MotionOf(
        number=row.number,
        what=cast("wire.What", row.what),
        by=row.by,
        seat=row.seat,
        voters=sorted(voters(motion, who)),
        yes=sorted(yes),
        needed=needed(motion, who),
        words=capital(
            words.say(
                f"motion-{row.what}",
                **named.who("who", row.by + 1),
                **named.who("whom", row.seat + 1),
            )
        ),
        id=row.choice,
    )
