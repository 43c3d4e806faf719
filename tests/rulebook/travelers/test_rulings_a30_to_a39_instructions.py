"""Rulings A30 to A39: what adventures do with the hero's cards. The text under test is read in the
second region, for which the first card in hand is discarded."""

from __future__ import annotations

from msgspec import structs

from rulebook.travelers.heroes import asked, choices, half, hero, play
from rulebook.travelers.table import grid_of, in_world, region, says, world
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Hero
from stampadia.games.travelers.instructions import (
    Curse,
    DiscardCards,
    DiscardRow,
    DrawCards,
    Exhaust,
    ExhaustHeroCards,
    GainPoints,
    Gamble,
    Instruction,
    RecoverCards,
    RemoveHeroCards,
    SwapCards,
    TurnCards,
)
from stampadia.games.travelers.position import Position

RIGHT, LEFT = n.GO + 1, n.GO + 3


def reading(
    sentence: Instruction,
    who: Hero | None = None,
    *,
    hand: tuple[int, ...] = (1, 2, 3, 4, 5),
    removed: tuple[int, ...] = (),
    mana: int = 0,
) -> Position:
    """The deck is then 6 7 8 1 from its bottom, without the removed ones."""
    position = in_world(world(a2=region(sentence)), who, hand=hand)
    position.removed = [card - 1 for card in removed]
    position.deck = [card for card in position.deck if card not in position.removed]
    position.mana = mana
    play(position, RIGHT, (n.TAKE, hand[0]))
    return position


def cards(*numbers: int) -> list[int]:
    return [n.TAKE + number - 1 for number in numbers]


def valued(*values: int, stars: int = 2) -> Hero:
    """Cards 1, 2, … with these values."""
    plain = half()
    shown = plain.abilities[:stars]
    return hero(
        **{
            f"a{number}": structs.replace(plain, value=value, abilities=shown)
            for number, value in enumerate(values, start=1)
        }
    )


# A30


def test_A30_mana_on_the_track_may_pay_for_a_card_that_a_text_exhausts() -> None:
    sentence = says(ExhaustHeroCards(1, "hand"))
    position = reading(sentence, mana=1)
    assert choices(position) == [how + card for how in (n.EXHAUST, n.PAY) for card in (1, 2, 3, 4)]
    play(position, (n.PAY, 2))
    assert (position.mana, position.sides[1], position.deck[-1]) == (0, 0, 1)
    position = reading(sentence)
    assert not any(choice >= n.PAY for choice in choices(position))
    play(position, (n.EXHAUST, 2))
    assert (position.sides[1], position.deck[-1]) == (1, 1)


def test_A30_the_mana_pays_for_as_many_cards_as_it_can() -> None:
    dear = hero(a2=half(exhaust=Exhaust(2)))
    position = reading(says(ExhaustHeroCards(2, "hand")), dear, mana=2)
    play(position, (n.PAY, 2))
    assert position.mana == 2 - 2
    assert not any(choice >= n.PAY for choice in choices(position))


# A32


def test_A32_who_declines_has_not_used_up_for_1_time() -> None:
    position = reading(says(GainPoints("attack", 1), once=True, may=True))
    play(position, n.NO, LEFT, (n.TAKE, 2), RIGHT, (n.TAKE, 3))
    assert asked(position) == "may"
    play(position, n.YES, LEFT, (n.TAKE, 4), RIGHT, (n.TAKE, 5))
    assert asked(position) == "travel"
    assert position.attack == 1


# A33


def test_A33_a_price_that_cannot_be_paid_in_full_is_not_asked_for() -> None:
    fiery = hero(a2=half(element="fire"))
    price = (DiscardCards(1, element="fire"), DiscardCards(1, element="water"))
    position = reading(says(DrawCards(2), may=True, price=price), fiery)
    assert asked(position) == "travel"
    assert sorted(position.hand) == [1, 2, 3, 4]


def test_A33_who_accepts_pays_all_of_it_and_then_has_all_of_it() -> None:
    both = hero(a2=half(element="fire"), a3=half(element="water"))
    price = (DiscardCards(1, element="fire"), DiscardCards(1, element="water"))
    position = reading(says(DrawCards(2), may=True, price=price), both)
    play(position, n.YES)
    # 2 and 3 are discarded, 6 and 7 drawn from the bottom
    assert sorted(position.hand) == [3, 4, 5, 6]
    assert position.deck == [7, 0, 1, 2]


def test_A33_cards_that_are_not_there_cannot_be_turned_as_a_price() -> None:
    sentence = says(GainPoints("attack", 1), may=True, price=(TurnCards(2, 2),))
    position = in_world(world(a2=region(sentence)))
    position.sides[1] = 1
    play(position, RIGHT, (n.TAKE, 1))
    assert asked(position) == "travel"  # one double tip, and two would be needed
    position.sides[2] = 1
    play(position, LEFT, (n.TAKE, 4), RIGHT, (n.TAKE, 5), n.YES, (n.TAKE, 2))
    assert position.sides[1:3] == [0, 0] and position.attack == 1


# A34


def test_A34_an_order_to_discard_more_than_there_are_takes_all() -> None:
    position = reading(says(DiscardCards(4, 1)))
    assert not position.hand and position.deck[-4:] == [1, 2, 3, 4]


def test_A34_only_the_banner_that_is_named() -> None:
    position = in_world(world(a2=region(says(DiscardCards(4, 1)))))
    position.sides[1] = position.sides[3] = 1
    play(position, RIGHT, (n.TAKE, 1))
    assert sorted(position.hand) == [1, 3]


# A35


def test_A35_cards_without_a_place_are_in_hand_or_in_the_discard_deck() -> None:
    for act, name in ((TurnCards(1), "turn"), (RemoveHeroCards(1), "remove")):
        position = reading(says(act), removed=(8,))
        assert asked(position) == name
        assert choices(position) == cards(1, 2, 3, 4, 5, 6, 7)
    position = reading(says(ExhaustHeroCards(1)), removed=(8,))
    assert choices(position) == [n.EXHAUST + card for card in range(7)]


# A36


def test_A36_swapped_hand_cards_go_on_top_of_the_discard_deck() -> None:
    position = reading(says(SwapCards(2)))
    assert position.deck == [5, 6, 7, 0]
    play(position, *cards(2, 7))
    assert sorted(position.hand) == [2, 3, 4, 6] and position.deck == [5, 7, 0, 1]
    play(position, n.END)
    assert asked(position) == "travel"


def test_A36_recover_exchanges_a_card_of_the_discard_deck_with_a_removed_one() -> None:
    position = reading(says(RecoverCards(1, 2)), removed=(8,))
    assert choices(position) == [*cards(8), n.END]
    play(position, *cards(8))
    assert choices(position) == cards(1, 6, 7)
    play(position, *cards(6))
    assert position.removed == [5]
    assert position.deck == [6, 0, 7] and position.sides[7] == 1
    assert sorted(position.hand) == [1, 2, 3, 4]


def test_A36_the_half_of_a_recovered_card_is_chosen_where_the_text_does_not_say() -> None:
    position = reading(says(RecoverCards(1)), removed=(8,))
    play(position, *cards(8, 6))
    assert choices(position) == [n.HALF, n.HALF + 1]
    play(position, n.HALF + 1)
    assert position.sides[7] == 1


# A37


def test_A37_values_rise_strictly_in_the_printed_order() -> None:
    # hand after moving: cards 2 to 5 with values 3 3 4 2, all with two spheres
    position = reading(
        says(GainPoints("attack", 1), may=True, price=(DiscardRow((2, 2), "rising"),)),
        valued(2, 3, 3, 4, 2),
    )
    play(position, n.YES)
    assert choices(position) == cards(2, 3, 5)  # nothing is above 4
    play(position, *cards(2))
    # 3 < 4 is the only way on, so it is taken
    assert position.deck[-2:] == [1, 3] and position.attack == 1


def test_A37_values_fall_strictly_or_are_the_same() -> None:
    falling = says(GainPoints("attack", 1), may=True, price=(DiscardRow((2, 2), "falling"),))
    position = reading(falling, valued(2, 3, 3, 3, 3))
    assert asked(position) == "travel"
    same = says(GainPoints("attack", 1), may=True, price=(DiscardRow((2, 2), "same"),))
    position = reading(same, valued(2, 3, 4, 5, 3))
    play(position, n.YES, *cards(5))
    assert position.deck[-2:] == [4, 1]


def test_A37_the_spheres_stand_in_the_printed_order() -> None:
    one_sphere = structs.replace(half(), value=5, abilities=half().abilities[:1])
    who = hero(a2=one_sphere)
    rising = says(GainPoints("attack", 1), may=True, price=(DiscardRow((1, 2), "rising"),))
    assert asked(reading(rising, who)) == "travel"  # 5 is the only single sphere, and not below 3
    falling = says(GainPoints("attack", 1), may=True, price=(DiscardRow((1, 2), "falling"),))
    position = reading(falling, who)
    play(position, n.YES, *cards(4))
    assert position.deck[-2:] == [1, 3]


# A38


def test_A38_the_card_of_a_gamble_comes_from_the_bottom() -> None:
    who = hero(a2=half(value=4), a3=half(value=2), a6=half(value=3))
    lost = reading(says(Gamble("higher")), who)
    play(lost, *cards(2))
    # 6 is drawn: 3 is not higher than 4, so both are discarded
    assert sorted(lost.hand) == [2, 3, 4] and lost.deck == [6, 7, 0, 1, 5]
    won = reading(says(Gamble("higher")), who)
    play(won, *cards(3))
    assert sorted(won.hand) == [1, 2, 3, 4, 5] and won.deck == [6, 7, 0]


def test_A38_nobody_gambles_with_an_empty_deck() -> None:
    position = in_world(world(a2=region(says(Gamble("higher"), may=True))))
    position.hand, position.deck = [], list(range(8))
    play(position, RIGHT)
    assert asked(position) == "travel"
    position = in_world(world(a3=region(says(Gamble("higher"), may=True))))
    # the only cards are in hand: moving puts one into the deck, which is enough
    position.removed, position.deck = position.deck, []
    play(position, RIGHT, (n.TAKE, 1), RIGHT, (n.TAKE, 2))
    assert asked(position) == "may"
    position.play(n.YES)
    assert choices(position) == cards(3, 4, 5)


# A39


def test_A39_a_curse_turns_the_whole_deck_and_keeps_its_order() -> None:
    position = in_world(world(a2=region(says(Curse()))))
    position.sides[5] = 1
    play(position, RIGHT, (n.TAKE, 1))
    # the deck was 6 7 8 1; the hand 2 3 4 5 goes on top, all are turned, five are drawn
    assert position.sides == [1, 1, 1, 1, 1, 0, 1, 1]
    assert sorted(position.hand) == [0, 1, 5, 6, 7]
    assert position.deck == [2, 3, 4]
    assert grid_of(position).token == 1
