"""What an adventure of Chronicles costs: made, checked, and proven with its rating."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

MAKING_MS: Final = 80
CHECKING_MS: Final = 10
PROVING_S: Final = 25


class Cost(Struct, frozen=True):
    """One step, measured in this process's own time, so that neighbours do not count."""

    name: str
    value: float
    """The median over the sheets."""
    aim: float


def measure(sheets: int, certified: int) -> list[Cost]:
    from stampadia.adventures.almanac import Certified
    from stampadia.games.chronicles.adventures import ADVENTURES
    from stampadia.games.chronicles.generate.make import make_sheet
    from stampadia.games.chronicles.validating import problems

    seeds = [f"benchmark {number}" for number in range(sheets)]
    make_sheet("the blueprints are read once")
    made = [make_sheet(seed) for seed in seeds]
    making = [taken(partial(make_sheet, seed)) for seed in seeds]
    checking = [taken(partial(problems, sheet)) for sheet in made]
    proving: list[float] = []
    for number in range(200):
        if len(proving) == certified:
            break
        spec = ADVENTURES.form.read(f"seed:benchmark {number}")
        start = process_time()
        # a sheet that is refused early would flatter us
        if isinstance(ADVENTURES.try_attempt(spec, 0), Certified):
            proving.append(process_time() - start)
    return [
        Cost("bench-making", 1e3 * median(making), MAKING_MS),
        Cost("bench-checking", 1e3 * median(checking), CHECKING_MS),
        Cost("bench-proving", median(proving), PROVING_S),
    ]


def taken(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
