"""Manual: "Playing the game", and the three checks of "Actions"."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulebook.stampede.table import Table
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.games.stampede.content import TeamsWish
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Chance


def test_playing_step_1_takes_the_top_card_into_the_hand() -> None:
    table = Table(2, hands={0: "lion/hippo rhino hippo"}, pile="baboon/lion giraffe/lion")
    assert "baboon/lion" in table.hand(0)
    assert len(table.hand(0)) == 4
    assert table.pile[0] == "giraffe/lion"


def test_playing_step_1_comes_before_step_2() -> None:
    table = Table(2, hands={0: "lion rhino hippo"}, pile="baboon/lion")
    names = [event.name for event in table.events]
    assert names == ["dealt", "began-turn", "drew"]
    assert table.view(0).step == "play"


def test_playing_step_2_any_of_the_four_cards_may_be_played() -> None:
    table = Table(2, hands={0: "lion rhino hippo"}, pile="baboon")
    assert table.choices == {"play lion", "play rhino", "play hippo", "play baboon"}


def test_playing_step_2_one_must_be_played() -> None:
    table = Table(2, hands={0: "lion rhino hippo"}, pile="baboon")
    with pytest.raises(IllegalChoice):
        table.play("play elephant")
    assert len(table.hand(0)) == 4


def test_playing_step_2_adds_the_card_faceup_to_the_album() -> None:
    table = Table(2, hands={0: "lion/hippo rhino hippo"}, pile="baboon")
    table.play("play lion")
    assert "lion/hippo" in table.album(0)
    assert "lion/hippo" not in table.hand(0)
    assert "lion/hippo" in table.view(1).seats[0].album


def test_playing_step_3_executes_the_action_of_the_card_played() -> None:
    table = Table(2, hands={0: "lion crocodile hippo"}, pile="baboon")
    table.play("play crocodile")
    assert table.choices == {"swap 2"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_playing_the_turn_passes_to_the_left(seats: int) -> None:
    table = Table(seats, starter=seats - 1, pile="parrot " * seats)
    order = []
    for _ in range(seats):
        order.append(table.asked)
        table.play("play parrot")
    assert order == [seats - 1, *range(seats - 1)]
    assert table.asked == seats - 1


def test_ruling_02_the_win_is_checked_after_the_action() -> None:
    # The fifth lion is played, but its action must give a card away: a lion, so no win.
    table = Table(
        2,
        hands={0: "lion/parrot"},
        albums={0: "lion lion lion lion", 1: "rhino/parrot hippo hippo hippo"},
    )
    table.play("play lion")
    assert table.over is None
    table.play("give lion/parrot", "take 2 rhino")
    assert table.over is None
    assert table.asked == 1


def random_game(seats: int, wish: TeamsWish, seed: str, turns: int) -> list[Position]:
    """The position at the start of each turn of a random game, before its first choice."""
    position = GAME.begin(seats, StampedeOptions(teams=wish))
    dealer = Dealer(seed)
    starts: list[Position] = []
    while position.turn < turns:
        pending = position.pending()
        if isinstance(pending, Chance):
            position.play(dealer.answer(pending))
        elif isinstance(pending, Ask):
            position.play(dealer.one_of(pending.choices))
        else:
            break
        if position.turn > len(starts):
            starts.append(position.clone())
    return starts


TABLES = pytest.mark.parametrize(
    ("seats", "wish"),
    [(2, "none"), (3, "none"), (4, "two"), (5, "two"), (6, "three"), (6, "two")],
)


@TABLES
def test_actions_three_checks_at_the_end_of_every_turn(seats: int, wish: TeamsWish) -> None:
    for seed in range(6):
        starts = random_game(seats, wish, f"checks/{seats}/{wish}/{seed}", turns=60)
        assert len(starts) > 3
        for before, after in pairwise(starts):
            # `before` and `after` are each taken when the active player has already drawn
            hands = [3] * seats
            hands[after.active] = 4
            assert [len(hand) for hand in after.hands] == hands
            assert len(after.exchange) == 3
            if len(after.pile) == len(before.pile) - 1:  # the pile did not run out
                grown = [
                    len(new) - len(old)
                    for old, new in zip(before.albums, after.albums, strict=True)
                ]
                assert grown == [int(seat == before.active) for seat in range(seats)]


@TABLES
def test_actions_every_card_stays_in_exactly_one_place(seats: int, wish: TeamsWish) -> None:
    for position in random_game(seats, wish, f"places/{seats}/{wish}", turns=80):
        places = [*position.hands, *position.albums, position.exchange, position.pile]
        assert sorted(card for place in places for card in place) == list(range(90))


@TABLES
def test_ruling_03_there_is_always_a_legal_choice(seats: int, wish: TeamsWish) -> None:
    for position in random_game(seats, wish, f"choices/{seats}/{wish}", turns=80):
        pending = position.pending()
        assert isinstance(pending, Ask) and len(pending.choices) >= 1
