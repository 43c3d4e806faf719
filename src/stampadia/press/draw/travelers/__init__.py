"""How Travelers looks: day above, night below; one horizon through the World; the ribbon runs
through the column; rooms are cut out of rock."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, Literal, cast, get_args

import msgspec
from msgspec import Struct

from stampadia.games.travelers import plans
from stampadia.games.travelers.content import PACKAGE, Glyph
from stampadia.games.travelers.faces import (
    WORTH,
    Face,
    HeroFace,
    HeroHalfFace,
    IndexFace,
    PictureFace,
    ReadingFace,
    RoomFace,
    ScoreFace,
    SolvedHalf,
    SpoilerFace,
    StatusFace,
    WorldFace,
    WorldHalfFace,
)
from stampadia.games.travelers.plans import code_pieces
from stampadia.press import qr
from stampadia.press.draw.travelers.graver import Inks
from stampadia.press.draw.travelers.pictures import picture
from stampadia.press.draw.travelers.rooms import facing, rock, room
from stampadia.press.draw.travelers.solved import solved_map
from stampadia.press.look import Style
from stampadia.press.plates import Picture
from stampadia.words import Words, words

BLACK: Final = "#000000"
KEY: Final = "#221c15"
GREY: Final = "#595959"
"""Where ink is little; as in the template."""
_SIGNS: Final = (
    *("attack", "defense", "level", "mana", "fire", "water", "earth", "air"),
    *("banner-1", "banner-2", "immediate", "walk-on", "choice"),
)


def drawing(face: Struct, style: Style) -> str:
    """A woodcut by itself."""
    if not isinstance(face, PictureFace):
        return ""
    return picture(face.kind, *face.told, inks=_inks(style)).draw()


def orientation(_: Struct) -> Literal["landscape", "portrait"]:
    return "portrait"


@lru_cache(maxsize=256)
def dressed(face: Struct, style: Style) -> dict[str, Any]:
    """A face with the plans of its texts and with its pictures."""
    told: dict[str, Any] = msgspec.to_builtins(face)
    told["signs"] = _signs(style.lang)
    inks = _inks(style)
    match face:
        case ScoreFace() | SpoilerFace() | ReadingFace():
            return told | _page(face, words(style.lang, __package__), inks)
        case HeroFace(hero_class=hero_class, upper=upper, lower=lower):
            told["upper"] |= _hero_half(hero_class, upper, inks)
            told["lower"] |= _hero_half(hero_class, lower, inks)
        case StatusFace():
            told["plan"] = msgspec.to_builtins(plans.status_plan(face))
            told["drawn"] = picture("hero", face.hero_class, inks=inks)
            told["qr"] = qr.drawn(face.twin) if face.twin else None
            told["credit"] = words(style.lang, __package__).say("credit-short")
        case WorldFace(a=a, b=b):
            told["a"] |= _world_half(a, inks)
            told["b"] |= _world_half(b, inks)
        case RoomFace():
            told["rock"], told["drawn"] = rock(face, inks), room(face, inks)
            for door, drawn in zip(face.doors, told["doors"], strict=True):
                drawn["facing"] = facing(door)
        case IndexFace():
            told["plan"] = msgspec.to_builtins(plans.index_plan(face))
    told["edge"] = code_pieces(cast(Face, face))
    return told


def _inks(style: Style) -> Inks:
    low = style.ink == "low"
    return Inks(GREY if low else BLACK if style.name == "ink" else KEY, low)


@cache
def _signs(language: str) -> dict[str, str]:
    """What each sign in running text means, for whoever is read to."""
    said = words(language, __package__)
    told = {name: said.say(f"sign-{name}") for name in _SIGNS}
    told["constellation"] = said.say("sign-constellation", row="").strip()
    for glyph in get_args(Glyph):
        for turn in range(4):
            name = said.say("sign-symbol", glyph=glyph, turn=str(turn))
            told[f"symbol-{glyph}-{turn}"] = name
    return told


def _page(face: ScoreFace | SpoilerFace | ReadingFace, said: Words, inks: Inks) -> dict[str, Any]:
    told: dict[str, Any] = {"credit": said.say("credit")}
    match face:
        case ScoreFace():
            ours = said.also(PACKAGE)
            told["said"] = {name: ours.say(f"score-{name}") for name in ("cards", "notes")}
            for name in ("twin", "typed"):
                told["said"][name] = said.say(name, code=face.twin) if face.twin else ""
            told["said"]["worth"] = [ours.say("score-points", points=n) for n in WORTH.values()]
            told["drawn"] = picture("hero", face.hero_class, inks=inks)
            told["qr"] = qr.drawn(face.twin) if face.twin else None
        case SpoilerFace():
            names = ("title", "warning", "turn")
            told["said"] = {name: said.say(f"spoiler-{name}") for name in names}
            told |= solved_map(face)
            told["halves"] = [_solved_half(one, inks) for one in face.halves]
        case ReadingFace():
            told["said"] = {"title": said.say("reading-title")}
    return told


def _hero_half(hero_class: str, half: HeroHalfFace, inks: Inks) -> dict[str, Any]:
    plan = plans.hero_half_plan(half)
    shown = (hero_class, half.picture, half.tips)
    drawn = picture("skill", *shown, inks=inks) if plan.picture else ""
    return {"plan": msgspec.to_builtins(plan), "drawn": drawn}


def _world_picture(half: WorldHalfFace, inks: Inks) -> Picture:
    if half.enemy is not None:
        return picture("enemy", half.enemy.picture, inks=inks)
    return picture("place", half.picture, inks=inks)


def _solved_half(one: SolvedHalf, inks: Inks) -> dict[str, Any]:
    """What is read on the way has its picture."""
    drawn = _world_picture(one.half, inks) if one.steps else ""
    return {"code": one.half.code, "title": one.half.title, "steps": one.steps, "drawn": drawn}


def _world_half(half: WorldHalfFace, inks: Inks) -> dict[str, Any]:
    plan = plans.world_half_plan(half)
    drawn = _world_picture(half, inks) if plan.band[1] else ""
    told: dict[str, Any] = {}
    if half.enemy is None:
        above, below = plans.alone([*half.above, *half.below])
        told = {"above": msgspec.to_builtins(above), "below": msgspec.to_builtins(below)}
    return told | {"plan": msgspec.to_builtins(plan), "drawn": drawn}
