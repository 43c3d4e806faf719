"""`stampadia decks`: new, validate, show, schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import pytest

from games.travelers.handmade import small_set
from games.travelers.test_set_file import changed
from stampadia.cli import main
from stampadia.games.travelers.content import card_code
from stampadia.games.travelers.files.set_file import (
    load_set,
    schema,
    serial_from,
    starting_text,
    write_set,
)
from stampadia.games.travelers.generate.sets import make_set

Output = pytest.CaptureFixture[str]


@pytest.fixture
def world(tmp_path: Path) -> Path:
    path = tmp_path / "world.json"
    path.write_text(write_set(small_set()), encoding="utf-8")
    return path


@pytest.fixture
def dungeon(tmp_path: Path) -> Path:
    path = tmp_path / "dungeon.json"
    path.write_text(write_set(small_set("dungeon")), encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(changed("hero/cards/3/lower/value", 10)), encoding="utf-8")
    return path


def test_good_sets(world: Path, dungeon: Path, capsys: Output) -> None:
    assert main(["decks", "validate", str(world), str(dungeon), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "2 files, 2 good sets; no errors, no warnings.\n"
    assert main(["decks", "validate", str(world), "--lang", "it"]) == 0
    assert capsys.readouterr().out == "Un file, un set valido; nessun errore, nessun avviso.\n"


def test_a_broken_set_among_good_ones(world: Path, broken: Path, capsys: Output) -> None:
    assert main(["decks", "validate", str(broken), str(world), "--lang", "en"]) == 1
    first, verdict = capsys.readouterr().out.splitlines()
    assert first == (
        f"{broken}: hero/cards/3/lower/value (“Restless Block”): "
        "Found 10. Allowed: a whole number from 1 to 9."
    )
    assert verdict == "2 files, one good set; one error, no warnings."


def test_a_missing_file(capsys: Output) -> None:
    assert main(["decks", "validate", "nope.json", "--lang", "en"]) == 2
    assert "nope.json: There is no such file." in capsys.readouterr().out
    for command in ("validate", "show"):
        assert main(["decks", command, "--lang", "en"]) == 2
        assert capsys.readouterr().err == "Which set? Name its file.\n"


def test_a_world_is_shown_whole(world: Path, capsys: Output) -> None:
    assert main(["decks", "show", str(world), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "  3A  Well\n    Someone points west.\n    If 4A is mapped: reveal 4B.\n" in shown
    assert "    Open to the right: Attack, Defense.\n" in shown
    assert "    To the enemy on the left: +0 -1 +1 (Level, Attack, Defense).\n" in shown


ROOM = """\
Carta Stanza 3, lato A in alto
    #  a  .  .
    b  .  .  .
    .  .  ✺↑ .
    .  #  .  c
    .  .  .  .
    .  .  #  .
    a  da 3A a 4D, da 3C a 2B
    b  da 3A a 2A, da 3C a 6B
    c  da 3A a 5C
"""


def test_a_dungeon_is_shown_whole(dungeon: Path, capsys: Output) -> None:
    assert main(["decks", "show", str(dungeon), "--lang", "it"]) == 0
    shown = capsys.readouterr().out
    assert ROOM in shown
    assert "Carta Indice 2\n  4D  Scelta\n" in shown
    assert "Il custode si volta.\n    NEMICO Custode: Livello 4, Attacco 5" in shown


def test_a_broken_set_is_not_shown(broken: Path, capsys: Output) -> None:
    assert main(["decks", "show", str(broken), "--lang", "en"]) == 2
    assert "hero/cards/3/lower/value (“Restless Block”): Found 10." in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_schema_is_printed(language: str, capsys: Output) -> None:
    assert main(["decks", "schema", "--lang", language]) == 0
    assert json.loads(capsys.readouterr().out) == schema(language)


@pytest.mark.parametrize(("kind", "letter"), [("world", "W"), ("dungeon", "D")])
def test_codes_are_those_of_the_manual(kind: Literal["world", "dungeon"], letter: str) -> None:
    """Year, month, day; a hero's face and the adventure's, back to back."""
    made = make_set("2022-07-06")
    assert card_code(made.hero, 1) == "TOS20220706-H-1A"
    other = small_set(kind)
    assert card_code(other.adventure, 9) == f"{other.adventure.serial}-{letter}-9B"


# A set to begin with


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_new_set_is_good_and_says_the_same_in_both_languages(
    language: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "my first set.json"
    assert main(["decks", "new", str(path), "--lang", language]) == 0
    assert "MY-FIRST-SET" in capsys.readouterr().out
    assert main(["decks", "validate", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "One file, one good set; no errors, no warnings.\n"
    assert load_set(path).hero.serial == "MY-FIRST-SET"
    other = tmp_path / "other.json"
    other.write_text(starting_text("MY-FIRST-SET", "it" if language == "en" else "en"))
    assert load_set(other) == load_set(path)


def test_a_new_set_overwrites_nothing_unasked(world: Path, capsys: Output) -> None:
    before = world.read_text(encoding="utf-8")
    assert main(["decks", "new", str(world), "--lang", "en"]) == 2
    assert "is already there" in capsys.readouterr().err
    assert world.read_text(encoding="utf-8") == before
    assert main(["decks", "new", str(world), "--force"]) == 0
    assert world.read_text(encoding="utf-8") != before
    assert main(["decks", "new"]) == 2


@pytest.mark.parametrize(
    ("name", "serial"), [("", "SOUP-1"), ("è", "SOUP-1"), ("a" * 40, "A" * 24)]
)
def test_any_file_name_makes_a_serial(name: str, serial: str) -> None:
    assert serial_from(name) == serial
