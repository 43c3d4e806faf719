"""Where doors lead, and what can be reached at best."""

from __future__ import annotations

from msgspec import structs

from games.chronicles.broken import (
    BOSS,
    CELLAR,
    DECOY,
    GOOD,
    HALL,
    KEY,
    SHOP,
    START,
    also_says,
    line,
    says,
    without_door,
)
from stampadia.games.chronicles.content import Place
from stampadia.games.chronicles.files.structure import distances, neighbours, reach, room_at


def test_who_is_beside_whom() -> None:
    beside = neighbours(GOOD)
    assert beside[START] == (29, 36, 40, 44)
    assert beside[BOSS] == (33,)
    assert beside[CELLAR] == ()
    assert DECOY not in beside
    assert all(one in beside[other] for one in beside for other in beside[one])


def test_doors_and_gold_from_the_start() -> None:
    far = distances(GOOD)
    assert far == {31: 0, 29: 1, 36: 1, 40: 1, 44: 1, 33: 2, 35: 2, 38: 2, 42: 3}
    assert CELLAR not in far


def test_doors_from_elsewhere() -> None:
    far = distances(GOOD, BOSS)
    assert far[START] == 3 and far[SHOP] == 4 and far[HALL] == 5
    assert distances(GOOD, CELLAR) == {CELLAR: 0}


def test_only_real_rooms_are_on_their_cells() -> None:
    rooms = room_at(GOOD)
    assert rooms[Place(10, 10)].number == START
    assert Place(2, 2) not in rooms
    assert len(rooms) == sum(room.width * room.height for room in GOOD.rooms if not room.decoy)


def test_all_that_a_hero_could_do() -> None:
    found = reach(GOOD)
    assert found.rooms == {room.number for room in GOOD.rooms if not room.decoy}
    assert found.ticks == {KEY, BOSS, 40}
    assert found.items == {"resurrection", "big-die"}
    assert found.keywords == {"first-day"}
    assert found.won


def test_without_the_key_nobody_meets_the_boss() -> None:
    found = reach(says(KEY, "An empty hook"))
    assert BOSS in found.rooms
    assert found.ticks == {40}
    assert not found.won


def test_behind_a_missing_door_nothing_is_reached() -> None:
    found = reach(without_door(10, 4))
    assert not {33, BOSS} & found.rooms
    assert not found.won


def test_items_do_what_they_do_once_they_are_owned() -> None:
    lens = structs.replace(
        GOOD.items[1], clause=line("hero turn » move anywhere in room 47, x44")[0]
    )
    sheet = structs.replace(says(HALL, "Just a hall"), items=(GOOD.items[0], lens))
    assert CELLAR in reach(sheet).rooms and 44 in reach(sheet).ticks
    rooms = tuple(
        structs.replace(room, lines=()) if room.number == SHOP else room for room in sheet.rooms
    )
    assert CELLAR not in reach(structs.replace(sheet, rooms=rooms)).rooms


def test_what_is_asked_for_must_come_from_somewhere() -> None:
    for condition in ("know 'Sword'", "forget 'Sword'", "forget any 'Golem...'", "pay Paper Boat",
                      "x44", "move [4]"):  # fmt: skip
        assert SHOP not in reach(also_says(SHOP, f"{condition} » x29")).ticks, condition
    for condition in ("know 'First Day'", "forget any 'first...'", "pay Big Die", "x40",
                      "x44 or x40", "not x44", "pay 3G", '"Hello"', ">20G left"):  # fmt: skip
        assert SHOP in reach(also_says(SHOP, f"{condition} » x29")).ticks, condition
