"""The two databases: reading at any time, writing in an order and synced, and news of others.

SQLite has one writer, a thread that takes all that waits and syncs it at once; PostgreSQL does the
same for itself.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Struct
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stampadia.kernel.errors import StampadiaError
from stampadia.server.logs import problem

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST_AT_ONCE: Final = 256
"""Pieces of work that one sync of SQLite carries."""
CHANNEL: Final = "stampadia"
RESTORED: Final = "*"
"""News in place of a match's name: a backup was restored, and nothing is as it was."""


class Taken(Exception):
    """Another process was first: with a line of this number, with the same choice, on this seat."""


class StoreDown(StampadiaError):
    """The database cannot be reached, or has no room left: nothing was kept, nothing was lost."""

    def __init__(self) -> None:
        super().__init__("store-down", package="stampadia.server")


@contextmanager
def told_when_down() -> Iterator[None]:
    """Whatever a database says when it does not answer, as the one error that people are told."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:
        problem("store down", error)
        raise StoreDown from error


Work = Callable[[Connection], Any]


class OneStatement(Struct, frozen=True):
    """Work that is done whole or not at all without a savepoint: a single statement."""

    work: Work

    def __call__(self, connection: Connection) -> Any:
        return self.work(connection)


class Database(Protocol):
    """Where work is done: reading at any time, writing in an order and synced."""

    async def read(self, work: Work) -> Any: ...
    async def write(self, work: Work) -> Any: ...
    async def listen(self, heard: Callable[[str], None]) -> None: ...
    async def tell(self, match: str) -> None: ...
    async def close(self) -> None: ...


# SQLite


class Sqlite:
    """One writer thread with its own connection; readers beside it, thanks to the write-ahead
    log."""

    LOOK_EVERY: Final = 0.05
    """Seconds between looks whether another process has written."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", _set_up_sqlite)
        self._waiting: queue.SimpleQueue[tuple[Work | None, Future[Any]] | None]
        self._waiting = queue.SimpleQueue()
        """Work to do; no work asks for the versions, nothing at all ends it."""
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def read(self, work: Work) -> Any:
        with told_when_down():
            return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work) -> Any:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work) -> Any:
        done: Future[Any] = Future()
        self._waiting.put((work, done))
        with told_when_down():
            return await asyncio.wrap_future(done)

    def _write_on(self) -> None:
        """Take all that waits, do each piece in a savepoint of its own, and sync once."""
        with self._engine.connect() as connection:
            while (first := self._waiting.get()) is not None:
                waiting = [first]
                while len(waiting) < MOST_AT_ONCE:
                    try:
                        more = self._waiting.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        self._waiting.put(None)
                        break
                    waiting.append(more)
                # from now on nobody can call it off: what was not begun is not done
                waiting = [one for one in waiting if one[1].set_running_or_notify_cancel()]
                batch = [(work, done) for work, done in waiting if work is not None]
                if batch:
                    self._write_batch(connection, batch)
                for work, done in waiting:
                    if work is None:
                        _answer(done, connection)

    def _write_batch(
        self, connection: Connection, batch: Sequence[tuple[Work, Future[Any]]]
    ) -> None:
        if len(batch) == 1:
            self._write_alone(connection, *batch[0])
            return
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with _writing(connection):
                for work, done in batch:
                    whole = isinstance(work, OneStatement)
                    try:
                        with nullcontext() if whole else connection.begin_nested():
                            results.append((done, work(connection), None))
                    except (IntegrityError, Taken) as error:
                        results.append((done, None, error))
        except Exception:
            # nothing of it is there: a full disk, or one piece that cannot be done, undoes all
            for one in batch:
                self._write_alone(connection, *one)
            return
        for done, result, failed in results:
            if failed is not None:
                done.set_exception(failed)
            else:
                done.set_result(result)

    def _write_alone(self, connection: Connection, work: Work, done: Future[Any]) -> None:
        """One piece is a transaction by itself, and needs no savepoint."""
        try:
            with _writing(connection):
                result = work(connection)
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(result)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """SQLite does not call. The data version of a connection changes when another one has
        written; asked of the one that writes here, it tells of other processes alone."""
        before = await self._versions()
        while True:
            await asyncio.sleep(self.LOOK_EVERY)
            now = await self._versions()
            if now != before:
                heard("" if now[1] == before[1] else RESTORED)
            before = now

    async def _versions(self) -> tuple[int, int]:
        done: Future[tuple[int, int]] = Future()
        self._waiting.put((None, done))
        return await asyncio.wrap_future(done)

    async def tell(self, match: str) -> None:
        pass

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()


@contextmanager
def _writing(connection: Connection) -> Iterator[None]:
    """One transaction, synced at its end. Python would begin it only before the first row that is
    written: a savepoint before that would be one by itself, and be synced by itself."""
    with connection.begin():
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield


def _set_up_sqlite(connection: Any, _: Any) -> None:
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        connection.execute(f"PRAGMA {setting}")


def _answer(done: Future[tuple[int, int]], connection: Connection) -> None:
    try:
        done.set_result(_versions(connection))
    except Exception as error:
        done.set_exception(error)


def _versions(connection: Connection) -> tuple[int, int]:
    """One that changes when another connection has written, and one when all was restored."""
    found = [
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("data_version", "user_version")
    ]
    connection.rollback()
    return found[0], found[1]


# PostgreSQL


class Postgres:
    """Connections of asyncpg; news by LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._engine = postgres_engine(url, pool_size=10)

    async def read(self, work: Work) -> Any:
        with told_when_down():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work) -> Any:
        with told_when_down():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def listen(self, heard: Callable[[str], None]) -> None:
        import asyncpg

        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(plain)
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, lambda *said: heard(str(said[-1])))
        try:
            heard("")  # whatever happened before it listened
            await gone.wait()
        finally:
            await connection.close()

    async def tell(self, match: str) -> None:
        with told_when_down():
            async with self._engine.begin() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :match)"), {"channel": CHANNEL, "match": match}
                )

    async def close(self) -> None:
        await self._engine.dispose()


def postgres_engine(url: str, **more: Any) -> AsyncEngine:
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"), **more)


# Addresses


def sqlite_address(path: Path) -> str:
    return f"sqlite:///{path}"


def sqlite_file(url: str) -> Path | None:
    """The file behind an address, where it is one of SQLite."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else None
