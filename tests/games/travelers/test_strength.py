"""Enemies are as strong as the hand solver says that hands are."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from typing import get_args

import pytest
from msgspec import structs

from stampadia.games.travelers.bots.solver import level_reach
from stampadia.games.travelers.generate import strength
from stampadia.games.travelers.generate.hero.models import models
from stampadia.games.travelers.generate.strength import (
    HANDS,
    LEVELS,
    MEASURES,
    TIER_LEVELS,
    TIERS,
    Figures,
    Measure,
    Scale,
    Tier,
    Variant,
    band,
    figures,
    mean,
    measured,
    reference_hero,
    references,
    stream,
    written,
)
from stampadia.games.travelers.generate.wishes import MOST_SHIFT, SHIFTS, Difficulty

VARIANTS: tuple[Variant, ...] = get_args(Variant)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
SIDES: tuple[tuple[Measure, Measure], ...] = (
    ("attack", "attack_paid"),
    ("defense", "defense_paid"),
)


def test_there_are_ten_reference_heroes_two_of_each_class() -> None:
    classes = Counter(one.key for one in references())
    assert classes == {kind.key: 2 for kind in models().classes}
    assert sum(classes.values()) == 10
    assert {one.seed for one in references()} == set(strength.SEEDS)


def test_one_reference_hero_reaches_what_is_written() -> None:
    kept = references()[0]
    hero, dealer = reference_hero(kept.key, kept.seed), stream(kept.key, kept.seed)
    for level in (2, 3):
        found = level_reach(hero, level, dealer.child(level), HANDS)
        for measure in MEASURES:
            assert getattr(found, measure) == kept.spread(measure, level)


@pytest.mark.deep
@pytest.mark.parametrize("kept", references(), ids=lambda one: f"{one.key} {one.seed}")
def test_every_reference_hero_reaches_what_is_written(kept: strength.ReferenceReach) -> None:
    assert measured(kept.key, kept.seed) == kept


def test_what_is_written_can_be_read() -> None:
    kept = references()[3]
    lines = list(written(kept))
    assert lines[:3] == ["[[hero]]", f'key = "{kept.key}"', f'seed = "{kept.seed}"']
    assert lines[4] == f"attack-paid = {[list(row) for row in kept.attack_paid]}"


def test_paying_costs_something_and_levels_are_worth_something() -> None:
    for one in references():
        for level, (side, side_paid) in product(LEVELS, SIDES):
            free = structs.astuple(one.spread(side, level))
            paid = structs.astuple(one.spread(side_paid, level))
            assert all(less <= more for less, more in zip(paid, free, strict=True))
    for measure in MEASURES:
        assert mean(measure, 9, "median") > 2 * mean(measure, 2, "median")


@pytest.mark.parametrize(("variant", "difficulty"), list(product(VARIANTS, DIFFICULTIES)))
def test_enemies_grow_with_their_tier(variant: Variant, difficulty: Difficulty) -> None:
    lines = [figures(tier, variant, Scale(difficulty)) for tier in TIERS]
    assert [line.level for line in lines] == [2, 3, 4, 6, 8, 8]
    for small, large in pairwise(lines):
        assert small.attack < large.attack and small.defense < large.defense


@pytest.mark.parametrize("dungeon", [False, True])
@pytest.mark.parametrize(
    ("difficulty", "shift"), list(product(DIFFICULTIES, (*SHIFTS, -MOST_SHIFT, MOST_SHIFT)))
)
def test_A42_bands_of_tiers_do_not_meet(
    difficulty: Difficulty, shift: float, dungeon: bool
) -> None:
    scale = Scale(difficulty, dungeon, shift)
    bands = [band(tier, scale) for tier in TIERS]
    for one in bands:
        assert one.least.attack <= one.most.attack and one.least.defense <= one.most.defense
    for lower, upper in pairwise(bands):
        assert lower.most.attack < upper.least.attack
        assert lower.most.defense < upper.least.defense


@pytest.mark.parametrize("tier", TIERS)
def test_enemies_grow_with_variant_and_difficulty(tier: Tier) -> None:
    def grown(lines: list[Figures]) -> bool:
        never_less = all(a.attack <= b.attack and a.defense <= b.defense
                         for a, b in pairwise(lines))  # fmt: skip
        return never_less and lines[0] != lines[-1]

    for difficulty in DIFFICULTIES:
        assert grown([figures(tier, variant, Scale(difficulty)) for variant in VARIANTS])
    for variant in VARIANTS:
        assert grown([figures(tier, variant, Scale(difficulty)) for difficulty in DIFFICULTIES])


@pytest.mark.parametrize("tier", TIERS)
def test_every_second_hand_defeats_an_enemy_at_some_price_and_not_every_one_for_free(
    tier: Tier,
) -> None:
    first, last = TIER_LEVELS[tier]
    there = band(tier, Scale())
    assert there.most.defense <= mean("attack", last, "median") + 0.5
    assert there.most.attack <= mean("defense", last, "median") + 0.5
    assert there.most.defense > mean("attack_paid", first, "low")
    assert there.most.attack > mean("defense_paid", first, "low")
