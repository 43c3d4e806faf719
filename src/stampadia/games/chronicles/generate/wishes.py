"""What an adventure should be: what one may wish of it, and what the calendar gives a date."""

from __future__ import annotations

from datetime import date
from typing import Final, Literal, get_args

from msgspec import Struct

from stampadia.adventures.calendar import FIRST_DAY, Calendar
from stampadia.adventures.rating import Band
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.plans import ROLES, HeroPlan, Library, Quest
from stampadia.kernel.errors import BadOption

Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


class Wishes(Struct, frozen=True):
    difficulty: Difficulty = "normal"
    hero_class: str | None = None
    quest: str | None = None
    """The main quest."""


NO_WISHES: Final = Wishes()


def heroes_for(wishes: Wishes, library: Library) -> list[HeroPlan]:
    """Who may be the hero."""
    if wishes.difficulty not in DIFFICULTIES:
        known = ", ".join(DIFFICULTIES)
        raise BadOption("no-such-difficulty", package=PACKAGE, wish=wishes.difficulty, known=known)
    quest = _wished_quest(wishes, library)
    heroes = [hero for hero in library.heroes if wishes.hero_class in (None, hero.key)]
    if not heroes:
        known = ", ".join(hero.key for hero in library.heroes)
        raise BadOption("no-such-class", package=PACKAGE, wish=str(wishes.hero_class), known=known)
    if quest is not None:
        heroes = [hero for hero in heroes if quest.suits(hero.key)]
        if not heroes:
            raise BadOption(
                "quest-not-for-class",
                package=PACKAGE,
                quest=quest.key,
                hero=str(wishes.hero_class),
                known=", ".join(quest.classes),
            )
    return heroes


def main_quests_for(wishes: Wishes, hero: HeroPlan, library: Library) -> list[Quest]:
    """What the adventure may be about."""
    quest = _wished_quest(wishes, library)
    quests = library.quests["main"] if quest is None else (quest,)
    return [quest for quest in quests if quest.suits(hero.key)]


def _wished_quest(wishes: Wishes, library: Library) -> Quest | None:
    if wishes.quest is None:
        return None
    for quest in library.quests["main"]:
        if quest.key == wishes.quest:
            return quest
    known = ", ".join(quest.key for quest in library.quests["main"])
    raise BadOption("no-such-quest", package=PACKAGE, wish=wishes.quest, known=known)


# What a date is given by the calendar, whatever else is drawn: quest, hero, title, names, stars.
# The calendar remembers: nothing comes back soon, and everything comes equally often.


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
