"""How the store's tables came to be what they are; `migrate` brings any store up to date."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "own_dice"
"""The last of `versions`: a store that has come so far needs nothing."""
LOCK: Final = 72_672_342
"""Of several servers that start at once on one PostgreSQL, one migrates."""


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

    command.upgrade(configuration(connection), "head")


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
