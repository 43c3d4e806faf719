"""The time that people have, from the times of lines alone."""

from __future__ import annotations

import pytest

from stampadia.matches.record import Line
from stampadia.table.turn_clock import DAYS, MINUTES, TurnClock, amount

MINE, YOURS = Line("choice", "x", 0), Line("choice", "y", 1)


def test_minutes_are_for_all_choices_of_a_seat_together() -> None:
    clock = TurnClock.begun(MINUTES, 60, 2, at=1_000)
    assert clock.left(0, now=11_000) == [50_000, 60_000]
    clock.note(MINE, by_person=True, at=11_000)
    clock.note(YOURS, by_person=True, at=31_000)
    assert clock.left(0, now=32_000) == [49_000, 40_000]
    assert clock.ends(0) == 81_000
    assert clock.left(0, now=1_000_000)[0] == 0


def test_days_are_for_each_choice() -> None:
    clock = TurnClock.begun(DAYS, 86_400, 2, at=0)
    clock.note(MINE, by_person=True, at=80_000_000)
    assert clock.left(1, now=80_000_000) == [86_400_000, 86_400_000]
    assert clock.left(1, now=81_000_000) == [86_400_000, 85_400_000]


def test_what_programs_and_chance_do_is_on_nobodys_time() -> None:
    clock = TurnClock.begun(MINUTES, 60, 2, at=0)
    clock.note(YOURS, by_person=False, at=30_000)
    clock.note(Line("chance", "six"), by_person=False, at=50_000)
    assert clock.left(0, now=50_000) == [60_000, 60_000]


def test_whoever_takes_a_seat_has_all_the_time() -> None:
    clock = TurnClock.begun(MINUTES, 60, 1, at=0)
    clock.note(MINE, by_person=True, at=59_000)
    clock.note(Line("seat", "search", 0), by_person=False, at=61_000)
    clock.note(Line("seat", "Ada", 0), by_person=False, at=90_000)
    assert clock.left(0, now=91_000) == [59_000]


def test_a_clock_that_goes_backwards_gives_nobody_time() -> None:
    clock = TurnClock.begun(MINUTES, 60, 1, at=50_000)
    clock.note(MINE, by_person=True, at=10_000)
    assert clock.left(0, now=20_000) == [60_000] and clock.since == 50_000


@pytest.mark.parametrize(("kind", "seconds", "shown"), [(DAYS, 172_800, 2), (MINUTES, 600, 10)])
def test_a_clock_is_shown_in_its_own_unit(kind: str, seconds: int, shown: int) -> None:
    assert amount(kind, seconds) == shown
