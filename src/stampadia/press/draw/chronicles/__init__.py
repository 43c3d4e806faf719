"""How Chronicles looks on paper: print is black, your hand is blue; fifty coins frame the Map."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.games.chronicles.faces import (
    BackFace,
    BetweenFace,
    CoverFace,
    DayFace,
    Face,
    RoomRow,
    SheetFace,
    SpoilerFace,
)
from stampadia.games.chronicles.paper import PAGES, PaperName, margin_note, stamp_lines
from stampadia.games.chronicles.paper.plans import SheetPlan, page_plan
from stampadia.games.chronicles.paper.rows import LARGE_PRINT, PRINT, Type, turned_mm
from stampadia.press.art import Crop, Inks, day_picture
from stampadia.press.draw.chronicles.map_picture import map_pictures
from stampadia.press.draw.chronicles.marks import marks
from stampadia.press.draw.chronicles.solved import solved
from stampadia.press.draw.chronicles.story import hero_of, named_in, niche_of, quest_of
from stampadia.press.look import Orientation, Style
from stampadia.press.qr import drawn
from stampadia.workbench.faces import plain
from stampadia.workbench.lettering import MM_PER_POINT, width_mm

SPOT: Final = "#23527C"
LARGE: Final = True
"""There is large print."""
PALE: Final = "#9A9A9A"
"""The black of pictures in low ink."""
LIKE: Final[dict[str, PaperName]] = {
    "a4": "a4",
    "letter": "letter",
    "a3": "a4",
    "legal": "letter",
}
"""Which of the planned pages a paper takes."""


def orientation(_face: Struct) -> Orientation:
    return "landscape"


def dressed(face: Struct, style: Style) -> dict[str, Any]:
    """A face with the plan of its page, on every paper if it is not known on which, and its
    pictures."""
    assert isinstance(face, Face)
    told: dict[str, Any] = msgspec.to_builtins(face) | _planned(
        face, style.large, style.ink == "low", style.paper
    )
    match face:
        case SheetFace():
            told |= _sheet(face, style)
        case BackFace():
            told["pictures"] = {"day": _day(face, face.mission, style, "16:10")}
        case SpoilerFace():
            villain, _ = named_in(f"{face.title} {face.mission}")
            names = {"hero": hero_of(face.hero_class), "foe": niche_of(villain, face.serial)}
            told |= solved(face)
            told["pictures"] = names
        case CoverFace():
            told["pictures"] = [_day(day, day.mission, style, "4:3") for day in face.days]
        case BetweenFace():
            told["pictures"] = {"foe": niche_of("", face.warning)}
    return told


@lru_cache(maxsize=128)
def _planned(face: Face, large: bool, low: bool, paper: str) -> dict[str, Any]:
    names = (LIKE.get(paper, "a4"),) if paper else tuple(PAGES)
    plans = {name: page_plan(face, name, large=large) for name in names}
    told: dict[str, Any] = {
        "plans": {name: msgspec.to_builtins(plan) for name, plan in plans.items()},
        "like": LIKE,
        "marks": marks(),
    }
    if isinstance(face, SheetFace):
        for name, plan in plans.items():
            assert isinstance(plan, SheetPlan)
            told["plans"][name]["map_pictures"] = map_pictures(face.map, plan, face.gold, low=low)
        fonts = LARGE_PRINT if large else PRINT
        told["rooms"] = [_row(room, fonts) for room in face.rooms]
        told["code_lines"] = stamp_lines(face)
        told["note"] = margin_note(face)
    return told


def _row(room: RoomRow, fonts: Type) -> dict[str, Any]:
    """A row whose lines know how wide their upside-down parts are, in type of one point. Several of
    one line are letter-spaced to one width."""
    row: dict[str, Any] = msgspec.to_builtins(room)
    for line, told in zip(room.lines, row["lines"], strict=True):
        widest = turned_mm(line, fonts)
        for one, clause in zip(line, told, strict=True):
            words = plain(one.upside_down)
            short = widest - width_mm(words, 1, fonts.plain)
            clause["spaced"] = short / max(1, len(words) - 1) / MM_PER_POINT
    row["lines"] = [
        {
            "clauses": told,
            "turned": turned_mm(line, fonts),
            "many": sum(bool(one.upside_down) for one in line) > 1,
        }
        for line, told in zip(room.lines, row["lines"], strict=True)
    ]
    return row


# Pictures


def _sheet(face: SheetFace, style: Style) -> dict[str, Any]:
    start = next(room for room in face.rooms if room.start)
    mission = plain(start.lines[0][0].does) if start.lines else ""
    villain, _ = named_in(f"{face.title} {mission}")
    pictures = {
        "day": _day(face, mission, style, "stamp"),
        "hero": hero_of(face.hero_class),
        "foe": niche_of(villain, face.serial),
    }
    return {"pictures": pictures} | ({"qr": drawn(face.code)} if face.code else {})


def _day(face: SheetFace | BackFace | DayFace, mission: str, style: Style, crop: Crop) -> str:
    """The picture of a day. A stamp is printed in one ink; a larger one is black with one spot
    colour. In low ink the block prints what was cut away."""
    spot = SPOT if style.name == "colour" else "#000000"
    ink = spot if crop == "stamp" else "#000000"
    inks = Inks(ink, "#FFFFFF", None if ink == spot else spot)
    if style.ink == "low":
        inks = Inks("#FFFFFF", PALE if ink == "#000000" else ink)
    sign = next(filter(None, named_in(f"{face.title} {mission}")), "")
    return day_picture(
        "chronicles",
        hero_of(face.hero_class),
        quest_of(face.title),
        sign,
        face.date or face.title,
        crop,
        inks,
    )
