"""Where each text of a face is set, from the boxes of `paper`: in the largest type that holds it,
from the upper left corner of its half, or of the border."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import TypeVar

from msgspec import Struct, structs

from stampadia.games.travelers import faces, paper
from stampadia.games.travelers.paper import Spot, Step
from stampadia.workbench.faces import Line, Setting, measured, set_in
from stampadia.workbench.lettering import ICON_EM, NO_BREAK, Box, icon, stood_in_for, width_mm

T = TypeVar("T")


def icon_em(name: str) -> float:
    """How wide an icon among words is, in type sizes."""
    if name.startswith("constellation-"):
        return paper.STAR_EM * name.count("-")
    return paper.SYMBOL_EM if name.startswith("symbol-") else paper.ICON_EMS.get(name, ICON_EM)


def settings(face: faces.Face) -> Iterator[Setting]:
    """Every text of a face with its boxes, in reading order."""
    match face:
        case faces.HeroFace(upper=upper, lower=lower):
            yield from set_in("code", face.code, paper.CODE)
            yield from _hero_half(upper, "upper")
            yield from _hero_half(lower, "lower")
        case faces.StatusFace():
            yield from set_in("code", face.code, paper.CODE)
            yield from _status(face)
        case faces.WorldFace(a=a, b=b):
            yield from set_in("code", face.code, paper.CODE)
            yield from _world_half(a)
            yield from _world_half(b)
        case faces.RoomFace():
            yield from set_in("code", face.code, paper.CODE)
            for side in face.sides:
                yield from set_in("side", side, paper.SIDE)
            for door in face.doors:
                for code in door.codes:
                    yield from set_in("door", code, paper.DOOR)
        case faces.IndexFace():
            yield from set_in("code", face.code, paper.CODE)
            plan = index_plan(face)
            for number, (entry, spot) in enumerate(zip(face.entries, plan.entries, strict=True), 1):
                yield from set_in(f"entries.{number}", entry_text(entry), _box(spot))


def _box(spot: Spot, paragraphs: int = 1) -> Box:
    step = Step(spot.size_pt, spot.line_em)
    return Box(spot.width, step.lines_in(spot.height, paragraphs), spot.size_pt)


def _lines(texts: Iterable[str], width_mm: float, step: Step) -> int:
    box = Box(width_mm, 1, step.size_pt)
    return sum(len(box.lines_of(text)) for text in texts)


def _chosen(boxes: Sequence[Box], text: str) -> Box:
    return next((box for box in boxes if box.holds([text])), boxes[-1])


# Hero Cards


class HeroHalfPlan(Struct, frozen=True):
    name: Spot
    exhaust: Spot
    strip: float
    abilities: tuple[Spot, ...]
    picture: float
    """How high the picture is, from the half's lower edge; 0 where there is no room."""


def hero_half_plan(half: faces.HeroHalfFace) -> HeroHalfPlan:
    """Name and Exhaust Effect, the abilities below them, and the picture in what is left."""
    name, exhaust = (
        _chosen(paper.SET_NAME, half.name),
        _chosen(paper.SET_EXHAUST, _said(half.exhaust)),
    )
    x, y = paper.NAME_AT
    name_mm = paper.NAME_LINE_MM * (len(name.lines_of(half.name)) or 1)
    step = Step(exhaust.size_pt, paper.TIGHT)
    lines = max(2, len(exhaust.lines_of(_said(half.exhaust))))
    exhaust_mm = Step(7.5, paper.TIGHT).high_mm(lines)
    strip = max(paper.STRIP_MM, y + name_mm + exhaust_mm + 0.1)
    top = strip + paper.BELOW_STRIP_MM
    told = [_said(ability.text) for ability in half.abilities]
    step_of, rows = _ability_rows(told, paper.HALF_MM - top)
    spots, at = [], top
    for row in rows:
        spots.append(
            Spot(paper.ABILITY_X, at, paper.ABILITY_MM, row, step_of.size_pt, step_of.line_em)
        )
        at += row
    left = paper.HALF_MM - at - 0.6
    return HeroHalfPlan(
        Spot(x, y, name.width_mm, name_mm, name.size_pt),
        Spot(x, y + name_mm, exhaust.width_mm, exhaust_mm, exhaust.size_pt, step.line_em),
        strip,
        tuple(spots),
        left if left >= paper.LEAST_PICTURE_ALONE_MM else 0.0,
    )


def _ability_rows(told: Sequence[str], room: float) -> tuple[Step, list[float]]:
    """With a picture below them if possible, else without."""
    for picture in (paper.LEAST_PICTURE_MM, 0.0):
        for step in paper.ABILITY_STEPS:
            rows = [
                max(
                    step.high_mm(_lines([text], paper.ABILITY_MM, step)) + paper.AROUND_ABILITY_MM,
                    paper.LEAST_ABILITY_MM,
                )
                for text in told
            ]
            if sum(rows) + picture <= room:
                return step, rows
    return paper.ABILITY_STEPS[-1], [room / len(told)] * len(told)


def _hero_half(half: faces.HeroHalfFace, at: str) -> Iterator[Setting]:
    yield from set_in(f"{at}.name", half.name, paper.SET_NAME)
    yield from set_in(f"{at}.value", str(half.value), paper.VALUE)
    yield from set_in(f"{at}.exhaust", _said(half.exhaust), paper.SET_EXHAUST)
    for ability in half.abilities:
        yield from set_in(f"{at}.cost", str(ability.cost), paper.SPHERE)
    plan = hero_half_plan(half)
    for ability, spot in zip(half.abilities, plan.abilities, strict=True):
        yield from set_in(f"{at}.abilities", _said(ability.text), _box(spot))


def _status(face: faces.StatusFace) -> Iterator[Setting]:
    yield from set_in("name", face.name, paper.SET_CLASS)
    yield from set_in("description", face.description, paper.SET_DESCRIPTION)
    for track in face.tracks:
        yield from set_in(f"{track.icon}.name", track.name, paper.TRACK)
        yield from set_in(f"{track.icon}.last", str(track.last), paper.TRACK_NUMBER)


class StatusPlan(Struct, frozen=True):
    name: Spot
    description: Spot
    twin: Spot | None
    """Where the code has room; a very long one is in the QR alone."""
    icons: bool
    """Do Level and Mana have room for their icons beside their names?"""


def status_plan(face: faces.StatusFace) -> StatusPlan:
    name = _chosen(paper.SET_CLASS, face.name)
    told = _chosen(paper.SET_DESCRIPTION, face.description)
    return StatusPlan(
        Spot(*paper.CLASS_AT, name.width_mm, 6.2, name.size_pt),
        Spot(*paper.DESCRIPTION_AT, told.width_mm, 6.6, told.size_pt),
        _twin(face.twin),
        all(paper.BESIDE_TRACK.holds([track.name]) for track in face.tracks[2:]),
    )


def _twin(code: str) -> Spot | None:
    box = next((box for box in paper.TWIN if box.holds([code.replace("-", "- ")])), None)
    return Spot(*paper.TWIN_AT, box.width_mm, paper.TWIN_MM, box.size_pt) if code and box else None


# Worlds


class WorldHalfPlan(Struct, frozen=True):
    title: Spot
    above: Spot
    band: tuple[float, float]
    """Where the picture begins, and how high it is."""
    scroll: Spot | None
    """Around its text."""
    below: Spot


@lru_cache(maxsize=256)
def world_half_plan(half: faces.WorldHalfFace) -> WorldHalfPlan:
    box = _chosen(paper.SET_TITLE, half.title)
    title = Spot(*paper.TITLE_AT, box.width_mm, paper.TITLE_MM, box.size_pt)
    above, below = list(map(_passage, half.above)), list(map(_passage, half.below))
    if half.enemy is not None:
        return _with_enemy(title, above, below, scroll_spot(half.enemy, half.scroll))
    return _without_enemy(title, *alone(above + below))


def alone(told: list[T]) -> tuple[list[T], list[T]]:
    """Without an enemy the last passage stands below the picture."""
    return (told[:-1], told[-1:]) if len(told) > 1 else (told, [])


def _with_enemy(
    title: Spot, above: Sequence[str], below: Sequence[str], scroll: Spot
) -> WorldHalfPlan:
    step, band = _steps_and_band(above, below)
    height = band - paper.AROUND_BAND_MM - paper.TEXT_TOP_MM
    after = band + paper.BAND_MM + paper.AROUND_BAND_MM
    spot = Spot(scroll.x, band + scroll.y, scroll.width, scroll.height, scroll.size_pt)
    return WorldHalfPlan(
        title,
        _text_spot(paper.TEXT_TOP_MM, height, step),
        (band, paper.BAND_MM),
        Spot(spot.x, spot.y, spot.width, spot.height, scroll.size_pt, scroll.line_em),
        _text_spot(after, paper.TEXT_BOTTOM_MM - after, step),
    )


def _steps_and_band(above: Sequence[str], below: Sequence[str]) -> tuple[Step, float]:
    """The largest type with the band at its place, or the band where the texts leave room."""
    before = paper.BAND_Y - paper.AROUND_BAND_MM - paper.TEXT_TOP_MM
    after = paper.TEXT_BOTTOM_MM - paper.BAND_Y - paper.BAND_MM - paper.AROUND_BAND_MM
    for step in paper.TEXT_STEPS:
        if _high(above, step) <= before and _high(below, step) <= after:
            return step, paper.BAND_Y
    for step in (paper.TEXT_STEPS[-1], paper.SMALLEST):
        one, other = _high(above, step), _high(below, step)
        if one + other <= before + after:
            # No farther from its place than it must.
            moved = min(0.0, after - other) or max(0.0, one - before)
            return step, paper.BAND_Y + moved
    return paper.SMALLEST, paper.BAND_Y


def _without_enemy(title: Spot, above: Sequence[str], below: Sequence[str]) -> WorldHalfPlan:
    room = paper.TEXT_BOTTOM_MM - paper.TEXT_TOP_MM
    tries = [(step, paper.GOOD_PICTURE_MM) for step in paper.TEXT_STEPS[:-1]]
    tries += [(step, paper.LEAST_PICTURE_ALONE_MM) for step in paper.TEXT_STEPS[:-1]]
    tries += [(step, 0.0) for step in (*paper.TEXT_STEPS, paper.SMALLEST)]
    step = next(
        (
            step
            for step, wanted in tries
            if _high(above, step) + _high(below, step) + _around(wanted) <= room
        ),
        paper.SMALLEST,
    )
    one, other = _high(above, step), _high(below, step)
    spare = room - one - other
    picture = min(spare - _around(1.0) + 1.0, paper.BAND_MM)
    if picture < paper.LEAST_PICTURE_ALONE_MM:
        picture = 0.0
    # What is left beside the picture lies around both texts.
    gap = max(0.0, spare - _around(picture)) / 4
    y = paper.TEXT_TOP_MM + 0.5 + one + 2 * gap + (0.7 if picture else 0)
    after = y + picture + 0.7
    return WorldHalfPlan(
        title,
        _text_spot(paper.TEXT_TOP_MM, y - 0.5 - paper.TEXT_TOP_MM, step),
        (y, picture),
        None,
        _text_spot(after, paper.TEXT_BOTTOM_MM - after, step),
    )


def _around(picture: float) -> float:
    """A picture with what is left free around it, or the little that parts two texts."""
    return picture + 2.4 if picture else 1.2


def _text_spot(y: float, height: float, step: Step) -> Spot:
    x = (paper.BORDER_MM[0] - _text_mm(step)) / 2
    return Spot(x, y, _text_mm(step), height, step.size_pt, step.line_em)


def _text_mm(step: Step) -> float:
    return paper.WIDEST_TEXT_MM if step == paper.SMALLEST else paper.TEXT_MM


def _high(texts: Sequence[str], step: Step) -> float:
    return step.high_mm(_lines(texts, _text_mm(step), step), max(1, len(texts)))


def scroll_spot(enemy: faces.EnemyFace, scroll: str) -> Spot:
    """From the band's upper edge."""
    told, height = scroll_text(enemy, scroll), paper.SCROLL_MM - 0.8
    for x, width in paper.SCROLLS:
        inside = width - 2 * paper.IN_SCROLL_MM
        for step in paper.SCROLL_STEPS:
            if step.high_mm(_lines(told, inside, step)) <= height and _is_wide(told, inside, step):
                return Spot(x + paper.IN_SCROLL_MM, 1.1, inside, height, step.size_pt, step.line_em)
    return Spot(x + paper.IN_SCROLL_MM, 1.1, inside, height, step.size_pt, step.line_em)


def _is_wide(told: Sequence[str], inside: float, step: Step) -> bool:
    return Box(inside, ceil(paper.SCROLL_MM), step.size_pt).holds(told)


def _world_half(half: faces.WorldHalfFace) -> Iterator[Setting]:
    at = half.code
    yield from set_in(f"{at}.code", half.code, paper.SIDE)
    yield from set_in(f"{at}.title", half.title, paper.SET_TITLE)
    plan = world_half_plan(half)
    above, below = list(map(_passage, half.above)), list(map(_passage, half.below))
    if half.enemy is None:
        above, below = alone(above + below)
    yield from set_in(f"{at}.above", above, _box(plan.above, len(above)))
    if half.enemy is not None and plan.scroll is not None:
        yield from set_in(f"{at}.scroll", scroll_text(half.enemy, half.scroll), _box(plan.scroll))
        for figure in (half.enemy.level, half.enemy.attack, half.enemy.defense):
            yield from set_in(f"{at}.figures", figure, paper.FIGURE)
        for bonus in half.bonus:
            yield from set_in(f"{at}.bonus", bonus, paper.BONUS)
    yield from set_in(f"{at}.below", below, _box(plan.below, len(below)))


def _passage(passage: faces.PassageFace) -> str:
    pointer = icon(paper.POINTER_EM) if passage.kind == "instruction" else ""
    return pointer + _said(passage.text)


def scroll_text(enemy: faces.EnemyFace, scroll: str) -> list[str]:
    """A name, and below it the Modifier or what the enemy is like."""
    name = stood_in_for(enemy.name, "AlegreyaSC-Bold")
    if enemy.modifier is None:
        return [name, stood_in_for(scroll, "Alegreya-Italic")] if scroll else [name]
    bold = stood_in_for(f"{enemy.modifier.name}:", "Alegreya-Bold")
    return [name, f"{bold} {_said(enemy.modifier.text)}"]


# The Index


class IndexPlan(Struct, frozen=True):
    entries: tuple[Spot, ...]
    """Each as high as its row."""
    compact: bool
    """Are the symbols small, to leave room for words?"""


def entry_text(entry: faces.EntryFace) -> str:
    """The paragraph as it is set."""
    parts = [_said(passage.text) for passage in entry.above]
    if entry.enemy is not None:
        parts.append(_enemy_text(entry.enemy))
    return " ".join([*parts, *(_said(passage.text) for passage in entry.below)])


def _enemy_text(enemy: faces.EnemyFace) -> str:
    figures = (enemy.level, enemy.attack, enemy.defense)
    name = stood_in_for(enemy.name, "AlegreyaSC-Bold")
    bold = (icon() + stood_in_for(figure, "Alegreya-Bold") for figure in figures)
    told = " ".join([name, *bold])
    if enemy.modifier is None:
        return f"{told}."
    rule = _said(enemy.modifier.text).removesuffix(".")
    return f"{told} – {stood_in_for(enemy.modifier.name, 'Alegreya-Bold')} ({rule})."


def index_step(
    pages: Sequence[faces.IndexFace], steps: Sequence[Step] = paper.ENTRY_STEPS
) -> Step | None:
    """The one size at which the entries of all Index Cards fit; rows are as high as they must."""
    return next(
        (
            step
            for step in steps
            if all(sum(_rows(page, step)) <= paper.BORDER_MM[1] for page in pages)
        ),
        None,
    )


def evened(pages: Sequence[faces.IndexFace]) -> tuple[faces.IndexFace, ...]:
    """The same entries in the same order, with as many on each Index Card as it holds: where one
    card is too full for type of a usual size, or for any, and another is not. No rule asks on which
    card an entry stands."""
    usual = [step for step in paper.ENTRY_STEPS if step.size_pt > paper.SMALLEST.size_pt]
    for steps in (usual, paper.ENTRY_STEPS):
        if index_step(pages, steps) is not None:
            return tuple(pages)
        if (filled := _filled(pages, steps[-1])) is not None:
            return filled
    return tuple(pages)


def _filled(pages: Sequence[faces.IndexFace], step: Step) -> tuple[faces.IndexFace, ...] | None:
    cards: list[list[faces.EntryFace]] = [[]]
    for entry in (entry for page in pages for entry in page.entries):
        tried = structs.replace(pages[0], entries=(*cards[-1], entry))
        if cards[-1] and sum(_rows(tried, step)) > paper.BORDER_MM[1]:
            cards.append([])
        cards[-1].append(entry)
    if len(cards) != len(pages):
        return None
    return tuple(
        structs.replace(page, entries=tuple(card)) for page, card in zip(pages, cards, strict=True)
    )


def index_plan(page: faces.IndexFace) -> IndexPlan:
    step = next(
        (one for one in paper.ENTRY_STEPS if (one.size_pt, one.line_em) == page.set_in),
        index_step([page]) or paper.ENTRY_STEPS[-1],
    )
    rows = _rows(page, step)
    more = (paper.BORDER_MM[1] - sum(rows)) / len(rows)
    x = paper.ENTRY_X - _gained_mm(step)
    spots, y = [], 0.0
    for number, row in enumerate(rows, 1):
        width = _entry_mm(number == len(rows), step)
        spots.append(Spot(x, y, width, row + more, step.size_pt, step.line_em))
        y += row + more
    return IndexPlan(tuple(spots), step.size_pt == paper.SMALLEST.size_pt)


def _rows(page: faces.IndexFace, step: Step) -> list[float]:
    rows = []
    for number, entry in enumerate(page.entries, 1):
        width = _entry_mm(number == len(page.entries), step)
        high = step.high_mm(_lines([entry_text(entry)], width, step)) + paper.AROUND_ENTRY_MM
        least = paper.LEAST_ENTRY_HIGH_MM - _gained_mm(step)
        rows.append(max(high, least))
    return rows


def _entry_mm(last: bool, step: Step) -> float:
    return (paper.LAST_ENTRY_MM if last else paper.ENTRY_MM) + _gained_mm(step)


def _gained_mm(step: Step) -> float:
    return paper.COMPACT_MM if step.size_pt == paper.SMALLEST.size_pt else 0.0


# Large type


def reading_columns(entries: Iterable[faces.ReadingEntry]) -> list[tuple[faces.ReadingEntry, ...]]:
    """As many as they need, evenly filled, so that no page has a last line to itself; an entry
    stays whole."""
    told = [(entry, reading_mm(entry)) for entry in entries]
    most = paper.READING_COLUMN_MM[1]
    columns = _in_columns(told, most)
    # as low as they can be without one more
    low = sum(high for _, high in told) / len(columns)
    while low < most:
        even = _in_columns(told, low)
        if len(even) == len(columns):
            return even
        low += paper.READING_GAP_MM
    return columns


def _in_columns(
    told: Iterable[tuple[faces.ReadingEntry, float]], most: float
) -> list[tuple[faces.ReadingEntry, ...]]:
    columns: list[list[faces.ReadingEntry]] = [[]]
    used = 0.0
    for entry, high in told:
        if columns[-1] and used + high > most:
            columns.append([])
            used = 0.0
        columns[-1].append(entry)
        used += high
    return [tuple(column) for column in columns]


def reading_mm(entry: faces.ReadingEntry) -> float:
    """How high an entry is, with what is left free below it."""
    told = [measured(text, icon_em, paper.READING_FONTS) for text in entry.texts]
    lines = _lines(told, paper.READING_COLUMN_MM[0], paper.READING_STEP)
    return (
        paper.READING_HEAD_MM + paper.READING_STEP.high_mm(lines, len(told)) + paper.READING_GAP_MM
    )


def _said(line: Line) -> str:
    return paper.GLUED.sub(NO_BREAK, measured(line, icon_em))


# The code along a slip's right edge, which says which two sides belong together


def code_pieces(face: faces.Face) -> tuple[tuple[str, float], ...]:
    """The code along the right edge, and where it begins: whole where the edge is free of doors,
    open spaces and tabs, else the set's serial and the card's number in two places."""
    free = list(_free(_taken(face)))
    for start, end in free:
        if end - start >= _code_mm(face.code):
            return ((face.code, start),)
    serial, kind, number = face.code.rsplit("-", 2)
    pieces: list[tuple[str, float]] = []
    for piece in (serial, f"{kind}-{number}"):
        for at, (start, end) in enumerate(free):
            if end - start >= (long := _code_mm(piece)):
                pieces.append((piece, start))
                free[at] = (start + long + 1, end)
                break
    return tuple(pieces) if len(pieces) > 1 else ((face.code, paper.CODE_FROM_MM[0]),)


def _code_mm(code: str) -> float:
    return width_mm(code, paper.CODE.size_pt, paper.CODE.font) + 0.4


def _free(taken: Iterable[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    at = paper.CODE_FROM_MM[0]
    for start, end in sorted(taken):
        if start > at:
            yield at, start
        at = max(at, end)
    if at < paper.CODE_FROM_MM[1]:
        yield at, paper.CODE_FROM_MM[1]


def _taken(face: faces.Face) -> Iterator[tuple[float, float]]:
    """What reaches the right edge of the slip, from its upper corner."""
    edge = (paper.SLIP_MM[1] - paper.BORDER_MM[1]) / 2
    cell = paper.BAND_MM / len(paper.STATS)
    match face:
        case faces.WorldFace(a=a, b=b):
            band = edge + world_half_plan(a).band[0]
            for k, name in enumerate(paper.STATS):
                if a.enemy is not None and name in a.open:
                    yield band + k * cell - 0.3, band + (k + 1) * cell + 0.3
            # The lower half stands on its head: its left edge is at the right.
            band = paper.SLIP_MM[1] - edge - world_half_plan(b).band[0]
            for k, bonus in enumerate(b.bonus):
                if bonus != "0":
                    yield band - (k + 1) * cell - 0.3, band - k * cell + 0.3
        case faces.RoomFace():
            for door in face.doors:
                if door.cell[1] == len(face.rows[0]) - 1 and 0 < door.cell[0] < 5:
                    middle = paper.SLIP_MM[1] / 2 + (door.cell[0] - 2.5) * paper.CELL_MM
                    yield middle - paper.ARC_MM, middle + paper.ARC_MM
