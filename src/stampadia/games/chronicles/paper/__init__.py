"""The boxes of the printed page, in millimetres, with font and size.

There are two measures. What a text may be at most is measured in plain words: that is what sheets
are made and checked by. Where it is set, rows are as high as their words, and the Rooms Table takes
the largest type at which all of them fit the page. A table that no type fits goes on a page of its
own, as in large print.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.content import SIZE
from stampadia.games.chronicles.faces import (
    BackFace,
    BetweenFace,
    ClauseFace,
    CoverFace,
    Face,
    FoeColumnFace,
    HeroColumnFace,
    ItemRow,
    RoomRow,
    SheetFace,
    SpoilerFace,
)
from stampadia.games.chronicles.paper.rows import (
    PRINT,
    Type,
    high_mm,
    item_paragraph,
    room_paragraphs,
)
from stampadia.workbench.faces import Setting, measured, plain, set_in
from stampadia.workbench.lettering import (
    NO_BREAK,
    Box,
    FontName,
    stepped,
    stood_in_for,
    width_mm,
)

# What a text may be, in plain words

CELL: Final = Box(width_mm=80, lines=3, size_pt=7)
"""The third column of the Rooms Table; all lines of a room share it."""
ITEM: Final = Box(width_mm=66, lines=2, size_pt=7)
TITLE: Final = Box(width_mm=90, lines=1, size_pt=14)

# The pages


class Area(Struct, frozen=True):
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


MARGIN_MM: Final = 6.0
"""At the top and at the sides; no printer clips more than 5."""
FOOT_MM: Final = 8.8
"""Under the page; the ruler and two notes stand in it."""
STRIP_MM: Final = 2.4
COIN_MM: Final = 4.1
BARS_MM: Final = (4.8, 5.4, 5.4, 5.2)
"""Around the Map: its columns above and rows on the left, the coins on the right and below."""
GOLD_MM: Final = 25.0
"""Between the corner and the first coin, where the words stand."""
GUTTER_MM: Final = 6.0
"""Left of the Hero Sheet and of the Enemy Sheet, for DEF, HP and XP."""
SHEET_ROWS: Final = (4.2, 3.4, 5.8)
"""Of these sheets: the title, DEF, and the boxes to tick."""
NICHE: Final = 12.5 / 37
"""How wide a portrait is for its height."""
STAMP_MM: Final = (50.0, 24.6)
SPINE_MM, PLACE_MM, AIR_MM = 10.6, 9.0, 1.0
"""The first two columns of the Rooms Table, and what is left free at both sides of the third."""
SCROLL_MM: Final = (5.0, 7.6, 4.2, 3.4)
"""The Equipment Scroll: a roller, the air beside it, the box to tick, and the air above and
below."""


class Page(Struct, frozen=True):
    """A sheet of paper, lying, and what depends on its size."""

    width_mm: float
    height_mm: float
    cell_mm: float
    """Of the Map."""
    bars_mm: tuple[float, float, float, float] = BARS_MM
    """Above, right of, below and left of it."""
    coin_mm: float = COIN_MM

    @property
    def map(self) -> Area:
        side = SIZE * self.cell_mm
        return Area(MARGIN_MM + self.bars_mm[3], MARGIN_MM + self.bars_mm[0], side, side)

    @property
    def frame(self) -> Area:
        side = SIZE * self.cell_mm
        above, right, below, left = self.bars_mm
        return Area(MARGIN_MM, MARGIN_MM, left + side + right, above + side + below)

    @property
    def bottom(self) -> float:
        return self.height_mm - FOOT_MM

    @property
    def column(self) -> Area:
        """The right column: masthead, scroll and Rooms Table."""
        x = self.frame.right + 4
        return Area(x, MARGIN_MM, self.width_mm - MARGIN_MM - x, self.bottom - MARGIN_MM)

    @property
    def strip(self) -> Area:
        """The ruler and what stands beside it."""
        y = self.height_mm - 5.7 - STRIP_MM
        return Area(MARGIN_MM, y, self.width_mm - 2 * MARGIN_MM, STRIP_MM)

    @property
    def sheets(self) -> tuple[Area, Area]:
        """The Hero Sheet and the Enemy Sheet, each with its portrait."""
        y = self.frame.bottom + 2.2
        half = (self.frame.width - 3) / 2
        hero = Area(MARGIN_MM, y, half, self.bottom - y)
        return hero, Area(hero.right + 3, y, half, hero.height)

    @property
    def ability_mm(self) -> tuple[float, float]:
        return ability_mm(self.sheets[0], portrait=True)

    @property
    def text_mm(self) -> float:
        """The third column of the Rooms Table."""
        return self.column.width - SPINE_MM - PLACE_MM - 2 * AIR_MM

    @property
    def masthead_mm(self) -> float:
        return self.column.width - STAMP_MM[0] - 10.6


def ability_mm(sheet: Area, *, portrait: bool) -> tuple[float, float]:
    beside = sheet.height * NICHE + 1 if portrait else 0
    title, defense, boxes = SHEET_ROWS
    high = (sheet.height - title - defense - 2 * boxes) / 2
    return (sheet.width - beside - GUTTER_MM) / 4, high


PaperName = Literal["a4", "letter"]
PAGES: Final[dict[PaperName, Page]] = {
    "a4": Page(297, 210, 7.3),
    "letter": Page(279.4, 215.9, 7.0),
}

# Where it is set

SMALLEST_PT: Final = 7.0
"""Of the Rooms Table on the fullest days; all other words are larger."""
_BOLD: Final[FontName] = "Alegreya-Bold"
_TITLE_FONT: Final[FontName] = "Grenze-Bold"
_LABEL_FONT: Final[FontName] = "AlegreyaSC-Bold"
_ITALIC: Final[FontName] = "Alegreya-Italic"

MAP_NUMBER: Final = Box(7.0, 1, 10, "Alegreya-Medium", "center")
CELL_DIGIT: Final = Box(7.0, 1, 10, "Grenze-Bold", "center")
ROOM_NUMBER: Final = Box(6.4, 1, 12, "Alegreya-ExtraBold", "center")
ROOM_AT: Final = Box(9, 1, 8.5, "Alegreya-Bold", "center")
ROOM_SIZE: Final = Box(9, 1, 8, "Alegreya-Regular", "center")
BONUS: Final = Box(10, 1, 8.5, "Alegreya-Bold", "center")
GAME_SIZES: Final = (10.5, 9, 8, 7.5)
CODE_LINE: Final = 12
"""Signs in a line of a code, besides the one that joins it to the next."""
CODE: Final = tuple(
    Box(17.4, 4, size, "AtkinsonHyperlegible-Bold", "center") for size in (7, 6.5, 6)
)
TITLE_SIZES: Final = (27, 24, 22, 20, 18, 16)
LONG_TITLE_SIZES: Final = (16, 14, 12, 10, 9, 8)
MOST_ROOM_LINES: Final = 6
"""Of 19 rooms that share the height of the page."""
TABLE_SIZES: Final = (9, 8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, SMALLEST_PT)
ITEM_SIZE: Final = 8.5
ABILITY_SIZES: Final = (9.5, 9, 8.5, 8, 7.5)
TWO_LINES_MM: Final = 12.0
"""An ability that is so high may have its name in two lines."""
REACH_SIZES: Final = (8, 7.5, 7)
PRICE_SIZES: Final = (7.5, 7, 6.5, 6)

SPOILER_NUMBER: Final = Box(7, 1, 10, "Alegreya-ExtraBold", "center")

_LEAST_ROW_MM: Final = 4.6
_ROW_AIR_MM: Final = 1.6
"""In every row of the Rooms Table, at least."""
_BODY_PT: Final = 7.5
_TIGHT_AIR_MM: Final = 1.0
"""The same where type is no larger than that: rows move together before it becomes smaller yet."""
HEAD_MM: Final = 4.4


def stamp_lines(face: SheetFace) -> tuple[str, ...]:
    """What stands under the picture of its code: the code, broken between its groups, and the
    serial, where the code does not hold it and there is room. A longer code stands in the
    margin."""
    code = _code_lines(face.code)
    if face.code and face.serial in face.code:
        return code
    long = len(face.serial) > CODE_LINE
    serial = f"{face.serial[: CODE_LINE - 1]}…" if long else face.serial
    if not code:
        return (serial,)
    return (serial, *code) if len(code) < CODE[0].lines else code


def _code_lines(code: str) -> tuple[str, ...]:
    lines = [""]
    for group in code.split("-"):
        longer = f"{lines[-1]}-{group}" if lines[-1] else group
        if len(longer) <= CODE_LINE:
            lines[-1] = longer
        else:
            lines.append(group)
    *before, last = lines
    return (*(f"{line}-" for line in before), last) if len(lines) <= CODE[0].lines and code else ()


def margin_note(face: SheetFace) -> str:
    """Who made it; or a code for which the stamp is too small."""
    return face.labels.colophon if not face.code or _code_lines(face.code) else face.code


def in_one_line(wide: float, sizes: Sequence[float], font: FontName = _BOLD) -> tuple[Box, ...]:
    return tuple(Box(wide, 1, size, font) for size in sizes)


def settings(face: Face, paper: PaperName = "a4") -> Iterator[Setting]:
    """Every text of a face with its boxes, in reading order."""
    page = PAGES[paper]
    match face:
        case SheetFace():
            yield from sheet_settings(face, page)
            for item in face.items:
                yield from set_in("items", item_text(item), item_box(page))
            for room in face.rooms:
                at = f"rooms.{room.number}"
                yield from set_in(f"{at}.number", str(room.number), ROOM_NUMBER)
                if not room.start:
                    yield from set_in(f"{at}.at", room.at, ROOM_AT)
                    yield from set_in(f"{at}.size", room.size, ROOM_SIZE)
                lines = Box(page.text_mm, MOST_ROOM_LINES, TABLE_SIZES[-1])
                yield from set_in(f"{at}.lines", room_texts(room), lines)
        case BackFace():
            yield from back_settings(face, page)
        case SpoilerFace():
            yield from spoiler_settings(face, page)
        case CoverFace():
            yield from cover_settings(face, page)
        case BetweenFace():
            yield from set_in("warning", face.warning, in_one_line(200, (54, 44, 36), _TITLE_FONT))
            yield from set_in("note", face.note, in_one_line(200, (16, 14, 12), _ITALIC))


def chosen_pt(settings: Iterable[Setting]) -> dict[str, float]:
    """The size at which each of these texts is set; the smallest where several share a name. What
    fits nowhere is set at the last one."""
    found: dict[str, float] = {}
    for setting in settings:
        size = (setting.box or setting.boxes[-1]).size_pt
        found[setting.where] = min(size, found.get(setting.where, size))
    return found


def sheet_settings(face: SheetFace, page: Page) -> Iterator[Setting]:
    """All but the rows of its two tables."""
    label = face.labels
    wide = page.masthead_mm
    titles = in_one_line(wide, TITLE_SIZES, _TITLE_FONT)
    titles += tuple(Box(wide, 2, size, _TITLE_FONT) for size in LONG_TITLE_SIZES)
    game = tuple(Box(wide - 2, 1, size, "Cinzel-Black", tracking_em=0.32) for size in GAME_SIZES)
    yield from set_in("game", label.game.upper(), game)
    yield from set_in("hero_in", label.hero_in, in_one_line(wide - 4, (11, 10, 9, 8), _ITALIC))
    yield from set_in("title", face.title, titles)
    yield from set_in("serial", stamp_lines(face), CODE)
    for number in face.map.numbers:
        yield from set_in("map.numbers", str(number.value), MAP_NUMBER)
    for cell in face.map.cells:
        yield from set_in("map.cells", str(cell.value), CELL_DIGIT)
    yield from set_in("gold", label.gold, in_one_line(8.4, (9, 8.5, 8, 7.5), _LABEL_FONT))
    yield from set_in("door_price", label.door_price, in_one_line(15.8, (7.5, 7), PRINT.plain))
    no_gold = tuple(Box(GOLD_MM - 1.4, 2, size, _ITALIC, "center") for size in (7.5, 7))
    yield from set_in("no_gold", label.no_gold, no_gold)
    yield from _columns(face, page.ability_mm)
    yield from set_in(
        "equipment", label.equipment, in_one_line(scroll_high(face, page), (8, 7.5), _LABEL_FONT)
    )
    half = (page.column.width - 6) / 2
    yield from set_in("rooms", label.rooms, in_one_line(half - 8, (9, 8.5, 8, 7.5), _LABEL_FONT))
    yield from set_in("hush", label.hush, in_one_line(half + 8, (8, 7.5), _ITALIC))
    for where, text, size in strip_texts(label.door_sum, margin_note(face), page):
        yield from set_in(where, text, Box(page.strip.width, 1, size))


RULER_MM: Final = 84.0
"""The ruler and what it says."""
STRIP_SIZES: Final = (7.5, 7, 6.5, 6)


def strip_texts(door_sum: str, colophon: str, page: Page) -> Iterator[tuple[str, str, float]]:
    """What stands beside the ruler, both in the largest type in which both have room."""
    room = page.strip.width - RULER_MM - 8
    wide = width_mm(door_sum, 1) + width_mm(colophon, 1)
    size = next((one for one in STRIP_SIZES if wide * one <= room), STRIP_SIZES[-1])
    yield "door_sum", door_sum, size
    yield "colophon", colophon, size


def _columns(face: SheetFace, ability: tuple[float, float]) -> Iterator[Setting]:
    label = face.labels
    wide = GUTTER_MM + 4 * ability[0]
    yield from set_in("hero", label.hero, in_one_line(wide, (8.5, 8, 7.5), _LABEL_FONT))
    yield from set_in("foes", label.foes, in_one_line(wide, (8.5, 8, 7.5), _LABEL_FONT))
    for short in (label.defense, label.hp, label.xp):
        yield from set_in("labels", short, in_one_line(GUTTER_MM, (7.5, 7), _LABEL_FONT))
    start = tuple(Box(ability[0] - 0.4, 2, size, _ITALIC, "center") for size in (7.5, 7))
    yield from set_in("from_the_start", label.from_the_start, start)
    for number, hero in enumerate(face.hero, 1):
        yield from _column(hero, f"hero.{number}", ability)
    for number, foe in enumerate(face.foes, 1):
        yield from _column(foe, f"foes.{number}", ability)


def _column(
    column: HeroColumnFace | FoeColumnFace, at: str, box: tuple[float, float]
) -> Iterator[Setting]:
    yield from set_in(f"{at}.defense", column.defense, BONUS)
    wide = box[0] - 0.8
    prices = in_one_line(wide, PRICE_SIZES, PRINT.plain)
    reaches = in_one_line(wide, REACH_SIZES, "Alegreya-Medium")
    # smaller in one line, clear of the rules, rather than larger in two
    heads = tuple(Box(wide - 0.8, 1, size, _BOLD, "center") for size in ABILITY_SIZES)
    if box[1] >= TWO_LINES_MM:
        heads += tuple(Box(wide, 2, size, _BOLD, "center") for size in ABILITY_SIZES)
    for row, ability in (("upper", column.upper), ("lower", column.lower)):
        if ability is not None:
            yield from set_in(f"{at}.{row}.price", ability.price, prices)
            yield from set_in(f"{at}.{row}.head", ability.head, heads)
            yield from set_in(f"{at}.{row}.reach", ability.reach, reaches)


# The back

CRIB_MM: Final = 92.0
MEMORY_MM: Final = 58.0
BACK_BAR_MM: Final = 5.2
PLATE_MM: Final = 57.5
"""How high the picture above the rules is."""
STARS_MM, SCORE_MM = 19.0, 22.0
"""What is set apart under the rules: how to read the stars, and the slip for the score."""
_INSET: Final = 2.6


def back_settings(face: BackFace, page: Page) -> Iterator[Setting]:
    wide = CRIB_MM - 2 * _INSET
    titles = (10, 9, 8, 7.5)
    yield from set_in("memory", face.memory, in_one_line(MEMORY_MM - 4, titles, _LABEL_FONT))
    note = stepped(MEMORY_MM - 4, 22, (9, 8.5, 8, 7.5), line_em=0.64, leading_em=0.5)
    yield from set_in("memory_note", face.memory_note, note)
    yield from set_in("log", face.log, in_one_line(24, titles, _LABEL_FONT))
    yield from set_in("adventure", face.adventure, in_one_line(76, (8.5, 8, 7.5, 7), _ITALIC))
    first, event, last = face.log_columns
    for column, room in ((first, 12), (event, 60), (last, 12)):
        yield from set_in("log_columns", column, in_one_line(room, (8.5, 8, 7.5), _ITALIC))
    yield from set_in("rules", face.rules, in_one_line(wide, titles, _LABEL_FONT))
    told = page.bottom - MARGIN_MM - PLATE_MM - BACK_BAR_MM - STARS_MM - SCORE_MM - 3
    sizes = (10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75, 7.5)
    yield from set_in(
        "paragraphs",
        (measured(line) for line in face.paragraphs),
        stepped(wide, told, sizes, line_em=0.66, leading_em=0.5),
    )
    yield from set_in("stars", face.stars, in_one_line(wide - 22, titles, _LABEL_FONT))
    stars = stepped(wide, STARS_MM - 6, (9, 8.5, 8, 7.5), line_em=0.64, leading_em=0.5)
    yield from set_in("stars_note", face.stars_note, stars)
    yield from set_in("slip.title", face.slip.title, in_one_line(30, titles, _LABEL_FONT))
    yield from set_in("typed", face.typed, in_one_line(wide, (8.5, 8, 7.5, 7), _ITALIC))
    result, *counts = face.slip.boxes
    for mark in result.marks:
        yield from set_in("slip.marks", mark.label, in_one_line(13, (9, 8.5, 8, 7.5), PRINT.plain))
    for box in counts:
        sizes_below = in_one_line(wide / len(counts), (7.5, 7), PRINT.plain)
        yield from set_in("slip.boxes", box.label, sizes_below)


# For those who give up


def spoiler_page(page: Page) -> tuple[float, Area]:
    """A cell of the solved Map, and where the words stand."""
    above, _, _, left = BARS_MM
    high = (page.bottom - MARGIN_MM - above) / SIZE
    cell = min(high, (page.width_mm - 2 * MARGIN_MM - left - 5 - 80) / SIZE)
    x = MARGIN_MM + left + SIZE * cell + 5
    return cell, Area(x, MARGIN_MM, page.width_mm - MARGIN_MM - x, page.bottom - MARGIN_MM)


def spoiler_settings(face: SpoilerFace, page: Page) -> Iterator[Setting]:
    """The heads; how large the rest is set, all of it decides together."""
    wide = spoiler_page(page)[1].width
    yield from set_in("warning", face.warning, in_one_line(wide - 4, (12, 11, 10, 9), _LABEL_FONT))
    note = tuple(Box(wide, 3, size, _ITALIC) for size in (9.5, 8.5, 7.5))
    yield from set_in("note", face.note, note)
    titles = tuple(Box(wide, 2, size, _TITLE_FONT) for size in (20, 18, 16, 14, 12))
    yield from set_in("title", face.title, titles)
    for heading in (face.way, face.only_ink, face.upright):
        yield from set_in("headings", heading, in_one_line(wide, (10, 9, 8), _LABEL_FONT))
    for room in face.rooms:
        yield from set_in("rooms", str(room.number), SPOILER_NUMBER)


# The cover of a book of days


def cover_settings(face: CoverFace, page: Page) -> Iterator[Setting]:
    wide = page.width_mm - 2 * MARGIN_MM
    yield from set_in("title", face.title, in_one_line(wide * 0.55, (34, 30, 26, 22), _TITLE_FONT))
    yield from set_in("month", face.month, in_one_line(wide * 0.4, (20, 18, 16, 14), _LABEL_FONT))
    yield from set_in("note", face.note, in_one_line(wide, (10, 9, 8, 7.5), _ITALIC))
    for day in face.days:
        boxes = tuple(Box(wide / 7 - 3, 2, size, PRINT.plain) for size in (8.5, 8, 7.5, 7))
        yield from set_in("days", day.title, boxes)


# The Rooms Table and the Equipment Scroll, whose rows grow


def item_box(page: Page) -> Box:
    roller, air, tick, _ = SCROLL_MM
    return Box(page.column.width - 2 * roller - air - tick, 2, ITEM_SIZE)


def item_text(item: ItemRow) -> str:
    return f"{stood_in_for(item.name, 'Alegreya-ExtraBold')} ({clause_text(item.clause)})"


def room_texts(room: RoomRow) -> tuple[str, ...]:
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
    room = page.bottom - table_top(face, page) - HEAD_MM
    # the smaller the type, the lower the table: looked for by halves
    at = bisect_left(
        TABLE_SIZES, True, key=lambda size: sum(row_heights(face.rooms, page, size)) <= room
    )
    return TABLE_SIZES[at] if at < len(TABLE_SIZES) else None


def row_heights(rooms: Sequence[RoomRow], page: Page, size_pt: float) -> list[float]:
    air = _ROW_AIR_MM if size_pt > _BODY_PT else _TIGHT_AIR_MM
    return rows_mm(rooms, page.text_mm, size_pt, PRINT, (_LEAST_ROW_MM, air))


def rows_mm(
    rooms: Sequence[RoomRow], wide: float, size_pt: float, fonts: Type, row: tuple[float, float]
) -> list[float]:
    """How high each row of the Rooms Table is; `row` is the least, and the air in each."""
    least, air = row
    paragraphs = (room_paragraphs(room, fonts) for room in rooms)
    return [max(high_mm(one, wide, size_pt, fonts), least) + air for one in paragraphs]


def scroll_mm(
    items: Sequence[ItemRow], wide: float, size_pt: float, fonts: Type, least: float
) -> tuple[float, ...]:
    """How high each line of the Equipment Scroll is."""
    paragraphs = ((item_paragraph(item, fonts),) for item in items)
    return tuple(max(least, high_mm(one, wide, size_pt, fonts)) for one in paragraphs)


def scroll_rows(face: SheetFace, page: Page) -> tuple[float, ...]:
    return scroll_mm(face.items, item_box(page).width_mm, ITEM_SIZE, PRINT, 2.7)


def scroll_around(heights: Sequence[float], label: float) -> float:
    """As high as its lines, or as its label on the roller is long."""
    return max(sum(heights) + 1.5 * (len(heights) - 1) + SCROLL_MM[3], label)


def scroll_high(face: SheetFace, page: Page) -> float:
    label = width_mm(face.labels.equipment, 7.5, _LABEL_FONT)
    return scroll_around(scroll_rows(face, page), label)


def table_top(face: SheetFace, page: Page) -> float:
    return MARGIN_MM + STAMP_MM[1] + 2.6 + scroll_high(face, page) + 2.8
