"""Pictures that were cut once: they are what would be drawn, and stand where it would stand."""

from __future__ import annotations

import re
import zlib
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from msgspec import structs
from PIL import ImageChops

from press.paper import rendered
from stampadia import press
from stampadia.kernel import registry
from stampadia.press import Layout, Style, plates, typesetter
from stampadia.press.draw.travelers.cutting import every_picture, plate
from stampadia.press.plates import Plates, plates_of, written
from stampadia.workbench.printing import Printed

LOOK = "stampadia.press.draw.travelers"
WORLD, DUNGEON = "2026-11-17", "2026-11-18"
PPI = 150
NOTHING: dict[str, bytes] = {}


def printed(day: str, mode: str = "sleeves") -> tuple[Printed, Layout]:
    game = registry.load("travelers")
    return game.printed({"date": day}, game.words("en")), Layout(mode=mode)  # type: ignore[arg-type]


def without_plates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plates, "plates_of", lambda _package: NOTHING)


def test_every_plate_is_what_is_drawn_today() -> None:
    kept = plates_of(LOOK)
    pictures = dict(every_picture())
    assert list(kept) == list(pictures)
    for name, svg in pictures.items():
        assert zlib.decompress(kept[name]) == zlib.decompress(plate(svg)), name


@pytest.mark.parametrize("day", [WORLD, DUNGEON])
def test_a_page_with_plates_is_the_page_that_would_be_drawn(
    monkeypatch: pytest.MonkeyPatch, day: str
) -> None:
    wanted = printed(day)
    with_plates = press.pdf(*wanted)
    without_plates(monkeypatch)
    drawn = press.pdf(*wanted)
    assert with_plates != drawn
    for one, other in zip(rendered(with_plates, PPI), rendered(drawn, PPI), strict=True):
        apart = ImageChops.difference(one, other)
        assert max(value for value, count in enumerate(apart.histogram()) if count) <= 8


def test_the_table_of_objects_is_right() -> None:
    pdf = press.pdf(*printed(WORLD))
    start = int(pdf.rpartition(b"startxref\n")[2].split()[0])
    head, _, rest = pdf[start:].partition(b" 00000 n")
    assert head.startswith(b"xref\n0 ")
    entries = re.findall(rb"([0-9]{10}) [0-9]{5} ([nf])\r?\n", pdf[start:])
    assert len(entries) == int(head.split()[2])
    for number, (offset, kind) in enumerate(entries):
        if kind == b"n":
            assert pdf[int(offset) :].startswith(b"%d 0 obj" % number)
    reader = pypdf.PdfReader(BytesIO(pdf), strict=True)
    assert all(page.extract_text() for page in reader.pages) and rest


def test_a_picture_is_kept_once_however_often_it_is_shown() -> None:
    """Of three copies of the cards, the file holds the plates of one."""
    one, layout = printed(WORLD)
    held = [press.pdf(job, layout).count(b"/Subtype/Form") for job in (one, thrice(one))]
    assert held[0] == held[1] > 20


def thrice(one: Printed) -> Printed:
    cards = tuple(structs.replace(card, copies=3 * card.copies) for card in one.cards)
    return structs.replace(one, cards=cards)


def test_a_file_that_is_built_otherwise_gets_drawn_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = printed(DUNGEON)
    with monkeypatch.context() as patched:
        without_plates(patched)
        drawn = press.pdf(*wanted)
    monkeypatch.setattr(plates, "_PATCH", re.compile(rb"nothing of the kind"))
    assert press.pdf(*wanted) == drawn


def test_other_inks_and_screens_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, layout = printed(DUNGEON)
    styles = (Style("ink"), Style(ink="low"))
    made = [press.pdf(wanted, layout, style) for style in styles]
    made += press.pages(wanted, layout, kind="svg")
    without_plates(monkeypatch)
    again = [press.pdf(wanted, layout, style) for style in styles]
    assert made == again + press.pages(wanted, layout, kind="svg")


@pytest.mark.parametrize("spoil", [lambda data: data[:-1], lambda _: b"", lambda data: b"x" + data])
def test_of_a_spoiled_file_no_plate_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: object
) -> None:
    assert callable(spoil)
    (tmp_path / plates.FILE).write_bytes(spoil(written({"one": b"cut", "two": b"as well"})))
    monkeypatch.setattr(plates, "files", lambda _: tmp_path)
    assert plates_of.__wrapped__("anybody") == {}
    (tmp_path / plates.FILE).write_bytes(written({"one": b"cut", "two": b"as well"}))
    assert plates_of.__wrapped__("anybody") == {"one": b"cut", "two": b"as well"}
    monkeypatch.setattr(plates, "files", lambda _: tmp_path / "nowhere")
    assert plates_of.__wrapped__("anybody") == {}


def test_what_is_no_picture_cannot_be_told() -> None:
    with pytest.raises(NotImplementedError):
        Plates().told(object())
    with pytest.raises(NotImplementedError):
        typesetter.compiled("#sys.inputs.data", {"x": object()}, "svg")
