"""The rhino: three from the pile as the new hand, the former hand into the pile, in the
preferred order."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table

TOP = "buffalo/lion buffalo/hippo buffalo/rhino parrot/rhino"


def rhino(seats: int = 2) -> Table:
    """Seat 0 is about to play a rhino; its hand is then elephant, baboon and crocodile."""
    return Table(
        seats,
        hands={0: "rhino/lion elephant/lion baboon/lion"},
        albums={0: "hippo giraffe"},
        pile=f"crocodile/lion {TOP}",
    )


FORMER = ("elephant/lion", "crocodile/lion", "baboon/lion")


def test_rhino_offers_both_orders() -> None:
    table = rhino()
    table.play("play rhino")
    assert table.choices == {"take first", "return first"}


def test_rhino_taking_first_makes_the_top_three_the_new_hand() -> None:
    table = rhino()
    table.play("play rhino", "take first")
    assert set(table.hand(0)) == {"buffalo/lion", "buffalo/hippo", "buffalo/rhino"}
    assert table.pile[0] == "parrot/rhino"


def test_rhino_returns_the_three_former_hand_cards_and_no_others() -> None:
    table = rhino()
    table.play("play rhino", "take first")
    left = {"return elephant", "return baboon", "return crocodile"}
    for animal in ("elephant", "baboon", "crocodile"):
        assert {choice.split(" at ")[0] for choice in table.choices} == left
        table.play(f"return {animal} at bottom")
        left.discard(f"return {animal}")
    assert table.asked == 1
    assert table.pile[-3:] == ["elephant/lion", "baboon/lion", "crocodile/lion"]


def test_rhino_the_player_chooses_the_location_of_each_card() -> None:
    table = rhino()
    table.play("play rhino", "take first")
    table.play("return elephant at 3", "return baboon at 10", "return crocodile at bottom")
    # the next player has drawn the top card, so everything lies one place higher
    assert table.pile[1] == "elephant/lion"
    assert table.pile[8] == "baboon/lion"
    assert table.pile[-1] == "crocodile/lion"


def test_ruling_10_each_place_is_chosen_after_the_previous_card_lies() -> None:
    table = rhino()
    table.play("play rhino", "take first")
    count = len(table.pile)
    for animal in ("elephant", "baboon", "crocodile"):
        places = {int(c.split(" at ")[1]) for c in table.choices if animal in c}
        assert places == set(range(1, count + 2))
        table.play(f"return {animal} at 2")
        count += 1
    # each card went below the top and above the ones before it; then the next player drew
    assert table.pile[:3] == ["crocodile/lion", "baboon/lion", "elephant/lion"]


def test_ruling_10_the_cards_may_be_returned_in_any_sequence() -> None:
    table = rhino()
    table.play("play rhino", "take first")
    table.play("return crocodile at top", "return elephant at top", "return baboon at top")
    assert "baboon/lion" in table.hand(1)
    assert table.pile[:2] == ["elephant/lion", "crocodile/lion"]


def test_ruling_09_returning_first_the_new_hand_is_taken_from_the_pile_afterwards() -> None:
    table = rhino()
    table.play("play rhino", "return first")
    table.play("return elephant at bottom", "return baboon at bottom", "return crocodile at bottom")
    assert set(table.hand(0)) == {"buffalo/lion", "buffalo/hippo", "buffalo/rhino"}
    assert table.asked == 1


def test_ruling_09_returning_first_may_use_the_top_place() -> None:
    table = rhino()
    table.play("play rhino", "return first")
    assert "return elephant at 1" in table.choices


def test_ruling_09_returning_first_the_new_hand_may_include_returned_cards() -> None:
    table = rhino()
    table.play("play rhino", "return first")
    table.play("return elephant at top", "return baboon at 3", "return crocodile at bottom")
    # from the top: elephant, buffalo/lion, baboon, buffalo/hippo, ...
    assert set(table.hand(0)) == {"elephant/lion", "buffalo/lion", "baboon/lion"}


def test_ruling_09_returning_first_the_whole_former_hand_may_come_back() -> None:
    table = rhino()
    table.play("play rhino", "return first")
    table.play("return elephant at top", "return baboon at top", "return crocodile at top")
    assert set(table.hand(0)) == set(FORMER)


@pytest.mark.parametrize("order", ["take first", "return first"])
def test_rhino_leaves_the_numbers_of_cards_as_they_were(order: str) -> None:
    table = rhino()
    before = len(table.pile)
    table.play("play rhino", order)
    table.play("return elephant at 5", "return baboon at 6", "return crocodile at 7")
    assert len(table.hand(0)) == 3
    assert len(table.album(0)) == 3
    assert len(table.pile) == before - 1  # the next player's draw


def test_rhino_the_played_rhino_stays_in_the_album() -> None:
    table = rhino()
    table.play("play rhino", "take first")
    table.play("return elephant at 5", "return baboon at 6", "return crocodile at 7")
    assert "rhino/lion" in table.album(0)


@pytest.mark.parametrize("place", [1, 2, 4])
def test_ruling_10_a_returned_card_is_drawn_at_the_wished_draw(place: int) -> None:
    table = Table(
        2, hands={0: "rhino elephant/lion baboon"},
        pile="crocodile buffalo buffalo buffalo parrot parrot parrot parrot",
    )  # fmt: skip
    table.play("play rhino", "take first", "return baboon at bottom", "return crocodile at bottom")
    table.play(f"return elephant at {place}")
    for draw in range(1, place + 1):
        assert ("elephant/lion" in table.hand(table.asked)) == (draw == place)
        if draw < place:
            table.play("play parrot")
