"""Rulings 12 to 14: what a seat knows of other hands, with perfect recall.

Lions and rhinos are no neighbours on the circle: two cards have the back lion|rhino, one of
each front. Hippos and lions are neighbours: four cards have the back hippo|lion, two of each.
"""

from __future__ import annotations

from rulebook.stampede.table import Table

LION, RHINO, HIPPO = ("lion",), ("rhino",), ("hippo",)
LIONS, BOTH, HIPPOS = ("lion", "lion"), ("hippo", "lion"), ("hippo", "hippo")

# Counting


def test_counting_a_back_alone_leaves_both_animals() -> None:
    table = Table(3, hands={1: "lion/rhino"})
    for viewer in (0, 2, None):
        assert table.could_hold(viewer, 1, "lion/rhino") == {LION, RHINO}


def test_counting_the_only_other_card_of_a_back_in_the_own_hand_tells_the_front() -> None:
    # 2 cards: one is my rhino, so the other one is the lion; seat 2 does not see my rhino
    table = Table(3, hands={0: "rhino/lion", 1: "lion/rhino"})
    assert table.could_hold(0, 1, "lion/rhino") == {LION}
    assert table.could_hold(2, 1, "lion/rhino") == {LION, RHINO}


def test_counting_a_front_in_an_album_tells_everybody() -> None:
    table = Table(3, hands={1: "lion/rhino"}, albums={2: "rhino/lion"})
    for viewer in (0, 2, None):
        assert table.could_hold(viewer, 1, "lion/rhino") == {LION}


def test_counting_both_lions_seen_elsewhere_leave_only_hippos() -> None:
    # 2 lions + 2 hippos, less a lion in an album and one in the exchange: 2 hippos
    table = Table(3, hands={1: "hippo/lion"}, albums={0: "lion/hippo"}, exchange="lion/hippo")
    assert table.could_hold(2, 1, "hippo/lion") == {HIPPO}


def test_counting_one_lion_seen_elsewhere_leaves_the_doubt() -> None:
    # 2 + 2 less a lion: 1 lion and 2 hippos
    table = Table(3, hands={1: "hippo/lion"}, albums={0: "lion/hippo"})
    assert table.could_hold(2, 1, "hippo/lion") == {LION, HIPPO}


def test_counting_two_cards_of_a_back_can_be_any_two() -> None:
    table = Table(3, hands={1: "hippo/lion lion/hippo"})
    assert table.could_hold(0, 1, "hippo/lion") == {LIONS, BOTH, HIPPOS}


def test_counting_two_cards_of_a_back_when_a_lion_is_seen() -> None:
    # 1 lion + 2 hippos left: two of them are never two lions
    table = Table(3, hands={1: "hippo/lion lion/hippo"}, albums={0: "lion/hippo"})
    assert table.could_hold(0, 1, "hippo/lion") == {BOTH, HIPPOS}


def test_counting_two_cards_of_a_back_when_one_of_each_is_seen() -> None:
    # 1 lion + 1 hippo left, and these are they
    table = Table(3, hands={1: "hippo/lion lion/hippo"}, albums={0: "lion/hippo hippo/lion"})
    assert table.could_hold(0, 1, "hippo/lion") == {BOTH}


def test_counting_includes_the_own_drawn_card() -> None:
    table = Table(2, hands={1: "lion/rhino"}, pile="rhino/lion")
    assert table.could_hold(0, 1, "lion/rhino") == {LION}


# Draw and play


def test_draw_everybody_sees_the_back_the_drawer_the_front() -> None:
    table = Table(3, pile="lion/rhino")
    assert table.could_hold(0, 0, "lion/rhino") == {LION}
    for viewer in (1, 2, None):
        assert table.could_hold(viewer, 0, "lion/rhino") == {LION, RHINO}


def test_play_tells_what_the_other_card_of_that_back_is() -> None:
    table = Table(3, hands={0: "parrot/lion", 1: "lion/parrot"})
    assert table.could_hold(2, 1, "lion/parrot") == {LION, ("parrot",)}
    table.play("play parrot")
    assert table.could_hold(2, 1, "lion/parrot") == {LION}
    assert table.could_hold(None, 1, "lion/parrot") == {LION}


def test_play_one_of_two_leaves_what_the_rest_can_be() -> None:
    # parrot and buffalo are neighbours: 2 + 2. A hand of two is {PP, PB, BB}; a parrot is
    # played, so it was {PP, PB} and the rest is P or B.
    table = Table(2, hands={0: "parrot/buffalo buffalo/parrot"})
    table.play("play parrot")
    assert table.could_hold(1, 0, "parrot/buffalo") == {("parrot",), ("buffalo",)}


# Cards that were seen face up and went into a hand


def test_hippo_the_taken_card_is_known_in_the_hand() -> None:
    table = Table(3, hands={0: "hippo elephant/baboon"}, albums={1: "lion/rhino"})
    table.play("play hippo", "give elephant/baboon", "take 2 lion/rhino")
    for viewer in (1, 2, None):
        assert table.could_hold(viewer, 0, "lion/rhino") == {LION}


def test_elephant_the_taken_card_is_known_in_the_hand() -> None:
    table = Table(3, hands={0: "elephant/parrot hippo/baboon"}, albums={0: "lion/rhino"})
    table.play("play elephant", "give hippo/baboon", "take lion/rhino")
    assert table.could_hold(2, 0, "lion/rhino") == {LION}


def test_baboon_the_taken_card_is_known_in_the_hand() -> None:
    table = Table(3, hands={0: "baboon/parrot hippo/baboon"}, exchange="lion/rhino")
    table.play("play baboon/parrot", "give hippo/baboon", "take lion/rhino")
    assert table.could_hold(2, 0, "lion/rhino") == {LION}


def test_baboon_the_given_card_tells_what_its_twin_is() -> None:
    # seat 0 gives the rhino of the back lion|rhino, so seat 1's card of that back is the lion
    table = Table(
        3, hands={0: "baboon/parrot rhino/lion", 1: "lion/rhino"}, exchange="giraffe/elephant"
    )
    table.play("play baboon/parrot", "give rhino", "take giraffe")
    assert table.could_hold(2, 1, "lion/rhino") == {LION}


def known_hippo_beside_an_unknown_card(unknown: str) -> Table:
    """Seat 0 takes a hippo from the exchange into a hand with another card of its back."""
    table = Table(
        2,
        hands={0: f"baboon/parrot {unknown} elephant/baboon"},
        exchange="hippo/lion giraffe/parrot",
        pile="buffalo parrot/elephant parrot/rhino parrot/baboon",
    )
    table.play("play baboon", "give elephant", "take hippo")
    return table


def test_two_cards_of_one_back_in_a_hand_mix() -> None:
    # hippo + (lion or hippo)
    table = known_hippo_beside_an_unknown_card("lion/hippo")
    assert table.could_hold(1, 0, "hippo/lion") == {BOTH, HIPPOS}


def test_mixed_cards_playing_the_other_front_clears_the_doubt() -> None:
    # {LH, HH}; a lion is played, so it was LH and the hippo is left
    table = known_hippo_beside_an_unknown_card("lion/hippo")
    table.play("play parrot/elephant", "play lion/hippo", "give lion", "take 2 parrot")
    assert table.could_hold(1, 0, "hippo/lion") == {HIPPO}


def test_mixed_cards_playing_the_known_front_keeps_the_doubt() -> None:
    # {LH, HH}; a hippo is played, but nobody knows which of the two: L or H is left
    for unknown in ("lion/hippo", "hippo/lion"):
        table = known_hippo_beside_an_unknown_card(unknown)
        table.play("play parrot/elephant", "play hippo/lion", "give buffalo", "take 2 parrot")
        assert table.could_hold(1, 0, "hippo/lion") == {LION, HIPPO}


def test_mixed_cards_are_never_mixed_for_their_owner() -> None:
    table = known_hippo_beside_an_unknown_card("lion/hippo")
    assert table.could_hold(0, 0, "hippo/lion") == {BOTH}


def test_cards_of_different_backs_do_not_mix() -> None:
    table = Table(
        2,
        hands={0: "baboon/parrot hippo/rhino elephant/baboon"},
        exchange="hippo/lion",
        pile="buffalo/elephant",
    )
    table.play("play baboon", "give elephant", "take hippo/lion")
    assert table.could_hold(1, 0, "hippo/lion") == {HIPPO}
    assert table.could_hold(1, 0, "hippo/rhino") == {HIPPO, RHINO}


def test_a_known_card_stays_known_while_other_cards_come_and_go() -> None:
    table = Table(
        2,
        hands={0: "baboon/parrot elephant/baboon"},
        exchange="lion/rhino",
        pile="buffalo parrot parrot parrot parrot",
    )
    table.play("play baboon/parrot", "give elephant", "take lion")
    table.play("play parrot", "play parrot", "play parrot")
    assert table.could_hold(1, 0, "lion/rhino") == {LION}


# Ruling 12: the crocodile


def swapped_by_crocodile() -> Table:
    """Seat 0 of three changes hands with seat 1."""
    table = Table(
        3,
        hands={
            0: "crocodile/parrot lion/rhino hippo/lion",
            1: "rhino/baboon lion/elephant elephant/baboon",
        },
        pile="buffalo/elephant giraffe/elephant parrot/hippo",
    )
    table.play("play crocodile", "swap 2")
    return table


def test_ruling_12_the_crocodiles_player_knows_what_the_other_now_holds() -> None:
    table = swapped_by_crocodile()
    assert table.could_hold(0, 1, "lion/rhino") == {LION}
    assert table.could_hold(0, 1, "hippo/lion") == {HIPPO}
    assert table.could_hold(0, 1, "elephant/buffalo") == {("buffalo",)}


def test_ruling_12_the_other_knows_what_the_crocodiles_player_now_holds() -> None:
    table = swapped_by_crocodile()
    assert table.could_hold(1, 0, "rhino/baboon") == {RHINO}
    assert table.could_hold(1, 0, "lion/elephant") == {LION}
    assert table.could_hold(1, 0, "elephant/baboon") == {("elephant",)}


def test_ruling_12_third_parties_see_only_the_backs() -> None:
    table = swapped_by_crocodile()
    for viewer in (2, None):
        assert table.could_hold(viewer, 1, "lion/rhino") == {LION, RHINO}
        assert table.could_hold(viewer, 0, "rhino/baboon") == {RHINO, ("baboon",)}


def test_ruling_12_both_know_their_new_hands() -> None:
    table = swapped_by_crocodile()
    for seat in (0, 1):
        assert table.view(seat).hand == table.hand(seat)
        assert all(len(group.could_be) == 1 for group in table.view(seat).seats[seat].hand)


def test_ruling_12_a_card_drawn_after_the_crocodile_is_not_known() -> None:
    table = swapped_by_crocodile()  # seat 1 has drawn a giraffe since
    assert table.could_hold(0, 1, "elephant/giraffe") == {("elephant",), ("giraffe",)}


def test_ruling_12_third_parties_know_what_they_knew() -> None:
    # Seat 0 takes a lion face up; seat 1 gets it by a crocodile, before the eyes of seat 2.
    table = Table(
        3,
        hands={0: "baboon/parrot elephant/baboon hippo", 1: "crocodile/parrot"},
        exchange="lion/rhino",
        pile="buffalo",
    )
    table.play("play baboon", "give elephant", "take lion", "play crocodile", "swap 1")
    assert table.could_hold(2, 1, "lion/rhino") == {LION}
    assert table.could_hold(None, 1, "lion/rhino") == {LION}


def test_ruling_12_two_cards_of_one_back_stay_known_as_two() -> None:
    # Seat 0 knows that it gave a lion and a hippo of one back, whichever is which.
    table = Table(
        3, hands={0: "crocodile/parrot lion/hippo hippo/lion"}, pile="buffalo parrot/rhino"
    )
    table.play("play crocodile", "swap 2")
    assert table.could_hold(0, 1, "hippo/lion") == {BOTH}
    assert table.could_hold(2, 1, "hippo/lion") == {LIONS, BOTH, HIPPOS}


def test_ruling_12_playing_one_of_two_known_cards_tells_the_other() -> None:
    # lion|parrot has one card of each front; seat 0 gave both and sees the parrot played
    table = Table(3, hands={0: "crocodile/parrot lion/parrot parrot/lion"}, pile="buffalo giraffe")
    table.play("play crocodile", "swap 2", "play parrot")
    assert table.could_hold(0, 1, "lion/parrot") == {LION}


def test_ruling_12_a_drawn_card_of_the_same_back_mixes_with_a_known_one() -> None:
    # Seat 0 gave a hippo; seat 1 draws a card of that back: hippo + (lion or hippo).
    table = Table(
        2, hands={0: "crocodile/parrot hippo/lion"}, pile="buffalo lion/hippo parrot/elephant"
    )
    table.play("play crocodile", "swap 2")
    assert table.could_hold(0, 1, "hippo/lion") == {BOTH, HIPPOS}


def test_ruling_12_a_second_crocodile_passes_a_known_hand_on() -> None:
    # Seat 0's former hand goes to seat 1, then to seat 2; seats 0 and 1 both know it there.
    table = Table(
        3,
        hands={0: "crocodile/parrot lion/rhino hippo/lion", 1: "elephant/lion", 2: "giraffe/lion"},
        pile="buffalo/elephant crocodile/hippo",
    )
    table.play("play crocodile", "swap 2", "play crocodile", "swap 3")
    for viewer in (0, 1, 2):
        assert table.could_hold(viewer, 2, "lion/rhino") == {LION}
        assert table.could_hold(viewer, 2, "hippo/lion") == {HIPPO}
    assert table.could_hold(None, 2, "lion/rhino") == {LION, RHINO}
    # seat 0 never saw seat 2's former hand, which seat 1 holds now
    assert table.could_hold(0, 1, "giraffe/lion") == {("giraffe",), LION}
