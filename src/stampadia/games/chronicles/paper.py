"""The boxes of the printed page, in millimetres, with font and size.

There are two measures. What a text may be at most is measured in plain words: that is what sheets
are made and checked by. Where it is set, rows are as high as their words, and the Rooms Table takes
the largest type at which all of them fit the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.faces import (
    AbilityFace,
    BackFace,
    ClauseFace,
    Face,
    FoeColumnFace,
    HeroColumnFace,
    ItemRow,
    RoomRow,
    SheetFace,
    SpoilerFace,
)
from stampadia.workbench.faces import Setting, measured, plain, set_in
from stampadia.workbench.lettering import (
    MM_PER_POINT,
    NO_BREAK,
    Box,
    FontName,
    stepped,
    stood_in_for,
)

# What a text may be, in plain words

CELL: Final = Box(width_mm=80, lines=3, size_pt=7)
"""The third column of the Rooms Table; all lines of a room share it."""
ITEM: Final = Box(width_mm=66, lines=2, size_pt=7)
TITLE: Final = Box(width_mm=90, lines=1, size_pt=14)

# The pages


class Page(Struct, frozen=True):
    """A sheet of paper, lying, and what depends on its size."""

    width_mm: float
    height_mm: float
    cell_mm: float
    """Of the Map."""
    ability_mm: tuple[float, float]
    column_mm: float
    """The right column: masthead, scroll and Rooms Table."""
    text_mm: float
    """The third column of the Rooms Table."""


PaperName = Literal["a4", "letter"]
PAGES: Final[dict[PaperName, Page]] = {
    "a4": Page(297, 210, 7.3, (14.3, 9.2), 122.4, 100.8),
    "letter": Page(279.4, 215.9, 7.0, (12.5, 15.2), 110.8, 89.2),
}
MARGIN_MM: Final = 7.0
COIN_MM: Final = 4.1

# Where it is set

GAME: Final = Box(60, 1, 10.5, "Cinzel-Black", "center", tracking_em=0.32)
HERO_IN: Final = Box(60, 1, 11, "Alegreya-Italic", "right")
MAP_NUMBER: Final = Box(7.0, 1, 10, "Alegreya-Medium", "center")
CELL_DIGIT: Final = Box(7.0, 1, 10, "Grenze-Bold", "center")
COORDINATE: Final = Box(4.8, 1, 9, "Alegreya-Bold", "center")
COIN: Final = Box(COIN_MM, 1, 7.5, "Alegreya-Bold", "center")
GOLD_LABEL: Final = Box(10, 1, 9, "AlegreyaSC-Bold")
DOOR_PRICE: Final = Box(21, 1, 7.5)
NO_GOLD: Final = Box(21, 2, 7, "Alegreya-Italic", "center")
SHEET_TITLE: Final = Box(55, 1, 8.5, "AlegreyaSC-Bold", "center", tracking_em=0.06)
LABEL: Final = Box(6, 1, 7.5, "AlegreyaSC-Bold", "center")
BONUS: Final = Box(10, 1, 8.5, "Alegreya-Bold", "center")
FROM_THE_START: Final = Box(12.5, 2, 7, "Alegreya-Italic", "center")
TABLE_TITLE: Final = Box(45, 1, 9, "AlegreyaSC-Bold", tracking_em=0.05)
HUSH: Final = Box(70, 1, 8, "Alegreya-Italic", "right")
ROOM_NUMBER: Final = Box(6.4, 1, 12, "Alegreya-ExtraBold", "center")
ROOM_AT: Final = Box(9, 1, 8.5, "Alegreya-Bold", "center")
ROOM_SIZE: Final = Box(9, 1, 8, "Alegreya-Regular", "center")
SCROLL_LABEL: Final = Box(14.5, 1, 8, "AlegreyaSC-Bold", "center")
SERIAL: Final = Box(19, 1, 6.5, "AtkinsonHyperlegible-Bold", "center")
MARGIN_NOTE: Final = Box(140, 1, 6)
TITLE_SIZES: Final = (27, 24, 22, 20, 18, 16, 14, 12)
TABLE_SIZES: Final = (9, 8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7)
ITEM_SIZE: Final = 8.5
ABILITY_SIZES: Final = (9.5, 8.5, 8)
TWO_LINES_MM: Final = 12.0
"""An ability that is so high may have its name in two lines."""
REACH: Final = 8.0
PRICE: Final = 7.0

MEMORY_NOTE: Final = stepped(54, 22, (8.5, 8, 7.5))
PARAGRAPHS: Final = stepped(86.8, 120, (10, 9, 8.5, 8, 7.5), line_em=0.75, leading_em=0.5)
BACK_TITLE: Final = Box(50, 1, 10, "AlegreyaSC-Bold", tracking_em=0.05)
BACK_NOTE: Final = stepped(75, 4, (8.5, 7.5), font="Alegreya-Italic", leading_em=9)
LOG_COLUMN: Final = Box(12, 1, 8.5, "Alegreya-Italic")
LOG_EVENT: Final = Box(60, 1, 8.5, "Alegreya-Italic")
WARNING: Final = Box(60, 1, 12, "AlegreyaSC-Bold", tracking_em=0.08)
WARNING_NOTE: Final = Box(75, 3, 9.5, "Alegreya-Italic")
SPOILER_TITLE: Final = stepped(75, 12, (14, 12, 10), font="Grenze-Bold", leading_em=0.4)
SPOILER_NUMBER: Final = Box(7, 1, 10, "Alegreya-ExtraBold", "center")

_BOLD: Final[FontName] = "Alegreya-Bold"
_TITLE_FONT: Final[FontName] = "Grenze-Bold"
_STAMP_MM: Final = (44.0, 24.6)
_CAP_EM: Final = 0.637
_LEADING_EM: Final = 0.46
_PARAGRAPH_EM: Final = 0.6
_LEAST_ROW_MM: Final = 4.6
_AIR_MM: Final = 1.6
"""In every row of the Rooms Table, at least."""
_HEAD_MM: Final = 4.4


def settings(face: Face, paper: PaperName = "a4") -> Iterator[Setting]:
    """Every text of a face with its boxes, in reading order."""
    match face:
        case SheetFace():
            yield from _sheet(face, PAGES[paper])
        case BackFace():
            yield from _back(face)
        case SpoilerFace():
            yield from set_in("warning", face.warning, WARNING)
            yield from set_in("note", face.note, WARNING_NOTE)
            yield from set_in("title", face.title, SPOILER_TITLE)
            for room in face.rooms:
                yield from set_in(f"rooms.{room.number}", str(room.number), SPOILER_NUMBER)


def _sheet(face: SheetFace, page: Page) -> Iterator[Setting]:
    label = face.labels
    masthead = page.column_mm - _STAMP_MM[0] - 8.6
    titles = tuple(Box(masthead, 1, size, _TITLE_FONT) for size in TITLE_SIZES)
    yield from set_in("game", label.game.upper(), GAME)
    yield from set_in("hero_in", label.hero_in, HERO_IN)
    yield from set_in("title", face.title, titles)
    yield from set_in("serial", face.serial, SERIAL)
    for number in face.map.numbers:
        yield from set_in("map.numbers", str(number.value), MAP_NUMBER)
    for cell in face.map.cells:
        yield from set_in("map.cells", str(cell.value), CELL_DIGIT)
    yield from set_in("gold", label.gold, GOLD_LABEL)
    yield from set_in("door_price", label.door_price, DOOR_PRICE)
    yield from set_in("no_gold", label.no_gold, NO_GOLD)
    yield from _columns(face, page)
    yield from set_in("equipment", label.equipment, SCROLL_LABEL)
    for item in face.items:
        yield from set_in(f"items.{item.name}", item_text(item), item_box(page))
    yield from set_in("rooms", label.rooms, TABLE_TITLE)
    yield from set_in("hush", label.hush, HUSH)
    for room in face.rooms:
        yield from _row(room, page)
    yield from set_in("door_sum", label.door_sum, MARGIN_NOTE)
    yield from set_in("colophon", label.colophon, MARGIN_NOTE)


def _columns(face: SheetFace, page: Page) -> Iterator[Setting]:
    label = face.labels
    yield from set_in("hero", label.hero, SHEET_TITLE)
    yield from set_in("foes", label.foes, SHEET_TITLE)
    for short in (label.defense, label.hp, label.xp):
        yield from set_in("labels", short, LABEL)
    yield from set_in("from_the_start", label.from_the_start, FROM_THE_START)
    for number, hero in enumerate(face.hero, 1):
        yield from _column(hero, f"hero.{number}", page)
    for number, foe in enumerate(face.foes, 1):
        yield from _column(foe, f"foes.{number}", page)


def _column(column: HeroColumnFace | FoeColumnFace, at: str, page: Page) -> Iterator[Setting]:
    yield from set_in(f"{at}.defense", column.defense, BONUS)
    for ability in (column.upper, column.lower):
        if ability is not None:
            yield from _ability(ability, at, page)


def _ability(ability: AbilityFace, at: str, page: Page) -> Iterator[Setting]:
    wide = page.ability_mm[0] - 0.6
    lines = 1 if page.ability_mm[1] < TWO_LINES_MM else 2
    heads = tuple(Box(wide, lines, size, _BOLD, "center") for size in ABILITY_SIZES)
    reach = Box(wide, 1, REACH, "Alegreya-Medium", "center")
    yield from set_in(f"{at}.price", ability.price, Box(wide, 1, PRICE, align="center"))
    yield from set_in(f"{at}.ability", ability.head, heads)
    yield from set_in(f"{at}.reach", ability.reach, reach)


def _row(room: RoomRow, page: Page) -> Iterator[Setting]:
    at = f"rooms.{room.number}"
    yield from set_in(f"{at}.number", str(room.number), ROOM_NUMBER)
    if not room.start:
        yield from set_in(f"{at}.at", room.at, ROOM_AT)
        yield from set_in(f"{at}.size", room.size, ROOM_SIZE)
    yield from set_in(f"{at}.lines", room_paragraphs(room), room_box(page, TABLE_SIZES[-1]))


def _back(face: BackFace) -> Iterator[Setting]:
    for title in (face.memory, face.log, face.rules):
        yield from set_in("title", title, BACK_TITLE)
    yield from set_in("memory_note", face.memory_note, MEMORY_NOTE)
    yield from set_in("adventure", face.adventure, BACK_NOTE)
    first, event, last = face.log_columns
    for column, box in ((first, LOG_COLUMN), (event, LOG_EVENT), (last, LOG_COLUMN)):
        yield from set_in("log", column, box)
    yield from set_in("paragraphs", face.paragraphs, PARAGRAPHS)


# The Rooms Table and the Equipment Scroll, whose rows grow


def item_box(page: Page) -> Box:
    return Box(page.column_mm - 17.2, 2, ITEM_SIZE)


def item_text(item: ItemRow) -> str:
    return f"{stood_in_for(item.name, 'Alegreya-ExtraBold')} ({clause_text(item.clause)})"


def room_box(page: Page, size_pt: float) -> Box:
    """Six lines at most, of 19 rooms that share the height of the page."""
    return Box(page.text_mm, 6, size_pt)


def room_paragraphs(room: RoomRow) -> tuple[str, ...]:
    """The lines of a room. Clauses with several upside-down parts stand below each other."""
    found: list[str] = []
    for line in room.lines:
        told = [clause_text(clause) for clause in line]
        if sum(bool(clause.upside_down) for clause in line) > 1:
            found += [told[0], *(f"|{NO_BREAK}{one}" for one in told[1:])]
        else:
            found.append(" | ".join(told))
    return tuple(found)


def clause_text(clause: ClauseFace) -> str:
    """An upside-down part is one block: no line breaks in it."""
    text = f"{plain(clause.when)} » " if clause.when else ""
    turned = plain(clause.upside_down).replace(" ", NO_BREAK)
    return f"{text}{measured(clause.does).rstrip()} {turned}".strip()


def table_size_pt(face: SheetFace, paper: PaperName = "a4") -> float | None:
    """The largest type at which the whole Rooms Table fits the page."""
    page = PAGES[paper]
    room = page.height_mm - MARGIN_MM - _table_top(face.items, page) - _HEAD_MM
    return next((size for size in TABLE_SIZES if _table_mm(face.rooms, page, size) <= room), None)


def _table_top(items: Sequence[ItemRow], page: Page) -> float:
    box = item_box(page)
    lines = [len(box.lines_of(item_text(item))) for item in items]
    scroll = sum(max(2.7, _high(count, ITEM_SIZE, 0.5)) for count in lines) + 1.5 * (len(lines) - 1)
    return MARGIN_MM + _STAMP_MM[1] + 2.6 + scroll + 3.4 + 2.8


def _table_mm(rooms: Sequence[RoomRow], page: Page, size_pt: float) -> float:
    box = room_box(page, size_pt)
    total = 0.0
    for room in rooms:
        paragraphs = room_paragraphs(room)
        lines = sum(len(box.lines_of(paragraph)) for paragraph in paragraphs)
        apart = (_PARAGRAPH_EM - _LEADING_EM) * max(0, len(room.lines) - 1)
        high = _high(lines, size_pt, _LEADING_EM) + apart * size_pt * MM_PER_POINT
        total += max(high, _LEAST_ROW_MM) + _AIR_MM
    return total


def _high(lines: int, size_pt: float, leading_em: float) -> float:
    return (lines * (_CAP_EM + leading_em) - leading_em) * size_pt * MM_PER_POINT
