"""A first lesson at a table: given where it is wished for, and for as long as the match goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampadia.kernel import registry
from stampadia.matches.record import parse
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from stampadia.table.telling import page_now

FIRST = {"chronicles": "door", "generals": "board", "stampede": "stick"}


def begun(name: str, file: Path, *, lesson: bool) -> Session:
    game = registry.load(name)
    options = dict(game.lesson_wishes or {})
    players = ["you", *["random"] * (game.seats[0] - 1)]
    seating = arrange(game, players=players, options=options, seed="a lesson", lesson=lesson)
    session = Session.begin(seating, file)
    while session.asked not in session.people:
        session.play(session.thinking()())
    return session


@pytest.mark.parametrize("name", FIRST)
def test_a_lesson_is_given_where_it_is_wished_for(name: str, tmp_path: Path) -> None:
    words = registry.load(name).words("en")
    taught = page_now(begun(name, tmp_path / "taught", lesson=True), words)
    assert taught is not None
    assert taught.key == FIRST[name]
    assert page_now(begun(name, tmp_path / "played", lesson=False), words) is None


def test_a_lesson_goes_on_with_its_record(tmp_path: Path) -> None:
    session = begun("chronicles", tmp_path / "begun", lesson=True)
    record = parse(str(session.match.record()))
    again = Session.resume(session.game, record, save=tmp_path / "again")
    assert again.lesson
