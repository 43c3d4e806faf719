"""What a file tells the printer's dialog."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pypdf
import pytest

from press.paper import numbers, texts
from stampadia import press
from stampadia.press.imposition import Flip, Layout, Mode
from stampadia.press.printer_hints import hinted

pytestmark = pytest.mark.usefixtures("numbers_installed")


def preferences(pdf: bytes) -> dict[str, str]:
    reader = pypdf.PdfReader(BytesIO(pdf), strict=True)
    root: Any = reader.trailer["/Root"]
    return {name: str(value) for name, value in root["/ViewerPreferences"].items()}


@pytest.mark.parametrize(
    ("mode", "flip", "sides"),
    [
        ("duplex", "long", "/DuplexFlipLongEdge"),
        ("crosshairs", "short", "/DuplexFlipShortEdge"),
        ("sleeves", "long", "/Simplex"),
        ("fold", "long", "/Simplex"),
        ("fronts", "long", "/Simplex"),
    ],
)
def test_at_full_size_and_on_the_right_sides(mode: Mode, flip: Flip, sides: str) -> None:
    pdf = press.pdf(numbers(2), Layout(mode=mode, flip=flip))
    found = preferences(pdf)
    assert (found["/PrintScaling"], found["/Duplex"]) == ("/None", sides)
    assert found["/DisplayDocTitle"] == "True"
    assert "Front 1" in texts(pdf)[0]


def test_pages_are_printed_as_people_like() -> None:
    found = preferences(press.pdf(numbers(0, pages=2)))
    assert found["/PrintScaling"] == "/None" and "/Duplex" not in found


def test_only_the_table_moves() -> None:
    plain = press.pages(numbers(2), kind="pdf")[0]
    told = hinted(plain, "Simplex")
    catalogue = plain.rindex(b"/Type/Catalog")
    assert told[:catalogue] == plain[:catalogue]
    assert len(told) == len(plain) + len(b"/PrintScaling/None/Duplex/Simplex")
    start = int(told.rsplit(b"startxref\n", 1)[1].split()[0])
    assert told[start : start + 4] == b"xref"


@pytest.mark.parametrize("other", [b"", b"%PDF-1.7", b"/Type/Catalog/ViewerPreferences<<>>"])
def test_a_file_that_is_built_otherwise_stays_as_it_is(other: bytes) -> None:
    assert hinted(other, "Simplex") == other
