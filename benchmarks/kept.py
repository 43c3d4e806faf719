"""`python -m benchmarks.kept`: does a store full of finished matches slow a move, and how long does
a long match take to open? SQLite in a folder that is thrown away, or any address."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final, cast

import msgspec
from cyclopts import run
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, insert

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches.match import Match
from stampadia.matches.record import Line
from stampadia.server import wire
from stampadia.server.databases import sqlite_address
from stampadia.server.listener import Listener
from stampadia.server.migrations import migrate
from stampadia.server.room import Room
from stampadia.server.rows import MatchRow, SeatRow
from stampadia.server.schema import LINES, MATCHES, SEATS
from stampadia.server.store import Store, open_store
from stampadia.server.thinking import Thinkers

LINES_EACH: Final = 20
AT_ONCE: Final = 1_000
MOVES: Final = 300
LONG: Final = 2_000


def match_row(id_: str, *, study: bool = False) -> MatchRow:
    return MatchRow(
        id=id_, game="stampede", edition="1", seats=2, options='{"teams":"none"}', carried="{}",
        study=study, luck="seed", luck_words="{}", clock=0, invitation=b"i", spectators=b"s",
        state="open", created=1,
    )  # fmt: skip


def seat_rows(id_: str) -> list[SeatRow]:
    return [SeatRow(id_, seat, bytes([seat]), f"Player {seat}", "you", True) for seat in range(2)]


async def fill(store: Store, count: int) -> None:
    """So many matches that were played before."""
    for first in range(0, count, AT_ONCE):
        names = [f"old {number}" for number in range(first, min(first + AT_ONCE, count))]
        await store.database.write(_filling(names))


def _filling(names: list[str]) -> Callable[[Connection], None]:
    line = {"kind": "choice", "seat": 0, "text": "play lion", "choice": None, "at": 1}

    def work(connection: Connection) -> None:
        connection.execute(insert(MATCHES), [asdict(match_row(name)) for name in names])
        seats = [asdict(seat) for name in names for seat in seat_rows(name)]
        connection.execute(insert(SEATS), seats)
        lines = [
            {"match": name, "sequence": sequence, **line}
            for name in names
            for sequence in range(LINES_EACH)
        ]
        connection.execute(insert(LINES), lines)

    return work


async def moves(store: Store, id_: str) -> list[float]:
    """Milliseconds of each move of a new match: appended and synced."""
    await store.create(match_row(id_), seat_rows(id_))
    taken = []
    for sequence in range(MOVES):
        start = perf_counter()
        line = Line("choice", "play lion", 0)
        await store.append(id_, sequence, [line], f"{id_} {sequence}", sequence)
        taken.append((perf_counter() - start) * 1000)
    return taken


def long_match(game: Game) -> tuple[Match, list[Line]]:
    """A match of so many lines, and the lines: whoever is asked chooses at random, and where it
    would be over, the last choice is taken back, as one may who studies."""
    match = Match(game, game.seats[0], luck=Dealer("long"), study=True)
    taste, lines, last = Dealer("taste"), list[Line](), 0
    while len(lines) < LONG:
        pending = match.pending()
        if isinstance(pending, Ask):
            last = pending.seat
            line = match.propose(last, taste.one_of(pending.choices))
        elif isinstance(pending, Chance):
            line = cast(Line, match.propose_chance())
        else:
            line = match.propose_undo(last)
        match.apply(line)
        lines.append(line)
    return match, lines


async def opening(store: Store, name: str) -> float:
    """Milliseconds of work from a cold store to the first table of a match with so many lines."""
    game = registry.load(name)
    match, lines = long_match(game)
    row = replace(
        match_row(name, study=True), game=name, edition=game.edition, seats=game.seats[0],
        options=msgspec.json.encode(game.write_options(match.options)).decode(),
    )  # fmt: skip
    await store.create(row, seat_rows(name)[: game.seats[0]], lines)
    gc.collect()  # what is left of the making is not the opening's
    start = process_time()
    standing = await store.standing(name)
    assert standing is not None
    room = Room(store, cast(Thinkers, None), standing)
    async with room.lock:
        await room.catch_up()
    Listener(room, 0, wire.Hello("")).table()
    return (process_time() - start) * 1000


async def measure(address: str, count: int) -> dict[str, Any]:
    store = open_store(address)
    empty = await moves(store, "first")
    opened = {name: await opening(store, name) for name in registry.names()}
    await fill(store, count)
    full = await moves(store, "last")
    await store.close()
    return {"empty": empty, "full": full, "opened": opened}


def main(*, matches: int = 100_000, database: str = "") -> None:
    """Measure a store before and after so many matches were put into it.

    Parameters
    ----------
    matches
        How many finished matches the store holds.
    database
        The address of an empty database; SQLite in a temporary folder where none is given.
    """
    with TemporaryDirectory() as folder:
        address = database or sqlite_address(Path(folder) / "matches.sqlite")
        migrate(address)
        found = asyncio.run(measure(address, matches))
    for name, count in (("empty", 0), ("full", matches)):
        taken = found[name]
        worst = quantiles(taken, n=100)[98]
        print(f"{count:>7} matches: a move {median(taken):.2f} ms, one in a hundred {worst:.2f} ms")
    for name, work in found["opened"].items():
        print(f"a match of {LONG} lines of {name} opens with {work:.0f} ms of work")


if __name__ == "__main__":
    run(main)
