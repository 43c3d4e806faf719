"""Manual: "Components". The deck, and our ruling on the backs, which the manual does not list."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from stampadia.games.stampede.content import (
    BACK,
    FRONT,
    NAMES,
    OTHER,
    STANDARD_KINDS,
    standard_deck,
)

CIRCLE = ["elephant", "hippo", "lion", "crocodile", "giraffe", "rhino", "baboon", "buffalo",
          "parrot"]  # fmt: skip
NEIGHBOURS = {frozenset((CIRCLE[i], CIRCLE[(i + 1) % 9])) for i in range(9)}


def backs() -> Counter[frozenset[str]]:
    return Counter(frozenset(NAMES[animal] for animal in BACK[kind]) for kind in STANDARD_KINDS)


def test_components_90_stamp_cards() -> None:
    assert len(standard_deck()) == 90


def test_components_10_each_of_9_distinct_animals() -> None:
    assert Counter(NAMES[FRONT[kind]] for kind in STANDARD_KINDS) == dict.fromkeys(CIRCLE, 10)


def test_components_a_back_shows_2_distinct_animals() -> None:
    assert all(len(back) == 2 for back in backs())


def test_components_one_animal_of_the_back_is_the_front() -> None:
    assert all(FRONT[kind] in BACK[kind] for kind in STANDARD_KINDS)


def test_ruling_deck_an_animal_is_paired_with_each_other_and_twice_with_its_neighbours() -> None:
    for animal in range(9):
        partners = Counter(OTHER[kind] for kind in STANDARD_KINDS if FRONT[kind] == animal)
        expected = {
            other: 2 if frozenset((NAMES[animal], NAMES[other])) in NEIGHBOURS else 1
            for other in range(9)
            if other != animal
        }
        assert partners == expected


def test_ruling_deck_neighbours_share_4_backs_and_other_pairs_2() -> None:
    # 9 neighbouring pairs of 4 cards and 27 other pairs of 2: 9 × 4 + 27 × 2 = 90
    assert backs() == {
        frozenset(pair): 4 if frozenset(pair) in NEIGHBOURS else 2
        for pair in combinations(CIRCLE, 2)
    }


def test_ruling_deck_every_back_hides_either_animal_equally_often() -> None:
    hidden: dict[frozenset[int], Counter[int]] = {}
    for kind in STANDARD_KINDS:
        hidden.setdefault(frozenset(BACK[kind]), Counter())[FRONT[kind]] += 1
    assert len(hidden) == 36
    assert all(len(fronts) == 2 and len(set(fronts.values())) == 1 for fronts in hidden.values())


def test_ruling_deck_a_back_is_told_in_an_order_that_does_not_tell_the_front() -> None:
    for kind in STANDARD_KINDS:
        twin = next(
            k for k in STANDARD_KINDS if FRONT[k] == OTHER[kind] and OTHER[k] == FRONT[kind]
        )
        assert BACK[twin] == BACK[kind]
