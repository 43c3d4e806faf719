"""What people at a match can do together: gather, begin, go and come back, decide, play again, be
forgotten; over real sockets, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, update

from server.postgres import throw_away
from server.served import Person, Server, serving
from stampadia.kernel import registry
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.server.schema import LINES, MATCHES
from stampadia.server.store import open_store
from stampadia.table.fair_luck import verified

pytestmark = pytest.mark.xdist_group("people")
Made = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        with serving(folder) as one:
            yield one
        return
    with throw_away() as url, serving(folder, database=url) as one:
        yield one


def until(person: Person, holds: Any) -> dict[str, Any]:
    """The first lobby for which this holds."""
    while True:
        lobby: dict[str, Any] = person.next("lobby")["lobby"]
        if holds(lobby):
            return lobby


def three(server: Server, **more: Any) -> tuple[Made, list[Person], list[str]]:
    """Ada, Bo and Cy at a table of Stampede that has begun."""
    made = server.make("stampede", "you", "", "", **more)
    tokens = [made["token"], *(server.join(made, name)["token"] for name in ("Bo", "Cy"))]
    people = [server.sit(made["match"], token) for token in tokens]
    for person in people:
        until(person, lambda lobby: all(seat["present"] for seat in lobby["seats"]))
    return made, people, tokens


def motion_after(person: Person, last: dict[str, Any]) -> dict[str, Any]:
    """The next one that is asked."""
    while (motion := person.next("motion"))["motion"]["number"] == last["motion"]["number"]:
        pass
    assert motion["state"] == "asked"
    return motion


def close(*people: Person) -> None:
    for person in people:
        person.close()


def test_people_gather_choose_colours_get_ready_and_the_host_begins(server: Server) -> None:
    made = server.make("stampede", "you", "", "", "", gather=True, colour="green")
    ada = server.sit(made["match"], made["token"])
    bo_seat = server.join(made, "Bo", colour="green")
    bo = server.sit(made["match"], bo_seat["token"])
    cy_seat = server.join(made, "Cy")
    cy = server.sit(made["match"], cy_seat["token"])
    lobby = until(ada, lambda lobby: lobby["seats"][2]["present"])
    colours = [seat["colour"] for seat in lobby["seats"][:3]]
    assert colours[0] == "green" and len({*colours}) == 3
    assert len({seat["sign"] for seat in lobby["seats"][:3]}) == 3
    offered = {one["name"] for one in lobby["colours"]}
    assert offered > {"green"} and offered & {*colours} == {"green"}  # her own, and the free ones
    bo.send(type="dress", name="Bob", colour="green")
    assert bo.next("refused")["key"] == "colour-taken"
    bo.send(type="dress", name="Bob", colour="violet")
    assert until(ada, lambda lobby: lobby["seats"][1]["name"] == "Bob")["seats"][1]["sign"] == "★"

    bo.send(type="start")
    assert bo.next("refused")["key"] == "only-the-host"
    ada.send(type="start")
    assert ada.next("refused")["key"] == "not-all-ready"
    bo.send(type="ready")
    until(ada, lambda lobby: lobby["seats"][1]["ready"])
    ada.send(type="dismiss", seat=2)
    assert cy.sent_away()
    until(ada, lambda lobby: not lobby["seats"][2]["name"])
    for program in ("", "you", "nobody", "search:100000"):
        ada.send(type="start", fill="bots", program=program)
        assert ada.next("refused")["key"] == "no-such-program"
    ada.send(type="start", fill="bots", program="random")
    bo.next("table")
    seats = bo.last("lobby")["lobby"]["seats"]
    assert [seat["player"] for seat in seats] == ["you", "you", "random", "random"]
    answer = server.http.post(
        f"/api/matches/{made['match']}/join",
        json={"invitation": made["invitation"], "name": "Di"},
    )
    assert answer.json()["key"] == "no-seat-left"
    close(ada, bo)


def test_a_latecomer_takes_the_seat_from_the_program_that_kept_it(server: Server) -> None:
    made = server.make("stampede", "you", "", gather=True)
    ada = server.sit(made["match"], made["token"])
    ada.send(type="start", fill="latecomers", program="random")
    table = ada.my_turn()
    kept = ada.last("lobby")["lobby"]["seats"][1]
    assert kept["stands_in"] == "random" and not kept["player"]
    ada.choose(table)
    table = ada.my_turn()  # it plays
    bo_seat = server.join(made, "Bo")
    bo = server.sit(made["match"], bo_seat["token"])
    told = [event["told"] for event in bo.next("table")["events"]]
    assert any("Bo" in sentence for sentence in told)
    until(ada, lambda lobby: lobby["seats"][1]["name"] == "Bo")
    table = ada.next("table")
    while table["offers"]:
        ada.choose(table)
        table = ada.next("table")
    mine = bo.my_turn()
    assert mine["seat"] == 1 and not bo.last("lobby")["lobby"]["seats"][1]["stands_in"]
    close(ada, bo)


def test_a_program_plays_for_whoever_is_away_by_vote_until_the_seat_is_taken_back(
    server: Server,
) -> None:
    made, (ada, bo, cy), tokens = three(server)
    ada.send(type="hand-over", seat=2)
    assert ada.next("refused")["key"] == "still-there"
    cy.close()
    until(ada, lambda lobby: not lobby["seats"][2]["present"])
    ada.send(type="hand-over", seat=2)
    asked = bo.next("motion")
    assert asked["state"] == "asked" and asked["motion"]["voters"] == [0, 1]
    assert "Cy" in asked["motion"]["words"] and asked["motion"]["needed"] == 2
    bo.send(type="vote", motion=asked["motion"]["number"], yes=False)
    while ada.next("motion")["state"] != "refused":
        pass
    ada.send(type="hand-over", seat=2)
    again = motion_after(bo, asked)
    bo.send(type="vote", motion=again["motion"]["number"], yes=True)
    while ada.next("motion")["state"] != "granted":
        pass
    until(ada, lambda lobby: lobby["seats"][2]["stands_in"])
    cy = server.sit(made["match"], tokens[2])
    table = cy.next("table")
    cy.send(type="choose", id="not any more", after=table["sequence"], text="play lion")
    assert cy.next("refused")["key"] in ("program-plays-for-you", "not-your-choice")
    cy.send(type="come-back")
    assert not until(cy, lambda lobby: not lobby["seats"][2]["stands_in"])["seats"][2]["resigned"]
    close(ada, bo, cy)


def test_whoever_comes_back_makes_the_question_void(server: Server) -> None:
    made, (ada, bo, cy), tokens = three(server)
    cy.close()
    until(ada, lambda lobby: not lobby["seats"][2]["present"])
    ada.send(type="hand-over", seat=2)
    assert bo.next("motion")["state"] == "asked"
    cy = server.sit(made["match"], tokens[2])
    assert bo.next("motion")["state"] == "void"
    close(ada, bo, cy)


def undoable(people: list[Person]) -> tuple[int, dict[str, Any]]:
    """Play until somebody could take back; who, and the table."""
    tables = {seat: person.next("table") for seat, person in enumerate(people)}
    while True:
        asked = next(seat for seat, table in tables.items() if table["offers"])
        if tables[asked]["may_undo"]:
            return asked, tables[asked]
        before = tables[asked]["sequence"]
        offers = tables[asked]["offers"]
        people[asked].choose(tables[asked], offers[-1]["text"])
        for seat, person in enumerate(people):
            while tables[seat]["sequence"] <= before or not (
                tables[seat]["over"] or tables[seat]["view"]["asked"] is not None
            ):
                tables[seat] = person.next("table")


@pytest.mark.parametrize("answer", ["granted", "refused", "void"])
def test_a_choice_is_taken_back_if_the_others_agree_while_the_moment_lasts(
    server: Server, answer: str
) -> None:
    made = server.make("stampede", "you", "")
    tokens = [made["token"], server.join(made, "Bo")["token"]]
    people = [server.sit(made["match"], token) for token in tokens]
    seat, table = undoable(people)
    mine, other = people[seat], people[1 - seat]
    mine.send(type="undo", id="please, may I", after=table["sequence"])
    motion = other.next("motion")
    assert motion["state"] == "asked" and motion["motion"]["what"] == "undo"
    if answer == "void":
        mine.choose(table)
    else:
        other.send(type="vote", motion=motion["motion"]["number"], yes=answer == "granted")
    while (said := mine.next("motion"))["state"] == "asked":
        pass
    assert said["state"] == answer and said["motion"]["id"] == "please, may I"
    if answer == "granted":
        after = mine.next("table")
        assert after["sequence"] == table["sequence"] + 1 and after["offers"]
        mine.send(type="undo", id="please, may I", after=table["sequence"])
        assert mine.next("done", "refused")["type"] == "done"  # the same, told again
    close(*people)


def test_a_match_is_broken_off_if_all_agree(server: Server) -> None:
    made, people, tokens = three(server)
    ada, bo, cy = people
    table = ada.last("table")
    ada.send(type="abandon", id="let us stop", after=table["sequence"])
    number = bo.next("motion")["motion"]["number"]
    bo.send(type="vote", motion=number, yes=True)
    cy.send(type="vote", motion=number, yes=True)
    while not (table := cy.next("table"))["over"]:
        pass
    assert "abandon" in server.record(made["match"], tokens[1])
    close(*people)


def test_one_who_resigns_is_played_for_and_does_not_come_back(server: Server) -> None:
    _, (ada, bo, cy), _ = three(server)
    table = bo.last("table")
    bo.send(type="resign", id="I give up now", after=table["sequence"])
    bo.next("done")
    lobby = until(ada, lambda lobby: lobby["seats"][1]["stands_in"])
    assert lobby["seats"][1]["resigned"] and lobby["state"] == "open"
    bo.send(type="come-back")
    assert bo.next("refused")["key"] == "has-resigned"
    close(ada, bo, cy)


def test_the_same_people_play_again_by_a_click_each(server: Server) -> None:
    made = server.make("stampede", "you", "", "random")
    tokens = [made["token"], server.join(made, "Bo")["token"]]
    ada, bo = (server.sit(made["match"], token) for token in tokens)
    for person in (ada, bo):
        person.resign()
    until(ada, lambda lobby: lobby["state"] == "over")
    bo.send(type="rematch")
    again = until(ada, lambda lobby: lobby["rematch"])["rematch"]
    assert again != made["match"]
    new_bo = server.sit(again, tokens[1])
    lobby = until(new_bo, lambda lobby: lobby["seats"][1]["ready"])
    assert lobby["state"] == "lobby" and not lobby["seats"][0]["ready"]
    assert [seat["name"] for seat in lobby["seats"][:2]] == ["Ada", "Bo"]
    ada.send(type="rematch")
    assert new_bo.next("table")["seat"] == 1
    new_ada = server.sit(again, tokens[0])
    assert new_ada.next("table")["seat"] == 0
    assert until(ada, lambda lobby: lobby["rematch"])["rematch"] == again
    close(ada, bo, new_ada, new_bo)


def test_whoever_plays_again_adds_words_to_the_luck_as_before(server: Server) -> None:
    made = server.make("stampede", "you", "", words="the first time")
    tokens = [made["token"], server.join(made, "Bo")["token"]]
    ada, bo = (server.sit(made["match"], token) for token in tokens)
    ada.resign()
    until(bo, lambda lobby: lobby["state"] == "over")
    bo.send(type="rematch", words=" a goose\u202e  on the roof ")
    again = until(ada, lambda lobby: lobby["rematch"])["rematch"]
    ada.send(type="rematch", words="an owl")
    new_bo, new_ada = (server.sit(again, token) for token in reversed(tokens))
    for person in (new_bo, new_ada):
        person.next("table")
    new_ada.send(type="ready", ready=True)  # too late for anything
    assert new_ada.next("refused")["key"] == "match-has-begun"
    new_bo.resign()
    until(new_ada, lambda lobby: lobby["state"] == "over")
    record = server.record(again, tokens[0])
    assert "# luck word of 1: an owl\n" in record
    assert "# luck word of 2: a goose on the roof\n" in record
    assert "the first time" not in record
    found = verified(registry.load("stampede"), parse(record))
    assert found.words == 2 and found.chances and not found.differs
    close(ada, bo, new_ada, new_bo)


def test_whoever_is_forgotten_waits_in_no_other_match(server: Server) -> None:
    made = server.make("stampede", "you", "", "")
    tokens = [made["token"], *(server.join(made, name)["token"] for name in ("Bo", "Cy"))]
    ada, bo, cy = (server.sit(made["match"], token) for token in tokens)
    cy_leaves = {"token": tokens[2]}
    for person in (bo, cy):
        person.resign()
    until(ada, lambda lobby: lobby["state"] == "over")
    assert server.http.post(f"/api/matches/{made['match']}/forget", json=cy_leaves).is_success
    bo.send(type="rematch")
    again = until(ada, lambda lobby: lobby["rematch"])["rematch"]
    new_bo = server.sit(again, tokens[1])
    seats = until(new_bo, lambda lobby: lobby["seats"][1]["ready"])["seats"]
    assert [(seat["name"], seat["player"]) for seat in seats[:1]] == [("Ada", "you")]
    assert seats[2]["name"] == seats[2]["player"] == "search"  # it plays for whoever was forgotten
    ada_leaves = {"token": tokens[0]}
    assert server.http.post(f"/api/matches/{made['match']}/forget", json=ada_leaves).is_success
    seats = until(new_bo, lambda lobby: not lobby["seats"][0]["name"])["seats"]
    assert not seats[0]["player"] and seats[1]["name"] == "Bo"  # who has said yes stays
    gone = server.http.get(f"/api/matches/{again}/lobby", params=ada_leaves)
    assert gone.status_code == 404
    for match in (again, made["match"]):  # what was asked for again may be gone itself
        left = server.http.post(f"/api/matches/{match}/forget", json={"token": tokens[1]})
        assert left.is_success
    close(bo, new_bo)


def test_talk_waits_for_those_who_come_back_and_is_not_heard_by_those_who_mute(
    server: Server,
) -> None:
    made, (ada, bo, cy), tokens = three(server)
    cy.send(type="mute", seat=1)
    assert until(cy, lambda lobby: lobby["muted"])["muted"] == [1]
    bo.send(type="say", text="psst")
    assert ada.next("talk")["text"] == "psst"
    ada.send(type="say", text="però")
    assert cy.next("talk")["text"] == "però"
    cy.close()
    cy = server.sit(made["match"], tokens[2])
    assert cy.next("talk")["text"] == "però"
    cy.send(type="mute", seat=1, muted=False)
    assert until(cy, lambda lobby: not lobby["muted"])["muted"] == []
    bo.send(type="say", text="again")
    assert cy.next("talk")["text"] == "again"
    assert "psst" not in server.record(made["match"], tokens[0])
    close(ada, bo, cy)


def test_whoever_asks_to_be_forgotten_is(server: Server) -> None:
    made, (ada, bo, cy), tokens = three(server)
    cy.send(type="say", text="a secret of mine")
    ada.next("talk")
    answer = server.http.post(f"/api/matches/{made['match']}/forget", json={"token": tokens[2]})
    assert answer.status_code == 201
    assert cy.sent_away()
    lobby = until(ada, lambda lobby: lobby["seats"][2]["player"] != "you")
    assert lobby["seats"][2]["name"] == "search"
    late = server.sit(made["match"], made["spectators"])
    late.next("table")
    late.send(type="say", text="x")
    late.next("refused")
    assert not any(said["type"] == "talk" for said in late.said)
    text = server.record(made["match"], tokens[0])
    assert "Cy" not in text and "Ada" in text
    gone = server.http.get(f"/api/matches/{made['match']}/lobby", params={"token": tokens[2]})
    assert gone.status_code == 404
    for token in tokens[:2]:
        server.http.post(f"/api/matches/{made['match']}/forget", json={"token": token})
    left = server.http.get(
        f"/api/matches/{made['match']}/lobby", params={"token": made["spectators"]}
    )
    assert left.status_code == 404  # the last one takes the match along
    close(ada, bo, late)


def test_another_language_tells_the_whole_log_anew(server: Server) -> None:
    _, (ada, bo, cy), _ = three(server)
    table = ada.last("table")
    ada.send(type="speak", language="it")
    while not (anew := ada.next("table"))["afresh"]:
        pass
    numbers = [event["number"] for event in anew["events"]]
    assert numbers == list(range(1, anew["heard"] + 1)) and anew["heard"] >= table["heard"]
    assert anew["events"][0]["told"] != table["events"][0]["told"]
    close(ada, bo, cy)


def turn_back(server: Server, matches: list[Made], milliseconds: int) -> None:
    """As if these had begun so much earlier, and all of it been played then; the server is down
    meanwhile."""
    names = [made["match"] for made in matches]
    lines = update(LINES).where(LINES.c.match.in_(names))
    began = update(MATCHES).where(MATCHES.c.id.in_(names))

    def earlier(connection: Connection) -> None:
        connection.execute(lines.values(at=LINES.c.at - milliseconds))
        connection.execute(began.values(began=MATCHES.c.began - milliseconds))

    async def work() -> None:
        store = open_store(server.database)
        await store.database.write(earlier)
        await store.close()

    server.stop()
    asyncio.run(work())
    server.start()


def test_time_runs_on_over_a_restart_and_its_end_has_a_rule(server: Server) -> None:
    matches: list[Made] = []
    late: list[str] = []
    seats: list[int] = []
    for end in ("bot", "resign"):
        clock = {"kind": "minutes", "amount": 10, "end": end}
        made = server.make("stampede", "you", "", clock=clock)
        tokens = [made["token"], server.join(made, "Bo")["token"]]
        ada = server.sit(made["match"], tokens[0])
        lobby, table = ada.last("lobby")["lobby"], ada.next("table")
        assert lobby["clock"] == clock and "10 minutes" in lobby["rule"]
        asked = table["clock"]["running"]
        assert asked == table["view"]["asked"] and 0 < table["clock"]["left"][asked] <= 600_000
        ada.close()
        matches.append(made)
        late.append(tokens[asked])
        seats.append(asked)
    turn_back(server, matches, 300_000)
    for made, asked in zip(matches, seats, strict=True):
        ada = server.sit(made["match"], made["token"])
        assert 0 < ada.next("table")["clock"]["left"][asked] <= 300_000
        ada.close()
    turn_back(server, matches, 600_000)
    played_for, resigned = (
        server.sit(made["match"], token) for made, token in zip(matches, late, strict=True)
    )
    until(played_for, lambda lobby: lobby["seats"][seats[0]]["stands_in"])
    played_for.send(type="come-back")
    until(played_for, lambda lobby: not lobby["seats"][seats[0]]["stands_in"])
    lobby = until(resigned, lambda lobby: lobby["state"] == "over")
    assert lobby["seats"][seats[1]]["resigned"]
    close(played_for, resigned)


@pytest.mark.parametrize("name", registry.names())
def test_an_open_match_is_redacted_for_everybody_and_a_finished_one_whole(
    server: Server, name: str
) -> None:
    game = registry.load(name)
    seats = max(2, game.seats[0]) if len(game.seats) > 1 else game.seats[0]
    made = server.make(name, "you", *[""] * (seats - 1))
    tokens = [made["token"]]
    tokens += [server.join(made, f"Player {seat}")["token"] for seat in range(1, seats)]
    everybody = [*tokens, made["spectators"]]
    texts = [server.record(made["match"], token) for token in everybody]
    assert all(text.startswith("stampadia redacted record") for text in texts)
    assert all("luck was" not in text and "\n@" not in text for text in texts)
    for token in tokens:
        person = server.sit(made["match"], token)
        person.resign()
        person.close()
    whole = {server.record(made["match"], token) for token in everybody}
    assert len(whole) == 1
    assert replay(game, parse(whole.pop())).over is not None


def test_events_name_people_in_both_languages(server: Server) -> None:
    made = server.make("stampede", "you", "")
    tokens = [made["token"], server.join(made, "Bo")["token"]]
    people = [server.sit(made["match"], token) for token in tokens]
    asked = people[0].next("table")["view"]["asked"]
    name = ("Ada", "Bo")[asked]
    people[asked].choose(people[asked].last("table"))
    people[asked].next("done")
    watching = server.sit(made["match"], made["spectators"])
    told = [event["told"] for event in watching.next("table")["events"]]
    assert any(sentence.startswith(f"{name} ") for sentence in told)
    assert not any("Player" in sentence for sentence in told)
    watching.send(type="speak", language="it")
    while not (table := watching.next("table"))["afresh"]:
        pass
    told = [event["told"] for event in table["events"]]
    assert any(f"tocca a {name}" in sentence for sentence in told)
    assert not any("Giocatore" in sentence or "Il A" in sentence for sentence in told)
    close(*people, watching)
