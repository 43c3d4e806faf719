"""Where everything lies on a card: the areas of its words, and what makes room for them. And what
takes more than one card or page: words that have no room, and the list of a set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from msgspec import Struct, structs

from stampadia.games.generals import paper
from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.faces import (
    CardFace,
    CardFaces,
    DeckList,
    EventFace,
    ListHeading,
    ListPage,
    ListRow,
    PartFace,
    PlaceFace,
    Slots,
    TextFace,
    UnitFace,
)
from stampadia.games.generals.paper import PIXEL_MM, entry_mm, said
from stampadia.words import Words
from stampadia.workbench.areas import Area, Placed
from stampadia.workbench.faces import Line, Run, words
from stampadia.workbench.lettering import MM_PER_POINT, Box, FontName, largest, stepped, width_mm


class Half(Struct, frozen=True):
    """How a face lies on its half of a card."""

    words: dict[str, Placed]
    header: float = paper.HEADER_HEIGHT
    """Its height in pixels: more where its words need it."""
    picture: bool = True
    """Whether there is room for the illustration, or on a Place for the slots."""
    homeless: tuple[str, ...] = ()
    """Which words have no room at all: header, body."""


ASCENT_EM: Final = 0.8
DESCENT_EM: Final = 0.24
"""Of a line of text."""
NAME_ASCENT_EM: Final = 0.83
NAME_DESCENT_EM: Final = 0.2
PITCH_EM: Final = {"header": 0.98, "body": 1.06, "text": paper.TEXT_LINE_EM}
"""From one line to the next."""

_NAME_LEFT: Final = 11.3
_TALLY: Final = (12.4, 8.0)
"""Top and height of the body's numbers under a header of the usual height."""
_BODY_LEFT: Final = 5.6
_BOTTOM: Final = 45.6
_TALLEST_HEADER: Final = 27
_WIDE: Final = 64.4
_NAME_BASELINE_MM: Final = {0: 5.4, 1: 3.58, 2: 3.58, 3: 2.45}
"""By the lines of the skill; without one the name stands in the middle."""
_SKILL_TOP_MM: Final = {1: 4.7, 2: 4.12, 3: 2.95}
_CAP_EM: Final = 0.61
_CODE_MM: Final = 1.32


@lru_cache(maxsize=4096)
def half(face: UnitFace | PlaceFace | EventFace) -> Half:
    """How this face is laid out, so that all of it is there."""
    placed, header, fits = _header(face)
    homeless = () if fits else ("header",)
    down = header - paper.HEADER_HEIGHT
    for stat in ("attack", "life"):
        column = 42 + 8 * (stat == "life")
        if _counts(getattr(face.header, stat)):
            placed[f"header.{stat}"] = _cell(column, 3.6, 8)
        if not isinstance(face, PlaceFace) and _counts(getattr(face.body, stat)):
            placed[f"body.{stat}"] = _cell(column, _TALLY[0] + down, _TALLY[1])
    texts = _body_texts(face)
    if not texts:
        return Half(placed, header, down == 0, homeless)
    for area, boxes, picture in _body_rooms(face, down):
        if picture and down:
            continue
        if box := largest(boxes, texts):
            placed["body"] = Placed(_grown(area, box), box)
            if isinstance(face, PlaceFace) and face.slots and picture:
                placed |= _slots(face.slots)
            return Half(placed, header, picture, homeless)
    return Half(placed, header, False, (*homeless, "body"))


def _counts(number: str | None) -> bool:
    """Whether a number of the tally is printed: 0 adds nothing."""
    return number is not None and number != "0"


def _header(face: UnitFace | PlaceFace | EventFace) -> tuple[dict[str, Placed], float, bool]:
    """Level, name and skill; the height that they take, and whether the skill has room at all."""
    room = paper.header_room(face)
    told = paper.header_text(face.header)
    skill = largest(paper.header_boxes(room), (told,)) if told else None
    broken = bool(told) and skill is None
    if broken:
        skill = _tall(loose(told, room), room, paper.HEADER_FONT)
    lines = (skill.lines if broken else len(skill.lines_of(told))) if skill else 0
    small = lines > 2
    name = largest(paper.name_boxes(room, small=small), (face.name,))
    grown = name is None or lines > 3
    if name is None:
        name = _tall(loose(face.name, room, paper.NAME_FONT), room, paper.NAME_FONT)
    left = _NAME_LEFT * PIXEL_MM
    em = name.size_pt * MM_PER_POINT
    if grown:
        top = 0.2
        name_high = em * (name.lines - 1 + NAME_ASCENT_EM + NAME_DESCENT_EM)
    else:
        top = _NAME_BASELINE_MM[lines] + (0 if lines else _CAP_EM / 2 * em) - NAME_ASCENT_EM * em
        name_high = em * (NAME_ASCENT_EM + NAME_DESCENT_EM)
    placed = {"name": Placed(Area(left, top, room, name_high), name, grown)}
    height = float(paper.HEADER_HEIGHT)
    if skill:
        high = _high(lines, skill.size_pt, "header")
        skill_top = top + name_high - 0.1 * em if grown else _SKILL_TOP_MM[lines]
        placed["header"] = Placed(Area(left, skill_top, room, high), skill, broken)
        height = max(height, ceil((skill_top + high) / PIXEL_MM - 0.15))
    elif grown:
        height = max(height, ceil((top + name_high) / PIXEL_MM))
    placed["level"] = Placed(Area(0, 0, 10 * PIXEL_MM, paper.HEADER_HEIGHT * PIXEL_MM), paper.LEVEL)
    return placed, height, height <= _TALLEST_HEADER


def _body_texts(face: UnitFace | PlaceFace | EventFace) -> list[str]:
    lines: tuple[Line, ...]
    match face:
        case UnitFace(body=body):
            lines = (body.skill,)
        case PlaceFace(instruction=instruction):
            lines = (instruction,)
        case EventFace(body=body, flavour=flavour):
            lines = (body.skill, flavour)
    return [said(line) for line in lines if line]


def _body_rooms(
    face: UnitFace | PlaceFace | EventFace, down: float
) -> Iterator[tuple[Area, tuple[Box, ...], bool]]:
    """Where the body's words may stand, the best first; whether picture or slots stay."""
    sizes = (9.3, 8.5, 8, paper.SMALLEST_PT)
    below = (_TALLY[0] + _TALLY[1] + 0.6) if not isinstance(face, PlaceFace) else 13.6
    match face:
        case UnitFace():
            yield _area(_BODY_LEFT, 12.9, 34.5, 24), paper.BODY, True
        case PlaceFace(slots=slots):
            if slots:
                yield _area(1, 13.6, 64, 12.6), paper.INSTRUCTION, True
            if not down:
                yield _area(1, 13.6, 64, 30), paper.INSTRUCTION_ALONE, False
        case EventFace(tally=tally):
            yield _area(0.8, 13.1, 37.4, 30.6), paper.HAPPENING, True
            below = below if tally else 13.1
    wide = _area(0.8, below + down, _WIDE, _BOTTOM - below - down - 0.6)
    yield wide, stepped(wide.width - paper.ITALIC_MM, wide.height, sizes), False


def loose(text: str, width: float, font: FontName = paper.HEADER_FONT) -> str:
    """A text whose words may break anywhere, where one of them is wider than the paper."""
    pieces = []
    for word in text.split():
        if width_mm(word, paper.SMALLEST_PT, font) <= width:
            pieces.append(word)
            continue
        piece = ""
        for letter in word:
            if piece and width_mm(piece + letter, paper.SMALLEST_PT, font) > width:
                pieces.append(piece)
                piece = ""
            piece += letter
        pieces.append(piece)
    return " ".join(pieces)


def _tall(text: str, room: float, font: FontName) -> Box:
    """As many lines as it takes."""
    box = Box(room, 1, paper.SMALLEST_PT, font)
    return structs.replace(box, lines=len(box.lines_of(text)))


def _high(lines: int, size: float, kind: str) -> float:
    em = size * MM_PER_POINT
    return em * ((lines - 1) * PITCH_EM[kind] + ASCENT_EM + DESCENT_EM)


def _grown(area: Area, box: Box) -> Area:
    """With what the first line's accents and the last line's tails need."""
    more = (ASCENT_EM + DESCENT_EM - 0.86) * box.size_pt * MM_PER_POINT
    return structs.replace(area, height=area.height + more)


def _area(left: float, top: float, width: float, height: float) -> Area:
    """From pixels."""
    return Area(left * PIXEL_MM, top * PIXEL_MM, width * PIXEL_MM, height * PIXEL_MM)


def _cell(left: float, top: float, height: float) -> Placed:
    return Placed(_area(left, top, 8, height), paper.NUMBER)


def _slots(slots: Slots) -> dict[str, Placed]:
    """The number of each column, and the level where one is printed in figures."""
    top, step, (wide, high) = paper.SLOTS
    found: dict[str, Placed] = {}
    for slot in slots.columns:
        left = step * (slot.column - 1)
        found[f"slot.{slot.column}"] = Placed(_area(left + 1.5, top + 1, 4, 2.7), paper.SLOT_COLUMN)
        if slot.prints and (slots.plus or not slots.ink):
            beside = (
                (6.2, 8.6, paper.SLOT_BESIDE_DROP) if slots.ink else (0.0, float(wide), paper.SLOT)
            )
            area = _area(left + beside[0], top, beside[1], high)
            found[f"slot.{slot.column}.level"] = Placed(area, beside[2])
    return found


def text_half(face: TextFace) -> Half:
    """A card of words alone."""
    title = largest(paper.TITLE, (face.title,)) or paper.TITLE[-1]
    told = [said(line) for line in face.lines if line]
    boxes = paper.text_boxes(face.lines)
    box = largest(boxes, told) if told else None
    placed = {"title": Placed(_area(2.5, 0.8, 61, 6), title)}
    if told:
        placed["text"] = Placed(_area(0.8, 10.4, 64.4, 83), box or boxes[-1], box is None)
    return Half(placed, 9, False, ("text",) if told and box is None else ())


def placed(faces: CardFaces) -> Iterator[tuple[str, Placed]]:
    """Everything written on a card, with where it lies on it; what is turned, as it lies."""
    left, top = paper.MARGIN_MM
    for number, face in enumerate((faces.upright, faces.turned), 1):
        if face is None:
            continue
        laid = text_half(face) if isinstance(face, TextFace) else half(face)
        for where, at in laid.words.items():
            area = at.area.moved(left, top)
            if number == 2:
                area = area.turned(*paper.CARD_MM)
            yield f"{number}.{where}", Placed(area, at.box)
    if faces.code:
        yield "code", Placed(code_area(faces), paper.CODE)


def code_area(faces: CardFaces) -> Area:
    """Between the halves; on a card of words alone, under its title."""
    left, top = paper.MARGIN_MM
    if isinstance(faces.upright, TextFace):
        return Area(left + 2.5 * PIXEL_MM, top + 6.4 * PIXEL_MM, 61 * PIXEL_MM, _CODE_MM)
    return Area(left, (paper.CARD_MM[1] - _CODE_MM) / 2, paper.HALF[0] * PIXEL_MM, _CODE_MM)


def shown_code(code: str) -> str:
    """A code in the one line that it has; it helps to find a card, nobody plays by it."""
    room = paper.HALF[0] * PIXEL_MM
    while width_mm(code, paper.CODE.size_pt, paper.CODE.font) > room:
        code = code[:-2] + "."
    return code


def on_paper(faces: CardFaces, words_: Words) -> tuple[CardFaces, ...]:
    """A card, and after it cards with those of its words for which it has no room."""
    if isinstance(faces.upright, TextFace):
        return tuple(_split(faces, faces.upright))
    said = words_.also(PACKAGE)
    more: list[CardFaces] = []
    kept: list[CardFace] = []
    for face in (faces.upright, faces.turned):
        if face is None or isinstance(face, TextFace):
            continue
        homeless = half(face).homeless
        if homeless:
            lines = tuple(line for part in homeless for line in _lines_of(face, part))
            text = TextFace(face.name, lines)
            more += _split(CardFaces(faces.code, text, None), text)
            elsewhere = words(said.say("print-elsewhere"), "italic")
            for part in homeless:
                face = _without(face, part, elsewhere)
        kept.append(face)
    upright, turned = kept
    return (CardFaces(faces.code, upright, turned), *more)


def _lines_of(face: UnitFace | PlaceFace | EventFace, part: str) -> Iterator[Line]:
    if part == "header":
        yield _with_trigger(face.header)
    elif isinstance(face, PlaceFace):
        yield face.instruction
    else:
        yield _with_trigger(face.body)
        if isinstance(face, EventFace) and face.flavour:
            yield face.flavour


def _with_trigger(part: PartFace) -> Line:
    first = (Run(icon=f"phase-{part.trigger}"), Run(" ")) if part.trigger else ()
    return (*first, *part.skill)


def _without(
    face: UnitFace | PlaceFace | EventFace, part: str, instead: Line
) -> UnitFace | PlaceFace | EventFace:
    if part == "header":
        return structs.replace(face, header=structs.replace(face.header, skill=instead))
    if isinstance(face, PlaceFace):
        return structs.replace(face, instruction=instead)
    face = structs.replace(face, body=structs.replace(face.body, skill=instead))
    return structs.replace(face, flavour=()) if isinstance(face, EventFace) else face


def _split(faces: CardFaces, text: TextFace) -> Iterator[CardFaces]:
    """Words over as many cards as they need."""
    page: list[Line] = []
    for line in text.lines:
        if page and text_half(TextFace(text.title, (*page, line))).homeless:
            yield CardFaces(faces.code, TextFace(text.title, tuple(page)), None)
            page = []
        page.append(line)
    yield CardFaces(faces.code, TextFace(text.title, tuple(page)), None)


def list_pages(face: DeckList) -> tuple[ListPage, ...]:
    """A list over as many pages as it needs: two columns of rows, Units first."""
    entries: list[ListRow | ListHeading] = []
    for title, note, rows in (
        (face.units_title, face.units_note, face.units),
        (face.events_title, face.events_note, face.events),
    ):
        if rows:
            entries += (ListHeading(title, note), *rows)
    columns = _columns(entries, paper.LIST_MM[1])
    if len(columns) % 2 == 0 or len(columns) == 1:
        columns = columns[:-2] + _level([one for column in columns[-2:] for one in column])
    pages = []
    for first in range(0, len(columns), 2):
        left, right = (*columns[first : first + 2], [])[:2]
        last = first + 2 >= len(columns)
        author, texts = (face.author, face.texts) if last else ("", ())
        pages.append(ListPage(face.title, face.code, tuple(left), tuple(right), author, texts))
    return tuple(pages)


def _columns(
    entries: Sequence[ListRow | ListHeading], bottom: float
) -> list[list[ListRow | ListHeading]]:
    """Entries one below the other; a heading goes with its first row."""
    columns: list[list[ListRow | ListHeading]] = [[]]
    high = paper.LIST_HEAD_MM
    for number, entry in enumerate(entries):
        together = [entry, *entries[number + 1 : number + 2]]
        needed = sum(map(entry_mm, together)) if isinstance(entry, ListHeading) else entry_mm(entry)
        if columns[-1] and high + needed > bottom:
            columns.append([])
            high = paper.LIST_HEAD_MM
        columns[-1].append(entry)
        high += entry_mm(entry)
    return columns


def _level(entries: Sequence[ListRow | ListHeading]) -> list[list[ListRow | ListHeading]]:
    """The same in two columns that end at about the same height."""
    bottom = paper.LIST_HEAD_MM + sum(map(entry_mm, entries)) / 2
    while len(columns := _columns(entries, bottom)) > 2:
        bottom += 1
    return columns
