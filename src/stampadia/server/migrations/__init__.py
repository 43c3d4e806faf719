"""How the store's tables came to be what they are; `migrate` brings any store up to date."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url

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
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(files(__name__)).replace("%", "%%"))
    command.upgrade(config, "head")
