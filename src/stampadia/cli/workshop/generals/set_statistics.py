"""Sets in numbers as a table: a row for each value, a column for each set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.text.cards import GLYPHS
from stampadia.games.generals.workshop.statistics import (
    DOMAINS,
    LENGTHS,
    SLOTS,
    Statistics,
    greatest_share,
    share,
    title_of,
    value_label,
    values_of,
)
from stampadia.words import Words

_BAR: Final = 6
_CELL: Final = 16
_LABEL: Final = 21
_INK: Final = {"fire": "red", "water": "blue", "earth": "green", "air": "cyan"}
"""Names that every terminal makes readable on its own background."""


def print_statistics(sets: Sequence[Statistics], voice: Words) -> None:
    """As many sets side by side as the terminal is wide; then the others below."""
    console = Console(highlight=False)
    many = max(1, (console.width - _LABEL - 2) // (_CELL + 2))
    for start in range(0, len(sets), many):
        console.print(_table(sets[start : start + many], sets, voice))


def print_remarks(sets: Sequence[Statistics], voice: Words) -> None:
    for one in sets:
        for remark in one.remarks:
            print(f"{one.code}: {remark.tell(voice)}")


def print_json(own: Sequence[Statistics], core: Sequence[Statistics]) -> None:
    print(msgspec.json.encode({"sets": own, "against": core}).decode())


def _table(shown: Sequence[Statistics], sets: Sequence[Statistics], voice: Words) -> Table:
    """The rows are the same for all sets, so that two tables can be laid side by side."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column("", no_wrap=True, min_width=_LABEL - 2)
    for one in shown:
        table.add_column(Text(one.code), min_width=_CELL, overflow="fold")
    for kind in ("units", "events"):
        cells = (f"{getattr(one, kind):>3}" for one in shown)
        table.add_row(voice.say(f"sets-column-{kind}"), *cells)
    for topic in DOMAINS:
        if most := greatest_share(topic, sets):
            _start(table, topic, voice)
            for row in _rows(topic, most, shown, sets, voice):
                table.add_row(*row)
    _start(table, LENGTHS, voice)
    for slot in SLOTS:
        lengths = (one.lengths[slot] for one in shown)
        cells = (f"{one.fullest:>3} %" if one.count else "" for one in lengths)
        table.add_row(f"  {value_label(LENGTHS, slot, voice)}", *cells)
    return table


def _start(table: Table, topic: str, voice: Words) -> None:
    table.add_section()
    table.add_row(Text(title_of(topic, voice), "bold"))


def _rows(
    topic: str, most: float, shown: Sequence[Statistics], sets: Sequence[Statistics], voice: Words
) -> Iterator[list[Text]]:
    for value in values_of(topic, sets):
        ink = _INK.get(value, "")
        sign = f"{GLYPHS[value]} " if value in ELEMENTS else ""
        label = Text.assemble("  ", (sign, ink), value_label(topic, value, voice))
        yield [label, *(_cell(one, topic, value, most, ink) for one in shown)]


def _cell(one: Statistics, topic: str, value: str, most: float, ink: str) -> Text:
    """A count, its share of all, and a bar as long as the share is great."""
    part = share(one, topic, value)
    if not part:
        return Text("  ·" if one.total(topic) else "")
    halves = max(1, round(2 * _BAR * part / most))
    bar = "━" * (halves // 2) + "╸" * (halves % 2)
    return Text.assemble(f"{one.counts[topic][value]:>3} {part:>4.0%} ", (bar, ink))
