"""The Combat Turn, phase by phase, with the arithmetic in the tests."""

from __future__ import annotations

from rulebook.travelers.heroes import (
    ATTACK,
    DEFEND,
    at_the_table,
    choices,
    exhaust_all,
    half,
    hero,
    play,
    says,
    with_fight,
)
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.instructions import (
    Empty,
    Exhaust,
    Gain,
    GainTick,
    HasElement,
    HeroAbility,
    Pay,
    Sentence,
    TakeBack,
    Transfer,
)
from stampadia.games.travelers.rules.agenda import HitsLeft
from stampadia.kernel.pending import Over
from stampadia.workbench.bilingual import Text


def test_prepare_draws_five_cards_from_the_bottom() -> None:
    position = at_the_table(hero(), hand=(8, 6, 4, 2, 1))
    assert sorted(position.hand) == [0, 1, 3, 5, 7]
    assert position.deck == [2, 4, 6]


def test_play_the_opening_card_earns_mana_up_to_the_level() -> None:
    position = at_the_table(hero(a1=half(value=7)), level=4)
    play(position, (n.OPEN, 1))
    assert position.mana == 4  # 7, but the Level is 4


def test_plan_charge_earns_mana() -> None:
    position = at_the_table(hero(a1=half(value=2), a2=half(value=3)), level=9)
    play(position, (n.OPEN, 1), (n.CHARGE, 2))
    assert position.mana == 2 + 3


def test_plan_infuse_earns_no_mana() -> None:
    position = at_the_table(hero(), level=9)
    play(position, (n.OPEN, 1), (n.INFUSE, 2))
    assert position.mana == 3


def test_plan_activate_abilities_one_after_the_other() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert (position.attack, position.defense, position.mana) == (2, 0, 2)
    play(position, n.ACTIVATE)
    assert (position.attack, position.defense, position.mana) == (2, 1, 1)
    assert n.ACTIVATE not in choices(position)


def test_an_ability_that_costs_more_than_the_mana_cannot_be_activated() -> None:
    position = at_the_table(hero(a1=half(says(4, Gain("attack", 9)))))
    play(position, (n.OPEN, 1))
    assert n.ACTIVATE not in choices(position)
    play(position, (n.CHARGE, 2), n.ACTIVATE)
    assert position.attack == 9


def test_plan_add_changes_the_next_ability_and_loses_a_skipped_one() -> None:
    position = at_the_table(hero(a2=half(says(1, Gain("attack", 5)))))
    play(position, (n.OPEN, 1), n.ACTIVATE, (n.ADD, 2), n.ACTIVATE)
    assert (position.attack, position.defense) == (2 + 5, 0)
    assert n.ACTIVATE not in choices(position)


def test_A2_one_may_add_without_activating_anything() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), (n.ADD, 2), (n.ADD, 3))
    assert [card for card, _ in position.cross.column] == [0, 1, 2]


def test_plan_strain_costs_one_mana_and_gives_one_point() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), (n.STRAIN_ATTACK, 2), (n.STRAIN_DEFENSE, 3))
    assert (position.attack, position.defense, position.mana) == (1, 1, 1)
    play(position, (n.STRAIN_ATTACK, 4))
    assert position.mana == 0
    assert n.STRAIN_ATTACK + 4 not in choices(position)


def test_A7_an_ability_may_be_activated_although_its_condition_is_false() -> None:
    needy = says(2, Gain("attack", 6), when=(HasElement("fire"),))
    position = at_the_table(hero(a1=half(needy)))
    assert "condition-not-met" in play(position, (n.OPEN, 1), n.ACTIVATE)
    assert (position.attack, position.mana) == (0, 1)


def test_A8_a_later_sentence_sees_what_an_earlier_one_brought() -> None:
    ability = HeroAbility(
        1, (Sentence((Gain("attack", 1),)), Sentence((Pay("attack", 1), Gain("defense", 4))))
    )
    position = at_the_table(hero(a1=half(ability)))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert (position.attack, position.defense) == (0, 4)


def test_A6_what_cannot_be_paid_ends_the_sentence() -> None:
    position = at_the_table(hero(a1=half(says(1, Pay("attack", 1), Gain("defense", 4)))))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert (position.defense, position.mana) == (0, 2)


def test_transfer_and_empty() -> None:
    first = says(1, Gain("attack", 3), Transfer("attack", "defense"), Gain("attack", 1))
    second = says(1, Empty("defense"))
    position = at_the_table(hero(a1=half(first, second)))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert (position.attack, position.defense) == (1, 3)
    play(position, n.ACTIVATE)
    assert position.defense == 0


def test_A12_cards_taken_back_may_be_played_again() -> None:
    position = at_the_table(hero(a1=half(says(1, TakeBack(1)))))
    play(position, (n.OPEN, 1), (n.INFUSE, 2), (n.INFUSE, 3), n.ACTIVATE)
    assert choices(position) == [n.TAKE + 1, n.TAKE + 2, n.END]
    play(position, (n.TAKE, 2))
    assert 1 in position.hand and [card for card, _ in position.cross.infuse] == [2]


def test_pencil_boxes_stay_filled() -> None:
    legacy = says(1, GainTick("attack", (0, 1, 0, 1, 1, 2)))
    position = at_the_table(hero(a1=half(legacy, legacy)))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert position.attack == 1
    play(position, n.ACTIVATE)
    assert position.attack == 1  # the next box says 0
    assert list(position.ticks.values()) == [2]


def test_exhaust_paid_cards_are_discarded_as_they_are() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    assert position.sides[0] == 0 and 0 in position.hand + position.deck


def test_exhaust_unpaid_cards_are_turned_and_then_removed() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), n.END, (n.EXHAUST, 1))
    assert position.sides[0] == 1
    position = at_the_table(hero())
    position.sides[0] = 1
    play(position, (n.OPEN, 1), n.END, (n.EXHAUST, 1))
    assert position.removed == [0]


def test_exhaust_charge_and_infuse_cards_have_no_effect() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), (n.CHARGE, 2), (n.INFUSE, 3), n.END)
    assert n.PAY + 1 not in choices(position) and n.PAY + 2 not in choices(position)
    play(position, (n.EXHAUST, 2), (n.EXHAUST, 3))
    assert position.sides[1] == position.sides[2] == 0


def test_A16_the_order_of_exhausting_is_the_order_on_the_deck() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), (n.CHARGE, 2), n.END, (n.EXHAUST, 2), (n.PAY, 1))
    # 3 cards lay in the deck; 2 were drawn for the two that were played
    assert position.deck[-2:] == [1, 0]


def test_A18_points_from_exhaust_effects_count_in_execute() -> None:
    brittle = half(says(1, Gain("attack", 3)), exhaust=Exhaust(1, "deflect"))
    position = at_the_table(hero(a1=brittle))
    told = play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.EXHAUST, 1))
    assert "enemy-defeated" in told  # 3 + 2 reach a Defense of 5


def test_execute_attack_that_reaches_defense_defeats_and_gains_a_level() -> None:
    position = at_the_table(hero(a1=half(says(1, Gain("attack", 5)))))
    told = play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert "enemy-defeated" in told and position.level == 5
    assert position.pending() == Over((1.0,), "won")


def test_execute_what_is_not_blocked_is_hits() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE, n.END)
    exhaust_all(position)
    # Attack 3 - Defense 1 = 2 hits
    assert position.agenda[-1].name == "hit" and position.view(0).question == HitsLeft(2)
    play(position, (n.HIT, 2))
    assert position.sides[1] == 1
    play(position, (n.HIT, 2))
    assert position.removed == [1]
    assert position.agenda[-1].name == "opening"


def test_A20_a_fresh_hero_survives_fifteen_hits_and_dies_of_the_sixteenth() -> None:
    position = with_fight(at_the_table(hero()), attack=16)
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    for hit in range(16):
        assert position.over is None, hit
        position.play(choices(position)[0])
    assert position.pending() == Over((0.0,), "defeated")


def test_A21_a_shield_in_hand_absorbs_a_hit() -> None:
    shield = half(exhaust=Exhaust(1, "shield"))
    position = with_fight(at_the_table(hero(a2=shield)), attack=1)
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1), (n.HIT, 2))
    assert position.sides[1] == 0 and not position.removed


def test_A5_a_modifier_looks_at_what_was_in_play_at_the_end_of_plan() -> None:
    weak = Modifier(Text("Afraid of fire"), stat="defense", by=-1, element="fire")
    fiery = half(says(1, Gain("attack", 4)), element="fire")
    position = with_fight(at_the_table(hero(a1=fiery)), modifier=weak)
    told = play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert "enemy-defeated" in told  # 4 reach 5 - 1


def test_A31_a_trap_is_won_by_defense_alone() -> None:
    trap = Modifier(Text("Trap"), trap=True)
    strong = half(says(1, Gain("defense", 3)))
    position = with_fight(at_the_table(hero(a1=strong)), modifier=trap, defense=None)
    told = play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert "enemy-defeated" in told


def test_an_anchor_that_is_paid_is_drawn_next() -> None:
    anchor = half(exhaust=Exhaust(1, "anchor"))
    position = with_fight(at_the_table(hero(a1=anchor)), attack=0)
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    assert 0 in position.hand


def test_restore_sets_the_tracks_to_zero_and_draws_to_five() -> None:
    position = with_fight(at_the_table(hero()), attack=0)
    play(position, (n.OPEN, 1), n.ACTIVATE, (n.CHARGE, 2), n.END)
    exhaust_all(position, pay=True)
    assert (position.attack, position.defense, position.mana) == (0, 0, 0)
    assert len(position.hand) == 5
    assert position.fight is not None and position.fight.turns == 2


def test_a_card_that_is_played_is_in_one_place_only() -> None:
    position = at_the_table(hero(a1=half(ATTACK, DEFEND)))
    play(position, (n.OPEN, 1), (n.CHARGE, 2), (n.INFUSE, 3), (n.ADD, 4), (n.STRAIN_ATTACK, 5))
    everywhere = [card for card, _ in position.cross.cards]
    assert sorted(everywhere + position.hand + position.deck + position.removed) == list(range(8))
