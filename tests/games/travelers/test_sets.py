"""Whole sets: a hero and an adventure from one seed."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from hash_seeds import told_under_every_hash_seed
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.files.set_file import problems, write_set
from stampadia.games.travelers.generate.proof import prove
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import DIFFICULTIES, KINDS, Kind, Wishes
from stampadia.workbench.bilingual import Text

A_FEW = 20
MANY = 1000
"""Of each kind, so two thousand in all."""


def sound(kind: Kind, numbers: range) -> None:
    """Nothing to complain about, texts that fit their boxes in both languages among it; proven."""
    for number in numbers:
        made = make_set(f"sound {number}", Wishes(kind=kind))
        assert problems(made) == (), number
        prove(made.adventure)


@pytest.mark.parametrize("kind", KINDS)
def test_sets_are_sound(kind: Kind) -> None:
    sound(kind, range(A_FEW))


@pytest.mark.deep
@pytest.mark.parametrize("kind", KINDS)
def test_two_thousand_sets_are_sound(kind: Kind) -> None:
    sound(kind, range(A_FEW, MANY))


@pytest.mark.parametrize("every", [9, pytest.param(1, marks=pytest.mark.deep)])
def test_all_days_of_a_year_are_different(every: int) -> None:
    days = [date(2027, 1, 1) + timedelta(days=number) for number in range(0, 365, every)]
    made = [make_set(day.isoformat()) for day in days]
    assert len({write_set(one).replace(one.hero.serial, "") for one in made}) == len(days)
    assert len({one.hero.cards for one in made}) == len(days)


def test_the_hero_does_not_depend_on_the_adventure() -> None:
    """Streams of their own: a wish for the one changes nothing of the other."""
    world, dungeon = (make_set("streams", Wishes(kind=kind)) for kind in KINDS)
    assert world.hero.cards == dungeon.hero.cards
    others = {make_set("streams", Wishes(kind="world", hero_class=one)) for one in ("fencer", None)}
    assert len({one.adventure.cards for one in others}) == 1  # type: ignore[union-attr]


def test_another_wish_is_another_serial() -> None:
    """Boxes in pencil are told apart by it."""
    wishes = [Wishes(one, kind=kind) for one in DIFFICULTIES for kind in KINDS]
    serials = {make_set("rain", wish).adventure.serial for wish in wishes}
    assert len(serials) == len(wishes)


def test_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed() -> None:
    code = (
        "from stampadia.games.travelers.generate.sets import make_set\n"
        "from stampadia.games.travelers.files.set_file import write_set\n"
        "print(''.join(write_set(make_set(f'bytes {number}')) for number in range(6)))"
    )
    assert told_under_every_hash_seed(code)


def test_what_does_not_fit_the_status_card_is_said() -> None:
    made = make_set("long words")
    wordy = Text("Counts every card. " * 12, made.hero.description.it)
    too_long = CardSet(replace(made.hero, description=wordy), made.adventure)
    assert [problem.where.path for problem in problems(too_long)] == ["hero/description/en"]
