"""Everything that is wrong with a sheet, and where.

An error is something that a player would stumble over; a warning is merely strange.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.files.checks.lines import check_each_line, check_lines
from stampadia.games.chronicles.files.checks.map import check_doors, check_rooms, check_symbols
from stampadia.games.chronicles.files.checks.quest import check_quest
from stampadia.games.chronicles.files.checks.sheets import check_paper, check_sheets
from stampadia.games.chronicles.files.checks.survey import Found, Survey
from stampadia.games.chronicles.files.problems import Problem

__all__ = ["faults", "problems"]

_CHECKS: Final[tuple[Callable[[Survey], Iterator[Found]], ...]] = (
    check_rooms,
    check_doors,
    check_symbols,
    check_lines,
    check_sheets,
    check_paper,
    check_quest,
)


_WITHOUT_WORDS: Final = (check_rooms, check_doors, check_symbols, check_each_line)


def faults(sheet: Sheet, *, unread: bool = False) -> Iterator[Found]:
    """One by one: whoever has heard enough need not wait for the rest. Where some words could not
    be read, only what does not hang on them."""
    survey = Survey(sheet)
    for check in _WITHOUT_WORDS if unread else _CHECKS:
        yield from check(survey)


def problems(sheet: Sheet) -> list[Problem]:
    return [Problem("", where, fault) for where, fault in faults(sheet)]
