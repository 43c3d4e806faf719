"""Simulations: the same seed gives the same numbers, wherever the games are played."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.lab import Setup, Simulation, simulate
from stampadia.lab.simulate import play_batch, play_game
from stampadia.lab.tally import Outcome, Tally, findings, told_apart

RANDOM = Setup("stampede", ("random", "random", "random"), "seed")


def numbers(found: Simulation) -> dict[str, Any]:
    """All findings but the time they took."""
    built: dict[str, Any] = msgspec.to_builtins(found)
    assert built.pop("seconds") > 0
    return built


def outcome(setup: Setup, number: int) -> Outcome:
    game = registry.load(setup.game)
    return play_game(setup, game, game.read_options(setup.options), number)


def test_one_worker_and_two_find_the_same() -> None:
    setup = Setup("stampede", ("random", "greedy"), "workers")
    alone = simulate(setup, 12)
    together = simulate(setup, 12, workers=2)
    assert numbers(alone) == numbers(together)
    assert alone.games == 12


def test_a_seed_repeats_itself_and_another_does_not() -> None:
    once, again = (numbers(simulate(RANDOM, 10)) for _ in range(2))
    other = numbers(simulate(msgspec.structs.replace(RANDOM, seed="another"), 10))
    assert once == again
    assert once["decisions"] != other["decisions"]


def test_a_game_depends_on_its_number_alone() -> None:
    whole = play_batch(RANDOM, 0, 6).tally
    assert whole == play_batch(RANDOM, 4, 6).tally + play_batch(RANDOM, 0, 4).tally
    assert outcome(RANDOM, 5) == outcome(RANDOM, 5)
    assert outcome(RANDOM, 5) != outcome(RANDOM, 2)


def test_everybody_sits_everywhere_equally_often() -> None:
    sitting = [outcome(RANDOM, number).sitting for number in range(6)]
    for seat in range(3):
        assert sorted(who[seat] for who in sitting) == [0, 0, 1, 1, 2, 2]


def test_every_finished_game_is_counted_once() -> None:
    found = simulate(RANDOM, 20)
    assert found.unfinished == 0
    for shares in (found.players, found.by_seat, found.by_order):
        assert sum(share.wins for share in shares) == 20
    assert sum(found.how.values()) == 20
    assert found.turns is not None
    assert found.turns.least <= found.turns.median <= found.turns.most_of_them <= found.turns.most


def test_all_members_of_a_team_win() -> None:
    setup = Setup("stampede", ("random",) * 4, "teams", {"teams": "two"})
    found = simulate(setup, 6)
    wins = [share.wins for share in found.players]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert sum(wins) == 12


def test_a_game_that_takes_too_long_is_no_win() -> None:
    found = simulate(msgspec.structs.replace(RANDOM, longest=3), 4)
    assert (found.games, found.unfinished) == (4, 4)
    assert [share.wins for share in found.players] == [0, 0, 0]
    assert found.how == {}
    assert found.turns is None
    assert found.decisions > 0


def test_who_was_asked_first_is_first_in_order() -> None:
    tally = Tally()
    tally.add(Outcome((1, 2, 0), starter=2, turns=5, decisions=9, finished=True, winners=(2,)))
    tally.add(Outcome((1, 2, 0), starter=2, turns=5, decisions=9, finished=True, winners=(1,)))
    found = findings(RANDOM, tally, interrupted=False, seconds=1.0)
    assert [share.wins for share in found.by_order] == [1, 0, 1]
    assert [share.wins for share in found.by_seat] == [0, 1, 1]
    assert [share.wins for share in found.players] == [1, 0, 1]


def test_players_of_one_name_are_told_apart() -> None:
    assert told_apart(["greedy", "random", "greedy"]) == ["greedy #1", "random", "greedy #2"]


def test_progress_adds_up_to_all_games() -> None:
    seen: list[int] = []
    simulate(RANDOM, 7, progress=seen.append)
    assert sum(seen) == 7


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_keeps_what_was_played(workers: int) -> None:
    def stop_after_three(done: int) -> None:
        seen.append(done)
        if sum(seen) >= 3:
            raise KeyboardInterrupt

    seen: list[int] = []
    found = simulate(RANDOM, 1_000_000, workers=workers, progress=stop_after_three)
    assert found.interrupted
    assert found.games == sum(seen) == sum(found.how.values())


def test_an_interruption_before_the_first_end_finds_nothing() -> None:
    found = findings(RANDOM, Tally(), interrupted=True, seconds=1.0)
    assert found.games == 0
    assert found.players[0].high == 1.0


def test_a_dask_cluster_finds_the_same() -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    )
    with cluster:
        found = simulate(RANDOM, 8, cluster=cluster.scheduler_address)
    assert numbers(found) == numbers(simulate(RANDOM, 8))


def test_a_cluster_that_does_not_answer_is_told_in_a_sentence() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(StampadiaError, match="No Dask scheduler answers at “nowhere:1:2”"):
        simulate(RANDOM, 8, cluster="nowhere:1:2")
