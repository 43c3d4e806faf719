"""Every part of a condition, by its name: when it is verified, and when it is not.

The start 10 (2,2 3x3) and the hall 12 (5,2 5x3) lie side by side, with a door in row 3.
"""

from __future__ import annotations

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, Worded, hero, room, start
from stampadia.games.chronicles.content import GOLD


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def with_item(item: str, *lines: str, **more: object) -> Table:
    """In the hall, beside a fierce enemy, with one item."""
    laid: dict[str, object] = {"enemies": {"6,3": 2}, "at": "5,3", **more}
    return Table(START, hall(*lines), items=[item], **laid)  # type: ignore[arg-type]


# Events


def test_part_move_on_cell_is_about_the_cell_with_that_digit() -> None:
    table = Table(START, hall("move [2] » +1XP"), cells={"7,3": 1, "8,3": 2}, at="5,3")
    table.play("[1]")
    assert table.xp == [0, 0, 0]
    table.play("[2]")
    assert table.xp == [1, 0, 0]


def test_part_enter_room_is_about_this_room() -> None:
    table = Table(start("enter room » -1HP"), hall("enter room » +1XP"))
    assert table.hp == 3  # the starting room is entered at the start
    table.play("door 5,3")
    assert (table.hp, table.xp) == (3, [1, 0, 0])


def test_part_move_on_stairs_needs_a_step_onto_them() -> None:
    table = Table(start("move on stairs » +1XP"), hall())
    table.play("door 5,3", "door 4,3")
    assert table.xp == [0, 0, 0]
    table.play("stairs")
    assert table.xp == [1, 0, 0]


def test_part_killed_last_foe_happens_once() -> None:
    table = Table(START, hall("killed last foe » x12, +1XP"), enemies={"6,3": 0})
    table.play("door 5,3", "6 1", "6 1a")
    assert table.xp == [2, 0, 0]  # one for the kill
    table.play("door 4,3", "door 5,3")
    assert table.xp == [2, 0, 0]


@pytest.mark.parametrize(
    ("who", "told"),
    [("hero turn roll", [1, 0]), ("enemy turn roll", [0, 1]), ("any battle turn roll", [1, 1])],
)
def test_part_turn_roll_tells_whose_roll(who: str, told: list[int]) -> None:
    table = Table(START, hall(f"{who} » -1G"), enemies={"9,3": 0}, at="5,3")
    spent = []
    for _ in range(2):
        before = table.gold
        table.play("1 1")
        spent.append(before - table.gold)
    assert spent == told


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("hero turn rolled 1", [1, 0]),
        ("enemy turn rolled 1", [0, 1]),
        ("rolled 1 in battle", [1, 1]),
    ],
)
def test_part_rolled_one_needs_a_1_in_that_roll(who: str, told: list[int]) -> None:
    table = Table(START, hall(f"{who} » -1G"), enemies={"9,3": 0}, at="5,3")
    spent = []
    for dice in ("1 1", "4 1"):
        before = table.gold
        table.play(dice)
        spent.append(before - table.gold)
    assert spent == told
    before = table.gold
    table.play("3 2", "pass", "3 2")
    assert table.gold == before


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("hero activates MOVE", [1, 0]),
        ("enemy activates MOVE", [0, 1]),
        ("any MOVE activation", [1, 1]),
    ],
)
def test_part_activates_tells_whose_ability(who: str, told: list[int]) -> None:
    table = Table(
        START, hall(f"{who} » -1G"), enemies={"9,3": 0}, at="5,3", hero=hero("DEF", "Move")
    )
    table.play("2 1", "2 1b", "go on")
    hero_spent = GOLD - table.gold
    table.play("6 1")
    assert [hero_spent, GOLD - table.gold - hero_spent] == told
    before = table.gold
    table.play("6 1", "6 1a")  # DEF
    assert table.gold == before


def test_part_activates_names_any_ability() -> None:
    table = Table(START, hall("hero activates ATK » -1G"), enemies={"6,3": 2}, at="5,3")
    table.play("2 1", "2 1a")
    assert table.gold == GOLD - 1


def test_part_round_starts_comes_with_every_round() -> None:
    table = Table(START, hall("a battle round starts » -1G"), enemies={"9,3": 0})
    table.play("door 5,3")
    assert table.gold == GOLD - 1 - 1
    table.play("1 1", "1 1")
    assert table.gold == GOLD - 1 - 2


def test_part_hero_died_is_the_moment_of_death() -> None:
    table = with_item("Charm (hero died » +2HP)", lost_hp=4)
    assert table.asked == "hero-roll"
    table.play("1 1", "6 1", "use Charm")
    assert (table.hp, table.asked) == (2, "hero-roll")


def test_part_hero_turn_is_whenever_the_hero_is_asked_in_his_turn() -> None:
    table = with_item("Bomb (hero turn » -1HP to all enemies in range 2)")
    table.play("6 1")
    assert table.asked == "placement"
    assert "use Bomb" in table.choices
    table.play("pass")
    assert table.asked == "enemy-roll"


def test_part_before_hero_roll_is_over_once_the_dice_are_rolled() -> None:
    table = with_item("Bread (before hero turn roll » +2HP)", lost_hp=3)
    assert table.choices == {"use Bread", "go on"}
    table.play("go on", "6 1")
    assert table.asked == "placement"


def test_part_hero_loses_hp_is_offered_after_a_wound() -> None:
    table = with_item("Caltrops (hero loses HP » -1HP to all enemies in range 2)")
    table.play("1 1", "6 1")
    assert table.choices == {"use Caltrops", "go on"}
    table.play("use Caltrops")
    assert (table.hp, table.hits("6,3")) == (3, 1)


def test_part_hero_loses_hp_is_offered_after_a_trap() -> None:
    table = Table(START, hall("enter room » -1HP"), items=["Plaster (hero loses HP » +1HP)"])
    table.play("door 5,3", "use Plaster")
    assert table.hp == 4


def test_part_hero_loses_hp_is_offered_to_who_pays_with_hp() -> None:
    """Manual: "pay 5HP" requires you to -5HP"."""
    table = Table(
        START,
        hall("move [1] & pay 2HP » x12"),
        cells={"7,3": 1},
        items=["Plaster (hero loses HP » +1HP)"],
        at="5,3",
    )
    table.play("[1]", "yes", "use Plaster")
    assert (table.hp, table.ticked) == (3, {12})


def test_part_hero_loses_hp_is_not_offered_to_the_dead() -> None:
    table = with_item("Plaster (hero loses HP » +1HP)", lost_hp=4)
    table.play("1 1", "6 1")
    assert table.end == "died"


def test_part_cross_door_is_offered_at_every_door() -> None:
    table = Table(START, hall(), items=["Pass (cross door » +1G)"])
    table.play("door 5,3", "door 4,3", "use Pass")
    assert table.gold == GOLD - 2 + 1


def test_part_cross_door_is_over_once_something_else_is_done() -> None:
    table = Table(START, hall(), cells={"7,3": 1}, items=["Pass (cross door » +1G)"])
    table.play("door 5,3")
    assert (table.asked, table.room) == ("explore", 12)
    assert "use Pass" in table.choices
    table.play("[1]")
    assert "use Pass" not in table.choices


def test_part_cross_door_asks_before_the_battle_if_somebody_is_in_range() -> None:
    printed = "Coat (cross door » -1HP to up to 2 enemies in range 1)"
    table = Table(START, hall(), enemies={"6,3": 1}, items=[printed])
    table.play("door 5,3")
    assert (table.asked, table.choices) == ("item-window", {"use Coat", "go on"})
    table.play("use Coat")
    assert table.hits("6,3") == 1
    table = Table(START, hall(), enemies={"9,3": 1}, items=[printed])
    table.play("door 5,3")
    assert table.asked == "hero-roll"


def test_part_cross_door_happens_in_battle_and_when_pulled_too() -> None:
    table = with_item("Pass (cross door » +1G)", enemies={"7,3": 0}, hero=hero("", "Move"))
    table.play("2 1", "2 1b", "to 4,3")
    assert "use Pass" in table.choices
    table.play("go on", "6 1", "1 1")
    assert (table.asked, table.at) == ("placement", "6,3")
    table.play("use Pass")
    assert (table.at, table.gold) == ("6,3", GOLD - 2 + 1)


def test_part_next_enemy_rolls_applies_to_so_many_rolls() -> None:
    """The 5 is discarded twice; the third roll strikes."""
    table = with_item("Ink (next 2 enemy turn rolls » discard dice <=5)", enemies={"6,3": 0})
    table.play("1 1", "use Ink", "5 5", "1 1", "5 5")
    assert table.hp == 4
    table.play("1 1", "5 5")
    assert table.hp == 3


# Choices


@pytest.mark.parametrize(("what", "owned"), [("G", 50), ("HP", 6), ("XP", 3)])
def test_part_pay_needs_the_full_amount(what: str, owned: int) -> None:
    def in_the_hall(amount: int) -> Table:
        line = hall(f"move [1] & pay {amount}{what} » x12")
        table = Table(START, line, cells={"7,3": 1}, at="5,3", xp=3)
        table.play("[1]")
        return table

    assert in_the_hall(owned + 1).asked == "explore"
    table = in_the_hall(owned)
    table.play("yes")
    assert table.ticked == {12}
    assert {"G": table.gold, "HP": table.hp, "XP": sum(table.xp)}[what] == 0


def test_part_pay_twice_needs_both_amounts() -> None:
    line = "move [1] & pay 3G & pay 4G » x12"
    for gold, asked in ((7, "offer"), (6, "explore")):
        table = Table(START, hall(line), cells={"7,3": 1}, at="5,3", gold=gold)
        table.play("[1]")
        assert table.asked == asked


def test_part_pay_comes_before_what_it_buys() -> None:
    table = Table(START, hall("move [1] & pay 4G » +9G"), cells={"7,3": 1}, at="5,3")
    table.play("[1]", "yes")
    assert table.gold == GOLD  # 50 - 4 + 9, but the bar has 50 circles


def test_part_suffer_is_a_price_in_hp() -> None:
    table = with_item("Almanac (hero turn roll & -2HP » -1HP to 1 enemy in range 1)")
    table.play("1 1", "use Almanac")
    assert (table.hp, table.hits("6,3")) == (2, 1)


def test_part_pay_item_needs_the_item_unused() -> None:
    table = Table(
        START,
        hall("move [1] & pay Bread » +1XP"),
        cells={"7,3": 1},
        items=["Bread (hero turn » +2HP)"],
        at="5,3",
        lost_hp=2,
    )
    table.play("[1]", "yes")
    assert (table.item("Bread"), table.xp, table.hp) == ("used", [1, 0, 0], 2)
    table.play("[1]")
    assert table.asked == "explore"


def test_part_say_is_free_and_optional() -> None:
    table = Table(START, hall('move [1] & "Open!" » x12'), cells={"7,3": 1}, at="5,3")
    table.play("[1]", "no")
    assert table.ticked == set()
    table.play("[1]", "yes")
    assert (table.ticked, table.gold) == ({12}, GOLD)


def test_part_forget_to_trigger_needs_the_keyword() -> None:
    line = hall("move [1] & forget 'Ink' » x12")
    table = Table(START, line, cells={"7,3": 1}, at="5,3", memory=["Ink", "Inkwell"])
    table.play("[1]", "yes")
    assert (table.memory, table.ticked) == ({"Inkwell"}, {12})
    stranger = Table(START, line, cells={"7,3": 1}, at="5,3", memory=["Inkwell"])
    stranger.play("[1]")
    assert stranger.asked == "explore"


def test_part_forget_any_lets_the_player_choose_which() -> None:
    table = Table(
        START,
        hall("move [1] & forget any 'Golem...' » x12"),
        cells={"7,3": 1},
        at="5,3",
        memory=["Golem 1", "Golem Spell", "Ink"],
    )
    table.play("[1]")
    assert table.choices == {"yes", "yes 2", "no"}
    table.play("yes 2")
    assert table.memory == {"Golem 1", "Ink"}


@pytest.mark.parametrize(("number", "gold"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_part_forget_any_takes_the_missing_gold_to_reach_a_number(number: int, gold: int) -> None:
    table = Table(
        START,
        hall("move [1] & forget any 'Golem...' + G to reach >=3 » x12"),
        cells={"7,3": 1},
        at="5,3",
        memory=[f"Golem {number}"],
    )
    table.play("[1]", "yes")
    assert (table.memory, table.gold) == (set(), GOLD - gold)


@pytest.mark.parametrize(("gold", "asked"), [(2, "offer"), (1, "explore")])
def test_part_forget_any_is_not_offered_when_the_gold_is_missing(gold: int, asked: str) -> None:
    table = Table(
        START,
        hall("move [1] & forget any 'Golem...' + G to reach >=3 » x12"),
        cells={"7,3": 1},
        at="5,3",
        memory=["Golem 1"],
        gold=gold,
    )
    table.play("[1]")
    assert table.asked == asked


def test_part_pass_turn_gives_the_turn_away() -> None:
    table = with_item("Vow (before hero turn roll & pass » +6G)", gold=10)
    table.play("use Vow")
    assert (table.gold, table.asked) == (16, "enemy-roll")


def test_part_pass_turn_has_no_price_outside_a_battle() -> None:
    table = Table(START, hall(), items=["Vow (pass » +6G)"], gold=10)
    assert table.choices == {"stairs", "door 5,3"}


def test_part_pass_turn_has_no_price_in_the_turn_of_an_enemy() -> None:
    table = with_item("Vow (hero loses HP & pass » +6G)")
    table.play("1 1", "6 1")
    assert (table.hp, table.asked) == (3, "hero-roll")


def test_part_discard_rolled_needs_dice_on_the_table() -> None:
    table = Table(START, hall(), items=["Vow (discard 1 rolled 6 » +4G)"])
    assert table.choices == {"stairs", "door 5,3"}


def test_part_set_rolled_needs_dice_on_the_table() -> None:
    table = Table(START, hall(), items=["Vow (set 1 rolled 1 to 6 » +4G)"])
    assert table.choices == {"stairs", "door 5,3"}


def test_part_discard_rolled_takes_a_die_of_that_value() -> None:
    table = with_item("Vow (hero turn roll & discard 1 rolled 6 » +4G)", gold=10)
    table.play("6 3", "use Vow")
    assert (table.dice, table.gold) == ((3,), 14)
    poor = with_item("Vow (hero turn roll & discard 1 rolled 6 » +4G)")
    poor.play("5 3")
    assert poor.asked == "placement"


def test_part_set_rolled_gives_the_enemy_a_better_die() -> None:
    table = with_item("Mercy (enemy turn roll & set 1 rolled 1 to 6 » +5G)", gold=10)
    table.play("1 1", "4 1", "use Mercy")
    assert table.gold == 15
    assert table.happened("enemy-activated")[0]["die"] == 6


# States


def test_part_ticked_and_part_not_ticked_look_at_the_rooms_table() -> None:
    lines = hall("enter room & x10 » +1XP | enter room & not x10 » -1HP")
    for ticked, xp, hp in (([10], [1, 0, 0], 4), ([], [0, 0, 0], 3)):
        table = Table(START, lines, ticked=ticked)
        table.play("door 5,3")
        assert (table.xp, table.hp) == (xp, hp)


def test_part_no_foes_needs_all_enemies_crossed_out() -> None:
    lines = hall("no foes & move [1] » x12")
    table = Table(
        START, lines, enemies={"9,2": 0}, cells={"6,3": 1}, hero=hero("ATK/RNG 9", "Move")
    )
    table.play("door 5,3", "2 1", "2 1b", "to 6,3", "go on")
    assert table.ticked == set()
    table.play("1 1", "6 1", "6 1a", "[1]")
    assert table.ticked == {12}


def test_part_know_and_part_dont_know_look_at_the_memory() -> None:
    lines = hall("enter room & know 'Ink' » +1XP | enter room & don't know 'Ink' » -1HP")
    for memory, xp, hp in ((["Ink"], [1, 0, 0], 4), (["Inkwell"], [0, 0, 0], 3)):
        table = Table(START, lines, memory=memory)
        table.play("door 5,3")
        assert (table.xp, table.hp, table.memory) == (xp, hp, set(memory))


@pytest.mark.parametrize(("gold", "over", "under"), [(26, True, False), (25, False, True)])
def test_part_gold_over_and_part_gold_under_split_at_25(gold: int, over: bool, under: bool) -> None:
    lines = hall("enter room & >25G left » x12 | enter room & <26G left » x10")
    table = Table(START, lines, gold=gold + 1)
    table.play("door 5,3")
    assert table.ticked == ({12} if over else set()) | ({10} if under else set())


@pytest.mark.parametrize(("gold", "fires"), [(40, False), (39, True), (20, True), (19, False)])
def test_part_gold_spent_counts_ticked_circles(gold: int, fires: bool) -> None:
    table = Table(START, hall("enter room & 11~30G spent » x12"), gold=gold + 1)
    table.play("door 5,3")
    assert table.ticked == ({12} if fires else set())


@pytest.mark.parametrize(("lost", "fires"), [(4, True), (3, False)])
def test_part_hp_left_counts_open_boxes_of_enabled_columns(lost: int, fires: bool) -> None:
    table = Table(
        START, hall("move [1] & HP left =0 » x12"), cells={"7,3": 1}, at="5,3", lost_hp=lost
    )
    table.play("[1]")
    assert table.ticked == ({12} if fires else set())


# "or"


def test_or_of_events_fires_on_each() -> None:
    table = Table(START, hall("move [1] or move [2] » +1XP"), cells={"7,3": 1, "8,3": 2}, at="5,3")
    table.play("[1]", "[2]")
    assert table.xp == [2, 0, 0]


def test_or_of_states_needs_one_of_them() -> None:
    lines = hall("not x10 or not x12 » room is empty, stop reading", "enter room » +1XP")
    for ticked, xp in (([10, 12], [1, 0, 0]), ([10], [0, 0, 0]), ([], [0, 0, 0])):
        table = Table(START, lines, ticked=ticked)
        table.play("door 5,3")
        assert table.xp == xp


def test_or_with_a_state_needs_no_payment_where_the_state_holds() -> None:
    lines = hall("x10 or pay 5G » +1XP")
    free = Table(START, lines, ticked=[10])
    free.play("door 5,3")
    assert (free.asked, free.xp, free.gold) == ("explore", [1, 0, 0], GOLD - 1)
    dear = Table(START, lines)
    dear.play("door 5,3", "yes")
    assert (dear.xp, dear.gold) == ([1, 0, 0], GOLD - 1 - 5)


def test_or_of_an_event_and_a_state_fires_when_the_state_becomes_true() -> None:
    lines = hall("killed last foe or x12 » +1XP", "move [1] » x12")
    table = Table(START, lines, cells={"7,3": 1})
    table.play("door 5,3")
    assert table.xp == [0, 0, 0]
    table.play("[1]")
    assert table.xp == [1, 0, 0]


def test_or_of_prices_lets_the_player_choose() -> None:
    table = Table(START, hall("move [1] & x10 » x12", "pay 3G or pay 2HP » +1XP"))
    table.play("door 5,3")
    assert table.choices == {"yes", "yes 2", "no"}
    table.play("yes 2")
    assert (table.gold, table.hp, table.xp) == (GOLD - 1, 2, [1, 0, 0])


def test_or_in_an_item_opens_it_at_either_moment() -> None:
    table = with_item("Charm (before hero turn roll or hero loses HP » +1HP)", lost_hp=1)
    table.play("go on", "1 1", "6 1", "use Charm")
    assert table.hp == 4 - 1 - 1 + 1
