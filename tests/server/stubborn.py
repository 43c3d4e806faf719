"""People who do not give up: when the server is gone they come back by themselves, say again what
was not acknowledged, and write down what was. Afterwards the store is held against it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from threading import Event, Thread
from time import sleep
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from server.served import Person, Server
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match
from stampadia.server.store import open_store

GONE: Final = (OSError, EOFError, TimeoutError, WebSocketException)
LONG: Final = 1200
"""Looks of a tenth of a second each, after which nothing will come any more."""


class Stubborn(Thread):
    def __init__(self, server: Server, made: dict[str, Any], seed: str) -> None:
        super().__init__(daemon=True)
        self.server, self.made, self.taste = server, made, Dealer(seed)
        self.acknowledged: dict[str, int] = {}
        self.refused: list[str] = []
        """The keys of all refusals."""
        self.resumed = 0
        self.problem: BaseException | None = None
        self.finished = Event()
        self._heard = 0
        self._choices = 0
        self._unsure: tuple[str, str, int] | None = None
        """A choice that was sent and not answered: its id, its text and what it came after."""

    def run(self) -> None:
        try:
            while not self.finished.is_set():
                try:
                    person = self.server.sit(self.made["match"], self.made["token"],
                                             since=self._heard)  # fmt: skip
                    self.resumed += 1
                    self._play(person)
                except GONE:
                    sleep(0.05)
        except BaseException as error:
            self.problem = error

    def _play(self, person: Person) -> None:
        try:
            table = self._listen(person.next("table"))
            while not self.finished.is_set() and not table["over"]:
                if self._unsure is not None:
                    table = self._say(person, *self._unsure, table)
                elif table["offers"]:
                    self._choices += 1
                    text = self.taste.one_of(table["offers"])["text"]
                    table = self._say(
                        person, f"choice {self._choices}", text, table["sequence"], table
                    )
                else:
                    table = self._wait(person, table)
            self.finished.set()
        finally:
            person.close()

    def _say(
        self, person: Person, id_: str, text: str, after: int, table: dict[str, Any]
    ) -> dict[str, Any]:
        """Until it is answered; the last table that came with it."""
        self._unsure = id_, text, after
        person.send(type="choose", id=id_, after=after, text=text)
        while (said := person.next("done", "refused", "table")).get("id") != id_:
            table = self._heard_of(said, table)
        if said["type"] == "done":
            assert self.acknowledged.setdefault(id_, said["sequence"]) == said["sequence"]
            self._unsure = None
            while table["sequence"] < said["sequence"]:
                table = self._listen(person.next("table"))
            return table
        self.refused.append(said["key"])
        if said["key"] == "store-down":
            sleep(0.05)
            return table
        self._unsure = None
        return self._listen(person.next("table"))

    def _wait(self, person: Person, table: dict[str, Any]) -> dict[str, Any]:
        return self._heard_of(person.next("table", "refused"), table)

    def _heard_of(self, said: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
        """What nobody asked for: another table, or that the table stands still."""
        if said["type"] == "table":
            return self._listen(said)
        self.refused.append(said["key"])
        return table

    def _listen(self, table: dict[str, Any]) -> dict[str, Any]:
        """Every event once and in its order, whatever has happened to the server."""
        numbers = [event["number"] for event in table["events"]]
        assert numbers == list(range(self._heard + 1, table["heard"] + 1))
        self._heard = table["heard"]
        return table


def wait_for(what: Callable[[], bool], players: Sequence[Stubborn] = ()) -> None:
    for _ in range(LONG):
        for player in players:
            if player.problem is not None:
                raise player.problem
        if what():
            return
        sleep(0.1)
    raise TimeoutError("it does not come to pass")


def moves(players: Sequence[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


def wait_for_moves(players: Sequence[Stubborn], more: int) -> None:
    """So many more choices are acknowledged, or all matches are over."""
    goal = moves(players) + more
    wait_for(
        lambda: moves(players) >= goal or all(player.finished.is_set() for player in players),
        players,
    )


def end(players: Sequence[Stubborn]) -> None:
    for player in players:
        player.finished.set()
    for player in players:
        player.join(60)
        if player.problem is not None:
            raise player.problem


def check_kept(database: str, players: Sequence[Stubborn]) -> None:
    """Every acknowledged choice is there, once and where it was said to be; no line is missing, and
    all of them fit the rules."""

    async def look() -> None:
        store = open_store(database)
        for player in players:
            row = await store.match(player.made["match"])
            assert row is not None
            lines = await store.lines(row.id)
            assert [line.sequence for line in lines] == list(range(len(lines)))
            there = {line.choice: line.sequence + 1 for line in lines if line.choice}
            assert player.acknowledged.items() <= there.items()
            game = registry.load(row.game)
            options = game.read_options(msgspec.json.decode(row.options))
            match = Match(game, row.seats, options, content=game.own_contents(options))
            for line in lines:
                match.apply(line.line)
        await store.close()

    asyncio.run(look())


def is_well(server: Server) -> bool:
    try:
        return server.http.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False
