"""Rulings A1 to A31, as far as they do not stand beside the phases of the Combat Turn."""

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
from rulebook.travelers.table import enemy, grid_of, in_world, region, world
from rulebook.travelers.table import says as orders
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.instructions import (
    Empty,
    Exhaust,
    Gain,
    GainPoints,
    HasCards,
    HasElement,
    JoinHero,
    RemoveHeroCards,
    TurnCards,
)
from stampadia.games.travelers.rules.fight import elements_in_play
from stampadia.kernel.pending import Ask, Over, Shuffle

RIGHT = n.GO + 1


def test_A1_every_card_of_the_column_keeps_its_element_and_its_exhaust_effect() -> None:
    fiery, wet, windy = half(element="fire"), half(element="water"), half(element="air")
    position = at_the_table(hero(a1=fiery, a2=wet, a3=windy))
    play(position, (n.OPEN, 1), (n.ADD, 2), (n.ADD, 3))
    assert elements_in_play(position.hero, position.cross) == {"fire": 1, "water": 1, "air": 1}
    play(position, n.END)
    assert choices(position) == [
        n.EXHAUST,
        n.EXHAUST + 1,
        n.EXHAUST + 2,
        n.PAY,
        n.PAY + 1,
        n.PAY + 2,
    ]


def test_A4_the_abilitys_own_card_is_in_play() -> None:
    own = says(1, Gain("attack", 4), when=(HasElement("fire"), HasCards("<=", 1)))
    position = at_the_table(hero(a1=half(own, element="fire")))
    play(position, (n.OPEN, 1), n.ACTIVATE)
    assert position.attack == 4


def test_A13_nothing_in_plan_reveals_anything_and_nobody_comes_back_from_exhaust() -> None:
    position = at_the_table(hero())
    steps = (n.OPEN, n.CHARGE + 1, n.INFUSE + 2, n.ADD + 3, n.ACTIVATE, n.STRAIN_ATTACK + 4)
    for choice in steps:
        assert not any(event.reveals for event in position.play(choice)), choice
    assert any(event.reveals for event in position.play(n.END))
    assert any(event.reveals for event in position.play(n.EXHAUST))


def test_A14_mana_that_is_too_much_is_lost_and_points_have_no_end() -> None:
    strong = says(1, Gain("attack", 40), Gain("defense", 30), Gain("mana", 9))
    position = at_the_table(hero(a1=half(strong, says(1, Empty("attack")))), level=4)
    play(position, (n.OPEN, 1), n.ACTIVATE)
    # 3 - 1 + 9 = 11 Mana, but the Level is 4
    assert (position.attack, position.defense, position.mana) == (40, 30, 4)
    play(position, n.ACTIVATE)
    assert position.attack == 0


def test_A15_an_opening_card_is_mandatory_and_plan_may_end_at_once() -> None:
    position = at_the_table(hero())
    assert choices(position) == [n.OPEN + card for card in range(5)]
    play(position, (n.OPEN, 1))
    assert n.END in choices(position)
    play(position, n.END)
    assert asked(position) == "exhaust"


def test_A17_a_covered_card_still_follows_its_exhaust_effect() -> None:
    position = at_the_table(hero(a1=half(value=2)))
    play(position, (n.OPEN, 1), n.ACTIVATE, n.ACTIVATE, (n.ADD, 2), n.END, (n.EXHAUST, 1))
    assert position.sides[0] == 1


def test_A19_the_number_of_hits_is_fixed_when_the_enemy_attacks() -> None:
    tough = half(exhaust=Exhaust(1, "tenacity"))
    position = at_the_table(hero(a2=tough))
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    # Attack 3 - Defense 0 = 3 hits; card 2 leaves 2 Defense behind, and 2 hits are still to come
    play(position, (n.HIT, 2))
    assert position.defense == 2
    play(position, (n.HIT, 3), (n.HIT, 4))
    assert position.sides[:4] == [0, 1, 1, 1]
    assert asked(position) == "opening"


def test_A19_an_enemy_that_is_defeated_does_not_attack() -> None:
    position = with_fight(at_the_table(hero(a1=half(says(1, Gain("attack", 5))))), attack=99)
    told = play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert "enemy-attacked" not in told and not position.removed


def test_A21_a_shield_on_the_table_is_turned_like_any_other_card() -> None:
    shields = {f"a{card}": half(exhaust=Exhaust(1, "shield")) for card in range(1, 9)}
    position = with_fight(at_the_table(hero(**shields)), attack=1)
    play(position, (n.OPEN, 1), n.END, (n.EXHAUST, 1))
    assert position.sides[0] == 1  # in play
    play(position, (n.HIT, 6))
    assert position.sides[5] == 1  # in the Discard Deck


def test_A22_to_turn_is_to_show_the_other_half_where_the_card_lies() -> None:
    lands = world(a2=region(orders(TurnCards(2, where="hand"))))
    position = in_world(lands)
    play(position, RIGHT, (n.TAKE, 1), (n.TAKE, 2), (n.TAKE, 3))
    assert position.sides == [0, 1, 1, 0, 0, 0, 0, 0]
    assert sorted(position.hand) == [1, 2, 3, 4]
    shown = position.view(0)
    assert shown.hero.cards[1].halves[shown.sides[1]].value == 5


def test_A23_the_game_ends_with_the_last_card_outside_a_fight_and_mid_effect() -> None:
    lands = world(a2=region(orders(RemoveHeroCards(8), GainPoints("attack", 1))))
    position = in_world(lands)
    play(position, RIGHT, (n.TAKE, 1))
    while position.over is None:
        play(position, choices(position)[0])
    assert position.pending() == Over((0.0,), "defeated")
    assert position.attack == 0  # nobody is left to read on


def test_A23_a_card_that_joined_is_a_life_too() -> None:
    joins = orders(JoinHero(5, 1))
    lands = world(a5=region(joins), a2=region(orders(RemoveHeroCards(8))))
    position = in_world(lands, grid="152346789")
    play(position, RIGHT, (n.TAKE, 1), RIGHT, (n.TAKE, 2))
    while asked(position) == "remove":
        play(position, choices(position)[0])
    assert len(position.removed) == 8 and position.over is None
    assert position.deck + position.hand == [8]


def test_A24_the_level_rises_by_one_where_the_enemys_is_not_lower() -> None:
    for level, rises in ((4, 5), (5, 5), (9, 9)):
        position = at_the_table(hero(a1=half(says(1, Gain("attack", 5)))), level=level)
        with_fight(position, level=4)
        play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
        assert position.level == rises
    position = at_the_table(hero(a1=half(says(1, Gain("attack", 5)))), level=9)
    with_fight(position, level=9)
    play(position, (n.OPEN, 1), n.ACTIVATE, n.END, (n.PAY, 1))
    assert position.level == 9


def test_A24_the_enemys_level_counts_with_its_bonus_and_it_can_be_fought_again() -> None:
    strong = hero(**{f"a{card}": half(says(1, Gain("attack", 9))) for card in range(1, 9)})
    lands = world(
        a2=region(enemy=enemy(level=1), open=("level",)),
        a3=region(enemy=enemy(), bonus=(1, 0, 0)),
    )
    position = in_world(lands, strong)
    play(position, RIGHT, (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    assert position.level == 3  # 1 + 1 is not lower than 2
    play(position, n.GO + 3, n.TAKE + min(position.hand))
    play(position, RIGHT, n.TAKE + min(position.hand))
    assert asked(position) == "opening"
    play(position, min(choices(position)), n.ACTIVATE, n.END)
    exhaust_all(position, pay=True)
    assert position.level == 3  # 1 + 1 is lower than 3


def test_A25_the_new_level_comes_before_restore_and_caps_the_next_turns_mana() -> None:
    strong = hero(**{f"a{card}": half(says(1, Gain("attack", 9)), value=9) for card in range(1, 9)})
    lands = world(a2=region(enemy=enemy()), a3=region(enemy=enemy(defense=9)))
    position = in_world(lands, strong)
    play(position, RIGHT, (n.TAKE, 1), (n.OPEN, 2))
    assert position.mana == 2
    told = play(position, n.ACTIVATE, n.END, (n.PAY, 2))
    assert told.index("level-up") < told.index("restored")
    play(position, RIGHT, n.TAKE + min(position.hand))
    play(position, min(choices(position)))
    assert position.mana == 3


def test_A26_restore_keeps_the_hand_and_draws_from_the_bottom_until_five() -> None:
    position = with_fight(at_the_table(hero()), attack=0)
    # deck from the bottom: 6 7 8
    play(position, (n.OPEN, 1), (n.CHARGE, 2), n.END, (n.EXHAUST, 2), (n.PAY, 1))
    assert sorted(position.hand) == [2, 3, 4, 5, 6]
    assert position.deck == [7, 1, 0]
    position = with_fight(at_the_table(hero()), attack=0)
    position.removed, position.deck = position.deck, []
    play(position, (n.OPEN, 1), n.END, (n.PAY, 1))
    assert sorted(position.hand) == [0, 1, 2, 3, 4] and not position.deck


def test_A27_prepare_shuffles_the_deck_alone_and_keeps_sides_and_tracks() -> None:
    lands = world(a2=region(orders(GainPoints("attack", 1)), enemy=enemy()))
    position = in_world(lands)
    position.sides[6] = 1
    position.play(RIGHT)
    position.play(n.TAKE)
    # the first card was discarded to move; four stay in hand and do not join the shuffle
    assert position.pending() == Shuffle("shuffle", False, (0, 5, 6, 7))
    position.play((6, 0, 5, 7))
    assert sorted(position.hand) == [1, 2, 3, 4, 6]
    assert position.sides[6] == 1 and position.attack == 1


def test_A27_prepare_comes_once_in_a_fight() -> None:
    position = with_fight(at_the_table(hero()), attack=0)
    play(position, (n.OPEN, 1), n.END)
    events = position.play(n.PAY)
    assert "shuffled" not in [event.name for event in events]
    assert isinstance(position.pending(), Ask) and asked(position) == "opening"


def test_A28_a_hand_has_no_limit() -> None:
    from_text = world(a2=region(orders(JoinHero(5, 1))), a3=region(enemy=enemy()))
    position = in_world(from_text)
    position.hand += position.deck
    position.deck = []
    play(position, RIGHT, (n.TAKE, 1), RIGHT, (n.TAKE, 2))
    # 6 cards in hand: Prepare draws none, and all of them may be played
    assert len(position.hand) == 6 and len(choices(position)) == 6


def test_A29_the_discard_deck_may_be_looked_through_but_its_order_is_not_told() -> None:
    position = in_world(world(), hand=(1, 2, 3, 4, 5))
    position.deck = [7, 5, 6]
    assert position.view(0).deck == (5, 6, 7)


def test_A31_attributes_never_drop_below_zero() -> None:
    lands = world(
        a2=region(enemy=enemy(level=0, attack=0, defense=1), open=("attack", "defense")),
        a3=region(enemy=enemy(), bonus=(0, -1, -2)),
    )
    position = in_world(lands)
    play(position, RIGHT, (n.TAKE, 1))
    fight = position.view(0).fight
    assert fight is not None and (fight.attack, fight.defense) == (0, 0)
    assert "enemy-defeated" in play(position, (n.OPEN, 2), n.END, (n.PAY, 2))
    assert grid_of(position).token == 1
