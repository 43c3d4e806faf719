"""`python -m benchmarks.days`: what the days are about, as a table in Markdown. It spoils them."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from stampadia.adventures.calendar import read_day
from stampadia.cli.input import Refusal
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError

app = App(name="benchmarks.days")


@app.default
def main(
    game: str,
    first: str,
    days: Annotated[int, Parameter(validator=Number(gte=1))] = 30,
    /,
) -> None:
    """Print one row for each day; what was not certified before is certified now.

    Parameters
    ----------
    game
        A game with days.
    first
        The first of them, as 2026-11-15.
    days
        How many.
    """
    try:
        rows(game, first, days)
    except StampadiaError as error:
        raise SystemExit(str(error)) from None


def rows(game: str, first: str, days: int) -> None:
    of_game = registry.load(game).adventures
    if of_game is None:
        raise Refusal("game-without-days", game=game)
    begin = read_day(first)
    for number in range(days):
        day = (begin + timedelta(days=number)).isoformat()
        row = {"day": day, **of_game.summary(of_game.spec(day, {}))}
        if number == 0:
            print(f"| {' | '.join(row)} |")
            print(f"| {' | '.join('---' for _ in row)} |")
        print(f"| {' | '.join(row.values())} |", flush=True)


if __name__ == "__main__":
    app()
