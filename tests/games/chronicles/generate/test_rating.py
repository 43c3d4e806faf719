"""The honest player's games: numbered, repeatable, and enough to say how hard a sheet is."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from stampadia.games.chronicles.generate.certify import certify, try_attempt
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.rating import (
    BANDS,
    Band,
    Played,
    play_game,
    play_games,
    rate,
    stars_for,
    summed_up,
)
from stampadia.games.chronicles.generate.recording import is_won, recorded_game
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.specs import read_spec
from stampadia.games.chronicles.validating import problems
from stampadia.kernel.days import Rating
from stampadia.kernel.errors import BadRecord
from stampadia.kernel.record import parse

SEED = "seed:a"
FEW = 4


@cache
def prepared() -> Prepared:
    return Prepared(make_sheet("a"))


@cache
def game(number: int) -> Played:
    return play_game(prepared(), number)


def won(gold: int, turns: int = 10, decisions: int = 20) -> Played:
    return Played(True, turns, decisions, gold)


LOST = Played(False, 99, 999, 0)


# Games


def test_a_game_is_the_same_alone_and_among_others() -> None:
    together = play_games(prepared(), FEW)
    alone = [play_game(Prepared(make_sheet("a")), number) for number in reversed(range(FEW))]
    assert together == alone[::-1]
    assert len(set(together)) > 1


def test_a_recorded_game_is_the_game_that_was_rated() -> None:
    for number in range(FEW):
        played = game(number)
        record = parse(recorded_game(f"{SEED}/0", prepared(), number))
        assert is_won(str(record)) == played.won
        assert sum(line.kind == "choice" for line in record.lines) == played.decisions
        assert record.header.options["sheet"] == f"{SEED}/0"


def test_a_record_that_was_touched_proves_nothing() -> None:
    record = recorded_game(f"{SEED}/0", prepared(), 0)
    digests = [line for line in record.splitlines() if line.startswith("= ")]
    with pytest.raises(BadRecord, match="does not fit"):
        is_won(record.replace(digests[-1], f"{digests[-1][:-1]}{'01'[digests[-1][-1] == '0']}"))


# Numbers


def test_medians_are_of_the_games_that_were_won() -> None:
    rating = summed_up([won(3, 10, 20), LOST, won(9, 30, 50), won(4, 20, 40), LOST])
    assert rating == Rating(games=5, wins=3, turns=20, decisions=40, score=4)
    assert summed_up([LOST]) == Rating(1, 0, 0, 0, 0)
    assert summed_up([LOST]).rate == 0


@pytest.mark.parametrize(
    ("rate", "stars"),
    [(1.0, 1), (0.72, 1), (0.71, 2), (0.58, 2), (0.5, 3), (0.43, 4), (0.3, 4), (0.29, 5), (0, 5)],
)
def test_stars(rate: float, stars: int) -> None:
    assert stars_for(rate) == stars


@pytest.mark.parametrize(
    ("difficulty", "wins", "accepted"),
    [
        ("normal", 8, False), ("normal", 9, True), ("normal", 51, True), ("normal", 52, False),
        ("easy", 32, False), ("easy", 33, True), ("easy", 58, True), ("easy", 59, False),
        ("hard", 1, False), ("hard", 2, True), ("hard", 18, True), ("hard", 19, False),
    ],
)  # fmt: skip
def test_what_is_accepted(difficulty: str, wins: int, accepted: bool) -> None:
    band = BANDS[difficulty]
    assert band.holds(Rating(60, wins, 1, 1, 1)) == accepted


def test_without_a_win_nothing_is_accepted() -> None:
    assert not Band(0, 1).holds(Rating(60, 0, 0, 0, 0))


def test_games_stop_when_they_are_sure_to_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{play_game.__module__}.play_game", lambda _, number: game(number))
    dull = Band(0.0, 0.000001)
    hopeless = Band(0.999999, 1.0)
    whole = play_games(prepared(), 30)
    for band in (dull, hopeless):
        stopped = play_games(prepared(), 30, band)
        assert stopped == whole[: len(stopped)]
        before, now = summed_up(stopped[:-1]), summed_up(stopped)
        assert len(stopped) < 30 and band.missed_by(now) and not band.missed_by(before)
    # 22 lost games in a row are enough to say "under 15 %", 21 are not
    assert BANDS["normal"].missed_by(Rating(22, 0, 0, 0, 0))
    assert not BANDS["normal"].missed_by(Rating(21, 0, 0, 0, 0))


RATED = """
from stampadia.games.chronicles.generate.certify import certify
from stampadia.games.chronicles.specs import read_spec
import msgspec
print(msgspec.json.encode(certify(read_spec("seed:three"), games=2)).decode())
"""


def test_certificates_are_the_same_under_every_hash_seed() -> None:
    made = {
        subprocess.run(
            [sys.executable, "-c", RATED],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "4242")
    }
    assert len(made) == 1 and made.pop().count('"proof"') == 1


# Certificates


def test_the_first_attempt_that_is_good_enough() -> None:
    spec = read_spec("seed:c0+class=forger")  # its second attempt is good
    seen: list[tuple[int, int, int]] = []
    found = certify(spec, lambda *told: seen.append(told), FEW)
    assert [try_attempt(spec, number, games=FEW) for number in range(found.attempt)] == (
        [None] * found.attempt
    )
    assert problems(found.sheet) == []
    assert found.rating == rate(Prepared(found.sheet), FEW)
    assert BANDS[spec.wishes.difficulty].holds(found.rating)
    assert is_won(found.record)
    assert f"option sheet: {spec.exact(found.attempt)}\n" in found.record
    assert seen[0] == (0, 0, FEW) and seen[-1] == (found.attempt, FEW, FEW)
