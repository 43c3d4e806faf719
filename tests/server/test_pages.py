"""What the pages ask for besides the match: faces, a look back, the luck, a link for a camera."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.served import Server
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.registry import load, names
from stampadia.matches.match import Match
from stampadia.server.own_pages import own_file
from stampadia.server.run import run
from stampadia.server.tokens import SECRET

pytestmark = pytest.mark.xdist_group("server")


def seated(server: Server, game: str = "stampede") -> tuple[dict[str, Any], dict[str, Any]]:
    made = server.make(game, "you", "random")
    person = server.sit(made["match"], made["token"])
    table = person.my_turn()
    for earlier in person.said:
        table["faces"] |= earlier.get("faces", {})
    person.close()
    return made, table


@pytest.mark.parametrize("game", names())
def test_every_face_that_a_view_shows_can_be_drawn(game: str) -> None:
    """A name that `seen` tells and `face` does not know would be a hole in the table."""
    found = load(game)
    played = Match(found, found.seats[0], luck=Dealer("faces"))
    for _ in range(60):
        match pending := played.pending():
            case Ask():
                played.apply(played.propose(pending.seat, pending.choices[0]))
            case Chance():
                line = played.propose_chance()
                assert line is not None
                played.apply(line)
    words = found.words("it")
    for name in set(found.seen(played.view(0))):
        face = found.face(name, played.options, played.content, words)
        assert msgspec.json.encode(face)


def test_faces_are_told_once_and_kept_for_good(server: Server) -> None:
    made, _ = seated(server)
    person = server.sit(made["match"], made["token"])
    table = person.my_turn()
    hand = table["view"]["hand"]
    assert set(hand) <= set(table["faces"])
    answer = server.http.get(table["faces"][hand[0]])
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith("<svg")
    person.choose(table)
    assert not set(hand) & set(person.my_turn()["faces"])


def test_a_face_is_not_found_by_changing_an_address(server: Server) -> None:
    _, table = seated(server)
    path, of = table["faces"][table["view"]["hand"][0]].split("?of=")
    _, other = table["faces"]["turn"].split("?of=")
    assert server.http.get(path, params={"of": other}).status_code == 404
    assert server.http.get(path, params={"of": of + "A"}).status_code == 404
    assert server.http.get(path, params={"of": "é"}).status_code == 404
    assert server.http.get("/faces/é.svg", params={"of": of}).status_code == 404
    assert server.http.get(path, params={"of": of}).status_code == 200


def test_what_one_worker_has_signed_another_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are processes of their own, and have the secret from the one that starts them."""
    begun: list[str] = []
    monkeypatch.delenv(SECRET, raising=False)
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: begun.append(os.environ[SECRET]))
    for name in ("STAMPADIA_DATABASE", "STAMPADIA_LIMITS"):
        monkeypatch.setenv(name, "")
    run("127.0.0.1", 1, f"sqlite:///{tmp_path / 'matches.sqlite'}", 2, show=False)
    assert len(begun[0]) >= 22
    monkeypatch.delenv(SECRET)


def test_the_faces_of_another_hand_are_told_to_nobody_else(server: Server) -> None:
    made = server.make("stampede", "you", "")
    path = f"/api/matches/{made['match']}"
    bo = server.http.post(
        f"{path}/join", json={"invitation": made["invitation"], "name": "Bo"}
    ).json()
    tables = [
        server.sit(made["match"], token).next("table") for token in (made["token"], bo["token"])
    ]
    watching = server.sit(made["match"], made["spectators"]).next("table")
    hands = [set(table["view"]["hand"]) for table in tables]
    view = watching["view"]
    open_to_all = {*view["exchange"], *(stamp for seat in view["seats"] for stamp in seat["album"])}
    for mine in (0, 1):
        told = {name for name in tables[mine]["faces"] if "/" in name}
        assert hands[mine] <= told
        assert told == hands[mine] | open_to_all
    assert {name for name in watching["faces"] if "/" in name} == open_to_all


def test_one_can_look_back(server: Server) -> None:
    made, table = seated(server)
    path = f"/api/matches/{made['match']}/moments"
    token = {"token": made["token"]}
    then = server.http.get(f"{path}/{table['sequence']}", params=token).json()
    assert (then["view"], then["shown"]) == (table["view"], table["shown"])
    assert then["offers"] == []
    person = server.sit(made["match"], made["token"])
    person.choose(person.my_turn())
    person.my_turn()
    again = server.http.get(f"{path}/{table['sequence']}", params=token).json()
    assert again["view"] == table["view"]
    italian = server.http.get(f"{path}/1", params={**token, "language": "it"}).json()
    assert italian["shown"] != server.http.get(f"{path}/1", params=token).json()["shown"]


def test_the_way_to_a_moment_is_told_stage_by_stage(server: Server) -> None:
    made = server.make("generals", "you")
    person = server.sit(made["match"], made["token"])
    before = person.my_turn()
    card = before["offers"][0]["text"]
    person.choose(before, card)
    added = person.my_turn()
    person.choose(added, "end")
    after = person.my_turn()
    path = f"/api/matches/{made['match']}/moments/{after['sequence']}/way"
    since = {"token": made["token"], "since": added["sequence"]}
    way = server.http.get(path, params=since).json()
    heard = [stage["heard"] for stage in way["stages"]]
    assert heard
    assert heard == sorted(heard)
    assert added["heard"] <= heard[0]
    assert heard[-1] < after["heard"]
    numbers = {one["number"] for one in after["events"] if one["name"] == "attacks"}
    assert {number + 1 for number in heard} >= numbers  # a stage before each attack
    assert {stage["view"]["phase"] for stage in way["stages"]} <= {"attack", "advance", "defense"}
    assert way["stages"][-1]["view"] != after["view"]
    watching = server.http.get(path, params=since | {"token": made["spectators"]}).json()
    assert [stage["heard"] for stage in watching["stages"]] == heard
    assert watching["stages"][0]["view"]["seat"] is None


def test_the_luck_is_worked_out_again_once_it_is_over(server: Server) -> None:
    made = server.make("stampede", "you", "random")
    person = server.sit(made["match"], made["token"])
    path = f"/api/matches/{made['match']}/luck"
    assert server.http.get(path, params={"token": made["token"]}).status_code == 400
    person.send(type="resign", id="enough of it", after=person.my_turn()["sequence"])
    while not person.next("table")["over"]:
        pass
    luck = server.http.get(path, params={"token": made["token"]}).json()
    assert luck["sealed"] == made["sealed"]
    assert luck["chances"] > 0
    assert luck["differs"] == 0


def test_a_link_is_drawn_for_a_camera(server: Server) -> None:
    drawn = server.http.post("/api/qr", json={"text": "http://127.0.0.1/#/join/a/b"}).json()
    assert drawn["size"] >= 21
    assert drawn["path"].startswith("M")
    assert server.http.post("/api/qr", json={"text": "x" * 401}).status_code == 400


def test_the_words_of_a_game_come_in_its_language(server: Server) -> None:
    path = "/api/games/stampede/words"
    assert "title = Stampede" in server.http.get(path).text
    assert server.http.get(path, params={"language": "it"}).text != server.http.get(path).text
    assert server.http.get("/games/stampede/..%2f..%2f__init__.py").status_code == 404


def test_of_a_plug_in_nothing_is_sent_but_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its hidden cards may lie in the same package, as JSON."""
    pen = tmp_path / "sty"
    for file in ("__init__.py", "table.js", "cards.json", "content/cards.json", "deep/more.js"):
        (pen / file).parent.mkdir(parents=True, exist_ok=True)
        (pen / file).write_text("[]")
    (pen / "web").mkdir()
    for file in ("__init__.py", "table.js", "shapes.json"):
        (pen / "web" / file).write_text("[]")
    monkeypatch.syspath_prepend(str(tmp_path))

    class Sty(type(load("stampede"))):  # type: ignore[misc]
        name = "sty"
        package = "sty"
        page = "sty"

    class Apart(Sty):
        page = "sty.web"

    assert own_file(Sty(), "/table.js")[1] == own_file(Sty(), "/deep/more.js")[1]
    for path in ("/cards.json", "/content/cards.json", "/__init__.py", "/../sty/cards.json"):
        with pytest.raises(StampadiaError):
            own_file(Sty(), path)
    assert own_file(Apart(), "/shapes.json")[0] == b"[]"
    with pytest.raises(StampadiaError):
        own_file(Apart(), "/../cards.json")


def test_pages_are_packed_and_never_old(server: Server) -> None:
    """A page of an earlier version would speak another wire."""
    answer = server.http.get("/app.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
