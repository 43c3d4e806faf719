"""What a set is to be: by wish, by its day, by its attempt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final, Literal, TypeVar, get_args

from msgspec import Struct

from stampadia.adventures.calendar import FIRST_DAY, Calendar, day_of

Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
Kind = Literal["world", "dungeon"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Q = TypeVar("Q")


class Wishes(Struct, frozen=True):
    difficulty: Difficulty = "normal"
    hero_class: str | None = None
    kind: str | None = None
    """Of the adventure."""


NO_WISHES: Final = Wishes()


# Attempts at a set, by their numbers: which draw of hero and adventure, and how much stronger or
# weaker its enemies are than usual.
#
# A draw that proves too mild or too hard is not thrown away at once: it is tried again with other
# figures, and nothing else of it changes


SHIFTS: Final = (0.0, 0.05, -0.05, 0.1, -0.1)
"""On the scale of generate/strength.py; a draw has one attempt for each, in this order."""
_STRONGER: Final = {0: 1, 1: 3}
_WEAKER: Final = {0: 2, 2: 4}
"""Which of a draw's attempts comes after one that was too mild, and after one that was too hard."""


def draw_of(attempt: int) -> int:
    return attempt // len(SHIFTS)


def shift_of(attempt: int) -> float:
    return SHIFTS[attempt % len(SHIFTS)]


def following(attempt: int, *, too_mild: bool = False, too_hard: bool = False) -> int:
    """The attempt after one that was refused: the same draw with other figures where that may help,
    else the next draw."""
    at = attempt % len(SHIFTS)
    here = attempt - at
    if too_mild and at in _STRONGER:
        return here + _STRONGER[at]
    if too_hard and at in _WEAKER:
        return here + _WEAKER[at]
    return here + len(SHIFTS)


# What a day's set is about: its kind, class, villain, main quest and title, by calendars that deal
# all of them equally often and bring none back soon (adventures/calendar.py).
#
# The choice holds for every attempt at the day. Seeds that are no days draw for themselves


_KINDS: Final = Calendar("travelers/kinds", count=4, gap=2)
"""Two Worlds and two Dungeons in four days; by its gap never more than three of a kind in a row."""
_DEALT: Final[dict[Kind, frozenset[int]]] = {
    "world": frozenset({0, 1}),
    "dungeon": frozenset({2, 3}),
}


def kind_on(day: date) -> Kind:
    return "world" if _KINDS.on(day) in _DEALT["world"] else "dungeon"


def class_on(day: date, classes: int) -> int:
    return _spread("classes", classes).on(day)


def villain_on(day: date, villains: int) -> int:
    return _spread("villains", villains).on(day)


def quest_on(day: date, kind: Kind, quests: int) -> int:
    """Of the quests of this kind. A day of the other kind has the one that comes next."""
    return _quests(kind, quests).at(_turn(day, kind))


def quests_of(seed: str, kind: Kind, known: Sequence[Q]) -> Iterator[Q | None]:
    """The day's main quest; should it ever not be possible, those after it. None: any."""
    day = day_of(seed)
    if day is None:
        yield None
    else:
        first = quest_on(day, kind, len(known))
        yield from (*known[first:], *known[:first])


def title_of(seed: str, kind: Kind, quests: int, titles: int) -> int | None:
    """Of the titles of the day's quest: each time that it returns, it has the next one. None where
    the seed is no day."""
    day = day_of(seed)
    return None if day is None else _turn(day, kind) // quests % titles


def _turn(day: date, kind: Kind) -> int:
    """How many days of this kind there were before."""
    return _KINDS.turns_before((day - FIRST_DAY).days, _DEALT[kind])


def _spread(name: str, count: int) -> Calendar:
    return Calendar(f"travelers/{name}", count, gap=count // 2)


def _quests(kind: Kind, count: int) -> Calendar:
    """A kind comes on every second day: ten others in between are well over fourteen days."""
    return Calendar(f"travelers/quests/{kind}", count, gap=max(count // 2, count - 6))
