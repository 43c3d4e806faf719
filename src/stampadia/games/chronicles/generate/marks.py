"""What on a sheet has to do with winning, found backwards from `you win`.

A room that matters matters with all its lines: one of them may empty it, cross its cell or stop the
reading. Beside the quest, lines matter that nobody can refuse and that move the hero, for they
decide who gets past; and rooms without a door to which such a line leads, for there must be a way
out.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stampadia.games.chronicles.content import GOLD, Sheet
from stampadia.games.chronicles.files.structure import acts_in
from stampadia.games.chronicles.instructions import (
    AnyAct,
    AnyPart,
    Clause,
    DontKnow,
    DrawCell,
    Forget,
    ForgetAny,
    ForgetToTrigger,
    Get,
    GoldSpent,
    GoldUnder,
    GoToStairs,
    Know,
    Learn,
    Lose,
    MoveAnywhere,
    MoveBack,
    MoveOnCell,
    NotTicked,
    Offer,
    PayItem,
    Riddle,
    Tick,
    Ticked,
    Win,
)

Mark = tuple[str, int | str]
"""Something that can be waited for: ("tick", 12), ("item", "lantern"), ("keyword", "sword"),
("series", "golem")."""
Said = tuple[int, str, Clause]
"""The number of a room, or the key of an item, and what it says."""


class Matters(Struct):
    rooms: set[int]
    """By number."""
    quest: frozenset[int]
    """Those of them that belong to the quest, not to the way."""
    items: set[str]
    """Items whose own clause matters."""
    marks: set[Mark]
    thresholds: set[int]
    """Amounts of gold left, below which something may begin."""


def what_matters(sheet: Sheet) -> Matters:
    found = Matters(set(), frozenset(), set(), set(), set())
    said = list(_said(sheet))
    _spread(found, sheet, said)
    found.quest = frozenset(found.rooms)
    for room, item, clause in said:
        if _bars(clause):
            _note(room, item, clause, sheet, found)
    _spread(found, sheet, said)
    return found


def _spread(found: Matters, sheet: Sheet, said: list[Said]) -> None:
    """From what matters to all that matters because of it."""
    before = -1
    while before < (size := len(found.rooms) + len(found.items) + len(found.marks)):
        before = size
        for room, item, clause in said:
            if room in found.rooms or item in found.items or _leads_on(clause, sheet, found):
                _note(room, item, clause, sheet, found)


def _said(sheet: Sheet) -> Iterator[Said]:
    for room in sheet.rooms:
        if not room.decoy:
            yield from ((room.number, "", clause) for clause in room.clauses)
    yield from ((0, item.key, item.clause) for item in sheet.items if not item.decoy)


def _leads_on(clause: Clause, sheet: Sheet, found: Matters) -> bool:
    wanted = any(_is_wanted(act, sheet, found) for act in acts_in(clause.do))
    return wanted or any(mark in found.marks for part in clause.when for mark in _spent_by(part))


def _bars(clause: Clause) -> bool:
    """Does it move whoever comes by, without asking?"""
    asked = any(isinstance(part, Offer | MoveOnCell) for part in clause.when)
    return not asked and any(
        isinstance(act, MoveAnywhere | GoToStairs | MoveBack) for act in clause.do
    )


def _is_wanted(act: AnyAct, sheet: Sheet, found: Matters) -> bool:
    match act:
        case Win():
            return True
        case Tick(room=room):
            return ("tick", room) in found.marks
        case Get(item=item) | Lose(item=item):
            return ("item", item) in found.marks or item in found.items
        case Learn(keyword=keyword) | Forget(keyword=keyword):
            return any(is_about(keyword, mark) for mark in found.marks)
        case DrawCell(room=room):
            return room in found.rooms
        case MoveAnywhere(room=room) if room is not None:
            return room in found.rooms and sheet.by_number[room].hidden
        case Riddle():
            return any(room.hidden for room in sheet.rooms if room.number in found.rooms)
    return False


def is_about(keyword: str, mark: Mark) -> bool:
    kind, name = mark
    return mark == ("keyword", keyword) or (kind == "series" and keyword.startswith(str(name)))


def _spent_by(part: AnyPart) -> Iterator[Mark]:
    """What is gone after this was paid."""
    match part:
        case PayItem(item=item):
            yield ("item", item)
        case ForgetToTrigger(keyword=keyword):
            yield ("keyword", keyword)


def _note(room: int, item: str, clause: Clause, sheet: Sheet, found: Matters) -> None:
    if room:
        found.rooms.add(room)
    else:
        found.items.add(item)
        found.marks.add(("item", item))
    for part in clause.when:
        found.marks.update(needed_by(part))
        found.thresholds.update(_thresholds(part))
    hidden = {room.number for room in sheet.rooms if room.hidden and not room.decoy}
    for act in acts_in(clause.do):
        match act:
            case MoveAnywhere(room=there):
                found.rooms |= hidden & {there}
            case Riddle():
                found.rooms |= hidden


def needed_by(part: AnyPart) -> Iterator[Mark]:
    """The marks a part of a condition looks at."""
    match part:
        case Ticked(room=room) | NotTicked(room=room):
            yield ("tick", room)
        case PayItem(item=item):
            yield ("item", item)
        case Know(keyword=keyword) | DontKnow(keyword=keyword) | ForgetToTrigger(keyword=keyword):
            yield ("keyword", keyword)
        case ForgetAny(series=series):
            yield ("series", series)


def _thresholds(part: AnyPart) -> Iterator[int]:
    match part:
        case GoldUnder(amount=amount):
            yield amount - 1
        case GoldSpent(least=least) if least:
            yield GOLD - least
