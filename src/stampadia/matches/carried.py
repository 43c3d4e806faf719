"""What a record carries besides its lines: the very cards or sheets that were played.

A record so replays for as long as the rules stand, whatever becomes of the file, the generator or
the shelf they came from. Each is packed, so that a reader of the record in an editor sees the
game and not the adventure's secrets, and stands at the record's end:

    @ my-sheet.json             how the options call it
    @+ eJzNWltz4kYW/is9mUpVUsV4...
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from stampadia.kernel.errors import BadRecord

BEGINS: Final = "@"
GOES_ON: Final = "@+"
FILE: Final = ".json"
WIDTH: Final = 96
MOST_BYTES: Final = 4_000_000
"""Unpacked; a hostile record could otherwise grow a thousandfold."""


def bare_names(wishes: Sequence[str]) -> list[str]:
    """How a record calls what was typed: a file by its name without the folder, and a second one
    of the same name with a number, so that each has its own."""
    found: dict[str, str] = {}
    for wish in wishes:
        bare = re.split(r"[/\\]", wish)[-1] if wish.endswith(FILE) else wish
        name, copies = bare, 1
        while found.get(name, wish) != wish:
            copies += 1
            name = f"{copies}-{bare}"
        found[name] = wish
    names = {wish: name for name, wish in found.items()}
    return [names[wish] for wish in wishes]


def pack(text: str) -> str:
    return b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(name: str, packed: str) -> str:
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(packed, validate=True), MOST_BYTES + 1)
        if len(data) > MOST_BYTES or not unpacking.eof or unpacking.unused_data:
            raise BadRecord("carried-broken", line=0, name=name)
        return data.decode()
    except (ValueError, zlib.error):  # no base64, no ASCII, no UTF-8
        raise BadRecord("carried-broken", line=0, name=name) from None


def lines(carried: Mapping[str, str]) -> Iterator[str]:
    """As they stand at a record's end."""
    for name, packed in carried.items():
        yield f"{BEGINS} {name}"
        for start in range(0, len(packed), WIDTH):
            yield f"{GOES_ON} {packed[start : start + WIDTH]}"
