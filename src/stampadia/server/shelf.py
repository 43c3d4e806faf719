"""What people brought along or asked for: uploads, by the hash of their content, and adventures
that are made and proven by a queued job."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stampadia.adventures.almanac import Certified
from stampadia.matches.carried import FILE
from stampadia.server.databases import Database
from stampadia.server.schema import ADVENTURES, UPLOADS

WAITING, WORKING, DONE, FAILED = "waiting", "working", "done", "failed"
DEAD_AFTER: Final = 120_000
"""Milliseconds after which a job of which nothing was heard is taken up by another worker."""


class AdventureRow(Struct, frozen=True):
    job: str
    game: str
    spec: str
    state: str
    attempt: int
    played: int
    games: int
    certified: str
    why: str
    created: int
    changed: int

    @property
    def found(self) -> Certified:
        return msgspec.json.decode(self.certified, type=Certified)


def job_of(game: str, spec: str) -> str:
    return _hash(f"{game}\n{spec}")


def name_of(text: str) -> str:
    """What a file is called here: by its content, so the same one has one name."""
    return f"{_hash(text)}{FILE}"


def is_upload(name: str) -> bool:
    bare = name.removesuffix(FILE)
    return len(bare) == 32 and bare != name and all(sign in "0123456789abcdef" for sign in bare)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


class Shelf:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Uploads

    async def put(self, game: str, text: str, at: int) -> str:
        """Keep a file that was found good; its name."""
        name = name_of(text)

        def work(connection: Connection) -> None:
            connection.execute(insert(UPLOADS).values(name=name, game=game, text=text, created=at))

        if await self.upload(game, name) is None:
            with suppress(IntegrityError):  # somebody has just brought the same
                await self._database.write(work)
        return name

    async def upload(self, game: str, name: str) -> str | None:
        def work(connection: Connection) -> str | None:
            same = (UPLOADS.c.name == name) & (UPLOADS.c.game == game)
            return connection.execute(select(UPLOADS.c.text).where(same)).scalar()

        found: str | None = await self._database.read(work)
        return found

    async def game_of(self, name: str) -> str | None:
        """Which game an upload belongs to."""

        def work(connection: Connection) -> str | None:
            return connection.execute(select(UPLOADS.c.game).where(UPLOADS.c.name == name)).scalar()

        found: str | None = await self._database.read(work)
        return found

    # Adventures

    async def adventure(self, job: str) -> AdventureRow | None:
        def work(connection: Connection) -> AdventureRow | None:
            row = connection.execute(select(ADVENTURES).where(ADVENTURES.c.job == job)).first()
            return None if row is None else AdventureRow(**row._mapping)

        found: AdventureRow | None = await self._database.read(work)
        return found

    async def certified(self, game: str, spec: str) -> Certified | None:
        """What was worked out here for a spec that names no attempt."""
        row = await self.adventure(job_of(game, spec))
        return row.found if row is not None and row.state == DONE else None

    async def ahead(self, created: int) -> int:
        """How many wait that were asked for before this time."""

        def work(connection: Connection) -> int:
            waiting = (ADVENTURES.c.state == WAITING) & (ADVENTURES.c.created < created)
            counted = select(func.count()).select_from(ADVENTURES).where(waiting)
            return int(connection.execute(counted).scalar_one())

        found: int = await self._database.read(work)
        return found

    async def want(self, game: str, spec: str, at: int) -> None:
        """Ask for an adventure, once; one that failed is tried again."""
        job = job_of(game, spec)
        row = AdventureRow(job, game, spec, WAITING, 0, 0, 0, "", "", at, at)

        def work(connection: Connection) -> None:
            failed = (ADVENTURES.c.job == job) & (ADVENTURES.c.state == FAILED)
            again = update(ADVENTURES).where(failed).values(state=WAITING, why="", changed=at)
            known = select(ADVENTURES.c.job).where(ADVENTURES.c.job == job)
            if not connection.execute(again).rowcount and not connection.execute(known).first():
                connection.execute(insert(ADVENTURES).values(msgspec.structs.asdict(row)))

        with suppress(IntegrityError):  # somebody has just asked for the same
            await self._database.write(work)

    # What the worker does

    async def claim(self, at: int) -> AdventureRow | None:
        """The job that has waited longest, or one whose worker died; nobody else has it then."""

        def work(connection: Connection) -> AdventureRow | None:
            left = (ADVENTURES.c.state == WORKING) & (ADVENTURES.c.changed < at - DEAD_AFTER)
            free = (ADVENTURES.c.state == WAITING) | left
            row = connection.execute(
                select(ADVENTURES).where(free).order_by(ADVENTURES.c.created).limit(1)
            ).first()
            if row is None:
                return None
            same = (ADVENTURES.c.job == row.job) & (ADVENTURES.c.changed == row.changed) & free
            mine = update(ADVENTURES).where(same).values(state=WORKING, changed=at)
            taken = connection.execute(mine).rowcount == 1
            return AdventureRow(**row._mapping) if taken else None

        found: AdventureRow | None = await self._database.write(work)
        return found

    async def note(self, job: str, **fields: Any) -> None:
        """How far a job is, or what came of it."""

        def work(connection: Connection) -> None:
            connection.execute(update(ADVENTURES).where(ADVENTURES.c.job == job).values(**fields))

        await self._database.write(work)
