"""The board of a date: who goes up, in which order, and who is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from msgspec.structs import replace
from sqlalchemy import create_engine, inspect

from server.postgres import throw_away
from server.served import Server
from stampadia.server.board import Boards, Entry
from stampadia.server.databases import sqlite_address
from stampadia.server.migrations import configuration, migrate
from stampadia.server.rows import MatchRow, SeatRow
from stampadia.server.store import open_store

pytestmark = pytest.mark.xdist_group("store")

DAY = "2026-11-15"
RUN = Entry("m", 0, "chronicles", DAY, "Ada", True, 14, 100, False, 1)
MATCH = MatchRow(
    id="m", game="chronicles", edition="2", seats=1, options="{}", carried="{}", study=False,
    luck="seed", luck_words="{}", clock=0, invitation=b"i", spectators=b"s", state="open",
    created=1,
)  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_address(tmp_path / "matches.sqlite")
        return
    with throw_away() as url:
        yield url


def test_the_best_stand_first_and_own_luck_apart(address: str) -> None:
    migrate(address)
    runs = [
        RUN,
        replace(RUN, match="n", name="Bo", score=20),
        replace(RUN, match="o", name="Cy", turns=90),
        replace(RUN, match="p", name="Di", won=False, score=0),
        replace(RUN, match="q", name="Ed", score=50, own_luck=True),
        replace(RUN, match="r", name="Fay", date="2026-11-16", score=50),
    ]

    async def work() -> None:
        store = open_store(address)
        boards = Boards(store.database)
        for run in runs:
            seats = [SeatRow(run.match, 0, b"t", run.name, "you", True)]
            await store.create(replace(MATCH, id=run.match), seats)
            await boards.put_up(run)
        await boards.put_up(replace(RUN, name="Ada again"))
        board = await boards.of("chronicles", DAY)
        assert [row.name for row in board.rows] == ["Bo", "Cy", "Ada again", "Di"]
        assert [row.name for row in board.own_luck] == ["Ed"]
        assert (board.played, board.won) == (5, 4)
        await store.forget("n")
        await store.wipe("o", 0, "Cy", "[]")
        board = await boards.of("chronicles", DAY)
        assert [row.name for row in board.rows] == ["Ada again", "Di"]
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_store_of_before_gets_its_board(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "old.sqlite")
    engine = create_engine(address)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "people")
    assert not inspect(engine).has_table("board")
    migrate(address)
    assert inspect(engine).has_table("board")
    engine.dispose()


def played(server: Server, **more: Any) -> dict[str, Any]:
    """A day that was given up."""
    options = {"sheet": DAY} | more.pop("options", {})
    made = server.make("chronicles", "you", options=options, **more)
    person = server.sit(made["match"], made["token"])
    now = person.asked()["sequence"]
    person.send(type="resign", id="giving up", after=now)
    person.next("done")
    person.close()
    return made


def put_up(server: Server, made: dict[str, Any], name: str = "Ada") -> Any:
    wish = {"token": made["token"], "name": name}
    return server.http.post(f"/api/matches/{made['match']}/board", json=wish)


def board(server: Server) -> list[str]:
    found = server.http.get(f"/api/games/chronicles/days/{DAY}/board").json()
    return [row["name"] for row in found["rows"]]


def test_a_run_goes_up_under_a_name_and_is_forgotten(server: Server) -> None:
    made = played(server)
    answer = put_up(server, made)
    assert answer.status_code == 201, answer.text
    assert board(server) == ["Ada"]
    assert put_up(server, made, "Adele").json()["rows"][0]["name"] == "Adele"
    assert made["token"] not in answer.text and made["match"] not in answer.text
    server.http.post(f"/api/matches/{made['match']}/forget", json={"token": made["token"]})
    assert board(server) == []


def test_what_cannot_be_compared_goes_on_no_board(server: Server) -> None:
    studied = played(server, study=True)
    assert put_up(server, studied).json()["key"] == "not-for-the-board"
    seeded = server.make("stampede", "you", "random")
    assert put_up(server, seeded).json()["key"] == "match-is-not-over"
    variant = played(server, options={"variant": "monk"})
    assert put_up(server, variant).json()["key"] == "no-board-of-this"
    assert board(server) == []
