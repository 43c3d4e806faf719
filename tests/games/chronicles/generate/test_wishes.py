"""Days that remember each other: a year of them, as the calendar gives them and as made."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from functools import cache

import pytest
from msgspec.structs import replace

from stampadia.adventures.rating import BANDS
from stampadia.games.chronicles.adventures import ADVENTURES, FORM
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.make import Made, make
from stampadia.games.chronicles.generate.wishes import (
    QUEST_GAP,
    STAR_ATTEMPTS,
    STAR_BANDS,
    STARS,
    DayPlan,
    Wishes,
    day_plan,
)
from stampadia.games.chronicles.generate.words import full_cast, told_title

YEAR = [date(2026, 11, 1) + timedelta(days) for days in range(365)]
TITLE_GAP = 90
LIBRARY = house_library()


@cache
def given(day: date) -> DayPlan:
    return day_plan(day, LIBRARY)


@cache
def made(day: date, attempt: int = 0) -> Made:
    return make(day.isoformat(), attempt=attempt)


def titles() -> list[tuple[str, str]]:
    found = []
    for day in YEAR:
        (quest,) = [one for one in LIBRARY.quests["main"] if one.key == given(day).quest]
        names = given(day).names
        cast = full_cast({role: LIBRARY.names[role][names[role]] for role in names})
        title = told_title(quest.titles[given(day).title], cast)
        found.append((title.en, title.it))
    return found


def soonest(drawn: list[str]) -> int:
    """Days until the first of them comes back, at least."""
    last: dict[str, int] = {}
    least = len(drawn)
    for place, one in enumerate(drawn):
        least = min(least, place - last.get(one, -len(drawn)))
        last[one] = place
    return least


def test_no_main_quest_comes_twice_in_fourteen_days_and_all_come_equally_often() -> None:
    quests = [given(day).quest for day in YEAR]
    assert soonest(quests) > QUEST_GAP
    often = Counter(quests)
    assert set(often) == {quest.key for quest in LIBRARY.quests["main"]}
    assert max(often.values()) - min(often.values()) <= 2


def test_no_title_comes_twice_in_ninety_days_in_either_language() -> None:
    for language in zip(*titles(), strict=True):
        assert soonest(list(language)) > TITLE_GAP


def test_no_two_quests_share_a_title() -> None:
    for language in ("en", "it"):
        told = [
            title.in_language(language)
            for quest in LIBRARY.quests["main"]
            for title in quest.titles
        ]
        assert len(set(told)) == len(told)


def test_classes_villains_and_stars_are_dealt_evenly() -> None:
    heroes = Counter(given(day).hero for day in YEAR)
    assert max(heroes.values()) - min(heroes.values()) <= 1
    villains = [str(given(day).names["villain"]) for day in YEAR]
    assert soonest(villains) > len(LIBRARY.names["villain"]) // 2
    stars = Counter(given(day).stars for day in YEAR)
    assert all(
        abs(stars[each] - len(YEAR) * STARS.count(each) / len(STARS)) <= 3 for each in STAR_BANDS
    )


@pytest.mark.parametrize("day", YEAR[::24], ids=str)
def test_what_the_calendar_gives_holds_over_all_attempts(day: date) -> None:
    (hero,) = [hero for hero in LIBRARY.heroes if hero.key == given(day).hero]
    sheets = [made(day, attempt) for attempt in range(3)]
    assert {one.quest for one in sheets} == {given(day).quest}
    assert len({one.sheet.title for one in sheets}) == 1
    assert {one.sheet.hero_class for one in sheets} == {hero.name}
    assert len({one.sheet.doors for one in sheets}) == 3


@pytest.mark.deep
def test_in_a_year_every_day_has_the_quest_that_it_was_given() -> None:
    assert [made(day).quest for day in YEAR] == [given(day).quest for day in YEAR]


def test_wishes_go_before_the_calendar() -> None:
    day = next(day for day in YEAR if given(day).quest != "paper-dragon")
    wished = make(day.isoformat(), Wishes(quest="paper-dragon", hero_class="forger"))
    assert wished.quest == "paper-dragon" and wished.sheet.hero_class.en == "Forger"


def test_where_the_days_quest_finds_no_room_another_comes_that_is_not_near() -> None:
    day = YEAR[40]
    mains = [
        replace(quest, rooms=tuple(replace(room, size=99) for room in quest.rooms))
        if quest.key == given(day).quest
        else quest
        for quest in LIBRARY.quests["main"]
    ]
    library = replace(LIBRARY, quests=LIBRARY.quests | {"main": tuple(mains)})
    instead = make(day.isoformat(), library=library)
    assert instead.quest not in given(day).barred
    assert instead == make(day.isoformat(), library=library)


def test_a_day_is_accepted_by_its_stars_and_a_wish_by_itself() -> None:
    for day in YEAR[:20]:
        spec = FORM.read(day.isoformat())
        assert ADVENTURES.band(spec, 0) == STAR_BANDS[given(day).stars]
        assert ADVENTURES.band(spec, STAR_ATTEMPTS) == BANDS["normal"]
    assert ADVENTURES.band(FORM.read("2026-11-15+hard"), 0) == BANDS["hard"]
    assert ADVENTURES.band(FORM.read("seed:any words"), 0) == BANDS["normal"]


def test_after_two_attempts_a_day_is_made_for_the_middle() -> None:
    day = next(day for day in YEAR if given(day).stars == 5)
    later = day_plan(day, LIBRARY, STAR_ATTEMPTS)
    assert later == replace(given(day), stars=3)


def test_a_day_can_be_summed_up() -> None:
    day = next(day for day in YEAR if given(day).quest == "ink-on-the-cuffs")
    found = ADVENTURES.summary(f"{day.isoformat()}/0")
    one = made(day)
    assert found["title"] == one.sheet.title.en and found["quest"] == "ink-on-the-cuffs"
    assert found["class"] == one.sheet.hero_class.en
    assert found["answer"] == one.answers[0].en
    assert int(found["wished"]) == given(day).stars
