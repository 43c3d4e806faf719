"""All matches in one file and back again, on both databases and from one to the other, while people
play."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import sleep

import pytest

from server.postgres import throw_away
from server.served import Server
from server.test_limits import again
from stampadia.cli import main
from stampadia.kernel.errors import StampadiaError
from stampadia.matches.record import Line
from stampadia.server.backup import Carried, back_up, restore
from stampadia.server.databases import sqlite_address
from stampadia.server.migrations import migrate
from stampadia.server.store import open_store

pytestmark = pytest.mark.xdist_group("store")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_address(tmp_path_factory.mktemp("kept") / "matches.sqlite")
        return
    with throw_away() as url:
        yield url


def lines_of(address: str, match: str) -> list[Line]:
    async def work() -> list[Line]:
        store = open_store(address)
        found = [row.line for row in await store.lines(match)]
        await store.close()
        return found

    return asyncio.run(work())


def test_a_backup_is_one_moment_and_comes_back_while_people_play(
    address: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    server = Server(address)
    try:
        made = server.make("chronicles", "you")
        ada = server.sit(made["match"], made["token"])
        for _ in range(3):
            ada.move()
        kept = back_up(address, file)
        then = lines_of(address, made["match"])
        assert kept == Carried(1, len(then)) and len(then) >= 3

        ada.move()
        later = server.make("stampede", "you", "random")
        with pytest.raises(StampadiaError, match="2 matches"):
            restore(address, file)
        assert len(lines_of(address, made["match"])) > len(then)

        assert restore(address, file, replace=True) == kept
        assert lines_of(address, made["match"]) == then
        for _ in range(100):  # the server hears of it a moment later
            back = again(server, made)
            if back.asked()["sequence"] == len(then):
                break
            sleep(0.1)
        assert back.asked()["sequence"] == len(then), "the server has noticed"
        assert back.move()["sequence"] > len(then)
        gone = server.http.get(
            f"/api/matches/{later['match']}/lobby", params={"token": later["token"]}
        )
        assert gone.status_code == 404
    finally:
        server.stop()
        server.http.close()


def test_a_backup_goes_into_the_other_database(address: str, tmp_path: Path) -> None:
    migrate(address)
    file, other = tmp_path / "backup.sqlite", sqlite_address(tmp_path / "other.sqlite")
    kept = back_up(address, file)
    assert restore(other, file) == kept
    assert back_up(other, tmp_path / "again.sqlite") == kept
    assert restore(address, tmp_path / "again.sqlite", replace=True) == kept


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main([*arguments, "--lang", "en"])
    told = capsys.readouterr()
    return status, told.out + told.err


def test_what_cannot_be_is_told_in_one_sentence(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(own / "backup.sqlite")
    status, told = said(capsys, "backup", file)
    assert status == 2 and "There are no matches" in told
    Path(file).write_text("my diary")
    assert "is no backup" in said(capsys, "restore", file)[1]
    assert "already there" in said(capsys, "backup", file)[1]
    assert Path(file).read_text() == "my diary"
    assert "cannot be read" in said(capsys, "restore", str(own / "nowhere"))[1]
    with closing(sqlite3.connect(own / "other.sqlite")) as other:
        other.execute("CREATE TABLE recipes (name)")
    assert "is no backup" in said(capsys, "restore", str(own / "other.sqlite"))[1]


def test_a_person_backs_up_and_restores(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, file = sqlite_address(own / "s.sqlite"), str(own / "backup.sqlite")
    migrate(store)
    status, told = said(capsys, "backup", file, "--database", store)
    assert status == 0 and "0 matches with 0 lines" in told
    status, told = said(capsys, "restore", file, "--database", store)
    assert status == 0 and "0 matches are back" in told
    missing = str(own / "no" / "such" / "folder" / "b.sqlite")
    assert "could not be written" in said(capsys, "backup", missing, "--database", store)[1]


def test_a_backup_of_a_newer_form_is_refused(own: Path) -> None:
    store = sqlite_address(own / "s.sqlite")
    migrate(store)
    back_up(store, own / "newer.sqlite")
    with closing(sqlite3.connect(own / "newer.sqlite")) as newer:
        newer.execute("UPDATE alembic_version SET version_num='from the future'")
        newer.commit()
    with pytest.raises(StampadiaError, match="newer"):
        restore(store, own / "newer.sqlite")
