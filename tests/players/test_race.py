"""Who stays in a race between choices."""

from __future__ import annotations

from stampadia.kernel.chance import Dealer
from stampadia.players.race import Race, Runner
from stampadia.players.tree import Node

FIRST_CHECK = 4


def race_of(*choices: str) -> Race:
    return Race([Runner(choice, Node()) for choice in choices], FIRST_CHECK)


def lap(race: Race, brought: dict[str, float]) -> None:
    for runner in race.field:
        runner.results.append(brought[runner.choice])
        runner.node.visits += 1
        runner.node.value += brought[runner.choice]
    race.lap()


def choices(race: Race) -> list[str]:
    return [runner.choice for runner in race.ranking()]


def test_luck_that_is_the_same_for_all_hides_no_difference() -> None:
    dealer = Dealer("same luck")
    race = race_of("good", "better")
    for _ in range(FIRST_CHECK):
        assert len(race.field) == 2
        luck = dealer.uniform()
        lap(race, {"good": luck / 2, "better": luck / 2 + 0.05})
    assert [runner.choice for runner in race.field] == ["better"]
    assert choices(race) == ["better", "good"]


def test_a_difference_within_luck_leaves_nobody_out() -> None:
    dealer = Dealer("own luck")
    race = race_of("one", "other")
    for _ in range(30):
        lap(race, {"one": dealer.uniform(), "other": dealer.uniform()})
    assert len(race.field) == 2
    assert 0.2 < race.spread < 0.4  # a uniform number's is 0.29


def test_what_makes_no_difference_needs_no_thought() -> None:
    race = race_of("left", "right")
    for _ in range(FIRST_CHECK):
        lap(race, {"left": 0.5, "right": 0.5})
    assert len(race.field) == 1


def test_halving_keeps_the_better_half() -> None:
    race = race_of("a", "b", "c", "d", "e")
    assert race.rounds == 3
    lap(race, {"a": 0.1, "b": 0.2, "c": 0.3, "d": 0.4, "e": 0.5})
    race.halve()
    assert [runner.choice for runner in race.field] == ["e", "d", "c"]
    race.halve()
    race.halve()
    assert choices(race) == ["e", "d", "c", "b", "a"]
    assert len(race.field) == 1
