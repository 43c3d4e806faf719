"""The pages as pictures: as they were, readable by a machine, within what a printer prints."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
import zxingcpp
from msgspec import Struct, structs
from PIL import Image, ImageChops, ImageFilter, ImageStat

from press.chronicles.leaves import PUBLISHED, face_of, letters, printed
from stampadia.adventures.code import opened
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.faces import BackFace, SheetFace
from stampadia.kernel.errors import BadOption
from stampadia.press import Style
from stampadia.words import words
from stampadia.workbench.printing import Printed

GOLDEN = Path(__file__).parent / "golden"
DAY = PUBLISHED[17]
PPI = 50
MARGIN_MM = 5.0
COLOUR = Style()


def wished(language: str = "en", **wishes: str) -> Printed:
    found = GAME.printed({"date": DAY} | wishes, words(language))
    assert isinstance(found, Printed)
    return found


@cache
def _faces() -> tuple[Struct, ...]:
    return tuple(page.face for page in wished(back="yes", spoiler="yes").pages)


@cache
def pictures(
    number: int = 0, paper: str = "a4", ppi: float = PPI, style: Style = COLOUR
) -> list[Image.Image]:
    """The sheet, its back or its solution, in grey."""
    found = printed(_faces()[number], paper, style, "png", ppi)
    return [Image.open(io.BytesIO(one)).convert("L") for one in found]


KINDS = {
    "sheet": (0, "a4", Style()),
    "sheet-letter-ink": (0, "letter", Style(name="ink")),
    "sheet-low": (0, "a4", Style(ink="low")),
    "sheet-large": (0, "letter", Style(large=True)),
    "back": (1, "a4", Style()),
    "spoiler": (2, "a4", Style()),
}


@pytest.mark.parametrize("name", KINDS)
def test_pages_look_as_they_did(name: str) -> None:
    """`GOLDEN=write` draws them anew, after somebody has looked at them."""
    number, paper, style = KINDS[name]
    found = pictures(number, paper, style=style)[-1]
    path = GOLDEN / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        found.quantize(16).save(path, optimize=True)
    kept = Image.open(path).convert("L")
    assert kept.size == found.size
    assert path.stat().st_size <= 60_000
    assert difference(kept, found) <= 3
    assert difference(kept, ImageChops.offset(found, 3, 0)) > 6


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart on average, whatever the smoothing of edges did."""
    soft = [picture.filter(ImageFilter.BoxBlur(1)) for picture in (one, other)]
    return float(ImageStat.Stat(ImageChops.difference(*soft)).mean[0])


def test_the_back_shows_the_stars_of_its_front() -> None:
    front, back = wished(back="yes").pages
    assert isinstance(front.face, SheetFace) and isinstance(back.face, BackFace)
    assert back.face.rating == front.face.stars > 0


@pytest.mark.parametrize(
    ("paper", "style"),
    [("a4", Style()), ("letter", Style(name="ink", ink="low")), ("a4", Style(large=True))],
)
def test_the_code_is_read_back_from_the_page(paper: str, style: Style) -> None:
    page = pictures(0, paper, 200, style)[0]
    found = zxingcpp.read_barcodes(page)
    assert [one.text for one in found] == [wished().code]


@pytest.mark.parametrize(
    ("number", "paper"),
    [(0, "a4"), (0, "letter"), (0, "a3"), (0, "legal"), (1, "letter"), (2, "a4"), (2, "legal")],
)
def test_nothing_is_printed_where_a_printer_clips(number: int, paper: str) -> None:
    for page in pictures(number, paper):
        edge = round(MARGIN_MM / 25.4 * PPI) - 1
        inner = page.copy()
        inner.paste(255, (edge, edge, page.width - edge, page.height - edge))
        assert inner.getextrema() == (255, 255)


def covered(pages: Sequence[Image.Image]) -> float:
    return sum(255 - ImageStat.Stat(page).mean[0] for page in pages) / 255 / len(pages)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_low_ink_at_least_halves_it(number: int) -> None:
    full = covered(pictures(number))
    low = covered(pictures(number, style=Style(ink="low")))
    assert low <= full / 2


@pytest.mark.parametrize("day", PUBLISHED[5:100:30])
def test_low_ink_halves_any_day(day: str) -> None:
    full, low = (
        covered(
            [
                Image.open(
                    io.BytesIO(printed(face_of(day, "it"), style=style, kind="png")[0])
                ).convert("L")
            ]
        )
        for style in (Style(), Style(ink="low"))
    )
    assert low <= full / 2


def test_black_alone_is_enough() -> None:
    page = wished().pages[0]
    sheet = Image.open(io.BytesIO(printed(page.face, "a4", Style(name="ink"), "png", PPI)[0]))
    red, green, blue = sheet.convert("RGB").split()
    assert ImageChops.difference(red, blue).getextrema() == (0, 0)
    assert ImageChops.difference(red, green).getextrema() == (0, 0)


def test_the_same_page_twice_is_the_same_file() -> None:
    face = face_of(DAY, "it")
    assert printed(face) == printed(face)


# Wishes


def test_a_day_is_a_sheet_and_more_on_demand() -> None:
    assert [page.face.__class__.__name__ for page in wished().pages] == ["SheetFace"]
    whole = wished("it", back="yes", spoiler="yes")
    assert [type(page.face).__name__ for page in whole.pages] == [
        "SheetFace",
        "BackFace",
        "SpoilerFace",
    ]
    assert (whole.date, whole.language) == (DAY, "it")
    assert opened(whole.code).options == {"sheet": DAY}


CODES = (
    "",
    "C-2026-12-12-V512",
    "C-C5Q7-J83F-DHJ2-0XVF-E9J7-6BSG-DX63",
    "C-C5Q7-J83F-DHJ2-0XVF-E9J7-6BSG-DX63-DHJ2-0XVF-E9J7-6BSG-DX63-6BSG-DX63",
)


@pytest.mark.parametrize("code", CODES)
def test_codes_of_any_length_are_read_by_people_and_machines(code: str) -> None:
    face = structs.replace(face_of(DAY, "en"), code=code, serial="some words")
    told = "".join(one.text for one in letters(printed(face)[0])).replace("\x02", "-")
    assert code in told
    assert "somewords" in told or len(code) > 30
    page = Image.open(io.BytesIO(printed(face, kind="png", ppi=200)[0])).convert("L")
    assert [one.text for one in zxingcpp.read_barcodes(page)] == ([code] if code else [])


def test_a_spoiler_tells_the_whole_way() -> None:
    spoiler = wished(spoiler="yes").pages[1].face
    assert len(spoiler.stages) >= 2  # type: ignore[attr-defined]
    assert spoiler.cost  # type: ignore[attr-defined]
    assert all(stage.rooms for stage in spoiler.stages)  # type: ignore[attr-defined]


def test_a_written_sheet_prints_without_stars() -> None:
    found = wished(sheet="first-day", spoiler="yes")
    assert found.pages[0].face.stars == 0  # type: ignore[attr-defined]
    assert found.pages[1].face.stages == ()  # type: ignore[attr-defined]
    for page in found.pages:
        assert printed(page.face)


@pytest.mark.parametrize(
    ("wishes", "key"),
    [({"back": "maybe"}, "not-yes-or-no"), ({"book": "december"}, "bad-month")],
)
def test_a_wrong_wish_is_refused(wishes: dict[str, str], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        wished(**wishes)
    assert refused.value.key == key
    for language in ("en", "it"):
        assert key not in refused.value.tell(words(language))


def test_a_book_has_a_cover_a_page_a_day_and_spoilers_at_the_end() -> None:
    book = wished(book="2027-02")
    kinds = [type(page.face).__name__ for page in book.pages]
    assert kinds == ["CoverFace", *["SheetFace"] * 28, "BetweenFace", *["SpoilerFace"] * 28]
    between = printed(book.pages[29].face)
    assert between[0].startswith(b"%PDF")
