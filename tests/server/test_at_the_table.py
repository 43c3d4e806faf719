"""A room without sockets and with a store that answers when it is told to: who comes is told once,
and a choice goes the short way in the order of every move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

import msgspec
import pytest

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches.record import Line
from stampadia.server import attendance, choosing, people, wire
from stampadia.server.databases import Outcome, Taken
from stampadia.server.listener import Listener
from stampadia.server.room import Room
from stampadia.server.rows import MatchRow, SeatRow, Standing
from stampadia.server.store import Store
from stampadia.server.thinking import Thinkers


class Slow:
    """A store that keeps what it is given, and answers a choice when somebody says so."""

    def __init__(self) -> None:
        self.appended: list[tuple[int, Line, str]] = []
        self.answer: Callable[[Outcome], None] | None = None
        self.meanwhile: Callable[[], None] = lambda: None

    def append_soon(
        self, _: str, sequence: int, line: Line, choice: str, __: int,
        told: Callable[[Outcome], None],
    ) -> bool:  # fmt: skip
        self.appended.append((sequence, line, choice))
        self.answer = told
        return True

    async def see(self, _: Sequence[tuple[str, int]], __: int) -> None:
        self.meanwhile()

    async def sit(self, *_: Any, **__: Any) -> None:
        self.meanwhile()

    def keep(self, failed: BaseException | None = None) -> None:
        assert self.answer is not None
        self.answer((None, failed))


Told = list[dict[str, Any]]


def laid() -> tuple[Room, Slow]:
    """Four people at a table of Stampede that has been dealt."""
    store = Slow()
    row = MatchRow(
        id="m", game="stampede", edition="1", seats=4, options='{"teams":"none"}', carried="{}",
        study=False, luck="seed", luck_words="{}", clock=0, invitation=b"i", spectators=b"s",
        state="open", created=1,
    )  # fmt: skip
    seats = [SeatRow("m", seat, bytes([seat]), f"P{seat}", "you", True) for seat in range(4)]
    room = Room(cast(Store, store), cast(Thinkers, None), Standing(row, seats, None, {}))
    while isinstance(room.match.pending(), Chance):
        room.match.deal()
    return room, store


def sits(room: Room, seat: int) -> tuple[Listener, Told]:
    """A listener, and all that it is told."""
    told: Told = []

    def write(text: bytes) -> bool:
        told.append(msgspec.json.decode(text))
        return True

    listener = Listener(room, seat, wire.Hello(""))
    listener.write_with(write)
    return listener, told


def asked(room: Room) -> tuple[int, str]:
    pending = room.match.pending()
    assert isinstance(pending, Ask)
    return pending.seat, room.game.write(room.match.position, pending.choices[0])


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# Hearing


def test_what_is_told_once_for_several_is_what_each_would_hear_alone() -> None:
    """No seat hears the secret of another, whoever was told first."""
    room, _ = laid()
    taste, since, secrets = Dealer("taste"), 0, 0
    while room.match.sequence < 60 and isinstance(pending := room.match.pending(), Ask):
        seats = taste.shuffled([0, 1, 2, 3])
        for seat in (*seats, None):
            heard = room.telling(room.match, "en").heard(seat, since)
            alone = room.match.events(seat, since)
            told = msgspec.json.decode(msgspec.json.encode(heard), type=list[wire.Heard])
            assert [(one.number, one.name) for one in told] == [
                (event.number, event.name) for event in alone
            ]
            for one, event in zip(told, alone, strict=True):
                assert one.about == msgspec.json.decode(msgspec.json.encode(event.about))
                assert one.told == room.match.tell(event, seat, room.words("en"))
        secrets += sum(bool(event.secret) for event in room.match.happenings(since))
        since = room.match.happened
        room.match.play(taste.one_of(pending.choices))
    assert secrets


# Coming


def test_whoever_comes_is_told_the_table_once() -> None:
    """Also of what happens while the store notes that somebody is there."""

    async def work() -> None:
        room, store = laid()
        there, heard = sits(room, 0)
        room.listeners.add(there)

        def somebody_chooses() -> None:
            seat, text = asked(room)
            room.match.apply(room.match.propose_text(seat, text))
            room.broadcast()

        store.meanwhile = somebody_chooses
        comes, told = sits(room, 1)
        await attendance.enter(room, comes, 1)
        assert [one["type"] for one in told] == ["lobby", "table"]
        numbers = [event["number"] for event in told[-1]["events"]]
        assert numbers == [*range(1, room.match.happened + 1)]
        assert [one["type"] for one in heard] == ["lobby", "table", "lobby"]

    run(work())


def test_nothing_looks_while_a_mute_is_being_kept() -> None:
    """A look that began before would bring back who was heard."""

    async def work() -> None:
        room, store = laid()
        held: list[bool] = []
        store.meanwhile = lambda: held.append(room.lock.locked())
        await people.mute(room, 0, 2, True)
        await people.mute(room, 0, 3, True)
        await people.mute(room, 0, 2, False)
        assert held == [True] * 3
        assert room.seats[0].muted == "[3]"

    run(work())


# A choice by the short way


def test_nothing_is_applied_told_or_acknowledged_before_it_is_kept() -> None:
    async def work() -> None:
        room, store = laid()
        tables = [sits(room, seat) for seat in range(4)]
        room.listeners.update(listener for listener, _ in tables)
        seat, text = asked(room)
        before, landed = room.match.sequence, list[int | None]()

        def acknowledge(sequence: int | None) -> None:
            assert all(told for _, told in tables)  # everybody was told first
            landed.append(sequence)

        assert choosing.set_out(room, seat, ("one", before, text), 7, acknowledge)
        assert [(at, choice) for at, _, choice in store.appended] == [(before, "one")]
        assert room.match.sequence == before and room.lock.locked()
        assert not landed and not any(told for _, told in tables)
        assert room.done("one") is None
        store.keep()
        assert landed == [before + 1] == [room.match.sequence] == [room.done("one")]
        assert not room.lock.locked()
        for _, told in tables:
            assert [one["sequence"] for one in told if one["type"] == "table"] == [before + 1]

    run(work())


@pytest.mark.parametrize("failed", [Taken(), OSError("no room left")])
def test_what_was_not_kept_never_happened(failed: Exception) -> None:
    async def work() -> None:
        room, store = laid()
        listener, told = sits(room, 0)
        room.listeners.add(listener)
        seat, text = asked(room)
        before, landed = room.match.sequence, list[int | None]()
        assert choosing.set_out(room, seat, ("one", before, text), 7, landed.append)
        store.keep(failed)
        assert landed == [None]  # the long way says why
        assert room.match.sequence == before and not told and room.done("one") is None
        assert not room.lock.locked()

    run(work())


def test_what_is_unusual_goes_the_long_way() -> None:
    async def work() -> None:
        room, store = laid()
        seat, text = asked(room)
        now, landed = room.match.sequence, list[int | None]()

        def sets_out(
            *, by: int = seat, id_: str = "one", after: int = now, says: str = text
        ) -> bool:
            return choosing.set_out(room, by, (id_, after, says), 7, landed.append)

        assert not sets_out(by=(seat + 1) % 4)
        assert not sets_out(after=now - 1)
        assert not sets_out(says="play unicorn")
        async with room.lock:
            assert not sets_out()
        await room.lock.acquire()
        waits = asyncio.create_task(room.lock.acquire())
        await asyncio.sleep(0)
        room.lock.release()
        assert not sets_out()  # whoever waits is first
        await waits
        room.lock.release()
        assert not store.appended and not landed and not room.lock.locked()
        assert sets_out()
        assert not sets_out(id_="two")  # until the first is there
        store.keep()
        assert not sets_out()  # done once

    run(work())
