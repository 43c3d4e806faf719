"""What one visitor may ask for, and what the server says of itself."""

from __future__ import annotations

import json
import logging
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.served import Person, Server, serving
from stampadia.kernel.errors import BadOption
from stampadia.server.guard import route_of
from stampadia.server.limits import Bucket, Limits, Rate, Visitors, read_limits
from stampadia.server.logs import Lines
from stampadia.server.metrics import Metrics

pytestmark = pytest.mark.xdist_group("server")


class Hand:
    """A clock that somebody moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Hand()
    bucket = Bucket(Rate(at_once=3, a_second=2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_measure() -> None:
    clock = Hand()
    visitors = Visitors(Limits(sockets=2, requests=1, matches=3), clock)
    assert [visitors.may_open("a") for _ in range(3)] == [True, True, False]
    assert visitors.may_open("b")
    visitors.closed("a")
    assert visitors.may_open("a")
    assert [visitors.may_make("a") for _ in range(4)] == [True, True, True, False]
    assert visitors.may_make("b")
    clock.now += 20
    assert [visitors.may_make("a") for _ in range(2)] == [True, False]
    assert [visitors.may_request("c") for _ in range(11)] == [True] * 10 + [False]


def test_those_who_ask_for_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Visitors, "MOST_REMEMBERED", 100)
    clock = Hand()
    visitors = Visitors(Limits(), clock)
    for number in range(1000):
        clock.now += 1
        visitors.may_request(str(number))
    assert len(visitors._requests) <= 100


@pytest.mark.parametrize("text", ["sockets=0", "sockets=many", "shoes=2", "sockets", "matches=-1"])
def test_limits_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="no limits"):
        read_limits(text)


def test_limits_are_read() -> None:
    assert read_limits(" sockets=7, messages=5,") == Limits(sockets=7, messages=5)
    assert read_limits("") == Limits()


def cut_off(person: Person) -> int:
    """The code with which the server closes the socket."""
    while True:
        try:
            person.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def again(server: Server, made: dict[str, Any]) -> Person:
    """As soon as the server has noticed that the last socket is closed."""
    for _ in range(100):
        try:
            person = server.sit(made["match"], made["token"])
            person.next("lobby")
        except ConnectionClosed:
            sleep(0.1)
        else:
            return person
    raise TimeoutError("the closed socket still counts")


def test_too_much_at_once_is_refused_and_neighbours_go_on(tmp_path: Path) -> None:
    limits = "sockets=3,requests=4,matches=4,messages=1"
    with serving(tmp_path, limits=limits) as server:
        made = [server.make("chronicles", "you") for _ in range(4)]
        headers = {"accept-language": "it"}
        wish = {"game": "chronicles"}
        fifth = server.http.post("/api/matches", json=wish, headers=headers)
        assert fifth.status_code == 429 and fifth.json()["key"] == "too-fast"
        for path, body in (
            ("/api/saves", {"record": "x" * 20}),
            ("/api/uploads", {"game": "generals", "text": "{}"}),
        ):  # a match or a file is kept there, too
            assert server.http.post(path, json=body).status_code == 429
        assert "default-src 'none'" in fifth.headers["content-security-policy"]
        assert fifth.headers["retry-after"] and fifth.json()["why"].startswith("Era troppo")

        ada, bo, cy = (server.sit(one["match"], one["token"]) for one in made[:3])
        before = ada.my_turn()
        with suppress(ConnectionClosed):  # she may be cut off while she still talks
            for number in range(120):
                ada.send(type="choose", id=f"choice {number}", after=10_000, text="north")
        assert cut_off(ada) == 4429
        keys = {said["key"] for said in ada.said if said["type"] == "refused"}
        assert keys == {"choice-is-stale", "too-fast"}

        back = again(server, made[0])
        assert back.next("table")["view"] == before["view"]
        for one in (bo, cy):
            table = one.my_turn()
            one.choose(table)
            assert one.next("done")["sequence"] > table["sequence"]
        with pytest.raises(ConnectionClosed, match="4429"):
            server.sit(made[3]["match"], made[3]["token"]).next()

        answers: set[int] = set()
        for _ in range(1000):
            answers.add(server.http.get("/api/games").status_code)
            if 429 in answers:
                break
        assert answers == {200, 429}
        counted = server.http.get("/metrics").text
        assert 'stampadia_refused_total{why="too-fast"}' in counted
        assert 'stampadia_sockets_closed_total{code="4429"} 1' in counted
        assert server.http.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("site", "status"),
    [("cross-site", 403), ("same-origin", 201), ("none", 201), (None, 201)],
)
def test_a_page_of_somebody_elses_makes_nothing_here(
    server: Server, site: str | None, status: int
) -> None:
    headers = {"accept-language": "it"} | ({"sec-fetch-site": site} if site else {})
    answer = server.http.post("/api/matches", json={"game": "stampede"}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["why"].startswith("L’ha chiesto una pagina di qualcun altro")
        assert server.http.get("/api/games", headers=headers).status_code == 200  # to look is free


def test_a_request_body_has_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, log=tmp_path / "log", say="all") as server:
        huge = server.http.post("/api/matches", json={"game": "x" * 100_000})
        assert huge.status_code in (400, 413)
        long = server.http.post("/api/matches", json={"game": "chronicles", "name": "n" * 41})
        assert long.status_code == 400
        made = server.make("chronicles", "you")
        ada = server.sit(made["match"], made["token"])
        ada.my_turn()
        ada.send(type="say", text="x" * 401)
        assert ada.next("refused")["key"] == "not-a-message"
        ada.close()
        server.record(made["match"], made["token"])
        server.stop()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    told = {line["event"] for line in lines}
    assert {"request", "socket opened", "socket closed"} <= told
    routes = {line["route"] for line in lines if line["event"] == "request"}
    assert routes == {"/healthz", "/api/matches", "/api/matches/{id}/record"}
    for secret in ("match", "token"):
        assert made[secret] not in (tmp_path / "log").read_text("utf-8")


def test_a_log_line_tells_no_message_of_an_exception() -> None:
    try:
        raise ValueError("the hidden card is the lion")
    except ValueError:
        record = logging.LogRecord(
            "x", logging.ERROR, __file__, 1, "broke", (), exc_info=sys.exc_info()
        )
    line = json.loads(Lines().format(record))
    assert line["error"] == "ValueError" and "test_limits.py" in line["where"][0]
    assert "lion" not in Lines().format(record)


def test_a_route_names_no_match() -> None:
    assert route_of("/api/matches/AbC123-_x/lobby") == "/api/matches/{id}/lobby"
    assert route_of("/api/matches/AbC/../../x") == "?"
    assert route_of("/api/codes/AllLettersOfAToken") == route_of(f"/api/{'x' * 13}") == "?"
    assert route_of("/api/games/generals/words") == "/api/games/generals/words"
    assert route_of("/some/secret") == "page" and route_of("/healthz") == "/healthz"


def test_durations_are_counted_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.003, 0.003, 99):
        metrics.choices.note(seconds)
    told = metrics.told(rooms=3, listeners=4)
    assert "stampadia_rooms 3\n" in told
    for line in ('bucket{le="0.001"} 1', 'bucket{le="0.005"} 3', 'bucket{le="+Inf"} 4', "count 4"):
        assert f"stampadia_choice_seconds_{line}\n" in told
