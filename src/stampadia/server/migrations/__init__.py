"""How the store's tables came to be what they are; `migrate` brings any store up to date, and
`open_up` says in a sentence why one cannot be."""

from __future__ import annotations

import asyncio
import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from stampadia.kernel.errors import StampadiaError
from stampadia.server import PACKAGE

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "own_dice"
"""The last of `versions`: a store that has come so far needs nothing."""
LOCK: Final = 72_672_342
"""Of several servers that start at once on one PostgreSQL, one migrates."""


class NewerStore(Exception):
    """A form of the tables that this program does not know."""


def open_up(url: str) -> None:
    """The store of a person, up to date and ready."""
    try:
        migrate(url)
    except NewerStore as error:
        raise StampadiaError("store-is-newer", package=PACKAGE, where=shown(url)) from error
    except ModuleNotFoundError as error:
        raise StampadiaError("no-postgres", package=PACKAGE) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StampadiaError("store-closed", package=PACKAGE, where=shown(url)) from error


def shown(url: str) -> str:
    """An address for people: without a password, and a file by its path."""
    return make_url(url).render_as_string(hide_password=True).removeprefix("sqlite:///")


def migrate(url: str) -> None:
    if url.startswith("postgres"):
        asyncio.run(_migrate_postgres(url))
        return
    engine = create_engine(url)
    with engine.connect() as connection:
        connection.execute(text("PRAGMA journal_mode=WAL"))
        connection.commit()
    with engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


async def _migrate_postgres(url: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
    await engine.dispose()


def _upgrade(connection: Connection) -> None:
    if _version(connection) == HEAD:
        return
    from alembic import command  # a start with nothing to do need not wait for it
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise NewerStore from error


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's, for our versions."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(files(__name__)).replace("%", "%%"))
    return config
