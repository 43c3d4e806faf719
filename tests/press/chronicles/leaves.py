"""Printed sheets to look at: what stands on them, letter by letter, and where it may stand."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import pypdfium2
import pypdfium2.raw as pdfium

from stampadia.games.chronicles.adventures import ADVENTURES
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.faces import SheetFace, sheet_face
from stampadia.games.chronicles.paper import Area, PaperName
from stampadia.games.chronicles.paper.plans import SheetPlan
from stampadia.press import Layout, Style, pages
from stampadia.words import words
from stampadia.workbench.printing import Page, Printed

MM: Final = 25.4 / 72
FIRST: Final = date(2026, 11, 15)
PUBLISHED: Final = [str(FIRST + timedelta(days)) for days in range(106)]
_WORD: Final = re.compile(r"[A-ZÀ-Ú]?[a-zà-ú]{2,}")
_KEPT: Final = {"face", "date", "serial", "code", "side", "kind", "style"}

F = TypeVar("F", bound=msgspec.Struct)


@cache
def sheet_of(day: str) -> Sheet:
    return ADVENTURES.adventure(day).sheet


@cache
def face_of(day: str, language: str) -> SheetFace:
    return sheet_face(sheet_of(day), words(language), stars=3, code=f"C-{day}-K7Q4")


def lengthened(face: F) -> F:
    """The same in a language whose words are 40 % longer. Abbreviations stay short."""

    def longer(value: Any, name: str = "") -> Any:
        match value:
            case str() if name not in _KEPT:
                return _WORD.sub(lambda word: word[0] + word[0][: -(-len(word[0]) * 2 // 5)], value)
            case dict():
                return {key: longer(inner, key) for key, inner in value.items()}
            case list() | tuple():
                return [longer(inner) for inner in value]
        return value

    return msgspec.convert(longer(msgspec.to_builtins(face)), type(face))


def printed(
    face: msgspec.Struct,
    paper: str = "a4",
    style: Style | None = None,
    kind: Any = "pdf",
    ppi: float = 96,
) -> list[bytes]:
    whole = Printed(game="chronicles", title="A day", language="en", pages=(Page("page", face),))
    return pages(whole, Layout(paper=paper), style or Style(), kind, ppi=ppi)


class Letter(NamedTuple):
    text: str
    page: int
    left: float
    top: float
    right: float
    bottom: float
    size: float
    turned: bool

    def within(self, area: Area, by: float = 0.3) -> bool:
        """Is it in this box, give or take so many millimetres?"""
        return (
            self.left >= area.x - by
            and self.right <= area.right + by
            and self.top >= area.y - by
            and self.bottom <= area.bottom + by
        )

    def middle_in(self, area: Area) -> bool:
        x, y = (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return area.x <= x <= area.right and area.y <= y <= area.bottom


def letters(pdf: bytes) -> Iterator[Letter]:
    """Every letter of a file with its box in millimetres, in the order in which it is drawn."""
    document = pypdfium2.PdfDocument(pdf)
    for number, page in enumerate(document):
        high = page.get_height()
        told = page.get_textpage()
        left, right, bottom, top = (ctypes.c_double() for _ in range(4))
        for index in range(told.count_chars()):
            text = chr(pdfium.FPDFText_GetUnicode(told, index))
            if text.isspace() or pdfium.FPDFText_IsGenerated(told, index):
                continue
            pdfium.FPDFText_GetCharBox(told, index, left, right, bottom, top)
            yield Letter(
                text,
                number,
                left.value * MM,
                (high - top.value) * MM,
                right.value * MM,
                (high - bottom.value) * MM,
                pdfium.FPDFText_GetFontSize(told, index),
                abs(pdfium.FPDFText_GetCharAngle(told, index) - 3.14159) < 0.1,
            )
    document.close()


def way_of(day: str) -> tuple[str, PaperName]:
    """The language and the paper in which a day is looked at: by turns all four."""
    number = PUBLISHED.index(day)
    return "it" if number % 2 else "en", "a4" if number % 4 < 2 else "letter"


@cache
def letters_of(day: str) -> tuple[Letter, ...]:
    language, paper = way_of(day)
    return tuple(letters(printed(face_of(day, language), paper)[0]))


def leaning(text: Area) -> Area:
    """Where words stand, with a little room for an italic f, which reaches out of its line."""
    return Area(text.x - 0.2, text.y, text.width + 0.4, text.height)


def areas(plan: SheetPlan) -> list[list[Area]]:
    """The boxes in which anything may be printed, page by page. The title and the notes in the
    margin stand on the lower edge of theirs, so that some letters hang below it."""
    found: list[list[Area]] = [[] for _ in range(plan.pages)]
    above, right, below, left = plan.bars
    title = plan.masthead
    below_title = Area(title.x, title.y, title.width, title.height + 2.4)
    found[0] += [below_title, plan.hero, plan.foes, plan.map]
    # a postmark lies across the edge of its stamp
    found[0].append(Area(plan.stamp.x - 10.4, plan.stamp.y, plan.stamp.width + 10.4, 25.2))
    map_ = plan.map
    found[0] += [
        Area(map_.x, map_.y - above, map_.width, above),
        Area(map_.x - left, map_.y, left, map_.height),
        Area(map_.right, map_.y, right, map_.height),
        Area(map_.x, map_.bottom, map_.width, below),
    ]
    for number in range(plan.pages):
        strip = plan.strip
        found[number].append(Area(strip.x, strip.y, strip.width, strip.height + 0.7))
    if plan.pages > 1:
        room = plan.strip.y - plan.frame.bottom
        found[0].append(Area(plan.frame.x, plan.frame.bottom, plan.frame.width, room))
    found[plan.scroll.page].append(plan.scroll.area)
    for table in plan.tables:
        area = table.area
        found[table.page].append(Area(area.x, area.y, area.width, table.head_mm))
        for row in table.rows:
            columns = ((area.x, table.spine_mm), (area.x + table.spine_mm, table.place_mm))
            found[table.page] += [Area(x, row.y, wide, row.height) for x, wide in columns]
            found[table.page].append(leaning(table.text(row)))
    return found
