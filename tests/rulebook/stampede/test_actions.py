"""Manual: "Actions", and the table of animals; giraffe and rhino have files of their own."""

from __future__ import annotations

import pytest

from rulebook.stampede.table import Table
from stampadia.kernel.errors import IllegalChoice

# In general


def test_actions_must_be_executed() -> None:
    # ruling 3: there is no way to pass, even when every exchange harms
    table = Table(2, hands={0: "lion"}, albums={0: "parrot parrot parrot"})
    table.play("play lion")
    assert table.asked == 0
    assert table.choices
    assert all(choice.startswith("give ") for choice in table.choices)


def test_actions_card_actions_only_trigger_when_played() -> None:
    # ruling 5: the lion takes a crocodile into the album and gives a hippo to the other one;
    # neither of them does anything
    table = Table(
        2,
        hands={0: "lion/parrot baboon/lion"},
        albums={0: "hippo/buffalo rhino", 1: "crocodile/parrot elephant"},
    )
    before = table.hand(0), table.hand(1)
    table.play("play lion", "give hippo", "take 2 crocodile")
    assert "crocodile/parrot" in table.album(0) and "hippo/buffalo" in table.album(1)
    assert table.asked == 1 and table.view(1).step == "play"
    assert table.hand(0) == tuple(stamp for stamp in before[0] if stamp != "lion/parrot")


def test_ruling_05_a_card_from_the_giraffe_does_not_trigger() -> None:
    table = Table(2, hands={0: "giraffe rhino baboon"}, pile="hippo crocodile/lion")
    table.play("play giraffe", "take first")
    assert "crocodile/lion" in table.album(0)
    assert table.view(0).step == "return-from-album"


def test_ruling_05_a_card_from_an_elephant_does_not_trigger() -> None:
    table = Table(2, hands={0: "elephant/lion crocodile/lion"}, albums={0: "hippo/parrot rhino"})
    table.play("play elephant", "give crocodile", "take hippo")
    assert "crocodile/lion" in table.album(0)
    assert table.asked == 1


def test_ruling_05_cards_from_the_exchange_do_not_trigger() -> None:
    table = Table(
        2, hands={0: "buffalo/lion"}, albums={0: "hippo rhino"}, exchange="lion giraffe crocodile"
    )
    table.play("play buffalo", "give buffalo", "give hippo", "give rhino")
    assert table.asked == 1 and table.view(1).step == "play"


def test_actions_the_card_just_placed_is_available_for_the_exchange() -> None:
    # ruling 4
    table = Table(2, hands={0: "lion/parrot"}, albums={0: "hippo rhino", 1: "baboon giraffe"})
    table.play("play lion", "give lion", "take 2 baboon")
    assert "lion/parrot" in table.album(1)
    assert "lion/parrot" not in table.album(0)


def test_ruling_04_the_elephant_just_played_may_be_taken_back() -> None:
    table = Table(2, hands={0: "elephant/lion hippo/parrot"}, albums={0: "rhino baboon"})
    table.play("play elephant", "give hippo", "take elephant")
    assert "elephant/lion" in table.hand(0)
    assert "hippo/parrot" in table.album(0)


# Animal by animal


def test_elephant_exchanges_a_hand_card_with_one_of_the_own_album() -> None:
    table = Table(
        2, hands={0: "elephant/lion hippo/parrot lion"}, albums={0: "rhino/parrot baboon"},
        pile="giraffe",
    )  # fmt: skip
    table.play("play elephant")
    assert table.choices == {"give hippo", "give lion", "give giraffe"}
    table.play("give hippo")
    assert table.choices == {"take rhino", "take baboon", "take elephant"}
    table.play("take rhino")
    assert "rhino/parrot" in table.hand(0) and len(table.hand(0)) == 3
    assert "hippo/parrot" in table.album(0) and len(table.album(0)) == 3
    assert table.asked == 1


def test_hippo_exchanges_a_hand_card_with_one_of_another_album() -> None:
    table = Table(
        3,
        hands={0: "hippo/lion elephant/parrot lion"},
        albums={0: "buffalo buffalo", 1: "rhino/parrot baboon", 2: "crocodile rhino"},
        pile="giraffe",
    )
    table.play("play hippo")
    assert table.choices == {"give elephant", "give lion", "give giraffe"}
    table.play("give elephant")
    assert table.choices == {"take 2 rhino", "take 2 baboon", "take 3 crocodile", "take 3 rhino"}
    table.play("take 2 rhino")
    assert "rhino/parrot" in table.hand(0) and len(table.hand(0)) == 3
    assert "elephant/parrot" in table.album(1) and len(table.album(1)) == 2
    assert len(table.album(0)) == 3 and len(table.album(2)) == 2


def test_lion_exchanges_an_album_card_with_one_of_another_album() -> None:
    table = Table(
        3,
        hands={0: "lion/elephant"},
        albums={0: "rhino/parrot baboon", 1: "hippo/parrot giraffe", 2: "crocodile buffalo"},
    )
    hand = table.hand(0)
    table.play("play lion")
    assert table.choices == {"give rhino", "give baboon", "give lion"}
    table.play("give rhino")
    assert table.choices == {"take 2 hippo", "take 2 giraffe", "take 3 crocodile", "take 3 buffalo"}
    table.play("take 2 hippo")
    assert "hippo/parrot" in table.album(0) and len(table.album(0)) == 3
    assert "rhino/parrot" in table.album(1) and len(table.album(1)) == 2
    assert table.hand(0) == tuple(stamp for stamp in hand if stamp != "lion/elephant")


def test_crocodile_exchanges_the_hand_with_another_players_hand() -> None:
    table = Table(
        3,
        hands={0: "crocodile/lion hippo/parrot rhino", 2: "lion/elephant baboon giraffe"},
        pile="buffalo",
    )
    mine, theirs = table.hand(0), table.hand(2)
    table.play("play crocodile")
    assert table.choices == {"swap 2", "swap 3"}
    table.play("swap 3")
    assert table.hand(0) == theirs
    assert table.hand(2) == tuple(stamp for stamp in mine if stamp != "crocodile/lion")
    assert table.asked == 1


def test_baboon_exchanges_a_hand_card_with_one_of_the_exchange() -> None:
    table = Table(
        2, hands={0: "baboon/lion hippo/parrot lion"}, exchange="rhino/parrot giraffe crocodile",
        pile="buffalo",
    )  # fmt: skip
    table.play("play baboon")
    assert table.choices == {"give hippo", "give lion", "give buffalo"}
    table.play("give hippo")
    assert table.choices == {"take rhino", "take giraffe", "take crocodile"}
    table.play("take rhino")
    assert "rhino/parrot" in table.hand(0) and len(table.hand(0)) == 3
    assert "hippo/parrot" in table.exchange and len(table.exchange) == 3


def test_buffalo_exchanges_three_album_cards_with_the_whole_exchange() -> None:
    table = Table(
        2,
        hands={0: "buffalo/lion"},
        albums={0: "hippo/parrot rhino/parrot baboon elephant"},
        exchange="giraffe/parrot crocodile/parrot lion/parrot",
    )
    table.play("play buffalo", "give hippo", "give rhino", "give buffalo")
    assert set(table.exchange) == {"hippo/parrot", "rhino/parrot", "buffalo/lion"}
    assert {"giraffe/parrot", "crocodile/parrot", "lion/parrot"} < set(table.album(0))
    assert len(table.album(0)) == 5
    assert table.asked == 1


def test_buffalo_gives_each_card_only_once() -> None:
    table = Table(2, hands={0: "buffalo/lion"}, albums={0: "hippo rhino"})
    table.play("play buffalo", "give hippo")
    assert table.choices == {"give rhino", "give buffalo"}
    with pytest.raises(IllegalChoice):
        table.play("give hippo")


def test_buffalo_may_give_two_cards_that_look_the_same() -> None:
    table = Table(2, hands={0: "buffalo"}, albums={0: "hippo/lion hippo/lion"})
    table.play("play buffalo", "give hippo")
    assert table.choices == {"give hippo", "give buffalo"}


def test_parrot_has_no_exchange_action() -> None:
    table = Table(2, hands={0: "parrot"}, albums={0: "hippo rhino"})
    events = [event.name for event in table.play("play parrot")]
    assert events == ["played", "began-turn", "drew"]
    assert table.asked == 1


# The exchanges are fair


@pytest.mark.parametrize(
    "choices",
    [
        ("play elephant", "give hippo", "take rhino"),
        ("play hippo", "give elephant", "take 2 baboon"),
        ("play lion", "give rhino", "take 2 baboon"),
    ],
)
def test_actions_an_exchange_never_changes_a_number_of_cards(choices: tuple[str, ...]) -> None:
    table = Table(
        2, hands={0: "elephant hippo lion"}, albums={0: "rhino giraffe", 1: "baboon buffalo"},
        pile="crocodile",
    )  # fmt: skip
    table.play(choices[0])
    before = sizes(table)
    table.play(*choices[1:])
    after = sizes(table)
    after[1] -= 1  # the next player has drawn already
    assert before == after


def sizes(table: Table) -> list[int]:
    seats = range(table.layout.seats)
    return [
        *(len(table.hand(seat)) for seat in seats),
        *(len(table.album(seat)) for seat in seats),
        len(table.exchange),
    ]


def test_actions_the_same_choices_written_down_give_the_same_table() -> None:
    table = Table(
        2, hands={0: "elephant hippo lion"}, albums={0: "rhino giraffe", 1: "baboon buffalo"},
        pile="crocodile parrot",
    )  # fmt: skip
    table.play("play hippo", "give lion", "take 2 baboon", "play parrot")
    assert table.replayed().digest() == table.position.digest()
