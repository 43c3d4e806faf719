"""How the cards, backs and lists of Generals look, and what a wish brings."""

from __future__ import annotations

import json
from collections import Counter
from io import BytesIO
from pathlib import Path

import pypdf
import pypdfium2
import pytest

from games.generals.samples import REAL, good, needs_real_sets, unit
from press.goldens import assert_as_before, beside, differences, drawn
from press.letters import letters_of, letters_on_cards
from press.paper import rendered
from stampadia import press
from stampadia.games.generals import GAME
from stampadia.games.generals.faces import CardFaces, ListPage, ListRow, UnitFace, back, faces
from stampadia.games.generals.files.format import SIZE
from stampadia.games.generals.files.house_sets import house_set
from stampadia.games.generals.paper import (
    LIST_COLUMN_MM,
    LIST_HEAD_MM,
    LIST_MM,
    MARGIN_MM,
    PICTURE,
    PIXEL_MM,
)
from stampadia.games.generals.workshop.art import PALETTE
from stampadia.kernel.errors import BadContent, BadOption
from stampadia.press import Layout, Style
from stampadia.press.draw.generals import dressed
from stampadia.press.imposition import leaves
from stampadia.press.ink import coverages
from stampadia.words import words
from stampadia.workbench.areas import Area
from stampadia.workbench.lettering import curled
from stampadia.workbench.printing import Card, Page, Printed

STYLES = [
    Style(name=name, ink=ink) for name in ("colour", "ink", "stylish") for ink in ("full", "low")
]
KINDS = {"unit": 28, "banner": 36, "event": 70, "text": 81}
"""A card of each kind, by its number in the Full set."""


def named(style: Style) -> str:
    return style.name if style.ink == "full" else f"{style.name}-low"


@pytest.fixture(scope="module")
def full() -> tuple[CardFaces, ...]:
    return faces(house_set("STFULL", "EN"))


@pytest.mark.parametrize("style", STYLES, ids=named)
def test_every_kind_of_face_looks_as_before(full: tuple[CardFaces, ...], style: Style) -> None:
    shown = [full[number - 1] for number in KINDS.values()]
    pictures = [drawn(face, "generals", style) for face in (*shown, back(words("en")))]
    assert_as_before(beside(pictures), f"generals-{named(style)}")


def test_the_list_looks_as_before() -> None:
    page = GAME.printed({"sets": "STTOLL", "list": "only"}, GAME.words("it")).pages[0].face
    assert_as_before(drawn(page, "generals", Style(lang="it"), paper="a4"), "generals-list")


def test_a_change_would_be_seen(full: tuple[CardFaces, ...]) -> None:
    one, other = (drawn(full[number], "generals", Style()) for number in (0, 1))
    assert differences(one, other)[1] > 100


@pytest.mark.parametrize("style", STYLES, ids=named)
def test_the_back_is_the_same_upside_down(style: Style) -> None:
    """A pixel of the drawing is 18 of the picture's: one in the wrong place fills a block."""
    printed = Printed(
        game="generals", title="Back", language="en", cards=(Card("back", back(words("en"))),)
    )
    (leaf,) = leaves(printed, Layout())
    (page,) = rendered(press.pdf(printed, None, style), 508)
    left, top = (round(length * 20) for length in (leaf.placed[0].x, leaf.placed[0].y))
    card = page.crop((left, top, left + 1270, top + 1760)).convert("RGB")
    assert differences(card, card.rotate(180))[1] < 40
    card.paste("red", (300, 400, 318, 418))
    assert differences(card, card.rotate(180))[1] > 60


def test_one_back_for_every_card() -> None:
    printed = GAME.printed({"backs": "court", "cards": "1,70,81"}, GAME.words("en"))
    assert len({id(card.back) for card in printed.cards}) == 1
    assert dressed(back(words("en")), Style()) == dressed(back(words("it")), Style())


def test_pictures_are_crisp_squares_in_their_own_colours(full: tuple[CardFaces, ...]) -> None:
    """The middle of every pixel has its very colour, and half a pixel further there is nothing
    blurred between two."""
    front = full[0]
    assert isinstance(front.upright, UnitFace)
    ppi = 508
    picture = drawn(front, "generals", Style(), ppi=ppi)
    left, top, _ = PICTURE
    for x in range(SIZE):
        for y in range(SIZE):
            colour = PALETTE.get(front.upright.illustration[SIZE * x + y])
            if colour:
                for dx, dy in ((0.5, 0.5), (0.15, 0.15), (0.85, 0.85)):
                    across = MARGIN_MM[0] + (left + x + dx) * PIXEL_MM
                    down = MARGIN_MM[1] + (top + y + dy) * PIXEL_MM
                    at = int(across * ppi / 25.4), int(down * ppi / 25.4)
                    assert picture.getpixel(at) == colour, (x, y)


def test_no_page_holds_a_raster() -> None:
    printed = GAME.printed({"sets": "STTOLL", "backs": "court", "list": "yes"}, GAME.words("en"))
    for page in pypdf.PdfReader(BytesIO(press.pdf(printed))).pages:
        assert not list(page.images)
        content = page.get_contents()
        assert content is not None and b"BI\n" not in content.get_data()


@pytest.mark.parametrize("name", ["colour", "ink", "stylish"])
def test_little_ink_is_at_most_half_of_much(name: str) -> None:
    printed = GAME.printed({"sets": "STTOLL", "backs": "court"}, GAME.words("en"))
    much, little = (
        sum(coverages(press.pages(printed, None, Style(name=name, ink=ink), ppi=36)))  # type: ignore[arg-type]
        for ink in ("full", "low")
    )
    assert little <= much / 2


@pytest.mark.parametrize("ink", ["full", "low"])
def test_the_ink_style_is_grey(full: tuple[CardFaces, ...], ink: str) -> None:
    for number in KINDS.values():
        picture = drawn(full[number - 1], "generals", Style(name="ink", ink=ink))  # type: ignore[arg-type]
        red, green, blue = (channel.tobytes() for channel in picture.split())
        assert red == green == blue


# Wishes


def titles(printed: Printed) -> list[str]:
    return [card.front.upright.name for card in printed.cards if isinstance(card.front, CardFaces)]  # type: ignore[union-attr]


def test_a_set_is_printed_in_the_language_that_is_asked_for() -> None:
    english, italian = (GAME.printed({}, GAME.words(language)) for language in ("en", "it"))
    assert len(english.cards) == len(italian.cards) == 81
    assert (english.title, italian.title) == ("Full: the Great Press", "Full: il gran torchio")
    assert not english.notes and not english.pages


def test_cards_are_picked_by_number_code_and_name() -> None:
    found = GAME.printed({"cards": "2, STFULL-EN-U14-2.0, Vat Newt"}, GAME.words("en"))
    assert titles(found) == ["Ember Apprentice", "Folded Sparrow", "Vat Newt", "Vat Newt"]


def test_several_sets_are_mixed_and_each_has_its_list() -> None:
    printed = GAME.printed({"sets": "STFULL, STTOLL", "list": "yes"}, GAME.words("en"))
    assert len(printed.cards) == 81 + 12
    assert {page.face.title for page in printed.pages if isinstance(page.face, ListPage)} == {
        house_set(name, "EN").meta.name for name in ("STFULL", "STTOLL")
    }
    assert len(press.pdf(printed)) > 100_000


def rows_of(page: Page) -> list[ListRow]:
    assert isinstance(page.face, ListPage)
    return [one for one in (*page.face.left, *page.face.right) if isinstance(one, ListRow)]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_list_has_every_card_and_stays_in_its_columns(paper: str) -> None:
    printed = GAME.printed({"list": "only"}, GAME.words("it"))
    assert [row.number for page in printed.pages for row in rows_of(page)] == [
        *(str(number) for number in range(1, 61)),
        *(str(number) for number in range(1, 21)),
    ]
    assert not printed.cards
    with pypdfium2.PdfDocument(press.pdf(printed, Layout(paper=paper))) as document:
        assert len(document) == len(printed.pages) == 3
        for sheet, page in zip(document, printed.pages, strict=True):
            assert_in_columns(sheet, page)


def assert_in_columns(sheet: pypdfium2.PdfPage, page: Page) -> None:
    width, height = (length * 25.4 / 72 for length in sheet.get_size())
    left, top = (width - LIST_MM[0]) / 2, 12.0
    below = top + LIST_HEAD_MM
    starts = (left, left + LIST_MM[0] - LIST_COLUMN_MM)
    columns = [Area(x, below, LIST_COLUMN_MM, LIST_MM[1] - LIST_HEAD_MM) for x in starts]
    letters = [one for one in letters_of(sheet) if below < one.middle[1] < height - 12]
    for letter in letters:
        assert any(letter.lies_in(column, 0.3) for column in columns), letter
        assert letter.size_pt > (6 if letter.text.isdigit() else 7.5) - 0.01
    told = "".join(letter.text for letter in letters)
    for row in rows_of(page):
        assert curled(row.name).replace(" ", "") in told, row.name


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        ({"backs": "gold"}, BadOption),
        ({"list": "perhaps"}, BadOption),
        ({"cards": "900"}, BadContent),
        ({"sets": "NOSUCHSET"}, BadContent),
        ({"sets": "STFULL,STFULL"}, BadContent),
    ],
)
def test_a_wrong_wish_is_refused(wishes: dict[str, str], error: type[Exception]) -> None:
    with pytest.raises(error):
        GAME.printed(wishes, GAME.words("en"))


def test_a_set_with_texts_that_nobody_reads_prints(tmp_path: Path) -> None:
    raw = good()
    raw["deck"][0][0] = unit(description="Sing {attack} until the kettle weeps.")
    raw["deck"][0][1]["description"] = "Print whatever the cook likes."
    path = tmp_path / "kettles.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    printed = GAME.printed({"sets": str(path)}, GAME.words("en"))
    ((_, letters), *_) = letters_on_cards(printed)
    told = "".join(letter.text for letter in letters)
    assert "untilthekettleweeps." in told
    below = [letter for letter in letters if letter.size_pt == pytest.approx(9.3)]
    assert Counter(letter.text for letter in below) == Counter("Printwhateverthecooklikes.")


def test_what_is_too_long_is_told_once_with_its_cards(tmp_path: Path) -> None:
    raw = good()
    raw["deck"][0][0] = unit(description="Wait for the bell to ring out. " * 12)
    path = tmp_path / "bells.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    (note,) = GAME.printed({"sets": str(path)}, GAME.words("en")).notes
    assert note.startswith("One card has more words than room: KETTLES-EN-1.0 1 (Kettle Imp)")
    (note,) = GAME.printed({"sets": str(path)}, GAME.words("it")).notes
    assert note.startswith("Una carta ha più parole che spazio")


@needs_real_sets
def test_a_set_that_a_person_owns_prints() -> None:
    path = REAL / "GOSLCORE-EN-1.01.json"
    printed = GAME.printed({"sets": str(path), "backs": "court"}, GAME.words("it"))
    assert len(printed.cards) == 25
    assert len(pypdf.PdfReader(BytesIO(press.pdf(printed))).pages) == 6
