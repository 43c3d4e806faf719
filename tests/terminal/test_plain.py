from __future__ import annotations

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from stampadia.games.stampede import GAME
from stampadia.kernel.errors import BadOption, BadRecord, StampadiaError
from stampadia.kernel.pending import Over
from stampadia.matches.record import parse
from stampadia.players.player import Considered
from stampadia.table.hints import hint_sentences
from stampadia.table.session import Session
from stampadia.table.telling import how_won, outcome, who_won
from stampadia.terminal import launch
from stampadia.terminal.plain import MOST_RETOLD, play_plain, wrapped
from stampadia.terminal.voice import voice
from table.sessions import NewSession, finish, play_to_a_run, play_to_person

ENOUGH = "1\n1 2\n" * 2000
"""The first choice, with a place where one is needed, until the game is over."""


def run(session: Session, lines: str, language: str = "en") -> str:
    out = StringIO()
    play_plain(session, language, StringIO(lines), out)
    return out.getvalue()


def test_a_seeded_game_is_finished_by_lines_and_is_the_same_again(new_session: NewSession) -> None:
    told = [run(new_session("you,greedy"), ENOUGH).splitlines()[:-1] for _ in range(2)]
    assert told[0] == told[1]
    assert any(line.endswith(("win.", "wins.")) for line in told[0])
    assert re.fullmatch(r"(You win|Player 2 wins)\. In turn [0-9]+, with .+\.", told[0][-1])


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_colour_codes_and_no_missing_words(new_session: NewSession, language: str) -> None:
    told = run(new_session("you,greedy,random"), f"help\ntable\nlog\n{ENOUGH}", language)
    assert "\x1b" not in told
    assert "term-" not in told and "event-" not in told and "ask-" not in told


@pytest.mark.parametrize("language", ["en", "it"])
def test_choices_are_read_as_notation(new_session: NewSession, language: str) -> None:
    session = new_session("you,random", seed="3")
    play_to_person(session)
    choice = session.choices()[-1]
    before = len(session.match.lines)
    meant = session.write(choice, "en")
    run(session, f"{session.write(choice, language)}\n")
    assert session.match.lines[before].text == meant


def test_a_run_of_places_is_one_line_and_asks_for_the_place(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    assert play_to_a_run(session)
    told = run(session, "1\n1 999\n1 5\n")
    assert re.search(r"1\. return \S+ at [12]\.\.[0-9]+\n", told)
    assert "needs one of its numbers too: type “1 " in told
    assert re.search(r"no such place in the pile: .+ Possible there: [12]\.\.[0-9]+\.\n", told)
    assert "into the pile, place 5." in told


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no number 99 in the list"),
        ("0", "There is no number 0 in the list"),
        ("1 2", "takes one number only"),
        ("play unicorn", "An empty line shows the choices again, “?” says how to answer."),
        ("play unicorn", "is not a choice of this game"),
        ("hitn", "Did you mean “hint”?"),
        ("give up lion", "is not legal now"),
        ("x" * 300, "at most 200 characters"),
        ("undo", "There is nothing to take back"),
        ("save /dev/null/no/where", "cannot be written"),
        ("save a\0b", "cannot be written"),
        ("save ~nobody-of-that-name/x/y\0", "cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence_and_another_try(
    new_session: NewSession, line: str, answer: str
) -> None:
    session = new_session("you,random", seed="3")
    told = run(session, f"{line}\n").split("> ")
    _, why, *more = told[1].strip("\n").splitlines()
    assert answer in " ".join((why, *more))
    assert all(said.startswith(("(Rules: ", "An empty line shows")) for said in more)
    assert not any(done.kind == "choice" and done.seat == 0 for done in session.match.lines)


def test_an_empty_line_asks_again(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    asked, again, _ = run(session, "\n").split("> ")
    question = "Which stamp do you stick into your album?\n1. play giraffe\n"
    assert question in asked and again.startswith(f"\n{question}")


def test_hint_undo_and_save(new_session: NewSession, tmp_path: Path) -> None:
    session = new_session("you,random", seed="3", study=True)
    file = tmp_path / "mine.record"
    told = run(session, f"hint\n1\nundo\nsave {file}\n")
    assert "The search leans to “play " in told
    assert "Taken back." in told
    saved = parse(file.read_text("utf-8"))
    assert not any(line.kind == "choice" and line.seat == 0 for line in saved.lines)


def test_a_game_without_a_choice_leaves_no_save(new_session: NewSession, own_saves: Path) -> None:
    told = run(new_session("random,you"), "quit\n")
    assert told.splitlines()[-1] == "Until next time."
    assert not own_saves.exists()


@pytest.mark.parametrize("locale", ["en_US.UTF-8", "it_IT.UTF-8"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_wished_language_is_in_the_command_to_go_on(
    new_session: NewSession, monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    told = run(new_session("you,random"), "1\n", language)
    wished = "" if locale.startswith(language) else f" --lang {language}"
    assert told.splitlines()[-1].endswith(f".record --plain{wished}")


def test_a_hint_can_be_asked_for_by_degrees(new_session: NewSession) -> None:
    session = new_session("you,greedy")
    play_to_person(session)
    assert session.view(0).step == "play"
    told = run(session, "hint 1\nhint 2\n")
    assert (
        told.count("Think of an animal that is in your album already.") == 2
    )  # all lies in the hand
    assert "The search leans to" not in told


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (0.15, "from there it gives you 15 % to win the game."),
        (0.01, "but it sees hardly a way to win this game."),
        (0.0, "but it sees hardly a way to win this game."),
    ],
)
def test_a_hint_says_what_its_number_means(
    new_session: NewSession, value: float, said: str
) -> None:
    session = new_session("you,random")
    play_to_person(session)
    considered = [Considered(choice, 1, value) for choice in session.choices()[:2]]
    first, second = hint_sentences(considered, session, voice("en", GAME))
    assert first.endswith(said)
    assert ("%" in second) == (value > 0.01)


@pytest.mark.parametrize(
    ("fared", "near"),
    [
        (((90, 0.44), (30, 0.43), (60, 0.41)), [1]),
        (((90, 0.44), (20, 0.47), (40, 0.43)), [2]),  # 20 looks may only have been lucky
        (((90, 0.03), (90, 0.02), (90, 0.03)), [2]),  # a third less, though only one in a hundred
        (((90, 0.0), (90, 0.0), (90, 0.0)), [1, 2]),
        (((90, 0.9), (80, 0.0), (80, 0.5)), []),
    ],
)
def test_a_hint_names_one_choice_and_others_only_if_they_are_as_good(
    new_session: NewSession, fared: tuple[tuple[int, float], ...], near: list[int]
) -> None:
    session = new_session("you,random")
    play_to_person(session)
    choices = session.choices()[:3]
    considered = [Considered(choice, *each) for choice, each in zip(choices, fared, strict=True)]
    for language, also in (("en", "Also possible: "), ("it", "Va bene anche ")):
        told = hint_sentences(considered, session, voice(language, GAME))
        named = [re.findall("[“«](.+?)[”»]", sentence)[0] for sentence in told]
        assert named == [session.write(choices[at], language) for at in (0, *near)]
        assert [sentence.startswith(also) for sentence in told] == [False, *(True for _ in near)]


def test_the_end_of_input_keeps_the_game_and_says_where(new_session: NewSession) -> None:
    session = new_session("you,random")
    told = run(session, "1\n")
    assert f"The game is kept in {session.save_path}" in told
    assert told.splitlines()[-1] == f"stampadia play --resume {session.save_path} --plain"
    assert "\n> 1\n" in told
    saved = parse(session.save_path.read_text("utf-8"))
    assert str(saved) == str(session.match.record())
    assert saved.lines[-1].kind == "choice" and saved.lines[-1].seat == 0


def test_people_pass_the_device(new_session: NewSession) -> None:
    session = new_session("you,you")
    told = run(session, "\n" + "1\n" * 8)
    first, second = told.index("Pass the device"), told.rindex("Pass the device")
    assert first != second
    hand_of_first = next(line for line in told.splitlines() if line.startswith("Your hand"))
    assert hand_of_first not in told[second:].split("\n> ")[0]


def test_nobody_at_the_table_is_a_game_to_watch(new_session: NewSession) -> None:
    told = run(new_session("random,greedy"), "")
    assert "The game is over" in told and "You" not in told


def test_launch_by_pipe_and_resume(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from stampadia.kernel import registry;"
        "from stampadia.terminal import launch;"
        "launch(registry.load('stampede'), language='en', plain=True, seats=None,"
        " players=['you', 'greedy'], options={}, seed='7', study=False,"
        " resume=Path(sys.argv[2]) if len(sys.argv) > 2 else None, save=Path(sys.argv[1]));"
        "assert 'textual' not in sys.modules"
    )
    half, whole = tmp_path / "half.record", tmp_path / "whole.record"
    for lines, arguments in ((b"1\n\xff\xfe\n", [half]), (ENOUGH.encode(), [whole, half])):
        done = subprocess.run(
            [sys.executable, "-c", script, *map(str, arguments)],
            input=lines, capture_output=True, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, b"")
    began, ended = parse(half.read_text("utf-8")), parse(whole.read_text("utf-8"))
    assert [str(line) for line in ended.lines[: len(began.lines)]] == list(map(str, began.lines))
    assert ended.lines[-1].kind == "over"


def resume(path: Path, **wishes: object) -> None:
    launch(
        None, language="en", plain=True, study=False, resume=path, save=None,
        **{"seats": None, "players": None, "options": {}, "seed": None} | wishes,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("winners", "seat", "language", "sentence"),
    [
        ((0,), 0, "en", "You win."),
        ((1,), 0, "it", "Ha vinto il Giocatore 2."),
        ((0, 2), 0, "en", "You win, together with Player 3."),
        ((1, 3, 5), None, "en", "Player 2, Player 4 and Player 6 win."),
        ((), 0, "it", "Non vince nessuno."),
    ],
)
def test_who_won_is_told_for_every_game(
    winners: tuple[int, ...], seat: int | None, language: str, sentence: str
) -> None:
    over = Over(tuple(float(seat in winners) for seat in range(6)), "a-way-without-words")
    words = voice(language)
    assert who_won(over, seat, words) == sentence
    assert how_won(over, 8, words) == words.say("table-end-turn", turn=8)


@pytest.mark.parametrize(
    ("returns", "seat", "language", "sentences"),
    [
        ((0.0,), 0, "en", ["You gave up in turn 37."]),
        ((0.0,), 0, "it", ["Hai abbandonato al turno 37."]),
        ((0.0, 0.0), 1, "en", ["All of you gave up, in turn 37."]),
        ((0.0,), None, "en", ["The match was given up in turn 37."]),
        ((0.0, 1.0), 0, "en", ["You gave up in turn 37.", "Player 2 wins."]),
        ((0.0, 1.0), 1, "it", ["Hai vinto: al turno 37 hanno abbandonato tutti gli altri."]),
    ],
)
def test_who_gave_up_is_told_so(
    returns: tuple[float, ...], seat: int | None, language: str, sentences: list[str]
) -> None:
    assert outcome(Over(returns, "resigned"), seat, 37, voice(language)) == sentences


def test_a_resumed_game_shows_no_seed_of_its_own(new_session: NewSession) -> None:
    record = new_session("you,random").match.record()
    assert "Seed" not in run(Session.resume(GAME, record), "")
    assert "Seed 5" in run(Session.resume(GAME, record, seed="5"), "")


def test_a_finished_record_is_looked_at_without_another_copy(
    new_session: NewSession, own_saves: Path
) -> None:
    session = new_session("you,random")
    finish(session)
    before = list(own_saves.iterdir())
    assert "In turn" in run(Session.resume(GAME, session.match.record()), "")
    assert list(own_saves.iterdir()) == before


def test_what_cannot_be_resumed(tmp_path: Path, new_session: NewSession) -> None:
    with pytest.raises(StampadiaError) as caught:
        resume(tmp_path / "none.record")
    assert caught.value.key == "table-cannot-read"
    bad = tmp_path / "bad.record"
    bad.write_text("hello", "utf-8")
    with pytest.raises(BadRecord):
        resume(bad)
    good = new_session(save=tmp_path / "good.record").save()
    with pytest.raises(BadOption) as refused:
        resume(good, seats=5)
    assert refused.value.key == "term-resume-settles"


@pytest.mark.parametrize("width", [20, 40, 79])
def test_a_screen_breaks_lines_at_words(width: int) -> None:
    line = "13. end: End Plan: Attack 0 does not reach Defense 5; Attack 3 against your Defense 0."
    lines = wrapped(line, width).split("\n")
    assert max(map(len, lines)) <= width
    assert " ".join(part.strip() for part in lines) == line
    assert all(part.startswith("    ") for part in lines[1:])
    assert wrapped(line, 0) == line
    assert wrapped("short", width) == "short"


def test_a_match_that_goes_on_begins_with_its_last_events(new_session: NewSession) -> None:
    """Under a heading, and not all of them: whoever wants more asks for the log."""
    session = new_session("you,random")
    told = run(Session.resume(GAME, session.match.record()), "")
    assert "What has happened so far:" in told
    finish(session)
    record = session.match.record()
    again = Session.resume(GAME, record)
    sentences = again.told(0, voice("en", GAME))
    assert len(sentences) > 2 * MOST_RETOLD
    heading, *last = run(again, "").split("What happened last")[1].splitlines()[: MOST_RETOLD + 1]
    assert "log" in heading and last == sentences[-MOST_RETOLD:]
