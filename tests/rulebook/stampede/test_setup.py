"""Manual: "Setup"."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulebook.stampede.table import Table
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.games.stampede.content import STANDARD_KINDS
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.pending import Draw, Shuffle

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def dealt(seats: int) -> Position:
    """A position after the shuffle, before the starting player is drawn."""
    position = GAME.begin(seats)
    shuffle = position.pending()
    assert isinstance(shuffle, Shuffle)
    position.play(Dealer(seats).answer(shuffle))
    return position


def test_setup_shuffles_all_90_stamp_cards() -> None:
    pending = GAME.begin(3).pending()
    assert isinstance(pending, Shuffle)
    assert sorted(pending.items) == sorted(STANDARD_KINDS)
    assert not pending.visible


@SEATS
def test_setup_deals_three_cards_to_each_hand(seats: int) -> None:
    assert [len(hand) for hand in dealt(seats).hands] == [3] * seats


@SEATS
def test_setup_deals_two_cards_to_each_album(seats: int) -> None:
    assert [len(album) for album in dealt(seats).albums] == [2] * seats


@SEATS
def test_setup_deals_three_cards_to_the_exchange(seats: int) -> None:
    assert len(dealt(seats).exchange) == 3


@SEATS
def test_ruling_01_the_remaining_cards_are_the_pile(seats: int) -> None:
    position = dealt(seats)
    # 90 less 3 + 2 for each seat less 3 for the exchange
    assert len(position.pile) == 90 - 5 * seats - 3
    everywhere = [*position.pile, *position.exchange]
    everywhere += [card for place in (*position.hands, *position.albums) for card in place]
    assert sorted(everywhere) == list(range(90))


def test_setup_hands_are_facedown_albums_and_exchange_faceup() -> None:
    table = Table(2, hands={1: "lion/hippo rhino/parrot baboon/lion"}, albums={1: "lion giraffe"})
    seen = table.view(0)
    assert [stamp.split("/")[0] for stamp in seen.seats[1].album] == ["lion", "giraffe"]
    assert seen.exchange == table.exchange
    assert all(len(group.could_be) == 2 for group in seen.seats[1].hand)


@SEATS
def test_setup_the_starting_player_is_drawn_evenly_and_openly(seats: int) -> None:
    pending = dealt(seats).pending()
    assert isinstance(pending, Draw)
    assert pending.odds() == tuple((seat, Fraction(1, seats)) for seat in range(seats))
    assert pending.visible


@SEATS
def test_setup_the_drawn_player_starts(seats: int) -> None:
    for starter in range(seats):
        assert Table(seats, starter=starter).asked == starter


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_setup_is_for_2_to_6_players(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.begin(seats)
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_setup_without_a_wish_nobody_has_partners() -> None:
    assert StampedeOptions().teams == "none"
    assert [seat.team for seat in GAME.begin(4).view(None).seats] == [0, 1, 2, 3]


def test_setup_the_pile_is_drawn_in_the_order_of_the_shuffle() -> None:
    table = Table(2, pile="parrot/lion parrot/hippo giraffe/lion")
    table.play("play parrot")
    assert "parrot/hippo" in table.hand(1)
    assert table.pile[0] == "giraffe/lion"
