"""The store: matches, seats, lines and talk, in SQLite or in PostgreSQL.

A line is there for good when `append` returns: it was written and synced. What another process
appended is heard of through `listen`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from stampadia.matches.record import Line
from stampadia.server.databases import Database, OneRow, Outcome, Postgres, Sqlite, Taken, Work
from stampadia.server.rows import ChatRow, LineRow, MatchRow, MotionRow, SeatRow, Sitting, Standing
from stampadia.server.schema import BOARD, CHAT, LINES, MATCHES, MOTIONS, SEATS, VOTES
from stampadia.table.motions import ASKED


class Store:
    """What the server keeps, whatever the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Matches

    async def create(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        lines: Sequence[Line] = (),
        again: str = "",
    ) -> None:
        """A new match, with the lines that it goes on from; where it is played `again`, Taken if
        that match has another already."""

        def work(connection: Connection) -> None:
            connection.execute(insert(MATCHES).values(_values(match)))
            connection.execute(insert(SEATS), [_values(seat) for seat in seats])
            if lines:
                connection.execute(insert(LINES), _line_rows(match.id, 0, lines, None, match.began))
            if again:
                first = (MATCHES.c.id == again) & (MATCHES.c.rematch == "")
                done = connection.execute(update(MATCHES).where(first).values(rematch=match.id))
                if done.rowcount != 1:
                    raise Taken

        await self.database.write(work)
        if again:
            await self.database.tell(again)

    async def standing(self, id_: str) -> Standing | None:
        def work(connection: Connection) -> Standing | None:
            row = connection.execute(select(MATCHES).where(MATCHES.c.id == id_)).first()
            if row is None:
                return None
            seats = connection.execute(
                select(SEATS).where(SEATS.c.match == id_).order_by(SEATS.c.seat)
            )
            last = connection.execute(
                select(MOTIONS)
                .where(MOTIONS.c.match == id_)
                .order_by(MOTIONS.c.number.desc())
                .limit(1)
            ).first()
            votes: dict[int, bool] = {}
            if last is not None:
                cast = (VOTES.c.match == id_) & (VOTES.c.motion == last.number)
                votes = {
                    vote.seat: vote.yes for vote in connection.execute(select(VOTES).where(cast))
                }
            return Standing(
                MatchRow(**row._mapping),
                [SeatRow(**seat._mapping) for seat in seats],
                None if last is None else MotionRow(**last._mapping),
                votes,
            )

        found: Standing | None = await self.database.read(work)
        return found

    async def match(self, id_: str) -> MatchRow | None:
        def work(connection: Connection) -> MatchRow | None:
            row = connection.execute(select(MATCHES).where(MATCHES.c.id == id_)).first()
            return None if row is None else MatchRow(**row._mapping)

        found: MatchRow | None = await self.database.read(work)
        return found

    async def change(self, id_: str, **fields: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(MATCHES).where(MATCHES.c.id == id_).values(**fields))

        await self.database.write(work)
        await self.database.tell(id_)

    async def forget(self, id_: str) -> None:
        """A match with everything that belongs to it."""

        def work(connection: Connection) -> None:
            for table in (BOARD, VOTES, MOTIONS, CHAT, LINES, SEATS):
                connection.execute(delete(table).where(table.c.match == id_))
            connection.execute(delete(MATCHES).where(MATCHES.c.id == id_))

        await self.database.write(work)
        await self.database.tell(id_)

    # Seats

    async def sit(self, id_: str, seat: int, was: bytes, **fields: Any) -> bool:
        """Change a seat that still has this token; whether it had."""

        def work(connection: Connection) -> bool:
            same = (SEATS.c.match == id_) & (SEATS.c.seat == seat) & (SEATS.c.token == was)
            return connection.execute(update(SEATS).where(same).values(**fields)).rowcount == 1

        done: bool = await self.database.write(work)
        await self.database.tell(id_)
        return done

    async def see(self, seen: Sequence[tuple[str, int]], at: int) -> None:
        """The owners of these seats are there at this time; 0: they have gone."""
        if not seen:
            return
        same = (SEATS.c.match == bindparam("of_match")) & (SEATS.c.seat == bindparam("of_seat"))
        change = update(SEATS).where(same)
        rows = [{"of_match": id_, "of_seat": number} for id_, number in seen]

        def work(connection: Connection) -> None:
            connection.execute(change.values(seen=at), rows)

        await self.database.write(work)
        for id_ in {id_ for id_, _ in seen}:
            await self.database.tell(id_)

    async def wipe(self, id_: str, seat: int, name: str, players: str) -> None:
        """What a person has left behind in a match besides the seat itself: the name, wherever it
        was written down, and what was said."""

        def work(connection: Connection) -> None:
            taken = (LINES.c.match == id_) & (LINES.c.seat == seat) & (LINES.c.kind == "seat")
            connection.execute(update(LINES).where(taken & (LINES.c.text == name)).values(text=""))
            connection.execute(delete(BOARD).where((BOARD.c.match == id_) & (BOARD.c.seat == seat)))
            said = (CHAT.c.match == id_) & (CHAT.c.seat == seat)
            connection.execute(update(CHAT).where(said).values(text=""))
            connection.execute(update(MATCHES).where(MATCHES.c.id == id_).values(players=players))

        await self.database.write(work)
        await self.database.tell(id_)

    # Motions

    async def move(self, motion: MotionRow) -> None:
        """A new motion; Taken if another process was first with one of this number."""

        def work(connection: Connection) -> None:
            connection.execute(insert(MOTIONS).values(_values(motion)))

        await self._first(work, motion.match)

    async def vote(self, id_: str, number: int, seat: int, yes: bool) -> None:
        """Taken if the seat has voted."""

        def work(connection: Connection) -> None:
            connection.execute(insert(VOTES).values(match=id_, motion=number, seat=seat, yes=yes))

        await self._first(work, id_)

    async def settle(self, id_: str, number: int, state: str) -> bool:
        """A motion is decided; whether it was still open."""

        def work(connection: Connection) -> bool:
            same = (MOTIONS.c.match == id_) & (MOTIONS.c.number == number)
            still = update(MOTIONS).where(same & (MOTIONS.c.state == ASKED))
            return connection.execute(still.values(state=state)).rowcount == 1

        done: bool = await self.database.write(work)
        await self.database.tell(id_)
        return done

    async def _first(self, work: Work, id_: str) -> None:
        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Taken from error
        await self.database.tell(id_)

    # Lines

    async def append(
        self,
        id_: str,
        sequence: int,
        lines: Sequence[Line],
        choice: str | None,
        at: int,
        sitting: Sitting | None = None,
    ) -> None:
        """These lines, the first with this number, and the seat that changes with them; Taken if
        another process was first."""
        first, *rest = _line_rows(id_, sequence, lines, choice, at)
        append = OneRow(_BEHIND if sequence else _FIRST, first)
        if sitting is None and not rest:
            await self._first(append, id_)
        else:
            await self._first(_with_more(append, rest, sitting), id_)

    def append_soon(
        self,
        id_: str,
        sequence: int,
        line: Line,
        choice: str,
        at: int,
        told: Callable[[Outcome], None],
    ) -> bool:
        """The same for one line, without a task that waits; `told` hears what came of it. Whether
        this database can."""
        (row,) = _line_rows(id_, sequence, [line], choice, at)
        return self.database.write_soon(OneRow(_BEHIND if sequence else _FIRST, row), told)

    async def lines(self, id_: str, since: int = 0) -> list[LineRow]:
        def work(connection: Connection) -> list[LineRow]:
            wanted = (LINES.c.match == id_) & (LINES.c.sequence >= since)
            columns = [LINES.c[field] for field in LineRow.__struct_fields__]
            rows = connection.execute(select(*columns).where(wanted).order_by(LINES.c.sequence))
            return [LineRow(**row._mapping) for row in rows]

        found: list[LineRow] = await self.database.read(work)
        return found

    # Talk

    async def talk(self, id_: str, number: int, seat: int, said: str, at: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                insert(CHAT).values(match=id_, number=number, seat=seat, text=said, at=at)
            )

        await self._first(work, id_)

    async def talks(self, id_: str, since: int = 0) -> list[ChatRow]:
        def work(connection: Connection) -> list[ChatRow]:
            wanted = (CHAT.c.match == id_) & (CHAT.c.number >= since)
            columns = [CHAT.c[field] for field in ChatRow.__struct_fields__]
            rows = connection.execute(select(*columns).where(wanted).order_by(CHAT.c.number))
            return [ChatRow(**row._mapping) for row in rows]

        found: list[ChatRow] = await self.database.read(work)
        return found

    # News and the end

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Be told of matches that another process has changed; until cancelled. An empty name
        means that any may have changed."""
        await self.database.listen(heard)

    async def close(self) -> None:
        await self.database.close()


_FIRST: Final = insert(LINES)
_BEHIND: Final = insert(LINES).from_select(
    [column.name for column in LINES.c],
    select(*(bindparam(column.name, type_=column.type) for column in LINES.c)).where(
        exists().where(
            LINES.c.match == bindparam("match", type_=LINES.c.match.type),
            LINES.c.sequence
            == bindparam("sequence", type_=LINES.c.sequence.type) - literal_column("1"),
        )
    ),
)
"""A line behind another one: where a backup was restored meanwhile, that one may be gone."""


def _with_more(append: OneRow, rest: list[dict[str, Any]], sitting: Sitting | None) -> Work:
    def work(connection: Connection) -> None:
        append(connection)
        if rest:
            connection.execute(_FIRST, rest)
        if sitting is None:
            return
        same = (SEATS.c.match == append.row["match"]) & (SEATS.c.seat == sitting.seat)
        still = update(SEATS).where(same & (SEATS.c.token == sitting.was))
        if connection.execute(still.values(**sitting.fields)).rowcount != 1:
            raise Taken

    return work


def _line_rows(
    id_: str, sequence: int, lines: Sequence[Line], choice: str | None, at: int
) -> list[dict[str, Any]]:
    return [
        {
            "match": id_,
            "sequence": sequence + index,
            "kind": line.kind,
            "seat": line.seat,
            "text": line.text,
            "choice": choice if index == 0 else None,
            "at": at,
        }
        for index, line in enumerate(lines)
    ]


def _values(row: Struct) -> dict[str, Any]:
    return {field: getattr(row, field) for field in row.__struct_fields__}


def open_store(url: str) -> Store:
    """The store behind an address: sqlite:///path or postgresql://…"""
    return Store(Postgres(url) if url.startswith("postgres") else Sqlite(url))
