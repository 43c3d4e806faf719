"""What was acknowledged is there afterwards: the server is killed in the midst of play, again and
again; the database is stopped and started; the disk is full. Everybody goes on where they were, by
themselves."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Cluster, cluster
from server.served import Server
from server.stubborn import Stubborn, check_kept, end, is_well, moves, wait_for, wait_for_moves
from stampadia.server.databases import sqlite_address

pytestmark = pytest.mark.xdist_group("kept")

KILLS = 50 if os.environ.get("STAMPADIA_TESTS") == "deep" else 10
TABLES = (("chronicles", "you"), ("chronicles", "you"), ("stampede", "you", "random"))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "matches.sqlite")
    url: str = request.getfixturevalue("postgres").url
    return url


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    one = Server(database, log=tmp_path / "log")
    yield one
    one.stop()
    one.http.close()


def sat_down(server: Server, seed: str) -> list[Stubborn]:
    players = [
        Stubborn(server, server.make(*table), f"{seed} {number}")
        for number, table in enumerate(TABLES)
    ]
    for player in players:
        player.start()
    return players


def told(player: Stubborn) -> bool:
    """Does it know that nothing can be kept: neither its choice nor what would follow from it?"""
    return "store-down" in player.refused or "store-waits" in player.refused


def test_every_acknowledged_move_survives_kill_9(server: Server) -> None:
    players: list[Stubborn] = []
    for kill in range(KILLS):
        if all(player.finished.is_set() for player in players):
            players += sat_down(server, f"kill {kill}")
        wait_for_moves(players, 3 + kill % 5)
        server.kill()
        server.start()
    end(players)
    check_kept(server.database, players)
    assert any(player.resumed > 1 for player in players)


def test_a_stop_loses_nothing_and_is_no_failure(server: Server) -> None:
    players = sat_down(server, "stop")
    wait_for_moves(players, 8)
    server.process.send_signal(signal.SIGTERM)
    # uvicorn ends with the signal that it was sent, once all is put away
    assert server.process.wait(60) in (0, -signal.SIGTERM)
    server.start()
    wait_for_moves(players, 3)
    end(players)
    check_kept(server.database, players)
    assert server.log is not None
    assert '"level":"error"' not in server.log.read_text("utf-8")


def test_a_database_that_was_gone_comes_back(postgres: Cluster, tmp_path: Path) -> None:
    server = Server(postgres.url, log=tmp_path / "log")
    try:
        players = sat_down(server, "gone")
        wait_for_moves(players, 5)
        postgres.stop()
        wait_for(lambda: any(told(player) for player in players), players)
        assert server.http.get("/healthz").status_code == 503
        answer = server.http.post("/api/matches", json={"game": "chronicles"})
        assert answer.status_code == 503 and answer.json()["key"] == "store-down"
        postgres.start()
        wait_for(lambda: is_well(server), players)
        for player in players:
            wait_for_moves([player], 2)
        end(players)
        check_kept(postgres.url, players)
    finally:
        server.stop()
        server.http.close()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no process can be given less room")
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    server = Server(sqlite_address(file), log=tmp_path / "log")
    try:
        players = sat_down(server, "full")
        wait_for_moves(players, 5)
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        most = file.with_name(file.name + "-wal").stat().st_size + 10_000
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, before[1]))
        wait_for(lambda: all(told(one) for one in players[:2]), players)
        there = moves(players)
        answer = server.http.post("/api/matches", json={"game": "chronicles"})
        assert answer.status_code == 503 and "no room left" in answer.json()["why"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        for player in players:
            wait_for_moves([player], 2)
        end(players)
        check_kept(server.database, players)
        assert moves(players) > there
    finally:
        server.stop()
        server.http.close()
