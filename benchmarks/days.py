"""`python -m benchmarks.days`: what the days are about, as a table in Markdown. It spoils them.
`python -m benchmarks.days cost`: what it takes to certify them, all attempts included."""

from __future__ import annotations

from datetime import timedelta
from statistics import fmean, median
from time import process_time
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from stampadia.adventures.calendar import read_day
from stampadia.adventures.rating import stars_for
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


@app.command
def cost(
    game: str,
    first: str,
    days: Annotated[int, Parameter(validator=Number(gte=1))] = 12,
    /,
) -> None:
    """Certify each day from nothing, keep nothing, and print the processor time it took.

    Parameters
    ----------
    game
        A game with days.
    first
        The first of them, as 2027-03-01.
    days
        How many.
    """
    of_game = registry.load(game).adventures
    if of_game is None:
        raise SystemExit(str(Refusal("game-without-days", game=game)))
    begin = read_day(first)
    taken: list[float] = []
    print("| day | attempts | games | stars | seconds |\n|---|---:|---:|---:|---:|")
    for number in range(days):
        day = (begin + timedelta(days=number)).isoformat()
        seen: dict[int, int] = {}
        start = process_time()
        found = of_game.work_out(
            of_game.form.read(of_game.spec(day, {})),
            lambda attempt, played, _, seen=seen: seen.__setitem__(attempt, played),
        )
        taken.append(process_time() - start)
        played = sum(seen.values())
        stars = stars_for(found.rating.rate)
        print(f"| {day} | {len(seen)} | {played} | {stars} | {taken[-1]:.2f} |", flush=True)
    print(f"| median, mean | | | | {median(taken):.2f}, {fmean(taken):.2f} |")


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
