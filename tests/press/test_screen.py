"""A face for the screen is the face on paper, said in fewer words."""

from __future__ import annotations

import re
from base64 import b64encode
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.kernel.registry import load, names
from stampadia.matches.match import Match
from stampadia.press.document import one_card
from stampadia.press.look import Style, look_of
from stampadia.press.screen import for_screen
from stampadia.press.typesetter import compiled, typeset

LOOKED_AT = 8
"""Faces of each game, the last and the first among them."""
PPI = 200.0
"""About what a face is drawn with on a phone."""
FINEST = 4
"""How many pixels of that are looked at together: a picture inside another begins at a whole pixel
in Typst, and between two in a browser."""
SEEN = 64
"""A difference that an eye could find, of 255."""
ON_WHITE = """
#set page(width: auto, height: auto, margin: 0pt, fill: white)
#image(bytes(json(bytes(sys.inputs.data)).svg), format: "svg")
"""


def faces(game: str) -> list[bytes]:
    found = load(game)
    played = Match(found, found.seats[0], luck=Dealer("faces"))
    played.deal()
    for _ in range(30):
        pending = played.pending()
        if isinstance(pending, Ask):
            played.play(pending.choices[0])
    shown = sorted(found.seen(played.view(0)))
    look, words = look_of(found), found.words("it")
    style = Style(lang="it", card=found.card_mm)
    cards = [found.face(name, played.options, played.content, words) for name in shown]
    cards = [card for card in cards if not look.drawing(card, style)]  # these need no setting
    step = max(1, len(cards) // LOOKED_AT)
    return [
        typeset(look, one_card(card, "", style, look), "svg", game=game)[0]
        for card in cards[::step]
    ]


def painted(svg: bytes) -> Image.Image:
    with Image.open(
        BytesIO(compiled(ON_WHITE, {"svg": svg.decode()}, "png", ppi=PPI)[0])
    ) as picture:
        return picture.convert("L").reduce(FINEST)


def used(letter: str, x: float = 0) -> str:
    at = f'x="{x:g}" y="0" fill="#000000" fill-rule="nonzero"'
    return f'<use xlink:href="#{letter}" {at}/>'


def line(*letters: str) -> str:
    return f'<g transform="matrix(1 0 0 -1 0 9)">{"".join(letters)}</g>'


def image(inside: str, *, transform: str = "") -> str:
    data = b64encode(inside.encode()).decode()
    source = f'xlink:href="data:image/svg+xml;base64,{data}"'
    return f'<image{transform} {source} width="2" height="3" preserveAspectRatio="none"/>'


@pytest.mark.parametrize("game", names())
def test_it_looks_the_same_and_is_one_document(game: str) -> None:
    papers = faces(game)
    if not papers:
        pytest.skip("all its faces are drawn, none is set")
    for paper in papers:
        screen = for_screen(paper)
        assert b"<image" not in screen
        assert b"<use" not in screen
        assert len(screen) < 0.9 * len(paper)
        ids = re.findall(rb'\bid="([^"]*)"', screen)
        assert len(ids) == len(set(ids))
        assert set(re.findall(rb"url\(#([^)]*)\)", screen)) <= set(ids)
        one, other = painted(paper), painted(screen)
        assert one.size == other.size
        differing = ImageChops.difference(one, other).histogram()
        assert sum(differing[SEEN:]) <= sum(differing) / 2000


def test_what_is_drawn_otherwise_stays_as_it_is() -> None:
    symbol = '<symbol id="gAB" overflow="visible"><path d="M 0 0m 1 1A 2 2 0 0 0 3 3"/></symbol>'
    told = f"<svg>{line(used('gAB'))}<defs>{symbol}</defs></svg>".encode()
    assert for_screen(told) == told
    assert for_screen(b"<svg><path d='M1.5 2'/></svg>") == b"<svg><path d='M1.5 2'/></svg>"


@pytest.mark.parametrize(
    "inside", ["<svg><path d='M0 0'/></svg>", '<svg viewBox="0 0 1 1"><style>a{}</style></svg>']
)
def test_a_picture_without_a_size_of_its_own_or_with_styles_stays_a_document(inside: str) -> None:
    told = f"<svg>{image(inside)}</svg>".encode()
    assert for_screen(told) == told


def test_two_pictures_do_not_share_names() -> None:
    inside = (
        '<svg viewBox="0 0 1 1" fill="#123456"><clipPath id="a"/><g clip-path="url(#a)"/></svg>'
    )
    moved = image(inside, transform=' transform="translate(1)"')
    shown = for_screen(f"<svg>{moved}{moved}</svg>".encode()).decode()
    assert re.findall(r'id="([^"]*)"', shown) == ["p0-a", "p1-a"]
    assert re.findall(r"url\(#([^)]*)\)", shown) == ["p0-a", "p1-a"]
    assert shown.count('fill="#123456"') == 2
    assert shown.count('<g transform="translate(1)">') == 2


def test_letters_stand_on_their_places_and_lose_nothing_by_adding_up() -> None:
    steps = "l 0.004 0.004" * 10
    symbol = f'<symbol id="gAB" overflow="visible"><path d="M 0 0m 1 1{steps}Z"/></symbol>'
    told = f"<svg>{line(used('gAB'), used('gAB', 2.5))}<defs>{symbol}</defs></svg>"
    shown = for_screen(told.encode()).decode()
    assert re.findall(r"M(\d+) (\d+)", shown) == [("100", "100"), ("350", "100")]
    outline = shown.split("M100 100")[1].split("z")[0]
    ways = [int(way) for way in re.findall(r"-?\d+", outline)]
    assert (sum(ways[::2]), sum(ways[1::2])) == (4, 4)
