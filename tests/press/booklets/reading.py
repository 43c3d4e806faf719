"""Booklets read back: their words from the files, and what is on paper from the PDF itself."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from ctypes import c_double
from functools import cache
from importlib.resources import files
from io import BytesIO
from itertools import combinations
from typing import Any, Final, NamedTuple

import pypdf
import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image, ImageChops

from stampadia.press import booklets

GAMES: Final = booklets.games()
LANGUAGES: Final = ("en", "it")
BOTH: Final = [(game, language) for game in GAMES for language in LANGUAGES]
POINT_MM: Final = 25.4 / 72
_DPI: Final = 72
_CELL_MM: Final = 4.0
_TOUCHING_MM2: Final = 0.15
"""Letters that lean or hang may touch."""


@cache
def words(game: str, language: str) -> dict[str, Any]:
    source = files("stampadia.press").joinpath("booklets", game, f"{language}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


def texts(value: object) -> Iterator[str]:
    """Every text in a part of a booklet."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


_set_anew: Final = booklets.pdf


def booklet(
    game: str, language: str, *, paper: str | None = None, imposed: bool = False, ink: str = "full"
) -> bytes:
    """As `booklets.pdf` makes it, once a process: tests that ask are marked
    `xdist_group("booklets")`."""
    return _booklet(game, language, paper, imposed, ink)


@cache
def _booklet(game: str, language: str, paper: str | None, imposed: bool, ink: str) -> bytes:
    return _set_anew(game, language, paper=paper, imposed=imposed, ink=ink)


def pages(pdf: bytes) -> Iterator[Any]:
    document = pypdfium2.PdfDocument(pdf)
    yield from document


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Of the pages, in millimetres."""
    return [(page.get_width() * POINT_MM, page.get_height() * POINT_MM) for page in pages(pdf)]


def chapters(pdf: bytes) -> list[tuple[str, int]]:
    """The outline: every heading with its page."""
    reader = pypdf.PdfReader(BytesIO(pdf))

    def found(entries: list[Any]) -> Iterator[tuple[str, int]]:
        for entry in entries:
            if isinstance(entry, list):
                yield from found(entry)
            else:
                page = reader.get_destination_page_number(entry)
                yield str(entry.title), -1 if page is None else page

    return list(found(reader.outline))


class Letter(NamedTuple):
    """What is printed, its type size in points, and its box in millimetres from the left and from
    the top of the page."""

    text: str
    size: float
    left: float
    top: float
    right: float
    bottom: float


def letters(page: Any) -> Iterator[Letter]:
    """Every letter that can be seen, in the order of reading."""
    text, height = page.get_textpage(), page.get_height()
    for index in range(text.count_chars()):
        letter = chr(pdfium.FPDFText_GetUnicode(text.raw, index))
        if letter.isspace() or not letter.isprintable():
            continue
        left, right, bottom, top = (c_double() for _ in range(4))
        pdfium.FPDFText_GetCharBox(text.raw, index, left, right, bottom, top)
        edges = (left.value, height - top.value, right.value, height - bottom.value)
        size = pdfium.FPDFText_GetFontSize(text.raw, index)
        yield Letter(letter, size, *(edge * POINT_MM for edge in edges))


def collisions(page: Any) -> set[tuple[Letter, Letter]]:
    """Letters that are printed over others which are not their neighbours in a word."""
    cells = defaultdict(list)
    for place, one in enumerate(letters(page)):
        for x in range(int(one.left // _CELL_MM), int(one.right // _CELL_MM) + 1):
            for y in range(int(one.top // _CELL_MM), int(one.bottom // _CELL_MM) + 1):
                cells[x, y].append((place, one))
    return {
        (one, other)
        for cell in cells.values()
        for (place, one), (next_place, other) in combinations(cell, 2)
        if next_place - place > 2 and _common(one, other) > _TOUCHING_MM2
    }


def _common(one: Letter, other: Letter) -> float:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(wide, 0) * max(high, 0)


def inked(page: Any) -> tuple[float, float, float, float]:
    """How far what is printed stays from the left, the upper, the right and the lower edge."""
    picture = page.render(scale=_DPI / 72).to_pil().convert("L")
    blank = Image.new("L", picture.size, 255)
    box = ImageChops.difference(picture, blank).point(lambda v: 255 * (v > 40)).getbbox()
    assert box is not None
    left, top, right, bottom = box
    wide, high = picture.size
    return tuple(edge * POINT_MM for edge in (left, top, wide - right, high - bottom))  # type: ignore[return-value]
