"""Ruling A40: what was laid on the Discard Deck since the last shuffle is known, from bottom to
top; what a shuffle laid is a set."""

from __future__ import annotations

from games.travelers.readable import random_games, said_in
from rulebook.travelers.heroes import ATTACK, at_the_table, half, hero, play
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots import drawn_next
from stampadia.games.travelers.bots.lives import power
from stampadia.games.travelers.bots.numbers import observe
from stampadia.games.travelers.bots.solver import careful, hint
from stampadia.games.travelers.content import Enemy
from stampadia.games.travelers.instructions import Gain, HeroAbility, Sentence
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.fight import Fight
from stampadia.games.travelers.rules.journey import DUMMY
from stampadia.games.travelers.text.table import show
from stampadia.kernel.chance import Dealer


def laid_on_top(position: Position, *cards: int) -> Position:
    for card in cards:
        position.hand.remove(card - 1)
        position.deck.append(card - 1)
        position.unordered -= {card - 1}
    return position


def test_A40_what_was_laid_is_shown_in_order_and_what_was_shuffled_is_not() -> None:
    position = laid_on_top(at_the_table(hero()), 4, 2)
    view = position.view(0)
    assert view.deck == (5, 6, 7, 3, 1)
    assert view.shuffled == (5, 6, 7)
    for other in ((6, 5, 7), (7, 6, 5)):
        twin = position.clone()
        twin.deck = [*other, 3, 1]
        assert twin.view(0) == view
    turned = position.clone()
    turned.deck = [5, 6, 7, 1, 3]
    assert turned.view(0) != view
    assert observe(turned.view(0)) != observe(view)
    assert "first: (shuffled: 6 Card, 7 Card, 8 Card), 4 Card, 2 Card" in show(
        view, said_in("en")
    ).replace("\n  ", " ")
    assert "(mescolate: 6 Card, 7 Card, 8 Card), 4 Card, 2 Card" in show(
        view, said_in("it")
    ).replace("\n  ", " ")


def test_the_last_of_a_shuffle_is_known() -> None:
    position = laid_on_top(at_the_table(hero()), 4)
    del position.deck[:2]
    assert position.view(0).deck == (7, 3)
    assert position.view(0).shuffled == ()


def test_an_anchored_card_lies_below_what_was_shuffled() -> None:
    position = laid_on_top(at_the_table(hero()), 4)
    position.deck.insert(0, position.deck.pop())
    assert position.view(0).deck == (3, 5, 6, 7)
    assert drawn_next(position) == [3]
    position.deck.pop(0)
    assert drawn_next(position) == [5, 6, 7]


def test_an_imagined_deck_keeps_what_is_known_where_it_lies() -> None:
    several = 0
    for position, _ in random_games("deck order", most=120):
        known = position.view(0)
        worlds = [position.imagine(0, Dealer(f"{number}")) for number in range(6)]
        several += len({tuple(world.deck) for world in worlds}) > 1
        for world in worlds:
            assert world.view(0) == known
            assert [card for card in world.deck if card not in known.shuffled] == [
                card for card in position.deck if card not in known.shuffled
            ]
    assert several


# The hint


def against(position: Position, attack: int, defense: int) -> Position:
    position.fight = Fight(Enemy(DUMMY.name, 4, attack, defense))
    position.fight.turns = 1
    return position


def strong(points: int) -> HeroAbility:
    return HeroAbility(1, (Sentence((Gain("attack", points),)),))


def test_of_equal_turns_the_hint_keeps_the_better_hand() -> None:
    """Nothing hurts and nothing wins: any Opening Card will do, and the weakest does best."""
    weak = half(ATTACK)
    others = {f"a{number}": half(strong(9)) for number in (1, 2, 4, 5)}
    who = hero(a3=weak, **others)
    position = against(at_the_table(who), 0, 90)
    turn, blind = hint(position, worth=power), hint(position)
    assert turn is not None and blind is not None
    assert careful(turn.outcome) == careful(blind.outcome)
    assert turn.choices[0] == n.OPEN + 2


def test_the_hint_knows_what_will_be_drawn() -> None:
    """The deck has two cards, and five are played: the others of the next hand are those that were
    laid first. The best come first."""
    cards = {f"a{number}": half(strong(number)) for number in range(1, 9)}
    position = against(at_the_table(hero(**cards)), 0, 90)
    play(position, (n.OPEN, 1), (n.CHARGE, 2), (n.CHARGE, 4), (n.INFUSE, 3), (n.INFUSE, 5))
    turn = hint(position, worth=power)
    assert turn is not None
    laid = [choice - n.EXHAUST for choice in turn.choices if n.EXHAUST <= choice < n.PAY]
    assert [card for card in laid if card in (1, 2, 3, 4)] == [4, 3, 2, 1]


def test_the_hint_does_not_look_at_a_shuffled_order() -> None:
    for position, _ in random_games("hint and order", most=60):
        if position.fight is None or not position.shuffled:
            continue
        twin = position.clone()
        twin.deck = position.known_deck()
        assert hint(position, worth=power) == hint(twin, worth=power)
