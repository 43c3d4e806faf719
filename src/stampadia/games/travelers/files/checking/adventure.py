"""Worlds and Dungeons: their grid, their rooms, their doors, and whether they can end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import (
    ORIENTATIONS,
    Cell,
    Door,
    Dungeon,
    RoomCard,
    World,
    WorldHalf,
)
from stampadia.games.travelers.files.problems import (
    Found,
    Told,
    Where,
    error,
    texts_of,
    warning,
    where_half,
)
from stampadia.games.travelers.generate.dungeon.proof import islands
from stampadia.games.travelers.instructions import Instruction, Reveal, Teleport, Win
from stampadia.games.travelers.rules.floor_plan import (
    CORNERS,
    code_of,
    distances,
    floor_of,
    outward,
    rooms_of,
    turned_direction,
)
from stampadia.workbench.problems import Fault
from stampadia.workbench.walking import steps_from

# Worlds


def check_world(world: World) -> Iterator[Found]:
    for code, half in world.halves().items():
        for field, fault in _half(half):
            yield where_half(code).inside(field), fault
    yield from _ending(world)


def _half(half: WorldHalf) -> Iterator[tuple[str, Fault]]:
    enemy = half.meeting.enemy
    if enemy is None:
        for field in ("open", "bonus", "scroll"):
            if getattr(half, field):
                yield field, error("only-beside-enemies")
        return
    if len(set(half.open)) < len(half.open):
        yield "open", error("said-twice")
    if half.scroll is not None and enemy.modifier is not None:
        yield "scroll", error("scroll-and-modifier")


def _ending(world: World) -> Iterator[Found]:
    texts = texts_of(world)
    seen = _seen(texts)
    wins = [told for told in texts if any(isinstance(act, Win) for _, act in told.acts())]
    if not wins:
        yield Where("adventure/cards"), error("no-win")
    elif not any(told.place in seen for told in wins):
        for told in wins:
            yield told.where, error("win-never-read", place=told.place)
    for told in texts:
        if told.place not in seen and told not in wins:
            yield told.where, warning("never-revealed", place=told.place)


def _seen(texts: list[Told]) -> set[str]:
    """All A halves, and each B half that a half which is seen reveals."""
    seen = {told.place for told in texts if told.place.endswith("A")}
    before = 0
    while len(seen) > before:
        before = len(seen)
        for told in texts:
            if told.place in seen:
                seen |= {act.place for _, act in told.acts() if isinstance(act, Reveal)}
    return seen


# Dungeons


def check_rooms(dungeon: Dungeon) -> Iterator[Found]:
    glyphs: dict[str, int] = {}
    for number, card in enumerate(dungeon.rooms, 1):
        where = at_card(number)
        first = glyphs.setdefault(card.glyph, number)
        if first != number:
            yield where.inside("glyph"), error("glyph-twice", glyph=card.glyph, other=first)
        if not _connected(card):
            yield where.inside("rows"), error("not-connected")
        for fault in _symbol(card):
            yield where.inside("symbol"), fault
        yield from _doors(card, where.inside("doors"), number)


def at_card(number: int) -> Where:
    return Where(f"adventure/rooms/{number}")


def _connected(card: RoomCard) -> bool:
    floor = floor_of(card.rows)
    return bool(floor) and len(distances(floor, min(floor))) == len(floor)


def _symbol(card: RoomCard) -> Iterator[Fault]:
    if card.symbol not in floor_of(card.rows):
        yield error("symbol-in-wall")
    elif card.symbol in CORNERS:
        yield error("symbol-in-corner")
    elif any(door.cell == card.symbol for door in card.doors):
        yield error("symbol-on-door")


def _doors(card: RoomCard, where: Where, number: int) -> Iterator[Found]:
    cells: set[Cell] = set()
    floor = floor_of(card.rows)
    for place, door in enumerate(card.doors, 1):
        here = where.entry(place)
        if door.cell in cells:
            yield here.inside("cell"), error("door-twice")
        cells.add(door.cell)
        if outward(door.cell) is None:
            corner = "yes" if door.cell in CORNERS else "no"
            yield here.inside("cell"), error("door-not-at-border", corner=corner)
        elif door.cell not in floor:
            yield here.inside("cell"), error("door-in-wall")
        yield from _codes(door, here.inside("codes"), number)


def _codes(door: Door, where: Where, number: int) -> Iterator[Found]:
    if not any(door.codes):
        yield where, warning("door-never-opens")
    for place, code in enumerate(door.codes, 1):
        if code.startswith(str(number)):
            yield where.entry(place), error("door-to-itself", code=code)


# Doors: each leads back, the rooms lie beside each other, and all can be reached


ENTRANCE: Final = "1A"


class Opening(Struct, frozen=True):
    """A door as it is in one orientation of its card."""

    room: str
    to: str
    door: Door
    where: Where

    @property
    def direction(self) -> tuple[int, int]:
        way = outward(self.door.cell)
        assert way is not None
        return turned_direction(way, ORIENTATIONS.index(self.room[1]))


def check_doors(dungeon: Dungeon) -> Iterator[Found]:
    """Only of Room Cards that are sound one by one."""
    openings = list(_openings(dungeon))
    faults = list(_back_and_forth(openings))
    yield from faults
    if not faults:
        yield from _reached(dungeon, openings)
        yield from _plane(dungeon)


def _openings(dungeon: Dungeon) -> Iterator[Opening]:
    for number, card in enumerate(dungeon.rooms, 1):
        for place, door in enumerate(card.doors, 1):
            where = at_card(number).within(f"/doors/{place}/codes")
            for side, code in enumerate(door.codes):
                if code:
                    room = f"{number}{ORIENTATIONS[side]}"
                    yield Opening(room, code, door, where.entry(side + 1))


def _back_and_forth(openings: Sequence[Opening]) -> Iterator[Found]:
    by_way: dict[tuple[str, str], list[Opening]] = {}
    for opening in openings:
        by_way.setdefault((opening.room, opening.to), []).append(opening)
    for opening in openings:
        same = by_way[opening.room, opening.to]
        if same[0] is not opening:
            yield opening.where, error("way-twice", room=opening.room, to=opening.to)
            continue
        back = by_way.get((opening.to, opening.room), [])
        if not back:
            yield opening.where, error("no-way-back", room=opening.room, to=opening.to)
        elif turned_direction(opening.direction, 2) != back[0].direction:
            yield opening.where, error("doors-do-not-meet", room=opening.room, to=opening.to)


# What can be reached


def _reached(dungeon: Dungeon, openings: Sequence[Opening]) -> Iterator[Found]:
    ways: dict[str, list[str]] = {}
    for opening in openings:
        ways.setdefault(opening.room, []).append(opening.to)
    texts = texts_of(dungeon)
    for told in texts:
        for _, act in told.acts():
            if isinstance(act, Teleport):
                ways.setdefault(told.place, []).append(act.place)
    reached = steps_from([ENTRANCE], lambda room: ways.get(room, ())).keys()
    for told in texts:
        if told.place not in reached:
            yield told.where, error("room-unreachable", room=told.place)
    entries = {told.place for told in texts}
    for opening in openings:
        if opening.room not in reached | entries:
            yield opening.where, error("room-unreachable", room=opening.room)


# The plane map


def _plane(dungeon: Dungeon) -> Iterator[Found]:
    for island in islands(rooms_of(dungeon)):
        for kind, room, other in island.clashes:
            here, code, there = at_card(room // 4 + 1), code_of(room), code_of(other)
            if kind == "twisted":
                yield here, warning("map-twisted", room=code, to=there)
            else:
                yield here, warning("rooms-overlap", room=code, other=there)


# The Index Cards: which rooms have an entry, and whether the adventure can end


def check_index(dungeon: Dungeon) -> Iterator[Found]:
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
