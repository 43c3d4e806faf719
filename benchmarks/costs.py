"""What clone, view and imagine cost, and the steps around them, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position

SEATS: Final = 4
CHOICES: Final = 60


def costs(rounds: int, times: int) -> dict[str, float]:
    """Microseconds for each, the median over the rounds."""
    game = registry.load("stampede")
    dealer = Dealer("benchmark")
    position = _middle(dealer)
    view = position.view(1)
    calls: dict[str, Callable[[], object]] = {
        "clone": position.clone,
        "view": lambda: position.view(1),
        "imagine": lambda: position.imagine(1, dealer),
        "appraise": lambda: game.appraise(position),
        "observe": lambda: game.observe(view),
        "digest": position.digest,
    }
    taken: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            taken[name].append(_microseconds(call, times))
    return {name: median(each) for name, each in taken.items()}


def _middle(dealer: Dealer) -> Position:
    """A position after so many choices; a game that is over by then is played anew."""
    game = registry.load("stampede")
    position, choices = game.begin(SEATS), 0
    while choices < CHOICES:
        pending = position.pending()
        if isinstance(pending, Ask):
            position.play(dealer.one_of(pending.choices))
            choices += 1
        elif isinstance(pending, Over):
            position, choices = game.begin(SEATS), 0
        else:
            position.play(dealer.answer(pending))
    return position


def _microseconds(call: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        call()
    return (perf_counter() - start) / times * 1e6
