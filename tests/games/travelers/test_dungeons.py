"""Dungeons from seeds: cards, doors, one plane map, enemies, and the same bytes everywhere."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import product

import msgspec

from hash_seeds import told_under_every_hash_seed
from stampadia.games.travelers.content import Cell, Dungeon, RoomCard, joining_card
from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon
from stampadia.games.travelers.generate.dungeon.map import MOST_STEPS
from stampadia.games.travelers.generate.dungeon.models import dungeon_models
from stampadia.games.travelers.generate.sets import main_quest
from stampadia.games.travelers.generate.wishes import SHIFTS
from stampadia.games.travelers.instructions import Instruction, JoinHero, Win
from stampadia.games.travelers.rules.floor_plan import (
    DIRECTIONS,
    ROOMS,
    code_of,
    distances,
    floor_of,
    outward,
    placed_beside,
    rooms_of,
    size,
    stepped,
)

MANY = 120


@cache
def dungeons() -> tuple[Dungeon, ...]:
    return tuple(make_dungeon(f"try {number}") for number in range(MANY))


def cards() -> list[RoomCard]:
    return [card for dungeon in dungeons() for card in dungeon.rooms]


def depths(dungeon: Dungeon) -> dict[int, int]:
    rooms = rooms_of(dungeon)
    found = {0: 0}
    line = [0]
    for room in line:
        for door in rooms[room].doors:
            if door.to not in found:
                found[door.to] = found[room] + 1
                line.append(door.to)
    return found


# Tiles


def test_there_are_24_different_tiles_and_each_can_be_used() -> None:
    tiles = dungeon_models().tiles
    assert len(tiles) == 24
    assert len({tile.key for tile in tiles}) == 24
    for tile in tiles:
        assert [len(row) for row in tile.rows] == [4] * 6
        floor = floor_of(tile.rows)
        assert len(distances(floor, min(floor))) == len(floor)
    used = {card.rows for card in cards()}
    assert used == {tile.rows for tile in tiles}


def test_no_tile_is_another_one_turned_or_mirrored() -> None:
    forms = Counter[frozenset[Cell]]()
    for tile in dungeon_models().tiles:
        floor = floor_of(tile.rows)
        same = {
            frozenset((abs(down - row), abs(right - column)) for row, column in floor)
            for down, right in product((0, 5), (0, 3))
        }
        forms.update(same)
    assert set(forms.values()) == {1}


# Cards


def test_symbols_are_free_cells_that_nobody_must_step_on() -> None:
    for card in cards():
        floor = floor_of(card.rows)
        assert card.symbol in floor
        assert card.symbol not in {door.cell for door in card.doors}
        assert card.symbol not in set(product((0, 5), (0, 3)))
        around = floor - {card.symbol}
        assert len(distances(around, min(around))) == len(around)


def test_doors_are_floor_cells_of_one_direction_near_the_symbol() -> None:
    for card in cards():
        near = distances(floor_of(card.rows), card.symbol)
        for door in card.doors:
            assert outward(door.cell) is not None
            assert near[door.cell] <= MOST_STEPS
            assert any(door.codes)
        assert len(card.doors) <= 6


def test_the_six_symbols_differ_and_lie_in_all_turns() -> None:
    for dungeon in dungeons():
        assert len({card.glyph for card in dungeon.rooms}) == 6
    assert {card.turn for card in cards()} == {0, 1, 2, 3}


# The map


def test_doors_lead_there_and_back_and_join_all_rooms_as_a_tree() -> None:
    for dungeon in dungeons():
        rooms = rooms_of(dungeon)
        pairs = Counter((room.index, door.to) for room in rooms for door in room.doors)
        assert set(pairs.values()) == {1}
        assert {(there, here) for here, there in pairs} == set(pairs)
        assert len(pairs) == 2 * (ROOMS - 1)
        assert len(depths(dungeon)) == ROOMS


def test_all_rooms_laid_out_at_once_share_no_cell() -> None:
    for dungeon in dungeons()[:40]:
        rooms = rooms_of(dungeon)
        corners: dict[int, Cell] = {0: (0, 0)}
        line = [0]
        for room in line:
            for door in rooms[room].doors:
                corner = placed_beside(corners[room], door)
                assert corners.setdefault(door.to, corner) == corner
                if door.to not in line:
                    line.append(door.to)
        cells = Counter(
            (top + row, left + column)
            for room, (top, left) in corners.items()
            for row, column in product(*map(range, size(room % 4)))
        )
        assert set(cells.values()) == {1}
        assert len(cells) == ROOMS * 24


def test_doors_that_meet_face_each_other() -> None:
    for dungeon in dungeons()[:40]:
        rooms = rooms_of(dungeon)
        for room in rooms:
            for door in room.doors:
                back = next(one for one in rooms[door.to].doors if one.to == room.index)
                step = stepped((0, 0), DIRECTIONS[door.direction])
                assert DIRECTIONS[back.direction] == (-step[0], -step[1])
                assert door.arrival == back.cell


def test_a_card_that_joins_the_hero_takes_nothing_else_away() -> None:
    joined = 0
    for dungeon in dungeons():
        number = joining_card(dungeon)
        if number is None:
            continue
        joined += 1
        assert number in (5, 6)
        rooms = rooms_of(dungeon)
        assert all(len(room.doors) == 1 for room in rooms[number * 4 - 4 : number * 4])
    assert joined > MANY / 10


# The Index


def test_eighteen_entries_on_three_pages_begin_with_the_mission() -> None:
    for dungeon in dungeons():
        assert [len(page) for page in dungeon.pages] == [6, 6, 6]
        rooms = [entry.room for page in dungeon.pages for entry in page]
        assert rooms == sorted(set(rooms))
        first = dungeon.pages[0][0]
        assert (first.room, first.trigger) == ("1A", "walk-on")
        last = first.meeting.above[-1]
        assert isinstance(last, Instruction)
        assert last.do == (Win(),)


def test_only_the_entrance_wins_and_one_card_joins_at_most() -> None:
    for dungeon in dungeons():
        acts = [
            (code, act)
            for code, meeting in dungeon.meetings().items()
            for passage in meeting.passages
            if isinstance(passage, Instruction)
            for act in passage.do
        ]
        assert [code for code, act in acts if isinstance(act, Win)] == ["1A"]
        joins = [(code, act.card) for code, act in acts if isinstance(act, JoinHero)]
        assert len(joins) <= 1
        assert all(code[0] == str(card) for code, card in joins)


def test_eleven_to_fourteen_enemies_grow_with_the_distance() -> None:
    by_level = defaultdict(list)
    for dungeon in dungeons():
        far = depths(dungeon)
        deepest = max(far.values())
        met = {code: meeting.enemy for code, meeting in dungeon.meetings().items() if meeting.enemy}
        assert 11 <= len(met) <= 14
        for room, steps in far.items():
            enemy = met.get(code_of(room))
            if enemy is not None:
                by_level[enemy.level].append(steps / deepest)
                assert steps > 1 or enemy.level <= 3
    means = [sum(shares) / len(shares) for level, shares in sorted(by_level.items()) if level]
    assert means == sorted(means)
    assert sorted(by_level) == [0, 2, 3, 4, 6, 8]


def test_the_first_enemy_of_a_way_is_seldom_a_strong_one() -> None:
    first = Counter[bool]()
    for dungeon in dungeons():
        rooms = rooms_of(dungeon)
        met = {code: one.enemy.level for code, one in dungeon.meetings().items() if one.enemy}
        line = [(0, 0)]
        for room, before in line:
            for door in rooms[room].doors:
                if door.to == before:
                    continue
                level = met.get(code_of(door.to), 0)
                if level:
                    first[level >= 6] += 1
                else:
                    line.append((door.to, room))
    assert first[True] < sum(first.values()) / 10


def test_every_quest_and_event_is_used() -> None:
    models = dungeon_models()
    assert len(models.main) >= 16
    assert len(models.side) >= 10
    assert len(models.events) >= 18
    told = {
        passage.text.it
        for dungeon in dungeons()
        for meeting in dungeon.meetings().values()
        for passage in meeting.passages
        if not isinstance(passage, Instruction)
    }
    for quest in (*models.side, *models.events):
        stories = [one for one in (*quest.step[0].above, *quest.step[0].below) if "it" in one]
        plain = [story["it"] for story in stories if "{" not in story["it"]]
        assert not plain or set(plain) & told, quest.key
    assert set(map(main_quest, dungeons())) == {quest.key for quest in models.main}


def test_whom_the_mission_needs_waits_on_the_symbol() -> None:
    """Nobody is beaten for having opened the last door."""
    for quest in dungeon_models().main:
        for step in quest.step:
            if step.enemy and "fulfil-mission" in str(step.below):
                assert step.trigger == "walk-on" or step.enemy == "lock", quest.key


# The seed


def test_seeds_differ_and_are_the_same_under_every_hash_seed() -> None:
    code = (
        "import msgspec\n"
        "from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon\n"
        "for seed in ('2027-01-05', 'x', 'y'):\n"
        "    print(msgspec.json.encode(make_dungeon(seed)).decode())\n"
    )
    first, second, third = told_under_every_hash_seed(code).splitlines()
    assert "TOS20270105" in first
    assert len({first, second, third}) == 3


def test_difficulty_and_attempt_change_a_dungeon() -> None:
    easy, normal, hard = (
        make_dungeon("x", difficulty) for difficulty in ("easy", "normal", "hard")
    )

    def strength(dungeon: Dungeon) -> int:
        enemies = [meeting.enemy for meeting in dungeon.meetings().values() if meeting.enemy]
        return sum(enemy.attack + (enemy.defense or 0) for enemy in enemies)

    assert strength(easy) < strength(normal) < strength(hard)
    assert make_dungeon("x", attempt=1).rooms == normal.rooms
    assert make_dungeon("x", attempt=len(SHIFTS)).rooms != normal.rooms


def test_a_dungeon_survives_its_file() -> None:
    for dungeon in dungeons()[:20]:
        assert msgspec.json.decode(msgspec.json.encode(dungeon), type=Dungeon) == dungeon
