"""Constellations, Elements and Banners in play, as the manual pictures them and the rulings compute
them."""

from __future__ import annotations

from rulebook.travelers.heroes import ATTACK, DEFEND, at_the_table, half, hero, play
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.instructions import (
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    PreviousStars,
)
from stampadia.games.travelers.rules.fight import (
    Cross,
    banners_in_play,
    constellation,
    contains,
    elements_in_play,
    holds,
)

NO_POINTS = {"attack": 0, "defense": 0, "mana": 0}


def pictured() -> Cross:
    """The manual's example: Infuse cards with 1 and 1 sphere, an Opening Card with 2, a card added
    below, and one Charge card with the other Banner."""
    cross = Cross()
    cross.column = [(0, 0), (1, 0)]
    cross.infuse = [(2, 0), (3, 0)]
    cross.charge = [(4, 1)]
    cross.strain = [(5, 0)]
    return cross


PICTURED = hero(
    a1=half(ATTACK, DEFEND, element="fire"),
    a2=half(ATTACK, element="water"),
    a3=half(ATTACK, element="fire"),
    a4=half(ATTACK, element="water"),
    a6=half(ATTACK, element="earth"),
)


def test_constellations_elements_and_banners_the_pictured_example() -> None:
    cross = pictured()
    row = constellation(PICTURED, cross)
    assert row == (1, 1, 2)
    for stars in ((1, 1, 2), (1, 2), (1, 1), (1,), (2,)):
        assert contains(row, stars)
    for stars in ((2, 1), (2, 1, 1), (2, 2)):
        assert not contains(row, stars)
    assert elements_in_play(PICTURED, cross) == {"fire": 2, "water": 2}
    assert banners_in_play(cross) == (1, 1)


def test_constellations_elements_and_banners_the_pictured_example_played() -> None:
    position = at_the_table(PICTURED, hand=(1, 2, 3, 4, 5), level=9)
    position.sides[4] = 1
    play(position, (n.OPEN, 1), (n.INFUSE, 3), (n.INFUSE, 4), (n.ADD, 2), (n.CHARGE, 5))
    shown = position.view(0).cross
    assert shown.constellation == (1, 1, 2)
    assert shown.elements == {"fire": 2, "water": 2}
    assert shown.banners == (1, 1)


def test_each_infused_card_lies_further_to_the_left() -> None:
    position = at_the_table(hero(a2=half(ATTACK)))
    play(position, (n.OPEN, 1), (n.INFUSE, 2), (n.INFUSE, 3))
    assert position.view(0).cross.constellation == (2, 1, 2)
    position = at_the_table(hero(a2=half(ATTACK)))
    play(position, (n.OPEN, 1), (n.INFUSE, 3), (n.INFUSE, 2))
    assert position.view(0).cross.constellation == (1, 2, 2)


def test_cards_used_to_strain_put_no_symbol_in_play() -> None:
    assert "earth" not in elements_in_play(PICTURED, pictured())


def test_the_main_banner_is_the_lowest_cards() -> None:
    cross = pictured()
    cross.column[1] = (1, 1)
    assert banners_in_play(cross) == (0, 2)


def test_A3_strained_cards_count_as_cards_in_play() -> None:
    cross = pictured()
    assert holds(PICTURED, cross, [], NO_POINTS, HasCards(">=", 6))
    assert not holds(PICTURED, cross, [], NO_POINTS, HasCards(">=", 7))
    assert holds(PICTURED, cross, [], NO_POINTS, HasCards("<=", 6))


def test_A9_a_constellation_in_hand_has_no_order() -> None:
    hand = [(0, 0), (1, 0)]
    wanted = HasConstellation((1, 2), where="hand")
    assert holds(PICTURED, Cross(), hand, NO_POINTS, wanted)
    assert not holds(PICTURED, Cross(), hand, NO_POINTS, HasConstellation((2, 2), where="hand"))
    assert holds(PICTURED, Cross(), hand, NO_POINTS, HasConstellation((2, 2), "hand", none=True))


def test_A10_the_previous_card_is_the_one_above_in_the_column() -> None:
    cross = pictured()
    assert holds(PICTURED, cross, [], NO_POINTS, PreviousStars(2))
    assert not holds(PICTURED, cross, [], NO_POINTS, PreviousStars(1))
    cross.column = cross.column[:1]
    assert not holds(PICTURED, cross, [], NO_POINTS, PreviousStars(2))


def test_elements_and_banners_in_hand_are_those_of_the_upper_halves() -> None:
    hand = [(0, 0), (2, 0), (4, 1)]
    assert holds(PICTURED, Cross(), hand, NO_POINTS, HasElement("fire", 2, "hand"))
    assert holds(PICTURED, Cross(), hand, NO_POINTS, HasElement("water", where="hand", none=True))
    assert holds(PICTURED, Cross(), hand, NO_POINTS, HasBanner(2, 1, "hand"))
    assert not holds(PICTURED, Cross(), hand, NO_POINTS, HasBanner(2, 2, "hand"))


def test_points_are_those_on_the_track() -> None:
    points = {"attack": 0, "defense": 2, "mana": 0}
    assert holds(PICTURED, Cross(), [], points, HasPoints("defense", 2))
    assert not holds(PICTURED, Cross(), [], points, HasPoints("defense", 3))
