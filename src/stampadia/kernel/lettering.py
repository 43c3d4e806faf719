"""How wide a text is in print, without drawing it.

`lettering.json` holds the advance width of every character of Alegreya Regular, in thousandths of
the type size; of a digit, the widest of its figure styles. Kerning, which mostly brings letters
together, is left out: what fits here fits on paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

MM_PER_POINT: Final = 25.4 / 72


class _Font(Struct, frozen=True):
    em: int
    widths: dict[str, str]
    """The characters of each width."""


class Box(Struct, frozen=True):
    """A place on the paper: so wide, so many lines, in type of this size."""

    width_mm: float
    lines: int
    size_pt: float

    def holds(self, texts: Iterable[str]) -> bool:
        """Whether these texts fit in, each beginning on a line of its own."""
        lines = [line for text in texts for line in wrapped(text, self.size_pt, self.width_mm)]
        if len(lines) > self.lines:
            return False
        return all(width_mm(line, self.size_pt) <= self.width_mm for line in lines)


def width_mm(text: str, size_pt: float) -> float:
    return _units(text) * _mm_per_unit(size_pt)


def wrapped(text: str, size_pt: float, box_mm: float) -> list[str]:
    """The lines of a text in a box. A word that is wider than the box has a line of its own."""
    space, most = _units(" "), box_mm / _mm_per_unit(size_pt)
    lines: list[list[str]] = []
    used = most
    for word in _words(text):
        width = _units(word)
        if lines and used + space + width <= most:
            lines[-1].append(word)
            used += space + width
        else:
            lines.append([word])
            used = width
    return [" ".join(line) for line in lines]


def without_glyph(text: str) -> str:
    """The characters of a text that the font does not have, each once."""
    widths = _widths()
    return "".join(dict.fromkeys(letter for letter in text if letter not in widths))


def _words(text: str) -> list[str]:
    """Where a line may break: at spaces, but never before », which closes what precedes it."""
    found: list[str] = []
    for word in text.split():
        if word == "»" and found:
            found[-1] += " »"
        else:
            found.append(word)
    return found


def _mm_per_unit(size_pt: float) -> float:
    return size_pt * MM_PER_POINT / _font().em


def _units(text: str) -> int:
    widths = _widths()
    try:
        return sum(map(widths.__getitem__, text))
    except KeyError:  # what the font lacks counts as wide as it is high
        return sum(widths.get(letter, _font().em) for letter in text)


@cache
def _font() -> _Font:
    source = files("stampadia.kernel").joinpath("lettering.json").read_bytes()
    return msgspec.json.decode(source, type=_Font)


@cache
def _widths() -> dict[str, int]:
    return {letter: int(width) for width, letters in _font().widths.items() for letter in letters}
