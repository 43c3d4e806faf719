"""`python -m benchmarks.certifying`: what certifying a day costs, all its attempts included."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from statistics import fmean, median
from time import process_time
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from stampadia.adventures.calendar import read_day
from stampadia.adventures.certify import adventures_of
from stampadia.adventures.rating import stars_for
from stampadia.cli.input import Refusal
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError

app = App(name="benchmarks.certifying")


@app.default
def main(
    game: str,
    first: str,
    days: Annotated[int, Parameter(validator=Number(gte=1))] = 12,
    difficulty: str | None = None,
    /,
) -> None:
    """Work out these days anew, whatever is published or kept, and print what each cost.

    Parameters
    ----------
    game
        A game with days.
    first
        The first of them, as 2028-01-01.
    days
        How many, one after the other in this process.
    difficulty
        Where the game has several.
    """
    try:
        costs(game, first, days, {} if difficulty is None else {"difficulty": difficulty})
    except StampadiaError as error:
        raise SystemExit(str(error)) from None


def costs(game: str, first: str, days: int, wishes: dict[str, str]) -> None:
    of_game = adventures_of(registry.load(game))
    if of_game is None:
        raise Refusal("game-without-days", game=game)
    begin = read_day(first)
    by_kind: dict[str, list[float]] = defaultdict(list)
    attempts: list[int] = []
    print("| day | kind | attempts | games | won | stars | seconds of CPU |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for number in range(days):
        day = (begin + timedelta(days=number)).isoformat()
        tried: set[int] = set()
        start = process_time()
        spec = of_game.form.read(of_game.spec(day, wishes))
        found = of_game.work_out(spec, lambda attempt, _played, _games: tried.add(attempt))  # noqa: B023
        taken = process_time() - start
        kind = found.face.kind.get("en", game)
        by_kind[kind].append(taken)
        attempts.append(len(tried))
        rating = found.rating
        stars = stars_for(rating.rate)
        row = day, kind, len(tried), rating.games, f"{rating.rate:.0%}", stars, f"{taken:.1f}"
        print(f"| {' | '.join(map(str, row))} |", flush=True)
    print()
    everything = [taken for each in by_kind.values() for taken in each]
    for kind, each in sorted({**by_kind, "all": everything}.items()):
        told = f"median {median(each):.1f} s, mean {fmean(each):.1f} s, most {max(each):.1f} s"
        print(f"{kind}: {len(each)} days, {told}")
    print(f"attempts: {sum(attempts) / len(attempts):.2f} a day")


if __name__ == "__main__":
    app()
