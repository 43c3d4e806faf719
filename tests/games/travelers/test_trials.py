"""Heroes and enemies suit each other, by play."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import get_args

import pytest

from stampadia.games.travelers.content import Enemy
from stampadia.games.travelers.generate.hero.models import models
from stampadia.games.travelers.generate.strength import reference_hero, references
from stampadia.games.travelers.generate.trials import ROW, Trial, reference_trials, row_of, trial
from stampadia.games.travelers.generate.wishes import Difficulty
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

HERO = reference_hero("fencer", "reference-1")


def foe(attack: int, defense: int) -> Enemy:
    return Enemy(Text("Foe"), 2, attack, defense)


def test_a_row_has_seven_kinds_and_a_villain() -> None:
    row = row_of(Dealer("row"), "normal")
    assert [enemy.level for enemy in row] == [2, 2, 3, 3, 4, 6, 8, 8]
    assert len({enemy.name for enemy in row}) == len(ROW) + 1


def test_who_harms_nobody_and_falls_at_once_costs_nothing() -> None:
    assert trial(HERO, [foe(0, 1)] * 3, Dealer("soft")) == Trial(3, 3, 0)


def test_who_cannot_be_reached_and_hits_hard_ends_it() -> None:
    found = trial(HERO, [foe(0, 1), foe(60, 99)], Dealer("hard"))
    assert (found.beaten, found.wear) == (1, 16)


def test_who_harms_nobody_and_cannot_be_reached_is_given_up() -> None:
    assert trial(HERO, [foe(0, 99)], Dealer("wall")).beaten == 0


@pytest.mark.deep
def test_the_reference_heroes_find_easy_enemies_easy_and_hard_ones_hard() -> None:
    done = {one: list(reference_trials(one, 1)) for one in get_args(Difficulty)}
    for found in done.values():
        classes = Counter(key for key, _ in found)
        assert classes == {kind.key: 2 for kind in models().classes}
        assert len(found) == len(references())
    won = {one: fmean(each.beaten > len(ROW) for _, each in found) for one, found in done.items()}
    assert won["easy"] >= 0.8
    assert 0.5 <= won["normal"] <= won["easy"]
    assert 0.2 <= won["hard"] <= won["normal"]
    wear = {one: fmean(each.wear for _, each in found) for one, found in done.items()}
    assert wear["easy"] < wear["normal"] < wear["hard"]
