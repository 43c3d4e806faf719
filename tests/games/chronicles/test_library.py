"""Sheets by name, memory by word, and certificates that are worked out once."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from games.chronicles.quick_days import certify_quickly, made
from stampadia.games.chronicles import library
from stampadia.games.chronicles.days import SHELF
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.rating import play_game
from stampadia.games.chronicles.generate.wishes import Wishes
from stampadia.games.chronicles.house_sheets import house_sheet
from stampadia.games.chronicles.library import certified, exact, sheets_for
from stampadia.games.chronicles.problems import UnusableSheet
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.games.chronicles.specs import Spec, read_spec
from stampadia.kernel.errors import BadOption
from stampadia.kernel.shelf import Table, row_of

SPEC = read_spec("seed:library")


@pytest.fixture
def worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return certify_quickly(tmp_path, monkeypatch)


@pytest.fixture
def kept_file(worked_out: list[str]) -> Path:
    """The file of a certificate on the disk."""
    certified(SPEC)
    assert worked_out == [str(SPEC)]
    (path,) = SHELF.folder().iterdir()
    return path


def test_all_kinds_of_sheets(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(write_sheet(make_sheet("mine")), "utf-8")
    first, day, seed, file = sheets_for(f"first-day, 2026-11-15/3, seed:a b/2+hard, {path}")
    assert first.sheet == house_sheet()
    assert day.sheet == make_sheet("2026-11-15", attempt=3)
    assert seed.sheet == make_sheet("a b", Wishes("hard"), 2)
    assert file.sheet == make_sheet("mine")


def test_the_same_spec_is_prepared_once() -> None:
    assert sheets_for("2026-11-15/3")[0] is sheets_for(" 2026-11-15/3")[0]


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    for number, seed in enumerate(("one", "two")):
        path.write_text(write_sheet(make_sheet(seed)), "utf-8")
        os.utime(path, (number, number))
        assert sheets_for(str(path))[0].sheet == make_sheet(seed)


@pytest.mark.parametrize("path", ["nowhere/x.json", "~nobody-at-all/x.json", "a\0b.json"])
def test_a_file_that_is_not_there(path: str) -> None:
    with pytest.raises(UnusableSheet, match="There is no such file"):
        sheets_for(path)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("2026-11-15/0+class=bard", "There is no class “bard”. Classes: "),
        ("2026-11-15/0+quest=nap", "There is no main quest “nap”. Main quests: "),
    ],
)
def test_a_wish_that_cannot_be_granted(spec: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        sheets_for(spec)


# Certificates


def test_a_day_is_worked_out_once(worked_out: list[str]) -> None:
    (prepared,) = sheets_for(str(SPEC))
    attempt = made(SPEC).attempt
    assert prepared.sheet == make_sheet("library", attempt=attempt)
    assert exact(f"{SPEC}, first-day") == f"{SPEC}/{attempt},first-day"
    library._prepared.cache_clear()
    assert sheets_for(str(SPEC))[0].sheet == prepared.sheet
    assert worked_out == [str(SPEC)]


def test_an_attempt_needs_no_certificate(worked_out: list[str]) -> None:
    sheets_for("seed:library/5")
    assert exact("seed:library/5") == "seed:library/5"
    assert worked_out == []


def test_a_file_is_named_in_full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert exact("mine.json") == str(tmp_path / "mine.json")


def test_what_is_kept_is_what_was_worked_out(kept_file: Path) -> None:
    assert SHELF.kept(SPEC) == made(SPEC)
    assert not list(kept_file.parent.glob(".*"))


@pytest.mark.parametrize("spoiled", ["", "{", "[]", '{"made_by": 3}', "\x00" * 50])
def test_a_broken_file_is_worked_out_again(
    kept_file: Path, worked_out: list[str], spoiled: str
) -> None:
    good = kept_file.read_bytes()
    kept_file.write_text(spoiled, "utf-8")
    assert SHELF.kept(SPEC) is None
    certified(SPEC)
    assert worked_out == [str(SPEC)] * 2
    assert kept_file.read_bytes() == good


def test_a_file_cut_short_or_touched_is_no_certificate(kept_file: Path) -> None:
    good = kept_file.read_bytes()
    for size in range(0, len(good), 997):
        kept_file.write_bytes(good[:size])
        assert SHELF.kept(SPEC) is None
    touched = good.replace(b'"wins":', b'"wins":1', 1)
    assert touched != good
    kept_file.write_bytes(touched)
    assert SHELF.kept(SPEC) is None
    kept_file.write_bytes(good)
    assert SHELF.kept(SPEC) is not None


@pytest.mark.usefixtures("kept_file")
def test_what_other_makers_made_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHELF, "makers", lambda: "others")
    assert SHELF.kept(SPEC) is None


def test_another_spec_does_not_find_it(kept_file: Path) -> None:
    other = read_spec("seed:library+hard")
    kept_file.rename(SHELF.path(other))
    assert SHELF.kept(other) is None


def test_where_nothing_can_be_written_it_works_all_the_same(
    worked_out: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert certified(SPEC) == certified(SPEC)
    assert worked_out == [str(SPEC)] * 2
    assert blocked.read_text() == "in the way"


# The table that comes with the game


def shipped(monkeypatch: pytest.MonkeyPatch, **changes: object) -> Spec:
    day = read_spec("2026-11-15")
    row = msgspec.structs.replace(row_of(made(day)), **changes)
    text = SHELF.table_text({day.name: row})
    table = msgspec.json.decode(text, type=Table)
    monkeypatch.setattr(SHELF, "table", lambda: table)
    return day


def test_a_day_of_the_table_needs_no_work(
    worked_out: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    day = shipped(monkeypatch)
    assert certified(day) == made(day)
    assert sheets_for("2026-11-15")[0].sheet == certified(day).sheet
    assert worked_out == []
    assert SHELF.shipped(read_spec("2026-11-15+easy")) is None
    assert SHELF.shipped(read_spec("2026-11-15/0")) is None


def test_a_row_whose_sheet_has_changed_is_not_used(
    worked_out: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    day = shipped(monkeypatch, fingerprint="000000000000")
    assert library.usable_row(day) is None
    certified(day)
    assert worked_out == ["2026-11-15"]


def test_a_row_whose_game_is_played_otherwise_today_finds_another(
    worked_out: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    day = shipped(monkeypatch)
    row = SHELF.table().days[day.name]
    (prepared,) = sheets_for(str(day))
    lost = next(number for number in range(100) if not play_game(prepared, number).won)
    monkeypatch.setitem(SHELF.table().days, day.name, msgspec.structs.replace(row, won=lost))
    assert certified(day).won == row.won
    assert worked_out == []


def test_the_table_of_the_house_is_in_form() -> None:
    for name, row in SHELF.table().days.items():
        assert str(read_spec(name)) == name
        assert 0 < row.wins <= row.games and 0 <= row.won < row.games


def test_the_days_of_the_house_are_the_sheets_that_were_certified() -> None:
    for name in SHELF.table().days:
        assert library.usable_row(read_spec(name)) is not None, name
