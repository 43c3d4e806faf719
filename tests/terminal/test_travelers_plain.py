"""Travelers as lines in and lines out, from the command line to the record."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from stampadia.cli import main
from stampadia.games.travelers import GAME
from stampadia.games.travelers.coach.lesson import asked_for
from stampadia.games.travelers.coach.notes import changes
from stampadia.kernel.chance import Dealer
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay
from stampadia.table.hints import hint_sentences
from stampadia.table.session import Session
from stampadia.terminal.plain import play_plain
from stampadia.terminal.voice import voice
from stampadia.words import words
from table.travels import advise, begun, go_on_to, set_files, type_in, view_of

Output = pytest.CaptureFixture[str]
UNSAID = re.compile(r"\b(term|event|ask|show|explain|how|lost)-[a-z]+(-[a-z]+)*\b")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def typed(session: Session, lines: str, language: str = "en") -> str:
    out = StringIO()
    play_plain(session, language, StringIO(lines), out)
    return out.getvalue()


def blindly(lines: int) -> str:
    """What somebody types who looks at nothing."""
    dealer = Dealer("blindly")
    return "".join(f"{dealer.one_of('12345678')}\n" for _ in range(lines)) + "end\n"


def played(
    monkeypatch: pytest.MonkeyPatch, folder: Path, lines: str, *argv: str
) -> tuple[int, Record]:
    monkeypatch.setattr("sys.stdin", StringIO(lines))
    file = folder / "game.record"
    status = main(["play", "travelers", "--plain", "--save", str(file), *argv])
    return status, parse(file.read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("kind", ["world", "dungeon"])
def test_a_whole_game_has_words_for_everything(
    language: str, kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    files = set_files(tmp_path)
    asked = "help\ntable\nmap\nlog\n" if language == "en" else "aiuto\ntavolo\nmappa\nstoria\n"
    flags = ("--seed", "4", "--lang", language, "--score", "--hero", files["world"])
    status, record = played(
        monkeypatch, tmp_path, asked + blindly(4000), "--adventure", files[kind], *flags
    )
    told = capsys.readouterr().out
    assert status == 0
    assert record.lines[-1].kind == "over"
    assert not UNSAID.search(told)
    assert replay(GAME, record).over is not None


@pytest.mark.parametrize("kind", ["world", "dungeon"])
def test_a_good_players_game_is_told_to_its_end(kind: str, tmp_path: Path) -> None:
    session = begun(tmp_path, kind, seed="2")
    say = voice("en", GAME)
    seen = view_of(session)
    while session.over is None:
        assert not UNSAID.search(
            " ".join(hint_sentences(session.hint()(), session, voice("it", GAME)))
        )
        advise(session)
        now = view_of(session)
        assert not UNSAID.search("\n".join(changes(seen, now, say)))
        seen = now
    told = typed(session, "")
    assert ("You win" in told) == bool(session.over.winners)


def test_the_table_is_shown_once_and_then_what_changes(tmp_path: Path) -> None:
    told = typed(begun(tmp_path), "go down\ncard 4\nno\ngo down\nquit\n")
    assert told.count("Removed Cards (") == 1
    assert "1. go down  3A Well" in told
    # 3A reveals 4B, which nobody has read yet
    assert "4B is revealed." in told and re.search(r"\n  4B [A-Z]", told)


def test_a_new_hand_is_read_out_and_a_long_list_is_shortened(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    told = typed(session, "open 3\n1 2\nend\nexhaust 2\npay 3\nhit 1\nhit 1\nhit 4\nquit\n")
    assert "1. charge 2,4,5,8\n" in told
    assert "Charge: Iron Guard." in told
    assert "In play: no Element; Banners: 2 single-tipped" in told
    assert "New in your hand of 5:\n" in told


def test_the_map_by_itself(tmp_path: Path) -> None:
    for kind, mark in (("world", "6A Chest"), ("dungeon", "2B▴")):
        told = typed(begun(tmp_path, kind), "map\nquit\n").rpartition("> map\n")[2]
        assert "☻" in told and mark in told and "Removed Cards" not in told
    told = typed(begun(tmp_path, "training"), "map\nquit\n").rpartition("> map\n")[2]
    assert words("en", "stampadia.terminal").say("term-no-map") in told


def test_the_training_begins_without_a_certificate(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    status, record = played(monkeypatch, tmp_path, "1\nquit\n", "--training", "--seed", "4")
    told = capsys.readouterr()
    assert status == 0
    assert "Lesson 1: the Opening Card" in told.out and "Certifying" not in told.out + told.err
    assert record.header.options["adventure"] == "training"
    assert record.header.options["hero"] == "seed:4/0"


# Taking back


def test_a_plan_can_be_taken_back_to_another_opening_card(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    lines = "open 3\ncharge 5\nactivate\nundo\nundo\nundo\nundo\nopen 2\nquit\n"
    told = typed(session, lines)
    assert told.count("Taken back") + told.count("taken back") >= 3
    assert [line.text for line in session.match.lines if line.kind == "choice"] == ["open 2"]


def test_nobody_comes_back_from_exhaust(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3", "charge 5", "infuse 8", "end")
    assert not session.match.may_undo(0)
    type_in(session, "exhaust 5")
    session.undo()  # the order of what is only discarded, and no further
    assert view_of(session).step == "exhaust" and not session.match.may_undo(0)
    type_in(session, "pay 3")
    assert not session.match.may_undo(0)


def test_leaving_a_fight_is_not_taken_back(tmp_path: Path) -> None:
    session = begun(tmp_path)
    type_in(session, "go left", "card 4")  # to the altar
    while view_of(session).step == "may":
        type_in(session, "no")
    type_in(session, "go left", "card 5")  # to the chest
    fight = view_of(session).fight
    assert fight is not None and fight.may_leave
    told = hint_sentences(session.hint()(), session, voice("en", GAME))
    assert told[0].startswith(("A good player would choose “leave”", "A good player’s turn: "))
    type_in(session, "open 2", "leave")
    assert not session.match.may_undo(0)


# Hints


def test_the_hint_is_the_best_turn(tmp_path: Path) -> None:
    session = go_on_to(begun(tmp_path), lambda view: view.step == "opening")
    told = hint_sentences(session.hint()(), session, voice("en", GAME))
    assert re.fullmatch(r"The best turn: “open \d” \(.+\), then .+, then “end”\.", told[0])
    assert told[1].startswith("End Plan: ") and "is defeated" in told[1]
    italian = hint_sentences(session.hint()(), session, voice("it", GAME))
    assert italian[0].startswith("Il turno migliore: «apri ") and ", poi «" in italian[0]
    type_in(session, *re.findall("“(.+?)”", told[0]))
    while view_of(session).fight is not None:
        advise(session)
    assert len(view_of(session).removed) == 0


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("whole", [True, False])
def test_a_pasted_turn_is_played_to_its_end(tmp_path: Path, language: str, whole: bool) -> None:
    """Choices that the list shows as one line (“charge 1, 6”) do not cut it short."""
    session = go_on_to(begun(tmp_path), lambda view: view.step == "opening")
    line = session.hint()()
    told = hint_sentences(line, session, voice(language, GAME))[0]
    turn = told if whole else told.partition(": ")[2].rstrip(".")
    by_itself = replay(GAME, session.match.record())
    for one in line:
        by_itself.play(one.choice)
    typed(session, f"{turn}\nquit\n", language)
    assert len(line) > 3 and session.match.lines == by_itself.lines


def test_in_the_middle_of_plan_the_hint_goes_on_from_there(tmp_path: Path) -> None:
    session = go_on_to(begun(tmp_path), lambda view: view.step == "opening")
    first, second, third = view_of(session).hand[:3]
    type_in(session, f"open {first + 1}", f"charge {second + 1}", f"charge {third + 1}")
    told = hint_sentences(session.hint()(), session, voice("en", GAME))
    assert re.fullmatch(r"The best turn: .+, then “end”\.", told[0]) and "open" not in told[0]


def test_whoever_follows_the_hints_of_the_training_wins_it(tmp_path: Path) -> None:
    """The hint does what the page asks to try, wherever it can be tried."""
    session = begun(tmp_path, "training")
    followed = 0
    while session.over is None and session.match.position.turn < 5:
        advice = session.hint()()
        wanted = asked_for(view_of(session), session.heard(0))
        assert not wanted or advice[0].choice in wanted
        followed += bool(wanted)
        session.play(advice[0].choice)
    assert session.over is not None and session.over.winners == (0,)
    assert followed >= 6


def test_where_steps_count_the_hint_is_the_honest_players_whole_turn(tmp_path: Path) -> None:
    session = go_on_to(
        begun(tmp_path, "dungeon", seed="2"),
        lambda view: view.step == "opening" and view.fight is not None and view.fight.steps > 0,
    )
    line = [one.choice for one in session.hint()()]
    told = hint_sentences(session.hint()(), session, voice("en", GAME))
    assert told[0].startswith("A good player’s turn: “open ")
    assert told[0].endswith(", then “end”.")
    for choice in line:
        session.match.play(choice)
    assert view_of(session).step == "exhaust"


def test_elsewhere_the_hint_is_the_honest_players(tmp_path: Path) -> None:
    session = begun(tmp_path)
    told = hint_sentences(session.hint()(), session, voice("en", GAME))
    assert told[0].startswith("A good player would choose “go ")


# Ends


def test_a_won_game_with_points_says_them(tmp_path: Path) -> None:
    for seed in ("1", "2", "3", "4", "5", "6"):
        session = begun(tmp_path, "world", seed=seed, score="yes")
        while session.over is None:
            advise(session)
        if session.over.winners:
            told = typed(session, "")
            assert f"Your score: {view_of(session).score}." in told
            return
    raise AssertionError("nobody won")


def test_a_lost_game_has_its_own_words(tmp_path: Path) -> None:
    session = begun(tmp_path, "training", seed="5")
    while session.over is None and session.match.position.turn < 60:
        worst = [one for one in session.choices() if session.write(one, "en") == "end"]
        session.play((worst or session.choices())[0])
    told = typed(session, "")
    assert "You lose: the last Hero Card is removed." in told
    assert "Sacred Printer" not in told


def test_a_waiting_game_names_a_day_once() -> None:
    """Hero and adventure are often of one day."""
    told = GAME.setting({"hero": "2026-11-15", "adventure": "2026-11-15/2"}, GAME.words("en"))
    assert told == ["2026-11-15"]


def test_a_sign_is_explained_when_it_comes_for_the_first_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    played(monkeypatch, tmp_path, "1\n\nquit\n", "--training", "--seed", "1")
    lines = capsys.readouterr().out.splitlines()
    told = [index for index, line in enumerate(lines) if "● Mana" in line]
    assert len(told) == 1 and lines[told[0]].startswith("Signs: ")
    first = next(index for index, line in enumerate(lines) if re.search(r"^1\. .*●", line))
    assert first < told[0]
    assert sum("↻2 what Exhaust asks for" in line for line in lines) == 1


def test_what_ending_plan_would_do_is_said_again_when_it_has_changed(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    told = typed(session, "open 3\nactivate\nundo\n\nactivate\nquit\n").splitlines()
    ends = [line.partition(". ")[2].partition(": ")[2] for line in told if ". end" in line]
    assert len(ends) == 5 and len(set(ends)) == 3
    opened, active, back, asked_again, active_again = ends
    assert opened and active and opened != active
    assert (back, asked_again, active_again) == (opened, "", active)
