"""Many games between given players, through the contract alone: on one core, on all of them, or on
a Dask cluster, with the same numbers anywhere.

A batch is what a worker plays before it reports. Each game draws from its own stream, named by
the game's number: who plays it, when, and beside which others changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.lab.tally import Outcome, Simulation, Tally, findings
from stampadia.lab.workers import cores, dask_executor, in_batches, processes
from stampadia.players import make_player
from stampadia.players.player import LONGEST, is_too_long


class Setup(Struct, frozen=True):
    """What is played, by whom: plain data, so that it can go to any worker."""

    game: str
    players: tuple[str, ...]
    """One for each seat of the first game; the seats rotate from game to game."""
    seed: str
    options: dict[str, str] = {}
    longest: int = LONGEST
    """A game that takes more turns stops, unfinished."""


class Batch(Struct, frozen=True):
    tally: Tally
    seconds: float


def play_batch(setup: Setup, first: int, after: int) -> Batch:
    """The games numbered from `first` up to, not including, `after`."""
    start = perf_counter()
    game = registry.load(setup.game)
    options = game.read_options(setup.options)
    tally = Tally()
    for number in range(first, after):
        tally.add(play_game(setup, game, options, number))
    return Batch(tally, perf_counter() - start)


def play_game(setup: Setup, game: Game, options: Options, number: int) -> Outcome:
    seats = len(setup.players)
    sitting = tuple((seat + number) % seats for seat in range(seats))
    """By seat: which of the players sits there in this game."""
    stream = Dealer(setup.seed).child(number)
    dealer = stream.child("table")
    players = [make_player(setup.players[who], stream.child(f"player {who}")) for who in sitting]
    position = game.start(seats, options, game.content(options))
    own = [Perspective(game, position, seat) for seat in range(seats)]
    starter, decisions = -1, 0
    while not is_too_long(position, decisions, setup.longest):
        pending = position.pending()
        if isinstance(pending, Ask):
            if starter < 0:
                starter = pending.seat
            decisions += 1
            position.play(players[pending.seat].choose(own[pending.seat]))
        elif isinstance(pending, Over):
            how, winners = pending.how, pending.winners
            return Outcome(sitting, starter, position.turn, decisions, True, how, winners)
        else:
            position.play(dealer.answer(pending))
    return Outcome(sitting, starter, min(position.turn, setup.longest), decisions, False)


__all__ = ["cores", "simulate"]

Progress = Callable[[int], None]
"""Called with how many more games are done."""


def simulate(
    setup: Setup,
    games: int,
    *,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress = lambda _: None,
) -> Simulation:
    """Play that many games. Ctrl-C gives the findings of those that were finished."""
    start = perf_counter()
    tally = Tally()
    interrupted = False
    try:
        for batch in _played(setup, games, workers, cluster):
            tally += batch.tally
            progress(batch.tally.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - start
    return findings(setup, tally, interrupted=interrupted, seconds=seconds)


def _played(setup: Setup, games: int, workers: int, cluster: str | None) -> Iterator[Batch]:
    play = partial(play_batch, setup)
    if cluster is not None:
        with dask_executor(cluster) as (executor, width):
            yield from in_batches(executor, width, play, games)
    elif workers > 1 and games > 1:
        width = min(workers, games)
        with processes(width) as executor:
            yield from in_batches(executor, width, play, games)
    else:
        for number in range(games):
            yield play(number, number + 1)
