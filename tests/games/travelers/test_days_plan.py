"""What the days draw: everything equally often, and nothing soon again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache
from itertools import groupby

import pytest

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.generate.cast import bestiary
from stampadia.games.travelers.generate.dungeon.models import dungeon_models
from stampadia.games.travelers.generate.hero.models import models
from stampadia.games.travelers.generate.sets import main_quest, make_set, villain_name
from stampadia.games.travelers.generate.wishes import (
    KINDS,
    Kind,
    class_on,
    kind_on,
    quest_on,
    title_of,
    villain_on,
)
from stampadia.games.travelers.generate.world.models import world_models
from stampadia.words import LANGUAGES

FIRST = date(2026, 11, 1)
DAYS = [FIRST + timedelta(days=number) for number in range(365)]
A_FEW = 70
NO_TITLE_TWICE = timedelta(days=60)
NO_QUEST_TWICE = timedelta(days=14)


def main_quests(kind: Kind) -> int:
    return len(world_models().main if kind == "world" else dungeon_models().main)


@cache
def made() -> tuple[CardSet, ...]:
    return tuple(make_set(day.isoformat()) for day in DAYS[:A_FEW])


def drawn_again(days: Sequence[tuple[date, object]], within: timedelta) -> list[date]:
    """Days that have what an earlier one had, less than so long ago."""
    last: dict[object, date] = {}
    found = []
    for day, thing in days:
        if thing in last and day - last[thing] < within:
            found.append(day)
        last[thing] = day
    return found


# The plan


def test_no_more_than_three_of_a_kind_in_a_row_and_as_many_of_both() -> None:
    kinds = [kind_on(day) for day in DAYS]
    assert max(len(list(row)) for _, row in groupby(kinds)) <= 3
    assert abs(kinds.count("world") - kinds.count("dungeon")) <= 2


@pytest.mark.parametrize("kind", KINDS)
def test_no_main_quest_comes_twice_in_a_fortnight_and_all_come_equally_often(kind: Kind) -> None:
    many = main_quests(kind)
    days = [(day, quest_on(day, kind, many)) for day in DAYS if kind_on(day) == kind]
    assert drawn_again(days, NO_QUEST_TWICE) == []
    times = Counter(quest for _, quest in days)
    assert len(times) == many
    assert max(times.values()) - min(times.values()) <= 2


@pytest.mark.parametrize("kind", KINDS)
def test_a_quest_has_another_title_each_time_for_sixty_days(kind: Kind) -> None:
    quests = world_models().main if kind == "world" else dungeon_models().main
    days = []
    for day in DAYS:
        if kind_on(day) == kind:
            quest = quest_on(day, kind, len(quests))
            number = title_of(day.isoformat(), kind, len(quests), len(quests[quest].titles))
            days.append((day, (quest, number)))
    assert drawn_again(days, NO_TITLE_TWICE) == []


def test_no_two_quests_share_a_title() -> None:
    for language in LANGUAGES:
        of_worlds = [title for quest in world_models().main for title in quest.titles]
        of_dungeons = [title for quest in dungeon_models().main for title in quest.titles]
        titles = [title.in_language(language) for title in of_worlds + of_dungeons]
        assert not [title for title, times in Counter(titles).items() if times > 1]


def test_villains_and_classes_come_equally_often_and_rest_in_between() -> None:
    villains = [villain_on(day, len(bestiary().villains)) for day in DAYS]
    classes = [class_on(day, len(models().classes)) for day in DAYS]
    for drawn, rest in ((villains, 6), (classes, 2)):
        times = Counter(drawn)
        assert max(times.values()) - min(times.values()) <= 2
        gaps = [set(drawn[at : at + rest]) for at in range(len(drawn) - rest)]
        assert all(len(gap) == rest for gap in gaps)


def test_only_days_have_a_plan() -> None:
    assert day_of("2026-11-15") == date(2026, 11, 15)
    for seed in ("a rainy day", "2026-13-45", "2026-11-15 ", "1999-01-01", "20261115"):
        assert day_of(seed) is None


# What comes out of it


def test_the_days_are_made_as_planned_and_no_title_comes_twice() -> None:
    for day, one in zip(DAYS, made(), strict=False):
        kind = kind_on(day)
        quests = world_models().main if kind == "world" else dungeon_models().main
        assert main_quest(one.adventure) == quests[quest_on(day, kind, len(quests))].key
        villain = bestiary().villains[villain_on(day, len(bestiary().villains))]
        assert villain_name(one.adventure) == villain.first.name
        assert one.hero.key == models().classes[class_on(day, len(models().classes))].key
    for language in LANGUAGES:
        titles = [one.adventure.title.in_language(language) for one in made()]
        days = list(zip(DAYS, titles, strict=False))
        assert drawn_again(days, NO_TITLE_TWICE) == []


def test_the_plan_holds_for_every_attempt() -> None:
    for day, first in list(zip(DAYS, made(), strict=False))[:6]:
        for attempt in (1, 5, 11):
            other = make_set(day.isoformat(), attempt=attempt)
            assert other.adventure.title == first.adventure.title
            assert other.hero.key == first.hero.key
