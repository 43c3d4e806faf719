"""Ruling 13: fronts of hands and of the pile are secret. Two tables that differ only in what a
seat cannot know look the same to it, move by move: the view, what it hears, what it may choose."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulebook.stampede.table import Table
from stampadia.games.stampede.content import TeamsWish
from stampadia.kernel.event import told_to


def look_the_same(one: Table, other: Table, viewers: Sequence[int | None]) -> None:
    assert one.position.digest() != other.position.digest()
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer)
        assert told_to(viewer, one.events) == told_to(viewer, other.events)
        if one.view(viewer).asked == viewer:
            assert one.choices == other.choices


def play_both(one: Table, other: Table, viewers: Sequence[int | None], *choices: str) -> None:
    look_the_same(one, other, viewers)
    for choice in choices:
        one.play(choice)
        other.play(choice)
        look_the_same(one, other, viewers)


def test_hidden_front_in_a_hand() -> None:
    def table(hidden: str, below: str) -> Table:
        return Table(
            3,
            hands={0: "hippo/elephant elephant/baboon", 1: hidden},
            albums={2: "giraffe/crocodile"},
            pile=f"buffalo/crocodile parrot/elephant parrot/hippo parrot/rhino {below}",
        )

    one, other = table("lion/rhino", "rhino/lion"), table("rhino/lion", "lion/rhino")
    play_both(
        one, other, (0, 2, None),
        "play hippo", "give elephant", "take 3 giraffe/crocodile", "play parrot", "play parrot",
    )  # fmt: skip
    assert one.view(1) != other.view(1)


def test_hidden_order_of_the_pile_below_the_top() -> None:
    def table(below: str) -> Table:
        return Table(2, pile=f"parrot/lion parrot/hippo parrot/rhino {below}")

    one, other = table("lion/rhino hippo/baboon"), table("hippo/baboon lion/rhino")
    play_both(one, other, (0, 1, None), "play parrot")
    one.play("play parrot/hippo")
    other.play("play parrot/hippo")
    assert one.view(0) != other.view(0)  # now the top shows another back


def test_hidden_front_of_the_piles_top_card() -> None:
    def table(top: str, below: str) -> Table:
        return Table(2, pile=f"parrot/baboon {top} parrot/hippo {below}", hands={1: "parrot/rhino"})

    one, other = table("lion/rhino", "rhino/lion"), table("rhino/lion", "lion/rhino")
    play_both(one, other, (0, 1, None))
    # when seat 1 draws it, only seat 1 can tell
    play_both(one, other, (0, None), "play parrot/baboon", "play parrot/rhino")
    assert one.view(1) != other.view(1)


def test_hidden_fronts_that_change_hands_by_a_crocodile() -> None:
    def table(hidden: str, below: str) -> Table:
        return Table(
            3,
            hands={0: f"crocodile/parrot {hidden}", 1: "elephant/baboon"},
            pile=f"buffalo/elephant parrot/elephant parrot/hippo parrot/rhino {below}",
        )

    one, other = table("lion/rhino", "rhino/lion"), table("rhino/lion", "lion/rhino")
    play_both(one, other, (2, None), "play crocodile", "swap 2", "play parrot", "play parrot/hippo")
    assert one.view(0) != other.view(0)
    assert one.view(1) != other.view(1)


def test_hidden_fronts_that_a_rhino_returns() -> None:
    def table(first: str) -> Table:
        laid = Table(
            3,
            hands={0: "rhino/elephant lion/hippo hippo/lion"},
            pile="buffalo/lion giraffe/lion giraffe/hippo giraffe/baboon parrot/hippo "
            "parrot/elephant",
        )
        second = {"lion": "hippo", "hippo": "lion"}[first]
        laid.play("play rhino", "take first", "return buffalo at bottom")
        laid.play(f"return {first} at 3", f"return {second} at 6")
        return laid

    one, other = table("lion"), table("hippo")
    play_both(one, other, (1, 2, None), "play parrot/hippo", "play parrot/elephant")
    assert one.view(0) != other.view(0)


def test_hidden_which_of_two_known_fronts_is_which_after_a_crocodile() -> None:
    # Seat 0 gave a lion and a hippo of one back; seat 1 returns them. Seat 0 knows both fronts,
    # and not which lies where.
    def table(first: str) -> Table:
        laid = Table(
            3,
            hands={0: "crocodile/parrot lion/hippo hippo/lion", 1: "elephant/baboon"},
            pile="buffalo/lion rhino/elephant giraffe/hippo giraffe/baboon giraffe/elephant",
        )
        second = {"lion": "hippo", "hippo": "lion"}[first]
        laid.play("play crocodile", "swap 2", "play rhino/elephant", "take first")
        laid.play("return buffalo at bottom", f"return {first} at 4", f"return {second} at 6")
        return laid

    one, other = table("lion"), table("hippo")
    look_the_same(one, other, (0, 2, None))
    assert one.could_lie(0, 3) == {"lion", "hippo"}
    assert one.view(1) != other.view(1)


def test_hidden_order_of_a_new_pile() -> None:
    def table(order: str) -> Table:
        laid = Table(
            3,
            albums={0: "lion/rhino rhino/lion", 1: "lion/elephant hippo/elephant"},
            pile="parrot/lion",
            whole_pile=True,
        )
        while laid.view(None).step == "give-up":
            laid.play(min(laid.choices))
        laid.reshuffle(order)
        return laid

    one = table("lion/rhino lion/elephant hippo/elephant rhino/lion")
    other = table("rhino/lion hippo/elephant lion/rhino lion/elephant")
    play_both(one, other, (0, 1, 2, None))


@pytest.mark.parametrize(("seats", "wish"), [(2, "none"), (4, "two"), (6, "three")])
def test_hidden_fronts_of_partners_too(seats: int, wish: TeamsWish) -> None:
    def table(hidden: str, below: str) -> Table:
        pile = f"parrot/lion parrot/hippo {below}"
        return Table(seats, hands={seats // 2: hidden}, pile=pile, teams=wish)

    one, other = table("lion/rhino", "rhino/lion"), table("rhino/lion", "lion/rhino")
    others = [seat for seat in range(seats) if seat != seats // 2]
    look_the_same(one, other, [*others, None])
