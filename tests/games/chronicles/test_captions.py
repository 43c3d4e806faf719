"""What stands on the sheet in words: set as on paper, and beside each box what a die would do."""

from __future__ import annotations

import pytest

from games.chronicles.readable import ENGLISH, ITALIAN
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, room
from stampadia.games.chronicles.text.captions import captions
from stampadia.words import Words


def said(table: Table, words: Words = ENGLISH) -> dict[str, str]:
    return captions(table.position.view(0), words)


def test_a_room_is_set_as_on_paper() -> None:
    table = Table(
        START,
        room(12, "5,2", "5x3", "move [1] & pay 2G » x[1], a drawer opens", "Dust."),
        cells={"6,3": 1},
        at="5,3",
    )
    assert said(table)["room 12 set"].split("\n") == [
        "move [1] & pay 2G » **x[1],** _a drawer opens_",
        "_Dust._",
    ]


def test_what_stands_upside_down_is_an_ellipsis_until_its_time() -> None:
    table = Table(
        START, room(12, "5,2", "5x3", "move [1] » x[1], {+5G}"), cells={"6,3": 1}, at="5,3"
    )
    assert said(table)["room 12 set"] == "move [1] » **x[1]** …"
    table.play("6,3")
    assert said(table)["room 12 set"] == "move [1] » **x[1],** **+5G**"


@pytest.mark.parametrize(
    ("words", "hit", "moves"),
    [
        (ENGLISH, "5 against 1: a hit on 6,3", "up to 4 spaces"),
        (ITALIAN, "5 contro 1: colpisce in 6,3", "fino a 4 spazi"),
    ],
)
def test_each_box_says_what_a_die_would_do_there(words: Words, hit: str, moves: str) -> None:
    table = Table(START, room(12, "5,2", "5x3"), enemies={"6,3": 0}, at="5,3")
    table.play("6 3")
    told = said(table, words)
    assert (told["does 6 1a"], told["does 6 1b"]) == (hit, moves)


def test_nothing_is_said_of_boxes_while_no_dice_are_to_be_placed() -> None:
    table = Table(START, room(12, "5,2", "5x3"), at="5,3")
    assert not [place for place in said(table) if place.startswith("does ")]


def test_an_enemy_that_fights_shows_its_defense() -> None:
    table = Table(START, room(12, "5,2", "5x3"), enemies={"6,3": 0}, at="5,3")
    assert said(table)["guard 6,3"] == "1"
