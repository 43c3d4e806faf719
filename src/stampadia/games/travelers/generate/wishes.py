"""What one may wish of a set."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
Kind = Literal["world", "dungeon"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Wishes(Struct, frozen=True):
    difficulty: Difficulty = "normal"
    hero_class: str | None = None
    kind: str | None = None
    """Of the adventure."""


NO_WISHES: Final = Wishes()
