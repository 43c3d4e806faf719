"""One game after another between given players, through the contract alone.

A batch is what a worker plays before it reports. Each game draws from its own stream, named by
the game's number: who plays it, when, and beside which others changes nothing.
"""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.lab.tally import Outcome, Tally
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
