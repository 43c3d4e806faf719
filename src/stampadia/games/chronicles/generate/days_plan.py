"""What a date is given by the calendar, whatever else is drawn: quest, hero, title, names, stars.

The calendar remembers: nothing comes back soon, and everything comes equally often.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from msgspec import Struct

from stampadia.adventures.calendar import FIRST_DAY, Calendar
from stampadia.adventures.rating import Band
from stampadia.games.chronicles.generate.plans import ROLES, Library

QUEST_GAP: Final = 14
"""Days between two adventures of the same main quest, at least."""
STARS: Final = 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5
"""The deck of difficulties."""
STAR_BANDS: Final = {
    1: Band(0.6, 0.85),
    2: Band(0.46, 0.8),
    3: Band(0.33, 0.68),
    4: Band(0.2, 0.55),
    5: Band(0.15, 0.45),
}
"""Rates of winning that are accepted on a day that wishes so many stars: its own and a little to
both sides, so that attempts stay few."""

STAR_ATTEMPTS: Final = 2
"""So many attempts at a day are made for its stars; after that it is made for the middle, and
whatever is `normal` is accepted."""
MIDDLE: Final = 3


class DayPlan(Struct, frozen=True):
    """What one day is given."""

    quest: str
    turn: int
    """How often the quest was given before."""
    barred: frozenset[str]
    """Quests of the days around, which may not take its place."""
    hero: str
    title: int
    names: dict[str, int]
    stars: int


def day_plan(day: date, library: Library, attempt: int = 0) -> DayPlan:
    mains = library.quests["main"]
    turn = (day - FIRST_DAY).days
    quests = _calendar("quest", len(mains), QUEST_GAP)
    quest = quests.at(turn)
    titles = mains[quest].titles
    turn_of_quest = quests.turns_before(turn, [quest])
    wished = STARS[_calendar("stars", len(STARS), 0).at(turn)]
    around = range(max(0, turn - QUEST_GAP), turn + QUEST_GAP + 1)
    return DayPlan(
        quest=mains[quest].key,
        turn=turn_of_quest,
        barred=frozenset(mains[quests.at(other)].key for other in around),
        hero=library.heroes[_calendar("class", len(library.heroes), 1).at(turn)].key,
        title=_calendar(f"title/{mains[quest].key}", len(titles)).at(turn_of_quest),
        names={role: _calendar(role, len(library.names[role])).at(turn) for role in ROLES},
        stars=wished if attempt < STAR_ATTEMPTS else MIDDLE,
    )


def _calendar(name: str, count: int, gap: int | None = None) -> Calendar:
    """With as many days between as there can be while the order is still open, or so many."""
    return Calendar(f"chronicles/{name}", count, min(count // 2 if gap is None else gap, count - 1))
