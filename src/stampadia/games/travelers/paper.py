"""The boxes of the printed faces, in millimetres, with font and size.

A slip is 64 x 89 mm, its border 60 x 85, a half 42.5 high. There are two measures. What a text may
be at most is measured in plain words, the icons spelled out: that is what sets are made and checked
by. Where it is set, icons stand for words and type is as large as they allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.travelers.faces import (
    EnemyFace,
    EntryFace,
    Face,
    HeroFace,
    HeroHalfFace,
    IndexFace,
    PassageFace,
    RoomFace,
    StatusFace,
    WorldFace,
    WorldHalfFace,
)
from stampadia.workbench.faces import Line, Setting, measured, set_in
from stampadia.workbench.lettering import ICON_EM, MM_PER_POINT, Box, icon, stepped

SLIP_MM: Final = (64.0, 89.0)
BORDER_MM: Final = (60.0, 85.0)
HALF_MM: Final = 42.5

# What a text may be, in plain words

NAME: Final = Box(width_mm=40, lines=1, size_pt=8.5)
ONE_ABILITY: Final = Box(width_mm=52, lines=3, size_pt=7)
TWO_ABILITIES: Final = Box(width_mm=52, lines=2, size_pt=7)
"""Each of them."""
EXHAUST: Final = Box(width_mm=44, lines=2, size_pt=7)
CLASS: Final = Box(width_mm=52, lines=1, size_pt=14)
DESCRIPTION: Final = Box(width_mm=52, lines=2, size_pt=7)
"""On the Status Card."""

WORLD_TITLE: Final = Box(width_mm=46, lines=1, size_pt=8.5)
ALONE: Final = Box(width_mm=54, lines=10, size_pt=7)
"""Under a title, where no enemy stands."""
BESIDE_ENEMY: Final = Box(width_mm=54, lines=3, size_pt=7)
"""Above it, and below it."""
SCROLL: Final = Box(width_mm=30, lines=3, size_pt=7)

ENTRY: Final = Box(width_mm=52, lines=5, size_pt=7)
"""Of an Index Card: five lines of 7 pt on 7.7 pt are 13.6 mm; six entries fill a card of 85 mm."""
ADVENTURE_TITLE: Final = Box(width_mm=54, lines=1, size_pt=8.5)

# Where it is set

CODE: Final = Box(BORDER_MM[1], 1, 6, "AtkinsonHyperlegible-Regular", tracking_em=0.06)
"""Along the right edge."""
SPHERE: Final = Box(6.8, 1, 11, "Grenze-Bold", "center")
VALUE: Final = Box(8.4, 1, 15, "Grenze-Bold", "center")
SET_NAME: Final = tuple(Box(40.6, 1, size, "Grenze-SemiBold") for size in (12, 11, 10, 9, 8.5))
SET_EXHAUST: Final = Box(40.6, 2, 7)
"""Below the name, between the Element and the Card Value."""
ABILITY_MM: Final = 40.4
ABILITIES_MM: Final = HALF_MM - 10.6
LEAST_PICTURE_MM: Final = 13.2
"""What the abilities should leave of their half."""
ABILITY_SIZES: Final = (10, 8.5, 7.75, 7)
_AROUND_ABILITY_MM: Final = 1.4
SET_CLASS: Final = tuple(Box(47, 1, size, "Cinzel-Bold") for size in (14, 12, 10))
SET_DESCRIPTION: Final = stepped(47, 6.4, (8.5, 7.75, 7), font="Alegreya-Italic")
TRACK: Final = Box(24, 1, 7, "AlegreyaSC-Bold")
TRACK_NUMBER: Final = Box(5.5, 1, 8.5, "Grenze-SemiBold", "center")

SIDE: Final = Box(8, 1, 9, "Grenze-Bold", "center")
"""The code of a half or of a room, in its diamond."""
SET_TITLE: Final = tuple(Box(46.9, 1, size, "Grenze-SemiBold") for size in (12, 10, 8.5))
TEXT_MM: Final = 54.0
TEXT_SIZES: Final = (8.5, 7.75, 7)
ABOVE_MM: Final = 9.1
BELOW_MM: Final = 8.7
ALONE_MM: Final = 31.9
_LINE_EM: Final = 1.1
_PARAGRAPH_EM: Final = 0.2
"""Between two passages, more than between two lines."""
SET_SCROLL: Final = stepped(24, 12.4, (7,), line_em=0.98, leading_em=0, align="center")
FIGURE: Final = Box(5.2, 1, 12, "Grenze-Bold", "center")
BONUS: Final = Box(5.2, 1, 10.5, "Grenze-Bold", "center")

DOOR: Final = Box(14.1, 1, 8.5, "Grenze-Bold", "center")
"""A room's code under a stone arc."""
ENTRY_MM: Final = 47.6
LAST_ENTRY_MM: Final = 44.4
"""Beside the page's number."""
LEAST_ENTRY_HIGH_MM: Final = 12.7
ENTRY_SIZES: Final = (8.5, 7.75, 7.35, 7)
_AROUND_ENTRY_MM: Final = 1.3

_ICON_EMS: Final = {"box": 1.15, "code": 1.35, "banner-1": 0.6, "banner-2": 0.6}
_SYMBOL_EM: Final = 0.96
_STAR_EM: Final = 0.55
_POINTER_EM: Final = 0.7
"""Before an instruction."""


def icon_em(name: str) -> float:
    """How wide an icon among words is, in type sizes."""
    if name.startswith("constellation-"):
        return _STAR_EM * name.count("-")
    return _SYMBOL_EM if name.startswith("symbol-") else _ICON_EMS.get(name, ICON_EM)


def settings(face: Face) -> Iterator[Setting]:
    """Every text of a face with its boxes, in reading order."""
    yield from set_in("code", face.code, CODE)
    match face:
        case HeroFace(upper=upper, lower=lower):
            yield from _hero_half(upper, "upper")
            yield from _hero_half(lower, "lower")
        case StatusFace():
            yield from _status(face)
        case WorldFace(a=a, b=b):
            yield from _world_half(a)
            yield from _world_half(b)
        case RoomFace():
            for side in face.sides:
                yield from set_in("side", side, SIDE)
            for door in face.doors:
                for code in door.codes:
                    yield from set_in("door", code, DOOR)
        case IndexFace():
            for number, entry in enumerate(face.entries, 1):
                box = entry_box(number == len(face.entries), ENTRY_SIZES[-1])
                yield from set_in(f"entries.{number}", entry_text(entry), box)


def _hero_half(half: HeroHalfFace, at: str) -> Iterator[Setting]:
    yield from set_in(f"{at}.name", half.name, SET_NAME)
    yield from set_in(f"{at}.value", str(half.value), VALUE)
    yield from set_in(f"{at}.exhaust", _said(half.exhaust), SET_EXHAUST)
    for ability in half.abilities:
        yield from set_in(f"{at}.cost", str(ability.cost), SPHERE)
    told = [_said(ability.text) for ability in half.abilities]
    yield from set_in(f"{at}.abilities", told, ability_boxes(len(told)))


def ability_boxes(count: int) -> tuple[Box, ...]:
    """For all abilities of a half together: with a picture below them if possible, else without."""
    around = _AROUND_ABILITY_MM * count
    return tuple(
        Box(ABILITY_MM, _lines(ABILITIES_MM - around - picture, size), size)
        for picture in (LEAST_PICTURE_MM, 0)
        for size in ABILITY_SIZES
    )


def _status(face: StatusFace) -> Iterator[Setting]:
    yield from set_in("name", face.name, SET_CLASS)
    yield from set_in("description", face.description, SET_DESCRIPTION)
    for track in face.tracks:
        yield from set_in(f"{track.icon}.name", track.name, TRACK)
        yield from set_in(f"{track.icon}.last", str(track.last), TRACK_NUMBER)


def _world_half(half: WorldHalfFace) -> Iterator[Setting]:
    at = half.code
    yield from set_in(f"{at}.code", half.code, SIDE)
    yield from set_in(f"{at}.title", half.title, SET_TITLE)
    if half.enemy is None:
        yield from _passages(f"{at}.above", half.above + half.below, ALONE_MM)
        return
    yield from _passages(f"{at}.above", half.above, ABOVE_MM)
    yield from set_in(f"{at}.scroll", scroll_text(half.enemy, half.scroll), SET_SCROLL)
    for figure in (half.enemy.level, half.enemy.attack, half.enemy.defense):
        yield from set_in(f"{at}.figures", figure, FIGURE)
    for bonus in half.bonus:
        yield from set_in(f"{at}.bonus", bonus, BONUS)
    yield from _passages(f"{at}.below", half.below, BELOW_MM)


def _passages(at: str, passages: Sequence[PassageFace], high_mm: float) -> Iterator[Setting]:
    told = [_passage(passage) for passage in passages]
    boxes = (
        Box(TEXT_MM, _lines(high_mm, size, _PARAGRAPH_EM * max(0, len(told) - 1)), size)
        for size in TEXT_SIZES
    )
    yield from set_in(at, told, tuple(boxes))


def _passage(passage: PassageFace) -> str:
    pointer = icon(_POINTER_EM) if passage.kind == "instruction" else ""
    return pointer + _said(passage.text)


def scroll_text(enemy: EnemyFace, scroll: str) -> list[str]:
    """A name, and below it the Modifier or what the enemy is like."""
    if enemy.modifier is None:
        return [enemy.name, scroll] if scroll else [enemy.name]
    return [enemy.name, f"{enemy.modifier.name}: {_said(enemy.modifier.text)}"]


# The Index


def entry_box(last: bool, size_pt: float) -> Box:
    """An entry that has a sixth of its card's height and a little more."""
    return Box(LAST_ENTRY_MM if last else ENTRY_MM, _lines(17, size_pt), size_pt)


def entry_text(entry: EntryFace) -> str:
    """The paragraph as it is set."""
    parts = [_said(passage.text) for passage in entry.above]
    if entry.enemy is not None:
        parts.append(_enemy_text(entry.enemy))
    return " ".join([*parts, *(_said(passage.text) for passage in entry.below)])


def _enemy_text(enemy: EnemyFace) -> str:
    figures = (enemy.level, enemy.attack, enemy.defense)
    told = " ".join([enemy.name, *(f"{icon()}{figure}" for figure in figures)])
    if enemy.modifier is None:
        return f"{told}."
    rule = _said(enemy.modifier.text).removesuffix(".")
    return f"{told} – {enemy.modifier.name} ({rule})."


def index_size_pt(pages: Sequence[IndexFace]) -> float | None:
    """The one size at which the entries of all Index Cards fit; rows are as high as they must."""
    return next((size for size in ENTRY_SIZES if all(_page_mm(p, size) <= 85 for p in pages)), None)


def _page_mm(page: IndexFace, size_pt: float) -> float:
    rows = 0.0
    for number, entry in enumerate(page.entries, 1):
        lines = entry_box(number == len(page.entries), size_pt).lines_of(entry_text(entry))
        high = len(lines) * _LINE_EM * size_pt * MM_PER_POINT + _AROUND_ENTRY_MM
        rows += max(high, LEAST_ENTRY_HIGH_MM)
    return rows


def _lines(high_mm: float, size_pt: float, apart_em: float = 0) -> int:
    """How many lines of 1.1 type sizes there are; none is needed after the last."""
    return int((high_mm / (size_pt * MM_PER_POINT) - apart_em + _LINE_EM - 0.98) / _LINE_EM + 1e-9)


def _said(line: Line) -> str:
    return measured(line, icon_em)
