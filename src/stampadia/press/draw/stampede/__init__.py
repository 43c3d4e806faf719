"""How Stampede looks on paper: nine linocuts as stamps, with the perforation on the cut line."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct

from stampadia.games.stampede.faces import (
    AnimalsFace,
    BackFace,
    BlockFace,
    ExchangeFace,
    Face,
    Scheme,
    StampFace,
    TurnFace,
)
from stampadia.games.stampede.paper import (
    EXCHANGE_ROWS_MM,
    HOLE_MM,
    HOLES,
    INNER_MM,
    MARGIN_MM,
    PICTURE_MM,
    PICTURE_TOP_MM,
    ROW_MM,
    ROW_SCHEME_MM,
    ROW_TOP_MM,
    SCHEME_MM,
    Text,
    below_picture_mm,
    picture_share,
    texts,
    turn_rules,
)
from stampadia.press.draw.stampede.alone import alone
from stampadia.press.look import Style
from stampadia.workbench.score_slip import SlipFace

STYLES: Final = ("colour", "ink", "stylish")
OWN_CUTS: Final = True
_BLACK: Final = "#221C15"
_SPARING: Final = "#595959"
"""The key where ink is little: 7 to 1 on paper, and a third less than black."""
_CREAM: Final = "#F6F0E2"
_GREY: Final = "#CDCDCD"
"""The second ink, where black is the only one."""


class Inks(Struct, frozen=True):
    """What is printed in which ink."""

    key: str
    paper: str
    tinted: bool
    """Whether the paper is printed, too."""
    grey: bool
    low: bool


@lru_cache
def inks(name: str, ink: str) -> Inks:
    low = ink == "low"
    black = _SPARING if low else "#000000" if name == "ink" else _BLACK
    tinted = name == "stylish" and not low
    return Inks(black, _CREAM if tinted else "#FFFFFF", tinted, name == "ink", low)


def drawing(face: Struct, style: Style) -> str:
    """A small stamp, which needs no setting."""
    if not isinstance(face, BlockFace):
        return ""
    inked = inks(style.name, style.ink)
    return alone(face.animal, inked.key, _second(face.ink, inked), _CREAM)


def orientation(face: Struct) -> Literal["portrait"]:  # noqa: ARG001
    return "portrait"


def dressed(face: Struct, style: Style) -> dict[str, Any]:
    if isinstance(face, SlipFace):
        return {**msgspec.to_builtins(face)}
    return _dressed(cast(Face, face), inks(style.name, style.ink))


@lru_cache(maxsize=512)
def _dressed(face: Face, inked: Inks) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(face) | {
        "inks": msgspec.to_builtins(inked),
        "texts": [_text(text) for text in texts(face)],
        "margin": MARGIN_MM,
        "inner": INNER_MM,
        "holes": HOLES,
        "hole": HOLE_MM,
    }
    match face:
        case StampFace():
            share = picture_share(face)
            told["ink"] = _second(face.ink, inked)
            told["picture"] = {
                "x": MARGIN_MM + INNER_MM * (1 - share) / 2,
                "y": PICTURE_TOP_MM,
                "w": PICTURE_MM[0] * share,
                "h": PICTURE_MM[1] * share,
            }
            told["scheme"] = _scheme(face.scheme, SCHEME_MM, 0.7)
            told["below"] = below_picture_mm(face)
        case BackFace():
            told["inks_of"] = [_second(ink, inked) for ink in face.inks]
        case ExchangeFace():
            told["rows"] = [
                _row(row.animal, row.ink, inked) | {"scheme": _scheme(row.scheme, 6.6, 0.5)}
                for row in face.rows
            ]
            told["top"], told["high"] = EXCHANGE_ROWS_MM
        case AnimalsFace():
            told["rows"] = [
                _row(row.animal, row.ink, inked)
                | {"scheme": _scheme(row.scheme, ROW_SCHEME_MM, 0.5)}
                for row in face.rows
            ]
            told["top"], told["high"] = ROW_TOP_MM, ROW_MM
        case TurnFace():
            told["rules"] = turn_rules(face)
    return told


def _second(ink: str, inked: Inks) -> str:
    return _GREY if inked.grey else ink


def _row(animal: str, ink: str, inked: Inks) -> dict[str, Any]:
    return {"animal": animal, "ink": _second(ink, inked)}


def _scheme(scheme: Scheme, high: float, gap: float) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(scheme)
    return told | {"high": high, "gap": gap}


def _text(text: Text) -> dict[str, Any]:
    at = text.placed
    return {
        "where": text.where, "text": text.text, "size": at.box.size_pt,
        "x": at.area.left, "y": at.area.top, "w": at.area.width, "h": at.area.height,
    }  # fmt: skip
