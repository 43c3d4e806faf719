"""Manual: "End of the game", and the parrot's immediate win."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table, fronts
from stampadia.games.stampede import GAME
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Chance, Over

FOUR_LIONS = "lion/giraffe lion/rhino lion/baboon lion/buffalo"
EIGHT = "elephant hippo lion crocodile giraffe rhino baboon buffalo"
THREE_PARROTS = "parrot/lion parrot/hippo parrot/rhino"

# Five of a kind, nine different


def test_end_five_of_the_same_animal_win() -> None:
    table = Table(2, hands={0: "lion/parrot"}, albums={0: f"{FOUR_LIONS} rhino", 1: "hippo/parrot"})
    table.play("play lion", "give rhino", "take 2 hippo/parrot")
    assert table.over == Over((1.0, 0.0), "five")
    assert fronts(table.album(0))["lion"] == 5


def test_end_all_nine_distinct_animals_win() -> None:
    table = Table(3, hands={1: "parrot/lion"}, albums={1: EIGHT}, starter=1)
    table.play("play parrot")
    assert table.over == Over((0.0, 1.0, 0.0), "nine")


def test_end_five_and_nine_together_are_one_win_told_as_five() -> None:
    album = "elephant hippo lion lion lion lion crocodile giraffe rhino baboon buffalo"
    table = Table(2, hands={0: "parrot/elephant"}, albums={0: f"{album} lion"})
    table.play("play parrot")
    assert table.over == Over((1.0, 0.0), "five")
    assert len(fronts(table.album(0))) == 9


def test_end_nine_distinct_means_at_least_one_of_each() -> None:
    table = Table(2, hands={0: "parrot/lion"}, albums={0: f"{EIGHT} hippo hippo rhino"})
    table.play("play parrot")
    assert table.over == Over((1.0, 0.0), "nine")


def test_end_four_of_the_same_or_eight_distinct_do_not_win() -> None:
    table = Table(
        2,
        hands={0: "parrot"},
        albums={0: "lion lion lion lion hippo rhino baboon buffalo giraffe crocodile"},
    )
    table.play("play parrot")
    assert len(fronts(table.album(0))) == 8
    assert table.over is None and table.asked == 1


def test_end_more_than_five_of_the_same_win_too() -> None:
    table = Table(
        2,
        hands={0: "lion/parrot"},
        albums={0: f"{FOUR_LIONS} lion/elephant rhino", 1: "hippo/parrot"},
    )
    table.play("play lion/parrot", "give rhino", "take 2 hippo/parrot")
    assert fronts(table.album(0))["lion"] == 6
    assert table.winners == (0,)


def test_end_a_set_in_hand_and_album_together_does_not_count() -> None:
    table = Table(2, hands={0: "lion lion lion"}, albums={0: "lion lion lion"}, pile="parrot")
    table.play("play parrot")
    assert table.over is None


def test_end_a_set_dealt_at_the_start_wins_only_at_the_end_of_the_own_turn() -> None:
    table = Table(3, albums={1: f"{FOUR_LIONS} lion"}, pile="parrot parrot")
    assert table.over is None
    table.play("play parrot")
    assert table.over is None and table.asked == 1
    table.play("play parrot")
    assert table.over == Over((0.0, 1.0, 0.0), "five")


def test_end_when_the_game_is_over_nothing_can_be_played() -> None:
    table = Table(2, hands={0: "parrot/lion"}, albums={0: EIGHT})
    events = [event.name for event in table.play("play parrot")]
    assert events[-1] == "won" and "began-turn" not in events
    with pytest.raises(IllegalChoice):
        table.position.play(0)


# Ruling 6: only the active player, only at the end of the turn


def giraffe_with_four_lions() -> Table:
    """The giraffe's top card is the fifth lion; a card must still be returned."""
    return Table(
        2, hands={0: "giraffe"}, albums={0: f"{FOUR_LIONS} rhino"}, pile="hippo lion/elephant"
    )


def test_ruling_06_five_of_a_kind_in_the_middle_of_an_action_do_not_win_yet() -> None:
    table = giraffe_with_four_lions()
    table.play("play giraffe", "take first")
    assert fronts(table.album(0))["lion"] == 5
    assert table.over is None and table.asked == 0


def test_ruling_06_five_of_a_kind_win_if_they_are_there_at_the_end() -> None:
    table = giraffe_with_four_lions()
    table.play("play giraffe", "take first", "return rhino at 1")
    assert table.winners == (0,)


def test_ruling_06_five_of_a_kind_do_not_win_if_the_action_breaks_them() -> None:
    table = giraffe_with_four_lions()
    table.play("play giraffe", "take first", "return lion/baboon at 1")
    assert table.over is None and table.asked == 1


def test_ruling_06_nine_distinct_do_not_win_if_the_action_breaks_them() -> None:
    table = Table(
        2,
        hands={0: "elephant/lion rhino/lion"},
        albums={0: "hippo lion crocodile giraffe rhino/parrot baboon buffalo parrot"},
    )
    table.play("play elephant")
    assert len(fronts(table.album(0))) == 9 and table.over is None
    table.play("give rhino/lion", "take parrot")
    assert table.over is None and table.asked == 1


# Ruling 7: others complete a set on my turn


def give_a_fifth_lion(hands: dict[int, str]) -> Table:
    """Seat 0 of three plays a lion and gives it to seat 1, who has four."""
    table = Table(
        3,
        hands={0: "lion/parrot", **hands},
        albums={0: "rhino", 1: f"{FOUR_LIONS} hippo/parrot", 2: "baboon/parrot"},
        pile="elephant parrot/elephant parrot/baboon parrot/rhino",
    )
    table.play("play lion", "give lion", "take 2 hippo")
    assert fronts(table.album(1))["lion"] == 5
    return table


def test_ruling_07_others_do_not_win_when_they_complete_a_set_on_my_turn() -> None:
    table = give_a_fifth_lion({})
    assert table.over is None and table.asked == 1


def test_ruling_07_they_win_at_the_end_of_their_own_turn_if_they_still_have_it() -> None:
    table = give_a_fifth_lion({})
    table.play("play parrot")
    assert table.over == Over((0.0, 1.0, 0.0), "five")


def test_ruling_07_they_do_not_win_if_their_own_action_breaks_it() -> None:
    table = give_a_fifth_lion({1: "lion/elephant"})
    table.play("play lion/elephant", "give lion/parrot", "take 3 baboon/parrot")
    assert fronts(table.album(1))["lion"] == 5  # six less the one given: still five, so a win
    assert table.winners == (1,)
    table = give_a_fifth_lion({1: "buffalo/parrot"})
    table.play("play buffalo", "give lion/parrot", "give lion/baboon", "give buffalo")
    assert table.over is None and table.asked == 2


def test_ruling_07_they_do_not_win_if_somebody_takes_it_first() -> None:
    # Seat 0 gives a lion to seat 2 of three, and seat 1 takes it away before seat 2's turn.
    table = Table(
        3,
        hands={0: "lion/parrot", 1: "hippo/elephant baboon/lion"},
        albums={2: f"{FOUR_LIONS} hippo/parrot"},
        pile="elephant parrot/elephant parrot/baboon",
    )
    table.play("play lion", "give lion", "take 3 hippo/parrot")
    table.play("play hippo", "give baboon", "take 3 lion/parrot")
    table.play("play parrot")
    assert table.over is None and table.asked == 0


def test_ruling_07_a_ninth_animal_on_my_turn_wins_at_the_end_of_theirs() -> None:
    table = Table(
        2,
        hands={0: "hippo/elephant parrot/lion"},
        albums={1: f"{EIGHT} rhino/lion"},
        pile="buffalo parrot/rhino",
    )
    table.play("play hippo", "give parrot", "take 2 rhino/lion")
    assert len(fronts(table.album(1))) == 9
    assert table.over is None
    table.play("play parrot")
    assert table.over == Over((0.0, 1.0), "nine")


# Parrots: at once, for whoever holds them, on anyone's turn, in the middle of an action


def test_parrot_you_immediately_win_with_four() -> None:
    table = Table(2, hands={0: "parrot/elephant"}, albums={0: THREE_PARROTS})
    table.play("play parrot")
    assert table.over == Over((1.0, 0.0), "parrots")


def test_parrot_three_do_not_win() -> None:
    table = Table(2, hands={0: "parrot/elephant"}, albums={0: "parrot parrot"})
    table.play("play parrot")
    assert table.over is None and table.asked == 1


def test_parrot_those_in_the_hand_do_not_count() -> None:
    table = Table(2, hands={0: "parrot/elephant rhino"}, albums={0: THREE_PARROTS}, pile="lion")
    assert table.over is None


def test_ruling_06_four_parrots_in_the_middle_of_a_hippo_win_for_the_other() -> None:
    table = Table(
        3,
        hands={0: "hippo parrot/elephant"},
        albums={0: "rhino", 2: f"{THREE_PARROTS} baboon/lion"},
        pile="lion",
    )
    events = table.play("play hippo", "give parrot", "take 3 baboon/lion")
    assert table.over == Over((0.0, 0.0, 1.0), "parrots")
    assert [event.name for event in events[-2:]] == ["met", "won"]


def test_ruling_06_four_parrots_by_a_lion_win_for_the_one_who_takes() -> None:
    table = Table(2, hands={0: "lion"}, albums={0: f"{THREE_PARROTS} rhino", 1: "parrot/elephant"})
    table.play("play lion", "give rhino", "take 2 parrot")
    assert table.over == Over((1.0, 0.0), "parrots")


def test_ruling_06_four_parrots_by_a_lion_win_for_the_one_who_is_given() -> None:
    table = Table(
        2, hands={0: "lion"}, albums={0: "parrot/elephant", 1: f"{THREE_PARROTS} baboon/lion"}
    )
    table.play("play lion", "give parrot", "take 2 baboon")
    assert table.over == Over((0.0, 1.0), "parrots")


def test_ruling_06_exchanging_parrot_for_parrot_wins_nothing() -> None:
    table = Table(2, hands={0: "lion"}, albums={0: THREE_PARROTS, 1: "parrot/elephant"})
    table.play("play lion", "give parrot/lion", "take 2 parrot")
    assert table.over is None and table.asked == 1


def test_ruling_06_four_parrots_by_a_giraffe_win_before_the_return() -> None:
    table = Table(2, hands={0: "giraffe"}, albums={0: THREE_PARROTS}, pile="hippo parrot/elephant")
    table.play("play giraffe", "take first")
    assert table.over == Over((1.0, 0.0), "parrots")
    assert len(table.album(0)) == 5


def test_ruling_06_a_giraffe_that_returns_a_parrot_first_does_not_win() -> None:
    table = Table(2, hands={0: "giraffe"}, albums={0: THREE_PARROTS}, pile="hippo parrot/elephant")
    table.play("play giraffe", "return first", "return parrot/lion at 9")
    assert table.over is None and table.asked == 1


def test_ruling_06_four_parrots_by_a_buffalo_win() -> None:
    table = Table(
        2,
        hands={0: "buffalo/lion"},
        albums={0: "parrot/lion parrot/hippo rhino/lion baboon/lion"},
        exchange="parrot/elephant parrot/baboon giraffe",
    )
    table.play("play buffalo", "give rhino", "give baboon", "give buffalo")
    assert table.over == Over((1.0, 0.0), "parrots")


def test_ruling_06_a_buffalo_that_gives_as_many_parrots_as_it_takes_wins_nothing() -> None:
    table = Table(
        2,
        hands={0: "buffalo/lion"},
        albums={0: f"{THREE_PARROTS} baboon/lion"},
        exchange="parrot/elephant giraffe giraffe",
    )
    table.play("play buffalo", "give parrot/lion", "give baboon", "give buffalo")
    assert table.over is None and table.asked == 1


def test_ruling_06_four_parrots_by_an_elephant_win() -> None:
    table = Table(
        2, hands={0: "elephant parrot/elephant"}, albums={0: f"{THREE_PARROTS} rhino"}, pile="lion"
    )
    table.play("play elephant", "give parrot", "take rhino")
    assert table.over == Over((1.0, 0.0), "parrots")


def test_ruling_06_four_parrots_end_the_game_before_the_end_of_turn_check() -> None:
    # Seat 0 would complete nine distinct at the end of this turn, but seat 1's parrots are first.
    table = Table(
        2,
        hands={0: "hippo/elephant parrot/elephant rhino/lion"},
        albums={
            0: "elephant lion crocodile giraffe rhino baboon buffalo parrot",
            1: f"{THREE_PARROTS} baboon/lion",
        },
    )
    table.play("play hippo", "give parrot", "take 2 baboon/lion")
    assert table.over == Over((0.0, 1.0), "parrots")


# Ruling 17


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ruling_17_every_finished_game_has_exactly_one_winner(seats: int) -> None:
    for seed in range(8):
        position = GAME.begin(seats)
        dealer = Dealer(f"winner/{seats}/{seed}")
        while position.over is None and position.turn <= 2000:
            pending = position.pending()
            if isinstance(pending, Ask):
                position.play(dealer.one_of(pending.choices))
            elif isinstance(pending, Chance):
                position.play(dealer.answer(pending))
        assert position.over is not None
        (winner,) = position.over.winners
        album = position.counts[winner]
        won = {"five": max(album) >= 5, "nine": min(album) >= 1, "parrots": album[8] >= 4}
        assert won[position.over.how]
