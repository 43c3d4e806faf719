"""What is asked, as a view shows it, and where a choice points."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.chronicles.test_text import WITH_LINES, asked_on_entry, fight
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, room
from stampadia.games.chronicles import GAME, notation
from stampadia.games.chronicles.choices import CHOICES, TABLE
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.rules.questions import (
    ChangedDie,
    Damage,
    Forgotten,
    IntoRoom,
    ItemPrice,
    NewAbility,
    NewCell,
    Paid,
    Pulled,
    Value,
    Victims,
    Waiting,
)
from stampadia.games.chronicles.view import ChroniclesView, Offer, Riddle, Spaces, UseItem
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask

ON_ENTRY: dict[str, Any] = {
    "offer": Offer(12, 0, ((Paid("G", 3),),)),
    "riddle": Riddle(12, 0),
    "select-room": None,
    "move-anywhere": IntoRoom(2),
    "draw-cell": NewCell(2),
    "empty-box": NewAbility(Ability("atk", range=2)),
}


def question_of(table: Table) -> Any:
    """What the view shows, after a way through its JSON."""
    view = table.position.view(0)
    again = msgspec.json.decode(msgspec.json.encode(view), type=ChroniclesView)
    assert again == view
    return again.question


@pytest.mark.parametrize("step", ON_ENTRY)
def test_what_lines_ask_is_shown(step: str) -> None:
    assert question_of(asked_on_entry(WITH_LINES[step])) == ON_ENTRY[step]


def test_a_clause_that_asks_is_counted_in_its_own_room() -> None:
    """A number over the whole sheet would tell how much other rooms say."""
    told = room(9, "9,7", "2x2", "x12 » nothing | x9 » nothing")
    table = Table(
        START, told, room(12, "5,2", "5x3", "dusty | enter room & pay 3G » +1HP"), doors=["4,3>"]
    )
    table.play("door 5,3")
    assert question_of(table) == Offer(12, 1, ((Paid("G", 3),),))
    table.play("yes")
    assert table.gold == 50 - 1 - 3


@pytest.mark.parametrize(
    ("item", "played", "asked"),
    [
        ("Lamp (hero turn roll » flip 1 die)", ("use Lamp",), ChangedDie("flip")),
        ("Grog (hero turn roll » set 1 die to 5)", ("use Grog",), ChangedDie("to", 5)),
        ("File (hero turn roll » reduce 1 die value by 2)", ("use File",), ChangedDie("by", 2)),
        (
            "Dart (hero turn roll » -1HP to 1 enemy in range 2)",
            ("use Dart",),
            Victims(Damage(1, 1), (0, 1)),
        ),
        ("Seal (hero turn roll » activate 1 ability using value 5)", ("use Seal",), Value(5)),
        ("Lamp (enemy turn roll » flip 1 die)", (), None),
        ("Lamp (enemy turn roll » flip 1 die)", ("6 1a",), Value(5)),
        ("Lamp (enemy turn roll » flip 1 die)", ("6 1b",), Spaces(4)),
        ("Lamp (enemy turn roll » flip 1 die)", ("pass",), Waiting(((1, 0), (1, 1)))),
        (
            "Lamp (enemy turn roll » flip 1 die)",
            ("pass", "enemy 7,3", "4 2"),
            UseItem("enemy-turn-roll"),
        ),
    ],
)
def test_what_a_battle_asks_is_shown(item: str, played: tuple[str, ...], asked: Any) -> None:
    table = fight(item)
    table.play("6 3", *played)
    assert question_of(table) == asked


def test_a_pull_says_who_pulls_and_how_far_it_still_goes() -> None:
    table = Table(START, room(12, "5,2", "5x3"), enemies={"9,4": 0}, at="6,2")
    table.play("6 3", "pass", "6 5")
    assert question_of(table) == Pulled(0, 3)


def test_the_price_of_an_item_is_shown_in_every_way() -> None:
    table = fight(
        "Deck (hero turn roll & forget any 'Ace...' + G to reach >=2 » flip 1 die)",
        memory=("Ace 1", "Ace 3"),
    )
    table.play("6 3", "use Deck")
    ways = (Forgotten("Ace 1", 1),), (Forgotten("Ace 3", 0),)
    assert question_of(table) == ItemPrice(0, ways)


def test_the_honest_player_meets_the_riddle_of_an_item() -> None:
    sign = 'Map (A sign says "move anywhere in Cold Room + 3")'
    table = Table(START, room(12, "5,2", "5x3"), items=[sign], doors=["4,3>"])
    table.play("use Map")
    assert question_of(table) == Riddle(-1, -1)
    ask = table.position.pending()
    assert isinstance(ask, Ask)
    choice = GAME.instinct(table.position.imagine(0, Dealer(1)), ask, Dealer(1))
    assert notation.write(table.position, choice) == "no"


# Choices


def test_every_number_means_one_choice() -> None:
    for choice in range(CHOICES):
        meant = TABLE.meaning(choice)
        assert TABLE.number(meant.verb, **meant.fields) == choice


@pytest.mark.parametrize(
    ("played", "choice", "place"),
    [
        ((), "pass", None),
        ((), "6 1a, 3 2b", "boxes 6 1a, 3 2b"),
        ((), "use Lamp", "item 1"),
        (("6 1a",), "enemy 6,4", "cell 6,4"),
        (("6 1b",), "to 5,3", "cell 5,3"),
        (("6 1b",), "go on", None),
        (("use Lamp",), "die 6", None),
    ],
)
def test_a_choice_points_at_its_place(
    played: tuple[str, ...], choice: str, place: str | None
) -> None:
    table = fight("Lamp (hero turn roll » flip 1 die)", xp=9)
    table.play("6 3", *played)
    number = notation.read(table.position, choice)
    assert GAME.place(table.position.view(0), number) == place


def test_a_room_and_a_new_ability_have_their_places() -> None:
    table = asked_on_entry(WITH_LINES["select-room"])
    row = notation.read(table.position, "room 20")
    assert GAME.place(table.position.view(0), row) == "room 20"
    table = asked_on_entry(WITH_LINES["empty-box"])
    box = notation.read(table.position, "box 3a")
    assert GAME.place(table.position.view(0), box) == "boxes 0 3a"
