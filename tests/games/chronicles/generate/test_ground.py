"""Doors join rooms that touch; numbers tell the room behind the door."""

from __future__ import annotations

import pytest

from stampadia.games.chronicles.content import Door, Place
from stampadia.games.chronicles.generate.ground import (
    FEWEST_REAL_ROOMS,
    MOST_BLACK_NUMBER,
    NUMBERS,
    WINDOW,
    Ground,
    Plot,
    lay_out,
    number_rooms,
    open_doors,
)
from stampadia.kernel.chance import Dealer

SEEDS = range(60)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def ground_of(seed: int) -> Ground:
    return open_doors(lay_out(Dealer(seed)), Dealer(f"{seed}/doors"))


@each_seed
def test_two_real_rooms_that_touch_have_one_door_between_them(seed: int) -> None:
    ground = ground_of(seed)
    owner = {place: room for room in ground.real for place in ground.plots[room].places}
    touching = set()
    for place, room in owner.items():
        for side in ("right", "down"):
            other = owner.get(Door(place.column, place.row, side).cells[1])
            if other not in (None, room):
                touching.add(tuple(sorted((room, other))))
    assert touching == set(ground.doors)
    for (one, other), door in ground.doors.items():
        assert {owner[place] for place in door.cells} == {one, other}


@each_seed
def test_doors_lead_to_every_real_room(seed: int) -> None:
    ground = ground_of(seed)
    assert ground.whole()
    assert 14 <= len(ground.doors) <= 35


@each_seed
def test_only_corridors_become_decoys_and_enough_rooms_stay_real(seed: int) -> None:
    ground = ground_of(seed)
    assert all(ground.plots[room].corridor for room in ground.decoys)
    assert len(ground.real) >= FEWEST_REAL_ROOMS
    assert not any(ground.doors_of(room) for room in ground.decoys)


@each_seed
def test_a_closed_room_has_no_door_and_cuts_nothing_off(seed: int) -> None:
    ground = ground_of(seed)
    closed = [ground.closed(room) for room in ground.real[1:]]
    for room, after in zip(ground.real[1:], closed, strict=True):
        if after is not None:
            assert not after.doors_of(room)
            reached = [far is not None for far in after.distances()]
            assert all(reached[other] for other in ground.real if other != room)
    assert any(after is not None for after in closed)


@each_seed
def test_a_dead_end_keeps_one_of_its_doors(seed: int) -> None:
    ground = ground_of(seed)
    for room in ground.real[1:]:
        after = ground.dead_ended(room, Dealer(seed))
        if after is not None:
            assert len(after.doors_of(room)) == 1
            assert set(after.doors) <= set(ground.doors)
            assert after.whole()


def test_a_room_on_the_only_way_is_neither_closed_nor_made_a_dead_end() -> None:
    row = [Plot(1 + 3 * index, 1, 3, 3) for index in range(3)]
    ground = Ground(row, {(0, 1): Door(3, 1, "right"), (1, 2): Door(6, 2, "right")})
    assert ground.closed(1) is None
    assert ground.dead_ended(1, Dealer(0)) is None
    assert ground.dead_ended(2, Dealer(0)) is ground
    assert ground.bars(1, [2]) and not ground.bars(2, [1])


@each_seed
def test_the_sum_beside_a_door_is_the_number_of_its_room(seed: int) -> None:
    ground = ground_of(seed)
    numbered = number_rooms(ground, Dealer(seed))
    black = {Place(one.column, one.row): one.value for one in numbered.black}
    assert len(black) == len(numbered.black)
    assert all(0 <= value <= MOST_BLACK_NUMBER for value in black.values())
    inside = {ground.place_inside(pair, room): room for pair in ground.doors for room in pair}
    sums = {at: value + at.column + at.row for at, value in black.items()}
    assert sums == {at: numbered.rooms[room] for at, room in inside.items()}


@each_seed
def test_room_numbers_are_different_and_close_together(seed: int) -> None:
    rooms = number_rooms(ground_of(seed), Dealer(seed)).rooms
    assert len(set(rooms)) == len(rooms)
    assert all(number in NUMBERS for number in rooms)
    assert max(rooms) - min(rooms) < WINDOW


def test_numbers_fit_even_where_no_shuffle_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stampadia.games.chronicles.generate.ground.SHUFFLES", 0)
    for seed in SEEDS:
        numbered = number_rooms(ground_of(seed), Dealer(seed))
        assert all(number in NUMBERS for number in numbered.rooms)
        assert all(0 <= one.value <= MOST_BLACK_NUMBER for one in numbered.black)
