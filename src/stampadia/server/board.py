"""The board of a date: runs of those who gave a name.

A run is a match that was played here, so nobody can claim one; before it goes up, its record is
replayed and its luck worked out again. Matches whose luck fell elsewhere, as those that came from a
file or were played with dice of one's own, are told apart. Whoever is forgotten is on no board.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from stampadia.adventures.calendar import today
from stampadia.adventures.certify import adventures_of
from stampadia.kernel.errors import StampadiaError
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.server import PACKAGE, wire_home
from stampadia.server.content import record_of
from stampadia.server.databases import Database
from stampadia.server.days import day_played
from stampadia.server.room import OVER, Room
from stampadia.server.schema import BOARD
from stampadia.table.fair_luck import verified
from stampadia.table.seats import YOU

MOST_SHOWN: Final = 50


class Entry(Struct, frozen=True):
    match: str
    seat: int
    game: str
    date: str
    name: str
    won: bool
    score: int
    turns: int
    own_luck: bool
    at: int


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_up(self, entry: Entry) -> None:
        """Once for each seat; another name takes the place of the first."""

        def work(connection: Connection) -> None:
            same = (BOARD.c.match == entry.match) & (BOARD.c.seat == entry.seat)
            connection.execute(delete(BOARD).where(same))
            connection.execute(insert(BOARD).values(msgspec.structs.asdict(entry)))

        await self._database.write(work)

    async def of(self, game: str, date: str) -> wire_home.Board:
        """The best first: who came home, with most, in the fewest turns, and before the others."""

        def work(connection: Connection) -> wire_home.Board:
            day = (BOARD.c.game == game) & (BOARD.c.date == date)
            best = (BOARD.c.won.desc(), BOARD.c.score.desc(), BOARD.c.turns, BOARD.c.at)

            def rows(own_luck: bool) -> list[wire_home.Ranked]:
                chosen = select(BOARD.c.name, BOARD.c.won, BOARD.c.score, BOARD.c.turns)
                wanted = chosen.where(day & (BOARD.c.own_luck == own_luck))
                found = connection.execute(wanted.order_by(*best).limit(MOST_SHOWN))
                return [wire_home.Ranked(**row._mapping) for row in found]

            counted = select(func.count()).select_from(BOARD).where(day)
            played = int(connection.execute(counted).scalar_one())
            won = int(connection.execute(counted.where(BOARD.c.won)).scalar_one())
            return wire_home.Board(game, date, played, won, rows(False), rows(True))

        found: wire_home.Board = await self._database.read(work)
        return found


async def entry_of(room: Room, seat: int, name: str, at: int) -> Entry:
    """What goes up for a finished match, after it was replayed."""
    over = room.match.over
    if over is None:
        raise StampadiaError("match-is-not-over", package=PACKAGE)
    days = adventures_of(room.game)
    day = day_played(room.game.name, room.row.options, "en")
    if days is None or day is None or day.date > today().isoformat() or not _plain(room):
        raise StampadiaError("no-board-of-this", package=PACKAGE)
    if room.row.state == OVER:  # whoever brings a finished record need not have played it
        raise StampadiaError("not-for-the-board", package=PACKAGE)
    if room.row.study or room.seats[seat].player != YOU or room.seats[seat].stands_in:
        raise StampadiaError("not-for-the-board", package=PACKAGE)
    if not await asyncio.to_thread(_stands, room, seat):
        raise StampadiaError("not-for-the-board", package=PACKAGE)
    position = room.match.position
    return Entry(
        match=room.id,
        seat=seat,
        game=room.game.name,
        date=day.date,
        name=name,
        won=seat in over.winners,
        score=days.score(position) if seat in over.winners else 0,
        turns=position.turn,
        own_luck=room.row.own_luck,
        at=at,
    )


def _plain(room: Room) -> bool:
    """Was it played by the usual rules? Variants are not compared."""
    game = room.game
    assert game.adventures is not None
    given: dict[str, str] = msgspec.json.decode(room.row.options)
    usual = game.write_options(game.options())
    return all(
        given.get(name) == value
        for name, value in usual.items()
        if name not in game.adventures.options
    )


def _stands(room: Room, seat: int) -> bool:
    """Every line of its record is legal, and what fell follows from the sealed luck."""
    record = parse(record_of(room, seat))
    if room.row.own_luck:
        return replay(room.game, record).over is not None
    return verified(room.game, record).differs == 0
