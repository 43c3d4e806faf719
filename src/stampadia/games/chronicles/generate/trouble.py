"""How much trouble a sheet is (content/trouble.toml): what is told and who waits, how well the hero
is equipped for it, and what is odd."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.plans import Character, Kind, Level
from stampadia.games.chronicles.generate.wishes import Difficulty


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    level: Level = ""
    near: bool = False


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    fewest_foes: int
    most_foes: int
    hp_per_foe: float
    third: float
    fourth: float
    """The share of the stronger foes' XP that opens the third column, and the fourth."""


class Trouble(Numbers, frozen=True, forbid_unknown_fields=True, kw_only=True):
    needed: tuple[Slot, ...]
    welcome: tuple[Slot, ...]
    """Filled while there are rooms."""
    modifiers: tuple[tuple[Character, ...], ...]


class _Starred(Numbers, frozen=True, forbid_unknown_fields=True, kw_only=True):
    slots: Difficulty


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    easy: Trouble
    normal: Trouble
    hard: Trouble
    stars: tuple[_Starred, ...]


@cache
def trouble_for(difficulty: Difficulty, stars: int | None = None) -> Trouble:
    """Of a day for which the calendar wishes so many stars, unless it was wished otherwise."""
    text = (files(PACKAGE) / "content" / "trouble.toml").read_text("utf-8")
    told = msgspec.toml.decode(text, type=_File)
    wished: dict[Difficulty, Trouble] = {
        "easy": told.easy,
        "normal": told.normal,
        "hard": told.hard,
    }
    if stars is None or difficulty != "normal":
        return wished[difficulty]
    day = told.stars[stars - 1]
    slots = wished[day.slots]
    numbers = {name: value for name, value in asdict(day).items() if name != "slots"}
    return Trouble(
        needed=slots.needed, welcome=slots.welcome, modifiers=told.normal.modifiers, **numbers
    )
