"""The same data, the same bytes; strangers' looks; marks of the house."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

import pypdf
import pytest
import zxingcpp
from msgspec import structs
from PIL import Image

from hash_seeds import told_under_every_hash_seed
from press.paper import GAME, NumberFace, darkest, numbers, rendered
from stampadia import press
from stampadia.kernel.errors import BadOption
from stampadia.press import look, qr
from stampadia.press.look import Style, look_of
from stampadia.press.typesetter import compiled
from stampadia.workbench.printing import Card

pytestmark = pytest.mark.usefixtures("numbers_installed")

IN_ANOTHER_PROCESS = """
import sys
from hashlib import sha256
from press.paper import GAME, numbers
from stampadia import press
from stampadia.kernel import registry
registry.load = lambda name: GAME
print(sha256(press.pdf(numbers(12, pages=1))).hexdigest())
print(sha256(press.svg(numbers().cards[0].front, GAME).encode()).hexdigest())
print(sha256(press.png(numbers().cards[0].front, GAME)).hexdigest())
"""


EVERY_GAME = """
from hashlib import sha256
from press.paper import sample
from pytest import skip
from stampadia import press
from stampadia.kernel import registry
for name in registry.names():
    try:
        print(name, sha256(press.pdf(sample(name, "it"))).hexdigest())
    except skip.Exception:
        continue
"""


def test_the_same_bytes_in_every_process() -> None:
    assert len(told_under_every_hash_seed(IN_ANOTHER_PROCESS).split()) == 3


@pytest.mark.deep
def test_the_same_bytes_of_every_game_in_every_process() -> None:
    assert len(told_under_every_hash_seed(EVERY_GAME).splitlines()) > 1


def test_the_same_bytes_again_and_from_another_thread() -> None:
    first = press.pdf(numbers(3))
    found: list[bytes] = []
    other = Thread(target=lambda: found.append(press.pdf(numbers(3))))
    other.start()
    other.join()
    assert found == [first] == [press.pdf(numbers(3))]


def test_a_file_says_what_it_is() -> None:
    reader = pypdf.PdfReader(BytesIO(press.pdf(numbers(10, language="it", pages=1))))
    assert reader.metadata is not None and reader.metadata.title == "Numbers"
    root: Any = reader.trailer["/Root"]
    outline: Any = reader.outline
    assert root["/Lang"] == "it"
    assert root["/MarkInfo"]["/Marked"]
    assert [entry["/Title"] for entry in outline][:2] == [
        "Numbers · 1/5 · fronti",
        "Numbers · 2/5 · retri",
    ]
    assert b"pdfuaid:part" in root["/Metadata"].get_data()
    assert reader.metadata.creation_date is None


def test_words_can_be_taken_out_in_reading_order() -> None:
    text = pypdf.PdfReader(BytesIO(press.pdf(numbers(9, backs=False)))).pages[0].extract_text()
    places = [text.index(f"Front {number}") for number in range(1, 10)]
    assert places == sorted(places)
    assert "print at 100 %" in text


def test_no_character_is_lost_on_the_way_to_a_template() -> None:
    words = '`one` ```three``` \\n \n\r\t\u0085\u2028\u2029 "#quoted" \\u0060 è 🐘 `'
    source = "#let data = json(bytes(sys.inputs.data))\n#assert.eq(data.codes, {})"
    counted = source.format("data.words.codepoints().map(str.to-unicode)")
    compiled(counted, {"words": words, "codes": list(map(ord, words))}, "svg")
    with pytest.raises(BadOption):
        compiled(counted, {"words": words, "codes": []}, "svg")


def test_a_card_alone_is_as_large_as_a_card() -> None:
    face = numbers().cards[0].front
    with Image.open(BytesIO(press.png(face, GAME, ppi=300))) as picture:
        assert picture.size == (750, 1039)
    with Image.open(BytesIO(press.png(face, GAME, Style(bleed=3.0), ppi=300))) as picture:
        assert picture.size == (821, 1110)
    assert 'width="180pt"' in press.svg(face, GAME)
    with Image.open(BytesIO(press.png(face, GAME, paper="letter", ppi=100))) as picture:
        assert picture.size == (850, 1100)


# Looks


def test_a_game_without_a_look_is_drawn_field_by_field() -> None:
    text = pypdf.PdfReader(BytesIO(press.pdf(numbers(1)))).pages[0].extract_text()
    assert "Front 1" in text and "Draw two cards." in text


def test_a_plain_face_shrinks_its_words_but_never_cuts_them_off() -> None:
    for words in (20, 80, 110):
        face = NumberFace("Long", " ".join(f"word{number}" for number in range(words)))
        printed = structs.replace(numbers(1), cards=(Card("long", face),))
        text = pypdf.PdfReader(BytesIO(press.pdf(printed))).pages[0].extract_text()
        assert f"word{words - 1}" in text
    face = NumberFace("Long", "word " * 2000)
    with pytest.raises(BadOption, match="Long: too many words"):
        press.pdf(structs.replace(numbers(1), cards=(Card("long", face),)))


STRANGER = """
from stampadia.press.plain import dressed
"""


def test_a_look_may_lie_in_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "strange_look"
    package.mkdir()
    (package / "__init__.py").write_text(STRANGER, "utf-8")
    (package / "faces.typ").write_text(
        '#import "/templates/house.typ": *\n'
        "#let card(face, style) = box(..style.card, fill: black, text(fill: white, face.title))\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(type(GAME), "look", "strange_look")
    (page,) = rendered(press.pdf(numbers(9, backs=False)), 40)
    assert page.getpixel((page.width // 2, page.height // 2)) == 0
    with pytest.raises(BadOption, match="draws no pages"):
        press.pdf(numbers(0, pages=1))


@pytest.mark.parametrize(
    ("typst", "problem"), [("#let card(face, style) = nothing", "nothing"), (None, "faces.typ")]
)
def test_a_look_that_cannot_be_drawn_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typst: str | None, problem: str
) -> None:
    package = tmp_path / f"broken_look_{len(problem)}"
    package.mkdir()
    (package / "__init__.py").write_text(STRANGER, "utf-8")
    if typst is not None:
        (package / "faces.typ").write_text(typst, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(type(GAME), "look", package.name)
    with pytest.raises(BadOption) as refused:
        press.pdf(numbers(1))
    assert problem in str(refused.value) and "\n" not in str(refused.value)


def test_no_such_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "look", "no_such_package_anywhere")
    with pytest.raises(BadOption, match="no_such_package_anywhere"):
        look_of(GAME)
    assert look.STYLES[:2] == ("colour", "ink")


# Marks


def marks(body: str, **data: object) -> Image.Image:
    source = (
        '#import "/templates/house.typ": *\n#let data = json(bytes(sys.inputs.data))\n'
        '#set page(width: 80mm, height: auto, margin: 5mm)\n#set text(font: "Alegreya")\n'
    )
    (page,) = compiled(source + body, dict(data), "png", ppi=300)
    with Image.open(BytesIO(page)) as picture:
        return picture.convert("RGB")


def test_a_code_is_read_back() -> None:
    text = "https://example.org/play/C-2026-11-15-ABCDEFGHJK"
    page = marks("#qr(data.code, 18mm)", code=qr.drawn(text))
    assert [found.text for found in zxingcpp.read_barcodes(page)] == [text]


def test_a_figure_and_its_icon_never_part() -> None:
    """However wide the column, the icon stands on the line of its figure."""
    for width in range(14, 30):
        source = (
            '#import "/templates/house.typ": *\n#set document(title: "x")\n'
            f"#set page(width: {width}mm, height: 60mm, margin: 2mm)\n"
            '#line(((text: "gain two and then 12"), (icon: "attack"), (text: " again")), '
            "drawn: name => box[@])"
        )
        pdf = compiled(source, {}, "pdf")[0]
        lines = pypdf.PdfReader(BytesIO(pdf)).pages[0].extract_text().splitlines()
        assert any("12@" in line.replace(" ", "") for line in lines), lines


def test_styles_and_icons_are_drawn() -> None:
    runs = [{"text": "bold", "style": "bold"}, {"text": " plain 3"}, {"icon": "fire"}]
    with_icon = marks("#line(data.runs)", runs=runs)
    without = marks("#line(data.runs)", runs=runs[:2])
    assert with_icon.tobytes() != without.tobytes()


def test_typst_keeps_its_own_line() -> None:
    assert darkest(marks("#line(length: 30mm)")) == 0


@pytest.mark.parametrize(
    "mark",
    [
        '#ruler((name: "colour", words: (ruler: "50 mm")))',
        "#perforation(40mm, 30mm)",
        "#perforation(40mm, 30mm, rings: true)",
        '#postmark("STAMPADIA · 2026 · ", ("15", "NOV"), 20mm)',
        "#stars(3)",
        '#icon("attack")',
    ],
)
def test_marks_are_drawn(mark: str) -> None:
    assert darkest(marks(mark)) < 128


def test_the_ruler_is_fifty_millimetres() -> None:
    page = marks('#ruler((name: "ink", words: (ruler: "")))').convert("L")
    box = page.point(lambda value: 255 if value < 128 else 0).getbbox()
    assert box is not None
    assert (box[2] - box[0]) * 25.4 / 300 == pytest.approx(50.2, abs=0.15)


def test_a_field_of_any_shape_is_shown() -> None:
    class Odd(NumberFace, frozen=True):
        listed: tuple[int, ...] = (1, 2)
        told: tuple[dict[str, str], ...] = ({"text": "words "}, {"icon": "sword"})
        inner: dict[str, int] | None = None
        yes: bool = True

    text = pypdf.PdfReader(BytesIO(press.pdf(numbers(1)))).pages[0].extract_text()
    assert "Draw" in text
    dressed = look_of(GAME).dressed(Odd("Odd", inner={"a b": 1}), Style())
    told = {field["name"]: field["lines"] for field in dressed["fields"]}
    assert told["listed"] == [[{"text": "1\u00a0· 2"}]]
    assert told["told"] == [[{"text": "words "}, {"icon": "sword"}]]
    assert told["inner"] == [[{"text": "a b ", "style": "italic"}, {"text": "1"}]]
    assert told["yes"] == [[{"text": "✓"}]]
