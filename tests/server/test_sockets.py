"""What is written to the line at once is what the library would have written."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from stampadia.server.sockets import _head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 3_000, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_websockets_frames_it(length: int) -> None:
    text = b"x" * length
    assert _head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
