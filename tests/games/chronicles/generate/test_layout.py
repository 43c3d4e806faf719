"""Rooms lie edge to edge, overlap nowhere, and are of the four families."""

from __future__ import annotations

from collections import Counter

import pytest

from stampadia.games.chronicles.content import SIZE, TABLE_ROWS, Place
from stampadia.games.chronicles.generate.ground import ROOM_SETS, START, Plot, lay_out
from stampadia.kernel.chance import Dealer

SEEDS = range(60)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_rooms_overlap_and_none_leaves_the_map(seed: int) -> None:
    places = [place for plot in lay_out(Dealer(seed)) for place in plot.places]
    assert len(set(places)) == len(places)
    assert all(1 <= place.column <= SIZE and 1 <= place.row <= SIZE for place in places)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_room_touches_one_that_was_laid_before(seed: int) -> None:
    plots = lay_out(Dealer(seed))
    covered = set(plots[0].places)
    for plot in plots[1:]:
        assert covered & _around(plot)
        covered |= set(plot.places)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_layout_is_the_start_room_a_family_of_halls_and_corridors(seed: int) -> None:
    start, *others = lay_out(Dealer(seed))
    assert (start.width, start.height) == START
    assert len(others) == TABLE_ROWS - 1
    halls = Counter((plot.width, plot.height) for plot in others if not plot.corridor)
    assert halls in [Counter(family) for family in ROOM_SETS]
    corridors = [plot for plot in others if plot.corridor]
    assert all(2 <= plot.size <= 4 for plot in corridors)
    upright = sum(plot.width == 1 for plot in corridors)
    assert upright == len(corridors) // 2


def test_all_four_families_are_drawn() -> None:
    seen = {
        frozenset(
            (plot.width, plot.height) for plot in lay_out(Dealer(seed))[1:] if not plot.corridor
        )
        for seed in SEEDS
    }
    assert len(seen) == len(ROOM_SETS)


def _around(plot: Plot) -> set[Place]:
    steps = (1, 0), (-1, 0), (0, 1), (0, -1)
    near = {Place(at.column + dx, at.row + dy) for at in plot.places for dx, dy in steps}
    return near - set(plot.places)
