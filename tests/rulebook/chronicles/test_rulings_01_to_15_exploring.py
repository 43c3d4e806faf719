"""Rulings 1 to 15: rooms, doors, gold, distances, steps.

Most sheets here are three rooms in a row: the start 10 (2,2 3x3), the hall 12 (5,2 5x3), the
vault 14 (10,2 3x3), with doors in row 3.
"""

from __future__ import annotations

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, Worded, foe, hero, room, sheet_of, start
from stampadia.games.chronicles.content import GOLD, Place
from stampadia.kernel.chance import Dealer


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


# 1 to 6: what is discovered


def test_ruling_1_room_number_is_number_plus_column_plus_row_outside_the_door() -> None:
    sheet = sheet_of(START, hall(), vault())
    assert sheet.number_at[Place(5, 3)] == 12 - 5 - 3
    assert sheet.room_beyond(Place(5, 3)) == 12
    assert sheet.room_beyond(Place(4, 3)) == 10
    assert sheet.room_beyond(Place(7, 3)) is None
    table = Table(START, hall(), vault())
    table.play("door 5,3")
    assert (table.room, table.at) == (12, "5,3")


def test_ruling_2_a_door_into_a_drawn_room_costs_gold_and_draws_nothing() -> None:
    table = Table(START, hall())
    table.play("door 5,3")
    assert [told["room"] for told in table.happened("drew-room")] == [12]
    table.play("door 4,3")
    assert (table.room, table.gold) == (10, GOLD - 2)
    assert len(table.happened("drew-room")) == 1


def test_ruling_3_only_doors_of_the_own_room_can_be_crossed() -> None:
    """A decoy that lies elsewhere is never offered, whatever its numbers pretend."""
    table = Table(START, hall(), vault(), decoy_doors={"15,15>": 12})
    assert table.choices == {"stairs", "door 5,3"}


def test_ruling_3_a_door_whose_sum_is_on_no_row_leads_nowhere() -> None:
    table = Table(START, hall(), decoy_doors={"3,4v": 55})
    assert table.choices == {"stairs", "door 5,3"}


def test_ruling_4_decoy_rows_items_and_symbols_are_never_met() -> None:
    table = Table(
        START,
        hall(),
        room(13, "15,15", "2x2", "+9G", decoy=True),
        enemies={"18,18": 3},
        cells={"19,19": 1},
        items=["*Lantern (hero turn » +2HP)"],
    )
    table.play("door 5,3")
    assert table.choices == {"door 4,3"}
    assert table.drawn == {10, 12}
    assert table.item("Lantern") == "absent"


def test_ruling_5_a_room_drawn_from_afar_is_read_when_it_is_first_entered() -> None:
    table = Table(start("discover room 12"), hall("+1XP", "enter room » -2G"))
    assert table.drawn == {10, 12}
    assert (table.xp, table.gold) == ([0, 0, 0], GOLD)
    table.play("door 5,3")
    assert (table.xp, table.gold) == ([1, 0, 0], GOLD - 1 - 2)
    table.play("door 4,3", "door 5,3")
    assert table.xp == [1, 0, 0]  # its action line was carried out


def test_ruling_6_any_undrawn_row_may_be_selected_decoys_included() -> None:
    decoy = room(40, "15,15", "2x2", decoy=True)
    table = Table(start("select 1 room, discover it"), hall(), vault(), decoy)
    assert table.choices == {"room 12", "room 14", "room 40"}
    table.play("room 40")
    assert table.drawn == {10, 40}


# 7 to 9: moved by instruction


def test_ruling_7_a_teleport_draws_the_room_and_reads_it_without_gold() -> None:
    table = Table(
        start("move on stairs » move anywhere in room 14"),
        hall(),
        vault("+1XP", "enter room » x14"),
        enemies={"12,4": 0},
    )
    table.play("stairs")
    assert table.drawn == {10, 14}
    assert "to 12,4" not in table.choices  # a living enemy stands there
    assert len(table.choices) == 3 * 3 - 1
    table.play("to 10,2")
    assert (table.room, table.at, table.gold) == (14, "10,2", GOLD)
    assert (table.xp, table.ticked) == ([1, 0, 0], {14})
    assert table.asked == "hero-roll"


def test_ruling_7_a_grey_cell_under_the_token_works_after_the_room_was_read() -> None:
    table = Table(
        start("move on stairs » move anywhere in room 14"),
        vault("move [1] & x14 » x[1], +1XP", "enter room » x14"),
        cells={"11,3": 1},
    )
    table.play("stairs", "to 11,3")
    assert (table.xp, table.crossed) == ([1, 0, 0], {"11,3"})


def test_ruling_8_enter_room_fires_on_every_arrival_by_door() -> None:
    table = Table(START, hall("enter room » +1XP"))
    table.play("door 5,3", "door 4,3", "door 5,3")
    assert table.xp == [2, 0, 0]


def test_ruling_8_enter_room_fires_when_an_enemy_pulls_the_hero_in() -> None:
    """The hero stands outside the door of the hall when its enemy takes its turn."""
    table = Table(
        START,
        hall("enter room » +1XP"),
        enemies={"7,3": 0},
        at="5,3",
        hero=hero("", "Move"),
    )
    table.play("3 1", "3 1b", "to 4,3", "go on")
    table.play("6 1")  # Move 6 - 2 pulls him back through the door
    assert (table.at, table.gold) == ("6,3", GOLD - 2)
    assert table.xp == [1, 0, 0]


def test_ruling_8_enter_room_comes_before_the_battle() -> None:
    table = Table(START, hall("enter room » -1HP"), enemies={"7,3": 0})
    table.play("door 5,3")
    assert table.order.index("lost-hp") < table.order.index("round-started")


def test_ruling_9_move_back_costs_nothing_and_triggers_nothing_at_the_old_cell() -> None:
    table = Table(
        START,
        hall("move [1] & not x14 » move anywhere in room 14", "move [1] & x14 » +1XP"),
        vault("enter room » x14, move back"),
        cells={"7,3": 1},
    )
    table.play("door 5,3", "[1]", "to 11,3")
    assert (table.room, table.at, table.gold) == (12, "7,3", GOLD - 1)
    assert table.xp == [0, 0, 0]


def test_ruling_9_move_back_leads_to_the_door_he_came_through() -> None:
    table = Table(START, hall(), vault("move back"))
    table.play("door 5,3", "door 10,3")
    assert (table.room, table.at, table.gold) == (12, "9,3", GOLD - 2)


def test_ruling_9_move_back_reads_the_room_he_comes_back_to() -> None:
    table = Table(START, hall("enter room » +1XP"), vault("move back"))
    table.play("door 5,3", "door 10,3")
    assert table.xp == [2, 0, 0]


def test_ruling_9_without_a_previous_room_move_back_leads_to_the_stairs() -> None:
    table = Table(START, hall("move [1] » move back"), cells={"7,3": 1}, at="6,3")
    table.play("cell 7,3")
    assert (table.room, table.at) == (10, "3,3")


# 10 to 13: doors in battle, gold


def test_ruling_10_while_exploring_the_token_stops_outside_the_door() -> None:
    table = Table(START, hall("move [1] » +1XP"), cells={"6,3": 1})
    table.play("door 5,3")
    assert (table.at, table.asked) == ("5,3", "explore")


def test_ruling_10_a_move_in_battle_goes_on_behind_a_door_to_a_drawn_room() -> None:
    table = Table(START, hall(), enemies={"9,2": 0}, at="5,3", hero=hero("", "Move"))
    table.play("4 1", "4 1b", "to 4,3")
    assert (table.asked, table.gold) == ("move", GOLD - 1)
    table.play("to 2,2")  # 1 + 3 spaces
    assert table.at == "2,2"
    assert table.asked == "enemy-roll"


def test_ruling_10_entering_an_undrawn_room_ends_the_move() -> None:
    table = Table(START, hall(), vault(), enemies={"5,2": 0}, at="9,3", hero=hero("", "Move"))
    table.play("6 1", "6 1b", "to 10,3")
    assert (table.room, table.drawn) == (14, {10, 12, 14})
    assert table.asked == "enemy-roll"


def test_ruling_11_with_no_gold_a_door_loses_the_game() -> None:
    table = Table(START, hall(), at="3,3", gold=0)
    table.play("door 5,3")
    assert (table.end, table.score) == ("lost", 0)


def test_ruling_11_at_no_gold_the_game_goes_on_while_no_door_is_crossed() -> None:
    table = Table(start("move on stairs & <1G left » you win"), hall(), gold=1)
    table.play("door 5,3")
    assert (table.gold, table.asked) == (0, "explore")
    won = Table(start("move on stairs & x10 » you win"), at="2,2", gold=0, ticked=[10])
    won.play("stairs")
    assert (won.won, won.score) == (True, 0)


def test_ruling_12_who_must_spend_more_than_is_left_loses_what_is_left() -> None:
    table = Table(start("move on stairs » -5G"), at="2,2", gold=3)
    table.play("stairs")
    assert (table.gold, table.asked) == (0, "explore")


def test_ruling_13_gold_spent_is_what_is_ticked_now_so_gains_reduce_it() -> None:
    lines = ("move on stairs » -12G", "move [1] » +5G | move [2] & 11~50G spent » +1XP")
    table = Table(start(*lines), cells={"2,2": 1, "4,4": 2}, at="2,4")
    table.play("[2]")
    assert table.xp == [0, 0, 0]  # 0 spent
    table.play("stairs", "[2]")
    assert table.xp == [1, 0, 0]  # 12 spent
    table.play("[1]", "[2]")
    assert table.xp == [1, 0, 0]  # 12 - 5 = 7 spent


# 14 and 15: distances and steps


def test_ruling_14_distances_are_orthogonal_and_count_the_destination() -> None:
    table = Table(START, hall())
    assert table.distance("2,2", "2,2") == 0
    assert table.distance("2,2", "3,2") == 1
    assert table.distance("2,2", "4,4") == 2 + 2


def test_ruling_14_distances_cross_doors_but_no_walls_and_nothing_undrawn() -> None:
    table = Table(START, hall())
    assert table.distance("4,2", "5,2") == 999
    table.play("door 5,3")
    assert table.distance("4,3", "5,3") == 1
    assert table.distance("4,2", "5,2") == 3  # down, through the door, up


def test_ruling_14_no_range_reaches_into_undrawn_or_closed_rooms() -> None:
    table = Table(
        START,
        hall(),
        room(20, "15,15", "2x2", hidden=True),
        enemies={"5,3": 0, "15,15": 0},
        items=["Bomb (pay 1G » -1HP to all enemies in range 99)"],
        drawn=[20],
    )
    table.play("use Bomb")
    assert (table.hits("5,3"), table.hits("15,15")) == (0, 0)


def test_ruling_14_enemies_do_not_block_distances() -> None:
    """An enemy two cells away is struck past another one."""
    table = Table(
        START,
        hall(),
        enemies={"6,3": 0, "7,3": 0},
        at="5,3",
        hero=hero("ATK/RNG =2"),
    )
    table.play("6 1", "6 1a")
    assert (table.alive("6,3"), table.alive("7,3")) == (True, False)


def test_ruling_15_a_grey_cell_in_the_only_way_triggers() -> None:
    corridor = room(12, "5,3", "4x1", "move [1] » +1XP")
    table = Table(START, corridor, vault_at_end(), cells={"7,3": 1})
    table.play("door 5,3", "door 9,3")
    assert (table.at, table.xp) == ("7,3", [1, 0, 0])
    table.play("door 9,3")
    assert (table.room, table.xp) == (14, [1, 0, 0])


def vault_at_end() -> Worded:
    return room(14, "9,2", "3x3")


def test_ruling_15_a_grey_cell_before_the_door_is_stepped_on() -> None:
    table = Table(start("draw [1] in room 12"), hall("move [1] » x[1], +1XP"), vault())
    table.play("to 9,3", "door 5,3", "door 10,3")
    assert (table.at, table.xp) == ("9,3", [1, 0, 0])


def test_ruling_15_a_grey_cell_beside_the_way_does_not() -> None:
    table = Table(START, hall("move [1] » +1XP"), vault(), cells={"7,3": 1})
    table.play("door 5,3", "door 10,3")
    assert (table.room, table.xp) == (14, [0, 0, 0])


def test_ruling_15_a_grey_cell_works_in_battle_and_the_move_goes_on() -> None:
    table = Table(
        START,
        room(12, "5,3", "5x1", "move [1] » +1XP"),
        enemies={"9,3": 0},
        cells={"6,3": 1},
        at="5,3",
        hero=hero("", "Move"),
    )
    table.play("3 1", "3 1b")
    assert table.choices == {"to 4,3", "to 6,3", "go on"}
    table.play("to 6,3")
    assert table.xp == [1, 0, 0]
    table.play("to 8,3")  # 1 + 2 spaces
    assert table.at == "8,3"


def test_ruling_15_a_grey_cell_works_when_the_hero_is_pulled_over_it() -> None:
    table = Table(
        START,
        room(12, "5,3", "5x1", "move [1] » +1XP"),
        enemies={"9,3": 0},
        cells={"7,3": 1},
        at="5,3",
    )
    table.play("1 1", "6 1")  # Move 6 - 2 pulls him 3 spaces, next to the enemy
    assert (table.at, table.xp) == ("8,3", [1, 0, 0])


def test_ruling_15_no_move_goes_past_a_living_enemy() -> None:
    table = Table(
        START,
        room(12, "5,3", "5x1"),
        enemies={"7,3": 0},
        at="6,3",
        hero=hero("", "Move"),
    )
    table.play("6 1", "6 1b")
    assert "to 5,3" in table.choices
    assert not {"to 7,3", "to 8,3"} & table.choices


def test_ruling_15_standing_on_the_stairs_at_the_start_is_no_move_onto_them() -> None:
    table = Table(start("move on stairs » +1XP"))
    assert table.xp == [0, 0, 0]
    table.play("stairs")
    assert table.xp == [1, 0, 0]


def test_ruling_15_nobody_imagines_what_lies_behind_a_door() -> None:
    """What a search may use: undiscovered rooms end the imagination."""
    table = Table(START, hall("+9G"))
    world = table.position.imagine(0, Dealer("rulebook"))
    world.play(next(iter(world.pending().choices[1:])))  # type: ignore[union-attr]
    assert world.over is not None
    assert world.over.how == "unknown"


def test_ruling_14_enemies_strike_through_doors_but_not_through_walls() -> None:
    """Ranges are distances: 4,3 is one step from 5,3, and 4,2 is three from 5,2."""
    foes = [foe("ATK/RNG 2")] * 4
    table = Table(START, hall(), enemies={"5,2": 0}, at="5,3", hero=hero("", "Move"), foes=foes)
    table.play("6 1", "6 1b", "to 4,3", "go on", "6 1")
    assert [told["strength"] for told in table.happened("hero-attacked")] == [6]
    walled = Table(START, hall(), enemies={"5,2": 0}, at="5,3", hero=hero("", "Move"), foes=foes)
    walled.play("6 1", "6 1b", "to 4,3", "to 4,2", "6 1")
    assert walled.happened("hero-attacked") == []
