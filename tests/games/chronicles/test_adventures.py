"""Sheets by name, memory by word, and certificates that are worked out once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from adventures.quick import certify_quickly, made
from stampadia.adventures import certify
from stampadia.games.chronicles import GAME, ChroniclesOptions
from stampadia.games.chronicles.adventures import ADVENTURES, FORM
from stampadia.games.chronicles.files.problems import UnusableSheet
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.files.writing import write_sheet
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.wishes import Wishes
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.errors import BadOption

SPEC = "seed:c0+class=forger"  # its second attempt is good
ASKED = FORM.read(SPEC)


def sheets_for(text: str) -> list[Prepared]:
    return list(GAME.content(ChroniclesOptions(sheet=text)).values())


def exact(text: str) -> str:
    return ADVENTURES.settled(text, ADVENTURES.certify)


@pytest.fixture
def worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return certify_quickly(ADVENTURES, tmp_path, monkeypatch)


@pytest.fixture
def kept_file(worked_out: list[str]) -> Path:
    """The file of a certificate on the disk."""
    ADVENTURES.certified(SPEC)
    assert worked_out == [SPEC]
    (path,) = ADVENTURES.disk.folder().iterdir()
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
    (prepared,) = sheets_for(SPEC)
    attempt = made("chronicles", SPEC).attempt
    assert attempt > 0
    assert prepared.sheet == make_sheet("c0", Wishes(hero_class="forger"), attempt)
    assert exact(f"{SPEC}, first-day") == f"{ASKED.exact(attempt)},first-day"
    certify._adventure.cache_clear()
    assert sheets_for(SPEC)[0].sheet == prepared.sheet
    assert worked_out == [SPEC]


def test_an_attempt_needs_no_certificate(worked_out: list[str]) -> None:
    sheets_for("seed:c0/5")
    assert exact("seed:c0/5") == "seed:c0/5"
    assert worked_out == []


def test_a_file_is_named_in_full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert exact("mine.json") == str(tmp_path / "mine.json")


def test_what_is_kept_is_what_was_worked_out(kept_file: Path) -> None:
    assert ADVENTURES.kept(ASKED) == made("chronicles", SPEC)
    assert not list(kept_file.parent.glob(".*"))


@pytest.mark.parametrize("spoiled", ["", "{", "[]", '{"made_by": 3}', "\x00" * 50])
def test_a_broken_file_is_worked_out_again(
    kept_file: Path, worked_out: list[str], spoiled: str
) -> None:
    good = kept_file.read_bytes()
    kept_file.write_text(spoiled, "utf-8")
    assert ADVENTURES.kept(ASKED) is None
    ADVENTURES.certified(SPEC)
    assert worked_out == [SPEC] * 2
    assert kept_file.read_bytes() == good


def test_a_file_cut_short_or_touched_is_no_certificate(kept_file: Path) -> None:
    good = kept_file.read_bytes()
    for size in range(0, len(good), 997):
        kept_file.write_bytes(good[:size])
        assert ADVENTURES.kept(ASKED) is None
    touched = good.replace(b'"wins":', b'"wins":1', 1)
    assert touched != good
    kept_file.write_bytes(touched)
    assert ADVENTURES.kept(ASKED) is None
    kept_file.write_bytes(good)
    assert ADVENTURES.kept(ASKED) is not None


@pytest.mark.usefixtures("kept_file")
def test_what_other_makers_made_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ADVENTURES.disk, "makers", lambda: "others")
    assert ADVENTURES.kept(ASKED) is None


def test_another_spec_does_not_find_it(kept_file: Path) -> None:
    other = FORM.read("seed:c0+hard")
    kept_file.rename(ADVENTURES.disk.path(str(other)))
    assert ADVENTURES.kept(other) is None


def test_where_nothing_can_be_written_it_works_all_the_same(
    worked_out: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert ADVENTURES.certified(SPEC) == ADVENTURES.certified(SPEC)
    assert worked_out == [SPEC] * 2
    assert blocked.read_text() == "in the way"
