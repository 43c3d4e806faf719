"""Illustrations: 24×24 pixels in 24 colours, as the text that sets carry and as PNG.

The text goes down the columns: the pixel in column x and row y is number 24x + y.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from msgspec import Struct

from stampadia.games.generals.content import PACKAGE, CardSet, Event, Unit
from stampadia.games.generals.files.format import PIXELS, SIZE, SYMBOLS
from stampadia.kernel.errors import BadContent

MOST_TILES: Final = 2000
MOST_COLOURS: Final = 4096
"""A picture with more is a photograph."""
MOST_PNG_BYTES: Final = 8 * 2**20
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER_END: Final = 24
"""Where a PNG has said its size."""
BLANK: Final = "0" * PIXELS

Colour = tuple[int, int, int]

PALETTE: Final[dict[str, Colour]] = {
    "1": (244, 245, 239), "2": (248, 199, 164), "3": (231, 132, 168), "4": (235, 157, 69),
    "5": (187, 154, 62), "6": (246, 228, 85), "7": (200, 219, 223), "8": (161, 70, 170),
    "9": (215, 77, 76), "A": (166, 93, 53), "B": (143, 203, 98), "C": (53, 136, 78),
    "D": (160, 171, 177), "E": (150, 47, 44), "F": (104, 45, 44), "G": (133, 223, 235),
    "H": (51, 156, 163), "I": (27, 76, 90), "J": (94, 106, 130), "K": (25, 16, 35),
    "L": (114, 173, 238), "M": (67, 94, 219), "N": (71, 67, 148), "O": (50, 45, 77),
}  # fmt: skip
TRANSPARENT: Final = SYMBOLS[0]
_RGBA: Final = {TRANSPARENT: bytes(4)} | {name: bytes((*rgb, 255)) for name, rgb in PALETTE.items()}


class Tiles(Struct, frozen=True):
    """Illustrations from a picture, and how many pixels had to take another colour."""

    illustrations: tuple[str, ...]
    snapped: int


def pixel(illustration: str, x: int, y: int) -> Colour | None:
    """A pixel's colour; None where the paper shows."""
    return PALETTE.get(illustration[SIZE * x + y])


def to_png(illustrations: Sequence[str], columns: int = 10) -> bytes:
    """A sheet of tiles, row by row; the tiles that complete the last row are transparent."""
    from PIL import Image

    wide = min(columns, len(illustrations))
    rows = -(-len(illustrations) // wide)
    image = Image.new("RGBA", (SIZE * wide, SIZE * rows))
    for number, illustration in enumerate(illustrations):
        across = (illustration[SIZE * x + y] for y in range(SIZE) for x in range(SIZE))
        tile = Image.frombytes("RGBA", (SIZE, SIZE), b"".join(_RGBA[sign] for sign in across))
        image.paste(tile, (SIZE * (number % wide), SIZE * (number // wide)))
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def from_png(data: bytes, file: str) -> Tiles:
    """Every tile of a sheet, row by row."""
    wide, high, pixels = _pixels(data, file)
    colours = set(pixels)
    if len(colours) > MOST_COLOURS:
        raise BadContent(
            "art-many-colours", package=PACKAGE, file=file, count=len(colours), most=MOST_COLOURS
        )
    found = {colour: snap(*colour.to_bytes(4, "big")) for colour in colours}
    symbols = {colour: symbol for colour, (symbol, _) in found.items()}
    strange = {colour for colour, (_, exact) in found.items() if not exact}
    illustrations = []
    for top in range(0, high, SIZE):
        for left in range(0, wide, SIZE):
            start, end = wide * top + left, wide * (top + SIZE)
            columns = (pixels[start + x : end : wide] for x in range(SIZE))
            illustrations.append("".join(symbols[colour] for down in columns for colour in down))
    return Tiles(tuple(illustrations), sum(map(strange.__contains__, pixels)))


def snap(red: int, green: int, blue: int, alpha: int = 255) -> tuple[str, bool]:
    """The nearest colour's symbol, and whether it is that very colour."""
    if alpha < 128:
        return TRANSPARENT, alpha == 0

    def distance(symbol: str) -> float:
        # Weighed as the eye does: the common "redmean" approximation.
        r, g, b = PALETTE[symbol]
        mean = (red + r) / 2
        reds, blues = 2 + mean / 256, 2 + (255 - mean) / 256
        return reds * (red - r) ** 2 + 4 * (green - g) ** 2 + blues * (blue - b) ** 2

    nearest = min(PALETTE, key=distance)
    return nearest, alpha == 255 and PALETTE[nearest] == (red, green, blue)


def from_text(text: str, file: str) -> Iterator[str]:
    """Illustrations that stand one a line."""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        if len(line) != PIXELS or not set(line) <= set(SYMBOLS):
            raise BadContent(
                "art-bad-line", package=PACKAGE, file=file, line=str(number), most=PIXELS
            )
        yield line


def of_set(found: CardSet) -> Iterator[str]:
    """Every illustration of a set, card by card and side by side."""
    for card in found.cards:
        for side in card.sides:
            if isinstance(side, Unit | Event):
                yield side.illustration


def without_blank_end(illustrations: Sequence[str]) -> Sequence[str]:
    """Without the empty tiles that only completed a sheet's last row."""
    end = len(illustrations)
    while end > 1 and illustrations[end - 1] == BLANK:
        end -= 1
    return illustrations[:end]


def half_blocks(illustration: str) -> Iterator[list[tuple[Colour | None, Colour | None]]]:
    """Twelve rows of pairs: the upper and the lower pixel of each character cell."""
    for y in range(0, SIZE, 2):
        yield [(pixel(illustration, x, y), pixel(illustration, x, y + 1)) for x in range(SIZE)]


def _pixels(data: bytes, file: str) -> tuple[int, int, tuple[int, ...]]:
    """The picture's size, and its pixels as 0xRRGGBBAA."""
    from PIL import Image

    if not data.startswith(SIGNATURE) or len(data) < _HEADER_END:
        raise BadContent("art-not-png", package=PACKAGE, file=file)
    # The size is checked before anything is unpacked: a small file can claim to be enormous.
    wide, high = struct.unpack(">II", data[_HEADER_END - 8 : _HEADER_END])
    size = f"{wide}×{high}"
    if wide % SIZE or high % SIZE or not wide * high:
        raise BadContent("art-bad-size", package=PACKAGE, file=file, size=size)
    if wide * high > MOST_TILES * PIXELS:
        raise BadContent("art-too-large", package=PACKAGE, file=file, size=size, most=MOST_TILES)
    try:
        with Image.open(BytesIO(data), formats=["PNG"]) as image:
            pixels = image.convert("RGBA").tobytes()
        return wide, high, struct.unpack(f">{wide * high}I", pixels)
    except (OSError, SyntaxError, ValueError, EOFError, struct.error, zlib.error):
        raise BadContent("art-not-png", package=PACKAGE, file=file) from None
