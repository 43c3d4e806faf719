"""Where everything stands on the adventure page: the boxes of `paper`, put in their places.

A page is planned in one of two ways: all on one side; or on two, with the Rooms Table on a page of
its own, for large print and for words that are too many for one page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from math import ceil
from typing import Any, Final

from msgspec import Struct

from stampadia.games.chronicles.content import SIZE
from stampadia.games.chronicles.faces import (
    BackFace,
    BetweenFace,
    CoverFace,
    Face,
    FoeColumnFace,
    HeroColumnFace,
    RoomRow,
    SheetFace,
    SpoilerFace,
)
from stampadia.games.chronicles.paper import (
    AIR_MM,
    BARS_MM,
    CODE,
    CRIB_MM,
    FOOT_MM,
    GOLD_MM,
    HEAD_MM,
    ITEM_SIZE,
    LONG_TITLE_SIZES,
    MARGIN_MM,
    MEMORY_MM,
    PAGES,
    PLACE_MM,
    RULER_MM,
    SCROLL_MM,
    SPINE_MM,
    STAMP_MM,
    TITLE_SIZES,
    Area,
    Page,
    PaperName,
    back_settings,
    chosen_pt,
    cover_settings,
    in_one_line,
    margin_note,
    row_heights,
    rows_mm,
    scroll_around,
    scroll_high,
    scroll_mm,
    scroll_rows,
    settings,
    sheet_settings,
    spoiler_page,
    spoiler_settings,
    stamp_lines,
    table_size_pt,
    table_top,
)
from stampadia.games.chronicles.paper.rows import (
    LARGE_PRINT,
    PRINT,
    Type,
)
from stampadia.workbench.faces import Setting, set_in
from stampadia.workbench.lettering import MM_PER_POINT, Box, FontName, width_mm

LARGE_PAGES: Final[dict[PaperName, Page]] = {
    "a4": Page(297, 210, 8.6, (6.2, 7.0, 7.0, 7.0), 5.4),
    "letter": Page(279.4, 215.9, 7.9, (6.2, 7.0, 7.0, 7.0), 5.4),
}
LARGE_SIZES: Final = (13.0, 12.5, 12.0, 11.5, 11.0)
ROOMY_SIZES: Final = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
"""For a table that did not fit beside the Map."""
LARGE_SPINE_MM, LARGE_PLACE_MM, LARGE_HEAD_MM = 15.0, 15.0, 6.6
LARGE_GUTTER_MM: Final = 10.0
LARGE_GOLD_MM: Final = 14.0
_APART_MM: Final = 4.0
LARGE_XP_MM: Final = 3.0
"""What the Hero Sheet takes from the Enemy Sheet, which has no boxes, for its own."""
_LARGE_ROW_MM: Final = (10.4, 2.0)
"""The least height of a row, and the air in each."""


class RowPlan(Struct, frozen=True):
    """A row of the Rooms Table: which, and from where to where."""

    room: int
    y: float
    height: float


class TablePlan(Struct, frozen=True):
    """A column of rows under a heading."""

    page: int
    area: Area
    head_mm: float
    spine_mm: float
    place_mm: float
    size_pt: float
    rows: tuple[RowPlan, ...]

    def text(self, row: RowPlan) -> Area:
        """Where the words of a row stand."""
        x = self.area.x + self.spine_mm + self.place_mm + AIR_MM
        return Area(x, row.y, self.area.right - AIR_MM - x, row.height)


class ScrollPlan(Struct, frozen=True):
    page: int
    area: Area
    size_pt: float
    rows: tuple[float, ...]
    """How high each line is."""


class PaperPlan(Struct, frozen=True, kw_only=True):
    """What every plan says: the paper, how many sides it takes, its foot, and the sizes of type."""

    width: float
    height: float
    pages: int
    strip: Area
    sizes: dict[str, float]


def _on_paper(page: Page, settings: Iterable[Setting], pages: int = 1) -> dict[str, Any]:
    """The same of a page, and of all that is set on it."""
    return {
        "width": page.width_mm,
        "height": page.height_mm,
        "pages": pages,
        "strip": page.strip,
        "sizes": chosen_pt(settings),
    }


class SheetPlan(PaperPlan, frozen=True, kw_only=True):
    """All of it; `large` is large print."""

    large: bool
    cell: float
    bars: tuple[float, float, float, float]
    coin: float
    gold: float
    """Between a corner and the first coin, where the words stand."""
    map: Area
    frame: Area
    hero: Area
    foes: Area
    portraits: bool
    masthead: Area
    stamp: Area
    scroll: ScrollPlan
    tables: tuple[TablePlan, ...]


def sheet_plan(face: SheetFace, paper: PaperName, *, large: bool = False) -> SheetPlan:
    size = None if large else table_size_pt(face, paper)
    return _on_two(face, paper, large=large) if size is None else _on_one(face, paper, size)


def _on_one(face: SheetFace, paper: PaperName, size_pt: float) -> SheetPlan:
    page = PAGES[paper]
    column = page.column
    masthead = Area(column.x, column.y, page.masthead_mm, STAMP_MM[1])
    stamp = Area(column.right - STAMP_MM[0], column.y, *STAMP_MM)
    scroll = Area(column.x, stamp.bottom + 2.6, column.width, scroll_high(face, page))
    top = table_top(face, page)
    heights = row_heights(face.rooms, page, size_pt)
    table = _table(
        0, Area(column.x, top, column.width, page.bottom - top), size_pt,
        heights, range(len(heights)), (HEAD_MM, SPINE_MM, PLACE_MM),
    )  # fmt: skip
    hero, foes = page.sheets
    return SheetPlan(
        large=False, cell=page.cell_mm, bars=page.bars_mm, coin=page.coin_mm, gold=GOLD_MM,
        map=page.map, frame=page.frame, hero=hero, foes=foes, portraits=True, masthead=masthead,
        stamp=stamp, scroll=ScrollPlan(0, scroll, ITEM_SIZE, scroll_rows(face, page)),
        tables=(table,), **_on_paper(page, sheet_settings(face, page)),
    )  # fmt: skip


def _on_two(face: SheetFace, paper: PaperName, *, large: bool) -> SheetPlan:
    page = LARGE_PAGES[paper]
    column = page.column
    masthead = Area(column.x, column.y, column.width, STAMP_MM[1])
    y = masthead.bottom + 3.6
    stamp = Area(column.right - STAMP_MM[0], y, *STAMP_MM)
    y = stamp.bottom + 3.6
    half = (page.bottom - y - 3) / 2
    more = LARGE_XP_MM if large else 0.0
    hero = Area(column.x, y, column.width, half + more)
    foes = Area(column.x, hero.bottom + 3, column.width, half - more)
    scroll = _wide_scroll(face, page, large=large)
    tables = _wide_table(face, page, scroll.area.bottom + 2.8, large=large)
    paper_plan = _on_paper(page, sheet_settings(face, page), 1 + tables[-1].page)
    if large:
        paper_plan["sizes"] |= chosen_pt(_large_settings(face, page, hero))
    return SheetPlan(
        large=large, cell=page.cell_mm, bars=page.bars_mm, coin=page.coin_mm,
        gold=LARGE_GOLD_MM if large else GOLD_MM, map=page.map, frame=page.frame, hero=hero,
        foes=foes, portraits=False, masthead=masthead, stamp=stamp, scroll=scroll, tables=tables,
        **paper_plan,
    )  # fmt: skip


def _large_settings(face: SheetFace, page: Page, sheet: Area) -> Iterator[Setting]:
    """Everything but the tables, on a page where nothing that is needed in play is small."""
    label, wide = face.labels, page.column.width
    bold, regular = LARGE_PRINT.bold, LARGE_PRINT.plain
    titles: tuple[Box, ...] = tuple(Box(wide, 1, size, "Grenze-Bold") for size in TITLE_SIZES)
    titles += tuple(Box(wide, 2, size, "Grenze-Bold") for size in LONG_TITLE_SIZES)
    game = tuple(Box(wide - 2, 1, size, "Cinzel-Black", tracking_em=0.32) for size in (12, 11))
    yield from set_in("game", label.game.upper(), game)
    yield from set_in("title", face.title, titles)
    yield from set_in("hero_in", label.hero_in, in_one_line(wide, (12, 11), LARGE_PRINT.italic))
    yield from set_in("serial", stamp_lines(face), CODE)
    along = page.map.width
    yield from set_in("gold", label.gold, in_one_line(13, (11,), bold))
    yield from set_in("hero", label.hero, in_one_line(wide, (12, 11), bold))
    yield from set_in("foes", label.foes, in_one_line(wide, (12, 11), bold))
    notes = f"{label.door_sum} {label.door_price}: {label.no_gold}"
    yield from set_in("door_sum", notes, tuple(Box(along, 2, size, regular) for size in (11, 10)))
    rest = page.strip.width - RULER_MM - 6
    yield from set_in("colophon", margin_note(face), in_one_line(rest, (7.5, 7, 6), regular))
    yield from set_in("equipment", label.equipment, in_one_line(40, (11,), bold))
    half = (page.width_mm - 2 * MARGIN_MM - _APART_MM) / 2
    yield from set_in("rooms", label.rooms, in_one_line(half - 4, (12, 11), bold))
    yield from set_in("hush", label.hush, in_one_line(half - 4, (11, 10), LARGE_PRINT.italic))
    for short in (label.defense, label.hp, label.xp):
        yield from set_in("labels", short, in_one_line(LARGE_GUTTER_MM, (11,), bold))
    box = (sheet.width - LARGE_GUTTER_MM) / 4 - 2
    start = tuple(Box(box, 2, size, LARGE_PRINT.italic) for size in (11, 10))
    yield from set_in("from_the_start", label.from_the_start, start)
    for number, hero in enumerate(face.hero, 1):
        yield from _large_abilities(f"hero.{number}", hero, box)
    for number, foe in enumerate(face.foes, 1):
        yield from _large_abilities(f"foes.{number}", foe, box)


def _large_abilities(
    at: str, column: HeroColumnFace | FoeColumnFace, wide: float
) -> Iterator[Setting]:
    regular = in_one_line(wide, (11,), LARGE_PRINT.plain)
    # rather a little smaller than in two lines
    sizes = (13, 12, 11)
    heads = in_one_line(wide, sizes, LARGE_PRINT.bold)
    heads += tuple(Box(wide, 2, size, LARGE_PRINT.bold) for size in sizes)
    for row, ability in (("upper", column.upper), ("lower", column.lower)):
        if ability is not None:
            yield from set_in(f"{at}.{row}.head", ability.head, heads)
            yield from set_in(f"{at}.{row}.reach", ability.reach, regular)
            yield from set_in(f"{at}.{row}.price", ability.price, regular)


def _wide_scroll(face: SheetFace, page: Page, *, large: bool) -> ScrollPlan:
    """Across the whole second page."""
    fonts, size = (LARGE_PRINT, 11.0) if large else (PRINT, 10.0)
    wide = page.width_mm - 2 * MARGIN_MM
    roller, air, tick, _ = SCROLL_MM
    within = wide - 2 * roller - air - tick - 1
    heights = scroll_mm(face.items, within, size, fonts, 4.0)
    high = scroll_around(heights, width_mm(face.labels.equipment, size, fonts.bold))
    y = MARGIN_MM + 1.7
    return ScrollPlan(1, Area(MARGIN_MM, y, wide, high), size, heights)


def _wide_table(face: SheetFace, page: Page, top: float, *, large: bool) -> tuple[TablePlan, ...]:
    """Two columns to a page, in the largest type that needs no third page; else in the smallest,
    on as many as it takes."""
    fonts, sizes = (LARGE_PRINT, LARGE_SIZES) if large else (PRINT, ROOMY_SIZES)
    for size in sizes:
        tables = tuple(_in_columns(face.rooms, page, top, size, fonts))
        if tables[-1].page == 1:
            break
    return tables


def _in_columns(
    rooms: Sequence[RoomRow], page: Page, top: float, size_pt: float, fonts: Type
) -> Iterator[TablePlan]:
    wide = (page.width_mm - 2 * MARGIN_MM - _APART_MM) / 2
    parts = (LARGE_HEAD_MM, LARGE_SPINE_MM, LARGE_PLACE_MM)
    within = wide - sum(parts[1:]) - 2 * AIR_MM
    heights = rows_mm(rooms, within, size_pt, fonts, _LARGE_ROW_MM)
    number, first = 0, 0
    while first < len(heights):
        y = top if number < 2 else MARGIN_MM
        room = page.height_mm - FOOT_MM - y - LARGE_HEAD_MM
        last = first + 1
        while last < len(heights) and sum(heights[first : last + 1]) <= room:
            last += 1
        area = Area(MARGIN_MM + (number % 2) * (wide + _APART_MM), y, wide, room + LARGE_HEAD_MM)
        yield _table(1 + number // 2, area, size_pt, heights[first:last], range(first, last), parts)
        number, first = number + 1, last


def _table(
    page: int,
    area: Area,
    size_pt: float,
    heights: Sequence[float],
    rooms: Sequence[int],
    parts: tuple[float, float, float],
) -> TablePlan:
    """What is left over is shared among the rows."""
    head, spine, place = parts
    extra = max(0.0, area.height - head - sum(heights)) / len(heights)
    rows: list[RowPlan] = []
    y = area.y + head
    for room, height in zip(rooms, heights, strict=True):
        rows.append(RowPlan(room, y, height + extra))
        y += height + extra
    return TablePlan(page, area, head, spine, place, size_pt, tuple(rows))


# The other pages


class BackPlan(PaperPlan, frozen=True, kw_only=True):
    """Three columns: memory, log, and the rules under a picture."""

    memory: Area
    log: Area
    crib: Area


def back_plan(face: BackFace, paper: PaperName) -> BackPlan:
    page = PAGES[paper]
    high = page.bottom - MARGIN_MM
    memory = Area(MARGIN_MM, MARGIN_MM, MEMORY_MM, high)
    crib = Area(page.width_mm - MARGIN_MM - CRIB_MM, MARGIN_MM, CRIB_MM, high)
    log = Area(memory.right + 4, MARGIN_MM, crib.x - memory.right - 8, high)
    on_paper = _on_paper(page, back_settings(face, page))
    return BackPlan(memory=memory, log=log, crib=crib, **on_paper)


class SpoilerPlan(PaperPlan, frozen=True, kw_only=True):
    """The solved Map, and words beside it; what stood upside-down may have a page of its own."""

    cell: float
    map: Area
    words: Area
    body_pt: float
    """Of the way to win."""
    upright_pt: float
    large: bool
    portraits: float
    """How high they may be under the words; 0 where there is no room for them."""


LEAST_PORTRAIT_MM: Final = 38.0
SPOILER_BODIES: Final = ((9.5, 8.5), (9, 8), (8.5, 7.75), (8.5, 7.5), (8, 7.5), (7.5, 7.5))
"""Sizes of type for the way to win and for what stood upside-down, the largest first."""


def spoiler_plan(face: SpoilerFace, paper: PaperName, *, large: bool = False) -> SpoilerPlan:
    page = PAGES[paper]
    cell, words = spoiler_page(page)
    on_paper = _on_paper(page, spoiler_settings(face, page), 2)
    portraits = 0.0
    body, upright = (11.0, 11.0) if large else (9.0, 9.0)
    for pair in () if large else SPOILER_BODIES:
        left = words.height - _spoiler_high(face, on_paper["sizes"], pair, words.width)
        if left >= 0:
            on_paper["pages"], (body, upright) = 1, pair
            portraits = min(left - 8, 92.0) if left > LEAST_PORTRAIT_MM else 0.0
            break
    map_area = Area(MARGIN_MM + BARS_MM[3], MARGIN_MM + BARS_MM[0], SIZE * cell, SIZE * cell)
    return SpoilerPlan(
        cell=cell, map=map_area, words=words, body_pt=body, upright_pt=upright, large=large,
        portraits=portraits, **on_paper,
    )  # fmt: skip


def _spoiler_high(
    face: SpoilerFace, sizes: dict[str, float], pair: tuple[float, float], wide: float
) -> float:
    """All that stands beside the Map, one below the other."""
    body, small = pair

    def of(text: str, size: float, width: float = wide, font: FontName = PRINT.plain) -> float:
        lines = len(Box(width, 99, size, font).lines_of(text))
        return (lines * (0.64 + 0.5) - 0.5) * size * MM_PER_POINT if text else 0.0

    heads = 6.4 + of(face.note, sizes["note"]) + 3
    heads += of(face.title, sizes["title"], font="Grenze-Bold") + 2.5 + of(face.serial, body) + 4
    heads += of(face.mission, body, font=PRINT.italic) + 1.8
    way = sum(of(stage.text, body, wide - 5.5) + 2.2 for stage in face.stages)
    way += of(face.cost, body, font=PRINT.bold) + of(face.only_ink_note, body) + 3 * 7.5
    upright = sum(
        of(f"{room.number}00 {line}", small) + 1.5
        for room in face.rooms
        if room.kind != "decoy"
        for line in room.lines
    )
    return heads + way + upright


class CoverPlan(PaperPlan, frozen=True, kw_only=True):
    """A calendar: seven days a row."""

    days: Area
    rows: int
    first: int
    """The weekday of the first day, from 0 for Monday."""


COVER_HEAD_MM: Final = 24.0


def cover_plan(face: CoverFace, paper: PaperName) -> CoverPlan:
    page = PAGES[paper]
    first = date.fromisoformat(face.days[0].date).weekday() if face.days else 0
    rows = ceil((first + len(face.days)) / 7)
    top = MARGIN_MM + COVER_HEAD_MM
    days = Area(MARGIN_MM, top, page.width_mm - 2 * MARGIN_MM, page.bottom - top)
    on_paper = _on_paper(page, cover_settings(face, page))
    return CoverPlan(days=days, rows=rows, first=first, **on_paper)


def page_plan(face: Face, paper: PaperName, *, large: bool = False) -> PaperPlan:
    """Where everything on a face stands."""
    match face:
        case SheetFace():
            return sheet_plan(face, paper, large=large)
        case BackFace():
            return back_plan(face, paper)
        case SpoilerFace():
            return spoiler_plan(face, paper, large=large)
        case CoverFace():
            return cover_plan(face, paper)
        case BetweenFace():
            return PaperPlan(**_on_paper(PAGES[paper], settings(face, paper)))
