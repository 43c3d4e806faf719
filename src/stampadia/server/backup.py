"""All matches in one file, and back again, while servers run.

A backup is a SQLite file with our own tables, whatever database it comes from: so it needs no tool
of the database's own version, can be restored into the other kind, and an old one is brought up to
date as an old store is. It is one moment of the store: a match is in it whole or not at all.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Table, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from stampadia.kernel.errors import StampadiaError
from stampadia.server import PACKAGE
from stampadia.server.databases import (
    CHANNEL,
    RESTORED,
    postgres_engine,
    sqlite_address,
    sqlite_file,
)
from stampadia.server.migrations import NewerStore, migrate, open_up
from stampadia.server.schema import LINES, MATCHES, METADATA

ROWS: Final = 1_000
"""So many are carried at once."""
PART: Final = ".part"
"""How a file is called that is not yet whole."""


class Carried(Struct, frozen=True):
    """What a backup holds."""

    matches: int
    lines: int


def back_up(url: str, file: Path) -> Carried:
    """Write all that the store has now; a file that is there already is not touched."""
    if file.exists():
        raise StampadiaError("backup-exists", package=PACKAGE, path=str(file))
    part = file.with_name(file.name + PART)
    part.unlink(missing_ok=True)
    try:
        _copy_out(url, part)
        with _opened(part) as connection:
            carried = _counted(connection)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise StampadiaError("backup-failed", package=PACKAGE, path=str(file)) from error
    finally:
        part.unlink(missing_ok=True)
    return carried


def _copy_out(url: str, part: Path) -> None:
    own = sqlite_file(url)
    if own is None:
        migrate(sqlite_address(part))
        asyncio.run(_from_postgres(url, part))
    else:
        if not own.exists():
            raise StampadiaError("no-store", package=PACKAGE, path=str(own))
        # all pages in one step: a reader of the write-ahead log sees one moment and holds up nobody
        with (
            closing(sqlite3.connect(f"{own.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as target,
        ):
            source.backup(target)
    with closing(sqlite3.connect(part)) as target:
        target.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


async def _from_postgres(url: str, part: Path) -> None:
    engine = postgres_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            with _opened(part) as target:
                for table in METADATA.sorted_tables:
                    rows = await connection.stream(select(table))
                    async for some in rows.mappings().partitions(ROWS):
                        target.execute(insert(table), [dict(row) for row in some])
    finally:
        await engine.dispose()


def restore(url: str, file: Path, *, replace: bool = False) -> Carried:
    """Put a backup's matches into the store, at once or not at all. A store that has matches loses
    them, so that has to be said."""
    with TemporaryDirectory(prefix="stampadia-") as folder:
        copy = _up_to_date(file, Path(folder))
        open_up(url)
        with _opened(copy) as source:
            if sqlite_file(url) is None:
                asyncio.run(_into_postgres(url, source, replace=replace))
            else:
                with _opened_for_all(url) as target:
                    _put(source, target, replace=replace)
                    version = target.execute(text("PRAGMA user_version")).scalar_one()
                    target.execute(text(f"PRAGMA user_version={int(version) + 1}"))
            return _counted(source)


def _up_to_date(file: Path, folder: Path) -> Path:
    """A copy with the tables as they are now; an error where it is no backup of ours."""
    copy = folder / "backup.sqlite"
    try:
        shutil.copyfile(file, copy)
        with closing(sqlite3.connect(copy)) as opened:
            whole = opened.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            ours = opened.execute(
                "SELECT count(*) FROM sqlite_master WHERE name IN ('matches', 'alembic_version')"
            ).fetchone()[0]
        if not whole or ours != 2:
            raise StampadiaError("not-a-backup", package=PACKAGE, path=str(file))
        migrate(sqlite_address(copy))
    except OSError as error:
        raise StampadiaError("backup-unreadable", package=PACKAGE, path=str(file)) from error
    except sqlite3.Error as error:
        raise StampadiaError("not-a-backup", package=PACKAGE, path=str(file)) from error
    except NewerStore as error:
        raise StampadiaError("backup-is-newer", package=PACKAGE, path=str(file)) from error
    return copy


async def _into_postgres(url: str, source: Connection, *, replace: bool) -> None:
    engine = postgres_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lambda target: _put(source, target, replace=replace))
            await connection.execute(
                text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": RESTORED}
            )
    finally:
        await engine.dispose()


def _put(source: Connection, target: Connection, *, replace: bool) -> None:
    there = _counted(target)
    if there.matches and not replace:
        raise StampadiaError("store-has-matches", package=PACKAGE, count=there.matches)
    for table in reversed(METADATA.sorted_tables):
        target.execute(table.delete())
    for table in METADATA.sorted_tables:
        for rows in _rows(source, table):
            target.execute(insert(table), rows)


def _rows(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found: Iterable[Any] = source.execute(select(table)).mappings().partitions(ROWS)
    for some in found:
        yield [dict(row) for row in some]


def _counted(connection: Connection) -> Carried:
    return Carried(
        *(
            int(connection.execute(select(func.count()).select_from(table)).scalar_one())
            for table in (MATCHES, LINES)
        )
    )


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    with _opened_for_all(sqlite_address(file)) as connection:
        yield connection


@contextmanager
def _opened_for_all(url: str) -> Iterator[Connection]:
    """One transaction, which waits until other writers are done."""
    engine = create_engine(url, connect_args={"timeout": 60})
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
