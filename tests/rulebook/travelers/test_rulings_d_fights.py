"""Rulings D11 to D16: fights in a Dungeon. The enemy waits on the symbol of 2A, in row 1 of column
1; the hero comes in by the door in row 2 of column 0, two steps away."""

from __future__ import annotations

from rulebook.travelers.heroes import asked, choices, exhaust_all, half, hero, play
from rulebook.travelers.heroes import says as ability
from rulebook.travelers.table import (
    DOORS,
    door,
    dungeon,
    enemy,
    in_dungeon,
    meets,
    on_table,
    says,
    stand,
    to,
    where,
)
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Dungeon, Enemy, Hero, Modifier
from stampadia.games.travelers.instructions import AllowLeaving, Gain, GainPoints, JoinHero
from stampadia.games.travelers.position import Position
from stampadia.workbench.bilingual import Text

UP, RIGHT, DOWN, LEFT = (n.GO + way for way in range(4))
LOOT = says(GainPoints("mana", 1))
TRAP = Modifier(Text("Trap"), trap=True)


def fighter(attack: int = 4, defense: int = 0) -> Hero:
    """Every card gains so much for 1 Mana."""
    card = half(ability(1, Gain("attack", attack), Gain("defense", defense)))
    return hero(**{f"a{number}": card for number in range(1, 9)})


def lair(foe: Enemy) -> Dungeon:
    return dungeon(r2A=("immediate", meets(enemy=foe, below=(LOOT,))))


def at_execute(cellar: Dungeon, who: Hero) -> Position:
    """In 2A, with the first ability activated and its card exhausted for 1 Mana."""
    position = in_dungeon(cellar, who)
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    return position


# Execute


def test_D11_attack_pays_for_steps_and_what_is_left_strikes() -> None:
    position = at_execute(lair(enemy(attack=3, defense=2)), fighter(4))
    assert asked(position) == "approach"
    # through the door back to 1A leads a way, too
    assert choices(position) == [UP, RIGHT, DOWN, LEFT, n.STAND]
    play(position, UP, RIGHT)
    assert (position.attack, where(position)) == (4 - 2, ("2A", (1, 1)))
    assert "enemy-defeated" in play(position, n.STAND)
    assert position.mana == 1  # what stands below the enemy


def test_D11_away_from_the_symbol_attack_counts_nothing_and_stays_on_the_track() -> None:
    position = at_execute(lair(enemy(attack=3, defense=2)), fighter(4))
    told = play(position, n.STAND)
    assert "enemy-defeated" not in told and position.attack == 4
    assert asked(position) == "pull"


def test_D11_each_step_the_enemy_pulls_costs_it_one_attack() -> None:
    position = at_execute(lair(enemy(attack=5, defense=2)), fighter(4, defense=1))
    play(position, n.STAND, UP)
    # 5 - 2 steps = 3, against 1 Defense Point: 2 hits
    assert where(position) == ("2A", (1, 1)) and asked(position) == "hit"
    play(position, (n.HIT, 3))
    assert asked(position) == "hit"
    play(position, (n.HIT, 4))
    assert asked(position) == "opening"


def test_D11_an_enemy_that_does_not_bring_the_hero_to_its_symbol_does_not_hit() -> None:
    position = at_execute(lair(enemy(attack=1, defense=2)), fighter(4))
    play(position, n.STAND)
    told = play(position, UP)
    assert where(position) == ("2A", (1, 0))
    assert "out-of-reach" in told and asked(position) == "opening"


def test_D11_doors_lead_only_to_rooms_that_are_attached() -> None:
    position = in_dungeon(lair(enemy()), fighter())
    play(position, to("2A"), (n.TAKE, 1))
    stand(position, 4, 3)
    play(position, (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    # 3B would be to the right, but no Room Card may be moved in a fight
    assert choices(position) == [UP, DOWN, LEFT, n.STAND]
    assert on_table(position) == {"1A", "2A"}


def test_D11_the_next_combat_turn_begins_where_the_token_stands() -> None:
    position = at_execute(lair(enemy(attack=1, defense=2)), fighter(4))
    play(position, n.STAND, UP)
    assert where(position) == ("2A", (1, 0))
    play(position, choices(position)[0], n.ACTIVATE, n.END)
    exhaust_all(position, pay=True)
    assert "enemy-defeated" in play(position, RIGHT, n.STAND)


def test_D12_the_player_chooses_between_equally_short_ways() -> None:
    position = at_execute(lair(enemy(attack=2, defense=9)), fighter(4))
    play(position, n.STAND)
    assert choices(position) == [UP, RIGHT]


def test_D12_a_single_shortest_way_is_taken() -> None:
    walled = ("....", "#...", "....", "....", "....", "....")
    cellar = dungeon(rows={2: walled}, r2A=("immediate", meets(enemy=enemy(2, 2, 9))))
    position = at_execute(cellar, fighter(4))
    told = play(position, n.STAND)
    assert told.count("pulled") == 2 and where(position) == ("2A", (1, 1))


def test_D12_without_a_way_the_enemy_neither_pulls_nor_hits() -> None:
    cut_off = ("....", "...#", "####", "....", "....", "....")
    doors = {1: (door(4, 3, a="2A"), *DOORS[1][1:]), 2: (door(4, 0, a="1A"),)}
    cellar = dungeon(doors, {2: cut_off}, r2A=("immediate", meets(enemy=enemy(2, 9, 0))))
    position = at_execute(cellar, fighter(4))
    told = play(position, n.STAND)
    assert "out-of-reach" in told and "pulled" not in told
    assert asked(position) == "opening" and not any(position.sides)


def test_D12_nothing_leads_to_an_enemy_whose_card_has_left_the_table() -> None:
    doors = {1: (*DOORS[1], door(5, 1, a="5A")), 5: (door(0, 1, a="1A"),)}
    foe = meets(says(JoinHero(5, 1)), enemy=enemy(2, 9, 0), below=(LOOT,))
    position = in_dungeon(dungeon(doors, r5A=("immediate", foe)), fighter(0))
    play(position, to("5A"), (n.TAKE, 1), (n.OPEN, 2), n.END)
    told = exhaust_all(position)
    # the hero stands in 1A again, out of reach, and so the fight is over
    assert "out-of-reach" in told and "escaped" in told
    assert where(position) == ("1A", (5, 1)) and position.mana == 0


# Escape


def test_D13_who_is_in_another_room_after_restore_has_escaped() -> None:
    cellar = dungeon(
        r1A=("immediate", meets(says(GainPoints("defense", 1)))),
        r2A=("immediate", meets(enemy=enemy(attack=0, defense=9), below=(LOOT,))),
    )
    position = at_execute(cellar, fighter(4))
    told = play(position, LEFT, n.STAND)
    assert told.index("restored") < told.index("escaped") < told.index("read")
    assert where(position) == ("1A", (2, 3)) and asked(position) == "explore"
    # 1A's entry is read, what stands below the enemy is not
    assert (position.defense, position.mana) == (1, 0)


def test_D13_an_enemy_with_attack_left_pulls_the_hero_back() -> None:
    position = at_execute(lair(enemy(attack=1, defense=9)), fighter(4))
    told = play(position, LEFT, n.STAND)
    assert "escaped" not in told
    assert where(position) == ("2A", (2, 0)) and asked(position) == "opening"


def test_D14_steps_are_paid_before_attack_is_compared() -> None:
    position = at_execute(lair(enemy(attack=0, defense=3)), fighter(4))
    told = play(position, UP, RIGHT, n.STAND)
    assert "enemy-defeated" not in told  # 4 - 2 = 2 do not reach 3
    position = at_execute(lair(enemy(attack=0, defense=3)), fighter(5))
    assert "enemy-defeated" in play(position, UP, RIGHT, n.STAND)  # 5 - 2 = 3 do


def test_D15_a_trap_is_won_on_its_symbol_by_defense() -> None:
    trap = enemy(0, 3, None, modifier=TRAP)
    position = at_execute(lair(trap), fighter(2, defense=3))
    assert "enemy-defeated" in play(position, UP, RIGHT)
    position = at_execute(lair(trap), fighter(2, defense=2))
    play(position, UP, RIGHT)
    assert asked(position) == "hit"  # 3 - 2


def test_D15_a_trap_is_not_won_from_afar() -> None:
    trap = enemy(0, 1, None, modifier=TRAP)
    position = at_execute(lair(trap), fighter(2, defense=9))
    told = play(position, n.STAND, UP)
    assert "enemy-defeated" not in told and asked(position) == "opening"


# Symbols


def test_D16_standing_on_the_symbol_after_the_fight_triggers_nothing() -> None:
    foe = meets(enemy=enemy(attack=0, defense=2), below=(LOOT,))
    position = in_dungeon(dungeon(r2A=("walk-on", foe)), fighter(4))
    play(position, to("2A"), (n.TAKE, 1), n.SYMBOL)
    play(position, (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    told = play(position, n.STAND)
    assert "enemy-defeated" in told and "read" not in told
    assert asked(position) == "explore" and position.mana == 1


def test_D16_symbols_are_ignored_during_the_fight_also_by_who_escapes_onto_one() -> None:
    cellar = dungeon(
        r1A=("walk-on", meets(says(GainPoints("defense", 1)))),
        r2A=("immediate", meets(enemy=enemy(attack=0, defense=9))),
    )
    position = at_execute(cellar, fighter(9))
    start = position.defense
    told = play(position, LEFT, UP, LEFT, LEFT)
    assert where(position) == ("1A", (1, 1)) and "read" not in told
    told = play(position, n.STAND)
    assert "escaped" in told and "read" not in told
    assert start == 1 and position.defense == 0
    # entering the symbol anew is another matter
    assert "read" in play(position, n.SYMBOL)


def test_W10_leaving_a_fight_in_a_dungeon_ends_its_text() -> None:
    foe = meets(says(AllowLeaving()), enemy=enemy(attack=9, defense=9), below=(LOOT,))
    position = in_dungeon(dungeon(r2A=("immediate", foe)), fighter())
    play(position, to("2A"), (n.TAKE, 1), n.LEAVE)
    assert asked(position) == "explore" and position.mana == 0
    assert where(position) == ("2A", (2, 0))
