"""The Index Cards: which rooms have an entry, and whether the adventure can end."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.adventure_instructions import Instruction, Teleport, Win
from stampadia.games.travelers.content import Dungeon
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.doors import ENTRANCE
from stampadia.games.travelers.validating.found import Found, error, texts_of


def check(dungeon: Dungeon) -> Iterator[Found]:
    pages = Where("adventure/pages")
    rooms: set[str] = set()
    for page, entries in enumerate(dungeon.pages, 1):
        for number, entry in enumerate(entries, 1):
            if entry.room in rooms:
                where = pages.entry(page).entry(number).inside("room")
                yield where, error("entry-twice", room=entry.room)
            rooms.add(entry.room)
    if ENTRANCE not in rooms:
        yield pages, error("no-mission-entry")
    texts = texts_of(dungeon)
    if not any(isinstance(act, Win) for told in texts for _, act in told.acts()):
        yield pages, error("no-win")
    yield from _endless(dungeon)


def _endless(dungeon: Dungeon) -> Iterator[Found]:
    """Entries that are read at once and send the hero on, whatever he wants."""
    ways = {
        entry.room: act.place
        for page in dungeon.pages
        for entry in page
        if entry.trigger == "immediate" and entry.meeting.enemy is None
        for passage in entry.meeting.above
        if isinstance(passage, Instruction) and _is_order(passage)
        for act in passage.do
        if isinstance(act, Teleport)
    }
    told: set[str] = set()
    for start in ways:
        rooms = [start]
        while rooms[-1] in ways and rooms[-1] not in rooms[:-1]:
            rooms.append(ways[rooms[-1]])
        if len(rooms) > 1 and rooms[-1] == start and not told & set(rooms):
            told |= set(rooms)
            yield Where("adventure/pages"), error("endless", rooms=" » ".join(rooms))


def _is_order(instruction: Instruction) -> bool:
    return not (instruction.when or instruction.may or instruction.price or instruction.once)
