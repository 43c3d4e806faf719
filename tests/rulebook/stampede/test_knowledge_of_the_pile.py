"""Ruling 13: cards in the pile that can be followed, by those who know them."""

from __future__ import annotations

from rulebook.stampede.table import Table

PARROTS = "parrot/elephant parrot/hippo parrot/rhino parrot/baboon"

# The top card


def test_pile_only_the_top_card_is_followed_at_the_start() -> None:
    table = Table(2, pile="parrot lion/rhino rhino/baboon")
    assert table.could_lie(1, 1) == {"lion", "rhino"}
    assert table.could_lie(1, 2) is None


def test_pile_the_next_top_card_shows_its_back_after_a_draw() -> None:
    table = Table(2, pile="parrot parrot lion/rhino")
    assert table.could_lie(1, 1) != {"lion", "rhino"}
    table.play("play parrot/elephant")
    assert table.could_lie(1, 1) == {"lion", "rhino"}
    assert table.could_lie(1, 2) is None


def test_pile_counting_tells_the_top_cards_front() -> None:
    # the only other card of the back lion|rhino is the rhino in an album
    table = Table(2, albums={1: "rhino/lion"}, pile="parrot lion/rhino")
    assert table.could_lie(0, 1) == {"lion"}
    assert table.could_lie(None, 1) == {"lion"}


def test_pile_counting_with_the_own_hand_is_private() -> None:
    table = Table(2, hands={0: "rhino/lion"}, pile="parrot lion/rhino")
    assert table.could_lie(0, 1) == {"lion"}
    assert table.could_lie(1, 1) == {"lion", "rhino"}


# A giraffe returns face up: its front is known to all


def giraffe_returns(place: str) -> Table:
    table = Table(
        3,
        hands={0: "giraffe/elephant elephant/baboon crocodile/elephant"},
        albums={0: "lion/rhino"},
        pile=f"buffalo/lion hippo/crocodile {PARROTS} baboon/lion",
    )
    table.play("play giraffe", "take first", f"return lion at {place}")
    return table


def test_giraffe_returned_card_is_known_to_all_at_its_place() -> None:
    table = giraffe_returns("4")
    for viewer in (0, 1, 2, None):
        assert table.could_lie(viewer, 3) == {"lion"}  # the next player has drawn


def test_giraffe_returned_card_is_followed_as_the_pile_shrinks() -> None:
    table = giraffe_returns("4")
    for place in (3, 2, 1):
        assert table.could_lie(1, place) == {"lion"}
        assert table.pile[place - 1] == "lion/rhino"
        if place > 1:
            table.play("play parrot")


def test_giraffe_returned_card_is_known_in_the_hand_of_who_draws_it() -> None:
    table = giraffe_returns("3")
    table.play("play parrot", "play parrot")
    assert "lion/rhino" in table.hand(0)
    for viewer in (1, 2, None):
        assert table.could_hold(viewer, 0, "lion/rhino") == {("lion",)}


def test_giraffe_returned_to_the_bottom_is_known_there() -> None:
    table = giraffe_returns("bottom")
    assert table.could_lie(2, len(table.pile)) == {"lion"}


def test_giraffe_returned_on_top_hides_but_does_not_forget_the_former_top() -> None:
    table = Table(
        2,
        hands={0: "giraffe/elephant"},
        albums={0: "lion/rhino"},
        pile="buffalo/lion hippo/crocodile rhino/baboon",
    )
    table.play("play giraffe", "take first")
    assert table.could_lie(1, 1) == {"rhino", "baboon"}
    table.play("return lion at 2")
    # rhino|baboon was drawn; the lion is on top, and what is below it was never seen
    assert table.could_lie(0, 1) == {"lion"}
    assert table.could_lie(0, 2) is None


def test_giraffe_returning_first_is_known_below_the_taken_card() -> None:
    table = Table(
        2,
        hands={0: "giraffe/elephant"},
        albums={0: "lion/rhino"},
        pile="buffalo/lion hippo/crocodile parrot/baboon",
    )
    table.play("play giraffe", "return first", "return lion at 3")
    # the hippo was taken, the parrot drawn: the lion lies on top
    assert table.could_lie(1, 1) == {"lion"}


def test_cards_inserted_above_push_a_followed_card_down_those_below_do_not() -> None:
    table = Table(
        2,
        hands={0: "giraffe/elephant", 1: "rhino/elephant hippo/elephant crocodile/elephant"},
        albums={0: "lion/rhino"},
        pile="buffalo/lion hippo/crocodile baboon/lion giraffe/lion giraffe/hippo giraffe/baboon",
    )
    table.play("play giraffe", "take first", "return lion at 10")
    assert table.could_lie(1, 9) == {"lion"}
    table.play("play rhino", "take first")
    assert table.could_lie(1, 6) == {"lion"}
    table.play("return hippo at 6")  # right above
    assert table.could_lie(1, 7) == {"lion"} and table.could_lie(0, 7) == {"lion"}
    table.play("return crocodile at 8")  # right below
    assert table.could_lie(0, 7) == {"lion"}
    table.play("return baboon at top")
    assert table.pile[6] == "lion/rhino"  # pushed down by one, then up by the next draw
    assert table.could_lie(0, 7) == {"lion"} and table.could_lie(1, 7) == {"lion"}


# A rhino returns face down: back and place are public, the front is its owner's


def rhino_returns(*returns: str) -> Table:
    table = Table(
        3,
        hands={0: "rhino/elephant lion/crocodile hippo/elephant"},
        pile=f"buffalo/lion giraffe/lion giraffe/hippo giraffe/baboon {PARROTS}",
    )
    table.play("play rhino", "take first", *returns)
    return table


def test_rhino_the_back_and_place_of_a_returned_card_are_public() -> None:
    table = rhino_returns("return hippo at 5", "return buffalo at 9", "return lion at 3")
    # each place as it lies in the end, less one for the next player's draw: the lion at 2, the
    # hippo pushed to 6, so 5, the buffalo to 10, so 9
    for viewer in (1, 2, None):
        backs = {card.place: set(card.back) for card in table.view(viewer).followed}
        assert {place: backs[place] for place in (2, 5, 9)} == {
            2: {"lion", "crocodile"},
            5: {"hippo", "elephant"},
            9: {"buffalo", "lion"},
        }


def test_rhino_only_the_owner_knows_the_front_of_a_returned_card() -> None:
    table = rhino_returns("return hippo at 5", "return buffalo at 9", "return lion at 3")
    assert table.could_lie(0, 2) == {"lion"}
    assert table.could_lie(0, 5) == {"hippo"}
    assert table.could_lie(0, 9) == {"buffalo"}
    for viewer in (1, 2, None):
        assert table.could_lie(viewer, 2) == {"lion", "crocodile"}
        assert table.could_lie(viewer, 9) == {"buffalo", "lion"}


def test_rhino_the_owner_knows_a_returned_card_in_the_hand_of_who_draws_it() -> None:
    table = rhino_returns("return hippo at 5", "return buffalo at 9", "return lion at 1")
    assert "lion/crocodile" in table.hand(1)
    assert table.could_hold(0, 1, "lion/crocodile") == {("lion",)}
    assert len(table.could_hold(2, 1, "lion/crocodile")) == 2


def test_rhino_a_hand_set_aside_still_shows_only_its_backs() -> None:
    table = rhino_returns()
    for viewer in (1, 2, None):
        aside = table.view(viewer).seats[0].aside
        assert sum(group.count for group in aside) == 3
        assert all(len(group.could_be) == 2 for group in aside)
        assert table.view(viewer).aside == ()
    assert table.view(0).aside == ("hippo/elephant", "lion/crocodile", "buffalo/lion")


def two_of_one_back(first: str) -> Table:
    """Seat 0 of three returns both cards of the back lion|parrot: the one with this front at 2,
    the other at 3; then seat 1 has drawn and they lie at 1 and 2."""
    second = {"lion": "parrot", "parrot": "lion"}[first]
    table = Table(
        3,
        hands={0: "rhino/elephant lion/parrot parrot/lion"},
        pile="buffalo/lion giraffe/lion giraffe/hippo giraffe/baboon parrot/hippo parrot/elephant",
    )
    table.play("play rhino", "take first", "return buffalo at bottom")
    table.play(f"return {first} at 2", f"return {second} at 3")
    return table


def test_rhino_two_cards_of_one_back_at_different_places_stay_in_doubt_for_others() -> None:
    table = two_of_one_back("lion")
    for viewer in (1, 2, None):
        assert table.could_lie(viewer, 1) == {"lion", "parrot"}
        assert table.could_lie(viewer, 2) == {"lion", "parrot"}
    assert table.could_lie(0, 1) == {"lion"}
    assert table.could_lie(0, 2) == {"parrot"}


def test_rhino_who_draws_one_of_two_knows_the_other_and_the_rest_do_not() -> None:
    table = two_of_one_back("parrot")
    table.play("play parrot/hippo")  # seat 1; then seat 2 draws the parrot of the two
    assert table.could_lie(2, 1) == {"lion"}
    assert table.could_lie(1, 1) == {"lion", "parrot"}
    assert table.could_lie(None, 1) == {"lion", "parrot"}


def test_rhino_playing_one_of_two_tells_everybody_what_the_other_is() -> None:
    table = two_of_one_back("parrot")
    table.play("play parrot/hippo", "play parrot/lion")
    # seat 0 has drawn the other one meanwhile
    assert "lion/parrot" in table.hand(0)
    for viewer in (1, 2, None):
        assert table.could_hold(viewer, 0, "lion/parrot") == {("lion",)}


def test_rhino_a_card_returned_on_top_and_taken_again_is_still_followed() -> None:
    # Seat 0 holds a lion that all have seen, returns it on top and takes it again.
    table = Table(
        2,
        hands={0: "baboon/parrot elephant/baboon rhino/elephant"},
        exchange="lion/rhino",
        pile="buffalo/parrot parrot/lion hippo/crocodile",
    )
    table.play("play baboon", "give elephant", "take lion", "play parrot/lion")
    table.play("play rhino/elephant", "return first", "return buffalo at bottom")
    table.play("return hippo at bottom", "return lion at top")
    assert "lion/rhino" in table.hand(0)
    assert table.could_hold(1, 0, "lion/rhino") == {("lion",)}


# A new pile


def new_pile(order: str) -> Table:
    """The pile has run out at seat 0's draw; these cards were given up and lie in this order."""
    table = Table(
        2,
        hands={0: "parrot/elephant", 1: "parrot/rhino"},
        albums={0: "lion/rhino rhino/lion", 1: "lion/elephant hippo/elephant"},
        pile="buffalo/parrot",
        whole_pile=True,
    )
    table.play("give up lion", "give up rhino", "give up lion", "give up hippo")
    table.reshuffle(order)
    return table


def test_reshuffle_loses_the_order() -> None:
    table = new_pile("lion/rhino lion/elephant hippo/elephant rhino/lion")
    assert [card.place for card in table.view(0).followed] == [1]


def test_reshuffle_leaves_two_fronts_of_one_back_in_doubt() -> None:
    # both cards of the back lion|rhino are in the new pile: the top one is either
    for first, last in (("lion/rhino", "rhino/lion"), ("rhino/lion", "lion/rhino")):
        table = new_pile(f"{first} lion/elephant hippo/elephant {last}")
        for viewer in (0, 1, None):
            assert table.could_lie(viewer, 1) == {"lion", "rhino"}


def test_reshuffle_does_not_forget_what_the_cards_are() -> None:
    # the only card of the back elephant|lion in this box was given up as a lion
    table = new_pile("lion/elephant lion/rhino rhino/lion hippo/elephant")
    for viewer in (0, 1, None):
        assert table.could_lie(viewer, 1) == {"lion"}


def test_reshuffle_a_drawn_front_tells_the_drawer_the_other() -> None:
    table = new_pile("rhino/lion lion/rhino lion/elephant hippo/elephant")
    table.play("play parrot")
    # seat 1 has drawn the rhino and sees a card of the same back on top
    assert table.could_lie(1, 1) == {"lion"}
    assert table.could_lie(0, 1) == {"lion", "rhino"}


def test_reshuffle_forgets_where_a_card_was_followed_before() -> None:
    # A giraffe takes the last card; then its return lies in the new pile, and only that is known.
    table = Table(
        2,
        hands={0: "giraffe/elephant"},
        albums={0: "lion/rhino hippo/baboon rhino/baboon"},
        pile="buffalo/lion hippo/crocodile",
        whole_pile=True,
    )
    table.play("play giraffe", "take first", "give up hippo/baboon", "give up rhino")
    while table.view(None).step == "give-up":
        table.play(min(table.choices))
    table.reshuffle()
    table.play("return lion at 4")
    followed = {card.place: card.could_be for card in table.view(1).followed}
    assert set(followed) == {1, 3}  # the new top, and the lion after seat 1's draw
    assert followed[3] == ("lion",)
