"""The enemy's decision, one die at a time: `decide` and `pull`, without a table.

Boxes are numbered 2 * column + row: 0 is above in ALL, 1 below, 2 and 3 the enemy's own column.
"""

from __future__ import annotations

from itertools import product

import pytest

from stampadia.games.chronicles.language import read_ability
from stampadia.games.chronicles.rules.foe_decision import (
    Boxed,
    Decision,
    Sight,
    boxes_for_the_lower_die,
    decide,
    hits_hero,
    in_range,
    pull,
)


def boxes(*abilities: str) -> tuple[Boxed, ...]:
    return tuple((box, read_ability(text, "en")) for box, text in enumerate(abilities) if text)


def sight(
    printed: tuple[Boxed, ...], distance: int, *, hero_defense: int = 1, defense: int = 0
) -> Sight:
    """An open floor: every space of a pull is one nearer."""
    attacks = tuple(ability for _, ability in printed if ability.kind == "atk")
    return Sight(attacks, tuple(range(distance, 0, -1)), hero_defense, defense)


USUAL = boxes("ATK -1/RNG 1", "Move -2", "DEF -4", "ATK -2/RNG 1")


@pytest.mark.parametrize(
    ("die", "distance", "decision"),
    [
        (6, 1, Decision(0, "atk")),
        (3, 1, Decision(0, "atk")),  # 3 - 1 > 1
        (2, 1, None),  # 2 - 1 is not, and DEF 2 - 4 raises nothing
        (6, 4, Decision(1, "move", 3)),
        (5, 4, Decision(1, "move", 3)),
        (4, 4, None),  # 4 - 2 is one short, DEF 4 - 4 raises nothing
        (5, 6, Decision(2, "def")),  # too far for 5 - 2
    ],
)
def test_the_priorities_in_their_order(die: int, distance: int, decision: Decision | None) -> None:
    assert decide(sight(USUAL, distance), die, USUAL) == decision


def test_an_attack_that_would_not_hurt_does_not_count() -> None:
    """Against DEF 5 neither 6 - 1 nor 6 - 2 hurts; he is in range; so it defends itself."""
    assert decide(sight(USUAL, 1, hero_defense=5), 6, USUAL) == Decision(2, "def")


def test_the_leftmost_of_two_attacks_that_hurt() -> None:
    printed = boxes("ATK -5/RNG 1", "Move", "ATK/RNG 1", "ATK/RNG 1")
    assert decide(sight(printed, 1), 6, printed) == Decision(2, "atk")


def test_the_attack_that_leaves_the_lower_die_a_hit() -> None:
    printed = boxes("ATK/RNG 1", "ATK/RNG 1", "ATK/RNG 1", "DEF")
    assert decide(sight(printed, 1), 6, printed, lower=4) == Decision(1, "atk")
    assert decide(sight(printed, 1), 6, printed) == Decision(0, "atk")


def test_defense_is_raised_as_much_as_possible() -> None:
    printed = boxes("DEF -3", "", "DEF -1", "DEF -2")
    assert decide(sight(printed, 9), 5, printed) == Decision(2, "def")


def test_defense_that_is_already_higher_is_not_touched() -> None:
    printed = boxes("DEF -3")
    assert decide(sight(printed, 9, defense=2), 5, printed) is None
    assert decide(sight(printed, 9, defense=1), 5, printed) == Decision(0, "def")


@pytest.mark.parametrize(
    ("ranges", "distance", "most", "spaces"),
    [
        ([1], 4, 3, 3),
        ([1], 4, 2, 0),  # no partial pull
        ([3], 4, 6, 1),  # as few as possible
        ([3], 3, 6, 0),  # not needed
        ([1, 3], 5, 6, 4),  # both
        ([1, 3], 5, 3, 2),  # at least one
        ([1, 3], 3, 2, 2),  # one is in range, two are better
        ([1, 3], 3, 1, 0),
        ([], 3, 6, 0),
        ([1], 4, -2, 0),
    ],
)
def test_a_pull_brings_the_most_attacks_into_range(
    ranges: list[int], distance: int, most: int, spaces: int
) -> None:
    printed = boxes(*(f"ATK/RNG {reach}" for reach in ranges))
    assert pull(sight(printed, distance), most) == spaces


def test_a_pull_knows_an_exact_range() -> None:
    printed = boxes("ATK/RNG =2")
    assert pull(sight(printed, 5), 6) == 3
    assert not in_range(printed[0][1], 1)


def test_the_lower_die_goes_right_and_on_the_other_row() -> None:
    assert [box for box, _ in boxes_for_the_lower_die(USUAL, 0)] == [3]
    assert [box for box, _ in boxes_for_the_lower_die(USUAL, 1)] == [2]
    assert boxes_for_the_lower_die(USUAL, 2) == ()


Plan = tuple[tuple[int, int], ...]
"""Boxes, and the dice on them."""


def total_damage(printed: tuple[Boxed, ...], look: Sight, plan: Plan) -> int:
    """What these dice on these boxes would take, where nobody moves."""
    by_box = dict(printed)
    return sum(hits_hero(look, die, by_box[box]) for box, die in plan)


def test_where_nobody_moves_no_plan_deals_more_damage() -> None:
    """Ruling 55: all plans enumerated (one die anywhere, or both on ALL and the other row of the
    own column) against what the priorities choose."""
    kinds = ("ATK/RNG 1", "ATK -3/RNG 1", "ATK/RNG 2", "DEF -2")
    for printed in (boxes(*four) for four in product(kinds, repeat=4)):
        for higher, lower, distance in product((6, 3), (3, 2), (1, 2)):
            look = sight(printed, distance)
            plans: list[Plan] = [((box, higher),) for box, _ in printed]
            plans += [((0, higher), (3, lower)), ((1, higher), (2, lower))]
            best = max(total_damage(printed, look, plan) for plan in plans)
            first = decide(look, higher, printed, lower)
            played: Plan = ((first.box, higher),) if first else ()
            left = boxes_for_the_lower_die(printed, first.box) if first else ()
            second = decide(look, lower, left) if left else None
            if second:
                played += ((second.box, lower),)
            assert total_damage(printed, look, played) == best, (printed, higher, lower, distance)
