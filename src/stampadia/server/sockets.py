"""The line of an open socket, as uvicorn has it, with a way to write to it at once.

ASGI sends by a coroutine, so telling four seats of a move wakes four tasks, each of which goes
through every layer between the application and the line. Here a message that is encoded already is
one frame and one write, for as long as the reader keeps up; the application finds the way in the
scope, as the extension `AT_ONCE`, and sends in the usual way where there is none.
"""

from __future__ import annotations

from typing import Any, Final, cast

from litestar.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

AT_ONCE: Final = "stampadia.at-once"
MOST_UNREAD: Final = 8
"""Messages that wait to be heard before the line is read no further."""
_TEXT: Final = 0x81
"""A text in one frame, which a server does not mask."""


class Line(WebSocketsSansIOProtocol):
    _frames: bytes = b""
    """What is to be written as soon as all that happens now has happened."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["extensions"][AT_ONCE] = self.write

    def write(self, text: bytes) -> bool:
        """Write a text in UTF-8 soon; whether that is possible. What is told together, a choice
        that is done and the table after it, goes in one call of the system, and nobody wakes up
        before everybody is told."""
        if (
            not self.writable.is_set()
            or self.close_sent
            or self.disconnected
            or self.conn.state is not State.OPEN
        ):
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames += _head(len(text)) + text
        return True

    def _flush(self) -> None:
        if self._frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(self._frames)
        self._frames = b""

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

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


def at_once(scope: Scope) -> Any:
    """The way to write at once that a scope has; None where another server runs the application."""
    return cast("dict[str, Any]", scope.get("extensions") or {}).get(AT_ONCE)
