"""Small pieces of styled text that every table uses, and a sheet of characters to draw on."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from textual.content import Content

from stampadia.kernel.coach import Spot

ELEMENTS: Final = {
    "element-fire": Spot("#F2955A", "#A13F00"),
    "element-air": Spot("#B7C4CF", "#46535E"),
    "element-water": Spot("#7DB9EA", "#0B5890"),
    "element-earth": Spot("#5CC79C", "#00623F"),
}


def styled(text: str, style: str = "") -> Content:
    return Content.styled(text, style) if style else Content(text)


def fit(content: Content, width: int) -> Content:
    """Exactly this wide: cut with an ellipsis, or filled up."""
    return content.truncate(max(width, 0), ellipsis=True, pad=True)


def phrase(*pieces: Content) -> Content:
    """Those pieces that say something, with a space between."""
    return Content(" ").join([piece for piece in pieces if piece.plain])


def wrapped(content: Content, width: int, lines: int) -> list[Content]:
    """At most so many lines; what is left out shows as an ellipsis."""
    if not content.plain or lines <= 0:
        return []
    rows = [row.rstrip() for row in content.wrap(width)]
    if len(rows) > lines:
        rest = rows[lines - 1]
        rows = [*rows[: lines - 1], rest.truncate(width - 1) + Content("…")]
    return [fit(row, width) for row in rows]


def filled(rows: list[Content], width: int, lines: int) -> list[Content]:
    return [*rows, *[Content.blank(width)] * (lines - len(rows))]


LOWEST: Final = "▁"


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write here; what lies beyond the edges is lost."""
        if not 0 <= y < self.height:
            return
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width:
                self._signs[y][at] = sign
                self._styles[y][at] = style

    def underline(self, x: int, y: int, width: int, style: str) -> None:
        """A line below what stands here; where nothing stands it is drawn, so that terminals
        without underlines show it too."""
        if not 0 <= y < self.height:
            return
        for at in range(max(x, 0), min(x + width, self.width)):
            before = self._styles[y][at]
            if self._signs[y][at] == " ":
                self._signs[y][at] = LOWEST
                paper = before[before.find("on ") :] if "on " in before else ""
                self._styles[y][at] = f"{style} {paper}".strip()
            else:
                self._styles[y][at] = f"{before} underline".strip()

    def lines(self) -> list[Content]:
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Content:
        pieces: list[tuple[str, str] | str] = []
        pairs = zip(self._signs[y], self._styles[y], strict=True)
        for style, run in groupby(pairs, key=lambda pair: pair[1]):
            text = "".join(sign for sign, _ in run)
            pieces.append((text, style) if style else text)
        return Content.assemble(*pieces)
