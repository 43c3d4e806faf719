"""What questions are about, as views show it; where choices point; and the numbers of choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, get_args

import msgspec

from games.travelers.readable import random_games
from games.travelers.test_text_steps import (
    ACTS,
    attaching,
    choosing,
    fighting,
    offered,
    reading,
    repeating,
)
from rulebook.travelers.heroes import play
from rulebook.travelers.table import dungeon, in_dungeon, in_world, to, world
from stampadia.games.travelers import GAME
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.numbers import STEPS
from stampadia.games.travelers.instructions import DiscardCards, DrawCards
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.agenda import (
    AbilityOffered,
    AnyAsked,
    CardBack,
    CardGiven,
    CardJoining,
    CardsToDiscard,
    CardsToExhaust,
    CardsToRecover,
    CardsToRemove,
    CardsToSwap,
    CardsToTakeBack,
    CardsToTurn,
    CardToShow,
    DoorPaid,
    HitsLeft,
    PullLeft,
    RegionsToSwap,
    RoomToEnter,
    RoomToPlace,
    RowToDiscard,
    SentenceOffered,
    TextOffered,
    WayPaid,
    WaysOffered,
)
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.pending import Ask

ABOUT: Final[dict[str, set[type]]] = {
    "take-back": {CardsToTakeBack},
    "hit": {HitsLeft},
    "discard-to-move": {WayPaid, DoorPaid},
    "pull": {PullLeft},
    "may": {SentenceOffered},
    "offer": {TextOffered},
    "turn": {CardsToTurn},
    "discard": {CardsToDiscard},
    "discard-row": {RowToDiscard},
    "swap-give": {CardsToSwap},
    "swap-take": {CardGiven},
    "recover": {CardsToRecover},
    "recover-for": {CardBack},
    "recover-half": {CardBack},
    "exhaust-one": {CardsToExhaust},
    "remove": {CardsToRemove},
    "gamble": {CardToShow},
    "migrate": {RegionsToSwap},
    "join-half": {CardJoining},
    "attach": {RoomToPlace},
    "teleport": {RoomToEnter},
    "recover-to-hand": {CardsToRecover},
    "recover-for-hand": {CardBack},
    "choose": {WaysOffered},
    "repeat": {AbilityOffered},
}
"""All other steps say enough by their names."""


def tables() -> list[Position]:
    bargain = reading(DrawCards(2), price=(DiscardCards(1),), may=True)
    taking_back, pulled = fighting(), fighting()
    play(taking_back, n.ACTIVATE)
    play(pulled, n.END, (n.EXHAUST, 3), (n.EXHAUST, 2), n.STAND)
    laid = [attaching(), offered(), choosing(), repeating(), taking_back, pulled, bargain]
    return [*laid, in_world(world()), in_dungeon(dungeon()), *map(reading, ACTS.values())]


def walked(position: Position, depth: int = 3) -> Iterator[TravelersView]:
    yield position.view(0)
    pending = position.pending()
    if depth and isinstance(pending, Ask):
        for choice in pending.choices[:: max(1, len(pending.choices) // 3)]:
            after = position.clone()
            after.play(choice)
            yield from walked(after, depth - 1)


@cache
def asked() -> tuple[TravelersView, ...]:
    """What a player sees where something is asked."""
    views = [view for table in tables() for view in walked(table)]
    views += [position.view(0) for position, _ in random_games("asked", most=120)]
    return tuple(view for view in views if view.asked is not None)


def test_every_step_says_what_it_is_about() -> None:
    found: dict[str, set[type]] = {}
    for view in asked():
        if view.question is not None:
            found.setdefault(view.step, set()).add(type(view.question))
        else:
            assert view.step not in ABOUT
    assert found == ABOUT
    assert set().union(*found.values()) == set(get_args(AnyAsked))
    assert set(ABOUT) < set(STEPS)


def test_a_question_comes_back_from_its_bytes() -> None:
    for view in asked():
        written = msgspec.json.encode(view)
        again = msgspec.json.decode(written, type=TravelersView)
        assert again.question == view.question
        assert msgspec.json.encode(again) == written


def test_a_door_tells_its_room_and_not_where_one_comes_out() -> None:
    position = in_dungeon(dungeon())
    play(position, to("2A"))
    view = position.view(0)
    assert view.step == "discard-to-move" and view.question == DoorPaid("2A")
    assert b"arrival" not in msgspec.json.encode(view)


# Where choices point


def test_a_choice_points_at_something_on_the_table() -> None:
    kinds = set()
    for view in asked():
        for choice in view.choices:
            place = GAME.place(view, choice)
            if place is not None:
                kinds.add(place.split()[0])
                assert on_the_table(view, place), place
    assert kinds == {"card", "grid", "room"}


def on_the_table(view: TravelersView, place: str) -> bool:
    match re.split("[ ,]", place):
        case ["card", number]:
            return int(number) in range(1, len(view.hero.cards) + 1)
        case ["grid", row, column]:
            return view.world is not None and {int(row), int(column)} <= {1, 2, 3}
        case ["room", code, row, column]:
            rooms = view.dungeon.rooms if view.dungeon is not None else ()
            rows = next(room.rows for room in rooms if room.code == code)
            return 1 <= int(row) <= len(rows) and 1 <= int(column) <= len(rows[0])
    return False


def test_a_door_and_a_step_point_at_their_cells() -> None:
    position = in_dungeon(dungeon())
    here = position.view(0).dungeon
    assert here is not None
    door = next(one for one in here.rooms[0].doors if one.code == "2A")
    row, column = door.cell
    assert GAME.place(position.view(0), to("2A")) == f"room 1A {row + 1},{column + 1}"
    assert GAME.place(in_world(world()).view(0), n.GO + 1) == "grid 1,2"
    assert GAME.place(position.view(0), n.YES) is None


# Numbers


def test_the_numbers_of_choices_are_what_they_were() -> None:
    """They stand in what programs have learnt."""
    cards = [
        "open",
        "charge",
        "infuse",
        "add",
        "strain-attack",
        "strain-defense",
        "card",
        "exhaust",
        "pay",
        "hit",
    ]
    firsts = {verb: 9 * number for number, verb in enumerate(cards)}
    firsts |= {"activate": 90, "end": 91, "go": 92, "door": 96, "beside": 120, "cell": 144}
    firsts |= {"region": 168, "half": 177, "symbol": 179, "stand": 180, "leave": 181}
    assert n.TABLE.firsts == firsts | {"yes": 182, "no": 183}
    assert GAME.choice_count == 184
