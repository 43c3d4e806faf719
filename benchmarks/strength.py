"""`python -m benchmarks.strength`: does each player beat the next weaker one as it should?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.levels import print_levels
from benchmarks.played import outcomes_of, play_all
from benchmarks.report import own_words
from stampadia.kernel import registry
from stampadia.lab.simulate import Setup, cores
from stampadia.lab.statistics import share
from stampadia.lab.tally import Tally

PAIRINGS: Final = (
    ("greedy", "random", 0.90),
    ("search", "greedy", 0.70),
    ("search", "careful", 0.60),
    ("race", "careful", 0.75),
    ("fair", "easy", 0.60),
    ("strong", "fair", 0.60),
)
"""The stronger, the weaker, and how often the stronger should win."""
ITERATIONS: Final = 1_000
PLAYOUTS: Final = 3_000
"""As many as a second allows, compiled; most choices are clear much sooner."""

AtLeastOne = Annotated[int, Parameter(validator=Number(gte=1))]

app = App(name="benchmarks.strength")


@app.default
def main(
    *,
    games: AtLeastOne = 200,
    iterations: AtLeastOne = ITERATIONS,
    playouts: AtLeastOne = PLAYOUTS,
    only: Sequence[str] = (),
    seed: str = "strength",
    keep: Path | None = None,
    workers: AtLeastOne | None = None,
) -> None:
    """Play each pairing at 2 seats, seats swapped from game to game.

    Parameters
    ----------
    games
        Games for each pairing.
    iterations
        What search may spend on a decision.
    playouts
        What the race may spend on a decision.
    only
        The stronger players whose pairings are played; all if not said.
    seed
        Names the stream of luck; the same seed gives the same numbers.
    keep
        A file for what was played, so that the next run goes on from there.
    workers
        Processes; all cores if not said.
    """
    say = own_words().say
    console = Console()
    budgets = {"search": f"search:{iterations}", "race": f"race:{playouts}"}
    pairings = {
        f"{budgets.get(name, name)} – {weaker}": (budgets.get(name, name), weaker, aim)
        for name, weaker, aim in PAIRINGS
        if not only or name in only
    }
    setups = {
        key: Setup("stampede", (stronger, weaker), seed)
        for key, (stronger, weaker, _) in pairings.items()
    }
    played = play_all(setups, games, keep, workers or cores())
    console.print(f"[bold]{say('bench-strength', games=games)}[/bold]")
    table = Table()
    for name in ("bench-pairing", "bench-won", "bench-interval", "bench-aim"):
        table.add_column(say(name))
    for key, (_, _, aim) in pairings.items():
        tally = Tally()
        for outcome in outcomes_of(played, key, games):
            tally.add(outcome)
        won = share(key, tally.by_player[0], tally.games)
        verdict = say("bench-verdict", aim=f"{aim:.0%}", met="yes" if won.rate >= aim else "no")
        table.add_row(key, f"{won.rate:.1%}", f"{won.low:.1%} – {won.high:.1%}", verdict)
    console.print(table)


@app.command
def levels(
    names: Sequence[str] = (),
    /,
    *,
    games: AtLeastOne = 60,
    seed: str = "levels",
    keep: Path | None = None,
    workers: AtLeastOne | None = None,
) -> None:
    """Print how the levels fare in each game: against the level below, or alone.

    Parameters
    ----------
    names
        The games; all if not said.
    games
        Games for each level.
    seed
        Names the stream of luck; the same seed gives the same games.
    keep
        A file for what was played, so that the next run goes on from there.
    workers
        Processes; all cores if not said.
    """
    print_levels(names or registry.names(), games, seed, keep, workers or cores())


if __name__ == "__main__":
    app()
