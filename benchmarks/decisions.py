"""Random play driven from Python: ours through the public contract, the others through theirs.

What counts is players' decisions; the time includes setup, chance, and the lists of legal
choices. OpenSpiel's games run twice: in the loop that its own example shows, which samples chance
through NumPy, and in the leanest loop that its interface allows, which samples it in C++.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from benchmarks.contest import Contender, Missing, repeat
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.lab.simulate import Setup, play_batch

OURS: Final = "stampede, 4 seats"
AIM: Final = 1.2
GENERALS: Final = "generals, Full set"
CHRONICLES: Final = "chronicles, a made sheet"
TRAVELERS: Final = {
    kind: f"travelers, a made {name}" for kind, name in (("world", "World"), ("dungeon", "Dungeon"))
}
COMPILED: Final = "stampede, 4 seats, simulated, compiled"
COMPILED_AIM: Final = 2_000_000
AIMS: Final = {
    GENERALS: 150_000,
    CHRONICLES: 100_000,
    **dict.fromkeys(TRAVELERS.values(), 300_000),
}
"""Decisions a second."""
OUR_GAMES: Final = ("stampede", "generals", "chronicles", "travelers")
OPENSPIEL_GAMES: Final = ("go_fish", "crazy_eights", "gin_rummy")
LEAN: Final = ", lean"
AT_ONCE: Final = 500
"""Games in a batch."""


def usual(name: str) -> bool:
    """One of the others, driven as its own documentation shows."""
    return not name.startswith(OUR_GAMES) and not lean(name)


def lean(name: str) -> bool:
    return name.endswith(LEAN)


def entries() -> Iterator[Contender | Missing]:
    for seats in (4, 2, 6):
        yield contender(f"stampede, {seats} seats", ours("stampede", seats))
    yield _compiled()
    yield contender(GENERALS, ours("generals", 1))
    yield contender(CHRONICLES, ours("chronicles", 1, {"sheet": "seed:benchmark/0"}))
    for kind, name in TRAVELERS.items():
        made = f"seed:benchmark/0+kind={kind}"
        yield contender(name, ours("travelers", 1, {"hero": made, "adventure": made}))
    yield from _openspiel()
    yield _rlcard()


def contender(name: str, once: Callable[[], int]) -> Contender:
    return Contender(name, lambda seconds: repeat(seconds, once))


def ours(
    name: str, seats: int, wishes: dict[str, str] | None = None, content: Any = None
) -> Callable[[], int]:
    """Random games with what the wishes name, or with other content in its place."""
    game = registry.load(name)
    options = game.read_options(wishes or {})
    content = game.content(options) if content is None else content
    dealer = Dealer("benchmark")

    def once() -> int:
        decisions = 0
        position = game.start(seats, options, content)
        while True:
            pending = position.pending()
            if isinstance(pending, Ask):
                position.play(dealer.one_of(pending.choices))
                decisions += 1
            elif isinstance(pending, Over):
                return decisions
            else:
                position.play(dealer.answer(pending))

    return once


def _compiled() -> Contender | Missing:
    """`stampadia simulate` with random players, where the game is compiled."""
    game = registry.load("stampede")
    setup = Setup(game.name, ("random",) * 4, "benchmark")
    if game.random_play(4, game.options()) is None:
        return Missing(COMPILED, "numba")
    numbers = count(step=AT_ONCE)

    def once() -> int:
        first = next(numbers)
        return play_batch(setup, first, first + AT_ONCE).tally.decisions

    return contender(COMPILED, once)


def _openspiel() -> Iterator[Contender | Missing]:
    try:
        import pyspiel
    except ModuleNotFoundError:
        yield from (Missing(f"OpenSpiel {name}", "open_spiel") for name in OPENSPIEL_GAMES)
        return
    installed = set(pyspiel.registered_names())
    for name in OPENSPIEL_GAMES:
        if name in installed:
            yield contender(f"OpenSpiel {name}", _spiel(pyspiel, name, _as_in_example()))
            yield contender(f"OpenSpiel {name}{LEAN}", _spiel(pyspiel, name, _lean(pyspiel)))
        else:
            yield Missing(f"OpenSpiel {name}", f"open_spiel with {name}")


Sample = Callable[[Any], int]
"""One of a chance node's outcomes."""


def _as_in_example() -> Sample:
    import numpy as np

    luck = np.random.RandomState(1)

    def sample(outcomes: Any) -> int:
        actions, shares = zip(*outcomes, strict=True)
        return int(luck.choice(actions, p=shares))

    return sample


def _lean(pyspiel: Any) -> Sample:
    uniform = Dealer("benchmark").uniform
    return lambda outcomes: int(pyspiel.sample_action(outcomes, uniform())[0])


def _spiel(pyspiel: Any, name: str, sample: Sample) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    dealer = Dealer("benchmark")

    def once() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes()))
            else:
                state.apply_action(dealer.one_of(state.legal_actions()))
                decisions += 1
        return decisions

    return once


def _rlcard() -> Contender | Missing:
    try:
        import rlcard
    except ModuleNotFoundError:
        return Missing("RLCard uno", "rlcard")
    table = rlcard.make("uno", config={"seed": 1})
    dealer = Dealer("benchmark")

    def once() -> int:
        decisions = 0
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(dealer.one_of(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return contender("RLCard uno", once)
