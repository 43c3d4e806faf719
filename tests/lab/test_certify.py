"""Days for many at once: which ones, and of which games."""

from __future__ import annotations

from datetime import date

import pytest

from stampadia.kernel.errors import BadOption, UnknownGame
from stampadia.lab.certify import adventures_named, certify_days, dates_from


def test_so_many_days_in_a_row() -> None:
    assert dates_from(date(2024, 2, 28), 3) == [
        date(2024, 2, 28),
        date(2024, 2, 29),
        date(2024, 3, 1),
    ]


def test_the_calendar_ends() -> None:
    assert dates_from(date(9999, 12, 30), 5) == [date(9999, 12, 30), date.max]


def test_a_game_without_days_is_refused() -> None:
    with pytest.raises(BadOption, match="no adventures by the day"):
        adventures_named("stampede")
    with pytest.raises(UnknownGame):
        adventures_named("chess")


def test_no_days_are_no_work() -> None:
    assert certify_days("chronicles", []) == ({}, False)
