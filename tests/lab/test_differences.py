"""Intervals of differences: against published values, and against what they promise."""

from __future__ import annotations

import pytest

from stampadia.kernel.chance import Dealer
from stampadia.lab.statistics import (
    Heap,
    between_heaps,
    mean_of,
    normal_reach,
    one_for_all,
    share_of,
    student_reach,
)


def pairs(both: int, first: int, second: int, neither: int) -> list[float]:
    """Differences of pairs of games: both won, only the first, only the second, neither."""
    return [*[0.0] * (both + neither), *[1.0] * first, *[-1.0] * second]


def test_matched_pairs_by_hand() -> None:
    found = share_of(pairs(36, 12, 2, 0))
    assert found is not None
    reach = 1.959964 * ((15 / 52 - (10 / 52) ** 2) / 52) ** 0.5
    expected = (0.2, 10 / 52 - reach, 10 / 52 + reach)
    assert (found.by, found.low, found.high) == pytest.approx(expected)
    assert found.is_sure


def test_nothing_won_is_not_nothing_known() -> None:
    found = share_of(pairs(0, 0, 0, 40))
    assert found is not None and found.by == 0
    assert found.low == pytest.approx(-found.high) and found.high > 0.04
    assert not found.is_sure
    assert share_of([]) is None


def test_games_that_agree_say_more_than_games_that_do_not() -> None:
    alike, unlike = share_of(pairs(30, 6, 2, 30)), share_of(pairs(18, 18, 14, 18))
    assert alike is not None and unlike is not None
    assert alike.by == pytest.approx(unlike.by)
    assert alike.high - alike.low < unlike.high - unlike.low


def test_shares_hold_the_truth_about_as_often_as_they_say() -> None:
    """Rare wins, as weak players have them: 3 % with the part, 1 % without it."""
    dealer = Dealer("rare wins")
    inside, trials = 0, 1000
    for _ in range(trials):
        differences = [(dealer.uniform() < 0.03) - float(dealer.uniform() < 0.01)
                       for _ in range(60)]  # fmt: skip
        found = share_of(differences)
        assert found is not None
        inside += found.low <= 0.02 <= found.high
    assert inside / trials > 0.93


@pytest.mark.parametrize(
    ("freedom", "confidence", "known"),
    [(9, 0.95, 2.2622), (9, 0.9958333333, 3.8079), (30, 0.95, 2.0423), (100, 0.99, 2.6259)],
)
def test_student_agrees_with_the_tables(freedom: int, confidence: float, known: float) -> None:
    assert student_reach(freedom, confidence) == pytest.approx(known, rel=0.002)


def test_student_nears_the_normal_distribution() -> None:
    assert student_reach(10**6) == pytest.approx(normal_reach(), rel=1e-5)
    assert normal_reach() == pytest.approx(1.959964)


def test_many_questions_ask_for_more() -> None:
    assert one_for_all(1) == pytest.approx(0.95)
    assert one_for_all(10) == pytest.approx(0.995)


def test_a_mean_with_its_interval() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found is not None
    reach = student_reach(4) * 2.5**0.5 / 5**0.5
    assert (found.by, found.high - found.by) == pytest.approx((3.0, reach))
    assert mean_of([1.0]) is None


def test_heaps_of_one_game_are_two_ordinary_samples() -> None:
    ones = [Heap(1, float(number % 3), 0, 0.0) for number in range(30)]
    others = [Heap(0, 0.0, 1, float(number % 2)) for number in range(20)]
    found = between_heaps([*ones, *others])
    assert found is not None and found.by == pytest.approx(1.0 - 0.5)
    assert 0.2 < found.high - found.by < 0.5
    assert between_heaps(ones) is None


def test_the_same_game_ten_times_is_no_more_than_once() -> None:
    once = [Heap(1, float(n % 3), 1, float(n % 2)) for n in range(24)]
    often = [Heap(10, 10.0 * (n % 3), 10, 10.0 * (n % 2)) for n in range(24)]
    first, second = between_heaps(once), between_heaps(often)
    assert first is not None and second is not None
    assert (first.low, first.high) == pytest.approx((second.low, second.high))


def test_a_dozen_games_that_went_alike_are_not_sure() -> None:
    heaps = [Heap(1, 3.0, 0, 0.0)] * 12
    heaps += [Heap(0, 0.0, 1, float(number % 5)) for number in range(100)]
    found = between_heaps(heaps)
    assert found is not None and found.by == pytest.approx(1.0)
    assert found.by - found.low > 0.8


def test_heaps_hold_the_truth_about_as_often_as_they_say() -> None:
    dealer = Dealer("coverage")
    inside, trials = 0, 400
    for _ in range(trials):
        heaps = []
        for _ in range(30):
            luck = dealer.uniform()
            heaps.append(Heap(2, 2 * luck + 0.6 * dealer.uniform() + 0.7, 1, dealer.uniform()))
        found = between_heaps(heaps)
        assert found is not None
        inside += found.low <= 0.5 + 0.15 + 0.35 - 0.5 <= found.high
    assert 0.94 < inside / trials < 1
