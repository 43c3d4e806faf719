"""Fills that differ in black and white: full ink, hatchings of a woodcut, an empty outline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_STROKES: Final = (
    "",
    "M0 4L4 0M-1 1L1 -1M3 5L5 3",
    None,
    "M2 0V4",
    "M0 0L4 4M-1 3L1 5M3 -1L5 1M0 4L4 0M-1 1L1 -1M3 5L5 3",
    "M0 2H1.5",
)
"""For each series, lines in a square of 4: none at all is full ink, None an outline."""
MOST_SERIES: Final = len(_STROKES)


class Fills:
    """Hands out fills, and remembers which patterns a picture has to define."""

    def __init__(self) -> None:
        self._used: dict[str, str] = {}

    def fill(self, series: int, ink: str) -> str:
        """The attributes of a shape that belongs to a series."""
        strokes = _STROKES[series]
        if strokes == "":
            return f'fill="{ink}"'
        outline = f'stroke="{ink}" stroke-width="1"'
        if strokes is None:
            return f'fill="none" {outline}'
        name = f"hatch{series}-{ink[1:]}"
        self._used[name] = (
            f'<pattern id="{name}" width="4" height="4" patternUnits="userSpaceOnUse">'
            f'<path d="{strokes}" stroke="{ink}" stroke-width="1"/></pattern>'
        )
        return f'fill="url(#{name})" {outline}'

    def definitions(self) -> Iterator[str]:
        yield from self._used.values()
