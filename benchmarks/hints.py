"""What a hint costs in each of our games, as the table gives it, while somebody plays by the hints
alone: a game from its beginning, each question with more than one answer."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from benchmarks.sheets import Cost
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.table.saves import Kept
from stampadia.table.seats import YOU
from stampadia.table.session import Session

HINT_MS: Final = 100
TABLES: Final = {
    "bench-hint-stampede": ("stampede", 4),
    "bench-hint-generals": ("generals", 1),
    "bench-hint-chronicles": ("chronicles", 1),
    "bench-hint-travelers": ("travelers", 1),
}
"""Games and their seats."""


def measure(hints: int) -> list[Cost]:
    """The median over so many hints of each game, in this process's own time."""
    with TemporaryDirectory() as folder:  # a table keeps its matches
        return [
            Cost(row, median(_hints(name, seats, hints, Path(folder))), HINT_MS)
            for row, (name, seats) in TABLES.items()
        ]


def _hints(name: str, seats: int, wanted: int, folder: Path) -> list[float]:
    taken: list[float] = []
    game = registry.load(name)
    for number in range(wanted):
        match = Match(game, seats, luck=Dealer(f"benchmark {number}"))
        session = Session(match, (YOU,) * seats, "benchmark", Kept(folder / f"{name} {number}"))
        while not session.over and len(taken) < wanted:
            asked = match.pending()
            assert isinstance(asked, Ask)
            if len(asked.choices) == 1:
                session.play(asked.choices[0])
                continue
            think = session.hint()
            start = process_time()
            found = think()
            taken.append(1e3 * (process_time() - start))
            session.play(found[0].choice)
        if len(taken) == wanted:
            break
    return taken
