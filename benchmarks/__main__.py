"""`python -m benchmarks`: speed beside others, on this machine, in one run."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from benchmarks import (
    arrival,
    costs,
    decisions,
    decks,
    growth,
    hints,
    load,
    pages,
    press,
    report,
    searches,
    sets,
    sheets,
)  # fmt: skip
from benchmarks.contest import Contest, contest
from stampadia.kernel import registry
from stampadia.workbench import native

app = App(name="benchmarks")


@app.default
def main(
    *,
    quick: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    rounds: Annotated[int, Parameter(validator=Number(gte=1))] = 5,
) -> None:
    """Measure random play, search, what the contract costs, what card sets, adventures and paper
    cost, how many tables the server carries, and the pages in a browser.

    Parameters
    ----------
    quick
        A smoke run: the numbers mean little, and no browser is started.
    as_json
        Print one JSON object instead of tables.
    rounds
        How often each contender takes its turn.
    """
    if not quick:
        _with_machine_code()
    rounds = 1 if quick else rounds
    seconds = 0.02 if quick else 1.0
    played = contest(decisions.entries(), rounds, seconds)
    searched = contest(searches.entries(), rounds, seconds)
    grown = contest(growth.entries(), rounds, seconds)
    cost = costs.costs(rounds, 20 if quick else 1000)
    loaded = sets.measure(rounds)
    made = sheets.measure(*((2, 0) if quick else (50, 3)))
    dealt = decks.measure(*((2, 0) if quick else (50, 3)))
    hinted = hints.measure(2 if quick else 60)
    printed = press.measure(rounds)
    beside = contest(press.entries(), rounds, seconds)
    arrived = arrival.measure(rounds)
    carried = load.measure(quick)
    browsed = [] if quick else pages.measure(rounds)
    if as_json:
        found = {
            "decisions": report.as_data(played, decisions.OURS, decisions.AIM),
            "searches": report.as_data(searched, searches.OURS, searches.AIM),
            "growth": report.as_data(grown, growth.FIRST, 1.0),
            "microseconds": cost,
            "sets": report.sets_as_data(loaded),
            "sheets": report.costs_as_data(made),
            "decks": report.costs_as_data(dealt),
            "hints": report.costs_as_data(hinted),
            "press": report.costs_as_data(printed),
            "pages": report.as_data(beside, press.OURS, 1.0),
            "arrival": report.costs_as_data(arrived),
            "load": report.loads_as_data(carried),
            "browser": report.costs_as_data(browsed),
        }
        print(json.dumps(found, indent=2))
        return
    console = Console()
    report.show_contest(console, "bench-decisions", decisions.OURS, played)
    for others in (decisions.usual, decisions.lean):
        best = played.fastest(others)
        report.show_target(console, decisions.OURS, best, played, decisions.AIM)
    for name, aim in decisions.AIMS.items():
        report.show_rate(console, name, played.rate(name), aim)
    _show_compiled(console, played, decisions.COMPILED, decisions.COMPILED_AIM)
    report.show_contest(console, "bench-searches", searches.OURS, searched)
    theirs = searched.fastest(lambda name: name == searches.THEIRS)
    report.show_target(console, searches.OURS, theirs, searched, searches.AIM)
    _show_compiled(console, searched, searches.COMPILED, searches.COMPILED_AIM)
    report.show_contest(console, "bench-growth", growth.FIRST, grown)
    report.show_costs(console, costs.SEATS, cost)
    report.show_sets(console, loaded)
    report.show_steps(console, "bench-sheets", made)
    report.show_steps(console, "bench-decks", dealt)
    report.show_steps(console, "bench-hints", hinted)
    report.show_steps(console, "bench-press", printed)
    report.show_contest(console, "bench-pages", press.OURS, beside)
    report.show_steps(console, "bench-arrival", arrived)
    report.show_loads(console, carried)
    pages.show(console, browsed)


def _with_machine_code() -> None:
    """Compile what can be; what was loaded before it was compiled is loaded anew."""
    games = [registry.load(name) for name in decisions.OUR_GAMES]
    made = [game for game in games if game.compile() and native.is_compiled(game.package)]
    if not all(native.in_use(game.package) for game in made):
        os.execv(sys.executable, [sys.executable, "-m", "benchmarks", *sys.argv[1:]])


def _show_compiled(console: Console, found: Contest, name: str, aim: float) -> None:
    if (measured := found.fastest(lambda entry: entry == name)) is not None:
        report.show_rate(console, name, measured.rate, aim)


if __name__ == "__main__":
    app()
