"""The twelve places where the two manuals disagree, as the rulings decide them."""

from __future__ import annotations

from rulebook.travelers.heroes import (
    asked,
    at_the_table,
    choices,
    exhaust_all,
    half,
    hero,
    play,
    says,
    with_fight,
)
from rulebook.travelers.table import (
    DOORS,
    door,
    dungeon,
    enemy,
    in_dungeon,
    in_world,
    meets,
    on_table,
    region,
    to,
    where,
    world,
)
from rulebook.travelers.table import says as orders
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.instructions import (
    Exhaust,
    Gain,
    GainPoints,
    HasConstellation,
    HasElement,
    Instruction,
    Mapped,
    RecoverCards,
    RecoverFromHand,
    Sentence,
)
from stampadia.games.travelers.language import write_instruction, write_sentences
from stampadia.games.travelers.rules.agenda import HitsLeft
from stampadia.games.travelers.rules.fight import elements_in_play

RIGHT = n.GO + 1


def test_4_0_1_bonuses_are_a_matter_of_columns_not_of_rows() -> None:
    """An enemy in the third row has a right neighbour, one in the third column has none."""
    assert _bonus_of_card_2("456178923") == (0, 2, 0)
    assert _bonus_of_card_2("142356789") == (0, 0, 0)


def _bonus_of_card_2(grid: str) -> tuple[int, int, int]:
    """Its space for Attack is open, and card 3 gives 2."""
    lands = world(
        a2=region(enemy=enemy(attack=3), open=("attack",)),
        a3=region(enemy=enemy(), bonus=(0, 2, 0)),
    )
    shown = in_world(lands, grid=grid).view(0).world
    assert shown is not None
    return next(cell.bonus for cell in shown.cells if cell is not None and cell.code == "2A")


def test_4_0_2_the_opening_card_is_the_rightmost_of_a_constellation() -> None:
    """One sphere infused to the left of two makes 1-2, not 2-1."""
    for stars, gained in (((1, 2), 4), ((2, 1), 0)):
        looks = says(1, Gain("attack", 4), when=(HasConstellation(stars),))
        who = hero(a1=half(looks, looks), a2=half(says(1, Gain("attack", 1))))
        position = at_the_table(who)
        play(position, (n.OPEN, 1), (n.INFUSE, 2), n.ACTIVATE)
        assert position.attack == gained


def test_4_0_3_infused_and_added_cards_put_their_element_in_play() -> None:
    """Wherever it is printed: at the top left."""
    fiery, wet = half(element="fire"), half(element="water")
    position = at_the_table(hero(a2=fiery, a3=wet))
    play(position, (n.OPEN, 1), (n.INFUSE, 2), (n.ADD, 3))
    assert elements_in_play(position.hero, position.cross) == {"fire": 1, "water": 1}


def test_4_0_4_cards_are_drawn_from_the_bottom() -> None:
    position = with_fight(at_the_table(hero()), attack=0)
    # deck from the bottom: 6 7 8; the Opening Card goes on top, and 6 is drawn
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    assert sorted(position.hand) == [1, 2, 3, 4, 5] and position.deck == [6, 7, 0]


def test_4_0_5_a_discarded_card_that_is_hit_goes_on_top_of_the_deck() -> None:
    position = with_fight(at_the_table(hero()), attack=2)
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    assert position.deck == [5, 6, 7, 0]
    play(position, (n.HIT, 6))
    assert position.deck == [6, 7, 0, 5] and position.sides[5] == 1


def test_4_0_6_an_exhaust_effect_often_but_not_always_follows_the_banner() -> None:
    plain, tough = half(), half(exhaust=Exhaust(1, "tenacity"))
    for card, left_behind in ((plain, 0), (tough, 2)):
        position = with_fight(at_the_table(hero(a1=card)), attack=0, defense=99)
        play(position, (n.OPEN, 1), (n.CHARGE, 2), n.END, (n.EXHAUST, 1))
        assert position.sides[0] == 1 and position.defense == left_behind


def test_4_0_7_a_colon_parts_the_condition_from_what_follows() -> None:
    hero_says = (Sentence((Gain("attack", 2),), (HasElement("fire"),)),)
    text = Instruction((GainPoints("attack", 1),), (Mapped("3B"),))
    for language in ("en", "it"):
        for line in (write_sentences(hero_says, language), write_instruction(text, language)):
            assert line.count(":") == 1 and ";" not in line


def test_4_0_8_the_enemy_pulls_as_long_as_it_can() -> None:
    """Not one step: all the way to its symbol, two steps here."""
    foe = meets(enemy=enemy(attack=9, defense=9))
    position = in_dungeon(dungeon(r2A=("immediate", foe)))
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2), n.END, (n.PAY, 2), n.GO)
    assert where(position) == ("2A", (1, 1)) and asked(position) == "hit"
    # 9 - 2 = 7 hits
    assert position.view(0).question == HitsLeft(7)


def test_4_0_9_only_the_rest_of_the_sentence_is_ignored() -> None:
    told = (
        orders(GainPoints("attack", 1), once=True),
        orders(GainPoints("defense", 1)),
    )
    position = in_dungeon(dungeon(r1A=("walk-on", meets(*told))))
    play(position, n.SYMBOL)
    assert (position.attack, position.defense) == (1, 2)


def test_4_0_10_the_english_chapter_on_doors_is_whole() -> None:
    """A blocked door, the card that is paid, a room that is used again, its entry that is read."""
    loot = meets(orders(GainPoints("attack", 1)))
    without_code = {1: (*DOORS[1], door(5, 1, b="4A"))}
    position = in_dungeon(dungeon(without_code, r3B=("immediate", loot)))
    assert choices(position) == [to("2A"), to("3A")]
    play(position, to("3A"), (n.TAKE, 1), to("1A"), to("2A"), (n.TAKE, 2))
    assert on_table(position) == {"1A", "2A", "3A"} and len(position.hand) == 3
    play(position, to("3B"), (n.TAKE, 3))
    assert on_table(position) == {"1A", "2A", "3B"} and position.attack == 1


def test_4_0_11_cards_are_recovered_for_one_of_the_discard_deck() -> None:
    position = in_world(world(a2=region(orders(RecoverCards(1, 1)))))
    position.removed, position.deck = [5], [6, 7]
    play(position, RIGHT, (n.TAKE, 1), (n.TAKE, 6))
    assert choices(position) == [n.TAKE, n.TAKE + 6, n.TAKE + 7]
    assert sorted(position.hand) == [1, 2, 3, 4]


def test_4_0_11_where_the_card_says_so_they_are_recovered_for_one_in_hand() -> None:
    position = in_world(world(a2=region(orders(RecoverFromHand(1)))))
    position.removed, position.deck = [5], [6, 7]
    play(position, RIGHT, (n.TAKE, 1))
    assert choices(position) == [n.TAKE + 5, n.END]
    play(position, (n.TAKE, 6))
    assert choices(position) == [n.TAKE + card for card in (1, 2, 3, 4)]
    play(position, (n.TAKE, 3), n.HALF + 1)
    assert position.removed == [2] and position.deck == [6, 7, 0]
    assert sorted(position.hand) == [1, 3, 4, 5] and position.sides[5] == 1


def test_4_0_11_without_a_removed_card_nothing_is_recovered() -> None:
    position = in_world(world(a2=region(orders(RecoverFromHand(1), may=True))))
    told = play(position, RIGHT, (n.TAKE, 1))
    assert "nothing-to-do" in told


def test_4_0_12_restore_draws_until_five_are_in_hand_not_five_new_ones() -> None:
    position = with_fight(at_the_table(hero()), attack=0)
    play(position, (n.OPEN, 1), (n.CHARGE, 2), n.END)
    told = exhaust_all(position, pay=True)
    assert "restored" in told and len(position.hand) == 5
    assert {2, 3, 4} <= set(position.hand)
