"""Tables under load: many matches of Stampede with four scripted people each, played from another
process over loopback.

A *choice* is one message of one person. It counts from the moment it is sent until all four seats
have been told. The server's processor time and memory are read from the system, so they can be put
beside those of any other server.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import cyclopts
import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.arrival import serving
from benchmarks.spawned import Process, free_port

SEATS: Final = 4
PAUSE: Final = 1.0
"""Seconds that a person thinks before each choice."""


class Load(Struct, frozen=True):
    """What so many tables came to."""

    who: str
    tables: int
    choices: int
    seconds: float
    p50: float
    """Milliseconds from a choice until all seats are told."""
    p99: float
    processor: float
    """Milliseconds of the server's processor time for each choice."""
    memory: float
    """Kilobytes for each table, beyond what the empty server holds."""

    @property
    def rate(self) -> float:
        """Choices a second."""
        return self.choices / self.seconds

    @property
    def per_core(self) -> float:
        """Choices a second that one core could carry."""
        return 1000 / self.processor if self.processor else 0.0


class Table:
    """One match of four; whoever is asked chooses after a pause."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sent: dict[int, float] = {}
        """When the choice was sent that leads to a sequence."""
        self.told: dict[int, int] = {}
        """How many seats have been told of it."""
        self.delays: list[float] = []

    def tell(self, sequence: int) -> None:
        """A seat has been told that the match has come so far."""
        for sent in [one for one in self.sent if one < sequence]:
            self.told[sent] = self.told.get(sent, 0) + 1
            if self.told[sent] == SEATS:
                self.delays.append(perf_counter() - self.sent.pop(sent))
                del self.told[sent]


class Ours(Table):
    """Four people at our server."""

    def __init__(self, number: int, made: dict[str, Any], tokens: list[str], pause: float) -> None:
        super().__init__(number)
        self.pause = pause
        self.match: str = made["match"]
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self._known = [-1] * SEATS
        self._thoughts: set[asyncio.Task[None]] = set()

    async def sit(self, port: int) -> None:
        for token in self.tokens:
            line = await connect(
                f"ws://127.0.0.1:{port}/api/matches/{self.match}/socket",
                compression=None, open_timeout=120, ping_interval=None, max_size=None,
            )  # fmt: skip
            await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            self.sockets.append(line)

    async def play(self, until: Callable[[], bool]) -> None:
        await asyncio.gather(*(self._play(seat, until) for seat in range(SEATS)))

    async def _play(self, seat: int, until: Callable[[], bool]) -> None:
        line = self.sockets[seat]
        while not until():
            try:
                said = _told.decode(await asyncio.wait_for(line.recv(), 1))
            except TimeoutError:
                continue
            if said.type != "table" or said.sequence <= self._known[seat]:
                continue
            self._known[seat] = said.sequence
            self.tell(said.sequence)
            if said.over:
                return
            if said.offers:
                self._thoughts.add(asyncio.create_task(self._choose(line, said)))

    async def _choose(self, line: ClientConnection, table: Said) -> None:
        await asyncio.sleep(self.pause)
        text = table.offers[(self.number + table.sequence) % len(table.offers)].text
        choice = {"type": "choose", "id": f"choice {table.sequence}", "after": table.sequence}
        self.sent[table.sequence] = perf_counter()
        with suppress(Exception):  # the run is over
            await line.send(msgspec.json.encode({**choice, "text": text}).decode())


class Offered(Struct):
    text: str


class Said(Struct):
    type: str
    sequence: int = -1
    offers: list[Offered] = []
    over: str = ""


_told: Final = msgspec.json.Decoder(Said)


async def measured(
    who: str, tables: list[Ours], process: Process, empty: float, seconds: float
) -> Load:
    """Let them all play for a while; a first part of it warms up and is not counted."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds * 1.3

    async def play(number: int, table: Ours) -> None:
        # nobody begins at the same instant as everybody else, at the other server neither
        await asyncio.sleep(table.pause * number / len(tables))
        await table.play(lambda: loop.time() > end)

    playing = [asyncio.create_task(play(*one)) for one in enumerate(tables)]
    await asyncio.sleep(seconds * 0.3)
    for table in tables:
        table.delays.clear()
    began, used = perf_counter(), process.processor_seconds()
    await asyncio.sleep(seconds)
    took, used = perf_counter() - began, process.processor_seconds() - used
    memory = process.memory() - empty
    delays = sorted(delay * 1000 for table in tables for delay in table.delays)
    await asyncio.gather(*playing, return_exceptions=True)
    cuts = quantiles(delays, n=100) if len(delays) > 1 else [0.0] * 99
    return Load(
        who, len(tables), len(delays), took, cuts[49], cuts[98],
        1000 * used / max(1, len(delays)), memory / len(tables),
    )  # fmt: skip


def ours(tables: int, seconds: float, pause: float = PAUSE) -> Load:
    """Our server on SQLite, with every move synced before it is acknowledged."""
    with serving() as process:
        return asyncio.run(_ours(tables, seconds, process, pause))


async def _ours(tables: int, seconds: float, process: Process, pause: float) -> Load:
    base = f"http://127.0.0.1:{process.port}/api/matches"
    found: list[Ours] = []
    empty = process.memory()
    async with httpx.AsyncClient(timeout=120) as http:
        for number in range(tables):
            wish = {"game": "stampede", "players": ["you", *[""] * (SEATS - 1)], "name": "1"}
            made = (await http.post(base, json=wish)).json()
            tokens = [made["token"]]
            for name in range(2, SEATS + 1):
                body = {"invitation": made["invitation"], "name": str(name)}
                answer = await http.post(f"{base}/{made['match']}/join", json=body)
                tokens.append(answer.json()["token"])
            found.append(Ours(number, made, tokens, pause))
    for table in found:
        await table.sit(process.port)
    return await measured("stampadia", found, process, empty, seconds)


# Beside it: boardgame.io's server, with a comparable game, which keeps its matches in memory

THEIRS: Final = "boardgame.io"
PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4")
SCRIPTS: Final = Path(__file__).parent / "boardgame_io"


def installed(folder: Path) -> bool:
    """Install it there with npm; whether that was possible."""
    if not (shutil.which("npm") and shutil.which("node")):
        return False
    asked = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", *PACKAGES]
    done = subprocess.run(asked, cwd=folder, capture_output=True)
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    return done.returncode == 0


def theirs(folder: Path, tables: int, seconds: float, pause: float = PAUSE) -> Load:
    port = free_port()
    process = Process(["node", str(folder / "server.cjs"), str(port)], port, "/games",
                      DEBUG="", NODE_ENV="production")  # fmt: skip
    try:
        empty = process.memory()
        people = subprocess.Popen(
            ["node", str(folder / "load.cjs"), *map(str, (port, tables, seconds, pause))],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert people.stdout is not None
        assert people.stdout.readline() == "ready\n"
        assert people.stdout.readline() == "warm\n"
        began, used = perf_counter(), process.processor_seconds()
        delays: list[float] = sorted(msgspec.json.decode(people.stdout.readline()))
        took, used = perf_counter() - began, process.processor_seconds() - used
        people.wait()
        cuts = quantiles(delays, n=100)
        return Load(
            THEIRS, tables, len(delays), took, cuts[49], cuts[98],
            1000 * used / max(1, len(delays)), (process.memory() - empty) / tables,
        )  # fmt: skip
    finally:
        process.stop()


HEAD: Final = (
    "| server | tables | choices/s | p50 ms | p99 ms | processor ms a choice | choices/s per core |"
    " kB a table |"
)
TABLES: Final = (50, 100, 200, 400)
SECONDS: Final = 20.0
AIM: Final = 2.0
"""Times as many choices a second of one core."""
SLOWEST_MS: Final = 150.0
"""One choice in a hundred may take longer, at so many tables as `AT`."""
AT: Final = 200


class Beside(Struct, frozen=True):
    """So many tables on both servers; nothing of the other one where it could not be installed."""

    ours: Load
    theirs: Load | None

    @property
    def ratio(self) -> float | None:
        """Choices a second of one core, ours to theirs."""
        return self.ours.per_core / self.theirs.per_core if self.theirs else None


def runs(
    tables: tuple[int, ...], seconds: float, *, alone: bool, pause: float = PAUSE
) -> Iterator[Beside]:
    """The same load on both, one after the other, table count by table count."""
    with TemporaryDirectory(prefix="stampadia-") as folder:
        beside = not alone and installed(Path(folder))
        for count in tables:
            here = ours(count, seconds, pause)
            there = theirs(Path(folder), count, seconds, pause) if beside else None
            yield Beside(here, there)


def measure(quick: bool) -> list[Beside]:
    return [*runs((2,), 3.0, alone=True)] if quick else [*runs(TABLES, SECONDS, alone=False)]


def row(load: Load) -> str:
    return (
        f"| {load.who} | {load.tables} | {load.rate:.0f} | {load.p50:.1f} | {load.p99:.1f} | "
        f"{load.processor:.2f} | {load.per_core:.0f} | {load.memory:.0f} |"
    )


def main(
    *,
    tables: tuple[int, ...] = TABLES,
    seconds: float = SECONDS,
    alone: bool = False,
    pause: float = PAUSE,
) -> None:
    """Measure our server and boardgame.io's, and print a table in Markdown.

    Parameters
    ----------
    tables
        So many tables of four, one after the other.
    seconds
        How long each is measured.
    alone
        Without boardgame.io.
    pause
        Seconds that a person thinks before each choice, at both servers; a short one shows what
        a server does when it can do no more.
    """
    print(HEAD, "|---|---:|---:|---:|---:|---:|---:|---:|", sep="\n", flush=True)
    for both in runs(tables, seconds, alone=alone, pause=pause):
        print(row(both.ours), flush=True)
        if both.theirs:
            print(row(both.theirs), flush=True)
            print(
                f"| ratio per core | {both.ours.tables} | | | | | {both.ratio:.2f} | |", flush=True
            )


if __name__ == "__main__":
    cyclopts.run(main)
