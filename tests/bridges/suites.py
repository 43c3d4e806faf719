"""OpenSpiel's own suites for one game, in a process of their own: what goes wrong in its C++ part
kills the interpreter.

    python -m bridges.suites stampede 2

runs each suite over the first setup and the last, or over as many as are asked for.
"""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import pyspiel
from absl import flags

import stampadia.bridges.openspiel as bridge
from bridges.crossing import covering
from examples import DEEP
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer

# The suite lists the registered games when it is imported, so it comes after the bridge.
from open_spiel.integration_tests import api_test  # isort: skip
from open_spiel.python.algorithms import generate_playthrough  # isort: skip


def games(name: str, most: int) -> list[Any]:
    """The setups, the last of them first, loaded from the text that OpenSpiel itself writes."""
    game = registry.load(name)
    found = []
    usual, *others = covering(name)
    for setup in [usual, *reversed(others)][:most]:
        made = pyspiel.load_game(
            f"python_{name}", bridge.parameters_for(game, setup.seats, setup.options)
        )
        found.append(pyspiel.load_game(str(made)))
    return found


def random_sim(made: list[Any]) -> None:
    """Random matches with clones, masks, observations, returns and serialisation on the way."""
    for game in made:
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def api(made: list[Any]) -> None:
    name = made[0].get_type().short_name
    flags.FLAGS(["suites", f"--test_only_games={name}$"])
    run(api_test.load_tests(unittest.TestLoader(), None, None))
    for number, game in enumerate(made):
        run(unittest.TestLoader().loadTestsFromTestCase(in_the_middle(game, f"{name}/{number}")))


def run(suite: unittest.TestSuite) -> None:
    result = unittest.TestResult()
    suite.run(result)
    for _, trace in [*result.errors, *result.failures]:
        print(trace, file=sys.stderr)
    if not result.wasSuccessful() or result.testsRun != 5:
        sys.exit(f"{result.testsRun} tests of 5 ran, with trouble")


def in_the_middle(game: Any, seed: str) -> Any:
    """The suite's own sample of states hardly gets beyond a shuffle; this one does."""
    dealer, state = Dealer(seed), game.new_initial_state()
    states: list[Any] = []
    while not state.is_terminal():
        if not state.is_chance_node() and len(states) < 12:
            states.append(state.clone())
        if state.is_chance_node():
            odds = state.chance_outcomes()
            state.apply_action(pyspiel.sample_action(odds, dealer.uniform())[0])
        else:
            state.apply_action(dealer.one_of(state.legal_actions()))
    states.append(state)

    class InTheMiddle(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_type = game, game.get_type()
            cls.game_name = cls.game_type.short_name
            cls.some_states = states

    return InTheMiddle


def playthrough(made: list[Any]) -> None:
    """A playthrough, written to a file and played again from it."""
    game = made[0]
    text = generate_playthrough.playthrough(str(game), None, seed=7)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "playthrough.txt"
        path.write_text(text, encoding="utf-8")
        original, again = generate_playthrough.replay(str(path))
    if original != again:
        sys.exit(f"{game}: the playthrough differs when it is played again")


def serialisation(made: list[Any]) -> None:
    """States of random matches, at chance and in the middle of it too, kept and fetched again,
    and the masks that OpenSpiel makes of them."""
    every = 13 if DEEP else 31
    for number, game in enumerate(made):
        dealer, state, step = Dealer(f"kept/{number}"), game.new_initial_state(), 0
        while not state.is_terminal():
            mask = state.legal_actions_mask()
            if [at for at, legal in enumerate(mask) if legal] != state.legal_actions():
                sys.exit(f"{game}: the mask is not the list of legal actions")
            if step % every == 0:
                same(state)
            state.apply_action(dealer.one_of(state.legal_actions()))
            step += 1
        same(state)


def same(state: Any) -> None:
    kept = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, twin = pyspiel.deserialize_game_and_state(kept)
    alike = [
        (str(game), str(state.get_game())),
        (str(twin), str(state)),
        (twin.history(), state.history()),
        (twin.is_terminal(), state.is_terminal()),
        (twin.legal_actions(), state.legal_actions()),
        (twin.returns(), state.returns()),
    ]
    if not state.is_chance_node():
        alike += [
            (twin.information_state_string(player), state.information_state_string(player))
            for player in range(game.num_players())
        ]
    for one, other in alike:
        if one != other:
            sys.exit(f"after keeping it: {one}\nbefore: {other}")


SUITES = {
    "random-sim": random_sim,
    "api": api,
    "playthrough": playthrough,
    "serialisation": serialisation,
}

if __name__ == "__main__":
    crossed = games(sys.argv[1], int(sys.argv[2]))
    for suite_name, suite in SUITES.items():
        suite(crossed)
        print(suite_name, "passed", flush=True)
