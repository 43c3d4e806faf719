"""How wide a text is in print, without drawing it.

`lettering.json` holds, for every font of the press, the advance width of each of its characters
in thousandths of the type size; of a digit, the widest of its figure styles. Kerning, which mostly
brings letters together, is left out: what fits here fits on paper. The table is made from the font
files themselves (`python -m benchmarks.fonts`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
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
ICON: Final = "\ue000"
"""Stands, in a text that is measured, for an icon among the letters."""
ICON_EM: Final = 0.74
"""How wide an icon in running text is, in type sizes."""


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

    def holds(self, texts: Iterable[str]) -> bool:
        """Whether these texts fit in, each beginning on a line of its own."""
        lines = [
            line for text in texts for line in wrapped(text, self.size_pt, self.width_mm, self.font)
        ]
        if len(lines) > self.lines:
            return False
        return all(width_mm(line, self.size_pt, self.font) <= self.width_mm for line in lines)


def stepped(
    width_mm: float,
    height_mm: float,
    sizes_pt: Iterable[float],
    *,
    leading: float = 1.15,
    font: FontName = BODY,
    align: Align = "left",
) -> tuple[Box, ...]:
    """One place for type of several sizes, the largest first: at each, the lines that it has room
    for. `leading` is from line to line, in type sizes."""
    return tuple(
        Box(
            width_mm,
            max(1, int(height_mm / (size * leading * MM_PER_POINT) + 1e-9)),
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


def width_mm(text: str, size_pt: float, font: FontName = BODY) -> float:
    return _units(text, font) * _mm_per_unit(size_pt, font)


def wrapped(text: str, size_pt: float, box_mm: float, font: FontName = BODY) -> list[str]:
    """The lines of a text in a box. A word that is wider than the box has a line of its own."""
    space, most = _units(" ", font), box_mm / _mm_per_unit(size_pt, font)
    lines: list[list[str]] = []
    used = most
    for word in _words(text):
        width = _units(word, font)
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
    return "".join(
        dict.fromkeys(letter for letter in text if letter not in widths or letter == ICON)
    )


def _words(text: str) -> list[str]:
    """Where a line may break: at spaces, but never before », which closes what precedes it."""
    found: list[str] = []
    for word in text.split():
        if word == "»" and found:
            found[-1] += " »"
        else:
            found.append(word)
    return found


def _mm_per_unit(size_pt: float, font: FontName) -> float:
    return size_pt * MM_PER_POINT / _font(font).em


def _units(text: str, font: FontName) -> float:
    widths = _widths(font)
    try:
        return sum(map(widths.__getitem__, text))
    except KeyError:  # what the font lacks counts as wide as it is high
        return sum(widths.get(letter, _font(font).em) for letter in text)


@cache
def _lettering() -> Lettering:
    return msgspec.json.decode(TABLE.read_bytes(), type=Lettering)


def _font(font: FontName) -> Font:
    return _lettering().fonts[font]


@cache
def _widths(font: FontName) -> dict[str, float]:
    found = _font(font)
    widths = {letter: float(width) for width, letters in found.widths.items() for letter in letters}
    return widths | {ICON: ICON_EM * found.em}
