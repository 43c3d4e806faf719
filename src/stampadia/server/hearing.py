"""What is heard on an open socket: each message is carried out or refused in a sentence, one after
the other. A choice goes the short way where it can (`choosing.py`)."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket

from stampadia.kernel.errors import ChoiceError, StampadiaError
from stampadia.server import (
    PACKAGE,
    asides,
    choosing,
    deciding,
    own_dice,
    people,
    talking,
    wire,
    wire_asides,
)
from stampadia.server.databases import Taken
from stampadia.server.hub import Hub
from stampadia.server.legible import said
from stampadia.server.limits import Bucket, TooFast
from stampadia.server.listener import Listener
from stampadia.server.metrics import Metrics
from stampadia.server.room import LOBBY, now
from stampadia.server.sockets import Line

LARGEST_FRAME: Final = 16_384
MOST_REFUSED: Final = 100
"""Whoever goes on like this after so many refusals in a row is cut off."""
_decoder: Final = msgspec.json.Decoder(wire.Sent)


async def receive(socket: WebSocket[Any, Any, Any]) -> wire.Sent:
    return read(await socket.receive_data(mode="text"))


def read(text: str) -> wire.Sent:
    if len(text) > LARGEST_FRAME:
        raise msgspec.DecodeError("too long")
    try:
        sent: wire.Sent = _decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None
    return sent


class Hearing:
    def __init__(self, listener: Listener, hub: Hub, metrics: Metrics, messages: Bucket) -> None:
        self._listener = listener
        self._hub = hub
        self._metrics = metrics
        self._messages = messages
        """How many more may come."""
        self._refused = 0
        """How many were refused in a row."""
        self._line: Line | None = None
        self._busy = False
        """Is a message being carried out?"""
        self._idle: asyncio.Future[None] | None = None
        """Somebody waits until none is."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def hear_on(self, socket: WebSocket[Any, Any, Any], line: Line | None) -> None:
        """Until too much was refused in a row."""
        self._line = line
        if line is not None:
            line.hear_with(self._at_once)
        while self._refused < MOST_REFUSED:
            try:
                sent: wire.Sent | msgspec.MsgspecError = await receive(socket)
            except msgspec.MsgspecError as error:
                sent = error
            while self._busy:  # one that came before goes the short way
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
            self._busy = True
            await self._hear(sent)
            self._busy = False

    # The short way

    def _at_once(self, text: str) -> bool:
        """A choice that comes when nothing else does; whether it is on its way."""
        listener = self._listener
        seat = listener.seat
        if self._busy or seat is None or self._line is None or not self._line.all_heard:
            return False
        try:
            sent = read(text)
        except msgspec.MsgspecError:
            return False
        if type(sent) is not wire.Choose or not self._messages.level() >= 1:
            return False
        began = perf_counter()

        def landed(sequence: int | None) -> None:
            if sequence is None:
                task = asyncio.create_task(self._go_on_with(sent))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            else:
                self._refused = 0
                listener.tell(wire.Done(sent.id, sequence))
                self._metrics.done["choose"] += 1
                self._metrics.choices.note(perf_counter() - began)
                self._free()

        choice = sent.id, sent.after, sent.text
        self._busy = choosing.set_out(listener.room, seat, choice, now(), landed)
        return self._busy and self._messages.take()

    async def _go_on_with(self, sent: wire.Choose) -> None:
        try:
            await self._hear(sent)
        finally:
            self._free()

    def _free(self) -> None:
        self._busy = False
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    # The long way

    async def _hear(self, sent: wire.Sent | msgspec.MsgspecError) -> None:
        listener, metrics = self._listener, self._metrics
        self._refused += 1
        if isinstance(sent, msgspec.MsgspecError):
            metrics.refused["not-a-message"] += 1
            why = f"{listener.words.say('not-a-message')} ({sent})"
            listener.tell(wire.Refused(why, "not-a-message"))
            return
        id_ = getattr(sent, "id", "")
        try:
            if not self._messages.take():
                raise TooFast
            began = perf_counter()
            await self._carry_out(sent)
        except Taken:
            metrics.refused["choice-is-stale"] += 1
            why = listener.words.say("choice-is-stale")
            listener.tell(wire.Refused(why, "choice-is-stale", id_))
        except StampadiaError as error:
            metrics.refused[error.key] += 1
            why = error.tell(listener.words)
            if error.key == "choice-not-legal" and isinstance(sent, wire.Choose):
                why = f"{why} {asides.reason_of(listener, sent.text)}".rstrip()
            listener.tell(wire.Refused(why, error.key, id_))
            if id_ and isinstance(error, ChoiceError) and listener.room.state != LOBBY:
                listener.tell_table()
        else:
            self._refused = 0
            metrics.done[str(sent.__struct_config__.tag)] += 1
            if isinstance(sent, wire.Choose):
                metrics.choices.note(perf_counter() - began)

    async def _carry_out(self, sent: wire.Sent) -> None:
        listener = self._listener
        room, seat = listener.room, listener.seat
        match sent:
            case wire.Speak(language):
                listener.speak(language)
            case wire.Read(text):
                listener.read(text)
            case wire.Hello():
                listener.tell_table()
            case wire.Mute(other, muted):
                await listener.mute(other, muted)
            case _ if seat is None:
                raise StampadiaError("spectators-only-watch", package=PACKAGE)
            case wire.Say(text):
                await talking.say(room, seat, said(text))
            case wire_asides.AskHint(after):
                listener.tell(await asides.hint(room, seat, after, listener.words))
            case wire_asides.AskForetold(after, texts):
                listener.tell(await asides.foretell(room, seat, after, texts, listener.words))
            case wire_asides.AskWhy(after, place):
                listener.tell(asides.why(room, seat, after, place, listener.words))
            case wire_asides.AskLesson(after):
                listener.tell(asides.lesson(room, seat, after, listener.words))
            case wire.Choose(id_, after, text):
                done = await room.do(id_, seat, own_dice.chosen(room, seat, text, after))
                listener.tell(wire.Done(id_, done))
            case wire.Undo(id_, after):
                if (sequence := await deciding.undo(room, seat, id_, after)) is not None:
                    listener.tell(wire.Done(id_, sequence))
            case wire.Abandon(id_, after):
                if (sequence := await deciding.abandon(room, seat, id_, after)) is not None:
                    listener.tell(wire.Done(id_, sequence))
            case wire.Resign(id_, after):
                done = await room.do(
                    id_, seat, lambda match: match.propose_resignation(seat, after)
                )
                listener.tell(wire.Done(id_, done))
            case wire.HandOver(other):
                await deciding.hand_over(room, seat, other)
            case wire.Vote(number, yes):
                await deciding.vote(room, seat, number, yes)
            case wire.Ready(ready):
                await people.ready(room, seat, ready)
            case wire.Dress():
                await people.dress(room, seat, sent)
            case wire.Start():
                await people.start(room, seat, sent)
            case wire.Dismiss(other):
                await people.dismiss(room, seat, other)
            case wire.ComeBack():
                await people.come_back(room, seat)
            case wire.Rematch(words):
                await self._hub.play_again(room, seat, words)
                listener.tell_lobby()
