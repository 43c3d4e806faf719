"""The boxes of the printed faces, in millimetres, with font and size, and where they lie.

A card is 63.5 x 88 mm; from the cut to the picture are 4.5 mm. What stands beside signs has the
room that they leave. Words step down to 7.5 pt; a stamp whose sentence is longer still has a
smaller picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.stampede.faces import (
    AnimalsFace,
    BackFace,
    ExchangeFace,
    Face,
    Scheme,
    StampFace,
    TurnFace,
)
from stampadia.workbench.areas import Area, Placed
from stampadia.workbench.faces import Setting, set_in
from stampadia.workbench.lettering import MM_PER_POINT, Box, FontName, largest, stepped

CARD_MM: Final = (63.5, 88.0)
MARGIN_MM: Final = 4.5
INNER_MM: Final = CARD_MM[0] - 2 * MARGIN_MM
PICTURE_MM: Final = (INNER_MM, INNER_MM * 244 / 290)
PICTURE_TOP_MM: Final = 12.6
HOLES: Final = (21, 29)
"""Of the perforation, on each edge of a card; their centres lie on the cut."""
HOLE_MM: Final = 0.8
"""Their radius."""

# The stamp
VALUE: Final = Box(8, 1, 29, "Cinzel-Black")
COUNTRY: Final = Box(38, 1, 10, "Cinzel-Bold", tracking_em=0.08)
UNIT: Final = Box(38, 1, 8.5, "AlegreyaSC-Regular", tracking_em=0.06)
SENTENCE: Final = tuple(
    Box(INNER_MM, lines, size) for lines, size in ((3, 10), (4, 9.3), (4, 8.5), (5, 7.5))
)
LONG_SENTENCE: Final = (Box(INNER_MM, 7, 8.5), Box(INNER_MM, 8, 7.5))
"""Under a smaller picture."""
IMPRINT: Final = Box(INNER_MM, 1, 6, "AlegreyaSC-Regular", "center", tracking_em=0.08)
SCHEME_MM: Final = 7.3
"""How high its signs are."""
NAME_SIZES: Final = (17, 14, 12, 10, 8.5)
SMALL_PICTURE: Final = 0.8
"""Of its size, where the sentence is long."""

# The exchange card and the player aid
_HEADING_SIZES: Final = (15, 12, 10, 8.5)
HEADING: Final = tuple(
    Box(INNER_MM - 3, 1, size, "Cinzel-Black", "center", tracking_em=0.06)
    for size in _HEADING_SIZES
)
COUNTER: Final = (
    Box(INNER_MM, 1, 10, align="center"),
    Box(INNER_MM, 1, 8.5, align="center"),
    Box(INNER_MM, 2, 7.5, align="center"),
)
GIVER: Final = tuple(Box(17, 1, size, "Grenze-Bold") for size in (10, 8.5, 7.5))
GIVES: Final = (Box(15.2, 2, 8.5), Box(15.2, 3, 7.5))
ROW_VALUE: Final = Box(3.4, 1, 7.5, "Cinzel-Bold")
ROW_SCHEME_MM: Final = 5.4
ROW_NAME_SIZES: Final = (10, 8.5, 7.5)
ROW_NAME_AT_MM: Final = 12
ROW_TOP_MM: Final = 14.6
ROW_MM: Final = 7.7
_AID_SIZES: Final = (10, 9.3, 8.5, 8, 7.5)
ITALIC_MM: Final = 0.3
"""What italics may reach out to the left."""
_COUNT_MM: Final = 5.0
"""Left of a step, a way to win, a thing to check."""

LINE_EM: Final = 1.06
"""From one line to the next."""
ASCENT_EM: Final = 0.8
DESCENT_EM: Final = 0.24

_SIGN_SHAPES: Final = {
    "hand": 44 / 33, "hand-other": 50 / 33, "album": 44 / 33, "album-other": 50 / 33,
    "exchange": 44 / 33, "pile": 44 / 33, "four-parrots": 1.7, "win": 44 / 33,
}  # fmt: skip
"""Their width, for a height of 1."""
_ARROW_SHAPE: Final = 30 / 33
_TITLE_FONT: Final[FontName] = "Grenze-Bold"
_ROW_FONT: Final[FontName] = "Grenze-SemiBold"


class Text(Struct, frozen=True):
    """Words of a face with their boxes, the largest type first, and where they lie."""

    where: str
    text: str
    boxes: tuple[Box, ...]
    area: Area

    @property
    def placed(self) -> Placed:
        box = largest(self.boxes, (self.text,))
        return Placed(self.area, box or self.boxes[-1], box is None)


def scheme_mm(scheme: Scheme, height: float, gap: float) -> float:
    """How wide a scheme is."""
    shapes = _SIGN_SHAPES[scheme.give] + _ARROW_SHAPE + _SIGN_SHAPES[scheme.take]
    return shapes * height + 2 * gap


def settings(face: Face) -> Iterator[Setting]:
    """Every text of a face with its boxes, in reading order."""
    for text in texts(face):
        yield from set_in(text.where, text.text, text.boxes)


def texts(face: Face) -> Iterator[Text]:
    """Every text of a face, in reading order. The postmark runs round; its letters are as large as
    the ring allows."""
    match face:
        case StampFace():
            yield from _stamp(face)
        case BackFace():
            return
        case ExchangeFace():
            yield from _exchange(face)
        case AnimalsFace():
            yield from _animals(face)
        case TurnFace():
            yield from _turn(face)


# The stamp


def picture_share(face: StampFace) -> float:
    """How large the picture is: smaller above a long sentence."""
    return 1 if largest(SENTENCE, (face.sentence,)) else SMALL_PICTURE


def below_picture_mm(face: StampFace) -> float:
    """Where name and scheme begin."""
    return PICTURE_TOP_MM + PICTURE_MM[1] * picture_share(face) + 1.2


def _stamp(face: StampFace) -> Iterator[Text]:
    left, y = MARGIN_MM, below_picture_mm(face)
    yield Text("value", str(face.value), (VALUE,), Area(left, 3.4, 8, 8.6))
    yield Text("country", face.country.upper(), (COUNTRY,), Area(left + 9, 3.6, 38, 4.6))
    yield Text("unit", face.unit, (UNIT,), Area(left + 9, 7.9, 38, 4.0))
    room = INNER_MM - scheme_mm(face.scheme, SCHEME_MM, 0.7) - 1.5
    names = stepped(room, 8, NAME_SIZES, font=_TITLE_FONT, leading_em=9)
    yield Text("name", face.name, names, Area(left, y, room, 8))
    boxes = SENTENCE if picture_share(face) == 1 else LONG_SENTENCE
    high = CARD_MM[1] - 3.9 - (y + 9)
    yield Text("sentence", face.sentence, boxes, Area(left, y + 9, INNER_MM, high))
    yield Text("imprint", face.imprint, (IMPRINT,), Area(left, CARD_MM[1] - 4.2, INNER_MM, 2.4))


# What lies beside the deck


def _heading(title: str, height: float) -> Text:
    area = Area(MARGIN_MM + 1.5, MARGIN_MM, INNER_MM - 3, height)
    return Text("title", title.upper(), HEADING, area)


EXCHANGE_ROWS_MM: Final = (54.9, 14.4)
"""Where the first one begins, and how high each is."""
EXCHANGE_TEXT_MM: Final = 46.6


def _exchange(face: ExchangeFace) -> Iterator[Text]:
    yield _heading(face.title, 13)
    yield Text("sentence", face.sentence, COUNTER, Area(MARGIN_MM, EXCHANGE_TEXT_MM, INNER_MM, 7.4))
    top, high = EXCHANGE_ROWS_MM
    for number, row in enumerate(face.rows):
        left, y = MARGIN_MM + 14, top + number * high
        yield Text(f"{row.animal}.name", row.name, GIVER, Area(left, y + 0.9, 17, 4.2))
        yield Text(f"{row.animal}.sentence", row.sentence, GIVES, Area(left, y + 5, 15.2, 9.2))


def _animals(face: AnimalsFace) -> Iterator[Text]:
    yield _heading(face.title, 9)
    for number, row in enumerate(face.rows):
        y = ROW_TOP_MM + number * ROW_MM
        yield Text(
            f"{row.animal}.value", str(row.value), (ROW_VALUE,), Area(MARGIN_MM, y, 3.4, ROW_MM)
        )
        room = INNER_MM - ROW_NAME_AT_MM - scheme_mm(row.scheme, ROW_SCHEME_MM, 0.5) - 1
        boxes = stepped(room, 5, ROW_NAME_SIZES, font=_ROW_FONT, leading_em=9)
        area = Area(MARGIN_MM + ROW_NAME_AT_MM, y, room, ROW_MM)
        yield Text(f"{row.animal}.name", row.name, boxes, area)


_TURN_TOP_MM: Final = 14.8
_TURN_BOTTOM_MM: Final = CARD_MM[1] - 3.4
_RULE_MM: Final = 2.6
"""What a rule with the space about it takes."""
_SUBHEADING_PT: Final = 12


def _turn(face: TurnFace) -> Iterator[Text]:
    yield _heading(face.title, 9)
    yield from _turn_texts(face, turn_size(face))


def turn_size(face: TurnFace) -> float:
    """The type of the aid's second side: the largest at which all of it is there."""
    for size in _AID_SIZES:
        last = list(_turn_texts(face, size))[-1]
        if last.area.bottom <= _TURN_BOTTOM_MM:
            return size
    return _AID_SIZES[-1]


def turn_rules(face: TurnFace) -> list[float]:
    """Where rules part the aid's second side."""
    found = {text.where: text.area.top for text in _turn_texts(face, turn_size(face))}
    return [found[where] - _RULE_MM / 2 for where in ("win_title", "check_title", "backs")]


def _turn_texts(face: TurnFace, size: float) -> Iterator[Text]:
    y = _TURN_TOP_MM
    body = Box(INNER_MM - _COUNT_MM, 9, size)
    for number, step in enumerate(face.steps, 1):
        yield from (made := _counted(f"steps.{number}", str(number), step, body, y))
        y = made[-1].area.bottom + 0.3
    for title, name, rows in (
        (
            face.win_title,
            "win_title",
            [(f"wins.{w.count}", str(w.count), w.what) for w in face.wins],
        ),
        (
            face.check_title,
            "check_title",
            [(f"checks.{number}", "", check) for number, check in enumerate(face.checks, 1)],
        ),
    ):
        y += _RULE_MM
        high = _high(1, _SUBHEADING_PT)
        heading = stepped(INNER_MM, high, (_SUBHEADING_PT, 10, 8.5), font=_TITLE_FONT, leading_em=9)
        yield Text(name, title, heading, Area(MARGIN_MM, y, INNER_MM, high))
        y += high + 0.1
        for where, count, text in rows:
            yield from (made := _counted(where, count, text, body, y))
            y = made[-1].area.bottom + 0.3
    y += _RULE_MM
    backs = Box(INNER_MM, 9, size, "Alegreya-Italic")
    high = _high(len(backs.lines_of(face.backs)), size)
    area = Area(MARGIN_MM - ITALIC_MM, y, INNER_MM + ITALIC_MM, high)
    yield Text("backs", face.backs, (backs,), area)


def _counted(where: str, count: str, text: str, box: Box, y: float) -> Sequence[Text]:
    """A line with its number or its box to tick."""
    high = _high(len(box.lines_of(text)), box.size_pt)
    words = Text(where, text, (box,), Area(MARGIN_MM + _COUNT_MM, y, box.width_mm, high))
    if not count:
        return [words]
    number = Box(_COUNT_MM, 1, 10, "Cinzel-Black")
    return [
        Text(f"{where}.count", count, (number,), Area(MARGIN_MM, y, _COUNT_MM, _high(1, 10))),
        words,
    ]


def _high(lines: int, size: float) -> float:
    return size * MM_PER_POINT * ((lines - 1) * LINE_EM + ASCENT_EM + DESCENT_EM)
