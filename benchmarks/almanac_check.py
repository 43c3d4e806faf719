"""`python -m benchmarks.almanac_check`: published days, some or all, proven again from nothing."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from stampadia.adventures.calendar import today
from stampadia.adventures.certify import adventures_of
from stampadia.adventures.recheck import faults_of, published_days
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer

app = App(name="benchmarks.almanac_check")


@app.default
def main(
    *,
    days: Annotated[int, Parameter(validator=Number(gte=1))] = 12,
    seed: str | None = None,
    every: bool = False,
) -> None:
    """Print a line for each day; a fault makes the status 1.

    Parameters
    ----------
    days
        How many of each game.
    seed
        Which ones: the same seed, the same days. Without it: today's date.
    every
        All days that were published.
    """
    dealer = Dealer(f"almanac check/{seed or today().isoformat()}")
    faulty = 0
    for name in registry.names():
        game = registry.load(name)
        adventures = adventures_of(game)
        if adventures is None:
            continue
        known = published_days(game.package)
        chosen = known if every else sorted(dealer.child(name).shuffled(known)[:days])
        for day in chosen:
            faults = faults_of(adventures, day)
            faulty += bool(faults)
            print(name, day, ", ".join(faults) or "stands", flush=True)
    if faulty:
        raise SystemExit(1)


if __name__ == "__main__":
    app()
