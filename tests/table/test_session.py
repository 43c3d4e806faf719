from __future__ import annotations

import os
from pathlib import Path

import pytest

from stampadia.games.stampede import GAME
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, StampadiaError, UndoRefused
from stampadia.kernel.event import told_to
from stampadia.matches.record import parse
from stampadia.table import saves
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from table.sessions import NewSession, finish, play_to_person


def test_without_players_you_sit_first_and_search_fills_the_rest() -> None:
    assert arrange(GAME, seats=4).players == ("you", "search", "search", "search")
    assert arrange(GAME, options={"teams": "three"}).seats == 6


@pytest.mark.parametrize(
    ("seats", "players", "key"),
    [
        (3, ["you", "random"], "table-players-and-seats"),
        (9, None, "bad-seats"),
        (None, ["you", "nobody"], "bad-player"),
        (None, ["you"], "bad-seats"),
    ],
)
def test_seats_that_cannot_be_filled(
    seats: int | None, players: list[str] | None, key: str
) -> None:
    with pytest.raises(BadOption) as caught:
        arrange(GAME, seats=seats, players=players)
    assert caught.value.key == key


def test_the_same_seed_and_choices_give_the_same_record(new_session: NewSession) -> None:
    one, two = new_session("you,greedy"), new_session("you,greedy")
    play_to_person(two)
    two.hint()()  # asking for advice shifts nothing
    finish(one)
    finish(two)
    assert one.match.record().lines == two.match.record().lines


def test_a_save_is_gone_on_with_where_it_was(new_session: NewSession) -> None:
    session = new_session("you,greedy")
    for _ in range(6):
        play_to_person(session)
        session.play(session.choices()[0])
    play_to_person(session)
    path = session.save()
    words = GAME.words("en")
    again = Session.resume(GAME, saves.read(path), seed="8", save=path)
    assert again.players == ("you", "greedy")
    assert again.match.position.digest() == session.match.position.digest()
    assert again.told(0, words) == session.told(0, words)
    finish(again)
    assert parse(path.read_text("utf-8")).lines[-1].kind == "over"


def test_only_unfinished_games_are_offered(new_session: NewSession, own_saves: Path) -> None:
    finished, waiting = new_session("random,random"), new_session("you,random")
    untouched = new_session("random,you")
    play_to_person(untouched)
    untouched.save()
    finish(finished)
    play_to_person(waiting)
    waiting.play(waiting.choices()[0])
    (own_saves / "noise.record").write_bytes(b"\xff\xfe")
    assert finished.save_path != waiting.save_path
    assert [save.path for save in saves.unfinished()] == [waiting.save_path]


def test_a_waiting_game_tells_the_turn_that_its_table_tells(new_session: NewSession) -> None:
    waiting = new_session("you,random")
    for _ in range(8):
        play_to_person(waiting)
        waiting.play(waiting.choices()[0])
        (save,) = saves.unfinished()
        assert save.turn == waiting.view(None).turn > 0


@pytest.mark.parametrize(("name", "turn"), [("generals", 1), ("chronicles", 2)])
def test_turns_that_no_record_counts_are_told_too(name: str, turn: int) -> None:
    game = registry.load(name)
    options = {"sheet": "first-day"} if name == "chronicles" else {}
    session = Session.begin(arrange(game, seed="1", options=options))
    session.play(session.choices()[0])
    (save,) = saves.unfinished()
    assert save.turn == session.view(None).turn == turn


def test_finished_games_do_not_push_a_waiting_one_out(new_session: NewSession) -> None:
    waiting = new_session("you,random")
    play_to_person(waiting)
    waiting.play(waiting.choices()[0])
    os.utime(waiting.save_path, (1, 1))
    other = new_session("random,you")
    for number in range(saves.MOST_OFFERED + 1):
        other.save(waiting.save_path.with_name(f"{number}.record"))
    assert [save.path for save in saves.unfinished()] == [waiting.save_path]


def test_an_older_save_survives_a_failing_one(
    new_session: NewSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    path = session.save()
    before = path.read_text("utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    play_to_person(session)
    session.play(session.choices()[0])
    assert session.unsaved is not None
    assert path.read_text("utf-8") == before
    assert list(path.parent.iterdir()) == [path]
    with pytest.raises(StampadiaError):
        session.save()


def test_undo_takes_the_told_sentences_back_too(new_session: NewSession) -> None:
    session = new_session(seed="3", study=True)
    words = GAME.words("en")
    while True:
        play_to_person(session)
        told, choices = session.told(0, words), session.choices()
        session.play(session.choices()[0])
        if session.told(0, words) != told:
            break
    session.undo()
    assert (session.told(0, words), session.choices()) == (told, choices)


def test_after_taking_back_a_session_has_heard_what_its_match_tells(
    new_session: NewSession,
) -> None:
    session = new_session(seed="3", study=True)
    for back in (1, 3, 2):
        for _ in range(6):
            play_to_person(session)
            session.play(session.choices()[0])
        for _ in range(back):
            session.undo()
        told = session.match.everything()
        assert session.heard(0) == told_to(0, told)


def test_study_mode_crosses_turns_and_is_declared_in_the_record(new_session: NewSession) -> None:
    strict, study = new_session(seed="3"), new_session(seed="3", study=True)
    for session in (strict, study):
        play_to_person(session)
        turn = session.match.position.turn
        while session.match.position.turn == turn:
            session.play(session.choices()[0])
        play_to_person(session)
    with pytest.raises(UndoRefused):
        strict.undo()
    study.undo()
    assert study.match.position.turn < strict.match.position.turn
    assert Session.resume(GAME, study.match.record()).match.study
    assert not Session.resume(GAME, strict.match.record()).match.study


def test_thinking_leaves_the_table_alone(new_session: NewSession) -> None:
    session = new_session("greedy,greedy")
    before = session.match.position.digest()
    session.thinking()()
    assert session.match.position.digest() == before
