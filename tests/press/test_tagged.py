"""Files that can be read out: PDF/UA-1 checked in the file itself, whoever made it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pypdf
import pytest
from msgspec import structs

from press.paper import DAY
from press.tagging import Element, elements, marked, reader_of, root_of
from stampadia import press
from stampadia.kernel import registry
from stampadia.press import booklets

EVERYTHING = {"back": "yes", "score": "yes", "spoiler": "yes", "list": "yes"}
LANGUAGE = "it"
BOOKLET = "rules of "


@cache
def made(name: str) -> tuple[bytes, tuple[Element, ...]]:
    """Some cards with their backs, and every kind of page."""
    if name.startswith(BOOKLET):
        pdf = booklets.pdf(name.removeprefix(BOOKLET), LANGUAGE)
    else:
        game = registry.load(name)
        wishes = {wish: value for wish, value in EVERYTHING.items() if wish in game.print_wishes}
        wishes |= {"date": DAY} if "date" in game.print_wishes else {}
        printed = game.printed(wishes, game.words(LANGUAGE))
        pdf = press.pdf(structs.replace(printed, cards=printed.cards[:9]))
    return pdf, tuple(elements(reader_of(pdf)))


FILES = [*registry.names(), f"{BOOKLET}stampede"]


@pytest.mark.parametrize("name", FILES)
def test_it_says_what_it_is(name: str) -> None:
    reader = reader_of(made(name)[0])
    root = root_of(reader)
    assert root["/MarkInfo"]["/Marked"] and root["/Lang"] == LANGUAGE
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert reader.metadata is not None and reader.metadata.title
    assert b"<pdfuaid:part>1</pdfuaid:part>" in root["/Metadata"].get_data()
    assert reader.outline


@pytest.mark.parametrize("name", FILES)
def test_every_picture_has_a_text(name: str) -> None:
    figures = [one for one in made(name)[1] if one.kind in ("Figure", "Formula")]
    # a booklet tells in words what its pictures show: there they are ornaments
    assert figures or name.startswith(BOOKLET)
    assert all(one.alt and one.alt.strip() for one in figures)


@pytest.mark.parametrize("name", FILES)
def test_all_that_is_printed_is_read_out_once_or_is_an_ornament(name: str) -> None:
    pdf, tree = made(name)
    found, loose = marked(reader_of(pdf))
    read = [mark for one in tree for mark in one.marks]
    assert loose == 0
    assert len(read) == len(set(read))
    assert set(read) == found


@pytest.mark.parametrize("name", FILES)
def test_it_is_read_page_by_page_under_headings_in_order(name: str) -> None:
    pdf, tree = made(name)
    pages = [page for one in tree for page, _ in one.marks]
    assert pages == sorted(pages)
    assert set(pages) == set(range(len(reader_of(pdf).pages)))
    levels = [int(one.kind[1:]) for one in tree if one.kind[0] == "H" and one.kind[1:].isdigit()]
    assert levels and levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("name", FILES)
def test_every_letter_can_be_told(name: str) -> None:
    for font in _fonts(reader_of(made(name)[0])):
        inner: Any = (
            font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
        )
        descriptor = inner["/FontDescriptor"]
        assert any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
        assert "/ToUnicode" in font


def _fonts(reader: pypdf.PdfReader) -> list[Any]:
    resources: list[Any] = [page["/Resources"] for page in reader.pages]
    return [font.get_object() for one in resources for font in one.get("/Font", {}).values()]
