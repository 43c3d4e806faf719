"""The boxes of the printed faces, in millimetres, with font and size.

A card is 63.5 x 88 mm; from the cut to the picture are 4.5 mm. What stands beside signs has the
room that they leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.stampede.faces import (
    AnimalsFace,
    BackFace,
    ExchangeFace,
    Face,
    Scheme,
    StampFace,
    TurnFace,
)
from stampadia.workbench.faces import Setting, set_in
from stampadia.workbench.lettering import Box, FontName, stepped

CARD_MM: Final = (63.5, 88.0)
MARGIN_MM: Final = 4.5
INNER_MM: Final = CARD_MM[0] - 2 * MARGIN_MM
PICTURE_MM: Final = (INNER_MM, INNER_MM * 244 / 290)
HOLES: Final = (21, 29)
"""Of the perforation, on each edge of a card; their centres lie on the cut."""
HOLE_MM: Final = 0.8
"""Their radius."""

# The stamp
VALUE: Final = Box(8, 1, 29, "Cinzel-Black")
COUNTRY: Final = Box(38, 1, 10, "Cinzel-Bold", tracking_em=0.08)
UNIT: Final = Box(38, 1, 8.5, "AlegreyaSC-Regular", tracking_em=0.06)
SENTENCE: Final = Box(INNER_MM, 4, 8.5)
IMPRINT: Final = Box(INNER_MM, 1, 6, "AlegreyaSC-Regular", "center", tracking_em=0.08)
SCHEME_MM: Final = 7.3
"""How high its signs are."""
NAME_SIZES: Final = (17, 14, 12)

# The exchange card and the player aid
HEADING: Final = Box(INNER_MM - 3, 1, 15, "Cinzel-Black", "center", tracking_em=0.06)
COUNTER: Final = Box(INNER_MM, 1, 10, align="center")
GIVER: Final = Box(15.2, 1, 10, "Grenze-Bold")
GIVES: Final = Box(15.2, 2, 8.5)
ROW_VALUE: Final = Box(3.4, 1, 7, "Cinzel-Bold")
ROW_SCHEME_MM: Final = 5.4
ROW_NAME_SIZES: Final = (10, 8.5)
ROW_NAME_AT_MM: Final = 12
STEP: Final = Box(INNER_MM - 5, 2, 8.5)
COUNT: Final = Box(5, 1, 10, "Cinzel-Black")
SUBHEADING: Final = Box(INNER_MM, 1, 12, "Grenze-Bold")
WIN: Final = Box(INNER_MM - 5, 2, 8.5)
CHECK: Final = Box(INNER_MM - 5, 1, 8.5)
BACKS: Final = Box(INNER_MM, 2, 8.5, "Alegreya-Italic")

_SIGN_SHAPES: Final = {
    "hand": 44 / 33, "hand-other": 50 / 33, "album": 44 / 33, "album-other": 50 / 33,
    "exchange": 44 / 33, "pile": 44 / 33, "four-parrots": 1.7, "win": 44 / 33,
}  # fmt: skip
"""Their width, for a height of 1."""
_ARROW_SHAPE: Final = 30 / 33
_TITLE_FONT: Final[FontName] = "Grenze-Bold"
_ROW_FONT: Final[FontName] = "Grenze-SemiBold"


def scheme_mm(scheme: Scheme, height: float, gap: float) -> float:
    """How wide a scheme is."""
    shapes = _SIGN_SHAPES[scheme.give] + _ARROW_SHAPE + _SIGN_SHAPES[scheme.take]
    return shapes * height + 2 * gap


def name_boxes(scheme: Scheme) -> tuple[Box, ...]:
    """A stamp's name stands beside its scheme; long names step down."""
    room = INNER_MM - scheme_mm(scheme, SCHEME_MM, 0.7) - 1.5
    return stepped(room, 8, NAME_SIZES, font=_TITLE_FONT)


def row_name_boxes(scheme: Scheme) -> tuple[Box, ...]:
    """On the player aid."""
    room = INNER_MM - ROW_NAME_AT_MM - scheme_mm(scheme, ROW_SCHEME_MM, 0.5) - 1
    return stepped(room, 5, ROW_NAME_SIZES, font=_ROW_FONT)


def settings(face: Face) -> Iterator[Setting]:
    """Every text of a face with its boxes, in reading order."""
    match face:
        case StampFace():
            yield from set_in("value", str(face.value), VALUE)
            yield from set_in("country", face.country.upper(), COUNTRY)
            yield from set_in("unit", face.unit, UNIT)
            yield from set_in("name", face.name, name_boxes(face.scheme))
            yield from set_in("sentence", face.sentence, SENTENCE)
            yield from set_in("imprint", face.imprint, IMPRINT)
        case BackFace():
            return  # the postmark runs round; its letters are as large as the ring allows
        case ExchangeFace():
            yield from set_in("title", face.title.upper(), HEADING)
            yield from set_in("sentence", face.sentence, COUNTER)
            for row in face.rows:
                yield from set_in(f"{row.animal}.name", row.name, GIVER)
                yield from set_in(f"{row.animal}.sentence", row.sentence, GIVES)
        case AnimalsFace():
            yield from set_in("title", face.title.upper(), HEADING)
            for line in face.rows:
                yield from set_in(f"{line.animal}.value", str(line.value), ROW_VALUE)
                yield from set_in(f"{line.animal}.name", line.name, row_name_boxes(line.scheme))
        case TurnFace():
            yield from _turn(face)


def _turn(face: TurnFace) -> Iterator[Setting]:
    yield from set_in("title", face.title.upper(), HEADING)
    for number, step in enumerate(face.steps, 1):
        yield from set_in(f"steps.{number}", step, STEP)
    yield from set_in("win_title", face.win_title, SUBHEADING)
    for win in face.wins:
        yield from set_in(f"wins.{win.count}.count", str(win.count), COUNT)
        yield from set_in(f"wins.{win.count}", win.what, WIN)
    yield from set_in("check_title", face.check_title, SUBHEADING)
    for number, check in enumerate(face.checks, 1):
        yield from set_in(f"checks.{number}", check, CHECK)
    yield from set_in("backs", face.backs, BACKS)
