"""Days that remember each other: a year of them, as the calendar gives them and as made."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from functools import cache

import pytest
from msgspec.structs import replace

from stampadia.adventures.rating import BANDS, stars_for
from stampadia.games.chronicles.adventures import ADVENTURES, FORM
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.make import Made, make
from stampadia.games.chronicles.generate.wishes import (
    EVEN_FROM,
    EVEN_GAP,
    MOST_MORE,
    QUEST_GAP,
    STAR_BANDS,
    STAR_DECK,
    STAR_DRAWS,
    DayPlan,
    Wishes,
    attempt_with,
    boxes_of,
    day_plan,
    draw_of,
    following,
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
    before = [day for day in YEAR if day < EVEN_FROM]
    stars = Counter(given(day).stars for day in before)
    assert all(
        abs(stars[each] - len(before) * STAR_DECK.count(each) / len(STAR_DECK)) <= 3
        for each in STAR_BANDS
    )


def test_from_the_first_unpublished_day_on_all_stars_come_equally_often_and_none_in_a_row() -> None:
    stars = [given(day).stars for day in YEAR if day >= EVEN_FROM]
    often = Counter(stars)
    assert set(often) == set(STAR_BANDS)
    assert max(often.values()) - min(often.values()) <= 2
    assert soonest(list(map(str, stars))) > EVEN_GAP


def test_a_star_is_wished_in_the_middle_of_its_own_share() -> None:
    for stars, band in STAR_BANDS.items():
        assert stars_for((band.least + band.most) / 2) == stars


# Attempts


def test_an_attempt_says_its_draw_and_its_boxes() -> None:
    seen = set()
    for boxes in range(-MOST_MORE, MOST_MORE + 1):
        for draw in (0, 7):
            attempt = attempt_with(draw, boxes)
            assert (draw_of(attempt), boxes_of(attempt)) == (draw, boxes)
            seen.add(attempt)
    assert len(seen) == 2 * (2 * MOST_MORE + 1)
    assert [boxes_of(number) for number in range(9)] == [0] * 9, "as they always were"


@pytest.mark.parametrize("missing", [0.5, 0.02, -0.02, -0.5])
def test_a_refused_draw_is_tried_with_other_boxes_and_then_given_up(missing: float) -> None:
    attempt, seen = 3, [0]
    while draw_of(attempt := following(attempt, missing)) == 3:
        seen.append(boxes_of(attempt))
    assert attempt == 4 and len(seen) > 1
    assert [abs(boxes) for boxes in seen] == sorted({abs(boxes) for boxes in seen})
    assert all(boxes * missing > 0 for boxes in seen[1:])


@pytest.mark.parametrize("boxes", [6, 1, -1, -8])
@pytest.mark.parametrize("then", [0.1, -0.1])
def test_a_draw_that_was_overshot_comes_half_the_way_back_and_is_then_given_up(
    boxes: int, then: float
) -> None:
    overshot = -0.1 if boxes > 0 else 0.1
    attempt = following(attempt_with(3, boxes), overshot)
    seen = [boxes]
    while draw_of(attempt) == 3:
        assert abs(boxes_of(attempt)) < abs(seen[-1])
        seen.append(boxes_of(attempt))
        attempt = following(attempt, then)
    assert attempt == 4
    assert following(3, None) == following(attempt_with(3, boxes), None) == 4


def test_other_boxes_change_nothing_else() -> None:
    day = EVEN_FROM
    plain, more, fewer = (made(day, attempt_with(0, boxes)).sheet for boxes in (0, 2, -2))
    boxes = [sum(column.hp for column in sheet.hero) for sheet in (plain, more, fewer)]
    assert boxes[1] - boxes[0] == boxes[0] - boxes[2] == 2
    assert replace(more, hero=plain.hero) == replace(fewer, hero=plain.hero) == plain


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
        assert ADVENTURES.band(spec, STAR_DRAWS) == BANDS["normal"]
    assert ADVENTURES.band(FORM.read("2026-11-15+hard"), 0) == BANDS["hard"]
    assert ADVENTURES.band(FORM.read("seed:any words"), 0) == BANDS["normal"]


def test_after_some_draws_a_day_is_made_for_the_middle() -> None:
    day = next(day for day in YEAR if given(day).stars == 5)
    later = day_plan(day, LIBRARY, STAR_DRAWS)
    assert later == replace(given(day), stars=3)


def test_a_day_can_be_summed_up() -> None:
    day = next(day for day in YEAR if given(day).quest == "ink-on-the-cuffs")
    found = ADVENTURES.summary(f"{day.isoformat()}/0")
    one = made(day)
    assert found["title"] == one.sheet.title.en and found["quest"] == "ink-on-the-cuffs"
    assert found["class"] == one.sheet.hero_class.en
    assert found["answer"] == one.answers[0].en
    assert int(found["wished"]) == given(day).stars
