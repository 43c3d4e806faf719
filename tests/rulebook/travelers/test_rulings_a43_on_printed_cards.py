"""Rulings A11 and A43 on: what the printed cards say and the manuals do not explain."""

from __future__ import annotations

import pytest

from rulebook.travelers.heroes import (
    asked,
    at_the_table,
    choices,
    half,
    hero,
    play,
    says,
    with_fight,
)
from rulebook.travelers.table import in_world, region, world
from rulebook.travelers.table import says as orders
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.instructions import (
    Choose,
    Exhaust,
    ExhaustForm,
    ExhaustHeroCards,
    Gain,
    GainTick,
    HasPoints,
    HeroAbility,
    IgnoreModifier,
    Pay,
    RepeatAbility,
    TakeBack,
)
from stampadia.workbench.bilingual import Text

RIGHT = n.GO + 1


# A43: Exhaust Effects without a price


@pytest.mark.parametrize("form", ["discard", "turn", "deflect", "shield"])
def test_A43_what_has_no_price_cannot_be_paid(form: ExhaustForm) -> None:
    position = at_the_table(hero(a1=half(exhaust=Exhaust(None, form))))
    play(position, (n.OPEN, 1), (n.ADD, 2), n.END)
    assert position.mana == 3
    assert choices(position) == [n.EXHAUST, n.EXHAUST + 1, n.PAY + 1]


@pytest.mark.parametrize("side", [0, 1])
def test_A43_a_card_that_says_discard_is_discarded_as_it_is(side: int) -> None:
    free = half(exhaust=Exhaust(None, "discard"))
    position = at_the_table(hero(a1=free, b1=free))
    position.sides[0] = side
    play(position, (n.OPEN, 1), n.END, n.EXHAUST)
    assert (position.sides[0], position.deck[-1], position.removed) == (side, 0, [])


@pytest.mark.parametrize("side", [0, 1])
def test_A43_a_card_that_says_turn_discard_is_turned_from_either_half(side: int) -> None:
    turns = half(exhaust=Exhaust(None, "turn"))
    position = at_the_table(hero(a1=turns, b1=turns))
    position.sides[0] = side
    play(position, (n.OPEN, 1), n.END, n.EXHAUST)
    assert (position.sides[0], position.deck[-1], position.removed) == (1 - side, 0, [])


def test_A43_a_card_that_says_discard_takes_every_hit() -> None:
    free = half(exhaust=Exhaust(None, "discard"))
    position = with_fight(at_the_table(hero(a2=free)), attack=3)
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    assert asked(position) == "hit"
    play(position, (n.HIT, 2), (n.HIT, 2), (n.HIT, 2))
    assert asked(position) != "hit"
    assert position.sides == [0] * 8


def test_A43_without_a_price_a_special_effect_always_leaves_its_points() -> None:
    position = at_the_table(hero(a1=half(exhaust=Exhaust(None, "deflect"))))
    position.play(n.OPEN)
    position.play(n.END)
    told = [event.name for event in position.play(n.EXHAUST)]
    assert told[:4] == ["exhausted", "gained", "turned", "discarded"]


def test_A43_a_text_that_exhausts_cards_offers_no_price_either() -> None:
    lands = world(a2=region(orders(ExhaustHeroCards(1))))
    who = hero(**{f"a{card}": half(exhaust=Exhaust(None, "discard")) for card in range(1, 9)})
    position = in_world(lands, who)
    position.mana = 4
    play(position, RIGHT, (n.TAKE, 1))
    assert all(choice < n.PAY for choice in choices(position))
    play(position, (n.EXHAUST, 2))
    assert position.deck[-1] == 1 and position.sides[1] == 0


# A44: the enemy's Modifier ignored

IGNORES = half(says(1, IgnoreModifier()))
THORNS = Modifier(Text("Thorns"), "attack", 2, cards=">=", count=1)
TRAP = Modifier(Text("Trap"), trap=True)


def test_A44_an_ignored_modifier_has_no_effect_in_this_turn() -> None:
    position = with_fight(at_the_table(hero(a1=IGNORES)), attack=1, defense=99, modifier=THORNS)
    told = play(position, (n.OPEN, 1), n.ACTIVATE)
    assert "modifier-ignored" in told
    play(position, n.END, (n.PAY, 1))
    assert position.fight is not None and position.fight.attack == 1


def test_A44_in_the_next_turn_the_modifier_counts_again() -> None:
    position = with_fight(at_the_table(hero(a1=IGNORES)), attack=1, defense=99, modifier=THORNS)
    play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1), (n.HIT, 2))
    assert asked(position) == "opening"
    play(position, (n.OPEN, 3), n.END)
    assert position.fight is not None and position.fight.attack == 3


def test_A44_where_there_is_no_modifier_nothing_happens() -> None:
    position = at_the_table(hero(a1=half(says(1, IgnoreModifier()), says(1, IgnoreModifier()))))
    told = play(with_fight(position, modifier=None), (n.OPEN, 1), n.ACTIVATE)
    assert "modifier-ignored" not in told
    position = with_fight(at_the_table(hero(a1=half(*IGNORES.abilities * 2))), modifier=THORNS)
    told = play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE)
    assert told.count("modifier-ignored") == 1


def test_A44_an_ignored_trap_is_not_won_by_defense() -> None:
    for activated in (0, 1):
        position = with_fight(at_the_table(hero(a1=IGNORES)), attack=0, defense=None, modifier=TRAP)
        play(position, (n.OPEN, 1), *[n.ACTIVATE] * activated, n.END)
        told = play(position, (n.PAY, 1))
        assert ("enemy-defeated" in told) == (not activated)


# A45: choices

OR = Choose((Gain("attack", 2),), (Gain("defense", 3),))
TRADE = Choose((Pay("attack", 1), Gain("defense", 4)))


def test_A45_of_two_ways_one_is_chosen() -> None:
    for choice, points in ((n.YES, (2, 0)), (n.NO, (0, 3))):
        position = at_the_table(hero(a1=half(says(1, OR))))
        play(position, (n.OPEN, 1), n.ACTIVATE)
        assert asked(position) == "choose" and choices(position) == [n.YES, n.NO]
        play(position, choice)
        assert (position.attack, position.defense) == points
        assert asked(position) == "plan"


def test_A45_what_may_be_done_may_be_left_undone() -> None:
    for choice, points in ((n.YES, (1, 4)), (n.NO, (2, 0))):
        position = at_the_table(hero(a1=half(says(1, Gain("attack", 2)), says(1, TRADE))))
        play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE)
        told = play(position, choice)
        assert (position.attack, position.defense) == points
        assert ("not-chosen" in told) == (choice == n.NO)


def test_A45_what_cannot_be_paid_is_not_offered() -> None:
    position = at_the_table(hero(a1=half(says(1, TRADE))))
    told = play(position, (n.OPEN, 1), n.ACTIVATE)
    assert "nothing-offered" in told and asked(position) == "plan"


def test_A45_where_one_way_is_left_it_is_taken() -> None:
    trades = Choose((Pay("attack", 1), Gain("mana", 2)), (Gain("defense", 3),))
    position = at_the_table(hero(a1=half(says(1, trades))))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert asked(position) == "plan" and position.defense == 3


def test_A45_what_would_change_nothing_is_not_offered() -> None:
    for action in (TakeBack(1), IgnoreModifier(), Gain("mana", 2)):
        position = at_the_table(hero(a1=half(says(0, Choose((action,))), value=9)))
        told = play(with_fight(position, modifier=None), (n.OPEN, 1), n.ACTIVATE)
        assert "nothing-offered" in told
    position = at_the_table(hero(a1=half(says(1, Choose((TakeBack(1),))))))
    play(position, (n.OPEN, 1), (n.INFUSE, 2), n.ACTIVATE)
    assert asked(position) == "choose"


def test_A45_the_choice_waits_for_its_condition() -> None:
    position = at_the_table(hero(a1=half(says(1, OR, when=(HasPoints("defense", 1),)))))
    told = play(position, (n.OPEN, 1), n.ACTIVATE)
    assert "condition-not-met" in told and asked(position) == "plan"


# A11: an ability that repeats another

AGAIN = says(1, RepeatAbility())


def test_A11_the_last_ability_before_is_repeated_for_its_cost() -> None:
    position = at_the_table(hero(a1=half(says(2, Gain("attack", 3)), AGAIN, value=9)), level=7)
    play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE)
    assert asked(position) == "repeat" and choices(position) == [n.YES, n.NO]
    told = play(position, n.YES)
    assert "repeated" in told
    assert (position.attack, position.mana) == (6, 7 - 2 - 1 - 2)
    assert asked(position) == "plan"


def test_A11_it_may_be_left() -> None:
    position = at_the_table(hero(a1=half(says(2, Gain("attack", 3)), AGAIN, value=9)), level=7)
    play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE, n.NO)
    assert (position.attack, position.mana) == (3, 4)


def test_A11_the_ability_before_may_be_another_cards() -> None:
    position = at_the_table(hero(a1=half(says(1, Gain("attack", 3))), a2=half(AGAIN)))
    play(position, (n.OPEN, 1), n.ACTIVATE, (n.ADD, 2), n.ACTIVATE, n.YES)
    assert (position.attack, position.mana) == (6, 0)


def test_A11_without_an_ability_before_or_its_cost_nothing_is_repeated() -> None:
    position = at_the_table(hero(a1=half(AGAIN)))
    assert "nothing-offered" in play(position, (n.OPEN, 1), n.ACTIVATE)
    position = at_the_table(hero(a1=half(says(2, Gain("attack", 3)), AGAIN)))
    assert "nothing-offered" in play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE)


def test_A11_in_the_next_turn_nothing_is_before() -> None:
    who = hero(a1=half(says(1, Gain("attack", 3))), a2=half(AGAIN))
    position = with_fight(at_the_table(who), attack=0, defense=99)
    play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert asked(position) == "opening"
    assert "nothing-offered" in play(position, (n.OPEN, 2), n.ACTIVATE)


@pytest.mark.parametrize("before", [AGAIN, says(1, GainTick("attack", (0, 1, 2)))])
def test_A11_what_repeats_and_what_ticks_boxes_is_not_repeated(before: HeroAbility) -> None:
    position = at_the_table(hero(a1=half(before, AGAIN)))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert "nothing-offered" in play(position, n.ACTIVATE)


def test_A11_conditions_are_looked_at_again() -> None:
    grows = says(1, Gain("attack", 5), when=(HasPoints("defense", 1),))
    position = at_the_table(hero(a1=half(grows, AGAIN)))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert position.attack == 0
    position.defense = 1
    play(position, n.ACTIVATE, n.YES)
    assert position.attack == 5
