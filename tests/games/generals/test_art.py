"""Illustrations as text and as PNG."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from examples import examples
from games.generals.samples import ART, REAL_SETS, good, needs_real_sets, read
from stampadia.games.generals.files.format import SIZE, SYMBOLS
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.workshop.art import (
    BLANK,
    PALETTE,
    from_png,
    from_text,
    half_blocks,
    of_set,
    pixel,
    snap,
    to_png,
    without_blank_end,
)
from stampadia.kernel.errors import BadContent
from work import at_once

COLUMNS = SYMBOLS[:24] * 24
"""Every column alike: its rows are the symbols in their order."""


def png(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def test_the_text_goes_down_the_columns() -> None:
    art = "K" + "0" * 23 + "9" + "0" * 551
    assert pixel(art, 0, 0) == PALETTE["K"]
    assert pixel(art, 1, 0) == PALETTE["9"]
    assert pixel(art, 0, 1) is None
    image = Image.open(BytesIO(to_png([art])))
    assert image.size == (24, 24)
    assert image.getpixel((1, 0)) == (*PALETTE["9"], 255)
    assert image.getpixel((0, 1)) == (0, 0, 0, 0)
    assert Image.open(BytesIO(to_png([COLUMNS]))).getpixel((5, 20)) == (*PALETTE["K"], 255)


def test_the_palette_has_24_different_colours() -> None:
    assert "".join(PALETTE) == SYMBOLS[1:]
    assert len(set(PALETTE.values())) == 24


@needs_real_sets
@pytest.mark.parametrize("path", REAL_SETS, ids=lambda path: path.stem)
def test_every_real_illustration_survives_a_picture(path: Path) -> None:
    illustrations = tuple(of_set(load_set(path)))
    tiles = from_png(to_png(illustrations), "sheet.png")
    assert without_blank_end(tiles.illustrations) == illustrations
    assert tiles.snapped == 0
    for illustration in set(illustrations):
        assert from_png(to_png([illustration]), "tile.png").illustrations == (illustration,)


ARTS = st.lists(st.sampled_from(SYMBOLS), min_size=576, max_size=576).map("".join)


@given(st.lists(st.sampled_from([ART, BLANK, COLUMNS]) | ARTS, min_size=1, max_size=5),
       st.integers(1, 4))  # fmt: skip
@settings(max_examples=examples(20))
def test_any_sheet_survives_a_picture(illustrations: list[str], columns: int) -> None:
    tiles = from_png(to_png(illustrations, columns), "sheet.png")
    assert list(tiles.illustrations[: len(illustrations)]) == illustrations
    assert set(tiles.illustrations[len(illustrations) :]) <= {BLANK}
    assert tiles.snapped == 0


def test_a_sheet_goes_row_by_row() -> None:
    arts = ["1" * 576, "2" * 576, "3" * 576]
    image = Image.open(BytesIO(to_png(arts, 2)))
    assert image.size == (48, 48)
    corners = [image.getpixel(spot) for spot in ((0, 0), (24, 0), (0, 24))]
    assert corners == [(*PALETTE[symbol], 255) for symbol in "123"]
    assert from_png(png(image), "sheet.png").illustrations == (*arts, BLANK)
    assert without_blank_end([*arts, BLANK, BLANK]) == arts
    assert without_blank_end([BLANK, BLANK]) == [BLANK]


# Colours


@pytest.mark.parametrize("symbol", PALETTE)
def test_palette_colours_stay_and_near_ones_are_taken_there(symbol: str) -> None:
    red, green, blue = PALETTE[symbol]
    assert snap(red, green, blue) == (symbol, True)
    assert snap(max(red - 2, 0), min(green + 2, 255), blue) == (symbol, False)


def test_half_transparent_pixels_are_in_or_out() -> None:
    assert snap(9, 9, 9, 0) == ("0", True)
    assert snap(9, 9, 9, 127) == ("0", False)
    assert snap(*PALETTE["K"], 128) == ("K", False)


def test_snapped_pixels_are_counted() -> None:
    image = Image.open(BytesIO(to_png([ART])))
    for spot in ((0, 0), (3, 4), (23, 23)):
        image.putpixel(spot, (255, 0, 0, 255))
    tiles = from_png(png(image), "tile.png")
    assert tiles.snapped == 3
    assert tiles.illustrations[0].count("9") == 3


@pytest.mark.parametrize(("mode", "white"), [("RGB", PALETTE["1"]), ("L", 244), ("1", 1),
                                             ("LA", (244, 255)), ("I;16", 65535)])  # fmt: skip
def test_every_kind_of_png_is_read(mode: str, white: int | tuple[int, ...]) -> None:
    image = Image.new(mode, (24, 24), white)
    assert from_png(png(image), "tile.png").illustrations == ("1" * 576,)


def test_a_png_with_a_palette_of_its_own_is_read() -> None:
    image = Image.open(BytesIO(to_png([ART]))).convert("P", palette=Image.Palette.ADAPTIVE)
    assert image.mode == "P"
    tiles = from_png(png(image), "tile.png")
    assert tiles.illustrations[0].count("K") == ART.count("K")


# Refusals


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def header(wide: int, high: int) -> bytes:
    """A PNG that only claims to be so large."""
    claim = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0))
    data = chunk(b"IDAT", zlib.compress(bytes(1000)))
    return b"\x89PNG\r\n\x1a\n" + claim + data + chunk(b"IEND", b"")


GOOD = to_png([ART])
PHOTO = Image.new("RGB", (72, 72))
PHOTO.putdata([(n % 256, n // 256, 77) for n in range(72 * 72)])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "“a.png” is not a PNG picture, or a broken one."),
        (b"GIF89a", "is not a PNG picture"),
        (GOOD[:8], "is not a PNG picture"),
        (GOOD[:60], "is not a PNG picture"),
        (GOOD[:-40], "is not a PNG picture"),
        (GOOD[:40] + b"\xff" * 40 + GOOD[80:], "is not a PNG picture"),
        (header(24, 24), "is not a PNG picture"),
        (png(Image.new("RGB", (25, 24))), "is 25×24 pixels. Both sides of a sheet must be"),
        (header(24 * 10**5, 24 * 10**5), "is 2400000×2400000 pixels. A sheet has at most"),
        (header(0, 24), "is 0×24 pixels."),
        (png(PHOTO), "has 5,184 colours. That is a photograph"),
    ],
)  # fmt: skip
def test_pictures_that_are_none_of_ours(data: bytes, said: str) -> None:
    with at_once(), pytest.raises(BadContent, match=r"a\.png") as caught:
        from_png(data, "a.png")
    assert said in str(caught.value)


def test_illustrations_stand_one_a_line() -> None:
    assert list(from_text(f"{ART}\n\n  {BLANK}\r\n", "art.txt")) == [ART, BLANK]
    for bad in (ART[1:], ART.replace("K", "k"), "hello"):
        with pytest.raises(BadContent, match=r"“art.txt”, line 2: an illustration is 576"):
            list(from_text(f"{ART}\n{bad}\n", "art.txt"))


def test_a_set_s_illustrations_in_their_order() -> None:
    source = good()
    source["deck"][1][1]["illustration"] = BLANK
    made = read(source).made
    assert made is not None
    assert list(of_set(made)) == [ART, ART, BLANK]


def test_half_blocks_pair_the_rows() -> None:
    rows = list(half_blocks(COLUMNS))
    assert len(rows) == SIZE // 2
    assert all(len(row) == SIZE for row in rows)
    assert rows[0][0] == (None, PALETTE["1"])
    assert rows[11][7] == (PALETTE["M"], PALETTE["N"])
