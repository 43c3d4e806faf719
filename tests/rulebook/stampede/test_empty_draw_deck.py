"""Manual: "Empty draw deck", and ruling 11."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebook.stampede.table import Table, kind
from stampadia.games.stampede import GAME
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance, Over, Shuffle


def give_up_all(table: Table, order: str = "") -> list[int]:
    """Everybody gives up the first cards on offer, and the new pile is laid; who was asked."""
    asked = []
    while table.view(None).step == "give-up":
        asked.append(table.asked)
        table.play(min(table.choices))
    table.reshuffle(order)
    return asked


def albums(table: Table) -> Counter[str]:
    """All stamps in all albums."""
    return Counter(stamp for seat in range(table.layout.seats) for stamp in table.album(seat))


# At the draw


def empty_at_the_draw(seats: int = 3, starter: int = 0) -> Table:
    return Table(
        seats,
        hands={starter: "hippo/lion rhino/lion giraffe/lion"},
        albums={starter: "baboon/lion buffalo/lion"},
        pile="lion/parrot",
        whole_pile=True,
        starter=starter,
    )


def test_empty_draw_deck_all_players_immediately_give_up() -> None:
    table = empty_at_the_draw()
    assert "lion/parrot" in table.hand(0)
    assert table.view(0).step == "give-up"  # before the drawn card, or another, is played
    assert table.events[-1].name == "ran-out"


def test_empty_draw_deck_everybody_gives_up_2_cards_of_the_own_album() -> None:
    table = empty_at_the_draw()
    assert table.choices == {"give up baboon", "give up buffalo"}
    table.play("give up buffalo")
    assert table.choices == {"give up baboon"}
    give_up_all(table)
    assert [len(table.album(seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "starter"), [(2, 1), (3, 0), (3, 1), (4, 3), (6, 2)])
def test_ruling_11_the_active_player_gives_up_first_then_clockwise(
    seats: int, starter: int
) -> None:
    table = empty_at_the_draw(seats, starter)
    clockwise = [(starter + step) % seats for step in range(seats)]
    assert give_up_all(table) == [seat for seat in clockwise for _ in range(2)]


def test_ruling_11_all_cards_of_an_album_if_it_has_fewer_than_2() -> None:
    table = Table(3, album=1, pile="lion/parrot", whole_pile=True)
    assert give_up_all(table) == [0, 1, 2]
    assert len(table.pile) == 3


def test_ruling_11_each_chooses_which_cards() -> None:
    table = Table(
        2, albums={0: "baboon hippo rhino lion"}, pile="crocodile/parrot", whole_pile=True
    )
    table.play("give up rhino", "give up baboon")
    assert [stamp.split("/")[0] for stamp in table.album(0)] == ["hippo", "lion"]


def test_empty_draw_deck_the_given_up_cards_are_shuffled_into_the_new_pile() -> None:
    table = empty_at_the_draw()
    before = albums(table)
    while table.view(None).step == "give-up":
        table.play(min(table.choices))
    given = before - albums(table)
    shuffle = table.position.pending()
    assert isinstance(shuffle, Shuffle)
    assert sorted(shuffle.items) == sorted(kind(stamp) for stamp in given.elements())
    assert given.total() == 6 and not shuffle.visible
    table.reshuffle("buffalo/lion")
    assert Counter(table.pile) == given
    assert table.pile[0] == "buffalo/lion"


def test_ruling_11_after_the_draw_play_goes_on_with_step_2() -> None:
    table = empty_at_the_draw()
    give_up_all(table)
    assert table.asked == 0 and table.view(0).step == "play"
    assert len(table.hand(0)) == 4
    assert table.choices == {"play hippo", "play rhino", "play giraffe", "play lion"}


def test_ruling_11_the_next_player_draws_from_the_new_pile() -> None:
    table = Table(
        2, hands={0: "parrot/lion"}, albums={0: "baboon/lion buffalo/lion"}, pile="lion/parrot",
        whole_pile=True,
    )  # fmt: skip
    give_up_all(table, "buffalo/lion baboon/lion")
    table.play("play parrot")
    assert "buffalo/lion" in table.hand(1)
    assert table.pile[0] == "baboon/lion"


def test_ruling_11_a_set_may_be_broken_before_the_turn_ends() -> None:
    table = Table(
        2,
        hands={0: "parrot/lion"},
        albums={0: "lion/rhino lion/giraffe lion/baboon lion/buffalo lion/elephant"},
        pile="hippo/parrot",
        whole_pile=True,
    )
    give_up_all(table)
    table.play("play parrot")
    assert table.over is None


# In the middle of a giraffe


def empty_giraffe(
    album: str = "hippo/lion rhino/lion baboon/lion", last: str = "lion/parrot"
) -> Table:
    """The giraffe's top card is the last one of the pile."""
    return Table(
        2,
        hands={0: "giraffe/lion elephant crocodile"},
        albums={0: album},
        pile=f"buffalo/parrot {last}",
        whole_pile=True,
    )


def test_ruling_11_pile_runs_out_in_the_middle_of_a_giraffe() -> None:
    table = empty_giraffe()
    table.play("play giraffe", "take first")
    assert table.view(0).step == "give-up"
    table.play("give up rhino", "give up giraffe")
    assert table.asked == 1
    assert give_up_all(table) == [1, 1]
    assert table.asked == 0 and table.view(0).step == "return-from-album"


def test_ruling_11_the_giraffe_then_returns_a_card_to_any_place_of_the_new_pile() -> None:
    table = empty_giraffe()
    table.play("play giraffe", "take first", "give up rhino", "give up giraffe")
    give_up_all(table)
    assert len(table.pile) == 4
    assert table.choices == {
        f"return {animal} at {place}" for animal in ("hippo", "baboon") for place in range(1, 6)
    }  # the lion was just taken
    table.play("return hippo at top")
    assert "hippo/lion" in table.hand(1)


def test_ruling_11_the_card_just_taken_by_the_giraffe_may_be_given_up() -> None:
    table = empty_giraffe()
    table.play("play giraffe", "take first")
    assert "give up lion" in table.choices


def test_ruling_11_the_given_up_card_may_be_the_taken_one_where_two_look_the_same() -> None:
    # An album with a lion/parrot takes its twin from the pile and gives one of the two up. Which
    # one is for the player to say, so the one that stays may be returned.
    table = Table(
        2,
        hands={0: "giraffe/lion elephant crocodile"},
        albums={0: "lion/crocodile rhino/lion"},
        pile="buffalo/parrot lion/crocodile",
        whole_pile=True,
    )
    table.play("play giraffe", "take first", "give up lion", "give up rhino")
    give_up_all(table)
    assert "return lion at 1" in table.choices


def test_ruling_11_a_giraffe_that_returns_first_never_empties_the_pile() -> None:
    table = empty_giraffe()
    table.play("play giraffe", "return first")
    assert table.choices == {
        f"return {animal} at 2" for animal in ("giraffe", "hippo", "rhino", "baboon")
    }
    table.play("return hippo at 2")
    assert "lion/parrot" in table.album(0)
    assert "ran-out" in [event.name for event in table.events]  # by the next player's draw
    assert table.asked == 1 and "hippo/lion" in table.hand(1)


# In the middle of a rhino


def empty_rhino(last: str, give_up: int = 2) -> Table:
    """A rhino takes these last cards of the pile."""
    return Table(
        2,
        hands={0: "rhino/lion elephant/lion crocodile/lion"},
        albums={0: "hippo/lion giraffe/parrot baboon/lion", 1: "hippo/parrot hippo/rhino"},
        pile=f"buffalo/parrot {last}",
        whole_pile=True,
        give_up=give_up,
    )


LAST = ["lion/parrot", "lion/elephant", "lion/rhino"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_ruling_11_pile_runs_out_in_the_middle_of_a_rhino(count: int) -> None:
    table = empty_rhino(" ".join(LAST[:count]))
    table.play("play rhino", "take first")
    assert table.view(0).step == "give-up"
    assert set(table.hand(0)) == set(LAST[:count])
    table.play("give up hippo", "give up giraffe")
    assert table.asked == 1
    give_up_all(table, "giraffe/parrot hippo/lion")
    # it goes on taking where it was: what lacks of three comes from the new pile
    fresh = ["giraffe/parrot", "hippo/lion"][: 3 - count]
    assert set(table.hand(0)) == {*LAST[:count], *fresh}
    assert len(table.pile) == 4 - len(fresh)
    assert table.asked == 0 and table.view(0).step == "return-former-hand"


def test_ruling_11_a_rhinos_former_hand_is_returned_after_the_new_pile_lies() -> None:
    table = empty_rhino("lion/parrot")
    table.play("play rhino", "take first")
    give_up_all(table)
    assert len(table.pile) == 2
    assert {choice.split(" at ")[0] for choice in table.choices} == {
        "return elephant", "return crocodile", "return buffalo"
    }  # fmt: skip
    table.play("return elephant at 3", "return crocodile at 4", "return buffalo at 5")
    assert table.pile[1:] == ["elephant/lion", "crocodile/lion", "buffalo/parrot"]
    assert table.asked == 1


def test_ruling_11_pile_runs_out_twice_in_one_rhino() -> None:
    # Only a smaller tribute makes this possible: one card each, so a new pile of two. The rhino
    # takes the last card, then both of the new pile, and everybody gives up again.
    table = empty_rhino("lion/parrot", give_up=1)
    table.play("play rhino", "take first")
    table.play("give up hippo")
    assert table.asked == 1
    assert give_up_all(table, "hippo/lion") == [1]
    assert {"lion/parrot", "hippo/lion"} < set(table.hand(0)) and len(table.hand(0)) == 3
    assert table.view(0).step == "give-up" and table.asked == 0
    assert give_up_all(table) == [0, 1]
    assert table.view(0).step == "return-former-hand"
    assert len(table.pile) == 2
    assert [event.name for event in table.events].count("ran-out") == 2
    table.play("return elephant at 1", "return crocodile at 1", "return buffalo at 1")
    assert table.asked == 1 and len(table.hand(0)) == 3


def test_ruling_11_a_rhino_that_returns_first_never_empties_the_pile() -> None:
    table = empty_rhino("lion/parrot")
    table.play("play rhino", "return first")
    table.play("return elephant at 1", "return crocodile at 1", "return buffalo at 1")
    assert set(table.hand(0)) == {"elephant/lion", "crocodile/lion", "buffalo/parrot"}
    names = [event.name for event in table.events]
    assert names.index("ran-out") > names.index("began-turn", 2)  # by the next player's draw
    assert table.position.active == 1


# Four parrots stand first


def test_ruling_11_a_fourth_parrot_that_is_the_last_card_wins_before_anybody_gives_up() -> None:
    table = empty_giraffe("parrot/lion parrot/hippo parrot/rhino", "parrot/elephant")
    events = table.play("play giraffe", "take first")
    assert table.over == Over((1.0, 0.0), "parrots")
    assert "ran-out" not in [event.name for event in events]


def test_ruling_11_three_parrots_and_the_fourth_drawn_as_the_last_card_do_not_stand_first() -> None:
    # The fourth parrot is in the hand, not in the album, when the pile runs out.
    table = Table(
        2,
        albums={0: "parrot/lion parrot/hippo parrot/rhino"},
        pile="parrot/elephant",
        whole_pile=True,
    )
    assert table.over is None and table.view(0).step == "give-up"


def test_ruling_11_with_partners_who_have_not_met_a_condition_the_pile_runs_out() -> None:
    table = Table(
        4,
        hands={0: "giraffe/lion elephant crocodile"},
        albums={0: "parrot/lion parrot/hippo parrot/rhino"},
        pile="buffalo/parrot parrot/elephant",
        whole_pile=True,
        teams="two",
    )
    table.play("play giraffe", "take first")
    assert table.view(None).seats[0].met == "parrots"
    assert table.over is None and table.view(0).step == "give-up"


# In a whole game


def test_empty_draw_deck_in_a_whole_game_of_six() -> None:
    """The 57 cards of the pile are drawn, and a game of six goes on with a pile of twelve."""
    for seed in range(200):
        position = GAME.begin(6)
        dealer = Dealer(f"run out/{seed}")
        asked: list[int] = []
        while not isinstance(pending := position.pending(), Over):
            if isinstance(pending, Ask):
                if position.view(None).step == "give-up":
                    asked.append(pending.seat)
                position.play(dealer.one_of(pending.choices))
            elif isinstance(pending, Chance):
                after = pending.what == "reshuffle"
                position.play(dealer.answer(pending))
                if after:
                    clockwise = [(position.active + step) % 6 for step in range(6)]
                    assert asked == [seat for seat in clockwise for _ in range(2)]
                    places = [*position.hands, *position.albums, position.exchange]
                    places += [position.pile, position.former_hand]
                    assert sorted(card for place in places for card in place) == list(range(90))
                    return
    pytest.fail("no game lasted until the pile ran out")
