"""Every term of an action, by its name, for rooms; those of items and dice are in
`test_acts_in_battle`.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row, with doors
in row 3.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, Worded, column, room, start
from stampadia.games.chronicles.content import GOLD


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


def entered(*lines: str, items: tuple[str, ...] = (), gold: int = GOLD) -> Table:
    """The hero has come into the hall."""
    table = Table(START, hall(*lines), vault(), items=items, gold=gold)
    table.play("door 5,3")
    return table


# Marks


def test_act_narrate_changes_nothing_but_is_told() -> None:
    table = entered("enter room » The press is silent")
    assert (table.gold, table.hp, table.asked) == (GOLD - 1, 4, "explore")
    assert len(table.happened("line")) == 1


def test_act_tick_ticks_any_room() -> None:
    assert entered("x14, x12").ticked == {12, 14}


def test_act_cross_crosses_the_cell_of_this_room_only() -> None:
    table = Table(START, hall("move [1] » x[1]"), vault(), cells={"7,3": 1, "11,3": 1}, at="5,3")
    table.play("[1]")
    assert table.crossed == {"7,3"}
    assert "cell 7,3" not in table.choices


def test_act_cross_works_from_another_cell() -> None:
    table = Table(START, hall("move [1] » x[2]"), cells={"7,3": 1, "8,3": 2}, at="5,3")
    table.play("[1]")
    assert table.crossed == {"8,3"}


@pytest.mark.parametrize(
    ("line", "gold", "hp", "xp"),
    [
        ("+3G", 23, 2, 3),
        ("-3G", 17, 2, 3),
        ("+1HP", 20, 3, 3),
        ("-1HP", 20, 1, 3),
        ("+1XP", 20, 2, 4),
        ("-2XP", 20, 0, 1),
    ],
)
def test_act_change_gains_and_loses(line: str, gold: int, hp: int, xp: int) -> None:
    """With 6 HP boxes in two columns, 4 of them ticked."""
    table = Table(
        START, hall(f"move [1] » {line}"), cells={"7,3": 1}, at="5,3", gold=20, xp=3, lost_hp=4
    )
    table.play("[1]")
    assert (table.gold, table.hp, sum(table.xp)) == (gold, hp, xp)


@pytest.mark.parametrize(
    ("line", "told", "amount", "left"),
    [
        ("+9G", "gained-gold", 50 - 44, 50),
        ("-50G", "lost-gold", 44, 0),
        ("+9HP", "gained-hp", 1, 6),
        ("-1HP", "lost-hp", 1, 4),
        ("-9XP", "lost-xp", 3, 0),
    ],
)
def test_act_change_tells_what_was_really_gained_or_lost(
    line: str, told: str, amount: int, left: int
) -> None:
    table = Table(
        START, hall(f"move [1] » {line}"), cells={"7,3": 1}, at="5,3", gold=44, xp=3, lost_hp=1
    )
    table.play("[1]")
    fact = table.happened(told)[0]
    assert (fact["amount"], fact.get("left", fact.get("total"))) == (amount, left)


def test_act_learn_notes_a_keyword_once() -> None:
    table = entered("learn 'Ink'", "learn 'Ink'")
    assert (table.memory, len(table.happened("learned"))) == ({"Ink"}, 1)


def test_act_forget_erases_a_keyword() -> None:
    table = Table(START, hall("forget 'Ink'"), memory=["Ink"])
    table.play("door 5,3")
    assert table.memory == set()


def test_act_get_draws_the_box() -> None:
    table = entered("get Bread", items=("*Bread (pay 1G » +1XP)",))
    assert table.item("Bread") == "owned"
    assert "use Bread" in table.choices


def test_act_lose_ticks_the_box_without_the_effect() -> None:
    table = entered("lose Bread", items=("Bread (pay 1G » +1XP)",))
    assert (table.item("Bread"), table.xp) == ("used", [0, 0, 0])


def test_act_lose_finds_no_box_on_an_item_that_was_never_had() -> None:
    table = entered("lose Bread", "get Bread", items=("*Bread (pay 1G » +1XP)",))
    assert table.item("Bread") == "owned"


def test_act_gain_ability_is_ready_in_the_next_battle() -> None:
    table = Table(
        START,
        hall('gain hero ability "ATK +3/RNG 1"'),
        enemies={"6,3": 3},
        hero=(column("", "Move", hp=4), *HERO[1:]),
    )
    table.play("door 5,3", "6 1", "6 1a")
    assert table.hits("6,3") == 1


# Rooms


def test_act_discover_draws_walls_and_moves_nobody() -> None:
    table = entered("discover room 14")
    assert (table.drawn, table.room) == ({10, 12, 14}, 12)


def test_act_select_room_lets_the_player_draw_one() -> None:
    table = entered("select 1 room, discover it")
    assert table.drawn == {10, 12, 14}  # only one is left: nothing to ask
    both = Table(start("select 1 room, discover it"), hall(), vault())
    both.play("room 14")
    assert both.drawn == {10, 14}


def test_act_draw_cell_makes_a_grey_cell_in_any_empty_cell_of_the_room() -> None:
    table = Table(
        START,
        hall("enter room & not x12 » x12, draw [1] in room 14"),
        vault("move [1] » x[1], +1XP"),
        enemies={"12,4": 0},
        cells={"12,2": 2},
    )
    table.play("door 5,3")
    assert len(table.choices) == 9 - 2
    table.play("to 10,2")
    assert (table.digit("10,2"), table.drawn) == (1, {10, 12, 14})


def test_act_draw_cell_acts_as_a_grey_cell() -> None:
    table = Table(START, hall("draw [1] in room 14"), vault("move [1] » x[1], +1XP"))
    table.play("door 5,3", "to 12,4", "door 10,3", "cell 12,4")
    assert (table.xp, table.digit("12,4")) == ([1, 0, 0], 0)


def test_act_draw_cell_beside_a_door_works_on_who_comes_in() -> None:
    table = Table(START, hall("draw [1] in room 14"), vault("move [1] » x[1], +1XP"))
    table.play("door 5,3", "to 10,3", "door 10,3")
    assert table.xp == [1, 0, 0]


def test_act_draw_cell_may_use_a_cell_that_was_crossed_out() -> None:
    """Manual: "Any entirely crossed cell is considered a cell with no symbol on it"."""
    table = Table(
        START,
        hall("move [2] » x[2], draw [1] in room 12 | move [1] » +1XP"),
        cells={"7,3": 2},
        at="6,3",
    )
    table.play("[2]")
    assert "to 7,3" not in table.choices  # he stands on it
    table.play("to 8,3", "cell 8,3")
    assert table.xp == [1, 0, 0]
    again = Table(
        START,
        hall("move [2] » x[2] | move [1] » +1XP"),
        vault("draw [1] in room 12"),
        cells={"7,3": 2},
        at="6,3",
    )
    again.play("[2]", "door 10,3", "to 7,3", "door 9,3", "[1]")
    assert again.xp == [1, 0, 0]


def test_act_room_is_empty_hides_enemies_and_cells() -> None:
    table = Table(START, hall("room is empty"), enemies={"7,3": 0}, cells={"8,3": 1})
    table.play("door 5,3")
    assert table.choices == {"door 4,3"}


def test_act_no_escape_holds_while_enemies_live() -> None:
    table = Table(
        START,
        hall("enter room » no escape"),
        enemies={"9,2": 0},
        hero=(column("", "Move"), *HERO[1:]),
    )
    table.play("door 5,3", "6 1", "6 1b")
    assert "to 4,3" not in table.choices


def test_act_stop_reading_skips_what_follows() -> None:
    table = entered("-1HP, stop reading", "-1HP")
    assert table.hp == 3


def test_act_stop_reading_does_not_stop_its_own_line() -> None:
    table = entered("stop reading, -1HP", "-1HP")
    assert table.hp == 3


# Travels


def test_act_move_anywhere_names_a_room_or_the_starting_room() -> None:
    table = entered("enter room & not x12 » x12, move anywhere in room 14")
    assert len(table.choices) == 9
    home = entered("move anywhere in starting room")
    assert len(home.choices) == 9
    home.play("to 2,2")
    assert (home.room, home.gold) == (10, GOLD - 1)


def test_act_go_to_stairs_counts_as_moving_onto_them() -> None:
    table = Table(start("move on stairs » +1XP"), hall("move on stairs"))
    table.play("door 5,3")
    assert (table.at, table.xp) == ("3,3", [1, 0, 0])


def test_act_move_back_returns_to_the_door_he_came_through() -> None:
    table = entered("move back")
    assert (table.room, table.at, table.gold) == (10, "4,3", GOLD - 1)


def test_act_riddle_may_send_the_hero_to_a_room_without_doors() -> None:
    cellar = room(30, "15,15", "1x1", "x30", hidden=True)
    table = Table(start('move on stairs » A sign says "move anywhere in Fox Room + 2"'), cellar)
    table.play("stairs", "room 30")
    assert (table.room, table.ticked) == (30, {30})


def test_act_riddle_leaves_no_way_out_of_a_closed_room() -> None:
    """Nothing left to do: the adventure is over."""
    cellar = room(30, "15,15", "1x1", hidden=True)
    table = Table(start('move on stairs » A sign says "move anywhere in Fox Room"'), cellar)
    table.play("stairs", "room 30")
    assert (table.end, table.won) == ("stranded", False)


# Dice and ends


@pytest.mark.parametrize(("face", "hp", "gold"), [(1, 3, 20), (3, 3, 20), (4, 4, 20), (6, 4, 22)])
def test_act_roll_table_does_what_the_face_says(face: int, hp: int, gold: int) -> None:
    table = Table(
        START,
        hall("enter room » roll a die: 1~3 -1HP, =4 nothing happens, 5~6 +2G"),
        gold=21,
    )
    table.play("door 5,3", str(face))
    assert (table.hp, table.gold) == (hp, gold)


def test_act_roll_table_goes_on_with_the_rest_of_the_line() -> None:
    table = entered("enter room » roll a die: 1~6 -1HP, x12")
    table.play("2")
    assert (table.hp, table.ticked) == (3, {12})


def test_act_nothing_happens() -> None:
    table = entered("enter room » nothing happens")
    assert (table.gold, table.hp, table.asked) == (GOLD - 1, 4, "explore")
    assert len(table.happened("nothing")) == 1


def test_act_tear_off_ends_the_adventure_without_a_win() -> None:
    table = entered("learn 'End', tear off this sheet")
    assert (table.end, table.won, table.score, table.memory) == ("torn-off", False, 0, {"End"})


def test_act_win_ends_the_adventure_with_the_gold_left() -> None:
    table = entered("you win")
    assert (table.end, table.won, table.score) == ("won", True, GOLD - 1)
