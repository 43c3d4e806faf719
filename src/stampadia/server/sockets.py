"""The line of an open socket, as uvicorn has it, with a way to write to it and to hear it at once.

ASGI sends and receives by coroutines, so telling four seats of a move wakes four tasks, each of
which goes through every layer between the application and the line, and so does whatever they say.
Here a message that is encoded already is one frame and one write, for as long as the reader keeps
up; and a text that comes in one frame is given to whoever hears it, who may leave it to the usual
way. The application finds the line in the scope, as the extension `AT_ONCE`, and does all in the
usual way where there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from litestar.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was built without a compiler
    from websockets.utils import apply_mask

AT_ONCE: Final = "stampadia.at-once"
MOST_UNREAD: Final = 8
"""Messages that wait to be heard before the line is read no further."""
_TEXT: Final = 0x81
"""A text in one frame, which a server does not mask."""
_END_OF_REQUEST: Final = b"\r\n\r\n"
_CONTROL: Final = 0x08
"""The opcodes from here on are the line's own: close, ping, pong."""

Hears = Callable[[str], bool]
"""Told a text that has come; whether it takes it, or it has to go the usual way."""


class Line(WebSocketsSansIOProtocol):
    _unwritten: ClassVar[list[Line]] = []
    """All to which something is to be written as soon as all that happens now has happened."""
    _hears: Hears | None = None
    _framed = False
    """Does the library get whole frames alone, so that the next byte begins one?"""
    _rest: bytes = b""
    """The beginning of a frame of which more has to come."""
    _in_parts = False
    """Has a message begun that comes in several frames?"""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._told: list[bytes] = []
        """What is to be written."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["extensions"][AT_ONCE] = self

    # Writing

    def write(self, text: bytes) -> bool:
        """Write a text in UTF-8 soon; whether that is possible. What is told together, a choice
        that is done and the table after it, goes in one call of the system, and nobody wakes up
        before everybody is told."""
        if (
            self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.conn.state is not State.OPEN
        ):
            return False
        if not self._told:
            if not self._unwritten:
                self.loop.call_soon(self._flush_all)
            self._unwritten.append(self)
        self._told += (_head(len(text)), text)
        return True

    @classmethod
    def _flush_all(cls) -> None:
        lines = cls._unwritten[:]
        cls._unwritten.clear()
        for line in lines:
            line._flush()

    def _flush(self) -> None:
        if self._told and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._told))
        self._told.clear()

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    # Hearing

    def hear_with(self, hears: Hears) -> None:
        """From now on, a text that comes in one frame is told to `hears` first."""
        self._hears = hears

    @property
    def all_heard(self) -> bool:
        """Has everything that came the usual way been taken?"""
        return self.queue.empty()

    def data_received(self, data: bytes) -> None:
        """Whoever hears gets whole texts; all else goes to the library frame by frame, and what is
        not as it should be goes there as it came, so that the library says what is wrong."""
        if not self._framed:
            began = self.handshake_initiated
            super().data_received(data)
            ends = data.find(_END_OF_REQUEST) + len(_END_OF_REQUEST)
            self._framed = self.handshake_initiated and not began and ends == len(data)
            return
        data = self._rest + data if self._rest else data
        self._rest = b""
        while data:
            begin, end = _frame(data)
            if not end or end - begin > self.config.ws_max_size:
                self._framed = False
                super().data_received(data)
                return
            if end > len(data):
                self._rest = data
                return
            frame, data = data[:end], data[end:]
            if not self._heard(frame, begin):
                super().data_received(frame)
                if self.conn.parser_exc is not None:
                    return  # it is closed, and nothing more is heard

    def _heard(self, frame: bytes, begin: int) -> bool:
        first = frame[0]
        if first != _TEXT or self._in_parts:
            if not first & _CONTROL:
                self._in_parts = not first & 0x80
            return False
        if self._hears is None or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = str(apply_mask(frame[begin:], frame[begin - 4 : begin]), "utf-8")
        except UnicodeDecodeError:
            return False
        return self._hears(text)

    def send_receive_event_to_app(self) -> None:
        """The same, but the line is read on: stopping and going on at every message costs two
        calls of the system."""
        reads_on = not self.read_paused and self.queue.qsize() < MOST_UNREAD
        self.read_paused = self.read_paused or reads_on
        super().send_receive_event_to_app()
        if reads_on:
            self.read_paused = False


def _head(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


def _frame(data: bytes) -> tuple[int, int]:
    """Where what a frame holds begins and ends; beyond the data where that has not come yet. No
    end where it is no frame that a client may send so."""
    if len(data) < 2:
        return 0, 2
    length = data[1] & 0x7F
    if not data[1] & 0x80 or data[0] & 0x70:  # not masked, or with bits that nobody agreed on
        return 0, 0
    if length < 126:
        return 6, 6 + length
    if length == 127:  # never as long as that
        return 0, 0
    if len(data) < 4:
        return 0, 4
    return 8, 8 + (data[2] << 8 | data[3])


def at_once(scope: Scope) -> Line | None:
    """The line that a scope has; None where another server runs the application."""
    found = cast("dict[str, Any]", scope.get("extensions") or {}).get(AT_ONCE)
    return found if isinstance(found, Line) else None
