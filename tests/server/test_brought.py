"""What people bring along or ask for: files of their own, records to go on with, codes of printed
sheets, adventures that have to be made first."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from time import sleep
from typing import Any

import pytest
from msgspec.structs import replace

from server.postgres import throw_away
from server.served import Server, serving
from stampadia.adventures.calendar import today
from stampadia.adventures.code import code_of
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay

pytestmark = pytest.mark.xdist_group("brought")
DAY = "2026-11-15"
OPTIONS = {
    "chronicles": {"sheet": DAY}, "travelers": {"hero": DAY, "adventure": DAY},
    "generals": {}, "stampede": {},
}  # fmt: skip
SEED = "a"
"""Whose sheet is made and proven in a moment."""


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


def post(server: Server, path: str, **body: Any) -> dict[str, Any]:
    answer = server.http.post(path, json=body)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def refusal(server: Server, path: str, **body: Any) -> str:
    answer = server.http.post(path, json=body)
    assert answer.status_code == 400 and answer.json()["why"], answer.text
    key: str = answer.json()["key"]
    return key


# Files of people's own


def own_file(name: str) -> str:
    """Something that a maker could have made."""
    game = registry.load(name)
    options = game.read_options(OPTIONS[name])
    return game.write_content(next(iter(game.content(options).values())))


@pytest.mark.parametrize("name", ["generals", "chronicles", "travelers"])
def test_a_file_of_ones_own_is_played_by_its_name(server: Server, name: str) -> None:
    text = own_file(name)
    told = post(server, "/api/uploads", game=name, text=text)
    assert told == post(server, "/api/uploads", game=name, text=text)
    assert told["title"] and told["name"].endswith(".json")
    assert server.http.get(f"/api/uploads/{told['name']}").json() == told
    options = dict.fromkeys(told["options"], told["name"])
    made = server.make(name, "you", options=options)
    ada = server.sit(made["match"], made["token"])
    table = ada.my_turn()
    assert table["offers"]
    record = server.record(made["match"], made["token"])
    assert told["name"] in record and text[:200] not in record
    ada.close()


def test_a_file_that_is_none_is_refused_and_others_find_nothing(server: Server) -> None:
    assert refusal(server, "/api/uploads", game="generals", text="{}")
    assert refusal(server, "/api/uploads", game="chronicles", text="[" * 5_000)
    assert refusal(server, "/api/uploads", game="stampede", text="{}") == "takes-no-files"
    long = server.http.post("/api/uploads", json={"game": "generals", "text": "x" * 2_000_000})
    assert long.status_code in (400, 413)
    unknown = f"{'0' * 32}.json"
    assert server.http.get(f"/api/uploads/{unknown}").status_code == 404
    assert refusal(
        server, "/api/matches", game="generals", players=["you"], options={"sets": unknown}
    ) == ("no-files-here")
    other = post(server, "/api/uploads", game="generals", text=own_file("generals"))["name"]
    assert refusal(
        server, "/api/matches", game="chronicles", players=["you"], options={"sheet": other}
    ) == ("no-files-here")


# Records


def begun(name: str, choices: int, *players: str) -> str:
    """A match that somebody has begun elsewhere, as its record."""
    game = registry.load(name)
    seats = len(players)
    match = Match(
        game, seats, game.read_options(OPTIONS[name]), luck=Dealer(f"begun {name}"), players=players
    )
    match.deal()
    dealer = Dealer("choices")
    for _ in range(choices):
        match.play(dealer.one_of(match.pending().choices))  # type: ignore[union-attr]
    return str(match.record())


@pytest.mark.parametrize("name", list(OPTIONS))
def test_a_record_goes_on_as_a_match_and_comes_back(server: Server, name: str) -> None:
    players = ("you", "random") if name == "stampede" else ("you",)
    text = begun(name, 6, *players)
    made = post(server, "/api/saves", record=text, name="Ada")
    ada = server.sit(made["match"], made["token"])
    table = ada.my_turn()
    assert table["events"] and not table["over"]
    ada.choose(table)
    ada.my_turn()
    saved = server.http.get(
        f"/api/matches/{made['match']}/save", params={"token": made["token"]}
    ).text
    record, before = parse(saved), parse(text)
    match = replay(registry.load(name), record)
    assert match.players == players and record.carried == before.carried
    kept = [line for line in before.lines if line.kind != "comment"]
    assert [(line.kind, line.text) for line in record.lines[: len(kept)]] == [
        (line.kind, line.text) for line in kept
    ]
    assert len(record.lines) > len(kept)
    watching = server.http.get(
        f"/api/matches/{made['match']}/save", params={"token": made["spectators"]}
    )
    assert watching.status_code == 404
    assert server.record(made["match"], made["token"]).startswith("stampadia redacted record")
    ada.close()


def test_only_a_record_that_can_be_gone_on_with_is(server: Server) -> None:
    whole = begun("stampede", 6, "you", "random")
    tampered = parse(whole)
    tampered.lines[-1] = type(tampered.lines[-1])("choice", "play lion", 5)
    assert refusal(server, "/api/saves", record=str(Record(tampered.header, tampered.lines)))
    assert refusal(server, "/api/saves", record="no record at all, but long enough")
    carries = begun("chronicles", 2, "you")
    for sign in ("é", "\N{SUPERSCRIPT TWO}", "!"):
        spoilt = carries.replace("\n@+ ", f"\n@+ {sign}", 1)
        assert spoilt != carries
        assert refusal(server, "/api/saves", record=spoilt) == "carried-broken"
    several = begun("stampede", 2, "you", "you")
    assert refusal(server, "/api/saves", record=several) == "save-of-several"
    made = server.make("stampede", "you", "random")
    redacted = server.record(made["match"], made["token"])
    assert refusal(server, "/api/saves", record=redacted) == "record-redacted"
    answer = server.http.get(f"/api/matches/{made['match']}/save", params={"token": made["token"]})
    assert answer.status_code == 400 and answer.json()["key"] == "no-save-of-this"


def finished(name: str, *players: str) -> str:
    game = registry.load(name)
    match = Match(
        game, len(players), game.read_options(OPTIONS[name]), luck=Dealer("luck"), players=players
    )
    dealer = Dealer("choices")
    while not match.over:
        pending = match.pending()
        if isinstance(pending, Ask):
            match.play(dealer.one_of(pending.choices))
        else:
            match.deal()
    return str(match.record())


@pytest.mark.parametrize(
    ("players", "mine"), [(("random", "you"), 1), (("Ada", "Bo"), 0), (("you", "you"), 0)]
)
def test_a_finished_record_is_looked_at(
    server: Server, players: tuple[str, ...], mine: int
) -> None:
    text = finished("stampede", *players)
    made = post(server, "/api/saves", record=text, name="Eve")
    assert made["over"] and made["seat"] == mine
    eve = server.sit(made["match"], made["token"])
    table = eve.next("table")
    assert table["over"] and not table["offers"]
    first = server.http.get(
        f"/api/matches/{made['match']}/moments/0", params={"token": made["token"]}
    ).json()
    assert not first["over"] and first["view"]["seat"] == mine
    # whole, and as it was
    again = parse(server.record(made["match"], made["token"]))
    before = parse(text)
    assert [str(line) for line in again.lines] == [str(line) for line in before.lines]
    assert again.header.players == before.header.players
    eve.close()


def test_whoever_brings_a_finished_record_is_on_no_board(server: Server) -> None:
    made = post(server, "/api/saves", record=finished("chronicles", "you"), name="Eve")
    assert made["over"]
    path = f"/api/matches/{made['match']}/board"
    assert refusal(server, path, token=made["token"], name="Eve") == "not-for-the-board"


# Codes and adventures


@pytest.mark.parametrize("name", ["chronicles", "travelers"])
def test_the_code_on_a_sheet_opens_the_same_adventure(server: Server, name: str) -> None:
    game = registry.load(name)
    code = code_of(game, OPTIONS[name])
    found = server.http.get(f"/api/codes/{code}").json()
    assert found["game"] == name and found["at_hand"] and found["options"] == OPTIONS[name]
    made = server.make(name, "you", options=found["options"])
    assert made["token"]
    wrong = server.http.get(f"/api/codes/{code[:-1]}{'A' if code[-1] != 'A' else 'B'}")
    assert wrong.status_code == 400 and wrong.json()["why"]


def test_an_adventure_is_made_by_a_job_that_tells_how_far_it_is(server: Server) -> None:
    options = {"sheet": f"seed:{SEED}"}
    wish = {"game": "chronicles", "players": ["you"], "options": options}
    assert refusal(server, "/api/matches", **wish) == "not-certified"
    job = post(server, "/api/adventures", game="chronicles", seed=SEED)
    assert job["state"] in ("waiting", "working")
    again = post(server, "/api/adventures", game="chronicles", seed=SEED)
    assert again["job"] == job["job"]
    states = []
    while job["state"] not in ("done", "failed"):
        sleep(0.2)
        job = server.http.get(f"/api/adventures/{job['job']}").json()
        states.append(job["state"])
    assert job["state"] == "done" and job["title"] and 1 <= job["stars"] <= 5, job
    made = post(server, "/api/matches", **wish | {"options": job["options"]})
    ada = server.sit(made["match"], made["token"])
    assert ada.my_turn()["offers"]
    assert post(server, "/api/matches", **wish)["token"]
    other = {"sheet": job["options"]["sheet"].replace(f"/{job['attempt']}", "/199")}
    assert refusal(server, "/api/matches", **wish | {"options": other}) == "not-certified"
    ada.close()


@pytest.mark.parametrize("name", ["chronicles", "travelers"])
def test_no_day_is_played_or_told_before_it_comes(server: Server, name: str) -> None:
    """Nor one that is not published yet: it is to be."""
    days = registry.load(name).adventures
    assert days is not None
    for ahead in (1, 40, 4_000):
        date = (today() + timedelta(ahead)).isoformat()
        wish = {"game": name, "players": ["you"]}
        for option in days.options:
            options = {option: days.spec(date, {})}
            assert refusal(server, "/api/matches", **wish, options=options) == "date-to-come"
        assert refusal(server, "/api/adventures", game=name, seed=date) == "date-to-come"
    # and no record that names one and does not carry it opens it either
    date = (today() + timedelta(1)).isoformat()
    known = days.known(days.spec(date, {}))
    record = parse(begun(name, 0, "you"))
    options = record.header.options | dict.fromkeys(days.options, str(known.exact))
    early = Record(replace(record.header, options=options), [], {})
    assert refusal(server, "/api/saves", record=str(early)) == "date-to-come"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("memory", "a\n1 pass"),
        ("memory", "a\u2028b"),
        ("memory", "\0"),
        ("sheet", "../../etc/passwd"),
    ],
)
def test_an_option_is_no_path_and_breaks_no_record(server: Server, option: str, value: str) -> None:
    wish = {"game": "chronicles", "players": ["you"], "options": {option: value}}
    assert refusal(server, "/api/matches", **wish)


@pytest.mark.parametrize(
    ("game", "memory", "key"),
    [
        ("chronicles", "Owl, <b>bold</b>", "bad-keyword"),
        ("chronicles", "Owl\u202e", "bad-keyword"),
        ("chronicles", "\u200b", "bad-keyword"),
        ("chronicles", "-", "bad-keyword"),
        ("chronicles", "x" * 61, "bad-keyword"),
        ("travelers", "Owl", "bad-boxes"),
        ("travelers", "TOS20270105:5a=\u0662", "bad-boxes"),
    ],
)
def test_what_a_hero_remembers_has_its_form(
    server: Server, game: str, memory: str, key: str
) -> None:
    wish = {"game": game, "players": ["you"], "options": {"memory": memory}}
    assert refusal(server, "/api/matches", **wish) == key


@pytest.mark.parametrize(
    ("game", "memory"),
    [("chronicles", "Owl, Primo giorno,my own word"), ("travelers", "TOS20270105:5a=2")],
)
def test_what_a_hero_may_remember_is_taken(server: Server, game: str, memory: str) -> None:
    server.make(game, "you", options={"memory": memory})


def test_a_record_of_the_past_may_remember_anything() -> None:
    """Only who begins a match is asked for the form."""
    game = registry.load("chronicles")
    options = game.read_options({"memory": "Owl, <b>!"})
    match = Match(game, 1, options, content=game.content(options))
    assert "<b>!" in match.view(0).memory  # type: ignore[attr-defined]
    assert replay(game, parse(str(match.record()))).options == options


def test_a_wish_for_an_adventure_that_cannot_be_is_refused(server: Server) -> None:
    def refused(**wish: Any) -> str:
        return refusal(server, "/api/adventures", **wish)

    assert refused(game="stampede", seed="x") == "no-adventures-here"
    assert refused(game="chronicles", seed="x", wishes={"colour": "red"}) == "not-to-be-wished"
    assert refused(game="chronicles", seed="x/3")
    assert refused(game="chronicles", seed="x", wishes={"difficulty": "/etc/passwd"})
    day = post(server, "/api/adventures", game="chronicles", seed=DAY)
    assert day["state"] == "done" and day["options"]["sheet"].startswith(DAY)
    assert server.http.get("/api/adventures/nothing").status_code == 404
