"""What a day's set is about: its kind, class, villain, main quest and title, by calendars that
deal all of them equally often and bring none back soon (adventures/calendar.py).

The choice holds for every attempt at the day. Seeds that are no days draw for themselves.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from stampadia.adventures.calendar import FIRST_DAY, Calendar
from stampadia.games.travelers.generate.wishes import Kind

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


def title_on(day: date, kind: Kind, quests: int, titles: int) -> int:
    """Of the titles of the day's quest: each time that it returns, it has the next one."""
    return _turn(day, kind) // quests % titles


def _turn(day: date, kind: Kind) -> int:
    """How many days of this kind there were before."""
    return _KINDS.turns_before((day - FIRST_DAY).days, _DEALT[kind])


def _spread(name: str, count: int) -> Calendar:
    return Calendar(f"travelers/{name}", count, gap=count // 2)


def _quests(kind: Kind, count: int) -> Calendar:
    """A kind comes on every second day: ten others in between are well over fourteen days."""
    return Calendar(f"travelers/quests/{kind}", count, gap=max(count // 2, count - 6))
