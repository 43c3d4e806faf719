"""Chronicles with a canary in every line of the Rooms Table and in every upside-down text."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from typing import Any, ClassVar

from msgspec import structs

from canaries import mark, marks_in
from stampadia.games.chronicles import Chronicles
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.instructions import Clause, Narrate, Text
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared

WISHES = (
    {"players": ["you"], "options": {"sheet": "first-day"}},
    {"players": ["you"], "options": {"sheet": "2026-11-16"}},
    {"players": ["you"], "options": {"sheet": "2026-11-17,2026-11-18"}},
)
found = marks_in


def _marked(clause: Clause, *where: Any) -> Clause:
    """With a story at the end, and another before what is upside-down."""

    def story(part: str) -> Narrate:
        return Narrate(Text(word := mark(*where, part), word))

    if clause.upside_down is None:
        return structs.replace(clause, do=(*clause.do, story("open")))
    at = clause.upside_down
    do = (*clause.do[:at], story("open"), *clause.do[at:], story("turned"))
    return structs.replace(clause, do=do, upside_down=at + 1)


@lru_cache(maxsize=64)
def _with_marks(name: str) -> Prepared:
    sheet: Sheet = Chronicles().own_content(name).sheet
    rooms = tuple(
        structs.replace(
            room,
            lines=tuple(
                tuple(
                    _marked(clause, sheet.serial, room.number, line, number)
                    for number, clause in enumerate(clauses)
                )
                for line, clauses in enumerate(room.lines)
            ),
        )
        for room in sheet.rooms
    )
    return Prepared(structs.replace(sheet, rooms=rooms))


class Marked(Chronicles):
    name: ClassVar[str] = "marked-chronicles"

    def own_content(self, name: str) -> Prepared:
        return _with_marks(name)


GAME = Marked()


def shown(position: Position, seat: int | None) -> Set[str]:  # noqa: ARG001
    """The rows of rooms that were drawn, and of them what was turned."""
    return set(_shown(position))


def _shown(position: Position) -> Iterator[str]:
    sheet = position.prepared.sheet
    for at, room in enumerate(sheet.rooms):
        if not position.drawn >> at & 1:
            continue
        prepared = iter(position.prepared.rooms[at].clauses)
        for line, clauses in enumerate(room.lines):
            for number, clause in enumerate(clauses):
                where = sheet.serial, room.number, line, number
                yield mark(*where, "open")
                if position.revealed >> next(prepared).index & 1:
                    assert clause.upside_down is not None
                    yield mark(*where, "turned")
