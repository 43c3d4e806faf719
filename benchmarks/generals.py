"""`python -m benchmarks.generals`: how often, and how soon, programs win with each of our sets.

Prints a table in Markdown. A run that was stopped goes on where it was (`--keep FILE`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number
from msgspec import Struct

from benchmarks.played import Played, outcomes_of, play_all
from benchmarks.report import own_words
from stampadia.adventures.rating import wilson
from stampadia.lab.simulate import Setup, cores
from stampadia.lab.tally import Outcome

SETS: Final = ("STLITE", "STFULL", "STFULL,STRETURN", "STFULL,STTOLL")
"""Our core sets, and each expansion with the core that it was made for."""
PLAYERS: Final = ("greedy", "search:60")
COLUMNS: Final = (
    "bench-cards",
    "bench-player",
    "bench-games",
    "bench-won",
    "bench-interval",
    "bench-lost",
    "bench-unfinished",
    "bench-turns-mean",
    "bench-turns-median",
    "bench-turns-won",
)


class Row(Struct, frozen=True):
    """What is played, by whom: a line of the table."""

    sets: str
    player: str
    ink: str
    seed: str

    @property
    def key(self) -> str:
        return f"{self.sets} {self.player} ink {self.ink} seed {self.seed}"

    @property
    def setup(self) -> Setup:
        return Setup("generals", (self.player,), self.seed, {"sets": self.sets, "ink": self.ink})


AtLeastOne = Annotated[int, Parameter(validator=Number(gte=1))]

app = App(name="benchmarks.generals")


@app.default
def main(
    *,
    games: AtLeastOne = 20,
    players: Sequence[str] = PLAYERS,
    sets: Sequence[str] = SETS,
    ink: Literal["2", "3"] = "3",
    seed: str = "generals",
    keep: Path | None = None,
    workers: AtLeastOne | None = None,
) -> None:
    """Let programs play Generals, and print how they fared.

    Parameters
    ----------
    games
        Games for each row.
    players
        Who plays, one row each.
    sets
        The card sets, one row each; an expansion with its core between commas.
    ink
        The first Ink Level.
    seed
        Names the stream of luck; the same seed gives the same table.
    keep
        A file for what was played, so that the next run goes on from there.
    workers
        Processes; all cores if not said.
    """
    rows = [Row(cards, player, ink, seed) for cards in sets for player in players]
    played = play_all({row.key: row.setup for row in rows}, games, keep, workers or cores())
    for line in table(rows, played, games):
        print(line)


def table(rows: Sequence[Row], played: Played, games: int) -> Iterator[str]:
    say = own_words().say
    yield f"| {' | '.join(map(say, COLUMNS))} |"
    yield "|---" * len(COLUMNS) + "|"
    for row in rows:
        if outcomes := outcomes_of(played, row.key, games):
            cards = row.sets.replace(",", " + ")
            yield f"| {' | '.join((cards, f'`{row.player}`', *figures(outcomes)))} |"


def figures(outcomes: Sequence[Outcome]) -> Iterator[str]:
    won = [one for one in outcomes if one.winners]
    finished = [one.turns for one in outcomes if one.finished]
    low, high = wilson(len(won), len(outcomes))
    yield str(len(outcomes))
    yield f"{len(won) / len(outcomes):.0%}"
    yield f"{low:.0%}–{high:.0%}"
    yield str(len(finished) - len(won))
    yield str(len(outcomes) - len(finished))
    yield f"{fmean(finished):.1f}" if finished else "–"
    yield f"{median(finished):.0f}" if finished else "–"
    yield f"{fmean(one.turns for one in won):.1f}" if won else "–"


if __name__ == "__main__":
    app()
