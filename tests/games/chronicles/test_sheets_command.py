"""`stampadia sheets`: validate, show, schema."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.chronicles.test_sheet_file import small
from stampadia.cli import main
from stampadia.games.chronicles.files.reading import schema

Output = pytest.CaptureFixture[str]


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(small()), encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.json"
    rooms = small()["rooms"]
    rooms[1]["lines"] = ["enter rom » x31"]
    path.write_text(json.dumps(small(rooms=rooms)), encoding="utf-8")
    return path


def test_good_sheets(sheet: Path, capsys: Output) -> None:
    assert main(["sheets", "validate", str(sheet), "first-day", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "2 files, 2 good sheets; no errors, no warnings.\n"
    assert main(["sheets", "validate", "first-day", "--lang", "it"]) == 0
    assert capsys.readouterr().out == "Un file, un foglio valido; nessun errore, nessun avviso.\n"


def test_a_broken_sheet_among_good_ones(sheet: Path, broken: Path, capsys: Output) -> None:
    assert (
        main(["sheets", "validate", str(broken), str(sheet), "nowhere.json", "--lang", "en"]) == 2
    )
    first, second, verdict = capsys.readouterr().out.splitlines()
    assert first.startswith(
        f"{broken}: room 31, line 1, English: Column 1: “enter rom” is no condit"
    )
    assert second == "nowhere.json: There is no such file."
    assert verdict == "3 files, one good sheet; 2 errors, no warnings."


def test_a_broken_sheet_and_a_missing_one_end_differently(broken: Path, capsys: Output) -> None:
    assert main(["sheets", "validate", str(broken), "--lang", "en"]) == 1
    assert main(["sheets", "validate", "nope.json", "--lang", "en"]) == 2
    assert "nope.json: There is no such file." in capsys.readouterr().out


def test_everything_is_told_in_one_pass(tmp_path: Path, capsys: Output) -> None:
    """A wrong form, wrong words and a wrong Map do not hide one another."""
    rooms = small()["rooms"]
    rooms[1]["lines"] = ["enter rom » x31"]
    path = tmp_path / "many.json"
    hero = [*small()["hero"][:3], {"hp": "many", "xp": 2}]
    path.write_text(json.dumps(small(rooms=rooms, hero=hero)), encoding="utf-8")
    assert main(["sheets", "validate", str(path), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "Hero Sheet, column 4, hp" in told and "“enter rom” is no condition" in told
    rooms[1]["at"] = "7,5"  # over the starting room
    rooms[0]["lines"].append("move [1] » x77")
    path.write_text(json.dumps(small(rooms=rooms)), encoding="utf-8")
    main(["sheets", "validate", str(path), "--lang", "en"])
    told = capsys.readouterr().out
    assert "“enter rom” is no condition" in told and "Room 77" in told
    assert len(told.splitlines()) >= 4 and "you win" not in told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("stampadia record 1\ngame: stampede\n", "the record of a game, which"),
        ('{"meta": {"id": "X"}, "deck": []}', "a card set of Generals, which"),
        ('{"hero": {}, "adventure": {}}', "a set of Travelers, which"),
        ('{"made_by": "x", "days": {}}', "a table of certified days, and not a sheet"),
        (json.dumps(schema()), "the form of a file (JSON Schema), and not a sheet"),
    ],
)
def test_a_file_of_another_kind_is_one_sentence(
    text: str, said: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    assert main(["sheets", "validate", str(path), "--lang", "en"]) == 1
    first, verdict = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path}: This is {said}")
    assert verdict == "One file, 0 good sheets; one error, no warnings."


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_new_sheet_is_a_good_one(language: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "mine.json"
    assert main(["sheets", "new", str(path), "--lang", language]) == 0
    assert main(["sheets", "validate", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("One file, one good sheet; no errors, no warnings.\n")
    begun = json.loads(path.read_text("utf-8"))
    assert (begun["language"], begun["serial"]) == (language, "mine")
    assert main(["sheets", "new", str(path), "--lang", "en"]) == 2
    assert "is already there" in capsys.readouterr().err
    assert main(["sheets", "new", str(path), "--force", "--language", "it"]) == 0
    assert main(["sheets", "new", str(path), "--force", "--language", "tlh", "--lang", "en"]) == 2
    assert main(["sheets", "new", "--lang", "en"]) == 2
    assert "Where should the sheet go?" in capsys.readouterr().err


def test_nothing_to_look_at(capsys: Output) -> None:
    for command in ("validate", "show"):
        assert main(["sheets", command, "--lang", "en"]) == 2
        assert capsys.readouterr().err == "Which sheet? Name its file, or ours: first-day.\n"


def test_a_file_comes_before_our_own_of_its_name(
    sheet: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(sheet.parent)
    sheet.rename(sheet.with_name("first-day"))
    assert main(["sheets", "show", "first-day", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Two Rooms · Clerk\n")


MAP = """\
      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20

  1

  2

  3

  4
                +--+--+--+--+--+
  5             |        |     |
                +        +     +
  6             |   // 17:17   |
                +        +     +
  7             |        |     |
                +--+--+--+--+--+
  8
"""


def test_a_sheet_is_shown_whole(sheet: Path, capsys: Output) -> None:
    assert main(["sheets", "show", str(sheet), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert MAP in shown
    assert (
        "  30  5,5 3x3  start\n      move on stairs & x31 » you win\n"
        "  31  8,5 2x3  1 door away\n      enter room » x31, pay up.\n"
    ) in shown
    assert "  [ ] Soap (hero turn » +2HP)\n" in shown
    assert "  1. +1 DEF · 4 HP · ATK -1/RNG 1 / Move -3 · 0 XP\n" in shown
    assert "  2. +1 DEF · 1 HP · (empty) / (empty) · 2 XP\n" in shown
    assert "  ALL · +1 DEF · ATK -1/RNG 1 / (empty) · +1 XP\n  1 · +1 DEF" in shown


def test_symbols_and_secrets_are_shown(capsys: Output) -> None:
    assert main(["sheets", "show", "first-day", "--lang", "it"]) == 0
    shown = capsys.readouterr().out
    assert "La S mancante · Apprendista" in shown
    assert "  27  2,2 4x3  esca\n" in shown and "  47  14,17 3x2  nascosta\n" in shown
    assert (
        "10 |           |   // 10:14         |10: 5    #1".replace("10 |", "10             |")
        in shown
    )
    assert "+--+..+--+--+" in shown
    assert "Barchetta di carta (prima del tiro dell’eroe » +3PF)  esca" in shown


def test_a_broken_sheet_is_not_shown(broken: Path, capsys: Output) -> None:
    assert main(["sheets", "show", str(broken), "--lang", "en"]) == 2
    assert "“enter rom” is no condition" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_schema_is_printed(language: str, capsys: Output) -> None:
    assert main(["sheets", "schema", "--lang", language]) == 0
    assert json.loads(capsys.readouterr().out) == schema(language)
