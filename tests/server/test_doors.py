"""Who may pass which door: every route of the server and every message of its socket, for everybody
who could knock. A route without a row fails."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from server.served import Server
from stampadia.server import wire
from stampadia.server.app import create_app

pytestmark = pytest.mark.xdist_group("server")

KNOCKING = ("anonymous", "spectator", "invited", "other seat", "own seat", "host")
"""Own seat: the one that is asked; the host has another one."""
SEATED = ("other seat", "own seat", "host")

DOORS: dict[str, dict[str, int]] = {
    # the status of each answer; 404 also where there would be a match
    "GET /api/games": dict.fromkeys(KNOCKING, 200),
    "POST /api/matches": dict.fromkeys(KNOCKING, 201),
    "POST /api/matches/{id_}/join": {**dict.fromkeys(KNOCKING, 404), "invited": 400},
    "GET /api/matches/{id_}/lobby": {**dict.fromkeys(KNOCKING, 200), "anonymous": 404},
    "GET /api/matches/{id_}/record": {
        **dict.fromkeys(KNOCKING, 200), "anonymous": 404, "invited": 404,
    },
    "POST /api/matches/{id_}/forget": {
        **dict.fromkeys(KNOCKING, 404), **dict.fromkeys(SEATED, 201),
    },
    "GET /api/matches/{id_}/save": {  # 400: it did not come from a file
        **dict.fromkeys(KNOCKING, 404), **dict.fromkeys(SEATED, 400),
    },
    "POST /api/saves": dict.fromkeys(KNOCKING, 400),
    "POST /api/uploads": dict.fromkeys(KNOCKING, 400),
    "GET /api/uploads/{name}": dict.fromkeys(KNOCKING, 404),
    "POST /api/adventures": dict.fromkeys(KNOCKING, 201),
    "GET /api/adventures/{job}": dict.fromkeys(KNOCKING, 404),
    "GET /api/codes/{code}": dict.fromkeys(KNOCKING, 400),
    "GET /api/matches/{id_}/moments/{at}": {
        **dict.fromkeys(KNOCKING, 200), "anonymous": 404, "invited": 404,
    },
    "GET /api/matches/{id_}/moments/{at}/way": {
        **dict.fromkeys(KNOCKING, 200), "anonymous": 404, "invited": 404,
    },
    "GET /api/matches/{id_}/story": {  # 400: it is not over
        **dict.fromkeys(KNOCKING, 400), "anonymous": 404, "invited": 404,
    },
    "GET /api/matches/{id_}/luck": {  # 400: it is sealed until the match is over
        **dict.fromkeys(KNOCKING, 400), "anonymous": 404, "invited": 404,
    },
    "GET /api/games/{game}/words": dict.fromkeys(KNOCKING, 200),
    "GET /api/days/{date}": dict.fromkeys(KNOCKING, 200),
    "GET /api/months/{month}": dict.fromkeys(KNOCKING, 200),
    "GET /api/games/{game}/shelf": dict.fromkeys(KNOCKING, 200),
    "GET /api/games/{game}/days/{date}/picture": dict.fromkeys(KNOCKING, 404),  # it has no days
    "GET /api/games/{game}/days/{date}/board": dict.fromkeys(KNOCKING, 200),
    "POST /api/matches/{id_}/board": {  # 400: it is not over
        **dict.fromkeys(KNOCKING, 404), **dict.fromkeys(SEATED, 400),
    },
    "GET /api/prints": dict.fromkeys(KNOCKING, 200),
    "GET /api/prints/pages/{number}": dict.fromkeys(KNOCKING, 200),
    "GET /api/prints/file": dict.fromkeys(KNOCKING, 200),
    "GET /games/{game}/{path}": dict.fromkeys(KNOCKING, 404),  # nothing but what a table is made of
    "GET /faces/{file}": dict.fromkeys(KNOCKING, 404),  # nobody can sign but the server
    "POST /api/qr": dict.fromkeys(KNOCKING, 200),
    "GET /api/workshop": dict.fromkeys(KNOCKING, 200),
    "GET /api/workshop/{game}/new": dict.fromkeys(KNOCKING, 404),  # a game without files
    "POST /api/workshop/{game}/proof": dict.fromkeys(KNOCKING, 404),
    "POST /api/workshop/{game}/face": dict.fromkeys(KNOCKING, 404),
    "POST /api/workshop/{game}/pdf": dict.fromkeys(KNOCKING, 404),
    "POST /api/workshop/{game}/numbers": dict.fromkeys(KNOCKING, 404),
    "POST /api/workshop/{game}/balance": dict.fromkeys(KNOCKING, 404),
    "GET /api/lab/days": dict.fromkeys(KNOCKING, 200),
    "GET /worker.js": dict.fromkeys(KNOCKING, 200),
    "GET /healthz": dict.fromkeys(KNOCKING, 200),
    "GET /metrics": dict.fromkeys(KNOCKING, 200),
}  # fmt: skip
BODIES = {
    "POST /api/matches": {"game": "stampede"},
    "POST /api/matches/{id_}/join": {"name": "Eve"},
    "POST /api/matches/{id_}/forget": {},
    "POST /api/matches/{id_}/board": {"name": "Eve"},
    "POST /api/saves": {"record": "no record, but long enough"},
    "POST /api/uploads": {"game": "generals", "text": "{}"},
    "POST /api/adventures": {"game": "chronicles", "seed": "2026-11-15"},
    "POST /api/qr": {"text": "a link"},
    "POST /api/workshop/{game}/proof": {"text": "{}"},
    "POST /api/workshop/{game}/face": {"text": "{}", "piece": "1"},
    "POST /api/workshop/{game}/pdf": {"text": "{}"},
    "POST /api/workshop/{game}/numbers": {"text": "{}"},
    "POST /api/workshop/{game}/balance": {"text": "{}", "seed": "knock"},
}
PARTS = {
    "{at}": "1",
    "{number}": "1",
    "{date}": "2026-11-15",
    "{month}": "2026-11",
    "{game}": "stampede",
    "{name}": f"{'0' * 32}.json",
    "{job}": "0" * 32,
    "{code}": "C-1234-5678",
    "{path}": "__init__.py",
    "{file}": f"{'0' * 32}.svg",
}
"""What stands for the rest of a path."""
WISH = '{"game":"chronicles","date":"2026-11-15"}'
TOKEN_IN_BODY = {
    "POST /api/matches/{id_}/join": "invitation",
    "POST /api/matches/{id_}/forget": "token",
    "POST /api/matches/{id_}/board": "token",
}


def to_all(answer: str, **others: str) -> dict[str, str]:
    """What is answered to the seats; spectators are refused, others find nobody."""
    return {"spectator": "refused", **dict.fromkeys(SEATED, answer)} | {
        who.replace("_", " "): said for who, said in others.items()
    }


OPEN, LOBBY, OVER = "open", "lobby", "over"
MESSAGES: dict[tuple[str, str], dict[str, str]] = {
    # what is answered to each message in each state of a match
    ("choose", OPEN): to_all("refused", own_seat="done"),
    ("undo", OPEN): to_all("refused"),
    ("resign", OPEN): to_all("done"),
    ("abandon", OPEN): to_all("motion"),
    ("hint", OPEN): to_all("refused", own_seat="hint"),
    ("foretell", OPEN): to_all("refused", own_seat="foretold"),
    ("foretell", LOBBY): to_all("refused"),
    ("foretell", OVER): to_all("refused"),
    ("why", OPEN): to_all("refused", own_seat="why"),
    ("why", LOBBY): to_all("refused"),
    ("lesson", OPEN): to_all("refused", own_seat="page"),
    ("lesson", LOBBY): to_all("refused"),
    ("say", OPEN): to_all("talk"),
    ("mute", OPEN): to_all("lobby", spectator="lobby"),
    ("speak", OPEN): to_all("lobby", spectator="lobby"),
    ("read", OPEN): to_all("table", spectator="table"),
    ("hello", OPEN): to_all("table", spectator="table"),
    ("hand-over", OPEN): to_all("motion"),
    ("vote", OPEN): to_all("refused"),
    ("come-back", OPEN): to_all("refused"),
    ("rematch", OPEN): to_all("refused"),
    ("ready", OPEN): to_all("refused"),
    ("dress", OPEN): to_all("refused"),
    ("start", OPEN): to_all("refused"),
    ("dismiss", OPEN): to_all("refused"),
    ("ready", LOBBY): to_all("lobby"),
    ("dress", LOBBY): to_all("lobby"),
    ("start", LOBBY): to_all("refused", host="lobby"),
    ("dismiss", LOBBY): to_all("refused", host="lobby"),
    ("choose", LOBBY): to_all("refused"),
    ("abandon", LOBBY): to_all("refused"),
    ("hand-over", LOBBY): to_all("refused"),
    ("come-back", LOBBY): to_all("refused"),
    ("rematch", LOBBY): to_all("refused"),
    ("rematch", OVER): to_all("lobby"),
    ("choose", OVER): to_all("refused"),
    ("abandon", OVER): to_all("refused"),
    ("come-back", OVER): to_all("refused"),
}
CONTENTS: dict[str, dict[str, Any]] = {
    "choose": {"id": "knock knock", "text": "play lion"}, "undo": {"id": "knock knock"},
    "resign": {"id": "knock knock"}, "abandon": {"id": "knock knock"}, "hint": {},
    "foretell": {"texts": ["play lion"]}, "why": {"place": "pile"}, "lesson": {},
    "say": {"text": "who is there"}, "mute": {"seat": 3}, "speak": {"language": "it"}, "hello": {},
    "read": {}, "hand-over": {"seat": 3}, "vote": {"motion": 0, "yes": True}, "come-back": {},
    "rematch": {}, "ready": {}, "dress": {"name": "Eve"}, "start": {}, "dismiss": {"seat": 3},
}  # fmt: skip


Table = tuple[dict[str, Any], dict[str, str]]
UNTOUCHED: dict[str, Table] = {}
"""Tables at which everybody has been refused so far, by their state."""


def table(server: Server, state: str = OPEN, expected: object = "") -> Table:
    """A match with four people, of whom only the knocker comes, and what everybody has in hand;
    one that was used before, where nothing has changed there."""
    found = UNTOUCHED.pop(state, None) or fresh(server, state)
    if expected in ("refused", 200, 400, 404):
        UNTOUCHED[state] = found
    return found


def fresh(server: Server, state: str) -> Table:
    while True:
        made = server.make("stampede", "you", "", "", "", gather=state == LOBBY)
        joined = [server.join(made, name)["token"] for name in ("Bo", "Cy", "Di")]
        tokens = [made["token"], *joined]
        asked = 1
        if state != LOBBY:
            view = server.record(made["match"], tokens[0]).splitlines()[-1].removeprefix("view ")
            asked = msgspec.json.decode(view)["asked"]
        if asked in (1, 2):  # neither the host nor the one whom the others speak about
            break
    if state == LOBBY:
        for token in tokens[1:]:
            person = server.sit(made["match"], token)
            person.next("lobby")
            person.send(type="ready")
            while not person.next("lobby")["lobby"]["seats"][tokens.index(token)]["ready"]:
                pass
            person.close()
    if state == OVER:
        for token in tokens[1:]:
            person = server.sit(made["match"], token)
            person.resign()
            person.close()
    return made, {
        "anonymous": "A" * 22,
        "spectator": made["spectators"],
        "invited": made["invitation"],
        "other seat": tokens[3 - asked],
        "own seat": tokens[asked],
        "host": tokens[0],
    }


def test_every_route_has_a_row() -> None:
    app = create_app("sqlite:///nowhere")
    routes = {
        f"{method} {route.path_format}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method not in ("HEAD", "OPTIONS")
    }
    ours = {route for route in routes if not route.startswith(("GET /schema", "GET /{"))}
    assert {route for route in ours if route != "GET /"} == set(DOORS)
    assert {kind.__struct_config__.tag for kind in get_args(wire.Sent)} == {
        kind for kind, _ in MESSAGES
    }


@pytest.mark.parametrize("who", KNOCKING)
@pytest.mark.parametrize("door", DOORS)
def test_a_door_opens_to_those_who_may_pass(server: Server, door: str, who: str) -> None:
    made, tokens = table(server, OPEN, DOORS[door][who])
    method, path = door.replace("{id_}", made["match"]).split()
    for part, value in PARTS.items():
        path = path.replace(part, value)
    body = dict(BODIES.get(door, {}))
    if door in TOKEN_IN_BODY:
        body[TOKEN_IN_BODY[door]] = tokens[who]
    answer = server.http.request(
        method,
        path,
        params={"token": tokens[who], "of": "W10", "wish": WISH},
        json=body if method == "POST" else None,
    )
    assert answer.status_code == DOORS[door][who]
    others = {token for name, token in tokens.items() if name != who}
    assert not any(token in answer.text for token in others)


@pytest.mark.parametrize("state", [OPEN, LOBBY, OVER])
@pytest.mark.parametrize("who", ["anonymous", "invited"])
def test_nobody_listens_to_a_stranger(server: Server, state: str, who: str) -> None:
    made, tokens = table(server, state, "refused")
    person = server.sit(made["match"], tokens[who])
    with pytest.raises(ConnectionClosed):
        person.next()


def _fields(kind: str) -> tuple[str, ...]:
    """What a message of this kind says."""
    sent = {str(one.__struct_config__.tag): one for one in get_args(wire.Sent)}
    return tuple(sent[kind].__struct_fields__)


@pytest.mark.parametrize("who", ["spectator", *SEATED])
@pytest.mark.parametrize(("kind", "state"), MESSAGES)
def test_a_message_is_heard_from_those_who_may_say_it(
    server: Server, kind: str, state: str, who: str
) -> None:
    expected = MESSAGES[kind, state][who]
    made, tokens = table(server, state, expected)
    person = server.sit(made["match"], tokens[who])
    now = person.next("lobby") if state == LOBBY else person.next("table")
    while state == LOBBY and now["lobby"]["seats"][3]["present"]:
        now = person.next("lobby")
    message = {"type": kind, **CONTENTS[kind]}
    if "after" in _fields(kind):
        message["after"] = now.get("sequence", 0)
    if kind == "choose" and now.get("offers"):
        message["text"] = now["offers"][0]["text"]
    if kind == "foretell" and now.get("offers"):
        message["texts"] = [now["offers"][0]["text"]]
    if kind == "hello":
        message["token"] = tokens[who]
    person.send(**message)
    kinds = ["done", "refused", "hint", "foretold", "why", "page", "talk", "table", "motion"]
    if expected == "lobby":
        kinds.append("lobby")
    said = person.next(*kinds)
    assert said["type"] == ("table" if expected == "done" else expected), said
    person.close()
