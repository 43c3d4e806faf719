"""What is written to the line at once is what the library would have written, and what is heard at
once is what it would have heard."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from stampadia.server.sockets import Line, _head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 3_000, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_websockets_frames_it(length: int) -> None:
    text = b"x" * length
    assert _head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


# What is heard on the line

MASK = b"\x11\xa2\x3c\x54"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
REQUEST = (
    "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()


class Wire(asyncio.Transport):
    """What was written, to nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    plain = Frame(opcode, data, fin).serialize(mask=False)
    head = plain[: len(plain) - len(data)]
    return bytes((head[0], head[1] | 0x80)) + head[2:] + MASK + apply_mask(data, MASK)


async def spoken(stream: bytes, size: int) -> tuple[list[tuple[str, str]], bytes, Wire]:
    """What came of a stream in pieces of this size: texts and by which way they were heard, and
    what was answered."""
    heard: list[tuple[str, str]] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(("app", message.get("text") or str(message.get("bytes"))))

    config = Config(app=app, ws_max_size=16_384, log_config=None)
    config.load()
    line, wire = Line(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(REQUEST)
    await asyncio.sleep(0.01)
    begun = len(wire.written)

    def hears(text: str) -> bool:
        if text.startswith("now"):
            heard.append(("at once", text))
        return text.startswith("now")

    line.hear_with(hears)
    for at in range(0, len(stream), size):
        line.data_received(stream[at : at + size])
        for _ in range(3):
            await asyncio.sleep(0)
    answered = wire.written[begun:]
    if not line.disconnected:
        line.connection_lost(None)
    await asyncio.sleep(0)
    return heard, answered, wire


STREAM: Final = b"".join((
    frame(Opcode.TEXT, b"now 1"),
    frame(Opcode.TEXT, b"later 2"),
    frame(Opcode.TEXT, b"now ", fin=False),
    frame(Opcode.PING, b"still there?"),
    frame(Opcode.CONT, b"in parts", fin=True),
    frame(Opcode.TEXT, "now é".encode() + b"x" * 300),
    frame(Opcode.BINARY, b"now"),
    frame(Opcode.TEXT, b"now last"),
))  # fmt: skip


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 10_000])
def test_whole_texts_are_heard_at_once_and_all_else_as_before(size: int) -> None:
    heard, answered, _ = asyncio.run(spoken(STREAM, size))
    assert sorted(heard) == sorted([
        ("at once", "now 1"), ("app", "later 2"), ("app", "now in parts"),
        ("at once", "now é" + "x" * 300), ("app", "b'now'"), ("at once", "now last"),
    ])  # fmt: skip
    assert answered == Frame(Opcode.PONG, b"still there?").serialize(mask=False)


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (frame(Opcode.TEXT, b"now " + b"x" * 16_384), 1009),
        (frame(Opcode.TEXT, b"now " + b"x" * 70_000), 1009),
        (Frame(Opcode.TEXT, b"now").serialize(mask=False), 1002),
        (frame(Opcode.TEXT, b"now \xff"), 1007),
        (frame(Opcode.TEXT, b"a", fin=False) + frame(Opcode.TEXT, b"now b"), 1002),
        (b"\xc1" + frame(Opcode.TEXT, b"now")[1:], 1002),
        (frame(Opcode.CONT, b"now"), 1002),
    ],
    ids=["long", "longer", "no mask", "no text", "in between", "a bit too much", "no beginning"],
)
@pytest.mark.parametrize("size", [1, 4, 100_000])
def test_what_is_not_as_it_should_be_is_closed_by_the_library(
    stream: bytes, code: int, size: int
) -> None:
    heard, answered, wire = asyncio.run(spoken(stream + frame(Opcode.TEXT, b"now"), size))
    assert not [text for way, text in heard if way == "at once"]
    assert answered[:1] == b"\x88" and int.from_bytes(answered[2:4], "big") == code
    assert wire.closed


def test_after_a_close_nothing_is_heard() -> None:
    stream = frame(Opcode.CLOSE, (1000).to_bytes(2, "big")) + frame(Opcode.TEXT, b"now")
    heard, _, wire = asyncio.run(spoken(stream, 10_000))
    assert not heard and wire.closed
