"""What comes out of the printer, read from the PDF itself, for every game that prints."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pypdf
import pytest

from press.paper import GAME, card_centres, inked_box, rendered, sample, texts
from stampadia import press
from stampadia.kernel import registry
from stampadia.press.imposition import Flip, Layout, Mode
from stampadia.press.layouts import papers
from stampadia.press.look import Style
from stampadia.workbench.printing import Printed

pytestmark = pytest.mark.usefixtures("numbers_installed")

WITH_LOOK = [*registry.names(), GAME.name]
PPI = 72.0
CLIPPED_MM = 5.0


def with_cards(name: str, *, backs: bool = False) -> Printed:
    printed = sample(name, "en")
    if not printed.cards or (backs and printed.cards[0].back is None):
        pytest.skip(f"{name} has no such cards")
    return printed


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Of the pages, in millimetres."""
    boxes = [page.mediabox for page in pypdf.PdfReader(BytesIO(pdf)).pages]
    return [(float(box.width) * 25.4 / 72, float(box.height) * 25.4 / 72) for box in boxes]


@pytest.mark.parametrize("name", WITH_LOOK)
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_fronts_and_backs_meet(name: str, paper: str, flip: Flip) -> None:
    printed = with_cards(name, backs=True)
    pdf = press.pdf(printed, Layout(paper=paper, mode="duplex", flip=flip))
    pages = card_centres(pdf, printed.card_mm)
    width, height = sizes(pdf)[0]
    assert (width, height) == pytest.approx(papers()[paper].size, abs=0.1)
    assert [len(pages[0]), len(pages[1])] == [9, 9] or len(printed.cards) < 9
    for fronts, backs in zip(pages[0::2], pages[1::2], strict=False):
        for front, back in zip(fronts, backs, strict=True):
            if flip == "long":
                assert front[0] + back[0] == pytest.approx(width, abs=0.1)
                assert front[1] == pytest.approx(back[1], abs=0.1)
            else:
                assert front[1] + back[1] == pytest.approx(height, abs=0.1)
                assert front[0] == pytest.approx(back[0], abs=0.1)


@pytest.mark.parametrize("name", WITH_LOOK)
def test_every_card_is_as_large_as_it_should_be(name: str) -> None:
    printed = with_cards(name)
    cards = sum(card.copies for card in printed.cards)
    modes: tuple[Mode, ...] = ("fronts", "fold") if printed.cards[0].back else ("fronts",)
    for mode in modes:
        found = sum(map(len, card_centres(press.pdf(printed, Layout(mode=mode)), printed.card_mm)))
        sides = sum(
            card.copies * (1 + (mode == "fold" and card.back is not None)) for card in printed.cards
        )
        assert found == sides >= cards


@pytest.mark.parametrize("name", WITH_LOOK)
@pytest.mark.parametrize("paper", papers())
def test_nothing_is_where_a_printer_does_not_print(name: str, paper: str) -> None:
    for style in (Style(), Style(ink="low")):
        pdf = press.pdf(sample(name, "en"), Layout(paper=paper), style)
        for number, (page, size) in enumerate(zip(rendered(pdf, PPI), sizes(pdf), strict=True)):
            left, top, right, bottom = inked_box(page, PPI)
            pixel = 25.4 / PPI
            edges = (left, top, size[0] - right, size[1] - bottom)
            assert min(edges) >= CLIPPED_MM - pixel, (number, edges)


@pytest.mark.parametrize("mode", ["crosshairs", "sleeves", "fold", "duplex"])
@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("paper", papers())
def test_marks_stay_where_a_printer_prints(paper: str, bleed: float, mode: Mode) -> None:
    if mode == "fold" and bleed:
        pytest.skip("two sides that touch leave no room for bleed")
    printed = sample(GAME.name, "en")
    pdf = press.pdf(printed, Layout(paper=paper, mode=mode, bleed=bleed, safe=True))
    for page, size in zip(rendered(pdf, PPI), sizes(pdf), strict=True):
        left, top, right, bottom = inked_box(page, PPI)
        assert min(left, top, size[0] - right, size[1] - bottom) >= CLIPPED_MM - 25.4 / PPI


@pytest.mark.parametrize("name", WITH_LOOK)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_page_has_a_ruler_a_title_and_its_language(name: str, language: str) -> None:
    printed = sample(name, language)
    pdf = press.pdf(printed)
    said = {"en": "print at 100 %", "it": "stampa al 100 %"}[language]
    assert all(said in text for text in texts(pdf))
    reader = pypdf.PdfReader(BytesIO(pdf))
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"] == language
    assert reader.metadata is not None and reader.metadata.title == printed.title


@pytest.mark.parametrize("name", WITH_LOOK)
def test_fonts_are_embedded_in_part_and_nothing_is_made_of_pixels(name: str) -> None:
    reader = pypdf.PdfReader(BytesIO(press.pdf(sample(name, "it"))))
    fonts: set[str] = set()
    for number in range(1, len(reader.xref[0]) + len(reader.xref_objStm) + 1):
        thing: Any = reader.get_object(number)
        if not isinstance(thing, pypdf.generic.DictionaryObject):
            continue
        if thing.get("/Type") == "/FontDescriptor":
            assert thing.keys() & {"/FontFile2", "/FontFile3"}
            fonts.add(str(thing["/FontName"]))
        assert thing.get("/Subtype") != "/Image"
    assert fonts
    for font in fonts:
        assert font[1:7].isupper() and font[7] == "+", f"{font} is not a subset"


@pytest.mark.parametrize("name", WITH_LOOK)
def test_the_same_bytes_again(name: str) -> None:
    printed = sample(name, "en")
    assert press.pdf(printed) == press.pdf(printed)
