"""The table of the levels: who plays what in which game, and what is counted as won."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.levels import COLUMNS, line, rows
from benchmarks.played import outcomes_of, play_all

from stampadia.kernel import registry
from stampadia.lab.tally import Outcome
from stampadia.players import LEVELS


@pytest.mark.parametrize("name", registry.names())
def test_every_level_of_every_game_is_measured(name: str) -> None:
    found = [row for row, _ in rows([name], 8, "levels")]
    played = {(row.level, row.against) for row in found}
    specs = registry.load(name).levels
    if registry.load(name).seats[0] > 1:
        assert played == {("fair", specs["easy"]), ("strong", specs["fair"])}
    else:
        assert played == {(level, "") for level in LEVELS}
    for row, each in rows([name], 8, "levels"):
        assert each * len(row.setups) == 8
        assert len(row.played_as) == len(row.setups)


def test_all_levels_play_the_same_days() -> None:
    for name in ("chronicles", "travelers"):
        played = {tuple(str(one.options) for one in row.setups) for row, _ in rows([name], 5, "s")}
        assert len(played) == 1
        assert len(set(*played)) == 5


def test_won_is_what_the_level_won_wherever_it_sat() -> None:
    row, each = next(iter(rows(["stampede"], 4, "levels")))
    (key,) = row.played_as
    games = [
        Outcome((0, 1), 0, 20, 40, True, "won", (0,)),
        Outcome((1, 0), 0, 10, 40, True, "won", (0,)),
        Outcome((1, 0), 0, 30, 40, True, "won", (1,)),
        Outcome((0, 1), 0, 500, 400, False),
    ]
    cells = line(row, {key: dict(zip("0123", games, strict=True))}, each, [1.0, 2.0, 6.0])
    found = [cell.strip() for cell in cells.strip("|").split("|")]
    assert len(found) == len(COLUMNS)
    assert found[4:6] == ["4", "50%"]
    assert found[7:] == ["25.0", "2.0", "6"]


def test_a_day_is_played_through() -> None:
    row, each = next(iter(rows(["chronicles"], 1, "levels")))
    played = play_all(row.played_as, each, None, workers=1)
    (key,) = row.played_as
    assert outcomes_of(played, key, each)[0].finished
