"""`stampadia generate`, `daily` and `certify`, as people use them for Chronicles."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from datetime import date
from io import StringIO
from pathlib import Path
from time import sleep

import msgspec
import pytest

import control_c
from adventures import quick
from stampadia.adventures.almanac import Almanac, Certified, written
from stampadia.adventures.certify import Progress
from stampadia.adventures.code import code_of
from stampadia.cli import adventures as command
from stampadia.cli import main
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.adventures import ADVENTURES
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.files.reading import load_sheet, read_good
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.wishes import Wishes

Output = pytest.CaptureFixture[str]
DATES = ["2026-12-10", "2026-12-11", "2026-12-12"]  # soon found
TODAY = DATES[1]
SHEET = ("generate", "chronicles", "--seed", "any words")


@pytest.fixture(autouse=True)
def worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An English terminal on a fixed day: no shipped days, an empty cache, a quick player."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setattr(command, "today", lambda: date.fromisoformat(TODAY))
    monkeypatch.setattr(ADVENTURES, "published", lambda _spec: None)
    return quick.certify_quickly(ADVENTURES, tmp_path, monkeypatch)


def made(spec: str) -> Certified:
    return quick.made("chronicles", spec)


def sheet_of(found: Certified) -> Sheet:
    return read_good(found.adventure, "")


def said(capsys: Output, *argv: str) -> str:
    assert main(argv) == 0
    return capsys.readouterr().out


def refusal(capsys: Output, *argv: str) -> str:
    """The one line on stderr of a command line that is refused."""
    assert main(argv) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    return told.err.strip()


# generate


def test_a_whole_sheet_with_its_proof(capsys: Output) -> None:
    told = said(capsys, *SHEET)
    sheet = sheet_of(made("seed:any words"))
    assert told.startswith(f"“{sheet.title.en}” · {sheet.hero_class.en}\n")
    exact = f"seed:any words/{made('seed:any words').attempt}"
    assert f"at any table: {code_of(GAME, {'sheet': exact})}\n" in told
    assert "secrets and all" in told and "Rooms Table" in told and " decoy\n" in told
    assert "How it can be won" in told and "» you win." in told


def test_whoever_waits_without_a_terminal_is_told_so(capsys: Output) -> None:
    waiting = "Certifying seed:any words; this can take a minute.\n"
    assert main(SHEET) == 0
    assert capsys.readouterr().err == waiting
    assert main(SHEET) == 0
    assert capsys.readouterr().err == ""  # it is known by now


def test_the_same_in_italian(capsys: Output) -> None:
    told = said(capsys, *SHEET, "--lang", "it")
    assert "segreti compresi" in told and "» hai vinto." in told
    assert "you win" not in told


def test_without_proof_it_is_the_first_attempt(capsys: Output, worked_out: list[str]) -> None:
    told = said(capsys, *SHEET, "--no-proof")
    assert make_sheet("any words").title.en in told
    assert "How it can be won" not in told and "★" not in told
    assert worked_out == []


def test_files_instead_of_text(tmp_path: Path, capsys: Output) -> None:
    sheet, record = tmp_path / "sheet.json", tmp_path / "won.record"
    told = said(capsys, *SHEET, "--json", str(sheet), "--record", str(record))
    found = made("seed:any words")
    assert load_sheet(sheet) == sheet_of(found)
    assert record.read_text("utf-8") == ADVENTURES.record("seed:any words")
    assert "Rooms Table" not in told
    assert f"Written: {sheet}\nWritten: {record}\n" in told
    assert "Player 1 wins" in said(capsys, "replay", str(record))
    assert f"“{sheet}” is already there." in refusal(capsys, *SHEET, "--json", str(sheet))
    said(capsys, *SHEET, "--json", str(sheet), "--no-proof", "--force")
    assert load_sheet(sheet) == make_sheet("any words")
    assert {path.name for path in tmp_path.iterdir()} == {"cache", "sheet.json", "won.record"}


def test_wishes(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "sheet.json"
    wishes = ("--difficulty", "hard", "--class", "forger", "--quest", "paper-dragon")
    said(capsys, *SHEET, *wishes, "--no-proof", "--json", str(path))
    assert load_sheet(path) == make_sheet("any words", Wishes("hard", "forger", "paper-dragon"))


def test_a_day_to_come_can_be_prepared(capsys: Output) -> None:
    told = said(capsys, "generate", "chronicles", "--date", "2027-01-01", "--no-proof")
    assert "Serial: 2027-01-01" in told
    assert f"Serial: {TODAY}" in said(capsys, "generate", "chronicles", "--no-proof")


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        ("generate", "Which game?"),
        ("generate stampede", "stampede has no adventures by the day."),
        ("daily generals", "generals has no adventures by the day."),
        ("certify stampede", "stampede has no adventures by the day."),
        ("generate chess", "There is no game “chess” here."),
        ("generate chronicles --date tomorrow", "“tomorrow” is not a day."),
        ("generate chronicles --date 2019-12-31", "no adventures before 2020-01-01"),
        ("generate chronicles --date 2026-11-15 --seed x", "--date or --seed"),
        ("generate chronicles --seed a+b", "“a+b” cannot be a seed"),
        ("generate chronicles --seed a/3", "“a/3” cannot be a seed"),
        ("generate chronicles --seed=", "“” cannot be a seed"),
        ("generate chronicles --class bard", "There is no class “bard”."),
        ("generate chronicles --quest nap", "There is no main quest “nap”."),
        ("generate chronicles --difficulty brutal", "There is no difficulty “brutal”."),
        ("generate chronicles --no-proof --record x", "Leave --no-proof out."),
        ("generate chronicles --json /nowhere/at/all.json", "There is no folder"),
        ("daily chronicles --date 2026-12-12", "2026-12-12 is still to come"),
        ("daily --date soon", "“soon” is not a day."),
        ("certify chronicles --from soon", "“soon” is not a day."),
        ("certify chronicles --days 0", "--days must be at least 1."),
        ("certify chronicles --days 100000", "--days can be at most 3,660."),
        ("certify chronicles --days 3 --to 2026-11-30", "--days or --to"),
        ("certify chronicles --from 2026-11-30 --to 2026-11-29", "the last day comes after"),
        ("certify chronicles --from 2026-11-30 --to 2126-11-29", "3,660 days are the most"),
        ("certify chronicles travelers --table days.md", "--table and --json tell of one game."),
        ("certify chronicles chess", "There is no game “chess” here."),
        ("certify", "Which game?"),
        (f"certify chronicles --from {TODAY} --anew", "--anew is for days that have not come yet"),
        ("certify chronicles --workers 0", "--workers must be at least 1."),
        ("certify chronicles --table /nowhere/at/all.md", "There is no folder"),
    ],
)
def test_what_is_refused(argv: str, told: str, capsys: Output, worked_out: list[str]) -> None:
    assert told in refusal(capsys, *argv.split())
    italian = refusal(capsys, *argv.split(), "--lang", "it")
    assert told not in italian
    assert worked_out == []


@pytest.mark.parametrize("name", ["generate", "daily", "certify"])
def test_help_has_no_hole_in_either_language(name: str, capsys: Output) -> None:
    english, italian = (said(capsys, name, "--help", "--lang", code) for code in ("en", "it"))
    assert english.startswith(f"Usage: stampadia {name}")
    assert italian.startswith(f"Uso: stampadia {name}")
    for page in (english, italian):
        assert "help-" not in page and ".value" not in page and "_" not in page
    prose = {line.strip("│ ") for line in english.splitlines() if line.count(" ") > 4}
    assert not prose & {line.strip("│ ") for line in italian.splitlines() if line.strip("│ ")}


# daily


def test_today_is_told_and_not_spoiled(capsys: Output, worked_out: list[str]) -> None:
    told = said(capsys, "daily", "chronicles")
    found = made(TODAY)
    assert found.face.title["en"] in told and found.face.hero["en"] in told
    assert f"won {found.rating.wins} of {found.rating.games} games" in told
    assert f"stampadia play chronicles --date {TODAY}" in told
    assert len(told.splitlines()) == 6
    again = said(capsys, "daily", "chronicles", "--lang", "it")
    assert found.face.title["it"] in again and " su 5: un giocatore onesto" in again
    assert f"stampadia play chronicles --date {TODAY} --lang it\n" in again
    assert worked_out == [TODAY]


def test_an_earlier_day(capsys: Output, worked_out: list[str]) -> None:
    earlier = DATES[0]
    assert f"Chronicles, {earlier}\n" in said(capsys, "daily", "chronicles", "--date", earlier)
    assert worked_out == [earlier]


@pytest.mark.parametrize(
    ("day", "language", "told"),
    [
        (DATES[1], "en", ""),
        (DATES[2], "en", f"{DATES[2]} has not come yet: "),
        (DATES[2], "it", f"Il {DATES[2]} deve ancora venire: "),
    ],
)
def test_a_day_to_come_is_played_and_printed_with_a_word_about_it(
    day: str,
    language: str,
    told: str,
    tmp_path: Path,
    capsys: Output,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for words in ("play chronicles --plain", f"print chronicles --output {tmp_path / 'day.pdf'}"):
        monkeypatch.setattr("sys.stdin", StringIO())
        assert main([*words.split(), "--date", day, "--lang", language]) == 0
        lines = capsys.readouterr().err.splitlines()
        about = [line for line in lines if line.startswith((day, f"Il {day}"))]
        assert len(about) == bool(told) and all(line.startswith(told) for line in about)


def test_all_games_that_have_dailies(capsys: Output, worked_out: list[str]) -> None:
    told = said(capsys, "daily")
    line = f"chronicles: “stampadia daily chronicles” works out the adventure of {TODAY}."
    assert line in told.splitlines()
    asked = said(capsys, "daily", "--lang", "it")
    assert "chronicles: «stampadia daily chronicles --lang it» calcola" in asked
    assert worked_out == []
    said(capsys, "daily", "chronicles")
    assert made(TODAY).face.title["en"] in said(capsys, "daily")


# certify

THREE = ("certify", "chronicles", "--from", DATES[0], "--days", "3", "--workers", "1")


def test_a_table_of_days(tmp_path: Path, capsys: Output, worked_out: list[str]) -> None:
    page, table = tmp_path / "days.md", tmp_path / "days.json"
    told = said(capsys, *THREE, "--table", str(page), "--json", str(table))
    assert worked_out == DATES
    assert "3 days, 9 games" in told
    shown = [line for line in told.splitlines() if not line.startswith("Written: ")]
    assert max(map(len, shown)) <= 80
    rows = page.read_text("utf-8").splitlines()
    assert rows[0].startswith("| Day | Title | Hero | Stars |")
    for day, row in zip(DATES, rows[2:5], strict=True):
        found = made(day)
        assert row.startswith(f"| {day} | {found.face.title['en']} | ")
        assert row.endswith(f" {found.attempt} |")
    rows_of = msgspec.json.decode(table.read_bytes())
    assert rows_of["made_by"] == ADVENTURES.disk.makers()
    for day, found in ((day, made(day)) for day in DATES):
        told_of = (
            found.attempt,
            found.fingerprint,
            found.won,
            *msgspec.structs.astuple(found.rating),
        )
        assert rows_of["days"][day] == list(told_of)


def test_days_are_published_and_never_again(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = said(capsys, *THREE, "--almanac", str(tmp_path))
    path = tmp_path / "almanac-2026.bin"
    assert f"Written: {path}" in told
    almanac = Almanac(path.read_bytes(), path.name)
    assert [almanac.day(day) for day in DATES] == [made(day) for day in DATES]
    with monkeypatch.context() as patched:
        patched.setattr(ADVENTURES, "certified", lambda *_, **__: made(DATES[2]))
        said(capsys, "certify", "chronicles", "--from", DATES[2], "--days", "2",
             "--workers", "1", "--almanac", str(tmp_path))  # fmt: skip
    almanac = Almanac(path.read_bytes(), path.name)
    assert [almanac.day(day) for day in DATES] == [made(day) for day in DATES]
    assert list(almanac.days) == [*DATES, "2026-12-13"]


def test_a_new_edition_of_days_to_come_takes_their_place(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, worked_out: list[str]
) -> None:
    path = tmp_path / "almanac-2026.bin"
    path.write_bytes(written("chronicles", dict.fromkeys(DATES, made(DATES[0]))))
    monkeypatch.setattr(ADVENTURES, "published", lambda _spec: made(DATES[0]))
    again = ("certify", "chronicles", "--from", DATES[2], "--days", "1", "--workers", "1")
    said(capsys, *again, "--anew", "--almanac", str(tmp_path))
    assert worked_out == [DATES[2]]
    almanac = Almanac(path.read_bytes(), path.name)
    there = [almanac.day(day) for day in DATES]
    assert there == [made(DATES[0]), made(DATES[0]), made(DATES[2])]


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, worked_out: list[str]
) -> None:
    def interrupted(spec: object, _: Progress) -> Certified:
        if len(worked_out) == 2:
            raise KeyboardInterrupt
        worked_out.append(str(spec))
        return made(str(spec))

    page = tmp_path / "days.md"
    with monkeypatch.context() as patched:
        patched.setattr(ADVENTURES, "work_out", interrupted)
        assert main([*THREE, "--table", str(page)]) == 130
    told = capsys.readouterr().out
    assert "2 of 3 days are done and kept" in told and DATES[1] in told
    assert not page.exists()
    said(capsys, *THREE, "--table", str(page))
    assert worked_out == DATES
    assert page.exists()


def test_a_disk_that_keeps_nothing_is_said(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    told = said(capsys, "certify", "chronicles", "--from", TODAY, "--days", "1")
    assert told.startswith(f"Nothing can be written in “{ADVENTURES.disk.folder()}”")
    assert "One day, 3 games" in told


def test_control_c_stops_the_workers_and_leaves_whole_files_only(tmp_path: Path) -> None:
    run = subprocess.Popen(
        [sys.executable, "-m", "stampadia", "certify", "chronicles", "--from", "2030-01-01",
         "--days", "50", "--workers", "2", "--lang", "en"],
        env={"XDG_CACHE_HOME": str(tmp_path), "PATH": "", "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=control_c.heard,
    )  # fmt: skip
    try:
        _wait_for_workers(run.pid)
        run.send_signal(signal.SIGINT)
        told, _ = run.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 130
    assert "Interrupted:" in told
    kept = list(tmp_path.rglob("*.json"))
    assert all(msgspec.json.decode(path.read_bytes())["checksum"] for path in kept)


def _wait_for_workers(parent: int) -> None:
    """Two, and the process that Python starts beside them; they need a moment more to begin."""
    for _ in range(600):
        if _children(parent) >= 3:
            break
        sleep(0.1)
    sleep(1)


def _children(parent: int) -> int:
    count = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            _, _, fields = process.read_text().rpartition(")")
            count += int(fields.split()[1]) == parent
    return count


@pytest.mark.deep
def test_two_processes_say_the_same_as_one(tmp_path: Path) -> None:
    tables = []
    for workers in ("1", "2"):
        cache, table = tmp_path / f"cache {workers}", tmp_path / f"{workers}.json"
        done = subprocess.run(
            [sys.executable, "-m", "stampadia", "certify", "chronicles", "--from", "2030-01-01",
             "--days", "2", "--workers", workers, "--json", str(table)],
            env={"XDG_CACHE_HOME": str(cache), "PATH": ""},
            check=True,
            capture_output=True,
        )  # fmt: skip
        assert done.returncode == 0
        tables.append(table.read_bytes())
    assert tables[0] == tables[1]
