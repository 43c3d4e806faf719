"""The letters of a printed page, read back from the PDF: where each lies, and how large it is."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from math import hypot

import pypdfium2
import pypdfium2.raw
from msgspec import Struct

from stampadia import press
from stampadia.press import Layout, Style
from stampadia.press.imposition import leaves
from stampadia.press.look import look_of
from stampadia.workbench.areas import Area
from stampadia.workbench.printing import Card, Printed

POINT_MM = 25.4 / 72
UNSEEN = "\u2060\u200b\u00ad\ufffe"
HYPHENS = "-\x00\x02\ufffe"
"""As they are written, and as a reader tells one at the end of a line, which it takes out."""


class Letter(Struct, frozen=True):
    text: str
    area: Area
    size_pt: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.area.left + self.area.width / 2, self.area.top + self.area.height / 2

    def lies_in(self, area: Area, slack: float) -> bool:
        return (
            self.area.left >= area.left - slack
            and self.area.top >= area.top - slack
            and self.area.right <= area.right + slack
            and self.area.bottom <= area.bottom + slack
        )


def letters_of(page: pypdfium2.PdfPage, *, loose: bool = False) -> Iterator[Letter]:
    """Every letter with its ink's box in millimetres from the upper left corner; a loose one is as
    wide as its place in the line, which an italic letter leans out of."""
    height = page.get_height()
    text = page.get_textpage()
    raw = pypdfium2.raw
    for number in range(text.count_chars()):
        said = chr(raw.FPDFText_GetUnicode(text, number))
        if said.isspace() or said in UNSEEN:
            continue
        left, bottom, right, top = text.get_charbox(number)
        if loose:
            left, _, right, _ = text.get_charbox(number, loose=True)
        matrix = raw.FS_MATRIX()
        raw.FPDFText_GetMatrix(text, number, ctypes.byref(matrix))
        size = raw.FPDFText_GetFontSize(text, number) * hypot(matrix.a, matrix.b)
        area = Area(
            left * POINT_MM,
            (height - top) * POINT_MM,
            (right - left) * POINT_MM,
            (top - bottom) * POINT_MM,
        )
        yield Letter(said, area, size)


def letters_on_faces(
    printed: Printed, layout: Layout, style: Style | None = None, *, loose: bool = False
) -> Iterator[tuple[Struct, list[Letter]]]:
    """Each side of a card, as they lie on the sheets, with its letters, measured from its own
    corner."""
    pdf = press.pdf(printed, layout, style)
    sheets = leaves(printed, layout, own_cuts=look_of(printed.game).own_cuts)
    width, height = printed.card_mm
    with pypdfium2.PdfDocument(pdf) as document:
        for page, leaf in zip(document, sheets, strict=False):
            found = list(letters_of(page, loose=loose))
            for place in leaf.placed:
                own = [
                    Letter(letter.text, letter.area.moved(-place.x, -place.y), letter.size_pt)
                    for letter in found
                    if place.x <= letter.middle[0] < place.x + width
                    and place.y <= letter.middle[1] < place.y + height
                ]
                yield place.face, own


def letters_on_cards(
    printed: Printed, style: Style | None = None
) -> Iterator[tuple[Card, list[Letter]]]:
    """For each card the letters of its front."""
    cards = [card for card in printed.cards for _ in range(card.copies)]
    fronts = letters_on_faces(printed, Layout(mode="fronts"), style)
    for card, (_, letters) in zip(cards, fronts, strict=True):
        yield card, letters
