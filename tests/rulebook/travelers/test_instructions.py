"""Manual: "Reading the cards", in adventures: conditions, "Else", boxes.

The text under test is read in the second region, for which the first card in hand is discarded.
"""

from __future__ import annotations

import pytest

from rulebook.travelers.heroes import asked, choices, hero, play
from rulebook.travelers.table import enemy, grid_of, in_world, region, says, world
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.instructions import (
    BoxShows,
    DrawCards,
    ExhaustHeroCards,
    FillBox,
    GainPoints,
    HasHeroCards,
    Instruction,
    Mapped,
    RemoveThis,
    Reveal,
    TurnCards,
)
from stampadia.games.travelers.position import Position

RIGHT, LEFT = n.GO + 1, n.GO + 3
LOOT = GainPoints("attack", 1)


def reading(*sentences: Instruction, ticks: dict[str, int] | None = None) -> Position:
    """With cards 2 to 5 in hand, of which 2 and 3 show two tips; in the deck 6 7 8 1, of which 6
    does."""
    position = in_world(world(a2=region(*sentences)), hero(), ticks=ticks)
    for card in (2, 3, 6):
        position.sides[card - 1] = 1
    play(position, RIGHT, (n.TAKE, 1))
    return position


@pytest.mark.parametrize(
    ("how", "count", "met"),
    [
        ("more", 1, True),
        ("more", 2, False),
        ("fewer", 3, True),
        ("fewer", 2, False),
        ("exactly", 2, True),
        ("exactly", 1, False),
    ],
)
def test_cards_of_a_banner_in_hand_are_counted(how: str, count: int, met: bool) -> None:
    condition = HasHeroCards(how, count, 2)  # type: ignore[arg-type]
    assert reading(says(LOOT, when=(condition,))).attack == int(met)


def test_cards_of_a_banner_in_the_deck_are_counted() -> None:
    assert reading(says(LOOT, when=(HasHeroCards("exactly", 1, 2, "deck"),))).attack == 1
    assert reading(says(LOOT, when=(HasHeroCards("exactly", 3, 1, "deck"),))).attack == 1


def test_all_conditions_must_be_met() -> None:
    both = (Mapped("3A"), Mapped("3B"))
    assert reading(says(LOOT, when=both)).attack == 0
    assert reading(says(LOOT, when=(Mapped("3A"), Mapped("3B", none=True)))).attack == 1


def test_else_is_followed_where_the_condition_is_not_met() -> None:
    instead = (GainPoints("defense", 1),)
    position = reading(says(LOOT, when=(Mapped("3B"),), otherwise=instead))
    assert (position.attack, position.defense) == (0, 1)
    position = reading(says(LOOT, when=(Mapped("3A"),), otherwise=instead))
    assert (position.attack, position.defense) == (1, 0)


def test_else_of_a_challenge_exhausts_a_card() -> None:
    challenge = says(
        TurnCards(1, 2),
        when=(HasHeroCards("more", 3, 1),),
        otherwise=(ExhaustHeroCards(1, "hand"),),
    )
    position = reading(challenge)
    assert asked(position) == "exhaust-one"
    play(position, (n.EXHAUST, 2))
    assert position.removed == [1]


def test_you_may_is_decided_by_the_player() -> None:
    position = reading(says(LOOT, may=True))
    assert choices(position) == [n.YES, n.NO]
    play(position, n.NO)
    assert position.attack == 0 and asked(position) == "travel"


def test_mana_that_is_found_is_capped_by_the_level() -> None:
    position = reading(says(GainPoints("mana", 9)))
    assert position.mana == 2


def test_cards_are_drawn_without_a_limit_while_there_are_any() -> None:
    position = reading(says(DrawCards(9)))
    assert sorted(position.hand) == list(range(8)) and not position.deck


def test_boxes_show_what_the_leftmost_free_one_says() -> None:
    """In three games: A, B, and the end."""
    theft = (
        says(FillBox(("", "A", "B"), "C"), once=True),
        says(Reveal("3B"), when=(BoxShows("A"),)),
        says(Reveal("4B"), RemoveThis(), when=(BoxShows("B"),)),
        says(LOOT, when=(BoxShows("C"),)),
    )
    ticks: dict[str, int] = {}
    mapped = []
    for _ in range(4):
        position = reading(*theft, ticks=ticks)
        ticks = position.ticks
        grid = grid_of(position)
        mapped.append((grid.mapped("3B"), grid.mapped("4B"), grid.mapped("2"), position.attack))
    assert mapped == [
        (True, False, True, 0),
        (False, True, False, 0),
        (False, False, True, 1),
        (False, False, True, 1),
    ]


def test_what_stands_below_an_enemy_waits_for_its_defeat() -> None:
    lands = world(a2=region(says(LOOT), enemy=enemy(2, 0, 3), below=(says(GainPoints("mana", 1)),)))
    position = in_world(lands)
    play(position, RIGHT, (n.TAKE, 1))
    assert position.attack == 1 and asked(position) == "opening"
    # 2 from the ability and 1 that was found above the enemy
    play(position, (n.OPEN, 2), n.ACTIVATE, n.END, (n.PAY, 2))
    assert position.fight is None
    assert (position.attack, position.mana) == (0, 1)
