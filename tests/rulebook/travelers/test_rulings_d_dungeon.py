"""Rulings D1 to D10 and D17 to D21: walking in a Dungeon. See table.py for the plane map."""

from __future__ import annotations

from rulebook.travelers.heroes import asked, choices, exhaust_all, play
from rulebook.travelers.table import (
    DOORS,
    door,
    dungeon,
    enemy,
    in_dungeon,
    meets,
    on_table,
    rooms_of,
    says,
    to,
    where,
)
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.instructions import (
    BoxesFilled,
    FillBox,
    FulfilMission,
    GainPoints,
    JoinHero,
    Mapped,
    MissionFulfilled,
    Teleport,
    Win,
)
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.kernel.pending import Over

LOOT = meets(says(GainPoints("attack", 1)))
CELLAR = {1: (*DOORS[1], door(5, 1, a="5A")), 5: (door(0, 1, a="1A"),)}
"""5A below 1A."""


def cross(position: Position, *rooms: str) -> list[str]:
    """Through these doors, each time for the first card in hand."""
    told: list[str] = []
    for room in rooms:
        told += play(position, to(room))
        if asked(position) == "discard-to-move":
            told += play(position, choices(position)[0])
    return told


# Movement


def test_D1_walking_in_a_room_is_free_and_leads_to_every_door_that_is_reached() -> None:
    position = in_dungeon(dungeon())
    assert choices(position) == [to("2A"), to("3A")]
    assert len(position.hand) == 5


def test_D1_walls_cannot_be_crossed() -> None:
    walled = ("....", "....", "####", "....", "....", "....")
    doors = {1: (door(1, 3, a="2A"), door(3, 0, a="3A"))}
    position = in_dungeon(dungeon(doors, rows={1: walled}))
    assert choices(position) == [to("2A")]


def test_D1_a_door_needs_a_code_for_the_orientation_that_is_up() -> None:
    doors = {1: (door(2, 3, a="2A"), door(3, 0, b="3A"))}
    position = in_dungeon(dungeon(doors))
    assert choices(position) == [to("2A")]


def test_D2_a_room_that_is_not_attached_costs_a_card_and_is_laid_flush() -> None:
    position = in_dungeon(dungeon())
    play(position, to("2A"))
    assert choices(position) == [n.TAKE + card for card in range(5)]
    play(position, (n.TAKE, 2))
    assert position.deck[-1] == 1 and len(position.hand) == 4
    # 1A's door is in row 2 of column 3, 2A's in row 2 of column 0
    assert rooms_of(position).table[1].top_left == (0, 4)
    assert where(position) == ("2A", (2, 0))


def test_D2_a_room_that_is_attached_is_entered_freely() -> None:
    position = in_dungeon(dungeon())
    cross(position, "2A")
    play(position, to("1A"))
    assert where(position) == ("1A", (2, 3)) and len(position.hand) == 4
    play(position, to("2A"))
    assert where(position) == ("2A", (2, 0)) and len(position.hand) == 4


def test_D2_with_an_empty_hand_a_room_is_laid_freely() -> None:
    position = in_dungeon(dungeon())
    position.deck += position.hand
    position.hand = []
    play(position, to("2A"))
    assert where(position)[0] == "2A"


def test_D2_a_card_on_the_table_is_turned_and_laid_at_the_door() -> None:
    position = in_dungeon(dungeon())
    cross(position, "3A", "1A", "2A", "3B")
    # 3B lies on its long side: its door is in row 2 of column 0, beside row 4 of 2A
    assert rooms_of(position).table[2].top_left == (2, 8)
    assert where(position) == ("3B", (2, 0))


def test_D3_the_door_of_the_next_room_is_the_one_that_names_the_room_that_is_left() -> None:
    position = in_dungeon(dungeon())
    cross(position, "2A", "3B", "2A")
    assert where(position) == ("2A", (4, 3))
    cross(position, "1A", "2A")
    assert where(position) == ("2A", (2, 0))


def test_D4_a_card_that_is_laid_again_leaves_its_old_place() -> None:
    told = says(GainPoints("attack", 1), when=(Mapped("3A"),))
    position = in_dungeon(dungeon(r2A=("immediate", meets(told))))
    cross(position, "3A", "1A", "2A")
    assert position.attack == 1 and on_table(position) == {"1A", "2A", "3A"}
    cross(position, "3B", "2A")
    assert position.attack == 1 and on_table(position) == {"1A", "2A", "3B"}
    cross(position, "1A")
    hand = len(position.hand)
    cross(position, "3A")
    assert len(position.hand) == hand - 1  # it is no longer attached there


def test_D5_a_door_to_a_card_that_is_gone_is_blocked_and_nothing_is_paid() -> None:
    cellar = dungeon(CELLAR, r5A=("immediate", meets(says(JoinHero(5, 1)))))
    position = in_dungeon(cellar)
    assert to("5A") in choices(position)
    cross(position, "5A")
    assert position.owned == 9 and "5A" not in on_table(position)
    assert choices(position) == [to("2A"), to("3A")]
    assert len(position.hand) == 4


def test_D5_a_room_without_a_door_back_is_blocked() -> None:
    position = in_dungeon(dungeon({1: (*DOORS[1], door(5, 1, a="4A"))}))
    assert choices(position) == [to("2A"), to("3A")]


def test_D5_a_hero_before_blocked_doors_alone_has_lost_the_way() -> None:
    position = in_dungeon(dungeon({1: (door(5, 1, b="2A"),)}))
    assert position.pending() == Over((0.0,), "lost-the-way")


# Islands


def test_D6_an_island_keeps_apart_until_a_door_joins_it() -> None:
    far = {2: (*DOORS[2], door(5, 1, a="4A")), 4: (door(0, 1, a="2A"),)}
    cellar = dungeon(far, r1A=("walk-on", meets(says(Teleport("4A"), once=True))))
    position = in_dungeon(cellar)
    play(position, n.CELL + 5)
    state = rooms_of(position)
    assert state.table[3].island != state.table[0].island
    cross(position, "2A")
    # 2A lies at 4A's door, and 1A is not beside it although its codes match
    assert state.table[1].island == state.table[3].island != state.table[0].island
    hand = len(position.hand)
    cross(position, "1A")
    # 1A comes along: now all lie in one plan, 2A four columns to the right of 1A
    assert len(position.hand) == hand - 1
    assert len({placed.island for placed in state.table.values()}) == 1
    row, column = state.table[0].top_left
    assert state.table[1].top_left == (row, column + 4)


def test_D6_a_card_that_is_in_the_way_goes_back_to_the_deck() -> None:
    twisted = {1: (*DOORS[1], door(4, 3, a="4A")), 4: (door(1, 0, a="1A"),)}
    position = in_dungeon(dungeon(twisted))
    cross(position, "2A", "1A", "4A")
    # 4A lies where 2A was
    assert on_table(position) == {"1A", "4A"}
    cross(position, "1A", "2A")
    assert on_table(position) == {"1A", "2A"}


def test_D6_what_an_island_that_comes_along_would_cover_goes_back_to_the_deck() -> None:
    twisted = {
        1: (door(4, 3, a="2A"),),
        2: (door(2, 0, a="6A"), door(4, 0, a="1A")),
        6: (door(2, 3, a="2A"),),
    }
    cellar = dungeon(twisted, r1A=("walk-on", meets(says(Teleport("6A"), once=True))))
    position = in_dungeon(cellar)
    play(position, n.CELL)
    cross(position, "2A")
    assert on_table(position) == {"1A", "2A", "6A"}
    hand = len(position.hand)
    cross(position, "1A")
    # 1A had a plan of its own until now, so it is paid for; 6A lies where it must go
    assert len(position.hand) == hand - 1
    assert on_table(position) == {"1A", "2A"}


def test_D7_doors_that_touch_without_matching_codes_are_no_passage() -> None:
    touching = {
        1: (*DOORS[1], door(4, 3, a="4A")),
        2: (*DOORS[2], door(4, 0, a="5A")),
        4: (door(4, 0, a="1A"),),
        5: (door(4, 3, a="2A"),),
    }
    cellar = dungeon(touching, r1A=("walk-on", meets(enemy=enemy(attack=0, defense=9))))
    position = in_dungeon(cellar)
    state = rooms_of(position)
    state.place_behind(0, state.rooms[0].doors[0])
    assert on_table(position) == {"1A", "2A"}
    ways = dict(state.ways(0, (2, 3)))
    assert ways[1] == (room_of("2A"), (2, 0))
    assert 1 not in dict(state.ways(0, (4, 3)))


# Entries


def test_D8_an_entry_is_read_on_every_entry_also_when_coming_back() -> None:
    position = in_dungeon(dungeon(r1A=("immediate", LOOT), r2A=("immediate", LOOT)))
    assert position.attack == 1
    cross(position, "2A")
    assert position.attack == 2
    cross(position, "1A", "2A")
    assert position.attack == 4


def test_D8_enemies_are_there_again() -> None:
    weak = enemy(level=0, attack=0, defense=0)
    position = in_dungeon(dungeon(r2A=("immediate", meets(enemy=weak))))
    for _ in range(2):
        cross(position, "2A")
        assert asked(position) == "opening"
        # 2 Attack, and two steps to the symbol: 0 are left and reach a Defense of 0
        play(position, choices(position)[0], n.ACTIVATE, n.END)
        exhaust_all(position)
        play(position, n.GO, n.GO + 1)
        assert position.fight is None
        cross(position, "1A")


def test_D9_immediate_is_now_walk_on_is_on_the_symbol() -> None:
    position = in_dungeon(dungeon(r2A=("walk-on", LOOT)))
    cross(position, "2A")
    assert position.attack == 0 and n.SYMBOL in choices(position)
    play(position, n.SYMBOL)
    assert position.attack == 1 and where(position) == ("2A", (1, 1))
    play(position, n.SYMBOL)  # away and back again
    assert position.attack == 2
    position = in_dungeon(dungeon(r2A=("immediate", LOOT)))
    cross(position, "2A")
    assert position.attack == 1 and n.SYMBOL not in choices(position)


def test_D9_a_choice_may_be_declined_and_taken_when_the_symbol_is_entered_again() -> None:
    position = in_dungeon(dungeon(r2A=("choice", LOOT)))
    cross(position, "2A")
    play(position, n.SYMBOL, n.NO)
    assert position.attack == 0
    play(position, n.SYMBOL, n.YES, n.SYMBOL, n.YES)
    assert position.attack == 2


def test_D9_a_symbol_in_a_narrow_passage_cannot_be_walked_around() -> None:
    narrow = ("#.##", "#.##", "....", "....", "....", "....")
    doors = {1: (door(0, 1, a="6A"), *DOORS[1]), 6: (door(5, 1, a="1A"),)}
    cellar = dungeon(doors, rows={1: narrow}, r1A=("walk-on", LOOT))
    position = in_dungeon(cellar)
    assert position.attack == 1
    cross(position, "2A", "1A")
    assert choices(position) == [to("2A"), to("3A"), n.SYMBOL]
    play(position, n.SYMBOL)
    assert position.attack == 2 and to("6A") in choices(position)


def test_D10_the_hero_starts_on_the_symbol_of_1A_and_reads_its_entry() -> None:
    position = in_dungeon(dungeon(r1A=("walk-on", LOOT)))
    assert where(position) == ("1A", (1, 1))
    assert position.attack == 1 and on_table(position) == {"1A"}


# Teleports


def test_D17_to_a_room_on_the_table_to_any_of_its_cells_and_its_entry_is_read() -> None:
    away = meets(says(Teleport("1A")))
    position = in_dungeon(dungeon(r1A=("immediate", LOOT), r2A=("walk-on", away)))
    cross(position, "2A")
    play(position, n.SYMBOL)
    assert choices(position) == [n.CELL + cell for cell in range(24)]
    play(position, n.CELL + 4 * 5 + 3)
    assert where(position) == ("1A", (5, 3)) and position.attack == 2


def test_D17_walls_are_no_place_to_go() -> None:
    walled = ("....", "....", "....", "....", "....", "##..")
    away = meets(says(Teleport("1A")))
    position = in_dungeon(dungeon(rows={1: walled}, r2A=("walk-on", away)))
    cross(position, "2A")
    play(position, n.SYMBOL)
    assert choices(position) == [n.CELL + cell for cell in range(24) if cell not in (20, 21)]


def test_D17_to_a_room_that_fits_a_door_on_the_table_it_is_laid_there() -> None:
    away = meets(says(Teleport("3A"), once=True))
    position = in_dungeon(dungeon(r1A=("walk-on", away)))
    assert asked(position) == "teleport"
    play(position, n.CELL)
    # 1A's door in row 3 of column 0 meets 3A's in row 3 of column 3
    assert rooms_of(position).table[2].top_left == (0, -4)
    assert where(position) == ("3A", (0, 0)) and len(position.hand) == 5


def test_D17_the_player_chooses_between_several_doors() -> None:
    two = {
        2: (*DOORS[2], door(5, 1, a="4A")),
        3: (*DOORS[3], door(5, 1, a="4A")),
        4: (door(0, 1, a="2A"), door(0, 2, a="3A")),
    }
    away = meets(says(Teleport("4A"), once=True))
    position = in_dungeon(dungeon(two, r2A=("walk-on", away)))
    cross(position, "3A", "1A", "2A")
    play(position, n.SYMBOL)
    assert choices(position) == [n.ATTACH + room_of("2A"), n.ATTACH + room_of("3A")]
    play(position, n.ATTACH + room_of("3A"), n.CELL)
    # below 3A, which lies four columns left of 1A; the doors meet in column 1 of 3A
    assert rooms_of(position).table[3].top_left == (6, -4 + 1 - 2)


def test_D17_a_room_that_fits_nothing_is_laid_apart() -> None:
    away = meets(says(Teleport("6D"), once=True))
    position = in_dungeon(dungeon(r1A=("walk-on", away)))
    assert choices(position) == [n.CELL + cell for cell in range(24)]
    play(position, n.CELL + 23)
    state = rooms_of(position)
    assert where(position) == ("6D", (3, 5))
    assert state.table[5].island != state.table[0].island


def test_D17_even_the_card_under_the_token_is_turned() -> None:
    away = meets(says(Teleport("2C")))
    position = in_dungeon(dungeon(r2A=("walk-on", away), r2C=("immediate", LOOT)))
    cross(position, "2A")
    play(position, n.SYMBOL, n.CELL)
    assert where(position) == ("2C", (0, 0)) and on_table(position) == {"1A", "2C"}
    assert position.attack == 1


def test_D17_to_choose_the_symbol_is_to_enter_it() -> None:
    away = meets(says(Teleport("6A"), once=True))
    position = in_dungeon(dungeon(r1A=("walk-on", away), r6A=("walk-on", LOOT)))
    play(position, n.CELL + 4 * 1 + 1)
    assert where(position) == ("6A", (1, 1)) and position.attack == 1


def test_D17_a_room_whose_card_has_joined_the_hero_is_nowhere() -> None:
    away = meets(says(Teleport("5C")))
    cellar = dungeon(
        CELLAR, r2A=("immediate", away), r5A=("immediate", meets(says(JoinHero(5, 1))))
    )
    position = in_dungeon(cellar)
    cross(position, "5A")
    assert "no-such-room" in cross(position, "2A")
    assert where(position) == ("2A", (2, 0))


# A card that leaves


def test_D18_the_token_goes_back_to_the_door_it_came_through() -> None:
    cellar = dungeon(CELLAR, r5A=("walk-on", meets(says(JoinHero(5, 2)))))
    position = in_dungeon(cellar)
    cross(position, "5A")
    play(position, n.SYMBOL)
    assert where(position) == ("1A", (5, 1))
    assert position.deck[-1] == 8 and position.sides[8] == 1 and "5A" not in on_table(position)


def test_D18_after_a_teleport_it_goes_to_the_nearest_room() -> None:
    away = meets(says(Teleport("5C")))
    joins = meets(says(JoinHero(5, 1)))
    position = in_dungeon(dungeon(r1A=("choice", away), r5C=("immediate", joins)))
    play(position, n.NO)
    cross(position, "3A", "1A")
    play(position, n.SYMBOL, n.YES, n.CELL)
    # not to 3A, which was the last room left through a door
    assert where(position)[0] == "1A" and on_table(position) == {"1A", "3A"}
    assert position.owned == 9 and choices(position)


def test_D18_who_escaped_into_the_room_came_through_that_door() -> None:
    below = {2: (*DOORS[2], door(5, 1, a="5A")), 5: (door(0, 1, a="2A"),)}
    cellar = dungeon(
        below,
        r2A=("immediate", meets(enemy=enemy(attack=0, defense=99))),
        r5A=("walk-on", meets(says(JoinHero(5, 1)))),
    )
    position = in_dungeon(cellar)
    state = rooms_of(position)
    state.place_behind(0, state.rooms[0].doors[0])
    state.place_behind(room_of("2A"), state.rooms[room_of("2A")].doors[2])
    cross(position, "2A")
    # the enemy waits in 2A; three steps down and one to the right lead to the door of 5A
    play(position, choices(position)[0], n.END)
    position.attack = 5
    play(position, n.PAY + position.cross.column[0][0])
    play(position, n.GO + 1, n.GO + 2, n.GO + 2, n.GO + 2, n.GO + 2)
    assert where(position) == ("5A", (0, 1)) and position.fight is None
    play(position, n.SYMBOL)
    assert where(position) == ("2A", (5, 1))


# Winning, symbols, boxes


def test_D19_the_entrance_is_where_a_fulfilled_mission_is_won() -> None:
    home = meets(says(Win(), when=(MissionFulfilled(),)))
    cellar = dungeon(r1A=("walk-on", home), r2A=("immediate", meets(says(FulfilMission()))))
    position = in_dungeon(cellar)
    play(position, n.SYMBOL)
    assert position.over is None
    cross(position, "2A", "1A")
    assert position.over is None  # not before the symbol is entered
    play(position, n.SYMBOL)
    assert position.pending() == Over((1.0,), "won")


def test_D20_a_symbol_is_mapped_in_its_very_orientation() -> None:
    told = (
        says(GainPoints("attack", 1), when=(Mapped("3A"),)),
        says(GainPoints("defense", 1), when=(Mapped("3B"),)),
    )
    position = in_dungeon(dungeon(r1A=("immediate", meets(*told))))
    cross(position, "3A", "1A")
    assert (position.attack, position.defense) == (1, 0)
    cross(position, "2A", "3B", "2A", "1A")
    assert (position.attack, position.defense) == (1, 1)


def test_D21_boxes_stay_filled_in_later_games() -> None:
    theft = meets(says(FillBox(("", "")), once=True))
    keeper = meets(says(GainPoints("attack", 1), when=(BoxesFilled("1A"),)))
    cellar = dungeon(r1A=("walk-on", theft), r2A=("immediate", keeper))
    ticks: dict[str, int] = {}
    for filled in (1, 2):
        position = in_dungeon(cellar, ticks=ticks)
        play(position, n.SYMBOL)  # for 1 time in a game
        ticks = position.ticks
        assert list(ticks.values()) == [filled]
        cross(position, "2A")
        assert position.attack == (1 if filled == 2 else 0)
