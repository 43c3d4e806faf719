"""Sentences fit whom they introduce: every combination that can be drawn is one that its words
allow; and a higher Level always means the stronger enemy."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import cache
from itertools import combinations, pairwise

import pytest

from chunks import chunks
from stampadia.adventures.rating import STARS, stars_for
from stampadia.games.travelers.content import CardSet, Dungeon, Enemy, World
from stampadia.games.travelers.generate.cast import Face, Ground, Wanted, bestiary
from stampadia.games.travelers.generate.dungeon.dungeons import ENEMIES
from stampadia.games.travelers.generate.dungeon.models import dungeon_models
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import (
    AIMS,
    DIFFICULTIES,
    EVEN_FROM,
    KINDS,
    SHIFTS,
    STAR_BANDS,
    Difficulty,
    Wishes,
    aim_of,
    band_of,
    draw_of,
    following,
    shift_of,
    stars_on,
)
from stampadia.games.travelers.generate.world.draft import LADDER
from stampadia.games.travelers.generate.world.models import world_models
from stampadia.workbench.bilingual import Text

MANY = 60
INDOORS: tuple[Ground, ...] = ("indoors",)


@cache
def made() -> tuple[CardSet, ...]:
    return tuple(make_set(f"roles {n}", Wishes(kind=kind)) for n in range(MANY) for kind in KINDS)


def faces() -> Iterator[Face]:
    yield from (face for kind in bestiary().kinds for face in kind.face)
    yield from bestiary().locks
    yield from bestiary().traps
    for villain in bestiary().villains:
        yield villain.first
        yield villain.final


# Whom a story asks for


def asked() -> Iterator[tuple[str, str, Wanted, bool]]:
    """For every step with an enemy that is drawn: its name, the tier, whom it wants, and whether
    the enemy speaks for itself alone."""
    for quest in (*world_models().main, *world_models().side):
        for step in quest.step:
            model = step.enemy
            if model is not None and model.villain is None:
                tier: str = model.tier or ("lock" if model.lock else "trap")
                own = {"foe": "met"} in step.above
                yield f"{quest.key}/{step.label}", tier, step.wanted, own
    models = dungeon_models()
    for dungeon_quest in (*models.main, *models.side, *models.events):
        for entry in dungeon_quest.step:
            tier = entry.enemy.partition(" ")[0]
            if tier and tier not in ("villain", "first", "final"):
                own = "met" in entry.above
                yield f"{dungeon_quest.key}/{entry.label}", tier, entry.wanted, own


@pytest.mark.parametrize(
    ("name", "tier", "wanted", "own"), list(asked()), ids=lambda one: str(one)[:24]
)
def test_a_story_says_whom_it_takes(name: str, tier: str, wanted: Wanted, own: bool) -> None:
    assert own or wanted.roles or wanted.face is not None, name
    pool = {"lock": bestiary().locks, "trap": bestiary().traps}
    everybody = pool.get(tier) or [
        face for kind in bestiary().kinds if str(kind.tier) == tier for face in kind.face
    ]
    if wanted.face is None:
        assert any(face.suits(wanted.roles, wanted.ground) for face in everybody), name


def test_every_place_has_somebody_of_every_tier() -> None:
    for place in world_models().places:
        for tier, _ in LADDER:
            fit = [
                face
                for kind in bestiary().kinds
                if str(kind.tier) == tier
                for face in kind.face
                if face.suits((), place.ground)
            ]
            assert len(fit) >= 3, (place.title.en, tier)
    for enemy in ENEMIES:
        fit = [
            face
            for kind in bestiary().kinds
            if str(kind.tier) == enemy[0]
            for face in kind.face
            if face.suits((), INDOORS)
        ]
        assert len(fit) >= 4


def test_every_villain_is_a_person_who_speaks() -> None:
    for villain in bestiary().villains:
        assert {"person", "speaks"} <= set(villain.first.roles)


# What comes out


def test_no_enemy_speaks_where_it_is_not_at_home() -> None:
    by_met = {face.met: face for face in faces()}
    places = {place.title: place.ground for place in world_models().places}
    spoken = 0
    for one in made():
        adventure = one.adventure
        if isinstance(adventure, World):
            for card in adventure.cards:
                for half in card.halves:
                    for face in said(half.meeting.above, by_met):
                        spoken += 1
                        assert half.title in places and face.suits((), places[half.title])
        else:
            for meeting in adventure.meetings().values():
                for face in said(meeting.above, by_met):
                    spoken += 1
                    assert face.suits((), INDOORS), face.name.en
    assert spoken > MANY


def said(passages: tuple[object, ...], by_met: dict[Text, Face]) -> Iterator[Face]:
    texts = [passage.text for passage in passages if hasattr(passage, "text")]
    villains = {one.first.name for one in bestiary().villains}
    villains |= {one.final.name for one in bestiary().villains}
    locks = {face.name for face in (*bestiary().locks, *bestiary().traps)}
    for text in texts:
        face = by_met.get(text)
        if face is not None and face.name not in villains | locks:
            yield face


def test_whoever_a_story_introduces_is_one_that_it_takes() -> None:
    by_name = {face.name: face for face in faces()}
    steps = {
        step.title: step.wanted
        for quest in (*world_models().main, *world_models().side)
        for step in quest.step
        if step.enemy is not None and step.enemy.villain is None
    }
    introduced = 0
    for one in made():
        if not isinstance(one.adventure, World):
            continue
        for card in one.adventure.cards:
            for half in card.halves:
                wanted, enemy = steps.get(half.title), half.meeting.enemy
                if wanted is None or enemy is None:
                    continue
                introduced += 1
                if wanted.face is not None:
                    assert enemy.name == wanted.face.name
                else:
                    assert by_name[enemy.name].suits(wanted.roles, wanted.ground)
    assert introduced > MANY


# Levels


def enemies(adventure: World | Dungeon) -> list[Enemy]:
    found = [meeting.enemy for meeting in adventure.meetings().values()]
    return [enemy for enemy in found if enemy is not None and enemy.level > 0]


def crossing(one: CardSet) -> list[tuple[str, str]]:
    """Pairs of which the lower Level has not less Attack and less Defense."""
    return [
        (a.name.en, b.name.en)
        for first, second in combinations(enemies(one.adventure), 2)
        for a, b in [sorted((first, second), key=lambda enemy: enemy.level)]
        if a.level < b.level and not (a.attack < b.attack and (a.defense or 0) < (b.defense or 0))
    ]


@chunks(12, normally=1)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_higher_level_is_always_the_stronger_enemy(difficulty: Difficulty, chunk: int) -> None:
    for kind in KINDS:
        for attempt in range(len(SHIFTS)):
            one = make_set(f"levels {chunk}", Wishes(difficulty, kind=kind), attempt)
            assert crossing(one) == []
    assert all(crossing(one) == [] for one in made())


# Attempts


def test_a_draw_that_was_refused_is_tried_with_other_figures_first() -> None:
    assert [shift_of(one, "world") for one in range(5)] == list(SHIFTS)
    for draw in (0, 3, 7):
        first = draw * len(SHIFTS)
        for missing in (-0.8, -0.2, -0.01, 0.01, 0.2, 0.8):
            second = following(first, missing)
            assert draw_of(second) == draw
            assert (shift_of(second, "world") < 0) == (missing > 0)
            for again in (-0.3, 0.05):
                third = following(second, again)
                assert draw_of(third) == draw
                assert (shift_of(third, "world") < shift_of(second, "world")) == (again > 0)
                assert following(third, again) == first + len(SHIFTS)
                assert third < 1_000_000, "a spec has six digits for it"
        assert following(first, None) == first + len(SHIFTS)


def test_more_is_corrected_where_more_is_missing() -> None:
    missed = (0.3, 0.1, 0.05, -0.05, -0.1, -0.3)
    shifts = [shift_of(following(0, missing), "dungeon") for missing in missed]
    assert shifts == sorted(shifts) and len(set(shifts)) == len(shifts)
    assert shifts[0] == pytest.approx(-shifts[-1])


def test_a_day_that_wishes_more_stars_is_made_harder() -> None:
    for kind in KINDS:
        assert list(AIMS[kind]) == sorted(AIMS[kind])
    days = [EVEN_FROM + timedelta(days=number) for number in range(50)]
    wished = [stars_on(day) for day in days]
    assert all(9 <= wished.count(stars) <= 11 for stars in range(1, STARS + 1))
    assert all(one != other for one, other in pairwise(wished))
    assert stars_on(EVEN_FROM - timedelta(days=1)) is None
    for day, stars in zip(days, wished, strict=True):
        assert stars is not None
        band = band_of(day.isoformat(), "normal", 0)
        assert band == STAR_BANDS[stars - 1]
        assert band_of(day.isoformat(), "hard", 0) is None
        assert aim_of(day.isoformat(), "world", "normal", 0) == AIMS["world"][stars - 1]
    assert aim_of("no day", "world", "normal", 0) == 0.0


def test_the_bands_of_the_stars_lie_around_them() -> None:
    for stars, band in enumerate(STAR_BANDS, start=1):
        assert stars_for((band.least + band.most) / 2) == stars


def test_other_figures_change_nothing_else() -> None:
    for kind in KINDS:
        usual, stronger = (make_set("figures", Wishes(kind=kind), attempt) for attempt in (0, 1))
        assert usual.hero == stronger.hero
        names = [[enemy.name for enemy in enemies(one.adventure)] for one in (usual, stronger)]
        assert names[0] == names[1]
        totals = [sum(e.attack for e in enemies(one.adventure)) for one in (usual, stronger)]
        assert totals[0] < totals[1]
