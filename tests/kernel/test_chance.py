from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Draw, Shuffle

THIRD = Fraction(1, 3)
LOADED = Draw("die", True, (("low", Fraction(1, 2)), ("mid", THIRD), ("high", Fraction(1, 6))))


def stream(dealer: Dealer, length: int = 20) -> list[int]:
    return [dealer.below(1000) for _ in range(length)]


# The dealer


def test_the_same_seed_deals_the_same() -> None:
    assert stream(Dealer(7)) == stream(Dealer(7)) == stream(Dealer("7"))
    assert stream(Dealer(7)) != stream(Dealer(8))


def test_a_seed_deals_the_same_for_ever() -> None:
    """Dailies and simulations name their seeds: these numbers may never change."""
    assert stream(Dealer(7), 6) == [425, 551, 524, 892, 657, 127]
    assert Dealer(7).child("cards").shuffled(range(8)) == [5, 0, 7, 3, 1, 6, 4, 2]


def test_a_child_does_not_depend_on_what_its_parent_dealt() -> None:
    fresh, used = Dealer(7), Dealer(7)
    stream(used)
    assert stream(fresh.child("cards")) == stream(used.child("cards"))


def test_a_child_takes_nothing_from_its_parent() -> None:
    alone, parent = Dealer(7), Dealer(7)
    stream(parent.child("cards"))
    assert stream(alone) == stream(parent)


def test_children_of_other_names_are_other_streams() -> None:
    streams = {tuple(stream(Dealer(seed).child(key))) for seed in range(20) for key in range(20)}
    assert len(streams) == 400


def test_children_are_not_correlated() -> None:
    """Of 4,000 pairs of bits, one from each child, half agree; 4.5 standard deviations."""
    first, second = Dealer("parent").child("one"), Dealer("parent").child("two")
    agree = sum(first.below(2) == second.below(2) for _ in range(4000))
    assert abs(agree - 2000) < 4.5 * 1000**0.5


def test_a_fresh_dealer_can_be_had_again_by_its_seed() -> None:
    dealer = Dealer.fresh()
    assert stream(Dealer(dealer.seed)) == stream(dealer)
    assert dealer.seed != Dealer.fresh().seed


def test_picks_follow_the_exact_odds() -> None:
    dealer = Dealer("picks")
    counts = Counter(dealer.answer(LOADED) for _ in range(6000))
    expected = {outcome: float(share * 6000) for outcome, share in LOADED.odds()}
    assert chi_square(counts, expected) < 13.8  # two degrees of freedom, one in a thousand


def test_picks_cover_every_mark_exactly_once() -> None:
    """With odds in sixths, the six marks give exactly three, two and one."""

    marks = iter(range(6))
    dealer = Dealer(0)
    dealer._random = SimpleNamespace(randrange=lambda _whole: next(marks))  # type: ignore[assignment]
    assert Counter(dealer.pick(LOADED.odds()) for _ in range(6)) == {"low": 3, "mid": 2, "high": 1}


def test_odds_that_fall_short_are_refused() -> None:
    dealer = Dealer("short")
    with pytest.raises(ValueError, match="sum to one"):
        dealer.pick([("only", Fraction(1, 10**12))])


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_order_is_equally_likely(size: int) -> None:
    dealer = Dealer(f"fair {size}")
    orders = list(permutations(range(size)))
    games = 200 * len(orders)
    counts = Counter(tuple(dealer.shuffled(range(size))) for _ in range(games))
    bound = {2: 10.8, 3: 20.5, 4: 49.7}[size]  # one in a thousand, len(orders) - 1 degrees
    assert chi_square(counts, dict.fromkeys(orders, 200.0)) < bound


def test_every_place_of_a_full_deck_is_equally_likely() -> None:
    """Where card 0 of 90 comes to lie, in 9,000 shuffles: 89 degrees, one in a thousand."""
    dealer = Dealer("deck")
    counts = Counter(dealer.shuffled(range(90)).index(0) for _ in range(9000))
    assert chi_square(counts, dict.fromkeys(range(90), 100.0)) < 136.0


def chi_square(counts: Counter[Any], expected: dict[Any, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[item] - share) ** 2 / share for item, share in expected.items())


@given(st.integers(1, 1000), st.integers())
def test_below_stays_below(limit: int, seed: int) -> None:
    assert 0 <= Dealer(seed).below(limit) < limit


# Draw and Shuffle


@given(st.lists(st.integers(), min_size=1, max_size=30, unique=True), st.integers())
def test_even_draws_sum_to_one_and_admit_what_they_deal(outcomes: list[int], seed: int) -> None:
    draw = Draw.evenly("lot", outcomes)
    assert sum(share for _, share in draw.odds()) == 1
    assert draw.admits(Dealer(seed).answer(draw))
    assert not draw.admits(max(outcomes) + 1)


def test_a_tiny_shuffle_lists_what_one_counts_by_hand() -> None:
    """Two alike and one other: three orders, each a third."""
    assert dict(Shuffle("deck", False, (1, 0, 0)).odds()) == {
        (0, 0, 1): THIRD,
        (0, 1, 0): THIRD,
        (1, 0, 0): THIRD,
    }


@given(st.lists(st.integers(0, 3), max_size=6))
def test_a_shuffle_lists_every_distinct_order_once(items: list[int]) -> None:
    shuffle = Shuffle("deck", False, tuple(items))
    orders = [order for order, _ in shuffle.odds()]
    assert sorted(orders) == sorted(set(permutations(items)))
    assert len(orders) == shuffle.arrangements()
    assert sum(share for _, share in shuffle.odds()) == 1


def test_a_sampled_shuffle_has_the_listed_odds() -> None:
    shuffle, dealer = Shuffle("deck", False, (0, 0, 1, 2)), Dealer("multiset")
    counts = Counter(dealer.answer(shuffle) for _ in range(2400))
    expected = {order: float(share * 2400) for order, share in shuffle.odds()}
    assert len(expected) == 12
    assert chi_square(counts, expected) < 31.3  # eleven degrees, one in a thousand


@pytest.mark.parametrize(
    "outcome",
    [
        None,
        5,
        "12",
        (),
        (1,),
        (1, 2, 2),
        (1, 2, 3, 3),
        [1, 2, 3],
        (1, 2, "3"),
        (1, None, 3),
        (1, 2),
    ],
)
def test_a_shuffle_admits_only_orders_of_its_items(outcome: object) -> None:
    assert Shuffle("deck", False, (3, 2, 1)).admits((1, 2, 3))
    assert not Shuffle("deck", False, (3, 2, 1)).admits(outcome)


# The tape
