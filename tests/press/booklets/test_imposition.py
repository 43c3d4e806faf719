"""Which page lies where, so that folded sheets make a book."""

from __future__ import annotations

import pytest

from press.booklets.reading import booklet, letters, pages, sizes
from stampadia.press.booklet import PAGE_MM, SHEETS_MM, folded, plan, spreads

pytestmark = pytest.mark.xdist_group("booklets")

EIGHT = [(8, 1), (2, 7), (6, 3), (4, 5)]


def test_eight_pages_on_two_sheets() -> None:
    assert list(folded(8)) == EIGHT


@pytest.mark.parametrize("count", [4, 8, 12, 16])
def test_back_to_back_lie_pages_that_follow_each_other(count: int) -> None:
    """A sheet that is turned on its short edge has its left half behind its left half: what is
    behind the right page of one side is the left page of the other."""
    sides = list(folded(count))
    assert sorted(page for side in sides for page in side) == list(range(1, count + 1))
    for (left, right), (under, over) in zip(sides[::2], sides[1::2], strict=True):
        assert under == right + 1
        assert over == left - 1


def test_pages_that_do_not_fold_are_refused() -> None:
    with pytest.raises(ValueError, match="6 pages"):
        list(folded(6))


def test_spreads_open_as_a_book_does() -> None:
    assert list(spreads(8)) == [(0, 1), (2, 3), (4, 5), (6, 7), (8, 0)]


@pytest.mark.parametrize("paper", list(SHEETS_MM))
def test_both_pages_meet_in_the_middle_and_stay_on_the_paper(paper: str) -> None:
    made = plan(8, paper=paper, imposed=True)
    for left, right in made.sides:
        assert left.x + left.width == pytest.approx(right.x) == pytest.approx(made.width / 2)
        assert left.x >= 0
        assert right.x + right.width <= made.width + 0.01
        assert left.y == right.y >= 0
        assert left.width + right.trim + left.trim == pytest.approx(PAGE_MM[0])


def numbers(pdf: bytes) -> list[list[int]]:
    """The folio numbers of each side, from left to right; cover and last page have none."""
    found = []
    for page in pages(pdf):
        low = [
            one for one in letters(page) if 194 < one.top < 200 and one.size == pytest.approx(14)
        ]
        half = page.get_width() * 25.4 / 72 / 2
        sides = ([one for one in low if one.left < half], [one for one in low if one.left >= half])
        told = ("".join(letter.text for letter in side) for side in sides)
        found.append([int(one) for one in told if one])
    return found


def test_the_printed_sheets_have_their_pages_there() -> None:
    pdf = booklet("stampede", "en", imposed=True)
    assert sizes(pdf) == [pytest.approx(SHEETS_MM["a4"], abs=0.1)] * 4
    assert numbers(pdf) == [[], [2, 7], [6, 3], [4, 5]]


def test_spreads_on_paper_are_in_reading_order() -> None:
    pdf = booklet("stampede", "en", paper="a4")
    assert numbers(pdf) == [[], [2, 3], [4, 5], [6, 7], []]
