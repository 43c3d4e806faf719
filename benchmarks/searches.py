"""Search from an early position: ours at 4 seats of Stampede, OpenSpiel's on gin_rummy.

A simulation is one imagined world, one walk down the tree and one playout. The comparison is
with playouts to the end of the game on both sides; ours as people play against it, with short
playouts and an opinion at their end, stands beside it. OpenSpiel's search on our own game, through
our bridge, shows how much of the difference is the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from benchmarks.contest import Contender, Missing, repeat
from stampadia.games.stampede import GAME, Stampede
from stampadia.games.stampede.sprint import SOURCES
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.perspective import Perspective
from stampadia.players import Search
from stampadia.workbench.machine_code import is_ready

OURS: Final = "stampede, full playouts"
THEIRS: Final = "ISMCTSBot, gin_rummy"
AIM: Final = 3.0
AT_ONCE: Final = 50
"""Simulations before the clock is looked at."""


COMPILED: Final = "stampede, as played, compiled"
COMPILED_AIM: Final = 20_000


class Usual(Stampede):
    """Never with a mind of its own: as it is where nothing is compiled."""


def entries() -> Iterator[Contender | Missing]:
    yield _ours(OURS, Usual(), {"rollout_turns": None})
    yield _ours("stampede, as played", Usual(), {})
    if is_ready(*SOURCES):
        yield _ours("stampede, full playouts, compiled", GAME, {"rollout_turns": None})
        yield _ours(COMPILED, GAME, {})
    else:
        yield Missing(COMPILED, "numba")
    theirs = {
        THEIRS: "gin_rummy",
        "ISMCTSBot, stampede": "python_stampede(players=4)",
    }
    try:
        import stampadia.bridges.openspiel  # noqa: F401
    except ModuleNotFoundError:
        yield from (Missing(name, "open_spiel") for name in theirs)
        return
    for name, game in theirs.items():
        yield _openspiel(name, game)


def _ours(name: str, game: Stampede, how: dict[str, Any]) -> Contender:
    dealer = Dealer("benchmark")
    position = game.begin(4)
    while isinstance(pending := position.pending(), Chance):
        position.play(dealer.answer(pending))
    assert isinstance(pending, Ask)
    seat = Perspective(game, position, pending.seat)
    search = Search(dealer, iterations=AT_ONCE, **how)

    def once() -> int:
        search.consider(seat)
        return AT_ONCE

    return Contender(name, lambda seconds: repeat(seconds, once))


def _openspiel(name: str, game_name: str) -> Contender:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(game_name)
    dealer = Dealer("benchmark")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(pyspiel.sample_action(state.chance_outcomes(), dealer.uniform())[0])
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, AT_ONCE, random_state=luck)

    def once() -> int:
        bot.run_search(state)
        return AT_ONCE

    return Contender(name, lambda seconds: repeat(seconds, once))
