"""Many games between given players, through the contract alone: on one core, on all of them, or on
a Dask cluster, with the same numbers anywhere.

A batch is what a worker plays before it reports. Each game draws from its own stream, named by
the game's number: who plays it, when, and beside which others changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game, Options
from stampadia.kernel.mind import RandomPlay
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.lab.tally import Outcome, Simulation, Tally, findings
from stampadia.lab.workers import batches, cores
from stampadia.players import make_player
from stampadia.players.player import LONGEST, MOST_DECISIONS, is_too_long


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
    swift = None
    if set(setup.players) == {"random"}:
        swift = game.random_play(len(setup.players), options)
    for number in range(first, after):
        if swift is None:
            tally.add(play_game(setup, game, options, number))
        else:
            tally.add(play_swiftly(setup, swift, number))
    return Batch(tally, perf_counter() - start)


def _sitting(seats: int, number: int) -> tuple[int, ...]:
    """By seat: which of the players sits there in this game."""
    return tuple((seat + number) % seats for seat in range(seats))


def play_swiftly(setup: Setup, play: RandomPlay, number: int) -> Outcome:
    """The same as `play_game`, where the game knows a faster way to play at random."""
    sitting = _sitting(len(setup.players), number)
    stream = f"{setup.seed}/{number}/"
    seeds = [f"{stream}player {who}" for who in sitting]
    seeds.append(stream + "table")
    played = play(seeds, setup.longest, MOST_DECISIONS)
    turns = min(played.turns, setup.longest)
    if played.how is None:
        return Outcome(sitting, played.starter, turns, played.decisions, False)
    how, winners = played.how, played.winners
    return Outcome(sitting, played.starter, turns, played.decisions, True, how, winners)


def play_game(setup: Setup, game: Game, options: Options, number: int) -> Outcome:
    seats = len(setup.players)
    sitting = _sitting(seats, number)
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
        for batch in batches(partial(play_batch, setup), games, workers, cluster):
            tally += batch.tally
            progress(batch.tally.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - start
    return findings(setup, tally, interrupted=interrupted, seconds=seconds)
