"""What people decide together: who votes, how many are needed, and when it is void."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stampadia.table.motions import (
    ABANDON,
    HAND_OVER,
    UNDO,
    Gathering,
    Motion,
    needed,
    verdict,
    voters,
)

ALL = frozenset(range(4))
WHO = Gathering(people=ALL, present=ALL, sequence=7, over=False)
AWAY = replace(WHO, present=frozenset({0, 1, 2}))
BACK, OFF = Motion(UNDO, 0, 0, 7), Motion(ABANDON, 0, 0, 7)
OVER_TO = Motion(HAND_OVER, 0, 3, 7)


@pytest.mark.parametrize("motion", [BACK, OFF])
def test_everybody_else_must_agree(motion: Motion) -> None:
    assert voters(motion, WHO) == {1, 2, 3} and needed(motion, WHO) == 3
    assert verdict(motion, {1: True, 2: True}, WHO) == "asked"
    assert verdict(motion, {1: True, 2: True, 3: True}, WHO) == "granted"
    assert verdict(motion, {2: False}, WHO) == "refused"


def test_a_take_back_is_void_when_the_moment_has_passed() -> None:
    later = replace(WHO, sequence=8)
    assert verdict(BACK, {}, later) == "void"
    assert verdict(OFF, {}, later) == "asked"
    assert verdict(OFF, {}, replace(WHO, over=True)) == "void"
    assert verdict(BACK, {}, replace(WHO, people=ALL - {0})) == "void"


def test_more_than_half_of_those_who_are_there_hand_a_seat_over() -> None:
    assert voters(OVER_TO, AWAY) == {0, 1, 2} and needed(OVER_TO, AWAY) == 2
    assert verdict(OVER_TO, {}, AWAY) == "asked"
    assert verdict(OVER_TO, {1: True}, AWAY) == "granted"
    assert verdict(OVER_TO, {1: False}, AWAY) == "asked"
    assert verdict(OVER_TO, {1: False, 2: False}, AWAY) == "refused"
    two = replace(WHO, people=frozenset({0, 3}), present=frozenset({0}))
    assert verdict(OVER_TO, {}, two) == "granted"


def test_the_one_it_is_about_ends_it() -> None:
    assert verdict(OVER_TO, {3: False}, AWAY) == "refused"
    assert verdict(OVER_TO, {1: True}, WHO) == "void"
    assert verdict(OVER_TO, {}, replace(AWAY, people=ALL - {3})) == "void"
