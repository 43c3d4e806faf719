"""How wide a text is in print, without drawing it.

`lettering.json` holds, for every font of the press, the advance width of each of its characters
in thousandths of the type size; of a digit, the widest of its figure styles. Kerning, which mostly
brings letters together, is left out: what fits here fits on paper. The table is made from the font
files themselves (`python -m benchmarks.fonts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

MM_PER_POINT: Final = 25.4 / 72
TABLE: Final = Path(str(files(__package__))) / "lettering.json"

FontName = Literal[
    "Alegreya-Regular",
    "Alegreya-Italic",
    "Alegreya-Medium",
    "Alegreya-Bold",
    "Alegreya-BoldItalic",
    "Alegreya-ExtraBold",
    "AlegreyaSC-Regular",
    "AlegreyaSC-Bold",
    "Cinzel-Bold",
    "Cinzel-Black",
    "Grenze-SemiBold",
    "Grenze-Bold",
    "PixelifySans-SemiBold",
    "Silkscreen-Regular",
    "AtkinsonHyperlegible-Regular",
    "AtkinsonHyperlegible-Italic",
    "AtkinsonHyperlegible-Bold",
]
Align = Literal["left", "center", "right"]

BODY: Final[FontName] = "Alegreya-Regular"
ICON_EM: Final = 0.74
"""How wide an icon in running text is, in type sizes, where its game says nothing else."""
NO_BREAK: Final = "\xa0"
_BREAK: Final = re.compile(r"[^\S\xa0]+")
_WORD: Final = re.compile(r"\S+")
_APOSTROPHE: Final = re.compile(
    r"(?<=[^\W\d_])'(?=[^\W\d_])|(?<=\bpo)'(?!\w)|(?<=[a-z]s)'(?= [a-z])"
)
_FIRST_ICON: Final = 0xE000
_ICONS: Final = 256


class Font(Struct, frozen=True):
    font: str
    copyright: str
    em: int
    widths: dict[str, str]
    """The characters of each width."""


class Lettering(Struct, frozen=True):
    fonts: dict[str, Font]


class Box(Struct, frozen=True):
    """A place on the paper: so wide, so many lines, in type of this size and font."""

    width_mm: float
    lines: int
    size_pt: float
    font: FontName = BODY
    align: Align = "left"
    tracking_em: float = 0
    """What is added after each character."""

    def holds(self, texts: Iterable[str]) -> bool:
        """Whether these texts fit in, each beginning on a line of its own."""
        lines = [line for text in texts for line in self.lines_of(text)]
        return len(lines) <= self.lines and all(map(self._is_wide_enough, lines))

    def fullness(self, texts: Iterable[str]) -> float:
        """How much of the room these texts take: more than 1 when they do not fit."""
        lines = [line for text in texts for line in self.lines_of(text)]
        if not lines:
            return 0.0
        shares = [
            width_mm(line, self.size_pt, self.font, self.tracking_em) / self.width_mm
            for line in lines
        ]
        down = (len(lines) - 1 + shares[-1]) / self.lines
        return max(down, *shares) if max(shares) > 1 else down

    def lines_of(self, text: str) -> list[str]:
        """A text as it is broken here."""
        return wrapped(text, self.size_pt, self.width_mm, self.font, self.tracking_em)

    def _is_wide_enough(self, line: str) -> bool:
        return width_mm(line, self.size_pt, self.font, self.tracking_em) <= self.width_mm


def stepped(
    width_mm: float,
    height_mm: float,
    sizes_pt: Iterable[float],
    *,
    line_em: float = 0.86,
    leading_em: float = 0.2,
    font: FontName = BODY,
    align: Align = "left",
) -> tuple[Box, ...]:
    """One place for type of several sizes, the largest first: at each, the lines that it has room
    for, each so high and so far from the next, in type sizes."""
    return tuple(
        Box(
            width_mm,
            int((height_mm / (size * MM_PER_POINT) + leading_em) / (line_em + leading_em) + 1e-9),
            size,
            font,
            align,
        )
        for size in sizes_pt
    )


def largest(boxes: Iterable[Box], texts: Iterable[str]) -> Box | None:
    """The first of these boxes that holds the texts."""
    told = tuple(texts)
    return next((box for box in boxes if box.holds(told)), None)


def icon(em: float = ICON_EM) -> str:
    """What stands, in a text that is measured, for an icon among the letters, so wide in type
    sizes: a character of private use, which no font has."""
    return chr(_FIRST_ICON + round(em * 100))


@lru_cache(maxsize=2048)
def stood_in_for(text: str, font: FontName) -> str:
    """Words of another font, as characters of private use that are as wide: so that they can be
    measured among those of a box's own. A word that the font cannot print stays as it is."""

    def blank(word: re.Match[str]) -> str:
        if without_glyph(word[0], font):
            return word[0]
        whole, rest = divmod(ceil(_units(word[0], font) * 100 / _font(font).em), _ICONS - 1)
        return icon((_ICONS - 1) / 100) * whole + icon(rest / 100)

    return _WORD.sub(blank, text)


def curled(text: str) -> str:
    """As a compositor sets it: what stands within a word, or ends one that is cut short, is an
    apostrophe and no quotation mark."""
    return _APOSTROPHE.sub("’", text) if "'" in text else text


def width_mm(text: str, size_pt: float, font: FontName = BODY, tracking_em: float = 0) -> float:
    tracking = tracking_em * _font(font).em * len(text) if tracking_em else 0
    return (_units(text, font) + tracking) * _mm_per_unit(size_pt, font)


def wrapped(
    text: str, size_pt: float, box_mm: float, font: FontName = BODY, tracking_em: float = 0
) -> list[str]:
    """The lines of a text in a box. A word that is wider than the box has a line of its own."""
    tracking = tracking_em * _font(font).em
    space, most = _units(" ", font) + tracking, box_mm / _mm_per_unit(size_pt, font)
    lines: list[list[str]] = []
    used = most
    for word in _words(text):
        width = _units(word, font) + tracking * len(word)
        if lines and used + space + width <= most:
            lines[-1].append(word)
            used += space + width
        else:
            lines.append([word])
            used = width
    return [" ".join(line) for line in lines]


def without_glyph(text: str, font: FontName = BODY) -> str:
    """The characters of a text that the font does not have, each once."""
    widths = _widths(font)
    return "".join(dict.fromkeys(letter for letter in text if letter not in widths))


def _words(text: str) -> list[str]:
    """Where a line may break: at spaces, but not at those that bind, and never before », which
    closes what precedes it."""
    found: list[str] = []
    for word in _BREAK.split(text.strip()) if NO_BREAK in text else text.split():
        if word == "»" and found:
            found[-1] += " »"
        else:
            found.append(word)
    return found


def _mm_per_unit(size_pt: float, font: FontName) -> float:
    return size_pt * MM_PER_POINT / _font(font).em


@lru_cache(maxsize=16384)
def _units(text: str, font: FontName) -> float:
    """Words come again with every size that is tried, and on every other page."""
    widths = _widths(font)
    try:
        return sum(map(widths.__getitem__, text))
    except KeyError:
        return sum(
            widths[letter] if letter in widths else _strange(letter, font) for letter in text
        )


def _strange(letter: str, font: FontName) -> float:
    """An icon has its width; anything else that the font lacks counts as wide as it is high."""
    em, number = _font(font).em, ord(letter) - _FIRST_ICON
    return em * number / 100 if 0 <= number < _ICONS else em


@cache
def _lettering() -> Lettering:
    return msgspec.json.decode(TABLE.read_bytes(), type=Lettering)


def _font(font: FontName) -> Font:
    return _lettering().fonts[font]


@cache
def _widths(font: FontName) -> dict[str, int]:
    widths = _font(font).widths
    return {letter: int(width) for width, letters in widths.items() for letter in letters}
