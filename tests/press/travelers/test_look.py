"""How the slips look: as when somebody last looked, in black alone, and with little ink."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pypdf
import pytest
import zxingcpp
from msgspec import structs
from PIL import Image, ImageChops

from press.travelers.slips import SLEEVES, TWIN, faces_of, made, printed_of
from stampadia import press
from stampadia.games.travelers.content import Dungeon
from stampadia.games.travelers.faces import (
    HeroFace,
    IndexFace,
    RoomFace,
    ScoreFace,
    SetFaces,
    SpoilerFace,
    StatusFace,
    WorldFace,
)
from stampadia.games.travelers.generate.dungeon.proof import prove_dungeon
from stampadia.games.travelers.on_paper import (
    reading_faces,
    score_face,
    set_faces,
    solved_halves,
    solved_rooms,
    way_through,
)
from stampadia.games.travelers.paper import SLIP_MM
from stampadia.press import Style
from stampadia.press.ink import coverage
from stampadia.words import words

GOLDENS = Path(__file__).parent / "goldens"
DUNGEON, WORLD = "fit 0", "fit 3"
STYLES = {
    "colour": Style(card=SLIP_MM),
    "ink": Style("ink", card=SLIP_MM),
    "low": Style(ink="low", card=SLIP_MM),
}
PPI = 72
BLOCK = 8
MEAN, WORST = 1.5, 24
"""How far two pictures may be apart, of 255: on the whole, and in any block of pixels."""


def faces() -> dict[str, Any]:
    dungeon, world = faces_of(DUNGEON, "en"), faces_of(WORLD, "it")
    return {
        "hero": dungeon.cards[4].hero,
        "status": dungeon.cards[8].hero,
        "room": dungeon.cards[0].adventure,
        "index": dungeon.cards[6].adventure,
        "world-enemies": world.cards[1].adventure,
        "world-places": world.cards[0].adventure,
    }


def drawn(face: Any, style: Style, paper: str = "", ppi: float = PPI) -> Image.Image:
    return Image.open(BytesIO(press.png(face, "travelers", style, paper, ppi=ppi))).convert("RGB")


@pytest.mark.parametrize("name", ["colour", "ink", "low"])
def test_slips_look_as_before(name: str) -> None:
    kinds = [HeroFace, StatusFace, RoomFace, IndexFace, WorldFace, WorldFace]
    assert [type(face) for face in faces().values()] == kinds
    for kind, face in faces().items():
        _as_before(drawn(face, STYLES[name]), f"{kind}-{name}")


def score_page() -> ScoreFace:
    return score_face(faces_of(WORLD, "it"), made(WORLD).hero, TWIN, words("it"))


def dungeon_spoiler() -> SpoilerFace:
    told, dungeon = faces_of(DUNGEON, "it"), made(DUNGEON).adventure
    assert isinstance(dungeon, Dungeon)
    proof = prove_dungeon(dungeon)
    rooms, way = solved_rooms(dungeon, proof), way_through(dungeon, proof)
    said = (told.title, told.serial, "Così:", ("Entra in 1A.",), "Fine.", "Le stanze.")
    return SpoilerFace(*said, rooms=rooms, way=way)


def test_pages_look_as_before() -> None:
    told = faces_of(WORLD, "it")
    style = structs.replace(STYLES["colour"], lang="it")
    pages = {
        "score": score_page(),
        "reading": next(reading_faces(told)),
        "spoiler": SpoilerFace(
            told.title,
            told.serial,
            "Così:",
            ("Leggi 1A.", "Leggi 1B."),
            "Fine.",
            "Le carte.",
            halves=solved_halves(told, ("1A", "1B")),
        ),
        "spoiler-dungeon": dungeon_spoiler(),
    }
    for kind, face in pages.items():
        _as_before(drawn(face, style, "a4", 40), f"page-{kind}")


def _as_before(picture: Image.Image, name: str) -> None:
    """Where a look is changed on purpose, delete the picture, run twice, and look at it."""
    path = GOLDENS / f"{name}.png"
    if not path.exists():
        GOLDENS.mkdir(exist_ok=True)
        picture.quantize(64).save(path, optimize=True)
        pytest.fail(f"{path} was not there; look at it")
    before = Image.open(path).convert("RGB")
    assert picture.size == before.size
    apart = ImageChops.difference(picture, before).convert("L")
    size = (-(-apart.width // BLOCK), -(-apart.height // BLOCK))
    blocks = list(apart.resize(size, Image.Resampling.BOX).tobytes())
    assert sum(blocks) / len(blocks) <= MEAN and max(blocks) <= WORST, name


# Black alone


def test_the_tips_of_a_ribbon_are_seen_before_the_night_in_black_alone() -> None:
    """Down through the notch: night, a cleared edge, the ribbon."""
    face = faces()["hero"]
    for name in ("ink", "colour"):
        picture = drawn(face, STYLES[name], ppi=254).convert("L")
        column = [picture.getpixel((69, y)) for y in range(470, 540)]
        shades = "".join("#" if shade < 140 else "." for shade in column)  # type: ignore[operator]
        assert "#" in shades.split("...")[0] and shades.rstrip("#").endswith("..."), shades


def test_black_alone_has_no_colour() -> None:
    for face in faces().values():
        red, green, blue = drawn(face, STYLES["ink"]).split()
        assert max(ImageChops.difference(red, green).tobytes()) <= 2
        assert max(ImageChops.difference(red, blue).tobytes()) <= 2


def test_elements_differ_by_shape_alone() -> None:
    hero = faces()["hero"]
    seen = set()
    for element in ("fire", "water", "earth", "air"):
        half = structs.replace(hero.upper, element=element)
        picture = drawn(structs.replace(hero, upper=half), STYLES["ink"], ppi=100)
        seen.add(picture.crop((8, 8, 40, 44)).tobytes())
    assert len(seen) == 4


# Ink


@pytest.mark.parametrize("seed", [DUNGEON, WORLD, "fit 4", "fit 10"])
def test_little_ink_is_half_at_most(seed: str) -> None:
    printed = printed_of(faces_of(seed, "en"), "en")
    for name in ("colour", "ink"):
        full, low = (
            [
                coverage(page)
                for page in press.pages(printed, SLEEVES, Style(name, ink), "png", ppi=40)
            ]
            for ink in ("full", "low")
        )
        assert all(less <= more / 2 for more, less in zip(full, low, strict=True)), (full, low)
        assert all(less > 0.03 for less in low)


# What is not told


@cache
def _pdf(seed: str) -> bytes:
    return press.pdf(printed_of(faces_of(seed, "en"), "en"), SLEEVES)


def test_the_qr_opens_the_adventure_and_says_no_more() -> None:
    for paper, face in (("", faces()["status"]), ("a4", score_page())):
        for style in STYLES.values():
            read = zxingcpp.read_barcodes(drawn(face, style, paper, 220))
            assert [one.text for one in read] == [TWIN]


def test_a_set_without_a_code_has_no_qr() -> None:
    status = structs.replace(faces()["status"], twin="")
    assert zxingcpp.read_barcodes(drawn(status, STYLES["colour"], ppi=220)) == []


def test_metadata_and_outline_name_the_title_alone() -> None:
    told = faces_of(WORLD, "en")
    reader = pypdf.PdfReader(BytesIO(_pdf(WORLD)))
    assert reader.metadata is not None
    assert reader.metadata.title == told.title
    said = " ".join(str(value) for value in reader.metadata.values())
    said += " ".join(str(one.title) for one in reader.outline)  # type: ignore[union-attr]
    hidden = [
        half.enemy.name
        for card in told.cards
        if isinstance(card.adventure, WorldFace)
        for half in (card.adventure.a, card.adventure.b)
        if half.enemy is not None
    ]
    assert hidden
    assert [name for name in hidden if name in said and name not in told.title] == []


def test_the_hero_page_tells_nothing_of_the_adventure() -> None:
    """The same hero before two adventures: the same slips."""
    pages = []
    for adventure in (WORLD, "fit 4"):
        told = set_faces(made(DUNGEON), made(adventure), words("en"), TWIN)
        fronts = structs.replace(printed_of(told, "en"), title="")
        pages.append(
            [press.svg(card.front, "travelers", STYLES["colour"]) for card in fronts.cards]
        )
    assert pages[0] == pages[1]


def test_cards_are_drawn_in_the_order_of_their_numbers() -> None:
    text = pypdf.PdfReader(BytesIO(_pdf(WORLD))).pages[1].extract_text()
    places = [text.index(f"W-{number}B") for number in range(1, 10)]
    assert places == sorted(places)
    assert faces_of(WORLD, "en").serial in text


def test_the_same_set_gives_the_same_bytes() -> None:
    again: SetFaces = faces_of.__wrapped__(WORLD, "en")
    assert press.pdf(printed_of(again, "en"), SLEEVES) == _pdf(WORLD)
