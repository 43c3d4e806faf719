"""Manual: "Play example". A round of three players, as the manual tells it."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table, fronts


def starting_situation(third_album: str, exchange: str) -> Table:
    return Table(
        3,
        hands={
            0: "lion/elephant lion/rhino hippo/giraffe",
            1: "crocodile/elephant rhino/baboon elephant/baboon",
        },
        albums={
            0: "lion/crocodile lion/crocodile lion/giraffe crocodile/parrot",
            1: "parrot/elephant parrot/hippo parrot/lion",
            2: third_album,
        },
        exchange=exchange,
        pile="baboon/elephant giraffe/parrot buffalo/lion",
    )


@pytest.mark.parametrize(
    ("third_album", "exchange"),
    [
        # the picture is lost: either four lay there already, or one comes by the exchange
        ("buffalo buffalo buffalo buffalo hippo/lion hippo/lion baboon/lion", "giraffe rhino"),
        ("buffalo buffalo buffalo hippo/lion hippo/lion baboon/lion", "buffalo giraffe rhino"),
    ],
)
def test_play_example_round_of_three_players(third_album: str, exchange: str) -> None:
    table = starting_situation(third_album, exchange)

    # Player 1 takes the top card, plays a Lion, exchanges a Croc with a Parrot of player 2.
    assert "baboon/elephant" in table.hand(0)
    table.play("play lion/elephant", "give crocodile/parrot", "take 2 parrot/lion")
    assert fronts(table.album(0))["parrot"] == 1
    assert fronts(table.album(0))["lion"] == 4
    assert fronts(table.album(1))["parrot"] == 2

    # Player 2 sees a Lion on the back of player 1's cards; it could be the fifth.
    assert table.asked == 1
    assert table.could_hold(1, 0, "lion/rhino") == {("lion",), ("rhino",)}

    # She plays a Croc, and exchanges her whole hand of cards with player 1's.
    first, second = table.hand(0), table.hand(1)
    table.play("play crocodile", "swap 1")
    assert table.hand(1) == first
    assert table.hand(0) == tuple(stamp for stamp in second if stamp != "crocodile/elephant")
    assert "lion/rhino" in table.hand(1)

    # Player 3 draws a Buffalo, plays it, and exchanges two Hippos and a Baboon.
    assert table.asked == 2
    assert "buffalo/lion" in table.hand(2)
    table.play("play buffalo/lion", "give hippo/lion", "give hippo/lion", "give baboon/lion")
    assert table.exchange == ("hippo/lion", "hippo/lion", "baboon/lion")
    assert fronts(table.album(2))["buffalo"] == 5
    assert table.winners == (2,)
    assert table.over is not None and table.over.how == "five"
    assert table.replayed().digest() == table.position.digest()


def test_play_example_the_lion_prevents_a_fourth_parrot() -> None:
    """Without player 1's exchange, player 2 wins by playing a fourth Parrot."""
    wishes = {1: "parrot/elephant parrot/hippo parrot/lion"}
    left = Table(3, hands={1: "parrot/rhino"}, albums=wishes, starter=1)
    left.play("play parrot")
    assert left.winners == (1,)
    prevented = Table(
        3, hands={0: "lion/elephant", 1: "parrot/rhino"}, albums={0: "crocodile/parrot", **wishes}
    )
    prevented.play("play lion", "give crocodile/parrot", "take 2 parrot/lion", "play parrot")
    assert prevented.winners == ()
