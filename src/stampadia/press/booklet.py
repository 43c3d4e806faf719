"""Pages of a booklet on paper: in reading order, or two on a side so that the folded sheets make a
book (turned on the short edge)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

PAGE_MM: Final = (148.0, 210.0)
"""An A5 page; a cut A4 sheet is half a millimetre wider."""
OUTER_TRIM_MM: Final = 2.0
"""As much of a page's outer margin may be left away on narrower paper."""
SHEETS_MM: Final = {
    "a4": (297.0, 210.0),
    "letter": (279.4, 215.9),
    "a3": (420.0, 297.0),
    "legal": (355.6, 215.9),
}
"""Papers, lying."""
PAGES_A_SHEET: Final = 4


class Slot(Struct, frozen=True):
    """Where a page is placed on a side, and how much of its left edge is left away."""

    page: int
    x: float
    y: float
    width: float
    height: float
    trim: float = 0.0


class Plan(Struct, frozen=True):
    """The sides of a job, one after the other."""

    width: float
    height: float
    sides: tuple[tuple[Slot, ...], ...]
    fold: bool = False
    """Whether the middle of each side is marked."""


def one_by_one(pages: int) -> Plan:
    """Each page on a sheet of its own size."""
    width, height = PAGE_MM
    sides = tuple((Slot(page, 0.0, 0.0, width, height),) for page in range(1, pages + 1))
    return Plan(width, height, sides)


def two_on_a_side(pairs: Sequence[tuple[int, int]], paper: str, *, fold: bool) -> Plan:
    """Two pages side by side in the middle of the paper. Where half of it is narrower than a page,
    both margins give way, the outer one only as far as a printer can print."""
    width, height = SHEETS_MM[paper]
    page_width, page_height = PAGE_MM
    half = min(page_width, width / 2)
    missing = page_width - half
    outer = min(OUTER_TRIM_MM, missing)
    left, right = (width / 2 - half, outer), (width / 2, missing - outer)
    top = (height - page_height) / 2
    sides = tuple(
        tuple(
            Slot(page, x, top, half, page_height, trim)
            for page, (x, trim) in zip(pair, (left, right), strict=True)
            if page
        )
        for pair in pairs
    )
    return Plan(width, height, sides, fold)


def spreads(pages: int) -> Iterator[tuple[int, int]]:
    """As an open book shows them: the cover alone on the right; 0 is no page."""
    yield 0, 1
    for left in range(2, pages + 1, 2):
        yield left, left + 1 if left < pages else 0


def folded(pages: int) -> Iterator[tuple[int, int]]:
    """Outer side, inner side, sheet by sheet from the outside in."""
    if pages % PAGES_A_SHEET:
        raise ValueError(f"{pages} pages do not fold into sheets of {PAGES_A_SHEET}")
    for first in range(1, pages // 2, 2):
        yield pages + 1 - first, first
        yield first + 1, pages - first


def plan(pages: int, *, paper: str | None = None, imposed: bool = False) -> Plan:
    """The plan for a wish: imposed without a paper is on A4."""
    if imposed:
        return two_on_a_side(tuple(folded(pages)), paper or "a4", fold=True)
    if paper is None:
        return one_by_one(pages)
    return two_on_a_side(tuple(spreads(pages)), paper, fold=False)
