"""Manual: "Additional notes", and rulings 13 and 14: what everybody may see."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table
from stampadia.games.stampede.content import NAMES

EVERYBODY: list[int | None] = [0, 1, 2, None]


def table_of_three() -> Table:
    return Table(
        3,
        hands={1: "lion/rhino hippo/baboon lion/elephant", 2: "rhino/baboon buffalo/lion giraffe"},
        albums={0: "parrot elephant hippo elephant", 1: "lion rhino"},
        pile="crocodile/parrot buffalo/elephant giraffe/lion",
    )


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_additional_notes_albums_are_sorted_by_animal_and_visible_to_all(
    viewer: int | None,
) -> None:
    table = table_of_three()
    for seat, shown in enumerate(table.view(viewer).seats):
        assert sorted(shown.album) == sorted(table.album(seat))
        animals = [NAMES.index(stamp.split("/")[0]) for stamp in shown.album]
        assert animals == sorted(animals)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_additional_notes_the_backs_of_hand_cards_are_visible_to_all(viewer: int | None) -> None:
    table = table_of_three()
    for seat, shown in enumerate(table.view(viewer).seats):
        backs = sorted(group.back for group in shown.hand for _ in range(group.count))
        expected = [sorted(stamp.split("/"), key=NAMES.index) for stamp in table.hand(seat)]
        assert [list(back) for back in backs] == sorted(expected)


def test_ruling_13_the_number_of_cards_everywhere_is_public() -> None:
    table = table_of_three()
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view.pile == len(table.pile)
        assert [sum(group.count for group in seat.hand) for seat in view.seats] == [4, 3, 3]
        assert [len(seat.album) for seat in view.seats] == [4, 4, 4]
        assert len(view.exchange) == 3


def test_ruling_13_the_exchange_is_public() -> None:
    table = table_of_three()
    assert {table.view(viewer).exchange for viewer in EVERYBODY} == {table.exchange}


def test_ruling_13_the_back_of_the_piles_top_card_is_public_and_no_other() -> None:
    table = table_of_three()
    for viewer in EVERYBODY:
        (top,) = table.view(viewer).followed
        assert (top.place, top.back) == (1, ("elephant", "buffalo"))


def test_ruling_13_fronts_of_hands_are_for_their_owner_only() -> None:
    table = table_of_three()
    assert table.view(1).hand == table.hand(1)
    assert table.view(None).hand == ()
    for viewer in (0, 2, None):
        assert table.could_hold(viewer, 1, "lion/elephant") == {("lion",), ("elephant",)}


def test_ruling_13_an_owner_knows_the_own_hand() -> None:
    table = table_of_three()
    for group in table.view(1).seats[1].hand:
        assert len(group.could_be) == 1


def test_ruling_14_the_order_of_cards_in_a_hand_is_not_information() -> None:
    one = Table(2, hands={1: "lion/rhino hippo/baboon lion/elephant"}, pile="parrot/lion")
    other = Table(2, hands={1: "lion/elephant lion/rhino hippo/baboon"}, pile="parrot/lion")
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)


def test_ruling_14_backs_are_told_as_a_multiset() -> None:
    table = Table(2, hands={1: "lion/hippo rhino/baboon hippo/lion"})
    groups = {group.back: group.count for group in table.view(0).seats[1].hand}
    assert groups == {("hippo", "lion"): 2, ("rhino", "baboon"): 1}


def test_ruling_13_a_card_picked_but_not_yet_given_is_the_players_secret() -> None:
    lion = Table(3, hands={0: "hippo/crocodile lion/rhino giraffe/elephant"}, pile="parrot/lion")
    giraffe = Table(3, hands={0: "hippo/crocodile lion/rhino giraffe/elephant"}, pile="parrot/lion")
    lion.play("play hippo", "give lion")
    giraffe.play("play hippo", "give giraffe")
    assert lion.view(0).chosen == ("lion/rhino",)
    for viewer in (1, 2, None):
        assert lion.view(viewer).chosen == ()
        assert lion.view(viewer) == giraffe.view(viewer)


def test_ruling_13_a_drawn_cards_front_is_told_to_the_drawer_only() -> None:
    table = table_of_three()
    drew = next(event for event in table.events if event.name == "drew")
    assert drew.told_to(0).about["stamp"] == "crocodile/parrot"
    for viewer in (1, 2, None):
        heard = drew.told_to(viewer).about
        assert "stamp" not in heard and heard["back"] == ("crocodile", "parrot")
