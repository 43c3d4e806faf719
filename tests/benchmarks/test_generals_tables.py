"""The tables about Generals: what is counted as what, and that a fit finds what is there."""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.fit_generals import first_turn, fitted, least_squares, logistic
from benchmarks.generals import COLUMNS, Row, figures, table

from stampadia.games.generals.bots import judgement
from stampadia.kernel.chance import Dealer
from stampadia.lab.tally import Outcome


def outcome(turns: int, *, won: bool = False, finished: bool = True) -> Outcome:
    return Outcome((0,), 0, turns, turns, finished, winners=(0,) if won else ())


def test_an_unfinished_game_is_neither_won_nor_lost() -> None:
    games = [outcome(40, won=True), outcome(10), outcome(20), outcome(500, finished=False)]
    row = Row("STFULL,STTOLL", "greedy", "3", "s")
    played = {row.key: {str(number): game for number, game in enumerate(games)}}
    *_, line = table([row], played, 4)
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    assert len(cells) == len(COLUMNS)
    assert cells[:4] == ["STFULL + STTOLL", "`greedy`", "4", "25%"]
    assert cells[5:] == ["2", "1", "23.3", "20", "40.0"]
    assert list(figures([outcome(500, finished=False)]))[-3:] == ["–", "–", "–"]


def test_a_regression_finds_the_weights_that_made_the_numbers() -> None:
    dealer = Dealer("rows")
    rows = [(1.0, 4 * dealer.uniform() - 2, 4 * dealer.uniform() - 2) for _ in range(3000)]
    line = least_squares(rows, [0.5 + 2 * a - b for _, a, b in rows], [1.0] * len(rows))
    assert line == pytest.approx([0.5, 2, -1], abs=0.01)
    chances = [1 / (1 + exp(-(0.5 + 2 * a - b))) for _, a, b in rows]
    assert logistic(rows, chances) == pytest.approx([0.5, 2, -1], abs=0.05)


def test_battles_give_turns_to_fit_and_the_constants_as_they_stand_in_the_module() -> None:
    found = [first_turn("fit", "instinct", number) for number in range(60)]
    turns = [turn for turn in found if turn is not None]
    assert any(turn.left for turn in turns) and not all(turn.left for turn in turns)
    assert all(0 <= turn.value <= 1 and (turn.left is None) == (not turn.value) for turn in turns)
    printed = dict(line.split(": Final = ") for line in fitted(turns) if not line.startswith("#"))
    for name, numbers in printed.items():
        assert len(numbers.split(",")) == len(getattr(judgement, name))
