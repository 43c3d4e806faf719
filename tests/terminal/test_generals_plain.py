"""Generals as lines in and lines out, from the command line to the record."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest

from rulebook.generals.board import Board
from stampadia.cli import main
from stampadia.games.generals import GAME
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay
from stampadia.players import make_player
from stampadia.table.menu import entries, shortest_run
from stampadia.table.session import Session
from stampadia.terminal.plain import play_plain
from stampadia.terminal.voice import voice

Output = pytest.CaptureFixture[str]
ENOUGH = "1\n" * 400


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def played(
    monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str, *argv: str
) -> tuple[int, Record]:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    file = folder / "game.record"
    status = main(["play", "generals", "--plain", "--save", str(file), *argv])
    return status, parse(file.read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_has_words_for_everything(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    help_and_table = "help\ntable\nlog\n" if language == "en" else "aiuto\ntavolo\nstoria\n"
    status, record = played(
        monkeypatch, tmp_path, help_and_table + ENOUGH, "--seed", "4", "--lang", language
    )
    told = capsys.readouterr().out
    assert status == 0
    assert record.lines[-1].kind == "over"
    assert not re.search(r"\b(term|event|ask|show|explain|how)-[a-z]", told)
    assert replay(GAME, record).over is not None


def test_the_flags_are_options_of_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flags = "--sets STFULL,STTOLL --sets STRETURN --ink 2 --edition 0.2 --events none"
    _, record = played(monkeypatch, tmp_path, "1\n", "--seed", "1", *flags.split())
    assert record.header.seats == 1
    assert record.header.options == {
        "sets": "STFULL,STTOLL,STRETURN", "ink": "2", "rules": "0.2", "events": "none",
    }  # fmt: skip


def test_two_generals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _, record = played(
        monkeypatch, tmp_path, "1\n2 1\n", "--coop", "--players", "you,random", "--seed", "1"
    )
    assert record.header.seats == 2
    assert record.header.players == ("you", "random")


@pytest.mark.parametrize(
    ("flags", "sets"),
    [
        ("", "STFULL-IT"),
        ("--sets STLITE,STTOLL", "STLITE-IT,STTOLL-IT"),
        ("--sets STFULL-EN", "STFULL-EN"),
        ("--option sets=STLITE", "STLITE-IT"),
    ],
)
def test_italian_plays_with_italian_cards(
    flags: str, sets: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, record = played(monkeypatch, tmp_path, "1\n", "--lang", "it", "--seed", "1", *flags.split())
    assert record.header.options["sets"] == sets


def test_a_game_is_left_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    _, before = played(monkeypatch, tmp_path, "2 3\nundo\n2 1\n2 2\nquit\n", "--seed", "2")
    chosen = [line.text for line in before.lines if line.kind == "choice"]
    assert [line.rpartition(" ")[2] for line in chosen] == ["1", "2"]
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main(["play", "--plain", "--resume", str(tmp_path / "game.record")]) == 0
    assert "Turn 1" in capsys.readouterr().out


def told_after(
    typed: str, monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: Output, *argv: str
) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    main(["play", "generals", "--plain", "--save", str(folder / "game.record"), *argv])
    return capsys.readouterr().out


def test_a_new_top_card_and_new_numbers_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    told = told_after("2 1\npay life\n", monkeypatch, tmp_path, capsys, "--seed", "4")
    _, added, paid, _ = told.split("\n> ")
    assert re.search(r"\nColumn 1: .+\. Level [0-9], attack .+, life ", added)
    assert re.search(r"\nPrinter Deck: [0-9]+ cards\.\n  On top: .+\n  Upside down: ", paid)
    assert told.count("Player Row") == 1  # the table itself was shown only once


def test_short_choices_say_what_they_do_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    told = told_after("2 1\nundo\nexplain 1\n", monkeypatch, tmp_path, capsys, "--seed", "4")
    assert told.count("1. end: The Play Phase ends: your Units attack") == 1
    assert told.count("\n1. end\n") == 2
    assert "\nend: The Play Phase ends" in told


def test_help_has_the_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    told = told_after("help\n", monkeypatch, tmp_path, capsys, "--seed", "4")
    assert GAME.words("en").say("rules") in told


def test_both_generals_know_who_is_asked_and_see_the_table_once_a_turn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    flags = ("--coop", "--players", "you,you", "--seed", "1")
    told = told_after("1\n2 1\n2 2\n", monkeypatch, tmp_path, capsys, *flags)
    assert re.findall(r"\nGeneral ([12]): ", told) == ["1", "1", "2", "1"]
    assert told.count("Player Row") == 1


def test_a_column_without_room_says_so_and_names_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    told = told_after("2 3\n2 3\n2 3\n", monkeypatch, tmp_path, capsys, "--seed", "4")
    refusal = r"Column 3 takes no card: its Unit’s Level \d has reached the Ink Level 3\. "
    assert re.search(refusal + r"Possible there: 1,2,4\.\n", told)


def test_a_set_of_ones_own_travels_with_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    (tmp_path / "sets").mkdir()
    monkeypatch.chdir(tmp_path / "sets")
    assert main(["sets", "new", "mine.json"]) == 0
    _, record = played(monkeypatch, tmp_path, "1\n", "--sets", "STLITE,mine.json", "--seed", "1")
    assert record.header.options["sets"] == "STLITE,mine.json"
    (tmp_path / "sets" / "mine.json").unlink()
    monkeypatch.chdir(tmp_path)
    assert main(["replay", "game.record"]) == 0
    capsys.readouterr()
    without = [line for line in str(record).splitlines() if not line.startswith("@")]
    (tmp_path / "without.record").write_text("\n".join(without), "utf-8")
    assert main(["replay", "without.record"]) != 0
    assert "“mine.json”, which it does not carry" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("play generals --plain --ink 4", "Possible: 2, 3."),
        ("play generals --plain --edition 1", "Possible: 0.1, 0.2."),
        ("play generals --plain --events some", "Possible: dot, random, none."),
        ("play generals --plain --sets ,", "--sets names no set."),
        ("play generals --plain --sets NOPE", "There is no set “NOPE”."),
        ("play generals --plain --sets STTOLL", "add a core set"),
        ("play generals --plain --sets STLITE --coop", "Two generals need the Full version"),
        ("play generals --plain --coop --seats 1", "--coop seats 2 players, not 1."),
        ("play generals --plain --teams two", "generals has no option “teams”."),
        ("play stampede --plain --coop", "--coop is for generals."),
        ("play stampede --plain --ink 2", "stampede has no option “ink”."),
        ("play --plain", "Say which game to play: chronicles, generals, stampede, travelers."),
        ("simulate generals --ink 9", "Possible: 2, 3."),
        ("simulate stampede --coop", "--coop is for generals."),
    ],
)
def test_refusals(argv: str, said: str, capsys: Output) -> None:
    assert main(argv.split()) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1


def test_a_solo_game_is_simulated_solo(capsys: Output) -> None:
    argv = "simulate generals --games 3 --workers 1 --seed 1 --players random --sets STLITE --json"
    assert main(argv.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in found["players"]] == ["random"]


def test_a_solo_report_has_no_order(capsys: Output) -> None:
    argv = "simulate generals --games 2 --workers 1 --seed 1 --players random --sets STLITE"
    assert main(argv.split()) == 0
    assert "Asked first to last" not in capsys.readouterr().out


def test_a_waiting_game_is_told_by_its_sets_and_ink() -> None:
    words = voice("it", GAME)
    ours = GAME.value_name("sets", "STLITE", words)
    assert ours != "STLITE"
    told = GAME.setting({"sets": "STLITE-IT,/somewhere/else/mine.json", "ink": "2"}, words)
    assert told == [f"{ours} + mine.json", "Inchiostro 2"]
    assert GAME.setting({"teams": "none"}, words) == []


# The list


def test_a_card_and_its_columns_are_one_line() -> None:
    lines = ["end", *(f"add Bear #{card} to {c}" for card in (3, 7) for c in (1, 2, 4))]
    lines += ["sacrifice 3", "discard Bear #3", "discard Bear #7"]
    menu = entries(range(len(lines)), lambda choice: lines[choice], shortest_run(GAME.pace))
    assert [entry.text for entry in menu] == [
        "end", "add Bear #3 to 1,2,4", "add Bear #7 to 1,2,4", "sacrifice 3",
        "discard Bear #3", "discard Bear #7",
    ]  # fmt: skip
    assert menu[2].run == {1: 4, 2: 5, 4: 6}


def test_a_short_list_stays_as_it_is() -> None:
    lines = ["front 1", "front 2", "player 3"]
    menu = entries(range(3), lambda choice: lines[choice], shortest_run(GAME.pace))
    assert [entry.text for entry in menu] == lines


# A battle won


def at_a_healing_action() -> Session:
    """A person takes over from a program that has just won its first battle."""
    for seed in range(20):
        match = Match(GAME, 1, GAME.read_options({"sets": "STLITE", "ink": "2"}))
        match.luck = Dealer(f"heal {seed}")
        match.deal()
        player = make_player("greedy", Dealer(f"greedy {seed}"))
        while match.over is None:
            if match.position.view(0).step == "heal":
                return Session.resume(GAME, match.record(), players=["you"], seed="1")
            match.play(player.choose(match.perspective(0)))
    raise AssertionError("no battle was ever won")


def test_after_a_won_battle_the_new_enemies_are_seen() -> None:
    session, out = at_a_healing_action(), StringIO()
    play_plain(session, "en", StringIO("leave\nleave\n"), out)
    first, *rest = out.getvalue().split("\n> ")
    assert re.search(r"leave: .+ is discarded; nothing else happens", first) and "On top: " in first
    assert "Incoming Row: empty." in first.rpartition("\nTurn ")[2]
    table = "\n".join(rest).rpartition("\nTurn ")[2]
    assert "Play Phase" in table and "Incoming Row: empty." not in table


# Undo


def test_where_life_is_no_card_losing_it_can_be_taken_back() -> None:
    board = Board(front={1: "1/1"}, shields=["1/1"], life=3)
    board.attack("front 1", "life")
    (lost,) = (event for event in board.events if event.name == "lost-life")
    assert not lost.reveals


def test_a_life_card_that_was_seen_cannot() -> None:
    board = Board(front={1: "1/1"}, shields=["1/1"], life=3, full=True)
    board.attack("front 1", "life")
    (lost,) = (event for event in board.events if event.name == "lost-life")
    assert lost.reveals


def test_texts_that_nobody_read_are_announced_as_a_battle_begins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "mine.json"
    main(["sets", "new", str(file), "--id", "MINE", "--lang", "en"])
    text = file.read_text("utf-8")
    assert "Also attack {frontleft}" in text
    odd = text.replace("Also attack {frontleft}", "Whistle until the kettle boils")
    file.write_text(odd, "utf-8")
    for sets, unread in ((f"STLITE,{file}", True), ("STLITE", False)):
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        assert main(["play", "generals", "--plain", "--sets", sets, "--seed", "4"]) == 0
        told = capsys.readouterr().out
        assert bool(re.search("texts? of these cards (is|are) unread", told)) == unread
