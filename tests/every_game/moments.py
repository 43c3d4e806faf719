"""Moments of random games, for what must hold at any of them in any game; played once a run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import Struct

from every_game.contract import Setup, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over

SETUPS: Final = 4
PLIES: Final = 120
EVERY: Final = 6


class Moment(Struct, frozen=True):
    seats: int
    position: Any
    """Nobody plays on with it: whoever wants to, clones it."""
    happened: list[Event]
    """What led here."""


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """The beginning of a game, then about one moment in `EVERY`, and its end where it is reached,
    for some setups of the game."""
    game = registry.load(name)
    ways = setups(game)
    chosen = ways[:: max(1, len(ways) // SETUPS)][:SETUPS]
    return tuple(
        moment
        for number, setup in enumerate(chosen)
        for moment in _moments(game, setup, Dealer(f"moments of {name} {number}"))
    )


def _moments(game: Game, setup: Setup, dealer: Dealer) -> Iterator[Moment]:
    position = game.begin(setup.seats, setup.options)
    happened: list[Event] = []
    for ply in range(PLIES):
        pending = position.pending()
        if ply < 3 or isinstance(pending, Over) or dealer.below(EVERY) == 0:
            yield Moment(setup.seats, position.clone(), happened)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            choice = dealer.one_of(pending.choices)
        else:
            choice = dealer.answer(pending)
        happened = list(position.play(choice))


def asking(name: str) -> list[tuple[Moment, Ask]]:
    """The moments at which a seat is asked, each with what it is asked."""
    found = ((moment, moment.position.pending()) for moment in moments(name))
    return [(moment, pending) for moment, pending in found if isinstance(pending, Ask)]
