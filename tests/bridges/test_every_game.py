"""The libraries' own suites over every installed game, in every number of seats and with every
listed value of every option."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra stampadia[rl] is not installed")
pytest.importorskip("pyspiel", reason="the extra stampadia[rl] is not installed")
pytest.importorskip("pettingzoo", reason="the extra stampadia[rl] is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="the extra stampadia[rl] is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from bridges.crossing import NAMES, SOLO, covering, in_fresh_python, keywords  # noqa: E402
from every_game.contract import Setup  # noqa: E402
from stampadia.bridges.gymnasium import register as register_solo  # noqa: E402
from stampadia.bridges.pettingzoo import env  # noqa: E402
from stampadia.kernel.chance import Dealer  # noqa: E402

SETUPS = [(name, setup) for name in NAMES for setup in covering(name)]
IDS = [f"{name}-{number}" for number, (name, _) in enumerate(SETUPS)]

# Observations with a mask are a dict, which the suite remarks on for all but its own games.
expected_remarks = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def test_there_are_games_to_test() -> None:
    assert {"chronicles", "generals", "stampede", "travelers"} <= set(NAMES)
    assert {"chronicles", "generals", "travelers"} <= set(SOLO)


# OpenSpiel


SUITES = ["random-sim", "api", "playthrough", "serialisation"]


@pytest.mark.parametrize("setups", [2, pytest.param(100, marks=pytest.mark.deep)])
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_suites(name: str, setups: int) -> None:
    """One process for all four: starting one takes longer than most of them."""
    done = in_fresh_python("-m", "bridges.suites", name, str(setups))
    assert done.returncode == 0, done.stderr[-3000:]
    assert [line for line in done.stdout.splitlines() if line.endswith(" passed")] == [
        f"{suite} passed" for suite in SUITES
    ]


# PettingZoo


@expected_remarks
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=IDS)
def test_pettingzoo_api_suite(name: str, setup: Setup) -> None:
    api_test(env(name, **keywords(setup)), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_seed_suite(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_max_cycles(name: str) -> None:
    """PettingZoo's `max_cycles_test` is for environments in which all agents act at once; this is
    what it looks for, in turns: a match goes on for so many and no more."""
    cut = 0
    for most in (1, 2, 3):
        table, dealer = env(name, max_cycles=most), Dealer(f"cycles/{most}")
        table.reset(seed=most)
        for _ in table.agent_iter():
            seen, reward, terminated, truncated, _ = table.last()
            assert truncated == (not terminated and table.unwrapped.position.turn > most)
            if truncated:
                assert reward == 0 and not seen["action_mask"].any()
            done = terminated or truncated
            table.step(None if done else int(dealer.one_of(np.flatnonzero(seen["action_mask"]))))
        cut += truncated
    assert cut, "no match got that far"


# Gymnasium


@pytest.mark.parametrize("name", SOLO)
def test_gymnasium_checker_has_nothing_to_remark(name: str) -> None:
    ids = [one for one in register_solo() if one.startswith(f"stampadia/{name}-v")]
    for setup in covering(name):
        if setup.seats == 1:
            options: dict[str, Any] = keywords(setup)
            del options["seats"]
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                made = gymnasium.make(ids[0], render_mode="ansi", **options)
                check_env(made.unwrapped)
