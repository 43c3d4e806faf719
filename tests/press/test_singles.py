"""Cards as pictures."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

import pytest
from msgspec import structs
from PIL import Image

from press.paper import numbers
from stampadia.press.look import Style
from stampadia.press.singles import (
    LARGEST_SIDE,
    file_name,
    picture_count,
    pictures,
    sheet_count,
    tabletop_sheets,
    zipped,
)

pytestmark = pytest.mark.usefixtures("numbers_installed")


def opened(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as picture:
        return picture.convert("L")


def test_every_side_is_a_picture_and_the_name_says_how_often() -> None:
    printed = numbers(2, pages=1)
    first, second = printed.cards
    printed = structs.replace(printed, cards=(structs.replace(first, copies=4), second))
    made = dict(pictures(printed, Style(), "png", "a4", ppi=50))
    assert list(made) == [
        "1-card-1-x4-front.png",
        "1-card-1-x4-back.png",
        "2-card-2-front.png",
        "2-card-2-back.png",
        "3-list-0.png",
    ]
    assert len(made) == picture_count(printed)
    assert len(set(made.values())) == 5


def test_print_services_get_300_dots_an_inch_and_bleed() -> None:
    (_, plain), *_ = pictures(numbers(1), Style(), "png", "a4")
    (_, bled), *_ = pictures(numbers(1), Style(bleed=3.0), "png", "a4")
    with Image.open(BytesIO(plain)) as picture:
        assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert opened(plain).size == (750, 1039)
    assert opened(bled).size == (821, 1110)


def test_drawings_are_drawings() -> None:
    for name, data in pictures(numbers(1, pages=1), Style(), "svg", "letter"):
        assert name.endswith(".svg") and data.startswith(b"<svg")


def test_a_sheet_for_tabletop_simulator() -> None:
    made = dict(tabletop_sheets(numbers(2), Style()))
    assert list(made) == ["numbers-1-fronts.png", "numbers-1-backs.png"]
    fronts, backs = map(opened, made.values())
    assert max(fronts.size) <= LARGEST_SIDE and max(fronts.size) > LARGEST_SIDE - 10

    def place(sheet: Image.Image, column: int, row: int) -> Image.Image:
        width, height = sheet.width / 10, sheet.height / 7
        corner = (round(column * width) + 9, round(row * height) + 9)
        return sheet.crop((*corner, corner[0] + int(width) - 18, corner[1] + int(height) - 18))

    # one card, one picture; then nothing; in the last place the back that others see
    assert place(fronts, 0, 0).tobytes() != place(fronts, 1, 0).tobytes()
    assert place(fronts, 2, 0).getextrema() == (255, 255)
    assert place(fronts, 9, 6).getextrema() != (255, 255)
    assert place(backs, 0, 0).getextrema() != (255, 255)


def test_one_back_for_all_is_a_file_by_itself() -> None:
    printed = numbers(3)
    back = printed.cards[0].back
    same = tuple(structs.replace(card, back=back) for card in printed.cards)
    printed = structs.replace(printed, cards=same)
    names = [name for name, _ in tabletop_sheets(printed, Style())]
    assert names == ["numbers-1-fronts.png", "numbers-back.png"]
    assert sheet_count(printed) == 2
    assert sheet_count(numbers(1, backs=False)) == 1
    assert sheet_count(numbers(70)) == 4  # 69 to a sheet, fronts and backs


def test_a_zip_has_the_same_bytes_whenever_it_is_packed() -> None:
    def packed() -> bytes:
        return zipped(pictures(numbers(2), Style(), "svg", "a4"))

    assert packed() == packed()
    with ZipFile(BytesIO(packed())) as archive:
        assert archive.testzip() is None and len(archive.namelist()) == 4


@pytest.mark.parametrize(
    ("text", "name"),
    [("Città & Mare!", "citta-mare"), ("../../etc", "etc"), ("日本", "card"), ("A  b", "a-b")],
)
def test_file_names_are_harmless(text: str, name: str) -> None:
    assert file_name(text) == name
