"""A game whose cards are easily told apart, and PDFs read back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO
from typing import Any, ClassVar

import pypdf
import pypdfium2
import pytest
from msgspec import Struct, structs
from PIL import Image

from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.words import Words
from stampadia.workbench.printing import Card, Page, Printed

DAY = "2026-11-15"
ENOUGH = 10
"""Cards that fill one sheet and begin another."""
POINT_MM = 25.4 / 72
Centre = tuple[float, float]


class NumberFace(Struct, frozen=True):
    name: str
    text: str = "Draw two cards."


class Numbers(Game):
    """Twelve cards with a back each, and a page with their list."""

    name: ClassVar[str] = "numbers"
    edition: ClassVar[str] = "1"
    seats: ClassVar[range] = range(1, 2)
    print_wishes: ClassVar[Mapping[str, str]] = {
        "cards": "12",
        "backs": "yes",
        "pages": "1",
        "date": "2026-11-15",
        "seed": "any words",
    }

    def printed(self, wishes: Mapping[str, str], words: Words) -> Printed:
        back = wishes.get("backs", "yes")
        return Printed(
            game=self.name,
            title="Numbers",
            language=words.language,
            cards=tuple(
                Card(
                    f"Card {number}",
                    NumberFace(f"Front {number}"),
                    NumberFace(f"Back {number}") if back == "yes" else None,
                )
                for number in range(1, 1 + int(wishes.get("cards", "12")))
            ),
            pages=tuple(
                Page(f"List {number}", NumberFace("List", wishes.get("date", "")))
                for number in range(int(wishes.get("pages", "1")))
            ),
        )


GAME = Numbers()


class Small(Numbers):
    """The same with a look that has no large print."""

    name: ClassVar[str] = "small"
    look: ClassVar[str] = "press.small_look"


SMALL = Small()


def numbers(
    cards: int = 12, *, backs: bool = True, pages: int = 0, language: str = "en"
) -> Printed:
    wishes = {"cards": str(cards), "backs": "yes" if backs else "no", "pages": str(pages)}
    return GAME.printed(wishes, GAME.words(language))


@cache
def sample(name: str, language: str) -> Printed:
    """What a game prints: a few of its cards, with backs if it has any, and its pages."""
    game = GAME if name == GAME.name else registry.load(name)
    known = game.print_wishes
    wishes = {"date": DAY} if "date" in known else {}
    wishes |= {"backs": known["backs"]} if "backs" in known else {}
    try:
        printed: Printed = game.printed(wishes, game.words(language))
    except BadOption as error:
        if error.key == "nothing-to-print":
            pytest.skip(f"{name} prints nothing yet")
        raise
    return structs.replace(printed, cards=printed.cards[:ENOUGH], pages=printed.pages[:4])


def card_centres(pdf: bytes, card: tuple[float, float]) -> list[list[Centre]]:
    """For each page the middles of all cards on it in millimetres, from the upper left corner, in
    the order in which they are drawn: each is cut off at its edges by a path of its own. A picture
    as large as its card is cut off in the same place again."""
    return [
        list(
            dict.fromkeys(
                (round((left + right) / 2, 3), round((top + bottom) / 2, 3))
                for left, top, right, bottom in clips(page)
                if abs(right - left - card[0]) <= 0.1 and abs(bottom - top - card[1]) <= 0.1
            )
        )
        for page in pypdf.PdfReader(BytesIO(pdf)).pages
    ]


_NUMBERS = rb"(-?[0-9.]+) (-?[0-9.]+)"
_BOX = re.compile(rb"\s%b m\s+%b l\s+%b l\s+%b l\s+h\s+W\b" % ((_NUMBERS,) * 4))
"""Four corners that drawing is confined to. The outermost of them, which are ours, stand in the
page's own measure; whatever moves or turns is inside."""


def clips(page: pypdf.PageObject) -> Iterator[tuple[float, float, float, float]]:
    """The boxes to which drawing is confined: left, top, right, bottom in millimetres."""
    contents = page.get_contents()
    assert contents is not None
    height = float(page.mediabox.height)
    for found in _BOX.finditer(contents.get_data()):
        numbers = [float(number) for number in found.groups()]
        across, up = numbers[0::2], [height - number for number in numbers[1::2]]
        edges = (min(across), min(up), max(across), max(up))
        left, top, right, bottom = (edge * POINT_MM for edge in edges)
        yield left, top, right, bottom


def rendered(pdf: bytes, ppi: float) -> list[Image.Image]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.render(scale=ppi / 72).to_pil().convert("L") for page in document]


def texts(pdf: bytes) -> list[str]:
    """The words of each page, with single spaces."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]


def inked_box(page: Image.Image, ppi: float) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that is not white, in millimetres."""
    box: Any = page.point(lambda value: 255 if value < 250 else 0).getbbox()
    assert box is not None, "an empty page"
    left, top, right, bottom = (length * 25.4 / ppi for length in box)
    return left, top, right, bottom


def darkest(page: Image.Image) -> int:
    return min(page.convert("L").tobytes())
