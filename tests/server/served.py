"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

START = (
    "import sys; from stampadia.server.run import run; "
    "run('127.0.0.1', int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), show=False, "
    "limits=sys.argv[4], log=sys.argv[5])"
)
PLENTY = "sockets=10000,requests=100000,matches=100000,prints=10000,messages=10000,drafts=10000"
"""No test is a visitor who asks for too much, unless it says so."""
PATIENCE = 60.0
"""Seconds; a busy machine is slow, and nothing here measures time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(
        self,
        database: str,
        workers: int = 1,
        *,
        log: Path | None = None,
        say: str = "problems",
        limits: str = PLENTY,
        program: str = START,
        **environment: str,
    ) -> None:
        """What it says goes to the log, where there is one."""
        self.more = [limits, say]
        self.program = program
        self.database = database
        self.workers = workers
        self.log = log
        self.environment = environment
        self.port = free_port()
        # without certificates to read, a twentieth of a start
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=False
        )
        self.start()

    def start(self) -> None:
        arguments = [str(self.port), self.database, str(self.workers), *self.more]
        with ExitStack() as stack:
            said = stack.enter_context(self.log.open("ab")) if self.log else None
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, *arguments],
                start_new_session=True, stdout=said, stderr=said,
                env={**os.environ, **self.environment},
            )  # fmt: skip
        for _ in range(600):
            try:
                if self.http.get("/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                sleep(0.1)
        raise TimeoutError("the server did not come up")

    def kill(self) -> None:
        """As a power cut does it: nobody is asked."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def make(self, game: str, *players: str, **more: Any) -> dict[str, Any]:
        wish = {"game": game, "players": list(players), "name": "Ada", **more}
        answer = self.http.post("/api/matches", json=wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, made: dict[str, Any], name: str, **more: Any) -> dict[str, Any]:
        wish = {"invitation": made["invitation"], "name": name, **more}
        answer = self.http.post(f"/api/matches/{made['match']}/join", json=wish)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def record(self, match: str, token: str) -> str:
        answer = self.http.get(f"/api/matches/{match}/record", params={"token": token})
        assert answer.status_code == 200, answer.text
        return answer.text

    def sit(self, match: str, token: str, *, since: int = 0, language: str = "en") -> Person:
        return Person(self.port, match, token, since, language)


class Person:
    """Somebody with a socket: what came last of each kind, and everything that was said."""

    def __init__(self, port: int, match: str, token: str, since: int, language: str) -> None:
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/matches/{match}/socket"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, open_timeout=PATIENCE)
        )
        self.said: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {"sequence": -1}
        """The last one that came."""
        self.send(type="hello", token=token, since=since, language=language, text=True)

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(PATIENCE))
            self.said.append(message)
            if message["type"] == "table":
                self.table = message
            if not kinds or message["type"] in kinds:
                return message

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of this kind, or the first that comes."""
        said = [message for message in self.said if message["type"] == kind]
        return said[-1] if said else self.next(kind)

    def my_turn(self) -> dict[str, Any]:
        """The next table at which this seat is asked, or the match is over."""
        while True:
            table = self.next("table")
            if table["offers"] or table["over"]:
                return table

    def asked(self, sequence: int = 0) -> dict[str, Any]:
        """The table after so many lines at which this seat is asked, or the match is over: it may
        have come already."""
        while self.table["sequence"] < sequence or not (self.table["offers"] or self.table["over"]):
            self.next("table")
        return self.table

    def move(self) -> dict[str, Any]:
        """The first choice that is offered, and the table at which this seat is asked then."""
        table = self.asked()
        self.choose(table)
        done: int = self.next("done")["sequence"]
        assert done > table["sequence"]
        return self.asked(done)

    def choose(self, table: dict[str, Any], text: str | None = None, id_: str = "") -> str:
        id_ = id_ or f"choice {table['sequence']} {id(table)}"
        text = table["offers"][0]["text"] if text is None else text
        self.send(type="choose", id=id_, after=table["sequence"], text=text)
        return id_

    def resign(self) -> None:
        """Whatever a program plays meanwhile; a match that is over stays as it is."""
        if self.table["sequence"] < 0:
            self.next("table")
        while not self.table["over"]:
            id_ = f"resigning {id(self)}"
            self.send(type="resign", id=id_, after=self.table["sequence"])
            if self.next("done", "refused")["type"] == "done":
                return
            self.next("table")  # the one that it came too late for

    def sent_away(self) -> bool:
        """Whether the server closes the socket in the end."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return True

    def close(self) -> None:
        self._open.close()


@contextmanager
def serving(folder: Path, workers: int = 1, database: str = "", **more: Any) -> Iterator[Server]:
    server = Server(database or f"sqlite:///{folder / 'matches.sqlite'}", workers, **more)
    try:
        yield server
    finally:
        server.stop()
        server.http.close()
