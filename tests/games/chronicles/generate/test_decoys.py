"""Decoys: many, plausible, and nowhere near a real room."""

from __future__ import annotations

import pytest

from games.chronicles.generate.test_quests import placed
from games.chronicles.generate.tiny import tiny_library
from stampadia.games.chronicles.content import ITEMS, Place
from stampadia.games.chronicles.generate.decoys import (
    DECOY_DOORS,
    DECOY_ENEMIES,
    DECOY_SYMBOLS,
    Decoys,
    add_doors,
    borrowed_rooms,
    decoy_items,
    scatter_symbols,
    write_rows,
)
from stampadia.games.chronicles.generate.ground import number_rooms
from stampadia.games.chronicles.generate.quests import Placement
from stampadia.games.chronicles.generate.words import Rows, draw_cast
from stampadia.games.chronicles.language.clauses import mentioned
from stampadia.kernel.chance import Dealer

LIBRARY = tiny_library()
CAST = draw_cast(LIBRARY, Dealer(1))
SEEDS = range(30)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def scattered(placement: Placement, seed: int) -> tuple[Decoys, Rows, tuple[int, ...]]:
    decoys, rows = Decoys(), Rows(len(placement.ground.plots), LIBRARY.language)
    numbers = number_rooms(placement.ground, Dealer(seed)).rooms
    borrowed = borrowed_rooms(placement, ["resurrection"], LIBRARY)
    write_rows(borrowed, placement.ground, numbers, CAST, rows, decoys, Dealer(seed))
    add_doors(placement.ground, numbers, decoys, Dealer(seed))
    scatter_symbols(placement.ground, decoys, Dealer(seed))
    return decoys, rows, numbers


@each_seed
def test_doors_and_symbols_keep_away_from_real_rooms(seed: int) -> None:
    placement = placed(seed, "plain-boss")
    decoys, _, _ = scattered(placement, seed)
    ground = placement.ground
    real = {place for room in ground.real for place in ground.plots[room].places}
    doors = {place for door in decoys.doors for place in door.cells}
    symbols = [Place(each.column, each.row) for each in decoys.enemies]
    symbols += [Place(each.column, each.row) for each in decoys.cells]
    assert len(decoys.doors) == len(set(decoys.doors)) == DECOY_DOORS
    assert len(symbols) == len(set(symbols)) == DECOY_SYMBOLS
    assert not real & doors and not real & set(symbols) and not doors & set(symbols)
    assert len(decoys.enemies) <= max(DECOY_ENEMIES)


@each_seed
def test_a_decoy_number_leads_to_a_row(seed: int) -> None:
    decoys, _, numbers = scattered(placed(seed, "plain-boss"), seed)
    beside = {place for door in decoys.doors for place in door.cells}
    assert {Place(one.column, one.row) for one in decoys.numbers} == beside
    assert len(decoys.numbers) == len(beside)
    assert all(one.value + one.column + one.row in numbers for one in decoys.numbers)


@each_seed
def test_decoy_rows_are_told_in_words_of_quests_that_are_not_there(seed: int) -> None:
    placement = placed(seed, "plain-boss")
    _, rows, numbers = scattered(placement, seed)
    for room in range(len(placement.ground.plots)):
        assert bool(rows.lines[room]) == (room in placement.ground.decoys)
        assert set(mentioned(rows.clauses(room), "room")) - {None} <= set(numbers)
        assert set(mentioned(rows.clauses(room), "item")) <= {"resurrection"}


def test_some_rooms_are_decoys() -> None:
    assert any(placed(seed, "plain-boss").ground.decoys for seed in SEEDS)


@each_seed
def test_decoy_items_fill_the_scroll(seed: int) -> None:
    placement = placed(seed, "hidden-boss")
    items = decoy_items(placement, LIBRARY.heroes[0], LIBRARY, Dealer(seed))
    keys = [*placement.owned, *placement.scroll, *(item.key for item in items)]
    assert len(keys) == len(set(keys)) == ITEMS
    assert all(item.decoy for item in items)
