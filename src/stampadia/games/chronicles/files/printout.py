"""A whole sheet as plain text, secrets and all: for those who make sheets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.chronicles.content import SIZE, EnemyColumn, HeroColumn, Place, Room, Sheet
from stampadia.games.chronicles.files.structure import distances, room_at
from stampadia.games.chronicles.language import names_of, write_ability, write_item, write_line
from stampadia.words import Words

_WIDE: Final = 2
"""Characters of a cell."""


def sheet_lines(sheet: Sheet, words: Words) -> Iterator[str]:
    """`words` speak the game's sentences; the sheet's own are in the same language."""
    language, names = words.language, names_of(sheet)
    title = sheet.title.in_language(language)
    yield words.say("sheet-heading", title=title, hero=sheet.hero_class.in_language(language))
    yield words.say("sheet-serial", serial=sheet.serial)
    yield from ("", words.say("sheet-map"), *_map(sheet), words.say("sheet-legend"))
    yield from ("", words.say("sheet-rooms"))
    far = distances(sheet)
    for room in sheet.rooms:
        where = f"{room.corner.at} {room.width}x{room.height}"
        yield f"{room.number:>4}  {where}  {_kind(room, far.get(room.number), words)}"
        for line in room.lines:
            yield f"      {write_line(line, language, names)}"
    yield from ("", words.say("sheet-items"))
    for item in sheet.items:
        box = "[ ]" if item.owned else "   "
        decoy = f"  {words.say('sheet-decoy')}" if item.decoy else ""
        yield f"  {box} {write_item(item, language, names)}{decoy}"
    yield from ("", words.say("sheet-hero"))
    for number, hero in enumerate(sheet.hero, 1):
        facts = _boxes(hero, words) | {"number": number, "hp": hero.hp}
        yield f"  {words.say('sheet-hero-column', **facts)}"
    yield from ("", words.say("sheet-foes"))
    for number, foe in enumerate(sheet.foes, 1):
        facts = _boxes(foe, words) | {"number": number, "level": foe.circles or 0}
        yield f"  {words.say('sheet-foe-column', **facts)}"


def _kind(room: Room, doors: int | None, words: Words) -> str:
    if room.start:
        return words.say("sheet-start")
    if room.decoy:
        return words.say("sheet-decoy")
    if doors is None:
        return words.say("sheet-hidden")
    return words.say("sheet-doors", count=doors)


def _boxes(column: HeroColumn | EnemyColumn, words: Words) -> dict[str, str | int]:
    upper, lower = (
        write_ability(box, words.language) if box else words.say("sheet-empty")
        for box in column.abilities
    )
    return {"defense": column.defense, "xp": column.xp, "upper": upper, "lower": lower}


# The Map


def _map(sheet: Sheet) -> Iterator[str]:
    rooms = room_at(sheet)
    doors = {door.cells for door in sheet.doors}
    things = _things(sheet)
    yield "     " + " ".join(f"{column:>{_WIDE}}" for column in range(1, SIZE + 1))
    for row in range(1, SIZE + 2):
        places = [Place(column, row) for column in range(1, SIZE + 2)]
        edges = "".join(_edge(place, rooms, doors) for place in places)
        yield f"    {edges}".rstrip()
        if row <= SIZE:
            cells = "".join(
                _side(place, rooms, doors) + things.get(place, " " * _WIDE) for place in places
            )
            yield f"{row:>3} {cells}".rstrip()


def _things(sheet: Sheet) -> dict[Place, str]:
    found = {one.place: f"{one.value:>{_WIDE}}" for one in sheet.numbers}
    found |= {foe.place: f"@{foe.circles}" for foe in sheet.enemies}
    found |= {cell.place: f"#{cell.digit}" for cell in sheet.cells}
    return found | {place: "//" for room in sheet.rooms if (place := room.stairs)}


Rooms = dict[Place, Room]
Edges = set[tuple[Place, Place]]


def _side(here: Place, rooms: Rooms, doors: Edges) -> str:
    """What stands between a cell and the one on its left."""
    left = here.to(-1, 0)
    if (left, here) in doors:
        return ":"
    return "|" if rooms.get(left) is not rooms.get(here) else " "


def _edge(here: Place, rooms: Rooms, doors: Edges) -> str:
    """The corner above and to the left of a cell, and what stands between it and the one above."""
    above = here.to(0, -1)
    around = here.to(-1, -1), above, here.to(-1, 0), here
    corner = {rooms[place].number if place in rooms else 0 for place in around}
    edge = "--" if rooms.get(above) is not rooms.get(here) else " " * _WIDE
    if (above, here) in doors:
        edge = ".."
    return ("+" if len(corner) > 1 else " ") + edge
