"""Dice of one's own: asked for, typed as people type, told apart from sealed luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, inspect

from server.served import Server
from stampadia.kernel import registry
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.server.databases import sqlite_address
from stampadia.server.migrations import configuration, migrate
from stampadia.table.rolling import OWN_DICE

pytestmark = pytest.mark.xdist_group("server")

DAY = "2026-11-15"
MANY = 400


def until_a_roll(person: Any) -> dict[str, Any]:
    """Walk on until dice are asked for, or it is over."""
    table: dict[str, Any] = person.my_turn()
    for step in range(MANY):
        if table["roll"] or table["over"]:
            break
        person.choose(table, table["offers"][step % len(table["offers"])]["text"])
        table = person.my_turn()
    return table


def test_what_fell_is_typed_and_taken_back(server: Server) -> None:
    made = server.make("chronicles", "you", options={"sheet": DAY}, own_dice=True)
    ada = server.sit(made["match"], made["token"])
    table = until_a_roll(ada)
    assert table["roll"] == {"what": "hero-roll", "dice": 2}
    assert table["question"] == "Roll two dice for the hero."
    assert [offer["text"] for offer in table["offers"][:2]] == ["6 6", "6 5"]
    assert len(table["offers"]) == 21
    ada.choose(table, "7 3")
    assert ada.next("refused")["why"]
    table = ada.my_turn()
    ada.choose(table, "35")
    after = ada.my_turn()
    assert after["view"]["battle"]["dice"] == [5, 3]
    assert after["may_undo"]
    ada.close()


def test_such_a_run_stands_apart_and_says_so(server: Server) -> None:
    made = server.make("chronicles", "you", options={"sheet": DAY}, own_dice=True)
    ada = server.sit(made["match"], made["token"])
    table = until_a_roll(ada)
    ada.choose(table, table["offers"][0]["text"])
    now = ada.my_turn()["sequence"]
    ada.send(type="resign", id="giving up", after=now)
    while ada.next("done")["id"] != "giving up":
        pass
    ada.close()
    record = parse(server.record(made["match"], made["token"]))
    assert record.lines[0].text == OWN_DICE
    assert replay(registry.load("chronicles"), record).over is not None
    query = {"token": made["token"]}
    luck = server.http.get(f"/api/matches/{made['match']}/luck", params=query)
    assert luck.status_code == 400 and luck.json()["key"] == "luck-not-sealed"
    lobby = server.http.get(f"/api/matches/{made['match']}/lobby", params=query).json()
    assert lobby["own_luck"]
    wish = {"token": made["token"], "name": "Ada"}
    board = server.http.post(f"/api/matches/{made['match']}/board", json=wish).json()
    assert [row["name"] for row in board["own_luck"]] == ["Ada"] and not board["rows"]


def test_lots_are_drawn_at_home_and_the_rest_is_dealt(server: Server) -> None:
    made = server.make("stampede", "you", "random", own_dice=True)
    ada = server.sit(made["match"], made["token"])
    table = ada.my_turn()
    assert table["roll"] == {"what": "starter", "dice": 0}
    assert table["question"] == "Draw lots: which player starts?"
    ada.choose(table, table["offers"][0]["text"])
    assert not ada.my_turn()["roll"]
    ada.close()


@pytest.mark.parametrize(("game", "players"), [("generals", ["you"]), ("stampede", ["you", ""])])
def test_nobody_else_has_to_believe_them(server: Server, game: str, players: list[str]) -> None:
    wish = {"game": game, "players": players, "own_dice": True}
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == 400
    assert answer.json()["key"] in ("table-no-dice", "own-dice-alone")


def test_a_store_of_before_learns_of_them(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "old.sqlite")
    engine = create_engine(address)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "board")
    migrate(address)
    assert "own_dice" in [one["name"] for one in inspect(engine).get_columns("matches")]
    engine.dispose()
