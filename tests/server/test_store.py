"""The store, over both databases: what is appended is there, one of two wins, and others hear."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from msgspec.structs import replace

from server.postgres import throw_away
from stampadia.matches.record import Line
from stampadia.server.databases import Taken, sqlite_address
from stampadia.server.migrations import HEAD, configuration, migrate
from stampadia.server.rows import MatchRow, SeatRow
from stampadia.server.store import Store, open_store

pytestmark = pytest.mark.xdist_group("store")

MATCH = MatchRow(
    id="m", game="stampede", edition="1", seats=2, options="{}", carried="{}", study=False,
    luck="seed", luck_words="{}", clock=0, invitation=b"i", spectators=b"s", state="open",
    created=1,
)  # fmt: skip
SEATS = [SeatRow("m", seat, b"", "", "", False) for seat in range(2)]
PLAY = Line("choice", "play lion", 0)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        yield sqlite_address(folder / "matches.sqlite")
        return
    with throw_away() as url:
        yield url


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture
def fresh(address: str) -> str:
    """Up to date, and without the match."""
    migrate(address)
    migrate(address)  # a second server that starts finds nothing to do

    async def emptied() -> None:
        store = open_store(address)
        await store.forget("m")
        await store.create(MATCH, SEATS)
        await store.close()

    run(emptied())
    return address


def test_the_last_migration_is_known() -> None:
    """A start that finds it in the store does no more."""
    assert ScriptDirectory.from_config(configuration()).get_current_head() == HEAD


def test_what_was_put_in_comes_out(fresh: str) -> None:
    async def work() -> None:
        store = open_store(fresh)
        assert await store.match("m") == MATCH and await store.match("other") is None
        standing = await store.standing("m")
        assert standing is not None and standing.match == MATCH and standing.seats == SEATS
        assert standing.motion is None and not standing.votes
        await store.append("m", 0, [PLAY, Line("chance", "shuffle El", -1)], "one", 7)
        rows = await store.lines("m")
        assert [(row.sequence, row.line, row.choice, row.at) for row in rows] == [
            (0, PLAY, "one", 7), (1, Line("chance", "shuffle El", -1), None, 7),
        ]  # fmt: skip
        assert [row.sequence for row in await store.lines("m", 1)] == [1]
        await store.talk("m", 0, 1, "però", 8)
        assert [talk.text for talk in await store.talks("m")] == ["però"]
        await store.close()

    run(work())


def test_of_many_who_append_one_number_one_wins(fresh: str) -> None:
    async def race(stores: list[Store], sequence: int) -> int:
        tries = await asyncio.gather(
            *(store.append("m", sequence, [PLAY], None, 1) for store in stores for _ in range(3)),
            return_exceptions=True,
        )
        assert all(one is None or isinstance(one, Taken) for one in tries)
        return sum(one is None for one in tries)

    async def work() -> None:
        stores = [open_store(fresh) for _ in range(2)]
        assert {await race(stores, sequence) for sequence in range(30)} == {1}
        assert len(await stores[0].lines("m")) == 30
        for store in stores:
            await store.close()

    run(work())


def test_the_same_choice_is_not_appended_twice(fresh: str) -> None:
    async def work() -> None:
        store = open_store(fresh)
        await store.append("m", 0, [PLAY], "the choice", 1)
        with pytest.raises(Taken):
            await store.append("m", 1, [PLAY], "the choice", 1)
        assert len(await store.lines("m")) == 1
        await store.close()

    run(work())


def test_a_bad_line_spoils_no_neighbour(fresh: str) -> None:
    """Pieces of work that share a sync stand or fall by themselves."""

    async def work() -> None:
        store = open_store(fresh)
        names = [f"neighbour {number}" for number in range(20)]
        for name in names:
            await store.create(
                replace(MATCH, id=name), [replace(seat, match=name) for seat in SEATS]
            )
        tries = await asyncio.gather(
            *(store.append(name, 0, [PLAY], None, 1) for name in names for _ in range(2)),
            return_exceptions=True,
        )
        assert [one is None for one in tries].count(True) == 20
        for name in names:
            assert [row.sequence for row in await store.lines(name)] == [0]
            await store.forget(name)
        await store.close()

    run(work())


def test_what_waits_is_synced_at_once(tmp_path: Path) -> None:
    """SQLite: while one piece of work of a batch is done, nothing of the others is there yet."""
    file = tmp_path / "matches.sqlite"
    migrate(sqlite_address(file))
    gate, seen = Event(), list[int]()

    def look(_: object) -> None:
        with closing(sqlite3.connect(file)) as other:
            seen.append(other.execute("SELECT count(*) FROM lines").fetchone()[0])

    async def work() -> None:
        store = open_store(sqlite_address(file))
        await store.create(MATCH, SEATS)
        pieces = [
            store.database.write(lambda _: gate.wait(60)),  # meanwhile the others gather
            store.append("m", 0, [PLAY], None, 1),
            store.database.write(look),
        ]
        tasks = [asyncio.create_task(piece) for piece in pieces]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        await store.database.write(look)
        await store.close()

    run(work())
    assert seen == [0, 1]


def test_no_line_is_appended_behind_a_gap(fresh: str) -> None:
    async def work() -> None:
        store = open_store(fresh)
        await store.append("m", 0, [PLAY], None, 1)
        with pytest.raises(Taken):
            await store.append("m", 2, [PLAY], None, 1)
        assert [row.sequence for row in await store.lines("m")] == [0]
        await store.close()

    run(work())


def test_a_seat_is_taken_once(fresh: str) -> None:
    async def work() -> None:
        store = open_store(fresh)
        tries = [await store.sit("m", 0, b"", token=bytes([n]) * 32, name=f"{n}") for n in range(3)]
        assert tries == [True, False, False]
        standing = await store.standing("m")
        assert standing is not None and standing.seats[0].name == "0"
        await store.close()

    run(work())


def test_another_process_hears_of_it(fresh: str) -> None:
    async def work() -> None:
        here, there = open_store(fresh), open_store(fresh)
        news: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(there.listen(news.put_nowait))
        await asyncio.sleep(1)
        while not news.empty():
            news.get_nowait()
        await here.append("m", 0, [PLAY], None, 1)
        assert await asyncio.wait_for(news.get(), 30) in ("", "m")
        listening.cancel()
        for store in (here, there):
            await store.close()

    run(work())
