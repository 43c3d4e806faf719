"""`stampadia sets balance`: who is studied, the games, and the report on a screen or a page."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from stampadia.cli.input import Refusal
from stampadia.cli.workshop.generals.balance_findings import Balance, Settings, findings
from stampadia.cli.workshop.generals.balance_text import (
    Grid,
    Section,
    draw_worth,
    played,
    sections,
    title,
)
from stampadia.games.generals.files.collection import open_set
from stampadia.games.generals.workshop.balance import Bench, Decks, opened
from stampadia.lab.ablation import Study, ablate
from stampadia.lab.report import progress_bar
from stampadia.words import Words
from stampadia.workbench.problems import nearest, shortened

CORE: Final = "STFULL"
DEALS: Final = 30
QUICK: Final = 6


def bench_for(
    sets: Sequence[str], beside: str | None, ink: int, edition: str, voice: Words
) -> Bench:
    """An expansion is played with a core set; a core set alone, unless one is named."""
    language = voice.language.upper()
    has_core = any(open_set(Path(wish), language).meta.type == "full" for wish in sets)
    core = beside or ("" if has_core else CORE)
    return Bench(tuple(sets), (core,) if core else (), language, ink, edition)


def parts_named(decks: Decks, wishes: Sequence[str]) -> tuple[int, ...]:
    """The numbers of the cards to leave out in turn; all, if none is named."""
    if not decks.parts:
        raise Refusal("nothing-to-study")
    if not wishes:
        return tuple(range(len(decks.parts)))
    numbers: dict[str, int] = {}
    for number, part in enumerate(decks.parts):
        for name in filter(None, (part.name, part.other_name)):
            numbers.setdefault(name.casefold(), number)
    return tuple(dict.fromkeys(_part_named(decks, numbers, wish) for wish in wishes))


def _part_named(decks: Decks, numbers: dict[str, int], wish: str) -> int:
    number = numbers.get(wish.strip().casefold())
    if number is not None:
        return number
    names = [name for part in decks.parts for name in (part.name, part.other_name) if name]
    near = nearest(wish, names)
    raise Refusal("no-such-card-near" if near else "no-such-card", wish=shortened(wish), near=near)


def study(
    bench: Bench, wishes: Sequence[str], player: str, seed: str, deals: int, workers: int,
    voice: Words,
) -> Balance:  # fmt: skip
    decks = opened(bench)
    parts = parts_named(decks, wishes)
    told = voice.say("balance-playing", sets=" + ".join(bench.studied))
    with progress_bar(deals * (len(parts) + 1), told) as progress:
        found = ablate(Study(bench, player, seed, parts), deals, workers=workers, progress=progress)
    command = _command(bench, wishes, player, seed, deals)
    return findings(decks, found, Settings(player, bench.ink, bench.edition, seed, parts, command))


def _command(bench: Bench, wishes: Sequence[str], player: str, seed: str, deals: int) -> str:
    """What plays the same games again."""
    words = ["stampadia", "sets", "balance", *bench.studied]
    for core in bench.beside:
        words += ["--with", core]
    for wish in wishes:
        words += ["--card", wish]
    words += ["--games", str(deals), "--players", player, "--ink", str(bench.ink)]
    return shlex.join([*words, "--edition", bench.edition, "--seed", seed])


# On a screen


def print_balance(found: Balance, voice: Words, *, json: bool = False) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
        return
    if not found.deals:
        print(voice.say("simulation-none"))
        return
    console = Console(highlight=False)
    console.print(Text(title(found, voice), "bold"))
    minutes = voice.say("balance-minutes", minutes=found.seconds / 60)
    console.print(Text(f"{played(found, voice)} {minutes}"))
    for section in sections(found, voice):
        console.print()
        console.print(Text(voice.say(f"balance-section-{section.key}"), "bold"))
        for sentence in section.sentences:
            grid = RichTable.grid(padding=(0, 1))
            grid.add_row("•", Text(sentence))
            console.print(grid)
        if section.grid:
            console.print(_drawn(section.grid, voice))
        for note in section.notes:
            console.print(Text(note, "dim"))


def _drawn(grid: Grid, voice: Words) -> RichTable:
    table = RichTable(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for key in grid.columns:
        is_text = key in grid.texts
        table.add_column(
            voice.say(f"balance-column-{key}"),
            justify="left" if is_text else "right",
            no_wrap=not is_text,
            overflow="fold",
        )
    for row in grid.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


# On a page


def write_balance(
    found: Balance, voice: Words, markdown: Path | None, svg: Path | None
) -> list[str]:
    """Write the files that are wished for; a sentence about each. Nothing is written of nothing."""
    written = []
    if markdown is not None and found.deals:
        markdown.write_text(page(found, voice, _from(markdown, svg)), encoding="utf-8")
        written.append(voice.say("balance-written", file=str(markdown)))
    if svg is not None and found.deals:
        svg.write_text(draw_worth(found, voice), encoding="utf-8")
        written.append(voice.say("chart-written", file=str(svg)))
    return written


def _from(markdown: Path, svg: Path | None) -> str:
    """Where the page finds its picture."""
    return "" if svg is None else Path(os.path.relpath(svg, markdown.parent)).as_posix()


def page(found: Balance, voice: Words, picture: str = "") -> str:
    """Everything that is told, as Markdown."""
    lines = [f"# {title(found, voice)}", "", played(found, voice)]
    lines += ["", "```sh", found.command, "```"]
    if picture:
        lines += ["", f"![{voice.say('balance-chart-caption')}]({quote(picture)})"]
    for section in sections(found, voice):
        lines += ["", *_written(section, voice)]
    return "\n".join(lines) + "\n"


def _written(section: Section, voice: Words) -> Iterator[str]:
    yield f"## {voice.say(f'balance-section-{section.key}')}"
    yield ""
    yield from (f"- {_plain(sentence)}" for sentence in section.sentences)
    if section.grid:
        grid = section.grid
        yield _row(voice.say(f"balance-column-{key}") for key in grid.columns)
        yield _row("---" if key in grid.texts else "---:" for key in grid.columns)
        yield from (_row(map(_plain, row)) for row in grid.rows)
    for note in section.notes:
        yield ""
        yield note


def _row(cells: Iterator[str] | map[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _plain(text: str) -> str:
    """A set's names and sentences are anybody's: nothing in them may become a link or a table."""
    for sign in "\\`*_[]<>|#":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())
