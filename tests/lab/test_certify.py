"""Days for many at once: which ones, of which games, how long the rest takes, and that a run which
is killed goes on where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from signal import SIGKILL
from time import sleep

import pytest

from stampadia.adventures.almanac import Almanac
from stampadia.cli import main
from stampadia.kernel.errors import BadOption, StampadiaError, UnknownGame
from stampadia.lab.certify import (
    Asked,
    Progress,
    adventures_named,
    certify_day,
    certify_days,
    dates_from,
)

FIRST = "2031-03-01"
GAMES = ("chronicles", "travelers")


def test_so_many_days_in_a_row() -> None:
    assert dates_from(date(2024, 2, 28), 3) == [
        date(2024, 2, 28),
        date(2024, 2, 29),
        date(2024, 3, 1),
    ]


def test_the_calendar_ends() -> None:
    assert dates_from(date(9999, 12, 30), 5) == [date(9999, 12, 30), date.max]


def test_a_game_without_days_is_refused() -> None:
    with pytest.raises(BadOption, match="no adventures by the day"):
        adventures_named("stampede")
    with pytest.raises(UnknownGame):
        adventures_named("chess")


def test_no_days_are_no_work() -> None:
    assert certify_days([]) == ({}, False)


def test_published_days_of_several_games_are_there_at_once() -> None:
    asked = [Asked(game, "2026-11-20") for game in ("travelers", "chronicles")]
    seen: list[Progress] = []
    found, interrupted = certify_days(asked, workers=2, done=seen.append)
    assert list(found) == asked and not interrupted
    assert found[asked[1]] == adventures_named("chronicles").certified("2026-11-20")
    assert seen == [Progress(1, 0, 2), Progress(2, 0, 2)]


def test_the_estimate_counts_only_days_that_took_time() -> None:
    assert Progress(done=90, worked_out=0, days=100).seconds_left(5) is None
    assert Progress(done=92, worked_out=2, days=100).seconds_left(5) == 20
    assert Progress(done=100, worked_out=10, days=100).seconds_left(50) == 0


def test_a_worker_with_other_blueprints_is_refused() -> None:
    with pytest.raises(StampadiaError, match="another edition of chronicles"):
        certify_day(Asked("chronicles", "2026-11-20"), "somebody else")


# Real runs


def certify(folder: Path, *more: str) -> list[str]:
    (folder / "almanac").mkdir(parents=True, exist_ok=True)
    return [
        sys.executable, "-m", "stampadia", "certify", "chronicles", "--from", FIRST,
        "--almanac", str(folder / "almanac"), *more,
    ]  # fmt: skip


def disk(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "LC_ALL": "C.UTF-8"}


def published(folder: Path) -> dict[str, bytes]:
    found = sorted((folder / "almanac").rglob("*.bin"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def kept(folder: Path) -> dict[str, tuple[int, bytes]]:
    """What is on the disk, and since when."""
    found = sorted((folder / "cache").rglob("*.json"))
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in found}


@pytest.mark.deep
def test_a_killed_run_goes_on_where_it_was_and_its_workers_end_with_it(tmp_path: Path) -> None:
    command = certify(tmp_path, "--days", "4", "--workers", "2")
    run = subprocess.Popen(command, env=disk(tmp_path), start_new_session=True)
    while not kept(tmp_path):
        assert run.poll() is None
        sleep(0.05)
    run.kill()
    run.wait()
    for _ in range(600):
        if not _in_session(run.pid):
            break
        sleep(0.1)
    assert not _in_session(run.pid)
    before = kept(tmp_path)
    assert not published(tmp_path)
    subprocess.run(command, env=disk(tmp_path), check=True, capture_output=True)
    assert before.items() <= kept(tmp_path).items(), "nothing is worked out twice"
    whole = tmp_path / "whole"
    again = certify(whole, "--days", "4", "--workers", "1")
    subprocess.run(again, env=disk(whole), check=True, capture_output=True)
    assert published(whole) == published(tmp_path)


def _in_session(leader: int) -> list[str]:
    """The processes of a run that are still there, by the session that it began."""
    found = []
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, _, fields = process.read_text().rpartition(")")
        except OSError:  # it has just ended
            continue
        state, session = fields.split()[0], int(fields.split()[3])
        if session == leader and state != "Z":
            found.append(process.parent.name)
    return found


@pytest.mark.deep
def test_one_process_two_and_a_cluster_publish_the_same_bytes(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    )
    with cluster:
        ways = [["--workers", "1"], ["--workers", "2"], ["--cluster", cluster.scheduler_address]]
        found = []
        for number, way in enumerate(ways):
            folder = tmp_path / str(number)
            command = certify(folder, "--to", "2031-03-02", *way)
            subprocess.run(command, env=disk(folder), check=True, capture_output=True)
            found.append(published(folder))
    assert found[0] == found[1] == found[2]
    assert list(found[0]) == ["almanac/almanac-2031.bin"]


@pytest.mark.deep
def test_a_cluster_run_that_lost_a_worker_and_whoever_asked_goes_on(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    )
    with cluster, distributed.Client(cluster) as client:
        command = certify(tmp_path, "--days", "3", "--cluster", cluster.scheduler_address)
        run = subprocess.Popen(command, env=disk(tmp_path))
        while not kept(tmp_path):
            assert run.poll() is None
            sleep(0.05)
        run.kill()
        run.wait()
        before = kept(tmp_path)
        assert not published(tmp_path)
        os.kill(min(client.run(os.getpid).values()), SIGKILL)
        subprocess.run(command, env=disk(tmp_path), check=True, capture_output=True)
    assert before.items() <= kept(tmp_path).items(), "nothing is worked out twice"
    whole = tmp_path / "whole"
    again = certify(whole, "--days", "3", "--workers", "1")
    subprocess.run(again, env=disk(whole), check=True, capture_output=True)
    assert published(whole) == published(tmp_path)


# Several games


@pytest.mark.parametrize("where", ["almanacs", "{game}"])
def test_several_games_have_a_folder_each(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Days that are there already, so that nothing has to be worked out."""
    folder = tmp_path / where
    made = [folder] if where == "almanacs" else [tmp_path / game for game in GAMES]
    for one in made:
        one.mkdir()
    days = ("--from", "2026-11-20", "--to", "2026-11-21")
    assert main(["certify", *GAMES, *days, "--almanac", str(folder), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for game in GAMES:
        inner = tmp_path / game if where == "{game}" else folder / game
        path = inner / "almanac-2026.bin"
        assert f"Written: {path}\n" in told
        almanac = Almanac(path.read_bytes(), path.name)
        assert almanac.game == game and list(almanac.days) == ["2026-11-20", "2026-11-21"]
