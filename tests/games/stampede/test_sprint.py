"""Stampede over flat rows is Stampede: the same choices, chance and table after every step, the
same games and the same thoughts as through positions, as it is written and as it is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from examples import DEEP
from games.stampede.random_play import FORMS, Form, form_name
from stampadia.games.stampede import GAME, Stampede, StampedeOptions
from stampadia.kernel.chance import Dealer
from stampadia.kernel.perspective import Perspective
from stampadia.lab.simulate import Setup, play_game, play_swiftly
from stampadia.players import Greedy, Racer, Search

AS_WRITTEN: Final = (
    "stampadia.workbench.compiled",
    "stampadia.workbench.flat_dealer",
    "stampadia.games.stampede.sprint.",
    "games.stampede.side_by_side",
)


@pytest.fixture(scope="module")
def sprint() -> Iterator[ModuleType]:
    """What drives the rows, as they are written: nothing is compiled, whatever is installed."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in sys.modules if name.startswith(AS_WRITTEN)]:
            patch.delitem(sys.modules, name)
            package, _, module = name.rpartition(".")
            patch.delattr(sys.modules[package], module)  # else it is found there, compiled
        patch.setitem(sys.modules, "numba", None)
        found = import_module("games.stampede.side_by_side")
        yield found
        for name in [name for name in sys.modules if name.startswith(AS_WRITTEN)]:
            del sys.modules[name]


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_step_is_the_same_as_by_the_rules(sprint: ModuleType, form: Form) -> None:
    games = 120 if DEEP else 3
    found = [sprint.drive(form, f"beside {number}") for number in range(games)]
    assert sum(decisions for decisions, _ in found) > 50 * games
    if form[1] != "none":  # such games are long
        assert any(reshuffles for _, reshuffles in found)


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_search_over_rows_thinks_the_same(sprint: ModuleType, form: Form) -> None:
    for at, (position, asked) in enumerate(
        sprint.decisions_in(form, "thoughts", 8 if DEEP else 90)
    ):
        rollout_turns = None if at % 2 else 1
        usual, own = Dealer(f"thoughts {at}"), Dealer(f"thoughts {at}")
        search = Search(usual, iterations=sprint.ITERATIONS, rollout_turns=rollout_turns)
        considered = search.consider(Perspective(Usual(), position, asked))
        thoughts = sprint.thoughts(position, asked, own, rollout_turns)
        assert [(one.choice, one.visits, one.value) for one in considered] == [
            (choice, visits, value / visits) for choice, visits, value in thoughts
        ]
        assert usual.uniform() == own.uniform()


class Usual(Stampede):
    """Never with a mind of its own."""


class Swift(Stampede):
    """Always with a mind of its own."""

    def mind(self, imagine, seat, dealer, a_turn_later, longest):  # type: ignore[no-untyped-def]
        from stampadia.games.stampede.sprint.mind import Mind

        return Mind(imagine(), seat, dealer, a_turn_later, longest)


@pytest.mark.parametrize("careful", [False, True])
def test_players_choose_the_same_with_a_mind_and_without(sprint: ModuleType, careful: bool) -> None:
    for at, (position, asked) in enumerate(sprint.decisions_in((3, "none"), "players", 25)):
        greedy, searched = (
            [
                player.choose(Perspective(game, position, asked))
                for game in (Usual(), Swift())
                for player in (make(Dealer(f"player {at}")),)
            ]
            for make in (
                lambda dealer: Greedy(dealer, careful=careful),
                lambda dealer: Search(dealer, iterations=70),
            )
        )
        assert greedy[0] == greedy[1]
        assert searched[0] == searched[1]


class HurriedUsual(Usual):
    effort = 40


class HurriedSwift(Swift):
    effort = 40


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_race_over_rows_is_the_same_race(sprint: ModuleType, form: Form) -> None:
    decisions = sprint.decisions_in(form, "race", 10)
    for at, (position, asked) in enumerate(decisions[:: 1 if DEEP else 1 + len(decisions) // 2]):
        usual, own = Dealer(f"race {at}"), Dealer(f"race {at}")
        considered, same = (
            Racer(dealer, playouts=60 if DEEP else 6).consider(Perspective(game, position, asked))
            for game, dealer in ((HurriedUsual(), usual), (HurriedSwift(), own))
        )
        assert considered == same
        assert usual.uniform() == own.uniform()


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_random_games_are_the_same(sprint: ModuleType, form: Form) -> None:
    seats, teams = form
    for longest in (500, 20):
        setup = Setup("stampede", ("random",) * seats, "swift", {"teams": teams}, longest)
        options = GAME.read_options(setup.options)
        play = sprint.RandomGames(sprint.begin(form).layout)
        for number in range(4):
            usual = play_game(setup, GAME, options, number)
            assert play_swiftly(setup, play, number) == usual


@pytest.mark.sources
def test_without_machine_code_the_usual_way_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stampadia.games.stampede.is_ready", lambda *_: False)
    assert GAME.random_play(2, StampedeOptions()) is None
    assert GAME.mind(lambda: None, 0, Dealer(0), 1.0, 1) is None  # type: ignore[arg-type, return-value]
    # and where neither compiler is found, there is nothing to get ready
    monkeypatch.setattr("stampadia.games.stampede.kept_in", lambda *_: None)
    monkeypatch.setattr("stampadia.workbench.native.kept_in", lambda *_, **__: None)
    assert not GAME.compile()


@pytest.mark.deep
@pytest.mark.skipif(find_spec("numba") is None, reason="needs numba (extra sprint)")
def test_compiled_is_as_written(sprint: ModuleType, tmp_path: Path) -> None:
    """Compiled now, and loaded by a second process from what the first has kept."""
    here = Path(__file__).parents[2]
    paths = os.pathsep.join([str(here), *sys.path])
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": paths}
    wish = [sys.executable, "-m", "games.stampede.side_by_side"]
    printed = [
        subprocess.run(wish, env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert printed == [sprint.fingerprint() + "\n"] * 2
