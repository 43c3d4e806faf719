"""How Generals looks on paper: a pixel is an em quad, and everything pictorial is set in them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from stampadia.games.generals.faces import (
    BackFace,
    CardFaces,
    ListPage,
    PictureFace,
    TextFace,
)
from stampadia.games.generals.files.format import SIZE
from stampadia.games.generals.paper import MARGIN_MM
from stampadia.games.generals.paper.halves import code_area, shown_code
from stampadia.press.draw.generals.back import dressed_back
from stampadia.press.draw.generals.halves import dressed_half
from stampadia.press.draw.generals.inks import Inks, inks
from stampadia.press.draw.generals.listing import dressed_list
from stampadia.press.draw.generals.picture import picture_paths
from stampadia.press.look import Style
from stampadia.workbench.score_slip import SlipFace

STYLES: Final = ("colour", "ink", "stylish")


def drawing(face: Struct, style: Style) -> str:
    """An illustration by itself, a square a unit."""
    if not isinstance(face, PictureFace):
        return ""
    squares = picture_paths(face.illustration, inks(style.name, style.ink))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"'
        f' shape-rendering="crispEdges">{squares}</svg>'
    )


def orientation(face: Struct) -> Literal["portrait"]:  # noqa: ARG001
    """Lists stand upright."""
    return "portrait"


def dressed(face: Struct, style: Style) -> dict[str, Any]:
    return _dressed(face, inks(style.name, style.ink))


@lru_cache(maxsize=2048)
def _dressed(face: Struct, inked: Inks) -> dict[str, Any]:
    match face:
        case CardFaces():
            return _card(face, inked)
        case BackFace():
            return dressed_back(face, inked)
        case ListPage():
            return dressed_list(face, inked)
        case SlipFace():
            return {"kind": "score-slip", **msgspec.to_builtins(face)}
    raise TypeError(face)


def _card(face: CardFaces, inked: Inks) -> dict[str, Any]:
    code = code_area(face)
    return {
        "kind": "card",
        "margin": MARGIN_MM,
        "code": shown_code(face.code),
        "code_at": (code.left, code.top),
        "faint": inked.faint_on_bar if isinstance(face.upright, TextFace) else inked.faint,
        "paper": inked.paper or "",
        "border": inked.border or "",
        "upright": dressed_half(face.upright, inked),
        "turned": dressed_half(face.turned, inked) if face.turned else None,
    }
