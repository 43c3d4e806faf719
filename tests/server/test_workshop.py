"""The workshop over the wire: a text is looked at, drawn and set as it is written, whatever it is;
nothing of it is kept until it is played."""

from __future__ import annotations

from typing import Any

import pytest

from server.served import Server, serving
from stampadia.adventures.calendar import today
from stampadia.kernel import registry
from stampadia.server.laboratory import days_until
from stampadia.server.wire_workshop import LONGEST_DRAFT

pytestmark = pytest.mark.xdist_group("server")
BENCHES = [name for name in registry.names() if registry.load(name).workshop() is not None]


def begun(server: Server, game: str, language: str = "en") -> str:
    told: dict[str, str] = server.http.get(f"/api/workshop/{game}/new?language={language}").json()
    return told["text"]


def looked_at(server: Server, game: str, text: str, language: str = "en") -> dict[str, Any]:
    answer = server.http.post(
        f"/api/workshop/{game}/proof?language={language}", json={"text": text}
    )
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_games_with_files_are_listed(server: Server) -> None:
    listed = server.http.get("/api/workshop?language=it").json()
    assert [one["game"] for one in listed] == BENCHES
    assert all(one["title"] for one in listed)


@pytest.mark.parametrize("game", BENCHES)
def test_from_a_new_file_to_a_match(server: Server, game: str) -> None:
    text = begun(server, game, "it")
    proof = looked_at(server, game, text, "it")
    assert proof["good"] and proof["title"] and proof["pieces"]
    piece = proof["pieces"][0]["name"]
    face = server.http.post(f"/api/workshop/{game}/face", json={"text": text, "piece": piece})
    assert face.status_code == 200 and face.text.startswith("<svg")
    made = server.http.post(f"/api/workshop/{game}/pdf?language=it", json={"text": text})
    assert made.content.startswith(b"%PDF")
    kept = server.http.post("/api/uploads", json={"game": game, "text": text}).json()
    match = server.http.post(
        "/api/matches", json={"game": game, "players": ["you"], "options": kept["play"]}
    )
    assert match.status_code == 201, match.text


@pytest.mark.parametrize("game", BENCHES)
def test_what_is_wrong_stands_at_its_line(server: Server, game: str) -> None:
    lines = begun(server, game).split("\n")
    at = next(number for number, line in enumerate(lines) if ": " in line and number > 3)
    name, _, rest = lines[at].partition(":")
    lines[at] = f'{name.rstrip().removesuffix(chr(34))}q":{rest}'
    proof = looked_at(server, game, "\n".join(lines))
    assert at + 1 in [remark["line"] for remark in proof["remarks"]]
    assert not proof["good"]


def test_places_are_counted_as_browsers_do(server: Server) -> None:
    text = '{"\U0001f426": 1, "meta": 2, "deck": []}'
    remarks = looked_at(server, "generals", text)["remarks"]
    wrong = next(remark for remark in remarks if remark["column"] == 18)
    units = text.encode("utf-16-le")
    assert units[2 * wrong["begin"] : 2 * wrong["end"]].decode("utf-16-le") == "2"


@pytest.mark.parametrize("text", ["", "null", "[" * 100_000, "\x00", '"' * 9, "{}" * 20_000])
@pytest.mark.parametrize("game", BENCHES)
def test_anything_is_told_in_sentences_or_not_drawn(server: Server, game: str, text: str) -> None:
    proof = looked_at(server, game, text)
    assert not proof["good"] and proof["remarks"][0]["why"].endswith((".", "?"))
    for piece in ("", "1", "hero 1", "../../etc/passwd"):
        face = server.http.post(f"/api/workshop/{game}/face", json={"text": text, "piece": piece})
        assert face.status_code == 204
    made = server.http.post(f"/api/workshop/{game}/pdf", json={"text": text})
    assert made.status_code == 400 and made.json()["why"]


def test_too_much_is_refused(server: Server) -> None:
    path = "/api/workshop/generals/proof"
    answer = server.http.post(path, json={"text": "x" * (LONGEST_DRAFT + 1)})
    assert answer.status_code == 400
    assert server.http.post(path, json={"text": "x" * 2_000_000}).status_code == 413
    assert server.http.post(path, json={"text": "{}", "path": "/etc/passwd"}).status_code == 400


def test_nothing_is_kept_before_it_is_played(server: Server) -> None:
    """A text that was looked at cannot be found by its name."""
    from stampadia.server.shelf import name_of

    text = begun(server, "generals").replace("MYSET", "SECRET")
    looked_at(server, "generals", text)
    assert server.http.get(f"/api/uploads/{name_of(text)}").status_code == 404


def test_makers_have_a_limit_of_their_own(tmp_path: Any) -> None:
    with serving(tmp_path, limits="drafts=1") as server:
        said = [
            server.http.post("/api/workshop/generals/proof", json={"text": "{}"}).status_code
            for _ in range(40)
        ]
        assert 429 in said and said[0] == 200
        code = server.http.get("/api/codes/C-2026-11-15-AAAA")  # an adventure is made for it
        assert code.status_code == 429
        assert server.http.get("/api/games").status_code == 200


@pytest.mark.parametrize("game", BENCHES)
def test_what_cards_are_worth_is_told_of_the_games_that_were_played(
    server: Server, game: str
) -> None:
    path = f"/api/workshop/{game}/balance"
    text = begun(server, game)
    wish = {"text": text, "seed": "scales"}
    first = server.http.post(path, json=wish)
    if not registry.load(game).workshop().weighs:
        assert (first.status_code, first.json()["key"]) == (400, "nothing-to-weigh")
        return
    told = first.json()
    assert [trial[:2] for trial in told["games"]] == [[0, None], [0, 0]]
    again = server.http.post(path, json=wish).json()
    assert again["games"] == told["games"]  # the same seed plays the same games
    # what was played before is weighed too: with the first card each deal brings two battles more
    before = [
        [deal, out, False, 3 if out is None else 1] for deal in range(1, 11) for out in (None, 0)
    ]
    asked = wish | {"first": 10_000, "played": before}
    assert server.http.post(path, json=asked).status_code == 400
    found = server.http.post(path, json=wish | {"first": 5_000, "played": before}).json()
    assert found["games"] == []
    assert [(one["by"], one["deals"]) for one in found["parts"]] == [(2.0, 10)]
    assert server.http.post(path, json=wish | {"text": "{}"}).status_code == 400


def test_the_laboratory_tells_of_no_day_to_come(server: Server) -> None:
    told = server.http.get("/api/lab/days").json()
    last = today().isoformat()
    assert {one["game"] for one in told} >= {"chronicles", "travelers"}
    for one in told:
        assert one["days"] and max(day["date"] for day in one["days"]) <= last
        assert all(0 <= day["low"] <= day["wins"] / day["games"] <= day["high"] <= 1
                   for day in one["days"])  # fmt: skip
    assert set(told[0]["days"][0]) == {
        "date", "title", "stars", "games", "wins", "low", "high", "turns", "decisions",
    }  # fmt: skip


def test_an_earlier_day_knows_fewer() -> None:
    """Published days lie in the almanac long before they come."""
    for last in ("2026-11-20", "2026-12-24"):
        for one in days_until(last, "en"):
            assert max(day.date for day in one.days) == last
    assert days_until("2025-12-31", "en") == []


def test_numbers_are_told_of_good_texts_alone(server: Server) -> None:
    text = begun(server, "generals")
    told = server.http.post("/api/workshop/generals/numbers", json={"text": text}).json()
    assert {"title": "Levels", "counts": [["1", 3], ["2", 3], ["3", 2]], "unit": ""} in told[
        "topics"
    ]
    refused = server.http.post("/api/workshop/generals/numbers", json={"text": "{}"})
    assert refused.status_code == 400
    other = begun(server, "chronicles")
    nothing = server.http.post("/api/workshop/chronicles/numbers", json={"text": other}).json()
    assert nothing == {"topics": [], "remarks": []}


def test_where_a_picture_stands_is_told_with_its_paints(server: Server) -> None:
    text = begun(server, "generals")
    first = looked_at(server, "generals", text)["pieces"][0]
    begin, end = first["canvas"]
    assert first["begin"] < begin < end < first["end"]
    benches = {one["game"]: one for one in server.http.get("/api/workshop").json()}
    paints = benches["generals"]["paints"]
    assert end - begin == paints["wide"] * paints["high"] + 2  # in quotes
    assert {"sign": "0", "colour": ""} in paints["colours"]
    assert benches["chronicles"]["paints"] is None
