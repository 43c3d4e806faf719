"""Measurements as tables for people and as JSON for programs."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import load, sets
from benchmarks.contest import Contest, Measured
from benchmarks.load import Beside
from benchmarks.sets import Loaded
from benchmarks.sheets import Cost
from stampadia.words import Words, choose_language, words


def own_words() -> Words:
    return words(choose_language(), __package__)


def show_contest(console: Console, title: str, ours: str, done: Contest) -> None:
    say = own_words().say
    console.print(f"\n[bold]{say(title)}[/bold]")
    table = Table()
    table.add_column(say("bench-who"))
    for name in ("bench-rate", "bench-spread"):
        table.add_column(say(name), justify="right")
    table.add_column(say("bench-ratio"), justify="right")
    for entry in done.measured:
        low, high = min(entry.rates), max(entry.rates)
        ratio = f"{done.rate(ours) / entry.rate:.2f}×"
        table.add_row(entry.name, f"{entry.rate:,.0f}", f"{low:,.0f} – {high:,.0f}", ratio)
    console.print(table)
    for gone in done.missing:
        console.print(say("bench-missing", who=gone.name, package=gone.package))


def show_costs(console: Console, seats: int, costs: dict[str, float]) -> None:
    say = own_words().say
    console.print(f"\n[bold]{say('bench-costs', seats=seats)}[/bold]")
    table = Table()
    table.add_column(say("bench-what"))
    table.add_column(say("bench-cost"), justify="right")
    for name, cost in costs.items():
        table.add_row(name, f"{cost:.1f}")
    console.print(table)


def show_target(
    console: Console, ours: str, other: Measured | None, done: Contest, aim: float
) -> None:
    say = own_words().say
    if other is None:
        console.print(say("bench-alone"))
        return
    ratio = done.rate(ours) / other.rate
    facts = {"ours": ours, "other": other.name, "ratio": f"{ratio:.2f}", "aim": f"{aim:.1f}"}
    console.print(say("bench-target", met="yes" if ratio >= aim else "no", **facts))


def show_rate(console: Console, ours: str, rate: float, aim: float) -> None:
    facts = {"ours": ours, "rate": f"{rate:,.0f}", "aim": f"{aim:,.0f}"}
    met = "yes" if rate >= aim else "no"
    console.print(own_words().say("bench-rate-target", met=met, **facts))


def show_sets(console: Console, loaded: list[Loaded]) -> None:
    say = own_words().say
    console.print(f"\n[bold]{say('bench-sets')}[/bold]")
    table = Table()
    table.add_column(say("bench-set"))
    for name in ("bench-milliseconds", "bench-megabytes"):
        table.add_column(say(name), justify="right")
    for one in loaded:
        cells = ((one.milliseconds, sets.MILLISECONDS), (one.megabytes, sets.MEGABYTES))
        table.add_row(one.name, *(_under(value, aim) for value, aim in cells))
    console.print(table)


def show_steps(console: Console, title: str, costs: list[Cost]) -> None:
    say = own_words().say
    console.print(f"\n[bold]{say(title)}[/bold]")
    table = Table()
    table.add_column(say("bench-what"))
    table.add_column(say("bench-cost"), justify="right")
    for cost in costs:
        table.add_row(say(cost.name), _under(cost.value, cost.aim))
    console.print(table)


def show_loads(console: Console, loads: list[Beside]) -> None:
    say = own_words().say
    console.print(f"\n[bold]{say('bench-load')}[/bold]")
    table = Table()
    table.add_column(say("bench-who"))
    for name in ("bench-tables", "bench-choices", "bench-middle", "bench-slowest",
                 "bench-processor", "bench-per-core", "bench-a-table", "bench-ratio"):  # fmt: skip
        table.add_column(say(name), justify="right")
    for both in loads:
        for one in filter(None, (both.ours, both.theirs)):
            ratio = both.ours.per_core / one.per_core if one.per_core else 0.0
            table.add_row(
                one.who, str(one.tables), f"{one.rate:.0f}", f"{one.p50:.1f}", f"{one.p99:.1f}",
                f"{one.processor:.2f}", f"{one.per_core:.0f}", f"{one.memory:.0f}", f"{ratio:.2f}×",
            )  # fmt: skip
    console.print(table)
    for both in loads:
        if both.ratio is None:
            console.print(say("bench-missing", who=load.THEIRS, package="npm"))
            break
        if both.ours.tables == load.AT:
            facts = {"ours": both.ours.who, "other": load.THEIRS}
            facts |= {"ratio": f"{both.ratio:.2f}", "aim": f"{load.AIM:.1f}"}
            met = "yes" if both.ratio >= load.AIM else "no"
            console.print(say("bench-target", met=met, **facts))
            told = _under(both.ours.p99, load.SLOWEST_MS)
            console.print(f"{say('bench-slowest')}: {told}")


def loads_as_data(loads: list[Beside]) -> list[dict[str, Any]]:
    return [
        {
            "tables": both.ours.tables,
            "choices": round(both.ours.rate, 1),
            "p50": round(both.ours.p50, 2),
            "p99": round(both.ours.p99, 2),
            "processor": round(both.ours.processor, 3),
            "kilobytes": round(both.ours.memory),
            "ratio": None if both.ratio is None else round(both.ratio, 2),
        }
        for both in loads
    ]


def costs_as_data(costs: list[Cost]) -> dict[str, float]:
    return {cost.name.removeprefix("bench-"): cost.value for cost in costs}


def _under(value: float, aim: float) -> str:
    met = "yes" if value <= aim else "no"
    return own_words().say("bench-under", value=f"{value:.1f}", aim=f"{aim:.0f}", met=met)


def sets_as_data(loaded: list[Loaded]) -> dict[str, dict[str, float]]:
    return {
        one.name: {"milliseconds": one.milliseconds, "megabytes": one.megabytes} for one in loaded
    }


def as_data(done: Contest, ours: str, aim: float) -> dict[str, Any]:
    return {
        "ours": ours,
        "target": aim,
        "rates": {entry.name: round(entry.rate, 1) for entry in done.measured},
        "rounds": {entry.name: [round(rate, 1) for rate in entry.rates] for entry in done.measured},
        "ratios": {
            entry.name: round(done.rate(ours) / entry.rate, 3)
            for entry in done.measured
            if entry.name != ours
        },
        "missing": {gone.name: gone.package for gone in done.missing},
    }
