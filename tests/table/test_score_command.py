"""`stampadia score`: a slip is typed in, checked, counted as the game counts, and kept."""

from __future__ import annotations

import io
from pathlib import Path
from typing import cast

import pytest

from stampadia.adventures.code import code_of
from stampadia.cli import main
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel import registry
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.table.paper_results import Result, days_in_a_row, results, results_file
from stampadia.words import LANGUAGES

Output = pytest.CaptureFixture[str]
RECORDS = Path(__file__).parents[1] / "records"
DAY = "2026-11-15"


def code(name: str) -> str:
    game = registry.load(name)
    return code_of(game, dict.fromkeys(game.adventures.options, DAY))


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_boxes_are_asked_one_by_one(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typing(monkeypatch, "won", "51", "37", "")
    assert main(["score", code("chronicles"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "gold takes a number from 0 to 50, not “51”." in told
    assert "The score: 37, the gold that is left." in told
    assert "rooms" not in told  # the first blank box of a part leaves all of it blank
    (kept,) = results()
    assert (kept.won, kept.points, kept.boxes) == (True, 37, {"result": "won", "gold": 37})
    assert kept.adventure == {"sheet": DAY}


def test_a_slip_that_contradicts_itself_is_gone_through_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    cards = ["b", "b", *"aaaccc"]
    typing(monkeypatch, "won", *cards, "", "8", "", "", *[""] * 10, "7", "5", "")
    assert main(["score", code("travelers"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "The cards come to 7 points, the slip says 8: look at it again." in told
    (kept,) = results()
    assert (kept.points, kept.boxes["points"], kept.boxes["level"]) == (7, 7, 5)


def test_a_slip_that_is_not_typed_to_its_end_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typing(monkeypatch, "1", "won")
    assert main(["score", "generals", "--lang", "en"]) == 2
    assert "nothing is kept" in capsys.readouterr().err
    assert results() == []


SLIPS = {
    "chronicles": ["result=won", "gold=12"],
    "travelers": ["result=defeated", "level=4"],
    "generals": ["generals=1", "result=lost", "ink=5"],
    "stampede": ["players=4", "result=won", "with=parrots"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SLIPS)
def test_a_whole_slip_at_once(name: str, language: str, capsys: Output) -> None:
    what = [name, "--date", DAY] if registry.load(name).adventures else [name]
    assert main(["score", *what, *SLIPS[name], "--lang", language]) == 0
    (kept,) = results()
    assert kept.game == name and kept.won == any("=won" in text for text in SLIPS[name])
    capsys.readouterr()
    assert main(["score", "--lang", language]) == 0
    listed = capsys.readouterr().out
    assert registry.load(name).words(language).say("title") in listed
    assert main(["score", "--forget", "1"]) == 0
    assert results() == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["generals", "life=3", "generals=1"], "“Result” is still empty: result=…"),
        (["generals", "result=won", "generals=1"], "“Life left” is still empty: life=…"),
        (["generals", "result=drawn"], "Result takes one of its marks, not “drawn”: won, lost."),
        (["generals", "result="], "Result takes one of its marks, not “—”: won, lost."),
        (["generals", "pints=3"], "There is no box “pints” on this slip."),
        (["generals", "life"], "“life” says no value"),
        (["generals", "ink=2.5"], "Ink Level reached takes a number from 2 to 6, not “2.5”."),
        (["generals", "ink=3", "ink=4"], "ink"),
        (["generals", "--date", DAY], "generals"),
        (["chronicles", "--date", DAY, "result=won", "gold=3", "hp=2"], "“rooms” is still empty"),
        (["pig"], "pig"),
        (["--forget", "1"], "There is no result 1. None is kept."),
        (["generals", "--forget", "1"], "--forget stands alone"),
    ],
)
def test_what_is_wrong_is_told_in_one_line_and_nothing_is_kept(
    typed: list[str], told: str, capsys: Output
) -> None:
    assert main(["score", *typed, "--lang", "en"]) == 2
    refused = capsys.readouterr().err
    assert told in refused and refused.count("\n") == 1
    assert results() == []


def test_the_apprentice_monk_adds_up(capsys: Output) -> None:
    boxes = ["gold=20", "hp=2", "rooms=9", "cells=3", "kills=4", "ticks=5", "xp=1"]
    slip = ["score", "chronicles", "--date", DAY, "--lang", "en", "result=won", *boxes]
    assert main([*slip, "sum=45"]) == 2
    assert "The boxes add up to 44, the slip says 45" in capsys.readouterr().err
    assert main([*slip, "Monk=44"]) == 0
    assert results()[0].points == 44


@pytest.mark.parametrize("record", ["chronicles-monk-won", "chronicles-first-day-won"])
def test_a_slip_comes_to_what_the_table_counted(record: str) -> None:
    game = registry.load("chronicles")
    match = replay(game, parse((RECORDS / f"{record}.txt").read_text("utf-8")))
    view = cast(ChroniclesView, match.position.view(0))
    filled: dict[str, int | str] = {"result": "won", "gold": view.gold}
    if "monk" in record:
        filled |= {
            "hp": view.hero.hp_left,
            "rooms": sum(row.room is not None for row in view.rows),
            "cells": sum(cell.crossed for cell in view.cells),
            "kills": sum(not foe.alive for foe in view.foes),
            "ticks": sum(row.ticked for row in view.rows),
            "xp": view.extra_xp,
            "sum": view.scores[0],
        }
    slip = game.score_slip(match.header.options, game.words("en"))
    for name, value in filled.items():
        box = slip.named(name)
        assert box.marks or box.least <= value <= box.most
    assert game.tally({}, filled, game.words("en")).points == view.scores[0]


def test_results_beside_their_day(capsys: Output) -> None:
    assert main(["score", "chronicles", "--date", DAY, "result=died"]) == 0
    capsys.readouterr()
    assert main(["daily", "chronicles", "--date", DAY, "--lang", "en"]) == 0
    assert "On paper: Chronicles · 2026-11-15: lost, 0 points" in capsys.readouterr().out


def test_days_in_a_row_end_with_the_latest() -> None:
    def played(*days: str) -> list[Result]:
        return [Result("chronicles", "2026-12-01", True, 3, {"sheet": day}) for day in days]

    assert days_in_a_row([], "chronicles") == 0
    assert days_in_a_row(played("2026-11-30", "2026-12-01", "2026-12-01"), "chronicles") == 2
    assert days_in_a_row(played("2026-11-28", "2026-11-30", "some words"), "chronicles") == 1
    assert days_in_a_row(played("2026-11-30"), "travelers") == 0


def test_a_damaged_file_is_left_alone(capsys: Output) -> None:
    results_file().parent.mkdir(parents=True)
    results_file().write_text("{]")
    assert main(["score", "stampede", *SLIPS["stampede"], "--lang", "en"]) == 2
    assert "is damaged" in capsys.readouterr().err
    assert results_file().read_text() == "{]"
