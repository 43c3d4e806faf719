"""What an adventure should be: what one may wish of it, and what the calendar gives a date."""

from __future__ import annotations

from datetime import date
from typing import Final, Literal, get_args

from msgspec import Struct

from stampadia.adventures.calendar import FIRST_DAY, Calendar
from stampadia.adventures.rating import STARS, star_band
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


# Attempts at an adventure, by their numbers: which draw of it, and how many HP boxes more or fewer
# than usual it has. Number 2 is the third draw as it comes, 2002 the same with a box more, 4002
# with one fewer, 6002 with two more, and so on; odd thousands came back half the way.
#
# A draw that proves too mild or too hard is not thrown away at once: it is tried again with other
# boxes, and nothing else of it changes


DRAWS: Final = 1000
MOST_MORE: Final = 8
"""HP boxes more or fewer, at most."""
WON_BY_A_BOX: Final = 0.08
"""How much oftener the honest player wins with an HP box more, about."""


def draw_of(attempt: int) -> int:
    return attempt % DRAWS


def boxes_of(attempt: int) -> int:
    """HP boxes more than usual, or fewer."""
    size, fewer = divmod(attempt // DRAWS // 2 + 1, 2)
    return -size if fewer else size


def attempt_with(draw: int, boxes: int, *, back: bool = False) -> int:
    place = 2 * boxes - 1 if boxes > 0 else -2 * boxes
    return draw + DRAWS * (2 * place + back)


def following(attempt: int, missing: float | None) -> int:
    """The attempt after one that was refused, which was won by so much too rarely, or too often if
    that is below 0; None: for another reason. The same draw with other boxes, half the way back
    where they were too many; but nothing is tried twice, and then comes the next draw."""
    draw, boxes = draw_of(attempt), boxes_of(attempt)
    back = bool(attempt // DRAWS % 2)
    if missing is not None and boxes * missing < 0:
        half = int(boxes / 2)
        if half:
            return attempt_with(draw, half, back=True)
    elif missing is not None and not back and abs(boxes) < MOST_MORE:
        step = max(1, round(abs(missing) / WON_BY_A_BOX))
        more = boxes + (step if missing > 0 else -step)
        return attempt_with(draw, max(-MOST_MORE, min(MOST_MORE, more)))
    return attempt_with(draw + 1, 0)


# What a date is given by the calendar, whatever else is drawn: quest, hero, title, names, stars.
# The calendar remembers: nothing comes back soon, and everything comes equally often.


EVEN_FROM: Final = date(2027, 3, 1)
"""From this day on all stars are dealt equally often; the days before were published otherwise."""
EVEN_GAP: Final = 2
"""Days between two that wish the same stars, at least."""
QUEST_GAP: Final = 14
"""Days between two adventures of the same main quest, at least."""
STAR_DECK: Final = 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5
"""The deck of difficulties, before that day."""
STAR_BANDS: Final = {stars: star_band(stars) for stars in range(1, STARS + 1)}
"""Rates of winning that are accepted on a day that wishes so many stars."""
STAR_DRAWS: Final = 6
"""So many draws of a day are made for its stars; after that it is made for the middle, and
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


def day_plan(day: date, library: Library, draw: int = 0) -> DayPlan:
    mains = library.quests["main"]
    turn = (day - FIRST_DAY).days
    quests = _calendar("quest", len(mains), QUEST_GAP)
    quest = quests.at(turn)
    titles = mains[quest].titles
    turn_of_quest = quests.turns_before(turn, [quest])
    if day < EVEN_FROM:
        wished = STAR_DECK[_calendar("stars", len(STAR_DECK), 0).at(turn)]
    else:
        wished = 1 + _calendar("even stars", len(STAR_BANDS), EVEN_GAP).at(turn)
    around = range(max(0, turn - QUEST_GAP), turn + QUEST_GAP + 1)
    return DayPlan(
        quest=mains[quest].key,
        turn=turn_of_quest,
        barred=frozenset(mains[quests.at(other)].key for other in around),
        hero=library.heroes[_calendar("class", len(library.heroes), 1).at(turn)].key,
        title=_calendar(f"title/{mains[quest].key}", len(titles)).at(turn_of_quest),
        names={role: _calendar(role, len(library.names[role])).at(turn) for role in ROLES},
        stars=wished if draw < STAR_DRAWS else MIDDLE,
    )


def _calendar(name: str, count: int, gap: int | None = None) -> Calendar:
    """With as many days between as there can be while the order is still open, or so many."""
    return Calendar(f"chronicles/{name}", count, min(count // 2 if gap is None else gap, count - 1))
