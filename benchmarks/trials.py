"""`python -m benchmarks.trials`: do the enemies of Travelers suit its heroes?"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Annotated, get_args

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.report import own_words
from stampadia.games.travelers.generate.hero.models import models
from stampadia.games.travelers.generate.trials import ROW, Trial, reference_trials
from stampadia.games.travelers.generate.wishes import Difficulty

COLUMNS = (
    "bench-difficulty",
    "bench-class",
    "bench-whole-row",
    "bench-beaten",
    "bench-turns",
    "bench-wear",
)

app = App(name="benchmarks.trials")


@app.default
def main(*, rows: Annotated[int, Parameter(validator=Number(gte=1))] = 4) -> None:
    """Let the ten reference heroes fight, for each difficulty.

    Parameters
    ----------
    rows
        Rows of enemies for each hero.
    """
    say = own_words().say
    console = Console()
    console.print(f"[bold]{say('bench-trials', rows=rows)}[/bold]")
    table = Table(*map(say, COLUMNS))
    for difficulty in get_args(Difficulty):
        done = list(reference_trials(difficulty, rows))
        table.add_row(difficulty, say("bench-every-class"), *_figures([one for _, one in done]))
        for kind in models().classes:
            ours = [one for key, one in done if key == kind.key]
            table.add_row("", kind.name.en, *_figures(ours))
    console.print(table)


def _figures(done: Sequence[Trial]) -> tuple[str, str, str, str]:
    whole = fmean(one.beaten > len(ROW) for one in done)
    beaten = fmean(one.beaten for one in done)
    turns = fmean(one.turns for one in done)
    wear = fmean(one.wear for one in done)
    return f"{whole:.0%}", f"{beaten:.1f}", f"{turns / beaten:.1f}", f"{wear:.1f}"


if __name__ == "__main__":
    app()
