"""What an adventure of Chronicles costs: made, its lines read, checked, proven and rated."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from stampadia.games.chronicles.content import Sheet

MAKING_MS: Final = 80
READING_MS: Final = 6
CHECKING_MS: Final = 10
PROVING_S: Final = 25


class Cost(Struct, frozen=True):
    """One step, measured in this process's own time, so that neighbours do not count."""

    name: str
    value: float
    """The median over the sheets."""
    aim: float


def measure(sheets: int, certified: int) -> list[Cost]:
    """With none certified, a smoke run: what takes long is left out."""
    from stampadia.adventures.almanac import Certified
    from stampadia.games.chronicles.adventures import ADVENTURES
    from stampadia.games.chronicles.files.checks import problems
    from stampadia.games.chronicles.generate.make import make_sheet

    seeds = [f"benchmark {number}" for number in range(sheets)]
    make_sheet("the blueprints are read once")
    made = [make_sheet(seed) for seed in seeds]
    making = [taken(partial(make_sheet, seed)) for seed in seeds]
    checking = [taken(partial(problems, sheet)) for sheet in made]
    reading = [taken(partial(_there_and_back, sheet)) for sheet in made]
    proving: list[float] = []
    for number in range(200):
        if len(proving) == certified:
            break
        spec = ADVENTURES.form.read(f"seed:benchmark {number}")
        start = process_time()
        # a sheet that is refused early would flatter us
        if isinstance(ADVENTURES.try_attempt(spec, 0), Certified):
            proving.append(process_time() - start)
    found = [
        Cost("bench-making", 1e3 * median(making), MAKING_MS),
        Cost("bench-reading", 1e3 * median(reading), READING_MS),
        Cost("bench-checking", 1e3 * median(checking), CHECKING_MS),
    ]
    return [*found, Cost("bench-proving", median(proving), PROVING_S)] if proving else found


def _there_and_back(sheet: Sheet) -> None:
    """Every line of the rooms, printed and read back, in both languages."""
    from stampadia.games.chronicles.language import read_line, write_line
    from stampadia.games.chronicles.language.names import names_of
    from stampadia.words import LANGUAGES

    names = names_of(sheet)
    for room in sheet.rooms:
        for line in room.lines:
            for language in LANGUAGES:
                read_line(write_line(line, language, names), language, names)


def taken(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
