"""The boxes of the printed faces, in millimetres, with font and size.

A card is 63.5 x 88 mm, ruled on the pixel of its picture, 0.9 mm. A half has 66 x 46 pixels: the
header 12 of them, below it the body's numbers, the picture 24 x 24 in the lower right corner,
beside it the words. Type is as large as the words allow. Words that do not fit even at the
smallest size are reported, and printed whole all the same: the picture makes room for them, then
the header grows, and at last they get a card of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.generals.faces import (
    BackFace,
    CardFaces,
    DeckList,
    EventFace,
    ListHeading,
    ListRow,
    PartFace,
    PlaceFace,
    TextFace,
    UnitFace,
)
from stampadia.workbench.faces import Line, Setting, measured, set_in
from stampadia.workbench.lettering import MM_PER_POINT, Box, FontName, icon, stepped

PIXEL_MM: Final = 0.9
CARD_MM: Final = (63.5, 88.0)
HALF: Final = (66, 46)
"""In pixels."""
MARGIN_MM: Final = ((CARD_MM[0] - HALF[0] * PIXEL_MM) / 2, 1.95)
"""From the cut to a half, left and above."""
HEADER_HEIGHT: Final = 12
"""In pixels: two lines of a skill under a name, or three under a small one."""
BAND_MM: Final = MARGIN_MM[1] + HEADER_HEIGHT * PIXEL_MM + 0.35
"""What stays in sight of a covered card."""
PICTURE: Final = (42, 22, 24)
"""Left, top and side of an illustration, in pixels of its half."""

SMALLEST_PT: Final = 7.5
"""For whatever has to be read."""

LEVEL: Final = Box(10 * PIXEL_MM, 1, 21, "Grenze-Bold", "center")
NUMBER: Final = Box(8 * PIXEL_MM, 1, 16, "Grenze-Bold", "center")
"""In the tally."""
CODE: Final = Box(42 * PIXEL_MM, 1, 6, "Silkscreen-Regular")
NAME_SIZES: Final = (11, 10.5, 10, 9.5, 9, 8.5)
SMALL_NAME_SIZES: Final = (8.5, 8)
"""Above three lines."""
HEADER_SIZES: Final = ((8.6, 2), (8, 2), (7.5, 2), (7.5, 3))
"""With the lines that the skill may take."""
BODY: Final = stepped(34.5 * PIXEL_MM, 24 * PIXEL_MM, (11, 10, 9.3, 8.5, 8, 7.5))
INSTRUCTION: Final = stepped(64 * PIXEL_MM, 12.6 * PIXEL_MM, (9.3, 8.5, 8, 7.5))
INSTRUCTION_ALONE: Final = stepped(64 * PIXEL_MM, 30 * PIXEL_MM, (9.3, 8.5, 8, 7.5))
"""Where no slots are drawn below it."""
SLOTS: Final = (28, 17, (15, 17))
"""Where they begin, from one to the next, and their size, in pixels."""
SLOT: Final = Box(15 * PIXEL_MM, 1, 18, "Grenze-Bold", "center")
SLOT_BESIDE_DROP: Final = Box(8.6 * PIXEL_MM, 1, 14, "Grenze-Bold", "center")
SLOT_COLUMN: Final = Box(4, 1, 8, "Grenze-SemiBold")
ITALIC_MM: Final = 0.27
"""Italics are set in by this: some of them reach out to the left."""
HAPPENING: Final = stepped(37.4 * PIXEL_MM - ITALIC_MM, 30.6 * PIXEL_MM, (10, 9.3, 8.5, 8, 7.5))
TITLE: Final = stepped(
    61 * PIXEL_MM, 9 * PIXEL_MM, (13, 11, 9), font="Grenze-SemiBold", leading_em=9
)
BACK: Final = Box(50 * PIXEL_MM, 1, 15, "Cinzel-Bold", "center", tracking_em=0.14)

LIST_MM: Final = (190.0, 252.0)
"""The list on its page: what A4 and Letter both have room for."""
LIST_COLUMN_MM: Final = 93.0
LIST_HEAD_MM: Final = 12.0
"""Above the first entry."""
LIST_TITLE: Final = stepped(126, 8, (17, 14, 10), font="Cinzel-Bold", leading_em=9)
LIST_CODE: Final = Box(62, 1, 8.5, "AlegreyaSC-Regular", "right")
LIST_HEADING: Final = tuple(Box(40, 1, size, "Grenze-Bold") for size in (12, 10, 8.5))
LIST_NOTE: Final = Box(LIST_COLUMN_MM - 1, 2, 7.5, "Alegreya-Italic")
LIST_NAME: Final = Box(24.6, 2, 8.5, "Grenze-SemiBold")
LIST_OTHER: Final = Box(24.6, 2, 7.5, "Alegreya-Italic")
LIST_SKILL: Final = Box(39.8, 24, 7.5)
"""Rows of the list grow with what they say."""
LIST_LEFT_MM: Final = {"picture": 3.8, "level": 11.8, "name": 16.8, "tally": 41.2, "skills": 53.2}
_LIST_LINE_MM: Final = 2.75
_LIST_NAME_LINE_MM: Final = 3.3
_LEAST_ROW_MM: Final = 8.6

HEADER_FONT: Final[FontName] = "Alegreya-Medium"
NAME_FONT: Final[FontName] = "Grenze-SemiBold"
_ROOM_BESIDE_TALLY: Final = 30.2
_ROOM_BESIDE_ELEMENT: Final = 46.5
_ROOM_ALONE: Final = 54.0
_TEXT_MM: Final = (64.4 * PIXEL_MM, 82 * PIXEL_MM)
_TEXT_SIZES: Final = (9.3, 8.5, 8, 7.5)
TEXT_LINE_EM: Final = 1.1
_PARAGRAPH_EM: Final = 0.24
"""Between two paragraphs, more than between two lines."""
_BLANK_EM: Final = 0.8

_ICON_EMS: Final = {
    "wound": 0.77, "level": 0.8, "front": 0.51, "sides": 1.43, "frontsides": 1.43, "around": 1.43,
    "left": 0.97, "right": 0.97, "frontleft": 0.97, "frontright": 0.97,
    "fire": 0.95, "water": 0.95, "earth": 0.95, "air": 0.95,
}  # fmt: skip
_OTHER_ICON_EM: Final = 0.93
_TILE_EM: Final = 1.0
"""A trigger among words, knocked out of a black tile."""
_FIRST_TILE_EM: Final = 1.2
"""The one that begins a header, with the space after it."""


def icon_em(name: str) -> float:
    """How wide an icon among words is, in type sizes."""
    return _TILE_EM if name.startswith("phase-") else _ICON_EMS.get(name, _OTHER_ICON_EM)


def name_boxes(room: float, *, small: bool = False) -> tuple[Box, ...]:
    sizes = SMALL_NAME_SIZES if small else NAME_SIZES
    return tuple(Box(room, 1, size, NAME_FONT) for size in sizes)


def header_boxes(room: float) -> tuple[Box, ...]:
    """Under the name."""
    return tuple(Box(room, lines, size, HEADER_FONT) for size, lines in HEADER_SIZES)


UNIT_NAME: Final = name_boxes(_ROOM_BESIDE_TALLY * PIXEL_MM)
UNIT_HEADER: Final = header_boxes(_ROOM_BESIDE_TALLY * PIXEL_MM)


def header_room(face: UnitFace | PlaceFace | EventFace) -> float:
    """How wide name and skill of a header may be, beside the numbers and the Element."""
    if isinstance(face, UnitFace) or (isinstance(face, EventFace) and face.tally):
        return _ROOM_BESIDE_TALLY * PIXEL_MM
    return (_ROOM_BESIDE_ELEMENT if face.header.element else _ROOM_ALONE) * PIXEL_MM


def text_boxes(lines: Sequence[Line]) -> tuple[Box, ...]:
    """The boxes for these paragraphs, which stand a little apart."""
    blank = sum(not line for line in lines)
    apart = _PARAGRAPH_EM * (len(lines) - blank) + _BLANK_EM * blank
    width, height = _TEXT_MM
    return tuple(
        Box(width, int((height / (size * MM_PER_POINT) - apart) / TEXT_LINE_EM), size)
        for size in _TEXT_SIZES
    )


def settings(faces: CardFaces | BackFace | DeckList) -> Iterator[Setting]:
    """Every text of a card with its boxes, in reading order."""
    match faces:
        case CardFaces():
            yield from _face(faces.upright, "1.")
            yield from set_in("code", faces.code, CODE)
            if faces.turned is not None:
                yield from _face(faces.turned, "2.")
        case BackFace():
            yield from set_in("title", faces.title.upper(), BACK)
        case DeckList():
            yield from _list(faces)


def _face(face: UnitFace | PlaceFace | EventFace | TextFace, at: str) -> Iterator[Setting]:
    if isinstance(face, TextFace):
        yield from set_in(f"{at}title", face.title, TITLE)
        told = [said(line) for line in face.lines if line]
        yield from set_in(f"{at}text", told, text_boxes(face.lines))
        return
    room = header_room(face)
    boxes = header_boxes(room)
    header = list(set_in(f"{at}header", header_text(face.header), boxes))
    small = any(setting.box in (None, boxes[-1]) for setting in header)
    yield from set_in(f"{at}level", face.level, LEVEL)
    yield from set_in(f"{at}name", face.name, name_boxes(room, small=small))
    yield from header
    yield from _numbers(face.header, f"{at}header")
    match face:
        case UnitFace(body=body):
            yield from set_in(f"{at}body", said(body.skill), BODY)
            yield from _numbers(body, f"{at}body")
        case PlaceFace(instruction=instruction, slots=slots):
            room_below = INSTRUCTION if slots else INSTRUCTION_ALONE
            yield from set_in(f"{at}body", said(instruction), room_below)
            if slots:
                figures = SLOT_BESIDE_DROP if slots.ink else SLOT
                yield from set_in(f"{at}slots", slots.plus, figures)
        case EventFace(body=body, flavour=flavour):
            told = [said(line) for line in (body.skill, flavour) if line]
            yield from set_in(f"{at}body", told, HAPPENING)
            yield from _numbers(body, f"{at}body")


def _numbers(part: PartFace, at: str) -> Iterator[Setting]:
    for stat, number in (("attack", part.attack), ("life", part.life)):
        yield from set_in(f"{at}.{stat}", number or "", NUMBER)


def _list(face: DeckList) -> Iterator[Setting]:
    yield from set_in("title", face.title, LIST_TITLE)
    yield from set_in("code", face.code, LIST_CODE)
    for title, note, rows in (
        (face.units_title, face.units_note, face.units),
        (face.events_title, face.events_note, face.events),
    ):
        yield from set_in("heading", title, LIST_HEADING)
        yield from set_in("note", note, LIST_NOTE)
        for row in rows:
            yield from set_in(f"{row.number}.name", row.name, LIST_NAME)
            yield from set_in(f"{row.number}.other", row.other, LIST_OTHER)
            yield from set_in(f"{row.number}.skills", row_skills(row), LIST_SKILL)


def entry_mm(entry: ListRow | ListHeading) -> float:
    """How high a row or a heading of the list is."""
    if isinstance(entry, ListHeading):
        return 8.2 + _LIST_LINE_MM * len(LIST_NOTE.lines_of(entry.note))
    row = entry
    names = len(LIST_NAME.lines_of(row.name)) * _LIST_NAME_LINE_MM
    others = len(LIST_OTHER.lines_of(row.other)) * _LIST_LINE_MM
    skills = sum(len(LIST_SKILL.lines_of(told)) for told in row_skills(row)) * _LIST_LINE_MM
    return max(_LEAST_ROW_MM, names + others + 2.0, skills + 2.0)


def row_skills(row: ListRow) -> list[str]:
    """What a row says, a paragraph each."""
    own = [icon(_FIRST_TILE_EM) + said(part.skill) for part in (row.header, row.body) if part.skill]
    return own + [said(line) for line in row.other_says]


def said(line: Line) -> str:
    return measured(line, icon_em)


def header_text(part: PartFace) -> str:
    return (icon(_FIRST_TILE_EM) if part.trigger else "") + said(part.skill)
