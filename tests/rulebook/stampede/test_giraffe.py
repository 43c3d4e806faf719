"""The giraffe: take the top card into the album and return any other, in the preferred order."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table
from stampadia.kernel.errors import IllegalChoice


def giraffe(**wishes: str) -> Table:
    """Seat 0 is about to play a giraffe; the pile's top is then a buffalo."""
    return Table(
        2,
        hands={0: "giraffe/lion elephant baboon"},
        albums={0: wishes.get("album", "hippo/lion rhino")},
        pile=f"crocodile {wishes.get('pile', 'buffalo/lion buffalo/hippo buffalo/rhino')}",
    )


def test_giraffe_offers_both_orders() -> None:
    table = giraffe()
    table.play("play giraffe")
    assert table.choices == {"take first", "return first"}


def test_giraffe_taking_first_adds_the_top_card_to_the_album() -> None:
    table = giraffe()
    table.play("play giraffe", "take first")
    assert "buffalo/lion" in table.album(0)
    assert table.pile[0] == "buffalo/hippo"
    assert len(table.hand(0)) == 3


def test_giraffe_taking_first_then_returns_a_card_facedown() -> None:
    table = giraffe()
    table.play("play giraffe", "take first", "return hippo at 3")
    # the next player's draw has taken place 1 away
    assert table.pile[:2] == ["buffalo/rhino", "hippo/lion"]
    assert "buffalo/hippo" in table.hand(1)
    assert "hippo/lion" not in table.album(0)
    assert len(table.album(0)) == 3


def test_ruling_08_giraffe_taking_first_may_not_return_the_taken_card() -> None:
    table = giraffe()
    table.play("play giraffe", "take first")
    returned = {choice.split(" at ")[0] for choice in table.choices}
    assert returned == {"return hippo", "return rhino", "return giraffe"}


def test_ruling_08_giraffe_taking_first_may_return_another_card_that_looks_like_the_taken() -> None:
    table = giraffe(album="buffalo/parrot rhino", pile="buffalo/parrot")
    table.play("play giraffe", "take first", "return buffalo at 5")
    assert table.album(0).count("buffalo/parrot") == 1
    assert table.pile[3] == "buffalo/parrot"  # one place higher after the next draw


def test_ruling_08_giraffe_taking_first_may_return_the_giraffe_just_played() -> None:
    table = giraffe()
    table.play("play giraffe", "take first", "return giraffe at 4")
    assert "giraffe/lion" not in table.album(0)


def test_ruling_08_giraffe_taking_first_may_use_the_top_place() -> None:
    table = giraffe()
    table.play("play giraffe", "take first", "return hippo at top")
    assert "hippo/lion" in table.hand(1)


def test_ruling_08_giraffe_returning_first_may_not_use_the_top_place() -> None:
    table = giraffe()
    table.play("play giraffe", "return first")
    places = {choice.split(" at ")[1] for choice in table.choices}
    assert "1" not in places and "2" in places
    with pytest.raises(IllegalChoice):
        table.play("return hippo at top")


def test_ruling_08_giraffe_returning_first_takes_the_former_top_card() -> None:
    table = giraffe()
    table.play("play giraffe", "return first", "return hippo at 2")
    assert "buffalo/lion" in table.album(0)
    assert "hippo/lion" in table.hand(1)  # it lay right below and is drawn next


def test_ruling_08_giraffe_returning_first_may_return_any_card_of_the_album() -> None:
    table = giraffe()
    table.play("play giraffe", "return first")
    returned = {choice.split(" at ")[0] for choice in table.choices}
    assert returned == {"return hippo", "return rhino", "return giraffe"}


@pytest.mark.parametrize("order", ["take first", "return first"])
def test_giraffe_leaves_the_numbers_of_cards_as_they_were(order: str) -> None:
    table = giraffe()
    before = len(table.pile)
    table.play("play giraffe", order, "return rhino at 7")
    assert len(table.album(0)) == 3
    assert len(table.pile) == before - 1  # the next player's draw


def test_ruling_10_every_place_of_the_pile_and_below_it_is_legal() -> None:
    table = giraffe()
    table.play("play giraffe", "take first")
    count = len(table.pile)
    places = {int(choice.split(" at ")[1]) for choice in table.choices if "hippo" in choice}
    assert places == set(range(1, count + 2))


def test_ruling_10_the_bottom_is_below_every_card() -> None:
    table = giraffe()
    table.play("play giraffe", "take first", "return hippo at bottom")
    assert table.pile[-1] == "hippo/lion"


def test_ruling_10_returning_first_the_bottom_is_legal_too() -> None:
    table = giraffe()
    table.play("play giraffe", "return first", "return hippo at bottom")
    assert table.pile[-1] == "hippo/lion"


@pytest.mark.parametrize("place", [1, 2, 3, 5])
def test_ruling_10_the_card_is_drawn_at_the_wished_draw(place: int) -> None:
    table = Table(
        2, hands={0: "giraffe elephant baboon"}, albums={0: "hippo/lion rhino"},
        pile="crocodile buffalo parrot parrot parrot parrot parrot",
    )  # fmt: skip
    table.play("play giraffe", "take first", f"return hippo at {place}")
    for draw in range(1, place + 1):
        assert ("hippo/lion" in table.hand(table.asked)) == (draw == place)
        if draw < place:
            table.play("play parrot")
