"""Worked Combat Turns, with the sums written out.

A plain card has value 3, costs 1 Mana to exhaust, and says "1: gain 2 Attack" and "1: gain 1
Defense"; its lower half has value 5 and costs 2.
"""

from __future__ import annotations

from rulebook.travelers.heroes import choices, half, says
from rulebook.travelers.worked_turn import Turn
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.instructions import (
    Exhaust,
    Gain,
    GainTick,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    HeroAbility,
    Pay,
    PreviousStars,
    Sentence,
    TakeBack,
    Transfer,
)

# Mana


def test_turn_1_an_opening_card_alone() -> None:
    turn = Turn(level=2).plays((n.OPEN, 1))
    assert turn.tracks == (2, 0, 0)  # value 3, but Level 2
    turn.plays(n.ACTIVATE)
    assert turn.tracks == (2 - 1, 2, 0)
    turn.plays(n.END, (n.PAY, 1))
    assert turn.tracks == (1 - 1, 2, 0)
    assert not turn.won  # 2 do not reach 5
    assert turn.hits == 3 - 0


def test_turn_2_a_charge_above_the_level_is_lost() -> None:
    turn = Turn(a1=half(value=2)).plays((n.OPEN, 1), (n.CHARGE, 2))
    assert turn.tracks == (4, 0, 0)  # 2 + 3 = 5, but Level 4


def test_turn_3_whoever_spends_first_charges_more() -> None:
    turn = Turn().plays((n.OPEN, 1), n.ACTIVATE, n.ACTIVATE, (n.CHARGE, 2))
    # 3 - 1 - 1 + 3 = 4: nothing is lost
    assert turn.tracks == (4, 2, 1)
    turn = Turn().plays((n.OPEN, 1), (n.CHARGE, 2), n.ACTIVATE, n.ACTIVATE)
    # 3 + 3 = 6 is 4, and 4 - 1 - 1 = 2
    assert turn.tracks == (2, 2, 1)


def test_turn_4_an_ability_that_brings_mana_is_capped_too() -> None:
    turn = Turn(a1=half(says(1, Gain("mana", 5)))).plays((n.OPEN, 1), n.ACTIVATE)
    assert turn.tracks == (4, 0, 0)  # 3 - 1 + 5 = 7, but Level 4


def test_turn_5_two_charges_pay_for_a_dear_ability() -> None:
    dear = half(says(8, Gain("attack", 12)), value=2)
    turn = Turn(level=9, a1=dear, foe={"defense": 12}).plays(
        (n.OPEN, 1), (n.CHARGE, 2), (n.CHARGE, 3)
    )
    assert turn.tracks == (2 + 3 + 3, 0, 0)
    turn.plays(n.ACTIVATE)
    assert turn.tracks == (8 - 8, 12, 0)
    turn.plays(n.END, (n.EXHAUST, 2), (n.EXHAUST, 3), (n.EXHAUST, 1))
    assert turn.won and turn.side(1) == 1  # nothing was left to pay for it


# Elements, Constellations, Banners


def test_turn_6_an_infused_element_makes_two() -> None:
    fiery = half(says(2, Gain("attack", 6), when=(HasElement("fire", 2),)), element="fire")
    turn = Turn(a1=fiery, a2=half(element="fire")).plays((n.OPEN, 1), (n.INFUSE, 2), n.ACTIVATE)
    assert turn.tracks == (3 - 2, 6, 0)  # 1 + 1 Fire
    turn.plays(n.END, (n.EXHAUST, 2), (n.PAY, 1))
    assert turn.won  # 6 reach 5


def test_turn_7_a_charged_element_is_not_in_play() -> None:
    fiery = half(says(2, Gain("attack", 6), when=(HasElement("fire", 2),)), element="fire")
    turn = Turn(a1=fiery, a2=half(element="fire")).plays((n.OPEN, 1), (n.CHARGE, 2), n.ACTIVATE)
    assert turn.tracks == (4 - 2, 0, 0)  # 1 Fire only


def test_turn_8_two_infused_cards_make_a_constellation_of_three() -> None:
    stars = says(1, Gain("attack", 7), when=(HasConstellation((1, 1, 2)),))
    single = half(says(1, Gain("attack", 1)))
    turn = Turn(a1=half(stars, stars), a2=single, a3=single)
    turn.plays((n.OPEN, 1), (n.INFUSE, 2), n.ACTIVATE)
    assert turn.tracks == (3 - 1, 0, 0)  # 1-2 is not 1-1-2
    turn.plays((n.INFUSE, 3), n.ACTIVATE)
    assert turn.tracks == (2 - 1, 7, 0)


def test_turn_9_charged_banners_count_beside_the_main_banner() -> None:
    proud = half(says(1, Gain("attack", 5), when=(HasBanner(1, 3),)))
    turn = Turn(a1=proud).plays((n.OPEN, 1), (n.CHARGE, 2), (n.CHARGE, 3), n.ACTIVATE)
    assert turn.tracks == (4 - 1, 5, 0)  # 1 + 2 single tips


def test_turn_10_an_added_card_changes_the_main_banner_and_not_the_number() -> None:
    proud = half(says(1, Gain("attack", 5), when=(HasBanner(2), HasBanner(1))), value=5)
    turn = Turn(b2=proud, lower=(2,)).plays((n.OPEN, 1), (n.ADD, 2), n.ACTIVATE)
    assert turn.tracks == (3 - 1, 0, 0)  # one double tip, no single one
    turn = Turn(b2=proud, lower=(2,)).plays((n.OPEN, 1), (n.CHARGE, 3), (n.ADD, 2), n.ACTIVATE)
    assert turn.tracks == (4 - 1, 5, 0)  # the single tip of the Charge


# Add


def test_turn_11_three_first_abilities_in_a_column() -> None:
    turn = Turn(level=9, foe={"defense": 6})
    turn.plays((n.OPEN, 1), n.ACTIVATE, (n.ADD, 2), n.ACTIVATE, (n.ADD, 3), n.ACTIVATE)
    assert turn.tracks == (3 - 1 - 1 - 1, 2 + 2 + 2, 0)
    turn.plays(n.END, (n.EXHAUST, 1), (n.EXHAUST, 2), (n.EXHAUST, 3))
    assert turn.won and [turn.side(card) for card in (1, 2, 3)] == [1, 1, 1]


def test_turn_12_a_card_that_looks_at_the_spheres_above_it() -> None:
    looks = half(says(1, Gain("attack", 6), when=(PreviousStars(2),)))
    turn = Turn(a2=looks).plays((n.OPEN, 1), (n.ADD, 2), n.ACTIVATE)
    assert turn.tracks == (3 - 1, 6, 0)  # the Opening Card has two spheres
    turn = Turn(a2=looks).plays((n.OPEN, 2), n.ACTIVATE)
    assert turn.tracks == (3 - 1, 0, 0)  # nothing is above it


def test_turn_13_few_cards_left_in_hand() -> None:
    last = half(says(1, Gain("defense", 5), when=(HasCards("<=", 2, "hand"),)))
    turn = Turn(a1=last).plays((n.OPEN, 1), (n.CHARGE, 2), (n.INFUSE, 3), n.ACTIVATE)
    assert turn.tracks == (4 - 1, 0, 5)  # 5 - 3 = 2 in hand


# Strain


def test_turn_14_strained_cards_reach_exactly() -> None:
    turn = Turn(foe={"defense": 4}).plays((n.OPEN, 1), n.ACTIVATE)
    turn.plays((n.STRAIN_ATTACK, 2), (n.STRAIN_ATTACK, 3))
    assert turn.tracks == (3 - 1 - 1 - 1, 2 + 1 + 1, 0)
    turn.plays(n.END, (n.EXHAUST, 1), (n.EXHAUST, 2), (n.EXHAUST, 3))
    assert turn.won  # 4 reach 4


def test_turn_15_strained_cards_block_all_but_one() -> None:
    turn = Turn(a1=half(value=4)).plays((n.OPEN, 1), (n.STRAIN_DEFENSE, 2), (n.STRAIN_DEFENSE, 3))
    assert turn.tracks == (4 - 2, 0, 2)
    turn.plays(n.END, (n.PAY, 2), (n.PAY, 3), (n.EXHAUST, 1))
    assert turn.hits == 3 - 2
    turn.plays((n.HIT, 4))
    # cards 1 and 4 were turned, one by Exhaust and one by the hit
    assert [turn.side(card) for card in (1, 2, 3, 4)] == [1, 0, 0, 1]


# Exhaust


def test_turn_16_the_mana_that_is_left_is_shared_in_the_order_of_the_player() -> None:
    dear, cheap = half(exhaust=Exhaust(2)), half(exhaust=Exhaust(1))
    turn = Turn(a1=dear, a2=cheap).plays((n.OPEN, 1), n.ACTIVATE, (n.ADD, 2), n.END)
    assert turn.tracks == (2, 2, 0)
    turn.plays((n.PAY, 2))
    assert turn.tracks == (2 - 1, 2, 0)
    # 1 is less than 2: card 1 can only be turned
    assert choices(turn.position) == [n.EXHAUST]
    turn.plays((n.EXHAUST, 1))
    assert (turn.side(1), turn.side(2)) == (1, 0)


def test_turn_17_a_spark_pays_for_its_neighbour() -> None:
    spark = half(says(3, Gain("attack", 5)), exhaust=Exhaust(1, "spark"))
    turn = Turn(a1=spark, a2=half(exhaust=Exhaust(2))).plays((n.OPEN, 1), n.ACTIVATE, (n.ADD, 2))
    assert turn.tracks == (3 - 3, 5, 0)
    turn.plays(n.END, (n.EXHAUST, 1))
    assert turn.tracks == (2, 5, 0)
    turn.plays((n.PAY, 2))
    assert turn.won and (turn.side(1), turn.side(2)) == (1, 0)


def test_turn_18_a_deflecting_lower_half_strikes_and_is_lost() -> None:
    brittle = half(says(1, Gain("attack", 2)), value=5, exhaust=Exhaust(3, "deflect"))
    turn = Turn(b1=brittle, lower=(1,)).plays((n.OPEN, 1), n.ACTIVATE)
    assert turn.tracks == (4 - 1, 2, 0)
    turn.plays(n.END, (n.EXHAUST, 1))
    assert turn.won  # 2 + 3 reach 5
    assert turn.position.removed == [0]


def test_turn_19_tenacity_blocks_what_was_open() -> None:
    tough = half(exhaust=Exhaust(1, "tenacity"))
    turn = Turn(a1=tough).plays(
        (n.OPEN, 1), (n.STRAIN_DEFENSE, 2), n.END, (n.PAY, 2), (n.EXHAUST, 1)
    )
    # 1 from the strained card + 2 left behind = 3, against Attack 3
    assert "enemy-attacked" in turn.told and turn.hits == 0


def test_turn_20_an_anchor_is_in_the_next_hand() -> None:
    anchor = half(exhaust=Exhaust(1, "anchor"))
    turn = Turn(a1=anchor, foe={"attack": 0}).plays((n.OPEN, 1), n.END, (n.PAY, 1))
    # the deck was 6 7 8; card 1 goes below them and is the one that is drawn
    assert sorted(turn.position.hand) == [0, 1, 2, 3, 4] and turn.position.deck == [5, 6, 7]


# Points


def test_turn_21_attack_becomes_defense() -> None:
    shield = half(
        says(1, Gain("attack", 4)), says(1, Transfer("attack", "defense"), Gain("attack", 1))
    )
    turn = Turn(a1=shield).plays((n.OPEN, 1), n.ACTIVATE)
    assert turn.tracks == (2, 4, 0)
    turn.plays(n.ACTIVATE)
    assert turn.tracks == (1, 0 + 1, 0 + 4)
    turn.plays(n.END, (n.PAY, 1))
    assert not turn.won and turn.hits == 0  # 1 does not reach 5; 3 - 4 is below 0


def test_turn_22_defense_is_paid_for_attack_once_and_not_twice() -> None:
    sells = says(1, Pay("defense", 1), Gain("attack", 4))
    turn = Turn(a2=half(sells, sells)).plays((n.OPEN, 1), (n.STRAIN_DEFENSE, 3))
    assert turn.tracks == (3 - 1, 0, 1)
    turn.plays((n.ADD, 2), n.ACTIVATE)
    assert turn.tracks == (2 - 1, 4, 1 - 1)
    turn.plays(n.ACTIVATE)
    assert turn.tracks == (1 - 1, 4, 0)  # nothing to pay with, and the Mana is gone


def test_turn_23_a_second_sentence_sees_the_first() -> None:
    ability = HeroAbility(
        2,
        (
            Sentence((Gain("defense", 1),)),
            Sentence((Gain("attack", 3),), (HasPoints("defense", 2),)),
        ),
    )
    turn = Turn(a1=half(ability, value=4)).plays((n.OPEN, 1), n.ACTIVATE)
    assert turn.tracks == (4 - 2, 0, 1)  # 1 Defense is less than 2
    turn = Turn(a1=half(ability, value=4)).plays((n.OPEN, 1), (n.STRAIN_DEFENSE, 2), n.ACTIVATE)
    assert turn.tracks == (4 - 1 - 2, 3, 1 + 1)


def test_turn_24_cards_that_are_taken_back_charge() -> None:
    back = half(says(1, TakeBack(2)), says(3, Gain("attack", 5)))
    turn = Turn(a1=back).plays((n.OPEN, 1), (n.INFUSE, 2), (n.INFUSE, 3), n.ACTIVATE)
    assert turn.tracks == (3 - 1, 0, 0)
    turn.plays((n.TAKE, 2), (n.TAKE, 3), (n.CHARGE, 2), n.ACTIVATE)
    assert turn.tracks == (4 - 3, 5, 0)  # 2 + 3 = 5, but Level 4
    turn.plays(n.END, (n.EXHAUST, 2), (n.PAY, 1))
    assert turn.won


def test_turn_25_pencil_boxes_give_more_from_time_to_time() -> None:
    legacy = says(1, GainTick("attack", (0, 1, 0, 1, 1, 2)))
    turn = Turn(level=9, a1=half(legacy, legacy), b1=half(legacy, legacy)).plays((n.OPEN, 1))
    gained = []
    for _ in range(2):
        before = turn.position.attack
        turn.plays(n.ACTIVATE)
        gained.append(turn.position.attack - before)
    assert gained == [1, 0]
    assert turn.tracks == (3 - 1 - 1, 1 + 0, 0)


# Hits, Levels, several turns


def test_turn_26_one_short_and_one_blocked() -> None:
    turn = Turn().plays((n.OPEN, 1), n.ACTIVATE, n.ACTIVATE, (n.CHARGE, 2))
    turn.plays((n.STRAIN_ATTACK, 3), (n.STRAIN_ATTACK, 4))
    assert turn.tracks == (4 - 2, 2 + 2, 1)
    turn.plays(n.END, (n.EXHAUST, 2), (n.PAY, 1), (n.PAY, 3), (n.EXHAUST, 4))
    assert not turn.won  # 4 do not reach 5
    assert turn.hits == 3 - 1


def test_turn_27_shields_in_hand_take_the_hits() -> None:
    shield = half(exhaust=Exhaust(1, "shield"))
    turn = Turn(a2=shield, b3=shield, lower=(3,)).plays((n.OPEN, 1), n.END, (n.PAY, 1))
    assert turn.hits == 3
    turn.plays((n.HIT, 2), (n.HIT, 3), (n.HIT, 4))
    # 2 is discarded as it is, 3 is turned up again, 4 is turned down: nothing is lost
    assert [turn.side(card) for card in (2, 3, 4)] == [0, 0, 1] and not turn.position.removed


def test_turn_28_first_block_then_strike() -> None:
    wall, blow = half(says(3, Gain("defense", 3))), half(says(3, Gain("attack", 5)), value=4)
    turn = Turn(a1=wall, a2=blow).plays((n.OPEN, 1), n.ACTIVATE, n.END, (n.EXHAUST, 1))
    assert not turn.won and turn.hits == 0  # 3 - 3
    assert turn.tracks == (0, 0, 0)
    assert sorted(turn.position.hand) == [1, 2, 3, 4, 5]  # four kept, 6 drawn
    turn.plays((n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    assert turn.won and turn.position.level == 4 + 1


def test_turn_29_a_hero_of_a_higher_level_learns_nothing() -> None:
    blow = half(says(3, Gain("attack", 5)))
    turn = Turn(level=5, a1=blow).plays((n.OPEN, 1), n.ACTIVATE, n.END, (n.EXHAUST, 1))
    assert turn.won and turn.position.level == 5
