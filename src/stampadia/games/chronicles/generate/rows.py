"""The Rooms Table while it is written: a line is taken only if the cell still holds it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stampadia.games.chronicles.content import LINES
from stampadia.games.chronicles.instructions import Clause, Line
from stampadia.games.chronicles.language import Names, write_line
from stampadia.games.chronicles.paper import CELL
from stampadia.kernel.words import LANGUAGES


def cell_holds(lines: Sequence[Line], names: Names) -> bool:
    """Do these lines of a room fit their printed cell, in every language?"""
    return len(lines) <= LINES and all(
        CELL.holds(write_line(line, language, names) for line in lines) for language in LANGUAGES
    )


class Rows:
    def __init__(self, count: int, names: Names) -> None:
        self.lines: list[tuple[Line, ...]] = [()] * count
        self.names = names

    def write(self, room: int, lines: Sequence[Line]) -> None:
        self.lines[room] = tuple(lines)

    def add(self, room: int, line: Line) -> bool:
        """One line more, if there is space for it."""
        longer = (*self.lines[room], line)
        if not cell_holds(longer, self.names):
            return False
        self.lines[room] = longer
        return True

    def clauses(self, room: int) -> Iterable[Clause]:
        return (clause for line in self.lines[room] for clause in line)
