"""The way back: a copy from close by, and never the whole match again. The law of undo is tested
with the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kernel.pig import PIG, PigPosition
from matches.begun import begin, play_on
from stampadia.kernel.event import Event
from stampadia.matches.journal import ABREAST, EVERY, Snapshots
from stampadia.matches.match import Match
from tape import Tape


class Plays:
    """Counts the choices and outcomes that positions play."""

    def __init__(self) -> None:
        self.count = 0


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    counter = Plays()
    real = PigPosition.play

    def counted(self: PigPosition, choice: Any) -> Sequence[Event]:
        counter.count += 1
        return real(self, choice)

    monkeypatch.setattr(PigPosition, "play", counted)
    monkeypatch.setattr("kernel.pig.GOAL", 10**9)
    return counter


def long_match(turns: int) -> Match:
    match = Match(PIG, 2, luck=Tape(lambda _: 2), study=True)
    for _ in range(turns):
        match.play("roll")
        match.play("bank")
    return match


@pytest.mark.parametrize("turns", [25, 250, 1_000])
def test_to_take_back_costs_the_same_in_a_long_match(plays: Plays, turns: int) -> None:
    match = long_match(turns)
    plays.count = 0
    match.undo((turns - 1) % 2)
    assert plays.count <= EVERY


def test_all_the_way_back_costs_a_little_for_each_step(plays: Plays) -> None:
    match = long_match(200)
    plays.count = 0
    steps = 0
    while match.lines:
        last = next(line for line in reversed(match.lines) if line.kind == "choice")
        match.undo(last.seat)
        steps += 1
    assert steps == 400
    assert plays.count <= steps * EVERY
    assert match.position.digest() == PIG.begin(2).digest()


def test_after_taking_back_the_position_is_the_one_that_was(plays: Plays) -> None:
    stood = {}
    match = Match(PIG, 2, luck=Tape(lambda _: 2), study=True)
    for _ in range(60):
        for choice in ("roll", "bank"):
            stood[len(match.lines)] = match.position.digest()
            match.play(choice)
    for seat in (0, 1, 0, 0, 1) * 8:
        if match.may_undo(seat):
            match.undo(seat)
            assert match.position.digest() == stood[len(match.lines)]
    assert plays.count > 0


def test_few_copies_are_kept_close_at_the_end_and_far_apart_before_it() -> None:
    position = PIG.begin(2)
    kept = Snapshots(position)
    most = 0
    for lines in range(1, 40 * EVERY * ABREAST):
        kept.note(lines, position)
        most = max(most, len(kept))
        assert lines - kept.before(lines)[0] < EVERY
        assert lines - kept.before(max(0, lines - EVERY * ABREAST))[0] <= EVERY * (ABREAST + 1)
    assert most <= 1 + ABREAST * (2 + (40 * ABREAST).bit_length())
    assert kept.before(0)[0] == 0


def test_a_copy_goes_its_own_way() -> None:
    match = play_on(begin(study=True), choices=40)
    before = match.position.digest()
    start = match.start()
    start.play(match.game.read(start, match.lines[0].text))
    assert match.start().digest() != start.digest()
    assert match.position.digest() == before
