"""What the template `document.typ` is fed with: faces as plain data, and where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.press.imposition import Layout, Leaf, leaves
from stampadia.press.layouts import STRIP_MM, paper_named
from stampadia.press.look import PRESS, Look, Style
from stampadia.words import Words, words
from stampadia.workbench.lettering import curled
from stampadia.workbench.printing import Printed

Data = dict[str, Any]

SAFE_MM: Final = 3.0


def whole(printed: Printed, layout: Layout, style: Style, look: Look) -> Data:
    """All sheets of cards, then all pages."""
    said = words(printed.language, PRESS)
    faces = _Faces(look, style)
    sheets = list(leaves(printed, layout, own_cuts=look.own_cuts))
    total = len(sheets) + len(printed.pages)
    told = [
        _cards(leaf, layout, faces, _name(printed.title, number, total, leaf, said))
        for number, leaf in enumerate(sheets, 1)
    ]
    told += [
        _page(layout.paper, page.name, page.face, faces.number(page.face), look)
        for page in printed.pages
    ]
    return _document(printed.title, style, faces.dressed, told)


def one_card(face: Struct, title: str, style: Style, look: Look) -> Data:
    """One side of a card, as large as it is, with its bleed."""
    return card_table([face], title, style, look, columns=1, rows=1)


def card_table(
    faces: Sequence[Struct | None],
    title: str,
    style: Style,
    look: Look,
    *,
    columns: int,
    rows: int,
) -> Data:
    """Cards edge to edge without a mark, as programs that cut them out again want them; None is an
    empty place."""
    dressed = _Faces(look, style)
    width, height = (length + 2 * style.bleed for length in style.card)
    placed = [
        {
            "x": number % columns * width + style.bleed,
            "y": number // columns * height + style.bleed,
            "face": dressed.number(face),
            "turned": False,
        }
        for number, face in enumerate(faces)
        if face is not None
    ]
    size = (columns * width, rows * height)
    leaf = {"kind": "cards", "size": size, "placed": placed, "safe": 0}
    return _document(title, style, dressed.dressed, [leaf | _unmarked()])


def one_page(face: Struct, title: str, paper: str, style: Style, look: Look) -> Data:
    leaf = _page(paper, title, face, 0, look)
    return _document(title, style, [_in_type(look.dressed(face, style))], [leaf])


def _document(title: str, style: Style, faces: Sequence[Data], told: Sequence[Data]) -> Data:
    ruler = words(style.lang, PRESS).say("print-at-full-size")
    return {
        "title": curled(title),
        "style": msgspec.to_builtins(style) | {"words": {"ruler": ruler}},
        "faces": faces,
        "leaves": told,
    }


def _in_type(told: Any) -> Any:
    """The same with apostrophes as a compositor sets them; drawings stay as they are."""
    match told:
        case str():
            return told if "<" in told else curled(told)
        case dict():
            return {name: _in_type(value) for name, value in told.items()}
        case list() | tuple():
            return [_in_type(value) for value in told]
    return told


class _Faces:
    """Every face once, however many cards show it."""

    def __init__(self, look: Look, style: Style) -> None:
        self._look = look
        self._style = style
        self._numbers: dict[int, int] = {}
        self.dressed: list[Data] = []

    def number(self, face: Struct) -> int:
        if id(face) not in self._numbers:
            self._numbers[id(face)] = len(self.dressed)
            self.dressed.append(_in_type(self._look.dressed(face, self._style)))
        return self._numbers[id(face)]


def _page(paper: str, name: str, face: Struct, number: int, look: Look) -> Data:
    size = paper_named(paper).lying(look.orientation(face))
    return {"kind": "page", "size": size, "paper": paper, "name": name, "face": number}


def _unmarked() -> Data:
    return {"cuts": (), "folds": (), "dashed": False}


def _cards(leaf: Leaf, layout: Layout, faces: _Faces, name: str) -> Data:
    return {
        "kind": "cards",
        "size": leaf.size,
        "placed": [
            {"x": one.x, "y": one.y, "face": faces.number(one.face), "turned": one.turned}
            for one in leaf.placed
        ],
        "cuts": leaf.cuts,
        "folds": leaf.folds,
        "dashed": leaf.dashed,
        "safe": SAFE_MM if layout.safe else 0,
        "name": name,
        "upright": leaf.strip == "left",
        "strip": _strip(leaf, paper_named(layout.paper).margin),
    }


def _strip(leaf: Leaf, margin: float) -> tuple[float, float, float]:
    """Where the line with the ruler begins, and how long it is: as long as the cards beside it."""
    left, top, right, bottom = leaf.frame
    if leaf.strip == "left":
        return (margin + 0.4, bottom, bottom - top)
    return (left, leaf.size[1] - margin - STRIP_MM, right - left)


def _name(title: str, number: int, total: int, leaf: Leaf, said: Words) -> str:
    told = said.say("page-of", title=title, page=number, pages=total)
    return f"{told} · {said.say('side', side=leaf.side)}"
