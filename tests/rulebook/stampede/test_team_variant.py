"""Manual: "Team variant", and rulings 15 and 16."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.games.stampede.content import TeamsWish
from stampadia.kernel.errors import BadOption
from stampadia.kernel.pending import Over

FIVE_LIONS = "lion/giraffe lion/rhino lion/baboon lion/buffalo lion/elephant"
FIVE_RHINOS = "rhino/elephant rhino/hippo rhino/crocodile rhino/buffalo rhino/baboon"
FIVE_HIPPOS = "hippo/crocodile hippo/giraffe hippo/baboon hippo/buffalo hippo/elephant"
THREE_PARROTS = "parrot/crocodile parrot/hippo parrot/rhino"
NOBODY = ["", "", "", ""]

# Ruling 15: who plays with whom


@pytest.mark.parametrize(
    ("seats", "wish", "teams"),
    [
        (4, "two", "ABAB"),
        (5, "two", "ABABA"),
        (6, "two", "ABABAB"),
        (6, "three", "ABCABC"),
    ],
)
def test_ruling_15_allocation_to_teams(seats: int, wish: TeamsWish, teams: str) -> None:
    view = GAME.begin(seats, StampedeOptions(teams=wish)).view(None)
    assert "".join("ABC"[seat.team] for seat in view.seats) == teams


@pytest.mark.parametrize(("seats", "wish"), [(4, "two"), (6, "two"), (6, "three")])
def test_ruling_15_partners_never_sit_next_to_each_other(seats: int, wish: TeamsWish) -> None:
    teams = [seat.team for seat in GAME.begin(seats, StampedeOptions(teams=wish)).view(None).seats]
    assert all(teams[seat] != teams[(seat + 1) % seats] for seat in range(seats))


@pytest.mark.parametrize(
    ("seats", "wish"),
    [(2, "two"), (3, "two"), (2, "three"), (3, "three"), (4, "three"), (5, "three")],
)
def test_team_variant_is_for_4_or_more_players(seats: int, wish: TeamsWish) -> None:
    with pytest.raises(BadOption):
        GAME.begin(seats, StampedeOptions(teams=wish))


# Ruling 16: how a team wins


def met(table: Table) -> list[str]:
    return [seat.met for seat in table.view(None).seats]


def test_team_variant_one_member_alone_does_not_win() -> None:
    table = Table(4, albums={0: FIVE_LIONS}, pile="parrot", teams="two")
    table.play("play parrot")
    assert table.over is None and table.asked == 1
    assert met(table) == ["five", "", "", ""]


def test_team_variant_wins_when_all_members_have_satisfied_the_condition() -> None:
    table = Table(
        4, albums={0: FIVE_LIONS, 2: FIVE_RHINOS}, pile="parrot parrot parrot", teams="two"
    )
    table.play("play parrot", "play parrot")
    assert table.over is None
    table.play("play parrot")
    assert table.over == Over((1.0, 0.0, 1.0, 0.0), "five")


def test_team_variant_not_at_the_same_time() -> None:
    # Seat 0 has met the condition; seat 1 then takes one of the lions with a hippo, and seat 2
    # meets it at the end of its turn, when seat 0's set is gone.
    table = Table(
        4,
        hands={1: "hippo/lion buffalo/elephant"},
        albums={0: FIVE_LIONS, 2: FIVE_RHINOS},
        pile="parrot giraffe parrot",
        teams="two",
    )
    table.play("play parrot")
    table.play("play hippo", "give buffalo/elephant", "take 1 lion/rhino")
    assert sum(stamp.startswith("lion/") for stamp in table.album(0)) == 4
    assert met(table) == ["five", "", "", ""]
    table.play("play parrot")
    assert table.winners == (0, 2)


def test_ruling_16_members_of_different_teams_do_not_win_together() -> None:
    table = Table(4, albums={0: FIVE_LIONS, 1: FIVE_RHINOS}, pile="parrot parrot", teams="two")
    table.play("play parrot", "play parrot")
    assert table.over is None and table.asked == 2
    assert met(table) == ["five", "five", "", ""]


def test_ruling_16_the_first_team_wins() -> None:
    table = Table(
        4,
        albums={0: FIVE_LIONS, 1: FIVE_RHINOS, 3: FIVE_HIPPOS},
        pile="parrot parrot parrot parrot",
        teams="two",
    )
    table.play("play parrot", "play parrot", "play parrot", "play parrot")
    assert table.over == Over((0.0, 1.0, 0.0, 1.0), "five")


def test_ruling_16_a_member_who_has_met_it_plays_on() -> None:
    table = Table(4, albums={0: FIVE_LIONS}, pile="parrot " * 5, teams="two")
    for _ in range(4):
        table.play("play parrot")
    assert table.asked == 0 and "play parrot" in table.choices
    table.play("play parrot")
    assert table.over is None and table.asked == 1
    assert met(table) == ["five", "", "", ""]


def test_ruling_16_to_meet_it_again_in_another_way_changes_nothing() -> None:
    table = Table(
        4, hands={0: "parrot/lion parrot/baboon"},
        albums={0: f"{FIVE_LIONS} parrot/crocodile parrot/hippo"},
        pile="buffalo parrot/elephant parrot/rhino parrot/buffalo", teams="two",
    )  # fmt: skip
    table.play("play parrot/lion", "play parrot", "play parrot", "play parrot")
    table.play("play parrot/baboon")
    assert sum(stamp.startswith("parrot/") for stamp in table.album(0)) == 4
    assert [event.name for event in table.events].count("met") == 1
    assert met(table) == ["five", "", "", ""]


def test_ruling_16_a_set_on_anothers_turn_is_not_met_yet() -> None:
    # Seat 0 completes its partner's five hippos; the partner has met nothing before its own turn.
    table = Table(
        4,
        hands={0: "lion/parrot"},
        albums={
            0: "hippo/parrot",
            2: "hippo/crocodile hippo/giraffe hippo/baboon hippo/buffalo rhino/lion",
        },
        pile="elephant parrot parrot",
        teams="two",
    )
    table.play("play lion", "give hippo/parrot", "take 3 rhino/lion")
    assert met(table) == NOBODY
    table.play("play parrot")
    assert met(table) == NOBODY
    table.play("play parrot")
    assert met(table) == ["", "", "five", ""]


def test_ruling_16_four_parrots_are_met_at_once_and_the_action_goes_on() -> None:
    table = Table(
        4, hands={0: "giraffe"}, albums={0: THREE_PARROTS}, pile="buffalo parrot/elephant",
        teams="two",
    )  # fmt: skip
    table.play("play giraffe", "take first")
    assert met(table) == ["parrots", "", "", ""]
    assert table.over is None
    assert table.asked == 0 and table.view(0).step == "return-from-album"
    table.play("return parrot/hippo at 1")
    assert met(table) == ["parrots", "", "", ""]  # the fourth may go away again


def test_ruling_16_the_team_wins_at_the_moment_of_its_last_members_fourth_parrot() -> None:
    # Seat 0 has met the condition. On the turn of seat 1, an opponent, seat 2 is given its
    # fourth parrot: its team wins in the middle of that turn.
    table = Table(
        4,
        hands={1: "hippo/lion parrot/elephant"},
        albums={0: FIVE_LIONS, 2: f"{THREE_PARROTS} baboon/crocodile"},
        pile="parrot giraffe",
        teams="two",
    )
    table.play("play parrot")
    table.play("play hippo", "give parrot/elephant", "take 3 baboon/crocodile")
    assert table.over == Over((1.0, 0.0, 1.0, 0.0), "parrots")


def test_ruling_16_the_larger_team_of_five_needs_all_three() -> None:
    table = Table(
        5,
        albums={0: FIVE_LIONS, 2: FIVE_RHINOS, 4: FIVE_HIPPOS},
        pile="parrot " * 5,
        teams="two",
    )
    for _ in range(4):
        table.play("play parrot")
        assert table.over is None
    table.play("play parrot")
    assert table.winners == (0, 2, 4)


def test_ruling_16_the_smaller_team_of_five_needs_both() -> None:
    table = Table(5, albums={1: FIVE_LIONS, 3: FIVE_RHINOS}, pile="parrot " * 4, teams="two")
    for _ in range(3):
        table.play("play parrot")
        assert table.over is None
    table.play("play parrot")
    assert table.winners == (1, 3)


def test_ruling_16_three_teams_of_six() -> None:
    table = Table(
        6, albums={1: FIVE_LIONS, 2: FIVE_HIPPOS, 4: FIVE_RHINOS}, pile="parrot " * 6,
        teams="three",
    )  # fmt: skip
    for _ in range(4):
        table.play("play parrot")
        assert table.over is None
    table.play("play parrot")
    assert table.winners == (1, 4)


def test_ruling_16_two_teams_of_six_need_all_three() -> None:
    table = Table(
        6, albums={1: FIVE_LIONS, 3: FIVE_HIPPOS, 5: FIVE_RHINOS}, pile="parrot " * 6, teams="two"
    )
    for _ in range(5):
        table.play("play parrot")
        assert table.over is None
    table.play("play parrot")
    assert table.winners == (1, 3, 5)


def test_team_variant_the_rules_are_the_same_so_partners_may_trade() -> None:
    table = Table(4, hands={0: "hippo/lion crocodile/lion"}, albums={2: "rhino"}, teams="two")
    table.play("play hippo", "give crocodile")
    assert any(choice.startswith("take 3 ") for choice in table.choices)
    table = Table(4, hands={0: "crocodile/lion"}, teams="two")
    table.play("play crocodile")
    assert table.choices == {"swap 2", "swap 3", "swap 4"}
