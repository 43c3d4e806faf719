"""`python -m benchmarks.strength levels`: how strong the levels are in each game, as a table in
Markdown, and what a choice takes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Final

from msgspec import Struct

from benchmarks.generals import SETS
from benchmarks.played import Played, outcomes_of, play_all
from benchmarks.report import own_words
from stampadia.adventures.almanac import of_year
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.lab.simulate import Setup
from stampadia.lab.statistics import share
from stampadia.lab.tally import Outcome
from stampadia.players import make_player

YEARS: Final = ("2026", "2027")
COLUMNS: Final = (
    "bench-game",
    "bench-level",
    "bench-player",
    "bench-against",
    "bench-games",
    "bench-won",
    "bench-interval",
    "bench-turns-won",
    "bench-choice",
    "bench-slowest-choice",
)
CHOICES: Final = 60
"""A level is timed by so many."""


class Row(Struct, frozen=True):
    """A level of a game, and what is played to measure it."""

    game: str
    level: str
    player: str
    against: str
    setups: tuple[Setup, ...]

    @property
    def played_as(self) -> dict[str, Setup]:
        """By names that say who plays what, whatever the levels are called."""
        return {
            " ".join([one.game, *one.players, *one.options.values(), one.seed]): one
            for one in self.setups
        }


def rows(names: Sequence[str], games: int, seed: str) -> Iterator[tuple[Row, int]]:
    """Each level, with how many games of each setup make `games`. Where somebody loses when
    somebody wins, a level plays against the one below it; else alone, all the same deals or
    days."""
    for name in names:
        game = registry.load(name)
        options = _options(game, games)
        each = max(1, games // len(options))
        levels = list(game.levels.items())
        if game.seats[0] > 1:
            for (_, weaker), (level, player) in pairwise(levels):
                setups = tuple(Setup(name, (player, weaker), seed, one) for one in options)
                yield Row(name, level, player, weaker, setups), each
        else:
            for level, player in levels:
                setups = tuple(Setup(name, (player,), seed, one) for one in options)
                yield Row(name, level, player, "", setups), each


def _options(game: Game, games: int) -> list[dict[str, str]]:
    """What is played: published days, spread over the years; our sets, where there are sets."""
    if game.adventures is not None:
        years = (of_year(game.package, year) for year in YEARS)
        days = sorted(day for year in years if year is not None for day in year.days)
        chosen = (days[number * len(days) // games] for number in range(games))
        return [dict.fromkeys(game.adventures.options, day) for day in chosen]
    if "sets" in game.option_examples():
        return [{"sets": sets} for sets in SETS]
    return [{}]


def print_levels(
    names: Sequence[str], games: int, seed: str, keep: Path | None, workers: int
) -> None:
    say = own_words().say
    print(f"| {' | '.join(map(say, COLUMNS))} |")
    print("|---" * len(COLUMNS) + "|")
    for row, each in rows(names, games, seed):
        played = play_all(row.played_as, each, keep, workers)
        print(line(row, played, each, times(row.setups[0])), flush=True)


def line(row: Row, played: Played, each: int, taken: Sequence[float]) -> str:
    outcomes = [one for key in row.played_as for one in outcomes_of(played, key, each)]
    won = [one for one in outcomes if _is_won(one)]
    found = share(row.level, len(won), len(outcomes))
    cells = (
        row.game.capitalize(),
        f"`{row.level}`",
        f"`{row.player}`",
        f"`{row.against}`" if row.against else "–",
        str(len(outcomes)),
        f"{found.rate:.0%}",
        f"{found.low:.0%}–{found.high:.0%}",
        f"{fmean(one.turns for one in won):.1f}" if won else "–",
        f"{median(taken):.1f}",
        f"{max(taken):.0f}",
    )
    return f"| {' | '.join(cells)} |"


def _is_won(outcome: Outcome) -> bool:
    """By the first of the players, wherever it sat."""
    return any(outcome.sitting[seat] == 0 for seat in outcome.winners)


def times(setup: Setup) -> list[float]:
    """Processor time of the first player's choices at the beginning of games, in milliseconds."""
    game = registry.load(setup.game)
    options = game.read_options(setup.options)
    content = game.content(options)
    taken: list[float] = []
    number = 0
    while len(taken) < CHOICES:
        luck = Dealer(setup.seed).child(f"times {number}")
        number += 1
        position = game.start(len(setup.players), options, content)
        players = [make_player(spec, luck.child(spec)) for spec in setup.players]
        while len(taken) < CHOICES and not isinstance(pending := position.pending(), Over):
            if not isinstance(pending, Ask):
                position.play(luck.answer(pending))
                continue
            seat = Perspective(game, position, pending.seat)
            start = process_time()
            choice = players[pending.seat].choose(seat)
            if pending.seat == 0 and len(pending.choices) > 1:
                taken.append(1e3 * (process_time() - start))
            position.play(choice)
    return taken
