"""What strangers and bad lines do to the server: bad input, slow readers, storms, and two processes
that serve one match."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_by_hand

from server.postgres import throw_away
from server.served import PATIENCE, Person, Server, serving
from stampadia.kernel.chance import Dealer

pytestmark = pytest.mark.xdist_group("withstand")

DEEP: Final = os.environ.get("STAMPADIA_TESTS") == "deep"
FUZZED: Final = 10_000 if DEEP else 500
RACES: Final = 1_000 if DEEP else 30
STORM: Final = 500 if DEEP else 60


# Bad input


class Fuzz:
    """Messages that are none, or that ask for what may not be; none of them could be a move."""

    WORDS: Final = ("hello", "choose", "undo", "resign", "hint", "say", "speak", "type", "", "\0",
                    "{", "é" * 30, "A" * 22, "../../x", "1e400", "play lion")  # fmt: skip

    def __init__(self, seed: str, made: dict[str, Any]) -> None:
        self.dealer = Dealer(seed)
        self.made = made

    def message(self) -> str | bytes | list[str]:
        """A text, a binary frame, or a text in fragments."""
        what = self.dealer.below(8)
        if what == 0:
            return bytes(self.dealer.below(256) for _ in range(self.dealer.below(60)))
        text = msgspec.json.encode(self._thing(3) if what < 3 else self._almost()).decode()
        if what == 3:
            at = self.dealer.below(len(text) + 1)
            return text[:at] + self.dealer.one_of(self.WORDS) + text[at + 1 :]
        if what == 4:
            return [text[at : at + 3] for at in range(0, len(text), 3)] or [""]
        if what == 5:
            return text + " " * self.dealer.one_of((10, 16_000, 17_000, 40_000))
        return text

    def _almost(self) -> dict[str, Any]:
        """A message of ours that comes much too late, with something wrong in it."""
        message: dict[str, Any] = {
            "type": self.dealer.one_of(("choose", "undo", "resign", "hint", "hello", "say")),
            "id": f"fuzzed {self.dealer.below(10**9)}",
            "after": 10**6,
            "text": self.dealer.one_of(self.WORDS),
            "token": self.dealer.one_of((self.made["invitation"], self.made["token"], "A" * 22)),
        }
        kept = {key: part for key, part in message.items() if self.dealer.below(3)}
        if kept and self.dealer.below(2):
            kept[self.dealer.one_of(sorted(kept))] = self._thing(2)
        if kept.get("type") in ("undo", "resign", "choose") and kept.get("after") != 10**6:
            kept["after"] = "now"
        if kept.get("type") == "say":
            kept["text"] = "x" * 401
        return kept

    def _thing(self, depth: int) -> Any:
        what = self.dealer.below(8 if depth else 6)
        if what == 6:
            return [self._thing(depth - 1) for _ in range(self.dealer.below(4))]
        if what == 7:
            names = [self.dealer.one_of(self.WORDS) for _ in range(self.dealer.below(4))]
            return {name: self._thing(depth - 1) for name in names}
        return (None, True, -1, 2**53, 0.5, self.dealer.one_of(self.WORDS))[what]


def next_door(server: Server) -> Person:
    made = server.make("chronicles", "you")
    return server.sit(made["match"], made["token"])


def test_fuzzed_messages_change_nothing_and_disturb_nobody(server: Server) -> None:
    made = server.make("stampede", "you", "")
    joined = server.http.post(
        f"/api/matches/{made['match']}/join",
        json={"invitation": made["invitation"], "name": "Bo"},
    ).json()
    ada = next_door(server)
    before = server.record(made["match"], joined["token"])
    fuzz = Fuzz("messages", made)
    person: Person | None = None
    for number in range(FUZZED):
        try:
            person = person or server.sit(made["match"], made["token"])
            person.socket.send(fuzz.message())
        except ConnectionClosed:
            person = None
        if number % 100 == 50:
            if ada.asked()["over"]:  # hers ends long before ten thousand messages do
                ada.close()
                ada = next_door(server)
            ada.move()
    assert server.record(made["match"], joined["token"]) == before
    # whatever was left of the last socket, its owner comes back and plays
    bo, ada_again = (server.sit(made["match"], one["token"]) for one in (joined, made))
    asked = next(one for one in (bo, ada_again) if one.next("table")["offers"])
    asked.choose(asked.table)
    asked.next("done")
    for one in (ada, bo, ada_again):
        one.close()


@pytest.mark.parametrize(
    "first",
    ["", "{", '{"type":"choose","id":"12345678","after":0,"text":"x"}', "x" * 20_000,
     '{"type":"hello","token":""}', '{"type":"hello","token":"AAAAAAAAAAAAAAAAAAAAAA"}'],
)  # fmt: skip
def test_who_does_not_greet_is_sent_away(server: Server, first: str) -> None:
    made = server.make("chronicles", "you")
    address = f"ws://127.0.0.1:{server.port}/api/matches/{made['match']}/socket"
    with connect_by_hand(address) as stranger:
        stranger.send(first)
        with pytest.raises(ConnectionClosed):
            stranger.recv(PATIENCE)


DEEP_DOWN: Final = ('{"a":' * 3000, '{"game":"stampede","players":' + "[" * 20_000, "[" * 60_000)
"""Nested deeper than anything can be read."""


@pytest.mark.parametrize("body", DEEP_DOWN)
@pytest.mark.parametrize("path", ["/api/matches", "/api/uploads", "/api/saves", "/api/qr"])
def test_a_body_that_is_nested_without_end_is_a_bad_one(
    server: Server, path: str, body: str
) -> None:
    answer = server.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and answer.json()["key"] == "not-a-message"


def test_a_message_that_is_nested_without_end_is_refused_in_a_sentence(server: Server) -> None:
    made = server.make("chronicles", "you")
    ada = server.sit(made["match"], made["token"])
    for text in ('{"id":' + "[" * 9000, '{"a":' * 3000):
        ada.socket.send(text)
        assert ada.next("refused")["key"] == "not-a-message"
    ada.move()
    ada.close()


def test_whoever_goes_before_being_answered_is_no_failure(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path, log=log) as server:
        made = server.make("chronicles", "you")
        address = f"ws://127.0.0.1:{server.port}/api/matches/{made['match']}/socket"
        for first in ("{", '{"id":' + "[" * 9000, json.dumps({"type": "hello", "token": "x"})):
            for _ in range(5):
                with connect_by_hand(address, close_timeout=0.1) as hasty:
                    hasty.send(first)
                    hasty.socket.close()
        server.sit(made["match"], made["token"]).move()
    assert '"level":"error"' not in log.read_text("utf-8")


@pytest.mark.parametrize("talked", [2**31, 2**63, 10**30])
def test_no_greeting_names_a_number_that_a_database_has_not(server: Server, talked: int) -> None:
    made = server.make("chronicles", "you")
    address = f"ws://127.0.0.1:{server.port}/api/matches/{made['match']}/socket"
    with connect_by_hand(address) as owner:
        owner.send(json.dumps({"type": "hello", "token": made["token"], "talked": talked}))
        with pytest.raises(ConnectionClosed, match="4404"):
            owner.recv(PATIENCE)


def test_a_token_opens_its_own_match_alone(server: Server) -> None:
    mine, other = (server.make("chronicles", "you") for _ in range(2))
    for secret in ("token", "spectators"):
        with pytest.raises(ConnectionClosed, match="4404"):
            server.sit(other["match"], mine[secret]).next()
    for path in ("lobby", "record"):
        address = f"/api/matches/{other['match']}/{path}"
        assert server.http.get(address, params={"token": mine["token"]}).status_code == 404


def test_a_slow_reader_delays_nobody(server: Server) -> None:
    """It asks for the table again and again, and never reads."""
    made = server.make("chronicles", "you")
    line = socket.create_connection(("127.0.0.1", server.port))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with connect_by_hand(
        f"ws://127.0.0.1:{server.port}/api/matches/{made['match']}/socket",
        sock=line, max_queue=1, compression=None, open_timeout=PATIENCE, close_timeout=0.1,
    ) as slow:  # fmt: skip
        slow.send(msgspec.json.encode({"type": "hello", "token": made["token"]}).decode())
        for _ in range(100):
            slow.send('{"type":"speak","language":"it"}')
        ada = server.sit(made["match"], made["token"])
        for _ in range(5):
            ada.move()
        ada.close()


# A storm


class Listening:
    """Somebody who listens, is cut off and comes back for what was missed."""

    def __init__(self, server: Server, match: str, token: str) -> None:
        self.address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
        self.token = token
        self.heard = 0
        self.socket: ClientConnection | None = None

    async def come(self) -> None:
        self.socket = await connect(self.address, open_timeout=PATIENCE, compression=None)
        hello = {"type": "hello", "token": self.token, "since": self.heard}
        await self.socket.send(msgspec.json.encode(hello).decode())
        await self.listen()

    async def listen(self) -> None:
        """Until the next table, which must tell every event once."""
        assert self.socket is not None
        while (said := msgspec.json.decode(await self.socket.recv()))["type"] != "table":
            pass
        numbers = [event["number"] for event in said["events"]]
        assert numbers == list(range(self.heard + 1, said["heard"] + 1))
        self.heard = said["heard"]

    def drop(self) -> None:
        assert self.socket is not None
        self.socket.transport.abort()

    async def leave(self) -> None:
        assert self.socket is not None
        await self.socket.close()


async def storm(server: Server, count: int) -> list[Listening]:
    """So many people at tables of ten; all are cut off at once while those who are asked go on."""
    made = [server.make("chronicles", "you") for _ in range(count // 10)]
    players = [server.sit(one["match"], one["token"]) for one in made]
    people = [
        Listening(server, one["match"], one["token"] if number % 2 else one["spectators"])
        for one in made
        for number in range(10)
    ]
    await asyncio.gather(*(one.come() for one in people))
    for one in people:
        one.drop()
    for player in players:
        player.move()
        player.close()
    before = [one.heard for one in people]
    await asyncio.gather(*(one.come() for one in people))
    assert all(one.heard > then for one, then in zip(people, before, strict=True))
    await asyncio.gather(*(one.leave() for one in people))
    return people


def test_all_come_back_after_a_storm(server: Server) -> None:
    people = asyncio.run(storm(server, STORM))
    assert len(people) == STORM // 10 * 10


# Two processes, one PostgreSQL


@pytest.fixture(scope="module")
def twins() -> Iterator[tuple[Server, Server]]:
    with throw_away() as url:
        here, there = Server(url), Server(url)
        yield here, there
        for one in (here, there):
            one.stop()
            one.http.close()


def test_a_match_is_played_through_two_processes(twins: tuple[Server, Server]) -> None:
    here, there = twins
    made = here.make("stampede", "you", "", "random")
    joined = there.http.post(
        f"/api/matches/{made['match']}/join",
        json={"invitation": made["invitation"], "name": "Bo"},
    ).json()
    people = [here.sit(made["match"], made["token"]), there.sit(made["match"], joined["token"])]
    reached = 0
    for _ in range(8):
        at = _who_is_asked(people, reached)
        people[at].choose(people[at].table)
        reached = people[at].next("done")["sequence"]
    for one in people:
        numbers = [event["number"] for said in one.said if said["type"] == "table"
                   for event in said["events"]]  # fmt: skip
        assert numbers == list(range(1, len(numbers) + 1))
        one.close()


def _who_is_asked(people: list[Person], sequence: int) -> int:
    """Once everybody has seen so many lines; a program is waited for."""
    while True:
        sequence = max(sequence, *(one.table["sequence"] for one in people))
        for at, one in enumerate(people):
            while one.table["sequence"] < sequence:
                one.next("table")
            if one.table["offers"]:
                return at
        people[0].next("table")


def test_of_two_who_race_for_a_number_one_wins(twins: tuple[Server, Server]) -> None:
    made: dict[str, Any] = {}
    people: list[Person] = []
    reached = 0
    for race in range(RACES):
        # some days' first choices lead to an early end
        if race % 20 == 0 or any(one.asked(reached)["over"] for one in people):
            for one in people:
                one.close()
            made, reached = twins[0].make("chronicles", "you"), 0
            people = [server.sit(made["match"], made["token"]) for server in twins]
        tables = [one.asked(reached) for one in people]
        assert tables[0]["sequence"] == tables[1]["sequence"]
        for at, one in enumerate(people):
            one.choose(tables[at], id_=f"race {race} of {at}")
        answers = [one.next("done", "refused") for one in people]
        kinds = [answer["type"] for answer in answers]
        assert sorted(kinds) == ["done", "refused"], answers
        assert answers[kinds.index("refused")]["key"] == "choice-is-stale"
        reached = answers[kinds.index("done")]["sequence"]
    for one in people:
        one.close()
