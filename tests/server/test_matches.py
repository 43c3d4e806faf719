"""Every game is played over real sockets; moves are done once, kept for good, and told to those who
may know them."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.served import Server
from stampadia.kernel import registry
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.table.fair_luck import verified
from stampadia.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("server")


def seats_of(name: str) -> list[str]:
    return ["you", *["random"] * (registry.load(name).seats[0] - 1)]


@pytest.mark.parametrize("name", registry.names())
def test_any_game_is_played_by_its_offers(server: Server, name: str) -> None:
    made = server.make(name, *seats_of(name))
    ada = server.sit(made["match"], made["token"])
    table = ada.my_turn()
    for _ in range(6):
        if table["over"]:
            break
        assert table["question"] and table["shown"] and table["view"]["game"] == name
        ada.choose(table)
        before = table["sequence"]
        table = ada.my_turn()
        assert table["sequence"] > before
    done = [message["id"] for message in ada.said if message["type"] == "done"]
    assert len(set(done)) == len(done)
    ada.close()


def test_a_whole_match_is_kept_and_its_luck_is_fair(server: Server) -> None:
    made = server.make("stampede", "you", "random", words="a goose on the roof")
    ada = server.sit(made["match"], made["token"])
    while not (table := ada.my_turn())["over"]:
        ada.choose(table, table["offers"][-1]["text"])
    text = server.record(made["match"], made["token"])
    record = parse(text)
    game = registry.load("stampede")
    assert replay(game, record).over is not None
    found = verified(game, record)
    assert found.chances and not found.differs and found.words == 1
    assert made["sealed"] in text
    ada.close()


def test_an_open_match_is_given_as_its_seat_may_have_it(server: Server) -> None:
    made = server.make("stampede", "you", "random")
    ada = server.sit(made["match"], made["token"])
    ada.my_turn()
    for token in (made["token"], made["spectators"]):
        assert server.record(made["match"], token).startswith("stampadia redacted record")
    ada.close()


def test_a_choice_that_is_sent_twice_is_done_once(server: Server) -> None:
    made = server.make("chronicles", "you")
    ada, twin = (server.sit(made["match"], made["token"]) for _ in range(2))
    table = ada.my_turn()
    twin.my_turn()
    for person in (ada, ada, twin):
        person.choose(table, id_="the same choice")
    done = [person.next("done")["sequence"] for person in (ada, ada, twin)]
    assert len(set(done)) == 1
    for person in (ada, twin):
        person.close()


def test_a_late_choice_is_refused_and_the_table_told(server: Server) -> None:
    made = server.make("chronicles", "you")
    ada, twin = (server.sit(made["match"], made["token"]) for _ in range(2))
    table = ada.my_turn()
    ada.choose(table, id_="first of all")
    ada.next("done")
    twin.choose(table, id_="too late now")
    assert twin.next("refused")["key"] == "choice-is-stale"
    assert twin.next("table")["sequence"] > table["sequence"]
    for person in (ada, twin):
        person.close()


def test_friends_come_by_invitation_and_the_match_begins_when_all_sit(server: Server) -> None:
    made = server.make("stampede", "you", "", "random")
    ada = server.sit(made["match"], made["token"])
    assert ada.next("lobby")["lobby"]["state"] == "lobby"
    ada.send(type="choose", id="much too early", after=0, text="play lion")
    assert ada.next("refused")["key"] == "match-has-not-begun"
    seat = server.http.post(
        f"/api/matches/{made['match']}/join",
        json={"invitation": made["invitation"], "name": "Bo", "words": "x"},
    ).json()
    assert seat["seat"] == 1
    bo = server.sit(made["match"], seat["token"], language="it")
    ada.next("table")
    assert ada.last("lobby")["lobby"]["seats"][1]["name"] == "Bo"
    tables = [bo.next("table")]
    assert tables[0]["seat"] == 1
    again = server.http.post(
        f"/api/matches/{made['match']}/join",
        json={"invitation": made["invitation"], "name": "Cy"},
    )
    assert again.status_code == 400 and again.json()["key"] == "no-seat-left"
    ada.send(type="say", text="hello")
    assert bo.next("talk")["text"] == "hello"
    for person in (ada, bo):
        person.close()


def test_a_spectator_sees_no_hand_and_chooses_nothing(server: Server) -> None:
    made = server.make("stampede", "you", "random")
    ada = server.sit(made["match"], made["token"])
    mine = ada.my_turn()
    watcher = server.sit(made["match"], made["spectators"])
    table = watcher.next("table")
    assert mine["view"]["hand"] and table["view"]["hand"] == [] and table["offers"] == []
    watcher.send(type="choose", id="not my seat", after=table["sequence"], text="play lion")
    assert watcher.next("refused")["key"] == "spectators-only-watch"
    for person in (ada, watcher):
        person.close()


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    made = server.make("stampede", "you", "random")
    ada = server.sit(made["match"], made["token"])
    table = ada.my_turn()
    heard = table["heard"]
    ada.choose(table)
    later = ada.my_turn()
    ada.close()
    again = server.sit(made["match"], made["token"], since=heard)
    back = again.next("table")
    numbers = [event["number"] for event in back["events"]]
    assert numbers == list(range(heard + 1, back["heard"] + 1)) and back["heard"] >= later["heard"]
    again.close()


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "[]", "null", '{"type":"hello"}', '{"type":"choose"}', '{"type":"dance"}',
        '{"type":"choose","id":"12345678","after":-1,"text":"x"}',
        '{"type":"choose","id":"12345678","after":0,"text":"x","seat":1}', "x" * 20_000,
        '{"type":"choose","id":"1234\\u00005678","after":0,"text":"x"}',
        '{"type":"say","text":"nothing\\u0000"}',
    ],
)  # fmt: skip
def test_what_is_no_message_is_refused_and_changes_nothing(server: Server, message: str) -> None:
    made = server.make("chronicles", "you")
    ada = server.sit(made["match"], made["token"])
    table = ada.my_turn()
    ada.socket.send(message)
    try:
        assert ada.next("refused")["why"]
    except ConnectionClosed:
        ada = server.sit(made["match"], made["token"])
        table = ada.my_turn()
    ada.choose(table)
    assert ada.my_turn()["sequence"] > table["sequence"]
    ada.close()


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "nobody"}, "unknown-game"),
        ({"game": "chronicles", "options": {"sheet": "/etc/passwd.json"}}, "no-files-here"),
        ({"game": "chronicles", "options": {"sheet": "seed:never made/0"}}, "not-certified"),
        ({"game": "stampede", "players": ["you", "search:9999999"]}, "no-such-program"),
        ({"game": "stampede", "players": ["random", "random"]}, "nobody-plays"),
        ({"game": "stampede", "players": ["you"]}, "bad-seats"),
        ({"game": "generals", "options": {"sets": "/etc/hostname"}}, None),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_one_sentence(
    server: Server, wish: dict[str, Any], key: str | None
) -> None:
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == 400
    said = answer.json()
    assert said["why"] and (key is None or said["key"] == key)
    assert "root:" not in answer.text


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/nothing/here", None, 404, "no-such-page"),
        ("/api/matches/%00/lobby?token=x", None, 404, "no-such-page"),
        ("/api/games/chronicles/days/%00/board", None, 404, "no-such-page"),
        ("/api/prints", None, 400, "not-a-message"),
        ("/api/saves", {"record": "short"}, 400, "not-a-message"),
        ("/api/uploads", {"game": "generals", "text": "x" * 400_001}, 400, "not-a-message"),
        ("/api/uploads", {"game": "generals", "text": "x" * 1_500_001}, 413, "too-long"),
        ("/api/matches", {"game": "stampede", "name": "A\0"}, 400, "not-a-message"),
        ("/api/matches/x/join", {"invitation": "x" * 22, "name": " \u2003"}, 400, "not-a-message"),
        ("/api/matches/x/board", {"token": "x" * 22, "name": "  "}, 400, "not-a-message"),
        ("/api/adventures", {"game": "chronicles", "seed": "A\0"}, 400, "not-a-message"),
    ],
)
def test_what_is_no_request_is_refused_in_the_readers_language(
    server: Server, path: str, body: dict[str, str] | None, status: int, key: str
) -> None:
    """And in no other: people see that sentence. What only one database could keep is none."""
    told = []
    for language in LANGUAGES:
        headers = {"accept-language": f"{language}-CH,en;q=0.5"}
        method = "POST" if body else "GET"
        answer = server.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == status and answer.json()["key"] == key, answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        told.append(answer.json()["why"])
        assert told[-1] == words(language, "stampadia.server").say(key)
    assert len(set(told)) == len(LANGUAGES)


def test_a_name_stands_on_one_line(server: Server) -> None:
    """In the lobby as in the record."""
    made = server.make("stampede", "you", "", name=" Ada\n of\u2028 Ravenna ")
    server.join(made, "\tBo \x85 Bo")
    asked = {"token": made["token"]}
    lobby = server.http.get(f"/api/matches/{made['match']}/lobby", params=asked).json()
    assert [seat["name"] for seat in lobby["seats"]] == ["Ada of Ravenna", "Bo Bo"]
    assert "\nplayers: Ada of Ravenna, Bo Bo\n" in server.record(made["match"], made["token"])


def test_the_types_of_all_requests_are_told_to_programs_alone(server: Server) -> None:
    """As OpenAPI; a page for it would ask somebody else's server for its scripts."""
    schema = server.http.get("/schema").json()
    assert schema["info"]["title"] == "Stampadia" and "/api/matches" in schema["paths"]
    for page in ("swagger", "redoc", "rapidoc", "elements"):
        assert server.http.get(f"/schema/{page}").status_code == 404


def test_secrets_of_a_match_are_told_once(server: Server) -> None:
    made = server.make("stampede", "you", "random")
    for path in ("lobby", "record"):
        answer = server.http.get(
            f"/api/matches/{made['match']}/{path}", params={"token": made["token"]}
        )
        for secret in ("token", "invitation", "spectators"):
            assert made[secret] not in answer.text
