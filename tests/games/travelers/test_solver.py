"""The hand solver against brute force, against worked turns, and how much work it is."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec import structs

from examples import examples
from games.travelers.brute_force import best_of_all, play_out, with_hand
from games.travelers.odd_heroes import echoing_hero, odd_choice, odd_enemy, odd_hero, odd_hero_with
from rulebook.travelers.heroes import ATTACK, half, hero, says
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver import (
    Order,
    Outcome,
    Reach,
    Situation,
    Turn,
    best_turn,
    careful,
    eager,
    hint,
    level_reach,
    reach,
    reach_curve,
)
from stampadia.games.travelers.content import Enemy, Hero, Modifier
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.instructions import (
    Choose,
    Empty,
    Exhaust,
    Gain,
    HasCards,
    HasConstellation,
    HasElement,
    HeroAbility,
    IgnoreModifier,
    Pay,
    PreviousStars,
    RepeatAbility,
    Sentence,
    Transfer,
)
from stampadia.games.travelers.rules.fight import Card
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.workbench.bilingual import Text
from work import calls_of

MEDIAN_CALLS = 450_000
"""A sixth of a second on a machine of today; `python -m benchmarks` tells the time."""
"""Twice what a hint may take, for the sake of busy machines."""


def enemy(attack: int, defense: int | None, modifier: Modifier | None = None) -> Enemy:
    return Enemy(Text("Foe"), 4, attack, defense, modifier)


def some_hand(dealer: Dealer, size: int) -> tuple[Card, ...]:
    return tuple((card, dealer.below(2)) for card in dealer.shuffled(range(8))[:size])


def check(who: Hero, hand: tuple[Card, ...], level: int, foe: Enemy, order: Order) -> Turn:
    """No turn is better, and this one is what it says."""
    turn = best_turn(Situation(who, level, hand), foe, order=order)
    assert order(turn.outcome) == best_of_all(with_hand(who, hand, level, foe), order)
    assert order(play_out(with_hand(who, hand, level, foe), turn.choices)) == order(turn.outcome)
    return turn


# Against brute force

STRONG = enemy(99, 99)
"""Against it every point of Defense counts."""


@pytest.mark.parametrize("number", range(examples(40)))
def test_no_turn_of_a_made_hero_is_better(number: int) -> None:
    dealer = Dealer(f"solver {number}")
    foe = enemy(dealer.below(10), 1 + dealer.below(16))
    order = dealer.one_of((careful, eager))
    check(make_hero(f"solver {number}"), some_hand(dealer, 3), 2 + dealer.below(8), foe, order)


@pytest.mark.parametrize("number", range(examples(60)))
def test_no_turn_of_an_odd_hero_is_better(number: int) -> None:
    """Every instruction, special Exhaust Effects, Modifiers and Traps, in any company."""
    dealer = Dealer(f"odd {number}")
    who, foe, level = odd_hero(dealer), odd_enemy(dealer), 2 + dealer.below(4)
    check(who, some_hand(dealer, 3), level, foe, dealer.one_of((careful, eager)))


@pytest.mark.parametrize("number", range(examples(30)))
def test_no_turn_that_ignores_a_modifier_is_better(number: int) -> None:
    dealer = Dealer(f"ignore {number}")
    who, foe = odd_hero_with(dealer, IgnoreModifier()), odd_enemy(dealer)
    while foe.modifier is None:
        foe = odd_enemy(dealer)
    check(who, some_hand(dealer, 3), 3 + dealer.below(4), foe, dealer.one_of((careful, eager)))


@pytest.mark.parametrize("number", range(examples(30)))
def test_no_turn_with_a_choice_is_better(number: int) -> None:
    """ "You may …" and "… or …"."""
    dealer = Dealer(f"choose {number}")
    who = odd_hero_with(dealer, *(odd_choice(dealer) for _ in range(8)))
    foe = dealer.one_of((STRONG, odd_enemy(dealer)))
    check(who, some_hand(dealer, 3), 3 + dealer.below(4), foe, dealer.one_of((careful, eager)))


@pytest.mark.parametrize("number", range(examples(30)))
def test_no_turn_that_repeats_an_ability_is_better(number: int) -> None:
    dealer = Dealer(f"repeat {number}")
    who = echoing_hero(dealer)
    foe = dealer.one_of((STRONG, odd_enemy(dealer)))
    check(who, some_hand(dealer, 3), 3 + dealer.below(4), foe, dealer.one_of((careful, eager)))


@pytest.mark.deep
@pytest.mark.parametrize("number", range(8))
def test_no_turn_with_four_cards_is_better(number: int) -> None:
    dealer = Dealer(f"four {number}")
    who, foe, level = odd_hero(dealer), odd_enemy(dealer), 2 + dealer.below(4)
    check(who, some_hand(dealer, 4), level, foe, careful)


@pytest.mark.parametrize("number", range(15))
def test_a_hint_in_the_middle_of_plan_is_the_best_way_on(number: int) -> None:
    dealer = Dealer(f"hint {number}")
    who, foe, level = odd_hero(dealer), odd_enemy(dealer), 2 + dealer.below(4)
    position = with_hand(who, some_hand(dealer, 4), level, foe)
    for _ in range(3):
        pending = position.pending()
        assert isinstance(pending, Ask)
        choices = [choice for choice in pending.choices if choice != n.END]
        if position.agenda[-1].name in ("opening", "plan") and choices:
            position.play(dealer.one_of(choices))
    if position.agenda[-1].name != "plan":
        assert hint(position) is None
        return
    turn = hint(position)
    assert turn is not None
    assert careful(turn.outcome) == best_of_all(position.clone(), careful)
    assert careful(play_out(position, turn.choices)) == careful(turn.outcome)


# Worked turns

PLAIN = hero()
"""Upper halves: value 3, Exhaust 1, 1 Mana for 2 Attack, then 1 Mana for 1 Defense."""
HAND = ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))


def test_the_enemy_is_defeated_and_everything_paid() -> None:
    turn = best_turn(Situation(PLAIN, 4, HAND), enemy(3, 2))
    assert turn.outcome == Outcome(2, 0, unpaid=0, hits=0, defeated=True, kept=4)
    # 3 Mana: 1 for the ability, 1 for the Exhaust Effect
    assert turn.choices == (n.OPEN, n.ACTIVATE, n.END, n.PAY)


def test_more_attack_takes_more_cards() -> None:
    """4 Attack are two cards: 1 + 1 for the abilities, 1 + 1 for the Exhaust Effects, and the
    Opening Card brings only 3, so a third is charged."""
    turn = best_turn(Situation(PLAIN, 4, HAND), enemy(3, 4))
    assert (turn.outcome.attack, turn.outcome.kept) == (4, 2)


def test_who_cannot_win_takes_the_least_damage() -> None:
    turn = best_turn(Situation(PLAIN, 4, HAND[:1]), enemy(3, 9))
    assert (turn.outcome.hits, turn.outcome.unpaid, turn.outcome.defeated) == (2, 0, False)
    assert turn.outcome.defense == 1  # 3 Mana: both abilities, and the Exhaust Effect


def test_victory_at_any_price_is_another_order() -> None:
    """At Level 2, 2 Mana: the ability and the Exhaust Effect, or two Strains more."""
    poor = hero(a1=half(ATTACK, value=2, exhaust=Exhaust(2)))
    situation, foe = Situation(poor, 2, HAND[:1]), enemy(0, 2)
    assert best_turn(situation, foe).outcome.defeated is False
    won = best_turn(situation, foe, order=eager).outcome
    assert (won.defeated, won.unpaid) == (True, 1)


def test_an_element_is_infused_where_a_card_asks_for_it() -> None:
    burns = says(1, Gain("attack", 6), when=(HasElement("fire", 1),))
    who = hero(a1=half(burns), a2=half(ATTACK, value=0, element="fire"))
    turn = best_turn(Situation(who, 4, HAND[:2]), enemy(9, 6))
    assert turn.outcome.defeated
    assert n.INFUSE + 1 in turn.choices


def test_a_constellation_is_laid_in_its_order() -> None:
    """1-2-2 with the Opening Card at the right end: the single sphere is infused last."""
    shines = says(1, Gain("attack", 9), when=(HasConstellation((1, 2, 2)),))
    who = hero(a1=half(shines, shines), a2=half(ATTACK), a3=half())
    turn = best_turn(Situation(who, 4, HAND[:3]), enemy(9, 9))
    assert turn.outcome.defeated
    assert turn.choices[:4] == (n.OPEN, n.INFUSE + 2, n.INFUSE + 1, n.ACTIVATE)


def test_a_transfer_waits_for_what_it_turns() -> None:
    turns = says(1, Transfer("defense", "attack"))
    who = hero(a1=half(says(1, Gain("defense", 5))), a2=half(turns))
    assert best_turn(Situation(who, 9, HAND[:2]), enemy(9, 5), order=eager).outcome.defeated


def test_a_special_exhaust_effect_counts_when_it_is_not_paid() -> None:
    """Ruling A18: Deflect leaves 2 Attack, which count in Execute."""
    who = hero(a1=half(says(9, Gain("attack", 1)), exhaust=Exhaust(1, "deflect")))
    outcome = best_turn(Situation(who, 2, HAND[:1]), enemy(9, 2)).outcome
    assert (outcome.attack, outcome.unpaid, outcome.defeated) == (2, 1, True)


def test_a_card_may_be_added_for_its_exhaust_effect_alone() -> None:
    """Two Deflects, 2 Attack each; no Mana for any ability."""
    deflect = half(says(9, Gain("attack", 1)), value=0, exhaust=Exhaust(1, "deflect"))
    turn = best_turn(Situation(hero(a1=deflect, a2=deflect), 2, HAND[:2]), enemy(9, 4))
    assert (turn.outcome.attack, turn.outcome.unpaid, turn.outcome.defeated) == (4, 2, True)


def test_a_charge_may_pay_for_a_strain() -> None:
    """2 Attack for the only Mana; then 1 Mana from a Charge, which pays a Strain for the third."""
    idle = says(9, Gain("attack", 1))
    who = hero(a1=half(ATTACK, value=1), a2=half(idle, value=1), a3=half(idle, value=0))
    turn = best_turn(Situation(who, 4, HAND[:3]), enemy(9, 3), order=eager)
    assert turn.outcome.defeated
    plan = turn.choices[: turn.choices.index(n.END)]
    assert plan == (n.OPEN, n.ACTIVATE, n.CHARGE + 1, n.STRAIN_ATTACK + 2)


def test_an_ability_is_skipped_where_having_less_is_better() -> None:
    """With 2 Attack the second card would make the hero pay both; with 1 it asks for nothing."""
    small = says(0, Gain("attack", 1))
    pays = says(0, Pay("attack", 2), Gain("defense", 1))
    gains = says(0, Gain("attack", 9), when=(PreviousStars(2),))
    who = hero(a1=half(small, small), a2=half(pays, gains))
    turn = best_turn(Situation(who, 4, HAND[:2]), enemy(9, 10), order=eager)
    assert (turn.outcome.attack, turn.outcome.defeated) == (10, True)
    assert turn.choices.count(n.ACTIVATE) == 3


def test_a_card_is_put_away_where_a_condition_must_not_be_met() -> None:
    """5 Attack from before would be lost with a card in hand; and the first card must open."""
    loses = says(0, Empty("attack"), when=(HasCards(">=", 1, "hand"),))
    gains = says(0, Gain("attack", 5), when=(HasConstellation((2,)),))
    idle = half(says(9, Gain("attack", 1)), value=0)
    who = hero(a1=half(loses, gains, value=0), a2=idle)
    outcome = best_turn(Situation(who, 4, HAND[:2], attack=5), enemy(9, 10), order=eager).outcome
    assert (outcome.attack, outcome.defeated) == (10, True)


def test_a_shield_in_hand_takes_a_hit() -> None:
    shield = half(says(9, Gain("attack", 1)), value=0, exhaust=Exhaust(0, "shield"))
    who = hero(a1=half(says(9, Gain("attack", 1))), a2=shield)
    outcome = best_turn(Situation(who, 2, HAND[:2]), enemy(1, 9)).outcome
    assert (outcome.hits, outcome.kept) == (0, 1)


def test_a_modifier_is_met_or_avoided() -> None:
    """Ruling A5: with one Fire in play the enemy's Defense is 2 lower."""
    who = hero(a1=half(ATTACK), a2=half(ATTACK, element="fire"))
    weak = Modifier(Text("Tinder"), "defense", -2, element="fire")
    turn = best_turn(Situation(who, 4, HAND[:2]), enemy(9, 4, weak))
    assert turn.outcome.defeated
    assert turn.outcome.attack == 2


def test_a_modifier_that_cannot_be_avoided_is_ignored() -> None:
    """With the Modifier 4 Defense, without it 2."""
    thick = Modifier(Text("Hide"), "defense", 2, cards=">=", count=1)
    who = hero(a1=half(ATTACK, says(1, IgnoreModifier())))
    turn = best_turn(Situation(who, 4, HAND[:1]), enemy(9, 2, thick))
    assert turn.outcome.defeated and turn.choices.count(n.ACTIVATE) == 2


def test_what_an_ability_offers_is_taken_where_it_helps() -> None:
    """1 Attack from before for 4 Defense."""
    trades = says(1, Choose((Pay("attack", 1), Gain("defense", 4))), Gain("mana", 1))
    situation = Situation(hero(a1=half(trades, exhaust=Exhaust(3))), 4, HAND[:1], attack=1)
    turn = best_turn(situation, enemy(4, 9))
    assert n.YES in turn.choices and turn.outcome.hits == 0


def test_what_an_ability_offers_is_declined_where_it_hurts() -> None:
    """The 3 Attack that the same ability brings are all needed."""
    trades = Sentence((Choose((Pay("attack", 1), Gain("defense", 1))),))
    who = hero(a1=half(HeroAbility(1, (Sentence((Gain("attack", 3),)), trades))))
    turn = best_turn(Situation(who, 4, HAND[:1]), enemy(9, 3))
    assert n.NO in turn.choices and turn.outcome.defeated


def test_of_two_ways_the_better_is_taken() -> None:
    who = hero(a1=half(says(1, Choose((Gain("attack", 2),), (Gain("defense", 2),)))))
    assert n.YES in best_turn(Situation(who, 4, HAND[:1]), enemy(9, 2)).choices
    assert n.NO in best_turn(Situation(who, 4, HAND[:1]), enemy(2, 9)).choices


def test_an_ability_is_repeated_where_it_helps() -> None:
    """3 Attack for 1 Mana, 1 Mana for repeating it and 1 for its cost: 6."""
    who = hero(a1=half(says(1, Gain("attack", 3)), says(1, RepeatAbility()), value=4))
    turn = best_turn(Situation(who, 4, HAND[:1]), enemy(9, 6))
    assert turn.outcome == Outcome(6, 0, unpaid=0, hits=0, defeated=True, kept=0)
    assert turn.choices == (n.OPEN, n.ACTIVATE, n.ACTIVATE, n.YES, n.END, n.PAY)


def test_a_trap_is_beaten_by_defense() -> None:
    trap = enemy(1, None, Modifier(Text("Trap"), trap=True))
    assert best_turn(Situation(PLAIN, 4, HAND), trap).outcome.defeated
    deadly = structs.replace(trap, attack=99)
    assert not best_turn(Situation(PLAIN, 4, HAND), deadly).outcome.defeated


def test_points_from_before_count() -> None:
    """Ruling A27: what was found outside a fight stays on the tracks."""
    outcome = best_turn(Situation(PLAIN, 4, HAND, attack=5), enemy(9, 5)).outcome
    assert (outcome.attack, outcome.defeated, outcome.kept) == (5, True, 4)


def test_without_cards_nothing_is_done() -> None:
    turn = best_turn(Situation(PLAIN, 4, ()), enemy(3, 5))
    assert turn == Turn(Outcome(0, 0, unpaid=0, hits=3, defeated=False, kept=0), ())


# What a hand reaches


def test_what_a_plain_hand_reaches() -> None:
    """One card at Level 4: 3 Mana are 2 Attack and 1 Defense, and 1 pays the Exhaust Effect."""
    assert reach(Situation(PLAIN, 4, HAND[:1])) == Reach(2, 1, 2, 1)


def test_paying_costs_attack() -> None:
    """Two cards at Level 2, 2 Mana each at most: open, activate, and add for 2 more; to pay both
    the second would have to be charged."""
    assert reach(Situation(PLAIN, 2, HAND[:2])) == Reach(4, 1, 2, 1)


@pytest.mark.parametrize("number", range(6))
def test_an_enemy_at_the_reach_is_defeated_and_one_above_it_is_not(number: int) -> None:
    dealer = Dealer(f"reach {number}")
    level = 2 + dealer.below(8)
    situation = Situation(make_hero(f"reach {number}"), level, some_hand(dealer, 4))
    most = reach(situation)
    assert most.attack >= most.attack_paid and most.defense >= most.defense_paid
    assert best_turn(situation, enemy(99, most.attack), order=eager).outcome.defeated
    assert not best_turn(situation, enemy(99, most.attack + 1), order=eager).outcome.defeated
    paid = best_turn(situation, enemy(99, most.attack_paid)).outcome
    assert paid.defeated and not paid.unpaid
    more = best_turn(situation, enemy(99, most.attack_paid + 1)).outcome
    assert not more.defeated or more.unpaid


def test_the_curve_rises_with_the_level() -> None:
    who = make_hero("curve")
    first, last = (level_reach(who, level, Dealer("curve"), hands=3) for level in (2, 9))
    assert last.attack.median > first.attack.median
    for one in (first, last):
        assert one.attack.low <= one.attack.median <= one.attack.high
        assert one.attack_paid.median <= one.attack.median
    assert first == level_reach(who, 2, Dealer("curve"), hands=3)


def test_the_curve_has_every_level() -> None:
    curve = reach_curve(make_hero("short"), Dealer("short"), hands=1)
    assert [one.level for one in curve] == list(range(2, 10))


# How much work it is


def test_a_hint_is_little_work() -> None:
    """The median over hands of five cards."""
    dealer = Dealer("clock")
    spent = []
    for number in range(11):
        level = 2 + dealer.below(8)
        situation = Situation(make_hero(f"clock {number % 10}"), level, some_hand(dealer, 5))
        foe = enemy(level + 1, 2 * level)
        spent.append(calls_of(partial(best_turn, situation, foe)))
    assert sorted(spent)[len(spent) // 2] <= MEDIAN_CALLS
