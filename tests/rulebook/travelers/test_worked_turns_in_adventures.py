"""Worked Combat Turns against Modifiers, bonuses and distance, with the sums written out."""

from __future__ import annotations

from rulebook.travelers.heroes import asked, half, hero, play, says
from rulebook.travelers.table import dungeon, enemy, in_dungeon, in_world, meets, region, to, world
from rulebook.travelers.worked_turn import Turn
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.instructions import Gain
from stampadia.games.travelers.rules.agenda import HitsLeft
from stampadia.workbench.bilingual import Text

RULE = Text("Rule")
BLOW = half(says(1, Gain("attack", 4)), says(1, Gain("defense", 2)))


def test_turn_30_an_enemy_that_fire_makes_angry() -> None:
    angry = Modifier(RULE, "attack", 1, element="fire")
    turn = Turn(a1=half(element="fire"), foe={"modifier": angry})
    turn.plays((n.OPEN, 1), n.ACTIVATE, n.ACTIVATE, n.END, (n.PAY, 1))
    assert turn.hits == 3 + 1 - 1
    turn = Turn(a1=half(element="fire"), foe={"modifier": angry})
    turn.plays(
        (n.OPEN, 2), (n.CHARGE, 1), n.ACTIVATE, n.ACTIVATE, n.END, (n.EXHAUST, 1), (n.PAY, 2)
    )
    assert turn.hits == 3 - 1  # a charged Element is not in play


def test_turn_31_two_double_tips_frighten_it() -> None:
    wary = Modifier(RULE, "defense", -1, banner=2, count=2)
    turn = Turn(a1=half(), b1=BLOW, lower=(1, 2), foe={"modifier": wary})
    turn.plays((n.OPEN, 1), (n.CHARGE, 2), n.ACTIVATE)
    assert turn.tracks == (4 - 1, 4, 0)
    turn.plays(n.END, (n.EXHAUST, 2), (n.PAY, 1))
    assert turn.won  # 4 reach 5 - 1


def test_turn_32_four_cards_in_play_enrage_it_and_a_strained_one_is_the_fourth() -> None:
    crowd = Modifier(RULE, "attack", 1, cards=">=", count=4)
    for strained, hits in ((False, 3), (True, 3 + 1 - 1)):
        turn = Turn(foe={"modifier": crowd}).plays((n.OPEN, 1), (n.CHARGE, 2), (n.INFUSE, 3))
        if strained:
            turn.plays((n.STRAIN_DEFENSE, 4))
        turn.plays(n.END, (n.EXHAUST, 2), (n.EXHAUST, 3), (n.PAY, 1))
        if strained:
            turn.plays((n.PAY, 4))
        assert turn.hits == hits


def test_turn_33_few_cards_in_play_make_it_careless() -> None:
    careless = Modifier(RULE, "defense", -1, cards="<=", count=4)
    turn = Turn(a1=BLOW, foe={"modifier": careless})
    turn.plays((n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert turn.won  # 1 card in play; 4 reach 5 - 1


def test_turn_34_a_trap_looks_at_defense_alone() -> None:
    trap = {"modifier": Modifier(RULE, trap=True), "defense": None, "attack": 2, "level": 0}
    turn = Turn(a1=BLOW, foe=trap).plays((n.OPEN, 1), n.ACTIVATE, n.ACTIVATE)
    assert turn.tracks == (3 - 1 - 1, 4, 2)
    turn.plays(n.END, (n.PAY, 1))
    assert turn.won and turn.position.level == 4  # 2 reach 2; its Level 0 teaches nothing


def test_turn_35_the_right_neighbour_helps_the_enemy() -> None:
    lands = world(
        a2=region(enemy=enemy(2, 2, 3), open=("attack", "defense")),
        a3=region(enemy=enemy(), bonus=(0, 1, 1)),
    )
    position = in_world(lands, hero(a2=BLOW))
    play(position, n.GO + 1, (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE)
    assert (position.mana, position.attack) == (2 - 1, 4)
    told = play(position, n.END, (n.PAY, 2))
    assert "enemy-defeated" in told  # 4 reach 3 + 1
    assert position.level == 2 + 1


def test_turn_36_loot_on_the_track_counts_in_the_next_fight() -> None:
    lands = world(a2=region(enemy=enemy(2, 2, 5)))
    position = in_world(lands, hero(a2=BLOW))
    position.attack = 1
    play(position, n.GO + 1, (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE)
    assert position.attack == 1 + 4
    assert "enemy-defeated" in play(position, n.END, (n.PAY, 2))


def test_turn_37_two_steps_to_the_enemy_cost_two_attack() -> None:
    cellar = dungeon(r2A=("immediate", meets(enemy=enemy(2, 3, 2))))
    position = in_dungeon(cellar, hero(a2=BLOW))
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    play(position, n.GO, n.GO + 1)
    assert position.attack == 4 - 2
    assert "enemy-defeated" in play(position, n.STAND)  # 2 reach 2


def test_turn_38_two_steps_to_the_hero_cost_the_enemy_two_attack() -> None:
    cellar = dungeon(r2A=("immediate", meets(enemy=enemy(2, 5, 9))))
    position = in_dungeon(cellar, hero(a2=BLOW))
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE, n.ACTIVATE, n.END)
    assert (position.mana, position.attack, position.defense) == (0, 4, 2)
    play(position, (n.EXHAUST, 2), n.STAND, n.GO)
    # 5 - 2 steps - 2 Defense = 1 hit
    assert asked(position) == "hit" and position.view(0).question == HitsLeft(1)
