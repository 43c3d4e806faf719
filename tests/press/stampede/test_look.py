"""How the stamps, backs and aids look; the blocks they are printed from; and what a wish brings."""

from __future__ import annotations

from io import BytesIO

import pypdf
import pytest
from PIL import Image

from press.goldens import assert_as_before, beside, drawn
from stampadia import press
from stampadia.games.stampede import GAME
from stampadia.games.stampede.content import BACK, FRONT, NAMES, STANDARD_KINDS
from stampadia.games.stampede.faces import (
    AnimalsFace,
    BackFace,
    ExchangeFace,
    StampFace,
    TurnFace,
    animals,
    back,
    exchange,
    stamp,
    turn,
)
from stampadia.games.stampede.paper import CARD_MM, HOLE_MM, HOLES
from stampadia.kernel.errors import BadOption
from stampadia.press import Style
from stampadia.press.draw.stampede import drawing, dressed
from stampadia.press.draw.stampede.prints import BLOCKS, FOLDER, all_prints
from stampadia.press.ink import coverages
from stampadia.press.typesetter import compiled
from stampadia.workbench.printing import Card, Printed

INK = "#DE963F"
STYLES = [Style(), Style(ink="low"), Style(name="ink"), Style(name="stylish")]
ENGLISH, ITALIAN = map(GAME.words, ("en", "it"))


def named(style: Style) -> str:
    return style.name if style.ink == "full" else f"{style.name}-low"


def first(animal: str) -> int:
    """The first kind of stamp with this front."""
    return next(kind for kind in STANDARD_KINDS if NAMES[FRONT[kind]] == animal)


@pytest.mark.parametrize("style", STYLES, ids=named)
def test_every_kind_of_face_looks_as_before(style: Style) -> None:
    shown = (
        stamp(first("baboon"), ENGLISH),
        back(first("lion"), ENGLISH),
        exchange(ENGLISH),
        animals(ENGLISH),
        turn(ITALIAN),
    )
    pictures = [drawn(face, "stampede", style) for face in shown]
    assert_as_before(beside(pictures), f"stampede-{named(style)}")


def test_all_nine_animals_look_as_before() -> None:
    pictures = [drawn(stamp(first(name), ITALIAN), "stampede", Style(), ppi=48) for name in NAMES]
    assert_as_before(beside(pictures), "stampede-animals")


# The blocks


def test_the_prints_are_what_the_blocks_give() -> None:
    pulled = dict(all_prints())
    assert {path.name for path in FOLDER.iterdir()} == set(pulled)
    for name, source in pulled.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == source, name


def test_a_file_keeps_a_picture_once_however_many_cards_show_it() -> None:
    """And as a plain one: a group that might shine through becomes pixels in some printers."""
    one, nine = (
        press.pdf(Printed(game="stampede", title="Lions", language="en", cards=(card,)))
        for card in (Card("lion", stamp(first("lion"), ENGLISH), copies=n) for n in (1, 9))
    )
    pictures = one.count(b"/Subtype/Form")
    assert pictures > 1
    assert nine.count(b"/Subtype/Form") == pictures
    assert b"/Transparency" not in nine


def test_nine_animals_are_told_apart_by_their_outline_alone() -> None:
    """At 12 mm on 150 ppi: no two share four fifths of their black."""
    black = {name: _black(name) for name in BLOCKS}
    for one, first_ in black.items():
        for other, second in black.items():
            if one < other:
                assert len(first_ & second) / len(first_ | second) < 0.8, (one, other)


def _black(name: str) -> set[int]:
    path = f"/draw/stampede/svg/{name}-outline.svg"
    source = (
        "#set page(width: 12mm, height: 12mm, margin: 0mm)\n"
        f'#image(bytes(read("{path}").replace("KEY", "#000")), format: "svg")'
    )
    (png,) = compiled(source, {}, "png", ppi=150)
    pixels = Image.open(BytesIO(png)).convert("L").tobytes()
    return {number for number, value in enumerate(pixels) if value < 128}


# What nothing may tell


def test_a_back_does_not_know_its_front() -> None:
    by_pair: dict[tuple[int, ...], set[str]] = {}
    for kind in STANDARD_KINDS:
        told = str(dressed(back(kind, ENGLISH), Style()))
        by_pair.setdefault(BACK[kind], set()).add(told)
    assert len(by_pair) == 36
    assert all(len(told) == 1 for told in by_pair.values())


def test_holes_lie_on_the_cut_and_are_shared_by_neighbours() -> None:
    """Half a hole on either side: black on the cut in the middle of a hole, paper between two."""
    ppi = 508
    picture = drawn(stamp(first("lion"), ENGLISH), "stampede", Style(), ppi=ppi).convert("L")
    mm = ppi / 25.4
    across, down = HOLES
    for number in range(1, across):
        x = CARD_MM[0] * number / across
        assert picture.getpixel((int(x * mm), 2)) < 80  # type: ignore[operator]
        assert picture.getpixel((int((x + CARD_MM[0] / across / 2) * mm), 2)) > 200  # type: ignore[operator]
        assert picture.getpixel((int(x * mm), int((HOLE_MM + 0.2) * mm))) > 200  # type: ignore[operator]
    for number in range(1, down):
        y = CARD_MM[1] * number / down
        assert picture.getpixel((2, int(y * mm))) < 80  # type: ignore[operator]
        assert picture.getpixel((picture.width - 3, int(y * mm))) < 80  # type: ignore[operator]


# Ink


@pytest.mark.parametrize("name", ["colour", "ink", "stylish"])
def test_little_ink_is_at_most_half_of_much(name: str) -> None:
    printed = GAME.printed({}, ENGLISH)
    much, little = (
        sum(coverages(press.pages(printed, None, Style(name=name, ink=ink), ppi=18)))  # type: ignore[arg-type]
        for ink in ("full", "low")
    )
    assert little <= much / 2


def test_black_alone_is_enough() -> None:
    for face in (stamp(first("parrot"), ENGLISH), back(first("parrot"), ENGLISH)):
        picture = drawn(face, "stampede", Style(name="ink"))
        red, green, blue = (channel.tobytes() for channel in picture.split())
        assert red == green == blue


# Wishes


@pytest.mark.parametrize(
    ("wishes", "count"),
    [({}, 97), ({"what": "deck"}, 90), ({"what": "aids"}, 7), ({"what": "nine"}, 9)],
)
def test_ninety_stamps_an_exchange_card_and_six_aids(wishes: dict[str, str], count: int) -> None:
    printed = GAME.printed(wishes, ITALIAN)
    assert sum(card.copies for card in printed.cards) == count
    for card in printed.cards:
        match card.front:
            case StampFace():
                assert isinstance(card.back, BackFace)
                assert card.front.animal in card.back.animals
            case ExchangeFace():
                assert card.back is None
            case AnimalsFace():
                assert isinstance(card.back, TurnFace) and card.copies == 6


def test_no_page_holds_a_raster() -> None:
    for page in pypdf.PdfReader(BytesIO(press.pdf(GAME.printed({"what": "aids"}, ENGLISH)))).pages:
        assert not list(page.images)


def test_a_wrong_wish_is_refused() -> None:
    with pytest.raises(BadOption, match="all, deck, aids, nine"):
        GAME.printed({"what": "cake"}, ENGLISH)


def test_a_small_stamp_stands_in_its_ink_and_has_its_holes() -> None:
    face = GAME.face("block lion", None, {}, ENGLISH)
    svg = drawing(face, Style())
    assert f'<path fill="{INK}" d="M22 22' in svg
    assert not any(f'"{word}"' in svg for word in ("KEY", "INK", "PAPER"))
    assert svg.count("a8 8 0 0 0") == 4 * 9 + 4
    assert drawing(stamp(STANDARD_KINDS[0], ENGLISH), Style()) == ""
    source = '#image(bytes(json(bytes(sys.inputs.data)).svg), format: "svg")'
    assert compiled(source, {"svg": svg}, "svg")
