"""Rulings A43 on: what the printed cards say and the manuals do not explain."""

from __future__ import annotations

import pytest

from rulebook.travelers.heroes import asked, at_the_table, choices, half, hero, play, with_fight
from rulebook.travelers.table import in_world, region, world
from rulebook.travelers.table import says as orders
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.adventure_instructions import ExhaustHeroCards
from stampadia.games.travelers.hero_instructions import Exhaust, ExhaustForm

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
