"""Everything that is wrong with a sheet, and where.

An error is something that a player would stumble over; a warning is merely strange.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.problems import Problem
from stampadia.games.chronicles.validating import doors, lines, paper, quest, rooms, sheets, symbols
from stampadia.games.chronicles.validating.ground import Found, Ground

__all__ = ["faults", "problems"]

_CHECKS: Final[tuple[Callable[[Ground], Iterator[Found]], ...]] = (
    rooms.check,
    doors.check,
    symbols.check,
    lines.check,
    sheets.check,
    paper.check,
    quest.check,
)


_WITHOUT_WORDS: Final = (rooms.check, doors.check, symbols.check, lines.check_each)


def faults(sheet: Sheet, *, unread: bool = False) -> Iterator[Found]:
    """One by one: whoever has heard enough need not wait for the rest. Where some words could not
    be read, only what does not hang on them."""
    ground = Ground(sheet)
    for check in _WITHOUT_WORDS if unread else _CHECKS:
        yield from check(ground)


def problems(sheet: Sheet) -> list[Problem]:
    return [Problem("", where, fault) for where, fault in faults(sheet)]
