"""Rulings 16 to 24: in which order lines are read, when triggers fire, empty rooms.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, Worded, hero, room, start
from stampadia.games.chronicles.content import GOLD


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


# 16 and 17: order, once


def test_ruling_16_lines_are_read_from_the_top_and_bars_split_them() -> None:
    table = Table(START, hall("-1HP | x12", "learn 'Ink' | +1XP"))
    events = [event.name for event in table.play("door 5,3")]
    told = [name for name in events if name in ("lost-hp", "ticked", "learned", "gained-xp")]
    assert told == ["lost-hp", "ticked", "learned", "gained-xp"]


def test_ruling_16_clauses_beside_a_bar_do_not_depend_on_each_other() -> None:
    table = Table(START, hall("enter room & x12 » +1XP | enter room & not x12 » -1HP"))
    table.play("door 5,3")
    assert (table.xp, table.hp) == ([0, 0, 0], 3)


def test_ruling_17_action_lines_are_carried_out_once() -> None:
    table = Table(START, hall("-1HP"))
    table.play("door 5,3", "door 4,3", "door 5,3")
    assert table.hp == 3


def test_ruling_17_no_escape_stands_on_later_visits_too() -> None:
    """Its line is first read while the room "is empty"."""
    table = Table(
        start("move on stairs » x12"),
        hall("no escape", "not x12 » room is empty"),
        enemies={"9,2": 0},
        hero=hero("", "Move"),
    )
    table.play("door 5,3", "door 4,3", "stairs", "door 5,3")
    table.play("6 1", "6 1b")
    assert "to 4,3" not in table.choices


# 18 and 19: events and states


def test_ruling_18_a_trigger_with_an_event_waits_for_the_event() -> None:
    table = Table(START, hall("x12 & move [1] » +1XP"), cells={"7,3": 1}, at="5,3", ticked=[12])
    assert table.xp == [0, 0, 0]
    table.play("[1]")
    assert table.xp == [1, 0, 0]


def test_ruling_18_a_trigger_with_an_event_needs_all_its_states() -> None:
    table = Table(
        START, hall("x12 & x10 & move [1] » +1XP"), cells={"7,3": 1}, at="5,3", ticked=[12]
    )
    table.play("[1]")
    assert table.xp == [0, 0, 0]


def test_ruling_18_states_alone_fire_at_entry_if_they_hold() -> None:
    table = Table(START, hall("x12 » +1XP | not x12 » -1HP"), ticked=[12])
    table.play("door 5,3")
    assert (table.xp, table.hp) == ([1, 0, 0], 4)


def test_ruling_18_states_alone_fire_when_they_become_true_during_the_stay() -> None:
    table = Table(START, hall("x12 » +1XP", "move [1] » x12"), cells={"7,3": 1})
    table.play("door 5,3")
    assert table.xp == [0, 0, 0]
    table.play("[1]")
    assert table.xp == [1, 0, 0]


@pytest.mark.parametrize(
    ("change", "state"),
    [
        ("x10", "x10"),
        ("learn 'Ink'", "know 'Ink'"),
        ("forget 'Press'", "don't know 'Press'"),
        ("-3HP", "HP left =1"),
        ("-3HP, +2HP", "HP left =3"),
        ("+3XP", "HP left =6"),
        ("-9G", "<45G left"),
        ("-9G, +4G", "3~6G spent"),
    ],
)
def test_ruling_18_whatever_changes_may_make_a_state_true(change: str, state: str) -> None:
    table = Table(
        START,
        hall(f"{state} » x12", f"move [1] » {change}"),
        cells={"7,3": 1},
        at="5,3",
        memory=["Press"],
    )
    table.play("[1]")
    assert 12 in table.ticked


@pytest.mark.parametrize(
    ("price", "state"),
    [
        ("forget 'Press'", "don't know 'Press'"),
        ("pay 2HP", "HP left =4"),
        ("pay 1XP", "HP left =4"),
        ("pay 9G", "<45G left"),
    ],
)
def test_ruling_18_a_price_may_make_a_state_true(price: str, state: str) -> None:
    """With 6 HP boxes in two columns."""
    table = Table(
        START,
        hall(f"{state} » x12", f"move [1] & {price} » nothing happens"),
        cells={"7,3": 1},
        at="5,3",
        memory=["Press"],
        xp=3,
    )
    table.play("[1]", "yes")
    assert table.ticked == {12}


def test_ruling_18_a_state_that_stays_true_does_not_fire_again_until_he_comes_back() -> None:
    table = Table(START, hall("x12 » +1XP", "move [1] » x12, -1G"), cells={"7,3": 1})
    table.play("door 5,3", "[1]", "[1]")
    assert table.xp == [1, 0, 0]
    table.play("door 4,3", "door 5,3")
    assert table.xp == [2, 0, 0]


def test_ruling_18_a_state_that_was_false_in_between_fires_anew() -> None:
    table = Table(
        START,
        hall("<45G left » +1XP", "move [1] » -6G | move [2] » +9G"),
        cells={"7,3": 1, "7,4": 2},
    )
    table.play("door 5,3", "[1]")
    assert table.xp == [1, 0, 0]
    table.play("[2]", "[1]")
    assert table.xp == [2, 0, 0]


def test_ruling_18_a_kill_makes_no_foes_true_in_the_middle_of_the_battle() -> None:
    table = Table(START, hall("no foes » x12"), enemies={"6,3": 0}, at="5,3")
    table.play("6 1", "6 1a")
    assert table.ticked == {12}


def test_ruling_18_a_state_is_looked_at_when_the_line_in_hand_is_finished() -> None:
    """The tick makes the other line true, but the hero is gone before it can speak."""
    table = Table(
        START,
        hall("x12 » +1XP", "move [1] » x12, move anywhere in room 14"),
        vault(),
        cells={"7,3": 1},
        at="5,3",
    )
    table.play("[1]", "to 10,2")
    assert (table.room, table.xp) == (14, [0, 0, 0])


def test_ruling_18_all_events_of_a_trigger_must_happen_at_once() -> None:
    """Joined by &, two events that never coincide never fire."""
    table = Table(START, hall("enter room & move [1] » +1XP"), cells={"7,3": 1})
    table.play("door 5,3", "[1]")
    assert table.xp == [0, 0, 0]


def test_ruling_19_states_that_move_the_hero_fire_on_entry_by_door() -> None:
    table = Table(START, hall("x12 » move anywhere in room 14"), vault(), ticked=[12])
    table.play("door 5,3")
    assert table.asked == "move-anywhere"


def test_ruling_19_they_do_not_fire_where_an_instruction_brought_the_hero() -> None:
    """Else the two rooms would throw him back and forth for ever."""
    table = Table(
        START,
        hall("x12 » move anywhere in room 14"),
        vault("x12 » x14, move anywhere in room 12"),
        ticked=[12],
    )
    table.play("door 5,3", "to 11,3")
    assert (table.room, table.asked) == (14, "explore")
    assert table.ticked == {12}


def test_ruling_19_they_do_not_fire_on_whom_move_back_brought() -> None:
    table = Table(
        START,
        hall("x12 » move anywhere in room 14"),
        vault("enter room & x14 » x12, move back"),
        ticked=[14],
    )
    table.play("door 5,3", "door 10,3")
    assert (table.room, table.asked) == (12, "explore")


def test_ruling_19_they_do_not_fire_on_whom_an_instruction_brought_to_the_stairs() -> None:
    table = Table(
        start("x12 » move anywhere in room 12"),
        hall("move [1] » move on stairs"),
        cells={"7,3": 1},
        at="5,3",
        ticked=[12],
    )
    table.play("[1]")
    assert (table.at, table.asked) == ("3,3", "explore")


def test_ruling_19_they_fire_when_they_become_true_there() -> None:
    table = Table(
        start("move on stairs » move anywhere in room 12"),
        hall("x12 » move anywhere in room 14", "move [1] » x12"),
        vault(),
        cells={"7,3": 1},
    )
    table.play("stairs", "to 5,3", "[1]")
    assert table.asked == "move-anywhere"


def test_ruling_19_a_roll_table_that_may_move_the_hero_counts_as_moving_him() -> None:
    table = Table(
        start("move on stairs » move anywhere in room 12"),
        hall("x12 » roll a die: 1~6 move on stairs"),
        ticked=[12],
    )
    table.play("stairs", "to 5,3")
    assert (table.room, table.asked) == (12, "explore")


def test_ruling_19_other_states_fire_after_an_instruction_too() -> None:
    table = Table(
        start("move on stairs » move anywhere in room 12"), hall("x12 » +1XP"), ticked=[12]
    )
    table.play("stairs", "to 5,3")
    assert table.xp == [1, 0, 0]


def test_ruling_19_no_lines_throw_the_hero_about_for_ever() -> None:
    """Each line that moves him works once between two decisions, whatever triggers it."""
    back_and_forth = Table(start("enter room » move back"), hall("enter room » move back"))
    back_and_forth.play("door 5,3")
    assert back_and_forth.asked == "explore"
    on_the_spot = Table(start("move on stairs » move on stairs"))
    on_the_spot.play("stairs")
    assert on_the_spot.asked == "explore"
    round_and_round = Table(
        start("move on stairs » move anywhere in room 14"),
        room(14, "10,3", "1x1", "enter room » move on stairs", hidden=True),
    )
    round_and_round.play("stairs")
    assert (round_and_round.at, round_and_round.asked) == ("3,3", "explore")


def test_ruling_19_after_a_decision_the_line_works_again() -> None:
    table = Table(START, hall("enter room » move back"))
    table.play("door 5,3", "door 5,3")
    assert (table.room, table.gold) == (10, GOLD - 2)


# 20 to 22: several lines on one event


def test_ruling_20_a_later_line_sees_that_the_cell_was_crossed() -> None:
    table = Table(
        START, hall("move [1] » x[1], +1XP", "move [1] » -1HP"), cells={"7,3": 1}, at="5,3"
    )
    table.play("[1]")
    assert (table.xp, table.hp) == ([1, 0, 0], 4)


def test_ruling_20_a_later_line_sees_a_new_tick() -> None:
    lines = ("enter room & not x12 & pay 5G » x12", "enter room & x12 » room is empty")
    table = Table(START, hall(*lines), enemies={"7,3": 0})
    table.play("door 5,3", "yes")
    assert (table.gold, table.asked) == (GOLD - 1 - 5, "explore")


def test_ruling_20_the_same_price_may_be_paid_twice_unless_the_cell_is_crossed() -> None:
    twice = Table(
        START,
        hall("move [1] & pay 2G » +1XP", "move [1] & pay 2G » -1HP"),
        cells={"7,3": 1},
        at="5,3",
    )
    twice.play("[1]", "yes", "yes")
    assert (twice.gold, twice.xp, twice.hp) == (GOLD - 4, [1, 0, 0], 3)
    once = Table(
        START,
        hall("move [1] & pay 2G » x[1], +1XP", "move [1] & pay 2G » -1HP"),
        cells={"7,3": 1},
        at="5,3",
    )
    once.play("[1]", "yes")
    assert (once.gold, once.asked) == (GOLD - 2, "explore")


def test_ruling_20_a_cell_that_looks_the_same_elsewhere_is_not_that_cell() -> None:
    """The first line puts him on a [1] of another room; the second line speaks of this one's."""
    table = Table(
        START,
        hall("move [1] » x[1], move anywhere in room 14", "move [1] » -1HP"),
        vault(),
        cells={"7,3": 1, "11,3": 1},
        at="5,3",
    )
    table.play("[1]", "to 11,3")
    assert table.hp == 4


def test_ruling_20_who_has_left_the_room_no_longer_follows_its_lines() -> None:
    """Manual: "When your hero will be in that room you will follow that room's rules"."""
    table = Table(START, hall("enter room & not x12 » x12, move back", "enter room » -1HP"))
    table.play("door 5,3")
    assert (table.room, table.hp) == (10, 4)
    table.play("door 5,3")
    assert (table.room, table.hp) == (12, 3)


def test_ruling_21_an_uncrossed_cell_works_each_time_he_steps_on_it() -> None:
    table = Table(START, hall("move [1] & pay 1G » +1XP"), cells={"7,3": 1}, at="5,3")
    table.play("[1]", "yes", "[1]", "yes", "[1]", "no")
    assert (table.gold, table.xp) == (GOLD - 2, [2, 0, 0])


def test_ruling_22_stop_reading_skips_the_later_lines_of_this_reading_only() -> None:
    lines = ("enter room & not x12 » x12, stop reading", "enter room » -1HP")
    table = Table(START, hall(*lines))
    table.play("door 5,3")
    assert table.hp == 4
    table.play("door 4,3", "door 5,3")
    assert table.hp == 3


def test_ruling_22_an_action_line_behind_stop_reading_is_read_next_time() -> None:
    table = Table(START, hall("enter room & not x12 » x12, stop reading", "-1HP"))
    table.play("door 5,3")
    assert table.hp == 4
    table.play("door 4,3", "door 5,3", "door 4,3", "door 5,3")
    assert table.hp == 3


# 23 and 24: a room that "is empty"


def test_ruling_23_a_room_is_empty_until_the_hero_leaves() -> None:
    table = Table(
        start("move on stairs » x12"),
        hall("not x12 » room is empty", "move [1] » +1XP"),
        enemies={"7,3": 0},
        cells={"8,3": 1},
    )
    table.play("door 5,3")
    assert table.choices == {"door 4,3"}  # neither enemy nor grey cell
    table.play("door 4,3", "stairs", "door 5,3")
    assert table.asked == "hero-roll"


def test_ruling_23_ignored_enemies_are_no_targets_and_block_nothing() -> None:
    """From the empty hall he strikes at the vault behind it only."""
    table = Table(
        START,
        hall("not x12 » room is empty"),
        vault(),
        enemies={"8,3": 0, "10,2": 0},
        items=["Bomb (pay 1G » -1HP to all enemies in range 6)"],
        drawn=[14],
    )
    table.play("door 5,3", "use Bomb")
    assert (table.alive("8,3"), table.alive("10,2")) == (True, False)


def test_ruling_23_enemies_of_a_room_that_becomes_empty_stop_fighting() -> None:
    table = Table(START, hall('"Peace!" » room is empty'), enemies={"6,3": 0}, at="5,3")
    assert table.asked == "offer"
    table.play("yes")
    assert table.asked == "explore"
    assert table.happened("hero-rolled") == []


def test_ruling_23_enemies_do_not_act_when_the_room_becomes_empty_in_the_hero_turn() -> None:
    table = Table(
        START,
        hall("move [1] » room is empty"),
        enemies={"7,3": 0},
        cells={"6,3": 1},
        at="5,3",
        hero=hero("", "Move"),
    )
    table.play("6 1", "6 1b", "to 6,3", "go on")
    assert (table.asked, table.happened("enemy-rolled")) == ("explore", [])


def test_ruling_24_no_foes_is_false_where_enemies_are_only_ignored() -> None:
    table = Table(START, hall("room is empty", "no foes » x12"), enemies={"7,3": 0})
    table.play("door 5,3")
    assert table.ticked == set()


def test_ruling_24_no_escape_does_not_bind_while_the_room_is_empty() -> None:
    table = Table(START, hall("no escape | room is empty"), enemies={"7,3": 0})
    table.play("door 5,3")
    assert table.choices == {"door 4,3"}
