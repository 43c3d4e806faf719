"""`python -m benchmarks.strength`: does each player beat the next weaker one as it should?"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.report import own_words
from stampadia.lab.simulate import Setup, cores, simulate

PAIRINGS: Final = (
    ("greedy", "random", 0.90),
    ("search", "greedy", 0.70),
    ("search", "careful", 0.60),
    ("fair", "easy", 0.60),
    ("strong", "fair", 0.60),
)
"""The stronger, the weaker, and how often the stronger should win."""
ITERATIONS: Final = 1_000

AtLeastOne = Annotated[int, Parameter(validator=Number(gte=1))]

app = App(name="benchmarks.strength")


@app.default
def main(
    *,
    games: AtLeastOne = 200,
    iterations: AtLeastOne = ITERATIONS,
    seed: str = "strength",
    workers: AtLeastOne | None = None,
) -> None:
    """Play each pairing at 2 seats, seats swapped from game to game.

    Parameters
    ----------
    games
        Games for each pairing.
    iterations
        What search may spend on a decision.
    seed
        Names the stream of luck; the same seed gives the same numbers.
    workers
        Processes; all cores if not said.
    """
    say = own_words().say
    console = Console()
    console.print(f"[bold]{say('bench-strength', games=games)}[/bold]")
    table = Table()
    for name in ("bench-pairing", "bench-won", "bench-interval", "bench-aim"):
        table.add_column(say(name))
    for name, weaker, aim in PAIRINGS:
        stronger = f"{name}:{iterations}" if name == "search" else name
        setup = Setup("stampede", (stronger, weaker), seed)
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task(f"{stronger} – {weaker}", total=games)
            played = simulate(
                setup, games, workers=workers or cores(), progress=partial(bar.advance, task)
            )
        won = played.players[0]
        verdict = say("bench-verdict", aim=f"{aim:.0%}", met="yes" if won.rate >= aim else "no")
        interval = f"{won.low:.1%} – {won.high:.1%}"
        table.add_row(f"{stronger} – {weaker}", f"{won.rate:.1%}", interval, verdict)
    console.print(table)


if __name__ == "__main__":
    app()
