"""Every slot gets a quest that fits; the main quest always does."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.chronicles.generate.tiny import tiny_library
from stampadia.games.chronicles.content import ITEMS, Door
from stampadia.games.chronicles.generate.ground import Ground, Plot, lay_out, open_doors
from stampadia.games.chronicles.generate.plans import Quest
from stampadia.games.chronicles.generate.quests import (
    Placement,
    in_weighted_order,
    place_quests,
)
from stampadia.games.chronicles.generate.trouble import trouble_for
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, Difficulty
from stampadia.kernel.chance import Dealer

SEEDS = range(40)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def ground_of(seed: int) -> Ground:
    return open_doors(lay_out(Dealer(seed)), Dealer(f"{seed}/doors"))


def quest_named(key: str) -> Quest:
    library = tiny_library()
    return next(each for kind in library.quests.values() for each in kind if each.key == key)


def placed(seed: int, main: str, difficulty: Difficulty = "normal") -> Placement:
    library = tiny_library()
    for number in range(20):
        found = place_quests(
            quest_named(main),
            ground_of(seed + 1000 * number),
            library.heroes[0],
            trouble_for(difficulty),
            library,
            Dealer(f"{seed}/{number}"),
        )
        if found is not None:
            return found
    raise AssertionError("no ground takes this quest")


@each_seed
@pytest.mark.parametrize("main", ["plain-boss", "hidden-boss"])
def test_a_room_hosts_one_quest_and_only_once(seed: int, main: str) -> None:
    found = placed(seed, main)
    rooms = [room for quest in found.quests for room in quest.rooms]
    assert len(set(rooms)) == len(rooms)
    assert 0 not in rooms and not set(rooms) & set(found.ground.decoys)
    keys = [quest.quest.key for quest in found.quests]
    assert keys[0] == main and len(set(keys)) == len(keys)


@each_seed
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_all_needed_slots_are_filled_and_foes_are_in_range(
    seed: int, difficulty: Difficulty
) -> None:
    found = placed(seed, "plain-boss", difficulty)
    plan = trouble_for(difficulty)
    have = Counter((each.quest.kind, each.quest.level) for each in found.quests)
    need = Counter((slot.kind, slot.level) for slot in plan.needed)
    assert have >= need
    assert plan.fewest_foes <= sum(each.quest.foes for each in found.quests) <= plan.most_foes


@each_seed
def test_hidden_rooms_have_no_door_and_dead_ends_one(seed: int) -> None:
    found = placed(seed, "hidden-boss")
    lamp, _, vault = found.quests[0].rooms
    assert found.ground.doors_of(vault) == []
    assert found.ground.hidden == (vault,)
    assert len(found.ground.doors_of(lamp)) == 1
    assert found.ground.whole()
    assert found.ground.plots[vault].size >= 6


@each_seed
def test_symbols_have_cells_away_from_doors(seed: int) -> None:
    found = placed(seed, "hidden-boss")
    for quest in found.quests:
        for room, plan in quest.plans():
            free = found.ground.plots[room].size - len(found.ground.door_places(room))
            assert free >= plan.cells_needed >= len(plan.foes) + len(plan.cells)


@each_seed
def test_the_scroll_is_never_overfull(seed: int) -> None:
    found = placed(seed, "hidden-boss")
    items = [*found.owned, *found.scroll]
    assert len(items) <= ITEMS and len(set(items)) == len(items)
    assert found.owned == ("resurrection",) and "lantern" in found.scroll


def test_quests_of_another_class_are_not_told() -> None:
    library = tiny_library()
    boons = tuple(replace(each, classes=("mage",)) for each in library.quests["boon"][:3])
    library = replace(library, quests=library.quests | {"boon": library.quests["boon"][3:] + boons})
    for seed in SEEDS:
        found = place_quests(
            quest_named("plain-boss"),
            ground_of(seed),
            library.heroes[0],
            trouble_for("normal"),
            library,
            Dealer(seed),
        )
        if found is not None:
            assert all(each.quest.suits("fighter") for each in found.quests)


def test_a_ground_without_rooms_takes_no_quest() -> None:
    row = [Plot(1, 1, 3, 3), Plot(4, 1, 1, 2)]
    ground = Ground(row, {(0, 1): Door(3, 1, "right")})
    library = tiny_library()
    plan = trouble_for("normal")
    for main in library.quests["main"]:
        assert place_quests(main, ground, library.heroes[0], plan, library, Dealer(1)) is None


def test_a_boss_lies_as_far_away_as_halls_go() -> None:
    for seed in SEEDS:
        found = placed(seed, "plain-boss")
        ground = found.ground
        far = ground.distances()
        (lair,) = found.quests[0].rooms
        halls = [room for room in ground.real if not ground.plots[room].corridor]
        assert far[lair] == max(far[room] or 0 for room in halls)


def test_a_light_quest_is_drawn_less_often() -> None:
    quests = [quest_named("errand"), quest_named("smith")]
    first = Counter(next(in_weighted_order(quests, Dealer(seed))).key for seed in range(2000))
    assert 0.24 < first["smith"] / 2000 < 0.33  # 0.4 of 1.4
    assert {each.key for each in in_weighted_order(quests, Dealer(0))} == {"errand", "smith"}
