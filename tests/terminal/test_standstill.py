"""A battle that does not move: no rule ends it, the table offers to give up, the record says so."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from rulebook.generals.board import Board
from stampadia.games.generals import GAME
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.table import saves
from stampadia.table.seating import Seating
from stampadia.table.session import Session
from stampadia.table.standstill import LONG, Standstill
from stampadia.terminal.plain import PlainTable
from stampadia.terminal.voice import means_to_give_up, voice
from stampadia.words import LANGUAGES


def face_off(hand: tuple[str, ...] = ()) -> Board:
    """An unopposed unit earns a Shield each turn that pays for the Enemy's hit."""
    board = Board(player={1: "1/1"}, front={2: "1/1"}, places=["// L3 |"], hand=hand)
    board.run("turn")
    return board


def sit_out(board: Board, still: Standstill, turns: int) -> None:
    for _ in range(turns):
        still.note(board.position.view(0))
        board.play("end")
        if board.asked == "direct-hit":
            board.play("shields")
    still.note(board.position.view(0))


def test_ten_turns_without_a_change_are_a_standstill() -> None:
    board, still = face_off(), Standstill(GAME)
    sit_out(board, still, LONG - 1)
    assert not still.is_long
    sit_out(board, still, 1)
    assert still.is_long and still.turns == LONG


def test_whoever_lays_a_card_moves_again() -> None:
    board, still = face_off(("Imp = 0/1",)), Standstill(GAME)
    sit_out(board, still, LONG)
    board.play("add Imp to 3")
    still.note(board.position.view(0))
    assert still.turns == 0


def new_session(file: Path) -> Session:
    options = {"sets": "STLITE", "ink": "2"}
    return Session.begin(Seating(GAME, ("you",), options, "4"), file)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [("en", "give up", "neither won nor lost"), ("it", "abbandona", "né vinta né persa")],
)
def test_it_is_offered_and_recorded(language: str, typed: str, told: str, tmp_path: Path) -> None:
    session = new_session(tmp_path / "game.record")
    session.standstill._since -= LONG
    out = StringIO()
    PlainTable(session, language, StringIO(f"end\n{typed}\n"), out).run()
    offer, end = (line for line in out.getvalue().splitlines() if told in line)
    assert str(LONG) in offer and typed in offer and offer != end
    record = parse((tmp_path / "game.record").read_text("utf-8"))
    assert record.lines[-1].text == "given up"
    again = replay(GAME, record)
    assert again.over is None  # no rule has ended it, and nobody has lost


def test_what_was_given_up_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "saves_folder", lambda: tmp_path)
    session = new_session(tmp_path / f"one{saves.ENDING}")
    session.play(session.choices()[0])
    assert [save.path for save in saves.unfinished()] == [session.save_path]
    session.give_up()
    assert not list(saves.unfinished())
    assert session.save_path.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_begins_like_it_is_a_choice(language: str) -> None:
    """In Stampede a card can be given up, which is not the game."""
    words = voice(language, GAME)
    assert means_to_give_up("Give Up", words)
    assert means_to_give_up(words.say("term-give-up"), words)
    assert not means_to_give_up("give up baboon", words)
    assert not means_to_give_up("give", words)
