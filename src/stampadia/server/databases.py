"""The two databases: reading at any time, writing in an order and synced, and news of others.

SQLite has one writer, a thread that takes all that waits and syncs it at once; PostgreSQL does the
same for itself.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from msgspec import Struct
from sqlalchemy import Connection, Insert, create_engine, event, text
from sqlalchemy.dialects import sqlite
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
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        problem("store down", error)
        raise StoreDown from error


Work = Callable[[Connection], Any]
Outcome = tuple[Any, BaseException | None]
"""What came of a piece of work: its result, or why there is none."""


class OneRow(Struct, frozen=True):
    """A row that is put in by one statement, whole or not at all; Taken where it is not put in.
    What a table appends is nearly always this."""

    statement: Insert
    row: Mapping[str, str | int | None]

    def __call__(self, connection: Connection) -> None:
        if connection.execute(self.statement, [dict(self.row)]).rowcount != 1:
            raise Taken


class Database(Protocol):
    """Where work is done: reading at any time, writing in an order and synced."""

    async def read(self, work: Work) -> Any: ...
    async def write(self, work: Work) -> Any: ...
    def write_soon(self, work: Work, told: Callable[[Outcome], None]) -> bool:
        """Write without a task that waits; `told` hears what came of it. Whether it can."""
        ...

    async def listen(self, heard: Callable[[str], None]) -> None: ...
    async def tell(self, match: str) -> None: ...
    async def close(self) -> None: ...


# SQLite


class _Piece(Struct, frozen=True):
    """Work for the writer, and who is told what came of it; no work at all only wakes it."""

    work: Work | None
    loop: asyncio.AbstractEventLoop
    told: Callable[[Outcome], None]
    called_off: Callable[[], bool] = bool


def _settle(answers: Sequence[tuple[_Piece, Outcome]]) -> None:
    for piece, outcome in answers:
        piece.told(outcome)


def _answer(answers: Sequence[tuple[_Piece, Outcome]]) -> None:
    """From the writer's thread: whoever waits wakes once for all of them."""
    answers[0][0].loop.call_soon_threadsafe(_settle, answers)


class _Watch:
    """Somebody who wants to hear of other processes, and the versions that were seen last."""

    def __init__(self, heard: Callable[[str], None]) -> None:
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._before: tuple[int, int] | None = None
        self.failed: asyncio.Future[None] = self._loop.create_future()

    def look(self, connection: Connection) -> None:
        """From the writer's thread."""
        try:
            now = _versions(connection, self._before)
        except Exception as error:
            self._loop.call_soon_threadsafe(self._fail, error)
            return
        if self._before is not None and now != self._before:
            news = "" if now[1] == self._before[1] else RESTORED
            self._loop.call_soon_threadsafe(self._heard, news)
        self._before = now

    def _fail(self, error: Exception) -> None:
        if not self.failed.done():
            self.failed.set_exception(error)


class Sqlite:
    """One writer thread with its own connection; readers beside it, thanks to the write-ahead
    log."""

    LOOK_EVERY: Final = 0.05
    """Seconds between looks whether another process has written."""

    def __init__(self, url: str) -> None:
        # without an isolation level, transactions are begun by us alone, and one statement by
        # itself is synced by itself
        quiet = {"check_same_thread": False, "isolation_level": None}
        self._engine = create_engine(url, connect_args=quiet)
        event.listen(self._engine, "connect", _set_up_sqlite)
        self._waiting: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        """Work to do; nothing at all ends it."""
        self._watch: _Watch | None = None
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def read(self, work: Work) -> Any:
        with told_when_down():
            return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work) -> Any:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work) -> Any:
        with told_when_down():
            return await self._soon(work)

    def _soon(self, work: Work | None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def told(outcome: Outcome) -> None:
            result, failed = outcome
            if done.cancelled():
                return
            if failed is not None:
                done.set_exception(failed)
            else:
                done.set_result(result)

        self._waiting.put(_Piece(work, loop, told, done.cancelled))
        return done

    def write_soon(self, work: Work, told: Callable[[Outcome], None]) -> bool:
        self._waiting.put(_Piece(work, asyncio.get_running_loop(), told))
        return True

    def _write_on(self) -> None:
        """Take all that waits, do each piece in a savepoint of its own, and sync once; now and then
        look whether another process has written."""
        looked = monotonic()
        with self._engine.connect() as connection:
            while True:
                watch = self._watch
                try:
                    first = self._waiting.get(timeout=self.LOOK_EVERY if watch else None)
                except queue.Empty:
                    pass
                else:
                    if first is None:
                        return
                    self._write(connection, self._all_waiting(first))
                if watch is not None and monotonic() - looked >= self.LOOK_EVERY:
                    watch.look(connection)
                    looked = monotonic()

    def _all_waiting(self, first: _Piece) -> list[_Piece]:
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
        return [one for one in waiting if not one.called_off()]

    def _write(self, connection: Connection, waiting: Sequence[_Piece]) -> None:
        batch = [one for one in waiting if one.work is not None]
        if len(batch) == 1:
            _write_alone(connection, batch[0])
        elif batch:
            _write_batch(connection, batch)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """SQLite does not call. The data version of a connection changes when another one has
        written; asked of the one that writes here, it tells of other processes alone. Its thread
        looks by itself, so that nobody else wakes for nothing."""
        watch = self._watch = _Watch(heard)
        self._soon(None)  # it may be waiting for work without an end
        try:
            await watch.failed
        finally:
            self._watch = None

    async def tell(self, match: str) -> None:
        pass

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()


def _write_batch(connection: Connection, batch: Sequence[_Piece]) -> None:
    outcomes: list[Outcome] = []
    try:
        with _writing(connection):
            for one in batch:
                whole = isinstance(one.work, OneRow)
                try:
                    with nullcontext() if whole else connection.begin_nested():
                        outcomes.append((_done(connection, one.work), None))
                except (IntegrityError, Taken) as error:
                    outcomes.append((None, error))
    except Exception:
        # nothing of it is there: a full disk, or one piece that cannot be done, undoes all
        for one in batch:
            _write_alone(connection, one)
        return
    _answer(list(zip(batch, outcomes, strict=True)))


def _write_alone(connection: Connection, one: _Piece) -> None:
    """One piece is a transaction by itself, and needs no savepoint; one row needs nothing."""

    def transaction(connection: Connection) -> Any:
        with nullcontext() if isinstance(one.work, OneRow) else _writing(connection):
            return _done(connection, one.work)

    _answer([(one, _outcome(transaction, connection))])


def _outcome(work: Work, connection: Connection) -> Outcome:
    try:
        return work(connection), None
    except Exception as error:
        return None, error


def _done(connection: Connection, work: Work | None) -> Any:
    """A row goes to the driver itself, which takes a tenth of the time: nothing else is done as
    often."""
    if not isinstance(work, OneRow):
        return None if work is None else work(connection)
    try:
        added = _driver(connection).execute(_spelled(work.statement), work.row).rowcount
    except sqlite3.IntegrityError:
        raise Taken from None
    if added != 1:
        raise Taken
    return None


@cache
def _spelled(statement: Insert) -> str:
    """A statement as SQLite reads it, with the names of its values."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.driver_connection)


@contextmanager
def _writing(connection: Connection) -> Iterator[None]:
    """One transaction, synced at its end."""
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


def _versions(connection: Connection, before: tuple[int, int] | None) -> tuple[int, int]:
    """One that changes when another connection has written, and one when all was restored, which
    is such a writing."""
    driver = _driver(connection)
    data = int(driver.execute("PRAGMA data_version").fetchone()[0])
    if before is not None and data == before[0]:
        return before
    return data, int(driver.execute("PRAGMA user_version").fetchone()[0])


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

    def write_soon(self, work: Work, told: Callable[[Outcome], None]) -> bool:  # noqa: ARG002
        return False  # its driver needs a task

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
