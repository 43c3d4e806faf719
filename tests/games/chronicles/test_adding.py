"""The honest player adds up alike on every Python."""

from __future__ import annotations

from pathlib import Path

from stampadia.games.chronicles import bots
from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.duel import PATIENCE, _after_phases


def test_one_after_the_other() -> None:
    """Python 3.12 and later would make 1.0 and 2.0 of these by `sum`."""
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([1e16, 1.0, 1.0, -1e16]) == 0.0
    assert added([]) == 0.0


def test_a_duel_adds_so_too() -> None:
    ways = tuple(enumerate([0.1] * 10))
    assert _after_phases([(0.0, ways)], [1.0] * 10) == [PATIENCE + 0.9999999999999999]


def test_nobody_adds_fractions_otherwise() -> None:
    """What is summed up elsewhere are whole numbers: the list is kept here, to be looked at again
    when it changes."""
    sums = [
        line.strip()
        for file in sorted(Path(bots.__file__).parent.glob("*.py"))
        for line in file.read_text("utf-8").splitlines()
        if "sum(" in line
    ]
    whole = (
        "1 <<",
        "line <<",
        ".xp",
        ">> cell & 1",
        "position.hp",
        "count for",
        "act.by",
        "paid",
        ".hits",
    )
    assert [line for line in sums if not any(word in line for word in whole)] == [
        "move_plus=sum(",
        "return sum(hero[column].defense for column in range(COLUMNS) if columns >> column & 1)",
    ]
