"""Findings as tables for people, and a bar while they wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stampadia.lab.review import way_of_winning
from stampadia.lab.statistics import Share
from stampadia.lab.tally import Simulation
from stampadia.words import Words


def print_report(found: Simulation, words: Words, of_game: Words) -> None:
    """On stdout. `words` are the laboratory's, `of_game` the game's own."""
    if not found.games:
        print(words.say("simulation-none"))
        return
    title = of_game.say("title")
    print(words.say("simulation-title", game=title, games=found.games, seed=found.seed))
    console = Console(highlight=False)
    console.print(_shares("column-player", found, found.players, words))
    if len(found.by_order) > 1:
        console.print(_shares("column-order", found, found.by_order, words))
    if found.how:
        console.print(_ways(found.how, words, of_game))
    for sentence in _sentences(found, words):
        print(sentence)


def _shares(heading: str, found: Simulation, shares: Sequence[Share], words: Words) -> Table:
    """An unfinished game is neither won nor lost."""
    columns = ("wins", "losses", "unfinished", "rate", "interval")
    table = Table(words.say(heading), box=SIMPLE_HEAD)
    for name in columns:
        table.add_column(words.say(f"column-{name}"), justify="right")
    finished = found.games - found.unfinished
    for share in shares:
        table.add_row(
            share.name,
            words.say("whole", number=share.wins),
            words.say("whole", number=finished - share.wins),
            words.say("whole", number=found.unfinished),
            words.say("percent", rate=share.rate),
            words.say("percent-range", low=share.low, high=share.high),
        )
    return table


def _ways(how: dict[str, int], words: Words, of_game: Words) -> Table:
    table = Table(words.say("column-how"), box=SIMPLE_HEAD)
    table.add_column(words.say("column-games"), justify="right")
    for name, games in how.items():
        table.add_row(way_of_winning(name, of_game), words.say("whole", number=games))
    return table


def _sentences(found: Simulation, words: Words) -> Iterator[str]:
    if (turns := found.turns) is not None:
        yield words.say(
            "simulation-turns",
            mean=turns.mean,
            median=turns.median,
            least=turns.least,
            most=turns.most,
            p95=turns.most_of_them,
        )
    if found.unfinished:
        yield words.say("simulation-unfinished", count=found.unfinished, longest=found.longest)
    yield words.say("simulation-pace", decisions=found.decisions, seconds=found.seconds)
    if found.interrupted:
        yield words.say("simulation-interrupted")


@contextmanager
def progress_bar(games: int, text: str) -> Iterator[Callable[[int], None]]:
    """On stderr, and only where somebody looks; it leaves nothing behind."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(text, total=games)
        yield lambda done: progress.advance(task, done)
