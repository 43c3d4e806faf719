"""Manual, "Using items": "At any time during your adventure". Ruling 64."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, column, foe, hero, room
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.instructions import Act
from stampadia.games.chronicles.rules.items import WOULD_DO

HALL = room(12, "5,2", "5x3")
MOVER = (column("ATK -1/RNG 1", "Move", hp=4), column("DEF", "Copy", hp=2), *hero("")[2:])
SEAL = "Seal (hero turn » -1HP to all enemies in range 1)"
POTION = "Potion (HP left =0 » +2HP)"


def fight(*items: str, **laid: Any) -> Table:
    said = {"enemies": {"6,3": 2}, "at": "5,3", "hero": hero("ATK -1/RNG 1", "Move")} | laid
    return Table(START, HALL, items=items, **said)


# Beside the question that stands anyway


def test_ruling_64_an_item_is_among_the_placements_and_they_are_asked_again() -> None:
    table = fight("Bread (pay 2G » +1XP)")
    table.play("6 2")
    assert {"pass", "6 1a", "use Bread"} <= table.choices
    table.play("use Bread")
    assert (table.asked, table.gold, table.dice) == ("placement", GOLD - 2, (6, 2))
    assert "use Bread" not in table.choices


def test_no_round_is_asked_about_items_alone() -> None:
    table = fight("Bomb (hero turn roll » -1HP to all enemies in range 2)", "Bread (pay 2G » +1XP)")
    for _ in range(3):
        assert table.asked == "hero-roll"
        table.play("6 2")
        assert table.asked == "placement"
        table.play("pass", "1 1")


def test_the_1s_lie_there_until_the_dice_are_placed() -> None:
    """Ruling 45: an item may want them."""
    table = fight("Flip (hero turn roll & discard 1 rolled 1 » flip 1 die)")
    table.play("2 1")
    assert table.choices == {"pass", "2 1a", "2 1b", "use Flip"}
    table.play("use Flip")
    assert table.dice == (5,)


def test_two_1s_ask_only_for_items() -> None:
    table = fight("Bomb (hero turn roll » -1HP to all enemies in range 2)")
    table.play("1 1")
    assert table.choices == {"pass", "use Bomb"}
    table.play("pass")
    assert (table.asked, table.dice) == ("enemy-roll", ())
    bare = fight()
    bare.play("1 1")
    assert bare.asked == "enemy-roll"


def test_two_1s_ask_nothing_where_no_item_would_do_anything() -> None:
    table = fight("Bomb (hero turn roll » -1HP to all enemies in range 2)", enemies={"9,4": 2})
    table.play("1 1")
    assert table.asked == "enemy-roll"


def test_an_item_is_among_the_cells_of_a_move() -> None:
    table = fight(SEAL, enemies={"8,3": 2})
    table.play("4 1", "4 1b")
    assert table.asked == "move"
    assert "use Seal" in table.choices


def test_an_item_that_moves_nobody_is_among_the_ways_of_a_pull() -> None:
    laid: dict[str, Any] = {"enemies": {"8,4": 1}, "foes": [foe("ATK/RNG 1", "Move")] * 4}
    table = fight("Bread (pay 2G » +1XP)", "Boots (pay 1G » move on stairs)", **laid)
    table.play("1 1", "pass", "6 1")
    assert table.asked == "pulled"
    assert table.choices == {"to 6,3", "to 5,4", "use Bread"}
    table.play("use Bread", "to 6,3")
    assert table.xp == [1, 0, 0]


# After a Move, between activations


def test_what_a_move_brought_into_reach_may_be_struck_before_the_next_activation() -> None:
    table = fight(SEAL, enemies={"7,3": 2}, hero=MOVER, xp=3)
    table.play("5 4", "5 1b, 4 2a", "to 6,3")
    assert (table.asked, table.choices) == ("item-window", {"use Seal", "go on"})
    assert table.happened("set-defense") == []
    table.play("use Seal")
    assert (table.hits("7,3"), table.asked) == (1, "enemy-roll")
    assert len(table.happened("set-defense")) == 1


def test_what_a_move_brought_into_reach_may_be_struck_at_the_end_of_the_turn() -> None:
    table = fight(SEAL, enemies={"7,3": 2})
    table.play("4 1", "4 1b", "to 6,3")
    assert (table.asked, table.choices) == ("item-window", {"use Seal", "go on"})
    table.play("go on")
    assert table.asked == "enemy-roll"


def test_the_end_of_the_turn_asks_nothing_that_was_asked_before() -> None:
    table = fight(SEAL)
    table.play("4 1", "pass")
    assert table.asked == "enemy-roll"
    table = fight(SEAL)
    table.play("2 1", "2 1a")  # an attack that is parried
    assert table.asked == "enemy-roll"


def test_once_nobody_is_left_to_fight_nothing_is_asked() -> None:
    table = fight(SEAL, enemies={"6,3": 0}, hero=hero("ATK/RNG 1", "Move"))
    table.play("6 1", "6 1a")
    assert table.asked == "explore"


def test_after_both_dice_were_summed_nothing_is_asked_about_dice() -> None:
    table = fight(
        "Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)",
        "Coin (hero turn roll » activate 1 ability using value 5)",
    )
    table.play("6 3", "use Focus")
    assert table.asked == "free-ability"
    table.play("box 1a")
    assert table.asked == "enemy-roll"


# The enemies' turns


def test_what_only_protects_is_offered_where_the_dice_would_harm() -> None:
    pun = "Pun (enemy turn roll » discard 1 die)"
    table = fight(pun)
    table.play("1 1", "6 2")
    assert table.choices == {"use Pun", "go on"}
    weak = fight(pun, foes=[foe("ATK -9/RNG 1")] * 4)
    weak.play("1 1", "6 2")
    assert weak.asked == "hero-roll"


def test_what_brings_something_is_offered_at_every_roll() -> None:
    vow = "Vow (enemy turn roll & set 1 rolled 1 to 6 » +5G)"
    table = fight(vow, foes=[foe("ATK -9/RNG 1")] * 4, gold=10)
    table.play("1 1", "2 1")
    assert table.choices == {"use Vow", "go on"}


def test_an_item_is_offered_before_the_hero_dies_of_a_blow() -> None:
    table = fight(POTION, lost_hp=4)
    table.play("1 1", "pass", "6 1")
    assert (table.asked, table.choices, table.end) == ("item-window", {"use Potion", "go on"}, "")
    table.play("use Potion")
    assert (table.hp, table.asked) == (1, "hero-roll")


def test_whoever_goes_on_dies() -> None:
    table = fight(POTION, lost_hp=4)
    table.play("1 1", "pass", "6 1", "go on")
    assert table.end == "died"


def test_an_item_is_offered_before_the_hero_dies_of_a_trap() -> None:
    table = Table(
        START, room(12, "5,2", "5x3", "enter room » -1HP"), items=[POTION], lost_hp=4, drawn=[12]
    )
    table.play("door 5,3")
    assert (table.asked, table.choices) == ("item-window", {"use Potion", "go on"})
    table.play("use Potion")
    assert (table.hp, table.asked) == (1, "explore")


def test_a_blow_that_does_not_kill_asks_only_for_what_turns_it_away() -> None:
    table = fight("Bread (pay 2G » +1HP)", lost_hp=1)
    table.play("1 1", "pass", "6 1")
    assert (table.hp, table.asked) == (2, "hero-roll")
    table = fight("Boots (pay 1G » move on stairs)", lost_hp=1)
    table.play("1 1", "pass", "6 1")
    assert table.choices == {"use Boots", "go on"}
    table.play("use Boots")
    assert (table.hp, table.room) == (3, 10)
    assert table.happened("hero-attacked") == []


# What would do something


def test_every_act_is_known_to_do_something_or_not() -> None:
    assert set(WOULD_DO) == set(Act.__subclasses__())


@pytest.mark.parametrize(
    ("act", "laid"),
    [("+2HP", {}), ("+2G", {}), ("-1HP to all enemies in range 1", {"enemies": {"9,4": 2}})],
)
def test_before_the_roll_nothing_is_asked_that_would_do_nothing(
    act: str, laid: dict[str, Any]
) -> None:
    table = fight(f"Bread (before hero turn roll » {act})", **laid)
    assert table.asked == "hero-roll"
    wounded = fight("Bread (before hero turn roll » +2HP)", lost_hp=1)
    assert wounded.choices == {"use Bread", "go on"}
