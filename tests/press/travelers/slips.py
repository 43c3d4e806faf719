"""Sets as they are printed, and the letters of their slips, read back from the PDF."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from math import ceil, hypot
from typing import Any

import pypdfium2
import pypdfium2.raw as raw
from msgspec import Struct, structs

from stampadia import press
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.faces import CardFaces, SetFaces
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.on_paper import one_size, set_faces
from stampadia.games.travelers.paper import SLIP_MM
from stampadia.kernel.words import words
from stampadia.press import Layout, Style
from stampadia.press.imposition import leaves
from stampadia.workbench.faces import Run
from stampadia.workbench.printing import Card, Printed

SLEEVES = Layout(mode="sleeves")
TWIN = "T-2026-11-17-NTDN"
POINT_MM = 25.4 / 72
_WORD = re.compile(r"[^\W\d_]{2,}")
_NOT_WORDS = {
    *("code", "picture", "hero_class", "icon", "symbol", "sides", "rows", "codes", "element"),
    *("trigger", "kind", "open", "bonus", "level", "attack", "defense", "twin", "set_in"),
}


@cache
def made(seed: str) -> CardSet:
    """As a seed makes it at first; nobody proves it."""
    return make_set(seed)


@cache
def faces_of(seed: str, language: str, *, longer: bool = False) -> SetFaces:
    told = set_faces(made(seed), made(seed), words(language), TWIN)
    return _longer_set(told) if longer else told


def printed_of(told: SetFaces, language: str) -> Printed:
    return Printed(
        game="travelers",
        title=told.title,
        language=language,
        cards=tuple(
            Card(f"card-{number}", card.hero, card.adventure)
            for number, card in enumerate(told.cards, 1)
        ),
        card_mm=SLIP_MM,
    )


# A language in which every word is 40 % longer


def longer(text: str) -> str:
    return _WORD.sub(lambda word: word[0] + word[0][: ceil(0.4 * len(word[0]))].lower(), text)


def _longer_set(told: SetFaces) -> SetFaces:
    heroes = [_longer(card.hero) for card in told.cards]
    behind = one_size(tuple(_longer(card.adventure) for card in told.cards))
    cards = tuple(CardFaces(hero, side) for hero, side in zip(heroes, behind, strict=True))
    return structs.replace(told, cards=cards)


def _longer(value: Any) -> Any:
    match value:
        case tuple():
            return tuple(_longer(one) for one in value)
        case Run():
            return value if value.icon else structs.replace(value, text=longer(value.text))
        case str():
            return longer(value)
        case Struct():
            fields = {
                name: _longer(getattr(value, name))
                for name in value.__struct_fields__
                if name not in _NOT_WORDS
            }
            return structs.replace(value, **fields)
        case _:
            return value


# Letters


class Letter(Struct, frozen=True):
    """All but hyphens: at the end of a line a reader takes them out."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size_pt: float


def letters_of(printed: Printed, style: Style | None = None) -> Iterator[tuple[Any, list[Letter]]]:
    """Each face with the letters that are printed on it, in millimetres from its slip's corner."""
    pdf = press.pdf(printed, SLEEVES, style)
    width, height = printed.card_mm
    with pypdfium2.PdfDocument(BytesIO(pdf)) as document:
        for page, leaf in zip(document, leaves(printed, SLEEVES, own_cuts=False), strict=True):
            found = list(_letters(page))
            for place in leaf.placed:
                yield (
                    place.face,
                    [
                        structs.replace(
                            one,
                            left=one.left - place.x,
                            right=one.right - place.x,
                            top=one.top - place.y,
                            bottom=one.bottom - place.y,
                        )
                        for one in found
                        if place.x <= (one.left + one.right) / 2 < place.x + width
                        and place.y <= (one.top + one.bottom) / 2 < place.y + height
                    ],
                )


def _letters(page: pypdfium2.PdfPage) -> Iterator[Letter]:
    height = page.get_height()
    text = page.get_textpage()
    matrix = raw.FS_MATRIX()
    for number in range(text.count_chars()):
        said = chr(raw.FPDFText_GetUnicode(text, number))
        if said.isspace() or said in "\u2060\u200b\u00ad\ufffe\x00\x02-":
            continue
        _, bottom, _, top = text.get_charbox(number)
        # An italic letter leans out of its own width; its width is what a line is made of.
        left, _, right, _ = text.get_charbox(number, loose=True)
        raw.FPDFText_GetMatrix(text, number, ctypes.byref(matrix))
        size = raw.FPDFText_GetFontSize(text, number) * hypot(matrix.a, matrix.b)
        yield Letter(
            said,
            left * POINT_MM,
            (height - top) * POINT_MM,
            right * POINT_MM,
            (height - bottom) * POINT_MM,
            size,
        )
