"""Rulings W1 to W13: travelling in a World. The grid is laid in the order of the cards, so the hero
starts in the upper left corner and card 2 is to the right, card 4 below."""

from __future__ import annotations

from rulebook.travelers.heroes import asked, choices, exhaust_all, half, hero, play
from rulebook.travelers.heroes import says as ability
from rulebook.travelers.table import enemy, grid_of, in_world, region, says, world
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Hero, box_key
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    Gain,
    GainPoints,
    JoinHero,
    Mapped,
    Migrate,
    RemoveThis,
    Reveal,
    StopReading,
    Win,
)
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.world import EMPTY
from stampadia.kernel.pending import Over

UP, RIGHT, DOWN, LEFT = (n.GO + way for way in range(4))
LOOT = says(GainPoints("attack", 1))


def walk(position: Position, *ways: int) -> list[str]:
    """Move so, each time for the first card in hand."""
    told: list[str] = []
    for way in ways:
        told += play(position, way)
        if asked(position) == "discard-to-move":
            told += play(position, choices(position)[0])
    return told


def strong() -> Hero:
    """Every card can gain 9 Attack for 1 Mana."""
    return hero(**{f"{half_}{card}": MIGHTY for half_ in "ab" for card in range(1, 9)})


MIGHTY = half(ability(1, Gain("attack", 9)))


def win_fight(position: Position) -> list[str]:
    told = play(position, choices(position)[0], n.ACTIVATE, n.END)
    return told + exhaust_all(position, pay=True)


# Movement


def test_W1_a_move_costs_one_card_of_choice_which_goes_on_top_unturned() -> None:
    position = in_world(world())
    position.sides[2] = 1
    assert choices(position) == [RIGHT, DOWN]
    play(position, DOWN)
    assert choices(position) == [n.TAKE + card for card in range(5)]
    play(position, (n.TAKE, 3))
    assert position.deck == [5, 6, 7, 2] and position.sides[2] == 1
    assert grid_of(position).token == 3
    assert choices(position) == [UP, RIGHT, DOWN]


def test_W1_with_an_empty_hand_it_is_free() -> None:
    position = in_world(world())
    walk(position, RIGHT, DOWN, LEFT, UP, RIGHT)
    assert not position.hand
    play(position, DOWN)
    assert asked(position) == "travel" and grid_of(position).token == 4


def test_W1_the_text_is_read_on_every_entry() -> None:
    position = in_world(world(a2=region(LOOT)))
    walk(position, RIGHT)
    assert position.attack == 1
    walk(position, LEFT, RIGHT)
    assert position.attack == 2


def test_W2_an_empty_cell_may_be_entered_and_holds_nothing() -> None:
    position = in_world(world(a2=region(says(RemoveThis()))))
    walk(position, RIGHT, LEFT)
    assert "read" not in walk(position, RIGHT)
    assert grid_of(position).here == EMPTY and asked(position) == "travel"


def test_W2_an_empty_cell_gives_no_bonus() -> None:
    lands = world(
        a5=region(enemy=enemy(attack=3, defense=4), open=("attack", "defense")),
        a6=region(says(RemoveThis()), enemy=enemy(), bonus=(0, 1, 1)),
    )
    position = in_world(lands, strong())
    walk(position, RIGHT, RIGHT, DOWN)
    win_fight(position)
    walk(position, LEFT)
    fight = position.view(0).fight
    assert fight is not None and (fight.attack, fight.defense) == (3, 4)


# The bonus of the right neighbour


def bonus_table(grid: str) -> Position:
    """Card 2 has open spaces for Attack; card 3 gives +1 Level, +2 Attack, -1 Defense; its B half
    gives nothing."""
    lands = world(
        a2=region(enemy=enemy(2, 3, 4), open=("attack",)),
        a3=region(enemy=enemy(), bonus=(1, 2, -1)),
        a4=region(says(Reveal("3B"))),
    )
    return in_world(lands, grid=grid)


def figures(position: Position) -> tuple[int, int, int]:
    fight = position.view(0).fight
    assert fight is not None
    return fight.level, fight.attack, fight.defense


def test_W3_only_open_spaces_get_the_bonus_of_the_right_neighbour() -> None:
    position = bonus_table("123456789")
    walk(position, RIGHT)
    assert figures(position) == (2, 3 + 2, 4)


def test_W3_only_the_half_that_is_up_gives_it() -> None:
    position = bonus_table("123456789")
    walk(position, DOWN, UP, RIGHT)
    assert figures(position) == (2, 3, 4)


def test_W3_the_third_column_has_no_right_neighbour() -> None:
    # card 2 at the end of the first row, card 3 at the beginning of the second
    position = bonus_table("412356789")
    walk(position, RIGHT)
    assert figures(position) == (2, 3, 4)


def test_W3_the_bonus_is_added_at_execute() -> None:
    lands = world(
        a2=region(enemy=enemy(2, 3, 3), open=("attack", "defense")),
        a3=region(enemy=enemy(), bonus=(0, -1, 1)),
    )
    who = hero(a2=half(ability(1, Gain("attack", 3))))
    position = in_world(lands, who)
    walk(position, RIGHT)
    told = play(position, (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    assert "enemy-defeated" not in told  # 3 do not reach 3 + 1
    # 3 - 1 = 2 hits, nothing was defended
    play(position, (n.HIT, 3), (n.HIT, 4))
    assert asked(position) == "opening"


# Mapped and reveal


def test_W4_a_card_is_mapped_with_the_side_that_is_up_or_with_either() -> None:
    told = (
        says(GainPoints("attack", 1), when=(Mapped("3A"),)),
        says(GainPoints("defense", 1), when=(Mapped("3B"),)),
        says(GainPoints("mana", 1), when=(Mapped("3"),)),
    )
    lands = world(a2=region(*told), a4=region(says(Reveal("3B"))), b3=region(says(RemoveThis())))
    position = in_world(lands)
    walk(position, RIGHT)
    assert position.points() == {"attack": 1, "defense": 0, "mana": 1}
    walk(position, LEFT, DOWN, UP, RIGHT)
    assert position.points() == {"attack": 1, "defense": 1, "mana": 2}
    walk(position, RIGHT, LEFT)
    assert position.points() == {"attack": 1, "defense": 1, "mana": 2}


def test_W5_a_reveal_happens_in_place_and_the_token_does_not_enter() -> None:
    lands = world(a2=region(says(Reveal("2B"))), b2=region(LOOT))
    position = in_world(lands)
    told = walk(position, RIGHT)
    assert "revealed" in told and told.count("read") == 1
    assert grid_of(position).mapped("2B") and position.attack == 0
    walk(position, LEFT, RIGHT)
    assert position.attack == 1


def test_W5_what_is_shown_already_or_removed_is_not_revealed() -> None:
    lands = world(a2=region(says(Reveal("3B"))), b3=region(says(RemoveThis())))
    position = in_world(lands)
    assert "revealed" in walk(position, RIGHT)
    walk(position, LEFT)
    assert "revealed" not in walk(position, RIGHT)
    walk(position, RIGHT)
    assert "revealed" not in walk(position, LEFT)
    assert not grid_of(position).mapped("3")


def test_W6_a_text_is_read_to_its_end_after_its_card_was_turned_or_removed() -> None:
    for act in (Reveal("2B"), RemoveThis()):
        position = in_world(world(a2=region(says(act), LOOT)))
        walk(position, RIGHT)
        assert not grid_of(position).mapped("2A") and position.attack == 1


def test_W7_the_token_stays_where_its_card_was_removed() -> None:
    position = in_world(world(a2=region(says(RemoveThis()))))
    walk(position, RIGHT)
    assert grid_of(position).token == 1 and grid_of(position).here == EMPTY
    assert choices(position) == [RIGHT, DOWN, LEFT]


def test_W8_where_there_is_nothing_there_is_no_fight_and_the_card_stays_mapped() -> None:
    lands = world(a2=region(says(StopReading(), when=(Mapped("3"),)), enemy=enemy(), below=(LOOT,)))
    position = in_world(lands)
    told = walk(position, RIGHT)
    assert "nothing-here" in told and position.fight is None and position.attack == 0
    assert grid_of(position).mapped("2A")


# For 1 time

ONCE = says(GainPoints("attack", 1), once=True)


def test_W9_what_is_done_for_1_time_is_not_done_again() -> None:
    position = in_world(world(a2=region(ONCE, says(GainPoints("defense", 1)))))
    walk(position, RIGHT, LEFT, RIGHT)
    assert (position.attack, position.defense) == (1, 2)


def test_W9_the_mark_belongs_to_the_half_and_goes_with_its_turn() -> None:
    lands = world(a2=region(ONCE, says(Reveal("2B"))), b2=region(ONCE))
    position = in_world(lands)
    walk(position, RIGHT)
    assert not grid_of(position).marks
    walk(position, LEFT, RIGHT)
    assert position.attack == 2 and grid_of(position).marks == {"2B"}


def test_W9_the_mark_is_gone_with_a_removed_card() -> None:
    position = in_world(world(a2=region(ONCE, says(RemoveThis()))))
    walk(position, RIGHT)
    assert not grid_of(position).marks


def test_W9_the_mark_stays_when_the_card_changes_its_place() -> None:
    position = in_world(world(a2=region(ONCE), a3=region(says(Migrate()))))
    walk(position, RIGHT, RIGHT)
    play(position, n.GRID + 1, n.GRID + 2)
    assert grid_of(position).grid[:3] == [0, 2, 1]
    walk(position, RIGHT)
    assert position.attack == 1


# Fights


def test_W10_only_a_text_lets_the_hero_leave_a_fight() -> None:
    position = in_world(world(a2=region(enemy=enemy())))
    walk(position, RIGHT)
    assert n.LEAVE not in choices(position)
    play(position, choices(position)[0])
    assert n.LEAVE not in choices(position)


def test_W10_who_leaves_exhausts_the_cards_in_play_and_takes_no_damage() -> None:
    lands = world(a2=region(says(AllowLeaving()), enemy=enemy(attack=9), below=(LOOT,)))
    position = in_world(lands)
    walk(position, RIGHT)
    play(position, (n.OPEN, 2), n.ACTIVATE, (n.CHARGE, 3), n.LEAVE)
    assert asked(position) == "exhaust"
    told = play(position, (n.EXHAUST, 3), (n.EXHAUST, 2))
    assert position.sides[1] == 1  # unpaid
    assert "enemy-attacked" not in told and "restored" in told
    assert position.points() == {"attack": 0, "defense": 0, "mana": 0}  # nor what stands below
    assert len(position.hand) == 5 and asked(position) == "travel" and position.fight is None


def test_W10_the_hero_may_leave_before_the_opening_card_too() -> None:
    lands = world(a2=region(says(AllowLeaving()), enemy=enemy()), a3=region(enemy=enemy()))
    position = in_world(lands)
    walk(position, RIGHT)
    play(position, n.LEAVE)
    assert asked(position) == "travel"
    walk(position, RIGHT)
    assert n.LEAVE not in choices(position)  # another text, another fight


def test_W11_two_cards_change_places_and_the_token_goes_along() -> None:
    position = in_world(world(a2=region(says(Migrate())), a9=region(LOOT)))
    walk(position, RIGHT)
    play(position, n.GRID + 1)
    assert choices(position) == [n.GRID + card for card in range(9) if card != 1]
    told = play(position, n.GRID + 8)
    assert grid_of(position).grid == [0, 8, 2, 3, 4, 5, 6, 7, 1]
    assert grid_of(position).token == 8 and "read" not in told
    # the card that came to where the token was is not read
    assert position.attack == 0


def test_W11_only_cards_on_the_grid_move() -> None:
    lands = world(a2=region(says(RemoveThis()), says(Migrate())))
    position = in_world(lands)
    walk(position, RIGHT)
    assert choices(position) == [n.GRID + card for card in range(9) if card != 1]
    play(position, n.GRID, n.GRID + 8)
    # the token stands on an empty cell and stays there
    assert grid_of(position).grid == [8, EMPTY, 2, 3, 4, 5, 6, 7, 0]
    assert grid_of(position).token == 1


def test_W12_the_hero_face_joins_on_top_of_the_discard_deck_with_the_stated_half() -> None:
    lands = world(
        a5=region(says(JoinHero(5, 2))),
        a2=region(says(GainPoints("attack", 1), when=(Mapped("5", none=True),))),
    )
    position = in_world(lands)
    walk(position, RIGHT)
    assert position.attack == 0
    walk(position, DOWN)
    assert position.deck[-1] == 8 and position.sides[8] == 1 and position.owned == 9
    assert grid_of(position).here == EMPTY
    walk(position, UP)
    assert position.attack == 1


def test_W12_the_half_is_chosen_where_the_text_does_not_say() -> None:
    position = in_world(world(a2=region(says(JoinHero(5)))))
    walk(position, RIGHT)
    play(position, n.HALF + 1)
    assert position.sides[8] == 1 and not grid_of(position).mapped("5")


def test_W12_nobody_takes_back_what_showed_the_hero_face() -> None:
    """Whoever chooses the half has looked at both; whoever does not sees it when it joins."""
    position = in_world(world(a2=region(says(JoinHero(5)))))
    assert len(position.view(0).hero.cards) == 8
    position.play(RIGHT)
    events = {event.name: event for event in position.play(n.TAKE + min(position.hand))}
    assert events["joining"].reveals and len(position.view(0).hero.cards) == 9
    events = {event.name: event for event in position.play(n.HALF)}
    assert events["joined"].reveals and len(position.view(0).hero.cards) == 9


def test_D21_boxes_of_a_card_that_joined_are_those_of_its_own_set() -> None:
    position = in_world(world(a2=region(says(JoinHero(5, 1)))))
    assert box_key(position.hero, 0, 1) == f"{position.hero.serial}:0b"
    assert box_key(position.hero, 8, 1) == "test:4b"


def test_W12_it_joins_once() -> None:
    position = in_world(world(a2=region(says(JoinHero(5, 1)))))
    walk(position, RIGHT, LEFT)
    assert "joined" not in walk(position, RIGHT)
    assert position.owned == 9


def test_W13_the_game_is_won_by_reading_the_ending() -> None:
    lands = world(a2=region(enemy=enemy(), below=(says(Reveal("1B")),)), b1=region(says(Win())))
    position = in_world(lands, strong())
    walk(position, RIGHT)
    win_fight(position)
    assert grid_of(position).mapped("1B") and position.over is None
    walk(position, LEFT)
    assert position.pending() == Over((1.0,), "won")


def test_W13_there_is_no_time_limit() -> None:
    position = in_world(world())
    for _ in range(500):
        walk(position, RIGHT, LEFT)
    assert position.over is None
